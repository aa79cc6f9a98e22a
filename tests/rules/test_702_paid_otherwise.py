"""702: keyword abilities about the costs of spells and abilities: prowl, freerunning and others."""

from inset.kernel import types as t
from inset.language import effects as ef, keywords as k, mods as m, selections as sel, statics as sta
from inset.language.abilities import Keyword
from inset.language.conditions import CostWasPaid
from inset.language.costs import SacrificeThis
from inset.language.filters import Anything, HasColor, HasSubtype, HasType
from inset.language.words.kinds import (
    activated,
    aura,
    creature,
    enchant,
    enchantment,
    flash,
    haste,
    instant,
    kindred,
    land,
    loyalty,
    planeswalker,
    protection,
    sorcery,
    static,
    trample,
)
from inset.language.words.nouns import creatures, enchanted_or_equipped, spells, target
from inset.language.words.verbs import (
    add,
    becomes,
    copy_spell,
    cost,
    destroy,
    discard,
    draw,
    gain_life,
    has,
    have,
    plus,
    tap_symbol,
    when,
)
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.playing import priority_actions
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, KILL

ROGUE = creature("Cutpurse", "{1}{B}", "Human Rogue", 1, 1)


def reasons(scene: Scene, player: int, name: str, cost_name: str) -> list[tuple[str, str]]:
    """What ``why_not`` says about one way of casting a card."""
    found = priority_actions.offers(scene.st.clone(), player, scene.one(name).id)
    return [(r.rule, r.code) for offer, against in found if offer.cost_name == cost_name for r in against]


# --- prowl (702.76) -------------------------------------------------------------------------------------------------

THEFT = kindred(instant("Theft", "{9}", Keyword(k.PROWL, cost("{B}")), gain_life(3), subtypes="Rogue"))
TURN_COAT = instant("Coat", "{U}", becomes(target(creatures), m.SetTypes(t.CREATURE, ("Frog",), keep_types=True)))


@cr("702.76a", "118.9", "601.3")
def test_prowl_asks_for_combat_damage_by_something_of_its_own_kind() -> None:
    scene = Scene({"hand": [THEFT], "battlefield": [ROGUE, BEAR], "mana": "{B}"})
    assert not scene.could(A, "Cast Theft")
    scene.until(t.END_COMBAT, attack=["Bear"])
    assert not scene.could(A, "Cast Theft")  # a Bear is no Rogue
    [why] = reasons(scene, A, "Theft", "prowl")
    assert why[0] == "702.76a" and "creature type" in why[1]
    scene = Scene({"hand": [THEFT], "battlefield": [ROGUE, BEAR], "mana": "{B}"})
    scene.until(t.END_COMBAT, attack=["Cutpurse"])
    scene.play(A, "Cast Theft {B} with prowl")
    assert scene.life(A) == 23


@cr("702.76a", "702.73a")
def test_any_creature_type_of_the_spell_will_do() -> None:
    odd = creature("Odd", "{U}", "Shapeshifter", 1, 1, Keyword(k.CHANGELING))
    scene = Scene({"hand": [THEFT], "battlefield": [odd], "mana": "{B}"})
    scene.until(t.END_COMBAT, attack=["Odd"])
    assert scene.could(A, "with prowl")
    trick = kindred(instant("Trick", "{9}", Keyword(k.CHANGELING), Keyword(k.PROWL, cost("{B}")), gain_life(3)))
    scene = Scene({"hand": [trick], "battlefield": [BEAR], "mana": "{B}"})
    scene.until(t.END_COMBAT, attack=["Bear"])
    assert scene.could(A, "with prowl")


@cr("702.76a")
def test_damage_to_a_creature_or_by_another_player_is_not_enough() -> None:
    scene = Scene({"hand": [THEFT], "battlefield": [ROGUE], "mana": "{B}"}, {"battlefield": [BEAR], "hand": [THEFT]})
    scene.until(t.END_COMBAT, attack=["Cutpurse"], block={"Bear": "Cutpurse"})
    assert not scene.could(A, "with prowl")
    scene = Scene({"battlefield": [ROGUE]}, {"hand": [THEFT]})
    scene.until(t.END_COMBAT, attack=["Cutpurse"])
    assert not scene.could(B, "with prowl")


