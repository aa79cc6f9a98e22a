"""Instructions for later (603.7): what they may refer to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from inset.language import mods as m, selections as s
from inset.language.abilities import Body
from inset.language.node import Effect
from inset.language.trees import found_in
from inset.oracle.binder import Binder, Unbound


def inner(binder: Binder, deed: Effect, aimed_now: bool = False) -> Body:
    """Instructions for later: they may refer to what was named, but have no new targets, unless the ability that sets them up
    chooses those (``aimed_now``: "destroy target creature at end of combat"). Whatever follows the sentence is done
    before them."""
    known, named = len(binder.targets), binder.known()
    effects = binder.effects(deed)
    if len(binder.targets) != known and not aimed_now:
        raise Unbound("targets of a later ability")
    if found_in(effects, m.AddThisAbility):
        raise Unbound("which ability?")
    binder.undo(named)
    return Body(effects)


@contextmanager
def awaiting(binder: Binder, nouns: tuple[str, ...], moved: bool = False) -> Iterator[None]:
    """Only the instructions of a later ability may refer to the event that it waits for."""
    binder.clause()
    first = len(binder.mentions)
    binder.mention(s.EventObject(), nouns, moved=s.EventObject() if moved else None)
    yield
    binder.mentions[first:] = [x for x in binder.mentions[first:] if x.what != s.EventObject()]
