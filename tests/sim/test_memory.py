"""Memory stays flat over many games: nothing of a game is kept when it is over, and what is remembered is bounded."""

import gc
import sys

from inset import Game, agents
from inset.sim.match import play_one
from inset.sim.settings import Settings
from inset.sim.tally import Tally

WARM = 40  # games in which the cards are met
MORE = 160
ANSWERS = 40  # in each game
MOST_BLOCKS = (
    20  # of memory that may stay for each game, while bounded memories fill; a kept game has tens of thousands
)


def short_game(seed: int) -> None:
    game = Game.new(["fables", "skies"], seed=seed, paying=True)
    agents.play(game, [agents.make("greedy"), agents.make("random", seed)], most=ANSWERS)


def blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()


def test_nothing_of_a_game_is_kept() -> None:
    before_any = blocks()
    game = Game.new(["fables", "skies"], paying=True)
    agents.play(game, [agents.make("greedy"), agents.make("random")], most=ANSWERS)
    one = blocks() - before_any
    del game
    for seed in range(WARM):
        short_game(seed)
    before = blocks()
    for seed in range(WARM, WARM + MORE):
        short_game(seed)
    grown = (blocks() - before) / MORE
    assert grown < MOST_BLOCKS < one, (grown, one)


def test_a_tally_does_not_grow_with_the_games() -> None:
    from inset import deck

    settings = Settings((deck("fables"), deck("skies")), ("greedy", "random"), 1_000_000)
    result = play_one(settings, 0)
    tally = Tally(settings)
    for _ in range(100):
        tally.add(result)
    before = blocks()
    for _ in range(5_000):
        tally.add(result)
    assert blocks() - before < 500


def test_searching_keeps_nothing() -> None:
    """Imagined games go when the decision is made."""
    player = agents.SearchPlayer(nodes=6, seed=1, deals=2)
    counts = []
    for seed in range(6):
        game = Game.new(["fables", "skies"], seed=seed, paying=True)
        agents.play(game, [player, agents.make("greedy")], most=30)
        del game
        counts.append(blocks())
    assert counts[-1] - counts[2] < 6_000, counts
