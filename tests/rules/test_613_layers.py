"""613: the interaction of continuous effects: layers, timestamps, dependencies."""

from inset.kernel import types as t
from inset.kernel.types import BLUE, CREATURE, ENCHANTMENT, GREEN, RED
from inset.language import conditions as con, effects as e, filters as f, keywords as k, mods as m, statics as st
from inset.language.abilities import StaticAbility
from inset.language.words.kinds import (
    activated,
    artifact,
    aura,
    changeling,
    creature,
    defines_size,
    enchant,
    enchantment,
    equip,
    flying,
    instant,
    land,
    legendary,
    static,
    tap_for,
    trample,
)  # fmt: skip
from inset.language.words.nouns import (
    artifacts,
    blue,
    creatures,
    each,
    enchanted_or_equipped,
    enchantments,
    having,
    lands,
    number_of,
    other,
    permanents,
    power_at_least,
    red,
    subtype,
    target,
    this,
    this_one,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    base,
    becomes,
    cant_attack,
    destroy,
    enters_tapped,
    enters_with,
    gains,
    gets,
    has,
    have,
    plus,
    put_counters,
)
from inset.rules import atoms
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BIRD, STEAL

HUMILITY = enchantment("Humility", "{2}{W}{W}", have(creatures, m.LoseAllAbilities(), base(1, 1)))
OPALESCENCE = enchantment(
    "Opalescence", "{2}{W}{W}",
    have(enchantments & other, m.AddTypes(CREATURE), m.SetPT(4, 4)),
)  # fmt: skip
MOON = enchantment("Moon", "{2}{R}", have(lands & ~f.HasSupertype(t.BASIC), m.SetTypes(t.LAND, ("Mountain",))))
SPREAD = enchantment("Spread", "{U}", have(lands, m.AddTypes(0, ("Island",))))
ANTHEM = enchantment("Anthem", "{W}", have(creatures, plus(1, 1)))
GROWTH = instant("Growth", "{G}", gets(target(creatures), 3, 3))
SHRINK = instant("Shrink", "{U}", becomes(target(creatures), base(0, 1)))
TWIST = instant("Twist", "{R}", becomes(target(creatures), m.SwitchPT()))
PAINT = instant("Paint", "{U}", becomes(target(permanents), m.SetColors(BLUE)))
WINGS = instant("Wings", "{W}", gains(target(creatures), flying))
MUTE = instant("Mute", "{W}", becomes(target(creatures), m.LoseAllAbilities()))


# --- one layer after another --------------------------------------------------------------------------------------


@cr("613.1", "613.1d", "613.1f", "613.4b")
def test_types_come_before_abilities_and_sizes() -> None:
    """An effect in a later layer sees what those of earlier layers made, whatever the timestamps."""
    relic = enchantment("Relic", "{1}", activated("{1}", gets(this, 1, 1)))
    rise = instant("Rise", "{R}", becomes(target(enchantments), m.AddTypes(CREATURE), base(5, 5)))
    scene = Scene({"battlefield": [HUMILITY, ANTHEM, relic], "hand": [rise]})
    scene.play(A, "Cast Rise", "Relic")
    assert scene.chars("Relic").types & CREATURE
    assert scene.chars("Relic").abilities == ()  # an older effect, but of a later layer
    assert scene.size("Relic") == (6, 6)  # 7b by timestamp, 7c after it


@cr("613.1b", "613.7")
def test_control_by_timestamp() -> None:
    scene = Scene({"hand": [STEAL], "battlefield": [BEAR]}, {"hand": [STEAL]})
    scene.play(B, "Cast Steal", "Bear")
    assert scene.chars("Bear").controller == B
    scene.play(A, "Cast Steal", "Bear")
    assert scene.chars("Bear").controller == A


@cr("613.1b", "613.1f")
def test_control_comes_before_what_is_granted_to_your_creatures() -> None:
    lord = creature("Lord", "{W}", "Soldier", 1, 1, have(creatures & you_control & other, has(flying)))
    scene = Scene({"hand": [STEAL], "battlefield": [lord]}, {"battlefield": [BEAR]})
    assert not scene.keywords("Bear") & k.FLYING
    scene.play(A, "Cast Steal", "Bear")
    assert scene.keywords("Bear") & k.FLYING


