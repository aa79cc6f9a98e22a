"""613: the interaction of continuous effects: layers, timestamps, dependencies.

``chars_of`` is the one door to an object's characteristics. Where no continuous effect is about, that is the shared
printed record of ``frames``; otherwise all permanents and spells are worked out together, layer by layer, and kept until
something changes. Objects in other zones are worked out one by one when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel.types import BATTLEFIELD, CREATURE, EXILE, STACK
from inset.language import filters as f
from inset.language import keywords as kw
from inset.language import mods as m
from inset.language.abilities import Keyword, StaticAbility
from inset.language.card import Card
from inset.language.node import Mod, Node
from inset.language.statics import Continuous
from inset.rules import frames
from inset.rules.modifying import APPLY
from inset.rules.state import UNLOCKED, Chars, Copied, Ctx, Floating, Obj, State
from inset.rules.traits import traits

# 613.1, 613.4: the layers and sublayers, in order; layer 1 is copiable() below
LAYER: Final[dict[type, int]] = {
    m.SetController: 20,
    m.SetName: 30,
    m.AddTypes: 40,
    m.SetTypes: 40,
    m.AddChosenType: 40,
    m.AddAllCreatureTypes: 40,
    m.LoseSupertypes: 40,
    m.SetColors: 50,
    m.AddColors: 50,
    m.AddAbility: 60,
    m.LoseAllAbilities: 60,
    m.LoseKeyword: 60,
    m.GainActivatedAbilitiesOf: 60,
    m.DefinePT: 71,
    m.SetPT: 72,
    m.ModifyPT: 73,
    m.SwitchPT: 74,
}
COUNTER_KEYWORDS: Final = {
    word: kw.KEYWORD_BIT[word]
    for word in ("flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible",
                 "lifelink", "menace", "reach", "shadow", "trample", "vigilance")
}  # fmt: skip


class Live:
    """One continuous effect at work: a static ability of an object, or a floating effect."""

    __slots__ = ("ability", "applied", "cda", "ctx", "layers", "mods", "objects", "source", "static", "timestamp")

    def __init__(
        self, source: int, ctx: Ctx, mods: tuple[Mod, ...], timestamp: int, static: Continuous | None,
        ability: StaticAbility | None, objects: tuple[int, ...] | None,
    ) -> None:  # fmt: skip
        self.source = source
        self.ctx = ctx
        self.mods = mods
        self.timestamp = timestamp
        self.static = static
        self.ability = ability
        self.objects = objects
        self.applied: tuple[int, ...] | None = None  # 613.6: once it has begun to apply, it goes on to the same objects
        self.cda = static is not None and static.zone == ANY and ability is not None and ability.zone == ANY
        self.layers = frozenset(LAYER[type(mod)] for mod in mods)


ANY: Final = 127


def chars_of(st: State, obj: Obj) -> Chars:
    """The characteristics of an object now."""
    found = st.chars.get(obj.id)
    if found is None:
        if obj.zone & (BATTLEFIELD | STACK):
            _work_out(st)
            found = st.chars.get(obj.id)
            if found is None:  # a hypothetical object, or one that is phased out
                found = _single(st, obj)
        else:
            found = _single(st, obj)
            if obj.id in st.objs and 0 in st.reach:  # not while the layers are being worked out
                st.chars[obj.id] = found
    return found


def chars_as_spell(st: State, obj: Obj) -> Chars:
    """The characteristics that a record that isn't in the state would have: a spell not yet cast (601.3e)."""
    if 0 not in st.chars:
        _work_out(st)
    return _single(st, obj)


# --- layer 1: copiable values (613.2, 707.2) --------------------------------------------------------------------


def copiable(st: State, obj: Obj) -> Copied:
    """The copiable values of an object: what a copy of it would get."""
    latest: Floating | None = None
    for floating in st.floating:
        if floating.copied is not None and obj.id in floating.objects:
            if latest is None or floating.timestamp > latest.timestamp:
                latest = floating
    if obj.face_down is not None and obj.zone & (BATTLEFIELD | STACK):
        return Copied(obj.definition, obj.in_use, obj.face_down.mods, face_down=True)
    if latest is not None and latest.copied is not None:
        return latest.copied
    if obj.copied is not None:
        return obj.copied
    return Copied(obj.definition, frames.in_force(obj.definition, obj.zone, obj.in_use))


def definition_of(st: State, obj: Obj) -> Card | None:
    """The card that an object's copiable values come from; none while it is face down (708.2)."""
    values = copiable(st, obj)
    hidden = values.face_down or (obj.face_down is not None and obj.zone == EXILE)  # 708.2, 406.3a
    return None if hidden else values.definition


