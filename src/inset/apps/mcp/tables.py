"""An agent's games: the agent has one seat, or all of them; bots have the others. Each is saved as a record while it is
played."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from inset import agents
from inset.apps.mcp.compact import LONGEST, eventful, newest, oldest, page
from inset.apps.mcp.picks import Surprise, passes_turn, take
from inset.apps.table import Table
from inset.data.written_files import RECORD, write_text
from inset.game import Game
from inset.kernel.errors import IllegalAnswer, InsetError
from inset.play.seat import Seat
from inset.rules.model import event_records as ev
from inset.words.table import board

MOST_TABLES: Final = 50  # open games; beyond that the oldest is closed, and its record stays
EVERY_SEAT: Final = "me"
OPTIONS_ROOM: Final = 1_000  # characters for the options of an answer; the log gets what is left
MINE: Final = ("main 1", "main 2")  # where the agent is asked on its own turns …
THEIRS: Final = ("attackers", "end")  # … and on those of others, besides blocks and responses to spells
_ID: Final = re.compile(r"[0-9a-f]{6}")


class Sitting:
    """One game, and what the agent has been shown of it."""

    def __init__(self, name: str, game: Game, bots: Mapping[int, agents.Player], mine: int | None) -> None:
        self.name = name
        self.table = Table(game, bots)
        for person in self.table.people.values():
            person.mine, person.theirs = set(MINE), set(THEIRS)
        self.mine = mine  # the agent's seat; None if it has all of them
        self.told: dict[int, int] = {}  # lines of the log that each seat of the agent has been shown

    @property
    def seat(self) -> Seat:
        """The seat to report from: the agent's own, or that of the player who decides."""
        game = self.table.game
        if self.mine is not None:
            return game.seat(self.mine)
        return game.seat(game.decision.player if game.decision is not None else 0)

    def news(self) -> list[str]:
        """What has happened since the last time, as this seat saw it."""
        seat = self.seat
        log = seat.log
        since = self.told.get(seat.player, 0)
        self.told[seat.player] = len(log)
        return eventful(log[min(since, len(log)) :])

    def answered(self, since: Any) -> bool:
        """Did an opponent of the agent cast or activate something since this cell of the log?"""
        cell = self.table.game.state.log
        while cell is not None and cell is not since and self.mine is not None:
            cell, event = cell
            if event.kind in (ev.CAST, ev.ACTIVATED) and event.player != self.mine:
                return True
        return False


