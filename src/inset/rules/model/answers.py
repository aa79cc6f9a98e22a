"""116, 117.1, 601.2, 605.3: answers: a player's answers to the game's questions, as values with named fields.

An answer names things by their numbers: an object by its id, a player by their seat. Where an answer is just a number, a yes
or no, or a word, it is an ``int``, a ``bool`` or a ``str``; everything else has a class: what is done at a priority and while
mana is paid here, single picks in ``choices``. ``plain`` is how records write an answer; ``answer_codec`` reads it back.
"""

from __future__ import annotations

from typing import ClassVar, Final

Plain = int | str | tuple[object, ...] | None  # how records write an answer; yes and no are numbers to Python


class Answer:
    """The base of all answers. They are immutable, and equal if their class and fields are equal."""

    __slots__ = ()
    kind: ClassVar[str] = ""  # one word for what it does
    fields: ClassVar[tuple[str, ...]] = ()  # the names of its parts

    def plain(self) -> Plain:
        """The answer as records write it."""
        raise NotImplementedError

    def names(self) -> int:
        """The object that is played, turned up or chosen; 0 if there is none."""
        return 0

    def uses(self) -> int:
        """The object whose ability or mana is used; 0 if there is none."""
        return 0

    def parts(self) -> tuple[object, ...]:
        """The values of the fields, in their order."""
        return tuple([getattr(self, field) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Answer) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        told = [f"{field}={part!r}" for field, part in zip(self.fields, self.parts(), strict=True)]
        return f"{type(self).__name__}({', '.join(told)})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.parts()


# Anything that may answer a question: an answer class, a number, a yes or no, a word.
AnyAnswer = Answer | int | str


# --- at a priority ------------------------------------------------------------------------------------------------------


class Pass(Answer):
    """117.3d: does nothing, or does not cast what an effect lets be cast."""

    __slots__ = ()
    kind: ClassVar[str] = "pass"

    def plain(self) -> Plain:
        return ("pass",)


PASS: Final = Pass()


# What is paid for a spell, where it is not called by a keyword or by the name that its text gives it.
MANA_COST: Final = ""
FOR_FREE: Final = "free"
SET_BY_EFFECT: Final = "effect"


class PlayCard(Answer):
    """305.1, 601.2: one way to play one card: what ``PlayLand`` and ``CastSpell`` have in common.

    ``card``: the object's id, in the zone where it is. ``way``: which set of characteristics: 0 for the normal one, 1 for
    the one in an inset frame, a second half or a second face. ``cost``: "" for the mana cost, a keyword such as "flashback",
    "free", or "effect" for a cost that an effect sets. ``leave``: the id of the permanent or lasting effect that allows
    it, or of the permanent that is given up for it (emerge); 0 if the rules allow it.
    """

    __slots__ = ("card", "cost", "leave", "way")
    fields: ClassVar[tuple[str, ...]] = ("card", "way", "cost", "leave")

    def __init__(self, card: int, way: int = 0, cost: str = MANA_COST, leave: int = 0) -> None:
        self.card = card
        self.way = way
        self.cost = cost
        self.leave = leave

    def plain(self) -> Plain:
        return (self.kind, self.card, self.way, self.cost, self.leave)

    def names(self) -> int:
        return self.card

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, PlayCard)
            and self.card == other.card
            and self.way == other.way
            and self.cost == other.cost
            and self.leave == other.leave
            and self.kind == other.kind
        )

    def __hash__(self) -> int:
        return hash((self.card, self.way, self.cost, self.leave))


class PlayLand(PlayCard):
    """305.1: plays a land."""

    __slots__ = ()
    kind: ClassVar[str] = "land"


class CastSpell(PlayCard):
    """601.2: casts a spell."""

    __slots__ = ()
    kind: ClassVar[str] = "cast"


class Activate(Answer):
    """602.2: activates an ability. ``source``: the object's id. ``ability``: which of its activated abilities, from 0."""

    __slots__ = ("ability", "source")
    kind: ClassVar[str] = "activate"
    fields: ClassVar[tuple[str, ...]] = ("source", "ability")

    def __init__(self, source: int, ability: int) -> None:
        self.source = source
        self.ability = ability

    def plain(self) -> Plain:
        return ("activate", self.source, self.ability)

    def uses(self) -> int:
        return self.source

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Activate) and self.source == other.source and self.ability == other.ability
        )

    def __hash__(self) -> int:
        return hash((self.source, self.ability))


