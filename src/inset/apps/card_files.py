"""``inset cards``: downloads and searches card files; and which of them the other commands use."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from inset.data import places
from inset.kernel.errors import InsetError
from inset.kernel.plain_text import printable

if TYPE_CHECKING:
    from inset.data.fetch import Progress
    from inset.data.scryfall import CardRecord

cards_app = typer.Typer(
    no_args_is_help=True,
    help="Card files: download Scryfall's, look a card up. Other commands use the downloaded file unless --cards names another.",
)
Force = Annotated[bool, typer.Option("--force", help="Overwrite a file that Inset did not write.")]
CardFiles = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="Cards that are not in the library: Scryfall's or MTGJSON's JSON, or a text file with your own; repeatable. "
        "Defaults to the file downloaded by `inset cards fetch`.",
    ),
]
HOW = "give a card file with --cards, or download one with: inset cards fetch"


def files_in_use(paths: Iterable[Path]) -> list[Path]:
    """The files that a command was given, or the one that was downloaded, if there is one."""
    named = list(paths)
    if named:
        return named
    found = places.card_file()
    return [] if found is None else [found]


def one_file(path: Path | None) -> Path:
    """The file that a command works on."""
    found = files_in_use([path] if path is not None else [])
    if not found:
        from inset.data.scryfall import BadCardFile

        raise BadCardFile(HOW)
    return found[0]


def use(paths: Iterable[Path] | None) -> None:
    """Cards that the library lacks come from these files, or from the downloaded one."""
    from inset.decklists import card_files

    if paths:
        card_files.use_cards(*paths)  # a bad file is reported before anything else happens
    else:
        card_files.use(files_in_use(()))


# --- commands -------------------------------------------------------------------------------------------------------------
@cards_app.command()
def fetch(
    url: Annotated[
        str | None, typer.Option(help="URL of a list of bulk files, or of one file; defaults to Scryfall's list.")
    ] = None,
    kind: Annotated[
        str | None, typer.Option(help="Which file of the list; defaults to the one that has each card once.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Where to save it; defaults to the user's data directory."),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Download even if the local file is up to date.")] = False,
    attempts: Annotated[
        int | None, typer.Option(help="How many times to try when the connection breaks.", min=1)
    ] = None,
    force: Force = False,
) -> None:
    """Download Scryfall's cards. Resumes an interrupted download; the file is checked before it is used."""
    from inset.data import fetch as fetching  # and with it the network

    with Bar() as progress:
        found = fetching.fetch(
            url or fetching.BULK,
            kind or fetching.KIND,
            out,
            progress,
            again,
            attempts or fetching.ATTEMPTS,
            force=force,
        )
    for line in found.broken[:20]:
        print(f"inset: {line}", file=sys.stderr)
    word = "downloaded" if found.is_new else "already up to date"
    when = f", of {printable(found.updated_at[:10])}" if found.updated_at else ""
    print(f"{found.path}: {found.cards:,} cards{when}, {word}")


@cards_app.command()
def where(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Show where card files and their indexes are stored, and whether a file has been downloaded."""
    file = places.card_file()
    data = {"cards": str(places.data() / places.CARDS), "downloaded": file is not None, "cache": str(places.cache())}
    if as_json:
        print(json.dumps(data))
        return
    print(f"cards: {data['cards']}" + ("" if file is not None else " (missing; run: inset cards fetch)"))
    print(f"cache: {data['cache']}")


@cards_app.command()
def find(
    name: Annotated[str, typer.Argument(help="The card's name; case does not matter.")],
    cards: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A card file; defaults to the downloaded one.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the record as JSON.")] = False,
) -> None:
    """Show a card of the file as it is printed."""
    found = record(one_file(cards), name)
    if as_json:
        import msgspec

        print(msgspec.json.encode(found).decode())
        return
    print("\n//\n".join(printed(face) for face in found.faces))


@cards_app.command()
def check(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Scryfall's or MTGJSON's JSON, or a text file with your own cards.")
    ],
) -> None:
    """Check whether a file is card data, and list its broken records; exit code 0 if there are none."""
    from inset.data.scryfall import load

    found = load(file)
    for line in found.broken:
        print(line)
    print(f"{file}: {len(found.cards):,} cards, {len(found.broken):,} broken records")
    raise typer.Exit(1 if found.broken else 0)


def record(path: Path, name: str) -> CardRecord:
    """The record of a card, or the closest names."""
    from inset.data.card_index import CardFile
    from inset.data.close_names import closest

    file = CardFile(path)
    found = file.get(name)
    if found is not None:
        return found
    near = closest(name.casefold(), list(file.names()))
    names = [one.name for known in near if (one := file.get(known)) is not None]
    hint = f"; did you mean {', '.join(dict.fromkeys(names))}?" if names else ""
    raise NoSuchCard(f"{path} has no card called {name[:60]!r}{hint}")


class NoSuchCard(InsetError):
    """The file holds no card of that name."""


def printed(face: Any) -> str:
    lines = [f"{face.name} {face.mana_cost}".strip(), face.type_line, face.oracle_text]
    if face.power is not None:
        lines.append(f"{face.power}/{face.toughness}")
    lines += [f"{word}: {count}" for word, count in (("Loyalty", face.loyalty), ("Defense", face.defense)) if count]
    return "\n".join(line for line in lines if line)


class Bar:
    """A bar for a terminal; nothing elsewhere."""

    def __enter__(self) -> Progress | None:
        self.bar: Any = None
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            DownloadColumn,
            Progress as RichBar,
            TimeRemainingColumn,
            TransferSpeedColumn,
        )

        columns = (BarColumn(), DownloadColumn(), TransferSpeedColumn(), TimeRemainingColumn())
        self.bar = RichBar(*columns, console=Console(stderr=True), transient=True)
        self.bar.start()
        task = self.bar.add_task("cards", total=None)
        return lambda done, total: self.bar.update(task, completed=done, total=total)

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()
