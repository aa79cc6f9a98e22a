"""603.10b–e: abilities that look back: phasing out, becoming unattached, losing control, being countered."""

from inset.kernel import types as t
from inset.language import effects as e, patterns as p
from inset.language.words.kinds import creature, enchantment, instant, whenever
from inset.language.words.nouns import creatures, each, each_opponent, permanents, target, this_one, you
from inset.language.words.verbs import destroy, gain_life, to_hand
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, TAKE


@cr("603.10b", "702.26b")
def test_permanents_that_phase_out_together_see_one_another() -> None:
    """Each looks back at the moment before, when the others and itself were there."""
    imp = creature("Imp", "{U}", "Imp", 1, 1, whenever(p.Phases(creatures), gain_life(1)))
    vanish = instant("Vanish", "{U}", e.PhaseOut(each(creatures)))
    scene = Scene({"battlefield": [imp, imp], "hand": [vanish]})
    scene.play(A, "Cast Vanish")
    assert (scene.life(A), [bool(o.phased) for o in scene.all("Imp")]) == (24, [True, True])


@cr("603.10b", "502.1")
def test_an_ability_of_what_phases_out_in_the_untap_step_goes_on_the_stack_in_the_upkeep() -> None:
    scene = Scene({"battlefield": ["Teferi's Imp"], "hand": ["Forest"], "library": ["Island"]})
    scene.until(t.UPKEEP, turn=3)
    assert (scene.stack(), bool(scene.one("Teferi's Imp").phased)) == (["Teferi's Imp"], True)


@cr("603.10c", "701.3d")
def test_becoming_unattached_in_every_way() -> None:
    """Moved to another creature, destroyed itself, or its host gone: Grafted Wargear has come off a permanent each time."""
    smash = instant("Smash", "{R}", destroy(target(permanents)))
    battlefield = ["Grafted Wargear", BEAR, creature("Ox", "{W}", "Ox", 1, 4)]
    scene = Scene({"battlefield": battlefield, "hand": [smash]})
    scene.play(A, "Equip", "Bear")
    scene.play(A, "Equip", "Ox")
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("graveyard", "battlefield")
    scene.play(A, "Cast Smash", "Grafted Wargear")
    assert (scene.zone("Ox"), scene.zone("Grafted Wargear")) == ("graveyard", "graveyard")


@cr("603.10c")
def test_the_host_leaves() -> None:
    horn = enchantment("Horn", "{W}", whenever(p.BecomesUnattached(permanents), gain_life(1)))
    away = instant("Away", "{U}", to_hand(target(creatures)))
    scene = Scene({"battlefield": ["Grafted Wargear", BEAR, horn], "hand": [away]})
    scene.play(A, "Equip", "Bear")
    scene.play(A, "Cast Away", "Bear", 0, 0)
    assert (scene.life(A), scene.zone("Bear"), scene.one("Grafted Wargear").attached) == (21, "hand", 0)


RING = creature("Ring", "{1}", "Golem", 1, 1, whenever(p.LosesControl(you, this_one), gain_life(1)))


@cr("603.10d")
def test_who_loses_control_of_an_object_controls_the_ability_that_notices_it() -> None:
    """B takes it: A's ability triggers, although the object is B's by then. It dies: B's does, and B lost it."""
    smash = instant("Smash", "{R}", destroy(target(creatures)))
    scene = Scene({"battlefield": [RING]}, {"hand": [TAKE, smash]}, turn=2)
    while scene.st.active != B or scene.st.step != t.PRECOMBAT_MAIN:
        scene.game.choose(PASS if scene.asked() == "priority" else 0)
    scene.play(B, "Cast Take", "Ring")
    assert (scene.life(A), scene.life(B)) == (21, 20)
    scene.play(B, "Cast Smash", "Ring")
    assert (scene.life(A), scene.life(B)) == (21, 21)


@cr("603.10d")
def test_an_effect_that_ends_gives_control_back() -> None:
    """Zidane's loan ends in the cleanup step: an opponent gains control of a permanent from its controller."""
    scene = Scene({"hand": ["Zidane, Tantalus Thief"]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Zidane", "Bear")
    assert scene.chars("Bear").controller == A
    scene.until(t.UPKEEP, turn=2)
    assert scene.chars("Bear").controller == B
    assert scene.names("battlefield", A) == ["Zidane, Tantalus Thief", "Treasure Token"]


@cr("603.10d")
def test_who_gains_control_of_it_from_whom() -> None:
    """An opponent gaining control of what another player had takes nothing from you."""
    horn = enchantment("Horn", "{W}", whenever(p.LosesControl(you, permanents, each_opponent), gain_life(1)))
    scene = Scene({"battlefield": [horn]}, {"battlefield": [BEAR]}, {"hand": [TAKE, TAKE], "battlefield": []}, turn=3)
    while scene.st.active != 2 or scene.st.step != t.PRECOMBAT_MAIN:
        scene.game.choose(PASS if scene.asked() == "priority" else 0)
    scene.play(2, "Cast Take", "Bear")
    assert scene.life(A) == 20


@cr("603.10e", "701.6a")
def test_a_spell_that_is_countered() -> None:
    """No matter who countered it; but not for somebody else's spell, nor for an ability."""
    scene = Scene(
        {"hand": ["Shock", "Counterspell"], "battlefield": ["Multani's Presence"], "library": ["Forest", "Island"]},
        {"hand": ["Counterspell", "Shock"], "battlefield": ["Baral, Chief of Compliance"], "library": ["Swamp"]},
    )
    scene.cast(A, "Cast Shock", "B")
    scene.cast(B, "Cast Counterspell", "Shock")
    scene.settle("No")
    assert (scene.life(B), "Forest" in scene.names("hand", A)) == (20, True)
    scene.cast(B, "Cast Shock", "A")
    scene.cast(A, "Cast Counterspell", "Shock")
    scene.settle()
    assert (scene.life(A), "Island" in scene.names("hand", A)) == (20, False)
