"""719, 702.169: Case cards: solved at the end step, once and for as long as it stays; what works only then."""

import pytest

from inset.kernel.types import END, UPKEEP
from inset.language import mods as m
from inset.language.abilities import StaticAbility, ToSolve, WhileSolved
from inset.language.card import Card
from inset.language.filters import SOLVED
from inset.language.node import Ability
from inset.language.words.kinds import activated, at_beginning, enchantment, instant, static
from inset.language.words.nouns import creatures, enchantments, saved, target, you_control, you_have
from inset.language.words.verbs import (
    becomes,
    cost,
    create_copy,
    destroy,
    exile,
    gain_life,
    have,
    lose_life,
    plus,
    to_battlefield,
)
from inset.rules.events.designations import marks_of
from inset.rules.model import event_records as ev
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, KILL


def riddle(then_on: Ability) -> Card:
    """Solved by a creature of your own."""
    return enchantment("Riddle", "{W}", ToSolve(you_have(creatures)), WhileSolved(then_on), subtypes="Case")


ANTHEM = riddle(static(have(creatures & you_control, plus(1, 1))))
SPRING = riddle(activated(cost("{0}"), gain_life(1)))
DRAIN = riddle(at_beginning(UPKEEP, lose_life(1)))


def solved(scene: Scene) -> bool:
    return marks_of(scene.one("Riddle").flags) == ["solved"]


@cr("719.3", "719.3a", "702.169b")
def test_it_is_solved_at_the_beginning_of_its_controllers_end_step() -> None:
    scene = Scene({"battlefield": [ANTHEM, BEAR]})
    scene.until(END)
    assert (solved(scene), scene.size("Bear"), scene.stack()) == (False, (2, 2), ["Riddle"])
    scene.settle()
    assert (solved(scene), scene.size("Bear")) == (True, (3, 3))


@cr("719.3a", "603.4")
def test_the_condition_is_asked_again_as_the_ability_resolves() -> None:
    scene = Scene({"battlefield": [ANTHEM, BEAR], "hand": [KILL]})
    scene.until(END)
    scene.cast(A, "Cast Kill")
    scene.settle()
    assert not solved(scene)


@cr("719.3a")
@pytest.mark.parametrize("mine", [True, False])
def test_only_at_the_end_step_of_its_controller(mine: bool) -> None:
    board = {"battlefield": [ANTHEM, BEAR]}
    scene = Scene(board, {}) if mine else Scene({}, board)
    scene.until(END)
    scene.settle()
    assert solved(scene) is mine


@cr("719.3a")
def test_what_is_solved_is_not_solved_again() -> None:
    scene = Scene({"battlefield": [(ANTHEM, {"flags": SOLVED}), BEAR]})
    scene.until(END)
    assert scene.stack() == []


@cr("719.3b")
def test_it_stays_solved_without_the_condition_and_without_its_abilities() -> None:
    blank = instant("Blank", "{U}", becomes(target(enchantments), m.LoseAllAbilities()))
    scene = Scene({"battlefield": [(ANTHEM, {"flags": SOLVED}), BEAR], "hand": [KILL, blank]})
    scene.play(A, "Cast Blank")
    assert (scene.size("Bear"), solved(scene)) == ((2, 2), True)
    scene.play(A, "Cast Kill")
    scene.next_turn()
    assert solved(scene)


@cr("719.3b", "707.2")
def test_a_copy_is_not_solved() -> None:
    double = instant("Double", "{U}", create_copy(target(enchantments)))
    scene = Scene({"battlefield": [(ANTHEM, {"flags": SOLVED}), BEAR], "hand": [double]})
    scene.play(A, "Cast Double")
    assert [marks_of(obj.flags) for obj in scene.all("Riddle")] == [["solved"], []]
    assert scene.size("Bear") == (3, 3)


@cr("719.3b", "400.7")
def test_what_left_the_battlefield_is_not_solved_when_it_comes_back() -> None:
    blink = instant("Blink", "{W}", exile(target(enchantments), save=0), to_battlefield(saved(0)))
    scene = Scene({"battlefield": [(ANTHEM, {"flags": SOLVED}), BEAR], "hand": [blink]})
    scene.play(A, "Cast Blink")
    assert (solved(scene), scene.size("Bear")) == (False, (2, 2))


@cr("719.3c", "702.169a", "702.169d")
@pytest.mark.parametrize("flags", [0, SOLVED])
def test_it_is_activated_only_if_the_case_is_solved(flags: int) -> None:
    scene = Scene({"battlefield": [(SPRING, {"flags": flags})]})
    assert scene.could(A, "Riddle: {0}") is bool(flags)


@cr("719.3c", "702.169c")
@pytest.mark.parametrize("flags", [0, SOLVED])
def test_it_triggers_only_if_the_case_is_solved(flags: int) -> None:
    scene = Scene({"battlefield": [(DRAIN, {"flags": flags})]})
    scene.until(UPKEEP, turn=3)
    assert scene.stack() == ["Riddle"] * bool(flags)


@cr("702.169c")
def test_what_has_triggered_resolves_though_the_case_is_gone() -> None:
    break_it = instant("Break", "{R}", destroy(target(enchantments)))
    scene = Scene({"battlefield": [(DRAIN, {"flags": SOLVED})], "hand": [break_it]})
    scene.until(UPKEEP, turn=3)
    scene.cast(A, "Cast Break")
    scene.settle()
    assert (scene.zone("Riddle"), scene.life(A)) == ("graveyard", 19)


def test_a_static_ability_beside_another_condition() -> None:
    static_part = StaticAbility((have(creatures & you_control, plus(1, 1)),), condition=you_have(enchantments, 2))
    scene = Scene({"battlefield": [(riddle(static_part), {"flags": SOLVED}), BEAR]})
    assert scene.size("Bear") == (2, 2)
    assert scene.happened(ev.MARKED) == 0
