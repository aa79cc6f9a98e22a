"""Who defends what is attacked, damage to each player by their own number, who convoked: read and then played."""

from __future__ import annotations

import pytest

from inset.rules.model.object_notes import PROTECTOR
from tests.harness import A, B, Scene, cr
from tests.harness.cards import SIEGE
from tests.harness.compiled import made

EEL = made(
    "Old Eel {U}", "Creature — Fish", "This creature can't attack unless defending player controls a Gate.", "2/2"
)
GATE = made("Old Gate", "Land — Gate", "{T}: Add {C}.")
SWARM = made(
    "Old Swarm {R}",
    "Creature — Insect",
    "{T}: This creature deals damage to each player equal to the number of cards in that player's hand.",
    "Whenever this creature deals damage, put a +1/+1 counter on it.",
    "0/4",
)


@cr("508.5", "310.8")
@pytest.mark.parametrize(("theirs", "may"), [((), False), ((GATE,), True)])
def test_the_protector_of_a_battle_is_the_defending_player(theirs: tuple[object, ...], may: bool) -> None:
    siege = (SIEGE, {"counters": {"defense": 3}, "notes": {PROTECTOR: B}})
    scene = Scene({"battlefield": [EEL, *([] if theirs else [GATE]), siege]}, {"battlefield": [*theirs]})
    scene.until("declare attackers", attack=())
    assert scene.asked() == "priority"
    scene = Scene({"battlefield": [EEL, *([] if theirs else [GATE]), siege]}, {"battlefield": [*theirs]})
    scene.pass_to(A)
    while scene.asked() == "priority" and scene.st.step < 5:
        scene.choose("Pass")
    assert any("Siege" in words for words in scene.words()) is may


@cr("603.2c")
def test_damage_to_each_player_by_their_own_number_is_dealt_at_once() -> None:
    scene = Scene({"hand": ["Forest"], "battlefield": [SWARM]}, {"hand": ["Forest"] * 3})
    scene.play(A, "Old Swarm: ")
    assert scene.lives == (19, 17) and scene.one("Old Swarm").counters == {"+1/+1": 1}


@cr("702.51a")
def test_a_creature_that_has_convoked_counts_wherever_it_is() -> None:
    whale = made(
        "Old Whale {2}{U}",
        "Creature — Whale",
        "Convoke",
        "This creature enters with three +1/+1 counters on it for each creature that convoked it.",
        "1/1",
    )
    mouse = made("Old Mouse {W}", "Creature — Mouse", "Sacrifice this creature: You gain 1 life.", "1/1")
    scene = Scene({"hand": [whale], "battlefield": [mouse], "mana": "{1}{U}"}, pool="")
    scene.cast(A, "Cast Old Whale", "Old Mouse").play(A, "Old Mouse: ")
    assert scene.zone("Old Mouse") == "graveyard" and scene.size("Old Whale") == (4, 4)
