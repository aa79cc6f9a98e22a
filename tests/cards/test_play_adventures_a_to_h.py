"""Adventurer cards from Altar of Bhaal to Horn of Valhalla: each is cast both ways, each ability is used."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from inset.cards import all_cards, card
from inset.cards.tokens import CURSED, MONSTER, ROYAL, WICKED
from inset.language import keywords as k
from inset.language.card import ADVENTURE
from inset.language.text import face_text
from tests.cards.bench import ANGEL, BEARS, GIANT, Bench, Try, counters, keyword
from tests.support import cr

CARDS = {made.name: made for made in all_cards() if made.frame == ADVENTURE and made.name < "Horned"}
STARS = {"Beanstalk Giant": (1, 1), "Cruel Somnophage": (1, 1)}  # with one land and one creature card in a graveyard


# --- the normal way ---------------------------------------------------------------------------------------------
ANSWERS: dict[str, tuple[str | int, ...]] = {"An Unexpected Party": ("Bear",), "Gumdrop Poisoner": ("Done",)}


@pytest.mark.parametrize("name", CARDS)
def test_each_is_cast_normally(name: str) -> None:
    t = Bench([name], mine=[BEARS, "Forest"], theirs=[ANGEL], ann={"graveyard": [GIANT]})
    t.play(f"Cast {name} ", *ANSWERS.get(name, ()))
    front = CARDS[name].faces[0]
    printed = STARS.get(name, (front.power, front.toughness))
    assert name in t.names("battlefield")
    assert t.size(name) == printed


# --- the Adventures ---------------------------------------------------------------------------------------------
MILLED = ["Shock", GIANT, "Forest", "Brazen Borrower", "Bonesplitter", "Opt", "Glorious Anthem", "Island"]
TRIES = (
    Try("Bone Offering", lambda t: (
        t.size("Skeleton Token") == (4, 1) and t.obj("Skeleton Token").tapped and keyword(t, "Skeleton Token", k.MENACE)
    )),
    Try("Explosive Crystal", lambda t: t.life == (20, 17) and t.names("graveyard", 1) == ["Llanowar Elves"],
        ("Bob", "Llanowar Elves", 3), theirs=("Llanowar Elves",)),
    Try("Explosive Crystal", lambda t: t.life == (20, 20), ("Done",)),
    Try("At the Door", lambda t: t.names("battlefield").count("Dwarf Token") == 3, (3,)),
    Try("Bring to Life", lambda t: t.size("Sol Ring") == (4, 4), mine=("Sol Ring",)),
    Try("Bubble Up",
        lambda t: t.game.state.libraries[0][0] == t.obj("Opt", "library").id, ann={"graveyard": ["Opt"]}),
    Try("Dizzying Swoop", lambda t: t.obj(BEARS).tapped and t.obj(ANGEL).tapped and not t.obj(GIANT).tapped,
        (BEARS, ANGEL), theirs=(BEARS, ANGEL, GIANT)),
    Try("Fertile Footsteps", lambda t: t.names("battlefield") == ["Plains"] and not t.obj("Plains").tapped,
        ("Plains",), ann={"library": ["Shock", "Plains", "Island"]}),
    Try("Entry Denied", lambda t: t.names("hand", 1) == [BEARS], theirs=(BEARS, ANGEL), mine=("Llanowar Elves",)),
    Try("Betroth the Beast",
        lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.WARD), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Price of Beauty", lambda t: t.size(BEARS) == (3, 3), mine=(BEARS,)),
    Try("Guard Change", lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.TRAMPLE), mine=(BEARS,)),
    Try("Burglar's Plot",
        lambda t: t.names("battlefield") == [ANGEL, "Sol Ring"] and t.names("battlefield", 1) == [BEARS],
        mine=(BEARS, "Sol Ring"), theirs=(ANGEL,)),
    Try("Tyr's Blessing", lambda t: keyword(t, BEARS, k.INDESTRUCTIBLE), mine=(BEARS,)),
    Try("Concerted Care", lambda t: keyword(t, "Sol Ring", k.HEXPROOF) and keyword(t, "Sol Ring", k.INDESTRUCTIBLE),
        mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Seek Thrills", lambda t: t.names("hand") == ["Brazen Borrower"] and len(t.names("graveyard")) == 6,
        ann={"library": MILLED}),
    Try("Fetch Quest", lambda t: t.names("battlefield") == ["Glorious Anthem"] and len(t.names("graveyard")) == 6,
        ("Glorious Anthem",), ann={"library": MILLED}),
    Try("Gleam of Death", lambda t: t.names("hand") == ["Opt", "Shock"] and len(t.names("graveyard")) == 4,
        ann={"library": MILLED}),
    Try("Entropic Decay", lambda t: len(t.names("graveyard")) == 4),
    Try("Can't Wake Up", lambda t: len(t.names("graveyard", 1)) == 4, ("Bob",)),
    Try("Dig Deep", lambda t: counters(t, BEARS) == 2 and len(t.names("graveyard")) == 4, theirs=(BEARS,),
        ann={"library": MILLED}),
    Try("Fungus Frolic", lambda t: t.names("battlefield") == ["Saproling Token"] * 2),
    Try("Burn Together", lambda t: t.life == (20, 18) and t.names("graveyard") == [BEARS], ("Bob",), mine=(BEARS,)),
    Try("Rob the Hoard", lambda t: t.names("hand") == ["Bonesplitter"], ("Bonesplitter",),
        ann={"graveyard": ["Bonesplitter", "Glorious Anthem", "Kess, Dissident Mage", "Shock"]}),
    Try("Have for Dinner", lambda t: t.names("battlefield") == ["Food Token", "Human Token"]),
    Try("Scale Deflection", lambda t: (
        t.size(BEARS) == (4, 4) and not t.obj(BEARS).tapped and keyword(t, BEARS, k.HEXPROOF)
    ), mine=({"card": BEARS, "tapped": True},)),
    Try("Grove's Bounty", lambda t: (counters(t, BEARS), counters(t, GIANT)) == (1, 2), (3, BEARS, GIANT, 1),
        mine=(BEARS, GIANT)),
    Try("Battle Display", lambda t: t.names("graveyard", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Web Shot", lambda t: t.names("graveyard", 1) == [ANGEL], theirs=(ANGEL, BEARS)),
    Try("Gift of the Fae", lambda t: t.size(BEARS) == (4, 3) and keyword(t, BEARS, k.FLYING), mine=(BEARS,)),
    Try("Forktail Sweep",
        lambda t: t.names("battlefield", 1) == [BEARS] and t.names("battlefield") == ["Llanowar Elves"],
        mine=("Llanowar Elves",), theirs=("Llanowar Elves", BEARS)),
    Try("Easy Pickings",
        lambda t: t.names("battlefield", 1) == [BEARS] and t.names("battlefield") == ["Llanowar Elves"],
        mine=("Llanowar Elves",), theirs=("Llanowar Elves", BEARS)),
    Try("Deathly Ride", lambda t: t.names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Bind Spirit", lambda t: t.names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Welcome Home", lambda t: t.names("battlefield") == ["Bear Token"] * 3 and t.size("Bear Token") == (2, 2)),
    Try("Blow Off Steam", lambda t: t.life == (20, 19), ("Bob",)),
    Try("Storm Reading",
        lambda t: t.names("hand") == ["Forest", GIANT] and t.names("graveyard") == ["Brazen Borrower", "Shock"],
        ("Shock", "Brazen Borrower"), ann={"library": MILLED}),
    Try("Shield's Might", lambda t: t.size(BEARS) == (4, 4), mine=(BEARS,)),
    Try("Puny Snack", lambda t: t.names("graveyard", 1) == [BEARS], (BEARS,), theirs=(BEARS, ANGEL)),
    Try("Meager Meal", lambda t: counters(t, BEARS) == 1 and t.life == (20, 22), (BEARS, "Bob"), mine=(BEARS,)),
    Try("Meager Meal", lambda t: t.life == (22, 20), ("Ann",)),
    Try("That's Mine", lambda t: t.names("battlefield") == ["Treasure Token"]),
    Try("Clap! Snap!", lambda t: t.size("Goblin Army Token") == (2, 2) and counters(t, "Goblin Army Token") == 2),
    Try("Banishing Coils", lambda t: t.names("exile", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Tempt with Treats", lambda t: t.names("battlefield") == ["Food Token"]),
    Try("Bakery Raid", lambda t: t.names("battlefield") == ["Food Token"]),
    Try("Heartflame Slash", lambda t: t.life == (20, 17), ("Bob",)),
    Try("Heartflame Slash", lambda t: t.life == (23, 17), ("Bob",), mine=("Heartflame Duelist",)),
    Try("Stoke Genius",
        lambda t: len(t.names("hand")) == 2 and t.names("graveyard") == ["Opt", "Shock"], hand=("Shock", "Opt")),
    Try("Gentleman's Rise", lambda t: t.size("Zombie Token") == (2, 2)),
    Try("Ysgard's Call", lambda t: t.names("battlefield") == ["Soldier Token"] * 4, (4,)),
    Try("Plant Beans", lambda t: t.play("Play Forest").play("Play Forest").names("battlefield") == ["Forest"] * 2,
        hand=("Forest", "Forest")),
    Try("Till and Tend", lambda t: t.play("Play Forest").play("Play Forest").names("battlefield") == ["Forest"] * 2,
        hand=("Forest", "Forest")),
)  # fmt: skip


@cr("715.3d")
@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.spell}" for i, row in enumerate(TRIES)])
def test_each_is_cast_as_an_adventure(row: Try) -> None:
    name = card(row.spell).name
    t = Bench([name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.spell} ", *row.answers)
    assert row.check(t)
    assert name in t.names("exile")
    assert t.has(f"Cast {name}")
    assert not t.has(f"Cast {row.spell}")


def test_no_adventure_is_left_out() -> None:
    elsewhere = {  # tested below, where something must happen after it
        "Dissonant Wave", "Granted", "Take a Glance", "Beat a Path", "Squeak By", "Expensive Taste", "Flameshape",
        "Demonic Stench",
        "Chop Down", "Petty Theft", "Profane Insight", "Stomp", "Treats to Share",  # in tests/rules and in scenarios
    }  # fmt: skip
    assert {row.spell for row in TRIES} | elsewhere == {made.faces[1].name for made in CARDS.values()}


# --- Adventures that need more than one look --------------------------------------------------------------------
@cr("601.2d")
def test_there_are_no_more_targets_than_damage_to_divide() -> None:
    t = Bench(["Amethyst Dragon"], theirs=["6 Llanowar Elves"])
    t.play("Cast Explosive Crystal", *["Llanowar Elves"] * 4)
    assert len(t.names("graveyard", 1)) == 4
    assert t.names("exile") == ["Amethyst Dragon"]


@cr("601.2d")
def test_nothing_is_distributed_for_no_mana() -> None:
    t = Bench(["Elusive Otter"], mine=[BEARS]).play("Cast Grove's Bounty", 0)
    assert counters(t, BEARS) == 0
    assert t.names("exile") == ["Elusive Otter"]


@cr("205.1b")
def test_an_artifact_stays_what_it_was_beside_a_creature() -> None:
    t = Bench(["Animating Faerie"], mine=["Smuggler's Copter"]).play("Cast Bring to Life")
    found = t.chars("Smuggler's Copter")
    assert "Vehicle" in found.subtypes
    assert t.size("Smuggler's Copter") == (4, 4)
    t.until("end", 2)
    assert t.size("Smuggler's Copter") == (4, 4)


def test_scrying_two() -> None:
    t = Bench(["Bilbo Baggins, Burglar"], ann={"library": MILLED}).play("Cast Take a Glance", 1, 0)
    assert t.play("Cast Bilbo Baggins, Burglar").names("hand") == [GIANT]


def test_up_to_two_creatures_cant_block() -> None:
    t = Bench(["Bellowing Bruiser"], mine=[BEARS], theirs=[ANGEL, GIANT])
    t.play("Cast Beat a Path", ANGEL, GIANT).fight(BEARS)
    assert t.until("end").life == (20, 18)


def test_creatures_with_great_power_cant_block_the_mouses_friend() -> None:
    t = Bench(["Cheeky House-Mouse"], mine=[BEARS], theirs=[ANGEL, "Ettercap"])
    t.play("Cast Squeak By").fight(BEARS, Ettercap=BEARS).until("declare blockers")
    assert t.size(BEARS) == (3, 3)
    assert t.obj("Ettercap").combat
    assert not t.obj(ANGEL).combat


@cr("406.3")
def test_stolen_cards_are_seen_by_one_player_and_played_by_that_player() -> None:
    t = Bench(["Decadent Dragon"], bob={"library": ["Shock", "Forest", "Opt"]}).play("Cast Expensive Taste")
    assert t.names("exile", 1) == ["Forest", "Shock"]
    assert all(o.face_down for o in t.in_zone("exile", 1))
    assert [o.face_down.looks for o in t.in_zone("exile", 1) if o.face_down] == [(0,), (0,)]
    assert t.play("Cast Shock", "Bob").life == (20, 18)
    assert t.names("graveyard", 1) == ["Shock"]
    assert t.play("Play Forest").names("battlefield") == ["Forest"]


@cr("715.3d")
def test_whoever_controls_an_adventure_may_play_the_card_later() -> None:
    """The spell's controller exiles it and may play it, though somebody else owns it."""
    t = Bench(["Decadent Dragon"], bob={"library": ["Embereth Shieldbreaker", "Opt"], "battlefield": ["Sol Ring"]})
    t.play("Cast Expensive Taste").play("Cast Battle Display")
    assert t.names("graveyard", 1) == ["Sol Ring"]
    assert not t.has("Cast Battle Display")
    assert t.play("Cast Embereth Shieldbreaker").names("battlefield") == ["Embereth Shieldbreaker"]


