"""What every node of the card language is: frozen, comparable, named, and known to the codec by its name.

A node says *what* a text means and never how it is done: performers, texts and codecs are tables from node
class to function elsewhere. Node fields hold numbers, masks, strings that are names in the rules (a subtype, a
counter), other nodes, or tuples of those.
"""

from __future__ import annotations

from typing import Any, ClassVar

NODES: dict[str, type[Node]] = {}


class Node:
    """The base of all nodes. Subclasses are frozen, slotted dataclasses."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        NODES[cls.__name__] = cls


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
        from inset.language.filters import both

        return both(self, other)

    def __or__(self, other: Filter) -> Filter:
        from inset.language.filters import either

        return either(self, other)

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
