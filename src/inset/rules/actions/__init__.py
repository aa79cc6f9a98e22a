"""701 and other instructions: their performers. Layer 13: they register themselves in ``instructions.PERFORM``.

Keyword actions are in the files of their numbers: ``a3_to_17`` holds 701.3 to 701.17, and so on. All other instructions are
filed by what they do.
"""
