"""What is not understood is an error that says where it is and what was meant; it never passes."""

from textwrap import indent

import pytest

from inset.judge.format.reader import read_text
from inset.judge.run.runner import FAILED, PASSED, UNSUPPORTED, Result, run
from tests.harness import cr

POSITION = """
scenario: strict
players:
  A:
    hand: [Shock, Bonecrusher Giant, Pithing Needle, Opt, Doom Blade, Fire // Ice]
    battlefield: [{card: Hill Giant, label: giant}, {card: Forest, label: f}, Giant Killer,
      {card: Glassworks // Shattered Yard, label: room}]
    mana: "{R}{R}{R}{U}{W}{W}"
  B:
    battlefield: [{card: Grizzly Bears, label: one}, {card: Grizzly Bears, label: two, tapped: true}, Serra Angel]
steps:
"""


def judged(steps: str, position: str = POSITION) -> Result:
    (scenario,) = read_text(position + indent(steps.strip("\n"), "  "), "strict.yaml")
    return run(scenario)


WRONG = {
    # references
    "- {cast: Shok, by: A, targets: [B]}": "unknown reference 'Shok'; did you mean 'Shock'?",
    "- {cast: Shock, by: A, targets: [Grizly Bears]}": "did you mean 'Grizzly Bears'?",
    "- {cast: Shock, by: A, targets: [gaint]}": "did you mean 'giant'?",
    "- {cast: Shock, by: A, targets: [Grizzly Bears]}": "fits several objects, and it matters which",
    "- {activate: Giant Kiler, by: A, ability: 1}": "did you mean 'Giant Killer'?",
    "- {cast: Bonecrusher Giant, by: A, as: Stmp, targets: [B]}": "unknown way 'Stmp'; did you mean 'Stomp'?",
    "- {attack: {Hill Gaint: B}, by: A}": "did you mean 'Hill Giant'?",
    "- expect: [{object: Serra Angle, power: 4}]": "did you mean 'Serra Angel'?",
    "- expect: [{object: giant, attached_to: Serra Angle}]": "did you mean 'Serra Angel'?",
    "- expect: [{object: Grizzly Bears, tapped: true}]": "fits several objects",
    "- expect: [{object: giant, name: Hil Giant}]": "did you mean 'Hill Giant'?",
    # names in expectations
    "- expect: [{zone: graveyard, of: A, card: Shok, count: 0}]": "did you mean 'Shock'?",
    "- expect: [{permanents: A, name: Fod Token, count: 0}]": "unknown reference 'Fod Token'; did you mean",
    "- expect: [{every: Grizly Bears, power: 2}]": "did you mean 'Grizzly Bears'?",
    "- expect: [{stack: [Shok]}]": "did you mean 'Shock'?",
    "- expect: [{library: A, top: [Wastess]}]": "did you mean 'Wastes'?",
    "- expect: [{happened: triggered, source: Gaint Killer, never: true}]": "did you mean 'Giant Killer'?",
    "- expect: [{cannot: {cast: Shok, by: A, targets: [B]}}]": "did you mean 'Shock'?",
    "- expect: [{cannot: {cast: Bonecrusher Giant, by: A, as: Stmp}}]": "did you mean 'Stomp'?",
    "- expect: [{object: giant, keywords: [flyin]}]": "unknown keyword 'flyin'; did you mean 'flying'?",
    "- expect: [{object: giant, lacks: [flyin]}]": "unknown keyword 'flyin'",
    # actions
    "- {cast: Shock, by: B, targets: [A]}": "there is no Shock in B's hand",
    "- {cast: Shock, by: A, targets: [B], x: 2}": "it does not",
    "- {cast: Shock, by: A, targets: [B, A]}": "it does not",
    "- {cast: Shock, by: A, targets: [B], pay: kicker}": "it does not",
    "- {cast: Shock, by: A, targets: [B], tap: [giant]}": "it does not",
    "- {cast: Shock, by: A, targets: [B], modes: [1]}": "it does not",
    "- {cast: Shock, by: A, targets: []}": "`targets: []` says that nothing is targeted: A is asked",
    "- expect: [{can: {cast: Shock, by: A, targets: []}}]": "`targets: []` says that nothing is targeted",
    "- expect: [{can: {activate: Giant Killer, by: A, ability: 1, targets: []}}]": "says that nothing is targeted",
    "- {cast: Shock, by: A, targets: [f]}": "the answer [f] does not fit: A is asked",
    "- {cast: Doom Blade, by: A, targets: [giant]}": "its costs can't be paid (601.2h)",
    "- {play: f, by: A}": "there is no f in A's hand",
    "- {activate: f, by: B}": "only its controller can activate it (602.2)",
    "- {activate: f, by: A, ability: 2}": "there is no such ability",
    "- {activate: f, by: A, ability: gain life}": "'gain life' is in no ability of any card in this game",
    "- {special: foretell, card: Shock, by: A}": "can't foretell it now",
    "- {attack: {one: A}, by: B}": "it is A's turn",
    "- {attack: {giant: one}, by: A}": "only this can be declared",
    "- {block: {one: giant}, by: B}": "no creature can be declared",
    "- {pass: A}\n- {pass: A}": "they have passed",
    "- {special: foretell, card: Shock, by: A, as: Stomp}": "has no meaning for 'foretell'",
    "- {cast: Shock, by: A, targets: [B], divide: {B: 2}}": "it does not",
    "- {cast: Fire, by: A, targets: [B, giant], divide: {B: 1}}": "it does not",
    "- {cast: Fire, by: A, targets: [B, giant], divide: {B: 2, giant: 1}}": "divides 3, not",
    # what says nothing about the spell is no reason against it
    "- expect: [{cannot: {cast: Shock, by: A, targets: [B], x: 3}}]": "does not ask for x: 3",
    "- expect: [{cannot: {cast: Shock, by: A, targets: [B], modes: [1]}}]": "does not ask for modes",
    "- expect: [{cannot: {cast: Shock, by: A, targets: [B], divide: {B: 2}}}]": "does not ask for divide",
    "- expect: [{cannot: {cast: Shock, by: A, targets: [B], pay: kikcer}}]": "unknown cost 'kikcer'; did you mean 'kicker'?",
    "- expect: [{cannot: {activate: giant, by: A, ability: dance}}]": "'dance' is in no ability of any card",
    "- expect: [{cost: {cast: Shock, by: A, targets: [f]}, is: '{R}'}]": "the answer [f] does not fit",
    # halves (709.3, 709.5)
    "- {cast: Fire // Ice, by: A, targets: [B]}": "Fire // Ice has two halves: say which with `as`",
    "- {special: unlock, card: room, by: A}": "both doors of room are locked: say which with `as`",
    "- {special: unlock, card: Glasworks, by: A}": "did you mean 'Glassworks'?",
    "- {special: unlock, card: room, as: Glasworks, by: A}": "unknown way 'Glasworks'; did you mean 'Glassworks'?",
    "- {special: unlock, card: giant, by: A}": "there is no such door on the battlefield: giant",
    "- {special: unlock, card: Shattered Yard, by: B}": "only its controller can unlock it (116.2m)",
    "- expect: [{cannot: {special: unlock, card: room, as: Glasworks, by: A}}]": "did you mean 'Glassworks'?",
    "- expect: [{object: room, unlocked: [Glasworks]}]": "did you mean 'Glassworks'?",
    # the course of the game
    "- resolve": "the stack is empty and no question is pending",
    "- {goto: {turn: 1, step: upkeep}}": "it is turn 1, precombat main already",
    "- {goto: {turn: 1, step: combat damage}}": "that step did not come",
    # answers
    "- {cast: Shock, by: A, targets: [B], choices: [yes]}": "it never was",
    "- {cast: Shock, by: A}": "on offer: A, B, Hill Giant",
    "- {cast: Shock, by: A, choices: [{by: B, answer: B}]}": "on offer: A, B, Hill Giant",
    "- {cast: Shock, by: A, choices: [7]}": "the answer 7 does not fit: A is asked",
    "- {cast: Pithing Needle, by: A}\n- resolve": "A is asked 'Choose",
    "- {cast: Opt, by: A}\n- {resolve: top, choices: [{by: A, answer: {pile: {under: [Wastes]}}}]}": "the piles are",
    "- {cast: Opt, by: A}\n- {resolve: top, choices: [{by: A, answer: {order: [Wastes]}}]}": "does not fit",
    "- {cast: Shock, by: A, targets: [B], rolls: [3]}": "1 were not",
}


