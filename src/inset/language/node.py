"""The base of all nodes of the card language: frozen, comparable, identified by name.

A node says *what* a text means and never how it is done: performers, texts and codecs are tables from node
class to function elsewhere. Node fields hold numbers, masks, strings that are names in the rules (a subtype, a
counter), other nodes, or tuples of those.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform


class Node:
    """The base of all nodes. Subclasses are frozen, slotted dataclasses."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]
    _parts: ClassVar[attrgetter[Any]] = attrgetter("__class__")  # of a node: all its fields


class Value(Node):
    """A number that is computed when it is needed."""

    __slots__ = ()


class Players(Node):
    """One or more players, in turn order from the controller's point of view."""

    __slots__ = ()


class Filter(Node):
    """A question about one object, answered yes or no; ``&``, ``|`` and ``~`` make compound ones."""

    __slots__ = ()

    def __and__(self, other: Filter) -> Filter:
        from inset.language.filters import conjunction

        return conjunction(self, other)

    def __or__(self, other: Filter) -> Filter:
        from inset.language.filters import disjunction

        return disjunction(self, other)

    def __invert__(self) -> Filter:
        from inset.language.filters import Not

        return Not(self)


class Selection(Node):
    """Some objects, in a fixed order."""

    __slots__ = ()


class Condition(Node):
    """A question about the game, answered yes or no."""

    __slots__ = ()


class Cost(Node):
    """Something to be paid (118)."""

    __slots__ = ()


class Effect(Node):
    """An instruction (608.2, 609)."""

    __slots__ = ()


class Mod(Node):
    """One part of a continuous effect, applied in one layer (613)."""

    __slots__ = ()


class Pattern(Node):
    """A pattern of events: what triggers an ability (603), or what has happened this turn."""

    __slots__ = ()


class Static(Node):
    """Something that is simply true while its ability functions (604, 611, 613.11)."""

    __slots__ = ()


class Ability(Node):
    """An ability as printed or granted (112, 113)."""

    __slots__ = ()


Amount = int | Value

# Fields of these types hold words that an effect may replace in a text (612.1).
ColorWords = int  # a mask; all five or none: "colored", "all colors", "colorless" aren't color words
Subtypes = tuple[str, ...]
Subtype = str


# --- how they are made ------------------------------------------------------------------------------------------

T = TypeVar("T", bound=Node)


@dataclass_transform(frozen_default=True)
def dataclass(*, frozen: bool, slots: bool) -> Callable[[type[T]], type[T]]:
    """``dataclasses.dataclass`` for nodes. The standard one writes six functions for each class, and with hundreds of
    classes that was half of the time that it takes to import Inset. Here only ``__init__`` is written."""
    assert frozen and slots
    return _made


def _equal(node: Node, other: object) -> Any:
    if node is other:
        return True
    if other.__class__ is not node.__class__:
        return NotImplemented
    parts = node._parts
    return parts(node) == parts(other)


def _hash(node: Node) -> int:
    return hash(node._parts(node))


def _said(node: Node) -> str:
    parts = [f"{field.name}={getattr(node, field.name)!r}" for field in dataclasses.fields(node)]
    return f"{type(node).__qualname__}({', '.join(parts)})"


def _stays(node: Node, name: str, value: object = None) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _again(node: Node) -> tuple[Any, ...]:
    return type(node), tuple(getattr(node, field.name) for field in dataclasses.fields(node))


_METHODS: Final[dict[str, Callable[..., Any]]] = {
    "__eq__": _equal, "__hash__": _hash, "__repr__": _said, "__setattr__": _stays, "__delattr__": _stays,
    "__reduce__": _again,
}  # fmt: skip


# How to get at what nodes hold that may hold nodes in turn; classes whose fields hold none are not here.
INSIDE: Final[dict[type[Any], Callable[[Any], tuple[Any, ...]]]] = {tuple: tuple, list: tuple}
FIELDS_INSIDE: Final[dict[type[Any], list[str]]] = {}
_HOLDS_NONE: Final = frozenset({
    "int", "bool", "str", "int | None", "bool | None", "ColorWords", "ColorWords | None", "Subtype", "Subtypes",
    "tuple[str, ...]", "tuple[int, ...]", "tuple[str, str]", "tuple[tuple[str, int], ...]",
})  # fmt: skip


def _made(cls: type[T]) -> type[T]:
    cls.__doc__ = cls.__doc__ or cls.__name__  # otherwise one would be generated, which takes long
    own = vars(cls).keys()
    for name, method in _METHODS.items():
        if name not in own:
            setattr(cls, name, method)
    made = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    names: dict[str, Any] = {}
    arguments, lines = ["self"], []
    for field in dataclasses.fields(made):
        default = field.default is not dataclasses.MISSING
        arguments.append(f"{field.name}=default_{field.name}" if default else field.name)
        names[f"default_{field.name}"] = field.default
        names[f"set_{field.name}"] = getattr(made, field.name).__set__
        lines.append(f"    set_{field.name}(self, {field.name})")
    if lines:
        exec(f"def __init__({', '.join(arguments)}):\n" + "\n".join(lines), names)  # noqa: S102  the names of fields of our own
        made.__init__ = names["__init__"]  # type: ignore[method-assign]
        made._parts = attrgetter(*(field.name for field in dataclasses.fields(made)))
        inside = [field.name for field in dataclasses.fields(made) if field.type not in _HOLDS_NONE]
        if inside:
            FIELDS_INSIDE[made] = inside
            INSIDE[made] = attrgetter(*inside, *["__class__"] * (len(inside) == 1))  # of two or more it makes a tuple
    return made


def nodes_in(part: object) -> list[Node]:
    """Every node in a card, an ability, or any part of one."""
    found: list[Node] = []
    rest = [part]
    while rest:
        part = rest.pop()
        if isinstance(part, Node):
            found.append(part)
        inside = INSIDE.get(part.__class__)
        if inside is not None:
            rest += inside(part)
    return found
