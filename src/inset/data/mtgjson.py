"""MTGJSON's AtomicCards: a name, and the faces of the card under it. They become records like Scryfall's.

Faces have a ``side``, and are put in its order. Entries without one are variants that share the name of a "funny" card: the
first stands for all. Legality is "Legal" where Scryfall has "legal"; there is no date, only the first set.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from inset.data.scryfall import BROKEN, BadCardFile, CardRecord, FaceRecord, Loaded


class _Face(msgspec.Struct, frozen=True, rename="camel"):
    name: str
    layout: str = "normal"
    face_name: str | None = None
    side: str = ""
    mana_cost: str = ""
    type: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    keywords: list[str] = []
    legalities: dict[str, str] = {}
    is_funny: bool = False
    first_printing: str = ""
    printings: list[str] = []


class _File(msgspec.Struct):
    data: dict[str, msgspec.Raw]


_FILE: Final = msgspec.json.Decoder(_File)
_FACES: Final = msgspec.json.Decoder(list[_Face])


def looks_like(data: bytes) -> bool:
    head = data[:4096]
    return b'"data"' in head and (b'"meta"' in head or head.lstrip()[1:].lstrip().startswith(b'"data"'))


def load(path: Path, data: bytes) -> Loaded:
    try:
        whole = _FILE.decode(data)
    except BROKEN as error:
        raise BadCardFile(f"{path} is not an AtomicCards file: {error}") from error
    cards: list[CardRecord] = []
    broken: list[str] = []
    for name, raw in whole.data.items():
        try:
            cards.append(_record(name, _FACES.decode(raw)))
        except BROKEN as error:
            broken.append(f"{name[:60]}: {error}")
    if whole.data and not cards:
        raise BadCardFile(f"{path} contains no card: {broken[0]}")
    return Loaded(cards, broken)


def _record(name: str, entries: list[_Face]) -> CardRecord:
    faces = _sides(entries)
    made = [
        FaceRecord(
            face.face_name or face.name, face.mana_cost, face.type, face.text, face.power, face.toughness, face.loyalty,
            face.defense, face.colors, face.color_indicator,
        )
        for face in faces
    ]  # fmt: skip
    first = faces[0]
    legal = {format: word.lower() for format, word in first.legalities.items()}
    first_set = (first.first_printing or (first.printings[0] if first.printings else "")).lower()
    if len(made) > 1:
        return CardRecord(
            name, first.layout, card_faces=made, keywords=first.keywords, legalities=legal, set=first_set,
            funny=first.is_funny,
        )  # fmt: skip
    one = made[0]
    return CardRecord(
        name, first.layout, one.mana_cost, one.type_line, one.oracle_text, one.power, one.toughness, one.loyalty,
        one.defense, one.colors, one.color_indicator, keywords=first.keywords, legalities=legal, set=first_set,
        funny=first.is_funny,
    )  # fmt: skip


def _sides(entries: list[_Face]) -> list[_Face]:
    """One face for each side, in order."""
    if not entries:
        raise msgspec.ValidationError("no face")
    found: dict[str, _Face] = {}
    for face in entries:
        found.setdefault(face.side, face)
    return [found[side] for side in sorted(found)]
