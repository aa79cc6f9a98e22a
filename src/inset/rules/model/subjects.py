"""601.2, 603.3b, 608.2d: what a question is about: a closed family of records with named fields.

Each has ``oid``: the object or player that the question is about, such as the creature that may attack; 0 if there is none.
``About`` has nothing else. If the options are numbers of something, the subject contains that something.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from inset.kernel.mana import ManaCost
from inset.language import effects as ef
from inset.language.abilities import Modes
from inset.language.node import Cost
from inset.rules.model.lasting_effects import Pending

# What happens to a card that is looked at, or what a player may do with an object.
DeedWord = Literal[
    "band", "clash", "end", "endure", "exert", "explore", "flip", "miracle", "new targets", "put back", "scry", "skip",
    "surveil", "time", "untap", "vote",
]  # fmt: skip

LibraryEnd = Literal["top", "bottom"]


class About(NamedTuple):
    """An object or a player, and nothing else: who attacks or blocks, whose X it is, whose effect asks."""

    oid: int


class Deed(NamedTuple):
    """What is done with an object: scry, explore, exert, clash …"""

    word: DeedWord
    oid: int


class Aim(NamedTuple):
    """601.2c: whose target it is, which use of the word "target", and how many more may be chosen for it, if it says."""

    oid: int
    slot: int
    left: int = 0


class Share(NamedTuple):
    """510.1, 601.2d: who gets a share, and which creature assigns it as combat damage, if one does."""

    oid: int
    source: int = 0


class Price(NamedTuple):
    """601.2g: the mana to be paid, and for which spell."""

    oid: int
    cost: ManaCost


class OptionalCost(NamedTuple):
    """601.2b: an additional cost that may be paid, by its name, and for what; also life for a Phyrexian symbol."""

    oid: int
    name: str


class MayDo(NamedTuple):
    """608.2d: "you may": the object whose text says so, and the instruction."""

    oid: int
    node: ef.May


class PayOrNot(NamedTuple):
    """118.12: the object whose text asks for a payment, and the payment."""

    oid: int
    node: ef.PayOr


# --- one of several, by its number -----------------------------------------------------------------------------------


class ModeOf(NamedTuple):
    """700.2: the modes of a spell or ability."""

    oid: int
    body: Modes


class OptionOf(NamedTuple):
    """608.2d: instructions of which one is chosen as it resolves."""

    oid: int
    node: ef.ChooseMode


class Villainy(NamedTuple):
    """701.55: a villainous choice, and the controller of the object that asks for it."""

    oid: int
    node: ef.VillainousChoice
    controller: int


class OneCost(NamedTuple):
    """601.2b: which of several costs is paid."""

    options: tuple[Cost, ...]
    oid: int = 0


class ManaKinds(NamedTuple):
    """106.4: the mana that each way would make, as its kinds."""

    ways: tuple[tuple[int, ...], ...]
    oid: int = 0


class CounterKinds(NamedTuple):
    """122.5: kinds of counters."""

    kinds: tuple[str, ...]
    oid: int = 0


class Keywords(NamedTuple):
    """Keyword abilities, as bits."""

    bits: tuple[int, ...]
    oid: int = 0


class Piles(NamedTuple):
    """700.3: two piles of objects."""

    piles: tuple[tuple[int, ...], ...]
    oid: int = 0


class OldTargets(NamedTuple):
    """115.7b: the targets one of which is changed."""

    refs: tuple[int, ...]
    oid: int = 0


class Effects(NamedTuple):
    """616.1: replacement effects, as they are called."""

    labels: tuple[str, ...]
    oid: int = 0


class TriggerOrder(NamedTuple):
    """603.3b: triggered abilities that wait to be put on the stack."""

    pending: tuple[Pending, ...]
    oid: int = 0


# --- the rest --------------------------------------------------------------------------------------------------------


class Casts(NamedTuple):
    """608.2g: which card is cast, and how; ``oid`` is what lets it be cast."""

    oid: int


class Mutation(NamedTuple):
    """702.140c: over or under which creature."""

    oid: int
    target: int


class Door(NamedTuple):
    """709.5f: a half of which permanent is locked or unlocked."""

    oid: int


class CardOrder(NamedTuple):
    """Which card comes next; of cards that were looked at, what for, and the end of the library that they go to."""

    oids: tuple[int, ...]
    word: DeedWord | None = None
    end: LibraryEnd | None = None
    oid: int = 0


class WordOf(NamedTuple):
    """A word of which kind is chosen (``effects``): a card name, a color, a creature type …"""

    kind: int
    oid: int = 0


class TextWord(NamedTuple):
    """612.1: the objects in whose text one word takes the place of another."""

    oids: tuple[int, ...]
    oid: int = 0


Subject = (
    About | Deed | Aim | Share | Price | OptionalCost | MayDo | PayOrNot | ModeOf | OptionOf | Villainy | OneCost
    | ManaKinds | CounterKinds | Keywords | Piles | OldTargets | Effects | TriggerOrder | Casts | Mutation | Door
    | CardOrder | WordOf | TextWord
)  # fmt: skip
NO_OBJECT: Final = About(0)
