"""702: keyword abilities written out in the card language, in files by number. They enter themselves into tables.

Keywords that are only looked for (flying, haste, …) have no expansion: whoever asks looks at the mask. Those that let a
spell be cast otherwise (flashback, foretell, …) are rows of ``objects/keyword_casts.py``. ``bars`` has what the text boxes of
Class and Case cards stand for.
"""
