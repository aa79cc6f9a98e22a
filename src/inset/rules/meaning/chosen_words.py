"""608.2d, 611.2c: an effect that lasts keeps the choice that was made for it, when its source makes another one later."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, TypeVar

from inset.kernel.known import Known
from inset.kernel.types import WORD_COLOR, WORD_TYPE
from inset.language.effects import CARD_TYPE, COLOR, CREATURE_TYPE, NAME, ChooseWord
from inset.language.filters import ChosenName, HasColor, HasName, HasSubtype, HasType, OfChosenColor, OfChosenType
from inset.language.node import Ability, Filter, Node
from inset.language.selections import Granter, This
from inset.rules.meaning.linked_abilities import choice
from inset.rules.meaning.references import look
from inset.rules.model.state import Ctx, State

N = TypeVar("N", bound=Node)
_OWN: Final = (This(), Granter())  # the ability's object, as the ability or what it gives calls it
_ABOUT_CHOICES: Final[Known[tuple[bool]]] = Known()


def as_chosen(st: State, ctx: Ctx, part: N) -> N:
    """A part of an ability with "the chosen color", type or name as it is now: the same object if it speaks of none.

    What makes its own choice, later on, stays as it is, and so does an ability that is given: its object is another one.
    """
    known = _ABOUT_CHOICES.of(part)
    if known is None:
        known = _ABOUT_CHOICES.keep(part, (_speaks(part) and not _chooses(part),))
    made: N = _fixed(st, ctx, part) if known[0] else part
    return made


def _speaks(part: object) -> bool:
    if isinstance(part, tuple):
        return any(_speaks(item) for item in part)
    if isinstance(part, (ChosenName, OfChosenType)) or (isinstance(part, OfChosenColor) and part.of in _OWN):
        return True
    if not isinstance(part, Node) or isinstance(part, Ability):
        return False
    return any(_speaks(getattr(part, name)) for name in part.__dataclass_fields__)


def _chooses(part: object) -> bool:
    if isinstance(part, tuple):
        return any(_chooses(item) for item in part)
    if isinstance(part, ChooseWord):
        return True
    return isinstance(part, Node) and any(_chooses(getattr(part, name)) for name in part.__dataclass_fields__)


# Any: a part of a card's text is a node, a tuple or a plain value, and what comes back is of the same kind.
def _fixed(st: State, ctx: Ctx, part: Any) -> Any:
    if isinstance(part, tuple):
        return tuple([_fixed(st, ctx, item) for item in part])
    if isinstance(part, (ChosenName, OfChosenType, OfChosenColor)):
        return _meant(st, ctx, part)
    if not isinstance(part, Node) or not _speaks(part):
        return part
    return replace(part, **{name: _fixed(st, ctx, getattr(part, name)) for name in part.__dataclass_fields__})


def _meant(st: State, ctx: Ctx, part: ChosenName | OfChosenType | OfChosenColor) -> Filter:
    source = look(st, ctx.source)[0]
    if isinstance(part, ChosenName):
        name = choice(st, source, NAME)
        return part if name is None else HasName(name)
    if isinstance(part, OfChosenColor):
        color = choice(st, source, COLOR) if part.of in _OWN else None
        return part if color is None else HasColor(WORD_COLOR[color])
    subtype, kind = choice(st, source, CREATURE_TYPE), choice(st, source, CARD_TYPE)
    if subtype is not None and kind is None:
        return HasSubtype((subtype,))
    return part if kind is None or subtype is not None else HasType(WORD_TYPE[kind])
