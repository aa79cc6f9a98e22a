"""400.2: what a view, its log and a sample cost depends on the board, not on how long the game has lasted.

Function calls are counted, which no load disturbs.
"""

import sys
from collections.abc import Callable
from random import Random
from types import FrameType

import pytest

from inset import Game
from inset.agents import RandomPlayer, answer
from inset.kernel.build import COMPILED
from inset.kernel.types import DRAW
from inset.language.statics import SKIP_STEP, PlayerRule
from inset.language.words.kinds import enchantment
from inset.language.words.nouns import each_player
from inset.rules.model.choices import DONT_ATTACK
from inset.rules.model.decision import ATTACK, PRIORITY
from inset.words import log as telling
from tests.harness import Scene
from tests.harness.games import DECKS

SOON, LATE = 400, 4_000
MOST = 1.3
BOARD = [*["Forest"] * 8, *["Grizzly Bears"] * 4, "Serra Angel", "Glorious Anthem"]


def calls(work: Callable[[], object]) -> int:
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def passed_on(game: Game, answers: int) -> None:
    """Nobody does anything."""
    while game.answers < answers:
        decision = game.decision
        assert decision is not None
        if decision.kind == PRIORITY:
            game.pass_priority()
        else:
            game.choose(DONT_ATTACK if decision.kind == ATTACK else decision.options[0])


@pytest.mark.skipif(COMPILED, reason="compiled functions are not seen")
def test_a_view_a_log_and_a_sample_cost_no_more_late_in_a_game() -> None:
    famine = enchantment("Famine", "{B}", PlayerRule(SKIP_STEP, each_player, DRAW))  # the board stays the same
    player = {"battlefield": [*BOARD, famine], "library": ["Shock"] * 40, "hand": ["Forest", "Shock", "Opt"]}
    game = Scene(player, player).game
    work: dict[str, Callable[[], object]] = {
        "data": lambda: game.view(0).data,
        "log": lambda: game.view(0).log,
        "log of all": lambda: game.log,
        "sample": lambda: game.view(1).sample(7),
        "fingerprint": game.fingerprint,
    }
    costs: list[dict[str, int]] = []
    for answers in (SOON, LATE):
        passed_on(game, answers - 60)
        for one in work.values():  # the game is read from time to time, as people and programs do
            one()
        passed_on(game, answers)
        costs.append({name: calls(one) for name, one in work.items()})
    for name in work:
        assert costs[1][name] <= MOST * costs[0][name], (name, costs)


@pytest.mark.parametrize("seed", range(6))
def test_lines_that_are_kept_are_those_of_a_log_that_is_read_again(seed: int) -> None:
    """Also of copies that went their own way, and after answers were taken back."""
    game, chance = Game.new(DECKS, seed=seed), Random(seed)
    player = RandomPlayer(seed)
    copies = [game.copy()]
    for number in range(700):
        if game.decision is None:
            break
        answer(game, player)
        if number % 37 == 36:
            copies.append(game.copy())
            for _ in range(chance.randrange(8)):
                game.undo()
        one = chance.choice(copies)
        if one.decision is not None:
            answer(one, player)
        if number % 11 == 0:
            for each in (game, one):
                for viewer in (0, 1):
                    anew = telling.tell(each.state, each._log_events(), viewer, you=True)
                    assert each.view(viewer).log == anew
                assert each.log == telling.tell(each.state, each._log_events())
