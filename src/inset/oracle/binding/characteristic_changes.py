"""What objects become: types, sizes, abilities of their controller's choice (205.1, 611.2); tapped or untapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    keywords as kw,
    mods as m,
    selections as s,
    values as v,
)
from inset.language.abilities import Keyword
from inset.language.node import Effect, Mod
from inset.language.subtypes import LAND_TYPES
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.lexicon import BASIC_LAND_TYPES, CREATURE_TYPES


@binds(sp.TapsOrUntaps)
def _taps_or_untaps(binder: Binder, node: sp.TapsOrUntaps) -> Effect:
    what = binder.thing(node.what)
    return e.ChooseMode(((e.Tap(what),), (e.Untap(what),)), who=binder.subject or s.You())


@binds(sp.BecomesLike)
def _becomes_like(binder: Binder, node: sp.BecomesLike) -> Effect:
    assert isinstance(node.kind, f.HasSubtype)
    if binder.subject_thing is None:
        raise Unbound("there is no subject")
    like = binder.thing(node.like)
    size = m.SetPT(v.Stat(v.POWER, like), v.Stat(v.TOUGHNESS, like))
    mods: tuple[Mod, ...] = (m.AddTypes(t.CREATURE, node.kind.names), m.AddAbility(Keyword(kw.HASTE)), size)
    return e.Modify(binder.subject_thing, mods, e.FOREVER)


@binds(sp.TurnsDown)
def _turns_down(binder: Binder, node: sp.TurnsDown) -> Effect:
    assert isinstance(node.kind, f.HasSubtype)
    return e.TurnFaceDown(binder.thing(node.what), (m.SetTypes(t.CREATURE, node.kind.names),))


@binds(sp.ChoiceOf)
def _choice_of(binder: Binder, node: sp.ChoiceOf) -> Effect:
    bits = tuple(part.keyword for part in node.keywords if part == Keyword(getattr(part, "keyword", 0)))
    if len(bits) != len(node.keywords) or binder.subject_thing is None:
        raise Unbound("a choice of abilities that are not plain keywords")
    return e.ChooseKeyword(binder.subject_thing, bits, node.duration)


@binds(sp.AlsoIs)
def _also_is(binder: Binder, node: sp.AlsoIs) -> Mod:
    if isinstance(node.kind, f.HasSubtype):
        of_lands = LAND_TYPES.issuperset(node.kind.names)
        if (node.word == "land types" and not of_lands) or (node.word == "types" and of_lands):
            raise Unbound("in addition to which types?")  # a land's types means its land types
        return m.AddTypes(0, node.kind.names)
    if isinstance(node.kind, f.HasType) and node.word != "land types":
        return m.AddTypes(node.kind.types)
    raise Unbound("is what in addition?")


def form(binder: Binder, node: sp.Form, granted: Callable[[Binder, tuple[Any, ...]], list[Any]]) -> tuple[Mod, ...]:
    """205.1a: what it becomes replaces its card types; a subtype alone, the subtypes of its kind. 205.1b: "artifact creature"
    and "in addition to its other types" keep them, as does "it's still a land", which comes later."""
    types = sum(kind.types for kind in node.kinds if isinstance(kind, f.HasType))
    subtypes = tuple(name for kind in node.kinds if isinstance(kind, f.HasSubtype) for name in kind.names)
    if len(node.kinds) != types.bit_count() + len(subtypes):
        raise Unbound("becomes what?")
    made: list[Mod] = [m.SetTypes(types, subtypes)]
    if node.keeps or types & (t.ARTIFACT | t.CREATURE) == t.ARTIFACT | t.CREATURE:
        new_kind = not node.keeps and bool(subtypes) and all(name in CREATURE_TYPES for name in subtypes)
        made = [m.AddTypes(types, subtypes, replaces=new_kind)]
    elif not types:
        if all(name in BASIC_LAND_TYPES for name in subtypes):  # 305.7
            made = [m.SetTypes(t.LAND, subtypes, keep_types=True)]
        elif all(name in CREATURE_TYPES for name in subtypes):
            made = [m.SetTypes(t.CREATURE, subtypes, keep_types=True)]
        else:
            raise Unbound("becomes what?")
    if node.all_types:
        made.append(m.AddAllCreatureTypes())
    if node.colors is not None:
        added = node.keeps in ("its colors and types", "their colors and types")
        made.append(m.AddColors(node.colors) if added else m.SetColors(node.colors))
    if node.size is not None:
        assert isinstance(node.size, sp.Size)
        made.append(m.SetPT(binder.bind(node.size.power), binder.bind(node.size.toughness)))
    made += [m.AddAbility(ability) for ability in granted(binder, node.abilities)]
    return tuple(made)
