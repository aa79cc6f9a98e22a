"""Cards from Haldan to Xanathar that let players play cards from elsewhere: each ability is used."""

from __future__ import annotations

from typing import Any

from tests.cards.tries import counters
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT

# --- playing cards from elsewhere -------------------------------------------------------------------------------


def test_karador_costs_less_and_casts_creatures_from_the_graveyard() -> None:
    karador = "Karador, Ghost Chieftain"
    t = Scene.duel([karador], ann={"graveyard": [BEARS] * 5, "mana": "{W}{B}{G}{G}{G}{G}{G}"}).play(
        A, f"Cast {karador}"
    )
    t.play(A, f"Cast {BEARS}")
    assert t.sorted_names("battlefield") == [BEARS, karador]
    assert not t.offers(f"Cast {BEARS}")
    t = Scene.duel(mine=[karador], bob={"graveyard": [BEARS]})
    assert not t.offers(f"Cast {BEARS}")  # another player's graveyard


@cr("601.3")
def test_lurrus_casts_small_permanents() -> None:
    lurrus = "Lurrus of the Dream-Den"
    t = Scene.duel(mine=[lurrus], ann={"graveyard": [BEARS, "Sol Ring", "Shock", GIANT]})
    assert [t.offers(f"Cast {x}") for x in (BEARS, "Sol Ring", "Shock", GIANT)] == [True, True, False, False]
    assert not t.play(A, "Cast Sol Ring").offers(f"Cast {BEARS}")


def test_maestros_ascendancy_asks_for_a_creature() -> None:
    t = Scene.duel(mine=["Maestros Ascendancy", BEARS], ann={"graveyard": ["Shock", "Opt"]}).play(
        A, "Cast Shock", "Bob"
    )
    assert t.lives == (20, 18)
    assert t.sorted_names("exile") == ["Shock"]
    assert BEARS in t.sorted_names("graveyard")
    assert not t.offers("Cast Opt")
    assert not Scene.duel(mine=["Maestros Ascendancy"], ann={"graveyard": ["Shock"]}).offers("Cast Shock")


@cr("702.81a")
def test_six_gives_permanents_retrace() -> None:
    cards = {"graveyard": [BEARS, "Shock"], "library": ["Plains", "Opt", GIANT]}
    t = Scene.duel(["Forest", "Island"], mine=["Six"], ann=cards)
    assert not t.offers("Cast Shock")
    assert t.play(A, f"Cast {BEARS}", "Forest").sorted_names("battlefield") == [BEARS, "Six"]
    t.fight("Six").until("postcombat main", 0, "Yes")
    assert t.sorted_names("hand") == ["Island", "Plains"]
    assert set(t.sorted_names("graveyard")) >= {"Opt", GIANT}
    t = Scene.duel(theirs=["Six"], bob={"hand": ["Forest"], "graveyard": [BEARS], "mana": "{G}{G}"})
    t.choose("Pass")
    assert not t.offers(f"Cast {BEARS}")


@cr("702.34a")
def test_snapcaster_mage_gives_flashback_for_the_mana_cost() -> None:
    t = Scene.duel(["Snapcaster Mage"], ann={"graveyard": ["Lightning Bolt", "Bonecrusher Giant"], "mana": "{U}{U}{R}"})
    t.play(A, "Cast Snapcaster Mage").play(A, "Cast Lightning Bolt", "Bob")
    assert t.lives == (20, 17)
    assert t.sorted_names("exile") == ["Lightning Bolt"]


@cr("702.138a")
def test_underworld_breach_lets_cards_escape() -> None:
    t = Scene.duel(mine=["Underworld Breach"], ann={"graveyard": ["Shock", "Opt", "Opt", "Forest"]})
    t.play(A, "Cast Shock", "Bob")
    assert t.lives == (20, 18)
    assert len(t.sorted_names("exile")) == 3
    assert t.sorted_names("graveyard") == ["Shock"]
    assert t.until("end").settle().sorted_names("battlefield") == []
    assert not Scene.duel(mine=["Underworld Breach"], ann={"graveyard": ["Shock", "Opt", "Opt"]}).offers("Cast Shock")


