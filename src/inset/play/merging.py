"""The automation ``merging``: of answers that are alike, only the first is listed (``alike``, docs/adr/0028).

At a priority, and where a target is chosen, alike objects are one option. Creatures that are alike declare in order: what
the first of them does comes first in the list, and not to attack or block comes last. So a player who has said that one
of a thousand tokens doesn't block is not asked about the others. The rules ask what they always ask: records hold
every pick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from inset.play.alike import Likeness, merged
from inset.rules.model import decision as rules
from inset.rules.model.choices import DontAttack, DontBlock
from inset.rules.model.state import State

DECLARED: Final = (rules.ATTACK, rules.BLOCK)


class Picks:
    """The picks so far of the declaration that is being made, each with its creature."""

    __slots__ = ("_likeness", "kind", "rows", "rule", "st")

    def __init__(self, st: State, kind: str, rule: str) -> None:
        self.st = st
        self.kind = kind
        self.rule = rule
        self.rows: list[tuple[int, Any]] = []
        self._likeness: Likeness | None = None  # no pick changes the state

    def in_order(self, oid: int, values: Sequence[Any]) -> Sequence[Any]:
        """What a creature may still do: nothing listed before the previous creature's pick, if the two are alike."""
        if not self.rows:
            return values
        last, pick = self.rows[-1]
        if last == oid or (len(self.rows) > 1 and self.rows[-2][0] == last):
            return values  # it may do several things, each its own pick
        if self._likeness is None:
            self._likeness = Likeness(self.st)
        if self._likeness.kind(oid) != self._likeness.kind(last):
            return values
        ordered = sorted(values, key=_is_nothing)
        if pick not in ordered:
            return values
        left = ordered[ordered.index(pick) :]
        return [value for value in values if value in left]


def _is_nothing(value: Any) -> bool:
    return isinstance(value, (DontAttack, DontBlock))


def picked(picks: Picks | None, st: State, question: rules.Question, value: Any) -> Picks | None:
    """The picks with one more; None if nothing is being declared."""
    if question.kind not in DECLARED:
        return None
    if picks is None or picks.st is not st or (picks.kind, picks.rule) != (question.kind, question.rule):
        picks = Picks(st, question.kind, question.rule)
    picks.rows.append((question.subject.oid, value))
    return picks


def merge(question: rules.Question, st: State, picks: Picks | None, chosen: Callable[[], Iterable[int]]) -> None:
    """From now on, answers that are alike are listed once. ``chosen``: what was chosen since the last priority."""
    if question.kind == rules.PRIORITY:
        question.merge(lambda values: merged(st, values))
    elif question.kind == rules.TARGET:
        question.merge(lambda values: merged(st, values, chosen()))
    elif (
        question.kind in DECLARED and picks is not None and picks.rule == question.rule and picks.kind == question.kind
    ):
        earlier, oid = picks, question.subject.oid
        question.merge(lambda values: earlier.in_order(oid, values))
