"""608–616: corners of effects: what they do to what has changed, how long they last, what they can't do."""

from inset.kernel import types as t
from inset.kernel.types import CREATURE, EXILE, STACK
from inset.language import effects as e, keywords as k, mods as m, statics as sta
from inset.language.words.kinds import (
    activated,
    creature,
    creature_token,
    enchantment,
    flying,
    instant,
    sorcery,
    whenever,
)
from inset.language.words.nouns import (
    creatures,
    each,
    each_player,
    enchantments,
    it,
    permanents,
    red,
    subtype,
    target,
    this,
    this_one,
    you,
)  # fmt: skip
from inset.language.words.verbs import (
    base,
    becomes,
    create,
    destroy,
    discard,
    enters,
    establish,
    exile,
    gain_life,
    have,
    plus,
    put_counters,
    tap,
    to_battlefield,
)  # fmt: skip
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, KILL

# --- resolving (608) ------------------------------------------------------------------------------------------------


@cr("608.2k")
def test_it_is_affected_though_its_characteristics_have_changed() -> None:
    """ "Whenever a creature enters, tap it": by then it isn't a creature any more."""
    net = enchantment("Net", "{U}", whenever(enters(creatures), tap(it)))
    stone = instant("Stone", "{U}", becomes(target(creatures), m.SetTypes(t.ARTIFACT)))
    scene = Scene({"hand": [BEAR, stone], "battlefield": [net]})
    scene.do(A, "Cast Bear")
    scene.resolve()
    assert scene.stack() == ["Net"]
    scene.play(A, "Cast Stone", "Bear")
    assert scene.one("Bear").tapped and not scene.chars("Bear").types & CREATURE


@cr("608.2m")
def test_a_spell_that_leaves_the_stack_goes_on_resolving() -> None:
    vanish = instant("Vanish", "{U}", exile(this), gain_life(3))
    scene = Scene({"hand": [vanish]})
    scene.play(A, "Cast Vanish")
    assert (scene.zone("Vanish"), scene.life(A)) == ("exile", 23)


@cr("608.3e", "614.17d")
def test_a_permanent_spell_that_can_not_enter_goes_to_the_graveyard() -> None:
    ban = enchantment("Ban", "{W}", sta.CantEnter(creatures, STACK))
    scene = Scene({"hand": [BEAR], "battlefield": [ban]})
    scene.play(A, "Cast Bear")
    assert (scene.zone("Bear"), scene.stack()) == ("graveyard", [])


@cr("609.3")
def test_an_effect_does_as_much_as_it_can() -> None:
    scene = Scene({"hand": [sorcery("Rot", "{B}", discard(3, each_player))]}, {"hand": ["Forest", "Island"]})
    scene.play(A, "Cast Rot")
    assert (len(scene.st.hands[A]), len(scene.st.hands[B])) == (0, 0)


@cr("608.2j")
def test_one_of_several_colors_is_enough() -> None:
    sweep = sorcery("Sweep", "{W}", destroy(each(creatures & red)))
    imp = creature("Imp", "{R}{G}", "Imp", 1, 1)
    scene = Scene({"hand": [sweep], "battlefield": [imp, BEAR]})
    scene.play(A, "Cast Sweep")
    assert (scene.zone("Imp"), scene.zone("Bear")) == ("graveyard", "battlefield")


# --- one-shot and continuous effects (610, 611) ------------------------------------------------------------------------


@cr("610.3d", "603.6a")
def test_what_comes_back_together_sees_each_other_enter() -> None:
    jail = enchantment("Jail", "{W}", whenever(enters(this_one), e.ExileUntilLeaves(target(creatures))))
    crier = creature("Crier", "{R}", "Goblin", 1, 1, whenever(enters(creatures), gain_life(1)))
    sweep = sorcery("Sweep", "{W}", destroy(each(enchantments)))
    scene = Scene({"hand": [jail, jail, sweep], "battlefield": [crier, BEAR]})
    scene.play(A, "Cast Jail", "Crier")
    scene.play(A, "Cast Jail", "Bear")
    assert scene.zone("Crier") == scene.zone("Bear") == "exile"
    scene.play(A, "Cast Sweep")
    assert scene.life(A) == 22  # itself, and the one beside it


