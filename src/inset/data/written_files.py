"""Files that people name: problems are reported in one line, before anything is played.

A file is replaced if it is empty, if its ``mark`` shows that Inset wrote it, or with ``force``; and then completely or
not at all.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from inset.data.places import whole_file
from inset.kernel.errors import InsetError

Mark = re.Pattern[bytes]  # text near the beginning or the end of such a file

RECORD: Final[Mark] = re.compile(rb'\A\{"inset":')
CARD_PICTURE: Final[Mark] = re.compile(rb"\A<svg [^>]*>\s*<title>(?s:.)*'Inset (?:Serif|Sans)'")
LEDGER: Final[Mark] = re.compile(rb"\A[^\t\n]+\t[^\t\n]{0,24}(\t(yes|no))?\n")
PLOT: Final[Mark] = re.compile(rb"inset sim")
PARQUET: Final[Mark] = re.compile(rb"\APAR1(?s:.)*mulligans")
NO_MARK: Final[Mark] = re.compile(rb"(?!)")  # for files that can't be recognised
BY_FORCE: Final = "force=True"  # how a program says it
LOOKED_AT: Final = 1 << 16  # bytes at the beginning and at the end


def csv_mark(columns: tuple[str, ...]) -> Mark:
    return re.compile(rb"\A" + re.escape(",".join(columns).encode()))


def read_text(path: str | Path) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise InsetError(f"{path} can't be read: {error.strerror or error}") from None
    except ValueError:  # not text, or an invalid file name
        raise InsetError(f"{path} can't be read: it is not text in UTF-8") from None


def write_text(path: str | Path, text: str, mark: Mark, force: bool = False) -> None:
    """Writes a file, unless one exists that Inset didn't write."""
    check_writable(path, mark, force)
    try:
        with whole_file(path) as part:
            part.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise InsetError(f"{path} can't be written: {getattr(error, 'strerror', None) or error}") from None


def check_writable(path: str | Path, mark: Mark, force: bool = False, way: str = "--force") -> None:
    """Refuses a place where no file can be written, and a file that Inset didn't write, unless forced. ``way``: how to
    force it."""
    target = Path(path).absolute()
    try:
        if target.is_dir():
            raise InsetError(f"{path} can't be written: it is a folder")
        if not target.parent.is_dir():
            raise InsetError(f"{path} can't be written: there is no such folder")
        if not force and target.is_file() and not _is_ours(target, mark):
            raise InsetError(f"{path} already exists, and Inset didn't write it: choose another name, or add {way}")
    except (OSError, ValueError) as error:
        raise InsetError(f"{path} can't be written: {getattr(error, 'strerror', None) or error}") from None


def _is_ours(path: Path, mark: Mark) -> bool:
    size = path.stat().st_size
    with path.open("rb") as file:
        found = file.read(LOOKED_AT)
        if size > LOOKED_AT:
            file.seek(max(LOOKED_AT, size - LOOKED_AT))
            found += file.read(LOOKED_AT)
    return not found or mark.search(found) is not None
