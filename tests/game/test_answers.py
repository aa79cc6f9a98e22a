"""Answers: named fields, one way into records and back, and what older programs wrote."""

from __future__ import annotations

import json
import pickle
import warnings
from pathlib import Path
from typing import Any

import pytest

from inset import Game, IllegalAnswer, answers as public
from inset.kernel.build import COMPILED
from inset.play.record import answer_from_json, answer_to_json
from inset.rules.model import answers as a, choices as c, decision as kinds
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
    (a.KeepMana(2), ["keep", 2]),
    (a.UseManaSource("ability", 7, 2, 3, (1, 8)), ["source", 7, 302, [1, 8]]),
    (a.UseManaSource("convoke", 7, -1, 0, (0,)), ["convoke", 7, -1, [0]]),
]


PICKED: list[tuple[str, a.Answer, int]] = [
    (kinds.TARGET, c.Target(7), 7),
    (kinds.TARGET, c.Target(player=0), -1),
    (kinds.TARGET, c.DONE, 0),
    (kinds.OBJECT, c.Choose(7), 7),
    (kinds.OBJECT, c.Choose(player=1), -2),
    (kinds.OBJECT, c.DONE, 0),
    (kinds.PLAYER, c.ChoosePlayer(1), 1),
    (kinds.ATTACK, c.Attack(player=1), -2),
    (kinds.ATTACK, c.Attack(7), 7),
    (kinds.ATTACK, c.DONT_ATTACK, 0),
    (kinds.BLOCK, c.Block(7), 7),
    (kinds.BLOCK, c.DONT_BLOCK, 0),
    (kinds.MODE, c.Mode(2), 2),
    (kinds.MODE, c.NO_MORE_MODES, -1),
    (kinds.MODE, c.PUT_ON_BOTTOM, 1),
    (kinds.MODE, c.REMOVE, -1),
    (kinds.ORDER, c.Next(7), 7),
    (kinds.ORDER, c.NextTrigger(2, 7), 2),
    (kinds.REPLACE, c.ApplyEffect(1), 1),
]


def every_class(of: type[a.Answer] = a.Answer) -> set[type[a.Answer]]:
    found = {one for sub in of.__subclasses__() for one in every_class(sub)}
    return found | ({of} if of.kind else set())


def test_every_answer_has_its_row() -> None:
    assert {type(answer) for answer, _ in WRITTEN} | {type(answer) for _, answer, _ in PICKED} == every_class()


@pytest.mark.parametrize(("answer", "data"), WRITTEN)
def test_an_answer_goes_into_a_record_and_back(answer: a.Answer, data: list[Any]) -> None:
    assert answer_to_json(answer) == data
    back = named(ASKED, answer_from_json(json.loads(json.dumps(data))))
    assert (back, type(back), repr(back)) == (answer, type(answer), repr(answer))
    assert hash(back) == hash(answer)


@pytest.mark.parametrize(("kind", "answer", "data"), PICKED)
def test_a_pick_is_written_as_a_number_and_read_by_its_question(kind: str, answer: a.Answer, data: int) -> None:
    question: Decision[Any] = Decision(kind, 0, "608.2d", "Choose", (answer,))
    assert answer_to_json(answer) == data
    back = named(question, answer_from_json(data))
    assert (back, type(back), hash(back)) == (answer, type(answer), hash(answer))
    for wrong in (True, "7", None):
        with pytest.raises(NoAnswer):
            named(question, wrong)


def test_no_two_answers_are_equal() -> None:
    every = {answer for answer, _ in WRITTEN} | {answer for _, answer, _ in PICKED}
    assert len(every) == len(WRITTEN) + len(PICKED) - 1  # to be done with objects and with targets is one answer
    assert c.Target(7) != c.Choose(7)
    assert c.PUT_ON_BOTTOM != c.PUT_INTO_GRAVEYARD
    assert a.PlayLand(7) != a.CastSpell(7)
    assert a.Plot(7) != a.Suspend(7)
    assert a.PASS != ("pass",)


@pytest.mark.parametrize("answer", [*(answer for answer, _ in WRITTEN), *(answer for _, answer, _ in PICKED)])
def test_an_answer_goes_to_another_process(answer: a.Answer) -> None:
    assert pickle.loads(pickle.dumps(answer)) == answer


@pytest.mark.parametrize(
    "value",
    [(), ("pass", 1), ("cast",), ("cast", 7), ("cast", 7, 0, 0, ""), ("cast", True, 0, "", 0), ("activate", 7), ("special",),
     ("special", "dance", 7), ("special", "unlock", 7), ("special", "pay 1 life for {C}", 7), ("source", 7, 2, 1),
     ("source", 7, 2, ("R",)), ("dance",), (7,), ((),)],
)  # fmt: skip
def test_what_is_not_an_answer_is_refused(value: Any) -> None:
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


def test_a_target_says_what_it_targets() -> None:
    game = Game.from_position({
        "Ann": {"hand": ["Shock"], "battlefield": ["Mountain"]}, "Bob": {"battlefield": ["Grizzly Bears"]},
    })  # fmt: skip
    game.choose(game.options.find("Cast Shock"))
    ann, bob, bears = game.options
    picks = [option.answer for option in (ann, bob, bears) if isinstance(option.answer, c.Target)]
    assert [(pick.kind, pick.player) for pick in picks] == [
        ("target", 0), ("target", 1), ("target", None),
    ]  # fmt: skip
    assert (ann.card, bob.card, game.state.objs[bears.card].definition.name) == (0, 0, "Grizzly Bears")


def test_an_answer_may_be_made_by_hand() -> None:
    game = shock()
    game.choose(a.CastSpell(game.options.find("Cast Shock").card))
    game.choose(c.Target(player=1))
    assert game.decision is not None and game.decision.kind == "pay"


def test_older_programs_go_on() -> None:
    game = shock()
    with pytest.warns(DeprecationWarning, match="option.answer"):
        value = game.options.find("Cast Shock").value
    with pytest.warns(DeprecationWarning, match="options.answers"):
        assert value in game.options.values
    assert value == ("cast", game.options.find("Cast Shock").card, 0, "", 0)
    assert value in game.options
    with pytest.warns(DeprecationWarning, match="as records write them"):
        game.choose(value)
    assert game.decision is not None and game.decision.kind == "target"
    with pytest.raises(IllegalAnswer):
        game.choose(value)
    for wrong in (1, True, -3, 0, (-2,), "Bob"):
        with pytest.raises(IllegalAnswer):
            game.choose(wrong)
    with pytest.warns(DeprecationWarning, match="as records write them"):
        game.choose(-2)
    assert game.decision is not None and game.decision.kind == "pay"


def test_a_number_that_answers_a_question_for_numbers_is_no_older_way_to_write_it() -> None:
    game = Game.from_position({"Ann": {"hand": ["Stream of Life"], "battlefield": ["6 Forest"]}, "Bob": {}})
    game.choose(game.options.find("Cast Stream of Life"))
    assert game.decision is not None and game.decision.kind == "number"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        game.choose(2)
    assert game.decision.kind != "number"


def test_every_answer_is_in_the_public_module() -> None:
    assert {one.__name__ for one in every_class()} <= set(public.__all__)
    assert COMPILED or all(one.__doc__ for one in every_class())  # compiled classes have none


def test_what_is_written_already_stays_as_it_is() -> None:
    assert answer_to_json(("source", 3, 0, (1, 2))) == ["source", 3, 0, [1, 2]]
    assert answer_to_json(None) is None
    with pytest.raises(TypeError):
        answer_to_json(1.5)
