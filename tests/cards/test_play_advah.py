"""The Adventurer cards from Altar of Bhaal to Horn of Valhalla, played: each is cast both ways, each ability is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import adventures_a_to_d, adventures_e_to_h, card
from inset.cards.tokens import CURSED, MONSTER, ROYAL, WICKED
from inset.language import keywords as k
from inset.language.card import Face
from inset.language.text import face_text
from tests.cards.bench import Bench
from tests.support import cr

CARDS = {made.name: made for made in (*adventures_a_to_d.CARDS, *adventures_e_to_h.CARDS)}
BEARS, ANGEL, GIANT = "Grizzly Bears", "Serra Angel", "Hill Giant"
STARS = {"Beanstalk Giant": (1, 1), "Cruel Somnophage": (1, 1)}  # with one land and one creature card in a graveyard


def keyword(t: Bench, name: str, bit: int) -> bool:
    return bool(t.chars(name).keywords & bit)


def counters(t: Bench, name: str, kind: str = "+1/+1") -> int:
    return t.obj(name).counters.get(kind, 0)


# --- the normal way ---------------------------------------------------------------------------------------------
ANSWERS: dict[str, tuple[str | int, ...]] = {"An Unexpected Party": ("Bear",), "Gumdrop Poisoner": ("Done",)}


@pytest.mark.parametrize("name", CARDS)
def test_each_is_cast_normally(name: str) -> None:
    t = Bench([name], mine=[BEARS, "Forest"], theirs=[ANGEL], ann={"graveyard": [GIANT]})
    t.play(f"Cast {name} ", *ANSWERS.get(name, ()))
    front = CARDS[name].faces[0]
    printed = STARS.get(name, (front.power, front.toughness))
    assert name in t.names("battlefield") and t.size(name) == printed


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


MILLED = ["Shock", GIANT, "Forest", "Brazen Borrower", "Bonesplitter", "Opt", "Glorious Anthem", "Island"]
TRIES = (
    Try("Bone Offering", lambda t: (
        t.size("Skeleton Token") == (4, 1) and t.obj("Skeleton Token").tapped and keyword(t, "Skeleton Token", k.MENACE)
    )),
    Try("Explosive Crystal", lambda t: t.life == (20, 17) and t.names("graveyard", 1) == ["Llanowar Elves"],
        ("Bob", "Llanowar Elves", "Done", 3), theirs=("Llanowar Elves",)),
    Try("Explosive Crystal", lambda t: t.life == (20, 20), ("Done",)),
    Try("At the Door", lambda t: t.names("battlefield").count("Dwarf Token") == 3, (3,)),
    Try("Bring to Life", lambda t: t.size("Sol Ring") == (4, 4), mine=("Sol Ring",)),
    Try("Bubble Up", lambda t: t.game.state.libraries[0][0] == t.obj("Opt", "library").id, ann={"graveyard": ["Opt"]}),
    Try("Dizzying Swoop", lambda t: t.obj(BEARS).tapped and t.obj(ANGEL).tapped and not t.obj(GIANT).tapped,
        (BEARS, ANGEL), theirs=(BEARS, ANGEL, GIANT)),
    Try("Fertile Footsteps", lambda t: t.names("battlefield") == ["Plains"] and not t.obj("Plains").tapped,
        ("Plains",), ann={"library": ["Shock", "Plains", "Island"]}),
    Try("Entry Denied", lambda t: t.names("hand", 1) == [BEARS], theirs=(BEARS, ANGEL), mine=("Llanowar Elves",)),
    Try("Betroth the Beast", lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.WARD), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Price of Beauty", lambda t: t.size(BEARS) == (3, 3), mine=(BEARS,)),
    Try("Guard Change", lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.TRAMPLE), mine=(BEARS,)),
    Try("Burglar's Plot", lambda t: t.names("battlefield") == [ANGEL, "Sol Ring"] and t.names("battlefield", 1) == [BEARS],
        (BEARS, ANGEL), mine=(BEARS, "Sol Ring"), theirs=(ANGEL,)),
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
    Try("Forktail Sweep", lambda t: t.names("battlefield", 1) == [BEARS] and t.names("battlefield") == ["Llanowar Elves"],
        mine=("Llanowar Elves",), theirs=("Llanowar Elves", BEARS)),
    Try("Easy Pickings", lambda t: t.names("battlefield", 1) == [BEARS] and t.names("battlefield") == ["Llanowar Elves"],
        mine=("Llanowar Elves",), theirs=("Llanowar Elves", BEARS)),
    Try("Deathly Ride", lambda t: t.names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Bind Spirit", lambda t: t.names("hand") == [GIANT], ann={"graveyard": [GIANT, "Shock"]}),
    Try("Welcome Home", lambda t: t.names("battlefield") == ["Bear Token"] * 3 and t.size("Bear Token") == (2, 2)),
    Try("Blow Off Steam", lambda t: t.life == (20, 19), ("Bob",)),
    Try("Storm Reading", lambda t: t.names("hand") == ["Forest", GIANT] and t.names("graveyard") == ["Brazen Borrower", "Shock"],
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
    Try("Stoke Genius", lambda t: len(t.names("hand")) == 2 and t.names("graveyard") == ["Opt", "Shock"], hand=("Shock", "Opt")),
    Try("Gentleman's Rise", lambda t: t.size("Zombie Token") == (2, 2)),
    Try("Ysgard's Call", lambda t: t.names("battlefield") == ["Soldier Token"] * 4, (4,)),
    Try("Plant Beans", lambda t: t.play("Play Forest").play("Play Forest").names("battlefield") == ["Forest"] * 2,
        hand=("Forest", "Forest")),
    Try("Till and Tend", lambda t: t.play("Play Forest").play("Play Forest").names("battlefield") == ["Forest"] * 2,
        hand=("Forest", "Forest")),
)  # fmt: skip


@cr("715.3d")
@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.inset}" for i, row in enumerate(TRIES)])
def test_each_is_cast_as_an_adventure(row: Try) -> None:
    name = card(row.inset).name
    t = Bench([name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.inset} ", *row.answers)
    assert row.check(t)
    assert name in t.names("exile") and t.has(f"Cast {name}") and not t.has(f"Cast {row.inset}")


def test_no_adventure_is_left_out() -> None:
    elsewhere = {  # tested below, where something must happen after it
        "Dissonant Wave", "Granted", "Take a Glance", "Beat a Path", "Squeak By", "Expensive Taste", "Flameshape", "Demonic Stench",
    }  # fmt: skip
    assert {row.inset for row in TRIES} | elsewhere == {made.faces[1].name for made in CARDS.values()}
