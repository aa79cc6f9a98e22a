"""The atoms are the only writers (docs/adr/0001-records-replaced-not-mutated.md): nothing else in the rules changes a state."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "inset" / "rules"
CHANGING = frozenset("append extend insert remove pop popitem clear update setdefault sort reverse add discard".split())
KEPT = "caches"  # results, which the code that computes them may keep


def written(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                for target in targets:
                    yield from target.elts if isinstance(target, ast.Tuple) else [target]
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield target
            case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in CHANGING:
                yield value


def field_of_a_state(part: ast.expr) -> str:
    """ "players" of ``st.players[0].life``; nothing if it is not part of a state."""
    while isinstance(part, ast.Attribute | ast.Subscript):
        inner = part.value
        if isinstance(part, ast.Attribute) and (
            (isinstance(inner, ast.Name) and inner.id == "st")
            or (isinstance(inner, ast.Attribute) and inner.attr == "st")
        ):
            return part.attr
        part = inner
    return ""


def bypasses(source: str, name: str) -> list[str]:
    found = []
    for part in written(ast.parse(source)):
        field = field_of_a_state(part)
        if field and field != KEPT:
            found.append(f"{name}:{part.lineno}: {ast.unparse(part)}")
    return found


def test_nothing_but_the_atoms_writes() -> None:
    files = [p for p in sorted(RULES.rglob("*.py")) if p.parent.name != "atoms" and p != RULES / "model" / "state.py"]
    assert [line for path in files for line in bypasses(path.read_text(encoding="utf-8"), path.name)] == []


@pytest.mark.parametrize(
    "line",
    [
        "st.turn = 3",
        "st.players[0].life -= 1",
        "st.events.append(e)",
        "self.st.stack = ()",
        "a, st.rng = 1, 2",
        "del st.lki[3]",
        "st.objs[spell.id] = spell",
    ],
)
def test_a_bypass_is_found(line: str) -> None:
    assert len(bypasses(line, "somewhere.py")) == 1


@pytest.mark.parametrize(
    "line", ["st.caches.looks[1] = 3", "obj.tapped = True", "found = st.turn", "st.caches.chars.pop(1)"]
)
def test_what_is_worked_out_may_be_kept(line: str) -> None:
    assert bypasses(line, "somewhere.py") == []
