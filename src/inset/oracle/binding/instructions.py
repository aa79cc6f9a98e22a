"""Instructions of particular kinds: copies, permissions, later triggers, attachments, Roles, counters in a computed number."""

from __future__ import annotations

import dataclasses
from typing import Final

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.node import Effect, Mod, Selection
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Picked, Unbound, binds
from inset.oracle.binding.after_then import before_then
from inset.oracle.binding.descriptions import join, nouns_of, parts_of
from inset.oracle.binding.later import awaiting, inner
from inset.oracle.binding.previous_sentence import exiled_if_dies
from inset.oracle.binding.tokens_and_changes import mods


@binds(e.CreateCopy)
def _create_copy(binder: Binder, node: e.CreateCopy) -> Effect:
    known = len(binder.mentions)
    of = _as_it_was(binder, node.of, binder.thing(node.of, moved=True))
    for mention in binder.mentions[known:]:
        mention.within = True
    made = e.CreateCopy(of, binder.bind(node.count), mods(binder, node.exceptions), binder.bind(node.who))
    return dataclasses.replace(made, tapped=node.tapped, attacking=node.attacking)


def _as_it_was(binder: Binder, word: Selection, moved: Selection) -> Selection:
    """ "Exile target creature. Create a token that's a copy of that creature": of the permanent as it last was (608.2h, 707.2);
    "of that card": of the card that it has become."""
    if not isinstance(moved, s.Saved) or not isinstance(word, (sp.It, sp.That)):
        return moved
    if isinstance(word, sp.That) and "card" in word.noun:
        return moved
    known = [mention for mention in binder.mentions if mention.moved == moved and "card" not in mention.nouns]
    return next((mention.what for mention in known if isinstance(mention.what, Selection)), moved)


@binds(st.EntersAsCopy)
def _enters_as_copy(binder: Binder, node: st.EntersAsCopy) -> st.EntersAsCopy:
    of = binder.bind(node.of)
    return dataclasses.replace(node, of=of, exceptions=mods(binder, node.exceptions))


@binds(sp.Copies)
def _copies(binder: Binder, node: sp.Copies) -> Effect:
    plain = len(binder.mentions)
    what = binder.thing(node.what, moved=True)
    slot = binder.new_slot()
    card = isinstance(what, s.LinkedCards) or any(mention.moved == what for mention in binder.mentions[plain:])
    binder.mention(s.Saved(slot), ("copied",))
    if card and node.anew:
        raise Unbound("new targets for what?")
    if card and node.exceptions:
        raise Unbound("a copy of a card with exceptions")
    return e.CopyCards(what, slot) if card else e.CopySpell(what, new_targets=node.anew, exceptions=node.exceptions)


@binds(sp.CastsFree)
def _casts_free(binder: Binder, node: sp.CastsFree) -> Effect:
    what = binder.thing(node.what, moved=True)
    most = v.ANY_NUMBER if isinstance(what, s.LinkedCards) else 1  # 607.3: each of them, if there are several
    return e.CastNow(what, cost=c.PayMana(FREE), lands=node.lands, most=most)


_CAST_FROM: Final = ([f.WasCastFrom(t.HAND)], [f.WasCastFrom(t.GRAVEYARD)], [f.WasCastFrom(t.GRAVEYARD, True)])


@binds(sp.CastsSome)
def _casts_some(binder: Binder, node: sp.CastsSome) -> Effect:
    among = [x for x in getattr(node.spell, "after", ()) if isinstance(x, sp.FromAmong)]
    if among:
        assert isinstance(node.spell, sp.Described)
        rest = tuple(x for x in node.spell.after if x not in among)
        group = _cards_of(binder, among[0].what)
        found = binder.bind(dataclasses.replace(node.spell, after=rest))
        spells = join([part for part in parts_of(found) if part != f.IsSpell()])
        if f.IsSpell() not in parts_of(found) or not isinstance(group, (s.Saved, s.LinkedCards, s.Each)):
            raise Unbound("spells from among what?")
        if isinstance(group, s.Saved):
            binder.picked = Picked(group, -1)  # what was cast is on the stack, another object (400.7)
        return e.CastNow(group, spell=spells, cost=c.PayMana(FREE), most=node.most)
    where = binder.bind(node.spell)
    parts = where.parts if isinstance(where, f.And) else (where,)
    origins = [part for part in parts if isinstance(part, f.WasCastFrom)]
    if f.IsSpell() not in parts or origins not in _CAST_FROM:
        raise Unbound("a spell from where?")
    spell = join([part for part in parts if part != f.IsSpell() and not isinstance(part, f.WasCastFrom)])
    whose = None if origins[0].anyones else s.You()
    return e.CastNow(s.Each(f.Anything(), origins[0].zones, whose), spell=spell, cost=c.PayMana(FREE), most=node.most)


