"""The totals of a batch: sums that don't depend on the order of the games, and rates with their uncertainty."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from inset.cards import card as library_card
from inset.kernel.types import LAND
from inset.sim.match import BOTH
from inset.sim.results import FAILURE, Result, weight
from inset.sim.settings import Settings

Z: Final = 1.959964  # 95 %


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's).

    >>> [round(end, 3) for end in interval(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle, whole = rate + Z * Z / (2 * games), 1 + Z * Z / games
    return max(0.0, min(rate, (middle - spread) / whole)), min(1.0, max(rate, (middle + spread) / whole))


@dataclass(slots=True)
class Rate:
    """Wins, and the games they were won in."""

    wins: int = 0
    games: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won

    def data(self) -> dict[str, Any]:
        low, high = interval(self.wins, self.games)
        rate = round(self.wins / self.games, 4) if self.games else None
        return {"wins": self.wins, "games": self.games, "rate": rate, "low": round(low, 4), "high": round(high, 4)}


@dataclass(slots=True)
class CardTally:
    """One card of one deck over all games."""

    copies: int = 0  # drawn in all
    drawn: Rate = field(default_factory=Rate)  # games in which it was drawn
    casts: dict[str, int] = field(default_factory=dict)  # way -> how often
    cast: dict[str, Rate] = field(default_factory=dict)  # way -> games in which it was cast this way

    def data(self) -> dict[str, Any]:
        return {
            "copies_drawn": self.copies,
            "drawn": self.drawn.data(),
            "casts": dict(sorted(self.casts.items())),
            "cast": {way: rate.data() for way, rate in sorted(self.cast.items())},
        }


@dataclass(slots=True)
class Tally:
    """All counts. Memory depends on the number of cards, not of games."""

    settings: Settings
    games: int = 0
    draws: int = 0
    limits: int = 0
    failures: list[dict[str, Any]] = field(default_factory=list)
    failed: int = 0
    wins: list[int] = field(default_factory=list)
    sides: list[Rate] = field(default_factory=list)
    on_play: list[Rate] = field(default_factory=list)
    on_draw: list[Rate] = field(default_factory=list)
    first: Rate = field(default_factory=Rate)  # the player who began
    mulligans: list[int] = field(default_factory=list)
    turns: dict[int, int] = field(default_factory=dict)
    answers: int = 0
    matrix: dict[tuple[int, int], Rate] = field(default_factory=dict)
    cards: list[dict[str, CardTally]] = field(default_factory=list)
    _sum: int = 0

    def __post_init__(self) -> None:
        count = len(self.settings.side_names())
        self.wins = [0] * count
        self.sides = [Rate() for _ in range(count)]
        self.on_play = [Rate() for _ in range(count)]
        self.on_draw = [Rate() for _ in range(count)]
        self.mulligans = [0] * count
        self.cards = [{} for _ in self.settings.decks]

    def who(self, result: Result, side: int) -> int:
        """The index of a side among the names: of a deck, or of a player if the decks are the same."""
        return result.pairing[side] if len(self.settings.decks) > 1 and not self.settings.mirrored else side

    def add(self, result: Result) -> None:
        """Counts a game."""
        self._sum += weight(result)
        if result.kind == FAILURE:
            self.failed += 1
            row = {"game": result.number, "seed": result.seed, "error": result.error, "record": result.record}
            self.failures.append(row)
            self.failures.sort(key=lambda row: int(row["game"]))
            del self.failures[MOST_FAILURES:]  # the lowest numbers, in whatever order they came in
            return
        self.games += 1
        self.answers += result.answers
        self.turns[result.turns] = self.turns.get(result.turns, 0) + 1
        self.limits += result.kind == "limit"
        self.draws += result.winner < 0
        if result.winner >= 0:
            self.first.add(result.winner == result.first)
        for side in (0, 1):
            self._side(result, side)

    def _side(self, result: Result, side: int) -> None:
        place = self.who(result, side)
        won = result.winner == side
        self.wins[place] += won
        self.sides[place].add(won)
        (self.on_play if result.first == side else self.on_draw)[place].add(won)
        self.mulligans[place] += result.mulligans[side]
        other = self.who(result, 1 - side)
        self.matrix.setdefault((place, other), Rate()).add(won)
        cards = self.cards[result.pairing[side]]
        for name, use in result.cards[side].items():
            card = cards.setdefault(name, CardTally())
            if use.drawn:
                card.copies += use.drawn
                card.drawn.add(won)
            for way, times in use.cast.items():
                card.casts[way] = card.casts.get(way, 0) + times
                card.cast.setdefault(way, Rate()).add(won)
            if use.both:
                card.casts[BOTH] = card.casts.get(BOTH, 0) + use.both
                card.cast.setdefault(BOTH, Rate()).add(won)

    @staticmethod
    def never_cast(cards: dict[str, CardTally]) -> dict[str, int]:
        """Cards other than lands that were drawn and never cast, and how many copies were drawn."""
        rows = {
            name: card.copies
            for name, card in cards.items()
            if card.copies and not card.casts and not library_card(name).faces[0].types & LAND
        }
        return dict(sorted(rows.items(), key=lambda item: (-item[1], item[0])))

    @property
    def digest(self) -> str:
        """A name for the set of games: equal for equal games, in whatever order and by however many workers."""
        return f"{self._sum % (1 << 64):016x}"

    # --- totals -------------------------------------------------------------------------------------

    def length(self) -> dict[str, Any]:
        """How many turns games took."""
        if not self.turns:
            return {}
        order = sorted(self.turns)
        total = sum(turns * count for turns, count in self.turns.items())
        below, median = 0, order[0]
        for turns in order:
            below += self.turns[turns]
            median = turns
            if below * 2 >= self.games:
                break
        return {
            "mean": round(total / self.games, 2), "median": median, "least": order[0], "most": order[-1],
            "histogram": {str(turns): self.turns[turns] for turns in order},
        }  # fmt: skip


MOST_FAILURES: Final = 100  # that are reported with their records