@cr("406.3")
def test_gandalfs_cards_are_played_only_with_a_wizard() -> None:
    t = Bench(["Gandalf, Goblins' Bane"], ann={"library": ["Shock", "Opt", "Forest"]}).play("Cast Flameshape")
    assert sorted(t.names("exile")) == ["Gandalf, Goblins' Bane", "Opt", "Shock"]
    assert not t.has("Cast Shock")
    assert not t.has("Cast Opt")
    assert t.play("Cast Gandalf").has("Cast Opt")
    t.play("Cast Shock", "Bob")
    assert t.life == (20, 17)
    assert t.size("Gandalf, Goblins' Bane") == (3, 4)


@cr("701.6a")
def test_abilities_of_noncreature_sources_are_countered() -> None:
    t = Bench(["Emerald Dragon"], mine=["Bonesplitter", BEARS, "Autonomous Assembler"])
    t.choose("Autonomous Assembler: ")
    assert not t.has("Cast Dissonant Wave")
    t.settle().choose("Bonesplitter: ").choose(BEARS)
    t.play("Cast Dissonant Wave")
    assert t.obj("Bonesplitter").attached == 0
    assert t.names("exile") == ["Emerald Dragon"]


def test_a_wish_brings_a_noncreature_card_from_outside() -> None:
    t = Bench(["Fae of Wishes"], outside=["Shock", BEARS]).play("Cast Granted", "Yes")
    assert t.names("hand") == ["Shock"]
    t = Bench(["Fae of Wishes"], outside=["Shock"]).play("Cast Granted", "No")
    assert t.names("hand") == []


