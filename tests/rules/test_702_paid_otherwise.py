"""702: keyword abilities about the costs of spells and abilities: prowl, freerunning and others."""

from inset.kernel import types as t
from inset.language import effects as ef, keywords as k, mods as m, selections as sel, statics as sta
from inset.language.abilities import Keyword
from inset.language.conditions import CostWasPaid
from inset.language.costs import SacrificeThis
from inset.language.filters import Anything, HasSubtype
from inset.language.words.kinds import activated, creature, flash, haste, instant, kindred, sorcery, static, trample
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import add, becomes, cost, destroy, draw, gain_life, tap_symbol, when
from inset.rules import casting
from tests.rules.scene import C, Scene
from tests.rules.seats import A, B
from tests.support import cr

BEAR = creature("Bear", "{1}{G}", "Bear", 2, 2)
ROGUE = creature("Cutpurse", "{1}{B}", "Human Rogue", 1, 1)
KILL = instant("Kill", "{B}", destroy(target(creatures)))


def reasons(scene: Scene, player: int, name: str, cost_name: str) -> list[tuple[str, str]]:
    """What ``why_not`` tells about one way of casting a card."""
    found = casting.offers(scene.st.clone(), player, scene.one(name).id)
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
        casting.offers(scene.st.clone(), player, o.id) for player, o in zip((A, B), scene.all("Theft"), strict=True)
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
    scene = Scene({"hand": [LEAP], "battlefield": [{"card": "Grizzly Bears", "commander": True}], "mana": "{U}"})
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
