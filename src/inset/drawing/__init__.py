"""715.1, 718.1, 720.1, 722.1: cards that look like cards, with the second set of characteristics in its inset frame.

``svg`` draws a card as a picture, ``terminal`` as lines of text; ``frame`` and
``tile`` draw an object as a player sees it now. The design is Inset's own: nobody else's art or symbols; every word is
rendered from the card's nodes. The fonts, EB Garamond
and Inter, are open (OFL) and come with the package.

>>> from inset.cards import card
>>> svg(card("Bonecrusher Giant")).startswith("<svg ")
True
>>> terminal(card("Stomp"), width=60)[1].split()
['│', 'Bonecrusher', 'Giant', '{2}{R}', '│']
"""

from __future__ import annotations

from inset.drawing.picture import frame, svg, tile
from inset.drawing.terminal import terminal
from inset.drawing.typeface import font_css, font_files

__all__ = ["svg", "frame", "tile", "terminal", "font_css", "font_files"]
