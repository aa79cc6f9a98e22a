"""613: the interaction of continuous effects: layers, timestamps, dependencies.

``chars_of`` is the only way to get an object's characteristics. Without continuous effects, that is the shared printed
record of ``frames``; otherwise all permanents and spells are computed together, layer by layer, and cached until
something changes. Objects in other zones are computed one by one on demand.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import BATTLEFIELD, CREATURE, STACK
from inset.language.mods import AddAbility, AddThisAbility, GainActivatedAbilitiesOf, SetController
from inset.language.node import Condition, Mod, Selection, Static, Value
from inset.language.statics import Continuous
from inset.rules.model.state import SPELL, Chars, Ctx, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.abilities import Traits, traits, traits_of, works_from
from inset.rules.objects.copiable_values import copiable_chars, copy_effects
from inset.rules.objects.keyword_casts import MADE_OTHERWISE
from inset.rules.objects.layer_loop import (
    LAST,
    SETTING,
    SETTLED,
    SIZES,
    Layers,
    as_it_was_cast,
    collect,
    keyword_counters,
)
from inset.rules.objects.layer_order import ANY, Group, Live
from inset.rules.objects.layer_trace import LayerTrace, TracedLayers
from inset.rules.objects.what_text_reads import mentions

# The key in ``Caches.reach`` that says that no continuous effect changes a permanent, except those that it names, …
NAMED_ONLY: Final = -1


def chars_of(st: State, obj: Obj) -> Chars:
    """The characteristics of an object now."""
    if obj.alone:
        reaching = st.caches.reach.get(obj.zone)
        if reaching is not None and not reaching and obj.base is not None and not (st.floating and copy_effects(st)):
            return obj.base
    found = st.caches.chars.get(obj.id)
    if found is None:
        found = st.caches.singles.get(obj.id)
    if found is None:
        if obj.zone & (BATTLEFIELD | STACK) and (obj.zone & BATTLEFIELD or 0 not in st.caches.reach):
            _work_out(st)
            found = st.caches.chars.get(obj.id) or st.caches.singles.get(obj.id)
            if found is None:  # a hypothetical object, or one that is phased out
                found = _single(st, obj)
        else:
            found = _single(st, obj)
            if st.objs.get(obj.id) is obj and 0 in st.caches.reach:  # not while the layers are being worked out
                st.caches.singles[obj.id] = found
    return found


def all_chars(st: State) -> dict[int, Chars]:
    """The characteristics of all permanents except phased-out ones, by id."""
    if 0 not in st.caches.chars:
        _work_out(st)
    return st.caches.chars


def of_newcomer(st: State, obj: Obj) -> Chars | None:
    """The characteristics of a permanent that has just entered, if those are the printed ones, and nothing about the others
    changes: continuous effects name what they change, and it brings none. None if all have to be recomputed."""
    if NAMED_ONLY not in st.caches.reach or obj.counters or obj.attached or obj.flags & MADE_OTHERWISE:
        return None
    if frames.has_locks(obj.definition):  # 709.5
        return None
    chars = copiable_chars(st, obj)
    if chars is not obj.base or (chars.power is not None and not chars.types & CREATURE):  # 208.3
        return None
    return chars if not traits_of(chars).continuous else None


def chars_as_spell(st: State, obj: Obj) -> Chars:
    """The characteristics that a record that isn't in the state would have: a spell not yet cast (601.3e)."""
    if 0 not in st.caches.chars:
        _work_out(st)
    return _single(st, obj)


# --- all layers ----------------------------------------------------------------------------------------------------


def base_chars(st: State, obj: Obj) -> Chars | None:
    """208.4b: a permanent with the power and toughness that are set, before what modifies them; None if it is none."""
    found = st.caches.base
    if found is None:
        before = st.clone()
        before.forget()
        _work_out(before, SETTING)
        found = st.caches.base = before.caches.chars
    return found.get(obj.id) if obj.zone == BATTLEFIELD and st.objs.get(obj.id) is obj else None


def traced(st: State, obj: Obj) -> LayerTrace:
    """An object's characteristics, recomputed with every step that led to them."""
    trace = LayerTrace(obj.id)
    trace.start = copiable_chars(st, obj)
    anew = st.clone()
    anew.forget()
    found = None
    if obj.zone & (BATTLEFIELD | STACK):
        _work_out(anew, trace=trace)
        found = anew.caches.chars.get(obj.id) or anew.caches.singles.get(obj.id)
    trace.end = found if found is not None else _single(anew, obj, trace)
    return trace


