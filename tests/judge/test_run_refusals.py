"""What a scenario says when it is wrong about attackers, decks, made-up cards, and what the rules leave open."""

from typing import Any

import pytest

from inset.game import Game
from inset.judge.format.errors import ScenarioError
from inset.judge.format.reader import read_text
from inset.judge.run.runner import FAILED, PASSED, UNCLEAR, UNSUPPORTED, Result, run
from inset.kernel.errors import InvalidPosition

HEAD = """scenario: one
players:
  A: {players_a}
  B: {players_b}
"""


def judged(steps: str, a: str = "{}", b: str = "{}", more: str = "") -> Result:
    text = HEAD.replace("{players_a}", a).replace("{players_b}", b) + more + "steps:\n" + steps
    (scenario,) = read_text(text, "test")
    return run(scenario)


def complaint(steps: str, a: str = "{}") -> str:
    text = HEAD.replace("{players_a}", a).replace("{players_b}", "{}") + "steps:\n" + steps
    with pytest.raises(ScenarioError) as caught:
        read_text(text, "test")
    return str(caught.value)


def test_a_failed_expectation_mentions_the_question_that_stands() -> None:
    king = '{custom: {name: Old King, cost: "{W}", type: Legendary Creature, power: 2, toughness: 2}}'
    result = judged(
        "  - {cast: Old King, by: A}\n  - resolve\n  - expect: [{permanents: A, name: Old King}]\n",
        f'{{battlefield: [{king}], hand: [{king}], mana: "{{W}}"}}',
    )
    assert result.status == FAILED
    assert "A is asked" in result.actual and "704.5j" in result.actual


def test_why_a_creature_can_not_attack_is_shown() -> None:
    steps = "  - expect: [{can: {attack: [Serra Angel], by: A}}]\n"
    result = judged(steps, "{battlefield: [{card: Serra Angel, sick: true}]}")
    assert (result.status, "302.6" in result.actual) == (FAILED, True)
    result = judged("  - expect: [{can: {attack: [Serra Angel], by: B}}]\n", b="{battlefield: [Serra Angel]}")
    assert "it is A's turn (508.1)" in result.actual


def test_an_action_that_is_legal_is_not_taken_back() -> None:
    result = judged("  - {illegal: {cast: Shock, by: A, targets: [B]}}\n", '{hand: [Shock], mana: "{R}"}')
    assert (result.status, result.actual) == (FAILED, "it is legal")


def test_an_action_may_be_illegal_for_another_reason() -> None:
    result = judged(
        '  - {illegal: {attack: [Serra Angel], by: A}, rule: "702.3b"}\n',
        "{battlefield: [{card: Serra Angel, sick: true}, Grizzly Bears]}",
    )
    assert result.status == FAILED and "302.6" in result.actual


@pytest.mark.parametrize(("life", "holds"), [(20, True), (19, False)])
def test_what_the_rules_leave_open_has_neither_passed_nor_failed(life: int, holds: bool) -> None:
    result = judged(f"  - expect: [{{life: {{A: {life}}}}}]\n", more="basis: unclear\n")
    assert (result.status, result.holds) == (UNCLEAR, holds)


def test_a_scenario_that_makes_no_sense_is_not_unclear() -> None:
    result = judged("  - expect: [{object: Grzzly Bears, power: 2}]\n", more="basis: unclear\n")
    assert result.status == FAILED


def test_a_made_up_text_that_can_not_be_read_is_unsupported() -> None:
    result = judged("  - expect: [{life: {A: 20}}]\n", "{hand: [{custom: {text: Frobnicate the wug.}}]}")
    assert result.status == UNSUPPORTED and "frobnicate" in str(result.missing[0])


def test_made_up_cards_do_not_stay() -> None:
    steps = "  - expect: [{zone: hand, of: A, card: Wug}]\n"
    assert judged(steps, "{hand: [{custom: {name: Wug, text: Flying}}]}").status == PASSED
    assert judged(steps, "{hand: [Shock]}").status == FAILED


@pytest.mark.parametrize(
    ("a", "said"),
    [
        ("{battlefield: [{card: Mountain, count: 2, tapped: 3}]}", "3 of 2 can't be tapped"),
        ("{hand: [{custom: Flying}]}", "expected a map"),
        ("{hand: [{custom: {txt: Flying}}]}", "unknown key 'txt' in a custom"),
        ("{hand: [{emblem: Wrenn and Six}]}", "'emblem' has no meaning in the hand zone, only in command"),
        ("{command: [{emblem: {}}]}", "an emblem needs the key 'text'"),
        ("{hand: [{card: Shock, custom: {text: Flying}}]}", "one of 'card', 'custom', 'emblem' and a token map"),
    ],
)
def test_what_is_wrong_with_an_item_is_said(a: str, said: str) -> None:
    assert said in complaint("  - expect: [{life: {A: 20}}]\n", a)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("{expect: [{happened: drew, number: 2}]}", "'number' is not for 'drew'"),
        ("{expect: [{deck: {cards: [Shock]}}]}", "needs the key 'legal'"),
        ('{expect: [{deck: {cards: [Shock]}, legal: true, rules: ["100.2a"]}]}', "a legal deck breaks no rules"),
        ("{concede: C}", "unknown player 'C'"),
        ("{illegal: {concede: A}}", "unknown action"),
        ("{cast: Shock, by: A, spend: 2}", "mana of a color or {C} expected"),
        ('{expect: [{cost: {attack: [Shock], by: A}, is: "{1}"}]}', "unknown action"),
    ],
)
def test_what_is_wrong_with_a_step_is_said(step: str, said: str) -> None:
    assert said in complaint(f"  - {step}\n")


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"command": [{"emblem": "Shock"}]}, "Shock makes no emblem (114.1)"),
        ({"battlefield": [{"custom": {"power": 1}}]}, "needs both a power and a toughness (208.1)"),
        ({"hand": [{"custom": {"cost": "{Q}{"}}]}, "107.4"),
    ],
)
def test_what_can_not_be_set_up_is_said(position: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        Game.from_position({"A": position, "B": {}})
    assert said in str(caught.value)


def test_a_made_up_card_is_in_the_record_of_its_game() -> None:
    card = {"custom": {"name": "Wug", "cost": "{1}", "power": 2, "toughness": 2, "keywords": ["flying"]}}
    game = Game.from_position({"A": {"battlefield": [card]}, "B": {"command": [{"emblem": "Wrenn and Six"}]}})
    assert Game.replay(game.record()).fingerprint() == game.fingerprint()