@cr("613.1e", "105.3")
def test_colors_set_and_added_by_timestamp() -> None:
    tint = instant("Tint", "{R}", becomes(target(permanents), m.AddColors(RED)))
    scene = Scene({"hand": [PAINT, tint], "battlefield": [BEAR]})
    assert scene.chars("Bear").colors == GREEN
    scene.play(A, "Cast Tint", "Bear")
    assert scene.chars("Bear").colors == GREEN | RED
    scene.play(A, "Cast Paint", "Bear")
    assert scene.chars("Bear").colors == BLUE


@cr("613.1e", "613.1f")
def test_color_decides_before_abilities() -> None:
    wings = enchantment("Blue Wings", "{U}", have(creatures & blue, has(flying)))
    scene = Scene({"hand": [PAINT], "battlefield": [wings, BEAR]})
    assert not scene.keywords("Bear") & k.FLYING
    scene.play(A, "Cast Paint", "Bear")
    assert scene.keywords("Bear") & k.FLYING


@cr("613.1f", "613.7")
def test_losing_and_gaining_abilities_by_timestamp() -> None:
    for first, second, flies in (("Mute", "Wings", True), ("Wings", "Mute", False)):
        scene = Scene({"hand": [MUTE, WINGS], "battlefield": [BEAR]})
        scene.play(A, f"Cast {first}", "Bear")
        scene.play(A, f"Cast {second}", "Bear")
        assert bool(scene.keywords("Bear") & k.FLYING) is flies


@cr("611.2c", "613.1f")
def test_a_resolved_effect_fixes_its_objects_a_static_ability_does_not() -> None:
    rally = instant("Rally", "{W}", gets(each(creatures), 1, 1))
    scene = Scene({"hand": [rally, BEAR], "battlefield": [BIRD]})
    scene.play(A, "Cast Rally")
    scene.play(A, "Cast Bear")
    assert (scene.size("Bird"), scene.size("Bear")) == ((2, 2), (2, 2))
    scene = Scene({"hand": [BEAR], "battlefield": [BIRD, ANTHEM]})
    scene.play(A, "Cast Bear")
    assert (scene.size("Bird"), scene.size("Bear")) == ((2, 2), (3, 3))


# --- sizes --------------------------------------------------------------------------------------------------------


@cr("613.4a", "613.4b", "604.3")
def test_a_defined_size_is_overwritten_by_a_set_one() -> None:
    goyf = creature("Goyf", "{1}{G}", "Lhurgoyf", 0, 0, defines_size(number_of(lands), number_of(lands)))
    scene = Scene({"hand": [SHRINK], "battlefield": [goyf, "3 Forest"]})
    assert scene.size("Goyf") == (3, 3)
    scene.play(A, "Cast Shrink", "Goyf")
    assert scene.size("Goyf") == (0, 1)


@cr("604.3", "613.4a")
def test_a_defined_size_holds_in_every_zone() -> None:
    goyf = creature("Goyf", "{1}{G}", "Lhurgoyf", 0, 0, defines_size(number_of(lands), number_of(lands)))
    for zone in ("hand", "graveyard", "exile", "library"):
        scene = Scene({zone: [goyf], "battlefield": ["2 Forest"]})
        assert scene.size("Goyf") == (2, 2), zone


ELSEWHERE = t.HAND | t.LIBRARY | t.GRAVEYARD | t.EXILE
# It is a creature everywhere but on the battlefield …
CHRYSALIS = artifact(
    "Chrysalis", "{2}",
    static(st.Continuous(f.IsThis(), (m.AddTypes(CREATURE, ("Insect",)), m.SetPT(1, 1)), ELSEWHERE), zone=ELSEWHERE),
)  # fmt: skip
# … and this looks for creature cards.
SWARM = enchantment("Swarm", "{G}", st.Continuous(creatures, (m.AddTypes(0, ("Rat",)),), ELSEWHERE))


@cr("613.8", "613.8a")
def test_an_effect_on_a_card_in_any_zone_waits_for_those_that_it_depends_on() -> None:
    for zone in ("hand", "graveyard", "exile", "library"):
        scene = Scene({zone: [CHRYSALIS], "battlefield": [SWARM]})
        chars = scene.chars("Chrysalis")
        assert chars.subtypes == {"Insect", "Rat"}, zone
        assert scene.size("Chrysalis") == (1, 1)


