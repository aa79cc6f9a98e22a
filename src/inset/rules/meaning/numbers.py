"""107, 202.3, 208, 700.5: the numbers that card text refers to: characteristics, counters, totals, devotion, half of
something.

Each class of node has one function in the table of ``references.py``. What is remembered of the past is in ``remembered.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import COLORS, STACK, TYPE_LINE_ORDER
from inset.language import selections as sel, values as val
from inset.language.subtypes import CREATURE_TYPES
from inset.rules.meaning.party import party_size
from inset.rules.meaning.references import NUMBERS, holds, look, number, passes_id, past, select, who
from inset.rules.meaning.tracking import LEFT_BEHIND
from inset.rules.model.dispatch import matches
from inset.rules.model.object_notes import BASE_SIZE
from inset.rules.model.state import Chars, Ctx, Event, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import halves
from inset.rules.objects.layers import base_chars, chars_of


def stat(st: State, obj: Obj, chars: Chars, which: int) -> int | None:
    """A characteristic as a number; none if the object has no such thing (208.3, 202.3)."""
    if which == val.POWER:
        return chars.power
    if which == val.TOUGHNESS:
        return chars.toughness
    if which == val.MANA_VALUE:
        return mana_value(st, obj, chars)
    if which == val.LOYALTY:
        return obj.counters.get("loyalty", 0)
    if which in (val.BASE_POWER, val.BASE_TOUGHNESS):
        base = base_chars(st, obj)
        size = (
            BASE_SIZE.get(obj.notes, (chars.power, chars.toughness)) if base is None else (base.power, base.toughness)
        )
        return size[0 if which == val.BASE_POWER else 1]
    if chars.power is None or chars.toughness is None:
        return None
    return chars.power + chars.toughness


def mana_value(st: State, obj: Obj, chars: Chars) -> int:
    """202.3: X counts as the number chosen for it on the stack only (202.3e); a copy or back face has its own rule."""
    if chars.cost is None:
        return frames.front_value(obj) if frames.face_up(obj) and not _is_copy(st, obj) else 0
    x = obj.stack.ctx.x if obj.zone == STACK and obj.stack is not None else 0
    return chars.cost.value(x)


def _is_copy(st: State, obj: Obj) -> bool:
    """712.8e: does it have the values of another object? A double-faced token has those of its own two faces (707.8a)."""
    if obj.copied is not None and not frames.is_token_with_both_faces(obj):
        return True
    return any(f.copied is not None and obj.id in f.objects for f in st.floating)


def _stat_of(st: State, ctx: Ctx, node: val.Stat) -> int:
    found = select(st, ctx, node.of)
    if not found and isinstance(node.of, sel.Saved):
        found = list(
            ctx.saved.get(LEFT_BEHIND - node.of.slot, ())
        )  # 608.2h: what has not moved is still what it is about
    if not found:
        return 0
    if isinstance(node.of, (sel.LinkedCards, sel.Materials)):  # 607.3: several answers are added up
        return sum(stat(st, *look(st, oid), node.which) or 0 for oid in found)
    return stat(st, *look(st, past(ctx, found[0])), node.which) or 0


def _greatest(st: State, ctx: Ctx, node: val.Greatest) -> int:
    best = 0
    for oid in select(st, ctx, node.among):
        obj, chars = look(st, oid)
        best = max(best, stat(st, obj, chars, node.which) or 0)
    return best


def _greatest_seen(st: State, ctx: Ctx, node: val.GreatestSeen) -> int:
    seen = [look(st, event.obj) for event in st.events if event.obj and matches(st, ctx, node.what, event)]
    return max([stat(st, obj, chars, node.which) or 0 for obj, chars in seen], default=0)


def _total(st: State, ctx: Ctx, node: val.Total) -> int:
    total = 0
    for oid in select(st, ctx, node.among):
        obj, chars = look(st, past(ctx, oid))
        total += stat(st, obj, chars, node.which) or 0
    return total


def _counters_on(st: State, ctx: Ctx, node: val.CountersOn) -> int:
    total = 0
    for oid in select(st, ctx, node.on):
        obj, _ = look(st, past(ctx, oid))
        total += obj.counters.get(node.kind, 0) if node.kind else sum(obj.counters.values())
    return total


def _player_counters(st: State, ctx: Ctx, node: val.PlayerCounters) -> int:
    rows = [st.players[p].counters for p in who(st, ctx, node.who)]
    return sum(row.get(node.kind, 0) if node.kind else sum(row.values()) for row in rows)


def _life(st: State, ctx: Ctx, node: val.LifeTotal) -> int:
    found = who(st, ctx, node.who)
    return st.players[found[0]].life if found else 0


def _starting_life(st: State, ctx: Ctx, node: val.StartingLife) -> int:
    found = who(st, ctx, node.who)
    return st.players[found[0]].start_life if found else 0


def devotion(st: State, players: Sequence[int], colors: int) -> int:
    """700.5: every symbol counts once, a hybrid one too."""
    total = 0
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.phased:
            continue
        chars = chars_of(st, obj)
        if chars.cost is not None and chars.controller in players:
            total += sum(1 for pip in chars.cost.pips if pip & colors)
    return total


def _devotion(st: State, ctx: Ctx, node: val.Devotion) -> int:
    return devotion(st, who(st, ctx, node.who), node.colors)


def _symbols_among(st: State, ctx: Ctx, node: val.SymbolsAmong) -> int:
    costs = [look(st, past(ctx, oid))[1].cost for oid in select(st, ctx, node.what)]
    return sum(1 for cost in costs if cost is not None for pip in cost.pips if pip & node.colors)


def _devotion_to_that(st: State, ctx: Ctx, node: val.DevotionToThat) -> int:
    color = ctx.numbers.get(val.THAT_COLOR, 0)
    return devotion(st, who(st, ctx, node.who), color) if color else 0


def _types_among(st: State, ctx: Ctx, node: val.CardTypesAmong) -> int:
    mask = 0
    for oid in select(st, ctx, node.what):
        mask |= look(st, oid)[1].types
    return sum(1 for t in TYPE_LINE_ORDER if mask & t)


def _stats_among(st: State, ctx: Ctx, node: val.StatsAmong) -> int:
    return len({stat(st, *look(st, oid), node.which) or 0 for oid in select(st, ctx, node.what)})


def _counter_kinds(st: State, ctx: Ctx, node: val.CounterKindsAmong) -> int:
    return len({kind for oid in select(st, ctx, node.what) for kind, n in look(st, oid)[0].counters.items() if n})


BASIC_LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")  # 305.6


def _basic_types_among(st: State, ctx: Ctx, node: val.BasicLandTypesAmong) -> int:
    """305.6."""
    found = {name for oid in select(st, ctx, node.what) for name in look(st, oid)[1].subtypes}
    return sum(1 for name in BASIC_LAND_TYPES if name in found)


def _unlocked_doors(st: State, ctx: Ctx, node: val.UnlockedDoors) -> int:
    return sum(len(halves(st, look(st, oid)[0], unlocked=True)) for oid in select(st, ctx, node.among))


def _colors_among(st: State, ctx: Ctx, node: val.ColorsAmong) -> int:
    mask = 0
    for oid in select(st, ctx, node.what):
        mask |= look(st, oid)[1].colors
    return sum(1 for c in COLORS if mask & c)


def _times(st: State, ctx: Ctx, node: val.TimesHappened) -> int:
    found = [e for e in (_before(st, ctx) if node.before else st.events) if matches(st, ctx, node.what, e)]
    if node.sources:
        return len({e.other for e in found})
    return sum(e.amount for e in found) if node.amounts else len(found)


def _before(st: State, ctx: Ctx) -> list[Event]:
    """What happened this turn until the event by which the ability triggered."""
    now = ctx.event
    assert now is not None
    places = [place for place, e in enumerate(st.events) if e is now]
    places = places or [place for place, e in enumerate(st.events) if e.kind == now.kind and e.obj == now.obj]
    return st.events[: places[0]] if places else list(st.events)


def _count_matching(st: State, ctx: Ctx, node: val.CountMatching) -> int:
    return sum(1 for oid in select(st, ctx, node.what) if passes_id(st, ctx, node.where, oid))


def _most_owned(st: State, ctx: Ctx, node: val.MostOwned) -> int:
    owners = [look(st, oid)[0].owner for oid in select(st, ctx, node.what)]
    return max([owners.count(owner) for owner in owners], default=0)


def _most_controlled(st: State, ctx: Ctx, node: val.MostControlled) -> int:
    holders = [look(st, oid)[1].controller for oid in select(st, ctx, node.what)]
    return max([holders.count(holder) for holder in holders], default=0)


def _most_alike(st: State, ctx: Ctx, node: val.MostAlike) -> int:
    found = [set(look(st, oid)[1].subtypes) & CREATURE_TYPES for oid in select(st, ctx, node.what)]
    types = sorted(set().union(*found))
    return max([sum(1 for mine in found if name in mine) for name in types], default=0)


def _names_among(st: State, ctx: Ctx, node: val.NamesAmong) -> int:
    """201.2b: an object without a name has no name that differs."""
    return len({look(st, oid)[1].name for oid in select(st, ctx, node.what)} - {""})


def _half(st: State, ctx: Ctx, node: val.Half) -> int:
    whole = number(st, ctx, node.of)
    return (whole + 1) // 2 if node.up else whole // 2


def _evenly(st: State, ctx: Ctx, node: val.Evenly) -> int:
    by = number(st, ctx, node.by)
    return number(st, ctx, node.of) // by if by > 0 else 0


def _further_targets(st: State, ctx: Ctx, node: val.FurtherTargets) -> int:
    obj = st.objs.get(ctx.source)
    if obj is None or obj.stack is None:
        return 0
    return max(0, sum(len(slot) for slot in obj.stack.targets) - 1)


def _times_paid(st: State, ctx: Ctx, node: val.TimesPaid) -> int:
    """702.33d, 702.56a: by what is remembered of the casting (400.7d)."""
    cast = look(st, ctx.source)[0].cast
    return cast.optional.count(node.name) if cast is not None else 0


NUMBERS.update(
    {
        val.X: lambda st, ctx, node: ctx.x,
        val.Count: lambda st, ctx, node: len(select(st, ctx, node.what)),
        val.Stat: _stat_of,
        val.Greatest: _greatest,
        val.Total: _total,
        val.CountersOn: _counters_on,
        val.PlayerCounters: _player_counters,
        val.Plus: lambda st, ctx, node: number(st, ctx, node.a) + number(st, ctx, node.b),
        val.Minus: lambda st, ctx, node: max(0, number(st, ctx, node.a) - number(st, ctx, node.b)),
        val.Times: lambda st, ctx, node: node.factor * number(st, ctx, node.of),
        val.Half: _half,
        val.Evenly: _evenly,
        val.FurtherTargets: _further_targets,
        val.LifeTotal: _life,
        val.StartingLife: _starting_life,
        val.Devotion: _devotion,
        val.DevotionToThat: _devotion_to_that,
        val.SymbolsAmong: _symbols_among,
        val.PartySize: lambda st, ctx, node: party_size(st, who(st, ctx, node.who)),
        val.CardTypesAmong: _types_among,
        val.BasicLandTypesAmong: _basic_types_among,
        val.ColorsAmong: _colors_among,
        val.StatsAmong: _stats_among,
        val.CounterKindsAmong: _counter_kinds,
        val.UnlockedDoors: _unlocked_doors,
        val.EventAmount: lambda st, ctx, node: ctx.event.amount if ctx.event is not None else 0,
        val.SavedNumber: lambda st, ctx, node: ctx.numbers.get(node.slot, 0),
        val.TimesPaid: _times_paid,
        val.TimesHappened: _times,
        val.Depending: lambda st, ctx, node: number(st, ctx, node.yes if holds(st, ctx, node.condition) else node.no),
        val.GreatestSeen: _greatest_seen,
        val.CountMatching: _count_matching,
        val.MostOwned: _most_owned,
        val.MostAlike: _most_alike,
        val.MostControlled: _most_controlled,
        val.NamesAmong: _names_among,
    }
)