def test_what_blocked_this_turn_shrinks() -> None:
    t = Bench(["Hezrou"], mine=[GIANT, "Swamp"], theirs=[ANGEL, "Ettercap"])
    t.fight(GIANT, Ettercap=GIANT).until("end of combat").play("Cast Demonic Stench")
    assert t.size(ANGEL) == (4, 4)
    assert t.size("Ettercap") == (1, 4)


@cr("608.2b", "701.12b")
@pytest.mark.parametrize("answer", ["Unsummon", "Disenchant"])
def test_an_exchange_of_which_half_is_gone_does_nothing(answer: str) -> None:
    """Where both targets are illegal the spell doesn't resolve, and the card goes to the graveyard."""
    t = Bench(["Bilbo, Luckwearer", answer], mine=["Blitz Automaton"], theirs=[GIANT])
    t.choose("Cast Burglar's Plot")
    t.choose(f"Cast {answer}")
    t.settle(*(["Blitz Automaton"] if answer == "Unsummon" else []))
    assert t.names("battlefield", 1) == [GIANT]
    assert t.names("exile") == ["Bilbo, Luckwearer"]


# --- abilities of the permanents, A to D ------------------------------------------------------------------------
def test_the_altar_takes_one_creature_and_gives_another() -> None:
    t = Bench(mine=["Altar of Bhaal", BEARS], ann={"graveyard": [ANGEL]})
    t.play("Altar of Bhaal: ")
    assert t.names("battlefield") == ["Altar of Bhaal", ANGEL]
    assert t.names("exile") == [BEARS]


