"""What mana may be spent on, and what happens then (106.6): about the mana that the previous sentence adds."""

from __future__ import annotations

import dataclasses
from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, statics as st
from inset.language.node import Effect, Filter
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.descriptions import described, join, nouns_of, parts_of
from inset.oracle.binding.later import awaiting, inner


def _added(made: list[Effect]) -> e.AddMana:
    last = made[-1] if made else None
    if not isinstance(last, e.AddMana):
        raise Unbound("what is spent?")
    return last


def _spell(binder: Binder, node: Filter) -> Filter:
    outer, binder.zone = binder.zone, t.STACK
    try:
        where: Filter = binder.bind(node)
    finally:
        binder.zone = outer
    if f.IsSpell() not in parts_of(where):
        raise Unbound("only spells are cast")
    if f.WasKicked() in parts_of(where):
        raise Unbound(
            "mana for a spell that is yet to be kicked"
        )  # whether it can be paid is checked before that is chosen
    return join([part for part in parts_of(where) if part != f.IsSpell()])


def spend_only(binder: Binder, made: list[Effect], node: sp.SpendOnly) -> None:
    last = _added(made)
    if last.use is not None or last.rider is not None:
        raise Unbound("what is spent?")
    spells = None if node.where is None else _spell(binder, node.where)
    abilities = None if node.abilities is None else binder.bind(node.abilities)
    last = dataclasses.replace(last, use=e.SpendOnly(spells, abilities))
    if node.sure:
        stays = e.Establish((st.Restrict(st.CANT_BE_COUNTERED, f.IsOneOf(s.EventObject())),), e.THIS_TURN)
        last = dataclasses.replace(last, rider=e.OnSpending(f.Anything(), (stays,)))
    made[-1] = last


@binds(sp.AbilitiesOf)
def _abilities_of(binder: Binder, node: sp.AbilitiesOf) -> Filter:
    """ "Abilities of creatures" are those of permanents; a source, or "a creature or creature card", may be anywhere."""
    if node.where is None:
        return f.Anything()
    noun = getattr(node.where.head, "noun", "") if isinstance(node.where, sp.Described) else ""
    outer, binder.zone = binder.zone, t.GRAVEYARD if noun == "card" else binder.zone
    try:
        found = described(binder, node.where)
    finally:
        binder.zone = outer
    if found.zones != (t.GRAVEYARD if noun == "card" else t.BATTLEFIELD) or found.among is not None:
        raise Unbound("abilities of what?")
    return found.owned if noun in ("card", "source") else join([f.IsIn(t.BATTLEFIELD), found.owned])


def when_spent(binder: Binder, made: list[Effect], node: sp.WhenSpent) -> None:
    last = _added(made)
    if last.rider is not None:
        raise Unbound("which mana is spent?")
    spells = _spell(binder, node.spell)
    nouns, sure = nouns_of(spells, t.BATTLEFIELD), len(binder.doubts)
    with awaiting(binder, ("spell", *nouns) if "creature" in nouns else ("spell",)):
        body = inner(binder, node.deed)
    del binder.doubts[sure:]  # what the mana was made with is gone: it is the spell that is referred to
    made[-1] = dataclasses.replace(last, rider=e.OnSpending(spells, body.effects, node.later))


def _spell_that_was_cast(binder: Binder) -> s.EventObject:
    """A spell that is still on the stack; what has entered already can't enter with more."""
    what = binder.subject_thing
    cast = [x for x in binder.mentions if x.what == what and x.zones & t.STACK and not x.many]
    if not isinstance(what, s.EventObject) or not cast:
        raise Unbound("which spell is meant?")
    return what


@binds(sp.IsSure)
def _is_sure(binder: Binder, node: sp.IsSure) -> Effect:
    rule = st.Restrict(st.CANT_BE_COUNTERED, f.IsOneOf(_spell_that_was_cast(binder)))
    return e.Establish((rule,), e.THIS_TURN)


AS_IT_ENTERS: Final = -2  # marks counters that are said to be on a permanent as it enters, until its move has them


@binds(sp.EntersSo)
def _enters_so(binder: Binder, node: sp.EntersSo) -> Effect:
    """614.1c."""
    put = binder.subject_thing
    if isinstance(put, s.Saved) and (put.slot, t.BATTLEFIELD) in binder.placed:  # see ``enters_so``
        binder.enters_with = True
        return e.PutCounters(put, node.kind, binder.bind(node.count), save=AS_IT_ENTERS)
    rule = st.EntersWithCounters(f.IsOneOf(_spell_that_was_cast(binder)), node.kind, binder.bind(node.count))
    return e.Establish((rule,), e.THIS_TURN)
