"""How text is broken into lines that fit a box, and how large it can be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from inset.drawing.typeface import width_of
from inset.drawing.words import SYMBOL, Paragraph

SYMBOL_EM: Final = 0.94  # a symbol in a text takes so much of the font size
ASCENT: Final = 0.9  # from the top of a line to its base line
LINE: Final = 1.14  # from one line to the next
BETWEEN: Final = 0.45  # between two paragraphs
BADGE: Final = 2.9  # room for a loyalty cost or a chapter, in sizes
BADGE_STEP: Final = 1.7  # from one chapter to the next above it
BULLET: Final = 0.85


@dataclass(frozen=True, slots=True)
class Run:
    """Words, or one symbol, at a place: ``x`` from the left edge of the box, ``y`` of the base line from its top."""

    x: float
    y: float
    width: float
    text: str
    symbol: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands before a paragraph: a bullet, a loyalty cost, a chapter. From ``top`` to ``bottom``."""

    badge: str
    top: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Fitted:
    """Paragraphs in lines of one font size."""

    size: float
    height: float
    runs: tuple[Run, ...]
    marks: tuple[Mark, ...]


_PIECES: Final = re.compile(r"\S+")


def lines_of(text: str, width: float, size: float) -> list[list[tuple[str, bool, float]]]:
    """The pieces of each line: words or a symbol, with their widths. A piece between two blanks stays together."""
    space = width_of(" ", size)
    lines: list[list[tuple[str, bool, float]]] = [[]]
    used = 0.0
    for word in _PIECES.findall(text):
        pieces = _pieces(word, size)
        needs = sum(part[2] for part in pieces)
        if lines[-1] and used + space + needs > width:
            lines.append([])
            used = 0.0
        if lines[-1]:
            lines[-1].append((" ", False, space))
            used += space
        lines[-1] += pieces
        used += needs
    return lines


def _pieces(word: str, size: float) -> list[tuple[str, bool, float]]:
    found: list[tuple[str, bool, float]] = []
    at = 0
    for match in SYMBOL.finditer(word):
        if match.start() > at:
            found.append((word[at : match.start()], False, width_of(word[at : match.start()], size)))
        found.append((match[1], True, SYMBOL_EM * size))
        at = match.end()
    if at < len(word):
        found.append((word[at:], False, width_of(word[at:], size)))
    return found


def set_text(text: Sequence[Paragraph], width: float, size: float) -> Fitted:
    """The paragraphs in lines at this size."""
    runs: list[Run] = []
    marks: list[Mark] = []
    y = 0.0
    for number, paragraph in enumerate(text):
        if number:
            bullets = paragraph.badge == "•" and text[number - 1].badge in ("•", "")
            y += size * BETWEEN * (0.4 if bullets else 1)
        top = y
        indent = _indent(paragraph, size)
        for line in lines_of(paragraph.text, width - indent, size):
            runs += _placed(line, indent, y + size * ASCENT, size)
            y += size * LINE
        if paragraph.badge not in ("", "•"):
            y = max(y, top + size * (0.2 + BADGE_STEP * len(paragraph.badge.split(", "))))
        if paragraph.badge:
            marks.append(Mark(paragraph.badge, top, y))
    return Fitted(size, round(y, 2), tuple(runs), tuple(marks))


def _indent(paragraph: Paragraph, size: float) -> float:
    return 0.0 if not paragraph.badge else size * (BULLET if paragraph.badge == "•" else BADGE)


def _placed(line: Sequence[tuple[str, bool, float]], x: float, y: float, size: float) -> list[Run]:
    """Runs of words are drawn as one; a symbol is a run of its own."""
    found: list[Run] = []
    for text, symbol, width in line:
        last = found[-1] if found else None
        if not symbol and last is not None and not last.symbol:
            found[-1] = Run(last.x, y, round(last.width + width, 2), last.text + text)
        else:
            found.append(Run(round(x, 2), y, round(width, 2), text, symbol))
        x += width
    return [_trimmed(run, size) for run in found if run.symbol or run.text.strip()]


def _trimmed(run: Run, size: float) -> Run:
    """Without blanks at its ends, which some viewers drop and others stretch; measured as one, with its kerning."""
    if run.symbol:
        return run
    blank = width_of(" ", size) if run.text.startswith(" ") else 0.0
    text = run.text.strip()
    return Run(round(run.x + blank, 2), run.y, width_of(text, size), text)


def too_wide(made: Fitted, width: float) -> bool:
    """Does a single word stick out?"""
    return any(run.x + run.width > width + 0.05 for run in made.runs)


def fit(text: Sequence[Paragraph], width: float, height: float, largest: float) -> Fitted:
    """The largest size, in half steps, at which the paragraphs fit; however small that is."""
    size = largest
    while True:
        made = set_text(text, width, size)
        if made.height <= height and not too_wide(made, width):
            return made
        size = size - 0.5 if size > 8 else size * 0.9
