"""A bench to try cards on: two players, Ann to move, mana enough; answers are given as words, in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from inset.cards import card
from inset.game import Game
from inset.kernel.types import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, STEP_WORD
from inset.play.options import Decision
from inset.rules import atoms
from inset.rules.model.state import Chars, Obj
from inset.rules.objects.layers import chars_of

BEARS, ANGEL, GIANT, ELVES = "Grizzly Bears", "Serra Angel", "Hill Giant", "Llanowar Elves"
MANA = "".join(f"{{{letter}}}" * 9 for letter in "WUBRG")
ZONES = {"battlefield": BATTLEFIELD, "hand": HAND, "graveyard": GRAVEYARD, "exile": EXILE, "library": LIBRARY}


class Bench:
    """``Bench(hand=["Shock"], theirs=["Grizzly Bears"])``: the battlefields are ``mine`` and ``theirs``."""

    def __init__(
        self, hand: Sequence[Any] = (), mine: Sequence[Any] = (), theirs: Sequence[Any] = (),
        ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, outside: Sequence[str] = (), **more: Any,
    ) -> None:  # fmt: skip
        rows = {
            "Ann": {"hand": list(hand), "battlefield": list(mine), "mana": MANA, **(ann or {})},
            "Bob": {"battlefield": list(theirs), **(bob or {})},
        }
        self.attackers: Sequence[str] = ()
        self.blocks: dict[str, str] = {}
        self.game = Game.from_position(rows, **{"paying": True, **more})
        if outside:  # no position tells of cards outside the game
            st = self.game.state
            for name in outside:
                atoms.new_object(st, 0, OUTSIDE, card(name))
            self.game = Game(self.game._setup, st)

    # --- acting ---------------------------------------------------------------------------------------------
    def play(self, action: str, *answers: str | int) -> Bench:
        """Takes an action and lets the stack empty; every question needs an answer, every answer a question."""
        self.choose(action)
        return self.settle(*answers)

    def settle(self, *answers: str | int) -> Bench:
        """Both pass until the stack is empty."""
        left = list(answers)
        while (asked := self.game.decision) is not None:
            if asked.kind == "priority" and not self.game.state.stack:
                break
            if asked.kind == "priority":
                self.choose("Pass")
                continue
            assert left, f"no answer to {asked!r}: {asked.options!r}"
            self.choose(left.pop(0))
        assert not left, f"nobody asked for {left}"
        return self

    def choose(self, word: str | int) -> Bench:
        options = self.game.options
        assert not isinstance(options, tuple), "the game is over"
        self.game.choose(options.find(word) if isinstance(word, str) else word)
        return self

    def until(self, step: str, turn: int = 0, *answers: str | int) -> Bench:
        """Everybody passes until a step, of this turn or another; who attacks and blocks was told by ``fight``."""
        left = list(answers)
        turn = turn or self.game.state.turn
        for _ in range(500):
            st, asked = self.game.state, self.game.decision
            assert asked is not None
            if (STEP_WORD[st.step], st.turn) == (step, turn) and asked.kind == "priority":
                assert not left, f"nobody asked for {left}"
                return self
            if asked.kind == "priority":
                self.choose("Pass")
            elif asked.kind in ("attack", "block"):
                self._in_combat(asked)
            else:
                assert left, f"no answer to {asked!r}: {asked.options!r}"
                self.choose(left.pop(0))
        raise AssertionError(f"{step} of turn {turn} never comes")

    def fight(self, *attackers: str, **blocks: str) -> Bench:
        """Who attacks when it comes to that; a blocker's name has ``_`` for spaces: ``Serra_Angel="Grizzly Bears"``."""
        self.attackers, self.blocks = attackers, {name.replace("_", " "): whom for name, whom in blocks.items()}
        return self

    def _in_combat(self, asked: Decision) -> None:
        name = chars_of(self.game.state, self.game.state.objs[asked.subject]).name
        if asked.kind == "attack":
            self.choose("Attack" if name in self.attackers else "Don't")
        else:
            self.choose(f"Block {self.blocks[name]}" if name in self.blocks else "Don't")

    # --- looking --------------------------------------------------------------------------------------------
    def has(self, action: str) -> bool:
        return any(option.text.startswith(action) for option in self.game.options)

    def names(self, zone: str, player: int = 0) -> list[str]:
        """Names of the objects of a zone that the player owns (on the battlefield: controls), in order."""
        st = self.game.state
        found = []
        for obj in st.objs.values():
            chars = chars_of(st, obj)
            who = chars.controller if zone == "battlefield" else obj.owner
            if obj.zone == ZONES[zone] and who == player:
                found.append(obj.definition.name if obj.face_down is not None else chars.name)
        return sorted(found)

    def obj(self, name: str, zone: str = "battlefield") -> Obj:
        st = self.game.state
        return next(o for o in st.objs.values() if o.zone == ZONES[zone] and chars_of(st, o).name == name)

    def chars(self, name: str, zone: str = "battlefield") -> Chars:
        return chars_of(self.game.state, self.obj(name, zone))

    def size(self, name: str) -> tuple[int | None, int | None]:
        found = self.chars(name)
        return found.power, found.toughness

    def in_zone(self, zone: str, player: int = 0) -> list[Obj]:
        return [o for o in self.game.state.objs.values() if o.zone == ZONES[zone] and o.owner == player]

    @property
    def life(self) -> tuple[int, int]:
        return self.game.state.players[0].life, self.game.state.players[1].life


def keyword(t: Bench, name: str, bit: int) -> bool:
    return bool(t.chars(name).keywords & bit)


def counters(t: Bench, name: str, kind: str = "+1/+1", zone: str = "battlefield") -> int:
    return t.obj(name, zone).counters.get(kind, 0)


def tapped(name: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "tapped": True, **more}


class Try(NamedTuple):
    """A spell cast from hand: who has what, the answers, and what must be true afterwards."""

    spell: str
    check: Callable[[Bench], bool]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012
    hand: tuple[str, ...] = ()
