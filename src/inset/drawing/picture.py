"""A laid-out card as SVG: one self-contained text, with no scripts, no references and no fonts of its own."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from inset.drawing.layout import layout
from inset.drawing.sheet import Icon, Part, Rect, Shape, Sheet, Words
from inset.drawing.symbols import FONT, symbol
from inset.language.card import Card
from inset.language.text import card_text


def svg(card: Card) -> str:
    """The card as a picture, 63 by 88 millimetres for a single face.

    >>> from inset.cards import card
    >>> svg(card("Forest")).splitlines()[1]
    '<title>Forest</title>'
    """
    sheet = layout(card)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet.width:g} {sheet.height:g}" '
        f'width="{sheet.width / 10:g}mm" height="{sheet.height / 10:g}mm" role="img">',
        f"<title>{escape(sheet.title)}</title>",
        f"<desc>{escape(card_text(card))}</desc>",
        *drawn(sheet),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def drawn(sheet: Sheet) -> list[str]:
    """The elements, one to a line, words in one group with their font."""
    return [f'<g font-family="{FONT}">', *(_element(part) for part in sheet.parts), "</g>"]


def _element(part: Part) -> str:
    match part:
        case Rect(box=box):
            stroke = f' stroke="{part.stroke}" stroke-width="{part.stroke_width:g}"' if part.stroke else ""
            rounded = f' rx="{part.radius:g}"' if part.radius else ""
            return (
                f'<rect x="{box.x:.5g}" y="{box.y:.5g}" width="{box.w:.5g}" height="{box.h:.5g}"{rounded} '
                f'fill="{part.fill}"{stroke}/>'
            )
        case Words():
            bold = ' font-weight="bold"' if part.bold else ""
            length = f' textLength="{part.width:g}" lengthAdjust="spacingAndGlyphs"' if len(part.text) > 1 else ""
            return (
                f'<text x="{part.x:g}" y="{part.y:g}" font-size="{part.size:g}"{bold} fill="{part.ink}"{length}>'
                f"{escape(part.text)}</text>"
            )
        case Icon():
            return symbol(part.text, part.x, part.y, part.size)
        case Shape():
            stroke = f' stroke="{part.stroke}"' if part.stroke else ""
            faint = f' opacity="{part.opacity:g}"' if part.opacity < 1 else ""
            return f'<path d={quoteattr(part.path)} fill="{part.fill}"{stroke}{faint}/>'
