"""201.5a: an ability that an effect gives may call by its name the object whose ability gives it: that very object is meant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from inset.kernel.known import Known
from inset.language.node import Ability, Node
from inset.language.selections import Granter
from inset.language.set_up import TheObject
from inset.rules.model.state import State

MOST: Final = 4_000
_SPEAKS: Final[Known[tuple[bool]]] = Known()
_GIVEN: Final[dict[tuple[int, int], tuple[Ability, Ability]]] = {}  # the ability is stored, so that its id isn't reused


def given(st: State, ability: Ability, source: int) -> Ability:
    """The ability as the source gives it: the same object unless it refers to the source."""
    speaks = _SPEAKS.of(ability)
    if speaks is None:
        speaks = _SPEAKS.keep(ability, (_speaks(ability),))
    if not speaks[0]:
        return ability
    found = _GIVEN.get((id(ability), source))
    if found is None or found[0] is not ability:
        if len(_GIVEN) > MOST:
            _GIVEN.clear()
        made = _meaning(ability, TheObject(source, _name(st, source)))
        assert isinstance(made, Ability)
        found = _GIVEN[id(ability), source] = (ability, made)
    return found[1]


def _name(st: State, source: int) -> str:
    """Its printed name; a source that is long gone has lost its name."""
    if source in st.objs:
        return st.objs[source].definition.name
    return st.lki[source][0].definition.name if source in st.lki else "that object"


def _speaks(part: object) -> bool:
    if isinstance(part, Granter):
        return True
    if isinstance(part, tuple):
        return any(_speaks(item) for item in part)
    return isinstance(part, Node) and any(_speaks(getattr(part, name)) for name in part.__dataclass_fields__)


# Any: a part of a card's text is a node, a tuple or a plain value, and what comes back is of the same type.
def _meaning(part: Any, meant: TheObject) -> Any:
    if isinstance(part, Granter):
        return meant
    if isinstance(part, tuple):
        return tuple(_meaning(item, meant) for item in part)
    if not isinstance(part, Node) or not _speaks(part):
        return part
    return replace(part, **{name: _meaning(getattr(part, name), meant) for name in part.__dataclass_fields__})
