"""One game behind an environment: decks and seeds, whose turn it is to act, pages of options, and what the end is worth.

The three environments (``aec``, ``single``, ``vector``) are thin wrappers around this.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.env import card_ids
from inset.env.encoder import Encoder, Observation
from inset.env.log_reader import LogReader
from inset.env.option_rows import on_page, pages
from inset.env.reader import Content
from inset.env.setting import Setting
from inset.env.sheet import Sheet
from inset.game import Game
from inset.kernel import rng
from inset.kernel.errors import IllegalAnswer
from inset.play.new_game import starting_state
from inset.play.options import Decision
from inset.play.record import new_setup
from inset.rules.model.answers import PASS
from inset.rules.model.decision import PRIORITY
from inset.rules.model.outcome import LIMIT

ALL_CARDS: Final = 1_000  # rows of ``info["full_state"]``: four decks of a hundred cards, and the objects they create


class Episode:
    """One game, and what each seat has seen of it."""

    __slots__ = ("_about", "_all_seeing", "_encoders", "_log", "_setup", "game", "page", "setting", "steps")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: Game | None = None
        self.page = 0
        self.steps = 0
        self._encoders: list[Encoder] = []  # of this game, with one reader of its log
        self._log = LogReader(setting.shape.history)
        self._all_seeing: list[Encoder] = []
        names = [f"player_{seat}" for seat in range(setting.seats)]
        self._setup = new_setup(setting.decks, 0, setting.format, names, None, dict(setting.automations))
        self._about: dict[str, Any] = {"schema": setting.shape.digest(), "card_ids": card_ids.version()}

    def begin(self, seed: int) -> None:
        """A new game. The seed decides who begins, too."""
        setup = dataclasses.replace(self._setup, seed=seed)  # decks and names have been checked once for all games
        self.game = Game(setup, starting_state(setup))
        self.game._keep_less()
        self.page = self.steps = 0
        self._log = LogReader(self.setting.shape.history)
        self._encoders = [Encoder(self.setting.shape, seat, log=self._log) for seat in range(self.setting.seats)]
        self._all_seeing = []

    @property
    def playing(self) -> Game:
        if self.game is None:
            raise RuntimeError("call reset() first")
        return self.game

    @property
    def decision(self) -> Decision | None:
        """The current question; None when the game is over or was truncated."""
        if self.steps >= self.setting.max_steps:
            return None
        return self.playing.decision

    @property
    def seat(self) -> int:
        """Who acts; -1 when the game is over."""
        found = self.decision
        return found.player if found is not None else -1

    # --- looking ----------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """What a seat knows, in new arrays."""
        return self._encoders[seat].unfold(self._content(seat))

    def write(self, seat: int, sheet: Sheet) -> None:
        """The same, written into these arrays."""
        sheet.write(self._content(seat))

    def _content(self, seat: int) -> Content:
        if self.decision is not None:
            return self._encoders[seat].content(self.playing, self.page)
        cards, about, options, history, _ = self._encoders[seat].content(self.playing)
        return cards, about, options, history, b""

    def about(self, seat: int) -> dict[str, Any]:
        """What is always in a seat's ``info``."""
        return {**self._about, "seat": seat}

    def info(self, seat: int) -> dict[str, Any]:
        found = self.about(seat)
        if self.setting.full_state:
            found["full_state"] = self.full_state(seat)
        return found

    def full_state(self, seat: int) -> Observation:
        """Everything, hidden cards included, from a seat: for a critic that learns, never for a player."""
        if not self._all_seeing:
            shape = dataclasses.replace(self.setting.shape, cards=ALL_CARDS)
            seats = range(self.setting.seats)
            self._all_seeing = [Encoder(shape, each, everything=True, log=self._log) for each in seats]
        encoder = self._all_seeing[seat]
        found = encoder.unfold(encoder.content(self.playing, self.page))
        return {part: found[part] for part in ("cards", "globals")}

    def belief_sample(self, seed: int, seat: int | None = None) -> Game:
        """A whole game consistent with what a seat knows (``view.sample``): hidden cards are dealt again from the
        seed."""
        return self.playing.view(self.seat if seat is None else seat).sample(seed)

    # --- acting -----------------------------------------------------------------------------------

    def take(self, action: int) -> bool:
        """Takes the option in this row. False if there is none: then nothing has changed."""
        found = self.decision
        if found is None:
            return False
        answers = found.options.answers
        places = on_page(len(answers), self.page, self.setting.shape)
        if 0 <= action < len(places):
            self.page = 0
            answer = answers[places[action]]
            if found.kind == PRIORITY and answer == PASS:
                self.playing.pass_priority()
            else:
                self.playing.choose(answer)
        elif action == len(places) and len(answers) > self.setting.shape.options:
            self.page = (self.page + 1) % pages(len(answers), self.setting.shape)
        else:
            return False
        self.steps += 1
        return True

    def act(self, action: int) -> None:
        """The same, but an action without an option raises."""
        found = self.decision
        if found is None:
            raise IllegalAnswer("the game is over", "104.1")
        if not self.take(action):
            raise IllegalAnswer(f"there is no option in row {action}", found.rule)

    # --- the end ----------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Is everybody who began the game still in it?"""
        if self.steps >= self.setting.max_steps:
            return False
        st = self.playing.state
        if st.outcome is not None:
            return False
        for player in st.players:
            if player.lost:
                return False
        return True

    @property
    def truncated(self) -> bool:
        """Was the game stopped by a limit rather than by the rules?"""
        game = self.playing
        if game.outcome is not None:
            return game.outcome.kind == LIMIT
        return self.steps >= self.setting.max_steps

    @property
    def over(self) -> bool:
        return self.playing.outcome is not None or self.truncated

    def left(self, seat: int) -> bool:
        """Has the player lost, and left the game?"""
        return bool(self.playing.state.players[seat].lost)

    def values(self) -> list[float]:
        """What the game is worth to each seat so far; the sum is zero.

        The winner gets 1 and each loser -1 / (seats - 1). Players who draw share what the losers lost. A game stopped
        by a limit is worth nothing to those who are still in it.
        """
        st = self.playing.state
        outcome = st.outcome
        lost = [bool(player.lost) for player in st.players]
        if outcome is None and True not in lost:
            return [0.0] * len(lost)
        each = -1.0 / (self.setting.seats - 1)
        if outcome is not None and outcome.winners:
            return [1.0 / len(outcome.winners) if seat in outcome.winners else each for seat in range(len(lost))]
        if outcome is not None and outcome.kind != LIMIT:
            stayed = lost.count(False)
            if stayed in (0, len(lost)):
                return [0.0] * len(lost)
            share = -each * lost.count(True) / stayed
            return [each if gone else share for gone in lost]
        return [each if gone else 0.0 for gone in lost]


def episode_seed(seed: int, game: int, number: int) -> int:
    """The seed of an environment's game: the same whatever other games are played."""
    return rng.derived("environment", seed, game, number)
