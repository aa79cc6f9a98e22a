"""The Adventurer cards from Horned Loch-Whale to Zanarkand, played: each is cast both ways, each ability is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import adventures_h_to_m, adventures_n_to_s, adventures_t_to_z, card
from inset.kernel.types import LAND
from inset.language import keywords as k
from tests.cards.bench import Bench
from tests.support import cr

CARDS = {
    made.name: made
    for made in (*adventures_h_to_m.CARDS, *adventures_n_to_s.CARDS, *adventures_t_to_z.CARDS)
}
BEARS, ANGEL, GIANT, ELVES = "Grizzly Bears", "Serra Angel", "Hill Giant", "Llanowar Elves"
MILLED = ["Opt", BEARS, "Forest", "Island", "Obyra's Attendants", GIANT]


def keyword(t: Bench, name: str, bit: int) -> bool:
    return bool(t.chars(name).keywords & bit)


def counters(t: Bench, name: str, kind: str = "+1/+1") -> int:
    return t.obj(name).counters.get(kind, 0)


def tapped(name: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "tapped": True, **more}


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
class Try(NamedTuple):
    """An Adventure cast from hand: who has what, the answers, and what must be true afterwards."""

    inset: str
    check: Callable[[Bench], bool]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012
    hand: tuple[str, ...] = ()


TRIES = (
    Try("Plant Tadpoles", lambda t: t.obj(ANGEL).tapped and t.obj(BEARS).tapped and not t.obj(GIANT).tapped,
        (2, ANGEL, BEARS), theirs=(ANGEL, GIANT, BEARS)),
    Try("Train Troops", lambda t: t.names("battlefield") == ["Knight Token"] * 2 and keyword(t, "Knight Token", k.VIGILANCE)),
    Try("Go Hog Wild", lambda t: t.size(BEARS) == (4, 4), mine=(BEARS,)),
    Try("Faith & Grief", lambda t: t.names("hand") == ["Glorious Anthem", "Sol Ring"], ("Sol Ring", "Glorious Anthem"),
        ann={"graveyard": ["Sol Ring", BEARS, "Glorious Anthem", "Bonesplitter"]}),
    Try("Faith & Grief", lambda t: t.names("hand") == [], ("Done",), ann={"graveyard": ["Sol Ring"]}),
    Try("Follow Him", lambda t: t.names("battlefield") == ["Clue Token"] * 3, (3,)),
    Try("Overture", lambda t: len(t.names("graveyard", 1)) == 2 and len(t.names("library", 1)) == 3,
        bob={"library": ["5 Forest"], "library_exact": True}),
    Try("Lupari Shield", lambda t: keyword(t, "Merchant of the Vale", k.INDESTRUCTIBLE) and not keyword(t, BEARS, k.INDESTRUCTIBLE),
        mine=("Merchant of the Vale", BEARS)),
    Try("Journey On", lambda t: t.names("battlefield") == ["Map Token"] * 2, theirs=("Sol Ring", "Bonesplitter")),
    Try("Journey On", lambda t: t.names("battlefield") == ["Map Token", "Sol Ring"], mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Tail the Suspect", lambda t: (
        t.play("Play Forest").play("Play Forest").names("battlefield") == ["Clue Token", "Forest", "Forest"]
    ), hand=("Forest", "Forest")),
    Try("Birthright Boon", lambda t: t.names("hand") == ["Bonesplitter"], ("Bonesplitter",),
        ann={"library": ["Opt", "Bonesplitter", "Sol Ring"]}),
    Try("Gone Fishing", lambda t: not t.obj(BEARS).tapped and not t.obj("Forest").tapped and t.obj(ANGEL).tapped,
        (BEARS, "Forest"), mine=(tapped(BEARS), tapped("Forest"), tapped(ANGEL))),
    Try("Mage Siege", lambda t: t.size("Wizard Token") == (0, 1) and t.play("Cast Opt", 0).life == (20, 19), hand=("Opt",)),
    Try("Rider in Need", lambda t: t.size("Knight Token") == (2, 2)),
    Try("Haggle", lambda t: t.names("graveyard") == ["Opt"] and t.names("hand") == ["Shock"], ("Yes",), hand=("Opt",),
        ann={"library": ["Shock"]}),
    Try("Haggle", lambda t: t.names("hand") == ["Opt"], ("No",), hand=("Opt",)),
    Try("Venture Deeper", lambda t: len(t.names("graveyard", 1)) == 4, ("Bob",)),
    Try("Ride the Rails", lambda t: t.size(BEARS) == (4, 3), mine=(BEARS,)),
    Try("Zoological Study", lambda t: t.names("hand") == [BEARS] and len(t.names("graveyard")) == 4, (BEARS,),
        ann={"library": MILLED}),
    Try("Pixie Dust", lambda t: keyword(t, BEARS, k.FLYING) and keyword(t, GIANT, k.FLYING), (BEARS, GIANT), mine=(BEARS, GIANT)),
    Try("Dread Whispers", lambda t: t.life == (19, 20) and len(t.names("hand")) == 1),
    Try("Speak Secrets", lambda t: t.names("hand") == ["Opt"] and len(t.names("graveyard")) == 3, ann={"library": MILLED}),
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
    Try("Hare Raising", lambda t: t.size(BEARS) == (4, 4) and keyword(t, BEARS, k.VIGILANCE), (BEARS,), mine=(BEARS, GIANT)),
    Try("Foul Rebirth", lambda t: t.size("Vampire Demon Token") == (4, 3) and t.names("graveyard") == [BEARS], mine=(BEARS,)),
    Try("Foul Rebirth", lambda t: t.names("battlefield") == []),
    Try("Rage of Winter", lambda t: t.obj(ANGEL).tapped, theirs=(ANGEL,)),
    Try("Seek the Beast", lambda t: t.names("exile") == ["Forest", "Questing Druid", "Shock"] and t.has("Play Forest"),
        ann={"library": ["Shock", "Forest"]}),
    Try("Pest Problem", lambda t: t.names("battlefield") == ["Rat Token"] * 2),
    Try("Harvest Fear", lambda t: t.names("hand", 1) == ["Shock"], ("Opt", BEARS), bob={"hand": ["Opt", "Shock", BEARS]}),
    Try("Seasonal Ritual", lambda t: t.has(f"Cast {ELVES}"), ("green",), hand=(ELVES,), ann={"mana": "{G}"}),
    Try("Steam Clean", lambda t: t.names("hand", 1) == ["Sol Ring"], ("Sol Ring",), theirs=(BEARS, "Sol Ring")),
    Try("Aquatic Ingress", lambda t: t.size(BEARS) == (3, 2) and t.fight(BEARS, ELVES).until("end").life == (20, 15),
        (BEARS, ELVES), mine=(BEARS, ELVES), theirs=(ANGEL, GIANT)),
    Try("Usher to Safety", lambda t: t.names("hand") == ["Sol Ring"], mine=("Sol Ring",), theirs=(BEARS,)),
    Try("Cleave Shadows", lambda t: t.names("battlefield", 1) == [BEARS] and t.size(BEARS) == (1, 1), theirs=(BEARS, ELVES)),
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
    Try("Retrieve Prey", lambda t: t.play(f"Cast {GIANT}").names("battlefield") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Entropic Cloud", lambda t: keyword(t, BEARS, k.DEATHTOUCH) and not keyword(t, ANGEL, k.DEATHTOUCH),
        mine=(BEARS,), theirs=(ANGEL,)),
    Try("Oaken Boon", lambda t: counters(t, BEARS) == 2, mine=(BEARS,)),
    Try("Sweeping Cleave", lambda t: keyword(t, BEARS, k.DOUBLE_STRIKE), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Twice the Rage", lambda t: keyword(t, BEARS, k.DOUBLE_STRIKE), theirs=(BEARS,)),
    Try("Croaking Curse", lambda t: t.size(ANGEL) == (1, 1) and t.obj(ANGEL).tapped and t.names("battlefield") == ["Cursed"],
        theirs=(ANGEL,)),
    Try("Gaze in Wonder", lambda t: t.obj(BEARS).tapped and t.obj(ANGEL).tapped, (BEARS, ANGEL), theirs=(BEARS, ANGEL)),
    Try("Gaze in Wonder", lambda t: t.obj(BEARS).tapped, theirs=(BEARS,)),
    Try("Embereth Blaze", lambda t: t.life == (20, 18), ("Bob",)),
    Try("Ardenvale Fealty", lambda t: t.size("Knight Token") == (2, 2)),
    Try("Locthwain Scorn", lambda t: t.life == (22, 20) and t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Garenbrig Growth", lambda t: t.names("hand") == ["Forest"], ("Forest",), ann={"graveyard": ["Forest", BEARS, "Opt"]}),
    Try("Mend the Wilds", lambda t: t.game.state.libraries[0][0] == t.obj(BEARS, "library").id, (BEARS,),
        ann={"graveyard": ["Forest", BEARS, "Opt"]}),
    Try("Sand Augury", lambda t: t.names("hand") == ["Shock"], (1,), ann={"library": ["Opt", "Shock"]}),
    Try("Bathe in Gold", lambda t: t.names("battlefield") == ["Treasure Token"]),
    Try("Lasting Fayth", lambda t: t.size("Hero Token") == (4, 4) and counters(t, "Hero Token") == 3, mine=("3 Forest",)),
    Try("Unlikely Meeting", lambda t: t.names("hand") == [], ann={"library": [BEARS, "Opt"]}),
)  # fmt: skip


@cr("715.3d")
@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.inset}" for i, row in enumerate(TRIES)])
def test_each_is_cast_as_an_adventure(row: Try) -> None:
    made = card(row.inset)
    t = Bench([made.name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.inset} ", *row.answers)
    assert made.name in t.names("exile")
    assert not t.has(f"Cast {row.inset}")
    if row.inset not in ("Seasonal Ritual", "Unlikely Meeting"):  # no mana left; no Doctors
        assert t.has(f"{'Play' if made.faces[0].types & LAND else 'Cast'} {made.name}")
    assert row.check(t)


def test_no_adventure_is_left_out() -> None:
    elsewhere = {"Lagoon Breach", "Psionic Pulse", "Take It Back", "Swift Spiral", "Vantress Visions"}
    assert {row.inset for row in TRIES} | elsewhere == {made.faces[1].name for made in CARDS.values()}
