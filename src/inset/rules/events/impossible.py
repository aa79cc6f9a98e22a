"""733.1, 800.4: how an action turns out to be impossible once it has begun: somebody who was needed has left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from inset.rules.model.state import State


class Impossible:
    """Sent instead of an answer to a question of an action that nobody can answer any more."""

    __slots__ = ()


IMPOSSIBLE: Final = Impossible()


class Action:
    """What a player does, and what they have put on the stack for it."""

    __slots__ = ("announced", "player")

    def __init__(self, player: int, announced: tuple[int, ...]) -> None:
        self.player = player
        self.announced = announced

    def goes_on(self, st: State) -> bool:
        """Are the player, and the spell or ability that is announced, still in the game?"""
        return not st.players[self.player].lost and all(oid in st.objs for oid in self.announced)


class CantComplete(Exception):
    """Raised in the middle of an action that can't be completed."""


def still_there(st: State, oids: Iterable[int], count: int) -> None:
    """Of what was picked for a cost, this many are needed: who leaves takes theirs along."""
    if sum(1 for oid in oids if oid in st.objs) < count:
        raise CantComplete
