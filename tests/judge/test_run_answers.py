"""`choices`: series of picks, one question for two answers, forced questions, orders, piles, who answers."""

from textwrap import indent

import pytest

from inset.judge.format.reader import read_text
from inset.judge.format.scenario import Divide, IfAsked, ListOf, No, Number, Order, Pile, Text, Yes
from inset.judge.run.given_answers import Guesses, shown
from inset.judge.run.runner import FAILED, PASSED, Result, run


def judged(players: str, steps: str) -> Result:
    text = f"scenario: x\nplayers:\n{indent(players.strip(), '  ')}\nsteps:\n{indent(steps.strip(), '  ')}\n"
    (scenario,) = read_text(text, "x.yaml")
    return run(scenario)


CLONE = """
A: {hand: [Clone], battlefield: [Grizzly Bears], mana: "{U}{U}{U}{U}"}
B: {BATTLEFIELD}
"""
ONE = CLONE.replace("{BATTLEFIELD}", "{}")
TWO = CLONE.replace("{BATTLEFIELD}", "{battlefield: [Hill Giant]}")


@pytest.mark.parametrize(
    ("players", "choices", "name"),
    [
        (ONE, "[yes]", "Grizzly Bears"),
        (ONE, "[Grizzly Bears]", "Grizzly Bears"),
        (ONE, "[yes, Grizzly Bears]", "Grizzly Bears"),
        (TWO, "[yes, Hill Giant]", "Hill Giant"),
        (TWO, "[Hill Giant]", "Hill Giant"),
        (TWO, "[[Hill Giant]]", "Hill Giant"),
        (TWO, "[{if_asked: Serra Angel}, Hill Giant]", "Hill Giant"),
        (TWO, "[{by: A, answer: Hill Giant}, {if_asked: yes}]", "Hill Giant"),
    ],
)
def test_whether_and_which(players: str, choices: str, name: str) -> None:
    steps = (
        f"- {{cast: Clone, by: A, choices: {choices}}}\n- resolve\n- expect: [{{permanents: A, name: {name}, count: "
    )
    count = 2 if name == "Grizzly Bears" else 1
    assert judged(players, f"{steps}{count}}}]").status == PASSED


@pytest.mark.parametrize("choices", ["[no]", "[[]]"])
def test_neither(choices: str) -> None:
    steps = f"- {{cast: Clone, by: A}}\n- {{resolve: top, by: A, choices: {choices}}}\n"
    assert judged(TWO, f"{steps}- expect: [{{zone: graveyard, of: A, card: Clone}}]").status == PASSED


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ("[yes]", "on offer: Grizzly Bears (A's), Hill Giant (B's), Done"),
        ("[yes, no]", "the answer no does not fit"),
        ("[yes, Hill Giant, Hill Giant]", "it never was"),
        ("[{by: B, answer: yes}]", "A is asked"),
        ("[3]", "the answer 3 does not fit"),
        ("[{order: [Hill Giant]}]", "does not fit"),
    ],
)
def test_answers_that_do_not_do(choices: str, said: str) -> None:
    result = judged(TWO, f"- {{cast: Clone, by: A}}\n- {{resolve: top, by: A, choices: {choices}}}")
    assert result.status == FAILED
    assert said in result.actual


def test_choices_wait_for_their_questions() -> None:
    players = 'A: {hand: [Clone, Opt], battlefield: [Hill Giant], mana: "{U}{U}{U}{U}{U}"}\nB: {}'
    steps = """
- {cast: Clone, by: A, choices: [yes, bottom]}
- resolve all
- {cast: Opt, by: A}
- resolve all
- expect: [{permanents: A, name: Hill Giant, count: 2}, {happened: scried}]
"""
    assert judged(players, steps).status == PASSED