@cr("611.2b")
def test_a_duration_that_is_over_before_it_began() -> None:
    """For as long as it remains: the source has left by the time the ability resolves."""
    grip = creature(
        "Grip", "{U}", "Kraken", 1, 1,
        activated("{1}", becomes(target(creatures), m.SetController(you), duration=e.WHILE_THIS_REMAINS)),
    )  # fmt: skip
    scene = Scene({"battlefield": [grip]}, {"battlefield": [BEAR], "hand": [KILL]})
    scene.cast(A, "Grip:", "Bear")
    scene.play(B, "Cast Kill", "Grip")
    assert scene.chars("Bear").controller == B


@cr("611.3c", "611.3b")
def test_static_effects_apply_as_a_permanent_enters() -> None:
    """A token 0/0 that is never smaller than 1/1, and a Goblin before anything asks what entered."""
    banner = enchantment("Banner", "{R}", have(creatures, plus(1, 1), m.AddTypes(0, ("Goblin",))))
    drum = enchantment("Drum", "{R}", whenever(enters(subtype("Goblin")), gain_life(1)))
    seed = sorcery("Seed", "{G}", create(creature_token("Plant", 0, 0, t.GREEN)))
    scene = Scene({"hand": [seed], "battlefield": [banner, drum]})
    scene.play(A, "Cast Seed")
    assert scene.names("battlefield").count("Plant Token") == 1 and scene.life(A) == 21


@cr("611.2d", "608.2h")
def test_x_of_a_resolved_effect_is_fixed() -> None:
    from inset.language.words.nouns import x

    swell = instant("Swell", "{X}{G}", becomes(target(creatures), base(x, x)))
    scene = Scene({"hand": [swell], "battlefield": [BEAR]})
    scene.play(A, "Cast Swell", 4, "Bear")
    assert scene.size("Bear") == (4, 4)


@cr("612.8", "613.1c")
def test_a_name_that_an_effect_sets() -> None:
    rename = instant("Rename", "{U}", becomes(target(creatures), m.SetName("Nobody")))
    scene = Scene({"hand": [rename], "battlefield": [BEAR]})
    scene.play(A, "Cast Rename", "Bear")
    assert scene.chars("Bear").name == "Nobody"


# --- timestamps (613.7m) --------------------------------------------------------------------------------------------------


@cr("613.7m")
def test_permanents_that_enter_together_have_timestamps_in_turn_order() -> None:
    """The active player's permanent has the earlier timestamp, no matter who is listed first."""
    ones = enchantment("Ones", "{W}", have(creatures, base(1, 1)))
    twos = enchantment("Twos", "{W}", have(creatures, base(3, 3)))
    rise = sorcery("Rise", "{W}", to_battlefield(each(enchantments, t.GRAVEYARD)))
    scene = Scene({"hand": [rise], "battlefield": [BEAR], "graveyard": [ones]}, {"graveyard": [twos]})
    scene.play(A, "Cast Rise")
    assert scene.size("Bear") == (3, 3)
    assert scene.one("Ones").timestamp < scene.one("Twos").timestamp


# --- what can't happen (614.17) -----------------------------------------------------------------------------------------------


@cr("614.17c", "119.10")
def test_what_can_not_happen_is_not_replaced() -> None:
    twice = enchantment("Twice", "{W}", sta.LifeGainChanged(you, times=2))
    never = enchantment("Never", "{B}", sta.PlayerRule(sta.CANT_GAIN_LIFE, each_player))
    scene = Scene({"hand": [instant("Rest", "{W}", gain_life(3))], "battlefield": [twice, never]})
    scene.play(A, "Cast Rest")
    assert scene.life(A) == 20


@cr("614.17a")
def test_can_not_does_not_undo_what_has_happened() -> None:
    solemn = enchantment("Solemn", "{W}", sta.CantHaveCounters(creatures))
    scene = Scene({"hand": [solemn], "battlefield": [(BEAR, {"counters": {"+1/+1": 1}})]})
    scene.play(A, "Cast Solemn")
    assert scene.size("Bear") == (3, 3)


