"""Cards that are looked at or revealed (701.20), some of them chosen, and the rest; hands."""

from __future__ import annotations

from inset.language.node import Amount, Cost, Effect, Filter, Players, Selection, dataclass


@dataclass(frozen=True, slots=True)
class SomeOf(Selection):
    """ "One of them", "two of those cards": chosen as the instruction is carried out."""

    what: Selection
    least: Amount = 1
    most: Amount = 1
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class SomeOfBoth(Selection):
    """ "A creature card and/or a land card from among them": at most one of each."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class TheRest(Selection):
    """ "The rest", "the other": the cards looked at that were not chosen."""

    word: str = "rest"


@dataclass(frozen=True, slots=True)
class Reveals(Effect):
    """ "Reveal a creature card from among them and put it into your hand"; ``said``: how it is referred to again."""

    what: Selection
    said: Selection


@dataclass(frozen=True, slots=True)
class PutsBack(Effect):
    """ "Look at the top three cards of your library, then put them back in any order"."""

    look: Effect
    what: Selection


@dataclass(frozen=True, slots=True)
class Picks(Effect):
    """ "Choose a creature you control", "you choose a nonland card from it": what comes after refers to it."""

    what: Selection


@dataclass(frozen=True, slots=True)
class FromIt(Filter):
    """ "A nonland card from it": from the hand that was revealed or looked at."""


@dataclass(frozen=True, slots=True)
class RevealsHand(Effect):
    """ "Target opponent reveals their hand"."""

    who: Players


@dataclass(frozen=True, slots=True)
class DiscardsThat(Effect):
    """ "That player discards that card"."""

    who: Players
    what: Selection


@dataclass(frozen=True, slots=True)
class RevealsUntil(Effect):
    """ "Reveal cards from the top of your library until you reveal a creature card"."""

    who: Players
    until: Filter
    exile: bool = False
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class OfThat(Filter):
    """ "Of that type", "of that color": the word that an earlier instruction chose (a kind of ``ChooseWord``)."""

    kind: int


@dataclass(frozen=True, slots=True)
class OfYourChoice(Filter):
    """ "Of the creature type of your choice": a word is chosen first (a kind of ``ChooseWord``)."""

    kind: int


@dataclass(frozen=True, slots=True)
class SearchesBoth(Effect):
    """ "Search your library and/or graveyard": one of them or both; ``search``: of both."""

    search: Effect


@dataclass(frozen=True, slots=True)
class SearchOnto(Effect):
    """ "… and put it onto the battlefield attached to ~": one of the zones or all; without ``to``: "… and put those cards on top
    in any order"."""

    search: Effect
    to: Selection | None


@dataclass(frozen=True, slots=True)
class Separates(Effect):
    """ "An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard"."""

    what: Selection
    by: Players
    chooser: Players
    to: int
    other: int


@dataclass(frozen=True, slots=True)
class TradesPlaces(Effect):
    """ "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all
    cards they exiled this way onto the battlefield": each step for all players."""

    cards: Selection
    permanents: Filter


@dataclass(frozen=True, slots=True)
class RenewsHand(Effect):
    """ "Put the cards in your hand on the bottom of your library in any order, then draw that many cards"; ``shuffled``: shuffle
    them into it."""

    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class PutsOwn(Effect):
    """ "Puts it into their hand", for a card of the player who acts."""

    what: Selection
    to: int
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class ShufflesOwn(Effect):
    """ "Shuffles it into their library", for an object of the player who acts."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ChoosesPlayer(Effect):
    """ "Choose target opponent": a target for the sentences that follow."""

    who: Players


@dataclass(frozen=True, slots=True)
class RevealsIt(Effect):
    """ "Reveal it", of a card that was looked at or chosen."""

    word: str = "it"


@dataclass(frozen=True, slots=True)
class CostsMoreThisWay(Effect):
    """ "A spell cast this way costs {2} more to cast": about the permission just before."""

    cost: Cost


@dataclass(frozen=True, slots=True)
class NotCast(Selection):
    """ "The exiled cards that weren't cast this way": what was revealed or exiled until one was found, and is still there."""

    words: str


@dataclass(frozen=True, slots=True)
class FromCommandZone(Effect):
    """ "Put your commander into your hand from the command zone": one of them, if there are two."""

    to: int


@dataclass(frozen=True, slots=True)
class WholeZone(Selection):
    """ "Your graveyard": all cards in it."""

    zone: int
    whose: Players


@dataclass(frozen=True, slots=True)
class OfCards(Filter):
    """A description of cards, wherever they are."""

    what: Filter


@dataclass(frozen=True, slots=True)
class Told(Effect):
    """Several instructions that are told in words of their own, where nothing else refers to what they keep: their slots are
    counted from 0. ``zone``: where the cards are that they describe."""

    effects: tuple[Effect, ...]
    zone: int = 0
