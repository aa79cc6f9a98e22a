"""Adventurer cards from Altar of Bhaal to Horn of Valhalla: each is cast both ways, each ability is used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from inset.cards import all_cards, card
from inset.cards.tokens import CURSED, MONSTER, ROYAL, WICKED
from inset.language import keywords as k
from inset.language.card import ADVENTURE
from inset.language.text import face_text
from tests.cards.tries import Try, counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

CARDS = {made.name: made for made in all_cards() if made.frame == ADVENTURE and made.name < "Horned"}
STARS = {"Beanstalk Giant": (1, 1), "Cruel Somnophage": (1, 1)}  # with one land and one creature card in a graveyard


# --- the normal way ---------------------------------------------------------------------------------------------
ANSWERS: dict[str, tuple[str | int, ...]] = {"An Unexpected Party": ("Bear",), "Gumdrop Poisoner": ("Done",)}


@pytest.mark.parametrize("name", CARDS)
def test_each_is_cast_normally(name: str) -> None:
    t = Scene.duel([name], mine=[BEARS, "Forest"], theirs=[ANGEL], ann={"graveyard": [GIANT]})
    t.play(A, f"Cast {name} ", *ANSWERS.get(name, ()))
    front = CARDS[name].faces[0]
    printed = STARS.get(name, (front.power, front.toughness))
    assert name in t.sorted_names("battlefield")
    assert t.size(name) == printed


# --- the Adventures ---------------------------------------------------------------------------------------------
MILLED = ["Shock", GIANT, "Forest", "Brazen Borrower", "Bonesplitter", "Opt", "Glorious Anthem", "Island"]
TRIES = (
    Try("Bone Offering", lambda t: (
        t.size("Skeleton Token") == (4, 1) and t.called("Skeleton Token").tapped and keyword(t, "Skeleton Token", k.MENACE)
    )),
    Try("Explosive Crystal", lambda t: t.lives == (20, 17) and t.sorted_names("graveyard", 1) == ["Llanowar Elves"],
        ("Bob", "Llanowar Elves", 3), theirs=("Llanowar Elves",)),
    Try("Explosive Crystal", lambda t: t.lives == (20, 20), ("Done",)),
    Try("At the Door", lambda t: t.sorted_names("battlefield").count("Dwarf Token") == 3, (3,)),
    Try("Bring to Life", lambda t: t.size("Sol Ring") == (4, 4), mine=("Sol Ring",)),
    Try("Bubble Up",
        lambda t: t.st.libraries[0][0] == t.called("Opt", "library").id, ann={"graveyard": ["Opt"]}),
    Try("Dizzying Swoop", lambda t: t.called(BEARS).tapped and t.called(ANGEL).tapped and not t.called(GIANT).tapped,
        (BEARS, ANGEL), theirs=(BEARS, ANGEL, GIANT)),
    Try("Fertile Footsteps", lambda t: t.sorted_names("battlefield") == ["Plains"] and not t.called("Plains").tapped,
        ("Plains",), ann={"library": ["Shock", "Plains", "Island"]}),
    Try("Entry Denied", lambda t: t.sorted_names("hand", 1) == [BEARS], theirs=(BEARS, ANGEL), mine=("Llanowar Elves",)),
    Try("Betroth the Beast",
        lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.WARD), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Price of Beauty", lambda t: t.size(BEARS) == (3, 3), mine=(BEARS,)),
    Try("Guard Change", lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.TRAMPLE), mine=(BEARS,)),
    Try("Burglar's Plot",
        lambda t: t.sorted_names("battlefield") == [ANGEL, "Sol Ring"] and t.sorted_names("battlefield", 1) == [BEARS],
        mine=(BEARS, "Sol Ring"), theirs=(ANGEL,)),
    Try("Tyr's Blessing", lambda t: keyword(t, BEARS, k.INDESTRUCTIBLE), mine=(BEARS,)),
    Try("Concerted Care", lambda t: keyword(t, "Sol Ring", k.HEXPROOF) and keyword(t, "Sol Ring", k.INDESTRUCTIBLE),
        mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Seek Thrills", lambda t: t.sorted_names("hand") == ["Brazen Borrower"] and len(t.sorted_names("graveyard")) == 6,
        ann={"library": MILLED}),
    Try("Fetch Quest", lambda t: t.sorted_names("battlefield") == ["Glorious Anthem"] and len(t.sorted_names("graveyard")) == 6,
        ("Glorious Anthem",), ann={"library": MILLED}),
    Try("Gleam of Death", lambda t: t.sorted_names("hand") == ["Opt", "Shock"] and len(t.sorted_names("graveyard")) == 4,
        ann={"library": MILLED}),
    Try("Entropic Decay", lambda t: len(t.sorted_names("graveyard")) == 4),
    Try("Can't Wake Up", lambda t: len(t.sorted_names("graveyard", 1)) == 4, ("Bob",)),
    Try("Dig Deep", lambda t: counters(t, BEARS) == 2 and len(t.sorted_names("graveyard")) == 4, theirs=(BEARS,),
        ann={"library": MILLED}),
    Try("Fungus Frolic", lambda t: t.sorted_names("battlefield") == ["Saproling Token"] * 2),
    Try("Burn Together", lambda t: t.lives == (20, 18) and t.sorted_names("graveyard") == [BEARS], ("Bob",), mine=(BEARS,)),
    Try("Rob the Hoard", lambda t: t.sorted_names("hand") == ["Bonesplitter"], ("Bonesplitter",),
        ann={"graveyard": ["Bonesplitter", "Glorious Anthem", "Kess, Dissident Mage", "Shock"]}),
    Try("Have for Dinner", lambda t: t.sorted_names("battlefield") == ["Food Token", "Human Token"]),
    Try("Scale Deflection", lambda t: (
        t.size(BEARS) == (4, 4) and not t.called(BEARS).tapped and keyword(t, BEARS, k.HEXPROOF)
    ), mine=({"card": BEARS, "tapped": True},)),
    Try("Grove's Bounty", lambda t: (counters(t, BEARS), counters(t, GIANT)) == (1, 2), (3, BEARS, GIANT, 1),
        mine=(BEARS, GIANT)),
    Try("Battle Display", lambda t: t.sorted_names("graveyard", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Web Shot", lambda t: t.sorted_names("graveyard", 1) == [ANGEL], theirs=(ANGEL, BEARS)),
    Try("Gift of the Fae", lambda t: t.size(BEARS) == (4, 3) and keyword(t, BEARS, k.FLYING), mine=(BEARS,)),
    Try("Forktail Sweep",
        lambda t: t.sorted_names("battlefield", 1) == [BEARS] and t.sorted_names("battlefield") == ["Llanowar Elves"],
        mine=("Llanowar Elves",), theirs=("Llanowar Elves", BEARS)),
    Try("Easy Pickings",
        lambda t: t.sorted_names("battlefield", 1) == [BEARS] and t.sorted_names("battlefield") == ["Llanowar Elves"],
        mine=("Llanowar Elves",), theirs=("Llanowar Elves", BEARS)),
    Try("Deathly Ride", lambda t: t.sorted_names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Bind Spirit", lambda t: t.sorted_names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Welcome Home", lambda t: t.sorted_names("battlefield") == ["Bear Token"] * 3 and t.size("Bear Token") == (2, 2)),
    Try("Blow Off Steam", lambda t: t.lives == (20, 19), ("Bob",)),
    Try("Storm Reading",
        lambda t: t.sorted_names("hand") == ["Forest", GIANT] and t.sorted_names("graveyard") == ["Brazen Borrower", "Shock"],
        ("Shock", "Brazen Borrower"), ann={"library": MILLED}),
    Try("Shield's Might", lambda t: t.size(BEARS) == (4, 4), mine=(BEARS,)),
    Try("Puny Snack", lambda t: t.sorted_names("graveyard", 1) == [BEARS], (BEARS,), theirs=(BEARS, ANGEL)),
    Try("Meager Meal", lambda t: counters(t, BEARS) == 1 and t.lives == (20, 22), (BEARS, "Bob"), mine=(BEARS,)),
    Try("Meager Meal", lambda t: t.lives == (22, 20), ("Ann",)),
    Try("That's Mine", lambda t: t.sorted_names("battlefield") == ["Treasure Token"]),
    Try("Clap! Snap!", lambda t: t.size("Goblin Army Token") == (2, 2) and counters(t, "Goblin Army Token") == 2),
    Try("Banishing Coils", lambda t: t.sorted_names("exile", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Tempt with Treats", lambda t: t.sorted_names("battlefield") == ["Food Token"]),
    Try("Bakery Raid", lambda t: t.sorted_names("battlefield") == ["Food Token"]),
    Try("Heartflame Slash", lambda t: t.lives == (20, 17), ("Bob",)),
    Try("Heartflame Slash", lambda t: t.lives == (23, 17), ("Bob",), mine=("Heartflame Duelist",)),
    Try("Stoke Genius",
        lambda t: len(t.sorted_names("hand")) == 2 and t.sorted_names("graveyard") == ["Opt", "Shock"], hand=("Shock", "Opt")),
    Try("Gentleman's Rise", lambda t: t.size("Zombie Token") == (2, 2)),
    Try("Ysgard's Call", lambda t: t.sorted_names("battlefield") == ["Soldier Token"] * 4, (4,)),
    Try("Plant Beans", lambda t: t.play(A, "Play Forest").play(A, "Play Forest").sorted_names("battlefield") == ["Forest"] * 2,
        hand=("Forest", "Forest")),
    Try("Till and Tend", lambda t: t.play(A, "Play Forest").play(A, "Play Forest").sorted_names("battlefield") == ["Forest"] * 2,
        hand=("Forest", "Forest")),
)  # fmt: skip


@cr("715.3d")
@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.spell}" for i, row in enumerate(TRIES)])
def test_each_is_cast_as_an_adventure(row: Try) -> None:
    name = card(row.spell).name
    t = Scene.duel([name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(A, f"Cast {row.spell} ", *row.answers)
    assert row.check(t)
    assert name in t.sorted_names("exile")
    assert t.offers(f"Cast {name}")
    assert not t.offers(f"Cast {row.spell}")


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
    t = Scene.duel(["Amethyst Dragon"], theirs=["6 Llanowar Elves"])
    t.play(A, "Cast Explosive Crystal", *["Llanowar Elves"] * 4)
    assert len(t.sorted_names("graveyard", 1)) == 4
    assert t.sorted_names("exile") == ["Amethyst Dragon"]


@cr("601.2d")
def test_nothing_is_distributed_for_no_mana() -> None:
    t = Scene.duel(["Elusive Otter"], mine=[BEARS]).play(A, "Cast Grove's Bounty", 0)
    assert counters(t, BEARS) == 0
    assert t.sorted_names("exile") == ["Elusive Otter"]


@cr("205.1b")
def test_an_artifact_stays_what_it_was_beside_a_creature() -> None:
    t = Scene.duel(["Animating Faerie"], mine=["Smuggler's Copter"]).play(A, "Cast Bring to Life")
    found = t.chars("Smuggler's Copter")
    assert "Vehicle" in found.subtypes
    assert t.size("Smuggler's Copter") == (4, 4)
    t.until("end", 2)
    assert t.size("Smuggler's Copter") == (4, 4)


def test_scrying_two() -> None:
    t = Scene.duel(["Bilbo Baggins, Burglar"], ann={"library": MILLED}).play(A, "Cast Take a Glance", 1, 0)
    assert t.play(A, "Cast Bilbo Baggins, Burglar").sorted_names("hand") == [GIANT]


def test_up_to_two_creatures_cant_block() -> None:
    t = Scene.duel(["Bellowing Bruiser"], mine=[BEARS], theirs=[ANGEL, GIANT])
    t.play(A, "Cast Beat a Path", ANGEL, GIANT).fight(BEARS)
    assert t.until("end").lives == (20, 18)


def test_creatures_with_great_power_cant_block_the_mouses_friend() -> None:
    t = Scene.duel(["Cheeky House-Mouse"], mine=[BEARS], theirs=[ANGEL, "Ettercap"])
    t.play(A, "Cast Squeak By").fight(BEARS, Ettercap=BEARS).until("declare blockers")
    assert t.size(BEARS) == (3, 3)
    assert t.called("Ettercap").combat
    assert not t.called(ANGEL).combat


@cr("406.3")
def test_stolen_cards_are_seen_by_one_player_and_played_by_that_player() -> None:
    t = Scene.duel(["Decadent Dragon"], bob={"library": ["Shock", "Forest", "Opt"]}).play(A, "Cast Expensive Taste")
    assert t.sorted_names("exile", 1) == ["Forest", "Shock"]
    assert all(o.face_down for o in t.in_zone("exile", 1))
    assert [o.face_down.looks for o in t.in_zone("exile", 1) if o.face_down] == [(0,), (0,)]
    assert t.play(A, "Cast Shock", "Bob").lives == (20, 18)
    assert t.sorted_names("graveyard", 1) == ["Shock"]
    assert t.play(A, "Play Forest").sorted_names("battlefield") == ["Forest"]


@cr("715.3d")
def test_whoever_controls_an_adventure_may_play_the_card_later() -> None:
    """The spell's controller exiles it and may play it, though somebody else owns it."""
    t = Scene.duel(["Decadent Dragon"], bob={"library": ["Embereth Shieldbreaker", "Opt"], "battlefield": ["Sol Ring"]})
    t.play(A, "Cast Expensive Taste").play(A, "Cast Battle Display")
    assert t.sorted_names("graveyard", 1) == ["Sol Ring"]
    assert not t.offers("Cast Battle Display")
    assert t.play(A, "Cast Embereth Shieldbreaker").sorted_names("battlefield") == ["Embereth Shieldbreaker"]