def test_creatures_of_the_chosen_type_are_larger() -> None:
    t = Bench(["An Unexpected Party"], mine=[BEARS, GIANT], theirs=["Grizzly Bears"]).play(
        "Cast An Unexpected Party", "Giant"
    )
    assert t.size(GIANT) == (5, 5)
    assert t.size(BEARS) == (2, 2)


def test_only_the_first_instant_or_sorcery_counts() -> None:
    t = Bench(["Shock", "Shock", "Sol Ring"], mine=["Aquatic Alchemist"]).play("Cast Sol Ring")
    assert t.play("Cast Shock", "Bob").size("Aquatic Alchemist") == (3, 3)
    assert t.play("Cast Shock", "Bob").size("Aquatic Alchemist") == (3, 3)


@cr("604.3", "715.4")
def test_a_size_is_defined_in_every_zone() -> None:
    t = Bench(
        ["Beanstalk Giant"],
        mine=["3 Forest"],
        ann={"graveyard": ["Cruel Somnophage", BEARS]},
        bob={"graveyard": [GIANT]},
    )
    assert t.chars("Beanstalk Giant", "hand").power == 3
    assert t.chars("Cruel Somnophage", "graveyard").toughness == 3
    assert t.play("Cast Beanstalk Giant").size("Beanstalk Giant") == (3, 3)


