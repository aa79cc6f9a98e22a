"""The Adventurer cards from Horned Loch-Whale to Zanarkand, played: each is cast both ways."""

from __future__ import annotations

import pytest

from inset.cards import all_cards, card
from inset.kernel.types import LAND
from inset.language import keywords as k
from inset.language.card import ADVENTURE
from tests.cards.tries import Try, counters, keyword, tapped
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT

CARDS = {made.name: made for made in all_cards() if made.frame == ADVENTURE and made.name > "Horned"}
MILLED = ["Opt", BEARS, "Forest", "Island", "Obyra's Attendants", GIANT]


# --- the normal way ---------------------------------------------------------------------------------------------
ANSWERS: dict[str, tuple[str | int, ...]] = {"Shrouded Shepherd": (BEARS,)}


@pytest.mark.parametrize("name", [name for name in CARDS if name != "Twice Upon a Time"])
def test_each_is_played_normally(name: str) -> None:
    t = Scene.duel([name], mine=[BEARS], theirs=[ANGEL])
    front = CARDS[name].faces[0]
    t.play(A, f"Play {name}" if front.types & LAND else f"Cast {name} ", *ANSWERS.get(name, ()))
    assert t.size(name) == ((3, 2) if name == "Imodane's Recruiter" else (front.power, front.toughness))
    assert t.called(name).tapped == bool(front.types & LAND)


