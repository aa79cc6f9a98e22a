"""A game that fits what one player sees: the hidden cards are dealt again (``View.sample``).

It contains nothing that the player may not know. Which cards are hidden follows from the decks; where each of them
lies, in which order they were drawn, future random results and what other players looked at are made up. Objects in
libraries and hidden hands get numbers that don't depend on what they were, and everything remembered about them,
including the log, refers to the cards that were dealt. A card that is face up now doesn't reveal where in the hand or
library it was.

Everything that doesn't depend on chance is computed once for all samples of a view.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from inset.kernel import rng
from inset.kernel.types import BATTLEFIELD, EXILE, HAND, HIDDEN_ZONES, LIBRARY, STACK
from inset.language import keywords as kw
from inset.language.card import Card
from inset.play import hand_stories
from inset.play.chronicle import Chronicle, Reading
from inset.play.hand_stories import Story, Told, unseen
from inset.play.hidden_choices import Answered, answered, has_picks, picked_again
from inset.play.past import Past
from inset.play.retold_log import History, as_card, made_of
from inset.play.session import Session
from inset.play.view import eyes, look, sees, shown
from inset.rules.events import face_down
from inset.rules.model import event_records as ev
from inset.rules.model.answers import CastSpell, Foretell, PlayCard
from inset.rules.model.state import FORETOLD, Chars, Event, Obj, State
from inset.rules.objects import frames
from inset.words import log as telling
from inset.words.option_words import object_of

if TYPE_CHECKING:
    from inset.game import Game

ONCE_SHOWN: Final = 1 << 40  # from here on, the numbers of cards that were shown once and are hidden again
TRIES: Final = 8  # to deal hidden cards so that the answers given since the last priority still make sense


class Dealer:
    """Samples of one player's view of a game, which must not move on in the meantime."""

    __slots__ = ("_game", "_lines", "_log", "_past", "_tables", "_viewer", "_wanted")

    def __init__(self, game: Game, viewer: int) -> None:
        self._game = game
        self._viewer = viewer
        self._wanted = look(game.state, viewer, game.decision, game._chronicle)
        self._tables: dict[bool, _Table] = {}
        cells = _since(game, game._latest().past)
        self._past = answered(game, viewer, cells, hidden(game, viewer) if has_picks(cells) else set())
        self._log = game.view(viewer).log if self._past.secret else []
        self._lines = _lines_since(game, game._latest().state.log, viewer)

    def sample(self, seed: int) -> Game:
        """A game without a history that looks the same to the player."""
        chances = (True, False) if self._game._latest().state.turn else (False,)  # 103.5: the opening hands stay
        finished = (True, False) if self._past.unfinished else (False,)
        for number, (only_finished, own) in enumerate(itertools.product(finished, chances)):
            table = self._tables.get(only_finished)
            if table is None:
                past = self._past.finished() if only_finished else self._past
                table = self._tables[only_finished] = _Table(self._game, self._viewer, past)
            for count in range(TRIES):
                made = table.deal(rng.derived("sample", seed, number, count), own)
                if made is not None and self._looks_right(made, table.began):
                    return made
        raise AssertionError("no deal fits the view")

    def _looks_right(self, made: Game, began: Any) -> bool:
        """``began``: the log that the deal began with; the sample may have come to another priority since."""
        if self._past.secret and made.view(self._viewer).log != self._log:
            return False
        if self._lines and _lines_since(made, began, self._viewer) != self._lines:
            return False  # a die rolled since the last priority, say
        return look(made.state, self._viewer, made.decision, made._chronicle) == self._wanted


