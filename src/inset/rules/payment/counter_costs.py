"""118.1, 122.1: costs that take counters from permanents of the player's choice, or put some there."""

from __future__ import annotations

from inset.language import costs as co
from inset.language.node import Filter
from inset.language.selections import Each
from inset.rules import atoms
from inset.rules.events import counters
from inset.rules.meaning.references import is_entering, number, select
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_mode, ask_object
from inset.rules.model.state import Ctx, State
from inset.rules.model.subjects import About, CounterKinds
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import PARTS, pick


def _those(st: State, ctx: Ctx, where: Filter) -> list[int]:
    """The permanents that pass, no matter who controls them: the text says whose they are."""
    return [oid for oid in select(st, ctx, Each(where)) if not is_entering(ctx, oid)]


def _kinds(st: State, oid: int, kind: str) -> list[str]:
    """The kinds of counters that could be taken from it."""
    return [own for own in sorted(st.objs[oid].counters) if kind in ("", own)]


def _there(st: State, oid: int, kind: str) -> int:
    return sum([st.objs[oid].counters[own] for own in _kinds(st, oid, kind)])


def _can_take(st: State, ctx: Ctx, part: co.TakeCountersFrom) -> bool:
    count = max(0, number(st, ctx, part.count))
    have = [_there(st, oid, part.kind) for oid in _those(st, ctx, part.where)]
    return (sum(have) if part.among else max(have, default=-1)) >= count


def _take(st: State, ctx: Ctx, part: co.TakeCountersFrom) -> Ask[list[int]]:
    """From one permanent, or from as many of them as the player likes: one counter after the other."""
    count = max(0, number(st, ctx, part.count))
    able = [oid for oid in _those(st, ctx, part.where) if _there(st, oid, part.kind) >= (1 if part.among else count)]
    used = [] if part.among else (yield from pick(st, ctx, able, 1, "Remove counters from what?"))
    for _ in range(count):
        if part.among:
            able = [oid for oid in able if _there(st, oid, part.kind)]
            oid = yield from ask_object(
                ctx.controller, "601.2h", "Remove a counter from what?", able, About(ctx.source)
            )
            used.append(oid)
        kinds = _kinds(st, used[-1], part.kind)
        place = 0
        if len(kinds) > 1:
            choice = CounterKinds(tuple(kinds), used[-1])
            place = yield from ask_mode(ctx.controller, "601.2h", "Which counter?", range(len(kinds)), choice)
        atoms.take_counters(st, used[-1], kinds[place], 1, "118.1")
    return list(dict.fromkeys(used))


def _able_to_have(st: State, ctx: Ctx, part: co.PutCountersOn) -> list[int]:
    """614.17b: those that can have such counters put on them."""
    found = [st.objs[oid] for oid in _those(st, ctx, part.where)]
    return [obj.id for obj in found if counters.can_have(st, obj, chars_of(st, obj), part.kind)]


def _can_put(st: State, ctx: Ctx, part: co.PutCountersOn) -> bool:
    return bool(_able_to_have(st, ctx, part))


def _put(st: State, ctx: Ctx, part: co.PutCountersOn) -> Ask[list[int]]:
    chosen = yield from pick(st, ctx, _able_to_have(st, ctx, part), 1, "Put counters on what?")
    for oid in chosen:
        yield from counters.put(
            st, oid, part.kind, number(st, ctx, part.count), "118.1", by_effect=False, by=ctx.controller
        )
    return chosen


PARTS[co.TakeCountersFrom] = (_can_take, _take)
PARTS[co.PutCountersOn] = (_can_put, _put)
