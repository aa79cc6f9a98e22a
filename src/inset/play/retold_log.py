"""What happened before a sample began, retold as if the dealt cards had always been there (``View.sample``).

The log is retold only as far as somebody reads it, and usually nobody does.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

from inset.kernel.types import HAND, LIBRARY
from inset.language.card import Card
from inset.play.chronicle import OF_CARDS
from inset.play.hand_stories import Story, unseen
from inset.rules.model import event_records as ev
from inset.rules.model.state import Chars, Event, Obj
from inset.rules.objects import frames


def as_card(obj: Obj, number: int, cards: Mapping[int, int]) -> Obj:
    """The object under another number, and with its card's new number."""
    if number == obj.id and cards.get(obj.card, obj.card) == obj.card:
        return obj
    made = obj.dup()
    made.id = number
    made.card = cards.get(obj.card, obj.card)
    if obj.zone & (LIBRARY | HAND) and number != obj.id:
        made.timestamp = number
    return made


def made_of(obj: Obj, number: int, dealt: tuple[int, Card]) -> Obj:
    """The object with another number and card. When it came to a hidden zone is dropped: it would reveal where it was."""
    made = obj.dup()
    made.id = number
    made.card, made.definition = dealt
    if obj.zone & (LIBRARY | HAND):
        made.timestamp = number
    if obj.zone == LIBRARY:
        made.mark = made.since = 0
    return made


class History:
    """The past, retold with the cards that were dealt: ``dealt`` by the card that is really there, ``open_cards`` with new
    numbers, ``renamed`` by number. ``own``: the player's hand. ``once_shown``: the numbers under which cards that the player was
    shown, and that are hidden again, are remembered. ``hidden``: the objects that the player can't see now.
    ``drawn_again``: objects that left a library in which they had been shuffled; their new numbers count from the shuffle on."""

    def __init__(
        self,
        dealt: Mapping[int, tuple[int, Card]],
        open_cards: Mapping[int, int],
        renamed: Mapping[int, int],
        eyes: tuple[int, ...],
        own: tuple[int, ...],
        story: Story,
        once_shown: Mapping[int, int],
        hidden: Container[int],
        drawn_again: Container[int],
    ) -> None:
        self._dealt = dealt
        self._open = open_cards
        self._renamed = renamed
        self._eyes = eyes
        self._own = own
        self._story = story
        self._once_shown = once_shown
        self._hidden = hidden
        self._drawn_again = drawn_again
        self._all = {**renamed, **story.numbers}

    def past(self, known: Mapping[int, tuple[Obj, Chars]]) -> dict[int, tuple[Obj, Chars]]:
        """What objects last were, where the player saw it; elsewhere, what the sample makes of them."""
        found: dict[int, tuple[Obj, Chars]] = {}
        for oid, (obj, chars) in known.items():
            number = self._all.get(oid, oid)
            card, definition = self._story.cards.get(oid, (obj.card, obj.definition))
            told = self._dealt.get(card) or (self._open.get(card, card), definition)
            if (card in self._dealt or oid in self._story.cards) and unseen(obj, self._eyes[0]):
                obj = made_of(obj, number, told)
                chars = frames.printed(obj.definition, obj.zone, 0, obj.owner)
            elif obj.card in self._open:
                obj = as_card(obj, number, self._open)
            found[number] = (self._story.timed(obj), chars)
        return found

    def events(self, events: Iterable[Event]) -> list[Event]:
        return [self.event(event) for event in events]

    def event(self, event: Event) -> Event:
        came = event.kind == ev.DREW or (event.kind == ev.MOVED and event.destination == HAND)
        numbers = self._renamed if came else self._all  # what came to a hand has the number of that time
        if event.obj in self._drawn_again and event.kind == ev.MOVED:
            numbers = {old: new for old, new in numbers.items() if old != event.obj}  # it was not yet shuffled
        if event.kind == ev.FORGOT:
            return event.renumbered(numbers, self.past(event.past))
        if event.kind == ev.REVEALED:
            return event.renumbered(numbers, event.listed({**numbers, **self._once_shown}))
        if event.kind in (ev.LOOKED, ev.SEARCHED):
            # What others looked at may have been moved, and what the player saw may have been shuffled since; the player's
            # own hand is where it was. No view reveals the order.
            mine = event.player in self._eyes
            known = [oid for oid in event.oids if oid in self._own or (mine and oid not in self._hidden)]
            seen = [numbers.get(oid, oid) for oid in known]
            return event.renumbered(numbers, tuple(sorted(seen)))
        if event.kind in OF_CARDS:
            return event.renumbered(numbers, event.listed(numbers))
        if event.obj not in numbers and event.other not in numbers:
            return event
        return event.renumbered(numbers)

    def log(self, cell: Any) -> Any:
        return RetoldCell(self, cell) if cell is not None else None


class RetoldCell:
    """A cell of a log, ``rest, event``, that is retold when somebody unpacks it."""

    __slots__ = ("_cell", "_history", "_pair")

    def __init__(self, history: History, cell: Any) -> None:
        self._history = history
        self._cell = cell
        self._pair: tuple[Any, Event] | None = None

    def pair(self) -> tuple[Any, Event]:
        if self._pair is None:
            rest, event = self._cell
            told = self._history.event(event)
            self._pair = (RetoldCell(self._history, rest) if rest is not None else None, told)
            self._cell = None
        return self._pair

    def __iter__(self) -> Iterator[Any]:
        return iter(self.pair())

    def __getitem__(self, place: int) -> Any:
        return self.pair()[place]
