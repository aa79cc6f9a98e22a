"""A card in words: line by line for screen readers, or on one line for a hand."""

from __future__ import annotations

from inset.kernel.types import supertype_words, type_words
from inset.language import card as kinds
from inset.language.card import Card, Face
from inset.language.text import NoText, face_text


def plain(card: Card) -> list[str]:
    """The card line by line."""
    rows: list[str] = []
    for place, face in enumerate(card.faces):
        name = face.name or f"{card.name}, prototype"
        label = f" ({kinds.FRAME_WORD[card.frame]} of {card.name})" if place and face.name else ""
        rows.append(f"{name}{label}, {cost_of(face) or 'no mana cost'}")
        if face.types:
            rows.append(type_line(face))
        rows += text_of(face, card).split("\n") if face.name and face.abilities else []
        if size_of(face):
            rows.append(f"power and toughness {size_of(face)}")
    return rows


def text_of(face: Face, card: Card) -> str:
    try:
        return face_text(face, card)
    except NoText:
        return "(its text can't be put into words)"


def cost_of(face: Face) -> str:
    return str(face.cost) if face.cost is not None else ""


def size_of(face: Face) -> str:
    if face.power is not None:
        return f"{face.power}/{face.toughness}"
    if face.loyalty is not None:
        return f"loyalty {face.loyalty}"
    return f"defense {face.defense}" if face.defense is not None else ""


def type_line(face: Face) -> str:
    words = " ".join(word.capitalize() for word in (*supertype_words(face.supertypes), *type_words(face.types)))
    return f"{words} — {' '.join(face.subtypes)}" if face.subtypes else words


def brief(card: Card) -> str:
    """One line: ``Bonecrusher Giant {2}{R} 4/3 // Stomp {1}{R}``; ``Steel Seraph {6} 5/4 // prototype {1}{W}{W} 3/3``."""
    parts = []
    for face in card.faces:
        name = face.name or kinds.FRAME_WORD[card.frame]
        parts.append(" ".join(part for part in (name, cost_of(face), size_of(face)) if part))
    return " // ".join(parts)
