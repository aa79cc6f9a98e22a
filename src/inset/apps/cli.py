"""The command line: ``inset watch``, ``inset card``, ``inset decks``, ``inset judge`` and the others."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from inset.apps.cards import deck_app

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Inset: a Magic: The Gathering rules engine. Every event says which rule made it happen.",
)


@app.callback()
def root() -> None:
    """Keeps the name of each command in front of its options."""


@app.command()
def watch(
    decks: Annotated[
        list[str] | None,
        typer.Argument(metavar="[DECK DECK]", help="Two decks or more, by name or by file; at first fables and skies."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed tells the same game.")] = 1,
    format: Annotated[str, typer.Option(help="duel or commander.")] = "duel",
    pause: Annotated[
        float | None, typer.Option(help="Seconds between lines. By default a little on a terminal, none elsewhere.")
    ] = None,
    steps: Annotated[bool, typer.Option(help="Also tell in which step things happen.")] = True,
) -> None:
    """Tell a whole game between random players, every line with the rule that made it happen."""
    from inset.apps.watch import tell_game

    tell_game(decks or ["fables", "skies"], seed, format, pause, steps)


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    seconds: Annotated[float, typer.Option(help="How long to play games for.", min=0.1)] = 10.0,
    decks: Annotated[str, typer.Option(help="The two decks, with a comma between them.")] = "fables,skies",
    seed: Annotated[int, typer.Option(help="Of the first game; each game takes the next.")] = 0,
) -> None:
    """Measure how fast games are played, copied and listed, with random players in one process."""
    from inset.apps.bench import measure, report

    found = measure(decks.split(","), seconds, seed)
    report(found, as_json)


@app.command()
def judge(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Scenario files, or folders of them.")],
    cards: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Card data in Scryfall's JSON shape, for cards that the library lacks."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Tell the story: events, decisions, and why something was refused.")
    ] = False,
    pattern: Annotated[
        str | None, typer.Option("-k", metavar="PATTERN", help="Only scenarios whose name or title has this in it.")
    ] = None,
) -> None:
    """Run scenarios: rules questions as data. The exit code is 0 only if all of them pass."""
    from inset.apps.judge import judge as run_judge

    raise typer.Exit(run_judge(paths, cards or [], as_json, explain, pattern))


@app.command()
def card(
    name: Annotated[str, typer.Argument(help="Either name of the card, or both: A // B.")],
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw it as SVG into this file; - for output.")
    ] = None,
    width: Annotated[int | None, typer.Option(help="Columns, from 24 to 80; by default the terminal's.")] = None,
    color: Annotated[bool | None, typer.Option(help="Colours; by default on a terminal only.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Show a card in its frame, with the inset where it is printed."""
    from inset.apps.cards import show

    show(name, svg, width, color, as_json)


@app.command()
def decks(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list and nothing else.")] = False,
) -> None:
    """List the decks that come with Inset."""
    from inset.apps.cards import list_decks

    list_decks(as_json)


app.add_typer(deck_app, name="deck")


@app.command()
def rules(
    numbers: Annotated[list[str], typer.Argument(help="Rule numbers, such as 715.3d; old ones as 716.3d@old.")],
) -> None:
    """Tell what Inset does about a rule, where, and which tests and scenarios prove it."""
    from inset.apps.rules import tell

    for number in numbers:
        for line in tell(number):
            typer.echo(line)


def main() -> None:
    """The entry point: errors that are meant for people are printed as one line."""
    from inset.kernel.errors import InsetError

    try:
        app()
    except InsetError as error:
        print(f"inset: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        raise SystemExit(0) from None


if __name__ == "__main__":
    main()
