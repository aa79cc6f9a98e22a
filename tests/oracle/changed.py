"""Texts that say something slightly different: changes to a line after which it can't mean the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_NUMBERS: Final = ("two", "three", "four", "five", "six", "seven", "eight")


def _next_number(found: re.Match[str]) -> str:
    word = found.group()
    return str(int(word) + 1) if word.isdigit() else _NUMBERS[(_NUMBERS.index(word) + 1) % len(_NUMBERS)]


def changed(text: str) -> Iterator[tuple[str, str]]:
    """What was done, and the text after it, once for each place."""
    plain = re.sub(r"\s*\((?:[^()]|\([^()]*\))*\)", "", text)
    for what, pattern, by in CHANGES:
        for found in re.finditer(pattern, plain):
            other = plain[: found.start()] + (by(found) if callable(by) else by) + plain[found.end() :]
            if other != plain:
                yield what, other


CHANGES: Final = (
    ("another number", r"\b(?:\d+|two|three|four|five|six|seven|eight)\b", _next_number),
    ("no “you control”", r" you control\b", ""),
    ("an opponent controls", r"\byou control\b", "an opponent controls"),
    ("no “an opponent controls”", r" an opponent controls\b", ""),
    ("you control", r"\ban opponent controls\b", "you control"),
    ("no choice", r"\b[Yy]ou may (?=\w+ (?:(?:a|an|the|target|two|it|that)\b|\{))", ""),
    ("your opponents", r"\beach opponent\b", "each player"),
    ("somebody else", r"\btarget opponent\b", "target player"),
    ("a banana", r"\b(?:card|creature|artifact|land)s?\b(?= |\.|,)", "banana"),
    ("no target", r"\btarget (?=creature|artifact|land|player)", ""),
    ("up to one", r"(?<!one )(?<!two )(?<!other )\btarget (?=creature|artifact|land)", "up to one target "),
    ("not other", r"\b(?:another|other) (?=target|creature)", ""),
    ("all of them", r"\beach creature\b", "target creature"),
    ("less", r"\bor greater\b", "or less"),
    ("more", r"\bor less\b", "or greater"),
    ("for good", r" until end of turn\b", ""),
    ("no “non”", r"\bnon(?=[a-z])", ""),
    ("to hand", r"\bto the battlefield\b", "to its owner's hand"),
    ("another color", r"\bwhite\b|\bblue\b", "black"),
    ("another kind of counter", r"\+1/\+1 counter", "-1/-1 counter"),
    ("no limit", r" (?:Activate only|This ability triggers only) [^.]*\.", ""),
    ("a condition less", r"\bif you control an? \w+, ", ""),
    ("loses", r"\bgains? (?=\w+ life)", "lose "),
)  # fmt: skip
