"""603.4, 604.2, 608.2c: conditions: questions about the game as a whole, its history, or one object."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COLORS, POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from inset.language import conditions as cond
from inset.language.abilities import Activated
from inset.language.effects import ANCHOR
from inset.language.filters import And, IsCard
from inset.language.node import Filter
from inset.rules.meaning.event_patterns import matches
from inset.rules.meaning.filters import compare, most_apart, names_of
from inset.rules.meaning.linked_abilities import choice
from inset.rules.meaning.references import (
    CONDITIONS,
    holder,
    holds,
    look,
    number,
    passes,
    past,
    select,
    who,
)
from inset.rules.meaning.turn_points import holds_at
from inset.rules.model import event_records as ev
from inset.rules.model.object_notes import AS_CAST
from inset.rules.model.state import (
    MONARCH,
    Ctx,
    Event,
    State,
)
from inset.rules.objects.abilities import traits_of


def _happened(st: State, ctx: Ctx, node: cond.Happened) -> bool:
    events = events_since(st, ctx.controller) if node.since_last_turn else list(st.events)
    if node.this_step:
        begun = [i for i, event in enumerate(events) if event.kind == ev.STEP_BEGAN]
        events = events[begun[-1] :] if begun else events
    found = [e for e in events if matches(st, ctx, node.what, e)]
    if node.different:
        return len({e.obj for e in found}) >= number(st, ctx, node.least)
    have = sum(e.amount for e in found) if node.amounts else len(found)
    return have >= number(st, ctx, node.least)


def events_since(st: State, player: int) -> list[Event]:
    """What happened after the player's last turn, the one before the present one if that is theirs."""
    found: list[Event] = []
    of_turn: list[Event] = []
    rest = st.log
    while rest is not None:
        rest, event = rest
        of_turn.append(event)
        if event.kind == ev.TURN_BEGAN:
            if event.player == player and event.amount != st.turn:
                return found
            found += of_turn
            of_turn = []
    return found + of_turn


def _activated_so_often(st: State, ctx: Ctx, node: cond.ActivatedSoOften) -> bool:
    """602.5b: each ability of an object is identified by its place among them."""
    resolving = st.objs[st.stack[-1]].stack if st.stack else None
    abilities = traits_of(look(st, ctx.source)[1]).activated
    ability = resolving.ability if resolving is not None else None
    if not isinstance(ability, Activated) or ability not in abilities:
        return False
    place = abilities.index(ability)
    found = [e for e in st.events if e.kind == ev.ACTIVATED and e.other == ctx.source and e.amount == place]
    return len(found) >= node.least


RESOLUTION_TALLY: Final = 5  # kinds of tallies: resolutions of an ability that counts them


def place_among(st: State, source: int, ability: object) -> int:
    """Which of the abilities of an object it is, as the object is or last was."""
    abilities = look(st, source)[1].abilities
    return abilities.index(ability) if ability in abilities else len(abilities)


def _resolved_times(st: State, ctx: Ctx, node: cond.ResolvedTimes) -> bool:
    resolving = st.objs[st.stack[-1]].stack if st.stack else None
    if resolving is None or resolving.ability is None:
        return False
    key = (ctx.source, place_among(st, ctx.source, resolving.ability), RESOLUTION_TALLY)
    return st.tallies.get(key, 0) == node.nth


def _cast_last_turn(st: State, ctx: Ctx, node: cond.CastLastTurn) -> bool:
    casts: dict[int, int] = {}
    rest = st.log
    while rest is not None:
        rest, event = rest
        if event.kind == ev.TURN_BEGAN and event.amount != st.turn:
            break
        if event.kind == ev.TURN_BEGAN:
            casts = {}
        elif event.kind == ev.CAST:
            casts[event.player] = casts.get(event.player, 0) + 1
    return max(casts.values(), default=0) >= node.least


def _matches(st: State, ctx: Ctx, node: cond.Matches) -> bool:
    found = select(st, ctx, node.what)
    if not found:
        return False
    obj, chars = look(st, found[0] if _asks_about_a_card(node.where) else past(ctx, found[0]))
    return passes(st, ctx, node.where, obj, chars)


def _asks_about_a_card(where: Filter) -> bool:
    """108.2: "if it's a creature card": what it is where it went, not what it was as it left the battlefield."""
    return isinstance(where, IsCard) or (
        isinstance(where, And) and any(isinstance(part, IsCard) for part in where.parts)
    )


def _cost_was_paid(st: State, ctx: Ctx, node: cond.CostWasPaid) -> bool:
    obj = look(st, ctx.source)[0]
    return obj.cast is not None and (node.name in obj.cast.optional or node.name == obj.cast.cost_name)


def _did(st: State, ctx: Ctx, node: cond.Did) -> bool:
    return bool(ctx.saved.get(node.slot)) or ctx.numbers.get(node.slot, 0) > 0


