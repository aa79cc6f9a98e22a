"""400.7, 607.2d: notes of an object besides its characteristics, each under a key that knows its type.

The choices of its own abilities are in ``Obj.chosen``, by numbers of the card language (``COLOR``, ``OPPONENT`` …).
Notes are replaced and never changed, as all records are: ``atoms.change(st, oid, notes=PROTECTOR.put(obj.notes, player))``.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from inset.language.node import Ability, Condition, Cost

T = TypeVar("T")
D = TypeVar("D")


class Note(Generic[T]):
    """The key of a note, whose value is a ``T``.

    ``number``: how fingerprints write the key. Nothing else looks at it, and two kinds of objects may use the same one.
    """

    __slots__ = ("number", "word")

    def __init__(self, word: str, number: int) -> None:
        self.word = word
        self.number = number

    def of(self, notes: Notes) -> T:
        """The value; a KeyError if there is none."""
        found: T = notes[self]
        return found

    def get(self, notes: Notes, otherwise: D) -> T | D:
        """The value, or a default if there is none."""
        found: T | D = notes.get(self, otherwise)
        return found

    def put(self, notes: Notes, value: T) -> Notes:
        """The same notes with this one."""
        return {**notes, self: value}

    def __repr__(self) -> str:
        return self.word


# Each key has a type of its own, which a dictionary can't say: so the values are Any, and ``Note`` gives them their types.
Notes = dict[Note[Any], Any]
NO_NOTES: Final[Notes] = {}

# a spell: the permanent that it becomes enters tapped
ENTERS_TAPPED: Final[Note[bool]] = Note("enters tapped", 0)
# a battle: the player who protects it (310.8)
PROTECTOR: Final[Note[int]] = Note("protector", -1)
# an exiled card: the player who exiled it
EXILER: Final[Note[int]] = Note("exiler", -2)
# a foretold card: the foretell costs that it had (702.143e)
FORETELL_COSTS: Final[Note[tuple[Cost, ...]]] = Note("foretell costs", -3)
# a dungeon: the room with the venture marker (309.4)
ROOM: Final[Note[str]] = Note("room", -4)
# a spell that asks, and what it becomes: the colors of mana spent to cast it (400.7d)
MANA_SPENT: Final[Note[tuple[int, ...]]] = Note("mana spent", -5)
# the object that stands for a player's speed: the speed (702.179)
HOW_FAST: Final[Note[int]] = Note("how fast", -6)
# a spell: the text that was spliced onto it (702.47b)
SPLICED_TEXT: Final[Note[tuple[Ability, ...]]] = Note("spliced text", -6)
# a permanent that was crafted: the cards that were exiled for it (702.167c)
MATERIALS: Final[Note[tuple[int, ...]]] = Note("materials", -7)
# a permanent: the controller that was last noticed (603.10b)
HELD_BY: Final[Note[int]] = Note("held by", -8)
# the emblem of the Ring: how often the Ring has tempted its player (701.54)
HOW_OFTEN: Final[Note[int]] = Note("how often", -9)
# a permanent: which of its abilities with a number in all were activated, by their places
ACTIVATIONS: Final[Note[tuple[int, ...]]] = Note("activations", -10)
# a card in exile: by which bond, and to which creature, it is bound (702.55b, 702.99b)
BORNE_BY: Final[Note[tuple[int, int]]] = Note("borne by", -11)
# a phased-out permanent whose player has left, once that player's turn would have begun (702.26n)
OVERDUE: Final[Note[bool]] = Note("overdue", -12)
# a card exiled until something happens: the zone that it goes back to, if not the battlefield (610.3)
CAME_FROM: Final[Note[int]] = Note("came from", -13)
# an object with modes of which each is chosen once: those that were
CHOSEN_MODES: Final[Note[tuple[int, ...]]] = Note("chosen modes", -14)
# a spell, and what it becomes: the creatures that were tapped to convoke it (702.51b)
CONVOKED: Final[Note[tuple[int, ...]]] = Note("convoked", -15)
# a permanent that is gone, if an ability that looks back asks: its base power and toughness (208.4b)
BASE_SIZE: Final[Note[tuple[int | None, int | None]]] = Note("base size", -16)
# a permanent that is gone, if an ability that looks back asks: what was attached to it
ATTACHED: Final[Note[tuple[int, ...]]] = Note("attached", -17)
# a token: the keyword whose ability created it
MADE_BY: Final[Note[str]] = Note("made by", -18)
# a spell that asks, and what it becomes: the conditions that held as it became cast
AS_CAST: Final[Note[tuple[Condition, ...]]] = Note("as cast", -19)
# an object with choices: by kind of choice, the name of the card whose ability made it (607.2d)
MADE_FOR: Final[Note[dict[int, str]]] = Note("made for", 5_000)
# an object with linked cards: for each of them the name of the card whose ability exiled it (607.2a)
LINKED_FOR: Final[Note[tuple[str, ...]]] = Note("linked for", 6_000)
