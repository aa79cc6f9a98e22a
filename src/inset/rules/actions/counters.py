"""122: instructions that put, take and move counters."""

from __future__ import annotations

from inset.language import effects as ef
from inset.language.values import ANY_NUMBER
from inset.rules import atoms
from inset.rules.actions.permanents import is_this_entering, permanents
from inset.rules.events import counters, entering
from inset.rules.events.instructions import POSSIBLE, does, keep, living, performs
from inset.rules.meaning.references import look, number, past, select, who
from inset.rules.model.decision import NUMBER, Ask, Decision, ask
from inset.rules.model.questions import ask_mode
from inset.rules.model.state import Ctx, State, player_ref
from inset.rules.model.subjects import About, CounterKinds
from inset.rules.objects.layers import chars_of
from inset.rules.playing.targets import divide


@performs(ef.PutCounters)
def _put_counters(st: State, ctx: Ctx, node: ef.PutCounters) -> Ask[None]:
    if is_this_entering(st, ctx, node.what):  # "it enters with …"
        yield from entering.enters_with(st, ctx.change, node.kind, number(st, ctx, node.count))
        keep(ctx, node.save, [ctx.source])
        return
    if node.divided and ctx.divided:
        shares = [(ref, share) for ref, share in ctx.divided]
    elif node.divided:  # among objects that aren't targets
        among = tuple(living(st, ctx, node.what))
        each = (yield from divide(st, ctx, number(st, ctx, node.count), among, "608.2d")) if among else ()
        shares = list(zip(among, each, strict=True))
    else:
        shares = [(oid, -1) for oid in living(st, ctx, node.what)]
    settled = []
    for oid, share in shares:
        count = share if share >= 0 else number(st, ctx, node.count)
        count = yield from counters.settled(st, oid, node.kind, count, by=ctx.controller)
        settled.append((oid, count))
    keep(ctx, node.save, [oid for oid, count in settled if count > 0])
    for oid, count in settled:
        counters.commit(st, oid, node.kind, count, "122.6", by=ctx.controller)


@does(ef.TakeCounters)
def _take_counters(st: State, ctx: Ctx, node: ef.TakeCounters) -> None:
    gone = 0
    for oid in living(st, ctx, node.what):
        if node.kind:
            gone += atoms.take_counters(st, oid, node.kind, number(st, ctx, node.count), "122.1")
        else:
            for kind, have in sorted(st.objs[oid].counters.items()):
                gone += atoms.take_counters(st, oid, kind, have, "122.1")
    if node.save >= 0:
        ctx.numbers[node.save] = gone


def _has_them(st: State, ctx: Ctx, node: ef.TakeCounters, player: int) -> bool:
    """118.3: counters that aren't there are no payment; of "all counters" there may be none."""
    if not node.kind or node.count == ANY_NUMBER:
        return True
    count = number(st, ctx, node.count)
    return any(st.objs[oid].counters.get(node.kind, 0) >= count for oid in living(st, ctx, node.what))


POSSIBLE[ef.TakeCounters] = _has_them


@performs(ef.TakeSomeCounters)
def _take_some_counters(st: State, ctx: Ctx, node: ef.TakeSomeCounters) -> Ask[None]:
    """608.2d: which counters, and how many if it may be fewer, is chosen as the instruction is carried out."""
    gone = 0
    for oid in living(st, ctx, node.what):
        count = min(number(st, ctx, node.count), sum(st.objs[oid].counters.values()))
        if node.up_to and count:
            how_many = Decision(
                NUMBER, ctx.controller, "608.2d", "Remove how many counters?", range(count + 1), subject=About(oid)
            )
            count = yield from ask(how_many)
        for _ in range(count):
            kinds = tuple(sorted(st.objs[oid].counters))
            place = 0
            if len(kinds) > 1:
                choice = CounterKinds(kinds, oid)
                place = yield from ask_mode(ctx.controller, "608.2d", "Which counter?", range(len(kinds)), choice)
            gone += atoms.take_counters(st, oid, kinds[place], 1, "122.1")
    if node.save >= 0:
        ctx.numbers[node.save] = gone


def _has_some(st: State, ctx: Ctx, node: ef.TakeSomeCounters, player: int) -> bool:
    least = 1 if node.up_to else number(st, ctx, node.count)
    return any(sum(st.objs[oid].counters.values()) >= least for oid in living(st, ctx, node.what))


POSSIBLE[ef.TakeSomeCounters] = _has_some


@performs(ef.MoveCounters)
def _move_counters(st: State, ctx: Ctx, node: ef.MoveCounters) -> Ask[None]:
    """122.5: taken from one object and put on another, or not at all."""
    for source, host, kinds in _movable(st, ctx, node):
        if node.how == ef.SO_MANY_COUNTERS and len(kinds) > 1:
            pick = yield from ask_mode(
                ctx.controller, "122.5", "Which counter?", range(len(kinds)), CounterKinds(tuple(kinds))
            )
            kinds = [kinds[pick]]
        for kind in kinds:
            count = st.objs[source].counters.get(kind, 0) if source in st.objs else 0
            if node.how == ef.SO_MANY_COUNTERS:
                count = min(count, number(st, ctx, node.count))
            elif node.how == ef.ANY_COUNTERS and count:
                count = yield from ask(
                    Decision(
                        NUMBER, ctx.controller, "122.5", "How many counters?", range(count + 1), subject=About(source)
                    )
                )
            if count > 0 and source in st.objs and host in st.objs:
                atoms.take_counters(st, source, kind, count, "122.5")
                yield from counters.put(st, host, kind, count, "122.5", by=ctx.controller)


def _movable(st: State, ctx: Ctx, node: ef.MoveCounters) -> list[tuple[int, int, list[str]]]:
    """From where, onto what, and of which kinds; empty if it can't be done."""
    hosts = permanents(st, ctx, node.to)
    if len(hosts) != 1 and node.how != ef.ANY_COUNTERS:
        return []
    found = []
    for oid in permanents(st, ctx, node.source):
        for host in [st.objs[other] for other in hosts if other != oid]:
            kinds = [kind for kind in sorted(st.objs[oid].counters) if node.kind in ("", kind)]
            kinds = [kind for kind in kinds if counters.can_have(st, host, chars_of(st, host), kind)]
            if kinds:
                found.append((oid, host.id, kinds))
    return found


POSSIBLE[ef.MoveCounters] = lambda st, ctx, node, player: bool(_movable(st, ctx, node))


@performs(ef.PutSameCounters)
def _put_same_counters(st: State, ctx: Ctx, node: ef.PutSameCounters) -> Ask[None]:
    """122.8, 122.9: nothing is moved: as many are put as the object had when it was last there."""
    had = [look(st, past(ctx, oid))[0].counters for oid in select(st, ctx, node.of)[:1]]
    for oid in permanents(st, ctx, node.on):
        for kind, count in sorted(item for have in had for item in have.items()):
            yield from counters.put(st, oid, kind, count, "122.8", by=ctx.controller)


@performs(ef.GiveCounters)
def _give_counters(st: State, ctx: Ctx, node: ef.GiveCounters) -> Ask[None]:
    for player in who(st, ctx, node.who):
        yield from counters.put(
            st, player_ref(player), node.kind, number(st, ctx, node.count), "122.1", by=ctx.controller
        )


@does(ef.LoseCounters)
def _lose_counters(st: State, ctx: Ctx, node: ef.LoseCounters) -> None:
    for player in who(st, ctx, node.who):
        have = st.players[player].counters.get(node.kind, 0)
        atoms.player_counters(st, player, node.kind, -min(have, number(st, ctx, node.count)), "122.1")
