"""508.1, 509.1, 601.2c, 608.2d, 616.1: answers that pick one of several things: a target, an object, a player, a mode.

Of several things the game asks for one after another; ``DONE`` says that there are no more of them. Those that are picked by
their place carry the number that records write, counted from 0.
"""

from __future__ import annotations

from typing import ClassVar, Final

from inset.rules.model.answers import Answer, Plain
from inset.rules.model.characteristics import player_ref

# --- objects and players ----------------------------------------------------------------------------------------------


class Done(Answer):
    """No more objects or targets, or none."""

    __slots__ = ()
    kind: ClassVar[str] = "done"

    def plain(self) -> Plain:
        return 0


DONE: Final = Done()


class Choice(Answer):
    """One object or one player.

    ``object``: the object's id; 0 if it is a player. ``player``: the player's seat; None if it is an object.
    """

    __slots__ = ("object", "player")
    fields: ClassVar[tuple[str, ...]] = ("object", "player")

    def __init__(self, object: int = 0, player: int | None = None) -> None:
        self.object = object
        self.player = player

    @property
    def ref(self) -> int:
        """How the rules refer to it: an object's id, or ``player_ref`` of a player."""
        return self.object if self.player is None else player_ref(self.player)

    def plain(self) -> Plain:
        return self.ref

    def names(self) -> int:
        return self.object

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Choice)
            and self.object == other.object
            and self.player == other.player
            and self.kind == other.kind
        )

    def __hash__(self) -> int:
        return hash((self.object, self.player))


class Target(Choice):
    """601.2c: what is targeted: an object or a player."""

    __slots__ = ()
    kind: ClassVar[str] = "target"


class Choose(Choice):
    """608.2d, 601.2h: the object, or sometimes the player, that something is done to or paid with."""

    __slots__ = ()
    kind: ClassVar[str] = "choose"


class Attack(Choice):
    """508.1b: what the creature that is asked about attacks: a player, or a planeswalker or battle as ``object``."""

    __slots__ = ()
    kind: ClassVar[str] = "attack"


class DontAttack(Answer):
    """508.1a: the creature that is asked about does not attack."""

    __slots__ = ()
    kind: ClassVar[str] = "don't attack"

    def plain(self) -> Plain:
        return 0


class Block(Choice):
    """509.1a: the attacking creature, as ``object``, that the creature that is asked about blocks."""

    __slots__ = ()
    kind: ClassVar[str] = "block"


class DontBlock(Answer):
    """509.1a: the creature that is asked about does not block, or blocks nothing more."""

    __slots__ = ()
    kind: ClassVar[str] = "don't block"

    def plain(self) -> Plain:
        return 0


DONT_ATTACK: Final = DontAttack()
DONT_BLOCK: Final = DontBlock()


class ChoosePlayer(Answer):
    """608.2d: a player. ``player``: the seat."""

    __slots__ = ("player",)
    kind: ClassVar[str] = "player"
    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def plain(self) -> Plain:
        return self.player


def ref_of(answer: object) -> int:
    """The object or player that an answer names, as the rules refer to it; 0 if it names none."""
    return answer.ref if isinstance(answer, Choice) else 0


# --- by place or by word ------------------------------------------------------------------------------------------------


class Pick(Answer):
    """One of several, by its place. ``number``: its place, from 0."""

    __slots__ = ("number",)
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def plain(self) -> Plain:
        return self.number


class Mode(Pick):
    """700.2, 608.2d: a mode, or another of several things: costs, kinds of mana or counters, piles, halves."""

    __slots__ = ()
    kind: ClassVar[str] = "mode"


class NoMoreModes(Answer):
    """700.2: the modes that were chosen are enough."""

    __slots__ = ()
    kind: ClassVar[str] = "no more modes"

    def plain(self) -> Plain:
        return -1


NO_MORE_MODES: Final = NoMoreModes()


class Course(Answer):
    """One of two or three courses that have words of their own, such as 701.22a's.

    ``word``: "top", "bottom" or "graveyard"; "over" or "under"; "none", "add" or "remove". ``number``: how records write it.
    """

    __slots__ = ("number", "word")
    kind: ClassVar[str] = "course"
    fields: ClassVar[tuple[str, ...]] = ("word", "number")

    def __init__(self, word: str, number: int) -> None:
        self.word = word
        self.number = number

    def plain(self) -> Plain:
        return self.number


KEEP_ON_TOP: Final = Course("top", 0)  # 701.22a, 701.25a, 701.44a
PUT_ON_BOTTOM: Final = Course("bottom", 1)
PUT_INTO_GRAVEYARD: Final = Course("graveyard", 1)
AT_THE_TOP: Final = Course("top", 0)  # 401.4: the number is the place in the library
AT_THE_BOTTOM: Final = Course("bottom", -1)
OVER: Final = Course("over", 0)  # 702.140c
UNDER: Final = Course("under", 1)
LEAVE: Final = Course("none", 0)  # 701.56a
ADD: Final = Course("add", 1)
REMOVE: Final = Course("remove", -1)


class Next(Answer):
    """Which object comes next in an order. ``object``: its id."""

    __slots__ = ("object",)
    kind: ClassVar[str] = "next"
    fields: ClassVar[tuple[str, ...]] = ("object",)

    def __init__(self, object: int) -> None:
        self.object = object

    def plain(self) -> Plain:
        return self.object

    def names(self) -> int:
        return self.object


class NextTrigger(Pick):
    """603.3b: which triggered ability goes on the stack next. ``source``: the id of its source."""

    __slots__ = ("source",)
    kind: ClassVar[str] = "next trigger"
    fields: ClassVar[tuple[str, ...]] = ("number", "source")

    def __init__(self, number: int, source: int) -> None:
        super().__init__(number)
        self.source = source

    def uses(self) -> int:
        return self.source


class ApplyEffect(Pick):
    """616.1: which replacement or prevention effect applies."""

    __slots__ = ()
    kind: ClassVar[str] = "effect"
