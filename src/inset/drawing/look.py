"""What a picture shows of an object: its current characteristics, and what differs from the printed card.

An object is given as plain data, an entry of ``game.view(player).data``: tokens (111), copies (707), face-down cards
(708), counters (122), damage (120), and keywords gained and lost are drawn as that player sees them. ``card`` is the
card of that name, if the caller has it: then the picture has its text, and what differs from it is marked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from inset.drawing.words import Paragraph, paragraphs, size
from inset.kernel.mana import parse
from inset.kernel.types import BATTLE, PLANESWALKER, WORD_COLOR, WORD_SUPERTYPE, WORD_TYPE
from inset.language.abilities import Keyword
from inset.language.card import ADVENTURE, DOUBLE_FACED, FLIP, HALVES, MELD, OMEN, PLAIN, PROTOTYPE, Card, Face
from inset.language.keywords import KEYWORD_WORD

COUNTER: Final = "counter"
GAINED: Final = "gained"
LOST: Final = "lost"
KEYWORD: Final = "keyword"  # for something without a printed card: all of them
KIND: Final = "kind"  # what it is: a token, a copy, a prototype, face down
FACE_DOWN: Final = "Face down"
_ENTRY_NAMES: Final = {ADVENTURE: "Adventure", OMEN: "Omen"}


@dataclass(frozen=True, slots=True)
class Chip:
    """A few words about what differs from print."""

    text: str
    kind: str


@dataclass(frozen=True, slots=True)
class Look:
    """``face`` has the characteristics of this moment; ``card`` holds it and what is in the inset beside it.

    ``grown``: is it larger (1) or smaller (-1) than printed? ``unknown``: nothing of its front may be seen.
    """

    card: Card
    face: Face
    title: str
    size: str
    text: tuple[Paragraph, ...]
    chips: tuple[Chip, ...] = ()
    grown: int = 0
    damage: int = 0
    tapped: bool = False
    face_down: bool = False
    unknown: bool = False
    note: str = ""


def of_card(card: Card) -> Look:
    """A card as printed: its first face."""
    return of_face(card, card.faces[0])


def of_face(card: Card, face: Face) -> Look:
    """One face of a card, as printed."""
    return Look(card, face, face.name, size(face), tuple(paragraphs(face, card)))


def of_entry(entry: Mapping[str, Any], card: Card | None = None) -> Look:
    """An object as a view shows it.

    >>> made = of_entry({"name": "Ox", "types": ["creature"], "power": 2, "toughness": 4, "counters": {"stun": 1}})
    >>> made.size, [chip.text for chip in made.chips]
    ('2/4', ['stun'])
    """
    down = bool(entry.get("face_down"))
    if "types" not in entry:
        return Look(_BLANK, _BLANK.faces[0], FACE_DOWN, "", (), _kinds(entry, None), face_down=True, unknown=True)
    printed = None if down or card is None else _printed(card, str(entry.get("name", "")))
    face = _face(entry, printed)
    whole = _whole(card, printed, face) if card is not None and printed is not None else Card((face,))
    standing = _size(entry, face)
    return Look(
        card=whole,
        face=face,
        title=face.name or FACE_DOWN if down else face.name,
        size=standing,
        text=_text(entry, whole, face, printed),
        chips=(*_kinds(entry, card if printed is not None else None), *_counters(entry), *_keywords(entry, printed)),
        grown=_grown(entry, card, printed),
        damage=int(entry.get("damage", 0)),
        tapped=bool(entry.get("tapped")),
        face_down=down,
        note="Token" if entry.get("token") else "",
    )


_BLANK: Final = Card((Face(),))


def _printed(card: Card, name: str) -> Face | None:
    """The face of the card that has this name now."""
    return next((face for face in card.faces if face.name == name), None)


def _whole(card: Card, printed: Face, face: Face) -> Card:
    """The card around the face as it is now. Of two-faced and split cards only this face."""
    if card.frame in (*DOUBLE_FACED, FLIP, *HALVES, MELD) or printed is not card.faces[0]:
        return Card((face,), PLAIN)
    return Card((face, *card.faces[1:]), card.frame)


def _face(entry: Mapping[str, Any], printed: Face | None) -> Face:
    subtypes = tuple(entry.get("subtypes", ()))
    if printed is not None and sorted(subtypes) == sorted(printed.subtypes):
        subtypes = printed.subtypes  # in the order of print
    types = _mask(WORD_TYPE, entry["types"])
    counters = entry.get("counters", {})
    lasting = _is_permanent(entry)  # on the battlefield loyalty and defense are counters (306.5c, 310.4c)
    made = Face(
        name=str(entry.get("name", "")),
        cost=parse(entry["cost"]) if entry.get("cost") else None,
        types=types,
        subtypes=subtypes,
        supertypes=_mask(WORD_SUPERTYPE, entry.get("supertypes", ())),
        power=entry.get("power"),
        toughness=entry.get("toughness"),
        abilities=printed.abilities if printed is not None else (),
        colors=_mask(WORD_COLOR, entry.get("colors", ())),
    )
    loyalty = counters.get("loyalty", 0) if lasting else printed.loyalty if printed is not None else None
    defense = counters.get("defense", 0) if lasting else printed.defense if printed is not None else None
    return replace(made, loyalty=loyalty if types & PLANESWALKER else None, defense=defense if types & BATTLE else None)


def _is_permanent(entry: Mapping[str, Any]) -> bool:
    """Only permanents have a status and damage in a view."""
    return any(key in entry for key in ("tapped", "damage", "token"))


def _mask(table: Mapping[str, int], words: Any) -> int:
    found = 0
    for word in words:
        found |= table.get(str(word).lower(), 0)
    return found


def _size(entry: Mapping[str, Any], face: Face) -> str:
    if entry.get("power") is not None:
        return f"{entry['power']}/{entry['toughness']}"
    return size(replace(face, power=None, toughness=None))


def _text(entry: Mapping[str, Any], card: Card, face: Face, printed: Face | None) -> tuple[Paragraph, ...]:
    """The entry's own ``text`` if it has one; else the card's; else at least the keywords."""
    if "text" in entry:
        return tuple(Paragraph(line) for line in str(entry["text"]).splitlines() if line.strip())
    if printed is not None:
        return tuple(paragraphs(face, card))
    words = ", ".join(str(word) for word in entry.get("keywords", ()))
    return (Paragraph(words[:1].upper() + words[1:]),) if words else ()


# --- what differs from print ------------------------------------------------------------------------------------------


def _kinds(entry: Mapping[str, Any], card: Card | None) -> tuple[Chip, ...]:
    found: list[str] = []
    if entry.get("face_down"):
        found.append(str(entry.get("face_down_by") or FACE_DOWN.lower()))
        if entry.get("really"):
            found.append(str(entry["really"]))
    if entry.get("token"):
        found.append("token")
    if entry.get("copy"):
        found.append("copy")
    used = entry.get("cast_as", "none")
    if used not in ("none", None):
        found.append(str(used))
    elif card is not None and card.frame in _ENTRY_NAMES and _is_permanent(entry):
        found.append(_ENTRY_NAMES[card.frame])  # 715.2a: it has an Adventure
    if entry.get("prepared"):
        found.append("prepared")
    found += [str(word) for word in entry.get("marked", ())]
    if entry.get("phased"):
        found.append("phased out")
    found += [f"{name}: locked" for name in entry.get("locked", ())]
    return tuple(Chip(text, KIND) for text in found)


def _counters(entry: Mapping[str, Any]) -> tuple[Chip, ...]:
    found = []
    for kind, number in entry.get("counters", {}).items():
        if number and not (kind in ("loyalty", "defense") and kind in _counted(entry)):
            found.append(Chip(f"{kind} ×{number}" if number > 1 else str(kind), COUNTER))
    return tuple(found)


def _counted(entry: Mapping[str, Any]) -> tuple[str, ...]:
    """Which counters are the object's size."""
    types = [str(word).lower() for word in entry.get("types", ())]
    if entry.get("power") is not None:
        return ()
    return ("loyalty",) * ("planeswalker" in types) + ("defense",) * ("battle" in types)


def _keywords(entry: Mapping[str, Any], printed: Face | None) -> tuple[Chip, ...]:
    has = [str(word) for word in entry.get("keywords", ())]
    if printed is None:
        return tuple(Chip(word, KEYWORD) for word in has)
    mask = 0
    for ability in printed.abilities:
        if isinstance(ability, Keyword):
            mask |= ability.keyword
    had = [word for bit, word in KEYWORD_WORD.items() if mask & bit]
    gained = [Chip(f"+ {word}", GAINED) for word in has if word not in had]
    lost = [Chip(f"− {word}", LOST) for word in had if word not in has]
    return (*gained, *lost)


def _grown(entry: Mapping[str, Any], card: Card | None, printed: Face | None) -> int:
    """Against the size that is printed, the small one for a prototype (718.3b)."""
    if printed is None or card is None or entry.get("power") is None or printed.power is None:
        return 0
    if "*" in size(printed):
        return 0
    base = card.faces[1] if card.frame == PROTOTYPE and entry.get("cast_as") == "prototype" else printed
    now = int(entry["power"]) + int(entry["toughness"])
    before = (base.power or 0) + (base.toughness or 0)
    return (now > before) - (now < before)
