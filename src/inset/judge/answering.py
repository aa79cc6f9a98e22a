"""`choices`: the answers of a scenario, given in order to the questions that come up.

Several questions of the engine can be one of the scenario's (a set is a series of picks), and one of the engine's can
take two answers (whether, and which). A question with one possible answer needs none but may be given it: where that
leaves two readings, `Guesses` notes the fork, and the runner tries the other reading if the first one fails.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from inset.judge.facts import said
from inset.judge.questions import ENDS, NO_MORE_MODES, PASS, fitting, question_text
from inset.judge.references import Board
from inset.judge.scenario import (
    Answer,
    AnswerValue,
    Divide,
    IfAsked,
    ListOf,
    No,
    Number,
    Order,
    Pile,
    PlainAnswer,
    Text,
    Yes,
)
from inset.rules import decision as kinds
from inset.rules.decision import DONE, Decision


class Misfit(Exception):
    """An answer does not fit the question, or something that was said was never asked for."""


class NoAnswer:
    """Stands for the lack of an answer."""


NOTHING: Final = NoAnswer()


class Guesses:
    """Forks in the reading of a scenario: each is False unless the runner has been there before."""

    def __init__(self, said: tuple[bool, ...] = ()) -> None:
        self._said = said
        self._taken: list[bool] = []

    def fork(self) -> bool:
        at = len(self._taken)
        self._taken.append(self._said[at] if at < len(self._said) else False)
        return self._taken[-1]

    def others(self) -> tuple[bool, ...] | None:
        """The next reading to try: the last fork that was not taken, taken."""
        for at in range(len(self._taken) - 1, -1, -1):
            if not self._taken[at]:
                return (*self._taken[:at], True)
        return None


class Group:
    """References for a series of picks. Within one use of "target" or one choice of a set their order is free."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(words)

    def pick(self, board: Board, question: Decision) -> Any:
        """The next pick; `DONE` when nothing is left; `NOTHING` if nothing fits."""
        among = [value for value in question.values if value != DONE]
        best: tuple[int, bool, int] | None = None
        for place, word in enumerate(self.words[: self._most(question)]):
            found = board.pick(word, among)
            if found is None:
                if question.kind == kinds.TARGET:
                    break  # what follows is for the next "target"
                continue
            key = (among.index(found), word not in board.labels, place)
            best = key if best is None else min(best, key)
        if best is None:
            return DONE if DONE in question.values else NOTHING
        del self.words[best[2]]
        return among[best[0]]

    @staticmethod
    def _most(question: Decision) -> int | None:
        subject = question.subject
        if question.kind == kinds.TARGET and isinstance(subject, tuple) and len(subject) > 2:
            most: int = subject[2]
            return most
        return None


def shown(value: AnswerValue) -> str:
    """An answer as the page writes it."""
    match value:
        case Yes():
            return "yes"
        case No():
            return "no"
        case Number(number):
            return str(number)
        case Text(text):
            return text
        case ListOf(values):
            return f"[{', '.join(shown(one) for one in values)}]"
        case Order(values):
            return f"{{order: {said(values)}}}"
        case Divide(shares):
            return f"{{divide: {said(dict(shares))}}}"
        case Pile(piles):
            inner = said(piles[0][1]) if piles and piles[0][0] is None else said({str(k): v for k, v in piles})
            return f"{{pile: {inner}}}"
        case IfAsked(inner_value):
            return f"{{if_asked: {shown(inner_value)}}}"


