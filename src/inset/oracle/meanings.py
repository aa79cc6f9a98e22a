"""Meanings: nodes with holes, and the code that fills the holes, or finds what is in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import CodeType
from typing import TYPE_CHECKING, Any, Final

from inset.language.node import Node

if TYPE_CHECKING:
    from inset.oracle.phrase import Pair, Symbol

Parts = tuple[Any, ...]  # what is in the holes, in the order of the words


class _Required:
    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Final = _Required()
Default = Any


class Hole:
    """A place in the words and in the meaning of a phrase; the kernel accepts it wherever a node has a field."""

    __slots__ = ("default", "name", "of")

    def __init__(self, name: str, of: Symbol | Pair, default: Default = REQUIRED) -> None:
        self.name = name
        self.of = of
        self.default = default

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Chain:
    """In a meaning: the tuple of a first and all of the rest (``Cons``)."""

    __slots__ = ("first", "rest")

    def __init__(self, first: Any, rest: Any) -> None:
        self.first = first
        self.rest = rest


def Cons(first: Any, rest: Any) -> Any:
    """In a meaning: the tuple of a first and all of the rest."""
    return Chain(first, rest)


def holes_in(meaning: Any) -> list[Hole]:
    """All of them, in the order of the fields."""
    found: list[Hole] = []
    rest = [meaning]
    while rest:
        part = rest.pop()
        if isinstance(part, tuple):
            rest += [inner for inner in part[::-1] if type(inner) not in _PLAIN]
        elif isinstance(part, Node):
            for name in reversed(part.__dataclass_fields__):
                inner = getattr(part, name)
                if type(inner) not in _PLAIN:
                    rest.append(inner)
        elif isinstance(part, Hole):
            found.append(part)
        elif isinstance(part, Chain):
            rest += (part.rest, part.first)
    return found


_PLAIN: Final = frozenset({int, str, bool})


def without(meaning: Any, values: dict[str, Any]) -> Any:
    """The meaning with some holes filled for good."""
    if isinstance(meaning, Hole):
        return values.get(meaning.name, meaning)
    if isinstance(meaning, Chain):
        return Chain(without(meaning.first, values), without(meaning.rest, values))
    if isinstance(meaning, tuple):
        return tuple(without(part, values) for part in meaning)
    if isinstance(meaning, Node) and holes_in(meaning):
        return type(meaning)(*[without(getattr(meaning, name), values) for name in meaning.__dataclass_fields__])
    return meaning


def builder(meaning: Any, order: Sequence[str]) -> Callable[[Parts], Any]:
    """Code that fills the holes; written out once, because it runs for every phrase of every line."""
    if not holes_in(meaning):
        return lambda parts: meaning
    names: dict[str, Any] = {}
    source = _source(meaning, order, names)
    return eval(_code(f"lambda p: {source}", "eval"), names)  # type: ignore[no-any-return]  # noqa: S307  made of our own grammar


@cache
def _code(source: str, mode: str) -> CodeType:
    """Meanings of the same shape have the same code; only the names in it stand for different things."""
    return compile(source, "<phrase>", mode)


def _source(meaning: Any, order: Sequence[str], names: dict[str, Any]) -> str:
    if isinstance(meaning, Hole):
        return f"p[{order.index(meaning.name)}]"
    if isinstance(meaning, Chain):
        return f"({_source(meaning.first, order, names)}, *{_source(meaning.rest, order, names)})"
    if isinstance(meaning, tuple) and holes_in(meaning):
        return "(" + "".join(f"{_source(part, order, names)}, " for part in meaning) + ")"
    if isinstance(meaning, Node) and holes_in(meaning):
        name = f"c{len(names)}"
        names[name] = type(meaning)
        fields = [_source(getattr(meaning, field), order, names) for field in meaning.__dataclass_fields__]
        return f"{name}({', '.join(fields)})"
    name = f"k{len(names)}"
    names[name] = meaning
    return name


def matcher(meaning: Any, order: Sequence[str]) -> Callable[[Any], Parts | None]:
    """Code that finds what is in the holes of a value, or None; written out for the same reason."""
    if not holes_in(meaning):
        kind = type(meaning)
        return lambda value: () if value is meaning or (type(value) is kind and value == meaning) else None
    names: dict[str, Any] = {}
    lines: list[str] = []
    seen: set[int] = set()
    _match(meaning, "v", order, names, lines, seen)
    holes = "".join(f"p{i}, " for i in range(len(order)))
    source = "\n ".join(("def unbuild(v):", *lines, f"return ({holes})"))
    exec(_code(source, "exec"), names)  # noqa: S102  made of our own grammar
    return names["unbuild"]  # type: ignore[no-any-return]


def _match(
    meaning: Any, value: str, order: Sequence[str], names: dict[str, Any], lines: list[str], seen: set[int]
) -> None:
    """Adds lines that return None unless ``value``, an expression, is the meaning with something in its holes."""
    if isinstance(meaning, Hole):
        place = order.index(meaning.name)
        lines.append(f"if p{place} != {value}: return None" if place in seen else f"p{place} = {value}")
        seen.add(place)
        return
    name = f"x{len(names)}"
    known = f"k{len(names)}"
    names[name] = None  # taken
    if isinstance(meaning, Chain):
        lines += [f"{name} = {value}", f"if type({name}) is not tuple or len({name}) < 2: return None"]
        _match(meaning.first, f"{name}[0]", order, names, lines, seen)
        _match(meaning.rest, f"{name}[1:]", order, names, lines, seen)
    elif isinstance(meaning, tuple) and holes_in(meaning):
        lines += [f"{name} = {value}", f"if type({name}) is not tuple or len({name}) != {len(meaning)}: return None"]
        for i, part in enumerate(meaning):
            _match(part, f"{name}[{i}]", order, names, lines, seen)
    elif isinstance(meaning, Node) and holes_in(meaning):
        names[known] = type(meaning)
        lines += [f"{name} = {value}", f"if type({name}) is not {known}: return None"]
        fields = sorted(meaning.__dataclass_fields__, key=lambda field: bool(holes_in(getattr(meaning, field))))
        for field in fields:  # fixed parts first
            _match(getattr(meaning, field), f"{name}.{field}", order, names, lines, seen)
    else:
        names[known] = meaning
        same = f"type({name}) is type({known}) and {name} == {known}"
        lines += [f"{name} = {value}", f"if {name} is not {known} and not ({same}): return None"]
