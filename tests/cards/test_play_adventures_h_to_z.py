"""The Adventurer cards from Horned Loch-Whale to Zanarkand, played: each is cast both ways."""

from __future__ import annotations

import pytest

from inset.cards import all_cards, card
from inset.kernel.types import LAND
from inset.language import keywords as k
from inset.language.card import ADVENTURE
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, Try, counters, keyword, tapped
from tests.support import cr

CARDS = {made.name: made for made in all_cards() if made.frame == ADVENTURE and made.name > "Horned"}
MILLED = ["Opt", BEARS, "Forest", "Island", "Obyra's Attendants", GIANT]


# --- the normal way ---------------------------------------------------------------------------------------------
ANSWERS: dict[str, tuple[str | int, ...]] = {"Shrouded Shepherd": (BEARS,)}


@pytest.mark.parametrize("name", [name for name in CARDS if name != "Twice Upon a Time"])
def test_each_is_played_normally(name: str) -> None:
    t = Bench([name], mine=[BEARS], theirs=[ANGEL])
    front = CARDS[name].faces[0]
    t.play(f"Play {name}" if front.types & LAND else f"Cast {name} ", *ANSWERS.get(name, ()))
    assert t.size(name) == ((3, 2) if name == "Imodane's Recruiter" else (front.power, front.toughness))
    assert t.obj(name).tapped == bool(front.types & LAND)


