"""A scene: a game that begins from a position, in which things are done and looked at by name.

    scene = Scene({"hand": [BOLT], "battlefield": ["Forest", (BEAR, {"tapped": True})]}, {"battlefield": [OX]})
    scene.play(A, "Cast Bolt", "Ox")
    assert scene.zone("Ox") == "graveyard"

Priority is passed to the acting player first. Answers are words of options, or values, in the order of the questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from inset.cards import card
from inset.game import Game
from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import OUTSIDE, STEP_WORD, WORD_ZONE
from inset.language.card import Card
from inset.play.options import Decision
from inset.rules import atoms
from inset.rules.model.answers import PASS
from inset.rules.objects.layers import chars_of
from tests.harness.looking import Looking

A, B, C, D = range(4)
PLENTY = "".join(f"{{{letter}}}" * 9 for letter in "WUBRG")
LONG_AGO = -1
MOST = 500  # decisions until a step comes

Row = Mapping[str, Any]
Made = list[tuple[int, int, Card, dict[str, Any]]]


class Scene(Looking):
    """A row for each player is their part of a position (docs/scenarios.md); a player without ``mana`` has plenty.

    An item of a zone is what a position takes, a card made by hand, or such a card with the fields of its record; what it
    is ``attached`` to is given by name. ``strict``: an answer without a question is an error. Otherwise it is skipped,
    because a question with one possible answer is not asked.
    """

    def __init__(
        self, *rows: Row, names: Sequence[str] = "ABCD", pool: str = PLENTY, strict: bool = False, **more: Any
    ) -> None:
        self.strict = strict
        self.attackers: Sequence[str] = ()
        self.blocks: Row = {}
        made: Made = []
        plain: dict[str, Any] = {}
        for player, row in enumerate([*rows, {}] if len(rows) < 2 else rows):
            plain[names[player]] = {"mana": pool, **_split(player, row, made)}
        self.game = Game.from_position(plain, **{"paying": True, **more})
        if made:
            self._put(made)

    @classmethod
    def exactly(cls, a: Row, b: Row | None = None, **more: Any) -> Self:
        """Two players with the mana that their rows give them."""
        return cls(a, b or {}, pool="", **more)

    @classmethod
    def duel(
        cls, hand: Sequence[Any] = (), mine: Sequence[Any] = (), theirs: Sequence[Any] = (),
        ann: Row | None = None, bob: Row | None = None, outside: Sequence[str] = (), **more: Any,
    ) -> Self:  # fmt: skip
        """Ann, who has plenty of mana, against Bob; the battlefields are ``mine`` and ``theirs``. Every answer counts."""
        rows: tuple[Row, Row] = (
            {"hand": list(hand), "battlefield": list(mine), **(ann or {})},
            {"battlefield": list(theirs), "mana": "", **(bob or {})},
        )
        made = cls(*rows, names=("Ann", "Bob"), strict=True, **more)
        if outside:
            made._put([(A, OUTSIDE, card(name), {}) for name in outside])
        return made

    def _put(self, made: Made) -> None:
        """Sets up what no position can express, and lets the game continue from there."""
        st = self.st
        for player, zone, what, fields in made:
            if isinstance(host := fields.get("attached"), str):
                fields = {**fields, "attached": self.one(host).id}
            atoms.new_object(st, player, zone, what, st.next_id, **{"since": LONG_AGO, **fields})
        st.forget()
        self.game = Game(self.game._setup, st)

    # --- doing -------------------------------------------------------------------------------------------

    def choose(self, answer: Any) -> Self:
        """Answers the current question, for any player. A pick may be given by its words, its object or its place."""
        options = self.game.options
        if isinstance(answer, str):
            answer = options.find(answer)
        elif isinstance(answer, int) and answer in options:
            answer = options[options.place_of(answer)]
        self.game.choose(answer)
        return self

    def answer(self, *answers: Any) -> Self:
        for answer in answers:
            self.choose(answer)
        return self

    def pass_to(self, player: int) -> Self:
        while (asked := self.game.decision) is not None and (asked.kind != "priority" or asked.player != player):
            assert asked.kind == "priority", f"asked: {asked}"
            self.choose(PASS)
        return self

    def options(self, player: int) -> list[str]:
        """The words of what a player could do now, with priority passed to them."""
        return self.pass_to(player).words()

    def do(self, player: int, words: str, *answers: Any) -> Self:
        """Takes the action with these words, and gives these answers, no more and no fewer."""
        return self.pass_to(player).answer(words, *answers)

    def cast(self, player: int, words: str, *answers: Any) -> Self:
        """Takes the action, and answers until somebody has priority."""
        self.do(player, words)
        todo = list(answers)
        self._answer_all(todo)
        return self._nothing_left(todo)

    def play(self, player: int, words: str, *answers: Any) -> Self:
        """Takes the action, and lets the stack empty."""
        return self.do(player, words).settle(*answers)

    def settle(self, *answers: Any) -> Self:
        """All pass until the stack is empty."""
        todo = list(answers)
        self._answer_all(todo)
        while self.asked() and self.st.stack:
            self.choose(PASS)
            self._answer_all(todo)
        return self._nothing_left(todo)

    def resolve(self, *answers: Any) -> Self:
        """All pass until the top of the stack has resolved; the answers, all needed, are for what is asked meanwhile."""
        top = self.st.stack[-1]
        todo = list(answers)
        while top in self.st.stack or self.asked() not in ("priority", ""):
            if self.asked() == "priority":
                self.choose(PASS)
            else:
                assert todo, f"asked: {self.game.decision}"
                self.choose(todo.pop(0))
        assert not todo, f"never asked: {todo}"
        return self

    def resolve_all(self) -> Self:
        while self.st.stack:
            self.choose(PASS)
        return self

    def next_turn(self) -> Self:
        """Continues to the main phase of the next turn; questions on the way get the first answer."""
        turn = self.st.turn
        while self.st.turn == turn or self.st.step != 3:
            asked = self._decision()
            self.choose(PASS if asked.kind == "priority" else asked.options.answers[0])
        return self

    def fight(self, *attackers: str, **blocks: str) -> Self:
        """Who attacks in the next combat; a blocker's name has ``_`` for spaces: ``Serra_Angel="Grizzly Bears"``."""
        self.attackers, self.blocks = attackers, {name.replace("_", " "): whom for name, whom in blocks.items()}
        return self

    def until(
        self, step: int | str, turn: int = 0, *answers: Any, attack: Sequence[str] = (), block: Row | None = None
    ) -> Self:
        """All pass until somebody has priority in that step (of that turn), by its number or its word; who fights is told
        by name."""
        todo = list(answers)
        for _ in range(MOST):
            asked = self._decision()
            assert not turn or self.st.turn <= turn, f"turn {turn} is over"
            if asked.kind == "priority":
                if step in (self.st.step, STEP_WORD[self.st.step]) and turn in (0, self.st.turn):
                    assert not todo, f"never asked: {todo}"
                    return self
                self.choose(PASS)
            elif asked.kind in ("attack", "block"):
                self._declare(asked, attack or self.attackers, block or self.blocks)
            else:
                assert todo, f"asked: {asked!r}: {self.words()}"
                self.choose(todo.pop(0))
        raise AssertionError(f"{step} never comes")

    def _declare(self, asked: Decision, attack: Sequence[str], block: Row) -> None:
        name = chars_of(self.st, self.st.objs[asked.subject]).name
        if asked.kind == "attack":
            self.choose("Attack" if name in attack else "Don't")
        else:
            self.choose(f"Block {block[name]}" if name in block else "Don't")

    def _answer_all(self, todo: list[Any]) -> None:
        while self.asked() not in ("priority", ""):
            while todo and not self.strict and not self._fits(todo[0]):
                todo.pop(0)
            assert todo, f"asked: {self.game.decision!r} {self.words()}"
            self.choose(todo.pop(0))

    def _fits(self, answer: Any) -> bool:
        try:
            return bool(self.game.options.find(answer)) if isinstance(answer, str) else answer in self.game.options
        except IllegalAnswer:
            return False

    def _nothing_left(self, todo: list[Any]) -> Self:
        assert not (self.strict and todo), f"never asked: {todo}"
        return self


def refuses(scene: Scene, player: int, words: str) -> bool:
    """True if nothing on offer has these words."""
    try:
        scene.pass_to(player).game.options.find(words)
    except IllegalAnswer:
        return True
    return False


def _split(player: int, row: Row, made: Made) -> dict[str, Any]:
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
