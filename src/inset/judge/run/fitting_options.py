"""601.2, 608.2d: which options of a question does an answer in a scenario mean?

One function for each kind of decision. If a reference fits several options that differ, it is ambiguous.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.judge.format.errors import quote
from inset.judge.run.references import Board, Wrong, is_ability, source_names
from inset.kernel.errors import UnknownCard
from inset.kernel.mana import parse
from inset.kernel.types import LETTER_COLOR, WORD_COLOR
from inset.language.effects import NAME
from inset.rules.meaning.references import look
from inset.rules.model import decision as kinds, subjects as about
from inset.rules.model.answers import PASS, Play
from inset.rules.model.choices import Next, ref_of
from inset.rules.model.decision import Question
from inset.rules.model.state import Obj, State
from inset.rules.objects import frames
from inset.words import option_words

MOST_LISTED: Final = 12


def way_of(definition: Any, word: str) -> int | None:
    """The way of playing a card that a word of `as` means; None if the card has no such way."""
    wanted = word.casefold()
    if wanted == "normal":
        return 0
    row = frames.TABLE.get(definition.frame)
    if row is not None and wanted == row.word:
        return 1
    if row is not None and row.both and wanted == frames.word_in_use(definition, frames.FUSED):
        return frames.FUSED
    for way, face in enumerate(definition.faces):
        if face.name and face.name.casefold() == wanted:
            return way
    return None


# --- each kind ------------------------------------------------------------------------------------


def by_reference(question: Question) -> dict[int, Any]:
    """The answers that name an object or a player, by what they name."""
    found: dict[int, Any] = {}
    for value in question.values:
        ref = value.object if isinstance(value, Next) else ref_of(value)
        if ref:
            found.setdefault(ref, value)
    return found


def _objects(board: Board, question: Question, word: str) -> list[Any]:
    among = by_reference(question)
    found = board.pick(word, list(among))
    return [] if found is None else [among[found]]


def _player(board: Board, question: Question, word: str) -> list[Any]:
    return [value for value in question.values if board.keys[value.player] == word]


def _word(board: Board, question: Question, word: str) -> list[Any]:
    if word in question.values:
        return [word]
    found = [value for value in question.values if str(value).casefold() == word.casefold()]
    if not found and question.subject == about.WordOf(NAME) and word not in board.known:
        raise UnknownCard(word)
    return found[:1]


def _replacement(board: Board, question: Question, word: str) -> list[Any]:
    """The name of its source; ``B/Name`` if several players have effects of the same name."""
    assert isinstance(question.subject, about.Effects)
    labels = [label.casefold() for label in question.subject.labels]
    wanted = word.casefold()
    if wanted not in labels:
        wanted = wanted.replace("/", "'s ", 1)
    return [value for value in question.values if labels[value.number] == wanted][:1]


def _next(board: Board, question: Question, word: str) -> list[Any]:
    """Which comes next: a trigger by its source's name, or a card."""
    subject = question.subject
    if not isinstance(subject, about.TriggerOrder):
        return _objects(board, question, word)
    return [value for value in question.values if _is_source(board, value.source, word)][:1]


def _is_source(board: Board, oid: int, word: str) -> bool:
    st = board.st
    if oid in st.objs:
        obj = st.objs[oid]
        names = source_names(st, obj) if is_ability(obj) else ()
        return oid in board.find(word) or word in names or word == option_words.name_of(st, oid)
    return oid in st.lki and look(st, oid)[1].name == word


def _mode(board: Board, question: Question, word: str) -> list[Any]:
    subject = question.subject
    if isinstance(subject, about.Casts):
        ways = [value for value in question.values if value != PASS]
        return [way for way in ways if _is_way(board, way, word)] or [
            way for way in ways if board.fits(word, board.st.objs[way.card])
        ]
    if isinstance(subject, (about.Deed, about.Mutation)):
        return [value for value in question.values if value.word == word.casefold()]
    if isinstance(subject, about.ManaKinds):
        wanted = mana_kinds(word)
        return [value for value in question.values if wanted and sorted(subject.ways[value.number]) == wanted][:1]
    return _by_words(board, question, word)


def _by_words(board: Board, question: Question, word: str) -> list[Any]:
    """A mode by a part of its text."""
    wanted = word.casefold()
    texts = {value: option_words.option(board.st, question, value).casefold() for value in question.values}
    exact = [value for value, text in texts.items() if text.rstrip(".") == wanted.rstrip(".")]
    return exact or [value for value, text in texts.items() if wanted in text]


def _is_way(board: Board, play: Play, word: str) -> bool:
    """Does the word name that way of casting? The name of a card, or of a half that stands for the card, may name a way
    too."""
    obj: Obj = board.st.objs[play.card]
    if word.casefold() == obj.definition.name.casefold():
        return False
    return way_of(obj.definition, word) == play.way or word.casefold() == play.cost


def mana_kinds(word: str) -> list[int]:
    """`{R}{G}`, `R` or `red` as kinds of mana."""
    if word.casefold() in WORD_COLOR:
        return [WORD_COLOR[word.casefold()]]
    if word.casefold() == "colorless":
        return [LETTER_COLOR["C"]]
    if word in LETTER_COLOR:
        return [LETTER_COLOR[word]]
    try:
        return sorted(parse(word).pips)
    except ValueError:
        return []


def _none(board: Board, question: Question, word: str) -> list[Any]:
    return []


FITTING: Final[dict[str, Callable[[Board, Question, str], list[Any]]]] = {
    kinds.TARGET: _objects,
    kinds.OBJECT: _objects,
    kinds.ATTACK: _objects,
    kinds.BLOCK: _objects,
    kinds.PLAYER: _player,
    kinds.MODE: _mode,
    kinds.ORDER: _next,
    kinds.WORD: _word,
    kinds.REPLACE: _replacement,
    kinds.NUMBER: _none,
    kinds.CONFIRM: _none,
    kinds.PAY: _none,
    kinds.PRIORITY: _none,
    kinds.MULLIGAN: _none,
}


def fitting(board: Board, question: Question, word: str) -> list[Any]:
    """The options that the word may mean."""
    return FITTING[question.kind](board, question, word)


def could_mean(board: Board, question: Question, word: str) -> list[Any]:
    """The same for a word that may be meant for another question."""
    try:
        return fitting(board, question, word)
    except (Wrong, UnknownCard):
        return []


# --- for people -----------------------------------------------------------------------------------


def question_text(st: State, question: Question) -> str:
    """Who is asked what, with what is on offer."""
    values = question.values
    shown = [option_words.option(st, question, value) for value in values[:MOST_LISTED]]
    if len(values) > MOST_LISTED:
        shown.append(f"… {len(values) - MOST_LISTED} more")
    asked = st.players[question.player].name
    return (
        f"{asked} is asked {quote(option_words.prompt(st, question))} ({question.rule}); on offer: {', '.join(shown)}"
    )


def reference_value(board: Board, word: str) -> int:
    """The one player or object that is meant; it must exist."""
    found = board.find(word)
    if not found:
        board.check(word)
        raise Wrong(f"there is no {quote(word)} now")
    return board.any_of(word, found)
