"""``inset bench`` as a command: the rows, the comparison with other engines, or a profile."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Sequence
from pathlib import Path

from inset.agents.random_player import RandomPlayer
from inset.apps import bench, bench_hard, bench_peers, bench_rows
from inset.game import Game
from inset.kernel.errors import InsetError

PROFILED = 40  # lines


def run(
    decks: Sequence[str],
    seconds: float,
    seed: int,
    as_json: bool,
    compare: bool,
    profile: bool,
    history: Path | None,
    change: str,
    hard: bool = False,
) -> None:
    if history is not None:
        bench_rows.lines_of(history, change)  # problems are reported before anything is measured
    elif change:
        raise InsetError("--change goes with --history")
    if hard:
        found_hard = bench_hard.run()
        if as_json:
            print(bench_rows.as_json(bench_hard.plain(found_hard)))
        else:
            bench_hard.show(found_hard)
        return
    if compare:
        rows = bench_peers.compare(seconds, lambda seconds: play(decks, seconds, seed))
        if as_json:
            print(bench_rows.as_json(rows))
        else:
            bench_rows.show_peers(rows)
        return
    if profile:
        show_profile(decks, seconds, seed)
        return
    found = bench.measure(decks, seconds, seed)
    if history is not None:
        bench_rows.keep(history, found, change)
    if as_json:
        print(bench_rows.as_json(found))
    else:
        bench_rows.show(found)


def play(decks: Sequence[str], seconds: float, seed: int) -> bench_peers.Played:
    """Inset as one of the engines compared: decisions are its moves, and a copy includes the first answer on it,
    because only then is it made in full."""
    bench.warm_up(decks)
    found = bench.play_for(decks, seconds, seed)
    moves = round(found["decisions_per_second"] * found["seconds"])
    return bench_peers.Played(moves, found["games"], found["seconds"], bench.copies(decks, seed)["copy_step_us"])


def show_profile(decks: Sequence[str], seconds: float, seed: int) -> None:
    """The functions in which random games spend their time. The profiler doesn't see compiled functions."""
    bench.warm_up(decks)
    profiler = cProfile.Profile()
    start = bench.clock()
    while bench.clock() - start < seconds:
        seed += 1
        player = RandomPlayer(seed)
        game = Game.new(decks, seed=seed)
        profiler.enable()
        while (decision := game.decision) is not None:
            game.choose(player.pick(decision.options.answers))
        profiler.disable()
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(PROFILED)
