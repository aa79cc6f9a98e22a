"""ADR 0016: tables from a class of node to a function hold functions of that class, which the type of a dictionary can't say."""

from __future__ import annotations

import inspect
import pkgutil
import types
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, get_args, get_type_hints

import pytest

import inset.rules
from inset.kernel.build import COMPILED
from inset.language import effects, statics
from inset.language.node import Node
from inset.rules.checks import registry

assert registry.FILLED


def tables() -> Iterator[tuple[str, dict[type, object]]]:
    """Every dictionary of the rules whose keys are classes of nodes."""
    seen: set[int] = set()
    for found in pkgutil.walk_packages(inset.rules.__path__, "inset.rules."):
        for name, value in vars(import_module(found.name)).items():
            if isinstance(value, dict) and value and id(value) not in seen and all(_is_node(key) for key in value):
                seen.add(id(value))
                yield f"{found.name}.{name}", value


def _is_node(key: object) -> bool:
    return isinstance(key, type) and issubclass(key, Node)


def wrong(kind: type, function: Callable[..., Any]) -> bool:
    """Does the function take a node, and none of this class?"""
    hints = get_type_hints(function)
    for parameter in inspect.signature(function).parameters.values():
        hint = hints.get(parameter.name)
        classes = get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
        asked = [one for one in classes if _is_node(one)]
        if asked:
            return not any(issubclass(kind, one) for one in asked)
    return False


def functions(value: object) -> list[Callable[..., Any]]:
    parts = value if isinstance(value, tuple) else (value,)
    return [part for part in parts if isinstance(part, types.FunctionType)]


@pytest.mark.skipif(COMPILED, reason="compiled functions have no annotations")
def test_functions_in_tables_take_the_class_that_they_stand_for() -> None:
    found = dict(tables())
    assert len(found) > 10 and sum(len(table) for table in found.values()) > 400
    assert not [
        f"{name}: {kind.__name__}"
        for name, table in found.items()
        for kind, value in table.items()
        if any(wrong(kind, function) for function in functions(value))
    ]


def test_a_function_of_another_class_is_found() -> None:
    def draws(node: effects.Draw) -> None: ...

    def either(node: effects.Draw | statics.Restrict) -> None: ...

    assert wrong(statics.Restrict, draws) and not wrong(effects.Draw, draws) and not wrong(statics.Restrict, either)
