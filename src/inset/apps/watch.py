"""``inset watch``: a whole game between machine players, told line by line, or as JSON lines."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from inset import agents
from inset.cards.decks import find as find_deck
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.kernel.types import STEP_WORD, ZONE_WORD
from inset.rules import happenings as ev
from inset.rules.state import Event
from inset.telling import LIFE_CHANGES, Teller

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
) -> None:
    """Plays the game, then tells it."""
    game = Game.new([find_deck(deck) for deck in decks], seed=seed, format=format, paying=True)
    kinds = [players[seat % len(players)] for seat in range(len(decks))]
    seated = [agents.make(kind, seed * 31 + seat) for seat, kind in enumerate(kinds)]
    if not as_json:
        sides = zip(game.players, kinds, decks, strict=True)
        print(" against ".join(f"{name} ({kind}, {deck})" for name, kind, deck in sides) + f", seed {seed}")
    agents.play(game, seated)
    if record is not None:
        keep(game, record)
    if as_json:
        for data in json_lines(game):
            print(json.dumps(data, ensure_ascii=False))
        return
    wait = pause(speed)
    show = _colored if sys.stdout.isatty() else str
    for line in game.log:
        if steps or not is_step(line):
            print(show(indented(line)), flush=wait > 0)
            if wait > 0:
                time.sleep(wait)
    print(show(ending(game)))


def pause(speed: float | None) -> float:
    """Seconds between lines. Without a speed: a little on a terminal, none elsewhere. 0 waits for nothing."""
    if speed is None:
        return TERMINAL_PAUSE if sys.stdout.isatty() else 0.0
    return TERMINAL_PAUSE / speed if speed > 0 else 0.0


def keep(game: Game, path: str) -> None:
    try:
        Path(path).write_text(game.record(), encoding="utf-8")
    except OSError as error:
        raise InsetError(f"the record can't be written: {error}") from error


# --- lines for people ------------------------------------------------------------------------------------


def is_step(line: str) -> bool:
    """Is it a heading: the step in which the next lines happen?"""
    return _STEP.search(line) is not None


_STEP: Final = re.compile(r"' ?s? [a-z -]+ (?:step|phase) \[[0-9.a-z]+\]$")


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


# --- lines for programs ----------------------------------------------------------------------------------


def json_lines(game: Game) -> list[dict[str, Any]]:
    """The game as events: a line that says who plays, one for each event, one for the end."""
    teller = Teller(game.state, game._log_events())
    lines: list[dict[str, Any]] = [{"event": "game", "players": list(game.players), "format": game.state.format}]
    for number, event in enumerate(event for event in teller.events if event.kind != ev.FORGOT):
        lines.append({"n": number, **event_data(teller, event)})
    outcome = game.outcome
    if outcome is not None:
        lines.append({
            "event": "end", "kind": outcome.kind, "winners": [game.players[p] for p in outcome.winners],
            "rule": outcome.rule, "reason": outcome.reason, "turns": game.state.turn,
        })  # fmt: skip
    return lines


def event_data(teller: Teller, event: Event) -> dict[str, Any]:
    """One event: what, by which rule, who, which objects by number and name, how much; life changes spelled out."""
    data: dict[str, Any] = {"event": ev.EVENT_WORD.get(event.kind, "something"), "rule": event.rule}
    if event.player >= 0:
        data["player"] = teller.player(event.player)
    for key, oid in (("object", event.obj), ("other", event.other)):
        if oid:
            data[key] = {"id": oid, "name": teller.name(oid)} if oid > 0 else {"player": teller.name(oid)}
    if event.kind == ev.STEP_BEGAN:
        data["step"] = STEP_WORD[event.amount]
    elif event.amount:
        data["amount"] = event.amount
    if event.kind == ev.MOVED:
        data |= {"from": ZONE_WORD[event.origin], "to": ZONE_WORD[event.destination]}
    if event.kind in LIFE_CHANGES:
        before = teller.life[event.player]
        teller.life[event.player] = before + LIFE_CHANGES[event.kind] * event.amount
        data |= {"life_before": before, "life": teller.life[event.player], "reason": _life_reason(event)}
    if event.kind in (ev.LOST_GAME, ev.WON, ev.DRAWN_GAME):
        data["reason"] = event.rule
    words = tell_one(teller, event)
    if words:
        data["text"] = words
    return data


def _life_reason(event: Event) -> str:
    """Why a life total changed."""
    if event.kind == ev.GAINED_LIFE:
        return "lifelink" if event.rule == "120.3f" else "an effect gains life"
    reasons = {"120.3a": "damage", "119.4": "paid as a cost", "118.3b": "paid as a cost"}
    return reasons.get(event.rule, "an effect loses life")


def tell_one(teller: Teller, event: Event) -> str:
    """The event as a sentence, if it is worth one."""
    single = Teller.__new__(Teller)
    single.st, single.viewer, single.past, single.life = teller.st, teller.viewer, teller.past, list(teller.life)
    single.events = [event]
    if event.kind in LIFE_CHANGES:  # it has been counted already
        single.life[event.player] -= LIFE_CHANGES[event.kind] * event.amount
    lines = single.lines()
    return lines[0] if lines else ""
