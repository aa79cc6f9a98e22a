"""The reference card data, and texts made comparable: no reminder text, one sign for an object's own name."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from inset.language.card import Card, Face
from inset.language.keywords import KEYWORD_BIT
from inset.language.text import short_name

KINDS = (
    "creature land artifact enchantment planeswalker battle permanent token spell card"
    " Equipment Fortification Spacecraft Vehicle Aura Saga Class Case Room Siege"
).split()


@cache
def printed(shared: Path) -> dict[str, dict[str, Any]]:
    """Records by full name; of several the one that is not a token or an art card."""
    found: dict[str, dict[str, Any]] = {}
    with gzip.open(shared / "cards" / "oracle-cards.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            found.setdefault(record["name"], record)
    for name, record in found.items():  # 712.4: the back face of a meld card is listed under its own name
        formed = [part["name"] for part in record.get("all_parts") or () if part["component"] == "meld_result"]
        if formed and formed[0] != name:
            found[name] = record | {"card_faces": [record, found[formed[0]]]}
    for line in (shared / "cards" / "tokens.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        kind, _, rest = record.get("type_line", "").partition(" ")
        if kind == "Token" and rest.startswith("Dungeon"):  # 309: the source files dungeons under the tokens
            found[record["name"]] = record | {"type_line": rest}
    return found


def record_faces(record: dict[str, Any]) -> list[dict[str, Any]]:
    return list(record.get("card_faces") or [record])


def family(name: str, shared: Path) -> list[str]:
    """The names of a family (omen, prototype …) that have no flag."""
    lines = (shared / "cards" / f"{name}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [line.split("\t")[0] for line in lines if not line.split("\t")[2].strip()]


def without_reminders(text: str) -> str:
    text = re.sub(r" ?\([^()]*\)", "", text)
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


SLIPS: dict[str, tuple[tuple[str, str], ...]] = {  # lines that the source has wrong, lacks, or words in an older way
    "Glamdring, Foe-hammer": (("equipped creature's power.", "equipped creature's power.\nEquip {2}"),),
    "Tawnos, Solemn Survivor": (("1{W}{U}{B}", "{1}{W}{U}{B}"),),
    "Scale Deflection": (("until the end of turn", "until end of turn"),),
    "Rasputin Dreamweaver": (
        ("dealt to Rasputin this", "dealt to it this"),
        ("dream counter on it.\n", "dream counter on Rasputin.\n"),
    ),
    "Rancor": (("return Rancor to", "return it to"),),  # a permanent that still calls itself by name
    "Fable of the Mirror-Breaker": (("discard up two cards", "discard up to two cards"),),
    "Dungeon of the Mad Mage": (
        ("You may play them.", "You may play them for as long as they remain exiled."),
        ("cast one of them without", "cast a spell from among them without"),
    ),
    "Tomb of Annihilation": (
        ("a creature, artifact, or land.", "an artifact, creature, or land."),
        ("and sacrifice a creature, an artifact,", ", sacrifice a creature, sacrifice an artifact,"),
        ("card ,", "card,"),
        ("artifact, and a land", "artifact, and sacrifice a land"),
    ),
    "Urza's Ruinous Blast": (("nonland permanents that aren't legendary", "nonland, nonlegendary permanents"),),
    "Acererak the Archlich": (
        ("opponent, you create", "opponent, create"),
        ("unless that player sacrifices", "unless they sacrifice"),
    ),
}
NICKNAMES = {
    "Donna Noble": "Donna",
    "Drizzt Do'Urden": "Drizzt",
    "Rasputin Dreamweaver": "Rasputin",
}  # 201.5c: a shortened name that follows no rule
STILL_A_LAND = re.compile(r"(?<=: )Until end of turn, (.*? becomes [^.]*)\. It's still a land")
MILLED = re.compile(r"from among (the milled cards|(the )?cards milled this way)")


def _keyword_lines(line: str) -> str:
    """ "Flying, ward {2}" as two lines."""
    words = [word.strip() for word in line.split(",")]
    known = all(re.sub(r" (\{[^ ]*|\d+)$", "", word).lower() in KEYWORD_BIT for word in words)
    return "\n".join(word[:1].upper() + word[1:] for word in words) if known else line


def comparable(text: str, name: str) -> str:
    """A name and "this creature" are the same; so are the two ways to write a minus.

    Which of two ways is printed follows no rule for "that card" and "it" (Rampant Growth, Evolving Wilds), "those cards"
    and "them" (Seek the Beast, Flameshape), nor for keywords on one line or on several (Emeritus of Ideation, Dirgur
    Island Dragon), nor for "them" and "the milled cards" (Gleam of Death, Seek Thrills), nor for "one" and "one of
    them" (Vivien, Champion of the Wilds, Discover the Impossible), nor for "it" and "that token" (Feldon of the Third
    Path, Reflection of Kiki-Jiki), nor for where "until end of turn" stands in what becomes of a land (Treetop Village,
    Celestial Colonnade). Few records say yet that a sacrifice is "of their choice" (Summon: Anima, The Eldest Reborn).
    """
    for wrong, right in SLIPS.get(name, ()):
        if right not in text:
            text = text.replace(wrong, right)
    text = without_reminders(text).replace("that card", "it").replace("those cards", "them")
    text = text.replace("Sacrifice that token", "Sacrifice it")
    text = re.sub(r"(sacrifices? [^.]*?) of their choice", r"\1", text)
    text = text.replace("one of them face down", "one face down")
    text = MILLED.sub("from among them", text).replace(
        "the beginning of the end step", "the beginning of each end step"
    )
    text = STILL_A_LAND.sub(r"\1 until end of turn. It's still a land", text)
    text = "\n".join(_keyword_lines(line) for line in text.splitlines())
    for own in sorted({name, short_name(name), NICKNAMES.get(name, name)}, key=len, reverse=True):
        text = re.sub(rf"(?<![\w'-]){re.escape(own)}(?![\w-])", "~", text)
    text = re.sub(rf"\b[Tt]his ({'|'.join(KINDS)})\b", "~", text)
    return text.replace("−", "-")


def type_line(face: Face) -> str:
    from inset.kernel.types import supertype_words, type_words

    words = [word.capitalize() for word in (*supertype_words(face.supertypes), *type_words(face.types))]
    return " ".join(words) + (f" — {' '.join(face.subtypes)}" if face.subtypes else "")


def faces_of(card: Card) -> list[Face]:
    """The faces that have a text of their own; a prototype's second set has none."""
    return [face for face in card.faces if face.name]
