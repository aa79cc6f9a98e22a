"""What the tools that write files share: where the files go, and writing or checking them."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "generated"
DATA = ROOT / "src" / "inset" / "data"

Files = Mapping[Path, str]


class NoReferenceData(Exception):
    """The file is made from data that is not part of the project."""


def reference(*parts: str) -> Path:
    """A file of the reference data: in INSET_SHARED, or in the directory `shared` beside the project."""
    path = Path(os.environ.get("INSET_SHARED") or ROOT.parent / "shared").joinpath(*parts)
    if not path.exists():
        raise NoReferenceData("no reference data: set INSET_SHARED, or put it in ../shared")
    return path


def changed(files: Files) -> list[Path]:
    """The files whose text on disk differs."""
    return [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def write(files: Files) -> None:
    for path in changed(files):
        path.write_text(files[path], encoding="utf-8")


def main(about: str | None, make: Callable[[], Files]) -> int:
    """The command line of a tool that makes files: write them, or check that they are up to date."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    check: bool = parser.parse_args().check
    try:
        files = make()
    except NoReferenceData as error:
        print(error, file=sys.stderr)
        return 0 if check else 1
    if not check:
        write(files)
        return 0
    old = changed(files)
    for path in old:
        print(f"{path.relative_to(ROOT)} is out of date: run python tools/generate.py", file=sys.stderr)
    return 1 if old else 0
