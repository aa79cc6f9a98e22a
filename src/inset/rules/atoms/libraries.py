"""401, 701.24: the order of a library; chance, which is part of the state."""

from __future__ import annotations

from inset.kernel import rng
from inset.kernel.errors import IllegalAnswer
from inset.rules.atoms.event_log import emit
from inset.rules.model import event_records as ev
from inset.rules.model.changes import LIBRARY
from inset.rules.model.state import Event, State


def reorder_library(st: State, player: int, order: tuple[int, ...]) -> None:
    assert sorted(order) == sorted(st.libraries[player])
    st.libraries[player] = order
    st.forget(LIBRARY)


def shuffle(st: State, player: int, rule: str = "701.24a") -> None:
    st.rng, st.libraries[player] = rng.shuffled(st.rng, st.libraries[player])
    st.forget(LIBRARY)
    emit(st, Event(ev.SHUFFLED, rule, player))


def chance(st: State, outcomes: int, first: int = 0) -> int:
    """One of this many equally likely outcomes, counted from 0; or the next fixed one, which is counted from
    ``first``."""
    if st.forced_rolls:
        found, st.forced_rolls = st.forced_rolls[0] - first, st.forced_rolls[1:]
        if not 0 <= found < outcomes:
            last = first + outcomes - 1
            raise IllegalAnswer(
                f"{found + first} is fixed as an outcome of chance that is from {first} to {last}", "706.2"
            )
        return found
    st.rng, found = rng.below(st.rng, outcomes)
    return found


def random_order(st: State, items: tuple[int, ...]) -> tuple[int, ...]:
    st.rng, order = rng.shuffled(st.rng, items)
    return order