def _work_out(st: State, last: int = LAST, trace: LayerTrace | None = None) -> None:
    """Works out all permanents and spells together, up to a layer. ``trace``: who is informed how, if anybody."""
    work: dict[int, Chars] = {}
    objs = st.objs
    lives: list[Live] = []
    counted: list[int] = []  # permanents with counters
    idle: list[int] = []  # permanents with a size printed on them that are not creatures
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
                collect(lives, obj, found)
        if obj.counters:
            counted.append(oid)
            lives += keyword_counters(obj)
        if obj.flags & MADE_OTHERWISE:
            lives.append(as_it_was_cast(obj))
    own: list[Live] = []  # what changes only the spell that it comes from
    for oid in st.stack:
        obj = objs[oid]
        chars = copiable_chars(st, obj) if _is_spell(obj) else nothing(obj.controller)
        work[oid] = chars
        if obj.flags & MADE_OTHERWISE:
            own.append(as_it_was_cast(obj))
            lives.append(own[-1])
        if chars.abilities:
            found = traits_of(chars).continuous
            if found:
                collect(lives, obj, found)
    for oid in st.command:
        obj = objs[oid]
        abilities = frames.printed(obj.definition, obj.zone, obj.in_use, obj.controller).abilities
        if abilities:
            collect(lives, obj, traits(abilities).continuous)
    afar = working_afar(st) if st.afar else []
    for oid in afar:  # 113.6b; with their characteristics, for they may lose the ability
        work[oid] = copiable_chars(st, objs[oid])
        collect(lives, objs[oid], traits_of(work[oid]).continuous)
    for floating in st.floating:
        if floating.mods:
            lives.append(
                Live(floating.ctx.source, floating.ctx, floating.mods, floating.timestamp, None, None, floating.objects)
            )
        for static in floating.statics:
            if isinstance(static, Continuous):
                live = Live(floating.ctx.source, floating.ctx, static.mods, floating.timestamp, static, None, None)
                lives.append(live)
    st.caches.chars = work
    st.caches.reach = {}  # its contents are private meanwhile
    work[0] = NO_CHARS
    if lives or counted:
        _layers(Group(st, work, objs, True), lives, counted, trace).finish(last)
    for oid in idle:
        if not work[oid].types & CREATURE:
            work[oid] = work[oid].dup()
            work[oid].power = work[oid].toughness = None  # 208.3
    st.caches.reach = {0: [live for live in lives if live not in own and _reaches_far(st, work, live)]}
    if len(lives) == len(own) or not [live for live in lives if live not in own and not _names_its_objects(live)]:
        st.caches.reach[NAMED_ONLY] = []
    for oid in st.stack:
        st.caches.singles[oid] = work.pop(oid)
    for oid in afar:
        del work[oid]


def _layers(group: Group, lives: list[Live], counted: list[int], trace: LayerTrace | None) -> Layers:
    return Layers(group, lives, counted) if trace is None else TracedLayers(group, lives, counted, trace)


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


def _names_its_objects(live: Live) -> bool:
    """Does the effect change these objects and no other permanents, whatever else there is on the battlefield?"""
    if live.objects is None:
        return live.static is not None and not live.static.zone & BATTLEFIELD and is_narrow(live.static)
    return is_narrow(live.mods)


def is_narrow(part: Static | tuple[Mod, ...]) -> bool:
    """Does each object that an effect changes decide alone how it does, and does the effect change neither who controls it nor
    what else is changed?"""
    found = _NARROW.of(part)
    if found is None:
        found = _NARROW.keep(part, not mentions(part, _WIDE))
    return found


_WIDE: Final = (Value, Selection, Condition, SetController, AddThisAbility, GainActivatedAbilitiesOf)
_NARROW: Final[Known[bool]] = Known()


def granted_by_statics(st: State, spell: Obj) -> list[tuple[Ctx, AddAbility]]:
    """The abilities that static abilities of other objects give a spell, with their contexts."""
    reaching = [live.again() for live in zone_reach(st, STACK) if live.static is not None and live.source != spell.id]
    if not reaching:
        return []
    alone = Group(st, {spell.id: chars_of(st, spell)}, {spell.id: spell}, False)
    return [
        (live.ctx, mod)
        for live in reaching
        if spell.id in (alone.affected(live) or ())
        for mod in live.mods
        if isinstance(mod, AddAbility)
    ]


