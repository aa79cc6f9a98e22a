"""Matches: the best of several games between two decks, with sideboards.

The loser of a game goes first in the next (103.1). Between games each player exchanges cards with the sideboard
(100.4): cards that they have drawn but not cast in the match so far are replaced by cards of the sideboard, in the
order of its list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

from inset.cards import card
from inset.decklists.decks import Deck
from inset.game import Game
from inset.kernel.types import LAND
from inset.play.names import unique
from inset.sim import match
from inset.sim.results import CardUse
from inset.sim.shapes import Progress, Shape, play_out, run
from inset.sim.tally import Rate

MOST_EXCHANGED = 5  # cards between two games


@dataclass(slots=True)
class Bout:
    """The result of one match."""

    pairing: int
    winner: int = -1  # of the match: 0 or 1 of the pairing
    games: list[tuple[int, int, int]] = field(default_factory=list)  # who won, who went first, turns
    exchanged: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))  # brought in


def pairings(shape: Shape) -> list[tuple[int, int]]:
    return [(0, 0)] if len(shape.decks) == 1 else list(combinations(range(len(shape.decks)), 2))


def play_one(shape: Shape, number: int) -> Bout:
    """One match."""
    pairs = pairings(shape)
    place, again = number % len(pairs), number // len(pairs)
    sides = [shape.decks[deck] for deck in pairs[place]]
    found = Bout(place)
    used: tuple[dict[str, CardUse], dict[str, CardUse]] = ({}, {})
    wins = [0, 0]
    first = again % 2
    while max(wins) <= shape.best_of // 2 and len(found.games) < 2 * shape.best_of:
        game = Game.new(
            sides, seed=shape.game_seed(number, len(found.games)), format=shape.format,
            names=unique([deck.name[:40] or "deck" for deck in sides]), first=first, paying=True,
        )  # fmt: skip
        players = [shape.player(side, number, len(found.games)) for side in (0, 1)]
        play_out(shape, game, players)
        winners = game.outcome.winners if game.outcome is not None else ()
        winner = winners[0] if len(winners) == 1 else -1
        found.games.append((winner, first, game.state.turn))
        if winner >= 0:
            wins[winner] += 1
            first = 1 - winner
        for side, cards in enumerate(match.uses(game)):
            _add(used[side], cards)
            sides[side] = _boarded(sides[side], used[side], found.exchanged[side])
    found.winner = 0 if wins[0] > wins[1] else 1 if wins[1] > wins[0] else -1
    return found


def _add(total: dict[str, CardUse], found: dict[str, CardUse]) -> None:
    for name, use in found.items():
        mine = total.setdefault(name, CardUse())
        mine.drawn += use.drawn
        for way, count in use.cast.items():
            mine.cast[way] = mine.cast.get(way, 0) + count


def _boarded(deck: Deck, used: dict[str, CardUse], brought: dict[str, int]) -> Deck:
    """The deck for the next game: idle cards out, cards of the sideboard in, one for one."""
    idle = [
        (use.drawn, name)
        for name, use in used.items()
        if use.drawn and not use.cast and not card(name).faces[0].types & LAND
    ]
    main, side = dict(deck.main), dict(deck.side)
    left = MOST_EXCHANGED
    for _, out in sorted(idle, key=lambda row: (-row[0], row[1])):
        for name in list(side):
            while left and main.get(out) and side.get(name) and name != out and not stale(used, name):
                left -= 1
                _swap(main, side, out, name)
                brought[name] = brought.get(name, 0) + 1
    return replace(deck, main=_rows(main), side=_rows(side))


def stale(used: dict[str, CardUse], name: str) -> bool:
    """Was it boarded in before, and not cast?"""
    return name in used and bool(used[name].drawn) and not used[name].cast


def _swap(main: dict[str, int], side: dict[str, int], out: str, name: str) -> None:
    for rows, less, more in ((main, out, name), (side, name, out)):
        rows[less] -= 1
        rows[more] = rows.get(more, 0) + 1


def _rows(counts: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((name, count) for name, count in counts.items() if count)


# --- many matches ---------------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class Matches:
    """The results of all matches."""

    shape: Shape
    matches: int = 0
    drawn: int = 0
    wins: list[Rate] = field(default_factory=list)  # of matches, by deck
    game_wins: list[Rate] = field(default_factory=list)
    before: Rate = field(default_factory=Rate)  # the first game, by who went first
    after: Rate = field(default_factory=Rate)  # later games, by who went first
    lengths: dict[int, int] = field(default_factory=dict)  # games in a match
    brought: list[dict[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        count = max(2, len(self.shape.decks))
        self.wins = [Rate() for _ in range(count)]
        self.game_wins = [Rate() for _ in range(count)]
        self.brought = [{} for _ in range(count)]

    @property
    def names(self) -> tuple[str, ...]:
        decks = self.shape.decks if len(self.shape.decks) > 1 else self.shape.decks * 2
        return unique([deck.name for deck in decks])

    def add(self, found: Bout) -> None:
        pair = pairings(self.shape)[found.pairing] if len(self.shape.decks) > 1 else (0, 1)
        self.matches += 1
        self.drawn += found.winner < 0
        self.lengths[len(found.games)] = self.lengths.get(len(found.games), 0) + 1
        for side, deck in enumerate(pair):
            self.wins[deck].add(found.winner == side)
            for winner, _, _ in found.games:
                self.game_wins[deck].add(winner == side)
            for name, count in found.exchanged[side].items():
                self.brought[deck][name] = self.brought[deck].get(name, 0) + count
        for place, (winner, first, _) in enumerate(found.games):
            if winner >= 0:
                (self.after if place else self.before).add(winner == first)

    def data(self) -> dict[str, Any]:
        return {
            "matches": self.matches, "best_of": self.shape.best_of, "drawn": self.drawn,
            "wins": {name: rate.data() for name, rate in zip(self.names, self.wins, strict=True)},
            "game_wins": {name: rate.data() for name, rate in zip(self.names, self.game_wins, strict=True)},
            "games_in_a_match": {str(count): self.lengths[count] for count in sorted(self.lengths)},
            "whoever_went_first": {"first_game": self.before.data(), "later_games": self.after.data()},
            "from_the_sideboard": dict(zip(self.names, self.brought, strict=True)),
            "blanks": {deck.name: dict(deck.blanks) for deck in self.shape.decks},
        }  # fmt: skip

    def lines(self) -> Iterator[str]:
        yield f"{self.matches} matches, best of {self.shape.best_of}" + (f", {self.drawn} drawn" if self.drawn else "")
        yield f"{'':22}{'matches':>9}{'rate':>9}{'95 %':>16}{'games':>9}"
        for name, rate, games in zip(self.names, self.wins, self.game_wins, strict=True):
            data, inner = rate.data(), games.data()
            shown = f"{100 * (data['rate'] or 0):.1f}%"
            bounds = f"{100 * data['low']:.1f}–{100 * data['high']:.1f} %"
            yield f"{name[:22]:22}{rate.wins:>9}{shown:>9}{bounds:>16}{100 * (inner['rate'] or 0):>8.1f}%"
        told = ", ".join(f"{count}: {self.lengths[count]}" for count in sorted(self.lengths))
        yield f"games in a match, matches: {told}"
        for name, cards in zip(self.names, self.brought, strict=True):
            if cards:
                rows = sorted(cards.items(), key=lambda item: (-item[1], item[0]))
                yield f"from the sideboard of {name}: " + ", ".join(f"{card} {count}" for card, count in rows)


def best_of(
    shape: Shape, matches: int, jobs: int = 1, on: str = "", progress: Progress | None = None
) -> tuple[Matches, list[str]]:
    """Plays this many matches of each pairing; also returns why some failed."""
    found = Matches(shape)
    lost = run(shape, play_one, matches * len(pairings(shape)), found.add, jobs, on, progress)
    return found, lost
