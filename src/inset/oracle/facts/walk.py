"""A walk through nodes that notes facts; ``TELL`` has the facts of each class of node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import ManaCost
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
)
from inset.language.node import Node

Found = dict[str, set[str]]


class Walk:
    def __init__(self) -> None:
        self.found: Found = {}
        self.targets: list[str] = []
        self.computed = False  # the size of a token isn't a printed number
        self.each = ""  # who acts when each player does the same
        self.holder = ""  # whose hand was looked at
        self.event = False  # in what a trigger waits for

    def happens(self, word: str) -> None:
        if self.event:
            self.note("event", word)

    def note(self, kind: str, *values: Any) -> None:
        self.found.setdefault(kind, set()).update(str(value) for value in values)

    def number(self, *amounts: Any) -> None:
        self.note("number", *(abs(n) for n in amounts if isinstance(n, int) and 1 < abs(n) != 99))

    def amount(self, kind: str, n: Any) -> None:
        if isinstance(n, int):
            self.note(kind, n)

    def into(self, value: Any) -> None:
        if isinstance(value, tuple):
            for part in value:
                self.into(part)
            return
        if isinstance(value, ManaCost):
            self.mana(value)
            return
        if not isinstance(value, Node):
            return
        for verb in _VERBS.get(type(value), ()):
            if not self.event:
                self.note("verb", verb)
        deed = _DEEDS.get(type(value))
        if deed:
            doer = getattr(value, "who", None)
            doer = doer.who if isinstance(doer, (s.PlayersWhere, s.PlayersExcept)) else doer
            who = self.each if isinstance(doer, s.ThatOne) and self.each else WHO[type(doer)]
            self.note("doer", f"{deed}:{who}")
        tell = TELL.get(type(value))
        if tell is not None and tell(self, value) is ALL_TOLD:
            return
        for name in inner(type(value)):
            part = getattr(value, name)
            if (type(value), name) in _HIDDEN:
                continue
            if name == "when" or (name == "what" and isinstance(value, (p.Either, p.While))):
                before, self.event = self.event, True
                self.into(part)
                self.event = before
            elif name == "parts" and isinstance(value, p.Either):
                self.into(part)
            elif name in _AMOUNTS and isinstance(part, int) and not isinstance(part, bool):
                self.number(part)
            else:
                self.into(part)

    def mana(self, cost: ManaCost) -> None:
        text = str(cost).lower()
        self.note("mana", *(sign for sign in text.replace("{", " ").replace("}", " ").split()))

    def zones(self, mask: int) -> None:
        if mask not in (t.ANY_ZONE, -1):
            self.note("zone", *(word for bit, word in _ZONES.items() if mask & bit))


_ZONES: Final = {t.GRAVEYARD: "graveyard", t.HAND: "hand", t.EXILE: "exile", t.LIBRARY: "library"}
# Fields that hold a number that is printed if it is more than one.
_AMOUNTS: Final = frozenset(
    "amount count loyalty number most least power toughness times plus nth limit a b sides factor more_than uses".split()
)
_HIDDEN: Final = {
    (f.ColorCount, "count"),
    (a.Activated, "limit"),
    (a.Triggered, "limit"),
    (e.Permit, "limit"),
    (st.MayPlay, "limit"),
    (p.Attacks, "whom"),
    (st.CombatCost, "against"),
    (p.PlayerAttacks, "whom"),
    (p.AttacksEach, "whom"),
}


def inner(kind: type[Node]) -> tuple[str, ...]:
    return tuple(kind.__dataclass_fields__)


_VERBS: Final[dict[type[Any], tuple[str, ...]]] = {
    e.Destroy: ("destroy",), e.Untap: ("untap",), e.Fight: ("fight",), e.Regenerate: ("regenerate",),
    e.Search: ("search",), e.CreateToken: ("create",), e.CreateCopy: ("create",), e.Counter: ("counter",),
    e.Sacrifice: ("sacrifice",), e.SacrificeIt: ("sacrifice",), c.SacrificeThis: ("sacrifice",),
    c.SacrificeOther: ("sacrifice",), e.Transform: ("transform",), e.Scry: ("scry",), e.ExtraTurn: ("extra turn",),
    st.CantCast: ("can't",), st.CantActivate: ("can't",), st.CantPlayLands: ("can't",), a.CantBeCountered: ("can't",),
    st.DamageCantBePrevented: ("can't",), st.CantEnter: ("can't",), st.CantHaveCounters: ("can't",),
    st.CantGetCounters: ("can't",), m.CantHaveKeyword: ("can't",), st.CounterLimit: ("can't",),
}  # fmt: skip
_DEEDS: Final[dict[type[Any], str]] = {
    e.Draw: "draw", e.Discard: "discard", e.DiscardHand: "discard", e.Mill: "mill", e.GainLife: "gain", e.LoseLife: "lose",
}  # fmt: skip
WHO: Final[dict[type[Any], str]] = {
    s.You: "you", s.Opponents: "opponents", s.AllPlayers: "everyone", s.TargetPlayers: "target",
    s.ControllerOf: "its controller", s.OwnerOf: "its controller", s.EventPlayer: "that player", s.ThatOne: "that player",
    s.DefendingPlayer: "that player", s.SavedPlayers: "that player", s.ActivePlayer: "that player", s.PlayerUnion: "both",
    s.Voted: "opponents", s.ChosenPlayer: "that player", s.EnchantedPlayer: "that player",
}  # fmt: skip
ALL_TOLD: Final = True  # what is inside has been noted, or is not printed
Teller = Callable[[Walk, Any], bool | None]
TELL: Final[dict[type[Any], Teller]] = {}


def tells(*kinds: type[Any]) -> Callable[[Teller], Teller]:
    def keep(function: Teller) -> Teller:
        for kind in kinds:
            TELL[kind] = function
        return function

    return keep
