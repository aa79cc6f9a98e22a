"""A scenario as data: a position, what the players do, and what must then be true.

Frozen records, one for each row of the tables in docs/scenarios.md. The reader has filled in the
page's defaults; references stay text, because only the game knows which object has which name. Maps of the
file are tuples of pairs in file order. Where the page says `as`, the field is `way`; where it says
`from`, it is `source`. Places take no part in comparisons. The players of the position are those of
`inset.position.schema`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from inset.judge.format.errors import Place
from inset.position.schema import Item as Item, Numbers, PlayerSetup as PlayerSetup, Token as Token

# --- where and when -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a turn."""

    turn: int = 1
    step: str = "precombat main"


@dataclass(frozen=True, slots=True)
class ZoneOf:
    """Where a card is looked for: a zone, of the acting player unless another is named."""

    zone: str
    player: str | None = None


# --- answers ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Yes:
    pass


@dataclass(frozen=True, slots=True)
class No:
    pass


@dataclass(frozen=True, slots=True)
class Number:
    value: int


@dataclass(frozen=True, slots=True)
class Text:
    """A reference, a name, a mode, a way, a zone, `over`, `under` …"""

    value: str


@dataclass(frozen=True, slots=True)
class ListOf:
    values: tuple[Yes | No | Number | Text, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    """Named piles, or one without a name."""

    piles: tuple[tuple[str | None, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Order:
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Divide:
    shares: Numbers


@dataclass(frozen=True, slots=True)
class IfAsked:
    """An answer that may go unused."""

    value: PlainAnswer


PlainAnswer: TypeAlias = Yes | No | Number | Text | ListOf | Pile | Order | Divide
AnswerValue: TypeAlias = PlainAnswer | IfAsked


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """`by` is None if neither the answer nor its step names a player: then it is the player who is asked."""

    place: Place = field(compare=False)
    value: AnswerValue
    by: str | None = None


# --- steps ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step:
    place: Place = field(compare=False)
    choices: tuple[Answer, ...] = ()
    rolls: tuple[int, ...] = ()
    flips: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast(_Step):
    card: str
    by: str
    way: str = "normal"
    source: ZoneOf = ZoneOf("hand")
    targets: tuple[str, ...] | None = None  # `[]`: none at all
    modes: tuple[int | str, ...] = ()
    x: int | None = None
    pay: tuple[str, ...] = ()
    tap: tuple[str, ...] = ()
    spend: str | None = None  # the mana of the pool that is spent; None leaves it to the plan
    divide: Numbers = ()
    label: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(_Step):
    card: str
    by: str
    way: str = "normal"
    source: ZoneOf = ZoneOf("hand")


@dataclass(frozen=True, slots=True, kw_only=True)
class Activate(_Step):
    """`ability` is a number from 1, a part of the ability's text, or None for the only one; `source` None is any zone."""

    object: str
    by: str
    ability: int | str | None = None
    source: ZoneOf | None = None
    targets: tuple[str, ...] | None = None  # `[]`: none at all
    modes: tuple[int | str, ...] = ()
    x: int | None = None
    pay: tuple[str, ...] = ()
    tap: tuple[str, ...] = ()
    spend: str | None = None
    divide: Numbers = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Special(_Step):
    """`source` None is any zone."""

    action: str
    card: str
    by: str
    way: str | None = None
    source: ZoneOf | None = None
    x: int | None = None
    pay: tuple[str, ...] = ()
    tap: tuple[str, ...] = ()
    spend: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolve(_Step):
    all: bool
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(_Step):
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(_Step):
    """Pairs of attacker and defender; who attacks in a band (702.22c)."""

    attackers: tuple[tuple[str, str], ...]
    by: str
    bands: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Block(_Step):
    """Each blocker with the attackers that it blocks."""

    blockers: tuple[tuple[str, tuple[str, ...]], ...]
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Concede(_Step):
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Illegal(_Step):
    """733.1: an action that is begun, turns out to be illegal, and is reversed; `rule` is the rule it breaks, if
    given."""

    action: Possible
    rule: str | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Goto(_Step):
    to: Moment
    by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(_Step):
    expectations: tuple[Expectation, ...]
    by: str | None = None


Action: TypeAlias = Cast | Play | Activate | Special
Possible: TypeAlias = Action | Attack | Block  # what a player can or cannot do
Step: TypeAlias = Possible | Resolve | Pass | Concede | Illegal | Goto | Expect


# --- expectations -----------------------------------------------------------------------------------

FactValue: TypeAlias = bool | int | str | tuple[str, ...] | Numbers | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One fact by its name on the page; the word `none` is the value None."""

    name: str
    value: FactValue
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Expectation:
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneCount(_Expectation):
    """`of` None is any player, `card` None any card."""

    zone: str
    of: str | None
    card: str | None = None
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PermanentCount(_Expectation):
    """`name` None is any, `none` means without a name; all facts must hold for those that count."""

    controller: str
    name: str | None = None
    facts: tuple[Fact, ...] = ()
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectFacts(_Expectation):
    object: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveryFacts(_Expectation):
    """`controller` None is any player's permanents of that name."""

    name: str
    facts: tuple[Fact, ...]
    controller: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Life(_Expectation):
    life: Numbers


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCounters(_Expectation):
    counters: tuple[tuple[str, Numbers], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaPool(_Expectation):
    mana: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Devotion(_Expectation):
    devotion: tuple[tuple[str, Numbers], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Library(_Expectation):
    """`top` from the top down, `bottom` as listed; None if that end isn't checked."""

    player: str
    top: tuple[str, ...] | None = None
    bottom: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost(_Expectation):
    action: Action
    total: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Can(_Expectation):
    action: Possible


@dataclass(frozen=True, slots=True, kw_only=True)
class Cannot(_Expectation):
    action: Possible


@dataclass(frozen=True, slots=True, kw_only=True)
class CanName(_Expectation):
    """Whether that answer to the pending question is on offer, or (`offered` False) is not."""

    name: str
    by: str
    offered: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending(_Expectation):
    by: str | None = None
    offers: tuple[PlainAnswer, ...] = ()
    lacks: tuple[PlainAnswer, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StackIs(_Expectation):
    """Names from the top down."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened(_Expectation):
    """Since the last `expect`; `count` None is at least once; `number` is what one such event was about: scry 2."""

    event: str
    player: str | None = None
    source: str | None = None
    card: str | None = None
    name: str | None = None
    way: str | None = None
    count: int | None = None
    number: int | None = None
    rule: str | None = None
    never: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Told(_Expectation):
    """Since the last `expect`: a line of the log contains these words, including its rule in square brackets."""

    words: str
    never: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ColorIdentity(_Expectation):
    identities: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckList:
    """A deck: cards with their counts. `format` None is the scenario's."""

    main: Numbers = ()
    side: Numbers = ()
    commanders: Numbers = ()
    format: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckIs(_Expectation):
    """Whether a deck is legal; if not, `rules` lists rules that it breaks."""

    deck: DeckList
    legal: bool
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Winner(_Expectation):
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(_Expectation):
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnIs(_Expectation):
    number: int | None = None
    active: str | None = None
    step: str | None = None
    time: str | None = None


Expectation: TypeAlias = (
    ZoneCount
    | PermanentCount | ObjectFacts | EveryFacts | Life | PlayerCounters | ManaPool | Devotion | Library
    | Cost | Can | Cannot | CanName | Pending | StackIs | Happened | Told | ColorIdentity | DeckIs | Winner | Lost | TurnIs
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """`name` is the slug; `note` the scenario's own (notes elsewhere are for the file's readers only)."""

    place: Place = field(compare=False)
    name: str
    players: tuple[PlayerSetup, ...]
    steps: tuple[Step, ...]
    title: str = ""
    rules: tuple[str, ...] = ()
    format: str = "duel"
    start: Moment = Moment()
    seed: int = 0
    source: str = ""
    family: str = ""
    basis: str = ""
    note: str = ""
