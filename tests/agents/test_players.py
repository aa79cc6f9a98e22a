"""Players by name, players of one's own."""

import pytest

from inset import Decision, Game, Option, agents
from inset.kernel.errors import InsetError
from inset.view import View


class Last(agents.Player):
    """Always the last option."""

    def choose(self, view: View, decision: Decision) -> Option:
        return decision.options[-1]


def test_names() -> None:
    for name in agents.names():
        assert isinstance(agents.make(name, seed=3), agents.Player)
    searcher = agents.make("search:7")
    assert isinstance(searcher, agents.SearchPlayer)
    assert searcher.nodes == 7
    for wrong in ("nobody", "greedy:5", "no.such.module:Player", "inset.agents:Nobody"):
        with pytest.raises(InsetError, match="no player"):
            agents.make(wrong)


def test_a_player_of_ones_own() -> None:
    game = agents.play(Game.new(["fables", "skies"], seed=1), [Last(), agents.make("greedy")])
    assert game.outcome is not None
    assert isinstance(agents.make("tests.agents.test_players:Last"), agents.Player)


def test_a_player_must_answer() -> None:
    game = Game.new(["fables", "skies"])
    with pytest.raises(NotImplementedError):
        agents.answer(game, agents.Player())


def test_greedy_beats_random() -> None:
    wins = 0
    for number in range(10):
        seats = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        game = Game.new(["fables", "fables"], seed=number // 2, paying=True)
        agents.play(game, [agents.make(name, number) for name in seats])
        assert game.outcome is not None
        wins += [seats[player] for player in game.outcome.winners] == ["greedy"]
    assert wins >= 8
