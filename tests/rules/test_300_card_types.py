"""300–308: artifacts, creatures, enchantments, instants, lands, planeswalkers, sorceries, kindreds."""

from dataclasses import replace

import pytest

from inset.cards import card
from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, statics as sta
from inset.language.abilities import AS_SORCERY, Keyword
from inset.language.card import Card
from inset.language.keywords import WITHER
from inset.language.words.kinds import (
    activated,
    artifact,
    aura,
    battle,
    creature,
    enchant,
    enchantment,
    fortify,
    hexproof,
    instant,
    kindred,
    land,
    legendary,
    loyalty,
    planeswalker,
    role_token,
    sorcery,
)  # fmt: skip
from inset.language.words.nouns import (
    artifacts,
    creatures,
    each,
    enchanted_or_equipped,
    enchantments,
    in_graveyard,
    lands,
    saved,
    target,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    base,
    becomes,
    create_on,
    deal,
    destroy,
    free,
    gain_life,
    has,
    have,
    plus,
    tap_symbol,
    to_battlefield,
)  # fmt: skip
from inset.rules.model.state import player_ref
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BLADE, BOLT, OX, RAGE

PERMANENTS = (
    artifact("Thing", "{1}"),
    creature("Thing", "{1}", "Cat", 1, 1),
    enchantment("Thing", "{1}"),
    planeswalker("Thing", "{1}", "Ajani", 3, loyalty(1, gain_life(1))),
    battle("Thing", "{1}", "Siege", 3),
    kindred(enchantment("Thing", "{1}", subtypes="Elf")),
)
QUICK = instant("Quick", "{1}", gain_life(1))
SPELLS = (sorcery("Thing", "{1}", gain_life(1)), kindred(sorcery("Thing", "{1}", gain_life(1), subtypes="Elf")))


# --- when they are cast, and what happens to them ---------------------------------------------------------------------


@cr("301.1", "302.1", "303.1", "306.1", "307.1", "310.1", "308.1")
@pytest.mark.parametrize("thing", [*PERMANENTS, *SPELLS])
def test_only_in_a_main_phase_of_ones_own_turn_while_the_stack_is_empty(thing: Card) -> None:
    scene = Scene({"hand": [thing, BOLT]}, {"hand": [thing]})
    assert scene.could(A, "Cast Thing") and not scene.could(B, "Cast Thing")
    scene.do(A, "Cast Bolt", player_ref(B))
    assert not scene.could(A, "Cast Thing")
    scene.settle()
    assert scene.could(A, "Cast Thing")
    scene.until(t.BEGIN_COMBAT)
    assert not scene.could(A, "Cast Thing")
    scene.until(t.POSTCOMBAT_MAIN)
    assert scene.could(A, "Cast Thing")
    scene.until(t.END)
    assert not scene.could(A, "Cast Thing")


@cr("301.2", "302.2", "303.2", "306.2", "310.2", "300.2b", "308.1")
@pytest.mark.parametrize("thing", PERMANENTS)
def test_a_permanent_spell_uses_the_stack_and_enters_under_its_controllers_control(thing: Card) -> None:
    scene = Scene({"hand": [thing]})
    scene.do(A, "Cast Thing")
    assert scene.zone("Thing") == "stack"
    scene.settle()
    assert (scene.zone("Thing"), scene.chars("Thing").controller) == ("battlefield", A)


@cr("304.1", "304.2", "307.2", "300.2b", "308.1")
@pytest.mark.parametrize(
    "thing",
    [*SPELLS, instant("Thing", "{1}", gain_life(1)), kindred(instant("Thing", "{1}", gain_life(1), subtypes="Elf"))],
)
def test_a_spell_does_what_it_says_and_then_goes_to_its_owners_graveyard(thing: Card) -> None:
    scene = Scene({"hand": [thing]})
    scene.do(A, "Cast Thing")
    assert (scene.life(A), scene.zone("Thing")) == (20, "stack")
    scene.settle()
    assert (scene.life(A), scene.zone("Thing")) == (21, "graveyard")


@cr("304.1", "300.2b")
@pytest.mark.parametrize("quick", [QUICK, kindred(QUICK)])
def test_an_instant_whenever_one_has_priority(quick: Card) -> None:
    scene = Scene({"hand": [BOLT]}, {"hand": [quick]})
    scene.do(A, "Cast Bolt", player_ref(B))
    assert scene.could(B, "Cast Quick")
    scene.until(t.END)
    assert scene.could(B, "Cast Quick")