@cr("702.76a")
def test_what_counts_is_what_the_source_was_as_it_dealt_the_damage() -> None:
    scene = Scene({"hand": [THEFT, TURN_COAT, KILL], "battlefield": [ROGUE]})
    scene.until(t.END_COMBAT, attack=["Cutpurse"])
    scene.play(A, "Cast Coat", "Cutpurse")
    assert scene.chars("Cutpurse").subtypes == {"Frog"} and scene.could(A, "with prowl")
    scene.play(A, "Cast Kill", "Cutpurse")
    assert scene.could(A, "with prowl")  # it is gone, and was no Rogue when it went
    scene = Scene({"hand": [THEFT, TURN_COAT], "battlefield": [ROGUE]})
    scene.play(A, "Cast Coat", "Cutpurse")
    scene.until(t.END_COMBAT, attack=["Cutpurse"])
    assert not scene.could(A, "with prowl")


@cr("702.76a")
def test_whoever_controlled_the_source_as_it_dealt_the_damage_may_prowl() -> None:
    take = instant("Take", "{R}", ef.Modify(target(creatures), (m.SetController(sel.You()),)))
    scene = Scene({"hand": [THEFT], "battlefield": [ROGUE]}, {"hand": [take, THEFT]})
    scene.until(t.END_COMBAT, attack=["Cutpurse"])
    scene.play(B, "Cast Take", "Cutpurse")
    casts = [
        priority_actions.offers(scene.st.clone(), player, o.id)
        for player, o in zip((A, B), scene.all("Theft"), strict=True)
    ]
    prowling = [[not why for offer, why in found if offer.cost_name == "prowl"] for found in casts]
    assert prowling == [[True], [False]]


@cr("702.76a")
def test_the_damage_counts_only_in_the_turn_in_which_it_is_dealt_and_to_any_player() -> None:
    scene = Scene({"hand": [THEFT], "battlefield": [ROGUE]}, {}, {})
    scene.until(t.DECLARE_ATTACKERS - 1)
    while scene.asked() == "attack" or scene.st.step < t.END_COMBAT:
        scene.answer("Attack C" if scene.asked() == "attack" else "Pass")
    assert scene.life(C) == 19 and scene.could(A, "with prowl")
    scene.until(t.UPKEEP, turn=2)
    assert not scene.could(A, "with prowl")


@cr("702.76a")
def test_a_prowl_cost_that_was_paid_is_remembered() -> None:
    thief = creature(
        "Thief", "{9}", "Rogue", 2, 2, flash, Keyword(k.PROWL, cost("{B}")),
    )  # fmt: skip
    loot = kindred(sorcery("Loot", "{1}{B}", Keyword(k.PROWL, cost("{B}")),
                           when(CostWasPaid("prowl"), draw(2)), subtypes="Rogue"))  # fmt: skip
    for paid, hand in (("Cast Loot {B} with prowl", 2), ("Cast Loot {1}{B}", 0)):
        scene = Scene({"hand": [loot], "battlefield": [ROGUE]})
        scene.until(t.POSTCOMBAT_MAIN, attack=["Cutpurse"])
        scene.play(A, paid)
        assert scene.count(A, "hand") == hand
    scene = Scene({"hand": [thief], "battlefield": [ROGUE], "mana": "{B}"})
    scene.until(t.END_COMBAT, attack=["Cutpurse"])
    scene.play(A, "Cast Thief {B} with prowl")
    assert scene.zone("Thief") == "battlefield"


# --- freerunning (702.173) -------------------------------------------------------------------------------------------

LEAP = instant("Leap", "{9}", Keyword(k.FREERUNNING, cost("{U}")), gain_life(3))
BLADE = creature("Blade", "{B}", "Human Assassin", 1, 1, trample, haste)


