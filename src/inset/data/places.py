"""Where Inset keeps files of its own: what can be made again in the cache, what was downloaded among the user's data.

``INSET_CACHE`` and ``INSET_DATA`` name other directories; else the system decides (XDG, macOS, Windows).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

CARDS: Final = "oracle-cards.json"  # what ``inset cards fetch`` downloads


def cache() -> Path:
    """For what can be made again: indexes of card files, results of compiling, journals."""
    return _place("INSET_CACHE", "XDG_CACHE_HOME", ".cache", "Library/Caches", "Cache")


def data() -> Path:
    """For what was downloaded."""
    return _place("INSET_DATA", "XDG_DATA_HOME", ".local/share", "Library/Application Support", "Data")


def card_file() -> Path | None:
    """The card file that was downloaded, if one was."""
    path = data() / CARDS
    return path if path.is_file() else None


def write(path: Path, content: bytes) -> bool:
    """Writes a file at once or not at all; False if that is not possible there. Two writers do not meet."""
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


def _place(own: str, common: str, linux: str, mac: str, windows: str) -> Path:
    if named := os.environ.get(own):
        return Path(named)
    if base := os.environ.get(common):
        return Path(base) / "inset"
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "inset" / windows
    return Path.home() / (mac if sys.platform == "darwin" else linux) / "inset"
