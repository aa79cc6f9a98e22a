"""The cards that rules questions are asked about, from A to Gray Merchant of Asphodel, played: each way, each ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import creatures_a_to_g, creatures_a_to_g_more, double_faced, legends_a_to_g, permanents_a_to_g, spells_a_to_g
from inset.kernel.types import LAND
from inset.language import keywords as k
from tests.cards.bench import Bench
from tests.support import cr

BEARS, ANGEL, GIANT, ELVES = "Grizzly Bears", "Serra Angel", "Hill Giant", "Llanowar Elves"
PERMANENTS = {
    made.name: made
    for module in (creatures_a_to_g, creatures_a_to_g_more, legends_a_to_g, permanents_a_to_g, double_faced)
    for made in module.CARDS
    if made.name != "Fire"
}
SPELLS = {made.name: made for made in spells_a_to_g.CARDS}


def keyword(t: Bench, name: str, bit: int) -> bool:
    return bool(t.chars(name).keywords & bit)


def counters(t: Bench, name: str, kind: str = "+1/+1", zone: str = "battlefield") -> int:
    return t.obj(name, zone).counters.get(kind, 0)


# --- permanents -------------------------------------------------------------------------------------------------
ENTERING: dict[str, tuple[str | int, ...]] = {"Emrakul, the Promised End": (), "Coruscation Mage": ("No",)}
STARS = {"Alrund, God of the Cosmos": (1, 1)}


@pytest.mark.parametrize("name", PERMANENTS)
def test_each_permanent_is_played(name: str) -> None:
    t = Bench([name], mine=["Wastes"], theirs=["Wastes"])
    front = PERMANENTS[name].faces[0]
    t.play(f"Play {name}" if front.types & LAND else f"Cast {name} ", *ENTERING.get(name, ()))
    assert name in t.names("battlefield")
    assert t.size(name) == STARS.get(name, (front.power, front.toughness))


# --- instants and sorceries --------------------------------------------------------------------------------------
class Try(NamedTuple):
    """A spell cast from hand: who has what, the answers, and what must be true afterwards."""

    name: str
    check: Callable[[Bench], bool]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012
    hand: tuple[str, ...] = ()


TALES = {"graveyard": ["Opt", "Bonecrusher Giant", BEARS], "exile": ["Divination", "Lovestruck Beast", "Forest"]}
LOOKED_AT = ["Shock", BEARS, ANGEL, ELVES, "Forest", "Opt", "Island"]
TRIES = (
    Try("Abandon Hope", lambda t: t.names("graveyard", 1) == ["Opt", "Shock"] and t.names("graveyard") == ["Abandon Hope", BEARS, "Opt"],
        (2, "Opt", BEARS, "Opt", "Shock"), hand=("Opt", BEARS, GIANT), bob={"hand": ["Opt", GIANT, "Shock"]}),
    Try("Abandon Hope", lambda t: t.names("hand", 1) == ["Opt"], bob={"hand": ["Opt"]}),
    Try("Act of Treason", lambda t: (
        t.names("battlefield") == [ANGEL] and not t.obj(ANGEL).tapped and keyword(t, ANGEL, k.HASTE)
        and t.until("upkeep", 2).names("battlefield", 1) == [ANGEL]
    ), theirs=({"card": ANGEL, "tapped": True},)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 4) and t.names("graveyard", 1) == [BEARS], (ANGEL, BEARS), theirs=(BEARS, ANGEL)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Angelic Purge", lambda t: t.names("exile", 1) == [ANGEL] and BEARS in t.names("graveyard"), (ANGEL, BEARS),
        mine=(BEARS, "Wastes"), theirs=(ANGEL,)),
    Try("Barkshell Blessing", lambda t: t.size(BEARS) == (4, 4), (BEARS,), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Barkshell Blessing", lambda t: t.size(BEARS) == (4, 4) and t.size(ANGEL) == (6, 6) and t.obj(ELVES).tapped,
        ("Yes", BEARS, "Yes", ANGEL), mine=(BEARS, ELVES), theirs=(ANGEL,)),
    Try("Break Open", lambda t: t.size(ANGEL) == (4, 4), theirs=({"card": ANGEL, "face_down": True},)),
    Try("Cabal Therapy", lambda t: t.names("graveyard", 1) == ["Opt", "Opt"] and t.names("hand", 1) == ["Shock"], ("Bob", "Opt"),
        bob={"hand": ["Opt", "Shock", "Opt"]}),
    Try("Call to Mind", lambda t: t.names("hand") == ["Opt"], ann={"graveyard": ["Opt", BEARS]}),
    Try("Candlekeep Inspiration", lambda t: t.size(ELVES) == (4, 4) and t.size(ANGEL) == (4, 4) and t.size(BEARS) == (2, 2),
        mine=(ELVES, ANGEL), theirs=(BEARS,), ann=TALES),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("{1}",), theirs=(ANGEL,), hand=("Bloomvine Regent",)),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("Behold",), theirs=(ANGEL,), hand=("Bloomvine Regent",)),
    Try("Chaplain's Blessing", lambda t: t.life == (25, 20)),
    Try("Cloudshift", lambda t: t.names("battlefield") == [BEARS] and not t.obj(BEARS).tapped and not t.obj(BEARS).counters,
        mine=({"card": BEARS, "tapped": True, "counters": {"+1/+1": 1}},)),
    Try("Cloudshift", lambda t: t.names("battlefield") == [ANGEL] and t.until("upkeep", 2).names("battlefield") == [ANGEL],
        mine=({"card": ANGEL, "owner": "Bob"},)),
    Try("Collected Company", lambda t: t.names("battlefield") == [BEARS, ELVES] and len(t.in_zone("library")) == 25,
        (BEARS, ELVES, "Shock", ANGEL, "Forest"), ann={"library": LOOKED_AT}),
    Try("Collected Company", lambda t: t.names("battlefield") == [], ("Done", *LOOKED_AT[:5]), ann={"library": LOOKED_AT}),
    Try("Covetous Urge", lambda t: t.names("exile", 1) == [ANGEL] and t.has(f"Cast {ANGEL}"), (ANGEL,),
        bob={"hand": ["Opt", "Forest"], "graveyard": [ANGEL, "Plains"]}),
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt", "Opt", "Opt"], ("Bob", "Opt", "Opt", "Opt"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt"], ("Bob", "Opt", "Done"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Croaking Counterpart", lambda t: (
        t.size(ANGEL) == (1, 1) and t.chars(ANGEL).colors == 16 and t.chars(ANGEL).subtypes == {"Frog"} and keyword(t, ANGEL, k.FLYING)
    ), theirs=(ANGEL,)),
    Try("Cut Down", lambda t: t.names("graveyard", 1) == [BEARS], theirs=(BEARS, ANGEL)),
    Try("Cyber Conversion", lambda t: t.chars("").subtypes == {"Cyberman"} and t.size("") == (2, 2) and t.chars("").types == 5,
        theirs=(ANGEL,)),
    Try("Deep Analysis", lambda t: len(t.names("hand")) == 2, ("Ann",)),
    Try("Diminish", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Discover the Impossible", lambda t: t.names("hand") == [ANGEL] and t.names("exile") == [], (ANGEL,), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.life == (20, 18) and t.names("graveyard") == ["Discover the Impossible", "Shock"],
        ("Shock", "Cast Shock", "Bob"), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.names("hand") == ["Shock"], ("Shock", "No"), ann={"library": LOOKED_AT}),
    Try("Duress", lambda t: t.names("graveyard", 1) == ["Opt"], bob={"hand": ["Opt", BEARS, "Forest"]}),
    Try("Graceful Reprieve", lambda t: t.play("Cast Doom Blade ").names("battlefield", 1) == [BEARS], theirs=(BEARS,), hand=("Doom Blade",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.name}" for i, row in enumerate(TRIES)])
def test_each_spell_is_cast(row: Try) -> None:
    t = Bench([row.name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.name} ", *row.answers)
    assert row.check(t)
