"""Games as users have them: random play, positions in one line."""

from collections.abc import Iterator
from typing import Any

from inset.agents.random_player import RandomPlayer
from inset.game import Game
from inset.play.options import Decision

DECKS = ("fables", "skies")


def asked(game: Game) -> Decision:
    """The current question; there must be one."""
    found = game.decision
    assert found is not None
    return found


def started(seed: int = 0, **more: Any) -> Game:
    """A game whose players have kept their first hands."""
    game = Game.new(DECKS, seed=seed, **more)
    while asked(game).kind == "mulligan":
        game.choose(True)
    return game


def position(a: list[Any] | dict[str, Any], b: list[Any] | dict[str, Any] | None = None, **more: Any) -> Game:
    """Two players; a list is what is on the battlefield."""
    rows = {key: {"battlefield": row} if isinstance(row, list) else row for key, row in (("A", a), ("B", b or {}))}
    return Game.from_position(rows, **more)


def random_game(seed: int, most: int = 100_000, **more: Any) -> Iterator[Game]:
    """The same game object at each of its decisions, then at its end."""
    decks = more.pop("decks", DECKS)
    game = Game.new(decks, seed=seed, **more)
    player = RandomPlayer(seed)
    yield game
    while (decision := game.decision) is not None and most > 0:
        game.choose(player.pick(decision.options.answers))
        most -= 1
        yield game


def texts(game: Game) -> list[str]:
    return [option.text for option in game.options]


def play(game: Game, *words: str) -> None:
    """Chooses the options with these words, one after another."""
    for word in words:
        game.choose(game.options.find(word))
