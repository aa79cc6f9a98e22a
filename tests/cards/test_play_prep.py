"""Preparation cards, played: each is cast, becomes prepared in its own way, and its spell is cast from exile.

A spell that is a card of its own as well is cast from hand too: the same tries hold for both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import card, classics, strixhaven
from inset.kernel.types import ARTIFACT, GREEN, RED
from inset.language import keywords as k
from inset.language.abilities import StaticAbility
from inset.language.statics import EntersPrepared
from inset.rules.state import DESIGNATED
from tests.cards.bench import Bench
from tests.support import cr

BEARS, ANGEL, GIANT = "Grizzly Bears", "Serra Angel", "Hill Giant"
CARDS = {made.name: made for made in strixhaven.CARDS}
HOLDER = {made.faces[1].name: made.name for made in strixhaven.CARDS}
OWN = {made.name for made in classics.CARDS}  # spells that are cards of their own


def prepared(t: Bench, name: str) -> bool:
    return t.obj(name).flags & DESIGNATED != 0


def counters(t: Bench, name: str, kind: str = "+1/+1") -> int:
    return t.obj(name).counters.get(kind, 0)


def keyword(t: Bench, name: str, bit: int) -> bool:
    return bool(t.chars(name).keywords & bit)


def enters_prepared(name: str) -> bool:
    abilities = [a for a in CARDS[name].faces[0].abilities if isinstance(a, StaticAbility)]
    return any(isinstance(static, EntersPrepared) for ability in abilities for static in ability.statics)


# --- the creatures ----------------------------------------------------------------------------------------------
ENTERING: dict[str, tuple[str | int, ...]] = {
    "Emeritus of Truce": ("Bob",),
    "Jadzi, Steward of Fate": ("Shock", "Shock"),
}


@cr("722.3a", "722.3c")
@pytest.mark.parametrize("name", CARDS)
def test_each_is_cast_and_enters_prepared_if_it_says_so(name: str) -> None:
    t = Bench([name, "Shock", "Shock"]).play(f"Cast {name} ", *ENTERING.get(name, ()))
    front, inset = CARDS[name].faces
    assert t.size(name) == (front.power, front.toughness)
    assert prepared(t, name) == (enters_prepared(name) or name == "Inspired Skypainter")
    assert t.names("exile") == [inset.name] * prepared(t, name)


# --- their spells -----------------------------------------------------------------------------------------------
class Try(NamedTuple):
    """A spell: the answers as it is cast and resolves, what must be true then, and what there is before."""

    check: Callable[[Bench], object]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012


def own(t: Bench, name: str) -> int:
    return t.names("battlefield").count(name)


DIG = ["Shock", "Forest", BEARS, GIANT, "Opt", "Island", "Sol Ring", "Murder", "Plains"]
AURA = {"graveyard": ["Glorious Anthem", "Omniscience", "Sol Ring"]}
SPELLS: dict[str, Try] = {
    "Heroic Stanza": Try(lambda t: counters(t, ANGEL) == 1, (ANGEL,), theirs=(ANGEL,)),
    "Have a Bite": Try(lambda t: counters(t, BEARS) == 1 and t.life == (21, 20), (BEARS,), (BEARS,)),
    "Seething Song": Try(lambda t: len(t.game.state.players[0].pool) == 45 - 3 + 5),
    "Ancestral Craving": Try(lambda t: len(t.names("hand", 1)) == 3 and t.life == (20, 17), ("Bob",)),
    "Aqueous Aria": Try(lambda t: t.size("Elemental Token") == (3, 3) and keyword(t, "Elemental Token", k.FLYING)),
    "Raise Dead": Try(
        lambda t: t.names("hand") == [GIANT], (GIANT,), ann={"graveyard": [BEARS, GIANT, "Opt"]}
    ),
    "Vandal's Edit": Try(lambda t: len(t.names("hand")) == 2 and t.life == (18, 18)),
    "Braingeyser": Try(lambda t: len(t.names("hand", 1)) == 4, (4, "Bob")),
    "Turn Stones": Try(lambda t: own(t, "Pest Token") == 1),
    "Replenish": Try(lambda t: own(t, "Glorious Anthem") == own(t, "Omniscience") == 1, ann=AURA),
    "Rejoinder": Try(
        lambda t: t.obj(ANGEL).tapped and len(t.names("hand")) == 1, (ANGEL, "Yes", 0), theirs=(ANGEL,)
    ),
    "Regrowth": Try(lambda t: t.names("hand") == ["Opt"], ("Opt",), ann={"graveyard": [BEARS, "Opt"]}),
    "Lightning Bolt": Try(lambda t: t.life == (20, 17), ("Bob",)),
    "Ancestral Recall": Try(lambda t: len(t.names("hand")) == 3, ("Ann",)),
    "Swords to Plowshares": Try(
        lambda t: t.names("exile", 1) == [ANGEL] and t.life == (20, 24), (ANGEL,), theirs=(ANGEL, BEARS)
    ),
    "Demonic Tutor": Try(lambda t: t.names("hand") == ["Murder"], ("Murder",), ann={"library": DIG}),
    "Jump": Try(lambda t: keyword(t, BEARS, k.FLYING), (BEARS,), (BEARS, ANGEL)),
    "Craft with Pride": Try(lambda t: own(t, "Treasure Token") == 1),
    "Reanimate": Try(
        lambda t: own(t, ANGEL) == 1 and t.life == (15, 20), (ANGEL,), bob={"graveyard": [ANGEL, BEARS]}
    ),
    "Brainstorm": Try(
        lambda t: t.names("hand") == ["Murder", "Opt"] and top(t, 2) == ["Shock", "Forest"],
        ("Shock", "Forest", "Forest"),
        ann={"hand": ["Murder"], "library": ["Shock", "Forest", "Opt"]},
    ),
    "Forum's Favor": Try(
        lambda t: t.size(BEARS) == (3, 2) and keyword(t, BEARS, k.FLYING), (BEARS,), (BEARS,)
    ),
    "Stream of Life": Try(lambda t: t.life == (20, 25), (5, "Bob")),
    "Maestro's Gift": Try(lambda t: own(t, BEARS) == 2 and hasty_tokens(t) == 1, (BEARS,), (BEARS,)),
    "Oracle's Gift": Try(lambda t: own(t, "Fractal Token") == 3 and t.size("Fractal Token") == (3, 3), (3,)),
    "Secret Rendezvous": Try(lambda t: len(t.names("hand")) == len(t.names("hand", 1)) == 3),
    "Pack a Punch": Try(
        lambda t: counters(t, BEARS) == 2 and keyword(t, BEARS, k.TRAMPLE) and "Opt" in t.names("graveyard"),
        (BEARS,), (BEARS,), ann={"library": ["Opt"]},
    ),
    "Vibrant Idea": Try(lambda t: len(t.names("hand")) == 2),
    "Bloodletting": Try(lambda t: t.life == (20, 18)),
    "Pest Friend": Try(lambda t: own(t, "Pest Token") == 1),
    "Restore Relic": Try(
        lambda t: t.names("exile") == ["Sol Ring"] and own(t, "Sol Ring") == 1, ("Sol Ring",),
        ann={"graveyard": ["Sol Ring", BEARS]},
    ),
    "Rocket Volley": Try(lambda t: t.names("battlefield", 1) == ["Forest"], theirs=("Taiga", "Forest")),
    "Wheel of Fortune": Try(
        lambda t: len(t.names("hand")) == len(t.names("hand", 1)) == 7 and "Murder" not in t.names("hand", 1),
        ann={"hand": ["Opt"]}, bob={"hand": ["Murder", "Opt"]},
    ),
    "Omit Variables": Try(lambda t: len(t.names("graveyard")) == 3),
    "Striking Palette": Try(lambda t: t.play("Cast Shock", "Bob", "No").life == (20, 16), ann={"hand": ["Shock"]}),
    "Peer Review": Try(lambda t: own(t, "Cadet") == 1 and t.names("graveyard") == ["Opt"], (1,), ann={"library": ["Opt"]}),
    "Twofold Intent": Try(
        lambda t: t.size(BEARS) == (3, 2) and keyword(t, BEARS, k.DOUBLE_STRIKE), (BEARS,), (BEARS,)
    ),
    "Wild Idea": Try(lambda t: t.names("hand") == ["Murder"], ("Murder",), ann={"library": DIG}),
    "Venomous Words": Try(
        lambda t: t.size(BEARS) == (4, 2) and keyword(t, BEARS, k.DEATHTOUCH), (BEARS,), (BEARS,), (ANGEL,)
    ),
    "Sign in Blood": Try(lambda t: len(t.names("hand", 1)) == 2 and t.life == (20, 18), ("Bob",)),
    "All Aboard": Try(
        lambda t: counters(t, BEARS) == 0 and own(t, BEARS) == 1, (), ({"card": BEARS, "counters": {"+1/+1": 1}},)
    ),
    "Careful Study": Try(
        lambda t: t.names("hand") == ["Opt", "Sol Ring"] and "Shock" in t.names("graveyard"), ("Shock", "Murder"),
        ann={"hand": ["Shock", "Opt"], "library": ["Murder", "Sol Ring"]},
    ),
    "Scrollboost": Try(
        lambda t: t.size(BEARS) == (4, 4) and t.size(ANGEL) == (6, 6), (BEARS, ANGEL), (BEARS,), (ANGEL,)
    ),
    "Exsanguinate": Try(lambda t: t.life == (24, 16), (4,)),
    "Vicious Verse": Try(lambda t: t.life == (20, 19)),
    "Run the Play": Try(
        lambda t: counters(t, BEARS) == counters(t, ANGEL) == 1 and keyword(t, BEARS, k.FLYING)
        and len(t.names("hand")) == 1,
        (3, BEARS, ANGEL), (BEARS,), (ANGEL,),
    ),
    "Awaken the Ages": Try(lambda t: own(t, "Spirit Token") == 2),
    "Rampant Growth": Try(
        lambda t: t.names("battlefield").count("Island") == 1 and t.obj("Island").tapped, ("Island",), ann={"library": DIG}
    ),
    "Deep Sight": Try(lambda t: len(t.names("hand")) == 1 and t.life == (21, 20)),
    "Bind to Life": Try(
        lambda t: own(t, GIANT) == 1 and len([n for n in t.names("graveyard") if n != GIANT]) == 6, (GIANT,),
        ann={"library": DIG},
    ),
    "Seed Suture": Try(lambda t: counters(t, BEARS) == 1 and t.life == (21, 20), (BEARS,), (BEARS,)),
    "Soul Tether": Try(
        lambda t: (t.chars("Heartwood Token").types, t.chars("Heartwood Token").colors) == (ARTIFACT, RED | GREEN)
    ),
    "Channel": Try(
        lambda t: own(t.play("Cast Walking Ballista", 9), "Walking Ballista") == 1 and t.life == (2, 20),
        ann={"hand": ["Walking Ballista"], "mana": "{G}{G}"},
    ),
}  # fmt: skip


def top(t: Bench, count: int) -> list[str]:
    st = t.game.state
    return [st.objs[o].definition.name for o in st.libraries[0][:count]]


def hasty_tokens(t: Bench) -> int:
    from inset.rules.layers import chars_of

    st = t.game.state
    return sum(1 for o in st.objs.values() if o.token and chars_of(st, o).keywords & k.HASTE)


@cr("722.3c", "601.2i")
@pytest.mark.parametrize("spell", HOLDER)
def test_each_spell_is_cast_from_exile(spell: str) -> None:
    holder, case = HOLDER[spell], SPELLS[spell]
    t = Bench((), [*case.mine, {"card": holder, "prepared": True}], case.theirs, case.ann, case.bob)
    t.play(f"Cast {spell} ", *case.answers)
    assert case.check(t)
    assert not prepared(t, holder) and spell not in t.names("exile") + t.names("graveyard")


@cr("722.4", "201.4")
@pytest.mark.parametrize("spell", sorted(OWN))
def test_a_card_of_that_name_does_the_same(spell: str) -> None:
    case = SPELLS[spell]
    assert card(spell).faces[0] is card(HOLDER[spell]).faces[1]
    t = Bench((), case.mine, case.theirs, {**case.ann, "hand": [*case.ann.get("hand", ()), spell]}, case.bob)
    t.play(f"Cast {spell} ", *case.answers)
    assert case.check(t)
    assert spell in t.names("graveyard")
