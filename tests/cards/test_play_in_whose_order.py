"""Who chooses first, who attacked how often, and from where a card is taken: cards that were read again beside print."""

from __future__ import annotations

import pytest

from inset.language.words.kinds import artifact, creature
from tests.cards.tries import duel
from tests.harness import A, B, cr
from tests.harness.cards import BEARS

VASE = artifact("Old Vase", "{1}")


@cr("101.4")
def test_the_druid_of_purification_asks_its_controller_first_on_anybodys_turn() -> None:
    scene = duel(hand=["Druid of Purification"], mine=["Teferi, Mage of Zhalfir"], theirs=[VASE, "Sol Ring"])
    scene.next_turn()
    assert scene.st.active == B
    scene.do(A, "Cast Druid of Purification")
    while scene.asked() == "priority":
        scene.choose("Pass")
    asked = scene.game.decision
    assert asked is not None and asked.player == A
    scene.settle("Old Vase", "Done")
    assert scene.zone("Old Vase") == "graveyard" and scene.zone("Sol Ring") == "battlefield"


@pytest.mark.parametrize(("graves", "taken"), [("", True), ("Rest in Peace", False)])
def test_tergrid_takes_cards_from_graveyards_only(graves: str, taken: bool) -> None:
    mine = ["Tergrid, God of Fright", *([graves] if graves else [])]
    scene = duel(hand=["Mind Rot"], mine=mine, bob={"hand": [BEARS, "Shock"]})
    scene.play(A, "Cast Mind Rot", "Bob", "Yes")
    assert scene.names("battlefield", A).count(BEARS) == taken
    assert scene.zone(BEARS) == ("battlefield" if taken else "exile")


SWIMMER = creature("Pearl Swimmer", "{U}", "Merfolk", 1, 1)
DIVER = creature("Pearl Diver", "{U}", "Merfolk", 1, 1)


@cr("608.2i")
def test_a_creature_that_attacks_twice_is_one_that_attacked() -> None:
    merfolk = ["Deepway Navigator", "Pearl Swimmer"]
    scene = duel(mine=["Deepway Navigator", SWIMMER, "Combat Celebrant"])
    scene.until("declare attackers", 1, "Yes", attack=[*merfolk, "Combat Celebrant"]).settle()
    scene.until("end of combat", 1)
    scene.until("declare attackers", 1, attack=merfolk)
    assert scene.size("Pearl Swimmer") == (1, 1)
    scene = duel(mine=["Deepway Navigator", SWIMMER, DIVER])
    scene.until("declare attackers", 1, attack=[*merfolk, "Pearl Diver"])
    assert scene.size("Pearl Swimmer") == (2, 1)
