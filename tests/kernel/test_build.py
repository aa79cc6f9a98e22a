"""The pure and the compiled build, and the records of games in which they must agree."""

import ast
import gc
import os
from pathlib import Path

import pytest

from inset.kernel.build import COMPILED, slots
from inset.kernel.mana import ManaCost
from inset.rules.model import event_records as ev
from inset.rules.model.state import Chars, Event
from tools import replays

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "game" / "replays.jsonl.gz"


def test_it_is_the_build_that_is_meant() -> None:
    assert ("compiled" if COMPILED else "pure") == os.environ.get("INSET_BUILD", "pure")


def test_the_slots_of_a_record() -> None:
    assert set(slots(ManaCost)) == {"generic", "pips", "x"}
    assert "toughness" in slots(Chars)
    with pytest.raises(TypeError, match="not a record"):
        slots(int)


@pytest.mark.parametrize("package", ["kernel", "rules"])
def test_what_is_compiled_holds_nothing_that_fails_when_it_is_compiled(package: str) -> None:
    """Slotted dataclasses are compiled without a word and can't be imported; nested classes are not compiled at all."""
    found = []
    for path in sorted((ROOT / "src" / "inset" / package).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            nested = isinstance(node, ast.ClassDef) and node not in tree.body
            imported = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom) else []
            if nested or "dataclass" in imported:
                found.append(f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}")
    assert found == []


@pytest.mark.parametrize("number", range(24))
def test_recorded_games_end_as_they_did(number: int) -> None:
    """A rule that was corrected changes games: then ``python tools/replays.py make --games 24 FILE`` (see there)."""
    word, story = replays.replayed(replays.read(RECORDS)[number])
    if word == replays.STALE:
        pytest.skip(story)
    assert word == replays.SAME, story


def test_a_difference_is_found(tmp_path: Path) -> None:
    made = replays.played(0)
    assert replays.replayed(made)[0] == replays.SAME
    fingerprint = made.partition('"fingerprint":"')[2][:32]
    word, story = replays.replayed(made.replace(fingerprint, "0" * 32))
    assert (word, story.rpartition(": ")[2]) == (replays.DIFFERENT, "the fingerprint of the last state is another")
    trail = made.partition('"trail":"')[2]
    word, story = replays.replayed(made.replace(trail[:8], "00000000", 1))
    assert word == replays.DIFFERENT
    assert "something else was on offer" in story
    cards = made.partition('"cards":"')[2][:16]
    assert replays.replayed(made.replace(cards, "0" * 16))[0] == replays.STALE
    replays.write(tmp_path / "games.gz", [made])
    assert replays.main(["check", str(tmp_path / "games.gz"), "--jobs", "1"]) == 0


def test_the_collector_leaves_records_alone_in_the_compiled_build() -> None:
    """``inset.kernel.compiling``: nothing that an event refers to can refer to the event."""
    event = Event(ev.PASSED, "117.3d", 0)
    assert gc.is_tracked(event) == (not COMPILED)


def test_a_long_log_is_taken_apart() -> None:
    log: object = None
    for number in range(100_000):
        log = (log, Event(ev.PASSED, "117.3d", number % 2))
    del log
    assert Event(ev.PASSED, "117.3d", 1).player == 1