def test_a_question_may_stand_for_an_expect_and_no_longer() -> None:
    start = "- {cast: Clone, by: A}\n- resolve\n- expect: [{pending: {by: A, offers: [Hill Giant, yes, no], lacks: [Clone]}}]\n"
    end = "- expect: [{permanents: A, name: Hill Giant, count: 1}]"
    assert judged(TWO, start).status == PASSED
    assert judged(TWO, f"{start}- {{resolve: top, choices: [yes, Hill Giant]}}\n{end}").status == PASSED
    assert judged(TWO, f"{start}- {{goto: {{turn: 1, step: end}}, choices: [Hill Giant]}}\n{end}").status == PASSED
    assert judged(TWO, f"{start}- resolve").status == FAILED
    assert judged(TWO, f"{start}- {{pass: A}}").status == FAILED


def test_resolve_after_a_pending_question_goes_no_further() -> None:
    players = TWO.replace("[Clone]", "[Clone, Shock]").replace('"{U}{U}{U}{U}"', '"{U}{U}{U}{U}{R}"')
    steps = """
- {cast: Shock, by: A, targets: [B]}
- expect: [{stack: [Shock]}]
- resolve
- {cast: Clone, by: A}
- resolve
- expect: [{pending: {by: A}}]
- {resolve: top, choices: [{by: A, answer: no}]}
- expect: [{stack: []}, {life: {B: 18}}]
"""
    assert judged(players, steps).status == PASSED


PURGE = """
A: {hand: [Murder], battlefield: [Grizzly Bears], mana: "{B}{B}{B}"}
B: {}
"""


@pytest.mark.parametrize("more", ["", ", choices: [Grizzly Bears]", ", choices: [[Grizzly Bears]]"])
def test_a_forced_question_needs_no_answer_and_takes_one(more: str) -> None:
    assert judged(PURGE, f"- {{cast: Murder, by: A{more}}}\n- resolve").status == PASSED
    assert judged(PURGE, "- {cast: Murder, by: A, choices: [B]}\n- resolve").status == FAILED


def test_a_set_in_any_order() -> None:
    players = "A: {hand: [Island, Swamp, Forest, Plains, Mountain, Shock, Opt, Murder, Clone]}\nB: {}"
    for answer in ("[Shock, Island]", "[Island, Shock]", "[Clone, Forest]"):
        steps = f"- {{goto: {{turn: 2, step: upkeep}}, choices: [{{by: A, answer: {answer}}}]}}\n"
        assert judged(players, f"{steps}- expect: [{{happened: discarded, count: 2}}]").status == PASSED
    too_many = "- {goto: {turn: 2, step: upkeep}, choices: [{by: A, answer: [Shock, Island, Swamp]}]}"
    assert judged(players, too_many).status == FAILED
    one = "- {goto: {turn: 2, step: upkeep}, choices: [{by: A, answer: [Shock]}, {by: A, answer: Island}]}"
    assert judged(players, one).status == PASSED


def test_guesses_go_through_all_readings() -> None:
    seen: list[tuple[bool, ...]] = []
    reading: tuple[bool, ...] | None = ()
    while reading is not None:
        guesses = Guesses(reading)
        seen.append((guesses.fork(), guesses.fork()))
        reading = guesses.others()
    assert seen == [(False, False), (False, True), (True, False), (True, True)]


def test_answers_are_shown_as_the_page_writes_them() -> None:
    assert [shown(value) for value in (Yes(), No(), Number(3), Text("Opt"))] == ["yes", "no", "3", "Opt"]
    assert shown(ListOf((Text("a"), Number(1)))) == "[a, 1]"
    assert shown(Order(("a", "b"))) == "{order: [a, b]}"
    assert shown(Divide((("a", 2),))) == "{divide: {a: 2}}"
    assert shown(Pile((("top", ("a",)),))) == "{pile: {top: [a]}}"
    assert shown(Pile(((None, ("a",)),))) == "{pile: [a]}"
    assert shown(IfAsked(Yes())) == "{if_asked: yes}"
