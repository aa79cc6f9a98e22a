"""The command line: ``inset watch``, ``inset card``, ``inset decks``, ``inset judge`` and the others."""

from __future__ import annotations

import shutil
import sys
import textwrap
from pathlib import Path
from typing import Annotated

import typer

from inset import __version__
from inset.apps.card_files import CardFiles, Force, cards_app, one_file, use
from inset.apps.deck_command import deck_app
from inset.apps.web.command import web_app
from inset.play import garbage

MOST_JOBS = 4096  # processes of inset sim

app = typer.Typer(
    no_args_is_help=True,
    help="Inset: a Magic: The Gathering rules engine. Every event says which rule made it happen.",
)


def tell_version(wanted: bool) -> None:
    if wanted:
        from inset.kernel.build import COMPILED
        from inset.play.record import library_digest

        build = "compiled" if COMPILED else "plain"
        typer.echo(f"inset {__version__} ({build} build, cards {library_digest()})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=tell_version,
            is_eager=True,
            help="Show the version, build and card digest, and exit.",
        ),
    ] = False,
) -> None:
    """Inset: a Magic: The Gathering rules engine. Every event says which rule made it happen."""
    garbage.collect_rarely()


Blanks = Annotated[
    bool, typer.Option("--blanks", help="Replace each card that can't be played yet with a blank that does nothing.")
]
Format = Annotated[str, typer.Option(help="The format: duel or commander.")]


@app.command()
def play(
    deck: Annotated[
        str | None,
        typer.Argument(metavar="DECK", help="Your deck: an embedded deck or a decklist file; see `inset decks`."),
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="DECK", help="An opponent's deck; repeat for a table of three or four."),
    ] = None,
    opponent: Annotated[
        str,
        typer.Option(metavar="A,B", help="greedy, random, search or module:Class; one for all opponents, or one each."),
    ] = "greedy",
    format: Format = "duel",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards; random by default.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, nothing redrawn; for screen readers.")] = False,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Ann",
    cards: CardFiles = None,
    add: Annotated[
        list[str] | None, typer.Option(metavar="'4 NAME'", help="Extra cards for your deck; repeatable.")
    ] = None,
    blanks: Blanks = False,
) -> None:
    """Play against the machine, in the terminal, at a table of two to four. Type help at the table."""
    from inset.apps.play import play as sit_down

    use(cards)
    first = deck or ("fables" if format == "duel" else "mentor")
    others = against or (["skies"] if format == "duel" else [])
    sit_down([first, *others], opponent.split(","), format, seed, plain, load, name, add or [], blanks)


@app.command()
def watch(
    decks: Annotated[
        list[str] | None,
        typer.Argument(metavar="DECK DECK", help="Two to four decks; defaults to two embedded decks of the format."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same game.")] = 1,
    players: Annotated[
        str, typer.Option(metavar="A,B", help="Who plays each deck: greedy, random, search or module:Class.")
    ] = "greedy,greedy",
    format: Format = "duel",
    speed: Annotated[
        float | None, typer.Option(help="2 is twice as fast, 0.5 half as fast; 0 does not wait.", min=0.0)
    ] = None,
    steps: Annotated[bool, typer.Option(help="Show the steps of each turn.")] = True,
    record: Annotated[str | None, typer.Option(metavar="FILE", help="Save the game for `inset replay`.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the events as JSON lines.")] = False,
    cards: CardFiles = None,
    blanks: Blanks = False,
    force: Force = False,
) -> None:
    """Narrate a game between two to four bots, every line with the rule that made it happen."""
    from inset.apps.watch import watch as tell_game

    use(cards)
    tell_game(decks or [], players.split(","), seed, format, speed, steps, record, as_json, blanks, force)


@app.command()
def replay(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="A record from `inset watch --record`, from `save` at the table, or of a failed game."
        ),
    ],
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, nothing redrawn; for screen readers.")] = False,
    cards: CardFiles = None,
) -> None:
    """Step through a recorded game, forwards and backwards."""
    from inset.apps.replay import replay_file

    use(cards)
    replay_file(file, plain)