@cr("702.173a", "118.9", "601.3")
def test_freerunning_asks_for_combat_damage_by_an_assassin() -> None:
    scene = Scene({"hand": [LEAP], "battlefield": [BLADE, BEAR], "mana": "{U}"})
    assert reasons(scene, A, "Leap", "freerunning") == [
        ("702.173a", "no Assassin or commander of yours dealt combat damage to a player this turn")
    ]
    scene.until(t.END_COMBAT, attack=["Bear"])
    assert not scene.could(A, "Cast Leap")
    scene = Scene({"hand": [LEAP], "battlefield": [BLADE, BEAR], "mana": "{U}"}, {"hand": [LEAP]})
    scene.until(t.END_COMBAT, attack=["Blade"])
    assert not scene.could(B, "with freerunning")
    scene.play(A, "Cast Leap {U} with freerunning")
    assert scene.life(A) == 23


@cr("702.173a", "903.3")
def test_a_commander_will_do_and_must_be_a_creature_as_it_deals_the_damage() -> None:
    bears = {"card": "Grizzly Bears", "commander": True}
    scene = Scene({"hand": [LEAP], "battlefield": [bears], "mana": "{U}"}, format="commander")
    scene.until(t.END_COMBAT, attack=["Grizzly Bears"])
    assert scene.could(A, "with freerunning")


@cr("702.173a")
def test_an_assassin_that_is_none_any_more_has_dealt_its_damage() -> None:
    scene = Scene({"hand": [LEAP, TURN_COAT], "battlefield": [BLADE]})
    scene.until(t.END_COMBAT, attack=["Blade"])
    scene.play(A, "Cast Coat", "Blade")
    assert scene.could(A, "with freerunning")


# --- offering (702.48) ------------------------------------------------------------------------------------------------

FOX = creature("Vixen", "{1}{W}", "Fox", 2, 2)
PATRON = creature("Patron", "{4}{W}{W}", "Spirit", 5, 6, Keyword(k.OFFERING, where=HasSubtype(("Fox",))))


@cr("702.48a", "702.48b", "702.48c", "601.2b", "601.2h")
def test_an_offering_is_sacrificed_and_its_mana_cost_is_paid_less() -> None:
    scene = Scene({"hand": [PATRON], "battlefield": [FOX, BEAR], "mana": "{W}{W}{W}{W}"})
    assert not scene.could(A, "Cast Patron {4}{W}{W}")
    scene.cast(A, "Cast Patron {3}{W}, sacrifice Vixen with offering")
    assert (scene.zone("Vixen"), scene.zone("Bear")) == ("graveyard", "battlefield")
    scene.settle()
    assert scene.zone("Patron") == "battlefield" and not scene.st.players[A].pool


@cr("702.48a")
def test_with_an_offering_it_may_be_cast_at_the_time_of_instants_without_only_as_a_sorcery() -> None:
    scene = Scene({"hand": [PATRON], "battlefield": [FOX]})
    scene.until(t.END)
    assert not scene.could(A, "Cast Patron {4}{W}{W}") and scene.could(A, "Cast Patron {3}{W}")
    scene = Scene({}, {"hand": [PATRON], "battlefield": [FOX]})
    scene.play(B, "Cast Patron")
    assert scene.zone("Patron") == "battlefield"


@cr("702.48a", "601.3")
def test_why_there_is_no_offering() -> None:
    scene = Scene({"hand": [PATRON], "battlefield": [BEAR]}, {"battlefield": [FOX]})
    assert not scene.could(A, "offering") and scene.could(A, "Cast Patron {4}{W}{W}")
    assert reasons(scene, A, "Patron", "offering") == [("601.2h", "its costs can't be paid")]


@cr("702.48a", "101.2")
def test_an_effect_that_says_only_as_a_sorcery_wins() -> None:
    law = creature("Law", "{W}", "Human", 1, 1, static(sta.CastOnlyAsSorcery(sel.Opponents(), Anything())))
    scene = Scene({"battlefield": [law]}, {"hand": [PATRON], "battlefield": [FOX]})
    assert not scene.could(B, "Cast Patron")


@cr("702.48c", "118.7b", "118.7c")
def test_symbols_reduce_their_own_kind_and_what_is_left_of_them_generic_mana() -> None:
    for price, rest in (
        ("{W}{W}{W}", "{3}"),
        ("{R}{G}", "{2}{W}{W}"),
        ("{8}", "{W}{W}"),
        ("{W}", "{4}{W}"),
        ("{C}", "{3}{W}{W}"),
    ):
        fox = creature("Vixen", price, "Fox", 2, 2)
        assert Scene({"hand": [PATRON], "battlefield": [fox]}).could(A, f"Cast Patron {rest}, sacrifice Vixen with")


