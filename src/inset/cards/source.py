"""A card of the library as its file has it: the lines that make it, for ``inset card --source`` and ``inset words``."""

from __future__ import annotations

import ast
import importlib
import textwrap
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from inset.cards import MODULES


class Written(NamedTuple):
    """``text`` begins with the values that the file names for this card; ``words`` are the names in it."""

    name: str
    file: str
    line: int
    text: str
    words: frozenset[str]


@cache
def written() -> dict[str, Written]:
    """Every card that a file of the library makes, by its own name. Cards that were compiled or added are not here."""
    return {card.name: card for module in MODULES for card in _in_module(module)}


def _in_module(module: str) -> Iterator[Written]:
    file = f"{module.replace('.', '/')}.py"
    source = resources.files("inset.cards").joinpath(file).read_text(encoding="utf-8")
    known = {card.name for card in importlib.import_module(f"inset.cards.{module}").CARDS}
    named: dict[str, str] = {}
    for statement in ast.parse(source).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=word)]):
                named[word] = _lines(source, statement)
            case ast.AnnAssign(target=ast.Name(id="CARDS"), value=ast.Tuple(elts=parts)):
                for part in parts:
                    used = frozenset(inner.id for inner in ast.walk(part) if isinstance(inner, ast.Name))
                    text = "\n".join([*(named[word] for word in named if word in used), _lines(source, part)])
                    for name in _names(part, known):
                        yield Written(name, f"inset/cards/{file}", part.lineno, text, used)


def _names(part: ast.expr, known: set[str]) -> list[str]:
    """The cards that an expression makes: the first that it names, or both of a meld pair. Other faces aren't cards."""
    found = [
        (call.lineno, call.col_offset, call.args[0].value)
        for call in ast.walk(part)
        if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant)
    ]
    names = [name for _, _, name in sorted(found) if isinstance(name, str) and name in known]
    return names if isinstance(part, ast.Starred) else names[:1]


def _lines(source: str, node: ast.expr | ast.stmt) -> str:
    return textwrap.dedent(" " * node.col_offset + (ast.get_source_segment(source, node) or ""))