@cr("406.3")
def test_gandalfs_cards_are_played_only_with_a_wizard() -> None:
    t = Scene.duel(["Gandalf, Goblins' Bane"], ann={"library": ["Shock", "Opt", "Forest"]}).play(A, "Cast Flameshape")
    assert sorted(t.sorted_names("exile")) == ["Gandalf, Goblins' Bane", "Opt", "Shock"]
    assert not t.offers("Cast Shock")
    assert not t.offers("Cast Opt")
    assert t.play(A, "Cast Gandalf").offers("Cast Opt")
    t.play(A, "Cast Shock", "Bob")
    assert t.lives == (20, 17)
    assert t.size("Gandalf, Goblins' Bane") == (3, 4)


@cr("701.6a")
def test_abilities_of_noncreature_sources_are_countered() -> None:
    t = Scene.duel(["Emerald Dragon"], mine=["Bonesplitter", BEARS, "Autonomous Assembler"])
    t.choose("Autonomous Assembler: ")
    assert not t.offers("Cast Dissonant Wave")
    t.settle().choose("Bonesplitter: ").choose(BEARS)
    t.play(A, "Cast Dissonant Wave")
    assert t.called("Bonesplitter").attached == 0
    assert t.sorted_names("exile") == ["Emerald Dragon"]