def _copiable_chars(st: State, obj: Obj) -> Chars:
    if (
        obj.face_down is None
        and obj.copied is None
        and not obj.merged
        and not obj.flags & UNLOCKED
        and not (st.floating and _copy_effects(st))
    ):
        return frames.printed(obj.definition, obj.zone, obj.in_use, obj.controller)
    return _from_copied(st, obj, copiable(st, obj))


def _copy_effects(st: State) -> bool:
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
    for mod in values.exceptions:  # 707.9: exceptions are part of the copiable values
        APPLY[type(mod)](st, ctx, mod, obj, chars)
    if obj.merged and not values.face_down:
        for _, definition, in_use, *_ in obj.merged:  # 702.140e: all abilities of the cards under it
            chars.abilities += frames.printed(definition, obj.zone, in_use, obj.controller).abilities
    chars.keywords = frames.keyword_mask(chars.abilities)
    return chars


# --- all layers ----------------------------------------------------------------------------------------------------


def _work_out(st: State) -> None:
    """Works out all permanents and spells together."""
    work: dict[int, Chars] = {}
    objs = st.objs
    lives: list[Live] = []
    shared: set[int] = set()
    for oid in st.battlefield:
        obj = objs[oid]
        if obj.phased:
            continue
        chars = _copiable_chars(st, obj)
        work[oid] = chars
        if chars.abilities:
            found = traits(chars.abilities).continuous
            if found:
                _collect(lives, obj, found, BATTLEFIELD)
        if obj.counters:
            shared.add(oid)
    for oid in st.stack:
        obj = objs[oid]
        chars = _copiable_chars(st, obj)
        work[oid] = chars
        if chars.abilities:
            found = traits(chars.abilities).continuous
            if found:
                _collect(lives, obj, found, STACK)
    for oid in st.command:
        obj = objs[oid]
        abilities = frames.printed(obj.definition, obj.zone, obj.in_use, obj.controller).abilities
        if abilities:
            _collect(lives, obj, traits(abilities).continuous, 64)
    for floating in st.floating:
        if floating.mods:
            lives.append(
                Live(floating.ctx.source, floating.ctx, floating.mods, floating.timestamp, None, None, floating.objects)
            )
        for static in floating.statics:
            if isinstance(static, Continuous):
                live = Live(floating.ctx.source, floating.ctx, static.mods, floating.timestamp, static, None, None)
                lives.append(live)
    st.chars = work
    work[0] = NO_CHARS
    if lives or shared:
        _apply_layers(st, work, lives, shared)
    st.reach = {0: [live for live in lives if _reaches_far(st, work, live)]}


def _reaches_far(st: State, work: dict[int, Chars], live: Live) -> bool:
    """Does the effect reach objects that are neither permanents nor spells, and does it (still) exist?"""
    if live.static is None:
        return any(o in st.objs and not st.objs[o].zone & (BATTLEFIELD | STACK) for o in live.objects or ())
    if not live.static.zone & ~(BATTLEFIELD | STACK) and not live.static.zone & STACK:
        return False
    if live.ability is None:
        return True
    if live.cda:
        return False
    source = work.get(live.source)
    if source is None:
        return True  # an emblem
    live.ctx.controller = source.controller
    return live.ability in source.abilities or live.ability in traits(source.abilities).all


NO_CHARS: Final = Chars("", None, 0, 0, 0, frozenset(), (), 0, None, None, None, None, -1)


def _collect(lives: list[Live], obj: Obj, found: tuple[StaticAbility, ...], zone: int, granted: int = 0) -> None:
    """613.7a: an ability that an effect has ``granted`` is no older than that effect."""
    for ability in found:
        if not ability.zone & zone:
            continue
        for static in ability.statics:
            if isinstance(static, Continuous):
                ctx = Ctx(obj.id, obj.controller)
                lives.append(Live(obj.id, ctx, static.mods, max(obj.timestamp, granted), static, ability, None))


def _apply_layers(st: State, work: dict[int, Chars], lives: list[Live], shared: set[int]) -> None:
    own: dict[int, Chars] = {}  # records that are already our own, not shared ones

    def mine(oid: int) -> Chars:
        chars = own.get(oid)
        if chars is None:
            chars = own[oid] = work[oid].dup()
            work[oid] = chars
        return chars

    layers = {layer for live in lives for layer in live.layers}
    if shared:
        layers |= {60, 73}
    pending = sorted(layers)
    done = 0
    while pending:
        layer = pending.pop(0)
        done = layer
        if layer == 60:
            for oid in sorted(shared):
                _keyword_counters(st, oid, mine)
        before = len(lives)
        for live in _in_order(st, work, [x for x in lives if layer in x.layers], layer):
            _apply_live(st, work, live, layer, mine, lives)
        if layer == 73:
            for oid in sorted(shared):
                _size_counters(st, oid, mine)
        for live in lives[before:]:  # abilities gained in this layer may have effects in later ones
            for extra in live.layers:
                if extra > done and extra not in pending:
                    pending.append(extra)
        pending.sort()
    for oid in own:
        own[oid].keywords = frames.keyword_mask(own[oid].abilities)