@cr("114.1", "702.81a")
def test_wrenn_and_six() -> None:
    wrenn = "Wrenn and Six"
    t = Scene.duel(mine=[wrenn], ann={"graveyard": ["Forest", "Shock"]}).play(A, f"{wrenn}: +1", "Forest")
    assert t.sorted_names("hand") == ["Forest"]
    assert counters(t, wrenn, "loyalty") == 4
    assert Scene.duel(mine=[wrenn]).play(A, f"{wrenn}: −1", "Bob").lives == (20, 19)
    big = {"card": wrenn, "counters": {"loyalty": 7}}
    t = (
        Scene.duel(["Forest"], mine=[big], ann={"graveyard": ["Shock"]})
        .play(A, f"{wrenn}: −7")
        .play(A, "Cast Shock", "Bob")
    )
    assert t.lives == (20, 18)
    assert sorted(t.sorted_names("graveyard")) == ["Forest", "Shock", wrenn]


def test_melek_and_mystic_forge_play_from_the_top() -> None:
    t = Scene.duel(mine=["Melek, Izzet Paragon"], ann={"library": ["Shock", BEARS]}).play(A, "Cast Shock", "Bob", "No")
    assert t.lives == (20, 16)
    assert not t.offers(f"Cast {BEARS}")
    t = Scene.duel(mine=["Mystic Forge"], ann={"library": ["Sol Ring", "Emrakul, the Promised End", "Shock"]})
    assert t.play(A, "Cast Sol Ring").offers("Cast Emrakul")
    t.play(A, "Mystic Forge: ")
    assert t.lives == (19, 20)
    assert t.sorted_names("exile") == ["Emrakul, the Promised End"]
    assert not t.offers("Cast Shock")


def upkeep_of_ann(*mine: str, **fields: Any) -> Scene:
    """Ann's next turn, so that what triggers in her upkeep has triggered."""
    return Scene.duel(mine=list(mine), **fields).until("precombat main", 3)


def test_xanathar_plays_from_the_top_of_a_library() -> None:
    name = "Xanathar, Guild Kingpin"
    cards = {"library": ["Opt", "Shock", "Forest", BEARS], "hand": ["Opt"]}
    t = upkeep_of_ann(name, bob=cards, ann={"mana": "{B}{B}{B}"})
    t.play(A, "Cast Shock", "Bob")
    assert t.lives == (20, 18)
    assert t.sorted_names("graveyard", 1) == ["Shock"]
    assert t.play(A, "Play Forest").sorted_names("battlefield") == ["Forest", name]
    t.choose("Pass")
    assert not t.offers("Cast Opt")  # the opponent can't cast spells


@cr("601.3e", "715.3a")
def test_haldan_and_pako() -> None:
    haldan, pako = "Haldan, Avid Arcanist", "Pako, Arcane Retriever"
    lib = {"library": ["Shock", BEARS]}
    t = Scene.duel(mine=[haldan, pako], ann={**lib, "mana": "{U}"}, bob={"library": ["Forest", "Opt"]}).fight(pako)
    t.until("postcombat main")
    assert counters(t, pako) == 2
    assert counters(t, "Shock", "fetch", "exile") == 1
    assert t.play(A, "Cast Shock", "Bob").lives == (20, 13)
    assert t.play(A, "Play Forest").sorted_names("battlefield")[0] == "Forest"
    t = Scene.duel([pako], ann={"library": [haldan]}).play(A, f"Cast {pako}", "Ann", "Yes", haldan)
    assert t.sorted_names("hand") == [haldan]


