"""Write docs/generated/map.md: each module of src, what it decides, and the rules that it cites.

python tools/map.py [--check]
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from tools.generated import PAGES, ROOT, Files, main  # noqa: E402

SOURCE = ROOT / "src" / "inset"
TARGET = PAGES / "map.md"
HEAD = """# Map

Which file decides what, and the rules it cites. Written by `python tools/generate.py`.

| file | what it decides | rules |
|---|---|---|
"""


NUMBER = re.compile(r"(?<![\w.])\d{3}\.\d+[a-z]?(?:@old)?(?![\w.]*\d)(?!\w)")
COMMENTED = re.compile(rf"#.*{NUMBER.pattern}")  # perhaps in a comment, perhaps in a string: tokens tell
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstring(source: str) -> str:
    """The docstring of a module, or nothing."""
    return ast.get_docstring(ast.parse(source)) or ""


def cited(source: str) -> Iterator[tuple[int, str]]:
    """Line and rule number of each citation: in comments, in docstrings, and as a whole string."""
    if COMMENTED.search(source):
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                for number in NUMBER.findall(token.string):
                    yield token.start[0], number
    documented: set[int] = set()
    strings: list[ast.Constant] = []
    for node in ast.walk(ast.parse(source)) if NUMBER.search(source) else ():
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)) is not None:
            line = node.body[0].lineno
            documented.add(line)
            for number in NUMBER.findall(text):
                yield line, number
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value):
            strings.append(node)
    for string in strings:
        if string.lineno not in documented:
            yield string.lineno, str(string.value)


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


def files() -> Files:
    return {TARGET: render()}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
