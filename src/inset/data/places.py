"""Where Inset stores its files: anything that can be recreated in the cache, downloads in the user's data directory.

``INSET_CACHE`` and ``INSET_DATA`` name other directories; by default the system decides.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

CARDS: Final = "oracle-cards.json"  # what ``inset cards fetch`` downloads


def cache() -> Path:
    """For files that can be recreated: indexes of card files, compiled cards, journals."""
    return _place("INSET_CACHE", "user_cache_path")


def data() -> Path:
    """For downloads."""
    return _place("INSET_DATA", "user_data_path")


def card_file() -> Path | None:
    """The card file that was downloaded, if one was."""
    path = data() / CARDS
    return path if path.is_file() else None


def write(path: Path, content: bytes) -> bool:
    """Writes a file completely or not at all; False if that isn't possible there. Two writers don't interfere."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
    except OSError:
        try:
            part.unlink(missing_ok=True)
        except OSError:
            return False
        return False
    return True


@contextmanager
def whole_file(path: str | Path) -> Iterator[Path]:
    """A name to write to beside the file; the file itself appears when everything is written and on the disk."""
    target = Path(os.path.realpath(path))  # the file that a link points to, not the link
    if target.exists() and not target.is_file():  # a pipe, or a device
        yield target
        return
    part = target.with_name(f".{os.getpid()}-{target.name}")
    try:
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def _place(variable: str, kind: str) -> Path:
    if named := os.environ.get(variable):
        return Path(named)
    import platformdirs  # not in the browser, where nothing is stored

    path: Path = getattr(platformdirs, kind)("inset", appauthor=False)
    return path
