"""Cards as SVG: one self-contained text, with no scripts and nothing to fetch.

``fonts="embedded"`` puts the fonts that it uses into the picture, which then looks the same everywhere, even as the
``src`` of an ``<img>``, where the page's fonts aren't available. ``fonts="page"`` leaves them out, for pictures that
are part of a
page: the page has them once (``font_css``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from inset.drawing import look, tile as tiles
from inset.drawing.layout import layout, layout_of
from inset.drawing.sheet import Art, Icon, Part, Rect, Shape, Sheet, Words
from inset.drawing.symbols import symbol
from inset.drawing.typeface import FALLBACK, FAMILY, SERIF, WEIGHT, Fonts, embedded
from inset.language.card import Card
from inset.language.text import card_text


def svg(card: Card, fonts: Fonts = "embedded") -> str:
    """The card as a picture, 63 by 88 millimetres for a single face.

    >>> from inset.cards import card
    >>> svg(card("Forest")).splitlines()[1]
    '<title>Forest</title>'
    """
    return written(layout(card), card_text(card), fonts)


def tile(
    shown: Mapping[str, Any] | Card,
    card: Card | None = None,
    fonts: Fonts = "embedded",
    *,
    low: bool = False,
    count: int = 1,
) -> str:
    """A permanent as a tile for the battlefield: name, art, size, and what differs from print.

    ``shown`` is an entry of ``game.view(player).data["battlefield"]``, ``card`` the card of that name if there is one;
    or ``shown`` is a card, as printed. ``low`` makes it 120 units high instead of 200; ``count`` is the number of
    identical permanents.

    >>> bear = {"name": "Bear", "types": ["creature"], "power": 2, "toughness": 2, "token": True}
    >>> tile(bear, fonts="page").splitlines()[1:3]
    ['<title>Bear</title>', '<desc>2/2, token</desc>']
    """
    made = look.of_card(shown) if isinstance(shown, Card) else look.of_entry(shown, card)
    return written(tiles.tile(made, low, count), described(made), fonts)


def frame(shown: Mapping[str, Any], card: Card | None = None, fonts: Fonts = "embedded") -> str:
    """An object in its full frame, as a player sees it now: with its present characteristics, counters and damage.

    ``shown`` is an entry of ``game.view(player).data``, ``card`` the card of that name if there is one. An entry may
    supply its own rules text as ``text``. A card that nobody may see is drawn as a card back.

    >>> frame({"id": 4, "owner": 1, "controller": 1}, fonts="page").splitlines()[1]
    '<title>Face down</title>'
    """
    made = look.of_entry(shown, card)
    words = [made.title, described(made), *(part.text for part in made.text)]
    return written(layout_of(made), "\n".join(part for part in words if part), fonts)


def described(made: look.Look) -> str:
    """What a tile shows, in words."""
    parts = [made.size, *(chip.text for chip in made.chips)]
    parts += [f"{made.damage} damage"] * bool(made.damage) + ["tapped"] * made.tapped
    return ", ".join(part for part in parts if part)


def written(sheet: Sheet, description: str, fonts: Fonts) -> str:
    """The whole text of a picture."""
    if fonts not in ("embedded", "page"):
        raise ValueError(f'fonts must be "embedded" or "page", not {fonts!r}')
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet.width:g} {sheet.height:g}" '
        f'width="{sheet.width / 10:g}mm" height="{sheet.height / 10:g}mm" role="img">',
        f"<title>{_escaped(sheet.title)}</title>",
        f"<desc>{_escaped(description)}</desc>",
    ]
    if fonts == "embedded":
        rules = embedded((part.face, part.text) for part in sheet.parts if isinstance(part, Words))
        lines.append(f"<style>{rules}</style>")
    return "\n".join([*lines, *drawn(sheet), "</svg>"]) + "\n"


def _escaped(text: str) -> str:
    """Without characters that XML can't contain, and without unprintable ones that affect the rest."""
    return escape("".join(c if c.isprintable() or c in "\t\n" else "\ufffd" for c in text))


def drawn(sheet: Sheet) -> list[str]:
    """The elements, one to a line, in one group with the font of most words."""
    return [f"<g {_font(SERIF)}>", *(_element(part) for part in sheet.parts), "</g>"]


def _font(face: str) -> str:
    return f'font-family="{FAMILY[face]}, {FALLBACK[FAMILY[face]]}" font-weight="{WEIGHT[face]}"'


def _element(part: Part) -> str:
    match part:
        case Rect(box=box):
            stroke = f' stroke="{part.stroke}" stroke-width="{part.stroke_width:g}"' if part.stroke else ""
            rounded = f' rx="{part.radius:g}"' if part.radius else ""
            faint = f' opacity="{part.opacity:g}"' if part.opacity < 1 else ""
            return (
                f'<rect x="{box.x:.5g}" y="{box.y:.5g}" width="{box.w:.5g}" height="{box.h:.5g}"{rounded} '
                f'fill="{part.fill}"{stroke}{faint}/>'
            )
        case Words():
            return _words(part)
        case Icon():
            return symbol(part.text, part.x, part.y, part.size)
        case Shape():
            stroke = f' stroke="{part.stroke}" stroke-width="{part.stroke_width:g}"' if part.stroke else ""
            faint = f' opacity="{part.opacity:g}"' if part.opacity < 1 else ""
            moved = f' transform="{part.transform}"' if part.transform else ""
            return f'<path d={quoteattr(part.path)} fill="{part.fill}"{stroke}{faint}{moved}/>'
        case Art(box=box):
            w, h = f"{box.w:.5g}", f"{box.h:.5g}"
            style = f"width:{w}px;height:{h}px"  # overrides the page's own styles
            shapes = "".join(_element(shape) for shape in part.shapes)
            return f'<svg x="{box.x:.5g}" y="{box.y:.5g}" width="{w}" height="{h}" style="{style}">{shapes}</svg>'


def _words(part: Words) -> str:
    """``textLength`` keeps the width if the viewer has to use another font."""
    font = "" if part.face == SERIF else f" {_font(part.face)}"
    length = f' textLength="{part.width:g}" lengthAdjust="spacingAndGlyphs"' if len(part.text) > 1 else ""
    return (
        f'<text x="{part.x:g}" y="{part.y:g}" font-size="{part.size:g}"{font} fill="{part.ink}"{length}>'
        f"{_escaped(part.text)}</text>"
    )