def is_left_alone(st: State, zones: int) -> bool:
    """Do the effects that reach further than the battlefield change nothing that is noticed about an object in these zones?"""
    far: list[Live] | None = st.caches.reach.get(0)
    if far is None:
        return False
    for live in far:
        if live.static is None or (live.static.zone & zones and not _gives_unnoticed(live.static)):
            return False
    return True


def _gives_unnoticed(static: Continuous) -> bool:
    """Does it no more than give abilities that neither look out nor are in force for others?"""
    found = _UNNOTICED.of(static)
    if found is None:
        given = tuple([mod.ability for mod in static.mods if isinstance(mod, AddAbility)])
        whole = len(given) == len(static.mods) and is_narrow(static)
        found = _UNNOTICED.keep(static, whole and not traits(given).zones)
    return found


_UNNOTICED: Final[Known[bool]] = Known()


def _is_spell(obj: Obj) -> bool:
    return obj.stack is None or obj.stack.kind == SPELL


def nothing(controller: int) -> Chars:
    """405.4: an ability on the stack has its text and no other characteristics."""
    return Chars("", None, 0, 0, 0, frozenset(), (), 0, None, None, None, None, controller)


NO_CHARS: Final = Chars("", None, 0, 0, 0, frozenset(), (), 0, None, None, None, None, -1)


# --- one object outside the battlefield and the stack -----------------------------------------------------------------


def _single(st: State, obj: Obj, trace: LayerTrace | None = None) -> Chars:
    """An object elsewhere: its own characteristic-defining abilities (604.3), its counters (122.1), and effects that reach
    its zone."""
    if obj.zone == STACK and not _is_spell(obj):
        return nothing(obj.controller)
    base = copiable_chars(st, obj)
    if 0 not in st.caches.chars:
        _work_out(st)
    reaching = st.caches.reach.get(obj.zone)
    if reaching is None:
        reaching = zone_reach(st, obj.zone)
    own = traits_of(base).continuous if base.abilities and not obj.phased else ()  # 702.26d: as though it didn't exist
    if not own and not reaching and not obj.counters and not obj.flags & MADE_OTHERWISE:
        obj.alone = base is obj.base and not obj.zone & BATTLEFIELD
        return base
    lives = keyword_counters(obj) if obj.counters else []
    if obj.flags & MADE_OTHERWISE:
        lives.append(as_it_was_cast(obj))
    collect(lives, obj, own, elsewhere=st.clock + 1)  # it would be the newest there
    lives += [live.again() for live in reaching]
    if not lives and not obj.counters:
        return base
    group = Group(st, {obj.id: base}, {obj.id: obj}, False)
    layers = _layers(group, lives, [obj.id] if obj.counters else [], trace)
    layers.apply(SIZES)
    singles = st.caches.singles
    meanwhile = bool(layers.pending) and st.objs.get(obj.id) is obj and obj.id not in singles
    if meanwhile:  # a size may count the objects of this zone: the rest is known
        singles[obj.id] = group.work[obj.id]
    layers.finish()
    if meanwhile:
        del singles[obj.id]
    return group.work[obj.id]


def zone_reach(st: State, zone: int) -> list[Live]:
    """The continuous effects that reach single objects in a zone, those not worked out with all others."""
    found: list[Live] | None = st.caches.reach.get(zone)
    if found is None:
        if 0 not in st.caches.chars:
            _work_out(st)
        if 0 not in st.caches.reach:  # asked while the layers are being worked out: "creature cards in your graveyard"
            found = zone_effects(st, zone)
            if SETTLED in st.caches.reach:
                st.caches.reach[zone] = found
            return found
        far = st.caches.reach[0] if not zone & BATTLEFIELD else zone_effects(st, zone)
        found = st.caches.reach[zone] = [live for live in far if live.static is None or live.static.zone & zone]
    return found


def zone_effects(st: State, zone: int) -> list[Live]:
    """The continuous effects that reach objects in a zone other than the battlefield."""
    found: list[Live] = []
    for oid in (*st.battlefield, *st.command):
        obj = st.objs[oid]
        if obj.phased:
            continue
        chars = st.caches.chars.get(oid) or copiable_chars(st, obj)
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