class _Table:
    """The hidden cards and their places since the last priority, before they are dealt."""

    def __init__(self, game: Game, viewer: int, past: Answered) -> None:
        st = game._latest().state
        answers = past.told
        cards = hidden(game, viewer) - _seen_moving(game, viewer, st.log)
        seen = shown(game.state, viewer, game.decision, game._chronicle)
        opened = [oid for oid in _opened(st, cards, viewer, answers) if oid not in seen]
        self._game = game
        self._start = st
        self._hidden = cards
        self._seen_now = seen
        self._eyes = eyes(st, viewer)
        self._told = viewer, game._chronicle.read(game.state.log).count
        self._setup = game._for_samples()
        self._places: list[list[Obj]] = []
        self._needed: list[list[int]] = []
        self._sorted: list[list[Card]] = []
        self._numbers: dict[int, int] = {}  # for each dealt card, the number of the object that takes its place
        self._open: dict[int, int] = {}  # new numbers of face-up cards
        self.began: Any = None  # the log at the start of the latest deal
        self._arrange(viewer, answers, opened)
        self._since = [Past(None, _said_again(cell.value, self._renamed, opened), cell.how) for cell in past.cells]
        self._secret = past.secret

    def _arrange(self, viewer: int, answers: list[Any], opened: list[int]) -> None:
        """Everything that does not depend on chance, owner by owner."""
        st, cards = self._start, self._hidden
        named = _named(answers) | self._seen_now
        reading = self._game._chronicle.read(st.log, whole=True)
        known = Told(st, reading)
        owners = range(len(st.players))
        again = [hand_stories.drawn_again(known, owner) for owner in owners]
        hands = [hand_stories.hand_story(known, owner, viewer, named, opened, again[owner]) for owner in owners]
        came = [hand_stories.came_to_light(known, owner, cards, viewer, hands[owner]) for owner in owners]
        in_order = [self._lay_out(owner, viewer, named, answers, came[owner]) for owner in owners]
        self._was = [obj for places in self._places for obj in places]
        mixed = hand_stories.shuffled_away(known, [obj for placed in in_order for obj in placed])
        renamed: dict[int, int] = {}
        for owner in owners:
            renamed |= hand_stories.renamed(
                known, in_order[owner], viewer, named, mixed, came[owner], hands[owner], again[owner]
            )
        self._kept = {old: new for old, new in renamed.items() if old not in mixed}
        now = {new: obj for old, new in renamed.items() if (obj := known.look(old)) is not None}
        now |= {renamed.get(obj.id, obj.id): obj for obj in self._was}
        self._drawn_again = frozenset(itertools.chain.from_iterable(again))
        self._mixed = {obj.card: now[obj.id] for obj in self._was if obj.id in mixed}
        self._mixed |= {-oid: now[oid] for oid in self._drawn_again}
        self._story = Story(hands)
        self._renamed = renamed | self._story.numbers
        self._once_shown = self._faces_since_hidden(reading)
        self._unseen = {obj.id for obj in self._was}
        self._shown = reading.retold(self._renamed, self._eyes, st.hands[viewer], self._unseen)
        self._objs = self._template()
        self._libraries = [tuple([self._renamed.get(oid, oid) for oid in row]) for row in st.libraries]
        self._hands = [tuple([self._renamed.get(oid, oid) for oid in row]) for row in st.hands]

    def _lay_out(self, owner: int, viewer: int, named: set[int], answers: list[Any], came: list[int]) -> list[Obj]:
        """One player's hidden places, and new numbers for their cards and those that ``came`` to light; the objects of those
        places, in order, with those that were drawn since and that the player sees now."""
        cards = self._hidden
        casts = {answer.card: answer.cost for answer in answers if isinstance(answer, CastSpell)}
        foretold = {answer.card for answer in answers if isinstance(answer, Foretell)}
        there = [obj for obj in _places(self._start, owner) if not sees(self._start, obj, viewer)]
        places = [obj for obj in there if obj.card in cards]
        drawn = self._drawn_since(owner, named, {obj.id for obj in there})
        self._places.append(places)
        self._needed.append([_keyword_needed(obj, casts.get(obj.id, ""), obj.id in foretold) for obj in places])
        self._sorted.append(sorted([obj.definition for obj in places], key=lambda card: card.full_name))
        own = {obj.card for obj in places if not obj.zone & HIDDEN_ZONES and obj.id == obj.card}
        opened = dict.fromkeys([*came, *drawn.values()])
        free = iter(sorted({obj.card for obj in places}.union(opened) - own))
        self._numbers |= {obj.card: obj.card if obj.card in own else next(free) for obj in places}
        self._open |= {card: next(free) for card in opened}
        return [obj for obj in there if obj.card in cards or obj.id in drawn]

    def _drawn_since(self, owner: int, named: set[int], unseen_then: set[int]) -> dict[int, int]:
        """The cards on top of a library that the player has seen since: by number. Before the first turn, libraries are
        shuffled as they are drawn from, and nothing was on top."""
        found: dict[int, int] = {}
        if self._start.turn:
            for oid in self._start.libraries[owner]:
                card = self._start.objs[oid].card
                if card in self._hidden or oid in named or oid not in unseen_then:
                    break
                found[oid] = card
        return found

    def _faces_since_hidden(self, reading: Reading) -> dict[int, tuple[Obj, Chars]]:
        """Objects that were revealed once and whose cards are hidden now, or take another's place in the story of a hand, as
        they were then, under numbers of their own: the log still names them, and nothing else refers to them."""
        found: dict[int, tuple[Obj, Chars]] = {}
        for oid in reading.faces():
            obj = reading.past(self._start, oid)
            if obj is not None and (obj.card in self._hidden or oid in self._story.cards):
                made = obj.dup()
                made.id = ONCE_SHOWN + len(found)
                made.card = made.timestamp = made.since = made.mark = 0
                found[oid] = (made, frames.printed(obj.definition, obj.zone, 0, obj.owner))
        return found

    def _template(self) -> dict[int, Obj]:
        """The objects by number; those to be dealt are still as they were."""
        found: dict[int, Obj] = {}
        for oid, obj in self._start.objs.items():
            if obj.card not in self._numbers:
                number = self._renamed.get(oid, oid)
                found[number] = self._story.timed(as_card(obj, number, self._open))
        for obj in self._was:
            found[self._renamed.get(obj.id, obj.id)] = obj
        return dict(sorted(found.items()))

    def deal(self, salt: int, own: bool) -> Game | None:
        """The same game with its hidden cards dealt differently; None if that is impossible.

        ``own``: random results since the last priority differ too, except those that the player has seen.
        """
        st = self._start.clone()
        dealt = self._dealt(salt)
        remembered = dealt | {
            card: dealt.get(obj.card) or (self._open.get(obj.card, obj.card), obj.definition)
            for card, obj in self._mixed.items()
        }
        numbers = {oid: obj.id for oid, (obj, _) in self._once_shown.items()}
        hand = st.hands[self._eyes[0]]
        history = History(
            remembered, self._open, self._kept, self._eyes, hand, self._story, numbers, self._unseen, self._drawn_again
        )
        objs = self._objs.copy()
        for obj in self._was:
            number = self._renamed.get(obj.id, obj.id)
            objs[number] = self._story.timed(made_of(obj, number, dealt[obj.card]))
        st.objs, st.lent = objs, False
        st.libraries, st.hands = self._libraries.copy(), self._hands.copy()
        st.lki = history.past(st.lki) | {obj.id: (obj, chars) for obj, chars in self._once_shown.values()}
        st.events = history.events(st.events)
        st.log = self.began = history.log(st.log)
        st.forget()
        if own:
            st.rng = rng.derived("since the last priority", salt)
        seed = rng.derived("from a sample on", salt)
        try:
            since = self._picked_again(st, salt) if self._secret else self._since
            made = self._game._sampled(self._setup, st, since, seed, self._told, self._hidden)
            made._chronicle = Chronicle(st.log, self._shown.only_shown())
            made._labels = {label: self._open.get(card, card) for label, card in made._labels.items()}
            made.decision  # noqa: B018  replays the answers since that priority
        except Exception:
            return None
        return made

    def _picked_again(self, st: State, salt: int) -> list[Past]:
        """The answers since the last priority, with others' hidden picks made again at random."""

        def again(made: Session, place: int, answer: Any) -> Any:
            if place not in self._secret:
                return answer
            return picked_again(made.state, made.decision, self._eyes[0], answer, rng.derived("again", salt, place))

        return self._game._answered_again(st, self._since, again)

    def _dealt(self, salt: int) -> dict[int, tuple[int, Card]]:
        """By the card that is really there: the number and the card that are dealt in its place."""
        state = rng.start(salt)
        found: dict[int, tuple[int, Card]] = {}
        for places, needed, cards in zip(self._places, self._needed, self._sorted, strict=True):
            state, faces = _dealt(cards, needed, state)
            for obj, face in zip(places, faces, strict=True):
                found[obj.card] = (self._numbers[obj.card], face)
        return found


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


