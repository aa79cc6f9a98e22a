"""Files that a command reads and writes: what is wrong with one is told in a line, before anything is played for it."""

from __future__ import annotations

from pathlib import Path

from inset.kernel.errors import InsetError


def read_text(path: str | Path) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise InsetError(f"{path} can't be read: {error.strerror or error}") from None
    except ValueError:  # other bytes, or a name that no file can have
        raise InsetError(f"{path} can't be read: it is not text in UTF-8") from None


def write_text(path: str | Path, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise InsetError(f"{path} can't be written: {error.strerror or error}") from None


def check_writable(path: str | Path) -> None:
    """Refuses a place where no file can be written."""
    target = Path(path).absolute()
    if target.is_dir():
        raise InsetError(f"{path} can't be written: it is a folder")
    if not target.parent.is_dir():
        raise InsetError(f"{path} can't be written: there is no such folder")