class Answers:
    """The answers that have been said and not yet used."""

    def __init__(self, guesses: Guesses) -> None:
        self.guesses = guesses
        self.queue: list[Answer] = []
        self._series: tuple[Any, Group] | None = None
        self._order: list[str] = []
        self._pile: Pile | None = None
        self._shares: tuple[Any, Divide] | None = None

    def add(self, answers: Iterable[Answer]) -> None:
        self.queue.extend(answers)

    def left(self) -> list[Answer]:
        """Those that must be used and were not."""
        return [answer for answer in self.queue if not isinstance(answer.value, IfAsked)]

    # --- answering ----------------------------------------------------------------------------------------------------

    def value(self, board: Board, question: Decision) -> Any:
        """The option that the scenario answers with; `NOTHING` if it says nothing."""
        standing = self._standing(board, question)
        if standing is not NOTHING:
            return standing
        if len(question.values) == 1:
            self._forced(board, question)
            return question.values[0]
        mine = self._mine(board, question)
        while mine:
            turn = _Turn(self, board, question, mine)
            try:
                value = turn.answer()
            except Misfit:
                if not isinstance(mine[0].value, IfAsked):
                    raise
                self.queue.remove(mine.pop(0))
                continue
            if value is not NOTHING:
                for answer in mine[: turn.used]:
                    self.queue.remove(answer)
            return value
        return NOTHING

    def _mine(self, board: Board, question: Decision) -> list[Answer]:
        key = board.keys[question.player]
        return [answer for answer in self.queue if answer.by in (None, key)]

    def _forced(self, board: Board, question: Decision) -> None:
        """A question with one possible answer may be given it."""
        mine = self._mine(board, question)
        if mine and _is_said(board, question, mine[0].value) and self.guesses.fork():
            self.queue.remove(mine[0])

    # --- what was answered for several questions at once --------------------------------------------------------------

    def _standing(self, board: Board, question: Decision) -> Any:
        subject = question.subject
        if self._order and question.kind == kinds.ORDER:
            return self._next_in_order(board, question)
        if self._pile is not None:
            if _of_piles(question):
                return self._from_pile(board, question)
            self._pile = None
        if self._shares is not None:
            if question.kind == kinds.NUMBER and self._shares[0] == _share_owner(subject):
                return self._share(board, question)
            self._shares = None
        if self._series is not None:
            key, group = self._series
            if key == _series_key(board, question):
                return self._next_of(board, question, group)
            self._series = None
            if group.words:
                raise Misfit(f"the answer {said(group.words)} was left over")
        return NOTHING

    def _next_of(self, board: Board, question: Decision, group: Group) -> Any:
        if not group.words:
            self._series = None
            return DONE if DONE in question.values else NOTHING
        value = group.pick(board, question)
        if value is NOTHING:
            raise Misfit(f"the answer {said(group.words)} does not fit: {question_text(board.st, question)}")
        self._series = (_series_key(board, question), group)
        return value

    def begin_series(self, board: Board, question: Decision, words: Iterable[str]) -> Any:
        """The first pick of a set."""
        group = Group(words)
        value = group.pick(board, question) if group.words else DONE
        if value is NOTHING or value not in question.values:
            raise Misfit(f"the answer {said(list(words))} does not fit: {question_text(board.st, question)}")
        self._series = (_series_key(board, question), group)
        return value

    def begin_order(self, board: Board, question: Decision, order: Order) -> Any:
        self._order = list(order.values)
        count = len(question.subject) if isinstance(question.subject, list) else len(question.values)
        if len(self._order) != count:
            raise Misfit(f"{shown(order)} names {len(self._order)} of {count}: {question_text(board.st, question)}")
        return self._next_in_order(board, question)

    def _next_in_order(self, board: Board, question: Decision) -> Any:
        count = len(question.subject) if isinstance(question.subject, list) else len(question.values)
        del self._order[: max(0, len(self._order) - count)]  # those that needed no question
        word = self._order.pop(0)
        found = fitting(board, question, word)
        if not found:
            raise Misfit(f"{word} can't come next: {question_text(board.st, question)}")
        return found[0]

    def begin_pile(self, board: Board, question: Decision, pile: Pile) -> Any:
        self._pile = pile
        return self._from_pile(board, question)

    def _from_pile(self, board: Board, question: Decision) -> Any:
        assert self._pile is not None
        piles = {(name or "").casefold(): list(words) for name, words in self._pile.piles}
        if question.kind == kinds.ORDER:
            return self._from_pile_in_order(board, question, piles[question.subject[1][1]])
        word, oid = question.subject
        ends = ENDS[word]
        if not set(piles) <= set(ends):
            raise Misfit(f"{shown(self._pile)} does not fit: the piles are {' and '.join(ends)}")
        for place, end in enumerate(ends):
            if any(oid in board.find(name) for name in piles.get(end, ())):
                return question.values[place]
        rest = [end for end in ends if end not in piles]
        if not rest:
            raise Misfit(f"{shown(self._pile)} says nothing of {board.describe(oid)}")
        return question.values[ends.index(rest[0])]

    def _from_pile_in_order(self, board: Board, question: Decision, names: list[str]) -> Any:
        for name in names:
            found = board.pick(name, question.values)
            if found is not None:
                return found
        return question.values[0]

    def begin_shares(self, board: Board, question: Decision, divide: Divide) -> Any:
        total = sum(share for _, share in divide.shares)
        most = question.values[-1] + question.values[0] * (len(divide.shares) - 1)
        if total != most:
            raise Misfit(f"{shown(divide)} divides {total}, not {most}")
        self._shares = (_share_owner(question.subject), divide)
        return self._share(board, question)

    def _share(self, board: Board, question: Decision) -> Any:
        assert self._shares is not None
        return share_of(board, question, self._shares[1])


