"""702.154: enlist."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import keywords as k, patterns as p
from inset.language.abilities import Keyword
from inset.language.costs import PayMana
from inset.language.statics import CombatCost
from inset.language.words.kinds import activated, creature, defender, enchantment, haste, instant, whenever
from inset.language.words.nouns import creatures, target, this_one
from inset.language.words.verbs import add, cost, destroy, gain_life, gets, tap_symbol
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr

ENLIST = Keyword(k.ENLIST)
KNIGHT = creature("Knight", "{W}", "Knight", 1, 4, ENLIST)
OGRE = creature("Ogre", "{R}", "Ogre", 3, 3)
BEAR = creature("Bear", "{G}", "Bear", 2, 2)


def attacking(scene: Scene, *names: str) -> list[str]:
    """Declares these creatures, up to the next question: what may be enlisted, or nothing."""
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        asked = scene.game.decision
        assert asked is not None
        scene.answer("Attack" if scene.st.objs[asked.subject].definition.name in names else "Don't")
    return offered(scene)


def offered(scene: Scene) -> list[str]:
    """What may be enlisted now, by name."""
    return [text.partition(" (")[0] for text in scene.words()] if scene.asked() == "object" else []


@cr("702.154a", "702.154c", "508.1g")
def test_a_creature_that_does_not_attack_is_tapped_and_adds_its_power() -> None:
    scene = Scene({"battlefield": [KNIGHT, OGRE]})
    attacking(scene, "Knight")
    scene.answer("Ogre")
    assert scene.one("Ogre").tapped and scene.size("Knight") == (1, 4)
    scene.settle()
    assert scene.size("Knight") == (4, 4)
    scene.until(t.UPKEEP, turn=2)
    assert scene.size("Knight") == (1, 4) and scene.life(B) == 16


@cr("702.154a", "702.154b")
def test_nobody_must_enlist_and_then_nothing_triggers() -> None:
    scene = Scene({"battlefield": [KNIGHT, OGRE]})
    attacking(scene, "Knight")
    scene.answer("Done")
    assert not scene.st.stack and not scene.one("Ogre").tapped


@cr("702.154a", "702.154c")
def test_what_may_be_enlisted() -> None:
    """Untapped, not attacking (so not itself), the player's own, there since the turn began or with haste."""
    wall = creature("Wall", "{W}", "Wall", 0, 4, defender)
    swift = creature("Swift", "{R}", "Elf", 1, 1, haste)
    new = {"since": 1}
    mine = [KNIGHT, OGRE, (BEAR, {"tapped": True}), (creature("New", "{R}", "Elf", 1, 1), new), (swift, new), wall]
    scene = Scene({"battlefield": mine}, {"battlefield": [creature("Theirs", "{R}", "Elf", 1, 1)]})
    assert attacking(scene, "Knight", "Ogre") == ["Swift", "Wall", "Done"]


@cr("702.154a")
def test_a_creature_that_attacks_with_vigilance_is_not_enlisted() -> None:
    guard = creature("Guard", "{W}", "Cat", 5, 5, Keyword(k.VIGILANCE))
    scene = Scene({"battlefield": [KNIGHT, guard]})
    assert attacking(scene, "Knight", "Guard") == []


@cr("702.154d")
def test_each_instance_is_paid_and_triggers_by_itself() -> None:
    twice = creature("Twice", "{W}", "Knight", 1, 4, ENLIST, ENLIST)
    scene = Scene({"battlefield": [twice, OGRE, BEAR]})
    attacking(scene, "Twice")
    scene.answer("Ogre")
    assert offered(scene) == ["Bear", "Done"]
    scene.answer("Bear")
    scene.settle(0)
    assert scene.size("Twice") == (6, 4)
    scene = Scene({"battlefield": [twice, OGRE, BEAR]})
    attacking(scene, "Twice")
    scene.answer("Ogre", "Done")
    scene.settle()
    assert scene.size("Twice") == (4, 4)


@cr("702.154c")
def test_one_creature_is_not_enlisted_twice() -> None:
    scene = Scene({"battlefield": [KNIGHT, creature("Squire", "{W}", "Knight", 2, 2, ENLIST), OGRE]})
    attacking(scene, "Knight", "Squire")
    scene.answer("Ogre")
    scene.settle()
    assert sorted((scene.size("Knight"), scene.size("Squire"))) in ([(1, 4), (5, 2)], [(2, 2), (4, 4)])


@cr("702.154c")
def test_whenever_it_enlists_a_creature() -> None:
    proud = creature("Proud", "{W}", "Knight", 1, 4, ENLIST, whenever(p.Deed(p.ENLISTS, this_one), gain_life(3)))
    scene = Scene({"battlefield": [proud, OGRE]})
    attacking(scene, "Proud")
    scene.answer("Ogre")
    scene.settle(0)
    assert scene.life(A) == 23 and scene.size("Proud") == (4, 4)


@cr("702.154a")
def test_the_power_is_looked_at_as_the_ability_resolves() -> None:
    """As it is then, or as it last was; and what is below zero adds nothing (107.1b)."""
    pump, kill = (
        instant("Pump", "{G}", gets(target(creatures), 2, 0)),
        instant("Kill", "{B}", destroy(target(creatures))),
    )
    wilt = instant("Wilt", "{B}", gets(target(creatures), -9, 0))
    for spell, power in ((pump, 6), (kill, 4), (wilt, 1)):
        scene = Scene({"battlefield": [KNIGHT, OGRE], "hand": [spell]})
        attacking(scene, "Knight")
        scene.answer("Ogre")
        scene.play(A, f"Cast {spell.name}", "Ogre")
        assert scene.size("Knight")[0] == power


@cr("702.154b", "508.1g")
def test_what_must_make_mana_for_another_cost_is_not_enlisted() -> None:
    tax = enchantment("Tax", "{W}", CombatCost(creatures, PayMana(cost("{1}").cost)))  # type: ignore[attr-defined]
    elf = creature("Elf", "{G}", "Elf", 1, 1, activated(tap_symbol, add("{G}")))
    scene = Scene({"battlefield": [KNIGHT, elf, OGRE], "mana": ""}, {"battlefield": [tax]})
    assert attacking(scene, "Knight") == ["Ogre", "Done"]
    scene.answer("Ogre")
    assert scene.one("Elf").tapped and scene.one("Ogre").tapped
