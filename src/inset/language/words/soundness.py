"""200, 205.3: cards written in Python are checked as they are made: an impossible card is an ``InvalidCard`` that names
the card."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.errors import InvalidCard, near
from inset.language import keywords as k, subtypes
from inset.language.abilities import Keyword
from inset.language.card import Card, Face
from inset.language.node import Effect, Node

OF_PERMANENTS: Final = (
    k.DEFENDER
    | k.DOUBLE_STRIKE
    | k.FIRST_STRIKE
    | k.FLYING
    | k.HASTE
    | k.MENACE
    | k.REACH
    | k.SHADOW
    | k.TRAMPLE
    | k.VIGILANCE
)
NUMBERS: Final = ("amount", "count")  # fields of instructions that hold how much or how many
KNOWN: Final = (
    subtypes.CREATURE_TYPES | subtypes.LAND_TYPES | subtypes.ARTIFACT_TYPES | subtypes.ENCHANTMENT_TYPES
    | subtypes.SPELL_TYPES | subtypes.PLANESWALKER_TYPES | subtypes.BATTLE_TYPES | subtypes.DUNGEON_TYPES
)  # fmt: skip


def check_face(face: Face) -> Face:
    """The face itself, if a card can have such characteristics."""
    name = face.name
    if not isinstance(name, str) or not name.strip():
        raise InvalidCard(f"{name!r}: a card has a name")
    for what, number in (("power", face.power), ("toughness", face.toughness), ("loyalty", face.loyalty)):
        if number is not None and type(number) is not int:
            raise InvalidCard(f"{name}: its {what} is {number!r}, and not a number", "208.1")
    _check_subtypes(face)
    is_spell = face.types & t.SPELL_ONLY_TYPES and not face.types & t.PERMANENT_TYPES
    if is_spell and not face.abilities:
        raise InvalidCard(f"{name}: an instant or sorcery does something; it has no instructions")
    for ability in face.abilities:
        if is_spell and isinstance(ability, Keyword) and ability.keyword & OF_PERMANENTS:
            word = k.KEYWORD_WORD[ability.keyword]
            raise InvalidCard(f"{name}: {word} is an ability of permanents, and this is an instant or sorcery")
        _check_numbers(name, ability)
    return face


def _check_subtypes(face: Face) -> None:
    for word in face.subtypes:
        if word not in KNOWN:
            hint = near(word, [known.lower() for known in KNOWN])
            raise InvalidCard(f"{face.name}: no subtype is called {word!r}{hint}")
        if word not in subtypes.CREATURE_TYPES and not subtypes.fits(word, face.types):  # kindred is said later
            raise InvalidCard(f"{face.name}: {word} is no subtype of its card types", "205.3d")


def _check_numbers(name: str, part: Any) -> None:
    """Amounts are never negative, and are numbers or words of the language."""
    if isinstance(part, tuple):
        for one in part:
            _check_numbers(name, one)
        return
    if not isinstance(part, Node) or isinstance(part, Card):
        return
    is_effect = isinstance(part, Effect)
    for field in part.__dataclass_fields__:
        value = getattr(part, field)
        if isinstance(value, (Node, tuple)):
            _check_numbers(name, value)
        elif is_effect and field in NUMBERS and value is not None:
            if type(value) is not int:
                raise InvalidCard(f"{name}: {value!r} is no number ({type(part).__name__})", "107.1")
            if value < 0:
                raise InvalidCard(f"{name}: {value} is less than nothing ({type(part).__name__})", "107.1b")


def check_insets(front: Face, **insets: object) -> None:
    """A card has one inset at most, with a name of its own, and a spell's types where it is cast."""
    given = [word for word, inset in insets.items() if inset is not None]
    if len(given) > 1:
        raise InvalidCard(f"{front.name}: a card has one inset, not {' and '.join(given)}")
    for word, inset in insets.items():
        if isinstance(inset, Card):
            inner = inset.faces[0]
            if inner.name == front.name:
                raise InvalidCard(f"{front.name}: its {word} has a name of its own")
            if not inner.types & t.SPELL_ONLY_TYPES:
                raise InvalidCard(
                    f"{front.name}: {inner.name} is no instant or sorcery, and can't be its {word}", "715.2"
                )
        elif inset is not None:
            _check_prototype(front.name, word, inset)


def _check_prototype(name: str, word: str, inset: object) -> None:
    if word != "prototype":
        raise InvalidCard(f"{name}: its {word} is a card, and not {inset!r}")
    fits = isinstance(inset, tuple) and len(inset) == 3 and isinstance(inset[0], str)
    if not fits or any(type(number) is not int for number in inset[1:]):  # type: ignore[index]
        raise InvalidCard(f"{name}: a prototype is a cost, a power and a toughness, and not {inset!r}", "718.2")