@cr("601.3e", "715.2a")
def test_permanent_spells_with_an_adventure_cost_less() -> None:
    t = Bench(["Ettercap", BEARS], mine=["Beluna Grandsquall"], theirs=[ANGEL])
    texts = [option.text for option in t.game.options]
    assert texts[1:] == ["Cast Ettercap {3}{G}", "Cast Web Shot {2}{G}", f"Cast {BEARS} {{1}}{{G}}"]


def test_the_luckwearer_is_not_blocked_and_loots() -> None:
    t = Bench(["Shock"], mine=["Bilbo, Luckwearer"], theirs=[ANGEL], ann={"library": ["Opt"]}).fight(
        "Bilbo, Luckwearer"
    )
    t.until("end of combat", 1, "Shock")
    assert t.life == (20, 19)
    assert t.names("hand") == ["Opt"]
    assert t.names("graveyard") == ["Shock"]


def test_the_hippogriff_lifts_another_attacker() -> None:
    t = Bench(mine=["Blessed Hippogriff", BEARS, GIANT]).fight("Blessed Hippogriff", BEARS)
    t.until("declare blockers")
    assert keyword(t, BEARS, k.FLYING)
    assert not keyword(t, GIANT, k.FLYING)


def test_the_familiar_gives_mana_or_comes_back() -> None:
    t = Bench(["Shock", BEARS], mine=["Bramble Familiar"], ann={"mana": "{G}{G}"})
    t.play("Bramble Familiar: {1}{G}", "Shock")
    assert t.names("hand") == ["Bramble Familiar", BEARS]
    assert t.names("graveyard") == ["Shock"]
    t = Bench([BEARS], mine=["Bramble Familiar", "Forest"], ann={"mana": ""}).play(f"Cast {BEARS}")
    assert t.obj("Bramble Familiar").tapped


def test_saprolings_come_and_tap_for_mana() -> None:
    t = Bench(["Llanowar Elves"], mine=["Brightcap Badger"], ann={"mana": ""}).until("end").settle()
    assert t.names("battlefield") == ["Brightcap Badger", "Saproling Token"]
    t.until("precombat main", 3).play("Cast Llanowar Elves")
    assert t.obj("Saproling Token").tapped


def test_the_sell_sword_counts_the_dead() -> None:
    t = Bench(["Callous Sell-Sword", "Shock", "Shock"], mine=[BEARS], theirs=[BEARS, GIANT])
    t.play("Cast Shock", "Grizzly Bears (Ann's)").play("Cast Shock", "Grizzly Bears (Bob's)")
    assert t.play("Cast Callous Sell-Sword").size("Callous Sell-Sword") == (3, 3)


@cr("608.2b", "115.7")
def test_burning_together_without_the_creature_does_nothing() -> None:
    t = Bench(["Callous Sell-Sword", "Unsummon"], mine=[BEARS]).choose("Cast Burn Together").choose("Bob")
    t.choose("Cast Unsummon").settle()
    assert t.life == (20, 20)
    assert t.names("hand") == [BEARS]
    assert t.names("exile") == ["Callous Sell-Sword"]


