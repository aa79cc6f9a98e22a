"""702: keyword abilities written out in the card language, in files by number. They register themselves in tables.

Keywords that are only looked for (flying, haste, …) have no expansion: code checks the mask. Those that let a spell be
cast in another way (flashback, foretell, …) are rows of ``objects/keyword_casts.py``. ``bars`` has what the text boxes
of
Class and Case cards stand for.
"""
