"""601.2c-d, 603.3b, 701.22: one answer of a scenario for a series of questions of the engine.

A set of targets, modes, an order, piles, a division: the engine asks for one pick after another, the scenario states
them together. Each kind is a record that knows whether the next question still belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from inset.judge.run.fitting_options import by_reference, fitting, question_text
from inset.judge.run.object_facts import said
from inset.judge.run.references import Board
from inset.rules.model import decision as kinds, subjects as about
from inset.rules.model.choices import DONE, NO_MORE_MODES, Mode
from inset.rules.model.decision import Question

PILED: Final = ("scry", "surveil")


class Misfit(Exception):
    """An answer doesn't fit the question, or something that was specified was never asked for."""


class NoAnswer:
    """The absence of an answer."""


NOTHING: Final = NoAnswer()


class Standing(Protocol):
    """An answer that may apply to the next question too."""

    lasts: bool  # does it stay while other questions are asked?

    def continues(self, board: Board, question: Question) -> bool: ...

    def next(self, board: Board, question: Question) -> Any:
        """The option to choose; `NOTHING` if the answer is used up."""

    def left(self) -> str:
        """What is left of it, if all of it must be used."""


def misfit(board: Board, question: Question, answer: str) -> Misfit:
    return Misfit(f"the answer {answer} does not fit: {question_text(board.st, question)}")


# --- objects and targets --------------------------------------------------------------------------


class Group:
    """References for a series of picks. Within one use of "target", or one choice of a set, their order is free."""

    lasts = False

    def __init__(self, words: Iterable[str], key: Any = None) -> None:
        self.words = list(words)
        self.key = key

    def continues(self, board: Board, question: Question) -> bool:
        return bool(self.key == series_key(board, question))

    def next(self, board: Board, question: Question) -> Any:
        if not self.words:
            return DONE if DONE in question.values else NOTHING
        value = self.pick(board, question)
        if value is NOTHING:
            raise misfit(board, question, said(self.words))
        return value

    def left(self) -> str:
        return said(self.words) if self.words else ""

    def pick(self, board: Board, question: Question) -> Any:
        """The next pick; `DONE` if what is left is for a later "target"; `NOTHING` if it fits nowhere."""
        answers = by_reference(question)
        among = list(answers)
        best: tuple[int, bool, int] | None = None
        words = self.words[: _most(question)]
        for place, word in enumerate(words):
            found = _all_alike(board, word, words, among) or board.pick(word, among)
            if found is None:
                if question.kind == kinds.TARGET and DONE in question.values:
                    break  # what follows may be for the next "target"
                continue
            key = (among.index(found), word not in board.labels, place)
            best = key if best is None else min(best, key)
        if best is None:
            skips = question.kind == kinds.TARGET and DONE in question.values  # "up to one target"
            return DONE if skips else NOTHING
        del self.words[best[2]]
        return answers[among[best[0]]]


def _all_alike(board: Board, word: str, words: Sequence[str], among: Sequence[int]) -> int | None:
    """A name repeated as often as it fits means all of them: then it doesn't matter which comes first."""
    if words.count(word) < 2:
        return None
    fitting = [one for one in board.find(word) if one in among]
    return min(fitting, key=among.index) if 1 < len(fitting) <= words.count(word) else None


def _most(question: Question) -> int | None:
    """How many more may be chosen for this use of the word "target"."""
    subject = question.subject
    return subject.left or None if isinstance(subject, about.Aim) else None


def series_key(board: Board, question: Question) -> Any:
    """Picks with the same key, with nothing happening in between, are one choice."""
    subject = question.subject
    asked = subject.oid if isinstance(subject, about.Aim) else subject
    return (question.kind, question.player, question.rule, question.prompt, repr(asked), id(board.st.log))


# --- modes ----------------------------------------------------------------------------------------


class ModeList:
    """Modes by number from 1 or by a part of their text, chosen in printed order (700.2a)."""

    lasts = False

    def __init__(self, words: Iterable[int | str], source: int = 0) -> None:
        self.words = list(words)
        self.source = source

    def continues(self, board: Board, question: Question) -> bool:
        return isinstance(question.subject, about.ModeOf) and question.subject.oid == self.source

    def next(self, board: Board, question: Question) -> Any:
        wanted: dict[int, int | str] = {}
        for word in self.words:
            found = [Mode(word - 1)] if isinstance(word, int) else fitting(board, question, word)
            if len(found) > 1:
                raise Misfit(f"the mode {word} fits several: {question_text(board.st, question)}")
            if found and found[0] in question.values:
                wanted[found[0].number] = word
        if wanted:
            first = min(wanted)
            self.words.remove(wanted[first])
            return Mode(first)
        if self.words or NO_MORE_MODES not in question.values:
            raise misfit(board, question, said(self.words))
        return NO_MORE_MODES

    def left(self) -> str:
        return said(self.words) if self.words else ""


