"""The terminal: whether it can be redrawn and has colors, its size, lines in columns, typed numbers.

``NO_COLOR`` and ``TERM=dumb`` are respected; a pipe is neither redrawn nor colored.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Final

from inset.drawing.terminal import colored_symbols
from inset.words.table import WIDTH

NARROWEST: Final = 40  # columns; a table needs as many
HEIGHT: Final = 40  # if it is not a terminal
CLEAR: Final = "\x1b[2J\x1b[H"
_RULE: Final = re.compile(r"( \[\d{3}(?:\.\d+[a-z]*)?\])")


def can_redraw() -> bool:
    """Is there a screen that can be redrawn?"""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def has_colors() -> bool:
    return can_redraw() and not os.environ.get("NO_COLOR")


def height() -> int:
    """Lines of the screen right now; windows can be resized."""
    return shutil.get_terminal_size((WIDTH, HEIGHT)).lines


def width() -> int:
    """Columns of the screen right now; 80 if it is not a terminal."""
    return max(NARROWEST, shutil.get_terminal_size((WIDTH, HEIGHT)).columns) if sys.stdout.isatty() else WIDTH


def lit(line: str) -> str:
    """A line with its colors: bold headings, dim rule numbers, colored mana symbols."""
    if line.lstrip().startswith(("—", "── ")):
        return f"\x1b[1m{line}\x1b[0m"
    if line.startswith("──"):
        return f"\x1b[2m{line}\x1b[0m"
    return colored_symbols(_RULE.sub("\x1b[2m\\1\x1b[0m", line))


def dimmed(line: str) -> str:
    return f"\x1b[2m{line}\x1b[0m"


def style() -> Callable[[str], str]:
    """The function that is applied to each line before it is printed."""
    return lit if has_colors() else str


def in_columns(lines: Sequence[str], most: int, width: int = WIDTH) -> list[str]:
    """Lines side by side, read downwards, where one column would be longer than ``most`` and there is room for more.

    >>> in_columns(["1 Pass", "2 Attack", "3 Block"], 2)
    ['1 Pass    3 Block', '2 Attack']
    """
    found = list(lines)
    if any("\n" in line for line in lines):
        return found
    for columns in (2, 3):
        rows = -(-len(lines) // columns)
        if len(found) <= most:
            break
        parts = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        widths = [max(map(len, part)) for part in parts]
        if sum(widths) + 2 * (len(parts) - 1) > width:
            break
        found = [
            "  ".join(part[row].ljust(width) for part, width in zip(parts, widths, strict=True) if row < len(part))
            for row in range(rows)
        ]
    return [line.rstrip() for line in found]


def counted(word: str) -> int:
    """A number that was typed; -1 if it isn't one, or not a sensible one."""
    return int(word) if word.isdecimal() and len(word) < 10 else -1


def edit_lines() -> None:
    """Enables arrow keys and line history, where the system supports them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