# --- the Adventures ---------------------------------------------------------------------------------------------
TRIES = (
    Try("Plant Tadpoles", lambda t: t.obj(ANGEL).tapped and t.obj(BEARS).tapped and not t.obj(GIANT).tapped,
        (2, ANGEL, BEARS), theirs=(ANGEL, GIANT, BEARS)),
    Try("Train Troops", lambda t: (
        t.names("battlefield") == ["Knight Token"] * 2 and keyword(t, "Knight Token", k.VIGILANCE)
    )),
    Try("Go Hog Wild", lambda t: t.size(BEARS) == (4, 4), mine=(BEARS,)),
    Try("Faith & Grief", lambda t: t.names("hand") == ["Glorious Anthem", "Sol Ring"], ("Sol Ring", "Glorious Anthem"),
        ann={"graveyard": ["Sol Ring", BEARS, "Glorious Anthem", "Bonesplitter"]}),
    Try("Faith & Grief", lambda t: t.names("hand") == [], ("Done",), ann={"graveyard": ["Sol Ring"]}),
    Try("Follow Him", lambda t: t.names("battlefield") == ["Clue Token"] * 3, (3,)),
    Try("Overture", lambda t: len(t.names("graveyard", 1)) == 2 and len(t.names("library", 1)) == 3,
        bob={"library": ["5 Forest"], "library_exact": True}),
    Try("Lupari Shield", lambda t: (
        keyword(t, "Merchant of the Vale", k.INDESTRUCTIBLE) and not keyword(t, BEARS, k.INDESTRUCTIBLE)
    ), mine=("Merchant of the Vale", BEARS)),
    Try("Journey On", lambda t: t.names("battlefield") == ["Map Token"] * 2, theirs=("Sol Ring", "Bonesplitter")),
    Try("Journey On", lambda t: t.names("battlefield") == ["Map Token", "Sol Ring"],
        mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Tail the Suspect", lambda t: (
        t.play("Play Forest").play("Play Forest").names("battlefield") == ["Clue Token", "Forest", "Forest"]
    ), hand=("Forest", "Forest")),
    Try("Birthright Boon", lambda t: t.names("hand") == ["Bonesplitter"], ("Bonesplitter",),
        ann={"library": ["Opt", "Bonesplitter", "Sol Ring"]}),
    Try("Gone Fishing", lambda t: not t.obj(BEARS).tapped and not t.obj("Forest").tapped and t.obj(ANGEL).tapped,
        (BEARS, "Forest"), mine=(tapped(BEARS), tapped("Forest"), tapped(ANGEL))),
    Try("Mage Siege", lambda t: t.size("Wizard Token") == (0, 1) and t.play("Cast Opt", 0).life == (20, 19),
        hand=("Opt",)),
    Try("Rider in Need", lambda t: t.size("Knight Token") == (2, 2)),
    Try("Haggle", lambda t: t.names("graveyard") == ["Opt"] and t.names("hand") == ["Shock"], ("Yes",), hand=("Opt",),
        ann={"library": ["Shock"]}),
    Try("Haggle", lambda t: t.names("hand") == ["Opt"], ("No",), hand=("Opt",)),
    Try("Venture Deeper", lambda t: len(t.names("graveyard", 1)) == 4, ("Bob",)),
    Try("Ride the Rails", lambda t: t.size(BEARS) == (4, 3), mine=(BEARS,)),
    Try("Zoological Study", lambda t: t.names("hand") == [BEARS] and len(t.names("graveyard")) == 4, (BEARS,),
        ann={"library": MILLED}),
    Try("Pixie Dust", lambda t: keyword(t, BEARS, k.FLYING) and keyword(t, GIANT, k.FLYING),
        (BEARS, GIANT), mine=(BEARS, GIANT)),
    Try("Dread Whispers", lambda t: t.life == (19, 20) and len(t.names("hand")) == 1),
    Try("Speak Secrets", lambda t: t.names("hand") == ["Opt"] and len(t.names("graveyard")) == 3,
        ann={"library": MILLED}),
    Try("Allure of Power", lambda t: t.names("graveyard") == [BEARS] and len(t.names("hand")) == 2, mine=(BEARS,)),
    Try("Bring Back", lambda t: t.names("battlefield") == ["Human Token"] * 2),
    Try("Desperate Parry", lambda t: t.size(ANGEL) == (0, 4), theirs=(ANGEL,)),
    Try("Throw a Line", lambda t: (counters(t, BEARS), counters(t, ANGEL)) == (1, 1), (BEARS, ANGEL),
        mine=(BEARS,), theirs=(ANGEL,)),
    Try("Throw a Line", lambda t: counters(t, BEARS) == 2, mine=(BEARS,)),
    Try("Alter Fate", lambda t: t.names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Rescue the Foal", lambda t: not t.obj(BEARS).tapped, mine=(tapped(BEARS),), theirs=(ANGEL,)),
    Try("Free the Fae", lambda t: t.names("hand") == ["Obyra's Attendants"] and len(t.names("graveyard")) == 3,
        ("Obyra's Attendants",), ann={"library": ["Opt", BEARS, "Forest", "Obyra's Attendants"]}),
    Try("Stolen Goodies", lambda t: (counters(t, BEARS), counters(t, GIANT)) == (1, 2), (BEARS, GIANT, 1),
        mine=(BEARS, GIANT)),
    Try("Stolen Goodies", lambda t: t.names("exile") == ["Picnic Ruiner"], ("Done",), mine=(BEARS,)),
    Try("Hare Raising", lambda t: t.size(BEARS) == (4, 4) and keyword(t, BEARS, k.VIGILANCE),
        (BEARS,), mine=(BEARS, GIANT)),
    Try("Foul Rebirth", lambda t: t.size("Vampire Demon Token") == (4, 3) and t.names("graveyard") == [BEARS],
        mine=(BEARS,)),
    Try("Foul Rebirth", lambda t: t.names("battlefield") == []),
    Try("Rage of Winter", lambda t: t.obj(ANGEL).tapped, theirs=(ANGEL,)),
    Try("Seek the Beast", lambda t: t.names("exile") == ["Forest", "Questing Druid", "Shock"] and t.has("Play Forest"),
        ann={"library": ["Shock", "Forest"]}),
    Try("Pest Problem", lambda t: t.names("battlefield") == ["Rat Token"] * 2),
    Try("Harvest Fear", lambda t: t.names("hand", 1) == ["Shock"],
        ("Opt", BEARS), bob={"hand": ["Opt", "Shock", BEARS]}),
    Try("Seasonal Ritual", lambda t: t.has(f"Cast {ELVES}"), ("{G}",), hand=(ELVES,), ann={"mana": "{G}"}),
    Try("Steam Clean", lambda t: t.names("hand", 1) == ["Sol Ring"], ("Sol Ring",), theirs=(BEARS, "Sol Ring")),
    Try("Aquatic Ingress", lambda t: t.size(BEARS) == (3, 2) and t.fight(BEARS, ELVES).until("end").life == (20, 15),
        (BEARS, ELVES), mine=(BEARS, ELVES), theirs=(ANGEL, GIANT)),
    Try("Usher to Safety", lambda t: t.names("hand") == ["Sol Ring"], mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Cleave Shadows", lambda t: t.names("battlefield", 1) == [BEARS] and t.size(BEARS) == (1, 1),
        theirs=(BEARS, ELVES)),
    Try("On Alert", lambda t: t.size(BEARS) == (4, 4) and not t.obj(BEARS).tapped, mine=(tapped(BEARS),)),
    Try("Spew Flame", lambda t: t.names("graveyard", 1) == [ANGEL], theirs=(ANGEL,)),
    Try("Curry Favor", lambda t: t.life == (22, 18), mine=("Smitten Swordmaster", "Order of Midnight", BEARS)),
    Try("Bear Down", lambda t: t.names("graveyard", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Capsizing Wave", lambda t: t.names("hand", 1) == [BEARS], theirs=(BEARS, "Sol Ring")),
    Try("Scan the Clouds", lambda t: t.names("graveyard") == ["Opt", "Shock"] and t.names("hand") == [BEARS],
        ("Opt", "Shock"), hand=("Opt",), ann={"library": ["Shock", BEARS]}),
    Try("Seek the Heart", lambda t: t.names("hand") == ["Kess, Dissident Mage"], ("Kess",),
        ann={"library": [BEARS, "Kess, Dissident Mage", "The Arkenstone"]}),
    Try("Silvan Rally", lambda t: t.names("hand") == ["Forest", "Island"] and len(t.names("graveyard")) == 2,
        ("Forest", "Island"), ann={"library": MILLED}),
    Try("Rip the Seams", lambda t: t.names("graveyard", 1) == [BEARS], theirs=(tapped(BEARS), ANGEL)),
    Try("Retrieve Prey", lambda t: t.play(f"Cast {GIANT}").names("battlefield") == [GIANT],
        ann={"graveyard": [GIANT, "Shock"]}),
    Try("Entropic Cloud", lambda t: keyword(t, BEARS, k.DEATHTOUCH) and not keyword(t, ANGEL, k.DEATHTOUCH),
        mine=(BEARS,), theirs=(ANGEL,)),
    Try("Oaken Boon", lambda t: counters(t, BEARS) == 2, mine=(BEARS,)),
    Try("Sweeping Cleave", lambda t: keyword(t, BEARS, k.DOUBLE_STRIKE), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Twice the Rage", lambda t: keyword(t, BEARS, k.DOUBLE_STRIKE), theirs=(BEARS,)),
    Try("Croaking Curse", lambda t: (
        t.size(ANGEL) == (1, 1) and t.obj(ANGEL).tapped and t.names("battlefield") == ["Cursed"]
    ), theirs=(ANGEL,)),
    Try("Gaze in Wonder", lambda t: t.obj(BEARS).tapped and t.obj(ANGEL).tapped, (BEARS, ANGEL), theirs=(BEARS, ANGEL)),
    Try("Gaze in Wonder", lambda t: t.obj(BEARS).tapped, theirs=(BEARS,)),
    Try("Embereth Blaze", lambda t: t.life == (20, 18), ("Bob",)),
    Try("Ardenvale Fealty", lambda t: t.size("Knight Token") == (2, 2)),
    Try("Locthwain Scorn", lambda t: t.life == (22, 20) and t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Garenbrig Growth", lambda t: t.names("hand") == ["Forest"],
        ("Forest",), ann={"graveyard": ["Forest", BEARS, "Opt"]}),
    Try("Mend the Wilds", lambda t: t.game.state.libraries[0][0] == t.obj(BEARS, "library").id, (BEARS,),
        ann={"graveyard": ["Forest", BEARS, "Opt"]}),
    Try("Sand Augury", lambda t: t.names("hand") == ["Shock"], (1,), ann={"library": ["Opt", "Shock"]}),
    Try("Bathe in Gold", lambda t: t.names("battlefield") == ["Treasure Token"]),
    Try("Lasting Fayth", lambda t: t.size("Hero Token") == (4, 4) and counters(t, "Hero Token") == 3,
        mine=("3 Forest",)),
    Try("Unlikely Meeting", lambda t: t.names("hand") == [], ann={"library": [BEARS, "Opt"]}),
)  # fmt: skip


@cr("715.3d")
@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.spell}" for i, row in enumerate(TRIES)])
def test_each_is_cast_as_an_adventure(row: Try) -> None:
    made = card(row.spell)
    t = Bench([made.name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.spell} ", *row.answers)
    assert made.name in t.names("exile")
    assert not t.has(f"Cast {row.spell}")
    if row.spell not in ("Seasonal Ritual", "Unlikely Meeting"):  # no mana left; no Doctors
        assert t.has(f"{'Play' if made.faces[0].types & LAND else 'Cast'} {made.name}")
    assert row.check(t)


def test_no_adventure_is_left_out() -> None:
    elsewhere = {  # below, in tests/rules and in scenarios
        "Lagoon Breach", "Psionic Pulse", "Take It Back", "Swift Spiral", "Vantress Visions",
        "Boulder Rush", "Cast Off", "Heart's Desire", "Mesmeric Glare", "Reactor Raid", "Swift End",
    }  # fmt: skip
    assert {row.spell for row in TRIES} | elsewhere == {made.faces[1].name for made in CARDS.values()}


# --- Adventures that need more than one look --------------------------------------------------------------------
@cr("401.4")
@pytest.mark.parametrize("end", [0, -1])
def test_the_owner_chooses_the_end_of_the_library(end: int) -> None:
    t = Bench(["Horned Loch-Whale"], mine=["3 Island"], theirs=[BEARS], ann={"mana": ""})
    t.fight(BEARS).until("declare attackers", 2)
    t.choose("Pass").choose("Cast Lagoon Breach")
    asked = t.choose("Pass").choose("Pass").game.decision
    assert asked is not None
    assert asked.player == 1
    t.choose(end)
    assert t.game.state.libraries[1][end] == t.obj(BEARS, "library").id
    assert t.names("exile") == ["Horned Loch-Whale"]


@cr("701.6a")
def test_a_noncreature_spell_is_countered() -> None:
    t = Bench(["Sapphire Dragon", "Shock", BEARS]).choose(f"Cast {BEARS}")
    assert not t.has("Cast Psionic Pulse")
    t.settle().choose("Cast Shock").choose("Bob")
    t.play("Cast Psionic Pulse")
    assert t.life == (20, 20)
    assert t.names("graveyard") == ["Shock"]


def test_a_spell_is_taken_back_to_its_owners_hand() -> None:
    t = Bench(["Spellscorn Coven", "Shock"]).choose("Cast Shock").choose("Bob")
    t.play("Cast Take It Back")
    assert t.life == (20, 20)
    assert t.names("hand") == ["Shock"]


@cr("715.4")
def test_an_adventure_taken_back_is_its_card_again() -> None:
    t = Bench(["Spellscorn Coven", "Smaug, the Great Calamity"], theirs=[ANGEL]).choose("Cast Spew Flame")
    t.play("Cast Take It Back")
    assert t.names("hand") == ["Smaug, the Great Calamity"]
    assert t.names("exile") == ["Spellscorn Coven"]


@cr("603.7", "400.7")
def test_the_spiral_gives_the_creature_back_at_the_end() -> None:
    t = Bench(["Twining Twins"], theirs=[tapped(BEARS)]).play("Cast Swift Spiral")
    assert t.names("exile", 1) == [BEARS]
    t.until("end").settle()
    assert t.names("battlefield", 1) == [BEARS]
    assert not t.obj(BEARS).tapped


@cr("707.10c")
def test_an_ability_is_copied_with_a_new_target() -> None:
    t = Bench(["Virtue of Knowledge"], mine=[{"card": "Walking Ballista", "counters": {"+1/+1": 3}}], theirs=[ELVES])
    t.choose("Walking Ballista: Remove").choose("Bob")
    t.play("Cast Vantress Visions", "Yes", ELVES)
    assert t.life == (20, 19)
    assert t.names("graveyard", 1) == [ELVES]
    assert counters(t, "Walking Ballista") == 2


@cr("502.3")
def test_each_of_several_players_creatures_misses_one_untap_step() -> None:
    t = Bench(["Illithid Harvester"], mine=[BEARS], theirs=[ANGEL]).play("Cast Plant Tadpoles", 2)
    assert t.obj(BEARS).tapped
    assert t.obj(ANGEL).tapped
    t.until("upkeep", 2)
    assert t.obj(ANGEL).tapped
    t.until("upkeep", 3)
    assert t.obj(BEARS).tapped
    t.until("upkeep", 4)
    assert not t.obj(ANGEL).tapped
    t.until("upkeep", 5)
    assert not t.obj(BEARS).tapped


@cr("611.2a")
def test_a_shield_lasts_until_your_next_turn() -> None:
    t = Bench(["Karvanista, Loyal Lupari"], mine=["Merchant of the Vale"]).play("Cast Lupari Shield")
    assert keyword(t.until("end", 2), "Merchant of the Vale", k.INDESTRUCTIBLE)
    assert not keyword(t.until("upkeep", 3), "Merchant of the Vale", k.INDESTRUCTIBLE)


def test_cards_sought_are_played_until_your_next_end_step() -> None:
    t = Bench(["Questing Druid"], ann={"library": ["Shock", "Forest"]}).play("Cast Seek the Beast")
    assert t.play("Play Forest").names("battlefield") == ["Forest"]
    t = Bench(["Questing Druid"], mine=["Mountain"], ann={"library": ["Shock", "Opt"], "mana": "{1}{R}"})
    t.play("Cast Seek the Beast")
    assert t.has("Cast Shock")
    assert not t.until("end").has("Cast Shock")


def test_prey_is_cast_until_the_end_of_your_next_turn() -> None:
    lands = [tapped("Mountain", count=4)]
    t = Bench(["Tlincalli Hunter"], mine=lands, ann={"graveyard": [GIANT], "mana": "{1}{G}"}).play("Cast Retrieve Prey")
    assert t.until("precombat main", 3).has(f"Cast {GIANT}")
    assert not t.until("precombat main", 5).has(f"Cast {GIANT}")


@cr("400.7", "610.3c")
def test_each_card_comes_back_under_its_owners_control() -> None:
    stolen = {"card": ANGEL, "owner": "Bob", "tapped": True}
    t = Bench(["Lake-town Mariners"], mine=[BEARS, stolen]).play("Cast Gone Fishing")
    assert t.names("battlefield") == [BEARS]
    assert t.names("battlefield", 1) == [ANGEL]
    assert not t.obj(ANGEL).tapped


@cr("701.17c")
def test_a_milled_card_is_found_where_it_went() -> None:
    t = Bench(["Monster Manual"], mine=["Rest in Peace"], ann={"library": [BEARS, "Opt"]})
    assert t.play("Cast Zoological Study", "adventure").names("hand") == [BEARS]


@cr("601.3", "500.7")
def test_the_extra_turn_needs_two_doctors() -> None:
    doctor = {"token": {"name": "Doctor", "types": ["creature"], "subtypes": ["Doctor"], "power": 1, "toughness": 1}}
    t = Bench(["Twice Upon a Time"], mine=[doctor])
    assert not t.has("Cast Twice Upon a Time")
    assert t.has("Cast Unlikely Meeting")
    t = Bench(["Twice Upon a Time"], mine=[doctor, doctor]).play("Cast Twice Upon a Time")
    assert t.names("exile") == ["Twice Upon a Time"]
    assert not t.has("Cast Twice")
    t.until("upkeep", 2)
    assert t.game.state.active == 0
    assert t.until("upkeep", 3).game.state.active == 1
