"""``inset deck``: its commands and their options. Each imports its implementation when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from inset.apps.card_files import CardFiles, Force, use
from inset.data.dialect_names import LISTED, check_dialect
from inset.decklists.basics import JUDGED

deck_app = typer.Typer(
    no_args_is_help=True, help="Check decklists, see what they lack, or convert them for another program."
)
File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A decklist, the name of an embedded deck, or - for standard input.")
]
Dialect = Annotated[
    str | None,
    typer.Option("--from", help=f"The dialect, if it is not detected correctly: {LISTED}."),
]


@deck_app.command()
def check(
    path: File,
    format: Annotated[str, typer.Option(help=f"{', '.join(JUDGED)}.")] = "duel",
    dialect: Dialect = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    cards: CardFiles = None,
) -> None:
    """Check whether a deck is legal and can be played, and name each problem with its line and rule.

    Size, copies, sideboard, bans, commander and color identity are checked. Which cards a format allows comes from the card
    data. The exit code is 0 if the deck is legal and can be played, 3 if the card data does not say whether it is legal,
    otherwise 1.
    """
    from inset.apps.decks import check as run

    use(cards)
    raise typer.Exit(run(path, format, dialect, as_json))


@deck_app.command()
def report(
    paths: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…", help="Decklists, folders of decklists, embedded decks, or JSON with one deck per line."
        ),
    ],
    dialect: Dialect = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    totals: Annotated[bool, typer.Option("--totals", help="Leave out the list of decks.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Compile every card again, ignoring cached results.")] = False,
    cards: CardFiles = None,
) -> None:
    """Show which decks can be played completely, and what the others are missing.

    Over all decks, the report lists the cards, and the clauses of card text, that keep most of them from being played. The
    exit code is 1 if a deck can't be read.
    """
    from inset.apps.deck_report import report as run

    use(cards)
    if dialect is not None:
        check_dialect(dialect)
    raise typer.Exit(run(paths, dialect, as_json, totals, fresh))


@deck_app.command()
def convert(
    path: File,
    to: Annotated[str, typer.Option("--to", help=f"{LISTED}.")],
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write it to this file.")] = None,
    dialect: Dialect = None,
    cards: CardFiles = None,
    force: Force = False,
) -> None:
    """Convert a decklist for another program, with two-part names as that program writes them."""
    from inset.apps.decks import convert as run

    use(cards)
    run(path, to, out, dialect, force)
