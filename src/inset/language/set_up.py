"""Things that are true for a while because an instruction set them up; no card text states them directly."""

from __future__ import annotations

from inset.language.node import Ability, Cost, Effect, Mod, Players, Selection, Static, dataclass


@dataclass(frozen=True, slots=True)
class ExiledAsItResolves(Static):
    """For one spell: exiled as it resolves, with counters; then effects happen to the card."""

    counters: tuple[tuple[str, int], ...]
    then: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ReplaceWord(Mod):
    """Layer 3: one color word, basic land type or creature type in the text is another one (612.1)."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class AddText(Mod):
    """Layer 3: the spell has this text after its own (612.10, 702.47c)."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class TheObject(Selection):
    """This very object, whatever it is called: what ``Granter`` comes to once the ability is given (201.5a)."""

    oid: int
    name: str


@dataclass(frozen=True, slots=True)
class ThePlayer(Players):
    """This very player: what a reference to one comes to in an ability that an effect gives."""

    player: int


@dataclass(frozen=True, slots=True)
class ChooseOpponent(Cost):
    """702.174a: choose an opponent, which is the cost of a gift; the spell, and what it becomes, remembers whom."""


@dataclass(frozen=True, slots=True)
class Discount(Cost):
    """What a spell costs less for an additional cost that was announced (601.2b, 601.2f)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Give(Cost):
    """The very permanent that was chosen as a cost was announced (601.2b): it is sacrificed, or tapped."""

    oid: int
    tapped: bool = False
