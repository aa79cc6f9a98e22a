"""The walk through a card's abilities that finds what is impossible: readers without a maker, operands that the verb
can't have."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    keywords as kw,
    selections as s,
    values as v,
)
from inset.language.card import Face, Token
from inset.language.node import FIELDS_INSIDE, Ability, Effect, Node, Selection
from inset.language.trees import found_in
from inset.oracle.roles.givers import becomes, has_x, knows_x, pays_x, slots_read, where_this_is
from inset.oracle.roles.places import Place, kept_by, object_of, other_of
from inset.oracle.roles.scope import Scope
from inset.oracle.verb_domains import OPERANDS, where_operand_is

# Two operands that must differ.
TWO: Final[dict[type[Any], tuple[str, str]]] = {
    e.DealDamage: ("source", "to"), e.Fight: ("a", "b"), e.BecomeCopy: ("what", "of"), e.AttachTo: ("what", "to"),
    e.MoveCounters: ("source", "to"),
}  # fmt: skip
SAVES: Final = ("save", "rest", "chosen", "excess")
OF_EACH: Final = (e.Mill, e.SetLife)  # whose numbers are worked out for each player
READ: Final = frozenset({  # what ``Check.read`` looks at
    s.Saved, s.SavedPlayers, v.SavedNumber, k.Did, s.Target, s.TargetPlayers, v.X, s.EventObject, s.EventOther, v.EventAmount,
    s.EventPlayer, s.ThatThing, s.ThatOne, s.Host, v.Stat, f.And,
})  # fmt: skip


WHOLE: Final = (Token, Ability, Effect, a.Body)


class Check:
    """For one face."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.found: dict[str, None] = {}
        self.whole: Ability | None = None  # the ability in hand
        self.read_targets: set[int] = set()
        self.spell = bool(face.types & (t.INSTANT | t.SORCERY))
        self.host = self.host_zones()
        self.paid_x = has_x(face.cost) or any(map(pays_x, face.abilities))

    def say(self, what: str) -> None:
        self.found[what] = None

    # --- abilities ----------------------------------------------------------------------------------------------------
    def ability(self, ability: Ability, granted: bool = False) -> None:
        outer, self.whole = self.whole, ability
        self._ability(ability, granted)
        self.whole = outer

    def _ability(self, ability: Ability, granted: bool) -> None:
        here = self.own_zone(ability, granted)
        host = t.BATTLEFIELD if granted and not self.host else self.host
        scope = Scope(this=Place(here), host=host, granted=granted)
        match ability:
            case a.Spell(body=body, cleaved=cleaved):
                scope.has_x = self.paid_x
                scope.slots.update(self.paid_slots())
                for one in (body, cleaved):
                    if one is not None:
                        self.body(one, scope.inner())
            case a.Activated(cost=cost, body=body):
                scope.has_x = pays_x(cost)
                if not ability.loyalty:
                    self.reads(cost, scope.inner(has_x=True))
                scope.slots.update({c.COST_SLOT: Place(), c.THIS_SLOT: Place(t.EXILE)})
                if ability.condition is not None:
                    self.reads(ability.condition, scope)
                self.body(body, scope)
            case a.Triggered(when=when, body=body):
                scope.event = when
                scope.has_x = granted or knows_x(when, self.paid_x)
                scope.this = where_this_is(when, scope.this)
                self.reads(when, scope.inner(open=True))
                if ability.condition is not None:
                    self.reads(ability.condition, scope)
                self.body(body, scope)
            case _:
                scope.open, scope.has_x = True, granted or self.paid_x
                self.reads(ability, scope)

    def own_zone(self, ability: Ability, granted: bool) -> int:
        zone = getattr(ability, "zone", t.BATTLEFIELD)
        if isinstance(ability, a.Spell):
            return t.STACK
        return t.ANY_ZONE if granted else int(zone) if isinstance(zone, int) else t.ANY_ZONE

    def host_zones(self) -> int:
        """Where what it is attached to may be (303.4a); 0 if it can't be attached to anything."""
        named = [ability.where for ability in found_in(self.face.abilities, a.Keyword) if ability.keyword == kw.ENCHANT]
        zones = [place.zones for place in found_in(tuple(named), f.IsIn)]
        if zones:
            return reduce(or_, zones, t.BATTLEFIELD if len(named) > len(zones) else 0)
        attached = bool({"Aura", "Equipment", "Fortification"} & set(self.face.subtypes))
        keyword = any(isinstance(one, a.Keyword) for one in self.face.abilities)
        return t.BATTLEFIELD if attached or keyword else 0

    def paid_slots(self) -> dict[int, Place]:
        """What is paid to cast the spell is known as it resolves."""
        costs = any(isinstance(one, (a.AdditionalCost, a.AlternativeCost, a.Keyword)) for one in self.face.abilities)
        return {c.COST_SLOT: Place()} if costs else {}

    # --- bodies -------------------------------------------------------------------------------------------------------
    def body(self, body: a.Body | a.Modes, scope: Scope) -> None:
        if isinstance(body, a.Modes):
            for one in body.bodies:
                self.body(one, scope.inner())
            return
        outer, self.read_targets = self.read_targets, set()
        inside = scope.inner(targets=body.targets or scope.targets)
        own = bool(body.targets)
        supported = [effect.what for effect in body.effects if isinstance(effect, e.Support)]
        for i, spec in enumerate(body.targets):  # 701.41a: support always says "other"
            self.reads(spec, inside if s.Target(i) not in supported else inside.inner(granted=True))
        if body.divided is not None:
            self.reads(body.divided, inside)
        self.effects(body.effects, inside)
        for i in range(len(body.targets)):
            if i not in self.read_targets:
                self.say("a target that nothing is done to")
        self.read_targets = outer if own else outer | self.read_targets

    def effects(self, effects: tuple[Effect, ...], scope: Scope) -> Scope:
        for effect in effects:
            self.effect(effect, scope)
        return scope

    def effect(self, effect: Effect, scope: Scope) -> None:
        handler = STRUCTURE.get(type(effect))
        if handler is not None:
            handler(self, effect, scope)
            return
        self.plain(effect, scope)

    def plain(self, effect: Effect, scope: Scope) -> None:
        """An instruction that holds no others: its operands, then what it keeps."""
        self.operands(effect, scope)
        several = isinstance(effect, e.Choose) and isinstance(effect.who, (s.AllPlayers, s.Opponents))
        inside = scope.inner(each_player=True) if several or isinstance(effect, OF_EACH) else scope
        for name in FIELDS_INSIDE.get(type(effect), ()):
            if name not in SAVES:
                only_named = isinstance(effect, e.Remember) and effect.save < 0
                self.reads(getattr(effect, name), inside, only_named, isinstance(effect, e.Permit))
        self.keeps(effect, scope)

    def operands(self, effect: Effect, scope: Scope) -> None:
        for name in OPERANDS.get(type(effect), ("what",) if isinstance(effect, e.Modify) else ()):
            what = getattr(effect, name)
            if isinstance(what, Selection) and not scope.place(what).zones & where_operand_is(effect, name):
                self.say(f"{type(effect).__name__} of what can't be in such a zone")
        pair = TWO.get(type(effect))
        if pair is not None and getattr(effect, pair[0]) == getattr(effect, pair[1]):
            self.say(f"{type(effect).__name__} with one operand twice")
        if (
            isinstance(effect, e.DealDamage)
            and not isinstance(effect.source, s.This)
            and scope.place(effect.source).many
        ):
            self.say("damage from several sources")
        if (
            isinstance(effect, e.Move)
            and scope.place(effect.what).zones == effect.to
            and effect.to & ~t.LIBRARY & ~t.EXILE
        ):
            self.say("moved to where it is")

    def keeps(self, effect: Effect, scope: Scope) -> None:
        operand = getattr(effect, "what", None)
        of = scope.place(operand) if isinstance(operand, Selection) else Place()
        if isinstance(effect, e.RevealUntil):
            of = Place(t.EXILE if effect.exile else t.LIBRARY)
            scope.slots[effect.rest] = Place(of.zones, True)
        for name in ("save", "excess", "chosen", "rest"):
            slot = getattr(effect, name, -1)
            if slot >= 0 and not (isinstance(effect, e.RevealUntil) and name == "rest"):
                scope.slots[slot] = kept_by(effect, of)
        if isinstance(effect, e.Move) and isinstance(operand, Selection):
            scope.moved[operand] = effect.to
        if isinstance(effect, e.Choose) and effect.save not in slots_read(self.whole):
            self.say("a choice that nothing is done with")

    # --- what is read -------------------------------------------------------------------------------------------------
    def reads(self, node: Any, scope: Scope, only_named: bool = False, asked: bool = False) -> None:
        """``only_named``: by an instruction that does nothing with it; ``asked``: a question whose answer is no if
        there is nothing."""
        kind = type(node)
        if kind is tuple:
            for part in node:
                self.reads(part, scope, only_named, asked)
            return
        if kind in READ:
            self.read(node, scope, only_named, asked)
        if isinstance(node, WHOLE):
            self.reads_whole(node, scope)
            return
        if kind is s.PlayersWhere:  # 102: the player asked about
            scope = scope.inner(each_player=True)
        asked = kind in (k.Matches, k.Exists, f.IsOneOf) or (asked and kind is s.Among)
        for name in FIELDS_INSIDE.get(kind, ()):
            self.reads(getattr(node, name), scope, only_named, asked)

    def reads_whole(self, node: Any, scope: Scope) -> None:
        """What is more than the sum of its fields."""
        if isinstance(node, Token):
            for ability in node.face.abilities:
                self.ability(ability, granted=True)
        elif isinstance(node, Ability):
            self.nested(node, scope)
        elif isinstance(node, Effect):
            self.effect(node, scope.inner(open=True))
        elif isinstance(node, a.Body):
            self.body(node, scope)

    def nested(self, node: Ability, scope: Scope) -> None:
        match node:
            case a.ClassLevel(abilities=abilities):
                for one in abilities:
                    self.ability(one)
            case a.WhileSolved(ability=ability):
                self.ability(ability)
            case a.Spell() | a.Activated() | a.Triggered():
                self.ability(node, granted=True)
            case _ if type(node) in FIELDS_INSIDE:
                inside = scope.inner(open=True, has_x=True)
                for name in FIELDS_INSIDE[type(node)]:
                    self.reads(getattr(node, name), inside)

    def read(self, node: Node, scope: Scope, only_named: bool, asked: bool) -> None:
        match node:
            case s.Saved(slot=slot) | s.SavedPlayers(slot=slot) | v.SavedNumber(slot=slot) | k.Did(slot=slot):
                if not (slot in scope.slots or scope.open or _may_be_nothing(node, slot, scope, asked)):
                    self.say("what is kept is read before it is kept on every path")
            case s.Target(slot=slot) | s.TargetPlayers(slot=slot):
                if slot >= len(scope.targets):
                    self.say("a target that the body does not have")
                elif isinstance(node, s.TargetPlayers) and scope.targets[slot].players is None:
                    self.say("a target that is not a player")
                elif not only_named:
                    self.read_targets.add(slot)
            case v.X():
                if not scope.has_x:
                    self.say("X that nothing gives")
            case s.EventObject() if not scope.open and object_of(scope.event) is None:
                self.say("the object of an event that has none")
            case s.EventOther() if not scope.open and other_of(scope.event) is None:
                self.say("the other object of an event that has none")
            case v.EventAmount() | s.EventPlayer() if not scope.open and scope.event is None:
                self.say("an event that doesn't exist")
            case s.ThatThing() if not scope.open and scope.each is None:
                self.say("that thing, of none")
            case s.ThatOne() if not scope.open and not scope.each_player:
                self.say("that player, of none")
            case s.Host() if not scope.host:
                self.say("what it is attached to, of what can't be attached")
            case v.Stat(of=of) if scope.place(of).many:
                self.say("a number of several objects")
            case f.And(parts=parts) if f.Not(f.IsThis()) in parts and not scope.granted:
                self.another(parts)

    def another(self, parts: tuple[Any, ...]) -> None:
        """What is left out could be among the others."""
        types = 0
        for part in parts:
            if isinstance(part, f.HasType):
                types = part.types if not types else types & part.types
        if types and not types & self.types():
            self.say("another, of what this can't be")

    def types(self) -> int:
        """The card types that the object has or can get."""
        crewed = {"Vehicle", "Spacecraft"} & set(self.face.subtypes)
        return self.face.types | becomes(self.face.abilities) | (t.CREATURE if crewed else 0)


def _may_be_nothing(node: Node, slot: int, scope: Scope, asked: bool) -> bool:
    """Kept only on some path: a question about it is answered with no; and what nobody chose to do has given no object, to
    which nothing is done (609.3)."""
    if isinstance(node, s.Saved) and slot in scope.offered:
        return True
    return (asked or isinstance(node, k.Did)) and slot in scope.perhaps


# --- instructions that hold others ------------------------------------------------------------------------------------
Handler = Callable[[Check, Any, Scope], None]
STRUCTURE: Final[dict[type[Any], Handler]] = {}


def holds(*kinds: type[Any]) -> Callable[[Handler], Handler]:
    def register(function: Handler) -> Handler:
        for kind in kinds:
            STRUCTURE[kind] = function
        return function

    return register
