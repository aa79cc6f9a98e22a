"""Phrases that are read, and then played, at a table of several players."""

from __future__ import annotations

from inset.kernel import types as t
from inset.rules.combat.attacking import declaration
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made


@cr("701.15b")
def test_an_aura_that_goads_makes_the_creature_attack_another_player() -> None:
    spur = made(
        "Sharp Spur {R}", "Enchantment — Aura", "Enchant creature", "Enchanted creature gets +1/+1 and is goaded."
    )
    scene = Scene({"hand": [spur]}, {"battlefield": [BEAR]}, {})
    scene.play(A, "Cast Sharp Spur", "Bear")
    assert scene.size("Bear") == (3, 3)
    scene.until(t.BEGIN_COMBAT, turn=2)
    whole = declaration(scene.st, B)
    start = whole.start()
    places = [whole.refs[place] for place in whole.allowed(start) if place >= 0]
    assert len(places) == 1 and len(whole.allowed(start)) == 1  # it attacks, and not the player who goads it


@cr("502.3")
def test_permanents_untap_in_the_untap_steps_of_others() -> None:
    muse = made(
        "Dawn Muse {G}", "Enchantment", "Untap all creatures you control during each other player's untap step."
    )
    scene = Scene({"battlefield": [muse, {"card": "Grizzly Bears", "tapped": True}]}, {})
    scene.until(t.UPKEEP, turn=2)
    assert not scene.one("Grizzly Bears").tapped


@cr("608.2c")
def test_what_was_discarded_and_sacrificed_this_way_is_counted() -> None:
    siphon = made(
        "Thought Siphon {B}",
        "Sorcery",
        "Each opponent discards a card. You draw a card for each card discarded this way.",
    )
    scene = Scene({"hand": [siphon], "library": ["3 Forest"]}, {"hand": ["Island"]}, {"hand": []}, {"hand": ["Swamp"]})
    scene.play(A, "Cast Thought Siphon")
    assert scene.names("hand", A) == ["Forest", "Forest"]
    eat = made(
        "Long Feast {B}",
        "Sorcery",
        "Each opponent sacrifices a creature. You gain 2 life for each creature sacrificed this way.",
    )
    other = Scene({"hand": [eat]}, {"battlefield": [BEAR]}, {"battlefield": [OX]}).play(A, "Cast Long Feast")
    assert other.life(A) == 24


@cr("608.2c", "120.3")
def test_damage_dealt_this_way_is_added_up() -> None:
    leech = made(
        "Leech Bolt {B}",
        "Sorcery",
        "Leech Bolt deals 2 damage to each opponent. You gain life equal to the damage dealt this way.",
    )
    scene = Scene({"hand": [leech]}, {}, {}).play(A, "Cast Leech Bolt")
    assert (scene.life(A), scene.life(B)) == (24, 18)


@cr("508.1c")
def test_a_creature_that_cant_attack_one_player_attacks_another() -> None:
    oath = made("Old Oath {W}", "Enchantment — Aura", "Enchant creature",
                "Enchanted creature gets +2/+2, has vigilance, and can't attack you or planeswalkers you control.")  # fmt: skip
    scene = Scene({"hand": [oath]}, {"battlefield": [BEAR]}, {})
    scene.play(A, "Cast Old Oath", "Bear")
    scene.until(t.BEGIN_COMBAT, turn=2)
    whole = declaration(scene.st, B)
    assert len([place for place in whole.allowed(whole.start()) if place >= 0]) == 1
