"""What a sample says about hidden cards: stories that do not depend on which cards they really are.

A card that is face up now doesn't reveal where in the hand or library it was, nor an object's number when it got there.
"""

from __future__ import annotations

from inset.kernel.types import HAND, HIDDEN_ZONES, LIBRARY
from inset.language.card import Card
from inset.play.chronicle import NEVER, Reading
from inset.rules.model.state import Obj, State


class Hand:
    """The story of the cards that came to a hidden hand and left it: whichever really left, the story says it was the one
    that had been there longest.

    ``numbers``: the number in the story of each object that was there; ``cards``: its card, or the negative number of the
    object in a library that it became in the story. ``sources``: for a number, the object that it was before, which has
    the same card. ``times``: when each number came."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.cards: dict[int, tuple[int, Card]] = {}
        self.sources: dict[int, int] = {}
        self.times: dict[int, tuple[int, int]] = {}


class Told:
    """What is known as of one state. ``spoken_of``: the numbers by which effects refer to objects."""

    __slots__ = ("reading", "spoken_of", "st")

    def __init__(self, st: State, reading: Reading) -> None:
        self.st = st
        self.reading = reading
        self.spoken_of = _spoken_of(st)

    def look(self, oid: int) -> Obj | None:
        return self.reading.past(self.st, oid)


def hand_story(
    known: Told, owner: int, viewer: int, named: set[int], opened: list[int], drawn_again: list[int]
) -> Hand:
    """``named``: the objects that answers since the state have named; ``opened``: those of them that everybody has seen;
    ``drawn_again``: what left a library after it was put there and shuffled, which in the story is still there."""
    found = Hand()
    if owner == viewer:
        return found
    st, reading = known.st, known.reading
    told = known.spoken_of | (named - set(opened))

    def belongs(oid: int) -> bool:
        obj = known.look(oid)
        return (
            obj is not None and obj.zone == HAND and obj.owner == owner and oid not in told and not reading.named(oid)
        )

    moves = [event for _, event in reading.moves() if HAND in (event.origin, event.destination)]
    waiting = sorted(oid for oid in reading.began_in_hand(st) if belongs(oid))
    for event in moves:
        if event.origin == HAND and belongs(event.other) and waiting:
            found.numbers[event.other] = waiting.pop(0)
        if event.destination == HAND and belongs(event.obj):
            waiting.append(event.obj)
            found.sources[event.obj] = event.other
    here = [oid for oid in opened if belongs(oid)]
    here += [oid for oid in st.hands[owner] if belongs(oid) and oid not in here]
    if len(here) != len(waiting):
        return Hand()  # some came or left in some other way
    found.numbers |= zip(here, waiting, strict=True)
    later = {event.other: event.obj for event in moves if event.origin == HAND}
    for oid in [*here, *(event.other for event in reversed(moves) if event.other in found.numbers)]:
        if oid not in found.cards:  # the card of what it became in the story, or its own
            obj = known.look(oid)
            assert obj is not None
            became = later.get(oid, 0)
            if became in drawn_again:
                card = (-became, obj.definition)
            else:
                card = found.cards.get(became, (obj.card, obj.definition))
            found.cards[oid] = card
            if (number := found.numbers[oid]) in found.sources:
                found.cards[found.sources[number]] = card
    for number in found.numbers.values():
        obj = known.look(number)
        assert obj is not None
        found.times[number] = (obj.since, obj.mark)
    return found


class Story:
    """The stories of all hidden hands together."""

    def __init__(self, hands: list[Hand]) -> None:
        self.numbers = {old: new for hand in hands for old, new in hand.numbers.items()}
        self.times = {number: time for hand in hands for number, time in hand.times.items()}
        self.cards = {oid: card for hand in hands for oid, card in hand.cards.items()}

    def timed(self, obj: Obj) -> Obj:
        """The object in a hand, with the time that its number belongs to."""
        if obj.zone != HAND or obj.id not in self.times:
            return obj
        made = obj.dup()
        made.timestamp = obj.id
        made.since, made.mark = self.times[obj.id]
        return made


def came_to_light(known: Told, owner: int, hidden: set[int], viewer: int, hand: Hand) -> list[int]:
    """A player's cards that are face up now and began where nobody saw them, in the order in which they came to light. Those that
    an effect or an ability may refer to by the number of that time are left out."""
    st = known.st
    now = {obj.card: obj for obj in st.objs.values() if obj.owner == owner and obj.card and not obj.merged}
    when: dict[int, int] = {}
    for place, event in known.reading.moves():
        if event.origin & HIDDEN_ZONES:
            was = known.look(event.other)
            if was is not None and was.card in now:
                when[was.card] = place
    played = [obj.card for oid in hand.numbers if (obj := st.objs.get(oid)) is not None and obj.card not in hidden]
    left = [card for card in sorted(when, key=lambda card: when[card]) if card not in st.objs and card not in hidden]
    seen = _were_seen(known, left, viewer) | known.spoken_of
    return [card for card in left if card not in seen and card not in played] + [
        card for card in played if card not in left or card not in seen
    ]


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


def renamed(
    known: Told,
    was: list[Obj],
    viewer: int,
    named: set[int],
    mixed: set[int],
    came: list[int],
    hand: Hand,
    drawn_again: list[int],
) -> dict[int, int]:
    """New numbers for one player's objects: those that have, or had, the number that their card began with, which would
    tell the card, those that were shuffled (``mixed``), which would tell where they are now, or where they went
    (``drawn_again``), and the first numbers of cards that ``came`` to light, which would tell where they were. In the story,
    what was put into a library and shuffled lies at its bottom."""
    unnamed = [obj for obj in was if obj.id not in named]
    live = [obj.id for obj in unnamed if obj.zone == LIBRARY and (obj.id == obj.card or obj.id in mixed)]
    rest = [obj.id for obj in unnamed if obj.zone == HAND and obj.id == obj.card and obj.id not in hand.numbers]
    departed = known.reading.departed
    moved = [obj.card for obj in sorted(was, key=lambda obj: (departed(obj.card), obj.id)) if obj.id != obj.card]
    moved = list(dict.fromkeys([*moved, *(card for card in came if card not in known.st.objs)]))
    moved.sort(key=departed)
    seen = _were_seen(known, moved, viewer)
    moved = [*(number for number in moved if number not in seen and number not in hand.numbers), *drawn_again]
    rest += sorted(moved, key=departed)
    last = sorted([*mixed.intersection(live), *drawn_again])
    first = sorted({*live, *rest}.difference(last))
    at = max(0, len(live) - len(last))
    return dict(zip([*live, *rest], [*first[:at], *last, *first[at:]], strict=True))


def shuffled_away(known: Told, was: list[Obj]) -> set[int]:
    """The objects that were put into a library before it was shuffled."""
    reading = known.reading
    return {
        obj.id
        for obj in was
        if obj.zone == LIBRARY and obj.id != obj.card and NEVER < reading.put(obj.id) < reading.shuffled(obj.owner)
    }


def drawn_again(known: Told, owner: int) -> list[int]:
    """The objects that were put into the player's library, shuffled or searched through there, and left it, in that order.
    Those that an effect or an ability may refer to are left out."""
    found: dict[int, None] = {}
    for place, event in known.reading.moves():
        oid = event.other
        if event.origin != LIBRARY or oid in known.st.objs or oid in known.spoken_of:
            continue
        was = known.look(oid)
        if was is None or was.owner != owner or oid == was.card:
            continue
        if known.reading.was_lost_sight_of(oid, owner, place):
            found[oid] = None
    return list(found)


def _were_seen(known: Told, numbers: list[int], viewer: int) -> set[int]:
    """The numbers that no object has now and that belonged to objects the player has seen."""
    return {oid for oid in numbers if (obj := known.look(oid)) is not None and not unseen(obj, viewer)}


def unseen(obj: Obj, viewer: int) -> bool:
    return bool(obj.zone & HIDDEN_ZONES) and not (obj.zone == HAND and obj.owner == viewer)
