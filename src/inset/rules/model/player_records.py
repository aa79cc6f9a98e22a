"""102, 106.4, 119: the record of a player, and mana in a pool."""

from __future__ import annotations

from typing import Final

from inset.kernel.compiling import mypyc_attr
from inset.language.effects import OnSpending, SpendOnly
from inset.rules.model.object_records import NO_COUNTERS

BENT_NOW: Final = -2  # the same for the generic mana of a waterbend cost (701.67b)
ONLY_NOW: Final = -1  # stands for something that helps pay one cost and isn't mana (convoke, improvise, delve)


def mana_in(pool: tuple[Mana, ...]) -> list[Mana]:
    """The mana in a pool, without what only helps to pay a cost and isn't mana (702.51a, 702.66a)."""
    return [mana for mana in pool if mana.lasting != ONLY_NOW]


@mypyc_attr(acyclic=True)
class Mana:
    """One mana in a pool (106.4)."""

    __slots__ = ("kind", "lasting", "rider", "snow", "source", "use")

    def __init__(
        self, kind: int, snow: bool = False, use: SpendOnly | None = None, lasting: int = 0,
        rider: OnSpending | None = None, source: int = 0,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.snow = snow
        self.use = use  # what it may be spent on (106.6)
        # 0: empties with the step; 1: with the turn; 2: never; 3: with the combat; less than 0: no mana at all
        self.lasting = lasting
        self.rider = rider  # what spending it causes
        self.source = source  # whose restriction and rider these are, if it has one

    def unrestricted(self) -> bool:
        return self.use is None


@mypyc_attr(acyclic=True)
class Player:
    """A player's part of the state (102, 119)."""

    __slots__ = (
        "commander_casts", "commander_damage", "completed", "controlled_by", "counters", "drew_from_empty", "lands_played",
        "life", "lost", "mulligans", "name", "pool", "resolved", "start_life", "turn_began",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        life: int,
        start_life: int,
        counters: dict[str, int] | None = None,
        pool: tuple[Mana, ...] = (),
        lands_played: int = 0,
        lost: str = "",
        drew_from_empty: bool = False,
        mulligans: int = 0,
        turn_began: int = 0,
        commander_casts: dict[int, int] | None = None,
        commander_damage: dict[int, int] | None = None,
        controlled_by: int = -1,
        completed: tuple[str, ...] = (),
        resolved: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.life = life
        self.start_life = start_life
        self.counters = counters if counters is not None else NO_COUNTERS
        self.pool = pool
        self.lands_played = lands_played
        self.lost = lost  # the rule by which the player has left the game, "" while they are in it
        self.drew_from_empty = drew_from_empty
        self.mulligans = mulligans
        self.turn_began = turn_began  # the number of the player's most recent turn
        self.commander_casts = commander_casts if commander_casts is not None else {}
        self.commander_damage = commander_damage if commander_damage is not None else {}
        self.controlled_by = controlled_by  # 723: another player makes this one's decisions
        self.completed = completed  # 309.7: the names of the dungeons that the player has completed, in order
        self.resolved = (
            resolved  # 702.192a: the names of spells that resolved under the player's control and that ask for it
        )

    def dup(self) -> Player:
        return Player(
            self.name, self.life, self.start_life, self.counters, self.pool, self.lands_played, self.lost,
            self.drew_from_empty, self.mulligans, self.turn_began, self.commander_casts, self.commander_damage,
            self.controlled_by, self.completed, self.resolved,
        )  # fmt: skip