@pytest.mark.parametrize("steps", WRONG)
def test_what_is_wrong_fails_and_says_why(steps: str) -> None:
    result = judged(steps)
    assert result.status == FAILED
    assert WRONG[steps] in result.actual
    assert "strict.yaml:" in result.where
    assert "scenario strict" in result.where
    assert result.step is not None


def test_an_action_in_a_later_step_is_placed() -> None:
    result = judged("- {cast: Shock, by: A, targets: [B]}\n- resolve\n- {cast: Shok, by: A}")
    assert (result.step, result.where) == (3, "strict.yaml:14:5: scenario strict, step 3")
    assert result.actual.endswith("(strict.yaml:14:5: scenario strict, step 3)")
    assert any("Shock deals 2 damage to B" in line for line in result.log)


def test_alike_objects_need_no_label() -> None:
    position = POSITION.replace("tapped: true", "tapped: false")
    assert judged("- {cast: Shock, by: A, targets: [Grizzly Bears]}\n- resolve", position).status == PASSED


def test_a_card_that_is_not_in_the_library_is_unsupported() -> None:
    result = judged("- resolve all", POSITION.replace("Serra Angel", "Serra Angle"))
    assert result.status == UNSUPPORTED
    assert [str(card) for card in result.missing] == ["Serra Angle: not in the library; did you mean Serra Angel?"]


def test_a_name_that_is_not_in_the_library_is_unsupported_too() -> None:
    steps = "- {cast: Pithing Needle, by: A}\n- {resolve: top, choices: [{by: A, answer: Storm Crow}]}"
    assert judged(steps).status == UNSUPPORTED
    asked = "- {cast: Pithing Needle, by: A}\n- resolve\n- expect: [{cannot: {name: Storm Crow, by: A}}]"
    assert judged(asked).status == UNSUPPORTED


@cr("715.4")
def test_a_card_that_is_set_up_by_its_insets_name() -> None:
    result = judged("- resolve all", POSITION.replace("Giant Killer,", "Stomp,"))
    assert (result.status, result.step) == (FAILED, None)
    assert "A: battlefield 3: Stomp is the adventure of Bonecrusher Giant" in result.actual


def test_a_position_that_cannot_be() -> None:
    result = judged("- resolve all", POSITION.replace("label: giant", "label: giant, damage: 5"))
    assert (result.status, result.step) == (FAILED, None)
    assert "could not survive 5 damage" in result.actual


def test_a_fault_of_the_engine_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("inset.judge.run.runner.check", broken)
    result = judged("- expect: [{life: {A: 20}}]")
    assert result.status == FAILED
    assert result.actual.startswith("ZeroDivisionError: oh (")