def share_of(board: Board, question: Decision, divide: Divide) -> int:
    """How much the thing that is asked about gets."""
    ref = question.subject[1] if isinstance(question.subject, tuple) else question.subject
    share = sum(number for word, number in divide.shares if ref in board.find(word))
    if share not in question.values:
        raise Misfit(f"{shown(divide)} does not fit: {question_text(board.st, question)}")
    return share


def _share_owner(subject: Any) -> Any:
    return subject[0] if isinstance(subject, tuple) else None


def _series_key(board: Board, question: Decision) -> Any:
    """Picks with the same key, with nothing happening in between, are one choice."""
    subject = question.subject
    about = subject[0] if question.kind == kinds.TARGET and isinstance(subject, tuple) else subject
    return (question.kind, question.player, question.rule, question.prompt, repr(about), id(board.st.log))


def _of_piles(question: Decision) -> bool:
    subject = question.subject
    if not isinstance(subject, tuple):
        return False
    if question.kind == kinds.MODE:
        return subject[0] in ("scry", "surveil")
    return question.kind == kinds.ORDER and isinstance(subject[1], tuple) and subject[1][0] in ("scry", "surveil")


def _is_said(board: Board, question: Decision, value: AnswerValue) -> bool:
    """Is the one option of a question what this answer says?"""
    plain = value.value if isinstance(value, IfAsked) else value
    only = question.values[0]
    match plain:
        case Text(word):
            return fitting(board, question, word) == [only]
        case Number(number):
            return bool(only == number) if question.kind == kinds.NUMBER else False
        case ListOf((Text(word),)):
            return fitting(board, question, word) == [only]
        case Yes():
            return question.kind == kinds.MODE and only != PASS and question.subject[0] == "cast"
        case _:
            return False


