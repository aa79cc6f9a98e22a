"""Phrases that are read, and then played: damage prevented or changed, and creatures that must or can attack or block."""

from __future__ import annotations

from inset.kernel import types as t
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CUB, OX
from tests.harness.compiled import made


@cr("615.5", "615.13")
def test_one_counter_goes_for_all_damage_dealt_at_the_same_time() -> None:
    ghost = made(
        "Old Ghost {W}",
        "Creature — Spirit",
        "This creature enters with two +1/+1 counters on it.",
        "If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 "
        "counter from it.",
        "1/1",
    )
    scene = Scene({"hand": [ghost]}, {"battlefield": [BEAR, CUB]}).play(A, "Cast Old Ghost")
    scene.next_turn().next_turn()
    scene.until(t.COMBAT_DAMAGE, 3, 2, attack=["Old Ghost"], block={"Bear": "Old Ghost", "Cub": "Old Ghost"})
    assert scene.one("Old Ghost").counters["+1/+1"] == 1


@cr("615.10", "615.5")
def test_what_a_source_would_deal_is_met_source_by_source() -> None:
    swan = made(
        "Odd Swan {W}",
        "Creature — Bird",
        "If a source would deal damage to this creature, prevent that damage. The source's controller draws cards equal to the "
        "damage prevented this way.",
        "2/4",
    )
    rows = {"battlefield": [swan]}, {"battlefield": [BEAR, CUB], "library": ["9 Forest"]}
    scene = Scene(*rows)
    scene.until(t.COMBAT_DAMAGE, 0, 1, attack=["Odd Swan"], block={"Bear": "Odd Swan", "Cub": "Odd Swan"})
    assert len(scene.names("hand", B)) == 3


@cr("615.1a", "615.10")
def test_a_part_of_the_damage_of_each_source_is_prevented() -> None:
    coat = made(
        "Thick Coat {3}",
        "Artifact",
        "If a creature would deal combat damage to you or a creature you control, prevent 1 of that damage.",
    )
    scene = Scene({"battlefield": [BEAR, CUB], "hand": [BOLT]}, {"battlefield": [coat]})
    scene.until(t.COMBAT_DAMAGE, attack=["Bear", "Cub"])
    assert scene.life(B) == 19
    scene.play(A, "Cast Bolt", "B")
    assert scene.life(B) == 16


@cr("615.12")
def test_only_the_damage_that_is_referred_to_cant_be_prevented() -> None:
    beast = made(
        "Bold Beast {G}",
        "Creature — Beast",
        "Combat damage that would be dealt by creatures you control can't be prevented.",
        "2/2",
    )
    coat = made("Silk Coat {3}", "Artifact", "Prevent all damage that would be dealt to you and creatures you control.")
    scene = Scene({"battlefield": [beast], "hand": [BOLT]}, {"battlefield": [coat]})
    scene.until(t.COMBAT_DAMAGE, attack=["Bold Beast"])
    assert scene.life(B) == 18
    scene.play(A, "Cast Bolt", "B")
    assert scene.life(B) == 18


@cr("615.5", "615.1a")
def test_prevented_for_a_turn_and_life_gained() -> None:
    chant = made(
        "Still Chant {W}",
        "Instant",
        "Prevent all damage that would be dealt by creatures this turn. You gain life equal to the damage prevented this way.",
    )
    scene = Scene({"battlefield": [BEAR, CUB]}, {"hand": [chant]}).play(B, "Cast Still Chant")
    scene.until(t.COMBAT_DAMAGE, attack=["Bear", "Cub"])
    assert scene.life(B) == 23


@cr("615.1a", "611.2c")
def test_to_and_by_one_creature() -> None:
    maze = made(
        "Green Maze",
        "Land",
        "{T}: Untap target attacking creature. Prevent all combat damage that would be dealt to and dealt by that creature "
        "this turn.",
    )
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [maze, OX]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Ox": "Bear"}).play(B, "Untap", "Bear")
    scene.until(t.END_COMBAT)
    assert not scene.one("Bear").tapped and scene.one("Ox").damage == 0 and scene.one("Bear").damage == 0


@cr("614.1a", "120.4b")
def test_only_combat_damage_is_doubled() -> None:
    tusk = made(
        "Long Tusk {R}",
        "Creature — Elephant",
        "If this creature would deal combat damage to a player, it deals double that damage to that player instead.",
        "2/2",
    )
    scene = Scene({"battlefield": [tusk]}).until(t.COMBAT_DAMAGE, attack=["Long Tusk"])
    assert scene.life(B) == 16


@cr("509.1c")
def test_a_creature_must_block_another_for_a_turn() -> None:
    lure = made(
        "Loud Lure {G}", "Creature — Beast", "{G}: Target creature blocks this creature this turn if able.", "3/3"
    )
    scene = Scene({"battlefield": [lure, CUB]}, {"battlefield": [OX]}).play(A, "Target creature blocks", "Ox")
    scene.until(t.DECLARE_BLOCKERS, attack=["Loud Lure", "Cub"], block={"Ox": "Loud Lure"})
    part = scene.one("Ox").combat
    assert part is not None and part.blocking == (scene.one("Loud Lure").id,)


@cr("702.3b", "611.2c")
def test_attacks_as_though_it_had_no_defender() -> None:
    gate = made(
        "Slow Gate {2}",
        "Artifact Creature — Wall",
        "Defender",
        "{1}: This creature can attack this turn as though it didn't have defender.",
        "This creature assigns combat damage equal to its toughness rather than its power.",
        "0/5",
    )
    scene = Scene({"battlefield": [gate]}).until(t.END_COMBAT)
    assert scene.life(B) == 20
    scene = Scene({"battlefield": [gate]}).play(A, "Slow Gate")
    scene.until(t.COMBAT_DAMAGE, attack=["Slow Gate"])
    assert scene.life(B) == 15