@cr("702.48c", "118.7e")
def test_of_a_hybrid_symbol_the_player_chooses_a_half() -> None:
    fox = creature("Vixen", "{W/U}", "Fox", 2, 2)
    patron = creature("Patron", "{4}{W}{U}", "Spirit", 5, 6, Keyword(k.OFFERING, where=HasSubtype(("Fox",))))
    for half, other, left in (("{W}", "{U}", t.WHITE), ("{U}", "{W}", t.BLUE)):
        scene = Scene({"hand": [patron], "battlefield": [fox], "mana": half * 5 + other})
        scene.cast(A, "with offering", half)  # the one symbol of the other kind must be paid
        assert [mana.kind for mana in scene.st.players[A].pool] == [left]
    scene = Scene({"hand": [patron], "battlefield": [fox], "mana": "{R}{R}{R}{R}{U}"})
    scene.play(A, "with offering")  # there is one half with which it can be paid for
    assert scene.zone("Patron") == "battlefield"


@cr("702.48a", "111.1", "708.2a")
def test_what_has_no_mana_cost_reduces_nothing() -> None:
    fox = creature("Vixen", None, "Fox", 2, 2)
    scene = Scene({"hand": [PATRON], "battlefield": [(fox, {"token": True})]})
    scene.until(t.END)
    scene.play(A, "Cast Patron {4}{W}{W}, sacrifice")
    assert not scene.all("Vixen") and scene.zone("Patron") == "battlefield"


@cr("702.48b")
def test_which_of_several_is_chosen_as_the_spell_is_announced() -> None:
    cheap = creature("Cheap", "{W}", "Fox", 1, 1)
    scene = Scene({"hand": [PATRON], "battlefield": [FOX, cheap], "mana": "{W}{W}{W}{W}{W}"})
    assert scene.could(A, "Cast Patron {3}{W}") and scene.could(A, "Cast Patron {4}{W}, ")
    scene.play(A, "Cast Patron {4}{W}, ")
    assert (scene.zone("Cheap"), scene.zone("Vixen")) == ("graveyard", "battlefield")


@cr("702.48a", "601.2g")
def test_an_offered_permanent_can_be_tapped_for_mana_but_not_sacrificed_for_it() -> None:
    kit = creature("Kit", "{W}", "Fox", 1, 1, activated(tap_symbol, add("{W}")))
    scene = Scene({"hand": [PATRON], "battlefield": [kit], "mana": "{W}{W}{W}{W}"})
    scene.play(A, "with offering")
    assert scene.zone("Patron") == "battlefield"
    burnt = creature("Burnt", "{W}", "Fox", 1, 1, activated(SacrificeThis(), add("{W}")))
    assert not Scene({"hand": [PATRON], "battlefield": [burnt], "mana": "{W}{W}{W}{W}"}).could(A, "with offering")


# --- transfigure (702.71) ---------------------------------------------------------------------------------------------

WRITHER = creature("Writher", "{2}{B}{B}", "Horror", 3, 3, Keyword(k.TRANSFIGURE, cost("{1}{B}")))
FOUR = creature("Four", "{4}", "Beast", 4, 4)
FIVE = creature("Five", "{5}", "Beast", 5, 5)
FLOOD = sorcery("Flood", "{4}", draw(1))


@cr("702.71a")
def test_transfigure_finds_a_creature_card_of_the_same_mana_value() -> None:
    scene = Scene({"battlefield": [WRITHER], "library": [FIVE, FLOOD, FOUR], "mana": "{1}{B}"})
    scene.cast(A, "Transfigure")
    assert scene.zone("Writher") == "graveyard"  # a cost
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    found = " ".join(scene.words())
    assert "Four" in found and "Five" not in found and "Flood" not in found
    scene.settle("Four")
    assert scene.zone("Four") == "battlefield" and scene.happened(ev.SHUFFLED) == 1


