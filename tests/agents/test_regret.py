"""The measure of how well a search chooses: full games from each move, in the same deals."""

import argparse
from itertools import islice

from inset import Game
from inset.agents.moves import moves
from inset.agents.sight import Sight
from tests.harness.games import asked, position
from tools import regret


def attack_now() -> Game:
    """Three Bears against a flyer that can block one of them: who doesn't attack loses their last life."""
    game = position(
        {"battlefield": ["3 Grizzly Bears"], "life": 1, "library": ["20 Forest"]},
        {"battlefield": ["Serra Angel"], "life": 4, "library": ["20 Forest"]},
        paying=True,
    )
    while asked(game).kind == "priority":
        game.pass_priority()
    return game


def test_a_move_is_worth_the_games_that_it_wins() -> None:
    game = attack_now()
    view = game.view(0)
    found = moves(Sight.of(view), asked(game))
    attacks = [len(move.payload) for move in found]
    everybody, nobody = attacks.index(3), attacks.index(0)
    row = regret.ask(view, found, 1, {"everybody": lambda *_: everybody, "nobody": lambda *_: nobody}, 2)
    assert row.won == {str(everybody): [1.0, 1.0], str(nobody): [0.0, 0.0]}
    assert row.gain("nobody", "everybody") == -1.0
    assert row.gain("everybody", "everybody") == 0.0
    assert "-100.00" in list(regret.table([row], ["everybody", "nobody"]))[2]


def test_a_seed_asks_at_the_same_decisions() -> None:
    given = argparse.Namespace(playing=2, share=0.5, deals=1)

    def rows() -> list[regret.Asked]:
        return [row._replace(seconds={}) for row in islice(regret.game_of(3, regret.choosers([4, 2]), given), 4)]

    assert rows() == rows()
