"""The fonts of the drawings, how wide their letters are, and their licences. Written by ``python tools/fonts.py``."""
