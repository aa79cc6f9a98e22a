"""Write docs/map.md: each module of src, what it decides, and the rules that it cites.

python tools/map.py [--check]
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "inset"
TARGET = ROOT / "docs" / "map.md"
HEAD = """# Map

Which file decides what, and the rules it cites. Written by `python tools/map.py`.

| file | what it decides | rules |
|---|---|---|
"""


NUMBER = re.compile(r"(?<![\w.])\d{3}\.\d+[a-z]?(?:@old)?(?![\w.]*\d)(?!\w)")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstring(source: str) -> str:
    """The docstring of a module, or nothing."""
    return ast.get_docstring(ast.parse(source)) or ""


def cited(source: str) -> Iterator[tuple[int, str]]:
    """Line and rule number of each citation: in comments, in docstrings, and as a whole string."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for number in NUMBER.findall(token.string):
                yield token.start[0], number
    documented: set[int] = set()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            text = node.body[0]
            documented.add(text.lineno)
            for number in NUMBER.findall(ast.get_docstring(node) or ""):
                yield text.lineno, number
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.lineno not in documented:
            if NUMBER.fullmatch(node.value):
                yield node.lineno, node.value


def first_sentence(text: str) -> str:
    """The first sentence of the docstring's first paragraph, on one line."""
    paragraph = " ".join(text.strip().split("\n\n")[0].split())
    sentence, stop, _rest = paragraph.partition(". ")
    return sentence + "." if stop else paragraph


def order(number: str) -> tuple[int, int, str]:
    """Sorts 601.2 before 601.10."""
    section, _dot, rest = number.partition(".")
    digits = "".join(c for c in rest.partition("@")[0] if c.isdigit())
    return int(section), int(digits or 0), rest


def row(path: Path) -> str:
    source = path.read_text(encoding="utf-8")
    said = first_sentence(docstring(source)).replace("|", "\\|")
    rules = ", ".join(sorted({number for _line, number in cited(source)}, key=order))
    return f"| `{path.relative_to(SOURCE.parent).as_posix()}` | {said} | {rules} |\n"


def render() -> str:
    paths = sorted(SOURCE.rglob("*.py"), key=lambda path: path.relative_to(SOURCE).as_posix())
    return HEAD + "".join(row(path) for path in paths if path.read_text(encoding="utf-8").strip())


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the map from files to rules.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the map is out of date")
    check: bool = parser.parse_args().check
    text = render()
    if not check:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/map.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
