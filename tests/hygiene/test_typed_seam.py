"""ADR 0016: every question goes through ``ask``, so that the type checker knows every answer."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import inset.rules
from inset.kernel import marks

RULES = Path(inset.rules.__file__).parent
ROOT = RULES.parent.parent


def test_every_question_goes_through_ask() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(ROOT.rglob("*.py"))
        for line in bare_yields(path.read_text(encoding="utf-8"))
    ]
    places = [place.rpartition(":")[0] for place in found]
    assert places == BARE, f"the answer to a bare yield has no type; write `yield from ask(…)`: {found}"


BARE = ["inset/rules/turn/turn.py"]  # priority, which is asked about most often; the answer is annotated there


def test_a_bare_yield_is_found() -> None:
    asks = "def choose(st: State) -> Ask[int]:\n    answer = yield question\n    return answer\n"
    assert list(bare_yields(asks)) == [2]
    assert not list(bare_yields(asks.replace("yield question", "yield from ask(question)")))
    assert not list(bare_yields("def nothing() -> Ask[None]:\n    return\n    yield\n"))


MOST_ANY = 10  # signatures of the rules that may say Any
# Aliases that hold Any: what the code that runs the rules holds, what objects keep by key, and functions in tables
# by class of node.
ALIASES = {"Ask", "Asker", "Doer", "Matcher", "Notes", "Performer", "Plain", "Question"}


def test_few_signatures_of_the_rules_say_any_and_each_says_why() -> None:
    found = []
    for path in sorted(RULES.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for function in untyped(source):
            found.append(f"{path.relative_to(ROOT)}:{function.lineno} {function.name}")
            assert lines[function.lineno - 2].startswith("# Any: "), f"no reason beside {found[-1]}"
    assert len(found) <= MOST_ANY, found


def test_no_other_alias_hides_any() -> None:
    found = {
        ast.unparse(part.targets[0])
        for path in sorted(RULES.rglob("*.py"))
        for part in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(part, ast.Assign) and not isinstance(part.value, ast.Dict | ast.Call) and _says_any(part.value)
    }
    assert found <= ALIASES, found - ALIASES


def test_any_in_a_signature_is_found() -> None:
    assert [f.name for f in untyped("def one(st: State, value: Any) -> None: ...")] == ["one"]
    assert [f.name for f in untyped("class A:\n    def two(self, *, key: int, **rest: Any) -> None: ...")] == ["two"]
    assert [f.name for f in untyped("def three() -> dict[str, Any]: ...")] == ["three"]
    assert not list(untyped("def four(st: State) -> int:\n    known: Any = st.memo\n    return 4"))


def untyped(source: str) -> Iterator[ast.FunctionDef]:
    """The functions whose signatures say ``Any``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            args = node.args
            parts = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
            if _says_any(node.returns) or any(_says_any(part.annotation) for part in parts if part is not None):
                yield node


def _says_any(annotation: ast.expr | None) -> bool:
    return annotation is not None and any(
        isinstance(part, ast.Name) and part.id == "Any" for part in ast.walk(annotation)
    )


def bare_yields(source: str) -> Iterator[int]:
    """The lines on which a procedure of the rules asks a question directly. ``ask`` may, and ``attended``, which passes on the
    questions of all others and doesn't read the answers."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name not in ("ask", "attended") and _asks(node):
            for part in ast.walk(node):
                if isinstance(part, ast.Yield) and part.value is not None:
                    yield part.lineno


def _asks(function: ast.FunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns).split("[")[0].endswith("Ask")


def test_each_mark_has_a_bit_of_its_own() -> None:
    groups = ("LEVEL_3", "OF_CARDS", "UNLOCKED", "UNTIL_END_OF_TURN")
    bits = [value for name, value in vars(marks).items() if name.isupper() and name not in groups]
    assert len(set(bits)) == len(bits) and all(bit.bit_count() == 1 for bit in bits)


def test_outside_the_rules_events_are_read_by_names() -> None:
    """``Event.detail`` has many types; its properties have one each. The fingerprint names it in a string."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted(ROOT.rglob("*.py"))
        if not path.is_relative_to(RULES)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "detail"
    ]
    assert not found
