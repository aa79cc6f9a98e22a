"""Decisions and options as players see them: text made on demand for the questions of ``rules.decision``.

A list of options is a lazy sequence: asking for its length, or whether it contains something, makes no text. Offering
thirty thousand card names, or any number, costs nothing until they are read.
"""

from __future__ import annotations

import warnings
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any, Final, overload

from inset.kernel.errors import IllegalAnswer
from inset.rules.model import decision as rules
from inset.rules.model.answer_codec import NoAnswer, named, plain
from inset.rules.model.answers import Answer, AnyAnswer, Plain
from inset.rules.model.state import State
from inset.rules.model.subjects import Subject
from inset.words import option_words

NOT_LISTED: Final = -1
MANY: Final = 64


class Option:
    """One option: its answer, its text, and the id of the object that it is about (0 if none).

    >>> from inset import Game
    >>> game = Game.from_position({"Ann": {"hand": ["Shock"], "battlefield": ["Mountain"]}, "Bob": {}})
    >>> option = game.options.find("Cast Shock")
    >>> option.kind, option.card == option.id, option.source
    ('cast', True, 0)
    >>> option.answer
    CastSpell(card=1, way=0, cost='', leave=0)
    """

    __slots__ = ("_owner", "_text", "answer", "id")

    def __init__(self, answer: AnyAnswer, owner: Options) -> None:
        self.answer = answer
        self.id = option_words.object_of(answer)
        self._owner = owner
        self._text = ""

    @property
    def kind(self) -> str:
        """What it does, in a word: ``pass``, ``cast``, ``land``, ``activate``, … or ``number``, ``word``, ``yes``, ``no``."""
        answer = self.answer
        if isinstance(answer, Answer):
            return answer.kind
        if isinstance(answer, bool):
            return "yes" if answer else "no"
        return "number" if isinstance(answer, int) else "word"

    @property
    def card(self) -> int:
        """The id of the object that is played, chosen, targeted, attacked or blocked; 0 if there is none."""
        return self.answer.names() if isinstance(self.answer, Answer) else 0

    @property
    def source(self) -> int:
        """The id of the object whose ability or mana is used; 0 if there is none."""
        return self.answer.uses() if isinstance(self.answer, Answer) else 0

    @property
    def value(self) -> Plain:
        """The answer as records write it. Deprecated: ``answer`` has names for its parts."""
        warnings.warn("option.value will be removed in 0.4: use option.answer", DeprecationWarning, stacklevel=2)
        return plain(self.answer)

    @property
    def text(self) -> str:
        if not self._text:
            self._text = self._owner.words_for(self.answer)
        return self._text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>" if not self.id else f"<{self.text} #{self.id}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and type(self.answer) is type(other.answer) and self.answer == other.answer

    def __hash__(self) -> int:
        return hash(self.answer)


