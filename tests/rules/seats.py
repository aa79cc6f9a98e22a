"""Two seats at a game that begins from a position: things done and looked at by name, for tests of the rules."""

from __future__ import annotations

from typing import Any

from inset.game import Game
from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import WORD_ZONE, ZONE_WORD
from inset.rules.meaning.numbers import mana_value
from inset.rules.model.state import Chars, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import definition_of
from inset.rules.objects.layers import chars_of
from inset.rules.playing import casting

A, B = 0, 1


class Seats:
    """A game with automatic payment. ``a`` and ``b`` are the players' parts of a position (docs/scenarios.md)."""

    def __init__(self, a: dict[str, Any], b: dict[str, Any] | None = None, **more: Any) -> None:
        self.game = Game.from_position({"A": a, "B": b or {}}, paying=True, **more)

    @property
    def st(self) -> State:
        return self.game.state

    # --- doing -------------------------------------------------------------------------------------------

    def pass_to(self, player: int) -> None:
        while (asked := self.game.decision) is not None and (asked.kind != "priority" or asked.player != player):
            assert asked.kind == "priority", f"asked: {asked}"
            self.game.choose(("pass",))

    def do(self, player: int, words: str, *answers: Any) -> None:
        """Takes the action with these words; the answers are words of options, or values."""
        self.pass_to(player)
        self.game.choose(self.game.options.find(words))
        self.answer(*answers)

    def answer(self, *answers: Any) -> None:
        for answer in answers:
            self.game.choose(self.game.options.find(answer) if isinstance(answer, str) else answer)

    def resolve(self, *answers: Any) -> None:
        """All pass until the top of the stack has resolved; the answers are for what is asked meanwhile."""
        top = self.st.stack[-1]
        todo = list(answers)
        while top in self.st.stack or self.asked() not in ("priority", ""):
            if self.asked() == "priority":
                self.game.choose(("pass",))
            else:
                assert todo, f"asked: {self.game.decision}"
                self.answer(todo.pop(0))
        assert not todo, f"never asked: {todo}"

    def resolve_all(self) -> None:
        while self.st.stack:
            self.game.choose(("pass",))

    def next_turn(self) -> None:
        turn = self.st.turn
        while self.st.turn == turn or self.st.step != 3:
            asked = self.game.decision
            assert asked is not None
            self.game.choose(("pass",) if asked.kind == "priority" else asked.options.values[0])

    def asked(self) -> str:
        return self.game.decision.kind if self.game.decision is not None else ""

    # --- looking -----------------------------------------------------------------------------------------

    def options(self, player: int) -> list[str]:
        """The words of what a player could do now, with priority passed to them."""
        self.pass_to(player)
        return [option.text for option in self.game.options]

    def could(self, player: int, words: str) -> bool:
        """Is there an action with these words, as things stand, if the player had priority?"""
        copy = self.game.state.clone()
        copy.caches.listed = {}
        values = casting.actions(copy, player)
        from inset.words import option_words

        asked = self.game.decision
        assert asked is not None
        question = type(asked.question)("priority", player, "117.1", "", values)
        return any(words in option_words.option(copy, question, value) for value in values)

    def ways(self, player: int, name: str) -> list[tuple[str, str]]:
        """(way, zone) for each way that the player could cast or play a card of this name now."""
        found = []
        for obj in self.all(name):
            for offer, reasons in casting.offers(self.st.clone(), player, obj.id):
                if not reasons:
                    found.append((frames.way_word(obj.definition, offer.way), ZONE_WORD[obj.zone]))
        return sorted(found)

    def all(self, name: str) -> list[Obj]:
        """Every object whose card has this name, whatever it is called now."""
        return [
            o for o in self.st.objs.values() if o.definition.name == name and (o.stack is None or o.stack.kind == 1)
        ]

    def one(self, name: str) -> Obj:
        found = self.all(name)
        assert len(found) == 1, f"{len(found)} objects are {name}"
        return found[0]

    def chars(self, name: str) -> Chars:
        return chars_of(self.st, self.one(name))

    def zone(self, name: str) -> str:
        return ZONE_WORD[self.one(name).zone]

    def value(self, name: str) -> int:
        return mana_value(self.st, self.one(name), self.chars(name))

    def has(self, name: str, kind: int) -> bool:
        definition = definition_of(self.st, self.one(name))
        return definition is not None and frames.has(definition, kind)

    def life(self, player: int) -> int:
        return self.st.players[player].life

    def count(self, player: int, zone: str) -> int:
        bit = WORD_ZONE[zone]
        return sum(1 for o in self.st.objs.values() if o.zone == bit and o.owner == player)

    def happened(self, kind: int) -> int:
        return sum(1 for event in self.game.events if event.kind == kind)


def refuses(seats: Seats, player: int, words: str) -> bool:
    """True if nothing on offer has these words."""
    try:
        seats.pass_to(player)
        seats.game.options.find(words)
    except IllegalAnswer:
        return True
    return False
