"""A game that fits what one player sees: the hidden cards are dealt again (``View.sample``).

It contains nothing that the player may not know. Which cards are hidden follows from the decks; where each of them
lies, in which order they were drawn, future random results and what other players looked at are made up. Objects in
libraries and hidden hands get numbers that don't depend on what they were, and everything remembered about them,
including the log, refers to the cards that were dealt. A card that is face up now doesn't reveal where in the hand or
library it was.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from inset.kernel import rng
from inset.kernel.types import BATTLEFIELD, EXILE, HAND, HIDDEN_ZONES, LIBRARY, STACK
from inset.language import keywords as kw
from inset.language.card import Card
from inset.play.record import SPECIAL, Past
from inset.play.view import eyes, look, sees, shown
from inset.rules.events import face_down
from inset.rules.model import event_records as ev
from inset.rules.model.answers import Answer, CastSpell, PlayCard
from inset.rules.model.state import FORETOLD, Chars, Event, Obj, State
from inset.rules.objects import frames
from inset.words import log as telling

if TYPE_CHECKING:
    from inset.game import Game

TRIES: Final = 8  # to deal hidden cards so that the answers given since the last priority still make sense
OF_CARDS: Final = (ev.REVEALED, ev.LOOKED, ev.SEARCHED, ev.CHOSE)  # events whose ``detail`` is numbers of objects


def sample(game: Game, viewer: int, seed: int) -> Game:
    """A game without a history that looks the same to the player."""
    wanted = look(game.state, viewer, game.decision)
    chances = (True, False) if game._checkpoint.state.turn else (False,)  # 103.5: the opening hands stay
    for number, (careful, own) in enumerate(itertools.product((False, True), chances)):
        for count in range(TRIES):
            made = _deal(game, viewer, rng.derived("sample", seed, number, count), careful, own)
            if made is not None and look(made.state, viewer, made.decision) == wanted:
                return made
    raise AssertionError("no deal fits the view")  # the careful deal changes nothing that matters


def _deal(game: Game, viewer: int, salt: int, careful: bool, own: bool) -> Game | None:
    """The same game with hidden cards changed for one another since the last priority; none if that can't be.

    ``own``: chance since then is another one too; but what the player has seen of it must stay.
    """
    mark = game._checkpoint
    redealt = mark.state.clone()
    since = _since(game, mark.past)
    answers = [cell.value for cell in since if cell.how != SPECIAL]
    cards = hidden(game, viewer, answers if careful else []) - _seen_moving(game, viewer, mark.state.log)
    opened = _opened(redealt, cards, viewer, answers)
    numbers, open_cards = _exchange(redealt, cards, viewer, salt, answers, opened)
    since = [Past(None, _said_again(cell.value, numbers, opened), cell.how) for cell in since]
    if own:
        redealt.rng = rng.derived("since the last priority", salt)
    made = game._sampled(redealt, since, rng.derived("from a sample on", salt), viewer, cards)
    made._labels = {label: open_cards.get(card, card) for label, card in made._labels.items()}
    try:
        made.decision  # noqa: B018  replays the answers since that priority
    except Exception:
        return None
    return made


def _since(game: Game, until: Past | None) -> list[Past]:
    """What was answered since then, oldest first."""
    found: list[Past] = []
    past = game._past
    while past is not until:
        assert past is not None
        found.append(past)
        past = past.rest
    found.reverse()
    return found


def _seen_moving(game: Game, viewer: int, until: Any) -> set[int]:
    """The cards whose faces the player saw as they moved since then: those of a hand that was returned (103.5)."""
    events, cell = [], game.state.log
    while cell is not until:
        cell, event = cell
        events.append(event)
    teller = telling.Teller(game.state, events, viewer)
    moved = [teller.look(oid) for event in events if event.kind == ev.MOVED for oid in (event.other, event.obj)]
    return {found[0].card for found in moved if found is not None and teller.may_see(found[0])}


def hidden(game: Game, viewer: int, spared: list[Any]) -> set[int]:
    """The cards that the player can't see, without those that ``spared`` answers name."""
    st = game.state
    known = shown(st, viewer, game.decision)
    named = {number for answer in spared for number in _numbers(answer)}
    cards = {st.lki[oid][0].card for oid in named if oid in st.lki}  # what was named and has moved since
    found = set()
    for oid, obj in st.objs.items():
        if obj.card and oid not in named and obj.card not in cards and not sees(st, obj, viewer, known):
            if obj.zone & (LIBRARY | HAND) or (obj.zone & (BATTLEFIELD | STACK | EXILE) and obj.face_down is not None):
                found.add(obj.card)
    return found


