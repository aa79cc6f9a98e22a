"""``inset bench``: how many decisions, choices and games a second; what copies, option lists and memory cost; how it
grows.

Everything is measured through the public game object, in one process, with random players and every rule on. Times are
processor times, so a busy machine disturbs them only a little. The rows and their bars are in
``bench_rows``, other engines in ``bench_peers``.
"""

from __future__ import annotations

import gc
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from typing import Any, Final

from inset import cards
from inset.agents.random_player import RandomPlayer
from inset.apps.bench_growth import PLAIN, growth
from inset.apps.bench_peers import chess_moves
from inset.game import Game
from inset.kernel.build import COMPILED
from inset.language.card import FRAME_SUBTYPE, Card
from inset.rules.model import decision as kinds

YARDSTICK_LOOPS: Final = 1_000_000
YARDSTICK_TIMES: Final = 5
ADVENTURERS: Final = (
    "Bonecrusher Giant",
    "Lovestruck Beast",
    "Curious Pair",
    "Rimrock Knight",
    "Embereth Shieldbreaker",
)
COLD: Final = "import inset; assert len(inset.Game.new(['fables', 'skies'], seed=1).options)"

clock = time.process_time


def measure(decks: Sequence[str], seconds: float, seed: int) -> dict[str, Any]:
    """All numbers, under the names that the benchmark prints."""
    warm_up(decks)
    found: dict[str, Any] = {"build": "compiled" if COMPILED else "pure", "python": platform.python_version()}
    found["yardstick"] = round(yardstick())
    found["chess_moves_per_second"] = chess_moves(min(seconds, 2.0))
    found |= play_for(decks, seconds, seed)
    found |= copies(decks, seed)
    found["options_us"] = round(options_us(), 1)
    found["adventurer_ratio"] = round(adventurer_ratio(), 2)
    boards = growth()
    found["growth"] = boards[PLAIN]
    found["growth_ratio"] = round(boards[PLAIN]["1000"] / boards[PLAIN]["100"], 2)
    found["growth_boards"] = {board: times for board, times in boards.items() if board != PLAIN}
    found["peak_mb"] = round(peak_mb(), 1)
    found |= memory(decks, seed)
    found["cold_start_s"] = round(cold_start_s(), 3)
    return found


def warm_up(decks: Sequence[str]) -> None:
    """Cards are read and caches filled before the clock runs."""
    player = RandomPlayer(0)
    game = Game.new(decks, seed=0)
    while (decision := game.decision) is not None and game.answers < 500:
        game.choose(player.pick(decision.options.answers))


# --- games ----------------------------------------------------------------------------------------


def play_for(decks: Sequence[str], seconds: float, seed: int) -> dict[str, Any]:
    """Whole games until the time is over; the last one is finished."""
    games = decisions = choices = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        player = RandomPlayer(seed + games)
        game = Game.new(decks, seed=seed + games)
        while (decision := game.decision) is not None:
            values = decision.options.answers
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
        "seconds": round(spent, 3),
    }


def copies(decks: Sequence[str], seed: int, times: int = 20) -> dict[str, float]:
    """``copy_us``: a copy at a priority; ``copy_step_us``: there, a copy and the first answer on it, because a copy is
    only set up when it is used. ``copy_mid_us``: the same elsewhere."""
    at_priority = stepping = elsewhere = 0.0
    priorities = others = 0
    player = RandomPlayer(seed)
    game = Game.new(decks, seed=seed)
    while others < 300:
        decision = game.decision
        if decision is None:
            seed += 1
            game = Game.new(decks, seed=seed)
            continue
        answer = player.pick(decision.options.answers)
        start = clock()
        if decision.kind == kinds.PRIORITY:
            for _ in range(times):
                game.copy()
            at_priority += clock() - start
            priorities += 1
            start = clock()
            game.copy().choose(answer)
            stepping += clock() - start
        else:
            game.copy().choose(answer)
            elsewhere += clock() - start
            others += 1
        game.choose(answer)
    return {
        "copy_us": round(at_priority / priorities / times * 1e6, 2),
        "copy_step_us": round(stepping / priorities * 1e6, 1),
        "copy_mid_us": round(elsewhere / others * 1e6, 1),
    }


# --- listing options ------------------------------------------------------------------------------


def options_us(rounds: int = 100) -> float:
    """Time to list the options with 20 permanents on the battlefield and 7 cards in hand, nothing cached."""
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
    return listing_us([game], rounds)[0]