@cr("613.4b", "613.4c")
def test_setting_a_size_does_not_undo_what_comes_later() -> None:
    scene = Scene({"hand": [GROWTH, SHRINK], "battlefield": [BEAR, ANTHEM]})
    scene.play(A, "Cast Growth", "Bear")
    scene.play(A, "Cast Shrink", "Bear")
    assert scene.size("Bear") == (4, 5)


@cr("613.4c", "122.1a")
def test_counters_apply_with_the_other_changes() -> None:
    scene = Scene({"hand": [SHRINK], "battlefield": [(BEAR, {"counters": {"+1/+1": 2}})]})
    assert scene.size("Bear") == (4, 4)
    scene.play(A, "Cast Shrink", "Bear")
    assert scene.size("Bear") == (2, 3)


@cr("613.4d")
def test_switching_comes_last_and_stays_last() -> None:
    scene = Scene({"hand": [TWIST, instant("Pump", "{R}", gets(target(creatures), 5, 0))], "battlefield": [BEAR]})
    scene.play(A, "Cast Twist", "Bear")
    scene.play(A, "Cast Pump", "Bear")
    assert scene.size("Bear") == (2, 7)


@cr("613.4d")
def test_two_switches_cancel() -> None:
    scene = Scene({"hand": [TWIST, TWIST], "battlefield": [creature("Ox", "{W}", "Ox", 1, 4)]})
    scene.play(A, "Cast Twist", "Ox")
    assert scene.size("Ox") == (4, 1)
    scene.play(A, "Cast Twist", "Ox")
    assert scene.size("Ox") == (1, 4)


@cr("613.3", "702.73a", "613.7")
def test_defining_abilities_come_first_in_their_layer() -> None:
    """A changeling under an older effect that makes all creatures Apes is only an Ape."""
    apes = enchantment("Apes", "{G}", have(creatures, m.SetTypes(CREATURE, ("Ape",), keep_types=True)))
    scene = Scene({"battlefield": [apes, creature("Shifter", "{2}", "Shapeshifter", 2, 2, changeling)]})
    assert scene.chars("Shifter").subtypes == {"Ape"}


# --- an effect that has begun goes on -----------------------------------------------------------------------------


@cr("613.6")
def test_an_effect_goes_on_after_its_ability_is_lost() -> None:
    """Opalescence makes Humility a creature, which loses its own ability in layer 6, and yet sets sizes in 7b."""
    scene = Scene({"battlefield": [OPALESCENCE, HUMILITY, BIRD]})
    assert scene.chars("Humility").types == CREATURE | ENCHANTMENT
    assert scene.chars("Humility").abilities == ()
    assert scene.size("Humility") == (1, 1)  # the younger of the two sets it
    assert (scene.size("Bird"), scene.keywords("Bird")) == ((1, 1), 0)
    scene = Scene({"battlefield": [HUMILITY, OPALESCENCE, BIRD]})
    assert scene.size("Humility") == (4, 4)
    assert scene.size("Bird") == (1, 1)


@cr("613.6", "613.1f")
def test_an_ability_lost_before_it_began_to_apply_does_nothing() -> None:
    lord = creature("Lord", "{W}", "Soldier", 2, 2, have(creatures & other, plus(1, 1)))
    scene = Scene({"battlefield": [lord, BEAR], "hand": [MUTE]})
    assert scene.size("Bear") == (3, 3)
    scene.play(A, "Cast Mute", "Lord")
    assert scene.size("Bear") == (2, 2)


@cr("613.6")
def test_a_lord_made_by_its_own_type_change_goes_on_in_later_layers() -> None:
    """One ability with parts in layers 4 and 7: an effect of layer 6 between them does not stop it."""
    statue = enchantment("Statue", "{W}", static(*[have(this_one, m.AddTypes(CREATURE), base(3, 3))]))
    scene = Scene({"battlefield": [statue, HUMILITY]})
    assert scene.chars("Statue").types & CREATURE
    assert scene.size("Statue") == (1, 1)
    scene = Scene({"battlefield": [HUMILITY, statue]})
    assert scene.size("Statue") == (3, 3)


# --- timestamps ---------------------------------------------------------------------------------------------------


