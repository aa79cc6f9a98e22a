"""The cards that rules questions are asked about, from A to Gray Merchant of Asphodel, played: each way, each ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import creatures_a_to_g, creatures_a_to_g_more, double_faced, legends_a_to_g, permanents_a_to_g, spells_a_to_g
from inset.kernel.types import GREEN, LAND
from inset.language import keywords as k
from inset.rules.happenings import ROLLED
from inset.rules.layers import chars_of
from tests.cards.bench import MANA, Bench
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


def frog_of(t: Bench, name: str) -> bool:
    """A token of Ann's: 1/1, green, a Frog and no other creature type, and for the rest the original (707.9b)."""
    (token,) = (o for o in t.game.state.objs.values() if o.token)
    chars = chars_of(t.game.state, token)
    return (chars.power, chars.toughness, chars.colors, chars.subtypes, chars.name) == (1, 1, GREEN, {"Frog"}, name)


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
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt", "Opt", "Opt"], ("Bob", "Opt", "Opt (in Bob's hand)", "Opt"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt"], ("Bob", "Opt", "Done"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Croaking Counterpart", lambda t: frog_of(t, ANGEL), theirs=(ANGEL,)),
    Try("Cut Down", lambda t: t.names("graveyard", 1) == [BEARS], theirs=(BEARS, ANGEL)),
    Try("Cyber Conversion", lambda t: t.chars("").subtypes == {"Cyberman"} and t.size("") == (2, 2) and t.chars("").types == 5,
        theirs=(ANGEL,)),
    Try("Deep Analysis", lambda t: len(t.names("hand")) == 2, ("Ann",)),
    Try("Diminish", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Discover the Impossible", lambda t: t.names("hand") == [ANGEL] and t.names("exile") == [], (ANGEL,), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.life == (20, 18) and t.names("graveyard") == ["Discover the Impossible", "Shock"],
        ("Shock", "Cast Shock", "Bob"), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.names("hand") == ["Shock"], ("Shock", "Don't"), ann={"library": LOOKED_AT}),
    Try("Duress", lambda t: t.names("graveyard", 1) == ["Opt"], bob={"hand": ["Opt", BEARS, "Forest"]}),
    Try("Graceful Reprieve", lambda t: t.play("Cast Doom Blade ").names("battlefield", 1) == [BEARS], theirs=(BEARS,), hand=("Doom Blade",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.name}" for i, row in enumerate(TRIES)])
def test_each_spell_is_cast(row: Try) -> None:
    t = Bench([row.name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.name} ", *row.answers)
    assert row.check(t)


# --- spells that answer other spells ------------------------------------------------------------------------------
def answered(mine: str, theirs: str, *answers: str | int, hand: tuple[str, ...] = (), **more: Any) -> Bench:
    """Ann casts a spell, with the first words among the answers; Bob casts another in response; both resolve."""
    rows = {"hand": [theirs, *hand], "mana": MANA, **more.pop("bob", {})}
    t = Bench([mine], bob=rows, **more)
    t.choose(f"Cast {mine} ")
    left = list(answers)
    while t.game.decision is not None and t.game.decision.kind != "priority":
        t.choose(left.pop(0))
    t.choose("Pass").choose(f"Cast {theirs} ")
    return t.settle(*left)


@cr("202.3", "701.6a")
def test_access_denied_makes_thopters_by_the_mana_value_of_the_countered_spell() -> None:
    t = answered(ANGEL, "Access Denied")
    assert t.names("battlefield", 1) == ["Thopter Token"] * 5
    assert t.names("graveyard") == [ANGEL]
    assert keyword(t, "Thopter Token", k.FLYING)


@cr("702.160a", "718.3b")
def test_ceremonious_rejection_counters_colorless_spells() -> None:
    t = answered("Sol Ring", "Ceremonious Rejection")
    assert t.names("graveyard") == ["Sol Ring"]
    t = Bench([BEARS], bob={"hand": ["Ceremonious Rejection"], "mana": MANA}).choose(f"Cast {BEARS} ").choose("Pass")
    assert not t.has("Cast Ceremonious Rejection")


@cr("118.9", "608.3a")
def test_commandeer_takes_a_spell_for_two_blue_cards_or_its_mana_cost() -> None:
    t = answered("Divination", "Commandeer", hand=("Opt", "Unsummon", "Shock"), bob={"mana": ""})
    assert t.names("hand", 1) == ["Shock", "Wastes", "Wastes"]
    assert t.names("exile", 1) == ["Opt", "Unsummon"]
    assert t.names("graveyard") == ["Divination"]
    t = answered("Sol Ring", "Commandeer")
    assert t.names("battlefield", 1) == ["Sol Ring"]
    assert t.obj("Sol Ring").owner == 0


@cr("115.7d")
def test_commandeer_may_choose_new_targets() -> None:
    t = answered("Shock", "Commandeer", "Bob", "Yes", "Ann")
    assert t.life == (18, 20)


@cr("702.62a", "702.62b")
def test_delay_suspends_what_it_counters() -> None:
    t = answered(BEARS, "Delay")
    assert t.names("exile") == [BEARS]
    assert counters(t, BEARS, "time", "exile") == 3
    t.until("upkeep", 7, f"Cast {BEARS}").settle()
    assert t.names("battlefield") == [BEARS]
    assert keyword(t, BEARS, k.HASTE)


@cr("707.10", "707.9a")
def test_double_major_copies_a_creature_spell_and_the_copy_is_not_legendary() -> None:
    t = Bench(["Kess, Dissident Mage", "Double Major"]).choose("Cast Kess").play("Cast Double Major ")
    assert t.names("battlefield") == ["Kess, Dissident Mage"] * 2
    assert sum(o.token for o in t.game.state.objs.values()) == 1


@cr("707.9b")
def test_fork_makes_a_red_copy() -> None:
    t = Bench(["Unsummon", "Fork"], theirs=["Freewind Falcon", BEARS])
    t.choose("Cast Unsummon ").choose("Freewind Falcon").choose("Cast Fork ").settle("Yes", BEARS)
    assert t.names("hand", 1) == ["Freewind Falcon", BEARS]
    t = Bench(["Unsummon", "Fork"], theirs=["Freewind Falcon", BEARS])
    t.choose("Cast Unsummon ").choose("Freewind Falcon").choose("Cast Fork ").settle("No")
    assert t.names("hand", 1) == ["Freewind Falcon"]  # by Unsummon itself: the red copy's target was illegal


@cr("706.2")
@pytest.mark.parametrize("seed", range(4))
def test_gales_redirection_lets_its_controller_cast_the_exiled_card(seed: int) -> None:
    t = answered(ANGEL, "Gale's Redirection", seed=seed)
    assert t.names("exile") == [ANGEL]
    rolled = next(e for e in t.game.events if e.kind == ROLLED)
    assert rolled.data == rolled.amount + 5
    t.until("precombat main", 2)
    assert t.has(f"Cast {ANGEL}")
    assert t.has(f"Cast {ANGEL} without") == (rolled.data >= 15)


@cr("701.6a")
def test_douse_counters_red_spells() -> None:
    t = Bench([GIANT, BEARS], bob={"battlefield": ["Douse"], "mana": MANA})
    t.choose(f"Cast {GIANT} ").choose("Pass").choose("Douse").settle()
    assert t.names("graveyard") == [GIANT]
    t.choose(f"Cast {BEARS} ").choose("Pass")
    assert not t.has("Douse")


@cr("702.170c")
def test_aven_interrupter_plots_a_spell_for_its_owner() -> None:
    t = answered(ANGEL, "Aven Interrupter")
    assert t.names("exile") == [ANGEL]
    assert not t.has(f"Cast {ANGEL}")
    t.until("precombat main", 3)
    assert not t.has(f"Cast {ANGEL}")  # it costs {2} more now, and nobody pays for Ann …


# --- spells with flashback ----------------------------------------------------------------------------------------
@cr("702.34a")
def test_flashback_costs() -> None:
    t = Bench(mine=[BEARS], ann={"graveyard": ["Cabal Therapy", "Deep Analysis", "Croaking Counterpart"]}, bob={"hand": ["Opt"]})
    t.play("Cast Cabal Therapy", "Bob", "Opt")
    assert (t.names("exile"), t.names("battlefield"), t.names("graveyard", 1)) == (["Cabal Therapy"], [], ["Opt"])
    t.play("Cast Deep Analysis", "Ann")
    assert (t.life, len(t.names("hand"))) == ((17, 20), 2)
    assert not t.has("Cast Croaking Counterpart")
    t.play("Cast Deep Analysis") if t.has("Cast Deep Analysis") else None
    assert t.names("exile") == ["Cabal Therapy", "Deep Analysis"]