def _numbers(value: Any) -> list[int]:
    if isinstance(value, Answer):
        value = value.plain()
    if isinstance(value, tuple):
        return [number for part in value for number in _numbers(part)]
    return [value] if isinstance(value, int) and not isinstance(value, bool) else []  # a yes names nothing


def _opened(st: State, hidden: set[int], viewer: int, answers: list[Any]) -> list[int]:
    """The cards of hidden hands that were played since, in that order: everybody sees now which they are. One
    that another answer names too, or may name, is left out."""
    played = [answer.names() for answer in answers if isinstance(answer, PlayCard)]
    mentioned = [number for answer in answers for number in _numbers(answer)]
    return [
        oid
        for oid in dict.fromkeys(played)
        if mentioned.count(oid) == played.count(oid) == 1
        and (obj := st.objs.get(oid)) is not None
        and obj.zone == HAND
        and obj.card not in hidden
        and _unseen(obj, viewer)
    ]


def _said_again(answer: Any, numbers: Mapping[int, int], opened: list[int]) -> Any:
    """The answer that plays the same card under its new number."""
    if isinstance(answer, PlayCard) and answer.card in opened:
        return type(answer)(numbers.get(answer.card, answer.card), answer.way, answer.cost, answer.leave)
    return answer


# --- dealing --------------------------------------------------------------------------------------


def _exchange(
    st: State, cards: set[int], viewer: int, salt: int, answers: list[Any], opened: list[int]
) -> tuple[dict[int, int], dict[int, int]]:
    """Deals hidden cards to the places where the player can't see them, owner by owner. Returns the new numbers of objects,
    and of cards that lie open."""
    casts = {answer.card: answer.cost for answer in answers if isinstance(answer, CastSpell)}
    named = {number for answer in answers for number in _numbers(answer)}
    was: list[Obj] = []
    state = rng.start(salt)
    dealt: dict[int, tuple[int, Card]] = {}
    open_cards: dict[int, int] = {}
    past = _Known(st)
    hands = [_hand_story(st, past, owner, viewer, named, opened) for owner in range(len(st.players))]
    came = [_came_to_light(st, past, owner, cards, viewer, hands[owner]) for owner in range(len(st.players))]
    for owner in range(len(st.players)):
        places = [obj for obj in _places(st, owner) if obj.card in cards and not sees(st, obj, viewer)]
        needed = [_keyword_needed(obj, casts.get(obj.id, "")) for obj in places]
        state, faces = _dealt([obj.definition for obj in places], needed, state)
        own = {obj.card for obj in places if not obj.zone & HIDDEN_ZONES and obj.id == obj.card}
        free = iter(sorted({obj.card for obj in places}.union(came[owner]) - own))
        numbers = [obj.card if obj.card in own else next(free) for obj in places]
        dealt |= {obj.card: pair for obj, pair in zip(places, zip(numbers, faces, strict=True), strict=True)}
        open_cards |= {card: next(free) for card in came[owner]}
        was += places
    mixed = _mixed(st, was)
    renamed: dict[int, int] = {}
    for owner in range(len(st.players)):
        mine = [obj for obj in was if obj.owner == owner]
        renamed |= _renamed(st, mine, viewer, named, mixed, came[owner], hands[owner])
    cards_now = {renamed.get(obj.id, obj.id): obj.card for obj in was}
    remembered = dealt | {obj.card: dealt[cards_now[obj.id]] for obj in was if obj.id in mixed}
    kept = {old: new for old, new in renamed.items() if old not in mixed}
    story = _Story(hands)
    history = _History(remembered, open_cards, kept, eyes(st, viewer), story)
    renamed |= story.numbers
    objs = {}
    for oid, obj in st.objs.items():
        if obj.card not in dealt:
            number = renamed.get(oid, oid)
            objs[number] = story.timed(_as_card(obj, number, open_cards))
    for obj in was:
        number = renamed.get(obj.id, obj.id)
        objs[number] = story.timed(_made(obj, number, dealt[obj.card]))
    st.objs, st.lent = dict(sorted(objs.items())), False
    st.libraries = [tuple([renamed.get(oid, oid) for oid in row]) for row in st.libraries]
    st.hands = [tuple([renamed.get(oid, oid) for oid in row]) for row in st.hands]
    st.lki = history.past(st.lki)
    st.events = history.events(st.events)
    st.log = history.log(st.log)
    st.forget()
    return renamed, open_cards


def _places(st: State, owner: int) -> Iterable[Obj]:
    """A player's objects, in an order that has nothing to do with which cards they are."""
    for oid in (*st.libraries[owner], *st.hands[owner]):
        yield st.objs[oid]
    for _, obj in sorted(st.objs.items()):
        if obj.owner == owner and not obj.zone & (LIBRARY | HAND):
            yield obj


