"""Keyword actions (701) and keyword abilities (702) as text says them: votes, clashes, "max speed —", "support 2"."""

from __future__ import annotations

from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Effect,
    Filter,
    Node,
    Players,
    Selection,
    Value,
    dataclass,
)


@dataclass(frozen=True, slots=True)
class AmassText(Effect):
    kind: Filter
    count: Amount


@dataclass(frozen=True, slots=True)
class Incubates(Effect):
    count: Amount
    who: Players


@dataclass(frozen=True, slots=True)
class Investigates(Effect):
    times: Amount = 1
    who: Players | None = None  # unsaid: you


@dataclass(frozen=True, slots=True)
class Supports(Effect):
    """ "Support 2": on a permanent it refers to other creatures (701.41a)."""

    count: Amount


@dataclass(frozen=True, slots=True)
class Earthbends(Effect):
    """ "Earthbend 2": target land you control (701.66a)."""

    count: Amount


@dataclass(frozen=True, slots=True)
class WinsClash(Condition):
    """ "If you win": the clash just before (701.30d)."""


@dataclass(frozen=True, slots=True)
class MaxSpeed(Ability):
    """ "Max speed — …" (702.178a)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Infinity(Ability):
    """ "∞ — …" (702.186b)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Keyworded(Ability):
    """ "Boast — …": a keyword that says when the ability may be activated."""

    keyword: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class Devoured(Value):
    """ "For each creature it devoured"."""


@dataclass(frozen=True, slots=True)
class NoRegeneration(Effect):
    """ "It can't be regenerated": belongs to the destruction before it; ``way``: "creatures destroyed this way can't …"."""

    what: Selection | None
    way: str = ""


@dataclass(frozen=True, slots=True)
class BothOwned(Condition):
    """ "You both own and control ~ and a creature named …": a meld pair (712.4a)."""

    other: Filter


@dataclass(frozen=True, slots=True)
class MeldsThem(Effect):
    """ "Exile them, then meld them into …": those that were referred to."""

    into: str


@dataclass(frozen=True, slots=True)
class VotesOn(Effect):
    """ "Starting with you, each player votes for a creature you don't control" (701.38b)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class MostVoted(Selection):
    """ "Each creature with the most votes or tied for most votes"."""

    noun: str


@dataclass(frozen=True, slots=True)
class GetsMore(Condition):
    """ "Death gets more votes", "… or the vote is tied"."""

    word: str
    tied: bool = False


@dataclass(frozen=True, slots=True)
class VotesFor(Value):
    """ "For each death vote"."""

    word: str


@dataclass(frozen=True, slots=True)
class TheVoter(Players):
    pass


@dataclass(frozen=True, slots=True)
class Faces(Effect):
    """ "Each opponent faces a villainous choice — …, or …" (701.55a)."""

    who: Players
    options: tuple[Effect, Effect]


@dataclass(frozen=True, slots=True)
class OfTheirChoice(Effect):
    """ "Sacrifices a creature of their choice": the words add nothing (701.21a)."""

    deed: Effect


@dataclass(frozen=True, slots=True)
class PutsThose(Effect):
    """ "If it had counters on it, put those counters on …": the ones it had when it left."""

    to: Selection


@dataclass(frozen=True, slots=True)
class DoublesCounters(Effect):
    """ "Double the number of +1/+1 counters on it" (701.10e)."""

    kind: str
    what: Selection


@dataclass(frozen=True, slots=True)
class ExertText(Ability):
    """ "You may exert ~ as it attacks. When you do, …" (701.43d)."""

    text: Node | None
