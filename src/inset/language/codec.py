"""Nodes to plain data and back, so that cards travel as JSON.

A node is ``{"": "ClassName", field: value, …}`` with the fields that differ from their defaults; a mana cost is
``{"mana": "{1}{R}"}``; tuples are lists. Reading checks names, fields and depth: the text may come from anywhere.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel.errors import InsetError
from inset.kernel.mana import ManaCost, parse
from inset.language import (
    abilities,
    activating,
    card,
    conditions,
    costs,
    crewing,
    declaring,
    effects,
    entering,
    evasion,
    filters,
    mods,
    patterns,
    replacing,
    selections,
    statics,
    triggering,
    values,
)
from inset.language.node import Node

MODULES = (
    abilities,
    card,
    conditions,
    costs,
    activating,
    crewing,
    entering,
    declaring,
    evasion,
    effects,
    filters,
    mods,
    patterns,
    replacing,
    selections,
    statics,
    triggering,
    values,
)
MAX_DEPTH = 100


class BadNode(InsetError):
    """Data that is not a node of the card language."""


def to_data(value: object) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, ManaCost):
        return {"mana": str(value)}
    if isinstance(value, tuple):
        return [to_data(v) for v in value]
    if isinstance(value, Node):
        data: dict[str, Any] = {"": _name_of(value)}
        for field in dataclasses.fields(value):
            part = getattr(value, field.name)
            if field.default is dataclasses.MISSING or part != field.default:
                data[field.name] = to_data(part)
        return data
    raise TypeError(f"{value!r} is not part of a node")


def from_data(data: Any, depth: int = 0) -> Any:
    if depth > MAX_DEPTH:
        raise BadNode("the data is nested too deeply")
    if data is None or isinstance(data, (bool, int, str)):
        return data
    if isinstance(data, list):
        return tuple(from_data(v, depth + 1) for v in data)
    if isinstance(data, dict):
        if set(data) == {"mana"} and isinstance(data["mana"], str):
            try:
                return parse(data["mana"])
            except ValueError as error:
                raise BadNode(str(error)) from error
        return _node_from(data, depth)
    raise BadNode(f"{data!r} is not part of a node")


def _node_from(data: dict[str, Any], depth: int) -> Node:
    name = data.get("")
    cls = NODES.get(name) if isinstance(name, str) else None
    if cls is None:
        raise BadNode(f"{name!r} is not a kind of node")
    known = {field.name for field in dataclasses.fields(cls)}
    unknown = [key for key in data if key and key not in known]
    if unknown:
        raise BadNode(f"{name} has no field {unknown[0]!r}")
    try:
        return cls(**{key: from_data(part, depth + 1) for key, part in data.items() if key})
    except TypeError as error:
        raise BadNode(f"{name}: {error}") from error


def _name_of(node: Node) -> str:
    """Two modules may use a word alike (``costs.DiscardHand``, ``effects.DiscardHand``): then the module decides."""
    cls = type(node)
    name = cls.__name__
    return name if NODES.get(name) is cls else f"{cls.__module__.split('.')[2]}.{name}"


def _index() -> dict[str, type[Node]]:
    found: dict[str, type[Node]] = {}
    for module in MODULES:
        short = module.__name__.rpartition(".")[2]
        for name, cls in vars(module).items():
            if isinstance(cls, type) and issubclass(cls, Node) and cls.__module__.startswith(module.__name__):
                found[f"{short}.{name}"] = cls
                found.setdefault(name, cls)
    return found


NODES: Final = _index()  # by their names
