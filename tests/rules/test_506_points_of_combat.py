"""503.2, 506.7: what may be cast or activated only before, after or during a point of the turn."""

from collections.abc import Callable

import pytest

from inset.kernel import types as t
from inset.language import statics as sta
from inset.language.abilities import CastOnly
from inset.language.card import Card
from inset.language.conditions import AllOf, InStep, PointInTurn, TurnOf
from inset.language.node import Condition
from inset.language.words.kinds import activated, artifact, enchantment, instant
from inset.language.words.nouns import an_opponent, your_turn
from inset.language.words.verbs import gain_life
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.turn.added_steps import add_phases, add_steps
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

MAIN1, BEGIN, ATTACK, BLOCK, DAMAGE, OVER, MAIN2, END = (
    t.PRECOMBAT_MAIN, t.BEGIN_COMBAT, t.DECLARE_ATTACKERS, t.DECLARE_BLOCKERS, t.COMBAT_DAMAGE, t.END_COMBAT,
    t.POSTCOMBAT_MAIN, t.END,
)  # fmt: skip
DAWN = (t.UPKEEP, t.DRAW)
COMBAT = InStep(tuple(t.COMBAT_STEPS))


def _spell(condition: Condition) -> Card:
    return instant("Trick", "{W}", CastOnly(condition), gain_life(1))


def _stone(condition: Condition) -> Card:
    """506.7g: the same is true of abilities."""
    return artifact("Trick", "{1}", activated("{W}", gain_life(1), only_if=condition))


def _when(card: Card, attack: bool, **more: Callable[[Scene], None]) -> list[int]:
    """The steps of a turn in which the player could cast the card or activate its ability."""
    place = "hand" if card.faces[0].types == t.INSTANT else "battlefield"
    mine = {"hand": [card], "battlefield": [BEAR]} if place == "hand" else {"battlefield": [BEAR, card]}
    scene = Scene(mine, turn=3, step="upkeep")
    for change in more.values():
        change(scene)
    found: list[int] = []
    while scene.st.turn == 3:
        asked = scene.game.decision
        assert asked is not None
        if asked.kind == "attack":
            scene.answer("Attack" if attack else "Don't")
            continue
        if asked.player == A and any("Trick" in option.text for option in scene.game.options):
            found.append(scene.st.step)
        scene.game.choose(PASS)
    return found


def _more_combat(scene: Scene) -> None:
    add_phases(scene.st, (t.BEGIN_COMBAT, t.BEGIN_COMBAT))
    scene.game = type(scene.game)(scene.game._setup, scene.st)


CASES: list[
    tuple[Condition, list[int], list[int]]
] = [  # the condition; when, if somebody attacks; when, if nobody does
    (PointInTurn(ATTACK), [*DAWN, MAIN1, BEGIN], [*DAWN, MAIN1, BEGIN]),
    (PointInTurn(ATTACK, after=True), [ATTACK, BLOCK, DAMAGE, OVER, MAIN2, END], [ATTACK, OVER, MAIN2, END]),
    (PointInTurn(BLOCK), [*DAWN, MAIN1, BEGIN, ATTACK], [*DAWN, MAIN1, BEGIN, ATTACK]),
    (PointInTurn(BLOCK, after=True), [BLOCK, DAMAGE, OVER, MAIN2, END], []),
    (PointInTurn(t.FIRST_STRIKE_DAMAGE), [*DAWN, MAIN1, BEGIN, ATTACK, BLOCK], [*DAWN, MAIN1, BEGIN, ATTACK]),
    (PointInTurn(OVER), [*DAWN, MAIN1, BEGIN, ATTACK, BLOCK, DAMAGE], [*DAWN, MAIN1, BEGIN, ATTACK]),
    (PointInTurn(BEGIN), [*DAWN, MAIN1], [*DAWN, MAIN1]),
    (PointInTurn(OVER, after=True), [MAIN2, END], [MAIN2, END]),
    (COMBAT, [BEGIN, ATTACK, BLOCK, DAMAGE, OVER], [BEGIN, ATTACK, OVER]),
    (PointInTurn(BLOCK, in_combat=True), [BEGIN, ATTACK], [BEGIN, ATTACK]),
    (PointInTurn(BLOCK, after=True, in_combat=True), [BLOCK, DAMAGE, OVER], []),
    (AllOf((your_turn, PointInTurn(ATTACK))), [*DAWN, MAIN1, BEGIN], [*DAWN, MAIN1, BEGIN]),
    (AllOf((TurnOf(an_opponent), PointInTurn(ATTACK))), [], []),
]


@pytest.mark.parametrize("kind", [_spell, _stone])
@pytest.mark.parametrize(("condition", "attacked", "peace"), CASES)
@cr("506.7a", "506.7b", "506.7e", "506.7f", "506.7g", "602.1b")
def test_before_and_after_points_of_combat(
    kind: Callable[[Condition], Card], condition: Condition, attacked: list[int], peace: list[int]
) -> None:
    """With nobody attacking, the declare blockers and combat damage steps are skipped: "before" them ends with the declare
    attackers step, "after" them never comes."""
    assert _when(kind(condition), True) == attacked
    assert _when(kind(condition), False) == peace


@cr("506.7c", "506.7d")
def test_the_first_combat_phase_or_any() -> None:
    """In a turn with two combat phases "before blockers are declared" refers to the first, "during combat before …" to
    each."""
    plain = _when(_spell(PointInTurn(BLOCK)), False, more=_more_combat)
    assert plain == [*DAWN, BEGIN, ATTACK]
    after = _when(_spell(PointInTurn(ATTACK, after=True)), False, more=_more_combat)
    assert after == [ATTACK, OVER, BEGIN, ATTACK, OVER, MAIN1, BEGIN, ATTACK, OVER, MAIN2, END]
    within = _when(_spell(PointInTurn(BLOCK, in_combat=True)), False, more=_more_combat)
    assert within == [BEGIN, ATTACK] * 3


@cr("506.7e")
def test_before_a_point_of_a_combat_phase_that_is_skipped() -> None:
    """It may be cast only before the precombat main phase ends."""
    peace = enchantment("Peace", "{W}", sta.PlayerRule(sta.SKIP_STEP, an_opponent, t.BEGIN_COMBAT))

    def calm(scene: Scene) -> None:
        from inset.rules import atoms

        atoms.new_object(scene.st, B, t.BATTLEFIELD, peace, scene.st.next_id)
        scene.st.forget()
        scene.game = type(scene.game)(scene.game._setup, scene.st)

    assert _when(_spell(PointInTurn(BLOCK)), False, calm=calm) == [*DAWN, MAIN1]
    assert _when(_spell(PointInTurn(ATTACK, after=True)), False, calm=calm) == []


@cr("503.2")
def test_after_the_first_upkeep_step_of_several() -> None:
    """Reset: only during an opponent's turn after their upkeep step."""
    scene = Scene({"hand": ["Reset"]})
    scene.until(t.UPKEEP, turn=2)
    add_steps(scene.st, t.UPKEEP, 1, after_phase=False)
    scene.game = type(scene.game)(scene.game._setup, scene.st)
    assert not scene.could(A, "Cast Reset")
    begun = scene.happened(ev.STEP_BEGAN)
    while scene.happened(ev.STEP_BEGAN) == begun:
        scene.game.choose(PASS)
    assert scene.st.step == t.UPKEEP
    assert scene.could(A, "Cast Reset")
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    assert not scene.could(A, "Cast Reset")
