"""614, 615: what happens instead of something else, and damage, counters, tokens, draws or coins that are changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inset.kernel.types import ANY_ZONE
from inset.language.filters import Anything
from inset.language.node import Amount, Effect, Filter, Players, Selection, Static, dataclass

if TYPE_CHECKING:
    from inset.language.card import Token


@dataclass(frozen=True, slots=True)
class DestroyedInstead(Static):
    """If a permanent that passes would be destroyed, these effects happen instead (614.8); it is ``ThatThing``."""

    where: Filter
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class MovesInstead(Static):
    """Objects that pass and would go to one of some zones go to another instead (614.1a). ``link``: cards exiled this way
    are remembered by the source (614.14). ``mark``: they are marked there, for a linked ability (607.2b). ``shuffled``: they are
    revealed, and the library that they go to is shuffled. ``then``: these effects happen besides; what moves is
    ``ThatThing`` in them."""

    where: Filter
    destination: int
    instead: int
    origin: int = ANY_ZONE
    counter: str = ""
    optional: bool = False
    caused_by_opponent: bool = False
    discarded: bool = False
    link: bool = False
    mark: int = 0
    shuffled: bool = False
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class PreventDamage(Static):
    """Damage that fits is prevented (615); then, with the amount, effects happen. ``amount`` 0 means all of it, or all but
    ``but``."""

    source: Filter | None = None
    to: Filter | None = None
    to_players: Players | None = None
    combat: bool | None = None
    amount: int = 0
    then: tuple[Effect, ...] = ()
    but: int = 0


@dataclass(frozen=True, slots=True)
class DamageInstead(Static):
    """If damage that fits would be dealt, these effects happen instead, with its amount (614.1a)."""

    source: Filter
    effects: tuple[Effect, ...]
    to: Filter | None = None
    to_players: Players | None = None
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class SearchesTopOnly(Static):
    """If one of these players would search a library, they search this many cards on top of it instead."""

    who: Players
    count: int


@dataclass(frozen=True, slots=True)
class RedirectDamage(Static):
    """Damage that fits is dealt to something else instead (614.9)."""

    onto: Selection | None = None
    onto_players: Players | None = None
    source: Filter | None = None
    to: Filter | None = None
    to_players: Players | None = None
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class DamageChanged(Static):
    """Damage that fits is multiplied and increased."""

    source: Filter
    to: Filter | None = None
    to_players: Players | None = None
    times: int = 1
    plus: int = 0
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class TokensMultiplied(Static):
    """Tokens that would be created under the control of these players are multiplied, and this many more come besides."""

    who: Players
    times: int
    where: Filter = Anything()
    plus: int = 0


@dataclass(frozen=True, slots=True)
class TokensInstead(Static):
    """If tokens that pass would be created under the control of these players, as many of each of ``tokens`` are created
    instead; ``besides``: they are created too, or, if ``one``, one more of each of ``tokens``."""

    who: Players
    tokens: tuple[Token, ...]
    where: Filter = Anything()
    besides: bool = False
    one: bool = False


@dataclass(frozen=True, slots=True)
class CopiesChanged(Static):
    """If one of these players would copy a spell, they copy it this many more times, perhaps with new targets."""

    who: Players
    plus: int = 1


@dataclass(frozen=True, slots=True)
class CountersChanged(Static):
    """Counters put on permanents that pass, or given to players, are multiplied and increased.

    ``by_effect``: only if an effect puts them (614.16), not as a cost, by damage or as a turn-based action; ``by``: only if
    one of these players does; ``halved``: it is half as many, rounded down.
    """

    where: Filter | None
    kind: str = ""
    times: int = 1
    plus: int = 0
    players: Players | None = None
    by_effect: bool = False
    by: Players | None = None
    halved: bool = False


@dataclass(frozen=True, slots=True)
class EntersWithFewer(Static):
    """If this permanent would enter with counters of a kind, it enters with this many fewer (702.150a)."""

    kind: str
    fewer: Amount


@dataclass(frozen=True, slots=True)
class CantHaveCounters(Static):
    """Counters (of a kind) can't be put on permanents that pass (614.17)."""

    where: Filter
    kind: str = ""


@dataclass(frozen=True, slots=True)
class CounterLimit(Static):
    """Permanents that pass can't have more than this many counters of a kind: what is too much is removed (122.4)."""

    where: Filter
    kind: str
    most: int


@dataclass(frozen=True, slots=True)
class CantGetCounters(Static):
    """Players can't get counters (of a kind)."""

    who: Players
    kind: str = ""


@dataclass(frozen=True, slots=True)
class LifeGainChanged(Static):
    who: Players
    times: int = 1
    plus: int = 0


@dataclass(frozen=True, slots=True)
class MoreCoins(Static):
    """If one of these players would flip a coin, they flip two instead and ignore one."""

    who: Players


@dataclass(frozen=True, slots=True)
class CoinsComeUpHeads(Static):
    """The first time each turn that one of these players flips coins, they come up heads, and the player wins (705.3)."""

    who: Players


@dataclass(frozen=True, slots=True)
class MoreDice(Static):
    """If one of these players would roll dice (only ``planar`` ones), they roll one more and ignore the lowest roll (706.6)."""

    who: Players
    planar: bool = False


@dataclass(frozen=True, slots=True)
class ManaMultiplied(Static):
    """If the player taps a permanent that passes for mana, it produces this many times as much."""

    who: Players
    where: Filter
    times: int


@dataclass(frozen=True, slots=True)
class DrawInstead(Static):
    """If one of these players would draw a card, these effects happen instead; in them they are ``ThatOne``.

    ``spare_first``: except the first one that they draw in each of their draw steps.
    """

    who: Players
    effects: tuple[Effect, ...]
    optional: bool = False
    spare_first: bool = False


@dataclass(frozen=True, slots=True)
class DrawsChanged(Static):
    """If one of these players would draw one or more cards, they draw this many times as many, and this many more (121.2a)."""

    who: Players
    times: int = 1
    plus: int = 0
