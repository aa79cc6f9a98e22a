"""One list fills the tables: ``rules/checks/registry.py``. Whatever enters something into a table is in it, and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"
RULES = SOURCE / "inset" / "rules"
REGISTRY = RULES / "checks" / "registry.py"
ENTERING = frozenset("append extend insert update setdefault add".split())


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imported(tree: ast.Module) -> dict[str, str]:
    """Each name that a module takes from another, with the whole name of what it is."""
    rows = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return {each.asname or each.name: f"{node.module}.{each.name}" for node in rows for each in node.names}


def run_at_import(tree: ast.Module) -> Iterator[ast.AST]:
    """What is carried out as the module is imported: its statements, and the decorators of its functions."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef):
            for decorator in statement.decorator_list:
                yield from ast.walk(decorator)
        elif not isinstance(statement, ast.ClassDef):
            yield from ast.walk(statement)


def entries(source: str) -> list[str]:
    """The tables of other modules of the rules into which a module enters something as it is imported."""
    tree = ast.parse(source)
    others = {name for name, whole in imported(tree).items() if whole.startswith("inset.rules.")}
    found = []
    for node in run_at_import(tree):
        match node:
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name))]) if name in others:
                found.append(name)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=verb)) if name in others:
                if name.isupper() and verb in ENTERING:
                    found.append(name)
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef):
            for decorator in statement.decorator_list:
                match decorator:
                    case ast.Call(func=ast.Name(id=name)) if name in others:
                        found.append(name)
    return found


def modules() -> dict[str, str]:
    return {name_of(path): path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py"))}


def listed() -> set[str]:
    found = imported(ast.parse(REGISTRY.read_text(encoding="utf-8"))).values()
    return {name for name in found if name.startswith("inset.")}


def test_the_list_holds_every_module_that_fills_a_table_and_no_other() -> None:
    filling = {name for name, source in modules().items() if entries(source)}
    assert len(filling) > 40
    assert filling == listed()


def test_nothing_else_imports_a_module_without_using_it() -> None:
    known = set(modules())
    found = []
    for path in sorted((SOURCE / "inset").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        taken = {name for name, whole in imported(tree).items() if whole in known}
        used = {
            node.value.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        }
        if path != REGISTRY:
            found += [f"{name_of(path)}: {name}" for name in sorted(taken - used)]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "ASK[int] = str",
        "ASK.update({int: str})",
        "for kind in (int, str):\n    ASK[kind] = str",
        "@does(int)\ndef perform() -> None: ...",
    ],
)
def test_an_entry_is_found(line: str) -> None:
    head = "from inset.rules.model.dispatch import ASK\nfrom inset.rules.events.instructions import does\n"
    assert len(entries(head + line)) == 1
    assert entries(head + "def later() -> None:\n    ASK[int] = str") == []
