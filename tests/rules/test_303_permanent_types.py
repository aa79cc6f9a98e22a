"""301, 303, 305, 306, 310, 714: equipment, auras, lands, planeswalkers, battles, sagas."""

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    keywords as k,
    mods as m,
    patterns as p,
    statics as sta,
)
from inset.language.words.kinds import (
    artifact,
    battle,
    creature,
    enchantment,
    instant,
    land,
    legendary,
    loyalty,
    planeswalker,
    shroud,
    sorcery,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    creatures,
    each,
    enchantments,
    in_graveyard,
    lands,
    legendaries,
    target,
    you,
)  # fmt: skip
from inset.language.words.verbs import (
    becomes,
    enters_with,
    gain_life,
    put_counters,
    to_battlefield,
)  # fmt: skip
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BLADE, BOLT, KILL, OX, RAGE

# --- attachments --------------------------------------------------------------------------------------------------


@cr("303.4c", "704.5m", "303.4e")
def test_an_aura_falls_off_with_its_creature_equipment_stays() -> None:
    on_bear = {"attached": "Bear"}
    scene = Scene({"hand": [KILL], "battlefield": [BEAR, (RAGE, on_bear), (BLADE, on_bear)]})
    assert scene.size("Bear") == (7, 2)
    scene.play(A, "Cast Kill", "Bear")
    assert (scene.zone("Rage"), scene.zone("Blade")) == ("graveyard", "battlefield")


@cr("303.4f", "303.4g")
def test_an_aura_that_enters_otherwise_is_attached_by_choice() -> None:
    """Not targeted; without anything to enchant it stays where it is."""
    rise = sorcery("Rise", "{W}", to_battlefield(in_graveyard(enchantments)))
    guarded = creature("Guarded", "{W}", "Cat", 1, 1, shroud)
    scene = Scene({"hand": [rise], "graveyard": [RAGE]}, {"battlefield": [guarded]})
    scene.play(A, "Cast Rise", "Rage", "Guarded")
    assert scene.one("Rage").attached == scene.one("Guarded").id
    scene = Scene({"hand": [rise], "graveyard": [RAGE]})
    scene.play(A, "Cast Rise", "Rage")
    assert scene.zone("Rage") == "graveyard"


@cr("301.5c", "301.5d", "110.2")
def test_control_of_equipment_is_apart_from_that_of_the_creature() -> None:
    steal = sorcery("Steal", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))
    scene = Scene({"hand": [steal]}, {"battlefield": [BEAR, (BLADE, {"attached": "Bear"})]})
    scene.play(A, "Cast Steal", "Bear")
    assert (scene.chars("Blade").controller, scene.size("Bear")) == (B, (4, 2))


@cr("301.5b", "702.6a")
def test_moving_equipment() -> None:
    scene = Scene({"battlefield": [BEAR, OX, (BLADE, {"attached": "Bear"})]})
    scene.play(A, "Equip", "Ox")
    assert (scene.size("Bear"), scene.size("Ox")) == ((2, 2), (3, 4))


@cr("702.6c")
def test_equipment_for_certain_creatures_names_them_once() -> None:
    noble = a.Keyword(k.EQUIP, c.PayMana(parse("{0}")), where=legendaries & creatures)
    crown = artifact("Crown", "{1}", noble, subtypes="Equipment")
    scene = Scene({"battlefield": [crown, legendary(creature("Queen", "{W}", "Human", 1, 1)), BEAR]})
    assert "Attach this Equipment to target legendary creature you control." in scene.options(A)[-1]
    scene.play(A, "Crown")
    assert scene.one("Crown").attached == scene.one("Queen").id


# --- lands --------------------------------------------------------------------------------------------------------


@cr("305.1", "305.2", "305.2b", "116.2a")
def test_one_land_each_turn() -> None:
    more = enchantment("More", "{G}", sta.PlayerRule(sta.EXTRA_LAND_PLAYS, you, 1))
    scene = Scene({"hand": ["2 Forest"]})
    scene.do(A, "Play Forest")
    assert scene.stack() == [] and not scene.could(A, "Play Forest")
    scene = Scene({"hand": ["3 Forest"], "battlefield": [more]})
    scene.do(A, "Play Forest")
    scene.do(A, "Play Forest")
    assert not scene.could(A, "Play Forest")


@cr("305.3", "305.1")
def test_lands_only_on_your_own_main_phase() -> None:
    scene = Scene({"hand": ["Forest"]}, {"hand": ["Island"]})
    assert not scene.could(B, "Play Island")
    scene.until(t.END)
    assert not scene.could(A, "Play Forest")


@cr("305.4")
def test_putting_a_land_onto_the_battlefield_is_not_playing_it() -> None:
    grow = sorcery("Grow", "{G}", to_battlefield(each(lands, t.HAND, you)))
    scene = Scene({"hand": [grow, "Forest"]})
    scene.play(A, "Cast Grow")
    assert (scene.zone("Forest"), scene.st.players[A].lands_played) == ("battlefield", 0)


