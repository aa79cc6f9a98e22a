"""Questions about whole trees of nodes, and trees with something changed in them.

The compiler asks such questions of every part of every card, so they look only at fields that may hold nodes (``INSIDE``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from inset.language.node import INSIDE, Node

T = TypeVar("T", bound=Node)
Kind = type[Any] | tuple[type[Any], ...]


class _Looks(dict[type[Any], tuple[bool, Callable[[Any], tuple[Any, ...]] | None]]):
    """Of each class: is it of the kind that is looked for, and how to get at what may hold nodes in it."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def __missing__(self, of: type[Any]) -> tuple[bool, Callable[[Any], tuple[Any, ...]] | None]:
        made = self[of] = issubclass(of, self.kind), INSIDE.get(of)
        return made


class _Kinds(dict[Kind, _Looks]):
    def __missing__(self, kind: Kind) -> _Looks:
        made = self[kind] = _Looks(kind)
        return made


_LOOKS: Final = _Kinds()


def found_in(part: object, kind: Kind) -> list[Any]:
    """All nodes of a kind, or of some kinds, in a tree, the outer before the inner and those on the left first."""
    found: list[Any] = []
    looks = _LOOKS[kind]
    rest = [part]
    while rest:
        part = rest.pop()
        fits, inside = looks[part.__class__]
        if fits:
            found.append(part)
        if inside is not None:
            rest += inside(part)[::-1]
    return found


def kinds_in(part: object) -> set[type[Any]]:
    """The classes of all nodes in a tree: for many questions at once."""
    kinds: set[type[Any]] = set()
    rest = [part]
    while rest:
        part = rest.pop()
        kinds.add(part.__class__)
        inside = INSIDE.get(part.__class__)
        if inside is not None:
            rest += inside(part)
    return kinds


def holds(part: object, kind: Kind) -> bool:
    """Is there a node of this kind, or of one of these, anywhere in a tree?"""
    looks = _LOOKS[kind]
    rest = [part]
    while rest:
        part = rest.pop()
        fits, inside = looks[part.__class__]
        if fits:
            return True
        if inside is not None:
            rest += inside(part)
    return False


def mentions(part: object, what: Node) -> bool:
    """Is there a node equal to this one anywhere in a tree?"""
    looks = _LOOKS[what.__class__]
    rest = [part]
    while rest:
        part = rest.pop()
        fits, inside = looks[part.__class__]
        if fits and part == what:
            return True
        if inside is not None:
            rest += inside(part)
    return False


def replaced(part: Any, old: Node, new: Any) -> Any:
    """A tree with one node in the place of another; the same tree if it has no such node."""
    if not mentions(part, old):
        return part
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple([replaced(one, old, new) for one in part])
    return changed(part, {name: replaced(getattr(part, name), old, new) for name in part.__dataclass_fields__})


def changed(node: T, new: dict[str, Any]) -> T:
    """``dataclasses.replace``, which looks at each field in the interpreter."""
    fields = node.__dataclass_fields__
    return type(node)(*[new[name] if name in new else getattr(node, name) for name in fields])
