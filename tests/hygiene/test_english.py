"""What people read is English: the worst phrases, doubled words and wrong articles do not come back.

This covers every string, docstring and comment, the pages written by hand, scenario titles, the help of every command, and
what recorded games print: prompts, options and log.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from inset import Game
from inset.apps.cli import app
from inset.decklists.decks import Deck
from inset.kernel.errors import InsetError
from inset.play.record import answer_from_json
from tools import replays

ROOT = Path(__file__).resolve().parents[2]
HERE = "tests/hygiene/test_english.py"  # which has the phrases
GAMES = len(replays.read(ROOT / "tests" / "game" / "replays.jsonl.gz"))  # whose words are read

# A phrase that reads as if it were translated, and what to write instead.
PHRASES = {
    r"not told rightly": "not detected correctly",
    r"[Aa]t first the file of": "Defaults to the file …",
    r"\bis called [^;]{0,60}; there is\b": "no … called …; choose …",
    r"which this format has not": "add `--format …`",
    r"\band the least is\b": "; the minimum is",
    r"\b[Yy]ou go on with\b": "Resuming …",
    r"\bwhat is so instead\b": "what happened instead",
    r"\bis told of before\b": "is reported before",
    r"\bin the middle, \d": "median …, range …",
    r"\bwhen cast so\b": "when cast this way",
    r"\ba position that can't be\b": "impossible position: …",
    r"\bset aside, no part of\b": "ignored (maybeboard)",
    r"can't be read: not read": "can't be read: …",
    r"\bgoes on with it\b": "resumes it",
    r"\bgone on with\b": "continued",
    r"\b(made|built|worked out|dealt|drawn) anew\b": "rebuilt, recomputed, dealt again",
    r"\bat the (most|least)\b(?! (recent|common|likely))": "at most, at least",
    r"\b(taken|measured) in turns\b": "taken alternately",
    r"\b[Tt]ell the version\b": "Show the version",
    r"\bis it that\b": "is it …",
    r"\bwhat has come is kept\b": "the partial download is kept",
    r"\b(it|that|which) is no (card|creature|player|option|number|text|file|record|answer|token)\b": "is not a …",
    r"\byou may [^.?!,]{3,60}\?": "a question that asks: … ?",
    r"\bin the midst of\b": "in the middle of, during",
    r"\bthe question that stands\b": "the current (or pending) question",
    r"\b[Ww]hat came of\b": "the result of",
    r"\b[Ww]hy [\w' ]{1,40} is as it is\b": "why … is the way it is",
    r"\b(too dear|dearer|dearest)\b": "too expensive, slower, slowest",
    r"\bof one's own\b": "your own",
    r"\btold in the log\b": "logged",
    r"\bwhat stands against (it|each)\b": "what prevents it",
    r"✓ It is so|✗ It is not so": "that's right, that's wrong",
    r"\b[Hh]ere could stand\b": "expected here",
    r"\bbeyond all measure\b": "far too large",
    r"\bin vain\b": "needlessly, without effect",
    r"\b(a|the|one|this|each) deeds?\b": "an action, an instruction",
    r"\bthe object that speaks\b": "the ability's own object",
    r"\bthe (instruction|sentence|clause) before\b(?! (the|that|a)\b)": "the previous …",
    r"\bsaid of\b": "said about, refers to",
    r"\b(is|are|was|were) so called\b|\bcalled so\b": "has this name",
    r"\banother than\b": "other than",
    r"\b[Ww]hat comes of\b": "what … causes",
    r"\bby now\b": "now, already",
    r"\b(number|false|text|objects|words|Card|JSON) is wanted\b": "expected …",
    r"\b(mend (this|it|them)|mended|to be mended)\b": "fix",
    r"\bit can't be done: ": "the reason alone",
    r"\b(is|are) to be seen\b(?! \()": "is visible",
    r"\bis told by\b": "is identified by",
    r"\b(something|anything) is so\b": "a condition holds",
    r"\b[Ss]omething slightly else\b": "something slightly different",
    r"\b(another|other) one than\b": "a different … from",
    r"\bis no (part|creature|Saga|target|vote|mana ability|Adventure) (of|any|on|exile)\b": "is not a …",
    r"(?<=title: )(Whoever|Who) ": "A player who …",
    r"\b(enters|cast|lies|stay|entered) so\b(?! (that|as|many|long|far))": "this way, that way",
}
SLIPS = {
    r"\b(the|a|an|of|to|is|in|and|or|by|with|for|you control|you own) \1\b(?!-)": "a doubled word",
    r"(?<![\w'.])a (?=[aeio][a-z])(?!one\b|one-|once\b|eu|ewe\b|i\b|o\b|e\b)": "an, not a",
    r"(?<![\w'.])an (?=[bcdfgjklmpqrstvwyz][a-z])": "a, not an",
    r", ,|,,(?![,\w\s]*[\])}`\"'])": "two commas",
    r"\b(it|they|this|that|who|which)'s's\b": "a possessive twice",
}


def faults(text: str, patterns: dict[str, str]) -> list[str]:
    return [f"{found[0]!r}: {better}" for one, better in patterns.items() if (found := re.search(one, text))]


def tracked(*folders: str) -> Iterator[Path]:
    listed = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.splitlines():
        if not name.endswith((".py", ".md", ".yaml", ".yml")) or not (ROOT / name).is_file():
            continue
        if "generated" not in name and not name.startswith("tests/past/") and name != HERE:
            yield ROOT / name


def test_no_phrase_of_the_list_is_in_the_source_or_the_pages() -> None:
    found = []
    for path in tracked(
        "src", "docs", "tests", "tools", "README.md", "CONTRIBUTING.md", "SECURITY.md", "examples", ".github"
    ):
        text = path.read_text(encoding="utf-8")
        near = {
            one: better for one, better in PHRASES.items() if re.search(one, text)
        }  # a whole file is quicker than lines
        for number, line in enumerate(text.splitlines() if near else (), 1):
            found += [f"{path.relative_to(ROOT)}:{number}: {fault}" for fault in faults(line, near)]
    assert not found, "\n".join(found)


def test_no_word_of_the_pages_is_doubled_and_articles_fit() -> None:
    found = []
    for path in tracked("docs", "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"):
        text = re.sub(r"```.*?```|`[^`]*`", "`…`", path.read_text(encoding="utf-8"), flags=re.S)
        found += [f"{path.relative_to(ROOT)}: {fault}" for fault in faults(text, SLIPS)]
    assert not found, "\n".join(found)


def commands(command: Any, name: str = "") -> Iterator[str]:
    yield name
    for word, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, f"{name} {word}".strip())


def test_the_help_of_every_command() -> None:
    found = []
    for name in commands(typer.main.get_command(app)):
        shown = CliRunner().invoke(app, [*name.split(), "--help"]).output
        text = " ".join(re.sub(r"[│╭╮╰╯─]", " ", shown).split())
        found += [f"inset {name} --help: {fault}" for fault in faults(text, PHRASES | SLIPS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "words",
    [
        ["card", "Bonecrusher Gaint"],
        ["play", "nowhere"],
        ["watch", "--players", "nobody"],
        ["watch", "--format", "nothing"],
        ["deck", "check", "nowhere.txt"],
        ["replay", "nowhere.json"],
        ["judge", "nowhere.yaml"],
        ["rules", "999.9"],
        ["sim", "fables", "--on", "nothing"],
    ],
    ids=" ".join,
)
def test_what_a_mistake_is_answered_with(words: list[str]) -> None:
    done = CliRunner().invoke(app, words)
    text = done.output + (str(done.exception) if isinstance(done.exception, InsetError) else "")
    assert text
    assert not faults(text, PHRASES | SLIPS)


def recorded(number: int) -> Iterator[Game]:
    """A recorded game, answer by answer."""
    data = json.loads(replays.read(ROOT / "tests" / "game" / "replays.jsonl.gz")[number])
    decks = [Deck(name, tuple(map(tuple, main)), tuple(commanders)) for name, main, commanders in data["decks"]]
    game = Game.new(decks, seed=data["seed"], format=data["format"])
    yield game
    for value in data["chosen"]:
        game.choose(game.options[game.options.place_of(answer_from_json(value))])
        yield game


@pytest.mark.parametrize("number", range(3, GAMES, 4))
def test_what_a_recorded_game_prints(number: int) -> None:
    said: set[str] = set()
    for game in recorded(number):
        if (decision := game.decision) is not None:
            said.add(decision.prompt)
            said.update(option.text for option in decision.options[:30])
    said.update(re.sub(r" \[[\d.a-z–]+\]$", "", line) for line in [*game.log, *game.seat(0).log])
    assert len(said) > 50
    found = [f"{line!r}: {fault}" for line in sorted(said) for fault in faults(line, PHRASES | SLIPS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "Target a opponent.",
        "the the card",
        "creatures you control you control",
        "card, , or",
        "its text can't be read: not read: x",
    ],
)
def test_a_slip_is_found(text: str) -> None:
    assert faults(text, PHRASES | SLIPS)


@pytest.mark.parametrize("text", ["a one-time offer", "an Elf", "an X", "that that player controls", "A, B, or C"])
def test_what_is_right_is_left_alone(text: str) -> None:
    assert not faults(text, PHRASES | SLIPS)