class Options(Sequence[Option]):
    """What may be answered, in the order in which the rules list it."""

    __slots__ = ("_made", "_state", "question")

    def __init__(self, question: rules.Question, state: State) -> None:
        self.question = question
        self._state: State | None = state
        self._made: dict[int, Option] | None = None

    @property
    def answers(self) -> Sequence[AnyAnswer]:
        """The bare answers, without words."""
        return self.question.values

    @property
    def exact(self) -> Sequence[AnyAnswer]:
        """The bare answers, with those too that the automation ``merging`` leaves out because they are like an earlier one."""
        return self.question.exact

    @property
    def values(self) -> Sequence[Plain]:
        """The answers as records write them. Deprecated: ``answers`` have names for their parts."""
        warnings.warn("options.values will be removed in 0.4: use options.answers", DeprecationWarning, stacklevel=2)
        return [plain(answer) for answer in self.question.values]

    def __len__(self) -> int:
        return len(self.question.values)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | Sequence[Option]:
        if isinstance(place, slice):
            return [self[i] for i in range(*place.indices(len(self)))]
        at = place if place >= 0 else place + len(self)
        made = self._made
        if made is None:
            made = self._made = {}
        found = made.get(at)
        if found is None:
            if at < 0:
                raise IndexError(place)
            found = made[at] = Option(self.question.values[at], self)
        return found

    def __iter__(self) -> Iterator[Option]:
        for i in range(len(self)):
            yield self[i]

    def __contains__(self, answer: object) -> bool:
        return self.place_of(answer.answer if isinstance(answer, Option) else answer) != NOT_LISTED

    def place_of(self, answer: object) -> int:
        """The index of an answer in the list, or ``NOT_LISTED``; the answer may have the form used in records."""
        return self.place_in(self.question.values, answer)

    def place_in(self, values: Sequence[Any], answer: object) -> int:
        """The same for somebody who has asked for the list already."""
        if isinstance(answer, Answer):  # usually it is an object of the list itself
            for at, one in enumerate(values):
                if one is answer:
                    return at
            return self._index(answer)
        if self.question.kind == rules.WORD and isinstance(answer, str) and len(values) > MANY:
            at = bisect_left(values, answer)  # names are sorted
            if at < len(values) and values[at] == answer:
                return at
        at = self._index(answer)
        if at == NOT_LISTED:
            try:
                at = self._index(named(self.question, answer))
            except NoAnswer:
                return NOT_LISTED
        return at

    def _index(self, answer: object) -> int:
        """Yes is not 1, and a number is not a yes."""
        values = self.question.values
        try:
            at = values.index(answer)
        except (ValueError, TypeError):
            return NOT_LISTED
        return at if type(values[at]) is type(answer) else NOT_LISTED

    def find(self, text: str) -> Option:
        """The option with these words, or the only one that begins with them, or the only one that contains them.

        Of several with the same text the first is taken: they differ in their ids.
        """
        if self.question.kind == rules.WORD:
            at = self.place_of(text)
            if at != NOT_LISTED:
                return self[at]
        wanted = text.casefold()
        words = [option.text.casefold() for option in self]
        for fits in (str.__eq__, str.startswith, str.__contains__):
            places = [i for i, word in enumerate(words) if fits(word, wanted)]
            if places:
                if len({words[i] for i in places}) > 1:
                    several = ", ".join(sorted({self[i].text for i in places})[:6])
                    raise IllegalAnswer(f"{text!r} fits several options: {several}")
                return self[places[0]]
        raise IllegalAnswer(f"{text!r} is not on offer; {self._offered()}")

    def _offered(self) -> str:
        offered = list(dict.fromkeys(option.text for option in self))
        return f"choose from: {', '.join(offered[:8])}{', …' if len(offered) > 8 else ''}"

    def meant_by(self, value: object) -> str:
        """A hint for somebody who gave something that isn't an option's answer."""
        if isinstance(value, str) and any(option.text == value for option in self):
            return f": it is the text of an option; ``options.find({value!r})`` gives the option"
        return f"; {self._offered()}"

    def __repr__(self) -> str:
        shown = ", ".join(repr(option) for option in self[:20])
        return f"[{shown}{', …' if len(self) > 20 else ''}]"

    def words_for(self, answer: AnyAnswer) -> str:
        if self._state is None:
            return "(an option of an earlier decision)"
        return option_words.option(self._state, self.question, answer)

    def close(self) -> None:
        """The game has moved on: text that wasn't read can't be made any more."""
        self._state = None


def no_options(state: State) -> Options:
    """The options when nothing is asked."""
    return Options(rules.Decision(rules.CONFIRM, -1, "", "", ()), state)


class Decision:
    """One question for one player: its kind, its text, the rule behind it, and the options."""

    __slots__ = ("_prompt", "options", "question")

    def __init__(self, question: rules.Question, state: State) -> None:
        self.question = question
        self.options = Options(question, state)
        self._prompt = ""

    @property
    def player(self) -> int:
        """Who decides: a seat, from 0 in turn order."""
        return self.question.player

    @property
    def kind(self) -> str:
        """What kind of question it is: ``priority``, ``target``, ``pay``, ``attack`` and so on."""
        return self.question.kind

    @property
    def rule(self) -> str:
        """The number of the rule that asks it."""
        return self.question.rule

    @property
    def subject(self) -> int:
        """The id of the object that the question is about, such as the creature that may attack; 0 if there is none."""
        return self.question.subject.oid

    @property
    def about(self) -> Subject:
        """What the question is about, in full: one of the records of ``inset.rules.model.subjects``."""
        return self.question.subject

    @property
    def prompt(self) -> str:
        """The question in words."""
        if not self._prompt:
            state = self.options._state
            self._prompt = option_words.prompt(state, self.question) if state is not None else self.question.prompt
        return self._prompt

    def __repr__(self) -> str:
        return f"<{self.kind} for player {self.player}: {self.prompt} ({self.rule})>"