def _events_since(game: Game, until: Any) -> list[Event]:
    """What has happened since the log looked like this, newest first."""
    found, cell = [], game.state.log
    while cell is not until:
        cell, event = cell
        found.append(event)
    return found


def _lines_since(game: Game, until: Any, viewer: int) -> list[str]:
    """What the player saw happen since then, in words."""
    events = _events_since(game, until)
    return telling.tell(game.state, reversed(events), viewer) if events else []


def _seen_moving(game: Game, viewer: int, until: Any) -> set[int]:
    """The cards whose faces the player saw as they moved since then: those of a hand that was returned (103.5)."""
    events = _events_since(game, until)
    teller = telling.Teller(game.state, events, viewer)
    moved = [teller.look(oid) for event in events if event.kind == ev.MOVED for oid in (event.other, event.obj)]
    return {found[0].card for found in moved if found is not None and teller.may_see(found[0])}


def hidden(game: Game, viewer: int) -> set[int]:
    """The cards that the player can't see."""
    st = game.state
    known = shown(st, viewer, game.decision, game._chronicle)
    found = set()
    for obj in st.objs.values():
        if obj.card and not sees(st, obj, viewer, known):
            if obj.zone & (LIBRARY | HAND) or (obj.zone & (BATTLEFIELD | STACK | EXILE) and obj.face_down is not None):
                found.add(obj.card)
    return found


