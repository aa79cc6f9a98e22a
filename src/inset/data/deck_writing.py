"""Decklists for other programs. Each dialect writes the name of a two-part card in its own way.

==========  =====================================  ==========================
dialect     Adventure, Omen, prepare spell         split; double-faced
==========  =====================================  ==========================
arena       Bonecrusher Giant                      Fire // Ice; front face
mtgo, dek   Bonecrusher Giant/Stomp                Fire/Ice; front face
plain       Bonecrusher Giant // Stomp             Fire // Ice; both faces
forge       Bonecrusher Giant                      Fire // Ice; front face
cockatrice  Bonecrusher Giant // Stomp             Fire // Ice; both faces
==========  =====================================  ==========================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inset.data.deck_dialects import Decklist, canonical, read
from inset.data.deck_xml import Row
from inset.data.dialect_names import check_dialect
from inset.kernel.errors import InvalidDeck
from inset.language.card import FLIP, HALVES, MODAL, TRANSFORM, Card

Rows = Sequence[Row]


def called(card: Card, dialect: str) -> str:
    """What the dialect calls the card."""
    if dialect in ("plain", "cockatrice"):
        return card.full_name
    if card.frame in HALVES:
        return card.full_name.replace(" // ", "/") if dialect in ("mtgo", "dek") else card.full_name
    if dialect in ("mtgo", "dek") and card.frame not in (MODAL, TRANSFORM, FLIP):
        return card.full_name.replace(" // ", "/")
    return card.name


def write(made: Decklist, dialect: str) -> str:
    """The list in a dialect; names are already in its form. Refuses anything the dialect can't express."""
    check_dialect(dialect)
    text = _WRITERS[dialect](made)
    again = read(text, dialect)
    wanted = [_counted(rows) for rows in (made.main, made.commanders, made.side)]
    if [_counted(rows) for rows in (again.main, again.commanders, again.side)] != wanted:
        raise InvalidDeck(f"{dialect} can't express this deck: its commander or sideboard would be misread")
    return text


def _counted(rows: Rows) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in rows:
        found[canonical(row.name)] = found.get(canonical(row.name), 0) + row.count
    return found


def _lines(rows: Rows, head: str = "", end: str = "") -> list[str]:
    """The rows under their heading, with a blank line after them; nothing if there are none."""
    if not rows:
        return []
    return [*([head] if head else []), *(f"{row.count} {row.name}{end}" for row in rows), ""]


def _text(lines: list[str]) -> str:
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join(lines) + "\n"


def _arena(made: Decklist) -> str:
    about = ["About", f"Name {made.name}", ""] if made.name else []
    rows = _lines(made.commanders, "Commander") + _lines(made.main, "Deck") + _lines(made.side, "Sideboard")
    return _text(about + rows)


def _plain(made: Decklist) -> str:
    head = "Deck" if made.commanders or made.side else ""
    rows = _lines(made.commanders, "Commander") + _lines(made.main, head) + _lines(made.side, "Sideboard")
    return _text(rows)


def _mtgo(made: Decklist) -> str:
    return _text(_lines(made.main) + _lines((*made.commanders, *made.side), "Sideboard"))


def _forge(made: Decklist) -> str:
    rows = ["[metadata]", f"Name={made.name or 'deck'}"]
    for part, head in ((made.commanders, "[Commander]"), (made.main, "[Main]"), (made.side, "[Sideboard]")):
        rows += _lines(part, head)[:-1]
    return _text(rows)


def _dek(made: Decklist) -> str:
    from xml.sax.saxutils import quoteattr  # imports a lot of network code: only when XML is written

    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<Deck>", "  <NetDeckID>0</NetDeckID>"]
    lines.append("  <PreconstructedDeckID>0</PreconstructedDeckID>")
    for rows, side in ((made.main, "false"), ((*made.commanders, *made.side), "true")):
        lines += [
            f'  <Cards CatID="0" Quantity="{row.count}" Sideboard="{side}" Name={quoteattr(row.name)} Annotation="0"/>'
            for row in rows
        ]
    return _text([*lines, "</Deck>"])


def _cockatrice(made: Decklist) -> str:
    from xml.sax.saxutils import escape, quoteattr

    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">']
    lines += [f"    <deckname>{escape(made.name)}</deckname>", "    <comments></comments>"]
    for zone, rows in (("main", made.main), ("side", (*made.commanders, *made.side))):
        if rows:
            lines.append(f'    <zone name="{zone}">')
            lines += [f'        <card number="{row.count}" name={quoteattr(row.name)}/>' for row in rows]
            lines.append("    </zone>")
    return _text([*lines, "</cockatrice_deck>"])


_WRITERS: Final[dict[str, Callable[[Decklist], str]]] = {
    "arena": _arena, "plain": _plain, "mtgo": _mtgo, "forge": _forge, "dek": _dek, "cockatrice": _cockatrice,
}  # fmt: skip
