"""Measure the weights that ``train.py --curve weights`` kept: how often each wins, as a table and a picture.

    python examples/learning_curve.py weights --against random greedy --games 100 --points 8 --svg curve.svg

Each point plays the same games: both decks mirrored, every seed from both seats, so that only the policy differs. The games
of an opponent are played side by side; the policy takes what it scores highest.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from train import DECKS, HISTORY, LONG, OPTIONS, PROGRESS, ROWS, Net, Seen, load

from inset.env import VectorEnv

WIDE, HIGH, LEFT, BELOW = 640, 300, 48, 36  # of the picture, and of its margins
COLORS = ("#1f77b4", "#d62728", "#2ca02c", "#9467bd")


def won(net: Net, opponent: str, games: int, seed: int) -> int:
    """How many of this many games the policy wins."""
    each = games // (2 * len(DECKS))
    found = 0
    for deck in DECKS:
        for seat in (0, 1):
            env = VectorEnv(
                each, [deck, deck], opponent, seat=seat, cards=ROWS, options=OPTIONS, history=HISTORY, max_steps=LONG
            )
            found += wins(net, env, [seed + place for place in range(each)])
    return found


def wins(net: Net, env: VectorEnv, seeds: list[int | None]) -> int:
    """How many of the first games of these seeds are won."""
    observation, _ = env.reset(seed=seeds)
    going, found = np.ones(env.num_envs, bool), 0
    while going.any():
        with torch.no_grad():
            scores, _ = net(Seen.of(observation))
        observation, reward, terminated, truncated, _ = env.step(scores.argmax(1).numpy())
        ended = going & (terminated | truncated)
        found += int((reward[ended] > 0).sum())
        going &= ~ended
    env.close()
    return found


def interval(found: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z, rate = 1.96, found / games
    middle, spread = rate + z * z / (2 * games), z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def picture(rows: list[dict[str, Any]], opponents: list[str], games: int) -> str:
    """The curves as SVG, with the intervals as bars."""
    last = max(row["minutes"] for row in rows) or 1.0

    def at(minutes: float, rate: float) -> tuple[float, float]:
        return LEFT + minutes / last * (WIDE - LEFT - 16), 16 + (1 - rate) * (HIGH - BELOW - 16)

    lines = []
    for percent in range(0, 101, 25):
        y = at(0, percent / 100)[1]
        lines.append(f'<line x1="{LEFT}" x2="{WIDE - 16}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ccc"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for place in range(5):
        x = at(last * place / 4, 0)[0]
        lines.append(f'<text x="{x:.1f}" y="{HIGH - BELOW + 18}" text-anchor="middle">{last * place / 4:.1f}</text>')
    lines.append(f'<text x="{WIDE / 2}" y="{HIGH - 4}" text-anchor="middle">minutes of processor time</text>')
    for color, opponent in zip(COLORS, opponents, strict=False):
        spots = [(row["minutes"], row[opponent] / games, interval(row[opponent], games)) for row in rows]
        for minutes, _, (low, high) in spots:
            (x, one), (_, two) = at(minutes, low), at(minutes, high)
            lines.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{one:.1f}" y2="{two:.1f}" stroke="{color}"/>')
        path = " ".join("{:.1f},{:.1f}".format(*at(minutes, rate)) for minutes, rate, _ in spots)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        x, y = at(*spots[-1][:2])
        y += 34 if y < HIGH - BELOW - 50 else -26  # below or above the bars
        lines.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="end" fill="{color}">against {opponent}</text>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
    )
    back = f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>'
    return "\n".join([head, back, *lines, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, help="the folder given to train.py --curve")
    parser.add_argument("--against", nargs="+", default=["random"], help="players, as in inset sim")
    parser.add_argument("--games", type=int, default=100, help="for each point and opponent; a multiple of four")
    parser.add_argument("--points", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    torch.set_num_threads(1)
    told = [json.loads(line) for line in (given.weights / PROGRESS).read_text().splitlines()]
    rows = [told[place] for place in sorted({round(spot) for spot in np.linspace(0, len(told) - 1, given.points)})]
    games = given.games - given.games % (2 * len(DECKS))
    print(
        f"| minutes of processor time | games of self-play | {' | '.join(f'won against `{one}`' for one in given.against)} |"
    )
    print("|---" * (2 + len(given.against)) + "|")
    for row in rows:
        net = load(given.weights / f"{row['updates']:05d}.pt")
        for opponent in given.against:
            row[opponent] = won(net, opponent, games, given.seed)
        counts = " | ".join(f"{row[one]} of {games}" for one in given.against)
        print(f"| {row['minutes']:.1f} | {row['games']:,} | {counts} |", flush=True)
    if given.svg is not None:
        given.svg.write_text(picture(rows, given.against, games))


if __name__ == "__main__":
    main()
