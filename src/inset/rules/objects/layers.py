"""613: the interaction of continuous effects: layers, timestamps, dependencies.

``chars_of`` is the one door to an object's characteristics. Where no continuous effect is about, that is the shared
printed record of ``frames``; otherwise all permanents and spells are worked out together, layer by layer, and kept until
something changes. Objects in other zones are worked out one by one when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import BATTLEFIELD, CREATURE, OUTSIDE, STACK
from inset.language import keywords as kw, mods as m
from inset.language.abilities import Keyword, StaticAbility
from inset.language.node import Mod
from inset.language.statics import Continuous
from inset.rules.model.dispatch import ASK, holds
from inset.rules.model.state import SPELL, Chars, Ctx, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.abilities import Traits, traits, traits_of, works_from
from inset.rules.objects.copiable_values import copiable_chars, copy_effects
from inset.rules.objects.keyword_casts import MADE_OTHERWISE, made
from inset.rules.objects.layer_changes import APPLY
from inset.rules.objects.layer_order import ANY, LAYER, Live, affected, in_order, next_effect, reword, settled_mods

UNCHANGED: Final = -1  # the key in ``State.reach`` that says that there are no continuous effects
TEXT: Final = 30  # the layer of text-changing effects (613.1c)
COUNTER_KEYWORDS: Final = {
    word: m.AddAbility(Keyword(kw.KEYWORD_BIT[word]))
    for word in ("flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
                 "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance")
}  # fmt: skip


def chars_of(st: State, obj: Obj) -> Chars:
    """The characteristics of an object now."""
    found = st.chars.get(obj.id)
    if found is None:
        found = st.singles.get(obj.id)
    if found is None:
        if obj.zone & (BATTLEFIELD | STACK) and (obj.zone & BATTLEFIELD or 0 not in st.reach):
            _work_out(st)
            found = st.chars.get(obj.id) or st.singles.get(obj.id)
            if found is None:  # a hypothetical object, or one that is phased out
                found = _single(st, obj)
        else:
            found = _single(st, obj)
            if st.objs.get(obj.id) is obj and 0 in st.reach:  # not while the layers are being worked out
                st.singles[obj.id] = found
    return found


def all_chars(st: State) -> dict[int, Chars]:
    """The characteristics of all permanents, but those that are phased out, by their ids."""
    if 0 not in st.chars:
        _work_out(st)
    return st.chars


def of_newcomer(st: State, obj: Obj) -> Chars | None:
    """The characteristics of a permanent that has just entered, if it and all others have what is printed on them: no
    continuous effect is about, and it brings none. None if all have to be worked out anew."""
    if UNCHANGED not in st.reach or obj.counters or obj.attached or obj.flags & MADE_OTHERWISE:
        return None
    if frames.has_locks(obj.definition):  # 709.5
        return None
    chars = copiable_chars(st, obj)
    if chars is not obj.base or (chars.power is not None and not chars.types & CREATURE):  # 208.3
        return None
    return chars if not traits_of(chars).continuous else None


def chars_as_spell(st: State, obj: Obj) -> Chars:
    """The characteristics that a record that isn't in the state would have: a spell not yet cast (601.3e)."""
    if 0 not in st.chars:
        _work_out(st)
    return _single(st, obj)


# --- all layers ----------------------------------------------------------------------------------------------------


BASE: Final = 72  # the last layer that sets power and toughness (613.4b)


def base_chars(st: State, obj: Obj) -> Chars | None:
    """208.4b: a permanent with the power and toughness that are set, before what modifies them; None if it is none."""
    found: dict[int, Chars] | None = st.memo.get("base")
    if found is None:
        before = st.clone()
        before.chars, before.reach = {}, {}
        _work_out(before, BASE)
        found = st.memo["base"] = before.chars
    return found.get(obj.id) if obj.zone == BATTLEFIELD and st.objs.get(obj.id) is obj else None


