"""613.1: parts of continuous effects that give an object what others have: activated abilities, creature types."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inset.kernel.types import CREATURE
from inset.language import mods as m, subtypes
from inset.language.node import Ability
from inset.rules.meaning.references import look, select
from inset.rules.model.state import Ctx, State
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layer_changes import TAKEN

MOST: Final = 4_000
_OWN: Final[dict[tuple[int, int, int], tuple[Ability, Ability]]] = {}  # stored, so that an id isn't reused


def activated_of(st: State, ctx: Ctx, mod: m.GainActivatedAbilitiesOf) -> tuple[Ability, ...]:
    """602.5c: each is an ability of its own, whoever else has it; the same one as long as nothing changes."""
    found: list[Ability] = []
    for oid in select(st, ctx, mod.what):
        for ability in traits_of(look(st, oid)[1]).activated:
            key = id(ability), oid, ctx.source
            own = _OWN.get(key)
            if own is None or own[0] is not ability:
                if len(_OWN) > MOST:
                    _OWN.clear()
                own = _OWN[key] = (ability, replace(ability))
            found.append(own[1])
    return tuple(found)


def _abilities(st: State, ctx: Ctx, mod: m.GainActivatedAbilitiesOf) -> m.GainActivatedAbilitiesOf:
    return mod if mod.abilities is not None else replace(mod, abilities=activated_of(st, ctx, mod))


def _creature_types(st: State, ctx: Ctx, mod: m.HasCreatureTypesOf) -> m.HasCreatureTypesOf:
    found = [
        name for oid in select(st, ctx, mod.what) for name in look(st, oid)[1].subtypes if subtypes.fits(name, CREATURE)
    ]
    return replace(mod, subtypes=tuple(sorted(found)))


TAKEN[m.GainActivatedAbilitiesOf] = _abilities
TAKEN[m.HasCreatureTypesOf] = _creature_types
