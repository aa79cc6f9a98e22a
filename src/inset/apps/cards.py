"""``inset card``: cards that look like cards, or as data, or the lines of Python that make them."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

from inset.data.card_records import CardRecord, FaceRecord
from inset.data.written_files import CARD_PICTURE, write_text
from inset.decklists import card_files, decks as library
from inset.kernel.errors import InsetError, UnsupportedText
from inset.kernel.types import COLOR_LETTER, COLORS
from inset.language.card import FRAME_WORD, Card


def show(
    name: str, svg: Path | None, width: int | None, color: bool | None, as_json: bool, force: bool = False
) -> None:
    """Prints a card, or draws it into a file. One that can't be played is printed too, and says so."""
    try:
        found = library.known(name)
    except UnsupportedText as error:
        record = card_files.record(name)
        if record is None or svg is not None:
            raise
        show_unplayable(record, str(error), width, as_json)
        return
    if as_json:
        print(json.dumps(card_data(found), ensure_ascii=False, indent=1))
    elif svg is not None:
        from inset.drawing import svg as draw

        picture = draw(found)
        if str(svg) == "-":
            sys.stdout.write(picture)
            return
        write_text(svg, picture, CARD_PICTURE, force)
        print(f"{found.full_name}: {svg}")
    else:
        print(*lines_of(found, width, color), sep="\n")


def show_unplayable(record: CardRecord, why: str, width: int | None, as_json: bool) -> None:
    """A card whose text can't be read, as the card file has it, and why it can't be played."""
    if as_json:
        print(json.dumps(printed_data(record, why), ensure_ascii=False, indent=1))
        return
    from inset.drawing.terminal import WIDEST, printed

    columns = width or min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    lines: list[str] = []
    for face in record.faces:
        lines += printed(face.name, face.mana_cost, face.type_line, face.oracle_text, printed_size(face), columns)
    print(*in_this_encoding(lines), *textwrap.wrap(why, columns), sep="\n")


def printed_size(face: FaceRecord) -> str:
    if face.power is not None and face.toughness is not None:
        return f"{face.power}/{face.toughness}"
    return face.loyalty or face.defense or ""


def printed_data(record: CardRecord, why: str) -> dict[str, Any]:
    """The same as data, with the reason why it can't be played."""
    return {
        "name": record.name,
        "playable": False,
        "why": why,
        "faces": [
            {
                "name": face.name,
                "mana_cost": face.mana_cost,
                "type_line": face.type_line,
                "text": face.oracle_text,
                "size": printed_size(face),
            }
            for face in record.faces
        ],
    }


def show_source(name: str) -> None:
    """Prints the lines of the library that make a card, and where they are."""
    from inset.cards.source import written

    found = library.known(name)
    lines = written().get(found.name)
    if lines is None:
        raise InsetError(
            f"{found.full_name} has no source in the library: it was compiled from its text, or added by a program"
        )
    print(f"# {lines.file}, line {lines.line}", lines.text, sep="\n")


def lines_of(found: Card, width: int | None, color: bool | None) -> list[str]:
    """The card for this terminal: as wide as it allows, with colors and frames if it supports them."""
    from inset.drawing.terminal import WIDEST, colored, terminal

    lines = terminal(found, width or min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))
    if color if color is not None else sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        return colored(lines, found)
    return in_this_encoding(lines)


def in_this_encoding(lines: list[str]) -> list[str]:
    """With plainer characters if the output can't encode the others."""
    from inset.drawing.terminal import ascii_only

    try:
        "".join(lines).encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ascii_only(lines)
    return lines


def card_data(found: Card) -> dict[str, Any]:
    """A card as data: its kind, and each set of characteristics."""
    from inset.drawing.words import size, type_line
    from inset.language.text import face_text
    from inset.rules.objects.frames import color_identity

    identity = color_identity(found)
    return {
        "name": found.full_name,
        "frame": FRAME_WORD[found.frame],
        "color_identity": [COLOR_LETTER[color] for color in COLORS if identity & color],
        "faces": [
            {
                "name": face.name or found.name,
                "mana_cost": "" if face.cost is None else str(face.cost),
                "type_line": type_line(face if face.types else found.faces[0]),
                "text": face_text(face, found),
                "size": size(face),
            }
            for face in found.faces
        ],
    }
