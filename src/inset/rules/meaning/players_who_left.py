"""800.4i: text that asks what players did, or what happened to them, finds those who have left the game too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.known import Known
from inset.language import conditions as con, selections as sel, values as val
from inset.language.filters import GE, GT
from inset.language.node import Condition, Players
from inset.rules.meaning.event_patterns import matches
from inset.rules.meaning.references import CONDITIONS, NUMBERS, holds, who
from inset.rules.model.state import Ctx, State


def who_ever(st: State, ctx: Ctx, players: Players) -> Sequence[int]:
    """The players, with those who have left if nothing but this turn's events decides who they are."""
    if not _are_told_by_events(players):
        return who(st, ctx, players)
    if isinstance(players, sel.PlayersInEvents):
        affected = {event.player for event in st.events if matches(st, ctx, players.what, event)}
        return [player for player in _anybody(st, ctx, players.who) if player in affected]
    assert isinstance(players, sel.PlayersWhere)
    found = []
    for player in _anybody(st, ctx, players.who):
        inner = ctx.dup()
        inner.each_player = player
        if holds(st, inner, players.condition):
            found.append(player)
    return found


def _anybody(st: State, ctx: Ctx, players: Players) -> Sequence[int]:
    everybody = range(len(st.players))
    if isinstance(players, sel.AllPlayers):
        return everybody
    if isinstance(players, sel.Opponents):
        return [player for player in everybody if player != ctx.controller]
    return who(st, ctx, players)


def _are_told_by_events(players: Players) -> bool:
    found = _KNOWN.of(players)
    if found is None:
        asked = isinstance(players, sel.PlayersWhere) and _asks_for_events(players.condition)
        found = _KNOWN.keep(players, (asked or isinstance(players, sel.PlayersInEvents),))
    return found[0]


_KNOWN: Final[Known[tuple[bool]]] = Known()


def _asks_for_events(condition: Condition) -> bool:
    """Does it ask only whether, or how often at least, something has happened this turn?"""
    if isinstance(condition, (con.AllOf, con.AnyOf)):
        return all(_asks_for_events(part) for part in condition.parts)
    if isinstance(condition, con.Compare):
        return isinstance(condition.a, val.TimesHappened) and condition.op in (GE, GT) and isinstance(condition.b, int)
    return isinstance(condition, con.Happened)


def _player_is(st: State, ctx: Ctx, node: con.PlayerIs) -> bool:
    asked = (_anybody if _are_told_by_events(node.among) else who)(st, ctx, node.who)
    found = who_ever(st, ctx, node.among)
    return any(player in found for player in asked)


CONDITIONS[con.PlayerIs] = _player_is
NUMBERS[val.CountPlayers] = lambda st, ctx, node: len(who_ever(st, ctx, node.who))
