"""Whatever is read, reading it is bounded: an input under 1 MB takes at most a second of processor time and 256 MB."""

import contextlib
import gzip
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from inset import Game
from inset.apps.web import desk
from inset.data import scryfall
from inset.data.card_records import BadCardFile
from inset.decklists import decks
from inset.judge.format.reader import survey_text
from inset.judge.format.yaml_nodes import MOST_BYTES, MOST_NODES
from inset.judge.run.runner import FAILED, Result, run
from inset.judge.run.time_limit import TooLong, within
from inset.kernel.errors import InsetError, InvalidPosition
from inset.kernel.flow import Flow
from inset.kernel.watching import watched
from inset.play import record
from tests.harness.games import position

SIZE = 990_000
GOOD = """- scenario: s{}
  players: {{A: {{hand: [Shock], battlefield: [Mountain]}}, B: {{life: 2}}}}
  steps:
  - {{cast: Shock, targets: [B], by: A}}
  - resolve
"""


def full(text: str, size: int = SIZE) -> str:
    return (text * (size // len(text) + 1))[:size]


def seconds(read: Callable[[], object]) -> float:
    """The better of two tries: other programs run too."""
    times = []
    for _ in range(2):
        start = time.process_time()
        with contextlib.suppress(InsetError):
            read()
        times.append(time.process_time() - start)
    return min(times)


RECORD: dict[str, Any] = {
    "inset": 1, "seed": 1, "sources": "", "format": "duel", "names": ["a", "b"], "automations": {}, "turn": 1,
    "step": "precombat main", "cards": "", "position": {"a": {}, "b": {}}, "answers": [],
}  # fmt: skip
YAML = {
    "lists": "[" + "[]," * 160_000,
    "items": full("- a\n", MOST_BYTES),
    "keys": "".join(f"k{i}: 1\n" for i in range(40_000)),
    "deep": "[" * MOST_BYTES,
    "comments": full("#\n", MOST_BYTES),
    "blanks": full("\n", MOST_BYTES),
    "quoted": '"' + full("\\x41", MOST_BYTES - 2) + '"',
    "folded": "a: >\n" + full(" b\n", MOST_BYTES - 5),
    "directives": full("%a b\n", MOST_BYTES),
    "scenarios": "".join(GOOD.format(i) for i in range(900)),
    "large": full("- a\n", SIZE),
}
DECKS = {
    "rows": full("1 Island\n"),
    "unknown": "".join(f"1 Xq{i} zzzz zzzzz\n" for i in range(4_900)),
    "printings": "1 Opt" + full(" (XLN) 65"),
    "brackets": "1 Opt" + full(" [XLN]"),
    "long line": "1 " + full("a "),
    "comments": full("#\n"),
    "xml": "<Deck>" + full('<Cards Quantity="1" Name="Island"/>'),
    "nested": "<Deck>" + full("<a>"),
    "attributes": "<Deck " + " ".join(f'a{i}="1"' for i in range(70_000)) + "/>",
}
RECORDS = {
    "deep": "[" * SIZE,
    "answers": json.dumps({**RECORD, "answers": [1] * 300_000}),
    "long number": '{"inset": 1, "seed": ' + "9" * SIZE + "}",
    "objects": '{"inset": 1, "answers": [' + "{}," * 300_000 + "1]}",
    "items": json.dumps({**RECORD, "position": {"a": {"hand": ["Island"] * 90_000}, "b": {}}}),
}
CARDS = {
    "tiny": "[" + ",".join(['{"name":"a"}'] * 70_000) + "]",
    "lines": full('{"name":"a"}\n'),
    "broken": full('{"name":1}\n'),
    "empty": "[" + "{}," * 300_000 + "{}]",
    "deep": '[{"name":"a","legalities":' + "[" * 400_000,
    "faces": '[{"name":"a","card_faces":[' + "{}," * 300_000 + "{}]}]",
    "spaced": full('{ "nam" : 1234567890 }\n'),
}


@pytest.mark.parametrize("name", YAML)
def test_scenario_files(name: str) -> None:
    assert seconds(lambda: survey_text(YAML[name], "hostile.yaml", lambda number: True)) <= 1


def test_a_scenario_file_has_a_size_and_a_number_of_nodes() -> None:
    (error,) = survey_text("- a\n" * MOST_NODES, "many.yaml").errors
    assert "write several files" in str(error)
    (error,) = survey_text("#" * (MOST_BYTES + 1), "large.yaml").errors
    assert "larger than 500,000 bytes" in str(error)
    assert len(survey_text("".join(GOOD.format(i) for i in range(900)), "good.yaml").scenarios) == 900


@pytest.mark.parametrize("name", DECKS)
def test_decks(name: str) -> None:
    assert seconds(lambda: decks.from_text(DECKS[name])) <= 1


def test_of_many_unknown_cards_the_first_are_named() -> None:
    with pytest.raises(InsetError, match="and 4,850 more") as told:
        decks.from_text(DECKS["unknown"])
    assert len(str(told.value)) < 10_000


@pytest.mark.parametrize("name", RECORDS)
def test_records(name: str) -> None:
    assert seconds(lambda: record.read(RECORDS[name])) <= 1


@pytest.mark.parametrize("name", CARDS)
def test_card_files(name: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(CARDS[name], encoding="utf-8")
    assert seconds(lambda: scryfall.load(path)) <= 1


@pytest.mark.parametrize(
    ("packed", "words"),
    [
        (lambda: gzip.compress(b"[" + b" " * 300_000_000 + b"]"), "card data does not compress that well"),
        (lambda: gzip.compress(b"[" + b'{"name":"a"},' * 5_000_000 + b"1]"), "card data does not compress that well"),
        (lambda: gzip.compress(b"") * 45_000, "more than 1,000 parts"),
        (lambda: gzip.compress(b"\n") * 40_000, "more than 1,000 parts"),
    ],
    ids=["blanks", "records", "empty members", "small members"],
)
def test_packed_card_files(packed: Callable[[], bytes], words: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.json.gz"
    path.write_bytes(packed())
    assert path.stat().st_size < 1_000_000 * 1.05
    assert seconds(lambda: scryfall.load(path)) <= 1
    tracemalloc.start()
    with pytest.raises(BadCardFile, match=words):
        scryfall.load(path)
    assert tracemalloc.get_traced_memory()[1] < 256 << 20
    tracemalloc.stop()


def test_a_real_file_is_read_as_before(tmp_path: Path) -> None:
    """A packed file of thousands of cards, in two members."""
    chance = Random(1)
    text = [
        " ".join(chance.choices("flying trample draw discard target creature until end of turn".split(), k=30))
        for _ in range(99)
    ]
    rows = [
        json.dumps({"name": f"Bear {i}", "mana_cost": "{1}{G}", "oracle_text": text[chance.randrange(99)]})
        for i in range(21_000)
    ]
    path = tmp_path / "cards.jsonl.gz"
    path.write_bytes(
        b"".join(gzip.compress("\n".join(part).encode() + b"\n", 1) for part in (rows[:9_000], rows[9_000:]))
    )
    assert len(scryfall.load(path).cards) == 21_000


@pytest.mark.parametrize(
    "player",
    [
        {"hand": [{"card": "Island", "count": 5_000}] * 8},
        {"hand": ["Island"] * 40_000},
        {"library": ["999 Island"] * 41},
        {"battlefield": [{"card": "Grizzly Bears", "count": 2_501}], "graveyard": [{"card": "Shock", "count": 2_500}]},
    ],
)
def test_a_position_of_too_many_cards(player: dict[str, Any]) -> None:
    position = {"A": player, "B": {}}
    assert seconds(lambda: Game.from_position(position)) <= 1
    with pytest.raises(InvalidPosition, match="a position has at most 5,000 objects"):
        Game.from_position(position)


def test_a_position_of_as_many_cards_as_may_be() -> None:
    position = {
        "A": {"hand": [{"card": "Shock", "count": 2_000}], "library": [{"card": "Opt", "count": 3_000}]},
        "B": {},
    }
    assert seconds(lambda: Game.from_position(position)) <= 1
    assert len(Game.from_position(position).state.hands[0]) == 2_000


MOONS = """
- scenario: moons
  players: {A: {battlefield: [{card: Blood Moon, count: 60}, {card: Grizzly Bears, count: 60}]}, B: {}}
  steps: [resolve]
"""


def stopped() -> Result:
    (scenario,) = survey_text(MOONS, "moons.yaml").scenarios
    start = time.process_time()
    result = run(scenario, seconds=0.002)
    assert time.process_time() - start < 3
    return result


def test_a_scenario_that_computes_too_long_is_stopped_and_says_so() -> None:
    result = stopped()
    assert (result.status, result.actual) == (FAILED, "it was stopped after 0.002 s")


def test_a_scenario_is_stopped_in_any_thread() -> None:
    with ThreadPoolExecutor(1) as worker:
        result = worker.submit(stopped).result()
        assert (result.status, result.actual) == (FAILED, "it was stopped after 0.002 s")
        assert worker.submit(sys.getprofile).result() is None


def many_anthems() -> None:
    """Characteristics: each of many effects is asked what it applies to."""
    position([{"card": "Glorious Anthem", "count": 600}, "Grizzly Bears"])


def many_passes() -> None:
    """Answers and instructions: forty turns in which nobody can do anything."""
    side = {"library": ["9 Wastes", "40 Serra Angel"], "life": 99}
    game = position(side, side, passing=True)
    while game.decision is not None and game.state.turn < 60:
        game.choose(game.options[0])


def a_wide_flow() -> None:
    """508.1d: what can be done at the same time."""
    flow = Flow(602)
    for number in range(300):
        flow.arc(600, number, 1, 1)
        flow.arc(number, 300 + number, 1, 1)
        flow.arc(300 + number, 601, 1, 1)
    flow.greatest(600, 601)


@pytest.mark.parametrize("work", [many_anthems, many_passes, a_wide_flow])
def test_the_longest_loops_look_up_every_so_often(work: Callable[[], None]) -> None:
    """Compiled code ignores timers and makes no counted calls: it must check by itself."""
    looked = 0

    def look() -> None:
        nonlocal looked
        looked += 1

    with watched(look):
        work()
    assert looked
    with pytest.raises(TooLong), watched(give_up):
        work()


def give_up() -> None:
    raise TooLong


def test_a_browser_counts_calls_instead_of_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert stopped().actual == "it was stopped after 0.002 s"
    with within(0.001):
        for number in range(990):
            abs(number)
    with pytest.raises(TooLong), within(0.001):
        [abs(number) for number in range(1100)]


def test_scenarios_on_a_page_have_a_limit_each_and_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "SCENARIO_SECONDS", 0.002)
    with ThreadPoolExecutor(1) as worker:
        found = worker.submit(desk.judge, MOONS + MOONS.replace("moons", "stars")).result()
        assert [one["actual"] for one in found["results"]] == ["it was stopped after 0.002 s"] * 2
        monkeypatch.setattr(desk, "TEXT_SECONDS", 0.0005)
        found = worker.submit(desk.judge, MOONS + MOONS.replace("moons", "stars")).result()
    assert len(found["results"]) == 1
    assert [one["message"] for one in found["errors"]] == ["not run: this text has used up its 0.0005 seconds"]
    assert found["errors"][0]["line"] == 6


def test_of_many_scenarios_on_a_page_the_last_are_not_run_and_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_SCENARIOS", 1)
    plain = "- scenario: NAME\n  players: {A: {}, B: {}}\n  steps: [resolve]\n"
    found = desk.judge(plain.replace("NAME", "a") + plain.replace("NAME", "b"))
    assert (len(found["results"]), [one["line"] for one in found["errors"]]) == (1, [4])


def test_a_game_on_a_page_says_when_it_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_ANSWERS", 5)
    assert desk.simulate("60 Forest", "skies", "duel", 1) == {"winners": [], "turn": 0, "stopped": True}


def test_a_page_refuses_more_typed_cards_than_it_reads_and_says_so() -> None:
    def typed(count: int) -> str:
        return "\n\n".join(f"Bear {number} {{1}}{{G}}\nCreature\n2/2" for number in range(count))

    assert len(desk.compile_text(typed(desk.MOST_CARDS))["cards"]) == desk.MOST_CARDS
    found = desk.compile_text(typed(desk.MOST_CARDS + 1))
    assert found["cards"] == [] and "21 cards, but a page reads at most 20 at once" in found["problem"]["message"]
    with pytest.raises(InsetError, match="21 cards, but a page"):
        desk.added(typed(desk.MOST_CARDS + 1))