@cr("304.4", "307.4", "400.4a")
@pytest.mark.parametrize("thing", [SPELLS[0], instant("Thing", "{1}", gain_life(1))])
def test_instants_and_sorceries_do_not_enter_the_battlefield(thing: Card) -> None:
    rise = sorcery("Rise", "{W}", to_battlefield(in_graveyard(f.HasName("Thing"))))
    scene = Scene({"hand": [rise], "graveyard": [thing]})
    scene.play(A, "Cast Rise", "Thing")
    assert scene.zone("Thing") == "graveyard"


@cr("300.2a", "305.9", "302.6")
def test_a_land_that_is_something_else_too_is_played_and_not_cast() -> None:
    seat = replace(land("Seat", "").faces[0], types=t.LAND | t.ARTIFACT)
    scene = Scene({"hand": ["Dryad Arbor", Card((seat,))]})
    assert scene.options(A) == ["Pass", "Play Dryad Arbor", "Play Seat"]
    scene.do(A, "Play Dryad Arbor")
    assert scene.stack() == [] and not scene.could(A, "Play Seat")
    gift = sorcery("Gift", "{U}", e.CastNow(each(f.HasName("Dryad Arbor"), t.HAND, you), cost=free))
    given = Scene({"hand": ["Dryad Arbor", gift]})
    given.play(A, "Cast Gift")
    assert given.zone("Dryad Arbor") == "hand"  # not even without paying a cost
    elf = creature("Elf", "{G}", "Elf", 1, 1)
    rushed = Scene({"hand": [elf], "battlefield": [(card("Dryad Arbor"), {"since": 1})], "mana": ""})
    assert not rushed.could(A, "Cast Elf")  # 302.6: it is a creature as well


@cr("308.2", "205.3m")
def test_a_kindreds_subtypes_are_creature_types() -> None:
    find = sorcery("Find", "{G}", e.Search(you, f.HasSubtype(("Goblin",)), reveal=True))
    scene = Scene({"hand": [find], "library": ["Tarfire", "Grizzly Bears"]})
    scene.play(A, "Cast Find", "Tarfire")
    assert scene.zone("Tarfire") == "hand"


# --- artifacts (301) ------------------------------------------------------------------------------------------------------


KEEP = artifact(
    "Keep", "{1}", have(enchanted_or_equipped, has(hexproof)), fortify("{1}"), subtypes="Fortification"
)  # fmt: skip


@cr("301.4", "202.2b")
def test_an_artifact_has_the_colors_of_its_mana_cost() -> None:
    scene = Scene(
        {"hand": [artifact("Red", "{1}{R}"), artifact("Grey", "{2}"), creature("Pale", "{3}", "Eldrazi", 1, 1)]}
    )
    assert (scene.chars("Red").colors, scene.chars("Grey").colors, scene.chars("Pale").colors) == (t.RED, 0, 0)


@cr("301.5a", "301.5f", "303.4b", "303.4m")
def test_equipped_and_enchanted_is_whatever_it_is_attached_to() -> None:
    """An Aura's "equipped creature", and Equipment's words on an Aura, mean its host."""
    odd = aura("Odd", "{W}", enchant(creatures), have(enchanted_or_equipped, plus(1, 1)))
    scene = Scene({"battlefield": [BEAR, OX, (BLADE, {"attached": "Bear"}), (odd, {"attached": "Bear"})]})
    assert (scene.size("Bear"), scene.size("Ox")) == ((5, 3), (1, 4))


@cr("301.5e", "303.4h")
@pytest.mark.parametrize("thing", [BLADE, artifact("Blade", "{1}"), creature("Blade", "{1}", "Cat", 1, 1)])
def test_what_can_not_be_attached_there_enters_unattached(thing: Card) -> None:
    rise = sorcery("Rise", "{W}", e.Move(in_graveyard(f.HasName("Blade")), t.BATTLEFIELD, attach_to=target(lands)))
    scene = Scene({"hand": [rise], "graveyard": [thing], "battlefield": ["Forest"]})
    scene.play(A, "Cast Rise", "Blade", "Forest")
    assert (scene.zone("Blade"), scene.one("Blade").attached) == ("battlefield", 0)


@cr("301.6", "702.67a", "301.5", "704.5n")
def test_a_fortification_is_attached_to_a_land() -> None:
    scene = Scene({"battlefield": [KEEP, "Forest", BEAR]}, {"battlefield": ["Island"]})
    scene.do(A, "Attach this Fortification")
    assert scene.words() == ["Forest"] or scene.asked() == "priority"  # neither creatures nor another player's lands
    scene.settle()
    assert scene.one("Keep").attached == scene.one("Forest").id
    assert scene.keywords("Forest") and not scene.keywords("Bear")


