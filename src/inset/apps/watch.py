"""``inset watch``: a whole game between random players, told line by line."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Sequence

from inset.agents.random_player import play_out
from inset.game import Game

TERMINAL_PAUSE = 0.04


def tell_game(decks: Sequence[str], seed: int, format: str, pause: float | None, steps: bool) -> None:
    """Plays the game, then tells it."""
    game = Game.new(decks, seed=seed, format=format, passing=True, paying=True)
    names = game.players
    print(" against ".join(f"{name} ({deck})" for name, deck in zip(names, decks, strict=True)) + f", seed {seed}")
    play_out(game, seed)
    wait = pause if pause is not None else (TERMINAL_PAUSE if sys.stdout.isatty() else 0.0)
    show = _colored if sys.stdout.isatty() else str
    for line in game.log:
        if steps or not is_step(line):
            print(show(indented(line)), flush=wait > 0)
            if wait > 0:
                time.sleep(wait)
    print(show(ending(game)))


def is_step(line: str) -> bool:
    """Is it a heading: the step in which the next lines happen?"""
    return _STEP.search(line) is not None


_STEP = re.compile(r"' ?s? [a-z -]+ (?:step|phase) \[[0-9.a-z]+\]$")


def indented(line: str) -> str:
    if line.startswith("—"):
        return line
    return f"  {line}" if is_step(line) else f"    {line}"


def ending(game: Game) -> str:
    """The last line: who has won, and by which rule."""
    outcome = game.outcome
    assert outcome is not None
    turns = f"after {game.state.turn} turns and {game.answers} answers"
    if outcome.winners:
        return f"{' and '.join(game.players[player] for player in outcome.winners)} won {turns} [{outcome.rule}]"
    if outcome.kind == "draw":
        return f"A draw {turns} [{outcome.rule}]"
    return f"Stopped {turns}: {outcome.reason}"


def _colored(line: str) -> str:
    """Turns stand out, rule numbers step back."""
    if line.startswith("—"):
        return f"\n\x1b[1m{line}\x1b[0m"
    words, bracket, rule = line.rpartition(" [")
    if not bracket:
        return line
    return f"\x1b[2m{line}\x1b[0m" if is_step(line) else f"{words}\x1b[2m [{rule}\x1b[0m"
