"""``inset card``: cards that look like cards, or as data, or the lines of Python that make them."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from inset.data.written_files import CARD_PICTURE, write_text
from inset.decklists import decks as library
from inset.kernel.errors import InsetError
from inset.kernel.types import COLOR_LETTER, COLORS
from inset.language.card import FRAME_WORD, Card


def show(
    name: str, svg: Path | None, width: int | None, color: bool | None, as_json: bool, force: bool = False
) -> None:
    """Prints a card, or draws it into a file."""
    found = library.known(name)
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


def show_source(name: str) -> None:
    """Prints the lines of the library that make a card, and where they are."""
    from inset.cards.source import written

    found = library.known(name)
    lines = written().get(found.name)
    if lines is None:
        raise InsetError(
            f"{found.full_name} has no lines in the library: it was compiled from its text, or added by a program"
        )
    print(f"# {lines.file}, line {lines.line}", lines.text, sep="\n")


def lines_of(found: Card, width: int | None, color: bool | None) -> list[str]:
    """The card for this terminal: as wide as there is room, with colours and frames if it has them."""
    from inset.drawing.terminal import WIDEST, ascii_only, colored, terminal

    lines = terminal(found, width or min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))
    if color if color is not None else sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        return colored(lines, found)
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