@cr("702.71a", "608.2h")
def test_the_mana_value_is_that_of_the_permanent_as_it_was_and_only_as_a_sorcery() -> None:
    frog = instant("Frog", "{U}", becomes(target(creatures), m.LoseManaCost()))
    zero = creature("Zero", None, "Beast", 1, 1)
    scene = Scene({"battlefield": [WRITHER], "library": [FOUR, zero], "hand": [frog]})
    scene.play(A, "Cast Frog", "Writher")
    scene.play(A, "Transfigure", "Zero")
    assert scene.zone("Zero") == "battlefield"
    scene = Scene({"battlefield": [WRITHER], "library": [FOUR]})
    scene.until(t.END)
    assert not scene.could(A, "Transfigure") and not scene.could(A, "transfigure")


# --- ripple (702.60) --------------------------------------------------------------------------------------------------

WAVE = instant("Wave", "{1}{R}", Keyword(k.RIPPLE, number=3), gain_life(2))


@cr("702.60a", "608.2g")
def test_ripple_casts_cards_of_the_same_name_and_puts_the_rest_on_the_bottom() -> None:
    scene = Scene(
        {"hand": [WAVE], "library": [FIVE, FOUR, BEAR, WAVE], "library_exact": True, "mana": "{1}{R}"}
    )  # top last
    scene.cast(A, "Cast Wave")
    assert scene.stack() == ["Wave", "Wave"]  # the ability is above the spell
    scene.settle("Yes", "Cast Wave", "Bear", "Four", "No")
    assert scene.life(A) == 24 and scene.count(A, "graveyard") == 2
    assert [scene.st.objs[o].definition.name for o in scene.st.libraries[A]] == ["Five", "Bear", "Four"]


@cr("702.60a")
def test_the_player_may_reveal_nothing_and_needn_t_cast_what_was_revealed() -> None:
    scene = Scene({"hand": [WAVE], "library": [WAVE, BEAR]})
    scene.play(A, "Cast Wave", "No")
    assert scene.life(A) == 22 and scene.happened(ev.REVEALED) == 0
    scene = Scene({"hand": [WAVE], "library": [WAVE, BEAR, FOUR], "library_exact": True})
    scene.cast(A, "Cast Wave")
    scene.settle("Yes", "Don't", "Wave", "Bear")
    assert scene.life(A) == 22 and scene.count(A, "library") == 3


@cr("702.60a")
def test_fewer_cards_than_ripple_asks_for_are_all_revealed() -> None:
    scene = Scene({"hand": [WAVE], "library": [WAVE], "library_exact": True})
    scene.play(A, "Cast Wave", "Yes", "Cast Wave", "No")
    assert scene.life(A) == 24 and scene.count(A, "library") == 0


@cr("702.60b")
def test_each_instance_of_ripple_triggers() -> None:
    twice = instant("Wave", "{1}{R}", Keyword(k.RIPPLE, number=1), Keyword(k.RIPPLE, number=1), gain_life(2))
    scene = Scene({"hand": [twice], "library": [BEAR, FOUR]})
    scene.cast(A, "Cast Wave")
    assert scene.stack() == ["Wave", "Wave", "Wave"]


@cr("702.60a")
def test_a_copy_was_not_cast_and_does_not_ripple() -> None:
    fork = instant("Fork", "{R}{R}", copy_spell(target(spells)))
    scene = Scene({"hand": [WAVE, fork], "library": [BEAR]})
    scene.cast(A, "Cast Wave")
    scene.resolve("No")
    scene.cast(A, "Cast Fork", "Wave")
    scene.resolve()
    assert scene.stack() == ["Wave", "Wave"]


# --- mayhem without a cost (702.187) ----------------------------------------------------------------------------------

PIT = land("Pit", "", Keyword(k.MAYHEM))
TOSS = sorcery("Toss", "{R}", discard(1))


@cr("702.187c", "305.1")
def test_a_land_with_mayhem_may_be_played_from_the_graveyard_in_the_turn_in_which_it_was_discarded() -> None:
    scene = Scene({"hand": [TOSS, PIT], "graveyard": []})
    scene.play(A, "Cast Toss")
    assert scene.zone("Pit") == "graveyard"
    scene.do(A, "Play Pit")
    assert scene.zone("Pit") == "battlefield"


