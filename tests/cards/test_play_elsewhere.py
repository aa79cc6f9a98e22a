"""Cards from Haldan to Xanathar that let players play cards from elsewhere: each ability is used."""

from __future__ import annotations

from typing import Any

from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, counters
from tests.support import cr

# --- playing cards from elsewhere -------------------------------------------------------------------------------


def test_karador_costs_less_and_casts_creatures_from_the_graveyard() -> None:
    karador = "Karador, Ghost Chieftain"
    t = Bench([karador], ann={"graveyard": [BEARS] * 5, "mana": "{W}{B}{G}{G}{G}{G}{G}"}).play(f"Cast {karador}")
    t.play(f"Cast {BEARS}")
    assert t.names("battlefield") == [BEARS, karador]
    assert not t.has(f"Cast {BEARS}")
    t = Bench(mine=[karador], bob={"graveyard": [BEARS]})
    assert not t.has(f"Cast {BEARS}")  # another player's graveyard


@cr("601.3")
def test_lurrus_casts_small_permanents() -> None:
    lurrus = "Lurrus of the Dream-Den"
    t = Bench(mine=[lurrus], ann={"graveyard": [BEARS, "Sol Ring", "Shock", GIANT]})
    assert [t.has(f"Cast {x}") for x in (BEARS, "Sol Ring", "Shock", GIANT)] == [True, True, False, False]
    assert not t.play("Cast Sol Ring").has(f"Cast {BEARS}")


def test_maestros_ascendancy_asks_for_a_creature() -> None:
    t = Bench(mine=["Maestros Ascendancy", BEARS], ann={"graveyard": ["Shock", "Opt"]}).play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert t.names("exile") == ["Shock"]
    assert BEARS in t.names("graveyard")
    assert not t.has("Cast Opt")
    assert not Bench(mine=["Maestros Ascendancy"], ann={"graveyard": ["Shock"]}).has("Cast Shock")


@cr("702.81a")
def test_six_gives_permanents_retrace() -> None:
    cards = {"graveyard": [BEARS, "Shock"], "library": ["Plains", "Opt", GIANT]}
    t = Bench(["Forest", "Island"], mine=["Six"], ann=cards)
    assert not t.has("Cast Shock")
    assert t.play(f"Cast {BEARS}", "Forest").names("battlefield") == [BEARS, "Six"]
    t.fight("Six").until("postcombat main", 0, "Yes")
    assert t.names("hand") == ["Island", "Plains"]
    assert set(t.names("graveyard")) >= {"Opt", GIANT}
    t = Bench(theirs=["Six"], bob={"hand": ["Forest"], "graveyard": [BEARS], "mana": "{G}{G}"})
    t.choose("Pass")
    assert not t.has(f"Cast {BEARS}")


@cr("702.34a")
def test_snapcaster_mage_gives_flashback_for_the_mana_cost() -> None:
    t = Bench(["Snapcaster Mage"], ann={"graveyard": ["Lightning Bolt", "Bonecrusher Giant"], "mana": "{U}{U}{R}"})
    t.play("Cast Snapcaster Mage").play("Cast Lightning Bolt", "Bob")
    assert t.life == (20, 17)
    assert t.names("exile") == ["Lightning Bolt"]


@cr("702.138a")
def test_underworld_breach_lets_cards_escape() -> None:
    t = Bench(mine=["Underworld Breach"], ann={"graveyard": ["Shock", "Opt", "Opt", "Forest"]})
    t.play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert len(t.names("exile")) == 3
    assert t.names("graveyard") == ["Shock"]
    assert t.until("end").settle().names("battlefield") == []
    assert not Bench(mine=["Underworld Breach"], ann={"graveyard": ["Shock", "Opt", "Opt"]}).has("Cast Shock")


@cr("114.1", "702.81a")
def test_wrenn_and_six() -> None:
    wrenn = "Wrenn and Six"
    t = Bench(mine=[wrenn], ann={"graveyard": ["Forest", "Shock"]}).play(f"{wrenn}: +1", "Forest")
    assert t.names("hand") == ["Forest"]
    assert counters(t, wrenn, "loyalty") == 4
    assert Bench(mine=[wrenn]).play(f"{wrenn}: −1", "Bob").life == (20, 19)
    big = {"card": wrenn, "counters": {"loyalty": 7}}
    t = Bench(["Forest"], mine=[big], ann={"graveyard": ["Shock"]}).play(f"{wrenn}: −7").play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert sorted(t.names("graveyard")) == ["Forest", "Shock", wrenn]


def test_melek_and_mystic_forge_play_from_the_top() -> None:
    t = Bench(mine=["Melek, Izzet Paragon"], ann={"library": ["Shock", BEARS]}).play("Cast Shock", "Bob", "No")
    assert t.life == (20, 16)
    assert not t.has(f"Cast {BEARS}")
    t = Bench(mine=["Mystic Forge"], ann={"library": ["Sol Ring", "Emrakul, the Promised End", "Shock"]})
    assert t.play("Cast Sol Ring").has("Cast Emrakul")
    t.play("Mystic Forge: ")
    assert t.life == (19, 20)
    assert t.names("exile") == ["Emrakul, the Promised End"]
    assert not t.has("Cast Shock")


def upkeep_of_ann(*mine: str, **fields: Any) -> Bench:
    """Ann's next turn, so that what triggers in her upkeep has triggered."""
    return Bench(mine=list(mine), **fields).until("precombat main", 3)