@cr("613.7a", "613.7d")
def test_a_static_ability_has_the_timestamp_of_its_object() -> None:
    giants = enchantment("Giants", "{R}", have(creatures, base(5, 5)))
    mice = enchantment("Mice", "{W}", have(creatures, base(1, 1)))
    assert Scene({"battlefield": [giants, mice, BEAR]}).size("Bear") == (1, 1)
    assert Scene({"battlefield": [mice, giants, BEAR]}).size("Bear") == (5, 5)


@cr("613.7a")
def test_a_granted_static_ability_has_the_timestamp_of_what_granted_it() -> None:
    """The later of the object's timestamp and that of the effect that made the ability."""
    mice = enchantment("Mice", "{W}", have(creatures, base(1, 1)))
    grant = instant("Grant", "{R}", gains(target(creatures), static(have(this_one, base(6, 6)))))
    scene = Scene({"hand": [grant], "battlefield": [BEAR, mice]})
    assert scene.size("Bear") == (1, 1)
    scene.play(A, "Cast Grant", "Bear")
    assert scene.size("Bear") == (6, 6)


@cr("613.7b")
def test_a_resolved_effect_has_the_timestamp_of_its_resolution() -> None:
    mice = enchantment("Mice", "{W}", have(creatures, base(1, 1)))
    scene = Scene({"hand": [SHRINK, mice], "battlefield": [BEAR]})
    scene.play(A, "Cast Shrink", "Bear")
    scene.play(A, "Cast Mice")
    assert scene.size("Bear") == (1, 1)


@cr("613.7e")
def test_an_aura_gets_a_new_timestamp_when_it_is_attached() -> None:
    ring = enchantment("Ring", "{W}", have(creatures, base(1, 1)))
    shape = aura("Shape", "{U}", enchant(creatures), have(enchanted_or_equipped, base(0, 2)))
    move = instant("Shift", "{U}", e.AttachTo(target(subtype("Aura")), target(creatures)))
    scene = Scene({"hand": [move], "battlefield": [BEAR, BIRD, (shape, {"attached": "Bear"}), ring]})
    assert scene.size("Bear") == (1, 1)
    scene.play(A, "Cast Shift", "Shape", "Bird")
    assert (scene.size("Bear"), scene.size("Bird")) == ((1, 1), (0, 2))


@cr("613.7c", "122.1b")
def test_an_effect_after_a_keyword_counter_takes_its_keyword() -> None:
    scene = Scene({"hand": [MUTE], "battlefield": [(BEAR, {"counters": {"flying": 1}})]})
    assert scene.keywords("Bear") & k.FLYING
    scene.play(A, "Cast Mute", "Bear")
    assert not scene.keywords("Bear") & k.FLYING


@cr("613.7c", "122.1b")
def test_a_keyword_counter_put_later_than_the_effect_gives_its_keyword() -> None:
    wings = instant("Feather", "{U}", put_counters(target(creatures), 1, "flying"))
    scene = Scene({"hand": [MUTE, wings, MUTE], "battlefield": [BEAR]})
    scene.play(A, "Cast Mute", "Bear")
    scene.play(A, "Cast Feather", "Bear")
    assert scene.keywords("Bear") & k.FLYING
    scene.play(A, "Cast Mute", "Bear")
    assert not scene.keywords("Bear") & k.FLYING


@cr("613.7c")
def test_another_counter_of_the_kind_gives_all_of_them_its_timestamp() -> None:
    wings = instant("Feather", "{U}", put_counters(target(creatures), 1, "flying"))
    pluck = instant("Pluck", "{R}", e.TakeCounters(target(creatures), "flying", 1))
    scene = Scene({"hand": [MUTE, wings, pluck], "battlefield": [(BEAR, {"counters": {"flying": 1}})]})
    scene.play(A, "Cast Mute", "Bear")
    assert not scene.keywords("Bear") & k.FLYING
    scene.play(A, "Cast Feather", "Bear")
    scene.play(A, "Cast Pluck", "Bear")
    assert scene.one("Bear").counters == {"flying": 1}
    assert scene.keywords("Bear") & k.FLYING  # the counter that is left has the timestamp of the later one


