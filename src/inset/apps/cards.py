"""``inset card``, ``inset decks``, ``inset deck``: cards that look like cards, decks, and lists of other programs."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from inset.apps.card_files import CardFiles, use
from inset.apps.files import write_text
from inset.data import deck_dialects
from inset.decklists import decks as library, judging
from inset.decklists.decks import Deck
from inset.decklists.formats import ILLEGAL, JUDGED, UNKNOWN, UNPLAYABLE, Violation
from inset.kernel.errors import InsetError, InvalidDeck
from inset.kernel.plain_text import printable
from inset.kernel.types import COLOR_LETTER, COLORS
from inset.language.card import FRAME_WORD, Card

deck_app = typer.Typer(
    no_args_is_help=True, help="Check decklists, see what they lack, or convert them for another program."
)


# --- cards ----------------------------------------------------------------------------------------


def show(name: str, svg: Path | None, width: int | None, color: bool | None, as_json: bool) -> None:
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
        write_text(svg, picture)
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


# --- decks ----------------------------------------------------------------------------------------


def deck_data(made: Deck) -> dict[str, Any]:
    """A deck as data; ``cards`` is how many of each, the commander among them."""
    cards = {name: made.commanders.count(name) for name in made.commanders} | dict(made.main)
    return {
        "name": made.name,
        "format": made.format,
        "colors": list(made.colors),
        "description": made.about,
        "size": made.size,
        "commanders": list(made.commanders),
        "cards": cards,
    }


def list_decks(as_json: bool) -> None:
    """The decks that come with Inset."""
    found = [library.deck(name) for name in library.names()]
    if as_json:
        print(json.dumps([deck_data(made) for made in found], ensure_ascii=False, indent=1))
        return
    for format in library.FORMATS:
        print(f"{format}:")
        for made in found:
            if made.format == format:
                print(textwrap.fill(f"  {made.name:12} {made.colors:5} {made.about}", 80, subsequent_indent=" " * 21))


File = Annotated[Path, typer.Argument(metavar="FILE", help="A decklist, the name of an embedded deck, or - for input.")]
Dialect = Annotated[
    str | None,
    typer.Option("--from", help=f"The dialect, if it is not told rightly: {', '.join(deck_dialects.DIALECTS)}."),
]


def _read(path: Path, dialect: str | None) -> tuple[str, deck_dialects.Decklist]:
    """The name that the file gives the deck, and what the file says."""
    if str(path) in library.names() and not path.exists():
        return str(path), library.list_of(library.deck(str(path)))
    raw = sys.stdin.buffer.read(4 * deck_dialects.LONGEST + 1) if str(path) == "-" else library.read_file(path)
    return "deck" if str(path) == "-" else printable(path.stem), deck_dialects.read(raw, dialect)


def _tell_aside(found: deck_dialects.Decklist) -> None:
    """A line for each card that the list names but does not play."""
    for row in found.aside:
        print(f"line {row.line}: {row.count} {row.name} is set aside, no part of the deck", file=sys.stderr)


@deck_app.command()
def check(
    path: File,
    format: Annotated[str, typer.Option(help=f"{', '.join(JUDGED)}.")] = "duel",
    dialect: Dialect = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    cards: CardFiles = None,
) -> None:
    """Is the deck allowed, and can it be played? Size, copies, sideboard, bans, commander and colour identity: everything
    that is wrong, with its line and rule. Which cards a format has comes from the card data. Exit code 0 if the deck is
    allowed and can be played, 3 if the card data does not say whether it is allowed, else 1."""
    use(cards)
    judging.check_judged(format)
    if dialect is not None:
        deck_dialects.check_dialect(dialect)
    name, found, made = path.name, deck_dialects.Decklist(dialect or ""), None
    try:
        name, found = _read(path, dialect)
        verdict = judging.judge(found, name, format)
        made = library.of_list(found, name) if verdict.is_playable else None
    except InvalidDeck as error:  # it can't be read at all
        verdict = judging.Judgement((Violation(error.message, error.rule),), 0)
    if as_json:
        data = {
            "legal": verdict.is_legal, "playable": verdict.is_playable, "format": format, "unchecked": verdict.unchecked,
            "problems": [asdict(problem) for problem in verdict.problems],
        }  # fmt: skip
        print(json.dumps(data | ({} if made is None else {"deck": deck_data(made)}), ensure_ascii=False, indent=1))
    else:
        for line in _verdict_lines(verdict, made, found.name or name, format):
            print(line)
    _tell_aside(found)
    raise typer.Exit(1 if verdict.problems else 0 if verdict.is_legal else 3)


def _verdict_lines(verdict: judging.Judgement, made: Deck | None, name: str, format: str) -> Iterator[str]:
    missing, wrong = verdict.of_kind(UNKNOWN, UNPLAYABLE), verdict.of_kind(ILLEGAL)
    if missing:
        yield f"{name} can't be played:"
        yield from (f"  {problem}" for problem in missing)
    if wrong:
        yield f"{name} is not legal in {format}:"
        yield from (f"  {problem}" for problem in wrong)
    elif verdict.unchecked:
        what = "1 of its cards" if verdict.unchecked == 1 else f"{verdict.unchecked} of its cards"
        yield f"{name}: size and copies fit {format}; the card data does not say whether {what} are allowed there"
    elif verdict.is_legal and made is not None:
        yield f"{made.name}: {made.size} cards, {made.colors or 'colourless'}, legal in {format}"
    elif verdict.is_legal:
        yield f"{name} is legal in {format}"


@deck_app.command()
def report(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="FILE…", help="Decklists, folders of them, embedded decks, or JSON with a deck a line."),
    ],
    dialect: Dialect = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    totals: Annotated[bool, typer.Option("--totals", help="Leave out the list of decks.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Compile every card again, whatever is cached.")] = False,
    cards: CardFiles = None,
) -> None:
    """Which decks can be played whole? Lists the missing cards of each deck and, over all, the cards and the clauses of
    card text that keep most decks from being played. Exit code 1 if a deck can't be read."""
    from inset.apps.deck_report import report as run

    use(cards)
    if dialect is not None:
        deck_dialects.check_dialect(dialect)
    raise typer.Exit(run(paths, dialect, as_json, totals, fresh))


@deck_app.command()
def convert(
    path: File,
    to: Annotated[str, typer.Option("--to", help=f"{', '.join(deck_dialects.DIALECTS)}.")],
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write it there.")] = None,
    dialect: Dialect = None,
    cards: CardFiles = None,
) -> None:
    """Turn a decklist into that of another program, with two-part names as it writes them."""
    use(cards)
    name, found = _read(path, dialect)
    text = library.written(library.of_list(found, name), to)
    _tell_aside(found)
    if out is None:
        sys.stdout.write(text)
        return
    write_text(out, text)