@cr("601.3")
def test_lukka_coppercoat_outcast() -> None:
    lukka = "Lukka, Coppercoat Outcast"
    t = Scene.duel(["Murder"], mine=[lukka], ann={"library": ["Shock", BEARS, "Forest"]}).play(A, f"{lukka}: +1")
    assert t.offers(f"Cast {BEARS}")
    assert not t.offers("Cast Shock")
    assert not t.offers("Play Forest")
    gone = Scene.duel(["Lightning Bolt"] * 2, mine=[lukka], ann={"library": [BEARS, "Opt", "Opt"]}).play(
        A, f"{lukka}: +1"
    )
    assert gone.play(A, "Cast Lightning Bolt", lukka).offers(f"Cast {BEARS}")
    assert not gone.play(A, "Cast Lightning Bolt", lukka).offers(f"Cast {BEARS}")
    t = Scene.duel(mine=[lukka, BEARS], ann={"library": ["Shock", ELVES, ANGEL]}).play(A, f"{lukka}: −2")
    assert t.sorted_names("battlefield") == [lukka, ANGEL]
    assert t.sorted_names("exile") == [BEARS]
    big = {"card": lukka, "counters": {"loyalty": 7}}
    assert Scene.duel(mine=[big, BEARS, ANGEL]).play(A, f"{lukka}: −7").lives == (20, 14)


def test_prosper_plays_cards_and_earns_treasures() -> None:
    prosper = "Prosper, Tome-Bound"
    t = Scene.duel(mine=[prosper], ann={"library": ["Forest", "Shock"]}).until("end").settle()
    assert t.sorted_names("exile") == ["Forest"]
    t.until("precombat main", 3).play(A, "Play Forest")
    assert "Treasure Token" in t.sorted_names("battlefield")


def test_robber_of_the_rich_steals_while_rogues_attack() -> None:
    robber = "Robber of the Rich"
    t = Scene.duel(mine=[robber], bob={"hand": ["Opt"], "library": ["Shock"]}, ann={"mana": "{U}{U}"}).fight(robber)
    t.until("postcombat main")
    assert t.sorted_names("exile", 1) == ["Shock"]
    assert t.offers("Cast Shock")
    assert not t.fight().until("precombat main", 3).offers("Cast Shock")
    assert t.fight(robber).until("postcombat main").offers("Cast Shock")
    t = Scene.duel(["Opt"], mine=[robber], bob={"hand": ["Opt"], "library": ["Shock"]}).fight(robber)
    assert t.until("postcombat main").sorted_names("exile", 1) == []


@cr("603.12")
def test_share_the_spoils() -> None:
    name = "Share the Spoils"
    t = Scene.duel([name], ann={"library": ["Shock", "Opt"]}, bob={"library": ["Forest", "Divination"], "mana": "{U}"})
    t.play(A, f"Cast {name}")
    assert t.sorted_names("exile") == ["Shock"]
    assert t.sorted_names("exile", 1) == ["Forest"]
    t.play(A, "Play Forest")
    assert t.sorted_names("battlefield") == ["Forest", name]
    assert t.sorted_names("exile") == ["Opt", "Shock"]
    assert not t.offers("Cast Shock")  # one card each turn
    t.until("precombat main", 2).play(B, "Cast Shock", "Ann")  # Bob's turn, with his mana
    assert t.lives == (18, 20)
    assert t.sorted_names("exile", 1) == ["Wastes"]  # he drew the Divination; the top card of his library went there


@cr("720.3d")
def test_sen_triplets_play_from_another_hand() -> None:
    t = upkeep_of_ann("Sen Triplets", bob={"hand": ["Shock", "Forest"]})
    assert t.play(A, "Cast Shock", "Bob").lives == (20, 18)
    assert t.sorted_names("graveyard", 1) == ["Shock"]
    assert t.play(A, "Play Forest").sorted_names("battlefield") == ["Forest", "Sen Triplets"]


def test_sen_triplets_silence_the_opponent() -> None:
    bob = {"hand": ["Shock", "Opt"], "battlefield": ["Scourge of Valkas", "Mountain"]}
    t = upkeep_of_ann("Sen Triplets", bob=bob).choose("Pass")
    assert [option.text for option in t.game.options] == ["Pass"]
    assert '"Opt"' in t.game.view(0).json()  # the hand is revealed