def test_a_wish_brings_a_noncreature_card_from_outside() -> None:
    t = Scene.duel(["Fae of Wishes"], outside=["Shock", BEARS]).play(A, "Cast Granted", "Yes")
    assert t.sorted_names("hand") == ["Shock"]
    t = Scene.duel(["Fae of Wishes"], outside=["Shock"]).play(A, "Cast Granted", "No")
    assert t.sorted_names("hand") == []


def test_what_blocked_this_turn_shrinks() -> None:
    t = Scene.duel(["Hezrou"], mine=[GIANT, "Swamp"], theirs=[ANGEL, "Ettercap"])
    t.fight(GIANT, Ettercap=GIANT).until("end of combat").play(A, "Cast Demonic Stench")
    assert t.size(ANGEL) == (4, 4)
    assert t.size("Ettercap") == (1, 4)


@cr("608.2b", "701.12b")
@pytest.mark.parametrize("answer", ["Unsummon", "Disenchant"])
def test_an_exchange_of_which_half_is_gone_does_nothing(answer: str) -> None:
    """Where both targets are illegal the spell doesn't resolve, and the card goes to the graveyard."""
    t = Scene.duel(["Bilbo, Luckwearer", answer], mine=["Blitz Automaton"], theirs=[GIANT])
    t.choose("Cast Burglar's Plot")
    t.choose(f"Cast {answer}")
    t.settle(*(["Blitz Automaton"] if answer == "Unsummon" else []))
    assert t.sorted_names("battlefield", 1) == [GIANT]
    assert t.sorted_names("exile") == ["Bilbo, Luckwearer"]


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
        Scene.duel(["Conceited Witch", "Ferocious Werefox"], mine=[BEARS])
        .play(A, "Cast Price of Beauty")
        .play(A, "Cast Guard Change")
    )
    assert t.lives == (20, 19)
    assert t.size(BEARS) == (3, 3)
    assert t.sorted_names("battlefield") == [BEARS, "Monster"]


@cr("702.21a", "111.10m")
@pytest.mark.parametrize(("lands", "answers", "survives"), [(1, (), True), (2, ("Yes",), False), (2, ("No",), True)])
def test_a_royal_creature_has_ward(lands: int, answers: tuple[str, ...], survives: bool) -> None:
    bob = {"battlefield": [f"{lands} Mountain"], "hand": ["Lightning Bolt"]}
    t = Scene.duel(["Besotted Knight"], mine=[BEARS], bob=bob).play(A, "Cast Betroth the Beast").until("upkeep", 2)
    t.play(B, "Cast Lightning Bolt", BEARS, *answers)
    assert (BEARS in t.sorted_names("battlefield")) == survives


@cr("303.4g")
def test_a_role_for_a_creature_that_is_gone_is_not_created() -> None:
    t = (
        Scene.duel(["Besotted Knight", "Unsummon"], mine=[BEARS])
        .choose("Cast Betroth the Beast")
        .choose("Cast Unsummon")
        .settle()
    )
    assert t.sorted_names("battlefield") == []
    assert "Besotted Knight" in t.sorted_names("graveyard")
