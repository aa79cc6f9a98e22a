"""Your own cards, typed as they would be printed.

A card is its name and mana cost, its type line, its text, and its size in the last line (or ``Loyalty: 3``,
``Defense: 4``). A line ``//`` begins the inset, or the other face: ``// split``, ``// transform``, ``// modal``,
``// prepare``. A blank line ends the card.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from inset.data.card_records import BadCardFile, CardRecord, FaceRecord, Loaded
from inset.kernel.plain_text import unprintable

LAYOUTS: Final = {"split": "split", "transform": "transform", "modal": "modal_dfc", "prepare": "prepare"}
NEEDED: Final = (
    ("Creature", "208.1", "its size, such as 2/2,"),
    ("Planeswalker", "209.1", "a line such as Loyalty: 3"),
    ("Battle", "210.1", "a line such as Defense: 4"),
)
_COST: Final = re.compile(r"((?:\{[^{}\s]{1,12}\})+)$")
_SIZE: Final = re.compile(r"([\d*X+-]{1,5})/([\d*X+-]{1,5})")
_COUNTED: Final = re.compile(r"(Loyalty|Defense):? (\d{1,3}|X)", re.IGNORECASE)


def load(path: Path, data: bytes) -> Loaded:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadCardFile(f"{path} is not a text file: {error}") from error
    return Loaded(read(text, str(path)), [])


def read(text: str, source: str = "the text") -> list[CardRecord]:
    """The cards of a text. A mistake is reported with its line."""
    cards: list[CardRecord] = []
    lines: list[tuple[int, str]] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if character := unprintable(line.replace("\t", " ")):
            raise BadCardFile(f"{source}, line {number}: the character {character} is not allowed")
        if line.strip():
            lines.append((number, line.strip()))
        elif lines:
            cards.append(_card(lines, source))
            lines = []
    if not cards:
        raise BadCardFile(f"{source} contains no card: a card is a name with a mana cost, a type line, and its text")
    return cards


def _card(lines: list[tuple[int, str]], source: str) -> CardRecord:
    parts: list[list[tuple[int, str]]] = [[]]
    word, where = "", 0
    for number, line in lines:
        if line == "//" or line.startswith("// "):
            word, where = line[2:].strip().lower(), number
            parts.append([])
        else:
            parts[-1].append((number, line))
    if len(parts) > 2:
        raise BadCardFile(f"{source}, line {where}: a card has at most two parts")
    faces = [_face(part, source, lines[0][0]) for part in parts]
    if len(faces) == 1:
        one = faces[0]
        return CardRecord(
            one.name, "normal", one.mana_cost, one.type_line, one.oracle_text, one.power, one.toughness, one.loyalty,
            one.defense,
        )  # fmt: skip
    return CardRecord(
        f"{faces[0].name} // {faces[1].name}", _layout(faces[1], word, f"{source}, line {where}"), card_faces=faces
    )


def _layout(second: FaceRecord, word: str, place: str) -> str:
    if re.search(r"\b(Adventure|Omen)\b", second.type_line) and word in ("", "adventure", "omen"):
        return "adventure"
    if word not in LAYOUTS:
        raise BadCardFile(
            f"{place}: is it // {', // '.join(LAYOUTS)}? The inset of an adventurer or omen card has that subtype"
        )
    return LAYOUTS[word]


def _face(lines: list[tuple[int, str]], source: str, first: int) -> FaceRecord:
    if len(lines) < 2:
        number = lines[0][0] if lines else first
        raise BadCardFile(f"{source}, line {number}: a card needs a name and a type line")
    head, type_line, text = lines[0][1], lines[1][1], [line for _, line in lines[2:]]
    cost = _COST.search(head)
    name = head[: cost.start()].strip() if cost else head
    if not name or "{" in name:
        raise BadCardFile(
            f"{source}, line {lines[0][0]}: {head[:60]!r} is not a name with a mana cost, such as: Shock {{R}}"
        )
    size = counted = None
    if text and (size := _SIZE.fullmatch(text[-1])) is None:
        counted = _COUNTED.fullmatch(text[-1])
    if size or counted:
        text.pop()
    for kind, rule, example in NEEDED:
        if kind in type_line.split() and not (size or counted):
            raise BadCardFile(
                f"{source}, line {lines[-1][0]}: a {kind.lower()} needs {example} after its text ({rule})"
            )
    count = counted.group(2) if counted else None
    loyalty = counted is not None and counted.group(1).lower() == "loyalty"
    return FaceRecord(
        name, cost.group(1) if cost else "", re.sub(r" (?:--?|–) ", " — ", type_line), "\n".join(text),
        size.group(1) if size else None, size.group(2) if size else None,
        count if loyalty else None, None if loyalty else count,
    )  # fmt: skip
