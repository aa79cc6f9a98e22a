"""How likely a player is to win from a position: a weighted sum of what can be counted on both sides, as a probability.

The weights, in ``evaluation.tsv``, are not judged but fitted: ``tools/fit_evaluation.py`` plays tries of the search on to the end
of the game, and asks how what was counted where the try stopped foretells the winner.
"""

from __future__ import annotations

import math
from importlib import resources
from typing import Final

from inset.agents import worth
from inset.kernel.types import CREATURE, LAND
from inset.language import keywords as kw
from inset.language.card import ADVENTURE
from inset.rules.model.state import Chars, Obj, State
from inset.rules.objects.layers import chars_of

COUNTED: Final = (  # on either side
    "life", "root of life", "life below 5", "hand", "hand above 4", "empty hand", "lands to 4", "lands 5 to 7",
    "worth of creatures", "toughness", "best creature", "flying power", "worth of others", "on an adventure",
    "power for life", "blow for life", "lethal blow",
)  # fmt: skip
HELD: Final = ("spells in hand", "land in hand")  # on the player's own side: they know their hand
NAMES: Final = (
    *(f"my {name}" for name in COUNTED), *(f"their {name}" for name in COUNTED), *(f"my {name}" for name in HELD), "always"
)  # fmt: skip
ENOUGH_LANDS: Final = 7


class Side:
    """What a player has."""

    __slots__ = (
        "adventures", "best", "creatures", "flying", "hand", "hits", "lands", "life", "others", "stoppers", "toughness", "wall",
    )  # fmt: skip

    def __init__(self, life: int, hand: int) -> None:
        self.life = life
        self.hand = hand
        self.lands = 0
        self.adventures = 0
        self.creatures = 0.0  # what they are worth, together …
        self.best = 0.0  # … and the best of them
        self.others = 0.0
        self.toughness = 0
        self.hits = list[int]()  # the damage that each creature could deal
        self.flying = 0  # by flyers
        self.stoppers = 0  # creatures that could block to some purpose
        self.wall = False  # can any creature block flyers?

    def add(self, obj: Obj, chars: Chars) -> None:
        """Counts a permanent."""
        if chars.types & CREATURE:
            self._add_creature(chars)
        elif chars.types & LAND:
            self.lands += 1
        else:
            self.others += worth.permanent(chars, obj.token)

    def _add_creature(self, chars: Chars) -> None:
        value, mask = worth.creature(chars), chars.keywords
        power, toughness = max(0, chars.power or 0), max(0, chars.toughness or 0)
        self.creatures += value
        self.best = max(self.best, value)
        self.toughness += toughness
        if power or toughness > 1:
            self.stoppers += 1
        if mask & (kw.FLYING | kw.REACH):
            self.wall = True
        if not mask & kw.DEFENDER:
            hits = 2 * power if mask & kw.DOUBLE_STRIKE else power
            self.hits.append(hits)
            if mask & kw.FLYING:
                self.flying += hits

    def against(self, other: Side) -> list[float]:
        """What is counted of this side, in the order of ``COUNTED``."""
        life, left = max(0, self.life), max(1, other.life)
        blow = min(left, max(self._past(other.stoppers), 0 if other.wall else self.flying))
        return [
            life / 10,
            math.sqrt(life),
            max(0, 5 - life) / 5,
            float(min(self.hand, 4)),
            float(max(0, self.hand - 4)),
            0.0 if self.hand else 1.0,
            float(min(self.lands, 4)),
            float(max(0, min(self.lands, ENOUGH_LANDS) - 4)),
            self.creatures,
            float(self.toughness),
            self.best,
            float(self.flying),
            self.others,
            float(self.adventures),
            min(2.0, sum(self.hits) / left),
            blow / left,
            1.0 if blow == left else 0.0,
        ]

    def _past(self, stoppers: int) -> int:
        """The damage of an attack whose largest creatures are all blocked."""
        return sum(sorted(self.hits, reverse=True)[stoppers:])


def position(st: State, me: int) -> float:
    """How good a position is for a player: between 0, lost, and 1, won. With several opponents, the strongest one counts."""
    outcome = st.outcome
    if outcome is not None:
        if me in outcome.winners:
            return 1.0
        return 0.5 if not outcome.winners else 0.0
    rows = counted(st, me)
    if not rows:
        return 1.0
    return min(chance(row) for row in rows)


def chance(row: list[float]) -> float:
    total = 0.0
    for value, weight in zip(row, WEIGHTS, strict=True):
        total += value * weight
    return 1 / (1 + math.exp(-total))


def counted(st: State, me: int) -> list[list[float]]:
    """What is counted, in the order of ``NAMES``, for each opponent who is still in the game."""
    sides = [Side(player.life, len(st.hands[number])) for number, player in enumerate(st.players)]
    for oid in st.battlefield:
        obj = st.objs[oid]
        if not obj.phased:
            chars = chars_of(st, obj)
            sides[chars.controller].add(obj, chars)
    for oid in st.exile:
        obj = st.objs[oid]
        if obj.in_use == 0 and obj.definition.frame == ADVENTURE and obj.face_down is None:
            sides[obj.owner].adventures += 1  # most likely: it may be cast from there
    mine = sides[me]
    lands = sum(1 for oid in st.hands[me] if st.objs[oid].definition.faces[0].types & LAND)
    held = [float(mine.hand - lands), 1.0 if lands and mine.lands < ENOUGH_LANDS else 0.0, 1.0]
    return [[*mine.against(sides[foe]), *sides[foe].against(mine), *held] for foe in st.opponents(me)]


def read(text: str) -> tuple[float, ...]:
    """The weights of a file with a name and a weight on each line, in the order of ``NAMES``."""
    found = dict(line.split("\t") for line in text.splitlines())
    return tuple([float(found.get(name, 0.0)) for name in NAMES])


WEIGHTS: Final = read(resources.files("inset.agents").joinpath("evaluation.tsv").read_text(encoding="utf-8"))
