"""Descriptions by others: in combat with something (506.4, 509.1), all except some."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f, patterns as p
from inset.language.node import Filter
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.descriptions import join


@binds(sp.InCombatWith)
def _in_combat_with(binder: Binder, node: sp.InCombatWith) -> Filter:
    if isinstance(binder.event, p.Moves) and binder.event.origin & t.BATTLEFIELD:
        raise Unbound("in combat with what has left it?")
    what = binder.thing(node.what)
    return f.Or((f.IsBlocking(what), f.IsBlocked(what)))


@binds(sp.ExceptFor)
def _except_for(binder: Binder, node: sp.ExceptFor) -> Filter:
    spared = binder.bind(node.what)
    return join([f.Not(one) for one in (spared.parts if isinstance(spared, f.Or) else (spared,))])