@cr("702.187a", "702.187c", "305.2b")
def test_not_one_that_was_not_discarded_nor_in_another_turn_nor_a_second_land() -> None:
    scene = Scene({"graveyard": [PIT]})
    assert not scene.could(A, "Play Pit")
    assert ("702.187b", "it was not discarded this turn") in reasons(scene, A, "Pit", "mayhem")
    scene = Scene({"hand": [TOSS, PIT]})
    scene.play(A, "Cast Toss")
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    assert not scene.could(A, "Play Pit")
    scene = Scene({"hand": [TOSS, PIT], "lands_played": 1})
    scene.play(A, "Cast Toss")
    assert not scene.could(A, "Play Pit")


@cr("702.187c")
def test_a_spell_with_mayhem_and_no_cost_is_cast_for_its_mana_cost() -> None:
    rage = instant("Rage", "{R}", Keyword(k.MAYHEM), gain_life(3))
    scene = Scene({"hand": [TOSS, rage], "mana": "{R}{R}"})
    scene.play(A, "Cast Toss")
    scene.play(A, "Cast Rage {R}")
    assert scene.life(A) == 23


# --- compleated (702.150) ---------------------------------------------------------------------------------------------

SAGE = planeswalker("Sage", "{2}{G/P}{G/P}", "Tamiyo", 5, Keyword(k.COMPLEATED), loyalty(+1, gain_life(1)))


@cr("702.150a", "107.4f")
def test_compleated_costs_two_loyalty_for_each_symbol_that_was_paid_with_life() -> None:
    for answers, counters, life in ((("No",), 5, 20), (("Yes", "No"), 3, 18), (("Yes", "Yes"), 1, 16)):
        scene = Scene({"hand": [SAGE], "mana": "{G}{G}{G}{G}"})
        scene.play(A, "Cast Sage", *answers)
        assert (scene.one("Sage").counters, scene.life(A)) == ({"loyalty": counters}, life)
    scene = Scene({"hand": [SAGE], "mana": "{G}{G}{G}"})
    scene.play(A, "Cast Sage", "No")  # one of them must be paid with life
    assert scene.one("Sage").counters == {"loyalty": 3}


@cr("702.150a")
def test_counters_that_it_gets_later_are_not_fewer() -> None:
    scene = Scene({"hand": [SAGE], "mana": "{G}{G}"})
    scene.play(A, "Cast Sage")
    assert scene.one("Sage").counters == {"loyalty": 1}
    scene.play(A, "+1")
    assert scene.one("Sage").counters == {"loyalty": 2}


@cr("702.150a", "400.7")
def test_it_was_paid_for_the_spell_and_not_when_it_enters_otherwise() -> None:
    flicker = instant(
        "Flicker",
        "{W}",
        ef.Move(target(HasType(t.PLANESWALKER)), t.EXILE, save=0),
        ef.Move(sel.Saved(0), t.BATTLEFIELD),
    )
    scene = Scene({"hand": [SAGE, flicker], "mana": "{G}{G}{W}"})
    scene.play(A, "Cast Sage", "Yes", "Yes")
    scene.play(A, "Cast Flicker", "Sage")
    assert scene.one("Sage").counters == {"loyalty": 5}


@cr("702.150a", "707.10")
def test_nobody_cast_a_copy_of_the_spell() -> None:
    fork = instant("Fork", "{R}{R}", copy_spell(target(spells)))
    scene = Scene({"hand": [SAGE, fork], "mana": "{G}{G}{R}{R}"})
    scene.cast(A, "Cast Sage", "Yes", "Yes")
    scene.cast(A, "Cast Fork", "Sage")
    scene.resolve()
    scene.resolve()
    token = next(o for o in scene.all("Sage") if o.token)
    assert token.counters == {"loyalty": 5}


