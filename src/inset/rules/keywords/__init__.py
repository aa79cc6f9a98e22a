"""702: keyword abilities written out in the card language. They enter themselves into ``abilities.EXPANSIONS``.

Keywords that are only looked for (flying, haste, …) have no expansion: whoever asks looks at the mask. Those that let a
spell be cast otherwise (flashback, foretell, …) are read by ``offers`` and ``special_actions``.
"""
