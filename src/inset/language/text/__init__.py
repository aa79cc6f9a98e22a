"""Rules text rendered from nodes, in the style of current Oracle text; no printed text is stored anywhere.

``writer`` keeps track of what "it" means and looks up what writes a node; the other modules are those writers, one for each
module of nodes or part of speech: ``describe`` with ``adjectives`` and ``clauses`` for filters, ``references`` for who and what.

>>> from inset.cards import card
>>> print(face_text(card("Serra Angel").faces[0]))
Flying, vigilance
"""

from __future__ import annotations

import re

from inset.kernel import types as t
from inset.language.card import Card, Face
from inset.language.node import Ability, Cost
from inset.language.text import (
    abilities,
    adjectives,
    choices,
    clauses,
    comparisons,
    conditions,
    copies,
    costs,
    damage_life_mana,
    entering,
    events,
    instructions,
    keyword_actions,
    keywords,
    mods,
    numbers,
    permanent_events,
    permanents,
    player_events,
    player_rules,
    playing,
    references,
    replacements,
    restrictions,
    statics,
    zone_changes,
)
from inset.language.text.english import called, capital
from inset.language.text.keywords import lines_of
from inset.language.text.writer import NoText, Writer

__all__ = ["NoText", "ability_text", "card_text", "cost_text", "face_text"]
WRITERS = (  # imported for the tables that they fill
    abilities,
    adjectives,
    choices,
    clauses,
    comparisons,
    copies,
    costs,
    keyword_actions,
    events,
    instructions,
    keywords,
    mods,
    zone_changes,
    numbers,
    damage_life_mana,
    permanent_events,
    permanents,
    player_events,
    conditions,
    replacements,
    references,
    statics,
    restrictions,
    playing,
    player_rules,
    entering,
)


def card_text(card: Card) -> str:
    """Both sets of characteristics, with the names of the second; prototypes have theirs in an ability."""
    text = face_text(card.faces[0], card)
    for face in card.faces[1:]:
        if face.name:
            text += f"\n//\n{face.name}\n{face_text(face, card)}"
    return text


def face_text(face: Face, card: Card | None = None) -> str:
    """One ability per line; keywords without a cost share one."""
    return own_name("\n".join(lines_of(face, card, face.abilities)), face)


def ability_text(ability: Ability, card: Card | Face) -> str:
    """One ability of a card."""
    face = card.faces[0] if isinstance(card, Card) else card
    whole = card if isinstance(card, Card) else None
    return own_name(Writer(face, whole).ability(ability), face)


def cost_text(cost: Cost, face: Face | None = None) -> str:
    face = Face() if face is None else face
    return own_name(capital(Writer(face).cost(cost)), face)


# --- what an object calls itself ----------------------------------------------------------------------------
OWN_SUBTYPES = ("Equipment", "Spacecraft", "Fortification", "Vehicle", "Aura", "Saga", "Class", "Case", "Room", "Siege")


def self_word(face: Face) -> str:
    """ "This creature", "this land", "Stomp", "Kess" (201.5)."""
    if face.types & t.SPELL_ONLY_TYPES:
        return face.name
    if face.supertypes & t.LEGENDARY or face.types & t.PLANESWALKER:
        return short_name(face.name)
    if face.name.endswith(" Token") or "Role" in face.subtypes:
        return "this token"
    for subtype in OWN_SUBTYPES:
        if subtype in face.subtypes:
            return f"this {subtype}"
    for kind in (t.CREATURE, t.LAND, t.ARTIFACT, t.ENCHANTMENT, t.BATTLE):
        if face.types & kind:
            return f"this {t.TYPE_WORD[kind]}"
    return "this permanent"


def short_name(name: str) -> str:
    """201.5c: a legendary name up to its comma, or up to "of" or "the"."""
    if "," in name:
        return name.partition(",")[0]
    found = re.match(r"(.+?) (?:of|the) ", name)
    return found.group(1) if found and not name.startswith("The ") else name


def own_name(text: str, face: Face) -> str:
    return called(text, self_word(face))