class SpecialAction(Answer):
    """116.2: a special action with a card. ``card``: the id of the card or permanent."""

    __slots__ = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def plain(self) -> Plain:
        return ("special", self.kind, self.card)

    def names(self) -> int:
        return self.card


class Foretell(SpecialAction):
    """702.143a: exiles a card from the hand face down for {2}."""

    __slots__ = ()
    kind: ClassVar[str] = "foretell"


class Plot(SpecialAction):
    """702.170a: exiles a card to cast it on a later turn for nothing."""

    __slots__ = ()
    kind: ClassVar[str] = "plot"


class Suspend(SpecialAction):
    """702.62a: exiles a card from the hand with time counters."""

    __slots__ = ()
    kind: ClassVar[str] = "suspend"


class FetchCompanion(SpecialAction):
    """702.139a: puts the companion into the hand for {3}."""

    __slots__ = ()
    kind: ClassVar[str] = "companion"


class TurnFaceUp(SpecialAction):
    """708.7: turns a permanent face up. ``by``: the word for what lets it be turned up: "morph", "manifest" and so on."""

    __slots__ = ("by",)
    kind: ClassVar[str] = "turn face up"
    fields: ClassVar[tuple[str, ...]] = ("card", "by")

    def __init__(self, card: int, by: str) -> None:
        super().__init__(card)
        self.by = by

    def plain(self) -> Plain:
        return ("special", self.kind, self.card, self.by)


class Unlock(SpecialAction):
    """709.5e: unlocks a half of a permanent. ``half``: which, from 0."""

    __slots__ = ("half",)
    kind: ClassVar[str] = "unlock"
    fields: ClassVar[tuple[str, ...]] = ("card", "half")

    def __init__(self, card: int, half: int) -> None:
        super().__init__(card)
        self.half = half

    def plain(self) -> Plain:
        return ("special", self.kind, self.card, self.half)


class PayLifeForMana(Answer):
    """116.2, 119.4: pays 1 life for {C}, as an effect lets the player do at any time."""

    __slots__ = ()
    kind: ClassVar[str] = "pay 1 life for {C}"

    def plain(self) -> Plain:
        return ("special", self.kind, 0)


Play = PlayLand | CastSpell
Action = Pass | PlayLand | CastSpell | Activate | SpecialAction | PayLifeForMana  # what is answered at a priority

# --- paying -------------------------------------------------------------------------------------------------------------


class PayByPlan(Answer):
    """601.2g–h: lets the game choose the sources that pay."""

    __slots__ = ()
    kind: ClassVar[str] = "plan"

    def plain(self) -> Plain:
        return ("plan",)


PLAN: Final = PayByPlan()
BY_ABILITY: Final = "ability"
WRITTEN: Final = "source"  # how records call a use of a mana ability
SEVERAL: Final = 100  # … and how they write which cost was picked: so often this is added to the number of the ability


class UseManaSource(Answer):
    """605.3a: one use of one source of mana.

    ``how``: "ability" for a mana ability; otherwise "convoke", "improvise", "delve", "waterbend" or "life". ``source``: the id
    of the permanent or card, 0 for life. ``ability``: which of its activated abilities, from 0; -1 if none is activated.
    ``pick``: of an ability with a choice of costs, which one, from 0. ``mana``: the kinds of mana made.
    """

    __slots__ = ("ability", "how", "mana", "pick", "source")
    kind: ClassVar[str] = "source"
    fields: ClassVar[tuple[str, ...]] = ("how", "source", "ability", "pick", "mana")

    def __init__(self, how: str, source: int, ability: int, pick: int, mana: tuple[int, ...]) -> None:
        self.how = how
        self.source = source
        self.ability = ability
        self.pick = pick
        self.mana = mana

    def plain(self) -> Plain:
        how = WRITTEN if self.how == BY_ABILITY else self.how
        return (how, self.source, self.ability + SEVERAL * self.pick, self.mana)

    def uses(self) -> int:
        return self.source

    def key(self) -> UseKey:
        """All its fields as a tuple: fast to compare and to look up."""
        return (self.how, self.source, self.ability, self.pick, self.mana)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, UseManaSource) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())


class KeepMana(Answer):
    """601.2h: does not spend one mana of the pool on this. ``place``: which, counted from 0 in the pool."""

    __slots__ = ("place",)
    kind: ClassVar[str] = "keep"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def plain(self) -> Plain:
        return ("keep", self.place)


UseKey = tuple[str, int, int, int, tuple[int, ...]]
Payment = PayByPlan | UseManaSource | KeepMana  # what is answered while mana is paid
