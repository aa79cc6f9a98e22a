"""Nodes travel as data: each module of the card language that defines some is known to the codec."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

from inset import language
from inset.language import codec
from inset.language.node import Node


def modules() -> list[str]:
    """Those whose nodes may stand on a card: what ``set_up`` has only instructions make, and texts and words define none."""
    found = pkgutil.walk_packages(language.__path__, "inset.language.")
    others = tuple(f"inset.language.{name}" for name in ("set_up", "text", "words"))
    return [made.name for made in found if not made.name.startswith(others)]


def defined_in(name: str) -> list[type[Node]]:
    parts = vars(importlib.import_module(name)).values()
    kinds = [part for part in parts if isinstance(part, type) and issubclass(part, Node)]
    return [kind for kind in kinds if kind.__module__ == name and dataclasses.is_dataclass(kind)]


def test_every_kind_of_node_can_be_read_back() -> None:
    kinds = [kind for name in modules() for kind in defined_in(name)]
    known = set(codec.NODES.values())
    assert len(kinds) > 500
    assert [kind.__qualname__ for kind in kinds if kind not in known] == []
