"""Memory stays flat over many games: nothing of a game is kept when it is over, and caches are bounded."""

import gc
import sys

from inset import Game, agents
from inset.kernel.known import MOST
from inset.language import keywords as kw, mods as m
from inset.language.abilities import Keyword
from inset.rules.objects import abilities, layer_order
from inset.rules.objects.abilities import traits
from inset.rules.objects.layer_order import layers_of
from inset.sim import goldfish
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


def test_games_against_nobody_are_counted_and_not_kept() -> None:
    from inset import deck

    alone = goldfish.Alone(0, 4, 0, [goldfish.Turn(turn, 1, turn, 2 * turn) for turn in range(8)], {"Opt": 1}, {})
    other = goldfish.Alone(0, 0, 1, [goldfish.Turn(2, 3, 4, 5)], {}, {"Opt": 2})
    found = goldfish.Goldfish(deck("fables"))
    found.add(other)
    for _ in range(99):
        found.add(alone)
    before = blocks()
    for _ in range(5_000):
        found.add(alone)
    assert blocks() - before < 500
    first, second = found.curve()[:2]
    assert (first["games"], first["lands"], first["spells"], first["damage"]) == (5_100, 0.0, 1.0, 0.0)
    assert (second["games"], second["lands"], second["killed"]) == (5_099, 1.0, 0.0)


def test_what_games_make_for_themselves_is_forgotten() -> None:
    """Texts that a game makes up as it goes, such as +2/+2 for X, are new each time; what is known about them has a
    bound."""
    for number in range(3 * MOST):
        keyword = Keyword(kw.HASTE)
        mods = (m.ModifyPT(number, number), m.AddAbility(keyword))
        layers_of(mods)
        traits((keyword,))
    assert len(layer_order._LAYERS.table) <= MOST and len(abilities._CACHE) <= MOST


def test_searching_keeps_nothing() -> None:
    """Hypothetical games are freed when the decision is made."""
    player = agents.SearchPlayer(nodes=6, seed=1)
    counts = []
    for seed in range(6):
        game = Game.new(["fables", "skies"], seed=seed, paying=True)
        agents.play(game, [player, agents.make("greedy")], most=30)
        del game
        counts.append(blocks())
    assert counts[-1] - counts[2] < 6_000, counts
