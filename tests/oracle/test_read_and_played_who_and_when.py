"""Who gains control, for good; when a card has flash; who may look at a card that is exiled face down."""

from __future__ import annotations

import pytest

from inset.rules.meaning.linked_abilities import may_look
from tests.harness import A, B, Scene, cr, refuses
from tests.harness.cards import BEAR, BEARS, CAT, CUB, GIANT, KILL, OX
from tests.harness.compiled import made

RAY = made(
    "Odd Ray {R}", "Sorcery", "Gain control of target creature until end of turn. It gains haste until end of turn."
)


@cr("611.2c", "608.2h")
def test_whoever_controls_it_now_gains_control_and_not_whoever_does_later() -> None:
    lizard = made(
        "Odd Lizard {R}",
        "Creature — Lizard",
        "Whenever a source deals damage to Odd Lizard, that source's controller gains control of Odd Lizard.",
        "4/4",
    )
    scene = Scene({"hand": [RAY]}, {"battlefield": [BEAR, lizard], "library": ["Forest"] * 9})
    scene.play(A, "Cast Odd Ray", "Bear")
    scene.fight("Bear", Odd_Lizard="Bear").until("postcombat main")
    assert scene.chars("Odd Lizard").controller == A
    scene.until("upkeep", 2)
    assert scene.chars("Odd Lizard").controller == A


@cr("113.6", "702.8a")
@pytest.mark.parametrize("mine", [["Forest"], []])
def test_a_card_that_has_flash_while_something_is_so_has_it_in_the_hand(mine: list[str]) -> None:
    wurm = made("Odd Wurm {G}", "Creature — Wurm", "Odd Wurm has flash as long as you control a Forest.", "6/5")
    scene = Scene({"hand": [wurm], "battlefield": mine}, {}, turn=2)
    assert refuses(scene, A, "Cast Odd Wurm") != bool(mine)


@cr("406.3")
def test_whoever_controls_the_permanent_may_look_and_who_was_allowed_still_may() -> None:
    eater = made(
        "Mind Eater {B}",
        "Creature — Vampire",
        "Whenever Mind Eater deals combat damage to a player, that player exiles a card from their hand face down.",
        "You may look at cards exiled with Mind Eater, and you may play lands and cast spells from among those cards.",
        "2/2",
    )
    scene = Scene({"battlefield": [eater]}, {"hand": [RAY, "Forest"], "library": ["Forest"] * 9})
    scene.fight("Mind Eater").until("postcombat main", 0, "Forest")
    [card] = scene.in_zone("exile")
    assert may_look(scene.st, card, A) and not may_look(scene.st, card, B)
    scene.until("precombat main", 2)
    scene.play(B, "Cast Odd Ray", "Mind Eater")
    assert may_look(scene.st, card, A) and may_look(scene.st, card, B)


@cr("118.12", "608.2c")
@pytest.mark.parametrize("hits", [0, 1])
def test_a_counter_is_removed_from_a_card_that_has_one(hits: int) -> None:
    hunter = made(
        "Odd Hunter {B}",
        "Creature — Assassin",
        "Whenever this creature deals combat damage to a player, you may remove a hit counter from a card that player owns in "
        "exile. If you do, you gain 5 life.",
        "2/2",
    )
    scene = Scene({"battlefield": [hunter]}, {"exile": [(BEAR, {"counters": {"hit": hits} if hits else {}})]})
    scene.fight("Odd Hunter").until("postcombat main", 0, *[True] * hits)
    assert scene.life(A) == 20 + 5 * hits and not scene.one("Bear").counters


@cr("701.24a", "701.40a")
def test_nobody_knows_which_card_of_a_shuffled_pile_is_which() -> None:
    rise = made(
        "Odd Rise {B}",
        "Sorcery",
        "Exile all creature cards from target player's graveyard in a face-down pile, shuffle that pile, then manifest those "
        "cards.",
    )
    orders = set()
    for seed in range(6):
        scene = Scene({"hand": [rise]}, {"graveyard": [BEAR, CAT, CUB, OX]}, seed=seed)
        scene.play(A, "Cast Odd Rise", "B")
        orders.add(tuple(scene.st.objs[oid].definition.name for oid in scene.st.battlefield))
    assert len(orders) > 1 and all(len(order) == 4 for order in orders)


SHOWMAN = made(
    "Odd Showman {R}",
    "Creature — Elf",
    "Creatures your opponents control with power less than Odd Showman's power are goaded.",
    "Whenever a goaded attacking or blocking creature dies, you gain 5 life.",
    "3/3",
)


@cr("701.15b")
@pytest.mark.parametrize(("attacker", "life"), [(BEARS, 25), (GIANT, 20)])
def test_a_creature_is_goaded_while_a_static_ability_says_so(attacker: str, life: int) -> None:
    scene = Scene({"battlefield": [SHOWMAN], "hand": [KILL]}, {"battlefield": [attacker]}, turn=2)
    scene.until("declare attackers", 2, attack=[attacker])
    scene.play(A, "Cast Kill", attacker)
    assert scene.zone(attacker) == "graveyard" and scene.life(A) == life
