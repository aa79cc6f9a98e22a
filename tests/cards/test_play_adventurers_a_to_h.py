"""Adventurer cards from A to H as permanents: each ability is used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.language import keywords as k
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT


# --- abilities of the permanents, A to D ------------------------------------------------------------------------
def test_the_altar_takes_one_creature_and_gives_another() -> None:
    t = Scene.duel(mine=["Altar of Bhaal", BEARS], ann={"graveyard": [ANGEL]})
    t.play(A, "Altar of Bhaal: ")
    assert t.sorted_names("battlefield") == ["Altar of Bhaal", ANGEL]
    assert t.sorted_names("exile") == [BEARS]


def test_creatures_of_the_chosen_type_are_larger() -> None:
    t = Scene.duel(["An Unexpected Party"], mine=[BEARS, GIANT], theirs=["Grizzly Bears"]).play(
        A, "Cast An Unexpected Party", "Giant"
    )
    assert t.size(GIANT) == (5, 5)
    assert t.size(BEARS) == (2, 2)


def test_only_the_first_instant_or_sorcery_counts() -> None:
    t = Scene.duel(["Shock", "Shock", "Sol Ring"], mine=["Aquatic Alchemist"]).play(A, "Cast Sol Ring")
    assert t.play(A, "Cast Shock", "Bob").size("Aquatic Alchemist") == (3, 3)
    assert t.play(A, "Cast Shock", "Bob").size("Aquatic Alchemist") == (3, 3)


@cr("604.3", "715.4")
def test_a_size_is_defined_in_every_zone() -> None:
    t = Scene.duel(
        ["Beanstalk Giant"],
        mine=["3 Forest"],
        ann={"graveyard": ["Cruel Somnophage", BEARS]},
        bob={"graveyard": [GIANT]},
    )
    assert t.chars("Beanstalk Giant", "hand").power == 3
    assert t.chars("Cruel Somnophage", "graveyard").toughness == 3
    assert t.play(A, "Cast Beanstalk Giant").size("Beanstalk Giant") == (3, 3)


@cr("601.3e", "715.2a")
def test_permanent_spells_with_an_adventure_cost_less() -> None:
    t = Scene.duel(["Ettercap", BEARS], mine=["Beluna Grandsquall"], theirs=[ANGEL])
    texts = [option.text for option in t.game.options]
    assert texts[1:] == ["Cast Ettercap {3}{G}", "Cast Web Shot {2}{G}", f"Cast {BEARS} {{1}}{{G}}"]


def test_the_luckwearer_is_not_blocked_and_loots() -> None:
    t = Scene.duel(["Shock"], mine=["Bilbo, Luckwearer"], theirs=[ANGEL], ann={"library": ["Opt"]}).fight(
        "Bilbo, Luckwearer"
    )
    t.until("end of combat", 1, "Shock")
    assert t.lives == (20, 19)
    assert t.sorted_names("hand") == ["Opt"]
    assert t.sorted_names("graveyard") == ["Shock"]


def test_the_hippogriff_lifts_another_attacker() -> None:
    t = Scene.duel(mine=["Blessed Hippogriff", BEARS, GIANT]).fight("Blessed Hippogriff", BEARS)
    t.until("declare blockers")
    assert keyword(t, BEARS, k.FLYING)
    assert not keyword(t, GIANT, k.FLYING)


def test_the_familiar_gives_mana_or_comes_back() -> None:
    t = Scene.duel(["Shock", BEARS], mine=["Bramble Familiar"], ann={"mana": "{G}{G}"})
    t.play(A, "Bramble Familiar: {1}{G}", "Shock")
    assert t.sorted_names("hand") == ["Bramble Familiar", BEARS]
    assert t.sorted_names("graveyard") == ["Shock"]
    t = Scene.duel([BEARS], mine=["Bramble Familiar", "Forest"], ann={"mana": ""}).play(A, f"Cast {BEARS}")
    assert t.called("Bramble Familiar").tapped


def test_saprolings_come_and_tap_for_mana() -> None:
    t = Scene.duel(["Llanowar Elves"], mine=["Brightcap Badger"], ann={"mana": ""}).until("end").settle()
    assert t.sorted_names("battlefield") == ["Brightcap Badger", "Saproling Token"]
    t.until("precombat main", 3).play(A, "Cast Llanowar Elves")
    assert t.called("Saproling Token").tapped


def test_the_sell_sword_counts_the_dead() -> None:
    t = Scene.duel(["Callous Sell-Sword", "Shock", "Shock"], mine=[BEARS], theirs=[BEARS, GIANT])
    t.play(A, "Cast Shock", "Grizzly Bears (Ann's)").play(A, "Cast Shock", "Grizzly Bears (Bob's)")
    assert t.play(A, "Cast Callous Sell-Sword").size("Callous Sell-Sword") == (3, 3)


@cr("608.2b", "115.7")
def test_burning_together_without_the_creature_does_nothing() -> None:
    t = Scene.duel(["Callous Sell-Sword", "Unsummon"], mine=[BEARS]).choose("Cast Burn Together").choose("Bob")
    t.choose("Cast Unsummon").settle()
    assert t.lives == (20, 20)
    assert t.sorted_names("hand") == [BEARS]
    assert t.sorted_names("exile") == ["Callous Sell-Sword"]


def test_badgers_bring_life_and_dragons_treasure() -> None:
    assert Scene.duel(["Colossal Badger"]).play(A, "Cast Colossal Badger").lives == (23, 20)
    t = Scene.duel(mine=["Decadent Dragon"]).fight("Decadent Dragon").until("end of combat")
    assert t.sorted_names("battlefield") == ["Decadent Dragon", "Treasure Token"]
    assert t.lives == (20, 16)


@pytest.mark.parametrize(
    ("mine", "answers", "tapped"),
    [(["Sol Ring", BEARS], ("Yes",), False), (["Sol Ring"], ("No",), True), ([BEARS], (), True),
     ([{"token": {"types": ["creature"], "subtypes": ["Bear"], "power": 2, "toughness": 2}}], ("Yes",), False)],
)  # fmt: skip
def test_the_sugarmaw_eats_or_rests(mine: list[Any], answers: tuple[str, ...], tapped: bool) -> None:
    t = Scene.duel(mine=["Devouring Sugarmaw", *mine]).until("draw", 3, *answers)
    assert t.called("Devouring Sugarmaw").tapped == tapped
    assert len(t.sorted_names("battlefield")) == 1 + len(mine) - (0 if tapped else 1)


def test_small_creatures_cant_block_the_linnorm() -> None:
    t = Scene.duel(mine=["Dread Linnorm"], theirs=[GIANT, ANGEL]).fight("Dread Linnorm", Serra_Angel="Dread Linnorm")
    t.until("declare blockers")
    assert t.called(ANGEL).combat
    assert not t.called(GIANT).combat


# --- E to H -----------------------------------------------------------------------------------------------------
@cr("702.108a")
def test_the_otter_outgrows_its_blockers() -> None:
    t = Scene.duel(["Shock"], mine=["Elusive Otter"], theirs=[BEARS, "Llanowar Elves"]).play(A, "Cast Shock", "Bob")
    assert t.size("Elusive Otter") == (2, 2)
    t.fight("Elusive Otter", Grizzly_Bears="Elusive Otter").until("declare blockers")
    assert t.called(BEARS).combat
    assert not t.called("Llanowar Elves").combat


def test_the_fae_comes_back() -> None:
    t = Scene.duel(["Shock", "Opt"], mine=["Fae of Wishes"]).play(A, "Fae of Wishes: ")
    assert t.sorted_names("hand") == ["Fae of Wishes"]
    assert t.sorted_names("graveyard") == ["Opt", "Shock"]


def test_the_horseman_rides_to_the_bottom_of_the_library() -> None:
    t = Scene.duel(["Murder"], mine=["Fell Horseman"]).play(A, "Cast Murder")
    assert t.st.libraries[0][-1] == t.called("Fell Horseman", "library").id


@cr("603.12")
@pytest.mark.parametrize(("answers", "left"), [(("Yes",), []), (("No",), ["Sol Ring"])])
def test_the_intruder_breaks_something_when_it_is_sacrificed(answers: tuple[str, ...], left: list[str]) -> None:
    t = (
        Scene.duel(mine=["Flaxen Intruder"], theirs=["Sol Ring"])
        .fight("Flaxen Intruder")
        .until("end of combat", 1, *answers)
    )
    assert t.sorted_names("battlefield", 1) == left
    assert bool(t.sorted_names("graveyard")) == (left == [])


def test_familiars_and_giants_watch_spells() -> None:
    t = Scene.duel(["Shock", "Emerald Dragon"], mine=["Frolicking Familiar", "Galvanic Giant"], theirs=[ANGEL])
    assert t.play(A, "Cast Shock", "Bob").size("Frolicking Familiar") == (3, 3)
    t.play(A, "Cast Emerald Dragon")
    assert t.called(ANGEL).tapped
    assert counters(t, ANGEL, "stun") == 1
    t.until("upkeep", 2)
    assert t.called(ANGEL).tapped
    assert counters(t, ANGEL, "stun") == 0


def test_the_lantern_feeds_its_bearer() -> None:
    t = (
        Scene.duel(["Shock"], mine=["Ghost Lantern", BEARS, GIANT])
        .play(A, "Ghost Lantern: ", GIANT)
        .play(A, "Cast Shock", BEARS)
    )
    assert t.size(GIANT) == (4, 4)


def test_food_from_the_hunter_is_eaten() -> None:
    t = Scene.duel(["Gingerbread Hunter"]).play(A, "Cast Gingerbread Hunter").play(A, "Food Token: ")
    assert t.lives == (23, 20)
    assert t.sorted_names("battlefield") == ["Gingerbread Hunter"]


@cr("107.1b", "601.2f")
def test_glamdring_makes_spells_cheaper_by_power() -> None:
    t = Scene.duel(["Divination", BEARS], mine=["Glamdring, Foe-hammer", GIANT, "Llanowar Elves"])
    assert t.offers("Cast Divination {2}{U}")
    assert t.play(A, "Glamdring, Foe-hammer: ", "Llanowar Elves").offers("Cast Divination {1}{U}")
    assert t.play(A, "Glamdring, Foe-hammer: ", GIANT).offers("Cast Divination {U}")
    assert t.offers(f"Cast {BEARS} {{1}}{{G}}")
    weak = Scene.duel(["Divination"], mine=[{"card": "Glamdring, Foe-hammer", "attached_to": "it"}, {
        "card": "Llanowar Elves", "label": "it", "counters": {"+1/+1": 3}}, "Glorious Anthem"])  # fmt: skip
    assert weak.offers("Cast Divination {U}")


def test_gloins_mana_comes_first() -> None:
    t = Scene.duel(["Shock", "Opt"], mine=["Glóin the Mighty"], ann={"mana": ""}, step="draw").until("precombat main")
    assert t.settle().offers("Cast Shock")
    assert not t.offers("Cast Opt")


def test_the_grabby_giant_trades_lands_for_cards() -> None:
    t = Scene.duel(mine=["Grabby Giant", "Forest"], ann={"library": ["Opt"]}).play(A, "Grabby Giant: ")
    assert t.sorted_names("hand") == ["Opt"]
    assert t.sorted_names("graveyard") == ["Forest"]


def test_the_slaad_looks_at_the_graveyard() -> None:
    for dead, bits in ((3, 0), (4, k.MENACE | k.DEATHTOUCH)):
        t = Scene.duel(mine=["Gray Slaad"], ann={"graveyard": [f"{dead} Grizzly Bears", "Shock"]})
        assert t.chars("Gray Slaad").keywords & (k.MENACE | k.DEATHTOUCH) == bits


@cr("701.47a")
def test_goblins_with_counters_have_menace_and_armies_grow() -> None:
    army = {
        "token": {"types": ["creature"], "subtypes": ["Zombie", "Army"], "power": 0, "toughness": 0},
        "counters": {"+1/+1": 1},
    }
    t = (
        Scene.duel(["Great Ugly-Looking Goblin"], mine=[army, BEARS])
        .play(A, "Cast Clap! Snap!")
        .play(A, "Cast Great Ugly")
    )
    assert t.size("Zombie Army Token") == (3, 3)
    assert t.chars("Zombie Army Token").subtypes >= {"Zombie", "Army", "Goblin"}
    assert keyword(t, "Zombie Army Token", k.MENACE)
    assert not keyword(t, BEARS, k.MENACE)


@cr("615.1")
def test_the_naga_takes_no_damage_in_its_turn() -> None:
    t = Scene.duel(
        ["Pyroclasm"], mine=["Guardian Naga"], bob={"mana": "", "battlefield": ["2 Mountain"], "hand": ["Shock"]}
    )
    assert t.play(A, "Cast Pyroclasm").called("Guardian Naga").damage == 0
    t.until("precombat main", 2).play(B, "Cast Shock", "Guardian Naga")
    assert t.called("Guardian Naga").damage == 2


def test_the_poisoner_counts_life_gained() -> None:
    t = Scene.duel(["Gumdrop Poisoner"], theirs=[ANGEL, GIANT]).play(A, "Cast Tempt with Treats")
    t.play(A, "Food Token: ").play(A, "Cast Gumdrop Poisoner", GIANT)
    assert t.sorted_names("graveyard", 1) == [GIANT]
    assert t.size(ANGEL) == (4, 4)


def test_the_hearth_elemental_counts_each_card_once() -> None:
    """A card that is both counts once; the Adventure itself costs what it costs."""
    t = Scene.duel(["Hearth Elemental"], ann={"graveyard": ["Shock", "Divination", "Brazen Borrower", BEARS]})
    assert t.offers("Cast Hearth Elemental {2}{R}")
    assert t.offers("Cast Stoke Genius {1}{R}")


@cr("509.3c")
def test_hezrou_hurts_blockers_once() -> None:
    t = Scene.duel(mine=["Hezrou", GIANT], theirs=["Ettercap", ANGEL]).fight(
        "Hezrou", GIANT, Ettercap="Hezrou", Serra_Angel=GIANT
    )
    t.until("declare blockers").settle()
    assert t.size("Ettercap") == (1, 4)
    assert t.size(ANGEL) == (3, 3)


@cr("715.3a", "601.3e")
def test_hildibrand_rises_as_an_adventure() -> None:
    t = Scene.duel(["Murder"], mine=["Hildibrand Manderville"]).play(A, "Cast Murder")
    assert t.offers("Cast Gentleman's Rise")
    assert not t.offers("Cast Hildibrand")
    t.play(A, "Cast Gentleman's Rise")
    assert t.size("Zombie Token") == (2, 2)
    assert t.sorted_names("exile") == ["Hildibrand Manderville"]
    assert t.play(A, "Cast Hildibrand").size("Zombie Token") == (3, 3)


@cr("611.2a")
@pytest.mark.parametrize(("turn", "may"), [(3, True), (5, False)])
def test_hildibrand_waits_until_the_end_of_the_next_turn(turn: int, may: bool) -> None:
    t = (
        Scene.duel(["Murder"], mine=["Hildibrand Manderville", "3 Swamp"])
        .play(A, "Cast Murder")
        .until("precombat main", turn)
    )
    assert t.offers("Cast Gentleman's Rise") == may


def test_a_hildibrand_in_anothers_graveyard_does_not_rise() -> None:
    theirs = {"card": "Hildibrand Manderville", "owner": "Bob"}
    t = Scene.duel(["Murder"], mine=[theirs]).play(A, "Cast Murder")
    assert t.sorted_names("graveyard", 1) == ["Hildibrand Manderville"]
    assert not t.offers("Cast Gentleman's Rise")


@cr("602.5b")
def test_the_scavenger_eats_once_a_turn() -> None:
    t = (
        Scene.duel(["Gingerbread Hunter"], mine=["Hollow Scavenger"])
        .play(A, "Cast Gingerbread Hunter")
        .play(A, "Hollow Scavenger: ")
    )
    assert t.size("Hollow Scavenger") == (5, 4)
    assert t.sorted_names("battlefield") == ["Gingerbread Hunter", "Hollow Scavenger"]
    t = (
        Scene.duel(["Curious Pair"], mine=["Hollow Scavenger"])
        .play(A, "Cast Treats to Share")
        .play(A, "Hollow Scavenger: ")
    )
    assert not t.offers("Hollow Scavenger: ")


def test_the_horn_counts_creatures() -> None:
    t = Scene.duel(mine=["Horn of Valhalla", BEARS, GIANT], theirs=[ANGEL]).play(A, "Horn of Valhalla: ", BEARS)
    assert t.size(BEARS) == (4, 4)