# --- orders ---------------------------------------------------------------------------------------


class InOrder:
    """Which comes first, second …: triggers by their sources, or cards. Targets are asked for in between."""

    lasts = True

    def __init__(self, words: Sequence[str], board: Board, question: Question) -> None:
        self.words = list(words)
        self.triggers = isinstance(question.subject, about.TriggerOrder)
        count = self._count(question)
        if len(self.words) != count:
            raise misfit(board, question, f"{{order: {said(self.words)}}}, which names {len(self.words)} of {count},")

    def continues(self, board: Board, question: Question) -> bool:
        same = question.kind == kinds.ORDER and isinstance(question.subject, about.TriggerOrder) == self.triggers
        return same and self._count(question) <= len(self.words)

    def next(self, board: Board, question: Question) -> Any:
        del self.words[: len(self.words) - self._count(question)]  # those that needed no question
        word = self.words.pop(0)
        found = fitting(board, question, word)
        if not found:
            raise misfit(board, question, word)
        return found[0]

    def left(self) -> str:
        return ""  # what is left at the end needed no question

    def _count(self, question: Question) -> int:
        subject = question.subject
        return len(subject.pending) if isinstance(subject, about.TriggerOrder) else len(question.values)


# --- piles ----------------------------------------------------------------------------------------


class Piles:
    """701.22, 701.25: which cards go where, and in which order from the top."""

    lasts = False

    def __init__(self, piles: Sequence[tuple[str | None, tuple[str, ...]]]) -> None:
        self.piles = {(name or "").casefold(): list(words) for name, words in piles}

    def continues(self, board: Board, question: Question) -> bool:
        return of_piles(question)

    def next(self, board: Board, question: Question) -> Any:
        if question.kind == kinds.ORDER:
            return self._in_order(board, question)
        assert isinstance(question.subject, about.Deed)
        oid = question.subject.oid
        ends = {course.word: course for course in question.values}
        if not set(self.piles) <= set(ends):
            raise Misfit(f"{{pile: {said(self.piles)}}} does not fit: the piles are {' and '.join(ends)}")
        for end, course in ends.items():
            if any(oid in board.find(name) for name in self.piles.get(end, ())):
                return course
        rest = [end for end in ends if end not in self.piles]
        if not rest:
            raise Misfit(f"{{pile: {said(self.piles)}}} says nothing of {board.describe(oid)}")
        return ends[rest[0]]

    def _in_order(self, board: Board, question: Question) -> Any:
        assert isinstance(question.subject, about.CardOrder)
        answers = by_reference(question)
        for name in self.piles.get(question.subject.end or "", ()):
            found = board.pick(name, list(answers))
            if found is not None:
                return answers[found]
        return question.values[0]

    def left(self) -> str:
        return ""


def of_piles(question: Question) -> bool:
    """Does the question ask what goes to which pile, or in which order?"""
    return isinstance(question.subject, about.Deed | about.CardOrder) and question.subject.word in PILED


# --- divisions ------------------------------------------------------------------------------------


class Shares:
    """601.2d, 510.1c: how much each gets; the last one gets the rest, unasked."""

    lasts = False

    def __init__(self, shares: Sequence[tuple[str, int]]) -> None:
        self.shares = shares
        self._owner: Any = NOTHING

    def continues(self, board: Board, question: Question) -> bool:
        return question.kind == kinds.NUMBER and self._owner == _owner(question)

    def next(self, board: Board, question: Question) -> Any:
        if self._owner is NOTHING:
            self._owner = _owner(question)
            self._check_sum(question)
        share = self.share_of(board, question.subject.oid)
        if share not in question.values:
            raise misfit(board, question, self.text())
        return share

    @property
    def total(self) -> int:
        return sum(share for _, share in self.shares)

    def share_of(self, board: Board, ref: int) -> int:
        return sum(number for word, number in self.shares if ref in board.find(word))

    def _check_sum(self, question: Question) -> None:
        """Each gets at least the minimum, so the largest number determines the total."""
        total = self.total
        whole = question.values[-1] + question.values[0] * (len(self.shares) - 1)
        if _owner(question) is not None:
            whole = question.values[-1]
        if total != whole:
            raise Misfit(f"{self.text()} divides {total}, not {whole}")

    def left(self) -> str:
        return ""

    def text(self) -> str:
        return f"{{divide: {said(dict(self.shares))}}}"


def _owner(question: Question) -> int | None:
    """The creature whose combat damage is assigned, if any."""
    return question.subject.source or None if isinstance(question.subject, about.Share) else None