@app.command()
def sim(
    decks: Annotated[
        list[str], typer.Argument(metavar="DECK…", help="One deck to play itself, or several to play each other.")
    ],
    games: Annotated[int, typer.Option(help="Games per pairing; seats are swapped after each game.", min=1)] = 100,
    players: Annotated[
        str,
        typer.Option(metavar="A,B", help="Who plays each deck: greedy, random, search, search:NODES or module:Class."),
    ] = "greedy,greedy",
    jobs: Annotated[
        int | None,
        typer.Option(help="Worker processes on this machine; defaults to the number of cores.", min=1, max=MOST_JOBS),
    ] = None,
    on: Annotated[
        str,
        typer.Option(
            metavar="WHERE",
            help="Where games run: processes, ray (a cluster on this machine) or ray:ADDRESS (needs inset\\[ray]).",
        ),
    ] = "processes",
    seed: Annotated[int, typer.Option(help="The same seed gives the same result for any --jobs and --on.")] = 0,
    format: Format = "duel",
    decision_seconds: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="Count a game as failed if a decision takes longer. Off by default, because a clock makes results "
            "depend on the machine.",
            min=0.01,
        ),
    ] = None,
    game_answers: Annotated[
        int | None,
        typer.Option(metavar="N", help="Count a game as failed after this many answers. No limit by default.", min=1),
    ] = None,
    mirror: Annotated[
        bool,
        typer.Option(
            "--mirror", help="Play each deck against itself only, to compare players: seats swapped, seeds in pairs."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    csv: Annotated[str | None, typer.Option(metavar="FILE", help="Write a row for each game.")] = None,
    parquet: Annotated[
        str | None, typer.Option(metavar="FILE", help="The same rows as Parquet (needs inset\\[parquet]).")
    ] = None,
    plot: Annotated[
        str | None, typer.Option(metavar="FILE", help="Draw plots as PNG, SVG or PDF (needs inset\\[plot]).")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue an earlier run of the same batch from its journal.")
    ] = False,
    journal: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Where finished games are saved; defaults to a file in the user's cache."),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bar.")] = False,
    force: Force = False,
    goldfish: Annotated[
        bool, typer.Option("--goldfish", help="Play each deck against nobody: turn of the kill, curve, mulligans.")
    ] = False,
    best_of: Annotated[
        int, typer.Option(metavar="N", help="Play best-of-N matches with sideboards; --games counts matches.", min=1)
    ] = 1,
    pod: Annotated[
        bool, typer.Option("--pod", help="Play three or four Commander decks at one table, rotating seats.")
    ] = False,
    cards: CardFiles = None,
    blanks: Blanks = False,
) -> None:
    """Play many games and report which deck or player wins, how long games take, and what each card did."""
    from inset.apps.sim import Outputs, settings_of, simulate
    from inset.apps.sim_shapes import Wanted, simulate as simulate_shape

    use(cards)
    outputs, wanted = Outputs(as_json, csv, parquet, plot, quiet, force), Wanted(goldfish, best_of, pod)
    if wanted.any:
        if resume or journal or decision_seconds:
            raise typer.BadParameter("--resume, --journal and --decision-seconds work for plain batches only")
        raise typer.Exit(
            simulate_shape(wanted, decks, games, players, seed, format, game_answers, on, jobs, outputs, blanks)
        )
    settings = settings_of(decks, games, players, seed, format, decision_seconds, game_answers, blanks, mirror)
    raise typer.Exit(simulate(settings, on, jobs, journal, resume, outputs))


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    seconds: Annotated[float, typer.Option(help="How many seconds to play games for.", min=0.1)] = 10.0,
    decks: Annotated[str, typer.Option(help="Two decks, separated by a comma.")] = "fables,skies",
    seed: Annotated[int, typer.Option(help="Seed of the first game; each later game takes the next number.")] = 0,
    compare: Annotated[
        bool, typer.Option("--compare", help="Compare with the other engines that are installed.")
    ] = False,
    profile: Annotated[bool, typer.Option("--profile", help="Profile random games: where the time goes.")] = False,
    hard: Annotated[bool, typer.Option("--hard", help="Time boards on which one answer could take long.")] = False,
    history: Annotated[Path | None, typer.Option(metavar="FILE", help="Append the figures to this table.")] = None,
    change: Annotated[str, typer.Option(help="With --history: what was changed, in a few words.")] = "",
) -> None:
    """Measure how fast games are played and copied and options listed, with random players in one process."""
    from inset.apps.bench_command import run

    run(decks.split(","), seconds, seed, as_json, compare, profile, history, change, hard)


@app.command()
def judge(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Scenario files, or folders of them.")],
    cards: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="Card data in Scryfall's JSON format, for cards that are not in the library; repeatable.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show the story: events, decisions, and why something was refused.")
    ] = False,
    pattern: Annotated[
        str | None, typer.Option("-k", metavar="PATTERN", help="Run only scenarios whose name or title contains this.")
    ] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Print only what does not pass, and the summary.")
    ] = False,
    seconds: Annotated[
        float, typer.Option(min=0, help="Stop a scenario after this much CPU time; 0 means never.")
    ] = 60,
) -> None:
    """Run scenarios: rules questions as data. The exit code is 0 only if all of them pass."""
    from inset.apps.judge import judge as run_judge

    raise typer.Exit(run_judge(paths, cards or [], as_json, explain, pattern, quiet, seconds))