@cr("301.6", "301.5c", "702.67a")
def test_fortify_is_a_sorcery_like_ability_and_a_fortification_stays_without_its_land() -> None:
    quake = instant("Quake", "{R}", destroy(target(lands)))
    wake = instant("Wake", "{G}", becomes(target(artifacts), m.AddTypes(t.CREATURE), base(1, 1)))
    scene = Scene({"hand": [quake, BOLT], "battlefield": [KEEP, "Forest"]})
    scene.play(A, "Attach this Fortification", "Forest")
    scene.cast(A, "Cast Bolt", player_ref(B))
    assert not scene.could(A, "Attach this Fortification")
    scene.settle()
    scene.play(A, "Cast Quake", "Forest")
    assert (scene.zone("Keep"), scene.one("Keep").attached) == ("battlefield", 0)
    scene = Scene({"hand": [wake], "battlefield": [KEEP, "Forest"]})
    scene.play(A, "Attach this Fortification", "Forest")
    scene.play(A, "Cast Wake", "Keep")
    assert scene.one("Keep").attached == 0  # a Fortification that is a creature fortifies nothing


@cr("301.6")
def test_a_real_fortification() -> None:
    tap = sorcery("Tap", "{U}", e.Tap(target(lands)))
    scene = Scene(
        {"hand": [tap], "battlefield": [(card("Darksteel Garrison"), {"attached": "Forest"}), "Forest", BEAR]}
    )
    scene.play(A, "Cast Tap", "Forest", "Bear")
    assert scene.size("Bear") == (3, 3)


# --- creatures (302) --------------------------------------------------------------------------------------------------------


@cr("302.4a", "302.4b", "302.5", "208.1", "510.2", "704.5g")
def test_power_is_the_damage_dealt_and_toughness_the_damage_that_destroys() -> None:
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [OX, creature("Cub", "{G}", "Bear", 1, 2)]})
    scene.until(t.END_COMBAT, attack=["Bear"], block={"Cub": "Bear"})
    assert (scene.zone("Bear"), scene.one("Bear").damage, scene.zone("Cub")) == ("battlefield", 1, "graveyard")


@cr("302.4c")
def test_size_begins_with_the_printed_numbers() -> None:
    lord = enchantment("Lord", "{G}", have(creatures & you_control, plus(1, 1)))
    scene = Scene({"battlefield": [(BEAR, {"counters": {"-1/-1": 1}}), lord]})
    assert scene.size("Bear") == (2, 2)
    scene = Scene({"battlefield": [BEAR]})
    assert scene.size("Bear") == (2, 2)


@cr("302.7", "120.3", "514.2", "701.19a")
def test_damage_is_marked_until_it_is_removed() -> None:
    """By a source with wither it is counters instead; regeneration and the cleanup step take it off."""
    ping = instant("Ping", "{R}", deal(1, target(creatures)))
    sting = creature("Sting", "{B}", "Insect", 1, 1, Keyword(WITHER), activated(tap_symbol, deal(1, target(creatures))))
    mend = instant("Mend", "{G}", e.Regenerate(target(creatures)))
    scene = Scene({"hand": [ping, ping, mend, BOLT], "battlefield": [OX, sting]})
    scene.play(A, "Cast Ping", "Ox")
    scene.play(A, "Sting", "Ox")
    assert (scene.one("Ox").damage, scene.one("Ox").counters) == (1, {"-1/-1": 1})
    scene.play(A, "Cast Mend", "Ox")
    scene.play(A, "Cast Bolt", "Ox")
    assert (scene.zone("Ox"), scene.one("Ox").damage) == ("battlefield", 0)
    scene.play(A, "Cast Ping", "Ox")
    assert scene.one("Ox").damage == 1
    scene.next_turn()
    assert scene.one("Ox").damage == 0


# --- enchantments (303) ---------------------------------------------------------------------------------------------------------


@cr("303.4i", "303.4g")
def test_an_aura_put_onto_what_it_can_not_enchant_stays_where_it_is() -> None:
    rise = sorcery("Rise", "{W}", e.Move(in_graveyard(enchantments), t.BATTLEFIELD, attach_to=target(lands)))
    scene = Scene({"hand": [rise], "graveyard": [RAGE], "battlefield": ["Forest", BEAR]})
    scene.play(A, "Cast Rise", "Rage", "Forest")
    assert scene.zone("Rage") == "graveyard"


@cr("303.4i")
def test_an_aura_put_onto_what_is_gone_stays_where_it_is() -> None:
    """Another creature is there, but nothing lets anybody choose it."""
    rise = sorcery("Rise", "{W}", e.Move(in_graveyard(enchantments), t.BATTLEFIELD, attach_to=saved(5)))
    scene = Scene({"hand": [rise], "graveyard": [RAGE], "battlefield": [BEAR]})
    scene.play(A, "Cast Rise")
    assert scene.zone("Rage") == "graveyard"


