"""109.2: what a description means that names no zone, and has neither the word "card" nor "spell": permanents."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from inset.language.filters import And, IsAbility, IsCard, IsIn, IsOneOf, IsSpell, Or
from inset.language.node import Filter
from inset.rules.meaning.references import passes_id
from inset.rules.model.state import Ctx, State


def is_the_target(st: State, ctx: Ctx, where: Filter, oid: int) -> bool:
    """ "That targets a creature", "a permanent you control becomes the target": does this target fit?"""
    if oid not in st.objs or not (st.objs[oid].zone == BATTLEFIELD or _of_others(where)):
        return False
    return passes_id(st, ctx, where, oid)


def _of_others(where: Filter) -> bool:
    if isinstance(where, (And, Or)):
        return any(_of_others(part) for part in where.parts)
    return isinstance(where, (IsIn, IsSpell, IsAbility, IsCard, IsOneOf))