@cr("702.150a", "616.1")
def test_its_controller_chooses_whether_counters_are_doubled_before_or_after() -> None:
    season = enchantment("Season", "{G}", static(sta.CountersChanged(Anything(), times=2)))
    for first, counters in (("Season", 6), ("Sage", 2)):
        scene = Scene({"hand": [SAGE], "battlefield": [season], "mana": "{G}{G}"})
        scene.play(A, "Cast Sage", first)
        assert scene.one("Sage").counters == {"loyalty": counters}


@cr("702.150a", "704.5i")
def test_with_no_loyalty_left_it_dies() -> None:
    weak = planeswalker("Weak", "{G/P}", "Tamiyo", 2, Keyword(k.COMPLEATED))
    scene = Scene({"hand": [weak], "mana": ""})
    scene.play(A, "Cast Weak")
    assert scene.zone("Weak") == "graveyard"


# --- aura swap (702.65) -----------------------------------------------------------------------------------------------

WINGS = aura("Wings", "{1}{U}", enchant(creatures), have(enchanted_or_equipped, has(Keyword(k.FLYING))),
             Keyword(k.AURA_SWAP, cost("{2}{U}")))  # fmt: skip
MIGHT = aura("Might", "{8}", enchant(creatures), have(enchanted_or_equipped, plus(4, 4)))
GROWTH = aura("Growth", "{G}", enchant(HasType(t.LAND)))


@cr("702.65a", "701.12d", "701.12e")
def test_aura_swap_exchanges_the_aura_with_one_in_the_hand_on_the_same_creature() -> None:
    scene = Scene({"battlefield": [BEAR, (WINGS, {"attached": "Bear"})], "hand": [MIGHT], "mana": "{2}{U}"})
    scene.play(A, "aura swap", "Yes")
    assert (scene.zone("Wings"), scene.zone("Might"), scene.size("Bear")) == ("hand", "battlefield", (6, 6))
    assert scene.one("Might").attached == scene.one("Bear").id and not scene.keywords("Bear") & k.FLYING


@cr("702.65a", "701.12a")
def test_the_player_may_leave_things_as_they_are() -> None:
    scene = Scene({"battlefield": [BEAR, (WINGS, {"attached": "Bear"})], "hand": [MIGHT]})
    scene.play(A, "aura swap", "No")
    assert (scene.zone("Wings"), scene.zone("Might")) == ("battlefield", "hand")


@cr("702.65b", "701.12a", "303.4i")
def test_nothing_happens_if_the_other_aura_cant_enchant_it() -> None:
    pious = creature("Pious", "{W}", "Human", 1, 1, protection(HasColor(t.GREEN)))
    for other, host in ((GROWTH, BEAR), (aura("Vine", "{G}", enchant(creatures)), pious), (THEFT, BEAR)):
        scene = Scene({"battlefield": [host, (WINGS, {"attached": host.name})], "hand": [other]})
        scene.play(A, "aura swap")
        assert scene.zone("Wings") == "battlefield" and scene.zone(other.name) == "hand"


@cr("702.65b", "701.12d")
def test_nothing_happens_to_an_aura_that_somebody_else_owns_or_that_is_gone() -> None:
    scene = Scene(
        {"battlefield": [BEAR], "hand": [MIGHT]}, {"battlefield": [(WINGS, {"attached": "Bear", "controller": A})]}
    )
    scene.play(A, "aura swap")
    assert (scene.zone("Wings"), scene.zone("Might")) == ("battlefield", "hand")
    crush = instant("Crush", "{R}", destroy(target(HasType(t.ENCHANTMENT))))
    scene = Scene({"battlefield": [BEAR, (WINGS, {"attached": "Bear"})], "hand": [MIGHT, crush]})
    scene.cast(A, "aura swap")
    scene.play(A, "Cast Crush")
    assert (scene.zone("Wings"), scene.zone("Might")) == ("graveyard", "hand")


@cr("702.65a", "701.12d")
def test_which_of_several_auras_is_chosen_as_the_ability_resolves() -> None:
    vine = aura("Vine", "{G}", enchant(creatures))
    scene = Scene({"battlefield": [BEAR, (WINGS, {"attached": "Bear"})], "hand": [MIGHT, vine]})
    scene.play(A, "aura swap", "Yes", "Vine")
    assert scene.zone("Vine") == "battlefield" and scene.zone("Might") == "hand"
