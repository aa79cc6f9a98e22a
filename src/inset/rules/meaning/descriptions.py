"""109.2: what a description means that names no zone, and has neither the word "card" nor "spell": permanents."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from inset.language.filters import (
    And,
    Anything,
    ChosenName,
    HasName,
    IsAbility,
    IsCard,
    IsIn,
    IsOneOf,
    IsSpell,
    IsThis,
    Or,
    TargetsOnly,
    TargetsSome,
)
from inset.language.node import Filter
from inset.rules.meaning.references import passes, passes_id
from inset.rules.model.state import Chars, Ctx, Obj, State


def is_the_target(st: State, ctx: Ctx, where: Filter, oid: int) -> bool:
    """ "That targets a creature", "a permanent you control becomes the target": does this target fit?"""
    if oid not in st.objs or not (st.objs[oid].zone == BATTLEFIELD or _of_others(where)):
        return False
    return passes_id(st, ctx, where, oid)


def has_the_abilities(st: State, ctx: Ctx, where: Filter, obj: Obj, chars: Chars) -> bool:
    """ "Activated abilities of creatures"; but of sources with a name, wherever they are."""
    anywhere = isinstance(where, (Anything, ChosenName, HasName)) or _of_others(where)
    return (obj.zone == BATTLEFIELD or anywhere) and passes(st, ctx, where, obj, chars)


def _of_others(where: Filter) -> bool:
    if isinstance(where, (And, Or)):
        return any(_of_others(part) for part in where.parts)
    return isinstance(where, (IsIn, IsSpell, IsAbility, IsCard, IsOneOf, IsThis, TargetsSome, TargetsOnly))