@cr("303.4i", "111.7")
def test_an_aura_token_for_what_it_can_not_enchant_is_not_created() -> None:
    crown = sorcery("Crown", "{W}", create_on(role_token("Royal"), target(lands)))
    scene = Scene({"hand": [crown], "battlefield": ["Forest", BEAR]})
    scene.play(A, "Cast Crown", "Forest")
    assert "Royal" not in scene.names("battlefield") and scene.st.command == ()


@cr("303.4j", "701.3b")
def test_an_aura_that_should_be_attached_where_it_can_not_be_does_not_move() -> None:
    move = sorcery("Move", "{U}", e.AttachTo(target(enchantments), target(lands)))
    scene = Scene({"hand": [move], "battlefield": ["Forest", BEAR, (RAGE, {"attached": "Bear"})]})
    stamp = scene.one("Rage").timestamp
    scene.play(A, "Cast Move", "Rage", "Forest")
    assert (scene.one("Rage").attached, scene.one("Rage").timestamp) == (scene.one("Bear").id, stamp)


@cr("303.4d", "704.5m")
def test_an_aura_that_becomes_a_creature_enchants_nothing() -> None:
    wake = instant("Wake", "{G}", becomes(target(enchantments), m.AddTypes(t.CREATURE), base(1, 1)))
    scene = Scene({"hand": [wake], "battlefield": [BEAR, (RAGE, {"attached": "Bear"})]})
    scene.play(A, "Cast Wake", "Rage")
    assert (scene.zone("Rage"), scene.size("Bear")) == ("graveyard", (2, 2))


@cr("303.7a", "704.5y", "303.7")
def test_the_newest_role_of_a_player_stays() -> None:
    role = sorcery(
        "Role", "{W}", create_on(role_token("Cloak", have(enchanted_or_equipped, plus(1, 1))), target(creatures))
    )
    scene = Scene({"hand": [role, role], "battlefield": [BEAR]})
    scene.play(A, "Cast Role", "Bear")
    first = scene.one("Cloak").id
    scene.play(A, "Cast Role", "Bear")
    assert scene.size("Bear") == (3, 3) and scene.one("Cloak").id != first


# --- instants and sorceries (304, 307) ---------------------------------------------------------------------------------------


@cr("307.5", "304.5")
def test_what_may_be_done_when_a_sorcery_could_be_cast_needs_no_sorcery() -> None:
    """An effect that forbids casting spells forbids no ability."""
    mute = enchantment("Mute", "{W}", sta.CantCast(you, f.HasType(t.SORCERY | t.INSTANT)))
    drill = artifact("Drill", "{1}", activated("{1}", gain_life(1), timing=AS_SORCERY), activated("{2}", gain_life(2)))
    scene = Scene({"battlefield": [drill, mute], "hand": [sorcery("Song", "{W}", gain_life(1))]})
    assert not scene.could(A, "Cast Song") and scene.could(A, "Drill: {1}")
    scene.do(A, "Drill: {2}")
    assert not scene.could(A, "Drill: {1}") and scene.could(A, "Drill: {2}")
    scene.settle()
    scene.until(t.END)
    assert not scene.could(A, "Drill: {1}") and scene.could(A, "Drill: {2}")


# --- planeswalkers (306) ------------------------------------------------------------------------------------------


@cr("306.4", "704.5j")
def test_planeswalkers_of_one_type_and_different_names_stay_together() -> None:
    first, second = (
        legendary(planeswalker(f"Ajani, {word}", "{W}", "Ajani", 3, loyalty(1, gain_life(1))))
        for word in ("Old", "Young")
    )
    scene = Scene({"hand": [second, first], "battlefield": [(first, {"counters": {"loyalty": 2}})]})
    scene.play(A, "Cast Ajani, Young")
    assert sorted(scene.names("battlefield")) == ["Ajani, Old", "Ajani, Young"]
    scene.play(A, "Cast Ajani, Old", "Ajani, Old")
    assert sorted(scene.names("battlefield")) == ["Ajani, Old", "Ajani, Young"]


@cr("306.7", "306.8", "306.9", "120.3c")
def test_damage_to_a_player_is_not_redirected_and_damage_to_a_planeswalker_removes_loyalty() -> None:
    walker = planeswalker("Walker", "{W}", "Ajani", 4, loyalty(1, gain_life(1)))
    scene = Scene({"hand": [BOLT, BOLT, BOLT]}, {"battlefield": [(walker, {"counters": {"loyalty": 4}})]})
    scene.play(A, "Cast Bolt", player_ref(B))
    assert (scene.life(B), scene.one("Walker").counters["loyalty"]) == (17, 4)
    scene.play(A, "Cast Bolt", "Walker")
    assert (scene.life(B), scene.one("Walker").counters["loyalty"]) == (17, 1)
    scene.play(A, "Cast Bolt", "Walker")
    assert scene.zone("Walker") == "graveyard"
