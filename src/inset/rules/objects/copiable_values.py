"""613.2, 707.2: copiable values: what a copy of an object would get, and layer 1 of its characteristics."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, STACK
from inset.language import keywords as kw, mods as m
from inset.language.abilities import Keyword, StaticAbility
from inset.language.card import Card, Face
from inset.language.node import Ability, Mod
from inset.language.statics import Continuous
from inset.rules.model.state import HIDDEN, MELDED, MERGED, OVER, Chars, Copied, Ctx, Floating, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.layer_changes import APPLY
from inset.rules.objects.layer_order import ANY


def copiable(st: State, obj: Obj) -> Copied:
    """The copiable values of an object: what a copy of it would get."""
    if obj.face_down is not None and obj.zone & (BATTLEFIELD | STACK):
        return Copied(FACELESS, 0, obj.face_down.mods, face_down=True)
    latest = _latest_copy(st, obj)
    if obj.merged and (latest is None or latest.timestamp < obj.stamps.get(MERGED, 0)):
        return _with_components(obj, top_values(st, obj))
    return top_values(st, obj)


FACELESS: Final = Card((Face(types=CREATURE, power=2, toughness=2),))  # 708.2a: a copy knows nothing of the hidden card


def top_values(st: State, obj: Obj) -> Copied:
    """The same without what the lower components of a merged permanent add to it."""
    latest = _latest_copy(st, obj)
    if latest is not None and latest.copied is not None:
        return latest.copied
    if obj.copied is not None:
        return obj.copied
    return Copied(obj.definition, frames.in_force(obj.definition, obj.zone, obj.in_use))


def _latest_copy(st: State, obj: Obj) -> Floating | None:
    """613.2a: the youngest effect that makes it a copy; what merged with it from above later is younger than that."""
    latest: Floating | None = None
    for floating in st.floating:
        if floating.copied is not None and obj.id in floating.objects:
            if latest is None or floating.timestamp > latest.timestamp:
                latest = floating
    if latest is not None and obj.merged and latest.timestamp < obj.stamps.get(OVER, 0):
        return None
    return latest


def _with_components(obj: Obj, top: Copied) -> Copied:
    """702.140e, 730.2a: the abilities of every component are copiable values of the merged permanent."""
    added: list[Mod] = []
    for _, definition, in_use, _, _, copied in obj.merged:
        if in_use in (HIDDEN, MELDED):
            continue
        values = Copied(definition, in_use) if copied is None else copied
        shown = frames.shown(values.definition, obj.zone, values.in_use, obj.flags)  # 730.2h
        printed = frames.printed(values.definition, obj.zone, shown, obj.controller).abilities
        added += (m.AddAbility(ability) for ability in printed)
        added += (mod for mod in values.exceptions if isinstance(mod, m.AddAbility))  # 707.9a
    return Copied(top.definition, top.in_use, (*top.exceptions, *added), top.face_down)


def definition_of(st: State, obj: Obj) -> Card | None:
    """The card that an object's copiable values come from; none while it is face down (708.2)."""
    values = copiable(st, obj)
    hidden = values.face_down or (obj.face_down is not None and obj.zone == EXILE)  # 708.2, 406.3a
    return None if hidden else values.definition


def copiable_chars(st: State, obj: Obj) -> Chars:
    if not (st.floating and copy_effects(st)):
        if obj.base is None:
            frames.given(obj)
        if obj.base is not None:
            return obj.base
    return _from_copied(st, obj, copiable(st, obj))


def copy_effects(st: State) -> bool:
    """Does an effect that lasts make something a copy of something else (707.2)?"""
    for floating in st.floating:
        if floating.copied is not None:
            return True
    return False


def _from_copied(st: State, obj: Obj, values: Copied) -> Chars:
    if values.face_down:
        chars = Chars("", None, 0, CREATURE, 0, frozenset(), (), 0, 2, 2, None, None, obj.controller)  # 708.2a
    else:
        in_use = frames.shown(values.definition, obj.zone, values.in_use, obj.flags)
        chars = frames.printed(values.definition, obj.zone, in_use, obj.controller).dup()
    ctx = Ctx(obj.id, obj.controller)
    if values.exceptions and chars.abilities:
        chars.abilities = _not_defined(chars.abilities, values.exceptions)
    for mod in values.exceptions:  # 707.9: exceptions are part of the copiable values
        APPLY[type(mod)](st, ctx, mod, obj, chars)
    chars.keywords = frames.keyword_mask(chars.abilities)
    return chars


def _not_defined(abilities: tuple[Ability, ...], exceptions: tuple[Mod, ...]) -> tuple[Ability, ...]:
    """707.9d: an ability that defines a characteristic for which the copy effect gives a value is not copied."""
    gone = [row for kind, row in _DEFINING.items() if any(isinstance(mod, kind) for mod in exceptions)]
    if not gone:
        return abilities
    return tuple(a for a in abilities if not any(_defines(a, mods, keyword) for mods, keyword in gone))


def _defines(ability: Ability, mods: tuple[type, ...], keyword: int) -> bool:
    if isinstance(ability, Keyword):
        return ability.keyword & keyword != 0
    if not isinstance(ability, StaticAbility) or ability.zone != ANY:
        return False
    return any(
        isinstance(static, Continuous) and static.zone == ANY and any(isinstance(mod, mods) for mod in static.mods)
        for static in ability.statics
    )


# A kind of exception -> what characteristic-defining abilities say about the same, and a keyword that is such an ability.
_DEFINING: Final[dict[type, tuple[tuple[type, ...], int]]] = {
    m.SetPT: ((m.DefinePT, m.SetPT), 0),
    m.SetColors: ((m.SetColors, m.AddColors), kw.DEVOID),
    m.SetTypes: ((m.SetTypes, m.AddTypes, m.AddAllCreatureTypes), kw.CHANGELING),
}
HALVES: Final = (0, 1)


def halves(st: State, obj: Obj, unlocked: bool) -> list[int]:
    """709.5c: the unlocked, or the locked, halves of a permanent: 0 the left, 1 the right; none without such halves."""
    if obj.zone != BATTLEFIELD or (obj.copied is None and not st.floating and not frames.has_locks(obj.definition)):
        return []
    card = definition_of(st, obj)
    if card is None or not frames.has_locks(card):
        return []
    return [half for half in HALVES if bool(obj.flags & frames.designation(half)) == unlocked]