def _cards_of(binder: Binder, node: Selection) -> Selection:
    """ "Look at that player's hand. … from among those cards": the cards in it have not been named."""
    named = any(isinstance(x.what, s.Saved) and "card" in x.nouns for x in binder.mentions)
    if isinstance(node, sp.That) and node.many and binder.hand is not None and not named:
        return s.Each(f.Anything(), t.HAND, binder.hand)
    return binder.thing(node, moved=True)


@binds(sp.PermitsTarget)
def _permits_target(binder: Binder, node: sp.PermitsTarget) -> Effect:
    what = binder.thing(node.what)
    assert isinstance(what, s.Target)
    spec = binder.targets[what.slot]
    if spec.where is None or spec.zones != t.GRAVEYARD or f.OwnedBy(s.You()) not in parts_of(spec.where):
        raise Unbound("permission to cast what is not in your graveyard")
    return e.Permit(what, node.duration, lands=False, zone=t.GRAVEYARD)


@binds(sp.Permits)
def _permits(binder: Binder, node: sp.Permits) -> Effect:
    what = binder.thing(node.what, moved=True)
    made = e.Permit(what, node.duration, lands=node.lands, any_color=node.spend)
    if node.free:
        made = dataclasses.replace(made, cost=c.PayMana(FREE))
    if node.owner:
        made = dataclasses.replace(made, who=s.OwnerOf(what))
    if node.inset:
        made = dataclasses.replace(made, inset_only=True, zone=t.GRAVEYARD)
    elif not isinstance(what, s.Saved):
        raise Unbound("permission to play what was not set aside")
    if node.condition is None:
        return made
    condition = binder.bind(node.condition)
    parts = parts_of(condition.where) if isinstance(condition, k.Matches) and condition.what == what else ()
    if f.IsSpell() in parts:  # 112.1: what it would be once cast; the card that waits for it is no spell
        return dataclasses.replace(made, spell=join([part for part in parts if part != f.IsSpell()]))
    return dataclasses.replace(made, condition=condition)


@binds(sp.Delayed)
def _delayed(binder: Binder, node: sp.Delayed) -> Effect | tuple[Effect, ...]:
    before, deed = before_then(binder, node.deed) if node.after else ((), node.deed)
    made = e.Later(node.when, inner(binder, deed, aimed_now=node.after))
    return (*before, made) if before else made


@binds(sp.NextCast)
def _next_cast(binder: Binder, node: sp.NextCast) -> Effect:
    when = binder.bind(p.Casts(s.You(), node.spell))
    nouns = nouns_of(when.where, t.BATTLEFIELD)
    with awaiting(binder, ("spell", *nouns) if "creature" in nouns else ("spell",)):
        return e.Later(when, inner(binder, node.deed), duration=e.THIS_TURN)


@binds(sp.ThisCombat)
def _this_combat(binder: Binder, node: sp.ThisCombat) -> Effect:
    when = p.DealsDamage(f.IsOneOf(binder.thing(node.what)), None, s.AllPlayers(), True)
    return e.Later(when, inner(binder, node.deed), once=False, duration=e.END_OF_COMBAT)


@binds(sp.Lasting)
def _lasting(binder: Binder, node: sp.Lasting) -> tuple[Effect, ...]:
    return binder.effects(node.deed)


@binds(sp.OwnerPuts)
def _owner_puts(binder: Binder, node: sp.OwnerPuts) -> Effect:
    return e.Move(binder.thing(node.what), t.LIBRARY, position=node.depth, order=e.OWNERS_CHOICE)


@binds(sp.ReturnsItself)
def _returns_itself(binder: Binder, node: sp.ReturnsItself) -> Effect:
    """113.6m: the ability functions in the zone that it moves the object out of."""
    binder.home = node.home
    host = None if node.attached is None else binder.thing(node.attached, role=t.BATTLEFIELD)
    slot = binder.new_slot()
    if node.to == t.BATTLEFIELD:
        binder.itself.add(slot)
        binder.became(s.This(), s.Saved(slot), ("card", "permanent", "creature"), False)
    return e.Move(s.This(), node.to, tapped=node.tapped, save=slot, attach_to=host, attacking=node.attacking)


@binds(sp.CreatesRole)
def _creates_role(binder: Binder, node: sp.CreatesRole) -> Effect:
    if binder.predefined is None:
        raise Unbound("Role tokens are not known here")
    token = binder.predefined(f"{node.name} Role")
    who = binder.bind(node.who)
    return e.CreateToken(token, who=who, attach_to=binder.thing(node.what))


@binds(sp.Both)
def _both(binder: Binder, node: sp.Both) -> sp.Both:
    return sp.Both(binder.thing(node.things), binder.bind(node.players))