def _dealt(found: list[Card], needed: list[int], state: int) -> tuple[int, list[Card]]:
    """The cards in random order; a place that needs a keyword gets a card with it, as long as there are such cards."""
    left = sorted(found, key=lambda card: card.full_name)
    state, order = rng.shuffled(state, tuple(range(len(left))))
    left = [left[place] for place in order]
    has = {keyword: [card for card in left if _printed(card) & keyword] for keyword in set(needed) - {0}}
    given: dict[int, Card] = {}
    for keyword in sorted(has, key=lambda keyword: (len(has[keyword]), keyword)):
        for place in [place for place, need in enumerate(needed) if need == keyword]:
            fitting = next((at for at, card in enumerate(left) if _printed(card) & keyword), None)
            if fitting is not None:  # an effect may have given the keyword to a card that does not have it in print
                given[place] = left.pop(fitting)
    rest = iter(left)
    return state, [given[place] if place in given else next(rest) for place in range(len(found))]


def _printed(card: Card) -> int:
    return frames.printed(card, HAND, 0, 0).keywords


def _keyword_needed(obj: Obj, cast_by: str) -> int:
    """The keyword that the card must have to be where it is, as far as everybody knows, or to be cast face down; or 0."""
    if obj.flags & FORETOLD:
        return kw.FORETELL
    row = face_down.TABLE.get(obj.face_down.by if obj.face_down is not None else cast_by)
    return row.keyword if row is not None else 0


# --- what is remembered ---------------------------------------------------------------------------


class _Known:
    """What is remembered of a state: the events, oldest first; every object that is or was, as far as that is known; and the
    numbers by which effects refer to objects."""

    def __init__(self, st: State) -> None:
        self.events = _oldest_first(st.log)
        self.objects = {oid: obj for oid, (obj, _) in st.lki.items()}
        for event in self.events:
            if event.kind == ev.FORGOT:
                self.objects |= {oid: obj for oid, (obj, _) in event.past.items()}
        self.objects |= st.objs
        self.spoken_of = _spoken_of(st)