def _named(answers: list[Any]) -> set[int]:
    """The objects that these answers name."""
    return {number for answer in answers if (number := object_of(answer))}


def _opened(st: State, hidden: set[int], viewer: int, answers: list[Any]) -> list[int]:
    """The cards of hidden hands that were played since, in that order: everybody sees now which they are. One
    that another answer names too is left out."""
    played = [answer.names() for answer in answers if isinstance(answer, PlayCard)]
    mentioned = [object_of(answer) for answer in answers]
    return [
        oid
        for oid in dict.fromkeys(played)
        if mentioned.count(oid) == played.count(oid) == 1
        and (obj := st.objs.get(oid)) is not None
        and obj.zone == HAND
        and obj.card not in hidden
        and unseen(obj, viewer)
    ]


def _said_again(answer: Any, numbers: Mapping[int, int], opened: list[int]) -> Any:
    """The answer that plays the same card under its new number."""
    if isinstance(answer, PlayCard) and answer.card in opened:
        return type(answer)(numbers.get(answer.card, answer.card), answer.way, answer.cost, answer.leave)
    return answer


# --- dealing --------------------------------------------------------------------------------------


def _places(st: State, owner: int) -> Iterable[Obj]:
    """A player's objects, in an order that has nothing to do with which cards they are."""
    for oid in (*st.libraries[owner], *st.hands[owner]):
        yield st.objs[oid]
    for _, obj in sorted(st.objs.items()):
        if obj.owner == owner and not obj.zone & (LIBRARY | HAND):
            yield obj


def _dealt(found: list[Card], needed: list[int], state: int) -> tuple[int, list[Card]]:
    """The cards in random order; a place that needs a keyword gets a card with it, as long as there are such cards."""
    state, order = rng.shuffled(state, tuple(range(len(found))))
    left = [found[place] for place in order]
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


def _keyword_needed(obj: Obj, cast_by: str, foretold: bool) -> int:
    """The keyword that the card must have to be where it is, as far as everybody knows, or to be cast face down or foretold;
    or 0."""
    if foretold or obj.flags & FORETOLD:
        return kw.FORETELL
    row = face_down.TABLE.get(obj.face_down.by if obj.face_down is not None else cast_by)
    return row.keyword if row is not None else 0