class Tables:
    """The games of one agent."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[str, Sitting] = {}

    # --- beginning ----------------------------------------------------------------------------------

    def new(self, decks: Sequence[str], opponent: str, seed: int | None, format: str, seat: int) -> str:
        """A new game against bots, seen from the agent's seat."""
        if not 0 <= seat < len(decks):
            raise InsetError(f"there is no seat {seat}; the first is 0, the last {len(decks) - 1}")
        dealt = secrets.randbits(32) if seed is None else seed
        names = ["You" if place == seat else f"Bot {place}" if len(decks) > 2 else "Bot" for place in range(len(decks))]
        game = Game.new(list(decks), dealt, format, names, first=None, paying=True, merging=True)
        return self._sit(game, opponent, dealt, seat)

    def position(self, players: Mapping[str, Any], opponent: str, turn: int, step: str, seed: int, format: str) -> str:
        """A game from a position; the agent has the first seat, or all of them."""
        game = Game.from_position(players, seed, format, turn, step, paying=True, merging=True)
        return self._sit(game, opponent, seed, None if opponent == EVERY_SEAT else 0)

    def resume(self, name: str, opponent: str, seat: int) -> str:
        """A game that was saved as a record."""
        if not _ID.fullmatch(name):
            raise InsetError(f"no game called {name[:20]!r}")
        try:
            text = self._path(name).read_text(encoding="utf-8")
        except OSError:
            raise InsetError(f"there is no record of a game {name}") from None
        return self._sit(Game.replay(text), opponent, 0, None if opponent == EVERY_SEAT else seat, name)

    def _sit(self, game: Game, opponent: str, seed: int, mine: int | None, name: str = "") -> str:
        bots: dict[int, agents.Player] = {}
        if mine is not None:
            others = [seat for seat in range(len(game.players)) if seat != mine]
            bots = {seat: agents.make(opponent, agents.seed_of(seed, seat)) for seat in others}
        while not name or (name in self._open and not game.answers):
            name = secrets.token_hex(3)
        sitting = self._open[name] = Sitting(name, game, bots, mine)
        while len(self._open) > MOST_TABLES:
            del self._open[next(iter(self._open))]
        sitting.table.settle()
        self._keep(sitting)
        return self._answer(sitting, [f"game {name}, record: {self._path(name)}"], whole=True)

    # --- playing --------------------------------------------------------------------------------------

    def choose(self, name: str, picks: Sequence[str]) -> str:
        """Takes picks one after another, until one is not on offer or something happens that the agent should see."""
        sitting = self._find(name)
        stopped = ""
        done = turn = 0
        for pick in picks:
            before, now = sitting.table.game.state.log, sitting.table.game.state.turn
            if turn and turn != now and passes_turn(pick):  # nothing was left to do in that turn: it has passed already
                done += 1
                continue
            turn = now
            try:
                take(sitting.table, pick, first=done == 0)
            except (Surprise, IllegalAnswer) as error:
                stopped = f"Stopped at pick {done + 1}, {pick[:80]!r}, for which nothing was done: {error}"
                break
            done += 1
            sitting.table.settle()
            self._keep(sitting)
            if done < len(picks) and sitting.answered(before):
                stopped = f"Stopped after pick {done}: an opponent did something."
                break
        taken = f"{done} of {len(picks)} picks were taken." if done < len(picks) else ""
        return self._answer(sitting, [line for line in (stopped, taken) if line])

    def view(self, name: str, what: str, part: int) -> str:
        """The table, the log, or all options, from the agent's seat."""
        sitting = self._find(name)
        seat = sitting.seat
        how = f"view with what={what!r} and page=N shows another"
        if what == "table":
            return page(str(seat.view).splitlines(), part, how)
        if what == "log":
            return page(seat.log, part, how)
        if what == "options":
            return page(_options(seat), part, how)
        raise InsetError("what: table, log or options")

    def why_not(self, name: str, card: str) -> str:
        """Every way of playing a card, with the reason for each that is not open."""
        return page(self._find(name).seat.why_not(card), 1, "")

    def explain(self, name: str, what: str) -> str:
        """Why something is the way it is: the characteristics of a permanent, or what an option costs."""
        seat = self._find(name).seat
        try:
            subject: Any = seat.options.find(what)
        except IllegalAnswer:
            subject = what
        return page(str(seat.explain(subject)).splitlines(), 1, "")

    # --- telling --------------------------------------------------------------------------------------

    def _answer(self, sitting: Sitting, head: list[str], whole: bool = False) -> str:
        """What happened, the table, and the question: never more than fits."""
        seat, game = sitting.seat, sitting.table.game
        log = sitting.news()
        if game.outcome is not None:
            asked = [
                f"The game is over: {game.outcome.kind}, {_who(game)} ({game.outcome.reason or game.outcome.rule})"
            ]
        else:
            asked = self._asked(sitting, seat)
        parts = [*head, *([] if whole else [""])]
        table = board(game, seat.player, plain=True, tight=2)
        room = LONGEST - sum(len(line) + 1 for line in (*parts, *table, *asked)) - 20
        if room < 300:  # a crowded table: the agent may look at it
            table = [f"(the table: view what='table'; {_standing(game)})"]
            room = LONGEST - sum(len(line) + 1 for line in (*parts, *table, *asked)) - 20
        return "\n".join([*parts, *newest(log, room, "view what='log'"), *table, *asked])[:LONGEST]

    def _asked(self, sitting: Sitting, seat: Seat) -> list[str]:
        decision = seat.decision
        assert decision is not None
        about = f"{seat.players[seat.player]}: " if sitting.mine is None else ""
        listed = oldest(_options(seat), OPTIONS_ROOM, "view what='options'")
        return [f"{about}{decision.prompt} [{decision.kind}, {decision.rule}]", *listed]

    def _find(self, name: str) -> Sitting:
        found = self._open.get(name)
        if found is None:
            listed = ", ".join(self._open) or "none"
            raise InsetError(f"no game called {name[:20]!r}; open: {listed}")
        return found

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"

    def _keep(self, sitting: Sitting) -> None:
        """Writes the record of a game."""
        path = self._path(sitting.name)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InsetError(f"{path} can't be written: {error.strerror or error}") from None
        write_text(path, sitting.table.game.record(), RECORD)


def _options(seat: Seat) -> list[str]:
    """The options with their numbers; options with the same text once."""
    counts: dict[str, int] = {}
    first: dict[str, int] = {}
    for place, option in enumerate(seat.options, 1):
        counts[option.text] = counts.get(option.text, 0) + 1
        first.setdefault(option.text, place)
    return [f"{first[text]}. {text}{f' (×{count})' if count > 1 else ''}" for text, count in counts.items()]


def _who(game: Game) -> str:
    assert game.outcome is not None
    return (
        f"{', '.join(game.players[seat] for seat in game.outcome.winners)} won"
        if game.outcome.winners
        else "nobody won"
    )


def _standing(game: Game) -> str:
    lives = ", ".join(f"{record.name} {record.life}" for record in game.state.players)
    return f"turn {game.state.turn}, life: {lives}"