@cr("613.7c", "613.7e")
def test_a_counter_keeps_its_timestamp_when_its_object_gets_a_new_one() -> None:
    sword = artifact("Sword", "{1}", equip("{0}"), subtypes="Equipment")
    rise = instant("Rise", "{R}", becomes(target(artifacts), m.LoseAllAbilities()))
    scene = Scene({"hand": [rise], "battlefield": [BEAR, (sword, {"counters": {"flying": 1}})]})
    atoms.put_counters(scene.st, scene.one("Sword").id, "flying", 1, "122.6")
    scene.play(A, "Cast Rise", "Sword")
    atoms.attach(scene.st, scene.one("Sword").id, scene.one("Bear").id, "701.3")
    assert not scene.keywords("Sword") & k.FLYING


@cr("122.1a", "122.1b", "614.12")
def test_counters_count_for_a_permanent_that_is_about_to_enter() -> None:
    frost = enchantment("Frost", "{W}", enters_tapped(creatures & power_at_least(3)))
    hydra = creature("Hydra", "{G}", "Hydra", 0, 0, enters_with(3))
    scene = Scene({"hand": [hydra], "battlefield": [frost]})
    scene.play(A, "Cast Hydra", "Hydra")
    assert scene.one("Hydra").tapped


# --- dependencies -------------------------------------------------------------------------------------------------


@cr("613.8", "613.8a", "305.7")
def test_an_effect_waits_for_the_one_that_would_take_it_away() -> None:
    """A land that makes lands Islands is itself made a plain Mountain, though it is the older of the two."""
    urborg = land("Springs", "", have(lands, m.AddTypes(0, ("Island",))))
    for order in ([urborg, MOON], [MOON, urborg]):
        scene = Scene({"battlefield": [*order, "Forest"]})
        assert scene.chars("Springs").subtypes == {"Mountain"}
        assert scene.chars("Forest").subtypes == {"Forest"}


@cr("613.8a", "305.7")
def test_independent_effects_go_by_timestamp() -> None:
    """An enchantment that makes lands Islands in addition is not touched by the Moon."""
    cave = land("Cave", "Desert")
    assert Scene({"battlefield": [SPREAD, MOON, cave]}).chars("Cave").subtypes == {"Mountain"}
    assert Scene({"battlefield": [MOON, SPREAD, cave]}).chars("Cave").subtypes == {"Mountain", "Island"}


@cr("613.8a")
def test_a_dependent_effect_sees_more_objects() -> None:
    """All lands are creatures; creatures are Wizards: the older one waits."""
    wizards = enchantment("Wizards", "{U}", have(creatures, m.AddTypes(0, ("Wizard",))))
    life = enchantment("Life", "{G}", have(lands, m.AddTypes(CREATURE), base(1, 1)))
    scene = Scene({"battlefield": [wizards, life, "Forest"]})
    assert "Wizard" in scene.chars("Forest").subtypes


@cr("613.8a", "613.1e")
def test_dependencies_hold_in_the_layer_of_colors() -> None:
    reds = enchantment("Reds", "{R}", have(creatures & blue, m.AddColors(RED)))
    blues = enchantment("Blues", "{U}", have(creatures, m.SetColors(BLUE)))
    assert Scene({"battlefield": [reds, blues, BEAR]}).chars("Bear").colors == BLUE | RED
    assert Scene({"battlefield": [blues, reds, BEAR]}).chars("Bear").colors == BLUE | RED


@cr("613.8a", "613.1f")
def test_dependencies_hold_in_the_layer_of_abilities() -> None:
    """Flyers have trample; bears fly."""
    heavy = enchantment("Heavy", "{R}", have(creatures & having(flying), has(trample)))
    flock = enchantment("Flock", "{U}", have(subtype("Bear"), has(flying)))
    scene = Scene({"battlefield": [heavy, flock, BEAR]})
    assert scene.keywords("Bear") == k.FLYING | k.TRAMPLE


@cr("613.8b")
def test_a_loop_of_dependencies_goes_by_timestamp() -> None:
    """Each of two lands would take the other's ability away: the older one does."""
    isle = land("Isle", "", have(lands, m.SetTypes(t.LAND, ("Island",))))
    moor = land("Moor", "", have(lands, m.SetTypes(t.LAND, ("Swamp",))))
    for older, younger, kind in ((isle, moor, "Island"), (moor, isle, "Swamp")):
        scene = Scene({"battlefield": [older, younger, "Forest"]})
        assert [scene.chars(name).subtypes for name in ("Isle", "Moor", "Forest")] == [{kind}] * 3


