"""Nothing outside the rules takes an answer apart by place, or writes one as a tuple: answers have named fields."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import inset

ROOT = Path(inset.__file__).parent
ROOMS = ("agents", "apps", "judge", "position", "sim", "words")
# how variables and attributes are called that hold an answer, or what a question is about
ANSWERS = {"value", "answer", "pick", "subject", "about", "action", "move"}
TAGS = {"pass", "cast", "land", "activate", "special", "plan", "source"}  # how records begin an answer


def test_no_answer_is_taken_apart_by_place() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for room in ROOMS
        for path in sorted((ROOT / room).rglob("*.py"))
        for line in taken_apart(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"an answer has named fields (inset.answers): {found}"


@pytest.mark.parametrize(
    "source",
    ["oid = value[1]", "oid = option.answer[1]", "word, oid = answer", "_, oid, *rest = option.value", "value[:2]",
     'game.choose(("cast", 5, 0, "", 0))', 'x = ("pass",)', "divmod(use.ability, 100)", "use.ability % 100"],
)  # fmt: skip
def test_what_takes_an_answer_apart_is_found(source: str) -> None:
    assert list(taken_apart(source)) == [1]


def test_what_does_not_is_not_found() -> None:
    fine = (
        'oid = answer.card; first = values[0]; a, b = pair; x = ("cast", card); n = answer.mana[0]; t = "pass", "Pass"'
    )
    assert list(taken_apart(fine)) == []


def taken_apart(source: str) -> Iterator[int]:
    """The lines on which an answer is read by place, or written as a tuple."""
    for node in ast.walk(ast.parse(source)):
        if _reads(node) or _unpacks(node) or _writes(node) or _unpacks_a_number(node):
            yield node.lineno  # type: ignore[attr-defined]


def _is_answer(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ANSWERS


def _reads(node: ast.AST) -> bool:
    """``answer[1]``, ``answer[:2]``; a long slice is one of a text."""
    if not isinstance(node, ast.Subscript) or not _is_answer(node.value):
        return False
    place = node.slice.upper if isinstance(node.slice, ast.Slice) else node.slice
    return isinstance(place, ast.Constant) and isinstance(place.value, int) and place.value < 10


def _unpacks(node: ast.AST) -> bool:
    """``word, oid = answer``."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and _is_answer(node.value)


def _writes(node: ast.AST) -> bool:
    """``("cast", 5, 0, "", 0)``, ``("pass",)``: a word of records, and then numbers or nothing."""
    if not isinstance(node, ast.Tuple) or not node.elts:
        return False
    first, rest = node.elts[0], node.elts[1:]
    if not (isinstance(first, ast.Constant) and first.value in TAGS):
        return False
    return not rest or any(isinstance(part, ast.Constant) and isinstance(part.value, int) for part in rest)


def _unpacks_a_number(node: ast.AST) -> bool:
    """Two things in one number, a hundred apart."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod":
        return isinstance(node.args[1], ast.Constant) and node.args[1].value == 100
    hundred = isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant) and node.right.value == 100
    return hundred and isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mod, ast.FloorDiv))
