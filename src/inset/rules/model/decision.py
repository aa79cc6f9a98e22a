"""101, 117, 601.2, 608.2d: the questions that the game puts to players: a closed list of kinds.

Every answer is one pick from a finite list. Compound choices are series of picks in one canonical order, so that
each outcome has exactly one series. A procedure of the rules asks with ``answer = yield from ask(decision)`` and
continues with the value that was picked; the options are listed only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from inset.rules.model.subjects import NO_OBJECT, Subject

T = TypeVar("T")

PRIORITY: Final = "priority"  # act or pass (117)
TARGET: Final = "target"  # one target, or no more of them (601.2c)
OBJECT: Final = "object"  # one object, or no more of them
PLAYER: Final = "player"
MODE: Final = "mode"  # one mode, a way of casting, one of several costs
NUMBER: Final = "number"  # X, a division, an amount
CONFIRM: Final = "confirm"  # yes or no
ORDER: Final = "order"  # which comes next
WORD: Final = "word"  # a name, type or color
PAY: Final = "pay"  # how to pay mana: the plan, or one source
ATTACK: Final = "attack"  # whom this creature attacks, if anybody (508.1)
BLOCK: Final = "block"  # whom this creature blocks, if anybody (509.1)
REPLACE: Final = "replace"  # which replacement effect applies (616.1)
MULLIGAN: Final = "mulligan"  # keep or not (103.5)


class Decision(Generic[T]):
    """One question, whose answer is a ``T``.

    ``values`` are the possible answers, listed on demand; ``subject`` is what it is about. If values are expensive to
    find, the lister is a generator, and ``beginning`` finds no more than it needs.
    """

    __slots__ = (
        "_beginning", "_like", "_lister", "_merged", "_rest", "_values", "action", "anew", "kind", "player", "prompt",
        "rule", "subject", "whose",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        player: int,
        rule: str,
        prompt: str,
        values: Sequence[T] | None = None,
        lister: Callable[[], Iterable[T]] | None = None,
        subject: Subject = NO_OBJECT,
    ) -> None:
        self.kind = kind
        self.whose = player  # whose decision it is
        self.player = player  # who makes it (723.5, 800.4g)
        self.action: Any = None  # what it is part of, if that can be reversed (``reversing.Action``)
        self.anew = False  # is it part of choices that are made again if anybody leaves (``picks.together``)?
        self.rule = rule
        self.prompt = prompt
        self.subject = subject
        self._values = values
        self._beginning: list[T] | None = None  # the first values of a lister that is a generator …
        self._rest: Iterator[T] | None = None  # … and the others, not found yet
        self._lister = lister
        self._like: Callable[[Sequence[T]], Sequence[T]] | None = None
        self._merged: Sequence[T] | None = None

    @property
    def values(self) -> Sequence[T]:
        """The possible answers; if those that are alike are merged, only the first of them."""
        if self._like is None:
            return self._values if self._values is not None else self._all()
        if self._merged is None:
            self._merged = self._like(self._all())
        return self._merged

    @property
    def exact(self) -> Sequence[T]:
        """The possible answers, those that are alike too."""
        return self._all()

    def _all(self) -> Sequence[T]:
        if self._values is None:
            if self._beginning is None:
                self._list()
            if self._rest is not None:
                assert self._beginning is not None
                self._values = [*self._beginning, *self._rest]
                self._rest = None
        assert self._values is not None
        return self._values

    def beginning(self) -> Sequence[T]:
        """The first two values, or the only one."""
        if self._like is not None:
            return self.values[:2]
        if self._values is None and self._beginning is None:
            self._list()
        if self._values is not None:
            return self._values[:2]
        assert self._beginning is not None
        return self._beginning

    def _list(self) -> None:
        """Asks the lister: for all values, or, if it is a generator, for the first two."""
        assert self._lister is not None
        found = self._lister()
        if isinstance(found, (list, tuple, Sequence)):  # the last test alone would be slow
            self._values = found
        else:
            self._rest = iter(found)
            self._beginning = list(islice(self._rest, 2))

    def renew(self) -> None:
        """The game has changed since the question was asked: the values are listed again if possible."""
        if self._lister is not None:
            self._values = self._beginning = self._rest = self._merged = None

    def narrow(self, values: Sequence[T]) -> None:
        """Only these are left to choose from."""
        self._values = values
        self._merged = None

    def merge(self, like: Callable[[Sequence[T]], Sequence[T]] | None) -> None:
        """``like``: leaves out values that are like an earlier one; None: all of them are listed."""
        self._like = like
        self._merged = None

    @property
    def merges(self) -> bool:
        """Are values that are alike listed once?"""
        return self._like is not None


YES_NO: Final = (True, False)

# Code that runs the rules handles questions of every kind, and sends each one of its listed answers: so these are Any,
# and ``ask`` is the only place where an answer gets its type.
Question = Decision[Any]
Ask = Generator[Question, Any, T]  # a procedure of the rules: it asks, and returns a T in the end


def ask(decision: Decision[T]) -> Ask[T]:
    """Asks a question; the answer is one of its values."""
    answer: T = yield decision
    return answer
