"""The settings of a batch: the decks, who plays them, how many games, the seed, and the limits of a game.

These settings and its number determine a game completely, so it doesn't matter which process plays it. Games
come in pairs: the same seed twice, with the seats swapped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from inset import agents
from inset.decklists.decks import Deck
from inset.kernel import rng
from inset.play.names import unique

Maker = str | Callable[[int], agents.Player]  # a player's name, or a function that makes one from a seed

MOST_GAMES: Final = 1_000_000_000  # of each pairing; each takes a bit of memory


@dataclass(frozen=True, slots=True)
class Settings:
    """What a batch is: the decks, who plays them, how many games of each pairing, the seed."""

    decks: tuple[Deck, ...]
    players: tuple[Maker, Maker] = ("greedy", "greedy")
    games: int = 100
    seed: int = 0
    format: str = "duel"
    decision_seconds: float = 0.0  # for one decision; 0: no clock
    game_answers: int = 0  # of the players, in one game; 0: no bound
    mirrored: bool = False  # does each deck play only itself, to compare the players?

    @property
    def pairings(self) -> tuple[tuple[int, int], ...]:
        """Which decks play each other: every pair; a single deck plays itself, and so does each if mirrored."""
        if len(self.decks) == 1 or self.mirrored:
            return tuple([(place, place) for place in range(len(self.decks))])
        return tuple(combinations(range(len(self.decks)), 2))

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    @property
    def mirror(self) -> bool:
        """Are all decks the same, so that the players are compared?"""
        return self.mirrored or all(deck.main == self.decks[0].main for deck in self.decks)

    def side_names(self) -> tuple[str, ...]:
        """The names of the sides in the result: decks, or players if the decks are the same."""
        if not self.mirror or (len(self.decks) > 2 and not self.mirrored):
            return unique([deck.name for deck in self.decks])
        return unique([player_name(player) for player in self.players])


def player_name(player: Maker) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def seeds(settings: Settings, number: int) -> tuple[int, int, int]:
    """The seed of a game and of its two players' sides."""
    pairing, place = divmod(number, settings.games)
    state = rng.start(settings.seed * 1_000_003 + pairing * 7_919 + place // 2)
    _, game = rng.step(state)
    one, two = (rng.derived("player in a batch", settings.seed, pairing, place, side) for side in (0, 1))
    return game >> 16, one, two


def pairing_of(settings: Settings, number: int) -> tuple[int, int]:
    """The two decks that meet in a game."""
    return settings.pairings[number // settings.games]


def first_side(settings: Settings, number: int) -> int:
    """The side that is on the play: seats are swapped from game to game."""
    return number % settings.games % 2


def settings_data(settings: Settings) -> dict[str, Any]:
    """The settings as plain data, for reports."""
    data: dict[str, Any] = {
        "decks": [deck.name for deck in settings.decks],
        "players": [player_name(player) for player in settings.players],
        "seed": settings.seed,
        "format": settings.format,
        "games_of_each_pairing": settings.games,
    }
    if settings.decision_seconds:
        data["decision_seconds"] = settings.decision_seconds
    if settings.game_answers:
        data["game_answers"] = settings.game_answers
    if any(deck.blanks for deck in settings.decks):
        data["blanks"] = {deck.name: dict(deck.blanks) for deck in settings.decks if deck.blanks}
    if settings.mirrored:
        data["mirrored"] = True
    return data
