"""How text is broken into lines that fit a box, and how large it can be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from inset.drawing.typeface import thousandths, width_of
from inset.drawing.words import SYMBOL, Paragraph, typeset

SYMBOL_EM: Final = 0.94  # a symbol in a text takes this much of the font size
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
    """What precedes a paragraph: a bullet, a loyalty cost, a chapter. From ``top`` to ``bottom``."""

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


_WORD: Final = re.compile(r"\S+")

Piece = tuple[str, bool, int]  # words, or one symbol; its width in thousandths of the font size
Word = tuple[int, tuple[Piece, ...]]  # what stands between two blanks: its width, and its pieces


@lru_cache(maxsize=4000)
def words_of(text: str) -> tuple[Word, ...]:
    """The words of a paragraph and their widths, which are the same at every size."""
    found = []
    for word in _WORD.findall(typeset(text)):
        pieces = tuple(_pieces(word))
        found.append((sum(piece[2] for piece in pieces), pieces))
    return tuple(found)


def _pieces(word: str) -> list[Piece]:
    found: list[Piece] = []
    at = 0
    for match in SYMBOL.finditer(word):
        if match.start() > at:
            found.append((word[at : match.start()], False, thousandths(word[at : match.start()])))
        found.append((match[1], True, round(SYMBOL_EM * 1000)))
        at = match.end()
    if at < len(word):
        found.append((word[at:], False, thousandths(word[at:])))
    return found


def lines_of(text: str, width: float, size: float) -> list[list[Word]]:
    """The words of each line."""
    space, room = thousandths(" "), width * 1000 / size
    lines: list[list[Word]] = [[]]
    used = 0
    for word in words_of(text):
        if lines[-1] and used + space + word[0] > room:
            lines.append([])
            used = 0
        used += word[0] + (space if lines[-1] else 0)
        lines[-1].append(word)
    return lines


def goes_in(text: Sequence[Paragraph], width: float, height: float, size: float) -> bool:
    """Do the paragraphs fit at this size? Says so without setting them."""
    y = 0.0
    for number, paragraph in enumerate(text):
        indent = _indent(paragraph, size)
        room = (width - indent) * 1000 / size
        if any(word[0] > room for word in words_of(paragraph.text)):
            return False
        y += _gap(text, number, size)
        y += _height(paragraph, len(lines_of(paragraph.text, width - indent, size)), size)
        if y > height:
            return False
    return True


def _gap(text: Sequence[Paragraph], number: int, size: float) -> float:
    """Before a paragraph; less between the bullets of one list."""
    if not number:
        return 0.0
    bullets = text[number].badge == "•" and text[number - 1].badge in ("•", "")
    return size * BETWEEN * (0.4 if bullets else 1)


def _height(paragraph: Paragraph, lines: int, size: float) -> float:
    """The height of its lines, or of the badges before it."""
    if paragraph.badge in ("", "•"):
        return size * LINE * lines
    return size * max(LINE * lines, 0.2 + BADGE_STEP * len(paragraph.badge.split(", ")))


def set_text(text: Sequence[Paragraph], width: float, size: float) -> Fitted:
    """The paragraphs in lines at this size."""
    runs: list[Run] = []
    marks: list[Mark] = []
    y = 0.0
    for number, paragraph in enumerate(text):
        y += _gap(text, number, size)
        indent = _indent(paragraph, size)
        lines = lines_of(paragraph.text, width - indent, size)
        for at, line in enumerate(lines):
            runs += _placed(line, indent, round(y + size * (ASCENT + at * LINE), 2), size)
        top, y = y, y + _height(paragraph, len(lines), size)
        if paragraph.badge:
            marks.append(Mark(paragraph.badge, top, y))
    return Fitted(size, round(y, 2), tuple(runs), tuple(marks))


def _indent(paragraph: Paragraph, size: float) -> float:
    return 0.0 if not paragraph.badge else size * (BULLET if paragraph.badge == "•" else BADGE)


def _placed(line: Sequence[Word], x: float, y: float, size: float) -> list[Run]:
    """Words without a symbol between them are drawn as one run, measured with its kerning."""
    found: list[Run] = []
    words = ""
    for number, (_, pieces) in enumerate(line):
        if number:
            words += " "
        for text, symbol, wide in pieces:
            if not symbol:
                words += text
                continue
            x = _flush(found, words, x, y, size)
            words = ""
            found.append(Run(round(x, 2), y, round(wide * size / 1000, 2), text, True))
            x += wide * size / 1000
    _flush(found, words, x, y, size)
    return found


def _flush(found: list[Run], words: str, x: float, y: float, size: float) -> float:
    """Adds a run without the blanks at its ends, which some viewers drop and others stretch; returns where it ends."""
    blank = width_of(" ", size)
    if words.startswith(" "):
        x += blank
    text = words.strip()
    if not text:
        return x
    width = width_of(text, size)
    found.append(Run(round(x, 2), y, width, text))
    return x + width + (blank if words.endswith(" ") else 0.0)


def too_wide(made: Fitted, width: float) -> bool:
    """Does a single word stick out?"""
    return any(run.x + run.width > width + 0.05 for run in made.runs)


def fit(text: Sequence[Paragraph], width: float, height: float, largest: float) -> Fitted:
    """The largest size, in half steps, at which the paragraphs fit, however small."""
    size = largest
    while True:
        made = set_text(text, width, size)
        if made.height <= height and not too_wide(made, width):
            return made
        size = size - 0.5 if size > 8 else size * 0.9