def _anchor_chosen(st: State, ctx: Ctx, node: cond.AnchorChosen) -> bool:
    return choice(st, look(st, ctx.source)[0], ANCHOR) == node.word


def _event_matches(st: State, ctx: Ctx, node: cond.EventMatches) -> bool:
    return ctx.event is not None and matches(st, ctx, node.what, ctx.event)


def _began_untapped(st: State, ctx: Ctx, node: cond.BeganTurnUntapped) -> bool:
    """Its first change this turn decides: a permanent that became untapped was tapped before."""
    for event in st.events:
        if event.kind in (ev.TAPPED, ev.UNTAPPED) and event.obj == ctx.source:
            return event.kind == ev.TAPPED
    return not look(st, ctx.source)[0].tapped


def _newly_controlled(st: State, ctx: Ctx, node: cond.NewlyControlled) -> bool:
    """702.30a: since the player's turn before this one."""
    obj = st.objs.get(ctx.source)
    if obj is None:
        return False
    before = 1
    rest = st.log
    while rest is not None:
        rest, event = rest
        if event.kind == ev.TURN_BEGAN and event.player == ctx.controller and event.amount < st.turn:
            before = event.amount
            break
    return obj.since >= before


def _exists(st: State, ctx: Ctx, node: cond.Exists) -> bool:
    found = select(st, ctx, node.what)
    if node.powers:
        return len({look(st, oid)[1].power for oid in found}) >= number(st, ctx, node.least)
    if node.alike:
        names = [name for oid in found for name in names_of(look(st, oid)[1])]
        return any(names.count(name) >= number(st, ctx, node.least) for name in names)
    if node.one_color:
        counts = [sum(1 for oid in found if look(st, oid)[1].colors & color) for color in COLORS]
        return max(counts) >= number(st, ctx, node.least)
    if node.different:
        return most_apart([names_of(look(st, oid)[1]) for oid in found]) >= number(st, ctx, node.least)
    return len(found) >= number(st, ctx, node.least)


def _monarch_as_turn_began(st: State, ctx: Ctx, node: cond.MonarchAsTurnBegan) -> bool:
    """Who had it before the first event of the turn that gave it to somebody."""
    first = next((event for event in st.events if event.kind == ev.MONARCH), None)
    player = holder(st, MONARCH) if first is None else first.amount - 1
    return player in who(st, ctx, node.who)


def _first_to_resolve(st: State, ctx: Ctx, node: cond.FirstToResolve) -> bool:
    return look(st, ctx.source)[1].name not in st.players[ctx.controller].resolved


def _completed_dungeon(st: State, ctx: Ctx, node: cond.CompletedDungeon) -> bool:
    for player in who(st, ctx, node.who):
        completed = st.players[player].completed
        if node.name in completed if node.name else completed:
            return True
    return False


def _held_as_cast(st: State, ctx: Ctx, node: cond.HeldAsCast) -> bool:
    return node.part in AS_CAST.get(look(st, ctx.source)[0].notes, ())


def _sorcery_time(st: State, ctx: Ctx, node: cond.SorceryTime) -> bool:
    main = st.active == ctx.controller and st.step in (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)
    return main and all(oid == ctx.source for oid in st.stack)


CONDITIONS.update(
    {
        cond.Always: lambda st, ctx, node: True,
        cond.AllOf: lambda st, ctx, node: all(holds(st, ctx, p) for p in node.parts),
        cond.AnyOf: lambda st, ctx, node: any(holds(st, ctx, p) for p in node.parts),
        cond.Unless: lambda st, ctx, node: not holds(st, ctx, node.part),
        cond.Compare: lambda st, ctx, node: compare(number(st, ctx, node.a), node.op, number(st, ctx, node.b)),
        cond.Exists: _exists,
        cond.Matches: _matches,
        cond.HeldAsCast: _held_as_cast,
        cond.SorceryTime: _sorcery_time,
        cond.TurnOf: lambda st, ctx, node: st.active in who(st, ctx, node.who),
        cond.InStep: lambda st, ctx, node: st.step in node.steps,
        cond.PointInTurn: holds_at,
        cond.Happened: _happened,
        cond.NewlyControlled: _newly_controlled,
        cond.BeganTurnUntapped: _began_untapped,
        cond.CompletedDungeon: _completed_dungeon,
        cond.CastLastTurn: _cast_last_turn,
        cond.ActivatedSoOften: _activated_so_often,
        cond.ResolvedTimes: _resolved_times,
        cond.FirstToResolve: _first_to_resolve,
        cond.MonarchAsTurnBegan: _monarch_as_turn_began,
        cond.DayIs: lambda st, ctx, node: st.day == node.which,
        cond.AnchorChosen: _anchor_chosen,
        cond.Did: _did,
        cond.CostWasPaid: _cost_was_paid,
        cond.EventMatches: _event_matches,
    }
)
