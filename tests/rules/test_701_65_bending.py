"""701.65 airbend, 701.67 waterbend."""

from __future__ import annotations

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import costs as co, effects as ef, keywords as k, patterns as p
from inset.language.abilities import AdditionalCost, Keyword
from inset.language.filters import IsIn, IsSpell, Or
from inset.language.statics import CostChange
from inset.language.values import X
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    creature_token,
    enchantment,
    instant,
    land,
    sorcery,
    static,
    tap_for,
    whenever,
)
from inset.language.words.nouns import creatures, each, spells, target, you
from inset.language.words.verbs import cost, create, draw, gain_life, tap_symbol
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import SHOCK

BEAR = creature("Bear", "{4}{G}{G}", "Bear", 2, 2)
RELIC = artifact("Relic", "{2}")
LIFT = instant("Lift", "{W}", ef.Airbend(target(creatures)))
ALL = sorcery("All", "{W}", ef.Airbend(each(creatures)))
SPELL_OR_CREATURE = target(Or((IsSpell(), IsIn(t.BATTLEFIELD))), zone=t.STACK | t.BATTLEFIELD)


def water(mana: str) -> co.Waterbend:
    return co.Waterbend(parse(mana))


# --- airbend ----------------------------------------------------------------------------------------------------------


@cr("701.65a")
def test_the_owner_may_cast_it_for_two_as_long_as_it_is_exiled() -> None:
    scene = Scene({"hand": [LIFT]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Lift")
    assert scene.names("exile") == ["Bear"] and not scene.could(A, "Cast Bear")
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Bear")
    assert scene.names("battlefield", B) == ["Bear"]


@cr("701.65a")
def test_the_price_is_two_and_later_too() -> None:
    lands = ["Island", "Island"]
    scene = Scene({"hand": [LIFT], "battlefield": [BEAR, *lands], "mana": "{W}"}, {})
    scene.play(A, "Cast Lift")
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    scene.play(A, "Cast Bear")
    assert scene.zone("Bear") == "battlefield" and all(o.tapped for o in scene.all("Island"))


@cr("701.65a")
def test_a_stolen_creature_goes_back_to_its_owner() -> None:
    from inset.language.mods import SetController

    steal = sorcery("Steal", "{U}", ef.Modify(target(creatures), (SetController(you),), ef.FOREVER))
    scene = Scene({"hand": [steal, LIFT]}, {"battlefield": [BEAR, "Wastes", "Wastes"]})
    scene.play(A, "Cast Steal")
    scene.play(A, "Cast Lift")
    assert not scene.could(A, "Cast Bear")
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    assert scene.could(B, "Cast Bear")


@cr("701.65a")
def test_a_spell_may_be_airbent_and_does_not_resolve() -> None:
    bend = instant("Bend", "{U}", ef.Airbend(SPELL_OR_CREATURE))
    scene = Scene({"hand": [bend]}, {"hand": [SHOCK]})
    scene.do(A, "Pass")
    scene.cast(B, "Cast Shock", "A")
    scene.do(B, "Pass")
    scene.cast(A, "Cast Bend", "Shock")
    scene.settle()
    assert scene.life(A) == 20 and scene.zone("Shock") == "exile"
    assert scene.could(B, "Cast Shock")


@cr("701.65a")
def test_lands_that_were_airbent_cant_be_played() -> None:
    bend = instant("Bend", "{U}", ef.Airbend(SPELL_OR_CREATURE))
    home = land("Home", "", tap_for("{G}"))
    scene = Scene({"hand": [bend], "battlefield": [home]})
    scene.play(A, "Cast Bend", "Home")
    assert scene.zone("Home") == "exile" and not scene.could(A, "Home")


@cr("701.65a")
def test_cast_again_and_exiled_otherwise_it_has_its_own_cost() -> None:
    """400.7: the permission was for the object that the card was then."""
    away = instant("Away", "{W}", ef.Move(target(creatures), t.EXILE))
    scene = Scene({"hand": [LIFT, away], "battlefield": [BEAR]})
    scene.play(A, "Cast Lift")
    scene.play(A, "Cast Bear")
    scene.play(A, "Cast Away")
    assert scene.zone("Bear") == "exile" and not scene.could(A, "Cast Bear")


@cr("701.65b")
def test_a_player_airbends_once_for_all_that_go_and_not_if_nothing_goes() -> None:
    watcher = enchantment("Watcher", "{W}", whenever(p.Deed(p.AIRBENDS, who=you), gain_life(3)))
    scene = Scene({"hand": [ALL, ALL], "battlefield": [watcher, BEAR, (BEAR, {})]}, {"battlefield": [watcher]})
    scene.play(A, "Cast All")
    assert (scene.life(A), scene.life(B)) == (23, 20)
    scene.play(A, "Cast All")
    assert scene.life(A) == 23


@cr("701.65a", "701.65b")
def test_a_token_is_exiled_and_ceases_to_exist() -> None:
    watcher = enchantment("Watcher", "{W}", whenever(p.Deed(p.AIRBENDS, who=you), gain_life(3)))
    make = sorcery("Make", "{G}", create(creature_token("Bear", 2, 2, t.GREEN)))
    scene = Scene({"hand": [make, LIFT], "battlefield": [watcher]})
    scene.play(A, "Cast Make")
    scene.play(A, "Cast Lift")
    assert scene.names("battlefield") == ["Watcher"] and not scene.names("exile") and scene.life(A) == 23


# --- waterbend --------------------------------------------------------------------------------------------------------

WHALE = enchantment("Whale", "{U}", activated(water("{3}"), gain_life(1)))


@cr("701.67a")
def test_artifacts_and_creatures_are_tapped_for_generic_mana() -> None:
    scene = Scene({"battlefield": [WHALE, BEAR, RELIC, "Island"], "mana": ""}, {"battlefield": [(BEAR, {})]})
    scene.play(A, "Whale")
    assert scene.life(A) == 21
    assert (
        scene.one("Relic").tapped
        and scene.one("Island").tapped
        and [o.tapped for o in scene.all("Bear")] == [True, False]
    )


@cr("701.67a")
def test_without_enough_to_tap_it_cant_be_paid_and_tapped_ones_dont_help() -> None:
    scene = Scene({"battlefield": [WHALE, BEAR, RELIC], "mana": ""})
    assert not scene.could(A, "Whale")
    scene = Scene({"battlefield": [WHALE, BEAR, (RELIC, {"tapped": True}), "Island"], "mana": ""})
    assert not scene.could(A, "Whale")


@cr("701.67a", "302.6")
def test_a_creature_that_just_came_may_be_tapped_for_it() -> None:
    scene = Scene({"battlefield": [WHALE, (BEAR, {"since": 1}), (RELIC, {"since": 1}), "Island"], "mana": ""})
    scene.play(A, "Whale")
    assert scene.life(A) == 21


@cr("701.67a")
def test_colored_mana_in_it_is_not_for_tapping() -> None:
    well = enchantment("Well", "{U}", activated(water("{1}{U}"), gain_life(1)))
    assert not Scene({"battlefield": [well, BEAR, RELIC], "mana": ""}).could(A, "Well")
    scene = Scene({"battlefield": [well, BEAR, "Island"], "mana": ""})
    scene.play(A, "Well")
    assert scene.life(A) == 21


@cr("701.67b")
def test_only_the_waterbend_part_of_a_total_cost_is_paid_by_tapping() -> None:
    """Of {1}{U}{U} and waterbend {2} two may be paid so, and no third."""
    revive = sorcery("Revive", "{1}{U}{U}", AdditionalCost(water("{2}")), draw(2))
    relics = [RELIC, (RELIC, {}), (RELIC, {})]
    assert not Scene({"hand": [revive], "battlefield": relics, "mana": "{U}{U}"}).could(A, "Cast Revive")
    scene = Scene({"hand": [revive], "battlefield": relics, "mana": "{U}{U}{U}"})
    scene.play(A, "Cast Revive")
    assert sum(o.tapped for o in scene.all("Relic")) == 2


@cr("701.67b", "601.2f")
def test_a_reduction_takes_the_other_generic_mana_first() -> None:
    revive = sorcery("Revive", "{1}{U}{U}", AdditionalCost(water("{2}")), draw(2))
    cheap = enchantment("Cheap", "{U}", static(CostChange(spells, 1, you)))
    relics = [RELIC, (RELIC, {}), cheap]
    scene = Scene({"hand": [revive], "battlefield": relics, "mana": "{U}{U}"})
    scene.play(A, "Cast Revive")
    assert sum(o.tapped for o in scene.all("Relic")) == 2
    three = enchantment("Three", "{U}", static(CostChange(spells, 3, you)))
    scene = Scene({"hand": [revive], "battlefield": [three], "mana": "{U}{U}"})
    scene.play(A, "Cast Revive")
    assert scene.zone("Revive") == "graveyard"


@cr("701.67b")
def test_sources_of_several_mana_do_not_change_what_is_paid_by_tapping() -> None:
    """{3}{U} and waterbend {1}: a source of two colorless mana, an Island, and two relics of which one may help."""
    rise = sorcery("Rise", "{3}{U}", AdditionalCost(water("{1}")), draw(2))
    ring = artifact("Ring", "{1}", tap_for("{C}{C}"))
    scene = Scene({"hand": [rise], "battlefield": [ring, RELIC, (RELIC, {}), "Island"], "mana": ""})
    assert not scene.could(A, "Cast Rise")
    scene = Scene({"hand": [rise], "battlefield": [ring, RELIC, (RELIC, {}), "Island", "Wastes"], "mana": ""})
    scene.play(A, "Cast Rise")
    assert sum(o.tapped for o in scene.all("Relic")) == 1 and scene.one("Ring").tapped


@cr("701.67a")
def test_what_makes_mana_itself_is_used_once() -> None:
    elf = creature("Elf", "{G}", "Elf", 1, 1, tap_for("{G}"))
    well = enchantment("Well", "{U}", activated(water("{2}"), gain_life(1)))
    assert not Scene({"battlefield": [well, elf], "mana": ""}).could(A, "Well")
    sick = Scene({"battlefield": [well, (elf, {"since": 1}), (elf, {"since": 1})], "mana": ""})
    sick.play(A, "Well")
    assert sick.life(A) == 21


@cr("701.67a")
def test_its_own_tap_symbol_and_another_part_of_the_cost() -> None:
    guard = creature("Guard", "{U}", "Soldier", 1, 1, activated(cost(water("{2}"), tap_symbol), gain_life(1)))
    assert not Scene({"battlefield": [guard, RELIC], "mana": ""}).could(A, "Guard")
    scene = Scene({"battlefield": [guard, RELIC, BEAR], "mana": ""})
    scene.play(A, "Guard")
    assert scene.life(A) == 21


@cr("701.67a", "107.3a")
def test_waterbending_x() -> None:
    wave = sorcery("Wave", "{U}", AdditionalCost(water("{X}")), gain_life(X()))
    scene = Scene({"hand": [wave], "battlefield": [RELIC, BEAR, "Island", "Island"], "mana": ""})
    scene.do(A, "Cast Wave")
    assert scene.words() == ["0", "1", "2", "3"]
    scene.settle(3)
    assert scene.life(A) == 23
    pump = enchantment("Pump", "{U}", activated(water("{X}"), gain_life(X())))
    scene = Scene({"battlefield": [pump, RELIC, BEAR, "Island"], "mana": ""})
    scene.do(A, "Pump")
    assert scene.words() == ["0", "1", "2", "3"]
    scene.settle(2)
    assert scene.life(A) == 22


@cr("701.67a")
def test_paying_by_hand_taps_what_is_chosen() -> None:
    scene = Scene({"battlefield": [WHALE, BEAR, RELIC, "Island", "Swamp"], "mana": ""}, paying=False)
    scene.do(A, "Whale")
    assert {"Pay {3}", "Bear (waterbend) for {1}", "Relic (waterbend) for {1}"} <= set(scene.words())
    scene.answer("Bear (waterbend)")
    scene.answer("Pay {3}")
    while scene.asked() == "pay":
        scene.answer("Pay {3}")
    scene.settle()
    assert scene.one("Bear").tapped and scene.life(A) == 21 and not scene.st.players[A].pool


@cr("701.67c")
def test_a_player_waterbends_however_the_cost_is_paid() -> None:
    watcher = enchantment("Watcher", "{W}", whenever(p.Deed(p.WATERBENDS, who=you), gain_life(5)))
    scene = Scene({"battlefield": [WHALE, watcher]}, {"battlefield": [watcher]})
    scene.play(A, "Whale")
    assert (scene.life(A), scene.life(B)) == (26, 20)
    ask = sorcery("Ask", "{U}", ef.PayOr(you, water("{2}"), paid=(draw(),)))
    scene = Scene({"battlefield": [BEAR, RELIC, watcher], "hand": [ask], "mana": "{U}"})
    scene.play(A, "Cast Ask", "Yes")
    assert scene.life(A) == 25 and scene.one("Bear").tapped


@cr("701.67a", "702.21a")
def test_ward_may_be_paid_by_waterbending() -> None:
    eel = creature("Eel", "{U}", "Serpent", 5, 5, Keyword(k.WARD, water("{2}")))
    scene = Scene({"battlefield": [eel]}, {"hand": [SHOCK], "battlefield": [BEAR, RELIC], "mana": "{R}"}, {})
    scene.do(A, "Pass")
    scene.cast(B, "Cast Shock", "Eel")
    scene.settle("Yes")
    assert scene.one("Eel").damage == 2 and scene.one("Bear").tapped and scene.life(C) == 20


@cr("701.67b", "702.51a")
def test_convoke_pays_for_what_waterbending_cant() -> None:
    rite = sorcery("Rite", "{1}{G}", Keyword(k.CONVOKE), AdditionalCost(water("{1}")), draw())
    elf = creature("Elf", "{G}", "Elf", 1, 1)
    scene = Scene({"hand": [rite], "battlefield": [elf, BEAR, RELIC], "mana": ""})
    scene.play(A, "Cast Rite")
    assert all(scene.one(name).tapped for name in ("Elf", "Bear", "Relic"))
    scene = Scene({"hand": [rite], "battlefield": [elf, RELIC, (RELIC, {})], "mana": ""})
    assert not scene.could(A, "Cast Rite")
