"""119, 122.1, 106.4: changes to a player: life, counters, mana; how often something was done this turn."""

from __future__ import annotations

from typing import Unpack

from inset.rules.atoms.event_log import emit
from inset.rules.model import event_records as ev
from inset.rules.model.changes import PLAYER, POOL, USE
from inset.rules.model.record_fields import PlayerFields
from inset.rules.model.state import Event, Mana, State


def change_player(st: State, player: int, **fields: Unpack[PlayerFields]) -> None:
    record = st.players[player].dup()
    for name, value in fields.items():
        setattr(record, name, value)
    st.players[player] = record
    if "lost" in fields:
        st.forget()
    else:
        st.forget(PLAYER, player)


def gain_life(st: State, player: int, amount: int, rule: str) -> None:
    if amount > 0 and not st.players[player].lost:
        change_player(st, player, life=st.players[player].life + amount)
        emit(st, Event(ev.GAINED_LIFE, rule, player, amount=amount))


def lose_life(st: State, player: int, amount: int, rule: str) -> None:
    if amount > 0 and not st.players[player].lost:
        change_player(st, player, life=st.players[player].life - amount)
        emit(st, Event(ev.LOST_LIFE, rule, player, amount=amount))


def player_counters(st: State, player: int, kind: str, change_by: int, rule: str) -> None:
    if change_by and not st.players[player].lost:
        counters = dict(st.players[player].counters)
        counters[kind] = counters.get(kind, 0) + change_by
        if counters[kind] <= 0:
            del counters[kind]
        change_player(st, player, counters=counters)
        if change_by > 0:
            emit(st, Event(ev.COUNTERS_PUT, rule, player, amount=change_by, detail=kind))


def set_pool(st: State, player: int, pool: tuple[Mana, ...]) -> None:
    record = st.players[player].dup()
    record.pool = pool
    st.players[player] = record
    st.forget(POOL, player)


def tally(st: State, oid: int, what: int, kind: int) -> int:
    """Counts a use of something that is limited to this many each turn; returns the number of this use."""
    key = (oid, what, kind)
    count = st.tallies.get(key, 0) + 1
    st.tallies[key] = count
    st.forget(USE)
    return count
