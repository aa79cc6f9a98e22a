"""715.1, 718.1, 720.1, 722.1: cards that look like cards, with the second set of characteristics in its inset frame.

``svg`` draws a card as a picture, ``terminal`` as lines of text. The design is Inset's own: no art, no fonts, no
symbols of anybody else's; every word is rendered from the card's nodes.

>>> from inset.cards import card
>>> svg(card("Bonecrusher Giant")).startswith("<svg ")
True
>>> terminal(card("Stomp"), width=60)[1].split()
['│', 'Bonecrusher', 'Giant', '{2}{R}', '│']
"""

from __future__ import annotations

from inset.drawing.picture import svg
from inset.drawing.terminal import terminal

__all__ = ["svg", "terminal"]