@cr("616.2", "614.6")
def test_an_effect_becomes_applicable_through_another() -> None:
    rescue = enchantment("Rescue", "{U}", sta.MovesInstead(creatures, t.GRAVEYARD, t.HAND))
    lock = enchantment("Lock", "{W}", sta.MovesInstead(creatures, t.HAND, EXILE))
    scene = Scene({"hand": [KILL], "battlefield": [rescue, lock]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "exile"


# --- prevention (615), counters that replace (122.1) ---------------------------------------------------------------------------


@cr("615.10")
def test_so_much_of_the_damage_is_prevented_for_each_source() -> None:
    """Two sources at once: one of the damage of each is prevented."""
    vest = enchantment("Vest", "{W}", sta.PreventDamage(to_players=you, amount=1))
    scene = Scene({"battlefield": [BEAR, BEAR]}, {"battlefield": [vest]})
    scene.until(t.COMBAT_DAMAGE, attack=["Bear"])
    assert scene.life(B) == 18


@cr("609.7b", "615.9")
def test_a_shield_looks_at_its_source_when_damage_would_be_dealt() -> None:
    ward = instant("Ward", "{W}", establish(sta.PreventDamage(source=red, to_players=you)))
    paint = instant("Paint", "{U}", becomes(target(permanents), m.SetColors(t.RED)))
    scene = Scene({"battlefield": [BEAR], "hand": [paint]}, {"hand": [ward]})
    scene.play(B, "Cast Ward")
    scene.play(A, "Cast Paint", "Bear")
    scene.until(t.COMBAT_DAMAGE, attack=["Bear"])
    assert scene.life(B) == 20


@cr("615.12", "615.5")
def test_what_else_prevention_does_happens_though_nothing_is_prevented() -> None:
    guard = creature("Guard", "{W}", "Soldier", 2, 4, sta.PreventDamage(to=this_one, then=(gain_life(1),)))
    rage = enchantment("Rage", "{R}", sta.DamageCantBePrevented())
    scene = Scene({"battlefield": [guard, rage]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "Guard")
    assert (scene.one("Guard").damage, scene.life(A)) == (3, 21)


@cr("122.1c", "615.12")
def test_shield_counters() -> None:
    rage = enchantment("Rage", "{R}", sta.DamageCantBePrevented())
    ox = creature("Ox", "{W}", "Ox", 2, 4)
    scene = Scene({"battlefield": [(ox, {"counters": {"shield": 2}})]}, {"hand": [BOLT, KILL, KILL]})
    scene.play(B, "Cast Bolt", "Ox")
    assert (scene.one("Ox").counters, scene.one("Ox").damage) == ({"shield": 1}, 0)
    scene.play(B, "Cast Kill", "Ox")
    assert scene.zone("Ox") == "battlefield" and scene.one("Ox").counters == {}
    scene.play(B, "Cast Kill", "Ox")
    assert scene.zone("Ox") == "graveyard"
    scene = Scene({"battlefield": [(ox, {"counters": {"shield": 1}}), rage]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "Ox")
    assert (scene.one("Ox").counters, scene.one("Ox").damage) == ({}, 3)


@cr("122.1c", "704.5g", "701.8b")
def test_a_shield_counter_does_not_save_from_lethal_damage() -> None:
    shrink = instant("Shrink", "{B}", becomes(target(creatures), base(0, 1)))
    grow = instant("Grow", "{G}", put_counters(target(creatures), 1, "shield"))
    ox = creature("Ox", "{W}", "Ox", 2, 4)
    scene = Scene({"battlefield": [(ox, {"damage": 2})], "hand": [grow, shrink]})
    scene.play(A, "Cast Grow", "Ox")
    scene.play(A, "Cast Shrink", "Ox")
    assert scene.zone("Ox") == "graveyard"


@cr("616.1", "122.1c", "701.19a")
def test_the_controller_chooses_between_regeneration_and_a_shield_counter() -> None:
    shield = instant("Regrow", "{G}", e.Regenerate(target(creatures)))
    for pick, counters, tapped in (("shield counter", {}, False), ("Regrow", {"shield": 1}, True)):
        scene = Scene({"battlefield": [(BEAR, {"counters": {"shield": 1}})], "hand": [shield]}, {"hand": [KILL]})
        scene.play(A, "Cast Regrow", "Bear")
        scene.play(B, "Cast Kill", "Bear", pick)
        assert (scene.one("Bear").counters, scene.one("Bear").tapped) == (counters, tapped)


@cr("122.1h", "614.6")
def test_finality_counters() -> None:
    scene = Scene({"battlefield": [(BEAR, {"counters": {"finality": 2}})]}, {"hand": [KILL]})
    scene.play(B, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "exile"


@cr("122.1b")
def test_exalted_counters() -> None:
    scene = Scene({"battlefield": [(BEAR, {"counters": {"exalted": 1}}), creature("Ox", "{W}", "Ox", 1, 1, flying)]})
    assert scene.keywords("Bear") & k.EXALTED
    scene.until(t.DECLARE_BLOCKERS, attack=["Ox"])
    assert scene.size("Ox") == (2, 2)