class _Hand:
    """What is told of the cards that came to a hidden hand and left it: whichever left, it is said to be the one that had been
    there longest. ``numbers``: of an object that was there, the number that it has in the story; ``cards``: its card.
    ``sources``: of a number, the object that it was before, which has its card too. ``times``: when each number came."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.cards: dict[int, tuple[int, Card]] = {}
        self.sources: dict[int, int] = {}
        self.times: dict[int, tuple[int, int]] = {}


def _hand_story(st: State, past: _Known, owner: int, viewer: int, named: set[int], opened: list[int]) -> _Hand:
    found = _Hand()
    if owner == viewer:
        return found
    known, events = past.objects, past.events
    told = past.spoken_of | (named - set(opened))
    waiting: list[int] = []
    for event in events:
        if event.kind in OF_CARDS:
            told.update(event.oids)
    came = {event.obj for event in events if event.kind == ev.MOVED and event.destination == HAND}

    def belongs(oid: int) -> bool:
        obj = known.get(oid)
        return oid not in told and obj is not None and obj.owner == owner and obj.zone == HAND

    began = [oid for oid, obj in known.items() if obj.id == obj.card and oid not in came and belongs(oid)]
    waiting += sorted(began)
    for event in events:
        if event.kind == ev.MOVED:
            if event.origin == HAND and belongs(event.other) and waiting:
                found.numbers[event.other] = waiting.pop(0)
            if event.destination == HAND and belongs(event.obj):
                waiting.append(event.obj)
                found.sources[event.obj] = event.other
    here = [oid for oid in opened if belongs(oid)]
    here += [oid for oid in st.hands[owner] if belongs(oid) and oid not in here]
    if len(here) != len(waiting):
        return _Hand()  # some came or left in another way
    found.numbers |= zip(here, waiting, strict=True)
    later = {event.other: event.obj for event in events if event.kind == ev.MOVED and event.origin == HAND}
    for oid in [*here, *(event.other for event in reversed(events) if event.other in found.numbers)]:
        if oid not in found.cards:  # the card of what it became in the story, or its own
            card = found.cards.get(later.get(oid, 0), (known[oid].card, known[oid].definition))
            found.cards[oid] = card
            if (number := found.numbers[oid]) in found.sources:
                found.cards[found.sources[number]] = card
    found.times = {number: (known[number].since, known[number].mark) for number in found.numbers.values()}
    return found


def _oldest_first(cell: Any) -> list[Event]:
    events: list[Event] = []
    while cell is not None:
        cell, event = cell
        events.append(event)
    events.reverse()
    return events


class _Story:
    """The stories of all hidden hands together."""

    def __init__(self, hands: list[_Hand]) -> None:
        self.numbers = {old: new for hand in hands for old, new in hand.numbers.items()}
        self.times = {number: time for hand in hands for number, time in hand.times.items()}
        self.cards = {oid: card for hand in hands for oid, card in hand.cards.items()}

    def timed(self, obj: Obj) -> Obj:
        """The object in a hand as of the time that its number tells."""
        if obj.zone != HAND or obj.id not in self.times:
            return obj
        made = obj.dup()
        made.timestamp = obj.id
        made.since, made.mark = self.times[obj.id]
        return made


def _came_to_light(st: State, past: _Known, owner: int, hidden: set[int], viewer: int, hand: _Hand) -> list[int]:
    """A player's cards that lie open now and began where nobody saw them, in the order in which they came to light. Those that
    an effect or an ability may refer to by the number of that time are left out."""
    now = {obj.card: obj for obj in st.objs.values() if obj.owner == owner and obj.card and not obj.merged}
    when: dict[int, int] = {}
    for place, event in enumerate(past.events):
        if event.kind == ev.MOVED and event.origin & HIDDEN_ZONES:
            was = past.objects.get(event.other)
            if was is not None and was.card in now:
                when[was.card] = place
    played = [obj.card for oid in hand.numbers if (obj := st.objs.get(oid)) is not None and obj.card not in hidden]
    left = [card for card in sorted(when, key=lambda card: when[card]) if card not in st.objs and card not in hidden]
    seen = _were_seen(st, left, viewer) | past.spoken_of
    return [card for card in left if card not in seen] + [card for card in played if card not in left]


def _spoken_of(st: State) -> set[int]:
    """The numbers of objects by which effects and abilities refer to them, now or later."""
    found: set[int] = set()
    contexts = [row.ctx for row in st.floating] + [row.ctx for row in st.delayed] + [row.ctx for row in st.pending]
    for obj in st.objs.values():
        found.update(obj.linked)
        if obj.stack is not None:
            contexts.append(obj.stack.ctx)
    for floating in st.floating:
        found.update(floating.objects or ())
    for ctx in contexts:
        found.update((ctx.source, ctx.each), *ctx.saved.values(), *ctx.targets)
        if ctx.event is not None:
            found.update((ctx.event.obj, ctx.event.other))
    return found


def _as_card(obj: Obj, number: int, cards: Mapping[int, int]) -> Obj:
    """The object under another number, and that of its card."""
    if number == obj.id and cards.get(obj.card, obj.card) == obj.card:
        return obj
    made = obj.dup()
    made.id = number
    made.card = cards.get(obj.card, obj.card)
    if obj.zone & (LIBRARY | HAND) and number != obj.id:
        made.timestamp = number
    return made


def _renamed(
    st: State, was: list[Obj], viewer: int, named: set[int], mixed: set[int], came: list[int], hand: _Hand
) -> dict[int, int]:
    """New numbers for one player's objects: those that have, or had, the number that their card began with, which would
    tell the card, those that were shuffled (``mixed``), which would tell where they are now, and the first numbers of cards
    that ``came`` to light, which would tell where they were."""
    unnamed = [obj for obj in was if obj.id not in named]
    live = [obj.id for obj in unnamed if obj.zone == LIBRARY and (obj.id == obj.card or obj.id in mixed)]
    rest = [obj.id for obj in unnamed if obj.zone == HAND and obj.id == obj.card and obj.id not in hand.numbers]
    left = _departures(st)
    moved = [obj.card for obj in sorted(was, key=lambda obj: (left.get(obj.card, 0), obj.id)) if obj.id != obj.card]
    moved = [*moved, *(card for card in came if card not in st.objs)]
    moved.sort(key=lambda card: left.get(card, 0))
    seen = _were_seen(st, moved, viewer)
    rest += [number for number in moved if number not in seen and number not in hand.numbers]
    last = sorted(mixed.intersection(live))
    first = sorted({*live, *rest}.difference(last))
    at = len(live) - len(last)
    return dict(zip([*live, *rest], [*first[:at], *last, *first[at:]], strict=True))


def _departures(st: State) -> dict[int, int]:
    """When each object left where it was, counted back from now: the same for all who saw it, whatever card it was."""
    found: dict[int, int] = {}
    cell, place = st.log, 0
    while cell is not None:
        cell, event = cell
        place -= 1
        if event.kind == ev.MOVED:
            found[event.other] = place
    return found


def _mixed(st: State, was: list[Obj]) -> set[int]:
    """The objects that were put into a library before it was shuffled."""
    owners = {obj.id: obj.owner for obj in was if obj.zone == LIBRARY and obj.id != obj.card}
    shuffled: set[int] = set()
    found: set[int] = set()
    cell = st.log
    while cell is not None:
        cell, event = cell
        if event.kind == ev.SHUFFLED:
            shuffled.add(event.player)
        elif event.kind == ev.MOVED and owners.get(event.obj, -1) in shuffled:
            found.add(event.obj)
    return found


def _were_seen(st: State, numbers: list[int], viewer: int) -> set[int]:
    """Of numbers that nothing has now those of objects that the player has seen."""
    pasts, cell = [st.lki], st.log
    while cell is not None:
        cell, event = cell
        if event.kind == ev.FORGOT:
            pasts.append(event.past)
    return {oid for past in pasts for oid in numbers if oid in past and not _unseen(past[oid][0], viewer)}


def _unseen(obj: Obj, viewer: int) -> bool:
    return bool(obj.zone & HIDDEN_ZONES) and not (obj.zone == HAND and obj.owner == viewer)


def _made(obj: Obj, number: int, dealt: tuple[int, Card]) -> Obj:
    """The object with another number and card. When it came to be in a hidden zone would tell where it was before."""
    made = obj.dup()
    made.id = number
    made.card, made.definition = dealt
    if obj.zone & (LIBRARY | HAND):
        made.timestamp = number
    if obj.zone == LIBRARY:
        made.mark = made.since = 0
    return made


class _History:
    """What was, told of the cards that were dealt: ``dealt`` by the card that is really there, ``open_cards`` with new numbers,
    ``renamed`` by number."""

    def __init__(
        self,
        dealt: Mapping[int, tuple[int, Card]],
        open_cards: Mapping[int, int],
        renamed: Mapping[int, int],
        eyes: tuple[int, ...],
        story: _Story,
    ) -> None:
        self._dealt = dealt
        self._open = open_cards
        self._renamed = renamed
        self._eyes = eyes
        self._story = story
        self._all = {**renamed, **story.numbers}

    def past(self, known: Mapping[int, tuple[Obj, Chars]]) -> dict[int, tuple[Obj, Chars]]:
        """What objects last were, as far as the player saw it, and otherwise what they will have been."""
        found: dict[int, tuple[Obj, Chars]] = {}
        for oid, (obj, chars) in known.items():
            number = self._all.get(oid, oid)
            card, definition = self._story.cards.get(oid, (obj.card, obj.definition))
            told = self._dealt.get(card) or (self._open.get(card, card), definition)
            if (card in self._dealt or oid in self._story.cards) and _unseen(obj, self._eyes[0]):
                obj = _made(obj, number, told)
                chars = frames.printed(obj.definition, obj.zone, 0, obj.owner)
            elif obj.card in self._open:
                obj = _as_card(obj, number, self._open)
            found[number] = (self._story.timed(obj), chars)
        return found

    def events(self, events: Iterable[Event]) -> list[Event]:
        """Oldest first. Where others looked before cards were shuffled is forgotten."""
        found: list[Event] = []
        shuffled = False
        for event in reversed(list(events)):
            shuffled = shuffled or event.kind == ev.SHUFFLED
            found.append(self._event(event, shuffled))
        found.reverse()
        return found

    def _event(self, event: Event, shuffled: bool) -> Event:
        came = event.kind == ev.DREW or (event.kind == ev.MOVED and event.destination == HAND)
        numbers = self._renamed if came else self._all  # what came to a hand has the number of that time
        if event.kind == ev.FORGOT:
            return event.renumbered(numbers, self.past(event.past))
        if shuffled and event.kind in (ev.LOOKED, ev.SEARCHED) and event.player not in self._eyes:
            return event.renumbered(numbers, ())
        if event.kind in OF_CARDS:
            if event.kind in (ev.LOOKED, ev.SEARCHED) and event.player not in self._eyes:
                # in which order they lie now is up to whoever looked
                return event.renumbered(numbers, tuple(sorted([numbers.get(oid, oid) for oid in event.oids])))
            return event.renumbered(numbers, event.listed(numbers))
        if event.obj not in numbers and event.other not in numbers:
            return event
        return event.renumbered(numbers)

    def log(self, cell: Any) -> Any:
        events: list[Event] = []
        while cell is not None:
            cell, event = cell
            events.append(event)
        made: Any = None
        for event in self.events(reversed(events)):
            made = (made, event)
        return made