@app.command()
def card(
    name: Annotated[str, typer.Argument(help="The card's name; for a two-part card either name, or A // B.")],
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="FILE", help="Draw it as SVG into this file; - writes to standard output."),
    ] = None,
    width: Annotated[
        int | None, typer.Option(help="Width in columns; defaults to the terminal's.", min=24, max=80)
    ] = None,
    color: Annotated[bool | None, typer.Option(help="Use colors; by default only on a terminal.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    source: Annotated[bool, typer.Option("--source", help="Print the Python source that defines it.")] = False,
    cards: CardFiles = None,
    force: Force = False,
) -> None:
    """Show a card in its frame, with the inset where it is printed."""
    from inset.apps.cards import show, show_source

    use(cards)
    if source:
        show_source(name)
    else:
        show(name, svg, width, color, as_json, force)


@app.command()
def decks(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list and nothing else.")] = False,
) -> None:
    """List the decks that come with Inset."""
    from inset.decklists.embedded import DUEL
    from inset.decklists.embedded_commander import COMMANDER

    if as_json:
        from inset.apps.decks import decks_as_json

        print(decks_as_json())
        return
    for format, found in (("duel", DUEL), ("commander", COMMANDER)):
        print(f"{format}:")
        for name, deck in found.items():
            print(textwrap.fill(f"  {name:12} {deck.colors:5} {deck.about}", 80, subsequent_indent=" " * 21))


app.add_typer(deck_app, name="deck")
app.add_typer(cards_app, name="cards")
app.add_typer(web_app, name="web")


@app.command()
def rules(
    numbers: Annotated[list[str], typer.Argument(help="Rule numbers, such as 715.3d; old ones as 716.3d@old.")],
    every: Annotated[bool, typer.Option("--all", help="Show every proof, not just five.")] = False,
) -> None:
    """Show what Inset does about a rule, where, and which tests and scenarios prove it."""
    from inset.apps.rules import in_columns, tell

    for number in numbers:
        for line in in_columns(tell(number, every), shutil.get_terminal_size().columns):
            typer.echo(line)


@app.command()
def mcp(
    records: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Where games are saved as records; defaults to a folder in the user's cache."),
    ] = None,
    cards: CardFiles = None,
) -> None:
    """Serve games and rules questions to a language model, over standard input and output (needs inset\\[mcp])."""
    from inset.apps.mcp.command import serve

    use(cards)
    serve(records)


@app.command()
def words(
    phrase: Annotated[
        list[str] | None, typer.Argument(help="A word of the card language, or words from a card's text.")
    ] = None,
) -> None:
    """List the words of the card language, each with a card that uses it, or find how to say something in it."""
    from inset.apps.words import every, tell

    for line in tell(" ".join(phrase)) if phrase else every():
        typer.echo(line)


@app.command(name="compile")
def compile_(
    name: Annotated[str | None, typer.Argument(help="A card to show in detail.")] = None,
    cards: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Scryfall's bulk JSON or MTGJSON's AtomicCards; defaults to the downloaded file."
        ),
    ] = None,
    full_report: Annotated[bool, typer.Option("--report", help="Report how far each card of the file gets.")] = False,
    by: Annotated[
        str | None, typer.Option(metavar="set|format|year", help="Break the report down by set, format or year.")
    ] = None,
    text: Annotated[Path | None, typer.Option(metavar="FILE", help="A text file with your own cards.")] = None,
    ledger: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write one line per card to this file.")
    ] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Check that this ledger is up to date.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Include digital-only and joke cards.")] = False,
    spelled: Annotated[bool, typer.Option("--meaning", help="Print the card with every pronoun spelled out.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Compile every card again, ignoring cached results.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    force: Force = False,
) -> None:
    """Read printed card text into playable cards, or say what could not be read."""
    from inset.apps import compile as command, compile_report

    if text is not None:
        raise typer.Exit(command.show_text(text, as_json))
    if name is not None and not full_report:
        raise typer.Exit(command.show_card(one_file(cards), name, as_json, spelled))
    compile_report.run(one_file(cards), as_json, ledger, check, by, everything, fresh, force)


def main() -> None:
    """The entry point: errors meant for people are printed as one line."""
    from inset.apps import streams
    from inset.kernel.errors import InsetError
    from inset.kernel.plain_text import printable_lines

    streams.prepare()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()  # a full disk is noticed here, not when Python ends
    except InsetError as error:
        from inset.apps import failures

        for line in failures.told(error):
            print(line, file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:  # the reader has seen enough
        streams.abandon_output()
        raise SystemExit(0) from None
    except OSError as error:  # problems with files have their own messages: this one is about the output
        streams.abandon_output()
        where = f"{error.filename}" if error.filename else "the output"
        print(f"inset: {printable_lines(where)} can't be used: {error.strerror or error}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