def test_badgers_bring_life_and_dragons_treasure() -> None:
    assert Bench(["Colossal Badger"]).play("Cast Colossal Badger").life == (23, 20)
    t = Bench(mine=["Decadent Dragon"]).fight("Decadent Dragon").until("end of combat")
    assert t.names("battlefield") == ["Decadent Dragon", "Treasure Token"]
    assert t.life == (20, 16)


@pytest.mark.parametrize(
    ("mine", "answers", "tapped"),
    [(["Sol Ring", BEARS], ("Yes",), False), (["Sol Ring"], ("No",), True), ([BEARS], (), True),
     ([{"token": {"types": ["creature"], "subtypes": ["Bear"], "power": 2, "toughness": 2}}], ("Yes",), False)],
)  # fmt: skip
def test_the_sugarmaw_eats_or_rests(mine: list[Any], answers: tuple[str, ...], tapped: bool) -> None:
    t = Bench(mine=["Devouring Sugarmaw", *mine]).until("draw", 3, *answers)
    assert t.obj("Devouring Sugarmaw").tapped == tapped
    assert len(t.names("battlefield")) == 1 + len(mine) - (0 if tapped else 1)


def test_small_creatures_cant_block_the_linnorm() -> None:
    t = Bench(mine=["Dread Linnorm"], theirs=[GIANT, ANGEL]).fight("Dread Linnorm", Serra_Angel="Dread Linnorm")
    t.until("declare blockers")
    assert t.obj(ANGEL).combat
    assert not t.obj(GIANT).combat


# --- E to H -----------------------------------------------------------------------------------------------------
@cr("702.108a")
def test_the_otter_outgrows_its_blockers() -> None:
    t = Bench(["Shock"], mine=["Elusive Otter"], theirs=[BEARS, "Llanowar Elves"]).play("Cast Shock", "Bob")
    assert t.size("Elusive Otter") == (2, 2)
    t.fight("Elusive Otter", Grizzly_Bears="Elusive Otter").until("declare blockers")
    assert t.obj(BEARS).combat
    assert not t.obj("Llanowar Elves").combat


def test_the_fae_comes_back() -> None:
    t = Bench(["Shock", "Opt"], mine=["Fae of Wishes"]).play("Fae of Wishes: ")
    assert t.names("hand") == ["Fae of Wishes"]
    assert t.names("graveyard") == ["Opt", "Shock"]


def test_the_horseman_rides_to_the_bottom_of_the_library() -> None:
    t = Bench(["Murder"], mine=["Fell Horseman"]).play("Cast Murder")
    assert t.game.state.libraries[0][-1] == t.obj("Fell Horseman", "library").id


@cr("603.12")
@pytest.mark.parametrize(("answers", "left"), [(("Yes",), []), (("No",), ["Sol Ring"])])
def test_the_intruder_breaks_something_when_it_is_sacrificed(answers: tuple[str, ...], left: list[str]) -> None:
    t = (
        Bench(mine=["Flaxen Intruder"], theirs=["Sol Ring"])
        .fight("Flaxen Intruder")
        .until("end of combat", 1, *answers)
    )
    assert t.names("battlefield", 1) == left
    assert bool(t.names("graveyard")) == (left == [])


def test_familiars_and_giants_watch_spells() -> None:
    t = Bench(["Shock", "Emerald Dragon"], mine=["Frolicking Familiar", "Galvanic Giant"], theirs=[ANGEL])
    assert t.play("Cast Shock", "Bob").size("Frolicking Familiar") == (3, 3)
    t.play("Cast Emerald Dragon")
    assert t.obj(ANGEL).tapped
    assert counters(t, ANGEL, "stun") == 1
    t.until("upkeep", 2)
    assert t.obj(ANGEL).tapped
    assert counters(t, ANGEL, "stun") == 0


def test_the_lantern_feeds_its_bearer() -> None:
    t = Bench(["Shock"], mine=["Ghost Lantern", BEARS, GIANT]).play("Ghost Lantern: ", GIANT).play("Cast Shock", BEARS)
    assert t.size(GIANT) == (4, 4)


def test_food_from_the_hunter_is_eaten() -> None:
    t = Bench(["Gingerbread Hunter"]).play("Cast Gingerbread Hunter").play("Food Token: ")
    assert t.life == (23, 20)
    assert t.names("battlefield") == ["Gingerbread Hunter"]


