"""Delayed triggered abilities that wait for an event for a while (603.7): "whenever that creature deals damage this turn, …"."""

from __future__ import annotations

from typing import Any

from inset.language import effects as e, filters as f, patterns as p, selections as s, values as v
from inset.language.abilities import Body
from inset.language.node import Effect, Node, Pattern
from inset.language.trees import found_in, mentions
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Unbound, binds
from inset.oracle.binding.abilities import WITH_AMOUNT, pattern


@binds(sp.LaterEvent)
def _later_event(binder: Binder, node: sp.LaterEvent) -> Effect:
    binder.clause()
    known, first = binder.known(), len(binder.mentions)
    event, amount, targets = binder.event, binder.event_has_amount, binder.targets
    when = pattern(binder, node.when)
    if len(binder.targets) != len(targets) or (binder.targets and binder.targets is not targets):
        raise Unbound("a target of an event")
    outer = binder.mentions
    binder.mentions = _inside(binder, when, first)
    binder.event, binder.event_has_amount, binder.targets = when, _counts(when), targets or []
    aimed = len(binder.targets)
    effects = binder.effects(node.deed)
    body = Body(effects, tuple(binder.targets) if not targets else ())
    if targets and len(binder.targets) != aimed:
        raise Unbound("targets of a later ability")
    if _is_batch(when) and found_in(effects, v.EventAmount):
        raise Unbound("how many of several at the same time?")
    binder.event, binder.event_has_amount, binder.targets = event, amount, targets
    binder.mentions = outer
    binder.undo(known)
    return e.Later(when, body, once=node.duration == e.FOREVER, duration=node.duration)


def _inside(binder: Binder, when: Pattern, first: int) -> list[Mention]:
    """What the later ability may refer to: its own event, and what was named before, except in another event."""
    own = [x for x in binder.mentions[first:] if _of_event(x.what) or x.what == s.This()]
    subject = _subject(when)
    waited = subject.what if isinstance(subject, f.IsOneOf) else None
    before = [
        x for x in binder.mentions[:first] if not _of_event(x.what) and not _of_event(x.moved) and x.what != waited
    ]
    if waited is not None:
        nouns = next((x.nouns for x in reversed(binder.mentions[:first]) if x.what == waited), ())
        for mention in own:
            if mention.what in (s.EventObject(), s.EventOther()):
                mention.nouns = tuple(dict.fromkeys((*mention.nouns, *nouns)))
    return [*before, *own]


def _subject(when: Pattern) -> Any:
    while isinstance(when, p.While):
        when = when.what
    if isinstance(when, p.DealsDamage) and when.source == f.Anything():
        return when.to
    return getattr(when, "where", getattr(when, "source", None))


def _of_event(what: Node | None) -> bool:
    return what is not None and any(mentions(what, part) for part in (s.EventObject(), s.EventOther(), s.EventPlayer()))


def _counts(when: Pattern) -> bool:
    return isinstance(when, WITH_AMOUNT)


def _is_batch(when: Pattern) -> bool:
    return bool(getattr(when, "batch", False)) and not (isinstance(when, p.DealsDamage) and when.to is not None)