class _Turn:
    """One question and the answers that its player has ready: how many of them it uses, and for what."""

    def __init__(self, answers: Answers, board: Board, question: Decision, mine: list[Answer]) -> None:
        self.answers = answers
        self.board = board
        self.question = question
        self.mine = mine
        self.used = 0

    def next(self) -> PlainAnswer | None:
        """The next answer that is ready, without using it."""
        if self.used >= len(self.mine):
            return None
        value = self.mine[self.used].value
        return value.value if isinstance(value, IfAsked) else value

    def misfit(self, answer: PlainAnswer) -> Misfit:
        return Misfit(f"the answer {shown(answer)} does not fit: {question_text(self.board.st, self.question)}")

    def answer(self) -> Any:
        kind = self.question.kind
        if kind == kinds.MODE and self._head() == "cast":
            return self._cast()
        if kind in (kinds.OBJECT, kinds.TARGET):
            return self._objects()
        first = self.next()
        assert first is not None
        self.used = 1
        value = self._one(first)
        if value is NOTHING:
            raise self.misfit(first)
        return value

    def _head(self) -> Any:
        subject = self.question.subject
        return subject[0] if isinstance(subject, tuple) and subject else ""

    def _one(self, answer: PlainAnswer) -> Any:
        """An answer that stands for itself."""
        question, board, answers = self.question, self.board, self.answers
        match answer:
            case Yes() | No():
                yes = isinstance(answer, Yes)
                return yes if question.kind == kinds.CONFIRM else self._yes_or_no(yes)
            case Number(number):
                return self._number(number)
            case Text(word):
                found = fitting(board, question, word)
                if len(found) > 1:
                    raise Misfit(f"the answer {word} fits several: {question_text(board.st, question)}")
                return found[0] if found else NOTHING
            case Order() if question.kind == kinds.ORDER:
                return answers.begin_order(board, question, answer)
            case Pile() if _of_piles(question):
                return answers.begin_pile(board, question, answer)
            case Divide() if question.kind == kinds.NUMBER:
                return answers.begin_shares(board, question, answer)
            case ListOf((one,)):
                return self._one(one)
            case _:
                return NOTHING

    def _yes_or_no(self, yes: bool) -> Any:
        """For a question of two options that is no plain yes or no."""
        return NOTHING

    def _number(self, number: int) -> Any:
        question = self.question
        if question.kind == kinds.NUMBER:
            return number if number in question.values else NOTHING
        if question.kind == kinds.MODE and self._head() in ("mode", "option", "cost"):
            return number - 1 if number - 1 in question.values and number >= 1 else NOTHING
        if question.kind == kinds.WORD:
            return NOTHING
        return NOTHING

    # --- objects --------------------------------------------------------------------------------------------------------

    def _objects(self) -> Any:
        """Whether, and which: `yes`, a reference, a list of references, `[]` or `no`."""
        question = self.question
        first = self.next()
        assert first is not None
        self.used = 1
        optional = DONE in question.values
        if isinstance(first, Yes) and optional:
            rest = [value for value in question.values if value != DONE]
            second = self.next()
            if len(rest) == 1:
                if second is not None and _words(second) is not None and self._fits_one(second, rest[0]):
                    self.used += int(self.answers.guesses.fork())
                return self.answers.begin_series(self.board, question, ()) if False else rest[0]
            if second is None:
                return NOTHING
            self.used = 2
            return self._which(second)
        if isinstance(first, No) and optional:
            return DONE
        return self._which(first)

    def _fits_one(self, answer: PlainAnswer, only: Any) -> bool:
        words = _words(answer)
        return words is not None and len(words) == 1 and fitting(self.board, self.question, words[0]) == [only]

    def _which(self, answer: PlainAnswer) -> Any:
        words = _words(answer)
        if words is None or (not words and DONE not in self.question.values):
            raise self.misfit(answer)
        return self.answers.begin_series(self.board, self.question, words)

    # --- casting during a resolution --------------------------------------------------------------------------------------

    def _cast(self) -> Any:
        """Whether, which card, which way: each may be left out where there is one possibility."""
        first = self.next()
        if isinstance(first, No) or (isinstance(first, ListOf) and not first.values):
            self.used = 1
            if PASS not in self.question.values:
                raise self.misfit(first)
            return PASS
        if isinstance(first, Yes):
            self.used = 1
        left = [value for value in self.question.values if value != PASS]
        left = self._narrow(left)
        if len(left) == 1 and self.used:
            self._more_of_the_same(left[0])
            return left[0]
        after = self.next()
        if after is not None and len(left) > 1:
            raise self.misfit(after)
        return NOTHING

    def _narrow(self, left: list[Any]) -> list[Any]:
        named = False
        while len(left) > 1 or not self.used:
            answer = self.next()
            if not isinstance(answer, Text):
                break
            fit = [value for value in fitting(self.board, self.question, answer.value) if value in left]
            if not fit:
                break
            named = len(fit) == len(left)  # the card, of which there is one
            left = fit
            self.used += 1
        if len(left) > 1 and named:
            left = [value for value in left if value[2] == 0] or left
        return left

    def _more_of_the_same(self, value: Any) -> None:
        """Which card and which way may be said even where they are forced."""
        for _ in range(2):
            answer = self.next()
            if not isinstance(answer, Text) or value not in fitting(self.board, self.question, answer.value):
                return
            if not self.answers.guesses.fork():
                return
            self.used += 1


def _words(answer: PlainAnswer) -> tuple[str, ...] | None:
    """References, if the answer is one or several."""
    match answer:
        case Text(word):
            return (word,)
        case ListOf(values):
            words = tuple(value.value for value in values if isinstance(value, Text))
            return words if len(words) == len(values) else None
        case Pile(((None, words),)):
            return words
        case _:
            return None


def modes_of(answer: ListOf) -> list[int | str]:
    """Modes as an action writes them."""
    return [value.value for value in answer.values if isinstance(value, (Number, Text))]


__all__ = ["Answers", "Group", "Guesses", "Misfit", "NOTHING", "NO_MORE_MODES", "modes_of", "share_of", "shown"]
