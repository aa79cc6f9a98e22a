"""Phrases that are read, and then played: attacks on players, evasion set aside, dying, life compared with that of others."""

from __future__ import annotations

import pytest

from inset.language.words.kinds import sorcery
from inset.language.words.nouns import lands, target
from inset.language.words.verbs import destroy
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL, OX
from tests.harness.compiled import made

RAIN = sorcery("Rain", "{R}", destroy(target(lands)))


@cr("603.6c", "400.7")
def test_an_aura_comes_back_from_the_graveyard_as_the_land_is_destroyed() -> None:
    spirit = made(
        "Old Spirit {B}",
        "Enchantment — Aura",
        "Enchant Swamp",
        "When enchanted Swamp is put into a graveyard, you may return Old Spirit from your graveyard to your hand.",
    )
    scene = Scene({"battlefield": ["Swamp"], "hand": [spirit, RAIN]})
    scene.play(A, "Cast Old Spirit", "Swamp").play(A, "Cast Rain", "Swamp", "Yes")
    assert scene.names("hand", A) == ["Old Spirit"]


@cr("509.1b", "609.4", "702.14c")
def test_one_kind_of_landwalk_is_set_aside_and_another_is_not() -> None:
    wall = made(
        "Sea Wall {U}",
        "Enchantment",
        "Creatures with islandwalk can be blocked as though they didn't have islandwalk.",
    )
    diver = made("Old Diver {U}", "Creature — Fish", "Islandwalk", "2/2")
    walker = made("Old Walker {U}", "Creature — Fish", "Islandwalk, forestwalk", "2/2")

    def life(attacker: object, *mine: object) -> int:
        row = {"battlefield": [OX, "Island", "Forest", *mine]}
        name = attacker.name  # type: ignore[attr-defined]
        scene = Scene({"battlefield": [attacker]}, row).fight(name, Ox=name).until("end")
        return scene.life(B)

    assert life(diver) == 18
    assert life(diver, wall) == 20
    assert life(walker, wall) == 18  # it still walks through the forest


@cr("509.1b", "609.4", "702.9b", "702.28b")
def test_it_blocks_as_though_it_had_reach_or_shadow() -> None:
    hunter = made("Old Hunter {W}", "Creature — Human", "Old Hunter can block Birds as though it had reach.", "1/4")
    shade = made(
        "Old Shade {W}", "Creature — Wall", "Old Shade can block creatures with shadow as though it had shadow.", "1/4"
    )
    bird = made("Old Bird {W}", "Creature — Bird", "Flying", "2/2")
    bat = made("Old Bat {W}", "Creature — Bat", "Flying", "2/2")
    thief = made("Old Thief {W}", "Creature — Rogue", "Shadow", "2/2")

    def life(attacker: object, blocker: object) -> int:
        name, other = attacker.name, blocker.name  # type: ignore[attr-defined]
        scene = Scene({"battlefield": [attacker]}, {"battlefield": [blocker]})
        return scene.fight(name, **{other.replace(" ", "_"): name}).until("end").life(B)

    assert (life(bird, hunter), life(bat, hunter), life(bird, OX)) == (20, 18, 18)
    assert (life(thief, shade), life(thief, hunter)) == (20, 18)


@cr("608.2c", "120.1")
def test_what_follows_if_a_player_is_dealt_damage_this_way() -> None:
    fire = made(
        "Odd Fire {R}",
        "Instant",
        "Odd Fire deals 2 damage to any target. If a player is dealt damage this way, draw a card.",
    )
    row = {"hand": [fire], "library": ["Forest", "Forest"]}
    assert Scene(row, {"battlefield": [OX]}).play(A, "Cast Odd Fire", "Ox").names("hand", A) == []
    assert Scene(row, {"battlefield": [OX]}).play(A, "Cast Odd Fire", "B").names("hand", A) == ["Forest"]


@cr("603.7")
def test_a_guard_is_sacrificed_as_the_creature_leaves() -> None:
    guard = made(
        "Old Guard {W}",
        "Creature — Soldier",
        "{T}: Target creature gets +1/+1 until end of turn. When that creature leaves the battlefield this turn, "
        "sacrifice Old Guard.",
        "1/1",
    )
    scene = Scene({"battlefield": [guard, BEAR], "hand": [KILL]}).play(A, "Old Guard", "Bear")
    assert scene.size("Bear") == (3, 3)
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Old Guard") == "graveyard"


@cr("508.3b", "508.3e")
def test_a_player_is_rewarded_for_attacking_somebody_else() -> None:
    watcher = made(
        "Old Watcher {W}",
        "Enchantment",
        "Whenever a player attacks one of your opponents, that attacking player draws a card.",
    )

    def drawn(whom: str) -> list[str]:
        scene = Scene({"battlefield": [BEAR], "library": ["Forest"] * 4}, {"battlefield": [watcher]}, {})
        while scene.asked() != "attack":
            scene.choose(scene.game.options[0])
        return scene.choose(f"Attack {whom}").settle().names("hand", A)

    assert (drawn("B"), drawn("C")) == ([], ["Forest"])


@cr("119.3")
def test_life_and_creatures_compared_with_an_opponent() -> None:
    help_ = made(
        "Late Help {W}",
        "Sorcery",
        "If you have less life than an opponent, you gain 6 life. If you control fewer creatures than an opponent, "
        "draw a card.",
    )
    row = {"hand": [help_], "library": ["Forest", "Forest"]}
    behind = Scene({**row, "life": 19}, {"life": 20, "battlefield": [BEAR]}).play(A, "Cast Late Help")
    assert (behind.life(A), behind.names("hand", A)) == (25, ["Forest"])
    level = Scene({**row, "life": 20}, {"life": 20}).play(A, "Cast Late Help")
    assert (level.life(A), level.names("hand", A)) == (20, [])


@cr("508.3a", "508.3d", "603.2d")
@pytest.mark.parametrize(("event", "life"), [("you attack", 2), ("a creature you control attacks", 4)])
def test_a_creature_that_attacks_makes_its_player_attack(event: str, life: int) -> None:
    twice = made(
        "Double Banner {W}",
        "Enchantment",
        "If a creature attacking causes a triggered ability of a permanent you control to trigger, that ability triggers an "
        "additional time.",
    )
    drum = made("War Drum {W}", "Enchantment", f"Whenever {event}, you gain 1 life.")
    scene = Scene({"battlefield": [twice, drum, BEAR, OX]})
    scene.until("declare attackers", 1, attack=["Bear", "Ox"])
    scene.settle()
    assert scene.life(A) == 20 + life
