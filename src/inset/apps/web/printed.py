"""Cards of a file that somebody drops onto the page: the page reads the file, and sends the records that are needed.

A record is an object as Scryfall writes it. It is read here with the standard library, because the browser has no
msgspec, and with suspicion: a field of the wrong type, or a card that can't exist, is refused with a sentence that says
why.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from inset import cards as library
from inset.apps.web import desk
from inset.apps.web.protocol import Message, Refused
from inset.data.card_records import CardRecord, FaceRecord, PartRecord, hidden_character
from inset.decklists import card_files
from inset.kernel.errors import InsetError

MOST_AT_ONCE: Final = 250  # records of one message
MOST_ADDED: Final = 5_000  # cards that one engine accepts from files
LONGEST: Final = 20_000  # characters of one card; no card has a tenth of it
MOST_FACES: Final = 8
TEXTS: Final = ("name", "layout", "mana_cost", "type_line", "oracle_text", "set", "released_at", "set_type")
SIZES: Final = ("power", "toughness", "loyalty", "defense")
LISTS: Final = ("colors", "color_indicator", "keywords")
_ADDED: Final[set[str]] = set()


def added(found: list[Message]) -> list[Message]:
    """Compiles cards and adds them to the library; returns those that can't be played, each with the reason."""
    refused: list[Message] = []
    for data in found:
        printed = record(data)
        name = printed.faces[0].name
        if name in library.library() or printed.name in library.library():
            continue
        if len(_ADDED) >= MOST_ADDED:
            raise Refused(f"this page already uses {MOST_ADDED:,} cards from files, which is the limit")
        try:
            card_files.add(printed)
        except InsetError as error:
            refused.append({"name": printed.name, "why": getattr(error, "message", "") or str(error)})
        else:
            _ADDED.add(name)
    return refused


def compiled(data: object) -> Message:
    """One card of a file: what was understood of it, its frame, and where reading stopped."""
    from inset.oracle.compile import compile_card

    return {"problem": None, "cards": [desk.compiled(compile_card(record(data)))]}


def record(data: object) -> CardRecord:
    """A record as Scryfall writes it; raises Refused, with its name, if it isn't one.

    >>> record({"name": "Shock", "mana_cost": "{R}", "type_line": "Instant", "prices": {}}).mana_cost
    '{R}'
    """
    if not isinstance(data, dict) or not isinstance(data.get("name"), str) or not data["name"]:
        raise Refused("a card in a file must be an object with a name")
    name = data["name"][:60]
    known = {field.name for field in fields(CardRecord)}
    kept = {key: _checked(name, key, value) for key, value in data.items() if key in known and value is not None}
    faces = kept.pop("card_faces", None)
    if faces:
        kept["card_faces"] = [FaceRecord(**_face(name, face)) for face in faces]
    kept["all_parts"] = [_part(part) for part in kept.get("all_parts", ())]
    made = CardRecord(**kept)
    if sum(len(face.oracle_text) + len(face.name) + len(face.type_line) for face in made.faces) > LONGEST:
        raise Refused(f"{name}: longer than any card")
    if character := hidden_character(made):
        raise Refused(f"{name}: the character {character} is not allowed")
    return made


def _face(name: str, data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise Refused(f"{name}: a face is an object")
    known = {field.name for field in fields(FaceRecord)}
    return {key: _checked(name, key, value) for key, value in data.items() if key in known and value is not None}


def _part(data: object) -> PartRecord:
    found = data if isinstance(data, dict) else {}
    return PartRecord(str(found.get("component", ""))[:60], str(found.get("name", ""))[:200])


def _checked(name: str, key: str, value: Any) -> Any:
    """The value, if it is of the kind that belongs there."""
    if key in TEXTS or key in SIZES:
        fits = isinstance(value, str) and len(value) <= LONGEST
    elif key in LISTS:
        fits = isinstance(value, list) and len(value) <= 100 and all(isinstance(each, str) for each in value)
    elif key in ("card_faces", "all_parts"):
        fits = isinstance(value, list) and len(value) <= (MOST_FACES if key == "card_faces" else 200)
    elif key == "legalities":
        fits = isinstance(value, dict) and all(isinstance(each, str) for pair in value.items() for each in pair)
    else:
        fits = isinstance(value, bool)
    if not fits:
        raise Refused(f"{name}: {key} is not what a card file would have")
    return value
