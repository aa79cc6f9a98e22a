"""Pronouns and places: what "it", "that creature", "target creature" and "if you do" stand for.

A binder walks one spoken ability in the order of its text. Everything that is named becomes a *mention*; a pronoun takes the
one mention that fits in the nearest clause that has any. None or several is ``Unbound``: the card is declined.
Functions for spoken nodes register with ``@binds``; any other node is rebuilt from its bound fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import is_
from typing import Any, Final, NamedTuple

from inset.kernel import types as t
from inset.kernel.errors import InsetError
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    patterns as p,
    selections as s,
    statics as st,
)
from inset.language.abilities import TargetSpec
from inset.language.node import FIELDS_INSIDE, Effect, Filter, Node, Pattern, Players, Selection
from inset.language.trees import changed, found_in, mentions, replaced
from inset.oracle.slots import FIRST_SLOT, SLOT_READERS
from inset.oracle.spoken import SPOKEN, It, That, ThatMany, ThatPlayer, Them, TheyAll
from inset.oracle.verb_domains import where_operand_is


class Unbound(InsetError):
    """A word that refers to nothing, or to several things."""


_SPOKEN: Final = frozenset(SPOKEN)
_PRONOUNS: Final = (It, That, Them)
PRONOUNS: Final = (It, That, Them, ThatPlayer, TheyAll, ThatMany, s.DefendingPlayer)
Telling = Callable[["Binder", Any], str]
Bind = Callable[["Binder", Any], Any]
BIND: Final[dict[type[Any], Bind]] = {}


def binds(*kinds: type[Node]) -> Callable[[Bind], Bind]:
    """Registers the function that binds nodes of these kinds. Of an effect it may return several effects."""

    def register(function: Bind) -> Bind:
        for kind in kinds:
            if kind in BIND:
                raise TypeError(f"{kind.__name__} is bound twice")
            BIND[kind] = function
        return function

    return register


# In these nodes a description is of objects in another zone than the battlefield.
ZONE_OF: Final[dict[type[Any], int]] = {
    c.DiscardCards: t.HAND, c.RevealCards: t.HAND, e.Discard: t.HAND, p.Discards: t.HAND, e.Search: t.LIBRARY,
    e.Wish: t.LIBRARY, p.Casts: t.STACK, st.OfferAlternativeCost: t.STACK,
    st.CantCast: t.STACK, st.CostChange: t.STACK, st.AsThoughFlash: t.STACK, c.ExileCards: t.GRAVEYARD,
}  # fmt: skip
# What is kept when an instruction has been carried out, and how it is called.
PRODUCT: Final[dict[type[Any], tuple[str, ...]]] = {
    e.CreateToken: ("token", "permanent", "creature"), e.CreateCopy: ("token", "permanent", "creature"),
    e.Populate: ("token", "permanent", "creature"), e.Manifest: ("permanent", "creature"),
    e.Cloak: ("permanent", "creature"), e.ManifestDread: ("permanent", "creature"), e.Mill: ("card", "milled"),
    e.Search: ("card",), e.LookAt: ("card", "revealed"), 
    e.Sacrifice: ("permanent", "creature", "sacrificed"), e.Discard: ("card", "discarded"),
}  # fmt: skip


_KEEPS: Final = frozenset({
    e.LoseLife, e.CastNow, e.PayAny, e.Draw, e.DiscardHand, e.TakeCounters, e.Tap, e.DealDamage, e.Destroy, *PRODUCT,
})  # fmt: skip


class Mention:
    """Something that the text has named. ``moved``: what it became when it was moved (400.7), if it was; ``zones``: where it
    can be now; ``within``: it was named only to describe something else of its clause."""

    __slots__ = ("many", "moved", "nouns", "unit", "what", "within", "zones")

    def __init__(
        self, what: Selection | Players, nouns: tuple[str, ...], many: bool, unit: int, moved: Selection | None = None,
        zones: int = t.ANY_ZONE,
    ) -> None:  # fmt: skip
        self.what = what
        self.nouns = nouns
        self.many = many
        self.unit = unit
        self.moved = moved
        self.zones = zones
        self.within = False


CARD_ZONES: Final = t.HAND | t.GRAVEYARD | t.LIBRARY | t.EXILE
_LEFT: Final = frozenset({"sacrificed", "discarded", "exiled", "milled", "revealed"})


def zones_of(nouns: tuple[str, ...]) -> int:
    """Where a thing with this name can be."""
    if "~" in nouns or not nouns:
        return t.ANY_ZONE
    on_stack = t.STACK if "spell" in nouns or "ability" in nouns else 0
    if not _LEFT.isdisjoint(nouns) or ("card" in nouns and "permanent" not in nouns):
        return on_stack | CARD_ZONES
    return on_stack if on_stack and "permanent" not in nouns else on_stack | t.BATTLEFIELD


class Doubt(NamedTuple):
    """A pronoun, what it was bound to, and what else an earlier clause has that fits."""

    word: str
    chosen: Node
    others: tuple[Node, ...]


class Picked(NamedTuple):
    """Some were chosen of a group; ``stays``: they were put somewhere in the same zone."""

    group: Selection
    slot: int
    stays: bool = False


_heard: dict[int, str] = {}
_telling: Telling | None = None


@contextmanager
def listening(telling: Telling) -> Iterator[dict[int, str]]:
    """What pronouns stand for, in the words of ``telling``, by the identity of their nodes."""
    global _heard, _telling
    _heard, _telling = {}, telling
    try:
        yield _heard
    finally:
        _telling = None


class Binder:
    """For one ability. ``spell``: the object is an instant or sorcery."""

    def __init__(
        self, spell: bool = False, predefined: Callable[[str], Any] | None = None, doubts: list[Doubt] | None = None
    ) -> None:
        self.spell = spell
        self.doubts = doubts if doubts is not None else []
        self.predefined = predefined
        self.targets: list[TargetSpec] = []
        self.mentions: list[Mention] = []
        self.referred: list[Selection | Players] = []  # what the sentence in hand refers to again
        self.unit = 0
        self.slots = 0
        self.before: list[Effect] = []  # choices that the instruction in hand needs first
        self.outermost = self.before  # of no instruction at all
        self.chosen: list[Effect] = []  # choices that earlier instructions made
        self.subject: Players | None = None
        self.subject_thing: Selection | None = None
        self.subject_filter: Filter | None = None
        self.affected: tuple[str, ...] | None = (
            None  # how the objects of a static ability are called, if they are several
        )
        self.they_used = False
        self.zone = t.BATTLEFIELD
        self.home = 0  # the zone that the ability says it functions in (113.6m)
        self.event: Pattern | None = None
        self.event_has_amount = False
        self.divided: Any = None
        self.yours: set[int] = set()  # slots that hold cards of yours
        self.itself: set[int] = set()  # slots that hold the ability's own object, which its controller need not own
        self.life_lost = -1  # the slot of the last loss of life
        self.rolled = -1  # the slot of the last result of a die
        self.hands = -1  # the slot of the last hands discarded
        self.drawn = -1  # the slot of the last cards drawn
        self.dealt = -1  # the slot of the last damage dealt
        self.excess = -1  # … and of what of it was more than lethal
        self.tapped: tuple[int, tuple[str, ...]] = (-1, ())  # the slot of those chosen and tapped last, and their nouns
        self.paid_any = -1  # the slot of the last payment of any amount
        self.doers = -1  # the slot of the players who did what each of several might do
        self.removed = ""  # the kind of counters of which any number are removed as a cost
        self.clash = -1  # the slot of the last clash
        self.ballots: dict[str, int] = {}  # the words of the last vote, and the slots of their voters
        self.voter_used = False
        self.groups: dict[Selection, int] = {}  # groups that were referred to again, and the slots that keep them
        self.static_zone = t.BATTLEFIELD
        self.of_itself = (
            False  # "another" is other than the ability's own object: for spells cast, events, what you control
        )
        self.picked: Picked | None = None  # what was chosen last from a group of cards
        self.counterpart: Filter | None = None  # the other of a meld pair (712.4a)
        self.destroyed: tuple[int, tuple[str, ...], Selection] | None = None  # slot, nouns and selection of what was
        self.tops: dict[int, Players] = {}  # slots that hold cards of the top of a library, and whose it is
        self.words_chosen: set[int] = set()  # by instructions: kinds of ``ChooseWord``
        self.hand: Players | None = None  # whose hand was revealed or looked at
        self.placed: list[tuple[int, int]] = []  # the slots of what instructions put somewhere, and where
        self.compared: k.Compare | None = None  # the last comparison of two numbers
        self.countered: Selection | None = None  # what counters were put on last
        self.taken = -1  # the slot of the last counters removed
        self.counters: tuple[str, Selection] | None = None  # the kind that was asked about last, and on what
        self.x_is: Any = None  # what the last "where X is …" says
        self.enters_with = False  # counters were said to be on something as it enters
        self.demanded: list[int] = []  # the slots of payments that nobody "may" make
        self.apart: Selection | None = None  # what the pronoun in hand can't stand for
        self.role = t.ANY_ZONE  # where what it stands for can be

    # --- walking ------------------------------------------------------------------------------------------------------
    def bind(self, value: Any) -> Any:
        if isinstance(value, tuple):
            whole = tuple([self.bind(part) for part in value])
            if all(map(is_, whole, value)):
                return value
            if any(isinstance(new, tuple) and isinstance(part, Effect) for part, new in zip(value, whole, strict=True)):
                raise Unbound("several instructions in the place of one")
            return whole
        if not isinstance(value, Node):
            return value
        function = BIND.get(type(value))
        if function is not None:
            made = function(self, value)
            if _telling is not None and type(value) in PRONOUNS:
                self.tell(value, made)
            return made
        if type(value) in _SPOKEN:
            raise Unbound(f"{type(value).__name__} has no meaning here")
        return self.rebuild(value)

    def tell(self, node: Node, made: Any) -> None:
        """Reports to the listener what a pronoun stands for."""
        if _telling is not None:
            _heard[id(node)] = _telling(self, made)

    def rebuild(self, node: Any) -> Any:
        names = FIELDS_INSIDE.get(type(node))
        if names is None:
            return node
        zone, role = self.zone, self.role
        self.zone, self.role = ZONE_OF.get(type(node), zone), t.ANY_ZONE
        try:
            new_parts = {}
            for name in names:
                old = getattr(node, name)
                if isinstance(old, (Node, tuple)):
                    is_pronoun = type(old) in _PRONOUNS
                    new = self.operand(old, where_operand_is(node, name)) if is_pronoun else self.bind(old)
                    if new is not old:
                        new_parts[name] = new
            return changed(node, new_parts) if new_parts else node
        finally:
            self.zone, self.role = zone, role

    def effects(self, node: Node) -> tuple[Effect, ...]:
        """One spoken instruction as finished ones, with the choices that come first; what they make is mentioned."""
        outer, self.before = self.before, []
        made = self.bind(node)
        flat = made if isinstance(made, tuple) else (made,)
        whole = (*self.before, *flat)
        self.chosen += [effect for effect in whole if isinstance(effect, e.Choose)]
        self.before = outer
        return tuple(self._keep(effect) for effect in whole)

    def _keep(self, effect: Effect) -> Effect:
        if type(effect) not in _KEEPS:
            return effect
        if isinstance(effect, e.LoseLife) and effect.save < FIRST_SLOT:
            self.life_lost = self.new_slot()
            return changed(effect, {"save": self.life_lost})
        if isinstance(effect, e.CastNow) and effect.save < FIRST_SLOT:
            return changed(effect, {"save": self.new_slot()})
        if isinstance(effect, e.PayAny) and effect.save < FIRST_SLOT:
            self.paid_any = self.new_slot()
            return changed(effect, {"save": self.paid_any})
        if isinstance(effect, e.Draw) and effect.save < FIRST_SLOT:
            self.drawn = self.new_slot()
            return changed(effect, {"save": self.drawn})
        if isinstance(effect, e.DiscardHand) and effect.save < FIRST_SLOT:
            self.hands = self.new_slot()
            return changed(effect, {"save": self.hands})
        if isinstance(effect, e.TakeCounters) and effect.save < FIRST_SLOT:
            self.taken = self.new_slot()
            return changed(effect, {"save": self.taken})
        if isinstance(effect, e.Tap) and effect.save < FIRST_SLOT and isinstance(effect.what, s.Saved):
            named = next((x.nouns for x in reversed(self.mentions) if x.what == effect.what), ())
            self.tapped = self.new_slot(), named
            return changed(effect, {"save": self.tapped[0]})
        if isinstance(effect, e.DealDamage) and effect.save < FIRST_SLOT and effect.also is None:
            self.dealt, self.excess = self.new_slot(), self.new_slot()
            return changed(effect, {"save": self.dealt, "excess": self.excess})
        if isinstance(effect, e.Destroy) and effect.save < FIRST_SLOT and isinstance(effect.what, (s.Each, s.Target)):
            known = next((x.nouns for x in reversed(self.mentions) if x.what == effect.what), ())
            self.destroyed = (self.new_slot(), known, effect.what)
            return changed(effect, {"save": self.destroyed[0]})
        nouns = PRODUCT.get(type(effect))
        if nouns is None or getattr(effect, "save", 0) >= FIRST_SLOT:
            return effect
        from inset.oracle.binding.descriptions import nouns_of

        if isinstance(effect, e.Sacrifice):
            nouns = ("sacrificed", *nouns_of(effect.where, t.BATTLEFIELD))
        if isinstance(effect, e.Search) and effect.to == t.EXILE:
            nouns = ("card", "exiled")
        elif isinstance(effect, e.Search) and effect.to == t.BATTLEFIELD:
            nouns = ("card", *nouns_of(effect.where, t.BATTLEFIELD))
        slot = self.new_slot()
        count = getattr(effect, "count", getattr(effect, "most", 1))
        if isinstance(effect, e.LookAt) and isinstance(effect.what, s.Each):  # a hand, not its cards, is looked at
            self.hand = effect.what.of
            return effect
        if isinstance(effect, e.LookAt) and isinstance(effect.what, s.Saved):  # it is known already
            for mention in self.mentions:
                if mention.what == effect.what:
                    mention.nouns = tuple(dict.fromkeys((*mention.nouns, "revealed")))
            return effect
        if isinstance(effect, e.LookAt):
            count = effect.what.count if isinstance(effect.what, s.TopOfLibrary) else 1
            if isinstance(effect.what, s.TopOfLibrary) and isinstance(effect.what.who, (s.Opponents, s.AllPlayers)):
                count = 2  # one or more of each of them
            if isinstance(effect.what, s.TopOfLibrary):
                self.tops[slot] = effect.what.who
            if isinstance(effect.what, s.TopOfLibrary) and effect.what.who == s.You():
                self.yours.add(slot)
        elif isinstance(effect, (e.Mill, e.Search, e.Discard)) and effect.who == s.You():
            self.yours.add(slot)
        self.mention(s.Saved(slot), nouns, many=count != 1)
        return changed(effect, {"save": slot})

    def new_slot(self) -> int:
        self.slots += 1
        return FIRST_SLOT + self.slots

    def clause(self) -> None:
        """A new clause begins: what is named in it is nearer than what was named before."""
        self.unit += 1

    # --- mentions -----------------------------------------------------------------------------------------------------
    def mention(
        self, what: Selection | Players, nouns: tuple[str, ...], many: bool = False, moved: Selection | None = None,
        zones: int | None = None,
    ) -> None:  # fmt: skip
        where = zones_of(nouns) if zones is None else zones
        if self.spell and what == s.This():
            where = t.STACK
        self.mentions.append(Mention(what, nouns, many, self.unit, moved, where))

    @contextmanager
    def describing(self) -> Iterator[None]:
        """What is named only to describe something else is farther than that."""
        known = len(self.mentions)
        yield
        for mention in self.mentions[known:]:
            mention.within = True

    def became(self, what: Selection, new: Selection, nouns: tuple[str, ...], many: bool) -> None:
        """Whatever refers to the one refers to the other from here on."""
        for mention in self.mentions:
            if mention.what == what:
                mention.what, mention.moved, mention.nouns = new, new, tuple(dict.fromkeys((*mention.nouns, *nouns)))
                mention.zones = t.BATTLEFIELD
        self.mention(new, nouns, many, new, t.BATTLEFIELD)

    def went(self, what: Selection, nouns: tuple[str, ...], many: bool, moved: Selection, to: int) -> None:
        """An instruction has put it into another zone than the battlefield."""
        for mention in self.mentions:
            if mention.what == what:
                mention.zones = to
        self.mention(what, nouns, many, moved, to)

    def known(self) -> list[tuple[Mention, Any, Any, int]]:
        """What has been named so far, and what has happened to it: for ``undo``."""
        return [(mention, mention.what, mention.moved, mention.zones) for mention in self.mentions]

    def undo(self, known: list[tuple[Mention, Any, Any, int]]) -> None:
        """Takes back what was done since then, except that targets stay targets."""
        for mention, what, moved, zones in known:
            mention.what, mention.moved, mention.zones = what, moved, zones
        still = (s.Target, s.TargetPlayers, s.This, s.Host)
        later = self.mentions[len(known) :]
        self.mentions[len(known) :] = [x for x in later if isinstance(x.what, still) and x.moved is None]

    def find(self, word: str, fits: Callable[[Mention], bool]) -> Mention:
        unit = None
        found: list[Mention] = []
        for mention in reversed(self.mentions):
            if unit is not None and mention.unit != unit:
                break
            if self._can_be(mention) and fits(mention):
                unit = mention.unit
                if all(mention.what != other.what for other in found):
                    found.append(mention)
        if not found:
            raise Unbound(f"“{word}” refers to nothing")
        if len(found) > 1:  # "a token that's a copy of target creature": "it" is the token
            found = [mention for mention in found if not mention.within] or found
        if len(found) > 1:
            raise Unbound(f"“{word}” could refer to {len(found)} things")
        self._doubt(word, found[0], fits)
        return found[0]

    def _doubt(self, word: str, found: Mention, fits: Callable[[Mention], bool]) -> None:
        """Notes what an earlier clause names that the pronoun could stand for as well."""
        others: list[Node] = []
        for mention in self.mentions:
            what = mention.what
            if mention.unit == found.unit or what in (found.what, found.moved, *others):
                continue
            if mention.within and not found.within:
                continue
            if isinstance(what, Players) == isinstance(found.what, Players) and self._can_be(mention) and fits(mention):
                others.append(what)
        if others:
            same = [mention.what for mention in self.mentions if mention.moved == found.what]
            others = [what for what in others if what not in same]
        if others:
            self.doubts.append(Doubt(word, found.what, tuple(others)))

    def _can_be(self, mention: Mention) -> bool:
        if self.apart is not None and self.apart in (mention.what, mention.moved):
            return False
        return bool(mention.zones & self.role) or isinstance(mention.what, Players)

    # --- shorthands ---------------------------------------------------------------------------------------------------
    def thing(self, node: Selection, moved: bool = False, role: int = t.ANY_ZONE) -> Selection:
        """A selection; ``moved``: as the object that it became when an instruction moved it (400.7); ``role``: where it can
        be, by what is done to it."""
        self.follow_moves = moved
        try:
            made = self.operand(node, role)
        finally:
            self.follow_moves = False
        assert isinstance(made, Selection)
        return made

    def operand(self, node: Any, role: int) -> Any:
        """A part of an action; a pronoun there stands for something in one of these zones."""
        outer, self.role = self.role, role if type(node) in _PRONOUNS else t.ANY_ZONE
        try:
            return self.bind(node)
        finally:
            self.role = outer

    follow_moves = False

    def beside(self, node: Node, first: Selection, role: int = t.ANY_ZONE) -> Any:
        """The second operand of an action whose first is known: a pronoun there is never the first, or it would say "itself"."""
        outer, self.apart = self.apart, first if type(node) in _PRONOUNS else None
        try:
            return self.operand(node, role)
        finally:
            self.apart = outer

    def refer(self, mention: Mention) -> Selection:
        again = Mention(mention.what, mention.nouns, mention.many, self.unit, mention.moved, mention.zones)
        self.mentions.append(again)
        self.referred.append(mention.what)
        if mention.moved is not None and (self.follow_moves or isinstance(mention.what, s.TopOfLibrary)):
            return mention.moved  # once the top card has gone, another one is on top
        assert isinstance(mention.what, Selection)
        if isinstance(mention.what, s.Each) or (isinstance(mention.what, s.Union) and found_in(mention.what, s.Each)):
            if mention.what not in self.groups:
                self.groups[mention.what] = self.new_slot()
            return s.Saved(self.groups[mention.what])
        return mention.what

    def keep_groups(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """ "Each creature … those creatures": the objects that were handled then, not those that fit now."""
        for what, slot in self.groups.items():
            found = [i for i, effect in enumerate(effects) if mentions(effect, what)]
            if not found:
                raise Unbound("a group that nothing was done to")
            # kept beforehand: an instruction keeps only those that it could do something to
            kept = (e.Remember(slot, what), replaced(effects[found[0]], what, s.Saved(slot)))
            effects = (*effects[: found[0]], *kept, *effects[found[0] + 1 :])
        self.groups = {}
        return effects


def mentions_slot(value: Any, slot: int) -> bool:
    """Does a tree read what an instruction kept in a slot?"""
    return any(node.slot == slot for node in found_in(value, SLOT_READERS))
