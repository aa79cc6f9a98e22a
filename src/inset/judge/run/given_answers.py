"""`choices`: the answers of a scenario, given in order to the questions that come up.

A question with one possible answer needs none, but may be given one, and one question of the engine can take two
answers (whether, and which). If that leaves two readings, `Guesses` notes the fork, and the runner tries the other
reading if the first one leads to a question without an answer or an answer without a question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from inset.judge.format.scenario import (
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
from inset.judge.run.answer_series import (
    NOTHING,
    Group,
    InOrder,
    Misfit,
    ModeList,
    Piles,
    Shares,
    Standing,
    misfit,
    of_piles,
    series_key,
)
from inset.judge.run.fitting_options import could_mean, fitting, question_text
from inset.judge.run.object_facts import said
from inset.judge.run.references import Board
from inset.rules.model import decision as kinds, subjects as about
from inset.rules.model.answers import PASS
from inset.rules.model.choices import DONE, Mode
from inset.rules.model.decision import Question

COUNTED: Final = (
    about.ModeOf,
    about.OptionOf,
    about.Villainy,
    about.OneCost,
)  # questions whose options may be named by their number


# A search for *all* cards finds them all if no answer says otherwise, though a player needn't (701.23b).
FINDS_ALL: Final = "701.23b"


class Guesses:
    """Forks in the reading of a scenario: each is False unless the runner has tried that already."""

    def __init__(self, said_before: tuple[bool, ...] = ()) -> None:
        self._said = said_before
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
        case Order(words):
            return f"{{order: {said(words)}}}"
        case Divide(shares):
            return f"{{divide: {said(dict(shares))}}}"
        case Pile(piles):
            bare = piles[0][1] if piles and piles[0][0] is None else {str(name): words for name, words in piles}
            return f"{{pile: {said(bare)}}}"
        case IfAsked(inner):
            return f"{{if_asked: {shown(inner)}}}"


class Answers:
    """The answers that have been given and not yet used."""

    def __init__(self, guesses: Guesses) -> None:
        self.guesses = guesses
        self.queue: list[Answer] = []
        self.standing: list[Standing] = []
        self.optional: list[Standing] = []  # those of `if_asked`

    def add(self, answers: Iterable[Answer]) -> None:
        self.queue.extend(answers)

    def left(self) -> list[Answer]:
        """Those that must be used and were not."""
        return [answer for answer in self.queue if not isinstance(answer.value, IfAsked)]

    def end_step(self) -> None:
        """Answers that may go unused expire with their step."""
        self.queue = self.left()

    def value(self, board: Board, question: Question) -> Any:
        """The option that the scenario chooses; `NOTHING` if it says nothing."""
        value = self._from_standing(board, question)
        if value is not NOTHING:
            return value
        mine = self._mine(board, question)
        if len(question.values) == 1 and not (mine and _divides(question, mine[0].value)):
            self._forced(board, question, mine)
            return question.values[0]
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
                if isinstance(mine[0].value, IfAsked):
                    self.optional += self.standing[-1:]
                for answer in mine[: turn.used]:
                    self.queue.remove(answer)
            return value
        return question.values[0] if question.rule == FINDS_ALL else NOTHING

    def close(self) -> None:
        """Ends the current series: if it is cut short, it has said too much."""
        ended, self.standing = self.standing, []
        for standing in ended:
            self._end(standing)

    def _end(self, standing: Standing) -> None:
        if standing.left() and standing not in self.optional:
            raise Misfit(f"the answer {standing.left()} was never used")

    def _from_standing(self, board: Board, question: Question) -> Any:
        for standing in list(self.standing):
            if standing.continues(board, question):
                value = standing.next(board, question)
                if isinstance(standing, Group):
                    standing.key = series_key(board, question)
                if value is not NOTHING:
                    return value
            if not standing.lasts:
                self.standing.remove(standing)
                self._end(standing)
        return NOTHING

    def begin(self, standing: Standing, board: Board, question: Question) -> Any:
        """The first pick of a series."""
        value = standing.next(board, question)
        unfit = value == DONE and isinstance(standing, Group) and standing.words
        if value is NOTHING or value not in question.values or unfit:
            raise misfit(board, question, standing.left() or "[]")
        self.standing.append(standing)
        return value

    def _mine(self, board: Board, question: Question) -> list[Answer]:
        key = board.keys[question.player]
        return [answer for answer in self.queue if answer.by in (None, key)]

    def _forced(self, board: Board, question: Question, mine: list[Answer]) -> None:
        """A question with one possible answer may be given it, or a list of all that a search finds may begin with it."""
        if not mine:
            return
        words = references(mine[0].value) if question.rule == FINDS_ALL and isinstance(mine[0].value, ListOf) else None
        if words and any(could_mean(board, question, word) for word in words):
            if self.guesses.fork():
                self.begin(Group(words, series_key(board, question)), board, question)
                self.queue.remove(mine[0])
        elif _is_said(board, question, mine[0].value) and self.guesses.fork():
            self.queue.remove(mine[0])


def _divides(question: Question, value: AnswerValue) -> bool:
    """A division is stated as a whole, even if some of its shares are forced."""
    return question.kind == kinds.NUMBER and isinstance(value, Divide)


def _is_said(board: Board, question: Question, value: AnswerValue) -> bool:
    """Does this answer mean the only option of a question?"""
    plain = value.value if isinstance(value, IfAsked) else value
    only = question.values[0]
    match plain:
        case Text(word) | ListOf((Text(word),)):
            return could_mean(board, question, word) == [only]
        case Number(number):
            counted = isinstance(question.subject, COUNTED)
            return bool(only == Mode(number - 1)) if counted else question.kind == kinds.NUMBER and bool(only == number)
        case Yes():
            return isinstance(question.subject, about.Casts) and only != PASS
        case _:
            return False


class _Turn:
    """One question and the answers that its player has ready: how many of them it uses, and for what."""

    def __init__(self, answers: Answers, board: Board, question: Question, mine: list[Answer]) -> None:
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
        return misfit(self.board, self.question, shown(answer))

    def answer(self) -> Any:
        kind = self.question.kind
        if isinstance(self.question.subject, about.Casts):
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

    def _one(self, answer: PlainAnswer) -> Any:
        """A single answer."""
        question, board = self.question, self.board
        match answer:
            case Yes() | No() if question.kind == kinds.CONFIRM:
                return isinstance(answer, Yes)
            case Number(number):
                return self._number(number)
            case Text(word):
                return self._word(word)
            case Order(words) if question.kind == kinds.ORDER:
                return self.answers.begin(InOrder(words, board, question), board, question)
            case Pile(piles) if of_piles(question):
                return self.answers.begin(Piles(piles), board, question)
            case Divide(shares) if question.kind == kinds.NUMBER:
                return self.answers.begin(Shares(shares), board, question)
            case ListOf(values) if isinstance(question.subject, about.ModeOf):
                return self._modes([value.value for value in values if isinstance(value, (Number, Text))])
            case ListOf((one,)):
                return self._one(one)
            case _:
                return NOTHING

    def _word(self, word: str) -> Any:
        if isinstance(self.question.subject, about.ModeOf):
            return self._modes([word])
        found = fitting(self.board, self.question, word)
        if len(found) > 1:
            raise Misfit(f"the answer {word} fits several: {question_text(self.board.st, self.question)}")
        return found[0] if found else NOTHING

    def _number(self, number: int) -> Any:
        question = self.question
        if question.kind == kinds.NUMBER:
            return number if number in question.values else NOTHING
        if isinstance(question.subject, about.ModeOf):
            return self._modes([number])
        if isinstance(question.subject, COUNTED):
            return Mode(number - 1) if Mode(number - 1) in question.values else NOTHING
        return NOTHING

    def _modes(self, words: list[int | str]) -> Any:
        return self.answers.begin(ModeList(words, self.question.subject.oid), self.board, self.question)

    # --- objects ----------------------------------------------------------------------------------

    def _objects(self) -> Any:
        """Whether, and which: `yes`, a reference, a list of references, `[]` or `no`."""
        first = self.next()
        assert first is not None
        self.used = 1
        optional = DONE in self.question.values
        if isinstance(first, No) and optional:
            return DONE
        if not (isinstance(first, Yes) and optional):
            return self._which(first)
        rest = [value for value in self.question.values if value != DONE]
        second = self.next()
        if len(rest) == 1:
            if second is not None and self._means(second, rest[0]):
                self.used += int(self.answers.guesses.fork())
            return rest[0]
        if second is None:
            return NOTHING
        self.used = 2
        return self._which(second)

    def _means(self, answer: PlainAnswer, only: Any) -> bool:
        words = references(answer)
        return words is not None and len(words) == 1 and could_mean(self.board, self.question, words[0]) == [only]

    def _which(self, answer: PlainAnswer) -> Any:
        words = references(answer)
        if words is None or (not words and DONE not in self.question.values):
            raise self.misfit(answer)
        group = Group([*words, *self._others_of_the_set()], series_key(self.board, self.question))
        return self.answers.begin(group, self.board, self.question)

    def _others_of_the_set(self) -> list[str]:
        """The members of a set may be named one by one; the rules want them in the order of their list."""
        found: list[str] = []
        while (answer := self.next()) is not None:
            words = references(answer)
            if not words or not all(could_mean(self.board, self.question, word) for word in words):
                break
            if not self.answers.guesses.fork():
                break
            found += words
            self.used += 1
        return found

    # --- casting during a resolution --------------------------------------------------------------

    def _cast(self) -> Any:
        """Whether, which card, which way: each may be left out if there is only one possibility."""
        first = self.next()
        if isinstance(first, No) or (isinstance(first, ListOf) and not first.values):
            self.used = 1
            if PASS not in self.question.values:
                raise self.misfit(first)
            return PASS
        if isinstance(first, Yes):
            self.used = 1
        left = self._narrow([value for value in self.question.values if value != PASS])
        if len(left) == 1 and self.used:
            self._more_of_the_same(left[0])
            return left[0]
        after = self.next()
        if after is not None:
            raise self.misfit(after)
        return NOTHING

    def _narrow(self, left: list[Any]) -> list[Any]:
        """What is left after the answers that say which card and which way."""
        named = False
        while len(left) > 1 or not self.used:
            answer = self.next()
            if not isinstance(answer, Text):
                break
            fit = [value for value in fitting(self.board, self.question, answer.value) if value in left]
            if not fit:
                break
            named = len(fit) == len(left)  # the only card
            left = fit
            self.used += 1
        if len(left) > 1 and named:
            left = [value for value in left if value.way == 0] or left
        return left

    def _more_of_the_same(self, value: Any) -> None:
        """Which card and which way may be stated even if they are forced."""
        for _ in range(2):
            answer = self.next()
            if not isinstance(answer, Text):
                return
            if value not in could_mean(self.board, self.question, answer.value):
                return
            if not self.answers.guesses.fork():
                return
            self.used += 1


def references(answer: PlainAnswer) -> tuple[str, ...] | None:
    """References, if the answer is one or several of them."""
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