def _work_out(st: State, last: int = 99) -> None:
    """Works out all permanents and spells together, up to a layer."""
    work: dict[int, Chars] = {}
    objs = st.objs
    lives: list[Live] = []
    shared: set[int] = set()
    idle: list[int] = []  # permanents with a size printed on them that are no creatures
    copies = copy_effects(st)
    for oid in st.battlefield:
        obj = objs[oid]
        if obj.phased:
            continue
        base = obj.base
        chars = base if base is not None and not copies else copiable_chars(st, obj)
        work[oid] = chars
        if chars.power is not None and not chars.types & CREATURE:
            idle.append(oid)
        if chars.abilities:
            known: Traits | None = chars.sorted  # nothing has changed them yet
            found = known.continuous if known is not None else traits_of(chars).continuous
            if found:
                _collect(lives, obj, found, BATTLEFIELD)
        if obj.counters:
            shared.add(oid)
            lives += _keyword_counters(obj)
        if obj.flags & MADE_OTHERWISE:
            lives.append(_as_it_was_cast(obj))
    for oid in st.stack:
        obj = objs[oid]
        chars = copiable_chars(st, obj) if _is_spell(obj) else nothing(obj.controller)
        work[oid] = chars
        if obj.flags & MADE_OTHERWISE:
            lives.append(_as_it_was_cast(obj))
        if chars.abilities:
            found = traits_of(chars).continuous
            if found:
                _collect(lives, obj, found, STACK)
    for oid in st.command:
        obj = objs[oid]
        abilities = frames.printed(obj.definition, obj.zone, obj.in_use, obj.controller).abilities
        if abilities:
            _collect(lives, obj, traits(abilities).continuous, 64)
    afar = working_afar(st) if st.afar else []
    for oid in afar:  # 113.6b; with their characteristics, for they may lose the ability
        work[oid] = copiable_chars(st, objs[oid])
        _collect(lives, objs[oid], traits_of(work[oid]).continuous, objs[oid].zone)
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
        _apply_layers(st, work, lives, shared, last)
    for oid in idle:
        if not work[oid].types & CREATURE:
            work[oid] = work[oid].dup()
            work[oid].power = work[oid].toughness = None  # 208.3
    st.reach = {0: [live for live in lives if _reaches_far(st, work, live)]}
    if not lives:
        st.reach[UNCHANGED] = []
    for oid in st.stack:
        st.singles[oid] = work.pop(oid)
    for oid in afar:
        del work[oid]


def working_afar(st: State) -> list[int]:
    """113.6b: the cards in exile and graveyards with abilities that change other objects from there."""
    rows = (st.exile, *st.graveyards)
    found = [st.objs[oid] for row in rows for oid in row]
    return [obj.id for obj in found if works_from(obj.definition) & obj.zone and obj.face_down is None]


def _reaches_far(st: State, work: dict[int, Chars], live: Live) -> bool:
    """Does the effect reach objects that are neither permanents nor spells, and does it (still) exist?"""
    if live.static is None:
        return any(o in st.objs and not st.objs[o].zone & BATTLEFIELD for o in live.objects or ())
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
    return live.ability in source.abilities or live.ability in traits_of(source).all


def _is_spell(obj: Obj) -> bool:
    return obj.stack is None or obj.stack.kind == SPELL


def nothing(controller: int) -> Chars:
    """405.4: an ability on the stack has its text and no other characteristics."""
    return Chars("", None, 0, 0, 0, frozenset(), (), 0, None, None, None, None, controller)


NO_CHARS: Final = Chars("", None, 0, 0, 0, frozenset(), (), 0, None, None, None, None, -1)


def _collect(lives: list[Live], obj: Obj, found: tuple[StaticAbility, ...], zone: int, granted: int = 0) -> None:
    """613.7a: an ability that an effect has ``granted`` is no older than that effect, and it defines no characteristics: it
    sets them like any other (604.3a)."""
    for ability in found:
        if not ability.zone & zone:
            continue
        for static in ability.statics:
            if isinstance(static, Continuous):
                ctx = Ctx(obj.id, obj.controller)
                mods = static.mods if not granted else _setting(static.mods)
                live = Live(obj.id, ctx, mods, max(obj.timestamp, granted), static, ability, None)
                live.cda = live.cda and not granted
                lives.append(live)


