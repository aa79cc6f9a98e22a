"""``inset watch``: a whole game between bots, narrated line by line, or as JSON lines."""

from __future__ import annotations

import json
import re
import sys
import textwrap
import time
from collections.abc import Sequence
from typing import Final

from inset import agents
from inset.apps import screen
from inset.apps.events import json_lines
from inset.apps.seating import blank_lines, find_decks, kinds_of
from inset.data.written_files import RECORD, check_writable, write_text
from inset.game import Game

TERMINAL_PAUSE: Final = 0.04  # seconds between lines at speed 1, on a terminal


def watch(
    decks: Sequence[str],
    players: Sequence[str],
    seed: int,
    format: str,
    speed: float | None,
    steps: bool,
    record: str | None,
    as_json: bool,
    blanks: bool = False,
    force: bool = False,
) -> None:
    """Plays the game and narrates it."""
    found = find_decks(decks, format, 2, blanks)
    if record is not None:
        check_writable(record, RECORD, force)
    game = Game.new(found, seed=seed, format=format, paying=True)
    kinds = kinds_of(players, len(found))
    seated = [agents.make(kind, agents.seed_of(seed, seat)) for seat, kind in enumerate(kinds)]
    if not as_json:
        sides = zip(game.players, kinds, (deck.name for deck in found), strict=True)
        print(" against ".join(f"{name} ({kind}, {deck})" for name, kind, deck in sides) + f", seed {seed}")
        print(*blank_lines(found), sep="\n", end="\n" if blank_lines(found) else "")
    if as_json:
        agents.play(game, seated)
        for data in json_lines(game):
            if data["event"] == "game" and any(deck.blanks for deck in found):
                data["blanks"] = [dict(deck.blanks) for deck in found]
            print(json.dumps(data, ensure_ascii=False))
    else:
        tell_while_played(game, seated, steps, pause(speed))
    if record is not None:
        write_text(record, game.record(), RECORD, force)


def tell_while_played(game: Game, seated: Sequence[agents.Player], steps: bool, wait: float) -> None:
    """Narrates each turn as soon as it has been played."""
    show = screen.style()
    told = 0
    turn = game.state.turn
    while (decision := game.decision) is not None:
        agents.answer(game, seated[decision.player])
        if game.decision is not None and game.state.turn == turn:
            continue
        turn = game.state.turn
        lines = [line for line in game.log if steps or not is_step(line)]
        while game.decision is not None and lines and (is_step(lines[-1]) or lines[-1].startswith("—")):
            lines.pop()  # a heading whose lines are still to come
        for line in lines[told:]:
            print(show(indented(line)), flush=wait > 0)
            if wait > 0:
                time.sleep(wait)
        told = len(lines)
    print(show(ending(game)))


def pause(speed: float | None) -> float:
    """Seconds between lines. Without a speed: a short pause on a terminal, none elsewhere. 0 means no pause."""
    if speed is None:
        return TERMINAL_PAUSE if sys.stdout.isatty() else 0.0
    return TERMINAL_PAUSE / speed if speed > 0 else 0.0


# --- lines for people ------------------------------------------------------------------------------------


def is_step(line: str) -> bool:
    """Is it a heading: the step in which the next lines happen?"""
    return _STEP.search(line) is not None


_STEP: Final = re.compile(r"(?:' ?s?|\bYour) [a-z -]+ (?:step|phase) \[[0-9.a-z]+\]$")


def indented(line: str) -> str:
    if line.startswith("—"):
        return f"\n{line}" if screen.can_redraw() else line
    if is_step(line):
        return screen.dimmed(f"  {line}") if screen.has_colors() else f"  {line}"
    if not sys.stdout.isatty():  # for other programs an event is a line
        return f"    {line}"
    return textwrap.fill(line, screen.width(), initial_indent="    ", subsequent_indent="        ")


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
