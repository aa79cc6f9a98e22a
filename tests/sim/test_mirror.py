"""Players compared over several decks: each deck against itself, seats swapped, seeds in pairs."""

import pytest

from inset import InsetError, sim
from inset.agents import GreedyPlayer, Player, make
from inset.sim.identity import batch_key
from inset.sim.settings import seeds

DECKS = ["fables", "skies"]


def best(seed: int = 0) -> Player:
    """A function that makes a player, as ``module:function`` names one."""
    return GreedyPlayer()


def nothing() -> int:
    return 3


def test_each_deck_meets_itself_and_the_players_are_counted() -> None:
    report = sim.run(DECKS, games=4, players=("greedy", "random"), seed=1, mirror=True)
    assert report.games == 8
    assert set(report.wins) == {"greedy", "random"}
    assert report.wins["greedy"] >= 7
    assert report.data()["mirrored"] is True
    assert "greedy" in str(report)


def test_games_come_in_pairs_with_seats_swapped() -> None:
    settings = sim.make_settings(DECKS, 4, ("greedy", "random"), 1, mirror=True)
    assert settings.pairings == ((0, 0), (1, 1))
    assert settings.side_names() == ("greedy", "random")
    games = [seeds(settings, number)[0] for number in range(8)]
    assert games[0] == games[1] != games[2] == games[3] != games[4] == games[5]
    plain = sim.make_settings(DECKS, 4, ("greedy", "random"), 1)
    assert plain.pairings == ((0, 1),)
    assert batch_key(plain) != batch_key(settings)
    one = sim.make_settings(["fables"], 4, ("greedy", "random"), 1, mirror=True)
    assert batch_key(one) == batch_key(sim.make_settings(["fables"], 4, ("greedy", "random"), 1))


def test_a_function_that_makes_a_player_is_one() -> None:
    assert isinstance(make(f"{__name__}:best"), GreedyPlayer)
    with pytest.raises(InsetError, match="nor makes one"):
        make(f"{__name__}:nothing")
    with pytest.raises(InsetError, match="player"):
        make(f"{__name__}:DECKS")
