"""A table: the rules without a game around them, for what a scene can't show.

Permanents are put down by hand and known by their ids, a procedure of the rules is run, questions are answered one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from inset.kernel import rng
from inset.kernel.types import BATTLEFIELD, HAND, LIBRARY
from inset.language import keywords as k
from inset.language.abilities import Keyword, StaticAbility
from inset.language.card import Card
from inset.language.node import Ability, Static
from inset.language.words.kinds import basic_land, creature
from inset.rules import atoms
from inset.rules.checks import registry
from inset.rules.model import event_records as ev
from inset.rules.model.answer_codec import plain
from inset.rules.model.answers import PASS as PASS
from inset.rules.model.decision import Ask, Question
from inset.rules.model.state import Chars, Event, Obj, Player, State
from inset.rules.objects.layers import chars_of
from inset.rules.players.leaving import attended
from inset.rules.turn import turn

assert registry.FILLED  # the tables are filled
FOREST = basic_land("Forest", "Forest")


def kw(name: str, **fields: Any) -> Keyword:
    return Keyword(k.KEYWORD_BIT[name], **fields)


def bear(*parts: str | Ability | Static, power: int = 2, toughness: int = 2, name: str = "Bear") -> Card:
    """A creature, by default 2/2, with keywords and abilities."""
    made = [kw(part) if isinstance(part, str) else part for part in parts]
    return creature(name, "{1}{G}", "Bear", power, toughness, *made)


def ability(*statics: Static) -> StaticAbility:
    return StaticAbility(statics)


class Table:
    """A game in the middle of turn 5; player 0 is active, creatures have been there since turn 1."""

    def __init__(self, players: int = 2, library: int = 10, format: str = "duel") -> None:
        st = State()
        st.rng = rng.start(7)
        st.format = format
        st.turn = 5
        for player in range(players):
            st.players.append(Player(f"P{player}", 20, 20))
            for rows in (st.libraries, st.hands, st.graveyards, st.outside):
                rows.append(())
        self.st = st
        self.gen: Ask[Any] | None = None
        self.decision: Question | None = None
        for player in range(players):
            for _ in range(library):
                self.put(player, FOREST, LIBRARY)
        st.players[0].turn_began = 5

    # --- setting up -------------------------------------------------------------------------------------

    def put(self, player: int, card: Card, zone: int = BATTLEFIELD, **fields: Any) -> int:
        fields.setdefault("since", 1)
        return atoms.new_object(self.st, player, zone, card, self.st.next_id, **fields).id

    def hand(self, player: int, count: int) -> None:
        for _ in range(count):
            self.put(player, FOREST, HAND)

    # --- looking ----------------------------------------------------------------------------------------

    def obj(self, oid: int) -> Obj:
        return self.st.objs[oid]

    def chars(self, oid: int) -> Chars:
        return chars_of(self.st, self.st.objs[oid])

    def on_battlefield(self, oid: int) -> bool:
        return oid in self.st.battlefield

    def life(self, player: int) -> int:
        return self.st.players[player].life

    def events(self, kind: int) -> list[Event]:
        """All events of a kind so far, the oldest first."""
        found, log = [], self.st.log
        while log is not None:
            log, event = log
            if event.kind == kind:
                found.append(event)
        return found[::-1]

    def steps(self) -> list[tuple[int, int]]:
        """(player, step) for each step that has begun."""
        return [(e.player, e.amount) for e in self.events(ev.STEP_BEGAN)]

    # --- running ----------------------------------------------------------------------------------------

    def start(self, step: int, stage: int = turn.BEGINS) -> Question | None:
        """The rules run from the beginning of a step (or from a priority in it) to the first question."""
        atoms.set_place(self.st, step=step, stage=stage)
        return self.run(attended(self.st, turn.run))

    def run(self, gen: Ask[Any]) -> Question | None:
        self.gen = gen
        return self._send(None)

    def answer(self, value: Any) -> Question | None:
        """An answer, or how records write it."""
        assert self.decision is not None
        offered = {plain(answer): answer for answer in self.decision.values}
        assert plain(value) in offered, f"{value} is not among {list(self.decision.values)}"
        return self._send(offered[plain(value)])

    def offered(self) -> list[Any]:
        """What may be answered, as records write it."""
        assert self.decision is not None
        return [plain(answer) for answer in self.decision.values]

    def _send(self, value: Any) -> Question | None:
        assert self.gen is not None
        try:
            self.decision = self.gen.send(value)
        except StopIteration:
            self.decision = None
        return self.decision

    def to(self, kind: str, step: int = -1) -> Question:
        """Passes until there is a question of this kind (in this step); other questions must not come."""
        while True:
            assert self.decision is not None, "the game is over"
            if self.decision.kind == kind and step in (-1, self.st.step):
                return self.decision
            assert self.decision.kind == "priority", f"a question of kind {self.decision.kind}"
            self.answer(PASS)

    def to_end(self) -> None:
        """Passes until the rules stop."""
        while self.decision is not None:
            assert self.decision.kind == "priority", f"a question of kind {self.decision.kind}"
            self.answer(PASS)

    def sequences(self, start: Callable[[], Ask[Any]]) -> list[tuple[Any, ...]]:
        """Every series of answers that a procedure takes, as records write them."""
        found: list[tuple[Any, ...]] = []
        whole = self.st
        waiting: list[tuple[Any, ...]] = [()]
        while waiting:
            prefix = waiting.pop()
            self.st = whole.clone()
            self.run(start())
            for value in prefix:
                self.answer(value)
            if self.decision is None:
                found.append(prefix)
            else:
                waiting += [(*prefix, value) for value in self.offered()]
        self.st = whole
        return found