@cr("107.1b", "601.2f")
def test_glamdring_makes_spells_cheaper_by_power() -> None:
    t = Bench(["Divination", BEARS], mine=["Glamdring, Foe-hammer", GIANT, "Llanowar Elves"])
    assert t.has("Cast Divination {2}{U}")
    assert t.play("Glamdring, Foe-hammer: ", "Llanowar Elves").has("Cast Divination {1}{U}")
    assert t.play("Glamdring, Foe-hammer: ", GIANT).has("Cast Divination {U}")
    assert t.has(f"Cast {BEARS} {{1}}{{G}}")
    weak = Bench(["Divination"], mine=[{"card": "Glamdring, Foe-hammer", "attached_to": "it"}, {
        "card": "Llanowar Elves", "label": "it", "counters": {"+1/+1": 3}}, "Glorious Anthem"])  # fmt: skip
    assert weak.has("Cast Divination {U}")


def test_gloins_mana_comes_first() -> None:
    t = Bench(["Shock", "Opt"], mine=["Glóin the Mighty"], ann={"mana": ""}, step="draw").until("precombat main")
    assert t.settle().has("Cast Shock")
    assert not t.has("Cast Opt")


def test_the_grabby_giant_trades_lands_for_cards() -> None:
    t = Bench(mine=["Grabby Giant", "Forest"], ann={"library": ["Opt"]}).play("Grabby Giant: ")
    assert t.names("hand") == ["Opt"]
    assert t.names("graveyard") == ["Forest"]


def test_the_slaad_looks_at_the_graveyard() -> None:
    for dead, bits in ((3, 0), (4, k.MENACE | k.DEATHTOUCH)):
        t = Bench(mine=["Gray Slaad"], ann={"graveyard": [f"{dead} Grizzly Bears", "Shock"]})
        assert t.chars("Gray Slaad").keywords & (k.MENACE | k.DEATHTOUCH) == bits


@cr("701.47a")
def test_goblins_with_counters_have_menace_and_armies_grow() -> None:
    army = {
        "token": {"types": ["creature"], "subtypes": ["Zombie", "Army"], "power": 0, "toughness": 0},
        "counters": {"+1/+1": 1},
    }
    t = Bench(["Great Ugly-Looking Goblin"], mine=[army, BEARS]).play("Cast Clap! Snap!").play("Cast Great Ugly")
    assert t.size("Zombie Army Token") == (3, 3)
    assert t.chars("Zombie Army Token").subtypes >= {"Zombie", "Army", "Goblin"}
    assert keyword(t, "Zombie Army Token", k.MENACE)
    assert not keyword(t, BEARS, k.MENACE)


@cr("615.1")
def test_the_naga_takes_no_damage_in_its_turn() -> None:
    t = Bench(["Pyroclasm"], mine=["Guardian Naga"], bob={"mana": "", "battlefield": ["2 Mountain"], "hand": ["Shock"]})
    assert t.play("Cast Pyroclasm").obj("Guardian Naga").damage == 0
    t.until("precombat main", 2).play("Cast Shock", "Guardian Naga")
    assert t.obj("Guardian Naga").damage == 2


def test_the_poisoner_counts_life_gained() -> None:
    t = Bench(["Gumdrop Poisoner"], theirs=[ANGEL, GIANT]).play("Cast Tempt with Treats")
    t.play("Food Token: ").play("Cast Gumdrop Poisoner", GIANT)
    assert t.names("graveyard", 1) == [GIANT]
    assert t.size(ANGEL) == (4, 4)


def test_the_hearth_elemental_counts_each_card_once() -> None:
    """A card that is both counts once; the Adventure itself costs what it costs."""
    t = Bench(["Hearth Elemental"], ann={"graveyard": ["Shock", "Divination", "Brazen Borrower", BEARS]})
    assert t.has("Cast Hearth Elemental {2}{R}")
    assert t.has("Cast Stoke Genius {1}{R}")


@cr("509.3c")
def test_hezrou_hurts_blockers_once() -> None:
    t = Bench(mine=["Hezrou", GIANT], theirs=["Ettercap", ANGEL]).fight(
        "Hezrou", GIANT, Ettercap="Hezrou", Serra_Angel=GIANT
    )
    t.until("declare blockers").settle()
    assert t.size("Ettercap") == (1, 4)
    assert t.size(ANGEL) == (3, 3)


