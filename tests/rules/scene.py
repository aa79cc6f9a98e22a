"""A scene for tests of the rules: seats at a game whose cards may be made by hand from the card language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from inset.game import Game
from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import WORD_ZONE
from inset.language.card import Card
from inset.rules import atoms
from inset.rules.meaning.references import look
from inset.rules.model.state import Obj
from inset.rules.objects.layers import chars_of
from tests.rules.seats import Seats

C, D = 2, 3
PLENTY = "".join(f"{{{letter}}}" * 9 for letter in "WUBRG")
LONG_AGO = -1

Row = Mapping[str, Any]


class Scene(Seats):
    """``Scene({"hand": [SHOCK], "battlefield": ["Forest", (BEAR, {"tapped": True})]}, {…})``, mana enough for all.

    An item of a zone is what a position takes, a card made by hand, or such a card with the fields of its record;
    what it is ``attached`` to is told by name.
    """

    def __init__(self, *rows: Row, **more: Any) -> None:
        made: list[tuple[int, int, Card, dict[str, Any]]] = []
        plain: dict[str, Any] = {}
        for player, row in enumerate([*rows, {}] if len(rows) < 2 else rows):
            plain["ABCD"[player]] = {"mana": PLENTY, **_split(player, row, made)}
        self.game = Game.from_position(plain, **{"paying": True, **more})
        st = self.game.state
        for player, zone, card, fields in made:
            if isinstance(host := fields.get("attached"), str):
                fields = {**fields, "attached": self.one(host).id}
            atoms.new_object(st, player, zone, card, st.next_id, **{"since": LONG_AGO, **fields})
        st.forget()
        self.game = Game(self.game._setup, st)

    # --- doing -------------------------------------------------------------------------------------------

    def play(self, player: int, words: str, *answers: Any) -> None:
        """Takes the action, and lets the stack empty; the answers come in the order of the questions."""
        self.do(player, words)
        self.settle(*answers)

    def cast(self, player: int, words: str, *answers: Any) -> None:
        """Takes the action, and answers until somebody has priority."""
        self.do(player, words)
        self._answer_all(list(answers))

    def settle(self, *answers: Any) -> None:
        """All pass until the stack is empty. What has one possible answer is not asked, and its answer is left over."""
        todo = list(answers)
        self._answer_all(todo)
        while self.asked() and self.st.stack:
            self.game.choose(("pass",))
            self._answer_all(todo)

    def _answer_all(self, todo: list[Any]) -> None:
        while self.asked() not in ("priority", ""):
            while todo and not self._fits(todo[0]):
                todo.pop(0)
            assert todo, f"asked: {self.game.decision!r} {self.words()}"
            self.answer(todo.pop(0))

    def _fits(self, answer: Any) -> bool:
        try:
            return bool(self.game.options.find(answer)) if isinstance(answer, str) else answer in self.game.options
        except IllegalAnswer:
            return False

    def until(self, step: int, turn: int = 0, attack: Sequence[str] = (), block: Row | None = None) -> None:
        """All pass until somebody has priority in that step; attackers and blocks are told by names."""
        while (self.st.step, self.st.turn) != (step, turn or self.st.turn) or self.asked() != "priority":
            asked = self.game.decision
            assert asked is not None and (not turn or self.st.turn <= turn)
            if asked.kind == "priority":
                self.game.choose(("pass",))
            elif asked.kind in ("attack", "block"):
                name = chars_of(self.st, self.st.objs[asked.subject]).name
                attacks = asked.kind == "attack" and name in attack
                blocks = f"Block {block[name]}" if asked.kind == "block" and block and name in block else "Don't"
                self.answer("Attack" if attacks else blocks)
            else:
                raise AssertionError(f"asked: {asked!r}")

    # --- looking -----------------------------------------------------------------------------------------

    def words(self) -> list[str]:
        """The words of what may be answered now."""
        return [option.text for option in self.game.options]

    def size(self, name: str) -> tuple[int | None, int | None]:
        found = self.chars(name)
        return found.power, found.toughness

    def sizes(self, name: str) -> list[tuple[int | None, int | None]]:
        """Of all that have this name, the oldest first."""
        return [(found.power, found.toughness) for found in (chars_of(self.st, o) for o in self.all(name))]

    def keywords(self, name: str) -> int:
        return self.chars(name).keywords

    def names(self, zone: str, player: int | None = None) -> list[str]:
        """What is in a zone now, by the names that it has there, in order of age."""
        bit = WORD_ZONE[zone]
        found = [o for o in self.st.objs.values() if o.zone == bit and player in (None, self._whose(o))]
        return [chars_of(self.st, o).name for o in found]

    def _whose(self, obj: Obj) -> int:
        return chars_of(self.st, obj).controller if obj.zone == WORD_ZONE["battlefield"] else obj.owner

    def stack(self) -> list[str]:
        """Names of what is on the stack, top first: abilities by their sources."""
        return [self._on_stack(self.st.objs[oid]) for oid in reversed(self.st.stack)]

    def _on_stack(self, obj: Obj) -> str:
        assert obj.stack is not None
        return chars_of(self.st, obj).name if obj.stack.kind == 1 else look(self.st, obj.stack.ctx.source)[1].name


def _split(player: int, row: Row, made: list[tuple[int, int, Card, dict[str, Any]]]) -> dict[str, Any]:
    """What a position takes; cards made by hand go to the other list."""
    plain: dict[str, Any] = {}
    for key, items in row.items():
        if key not in WORD_ZONE:
            plain[key] = items
            continue
        plain[key] = [item for item in items if not isinstance(item, (Card, tuple))]
        for item in items:
            if isinstance(item, Card):
                made.append((player, WORD_ZONE[key], item, {}))
            elif isinstance(item, tuple):
                made.append((player, WORD_ZONE[key], *item))
    return plain