@binds(e.AttachTo)
def _attach(binder: Binder, node: e.AttachTo) -> Effect:
    """ "Attach this Equipment to it": not to itself."""
    if isinstance(node.what, s.This):
        to = binder.beside(node.to, s.This(), t.BATTLEFIELD)
        if to == s.This():
            raise Unbound("attached to itself")
        return e.AttachTo(binder.thing(node.what), to)
    what = binder.thing(node.what)
    to = binder.beside(node.to, what, t.BATTLEFIELD)
    if to == what:
        raise Unbound("attached to itself")
    return e.AttachTo(what, to)


@binds(e.Fight)
def _fight(binder: Binder, node: e.Fight) -> Effect:
    first = binder.thing(node.a, role=t.BATTLEFIELD)
    return e.Fight(first, binder.beside(node.b, first, t.BATTLEFIELD))


@binds(e.BecomeCopy)
def _become_copy(binder: Binder, node: e.BecomeCopy) -> Effect:
    what = binder.thing(node.what)
    of = binder.beside(node.of, what)
    exceptions = tuple(x for mod in node.exceptions for x in _excepted(binder, mod))
    return dataclasses.replace(node, what=what, of=of, exceptions=exceptions)


def _excepted(binder: Binder, mod: Mod) -> tuple[Mod, ...]:
    return (mod,) if isinstance(mod, m.AddThisAbility) else mods(binder, (mod,))


@binds(m.AddThisAbility)
def _add_this_ability(binder: Binder, node: m.AddThisAbility) -> Mod:
    """707.9a: an ability that makes a permanent become a copy; only that one knows which permanent it is."""
    raise Unbound("which ability?")


@binds(e.MoveCounters)
def _move_counters(binder: Binder, node: e.MoveCounters) -> Effect:
    source = binder.thing(node.source)
    count = binder.bind(node.count)
    return dataclasses.replace(node, source=source, count=count, to=binder.beside(node.to, source, t.BATTLEFIELD))


@binds(sp.DiesLater)
def _dies_later(binder: Binder, node: sp.DiesLater) -> Effect:
    what = binder.thing(node.what)
    if not isinstance(what, (s.Target, s.Saved, s.EventObject, s.EventOther, s.This)):
        raise Unbound("which of them dies?")
    nouns = next((x.nouns for x in reversed(binder.mentions) if x.what == what), ("creature",))
    when = p.Moves(f.IsOneOf(what), t.BATTLEFIELD, t.ANY_ZONE if node.anywhere else t.GRAVEYARD)
    with awaiting(binder, ("card", *nouns), moved=True):
        return e.Later(when, inner(binder, node.deed), duration=e.THIS_TURN)


@binds(sp.ExiledIfDies)
def _exiled_if_dies(binder: Binder, node: sp.ExiledIfDies) -> Effect:
    return exiled_if_dies(f.IsOneOf(binder.thing(node.what)))


@binds(sp.PutsSoMany)
def _puts_so_many(binder: Binder, node: sp.PutsSoMany) -> Effect:
    if node.first:
        count = binder.bind(node.count)
        return e.PutCounters(binder.thing(node.what), node.kind, count)
    what = binder.thing(node.what)
    return e.PutCounters(what, node.kind, binder.bind(node.count))


@binds(sp.PutsChosen)
def _puts_chosen(binder: Binder, node: sp.PutsChosen) -> Effect:
    what = binder.thing(node.what)
    return e.ChooseMode(tuple((e.PutCounters(what, kind, binder.bind(count)),) for kind, count in node.counters))


@binds(sp.ExiledIfLeaves)
def _exiled_if_leaves(binder: Binder, node: sp.ExiledIfLeaves) -> Effect:
    """614.1a; it lasts as long as the permanent does (400.7)."""
    where = f.IsOneOf(binder.thing(node.what, role=t.BATTLEFIELD))
    return e.Establish((st.MovesInstead(where, t.ANY_ZONE & ~t.EXILE, t.EXILE, t.BATTLEFIELD),), e.FOREVER)


@binds(sp.DamageAlso)
def _damage_also(binder: Binder, node: sp.DamageAlso) -> Effect:
    first = binder.bind(sp.Damages(node.amount, node.to))
    if isinstance(node.also, sp.Itself) and binder.subject_thing is not None:
        second: Effect = e.DealDamage(binder.bind(node.more), binder.subject_thing)
    else:
        second = binder.bind(sp.Damages(node.more, node.also))
    assert isinstance(first, e.DealDamage) and isinstance(second, e.DealDamage)
    return dataclasses.replace(first, also=dataclasses.replace(second, source=s.This()))


@binds(e.ChooseMode)
def _one_of_several(binder: Binder, node: e.ChooseMode) -> Effect:
    """Only one of them is carried out: what the others would do has not been done."""
    known = binder.known()
    options: list[tuple[Effect, ...]] = []
    for option in node.options:
        binder.undo(known)
        options.append(binder.bind(option))
    return dataclasses.replace(node, options=tuple(options), who=binder.bind(node.who))