@cr("613.8c", "613.9")
def test_no_loop_where_one_effect_does_nothing_yet() -> None:
    """Reds are blue, blues are red: for a red creature only the second waits, whatever the timestamps."""
    to_blue = enchantment("To Blue", "{U}", have(creatures & red, m.SetColors(BLUE)))
    to_red = enchantment("To Red", "{R}", have(creatures & blue, m.SetColors(RED)))
    imp = creature("Imp", "{R}", "Imp", 1, 1)
    assert Scene({"battlefield": [to_blue, to_red, imp]}).chars("Imp").colors == RED
    assert Scene({"battlefield": [to_red, to_blue, imp]}).chars("Imp").colors == RED


@cr("613.8a", "613.4c")
def test_dependencies_hold_in_the_layer_of_sizes() -> None:
    """Large creatures get more, and a younger effect makes them large: the older one waits."""
    more = enchantment("More", "{R}", have(creatures & power_at_least(3), plus(2, 0)))
    scene = Scene({"battlefield": [more, ANTHEM, BEAR]})
    assert scene.size("Bear") == (5, 3)


@cr("613.8a", "613.4c")
def test_an_effect_waits_for_one_that_changes_how_much_it_gives() -> None:
    """What it does, not what it applies to: creatures get +1/+1 for each creature of power 3 or more."""
    large = number_of(creatures & power_at_least(3))
    crowd = enchantment("Crowd", "{R}", have(creatures, plus(large, large)))
    scene = Scene({"battlefield": [crowd, ANTHEM, BEAR, BEAR]})
    assert scene.sizes("Bear") == [(5, 5), (5, 5)]


@cr("613.5", "613.4c")
def test_a_number_is_worked_out_before_the_effect_changes_anything() -> None:
    small = number_of(creatures & ~power_at_least(3))
    crowd = enchantment("Crowd", "{R}", have(creatures, plus(small, small)))
    scene = Scene({"battlefield": [crowd, BEAR, BEAR]})
    assert scene.sizes("Bear") == [(4, 4), (4, 4)]


@cr("613.8a", "613.1b")
def test_who_controls_an_aura_decides_first() -> None:
    """An Aura that gives its controller the creature waits for what gives somebody else the Aura."""
    charm = aura("Charm", "{U}", enchant(creatures), have(enchanted_or_equipped, m.SetController(you)))
    envy = aura("Envy", "{U}", enchant(enchantments), have(enchanted_or_equipped, m.SetController(you)))
    scene = Scene(
        {"battlefield": [BEAR, (charm, {"attached": "Bear"})]}, {"battlefield": [(envy, {"attached": "Charm"})]}
    )
    assert scene.chars("Charm").controller == B
    assert scene.chars("Bear").controller == B


@cr("613.8a")
def test_a_condition_of_the_effect_may_depend_on_another() -> None:
    """As long as there is a red creature, creatures are blue as well; a younger effect makes the creature red."""
    mood = enchantment(
        "Mood", "{U}", static(have(creatures, m.AddColors(BLUE)), only_if=con.Exists(each(creatures & red)))
    )
    paint = enchantment("Reds", "{R}", have(creatures, m.SetColors(RED)))
    assert Scene({"battlefield": [mood, paint, BEAR]}).chars("Bear").colors == RED | BLUE


@cr("613.8a", "205.3d")
def test_a_subtype_waits_for_the_type_that_it_needs() -> None:
    goblins = enchantment("Goblins", "{R}", have(permanents, m.AddTypes(0, ("Goblin",))))
    scene = Scene({"battlefield": [goblins, OPALESCENCE, ANTHEM, "Forest"]})
    assert "Goblin" in scene.chars("Anthem").subtypes
    assert "Goblin" not in scene.chars("Forest").subtypes  # 205.3d: no creature


