"""Players by name, players of your own."""

import pytest

from inset import Decision, Game, Option, agents
from inset.kernel.errors import InsetError
from inset.play.view import View


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
    with pytest.raises(agents.PlayerFailed, match="NotImplementedError"):
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


@pytest.mark.parametrize(("name", "every", "least"), [("greedy", 1, 150), ("random", 1, 150), ("search:4", 9, 15)])
def test_a_player_sees_only_its_own_view(name: str, every: int, least: int) -> None:
    """In a game that looks the same and has other cards in the other hand and in the libraries, the answer is the same."""
    game = Game.new(["fables", "skies"], seed=8, paying=True)
    guide = agents.make("greedy")
    asked = number = 0
    while (decision := game.decision) is not None and game.state.turn < 12:
        number += 1
        view = game.view(decision.player)
        if number % every == 0 and decision.kind != "mulligan":
            other = view.sample(number)
            assert other.decision is not None
            mine = agents.make(name, number).choose(view, decision).answer
            theirs = agents.make(name, number).choose(other.view(decision.player), other.decision).answer
            assert mine == theirs, (number, decision)
            asked += 1
        agents.give(game, guide.choose(view, decision))
    assert asked >= least