def _setting(mods: tuple[Mod, ...]) -> tuple[Mod, ...]:
    """613.4b: the same numbers, not as a characteristic-defining ability."""
    if not any(isinstance(mod, m.DefinePT) for mod in mods):
        return mods
    found = _SETTING.of(mods)
    if found is None:
        made = tuple(m.SetPT(mod.power, mod.toughness) if isinstance(mod, m.DefinePT) else mod for mod in mods)
        found = _SETTING.keep(mods, made)
    return found


_SETTING: Final[Known[tuple[Mod, ...]]] = Known()


def _apply_layers(st: State, work: dict[int, Chars], lives: list[Live], shared: set[int], last: int) -> None:
    own: dict[int, Chars] = {}  # records that are already our own, not shared ones

    def mine(oid: int) -> Chars:
        chars = own.get(oid)
        if chars is None:
            chars = own[oid] = work[oid].dup()
            work[oid] = chars
        return chars

    layers = {layer for live in lives for layer in live.layers}
    if shared:
        layers.add(73)
    pending = sorted(layers)
    sized = False
    while pending and pending[0] <= last:
        layer = pending.pop(0)
        if layer > TYPES and not sized:  # no later layer makes a creature of anything
            _have_a_size(own)
            sized = True
        rest = in_order([live for live in lives if layer in live.layers])
        while rest:
            live = next_effect(st, work, rest, layer)
            rest.remove(live)
            gained = _apply_live(st, work, live, layer, mine, lives)
            for new in gained:  # abilities gained in this layer may have effects in it and in later ones
                lives.append(new)
                pending = sorted({*pending, *(extra for extra in new.layers if extra > layer)})
                if layer in new.layers:
                    rest = in_order([*rest, new])
        if layer == 73:
            for oid in sorted(shared):
                _size_counters(st.objs[oid], mine(oid))
    if not sized:
        _have_a_size(own)
    for oid, chars in own.items():
        chars.keywords = frames.keyword_mask(chars.abilities)
        if chars.power is not None and not chars.types & CREATURE and st.objs[oid].zone == BATTLEFIELD:
            chars.power = chars.toughness = None  # 208.3


TYPES: Final = 40


def _have_a_size(changed: dict[int, Chars]) -> None:
    """208.5: what has become a creature and has no power or toughness has 0."""
    for chars in changed.values():
        if chars.types & CREATURE:
            chars.power = chars.power or 0
            chars.toughness = chars.toughness or 0


def _keyword_counters(obj: Obj) -> list[Live]:
    """122.1b, 613.7c: keyword counters give the keyword, as effects with the timestamp of the counters."""
    found = []
    for kind in obj.counters:
        mod = COUNTER_KEYWORDS.get(kind)
        if mod is not None:
            stamp = obj.stamps.get(kind, obj.timestamp)
            found.append(Live(obj.id, Ctx(obj.id, obj.controller), (mod,), stamp, None, None, (obj.id,)))
    return found


def _as_it_was_cast(obj: Obj) -> Live:
    """702.47c, 702.96a, 702.103b: what the way in which it was cast makes of a spell, and of the permanent that it becomes."""
    return Live(obj.id, Ctx(obj.id, obj.controller), made(obj), obj.timestamp, None, None, (obj.id,))


def _size_counters(obj: Obj, chars: Chars) -> None:
    """122.1a, 613.4c."""
    counters = obj.counters
    change = counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
    if chars.power is not None:
        chars.power += change + counters.get("+1/+0", 0)
    if chars.toughness is not None:
        chars.toughness += change


