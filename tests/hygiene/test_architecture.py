"""docs/architecture.md: the rooms are those that there are, and the walk of one Adventure is the way it goes."""

import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from inset import Game
from inset.kernel.build import COMPILED

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "inset"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
Call = tuple[str, str]  # a file below src/inset, a function


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def walk() -> list[Call]:
    return re.findall(r"^\| `([\w/]+\.py)` `(\w+)` \|", section("One Adventure, room by room"), re.MULTILINE)


def packages(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_dir() and (path / "__init__.py").exists()}


def test_the_rooms_are_all_there() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", section("The rooms of `rules`"), re.MULTILINE)
    assert set(rows) == packages(SOURCE / "rules")
    order = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition('containers = ["inset.rules"]')[2]
    assert re.findall(r'^    "(\w+)",$', order.partition("]")[0], re.MULTILINE) == rows[::-1]


def test_the_packages_are_all_there() -> None:
    block = section("The packages").partition("```\n")[2].partition("```")[0]
    named = {word for line in block.splitlines() for word in re.findall(r"\w+", line[:16])}
    assert packages(SOURCE) - named == set()


def test_what_the_page_names_exists() -> None:
    for path in set(re.findall(r"`((?:rules|language|oracle|events|payment|checks|docs|tests|tools)/[\w/.-]+)`", PAGE)):
        places = [SOURCE / path, SOURCE / "rules" / path, ROOT / path]
        assert any(place.exists() for place in places), path


class Tracer:
    """Every call of a function of Inset, in order."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and str(SOURCE) in frame.f_code.co_filename:
            file = Path(frame.f_code.co_filename).relative_to(SOURCE).as_posix()
            self.calls.append((file, frame.f_code.co_name))


def calls_of_a_cast() -> list[Call]:
    """Stomp is cast at a creature and resolves, until its Giant is on offer from exile."""
    mine = {"hand": ["Bonecrusher Giant"], "battlefield": ["5 Mountain"]}
    game = Game.from_position({"A": mine, "B": {"battlefield": ["Hill Giant"]}})
    tracer = Tracer()
    sys.setprofile(tracer)
    try:
        game.choose(game.options.find("Cast Stomp"))
        for words in ("Hill Giant", "Pay", "Pass", "Pass"):
            game.choose(game.options.find(words))
        assert game.options.find("Cast Bonecrusher Giant")
    finally:
        sys.setprofile(None)
    return tracer.calls


@pytest.mark.skipif(COMPILED, reason="compiled functions can't be traced")
def test_the_walk_is_the_way_that_a_cast_goes() -> None:
    steps = walk()
    assert len(steps) > 10
    calls = iter(calls_of_a_cast())
    for step in steps:
        assert step in calls, (
            f"{step} does not come where the page has it"
        )  # goes on from where the last step was found
