"""Short replies: none is longer than ``LONGEST`` characters, and each says what was left out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from inset.kernel.plain_text import printable_lines

LONGEST: Final = 2_500  # characters of an answer
LINE: Final = 300  # characters of one line


def shown(text: str) -> str:
    """A reply or error without characters that could harm a terminal."""
    return printable_lines(text)[:LONGEST]


def page(lines: Sequence[str], number: int, how: str, room: int = LONGEST) -> str:
    """One page of these lines, from 1; ``how`` says how to get another one."""
    pages = _pages([shorter(line) for line in lines], room - 60 - len(how))
    number = min(max(1, number), len(pages))
    text = "\n".join(pages[number - 1])
    return text if len(pages) == 1 else f"{text}\n(page {number} of {len(pages)}; {how})"


def _pages(lines: list[str], room: int) -> list[list[str]]:
    found: list[list[str]] = [[]]
    used = 0
    for line in lines:
        if found[-1] and used + len(line) + 1 > room:
            found.append([])
            used = 0
        found[-1].append(line)
        used += len(line) + 1
    return found


def eventful(lines: Sequence[str]) -> list[str]:
    """The lines of a log without steps in which nothing happened; the last line stays."""
    return [
        line
        for line, after in zip(lines, [*lines, ""][1:], strict=True)
        if not (_STEP.search(line) and (_STEP.search(after) or _TURN.match(after)))
    ]


_STEP: Final = re.compile(r" (?:step|phase) \[[0-9.a-z]+\]$")
_TURN: Final = re.compile(r"— ")


def newest(lines: Sequence[str], room: int, how: str) -> list[str]:
    """The last lines that fit, with a note on how many are left out and how to see them."""
    found: list[str] = []
    used = 0
    for place, line in enumerate(reversed(lines)):
        short = shorter(line)
        if used + len(short) + 1 > room - 80:
            return [f"({len(lines) - place} earlier lines: {how})", *reversed(found)]
        found.append(short)
        used += len(short) + 1
    found.reverse()
    return found


def oldest(lines: Sequence[str], room: int, how: str) -> list[str]:
    """The first lines that fit, with a note on how many are left out and how to see them."""
    found: list[str] = []
    used = 0
    for place, line in enumerate(lines):
        short = shorter(line)
        if used + len(short) + 1 > room - 80 and place < len(lines):
            return [*found, f"({len(lines) - place} more: {how})"]
        found.append(short)
        used += len(short) + 1
    return found


def shorter(line: str, most: int = LINE) -> str:
    """The line, or the words of its beginning that fit."""
    if len(line) <= most:
        return line
    words = line[: most - 1].rsplit(" ", 1)[0]
    return f"{words if len(words) > most // 2 else line[: most - 1]}…"