def _apply_live(
    st: State, work: dict[int, Chars], live: Live, layer: int, mine: Callable[[int], Chars], lives: list[Live]
) -> list[Live]:  # fmt: skip
    """Applies the parts of an effect that belong to a layer. Returns the effects of static abilities that it grants."""
    targets = affected(st, work, live)
    gained: list[Live] = []
    if targets is None:
        return gained
    live.applied = targets
    mods = settled_mods(st, live, layer)
    for oid in targets:
        obj = st.objs.get(oid)
        if obj is None or oid not in work:
            continue
        chars = mine(oid)
        text = chars.abilities
        for mod in mods:
            APPLY[type(mod)](st, live.ctx, mod, obj, chars)
            if layer in (40, 60, 61):
                chars.keywords = frames.keyword_mask(chars.abilities)
                new = chars.abilities[-1] if isinstance(mod, m.AddAbility) else None
                if isinstance(new, StaticAbility):
                    _collect(gained, obj, (new,), BATTLEFIELD, live.timestamp)
        if layer == TEXT and chars.abilities is not text:
            chars.keywords = frames.keyword_mask(chars.abilities)
            reword(lives, oid, text, chars.abilities)
    return gained


# --- one object outside the battlefield and the stack -----------------------------------------------------------------


def _single(st: State, obj: Obj) -> Chars:
    """An object elsewhere: its own characteristic-defining abilities (604.3), its counters (122.1), and effects that reach
    its zone."""
    if obj.zone == STACK and not _is_spell(obj):
        return nothing(obj.controller)
    base = copiable_chars(st, obj)
    if 0 not in st.chars:
        _work_out(st)
    reaching = zone_reach(st, obj.zone)
    own = traits_of(base).continuous if base.abilities and not obj.phased else ()  # 702.26d: as though it didn't exist
    if not own and not reaching and not obj.counters and not obj.flags & MADE_OTHERWISE:
        return base
    lives = _keyword_counters(obj) if obj.counters else []
    if obj.flags & MADE_OTHERWISE:
        lives.append(_as_it_was_cast(obj))
    for ability in own:
        if _functions(ability.zone, obj.zone):
            ctx = Ctx(obj.id, obj.controller)
            for static in ability.statics:
                if isinstance(static, Continuous) and _functions(
                    static.zone, obj.zone
                ):  # it would be the youngest there
                    lives.append(Live(obj.id, ctx, static.mods, st.clock + 1, static, ability, None))
    lives += reaching
    if not lives and not obj.counters:
        return base
    chars = base.dup()
    present = st.objs.get(obj.id) is obj
    begun: dict[int, bool] = {}  # 613.6: whether an effect applies is settled once, in its first layer
    for layer in sorted({layer for live in lives for layer in live.layers} | ({73} if obj.counters else set())):
        if layer > 70 and present:  # a size may count the objects of this zone: all but their sizes is known
            st.singles.setdefault(obj.id, chars)
        for live in in_order([live for live in lives if layer in live.layers]):
            if id(live) not in begun:
                begun[id(live)] = _reaches(st, live, obj, chars)
            if begun[id(live)]:
                for mod in live.mods:
                    if LAYER[type(mod)] == layer:
                        APPLY[type(mod)](st, live.ctx, mod, obj, chars)
        if layer == TEXT and chars.abilities is not base.abilities:
            reword(lives, obj.id, base.abilities, chars.abilities)
        if layer == 60:
            chars.keywords = frames.keyword_mask(chars.abilities)
        if layer == 73:
            _size_counters(obj, chars)
    chars.keywords = frames.keyword_mask(chars.abilities)
    return chars


def _functions(zones: int, zone: int) -> bool:
    """113.6a, 113.6c: what functions in every zone, or in all but the battlefield, does so outside the game as well."""
    return zones & zone != 0 or (zone == OUTSIDE and zones | BATTLEFIELD == ANY)


def _reaches(st: State, live: Live, obj: Obj, chars: Chars) -> bool:
    if live.objects is not None:
        return obj.id in live.objects
    assert live.static is not None
    where = live.static.where
    met = live.ability is None or holds(st, live.ctx, live.ability.condition)
    return met and ASK[type(where)](st, live.ctx, where, obj, chars)


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
        chars = st.chars.get(oid) or copiable_chars(st, obj)
        if not chars.abilities:
            continue
        for ability in traits_of(chars).continuous:
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
