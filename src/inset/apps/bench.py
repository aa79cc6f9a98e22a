"""``inset bench``: how many decisions, choices and games a second; what copies and option lists cost; how it grows.

Everything is measured through the public game object, in one process, with players who pick at random.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Sequence
from typing import Any

from inset.agents.random_player import RandomPlayer
from inset.game import Game

SIZES = (10, 100, 1_000)  # permanents, for the growth
YARDSTICK_LOOPS = 2_000_000


def measure(decks: Sequence[str], seconds: float, seed: int) -> dict[str, Any]:
    """All numbers, under the names that the benchmark prints."""
    warm_up(decks)
    found = play_for(decks, seconds, seed)
    found |= copies(decks, seed)
    found["options_us"] = round(options_us(), 1)
    found["growth"] = {str(size): round(decision_us(size), 1) for size in SIZES}
    found["peak_mb"] = round(peak_mb(), 1)
    found["yardstick"] = round(yardstick())
    return found


def warm_up(decks: Sequence[str]) -> None:
    """Cards are read and caches filled before the clock runs."""
    player = RandomPlayer(0)
    game = Game.new(decks, seed=0)
    while (decision := game.decision) is not None and game.answers < 500:
        game.choose(player.pick(decision.options.values))


def play_for(decks: Sequence[str], seconds: float, seed: int) -> dict[str, Any]:
    """Whole games until the time is over; the last one is finished."""
    games = decisions = choices = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        player = RandomPlayer(seed + games)
        game = Game.new(decks, seed=seed + games)
        while (decision := game.decision) is not None:
            values = decision.options.values
            if len(values) > 1:
                choices += 1
            game.choose(player.pick(values))
        decisions += game.answers
        games += 1
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "choices_per_second": round(choices / spent, 1),
        "games_per_second": round(games / spent, 2),
        "games": games,
    }


def copies(decks: Sequence[str], seed: int) -> dict[str, float]:
    """``copy_us``: a copy at a priority. ``copy_mid_us``: elsewhere, a copy and the first answer on it."""
    clock = time.perf_counter
    at_priority = elsewhere = 0.0
    priorities = others = 0
    player = RandomPlayer(seed)
    game = Game.new(decks, seed=seed)
    while others < 300:
        decision = game.decision
        if decision is None:
            seed += 1
            game = Game.new(decks, seed=seed)
            continue
        answer = player.pick(decision.options.values)
        start = clock()
        copy = game.copy()
        if decision.kind == "priority":
            at_priority += clock() - start
            priorities += 1
        else:
            copy.choose(answer)
            elsewhere += clock() - start
            others += 1
        game.choose(answer)
    return {
        "copy_us": round(at_priority / priorities * 1e6, 2),
        "copy_mid_us": round(elsewhere / others * 1e6, 1),
    }


def options_us(rounds: int = 100) -> float:
    """Listing what can be done with 20 permanents on the battlefield and 7 cards in hand, nothing worked out before."""
    mine = ["4 Forest", "3 Mountain", "Llanowar Elves", "Edgewall Innkeeper", "Lucky Clover"]
    theirs = ["4 Island", "3 Plains", "Giant Killer", "Serra Angel", "Glorious Anthem"]
    hand = [
        "Bonecrusher Giant",
        "Lovestruck Beast",
        "Curious Pair",
        "Lightning Bolt",
        "Giant Growth",
        "Forest",
        "Rimrock Knight",
    ]
    game = Game.from_position({"A": {"hand": hand, "battlefield": mine}, "B": {"battlefield": theirs}})
    spent = 0.0
    for _ in range(rounds):
        copy = game.copy()
        copy.state.touch()
        start = time.perf_counter()
        assert len(copy.options) > 1
        spent += time.perf_counter() - start
    return spent / rounds * 1e6


def decision_us(permanents: int, decisions: int = 1_000) -> float:
    """Time per decision with so many permanents on the battlefield: half lands, half creatures, on both sides.

    Mana is paid by plan, so that the kinds of decisions are alike whatever the number of lands.
    """
    quarter = max(1, permanents // 4)
    side = {
        "battlefield": [{"card": "Forest", "count": quarter}, {"card": "Grizzly Bears", "count": quarter}],
        "hand": ["2 Bonecrusher Giant", "2 Giant Growth", "Forest"], "life": 1_000_000,
    }  # fmt: skip
    game = Game.from_position({"A": side, "B": side}, paying=True)
    player = RandomPlayer(permanents)
    start = time.perf_counter()
    while (decision := game.decision) is not None and game.answers < decisions:
        game.choose(player.pick(decision.options.values))
    return (time.perf_counter() - start) / max(1, game.answers) * 1e6


def peak_mb() -> float:
    """The most memory that the process has used."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1024 if sys.platform != "darwin" else peak / 1024 / 1024


def yardstick() -> float:
    """Iterations per second of a fixed loop, so that machines can be compared."""
    start = time.perf_counter()
    total = 0
    for i in range(YARDSTICK_LOOPS):
        total = (total * 31 + i) & 0xFFFF
    assert total >= 0
    return YARDSTICK_LOOPS / (time.perf_counter() - start)


def report(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(found))
        return
    for key, value in found.items():
        print(f"{key:22} {value}")
