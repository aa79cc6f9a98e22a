"""Decks (100.2, 903.5): lists, the formats that judge them, the decks that come with Inset, and card files.

Above ``cards``, whose names the lists use. The package is not called ``decks`` because ``inset.decks()`` is a function.
"""