@cr("715.3a", "601.3e")
def test_hildibrand_rises_as_an_adventure() -> None:
    t = Bench(["Murder"], mine=["Hildibrand Manderville"]).play("Cast Murder")
    assert t.has("Cast Gentleman's Rise")
    assert not t.has("Cast Hildibrand")
    t.play("Cast Gentleman's Rise")
    assert t.size("Zombie Token") == (2, 2)
    assert t.names("exile") == ["Hildibrand Manderville"]
    assert t.play("Cast Hildibrand").size("Zombie Token") == (3, 3)


@cr("611.2a")
@pytest.mark.parametrize(("turn", "may"), [(3, True), (5, False)])
def test_hildibrand_waits_until_the_end_of_the_next_turn(turn: int, may: bool) -> None:
    t = Bench(["Murder"], mine=["Hildibrand Manderville", "3 Swamp"]).play("Cast Murder").until("precombat main", turn)
    assert t.has("Cast Gentleman's Rise") == may


def test_a_hildibrand_in_anothers_graveyard_does_not_rise() -> None:
    theirs = {"card": "Hildibrand Manderville", "owner": "Bob"}
    t = Bench(["Murder"], mine=[theirs]).play("Cast Murder")
    assert t.names("graveyard", 1) == ["Hildibrand Manderville"]
    assert not t.has("Cast Gentleman's Rise")


@cr("602.5b")
def test_the_scavenger_eats_once_a_turn() -> None:
    t = (
        Bench(["Gingerbread Hunter"], mine=["Hollow Scavenger"])
        .play("Cast Gingerbread Hunter")
        .play("Hollow Scavenger: ")
    )
    assert t.size("Hollow Scavenger") == (5, 4)
    assert t.names("battlefield") == ["Gingerbread Hunter", "Hollow Scavenger"]
    t = Bench(["Curious Pair"], mine=["Hollow Scavenger"]).play("Cast Treats to Share").play("Hollow Scavenger: ")
    assert not t.has("Hollow Scavenger: ")


def test_the_horn_counts_creatures() -> None:
    t = Bench(mine=["Horn of Valhalla", BEARS, GIANT], theirs=[ANGEL]).play("Horn of Valhalla: ", BEARS)
    assert t.size(BEARS) == (4, 4)


# --- Roles ------------------------------------------------------------------------------------------------------
ROLES = {"111.10j": CURSED, "111.10k": MONSTER, "111.10m": ROYAL, "111.10q": WICKED}


@pytest.mark.parametrize("number", ROLES)
def test_a_role_says_what_its_rule_says(number: str, shared: Path) -> None:
    face = ROLES[number].face
    rules = map(json.loads, (shared / "rules" / "cr.jsonl").read_text(encoding="utf-8").splitlines())
    said = next(rule["text"] for rule in rules if rule["number"] == number)
    assert f"named {face.name} with enchant creature" in said
    for line in face_text(face).splitlines()[1:]:
        assert line.rstrip(".") in said


@cr("704.5y", "111.10q")
def test_a_new_role_takes_the_place_of_the_old() -> None:
    t = (
        Bench(["Conceited Witch", "Ferocious Werefox"], mine=[BEARS])
        .play("Cast Price of Beauty")
        .play("Cast Guard Change")
    )
    assert t.life == (20, 19)
    assert t.size(BEARS) == (3, 3)
    assert t.names("battlefield") == [BEARS, "Monster"]


@cr("702.21a", "111.10m")
@pytest.mark.parametrize(("lands", "answers", "survives"), [(1, (), True), (2, ("Yes",), False), (2, ("No",), True)])
def test_a_royal_creature_has_ward(lands: int, answers: tuple[str, ...], survives: bool) -> None:
    bob = {"battlefield": [f"{lands} Mountain"], "hand": ["Lightning Bolt"]}
    t = Bench(["Besotted Knight"], mine=[BEARS], bob=bob).play("Cast Betroth the Beast").until("upkeep", 2)
    t.play("Cast Lightning Bolt", BEARS, *answers)
    assert (BEARS in t.names("battlefield")) == survives


@cr("303.4g")
def test_a_role_for_a_creature_that_is_gone_is_not_created() -> None:
    t = (
        Bench(["Besotted Knight", "Unsummon"], mine=[BEARS])
        .choose("Cast Betroth the Beast")
        .choose("Cast Unsummon")
        .settle()
    )
    assert t.names("battlefield") == []
    assert "Besotted Knight" in t.names("graveyard")