def test_xanathar_plays_from_the_top_of_a_library() -> None:
    name = "Xanathar, Guild Kingpin"
    cards = {"library": ["Opt", "Shock", "Forest", BEARS], "hand": ["Opt"]}
    t = upkeep_of_ann(name, bob=cards, ann={"mana": "{B}{B}{B}"})
    t.play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert t.names("graveyard", 1) == ["Shock"]
    assert t.play("Play Forest").names("battlefield") == ["Forest", name]
    t.choose("Pass")
    assert not t.has("Cast Opt")  # the opponent can't cast spells


@cr("601.3e", "715.3a")
def test_haldan_and_pako() -> None:
    haldan, pako = "Haldan, Avid Arcanist", "Pako, Arcane Retriever"
    lib = {"library": ["Shock", BEARS]}
    t = Bench(mine=[haldan, pako], ann={**lib, "mana": "{U}"}, bob={"library": ["Forest", "Opt"]}).fight(pako)
    t.until("postcombat main")
    assert counters(t, pako) == 2
    assert counters(t, "Shock", "fetch", "exile") == 1
    assert t.play("Cast Shock", "Bob").life == (20, 13)
    assert t.play("Play Forest").names("battlefield")[0] == "Forest"
    t = Bench([pako], ann={"library": [haldan]}).play(f"Cast {pako}", "Ann", "Yes", haldan)
    assert t.names("hand") == [haldan]


@cr("601.3")
def test_lukka_coppercoat_outcast() -> None:
    lukka = "Lukka, Coppercoat Outcast"
    t = Bench(["Murder"], mine=[lukka], ann={"library": ["Shock", BEARS, "Forest"]}).play(f"{lukka}: +1")
    assert t.has(f"Cast {BEARS}")
    assert not t.has("Cast Shock")
    assert not t.has("Play Forest")
    gone = Bench(["Lightning Bolt"] * 2, mine=[lukka], ann={"library": [BEARS, "Opt", "Opt"]}).play(f"{lukka}: +1")
    assert gone.play("Cast Lightning Bolt", lukka).has(f"Cast {BEARS}")
    assert not gone.play("Cast Lightning Bolt", lukka).has(f"Cast {BEARS}")
    t = Bench(mine=[lukka, BEARS], ann={"library": ["Shock", ELVES, ANGEL]}).play(f"{lukka}: −2")
    assert t.names("battlefield") == [lukka, ANGEL]
    assert t.names("exile") == [BEARS]
    big = {"card": lukka, "counters": {"loyalty": 7}}
    assert Bench(mine=[big, BEARS, ANGEL]).play(f"{lukka}: −7").life == (20, 14)


def test_prosper_plays_cards_and_earns_treasures() -> None:
    prosper = "Prosper, Tome-Bound"
    t = Bench(mine=[prosper], ann={"library": ["Forest", "Shock"]}).until("end").settle()
    assert t.names("exile") == ["Forest"]
    t.until("precombat main", 3).play("Play Forest")
    assert "Treasure Token" in t.names("battlefield")


def test_robber_of_the_rich_steals_while_rogues_attack() -> None:
    robber = "Robber of the Rich"
    t = Bench(mine=[robber], bob={"hand": ["Opt"], "library": ["Shock"]}, ann={"mana": "{U}{U}"}).fight(robber)
    t.until("postcombat main")
    assert t.names("exile", 1) == ["Shock"]
    assert t.has("Cast Shock")
    assert not t.fight().until("precombat main", 3).has("Cast Shock")
    assert t.fight(robber).until("postcombat main").has("Cast Shock")
    t = Bench(["Opt"], mine=[robber], bob={"hand": ["Opt"], "library": ["Shock"]}).fight(robber)
    assert t.until("postcombat main").names("exile", 1) == []


@cr("603.12")
def test_share_the_spoils() -> None:
    name = "Share the Spoils"
    t = Bench([name], ann={"library": ["Shock", "Opt"]}, bob={"library": ["Forest", "Divination"], "mana": "{U}"})
    t.play(f"Cast {name}")
    assert t.names("exile") == ["Shock"]
    assert t.names("exile", 1) == ["Forest"]
    t.play("Play Forest")
    assert t.names("battlefield") == ["Forest", name]
    assert t.names("exile") == ["Opt", "Shock"]
    assert not t.has("Cast Shock")  # one card each turn
    t.until("precombat main", 2).play("Cast Shock", "Ann")  # Bob's turn, with his mana
    assert t.life == (18, 20)
    assert t.names("exile", 1) == ["Wastes"]  # he drew the Divination; the top card of his library went there


@cr("720.3d")
def test_sen_triplets_play_from_another_hand() -> None:
    t = upkeep_of_ann("Sen Triplets", bob={"hand": ["Shock", "Forest"]})
    assert t.play("Cast Shock", "Bob").life == (20, 18)
    assert t.names("graveyard", 1) == ["Shock"]
    assert t.play("Play Forest").names("battlefield") == ["Forest", "Sen Triplets"]


def test_sen_triplets_silence_the_opponent() -> None:
    bob = {"hand": ["Shock", "Opt"], "battlefield": ["Scourge of Valkas", "Mountain"]}
    t = upkeep_of_ann("Sen Triplets", bob=bob).choose("Pass")
    assert [option.text for option in t.game.options] == ["Pass"]
    assert '"Opt"' in t.game.view(0).json()  # the hand is revealed
