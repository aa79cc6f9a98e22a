"""MTGJSON's AtomicCards: a name, and the faces of the card under it. They become records like Scryfall's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from inset.data.scryfall import BadCardFile, CardRecord, FaceRecord, Loaded


class _Face(msgspec.Struct, frozen=True, rename="camel"):
    name: str
    layout: str = "normal"
    face_name: str | None = None
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
    except msgspec.DecodeError as error:
        raise BadCardFile(f"{path} is no AtomicCards file: {error}") from error
    cards: list[CardRecord] = []
    broken: list[str] = []
    for name, raw in whole.data.items():
        try:
            cards.append(_record(name, _FACES.decode(raw)))
        except (msgspec.DecodeError, IndexError) as error:
            broken.append(f"{name}: {error}")
    if whole.data and not cards:
        raise BadCardFile(f"{path} holds no card: {broken[0]}")
    return Loaded(cards, broken)


def _record(name: str, faces: list[_Face]) -> CardRecord:
    made = [
        FaceRecord(
            face.face_name or face.name, face.mana_cost, face.type, face.text, face.power, face.toughness, face.loyalty,
            face.defense, face.colors, face.color_indicator,
        )
        for face in faces
    ]  # fmt: skip
    first = faces[0]
    common = {"legalities": first.legalities, "set": first.first_printing.lower(), "funny": first.is_funny}
    if len(made) > 1:
        return CardRecord(name, first.layout, card_faces=made, keywords=first.keywords, **common)  # type: ignore[arg-type]
    one = made[0]
    return CardRecord(
        name, first.layout, one.mana_cost, one.type_line, one.oracle_text, one.power, one.toughness, one.loyalty,
        one.defense, one.colors, one.color_indicator, keywords=first.keywords, **common,  # type: ignore[arg-type]
    )  # fmt: skip
