"""109.3, 707.2: the characteristics of an object and its copiable values.

A *reference* is an object's id, or ``player_ref(p)`` for a player: one kind of number for whatever can be targeted,
damaged or attacked.
"""

from __future__ import annotations

from typing import Any

from inset.kernel.compiling import mypyc_attr
from inset.kernel.mana import ManaCost
from inset.language.card import Card
from inset.language.node import Ability, Mod


def player_ref(player: int) -> int:
    return -1 - player


def is_player(ref: int) -> bool:
    return ref < 0


def player_of(ref: int) -> int:
    return -1 - ref


@mypyc_attr(acyclic=True)
class Chars:
    """The characteristics of an object (109.3) with its controller, as the layers leave them (613)."""

    __slots__ = (
        "abilities", "colors", "controller", "cost", "defense", "keywords", "loyalty", "name", "power", "sorted",
        "subtypes", "supertypes", "toughness", "types",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        cost: ManaCost | None,
        colors: int,
        types: int,
        supertypes: int,
        subtypes: frozenset[str],
        abilities: tuple[Ability, ...],
        keywords: int,
        power: int | None,
        toughness: int | None,
        loyalty: int | None,
        defense: int | None,
        controller: int,
    ) -> None:
        self.name = name
        self.cost = cost
        self.colors = colors
        self.types = types
        self.supertypes = supertypes
        self.subtypes = subtypes
        self.abilities = abilities
        self.keywords = keywords
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.controller = controller
        self.sorted: Any = None  # the abilities, sorted (traits.traits_of)

    def dup(self) -> Chars:
        return Chars(
            self.name, self.cost, self.colors, self.types, self.supertypes, self.subtypes, self.abilities,
            self.keywords, self.power, self.toughness, self.loyalty, self.defense, self.controller,
        )  # fmt: skip

    def same_as(self, other: Chars) -> bool:
        return (
            self.name == other.name and self.cost == other.cost and self.colors == other.colors
            and self.types == other.types and self.supertypes == other.supertypes and self.subtypes == other.subtypes
            and self.abilities == other.abilities and self.keywords == other.keywords and self.power == other.power
            and self.toughness == other.toughness and self.loyalty == other.loyalty and self.defense == other.defense
            and self.controller == other.controller
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Copied:
    """Copiable values taken from another object (707.2): the card, the set of characteristics in use, exceptions."""

    __slots__ = ("definition", "exceptions", "face_down", "in_use")

    def __init__(
        self, definition: Card, in_use: int, exceptions: tuple[Mod, ...] = (), face_down: bool = False
    ) -> None:
        self.definition = definition
        self.in_use = in_use
        self.exceptions = exceptions
        self.face_down = face_down
