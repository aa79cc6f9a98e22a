"""Every embedded deck plays a random game against its neighbour, and every state of it is possible."""

import pytest

from inset.agents.random_player import RandomPlayer
from inset.decklists.decks import deck, names
from inset.game import Game
from inset.rules.checks import invariants

DUEL = [name for name in names() if deck(name).format == "duel"]
COMMANDER = [name for name in names() if deck(name).format == "commander"]
PAIRS = [(row[i], row[i - 1]) for row in (DUEL, COMMANDER) for i in range(len(row))]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_game_of_two_decks(pair: tuple[str, str]) -> None:
    game = Game.new(pair, seed=11, format=deck(pair[0]).format)
    player = RandomPlayer(11)
    cards = invariants.census(game.state)
    for step in range(4_000):
        decision = game.decision
        if decision is None:
            break
        game.choose(player.pick(decision.options.answers))
        if step % 7 == 0:
            decision = game.decision
            invariants.check(game.state, decision is not None and decision.kind == "priority")
    assert game.outcome is not None
    assert invariants.census(game.state).items() <= cards.items()