def listing_us(games: Sequence[Game], rounds: int) -> list[float]:
    """Time to list the options of each game with nothing cached, measured alternately."""
    spent: list[list[float]] = [[] for _ in games]
    for _ in range(rounds):
        for game, times in zip(games, spent, strict=True):
            copy = game.copy()
            copy.state.forget()
            start = clock()
            assert len(copy.options) > 0
            times.append(clock() - start)
    return [statistics.fmean(times) * 1e6 for times in spent]


def adventurer_ratio(rounds: int = 100) -> float:
    """Adventurers in hand compared with their two halves as separate cards, the cost of an empty hand subtracted from
    both."""
    halves = [half for name in ADVENTURERS for half in halves_of(cards.card(name))]
    cards.add(*halves)
    try:
        hands: list[list[str]] = [[], list(ADVENTURERS), [half.name for half in halves]]
        board = {"battlefield": ["4 Forest", "4 Mountain", "2 Grizzly Bears"]}
        games = [Game.from_position({"A": {"hand": hand, **board}, "B": board}) for hand in hands]
        empty, whole, apart = listing_us(games, rounds)
    finally:
        cards.remove(*(half.name for half in halves))
    return (whole - empty) / (apart - empty)


def halves_of(card: Card) -> tuple[Card, Card]:
    """Each set of characteristics of a card as a separate card."""
    first, second = (
        type(face)(
            f"Half {face.name}", face.cost, face.types,
            tuple(word for word in face.subtypes if word not in FRAME_SUBTYPE.values()),
            face.supertypes, face.power, face.toughness, face.abilities, face.colors,
        ) for face in card.faces
    )  # fmt: skip
    return Card((first,)), Card((second,))


# --- memory and the start -------------------------------------------------------------------------


def peak_mb() -> float:
    """Peak memory of the process."""
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1024 if sys.platform != "darwin" else peak / 1024 / 1024


def memory(decks: Sequence[str], seed: int, games: int = 2, every: int = 5) -> dict[str, float]:
    """``undo_mb``: memory of a game at its end, when every answer can be undone: the largest of a few.
    ``copy_kb``: memory of a copy kept while the game continues, one answer ahead of where it was made."""
    undo, kept, copied = 0, 0, 0
    for number in range(seed, seed + games):
        played(decks, number, 0)  # everything is warm
        alone, _ = held(decks, number, 0)
        together, made = held(decks, number, every)
        undo = max(undo, alone)
        kept += together - alone
        copied += made - 1
    return {"undo_mb": round(undo / 1e6, 2), "copy_kb": round(kept / copied / 1e3, 1)}


def held(decks: Sequence[str], seed: int, every: int) -> tuple[int, int]:
    """Bytes held by a game and its copies, and the number of games."""
    gc.collect()
    tracemalloc.start()
    try:
        made = played(decks, seed, every)
        gc.collect()
        return tracemalloc.get_traced_memory()[0], len(made)
    finally:
        tracemalloc.stop()


def played(decks: Sequence[str], seed: int, every: int) -> list[Game]:
    """A game played to its end, then the copies that were made on the way, each with one answer given."""
    player = RandomPlayer(seed)
    found = [game := Game.new(decks, seed=seed)]
    while (decision := game.decision) is not None:
        answer = player.pick(decision.options.answers)
        if every and game.answers % every == 0:
            found.append(game.copy())
            found[-1].choose(answer)
        game.choose(answer)
    return found


def cold_start_s(times: int = 3) -> float:
    """A new process, from its start to the first list of options: the best of a few. The bytecode exists already, as
    after an installation."""
    found = []
    with tempfile.TemporaryDirectory() as kept:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": kept, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(1 + times):
            before = os.times()
            subprocess.run([sys.executable, "-c", COLD], check=True, env=environment)
            after = os.times()
            user, system = after.children_user - before.children_user, after.children_system - before.children_system
            found.append(user + system)
    return min(found[1:])


def yardstick() -> float:
    """Iterations per second of a fixed loop, so that machines can be compared: the best of a few."""
    return YARDSTICK_LOOPS / min(_loop() for _ in range(YARDSTICK_TIMES))


def _loop() -> float:
    start = clock()
    total = 0
    for i in range(YARDSTICK_LOOPS):
        total = (total * 31 + i) & 0xFFFF
    assert total >= 0
    return clock() - start
