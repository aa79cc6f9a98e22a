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

Where everything is: the packages first, then each file with what it decides and the rules that it cites. Written by
`python tools/generate.py`.

**Where does this line belong?** [architecture.md](../architecture.md) walks one spell through the rooms, and has a table from
what you want to add to the place where it goes.

## Packages

| package | what it holds | files |
|---|---|---|
"""
FILES = """
## {package}

| file | what it decides | rules |
|---|---|---|
"""


NUMBER = re.compile(r"(?<![\w.])\d{3}\.\d+[a-z]?(?:@old)?(?![\w.]*\d)(?!\w)")
COMMENTED = re.compile(rf"#.*{NUMBER.pattern}")  # it may be in a comment or in a string: the tokens decide
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


def summary(path: Path) -> str:
    """What a module says it is for; for a package, without its layer and the reading order."""
    return first_sentence(docstring(path.read_text(encoding="utf-8"))).replace("|", "\\|")


def row(path: Path) -> str:
    rules = ", ".join(sorted({number for _line, number in cited(path.read_text(encoding="utf-8"))}, key=order))
    return f"| `{path.name}` | {summary(path)} | {rules} |\n"


def name_of(package: Path) -> str:
    return package.relative_to(SOURCE.parent).as_posix()


def render() -> str:
    packages = sorted({path.parent for path in SOURCE.rglob("__init__.py")}, key=name_of)
    files = {package: sorted(path for path in package.glob("*.py") if path.stat().st_size) for package in packages}
    page = HEAD
    for package in packages:
        anchor = name_of(package).replace("/", "")
        page += f"| [`{name_of(package)}`](#{anchor}) | {summary(package / '__init__.py')} | {len(files[package])} |\n"
    for package in packages:
        page += FILES.format(package=name_of(package)) + "".join(row(path) for path in files[package])
    return page


def files() -> Files:
    return {TARGET: render()}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