@cr("613.8b")
def test_what_depends_on_a_loop_waits_for_all_of_it() -> None:
    """The oldest effect makes Islands creatures; the two lands after it would each take the other's ability away."""
    rise = enchantment("Rise", "{G}", have(subtype("Island"), m.AddTypes(CREATURE), base(1, 1)))
    isle = land("Isle", "", have(lands, m.SetTypes(t.LAND, ("Island",), keep_types=True)))
    moor = land("Moor", "", have(lands, m.SetTypes(t.LAND, ("Swamp",), keep_types=True)))
    scene = Scene({"battlefield": [rise, isle, moor, "Forest"]})
    assert [bool(scene.chars(name).types & CREATURE) for name in ("Isle", "Moor", "Forest")] == [True] * 3
    scene = Scene({"battlefield": [rise, moor, isle, "Forest"]})
    assert [bool(scene.chars(name).types & CREATURE) for name in ("Isle", "Moor", "Forest")] == [False] * 3


@cr("613.8b", "613.7")
def test_a_loop_does_not_wait_for_younger_effects_outside_it() -> None:
    """The loop goes by timestamp: its older land, then what is younger than it."""
    isle = land("Isle", "", have(lands, m.SetTypes(t.LAND, ("Island",), keep_types=True)))
    moor = land("Moor", "", have(lands, m.SetTypes(t.LAND, ("Swamp",), keep_types=True)))
    caves = enchantment("Caves", "{R}", have(lands, m.AddTypes(0, ("Cave",))))
    scene = Scene({"battlefield": [isle, moor, caves, "Forest"]})
    assert [scene.chars(name).subtypes for name in ("Isle", "Forest")] == [{"Island", "Cave"}] * 2


@cr("613.8a", "613.8b", "613.6")
def test_humility_and_opalescence() -> None:
    """Both orders, by the rules: the creature enchantment loses its abilities in layer 6 and keeps on applying."""
    scene = Scene({"battlefield": [HUMILITY, OPALESCENCE]})
    assert scene.size("Humility") == (4, 4)
    scene = Scene({"battlefield": [OPALESCENCE, HUMILITY]})
    assert scene.size("Humility") == (1, 1)


@cr("613.7a", "613.1f")
def test_a_granted_ability_may_grant_abilities_in_the_same_layer() -> None:
    """Bears have "Creatures you control have flying"."""
    lead = have(creatures & you_control, has(flying))
    school = enchantment("School", "{G}", have(subtype("Bear"), m.AddAbility(StaticAbility((lead,)))))
    scene = Scene({"battlefield": [school, BEAR, creature("Ox", "{W}", "Ox", 1, 1)]})
    assert scene.keywords("Ox") & k.FLYING


@cr("305.7")
def test_a_land_that_becomes_a_basic_type_loses_its_text_but_not_its_supertypes() -> None:
    tower = legendary(land("Tower", "", tap_for("{U}")))
    scene = Scene({"battlefield": [tower, MOON]})
    chars = scene.chars("Tower")
    assert chars.subtypes == {"Mountain"} and chars.supertypes == t.LEGENDARY
    assert len(chars.abilities) == 1  # 305.6
    scene = Scene({"battlefield": [tower, SPREAD]})
    assert len(scene.chars("Tower").abilities) == 2


@cr("613.10", "613.11")
def test_rules_of_players_are_no_matter_of_layers() -> None:
    """A creature without abilities is still under what others say of it."""
    peace = enchantment("Peace", "{W}", cant_attack(creatures))
    scene = Scene({"battlefield": [HUMILITY, peace, BEAR]})
    scene.until(t.END)  # nobody is asked for attackers
    assert scene.st.step == t.END


@cr("611.3a", "613.1")
def test_a_static_effect_is_never_locked_in() -> None:
    scene = Scene({"hand": [instant("Raze", "{W}", destroy(target(enchantments)))], "battlefield": [ANTHEM, BEAR]})
    assert scene.size("Bear") == (3, 3)
    scene.play(A, "Cast Raze")
    assert scene.size("Bear") == (2, 2)


@cr("608.2h", "611.2a")
def test_a_number_in_a_resolved_effect_is_fixed() -> None:
    count = instant("Count", "{G}", gets(target(creatures), number_of(creatures), 0))
    scene = Scene({"hand": [count, BIRD], "battlefield": [BEAR]})
    scene.play(A, "Cast Count", "Bear")
    scene.play(A, "Cast Bird")
    assert scene.size("Bear") == (3, 2)