@cr("305.6", "107.4c")
def test_basic_land_types_give_mana_abilities() -> None:
    scene = Scene({"hand": [BOLT], "battlefield": [land("Peak", "Mountain")], "mana": ""})
    assert scene.could(A, "Cast Bolt")
    assert not Scene({"hand": [BOLT], "battlefield": [land("Rock", "Desert")], "mana": ""}).could(A, "Cast Bolt")


# --- planeswalkers and battles ------------------------------------------------------------------------------------


WALKER = planeswalker("Walker", "{W}", "Ajani", 3, loyalty(1, gain_life(1)))
SIEGE = battle("Siege", "{R}", "Siege", 3)


@cr("306.6", "306.8", "508.1b")
def test_a_planeswalker_may_be_attacked() -> None:
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [(WALKER, {"counters": {"loyalty": 3}})]})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack Walker")
    scene.until(t.END_COMBAT)
    assert (scene.one("Walker").counters["loyalty"], scene.life(B)) == (1, 20)


@cr("310.4b", "310.8a", "310.11a", "310.6", "310.8b")
def test_a_siege_is_protected_by_an_opponent() -> None:
    """Its controller may attack it, and damage removes defense counters."""
    scene = Scene({"hand": [SIEGE], "battlefield": [BEAR]})
    scene.play(A, "Cast Siege")
    assert scene.one("Siege").counters == {"defense": 3}
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack Siege")
    scene.until(t.END_COMBAT)
    assert (scene.one("Siege").counters, scene.life(B)) == ({"defense": 1}, 20)


@cr("310.7", "704.5v")
def test_a_battle_without_defense_is_gone() -> None:
    scene = Scene({"hand": [SIEGE, BOLT]})
    scene.play(A, "Cast Siege")
    scene.play(A, "Cast Bolt", "Siege")
    assert scene.zone("Siege") != "battlefield"


@cr("704.5j", "205.4d")
def test_the_legend_rule() -> None:
    king = legendary(creature("King", "{W}", "Human", 2, 2))
    scene = Scene({"hand": [king], "battlefield": [king]}, {"battlefield": [king]})
    scene.play(A, "Cast King", "King")
    assert scene.names("battlefield") == ["King", "King"]


# --- sagas --------------------------------------------------------------------------------------------------------


SAGA = enchantment(
    "Tale", "{W}", whenever(p.ChapterReached((1,)), gain_life(1)), whenever(p.ChapterReached((2, 3)), gain_life(10)),
    subtypes="Saga",
)  # fmt: skip


@cr("714.3a", "714.2b", "714.3c", "714.4")
def test_a_saga_is_told_chapter_by_chapter() -> None:
    scene = Scene({"hand": [SAGA]})
    scene.play(A, "Cast Tale")
    assert (scene.one("Tale").counters, scene.life(A)) == ({"lore": 1}, 21)
    scene.next_turn()
    assert scene.one("Tale").counters == {"lore": 1}  # not in the turn of another
    scene.next_turn()
    scene.settle()
    assert (scene.one("Tale").counters, scene.life(A)) == ({"lore": 2}, 31)
    scene.next_turn()
    scene.next_turn()
    assert scene.zone("Tale") == "battlefield"  # until its last chapter has left the stack
    scene.settle()
    assert (scene.zone("Tale"), scene.life(A)) == ("graveyard", 41)


@cr("714.2b", "107.15a", "122.6")
def test_two_lore_counters_at_once_trigger_both_chapters() -> None:
    hasten = instant("Hasten", "{U}", put_counters(target(enchantments), 2, "lore"))
    scene = Scene({"hand": [hasten], "battlefield": [SAGA]})
    scene.play(A, "Cast Hasten", "I — You gain 1 life")
    assert scene.life(A) == 31


@cr("714.2c", "107.15b")
def test_an_ability_of_two_chapters_is_two_abilities() -> None:
    hasten = instant("Hasten", "{U}", put_counters(target(enchantments), 2, "lore"))
    scene = Scene({"hand": [hasten], "battlefield": [(SAGA, {"counters": {"lore": 1}})]})
    scene.play(A, "Cast Hasten", "Tale")
    assert scene.life(A) == 40


@cr("122.6", "603.2")
def test_entering_with_counters_is_putting_them_on_it() -> None:
    joy = enchantment("Joy", "{G}", whenever(p.PutsCounters(creatures, "+1/+1"), gain_life(1)))
    hydra = creature("Hydra", "{G}", "Hydra", 0, 0, enters_with(3))
    scene = Scene({"hand": [hydra, BEAR], "battlefield": [joy]})
    scene.play(A, "Cast Hydra")
    assert scene.life(A) == 21
    scene.play(A, "Cast Bear")
    assert scene.life(A) == 21
