"""Which tests a change affects: prints their paths, for `.ci/run quick`.

    python tools/affected.py [BASE]

BASE is a commit; it defaults to where this branch left main, or on main itself to the previous commit. For a changed
module: the tests
that import it, those of its package, and for the rules those of the chapters that it cites. Always: the tests of the
repository itself and of the tables. What is left out, and how much, is reported on standard error.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from tools.generated import ROOT  # noqa: E402
from tools.map import cited  # noqa: E402

TESTS = ROOT / "tests"
ALWAYS = ("tests/hygiene", "tests/rules/test_frames_table.py", "tests/rules/test_castings_table.py",
          "tests/rules/test_702_keywords_table.py")  # fmt: skip
MOST = 60  # files in addition to these: about three minutes on two cores
WHOLE = ("rules", "cards", "oracle", "language")  # packages with too many tests to run for every change


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def base() -> str:
    """Where this branch left main; on main, the commit before."""
    here, left = git("rev-parse", "HEAD"), git("merge-base", "HEAD", "main")
    return left[0] if left and left != here else "HEAD~1"


def changed(since: str) -> list[Path]:
    """The files that were changed or added, committed or not."""
    names = {*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")}
    return [ROOT / name for name in sorted(names) if (ROOT / name).is_file()]


def imported(path: Path) -> set[str]:
    """The modules that a file imports, and the names that might be modules."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def module(path: Path) -> str:
    """``src/inset/rules/sba.py`` is ``inset.rules.sba``; a file of tests or tools is named from the root."""
    start = ROOT / "src" if path.is_relative_to(ROOT / "src") else ROOT
    return ".".join(path.relative_to(start).with_suffix("").parts).removesuffix(".__init__")


def of_module(path: Path, importers: dict[str, list[Path]]) -> Iterator[Path]:
    """The tests that a changed module affects, the nearest first."""
    yield from importers.get(module(path), ())
    if not path.is_relative_to(ROOT / "src" / "inset"):
        return
    package = path.relative_to(ROOT / "src" / "inset").parts[0]
    if package not in WHOLE and (TESTS / package).is_dir():
        yield from sorted((TESTS / package).rglob("test_*.py"))
    if package == "rules":
        for chapter in sorted({number[:3] for _, number in cited(path.read_text(encoding="utf-8"))}):
            yield from sorted((TESTS / "rules").glob(f"test_{chapter}_*.py"))
            yield from sorted((TESTS / "scenarios").glob(f"{chapter}_*.yaml"))


def affected(files: list[Path]) -> list[Path]:
    """Tests for these changes: those that were changed themselves, then those that cover what was changed."""
    tests = sorted(TESTS.rglob("test_*.py"))
    importers: dict[str, list[Path]] = {}
    for test in tests:
        for name in imported(test):
            importers.setdefault(name, []).append(test)
    found = [path for path in files if path in tests or path.parent == TESTS / "scenarios"]
    for path in files:
        if path.suffix == ".py" and path not in tests:
            found += of_module(path, importers)
    return list(dict.fromkeys(found))


def main() -> int:
    found = affected(changed(sys.argv[1] if len(sys.argv) > 1 else base()))
    always = [ROOT / name for name in ALWAYS]
    found = [path for path in found if path not in always and not path.is_relative_to(always[0])]
    if found[MOST:]:
        print(f"{len(found) - MOST} more files of tests are left to the whole run", file=sys.stderr)
    for path in [*always, *found[:MOST]]:
        print(path.relative_to(ROOT).as_posix())
    return 0


if __name__ == "__main__":
    sys.exit(main())