def _keyword_counters(st: State, oid: int, mine: Callable[[int], Chars]) -> None:
    """122.1b: keyword counters give the keyword."""
    for kind in st.objs[oid].counters:
        bit = COUNTER_KEYWORDS.get(kind)
        if bit:
            chars = mine(oid)
            chars.abilities = (*chars.abilities, Keyword(bit))


def _size_counters(st: State, oid: int, mine: Callable[[int], Chars]) -> None:
    """122.1a, 613.4c."""
    counters = st.objs[oid].counters
    change = counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
    plus_power = counters.get("+1/+0", 0)
    if change or plus_power:
        chars = mine(oid)
        if chars.power is not None:
            chars.power += change + plus_power
        if chars.toughness is not None:
            chars.toughness += change


def _apply_live(
    st: State, work: dict[int, Chars], live: Live, layer: int, mine: Callable[[int], Chars], lives: list[Live]
) -> None:
    targets = affected(st, work, live)
    if targets is None:
        return
    live.applied = targets
    for oid in targets:
        obj = st.objs.get(oid)
        if obj is None or oid not in work:
            continue
        chars = mine(oid)
        for mod in live.mods:
            if LAYER[type(mod)] == layer:
                APPLY[type(mod)](st, live.ctx, mod, obj, chars)
                if layer in (40, 60):
                    chars.keywords = frames.keyword_mask(chars.abilities)
                    if isinstance(mod, m.AddAbility) and isinstance(mod.ability, StaticAbility):
                        _collect(lives, obj, (mod.ability,), BATTLEFIELD, live.timestamp)


def affected(st: State, work: dict[int, Chars], live: Live) -> tuple[int, ...] | None:
    """The objects that an effect applies to; none if it does not apply at all."""
    from inset.rules.evaluate import ASK, holds

    if live.applied is not None:
        return live.applied
    if live.objects is not None:
        return live.objects
    static = live.static
    assert static is not None
    if live.ability is not None:
        if live.source in work:  # 613.6: an ability that was lost before it began to apply does nothing
            source = work[live.source]
            if live.ability not in source.abilities and live.ability not in traits(source.abilities).all:
                return None
            live.ctx.controller = source.controller
        if live.ability.condition is not None and not holds(st, live.ctx, live.ability.condition):
            return None
    if isinstance(static.where, f.IsThis):
        return (live.source,)
    ask = ASK[type(static.where)]
    zone = static.zone
    found = []
    for oid in list(work):
        if oid == 0:
            continue
        obj = st.objs[oid]
        if zone & obj.zone and ask(st, live.ctx, static.where, obj, work[oid]):
            found.append(oid)
    return tuple(found)


# --- order within a layer (613.3, 613.7, 613.8) ---------------------------------------------------------------------


def _in_order(st: State, work: dict[int, Chars], lives: list[Live], layer: int) -> list[Live]:
    """Characteristic-defining abilities first, then by timestamp, but a dependent effect waits for the other."""
    lives.sort(key=lambda live: (not live.cda, live.timestamp))
    if len(lives) < 2 or not any(_may_depend(live, layer) for live in lives):
        return lives
    rest = list(lives)
    order: list[Live] = []
    scratch = _scratch(work)
    while rest:
        st.chars = scratch
        ready = [a for a in rest if not any(_depends(st, scratch, a, b, layer) for b in rest if b is not a)]
        nxt = ready[0] if ready else rest[0]  # 613.8b: a loop is broken by timestamp
        rest.remove(nxt)
        order.append(nxt)
        if rest:
            _try(st, scratch, nxt, layer)
    st.chars = work
    return order


def _scratch(work: dict[int, Chars]) -> dict[int, Chars]:
    return {oid: chars.dup() for oid, chars in work.items()}


# What an effect of a layer must look at to depend on another of that layer; in layers 4 and 6 it may also lose its ability.
_READS: Final[dict[int, tuple[type, ...]]] = {
    20: (f.ControlledBy,),
    50: (f.HasColor, f.ColorCount, f.OfChosenColor, f.SharesColorWith),
    72: (f.StatIs,),
    73: (f.StatIs,),
}


def _may_depend(live: Live, layer: int) -> bool:
    """An effect on fixed objects depends on nothing."""
    if live.objects is not None or live.static is None:
        return False
    return layer in (40, 60) or _holds_one_of(live.static.where, _READS.get(layer, ()))


