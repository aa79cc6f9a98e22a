"""Answers: named fields, one way into records and back, and what older programs wrote."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from inset import Game, IllegalAnswer
from inset.play.record import answer_from_json, answer_to_json
from inset.rules.model import answers as a
from inset.rules.model.answer_codec import NoAnswer, named
from inset.rules.model.decision import PRIORITY, Decision

RECORDS = Path(__file__).parent / "records"
ASKED: Decision[Any] = Decision(PRIORITY, 0, "117.1", "Act or pass", ())
WRITTEN: list[tuple[a.Answer, list[Any]]] = [
    (a.PASS, ["pass"]),
    (a.PlayLand(7), ["land", 7, 0, "", 0]),
    (a.CastSpell(50, 1, "flashback", 51), ["cast", 50, 1, "flashback", 51]),
    (a.Activate(7, 2), ["activate", 7, 2]),
    (a.Foretell(7), ["special", "foretell", 7]),
    (a.Plot(7), ["special", "plot", 7]),
    (a.Suspend(7), ["special", "suspend", 7]),
    (a.FetchCompanion(7), ["special", "companion", 7]),
    (a.TurnFaceUp(7, "morph"), ["special", "turn face up", 7, "morph"]),
    (a.Unlock(7, 1), ["special", "unlock", 7, 1]),
    (a.PayLifeForMana(), ["special", "pay 1 life for {C}", 0]),
    (a.PLAN, ["plan"]),
    (a.UseManaSource("ability", 7, 2, 0, (1,)), ["source", 7, 2, [1]]),
    (a.UseManaSource("ability", 7, 2, 3, (1, 8)), ["source", 7, 302, [1, 8]]),
    (a.UseManaSource("convoke", 7, -1, 0, (0,)), ["convoke", 7, -1, [0]]),
]


def every_class(of: type[a.Answer] = a.Answer) -> set[type[a.Answer]]:
    found = {one for sub in of.__subclasses__() for one in every_class(sub)}
    return found | ({of} if of.kind else set())


def test_every_answer_has_its_row() -> None:
    assert {type(answer) for answer, _ in WRITTEN} == every_class()


@pytest.mark.parametrize(("answer", "data"), WRITTEN)
def test_an_answer_goes_into_a_record_and_back(answer: a.Answer, data: list[Any]) -> None:
    assert answer_to_json(answer) == data
    back = named(ASKED, answer_from_json(json.loads(json.dumps(data))))
    assert (back, type(back), repr(back)) == (answer, type(answer), repr(answer))
    assert hash(back) == hash(answer)


def test_no_two_answers_are_equal() -> None:
    assert len({answer for answer, _ in WRITTEN}) == len(WRITTEN)
    assert a.PlayLand(7) != a.CastSpell(7)
    assert a.Plot(7) != a.Suspend(7)
    assert a.PASS != ("pass",)


@pytest.mark.parametrize("answer", [answer for answer, _ in WRITTEN])
def test_an_answer_goes_to_another_process(answer: a.Answer) -> None:
    assert pickle.loads(pickle.dumps(answer)) == answer


@pytest.mark.parametrize(
    "value",
    [(), ("pass", 1), ("cast",), ("cast", 7), ("cast", 7, 0, 0, ""), ("cast", True, 0, "", 0), ("activate", 7), ("special",),
     ("special", "dance", 7), ("special", "unlock", 7), ("special", "pay 1 life for {C}", 7), ("source", 7, 2, 1),
     ("source", 7, 2, ("R",)), ("dance",), (7,), ((),)],
)  # fmt: skip
def test_what_is_no_answer_is_refused(value: Any) -> None:
    with pytest.raises(NoAnswer):
        named(ASKED, value)


# --- what users see ---------------------------------------------------------------------------------


def shock() -> Game:
    return Game.from_position({"Ann": {"hand": ["Shock", "Forest"], "battlefield": ["Mountain"]}, "Bob": {}})


def test_an_option_shows_its_answer() -> None:
    game = shock()
    rows = [(option.kind, option.card, option.source, option.answer) for option in game.options]
    oid = {obj.definition.name: obj.id for obj in game.state.objs.values()}
    assert rows == [
        ("pass", 0, 0, a.Pass()),
        ("cast", oid["Shock"], 0, a.CastSpell(oid["Shock"])),
        ("land", oid["Forest"], 0, a.PlayLand(oid["Forest"])),
    ]
    assert game.options.answers == [row[3] for row in rows]


def test_a_source_of_mana_is_the_source() -> None:
    game = shock()
    game.choose(game.options.find("Cast Shock"))
    game.choose(game.options.find("Bob"))
    plan, mountain = game.options
    assert (plan.kind, plan.source, mountain.kind, mountain.card) == ("plan", 0, "source", 0)
    assert game.state.objs[mountain.source].definition.name == "Mountain"


def test_an_answer_may_be_made_by_hand() -> None:
    game = shock()
    game.choose(a.CastSpell(game.options.find("Cast Shock").card))
    assert game.decision is not None and game.decision.kind == "target"


def test_older_programs_go_on() -> None:
    game = shock()
    with pytest.warns(DeprecationWarning, match="option.answer"):
        value = game.options.find("Cast Shock").value
    with pytest.warns(DeprecationWarning, match="options.answers"):
        assert value in game.options.values
    assert value == ("cast", game.options.find("Cast Shock").card, 0, "", 0)
    assert value in game.options
    game.choose(value)
    assert game.decision is not None and game.decision.kind == "target"
    with pytest.raises(IllegalAnswer):
        game.choose(value)