# --- the Adventures ---------------------------------------------------------------------------------------------
TRIES = (
    Try("Plant Tadpoles", lambda t: t.called(ANGEL).tapped and t.called(BEARS).tapped and not t.called(GIANT).tapped,
        (2, ANGEL, BEARS), theirs=(ANGEL, GIANT, BEARS)),
    Try("Train Troops", lambda t: (
        t.sorted_names("battlefield") == ["Knight Token"] * 2 and keyword(t, "Knight Token", k.VIGILANCE)
    )),
    Try("Go Hog Wild", lambda t: t.size(BEARS) == (4, 4), mine=(BEARS,)),
    Try("Faith & Grief", lambda t: t.sorted_names("hand") == ["Glorious Anthem", "Sol Ring"], ("Sol Ring", "Glorious Anthem"),
        ann={"graveyard": ["Sol Ring", BEARS, "Glorious Anthem", "Bonesplitter"]}),
    Try("Faith & Grief", lambda t: t.sorted_names("hand") == [], ("Done",), ann={"graveyard": ["Sol Ring"]}),
    Try("Follow Him", lambda t: t.sorted_names("battlefield") == ["Clue Token"] * 3, (3,)),
    Try("Overture", lambda t: len(t.sorted_names("graveyard", 1)) == 2 and len(t.sorted_names("library", 1)) == 3,
        bob={"library": ["5 Forest"], "library_exact": True}),
    Try("Lupari Shield", lambda t: (
        keyword(t, "Merchant of the Vale", k.INDESTRUCTIBLE) and not keyword(t, BEARS, k.INDESTRUCTIBLE)
    ), mine=("Merchant of the Vale", BEARS)),
    Try("Journey On", lambda t: t.sorted_names("battlefield") == ["Map Token"] * 2, theirs=("Sol Ring", "Bonesplitter")),
    Try("Journey On", lambda t: t.sorted_names("battlefield") == ["Map Token", "Sol Ring"],
        mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Tail the Suspect", lambda t: (
        t.play(A, "Play Forest").play(A, "Play Forest").sorted_names("battlefield") == ["Clue Token", "Forest", "Forest"]
    ), hand=("Forest", "Forest")),
    Try("Birthright Boon", lambda t: t.sorted_names("hand") == ["Bonesplitter"], ("Bonesplitter",),
        ann={"library": ["Opt", "Bonesplitter", "Sol Ring"]}),
    Try("Gone Fishing", lambda t: not t.called(BEARS).tapped and not t.called("Forest").tapped and t.called(ANGEL).tapped,
        (BEARS, "Forest"), mine=(tapped(BEARS), tapped("Forest"), tapped(ANGEL))),
    Try("Mage Siege", lambda t: t.size("Wizard Token") == (0, 1) and t.play(A, "Cast Opt", 0).lives == (20, 19),
        hand=("Opt",)),
    Try("Rider in Need", lambda t: t.size("Knight Token") == (2, 2)),
    Try("Haggle", lambda t: t.sorted_names("graveyard") == ["Opt"] and t.sorted_names("hand") == ["Shock"], ("Yes",),
        hand=("Opt",), ann={"library": ["Shock"]}),
    Try("Haggle", lambda t: t.sorted_names("hand") == ["Opt"], ("No",), hand=("Opt",)),
    Try("Venture Deeper", lambda t: len(t.sorted_names("graveyard", 1)) == 4, ("Bob",)),
    Try("Ride the Rails", lambda t: t.size(BEARS) == (4, 3), mine=(BEARS,)),
    Try("Zoological Study", lambda t: t.sorted_names("hand") == [BEARS] and len(t.sorted_names("graveyard")) == 4, (BEARS,),
        ann={"library": MILLED}),
    Try("Pixie Dust", lambda t: keyword(t, BEARS, k.FLYING) and keyword(t, GIANT, k.FLYING),
        (BEARS, GIANT), mine=(BEARS, GIANT)),
    Try("Dread Whispers", lambda t: t.lives == (19, 20) and len(t.sorted_names("hand")) == 1),
    Try("Speak Secrets", lambda t: t.sorted_names("hand") == ["Opt"] and len(t.sorted_names("graveyard")) == 3,
        ann={"library": MILLED}),
    Try("Allure of Power", lambda t: t.sorted_names("graveyard") == [BEARS] and len(t.sorted_names("hand")) == 2, mine=(BEARS,)),
    Try("Bring Back", lambda t: t.sorted_names("battlefield") == ["Human Token"] * 2),
    Try("Desperate Parry", lambda t: t.size(ANGEL) == (0, 4), theirs=(ANGEL,)),
    Try("Throw a Line", lambda t: (counters(t, BEARS), counters(t, ANGEL)) == (1, 1), (BEARS, ANGEL),
        mine=(BEARS,), theirs=(ANGEL,)),
    Try("Throw a Line", lambda t: counters(t, BEARS) == 2, mine=(BEARS,)),
    Try("Alter Fate", lambda t: t.sorted_names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Rescue the Foal", lambda t: not t.called(BEARS).tapped, mine=(tapped(BEARS),), theirs=(ANGEL,)),
    Try("Free the Fae", lambda t: t.sorted_names("hand") == ["Obyra's Attendants"] and len(t.sorted_names("graveyard")) == 3,
        ("Obyra's Attendants",), ann={"library": ["Opt", BEARS, "Forest", "Obyra's Attendants"]}),
    Try("Stolen Goodies", lambda t: (counters(t, BEARS), counters(t, GIANT)) == (1, 2), (BEARS, GIANT, 1),
        mine=(BEARS, GIANT)),
    Try("Stolen Goodies", lambda t: t.sorted_names("exile") == ["Picnic Ruiner"], ("Done",), mine=(BEARS,)),
    Try("Hare Raising", lambda t: t.size(BEARS) == (4, 4) and keyword(t, BEARS, k.VIGILANCE),
        (BEARS,), mine=(BEARS, GIANT)),
    Try("Foul Rebirth", lambda t: t.size("Vampire Demon Token") == (4, 3) and t.sorted_names("graveyard") == [BEARS],
        mine=(BEARS,)),
    Try("Foul Rebirth", lambda t: t.sorted_names("battlefield") == []),
    Try("Rage of Winter", lambda t: t.called(ANGEL).tapped, theirs=(ANGEL,)),
    Try("Seek the Beast", lambda t: t.sorted_names("exile") == ["Forest", "Questing Druid", "Shock"] and t.offers("Play Forest"),
        ann={"library": ["Shock", "Forest"]}),
    Try("Pest Problem", lambda t: t.sorted_names("battlefield") == ["Rat Token"] * 2),
    Try("Harvest Fear", lambda t: t.sorted_names("hand", 1) == ["Shock"],
        ("Opt", BEARS), bob={"hand": ["Opt", "Shock", BEARS]}),
    Try("Seasonal Ritual", lambda t: t.offers(f"Cast {ELVES}"), ("{G}",), hand=(ELVES,), ann={"mana": "{G}"}),
    Try("Steam Clean", lambda t: t.sorted_names("hand", 1) == ["Sol Ring"], ("Sol Ring",), theirs=(BEARS, "Sol Ring")),
    Try("Aquatic Ingress", lambda t: t.size(BEARS) == (3, 2) and t.fight(BEARS, ELVES).until("end").lives == (20, 15),
        (BEARS, ELVES), mine=(BEARS, ELVES), theirs=(ANGEL, GIANT)),
    Try("Usher to Safety", lambda t: t.sorted_names("hand") == ["Sol Ring"], mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Cleave Shadows", lambda t: t.sorted_names("battlefield", 1) == [BEARS] and t.size(BEARS) == (1, 1),
        theirs=(BEARS, ELVES)),
    Try("On Alert", lambda t: t.size(BEARS) == (4, 4) and not t.called(BEARS).tapped, mine=(tapped(BEARS),)),
    Try("Spew Flame", lambda t: t.sorted_names("graveyard", 1) == [ANGEL], theirs=(ANGEL,)),
    Try("Curry Favor", lambda t: t.lives == (22, 18), mine=("Smitten Swordmaster", "Order of Midnight", BEARS)),
    Try("Bear Down", lambda t: t.sorted_names("graveyard", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Capsizing Wave", lambda t: t.sorted_names("hand", 1) == [BEARS], theirs=(BEARS, "Sol Ring")),
    Try("Scan the Clouds", lambda t: t.sorted_names("graveyard") == ["Opt", "Shock"] and t.sorted_names("hand") == [BEARS],
        ("Opt", "Shock"), hand=("Opt",), ann={"library": ["Shock", BEARS]}),
    Try("Seek the Heart", lambda t: t.sorted_names("hand") == ["Kess, Dissident Mage"], ("Kess",),
        ann={"library": [BEARS, "Kess, Dissident Mage", "The Arkenstone"]}),
    Try("Silvan Rally", lambda t: t.sorted_names("hand") == ["Forest", "Island"] and len(t.sorted_names("graveyard")) == 2,
        ("Forest", "Island"), ann={"library": MILLED}),
    Try("Rip the Seams", lambda t: t.sorted_names("graveyard", 1) == [BEARS], theirs=(tapped(BEARS), ANGEL)),
    Try("Retrieve Prey", lambda t: t.play(A, f"Cast {GIANT}").sorted_names("battlefield") == [GIANT],
        ann={"graveyard": [GIANT, "Shock"]}),
    Try("Entropic Cloud", lambda t: keyword(t, BEARS, k.DEATHTOUCH) and not keyword(t, ANGEL, k.DEATHTOUCH),
        mine=(BEARS,), theirs=(ANGEL,)),
    Try("Oaken Boon", lambda t: counters(t, BEARS) == 2, mine=(BEARS,)),
    Try("Sweeping Cleave", lambda t: keyword(t, BEARS, k.DOUBLE_STRIKE), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Twice the Rage", lambda t: keyword(t, BEARS, k.DOUBLE_STRIKE), theirs=(BEARS,)),
    Try("Croaking Curse", lambda t: (
        t.size(ANGEL) == (1, 1) and t.called(ANGEL).tapped and t.sorted_names("battlefield") == ["Cursed"]
    ), theirs=(ANGEL,)),
    Try("Gaze in Wonder", lambda t: t.called(BEARS).tapped and t.called(ANGEL).tapped, (BEARS, ANGEL), theirs=(BEARS, ANGEL)),
    Try("Gaze in Wonder", lambda t: t.called(BEARS).tapped, theirs=(BEARS,)),
    Try("Embereth Blaze", lambda t: t.lives == (20, 18), ("Bob",)),
    Try("Ardenvale Fealty", lambda t: t.size("Knight Token") == (2, 2)),
    Try("Locthwain Scorn", lambda t: t.lives == (22, 20) and t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Garenbrig Growth", lambda t: t.sorted_names("hand") == ["Forest"],
        ("Forest",), ann={"graveyard": ["Forest", BEARS, "Opt"]}),
    Try("Mend the Wilds", lambda t: t.st.libraries[0][0] == t.called(BEARS, "library").id, (BEARS,),
        ann={"graveyard": ["Forest", BEARS, "Opt"]}),
    Try("Sand Augury", lambda t: t.sorted_names("hand") == ["Shock"], (1,), ann={"library": ["Opt", "Shock"]}),
    Try("Bathe in Gold", lambda t: t.sorted_names("battlefield") == ["Treasure Token"]),
    Try("Lasting Fayth", lambda t: t.size("Hero Token") == (4, 4) and counters(t, "Hero Token") == 3,
        mine=("3 Forest",)),
    Try("Unlikely Meeting", lambda t: t.sorted_names("hand") == [], ann={"library": [BEARS, "Opt"]}),
)  # fmt: skip


@cr("715.3d")
@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.spell}" for i, row in enumerate(TRIES)])
def test_each_is_cast_as_an_adventure(row: Try) -> None:
    made = card(row.spell)
    t = Scene.duel([made.name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(A, f"Cast {row.spell} ", *row.answers)
    assert made.name in t.sorted_names("exile")
    assert not t.offers(f"Cast {row.spell}")
    if row.spell not in ("Seasonal Ritual", "Unlikely Meeting"):  # no mana left; no Doctors
        assert t.offers(f"{'Play' if made.faces[0].types & LAND else 'Cast'} {made.name}")
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
    t = Scene.duel(["Horned Loch-Whale"], mine=["3 Island"], theirs=[BEARS], ann={"mana": ""})
    t.fight(BEARS).until("declare attackers", 2)
    t.choose("Pass").choose("Cast Lagoon Breach")
    asked = t.choose("Pass").choose("Pass").game.decision
    assert asked is not None
    assert asked.player == 1
    t.choose(end)
    assert t.st.libraries[1][end] == t.called(BEARS, "library").id
    assert t.sorted_names("exile") == ["Horned Loch-Whale"]


@cr("701.6a")
def test_a_noncreature_spell_is_countered() -> None:
    t = Scene.duel(["Sapphire Dragon", "Shock", BEARS]).choose(f"Cast {BEARS}")
    assert not t.offers("Cast Psionic Pulse")
    t.settle().choose("Cast Shock").choose("Bob")
    t.play(A, "Cast Psionic Pulse")
    assert t.lives == (20, 20)
    assert t.sorted_names("graveyard") == ["Shock"]


def test_a_spell_is_taken_back_to_its_owners_hand() -> None:
    t = Scene.duel(["Spellscorn Coven", "Shock"]).choose("Cast Shock").choose("Bob")
    t.play(A, "Cast Take It Back")
    assert t.lives == (20, 20)
    assert t.sorted_names("hand") == ["Shock"]


@cr("715.4")
def test_an_adventure_taken_back_is_its_card_again() -> None:
    t = Scene.duel(["Spellscorn Coven", "Smaug, the Great Calamity"], theirs=[ANGEL]).choose("Cast Spew Flame")
    t.play(A, "Cast Take It Back")
    assert t.sorted_names("hand") == ["Smaug, the Great Calamity"]
    assert t.sorted_names("exile") == ["Spellscorn Coven"]


@cr("603.7", "400.7")
def test_the_spiral_gives_the_creature_back_at_the_end() -> None:
    t = Scene.duel(["Twining Twins"], theirs=[tapped(BEARS)]).play(A, "Cast Swift Spiral")
    assert t.sorted_names("exile", 1) == [BEARS]
    t.until("end").settle()
    assert t.sorted_names("battlefield", 1) == [BEARS]
    assert not t.called(BEARS).tapped


@cr("707.10c")
def test_an_ability_is_copied_with_a_new_target() -> None:
    t = Scene.duel(
        ["Virtue of Knowledge"], mine=[{"card": "Walking Ballista", "counters": {"+1/+1": 3}}], theirs=[ELVES]
    )
    t.choose("Walking Ballista: Remove").choose("Bob")
    t.play(A, "Cast Vantress Visions", "Yes", ELVES)
    assert t.lives == (20, 19)
    assert t.sorted_names("graveyard", 1) == [ELVES]
    assert counters(t, "Walking Ballista") == 2


@cr("502.3")
def test_each_of_several_players_creatures_misses_one_untap_step() -> None:
    t = Scene.duel(["Illithid Harvester"], mine=[BEARS], theirs=[ANGEL]).play(A, "Cast Plant Tadpoles", 2)
    assert t.called(BEARS).tapped
    assert t.called(ANGEL).tapped
    t.until("upkeep", 2)
    assert t.called(ANGEL).tapped
    t.until("upkeep", 3)
    assert t.called(BEARS).tapped
    t.until("upkeep", 4)
    assert not t.called(ANGEL).tapped
    t.until("upkeep", 5)
    assert not t.called(BEARS).tapped


@cr("611.2a")
def test_a_shield_lasts_until_your_next_turn() -> None:
    t = Scene.duel(["Karvanista, Loyal Lupari"], mine=["Merchant of the Vale"]).play(A, "Cast Lupari Shield")
    assert keyword(t.until("end", 2), "Merchant of the Vale", k.INDESTRUCTIBLE)
    assert not keyword(t.until("upkeep", 3), "Merchant of the Vale", k.INDESTRUCTIBLE)


def test_cards_sought_are_played_until_your_next_end_step() -> None:
    t = Scene.duel(["Questing Druid"], ann={"library": ["Shock", "Forest"]}).play(A, "Cast Seek the Beast")
    assert t.play(A, "Play Forest").sorted_names("battlefield") == ["Forest"]
    t = Scene.duel(["Questing Druid"], mine=["Mountain"], ann={"library": ["Shock", "Opt"], "mana": "{1}{R}"})
    t.play(A, "Cast Seek the Beast")
    assert t.offers("Cast Shock")
    assert not t.until("end").offers("Cast Shock")


def test_prey_is_cast_until_the_end_of_your_next_turn() -> None:
    lands = [tapped("Mountain", count=4)]
    t = Scene.duel(["Tlincalli Hunter"], mine=lands, ann={"graveyard": [GIANT], "mana": "{1}{G}"}).play(
        A, "Cast Retrieve Prey"
    )
    assert t.until("precombat main", 3).offers(f"Cast {GIANT}")
    assert not t.until("precombat main", 5).offers(f"Cast {GIANT}")


@cr("400.7", "610.3c")
def test_each_card_comes_back_under_its_owners_control() -> None:
    stolen = {"card": ANGEL, "owner": "Bob", "tapped": True}
    t = Scene.duel(["Lake-town Mariners"], mine=[BEARS, stolen]).play(A, "Cast Gone Fishing")
    assert t.sorted_names("battlefield") == [BEARS]
    assert t.sorted_names("battlefield", 1) == [ANGEL]
    assert not t.called(ANGEL).tapped


@cr("701.17c")
def test_a_milled_card_is_found_where_it_went() -> None:
    t = Scene.duel(["Monster Manual"], mine=["Rest in Peace"], ann={"library": [BEARS, "Opt"]})
    assert t.play(A, "Cast Zoological Study", "adventure").sorted_names("hand") == [BEARS]


@cr("601.3", "500.7")
def test_the_extra_turn_needs_two_doctors() -> None:
    doctor = {"token": {"name": "Doctor", "types": ["creature"], "subtypes": ["Doctor"], "power": 1, "toughness": 1}}
    t = Scene.duel(["Twice Upon a Time"], mine=[doctor])
    assert not t.offers("Cast Twice Upon a Time")
    assert t.offers("Cast Unlikely Meeting")
    t = Scene.duel(["Twice Upon a Time"], mine=[doctor, doctor]).play(A, "Cast Twice Upon a Time")
    assert t.sorted_names("exile") == ["Twice Upon a Time"]
    assert not t.offers("Cast Twice")
    t.until("upkeep", 2)
    assert t.st.active == 0
    assert t.until("upkeep", 3).game.state.active == 1