def _holds_one_of(part: object, kinds: tuple[type, ...]) -> bool:
    if isinstance(part, tuple):
        return any(_holds_one_of(item, kinds) for item in part)
    if not isinstance(part, Node):
        return False
    return isinstance(part, kinds) or any(
        _holds_one_of(getattr(part, name), kinds) for name in part.__dataclass_fields__
    )


def _depends(st: State, work: dict[int, Chars], a: Live, b: Live, layer: int) -> bool:
    """613.8a: would applying ``b`` change what ``a`` applies to, what it does, or whether it exists?"""
    if a.objects is not None or a.applied is not None or a.cda != b.cda:
        return False
    before = affected(st, work, a)
    trial = _scratch(work)
    st.chars = trial
    _try(st, trial, b, layer)
    after = affected(st, trial, a)
    st.chars = work
    return before != after


def _try(st: State, work: dict[int, Chars], live: Live, layer: int) -> None:
    for oid in affected(st, work, live) or ():
        obj = st.objs.get(oid)
        if obj is not None and oid in work:
            for mod in live.mods:
                if LAYER[type(mod)] == layer:
                    APPLY[type(mod)](st, live.ctx, mod, obj, work[oid])
            work[oid].keywords = frames.keyword_mask(work[oid].abilities)


# --- one object outside the battlefield and the stack -----------------------------------------------------------------


def _single(st: State, obj: Obj) -> Chars:
    """An object elsewhere: its own characteristic-defining abilities (604.3), and effects that reach its zone."""
    from inset.rules.evaluate import ASK, holds

    base = _copiable_chars(st, obj)
    if 0 not in st.chars:
        _work_out(st)
    chars: Chars | None = None
    reaching = zone_reach(st, obj.zone)
    own = traits(base.abilities).continuous if base.abilities else ()
    if not own and not reaching:
        return base
    parts: list[tuple[int, int, int, Ctx, Mod]] = []
    for ability in own:
        if ability.zone & obj.zone:
            ctx = Ctx(obj.id, obj.controller)
            for static in ability.statics:
                if isinstance(static, Continuous) and static.zone & obj.zone:
                    parts += [(LAYER[type(mod)], 0, 0, ctx, mod) for mod in static.mods]
    for live in reaching:
        if live.static is None:
            fits = obj.id in (live.objects or ())
        else:
            where = live.static.where
            met = live.ability is None or holds(st, live.ctx, live.ability.condition)
            fits = met and ASK[type(where)](st, live.ctx, where, obj, base)
        if fits:
            parts += [(LAYER[type(mod)], 1, live.timestamp, live.ctx, mod) for mod in live.mods]
    if not parts:
        return base
    parts.sort(key=lambda part: part[:3])
    chars = base.dup()
    present = st.objs.get(obj.id) is obj
    for layer, _, _, ctx, mod in parts:
        if layer > 70 and present:  # a size may count the objects of this zone: all but their sizes is known
            st.chars.setdefault(obj.id, chars)
        APPLY[type(mod)](st, ctx, mod, obj, chars)
    chars.keywords = frames.keyword_mask(chars.abilities)
    return chars


def zone_reach(st: State, zone: int) -> list[Live]:
    """The continuous effects that reach single objects in a zone, those not worked out with all others."""
    found: list[Live] | None = st.reach.get(zone)
    if found is None:
        if 0 not in st.chars:
            _work_out(st)
        if 0 not in st.reach:  # asked while the layers are being worked out: "creature cards in your graveyard"
            return zone_effects(st, zone)
        far = st.reach[0] if not zone & BATTLEFIELD else zone_effects(st, zone)
        found = st.reach[zone] = [live for live in far if live.static is None or live.static.zone & zone]
    return found


def zone_effects(st: State, zone: int) -> list[Live]:
    """The continuous effects that reach objects in a zone other than the battlefield."""
    found: list[Live] = []
    for oid in (*st.battlefield, *st.command):
        obj = st.objs[oid]
        if obj.phased:
            continue
        chars = st.chars.get(oid) or _copiable_chars(st, obj)
        if not chars.abilities:
            continue
        for ability in traits(chars.abilities).continuous:
            for static in ability.statics:
                if (
                    isinstance(static, Continuous)
                    and static.zone & zone
                    and ability.zone & obj.zone
                    and ability.zone != ANY
                ):
                    ctx = Ctx(oid, chars.controller)
                    found.append(Live(oid, ctx, static.mods, obj.timestamp, static, ability, None))
    for floating in st.floating:
        if floating.mods:
            found.append(
                Live(floating.ctx.source, floating.ctx, floating.mods, floating.timestamp, None, None, floating.objects)
            )
        for static2 in floating.statics:
            if isinstance(static2, Continuous) and static2.zone & zone:
                found.append(
                    Live(floating.ctx.source, floating.ctx, static2.mods, floating.timestamp, static2, None, None)
                )
    return found
