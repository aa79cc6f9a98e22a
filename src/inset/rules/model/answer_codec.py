"""116, 117.1, 601.2, 605.3: answers as records write them, and back.

They are written as a number, a string, yes, no, or a tuple that begins with a word. Version 1 of records writes picks as
bare numbers, so the question that was answered decides what a number names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.rules.model import decision as kinds
from inset.rules.model.answers import (
    BY_ABILITY,
    PASS,
    PLAN,
    SEVERAL,
    WRITTEN,
    Activate,
    Answer,
    CastSpell,
    FetchCompanion,
    Foretell,
    KeepMana,
    PayLifeForMana,
    Plain,
    PlayLand,
    Plot,
    SpecialAction,
    Suspend,
    TurnFaceUp,
    Unlock,
    UseManaSource,
)
from inset.rules.model.characteristics import is_player, player_of
from inset.rules.model.choices import DONE, DONT_ATTACK, DONT_BLOCK, Attack, Block, Choose, ChoosePlayer, Target
from inset.rules.model.decision import Question


def plain(answer: object) -> Plain:
    """An answer as records write it: a number, a string, yes, no, or a tuple that begins with a word. Anything already
    in that form, and the contents of tuples, stay unchanged."""
    if isinstance(answer, Answer):
        return answer.plain()
    if answer is None or isinstance(answer, (int, str, tuple)):
        return answer
    raise TypeError(f"{type(answer).__name__} can't be part of an answer")


class NoAnswer(ValueError):
    """The written value doesn't answer this kind of question."""


NOT_ONE: Final = "that is not an answer to this question"


# Any: the answer has the type of the question, whichever question it is.
def named(question: Question, value: object) -> Any:
    """The answer to this question with that written form. ``NoAnswer`` if there is none."""
    if not isinstance(value, tuple):
        return _pick(question, value) if question.kind in _PICKS else value
    read = _READ.get(value[0]) if value and isinstance(value[0], str) else None
    if read is None:
        raise NoAnswer(NOT_ONE)
    return read(value)


_PICKS: Final = (
    kinds.TARGET, kinds.OBJECT, kinds.ATTACK, kinds.BLOCK, kinds.PLAYER, kinds.MODE, kinds.ORDER, kinds.REPLACE,
)  # fmt: skip


def _pick(question: Question, value: object) -> Answer:
    """The pick that is written as this number: where that may be several things, the one that is on offer."""
    if type(value) is not int:
        raise NoAnswer(NOT_ONE)
    kind = question.kind
    if kind == kinds.PLAYER:
        return ChoosePlayer(value)
    if kind in (kinds.MODE, kinds.ORDER, kinds.REPLACE):
        for answer in question.values:
            if plain(answer) == value:
                found: Answer = answer
                return found
        raise NoAnswer(NOT_ONE)
    object, player = (0, player_of(value)) if is_player(value) else (value, None)
    if kind == kinds.ATTACK:
        return Attack(object, player) if value else DONT_ATTACK
    if kind == kinds.BLOCK:
        return Block(object, player) if value else DONT_BLOCK
    if not value:
        return DONE
    return Target(object, player) if kind == kinds.TARGET else Choose(object, player)


# Any: the parts have the types that were asked for, which are checked as they are read.
def _read(value: tuple[object, ...], *types: type) -> list[Any]:
    """The parts after the word, of these types."""
    parts = list(value[1:])
    if len(parts) != len(types) or any(type(part) is not kind for part, kind in zip(parts, types, strict=True)):
        raise NoAnswer(NOT_ONE)
    return parts


def _pass(value: tuple[object, ...]) -> Answer:
    _read(value)
    return PASS


def _plan(value: tuple[object, ...]) -> Answer:
    _read(value)
    return PLAN


def _keep(value: tuple[object, ...]) -> Answer:
    (place,) = _read(value, int)
    return KeepMana(place)


def _land(value: tuple[object, ...]) -> Answer:
    card, way, cost, leave = _read(value, int, int, str, int)
    return PlayLand(card, way, cost, leave)


def _cast(value: tuple[object, ...]) -> Answer:
    card, way, cost, leave = _read(value, int, int, str, int)
    return CastSpell(card, way, cost, leave)


def _activate(value: tuple[object, ...]) -> Answer:
    source, ability = _read(value, int, int)
    return Activate(source, ability)


WITH_A_CARD: Final[dict[str, Callable[[int], SpecialAction]]] = {
    "foretell": Foretell,
    "plot": Plot,
    "suspend": Suspend,
    "companion": FetchCompanion,
}


def _special(value: tuple[object, ...]) -> Answer:
    word = value[1] if len(value) > 1 else None
    if word == TurnFaceUp.kind:
        _, card, by = _read(value, str, int, str)
        return TurnFaceUp(card, by)
    if word == Unlock.kind:
        _, card, half = _read(value, str, int, int)
        return Unlock(card, half)
    _, card = _read(value, str, int)
    if word == PayLifeForMana.kind and card == 0:
        return PayLifeForMana()
    make = WITH_A_CARD.get(str(word))
    if make is None:
        raise NoAnswer(NOT_ONE)
    return make(card)


def _source(value: tuple[object, ...]) -> Answer:
    source, place, mana = _read(value, int, int, tuple)
    if any(type(kind) is not int for kind in mana):
        raise NoAnswer(NOT_ONE)
    how = BY_ABILITY if value[0] == WRITTEN else str(value[0])
    pick, ability = divmod(place, SEVERAL) if place >= 0 else (0, place)
    return UseManaSource(how, source, ability, pick, mana)


_READ: Final[dict[str, Callable[[tuple[object, ...]], Answer]]] = {
    "pass": _pass,
    "land": _land,
    "cast": _cast,
    "activate": _activate,
    "special": _special,
    "plan": _plan,
    "keep": _keep,
    WRITTEN: _source,
    "convoke": _source,
    "improvise": _source,
    "delve": _source,
    "life": _source,
    "waterbend": _source,
}
