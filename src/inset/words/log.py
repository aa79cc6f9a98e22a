"""The log: events as sentences, each with the rule that made it happen.

Names are those at the moment of the event: the log remembers objects that the rules have forgotten. A viewer sees what
that player may know: a card drawn by somebody else is "a card".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from inset.kernel.types import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    HIDDEN_ZONES,
    LIBRARY,
    NOWHERE,
    STACK,
    STEP_WORD,
    ZONE_WORD,
)  # fmt: skip
from inset.language.card import HALVES, Card
from inset.language.filters import MARK_WORD, RING_BEARER
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.state import SPELL, TRIGGERED, Chars, Event, Obj, State, is_player, player_of
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from inset.words.log_abilities import became_copy, ceased, changed, says
from inset.words.log_replaced import replaced
from inset.words.second_person import spoken_to

EVERYBODY: Final = -1
FACE_DOWN_NAME: Final = {BATTLEFIELD: "a face-down creature", STACK: "a face-down spell"}
LIFE_CHANGES: Final = {ev.GAINED_LIFE: 1, ev.LOST_LIFE: -1}
Known = dict[int, tuple[Obj, Chars]]


class Teller:
    """Describes events for one player, or with full knowledge (``EVERYBODY``)."""

    def __init__(
        self,
        st: State,
        events: Iterable[Event],
        viewer: int = EVERYBODY,
        public: Iterable[Event] = (),
        before: Known | None = None,
    ) -> None:
        self.st = st
        self.public = {id(event) for event in public}
        self.viewer = viewer
        self.events = list(events)
        self.you = False  # is the viewer addressed as "you"?
        self.before = before if before is not None else {}  # what objects last were, as logged before these events
        self.past: Known = {}
        for event in self.events:
            if event.kind == ev.FORGOT:
                self.past |= event.past
        self.past |= st.lki
        self.looked: set[int] = set()  # the objects that were asked about
        self.life = [record.life for record in st.players]  # what it was, up to this point of the log
        for event in self.events:
            if event.kind in LIFE_CHANGES:
                self.life[event.player] -= LIFE_CHANGES[event.kind] * event.amount

    # --- names ------------------------------------------------------------------------------------

    def look(self, oid: int) -> tuple[Obj, Chars] | None:
        self.looked.add(oid)
        obj = self.st.objs.get(oid)
        if obj is not None:
            return obj, chars_of(self.st, obj)
        return self.past.get(oid) or self.before.get(oid)

    def name(self, oid: int) -> str:
        """The name of an object, if the viewer may know it."""
        if is_player(oid):
            return self.player(player_of(oid))
        found = self.look(oid)
        if found is None:
            return "something"
        obj, chars = found
        if obj.stack is not None and obj.stack.kind != SPELL:
            return f"the ability of {self.name(obj.stack.ctx.source)}"
        if not self.may_see(obj):
            return "a card"
        if obj.face_down is not None:
            return FACE_DOWN_NAME.get(obj.zone, "a face-down card")
        name = chars.name or nameless(obj)
        return f"{_copy_word(obj)}{name}"

    def may_see(self, obj: Obj) -> bool:
        if self.viewer == EVERYBODY or not obj.zone & HIDDEN_ZONES:
            return True
        return obj.zone == HAND and obj.owner == self.viewer

    def moved_name(self, event: Event) -> str:
        """A card that moves is known to everyone who can see it in either zone."""
        names: list[str] = []
        made = self.look(event.obj) if event.destination == BATTLEFIELD and event.origin == NOWHERE else None
        for oid in (event.obj,) if made is not None and made[0].token else (event.other, event.obj):
            found = self.look(oid)
            if found is not None and self.may_see(found[0]) and found[0].face_down is None:
                name = f"{_copy_word(found[0])}{found[1].name or nameless(found[0])}"
                if name not in names:
                    names.append(name)
        if not names:
            return "a card"
        return names[0] if len(names) == 1 else f"{names[0]} ({names[1]})"

    def player(self, player: int) -> str:
        if self.you and player == self.viewer:
            return "you"
        return self.st.players[player].name if 0 <= player < len(self.st.players) else "somebody"

    def whose(self, player: int) -> str:
        name = self.player(player)
        if name == "you" and self.you and player == self.viewer:
            return "your"
        return f"{name}'" if name.endswith("s") else f"{name}'s"

    def owner(self, oid: int) -> int:
        found = self.look(oid)
        return found[0].owner if found is not None else -1

    # --- lines ------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """A sentence for each event that is worth one, with its rule."""
        found = Lines()
        viewer = self.viewer
        for event in self.events:
            self.viewer = EVERYBODY if id(event) in self.public else viewer
            found.add(self.line(event), event.kind in _HEADINGS)
        return found.lines

    def line(self, event: Event) -> str:
        """The sentence for the next event, with its rule; nothing if it is not worth one."""
        if event.kind in LIFE_CHANGES:
            self.life[event.player] += LIFE_CHANGES[event.kind] * event.amount
        tell = _TELL.get(event.kind)
        words = tell(self, event) if tell is not None else ""
        if not words:
            return ""
        if self.you:
            words = spoken_to(words)
        head = words[:1].upper() + words[1:]
        return f"{head} [{event.rule}]" if event.rule else head


class Lines:
    """Lines one after another; a line that repeats is written once, with a number."""

    __slots__ = ("alike", "lines")

    def __init__(self, lines: list[str] | None = None, alike: int = 1) -> None:
        self.lines: list[str] = lines if lines is not None else []
        self.alike = alike  # how often the last line was repeated

    def add(self, line: str, heading: bool) -> None:
        if not line:
            return
        lines = self.lines
        once = lines[-1].removeprefix(f"{self.alike} × ") if lines else ""
        if line == once and not heading:
            self.alike += 1
            lines[-1] = f"{self.alike} × {line}"
        else:
            self.alike = 1
            lines.append(line)


def is_heading(event: Event) -> bool:
    return event.kind in _HEADINGS


_HEADINGS: Final = (ev.TURN_BEGAN, ev.STEP_BEGAN)


# --- each kind of event ---------------------------------------------------------------------------


def _moved(t: Teller, e: Event) -> str:
    name = t.moved_name(e)
    cause = e.cause
    if cause in (move_causes.DRAWING, move_causes.CASTING, move_causes.PLAYING):
        return ""
    owner = t.whose(t.owner(e.obj))
    if e.destination == BATTLEFIELD:
        return f"{name} enters the battlefield under {t.whose(e.player)} control"
    if cause in _NAMED_MOVES:
        return _named_move(t, e, name) + _elsewhere(e, owner)
    if e.origin == BATTLEFIELD and e.destination == GRAVEYARD:
        return f"{name} goes to {owner} graveyard"
    if e.destination == EXILE:
        return f"{name} is exiled"
    if e.destination == HAND:
        return f"{name} goes to {owner} hand"
    if e.destination == LIBRARY:
        return f"{name} goes to {owner} library"
    if e.destination == STACK:
        return ""
    return f"{name} goes to {owner} {ZONE_WORD[e.destination]}"


_NAMED_MOVES: Final = (
    move_causes.DISCARDING,
    move_causes.SACRIFICING,
    move_causes.DESTROYING,
    move_causes.MILLING,
)


def _named_move(t: Teller, e: Event, name: str) -> str:
    if e.cause == move_causes.DESTROYING:
        return f"{name} is destroyed"
    who = e.player if e.cause == move_causes.SACRIFICING else t.owner(e.obj)
    verb = {move_causes.DISCARDING: "discards", move_causes.SACRIFICING: "sacrifices"}.get(e.cause, "mills")
    return f"{t.player(who)} {verb} {name}"


def _elsewhere(e: Event, owner: str) -> str:
    """Where it goes, if it is not the graveyard (614.6)."""
    if e.destination in (GRAVEYARD, NOWHERE):
        return ""
    link = " and" if e.cause == move_causes.DESTROYING else ", which"
    if e.destination == EXILE:
        return f"{link} exiled" if link == " and" else f"{link} is exiled"
    return f"{link} goes to {owner} {ZONE_WORD[e.destination]}"


def _whole(card: Card) -> str:
    """A card with two halves is called by both (709.4a)."""
    return card.full_name if card.frame in HALVES else card.name


def nameless(obj: Obj) -> str:
    """What to call an object without a name: by its card."""
    card = obj.copied.definition if obj.copied is not None else obj.definition
    if frames.has_locks(card):
        return f"{card.full_name} (locked)"
    return card.name or obj.definition.name or f"a nameless {'token' if obj.token else 'creature'}"


def _copy_word(obj: Obj) -> str:
    """707.10, 111.1: what is said before the name of a copy of a spell, and of a token that was created as a copy."""
    if obj.spell_copy:
        return "the copy of "
    return "the token copy of " if obj.token and obj.copied is not None else ""


def _cast(t: Teller, e: Event) -> str:
    where = "" if e.origin in (HAND, NOWHERE) else f" from {'' if e.origin == EXILE else 'the '}{ZONE_WORD[e.origin]}"
    found = t.look(e.obj)
    way = ""
    if found is not None and found[0].in_use:
        card = found[0].definition
        word = frames.part_word(card)
        if found[0].in_use == frames.FUSED:
            way = " (fused)"
        else:
            way = f" as {word}" if not card.faces[found[0].in_use].name else f" ({word} of {_whole(card)})"
    return f"{t.player(e.player)} casts {t.name(e.obj)}{way}{where}{_aim(t, e.obj)}"


def _aim(t: Teller, oid: int) -> str:
    found = t.look(oid)
    if found is None or found[0].stack is None:
        return ""
    refs = [ref for slot in found[0].stack.targets for ref in slot]
    return f", targeting {', '.join(t.name(ref) for ref in refs)}" if refs else ""


def _activated(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} activates an ability of {t.name(e.other)}{_aim(t, e.obj)}{says(t, e.obj)}"


def _targeted(t: Teller, e: Event) -> str:
    found = t.look(e.other)
    if found is None or found[0].stack is None or found[0].stack.kind != TRIGGERED:
        return ""  # the lines of spells and activated abilities include their targets
    return f"{t.name(e.other)} targets {t.name(e.obj) if e.obj else t.player(e.player)}"


def _land(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} plays {t.name(e.obj)}"


def _attacked(t: Teller, e: Event) -> str:
    return f"{t.name(e.obj)} attacks {t.name(e.other)}"


def _blocked(t: Teller, e: Event) -> str:
    return f"{t.name(e.obj)} blocks {t.name(e.other)}"


def _damage(t: Teller, e: Event) -> str:
    to = t.name(e.obj) if e.obj else f"{t.player(e.player)} (now {t.life[e.player]})"
    combat = "combat " if e.dealt.combat else ""
    return f"{t.name(e.other)} deals {e.amount} {combat}damage to {to}"


def _gained(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} gains {e.amount} life (now {t.life[e.player]})"


def _lost_life(t: Teller, e: Event) -> str:
    if e.rule == "120.3a":  # the damage has its own line
        return ""
    return f"{t.player(e.player)} loses {e.amount} life (now {t.life[e.player]})"


def _drew(t: Teller, e: Event) -> str:
    if e.rule == "103.5":
        return ""  # an opening hand is logged when it is kept
    return f"{t.player(e.player)} draws {t.name(e.obj)}"


def _shuffled(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} shuffles"


def _scried(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} {e.word or 'scry'}s {e.amount}".replace("scrys", "scries")


def _step(t: Teller, e: Event) -> str:
    return f"{t.whose(e.player)} {STEP_WORD[e.amount]}{' step' if 'main' not in STEP_WORD[e.amount] else ' phase'}"


def _turn(t: Teller, e: Event) -> str:
    return f"— Turn {e.amount}: {t.player(e.player)} —"


def _counters(t: Teller, e: Event) -> str:
    what = t.name(e.obj) if e.obj else t.player(e.player)
    return f"{what} gets {_count(e.amount, f'{e.word} counter')}"


def _counters_gone(t: Teller, e: Event) -> str:
    return f"{t.name(e.obj)} loses {_count(e.amount, f'{e.word} counter')}"


def _count(number: int, noun: str) -> str:
    if number == 1:
        return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"
    return f"{number} {noun}s"


def _lost_game(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} loses the game"


def _won(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} wins the game"


def _token(t: Teller, e: Event) -> str:
    name = t.name(e.obj)
    return f"{t.player(e.player)} creates {name.replace('the', 'a', 1) if name.startswith('the token copy') else name}"


def _triggered(t: Teller, e: Event) -> str:
    found = t.look(e.obj) if e.obj else None
    return f"an ability of {t.name(e.other)} triggers{says(t, e.obj) if found is not None else ''}"


def _countered(t: Teller, e: Event) -> str:
    return f"{t.name(e.obj)} is countered"


def _resolved(t: Teller, e: Event) -> str:
    found = t.look(e.obj)
    if found is not None and found[0].stack is not None and found[0].stack.kind != SPELL:
        name = t.name(found[0].stack.ctx.source)
        return f"{name}'{'' if name.endswith('s') else 's'} ability{says(t, e.obj)}"
    return f"{t.name(e.obj)} resolves"


def _fizzled(t: Teller, e: Event) -> str:
    return f"{t.name(e.obj)} does not resolve: all its targets are illegal"


def _revealed(t: Teller, e: Event) -> str:
    names = [_public_name(t, oid) for oid in e.oids]
    return f"{t.player(e.player)} reveals {', '.join(names)}" if names else ""


def _public_name(t: Teller, oid: int) -> str:
    found = t.look(oid)
    return found[0].definition.name if found is not None else "a card"


def _mulliganed(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} takes a mulligan"


def _kept(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} keeps {_count(e.amount, 'card')}"


def _attached(t: Teller, e: Event) -> str:
    return f"{t.name(e.obj)} is attached to {t.name(e.other)}"


def _subject(words: str) -> Callable[[Teller, Event], str]:
    return lambda t, e: f"{t.name(e.obj)} {words}"


def _by(words: str) -> Callable[[Teller, Event], str]:
    return lambda t, e: f"{t.player(e.player)} {words}"


def _unlocked(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} unlocks {_half(t, e)}{', now fully unlocked' if e.yes else ''}"


def _locked(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} locks {_half(t, e)}"


def _half(t: Teller, e: Event) -> str:
    found = t.look(e.obj)
    if found is None:
        return "a door"
    card = found[0].copied.definition if found[0].copied is not None else found[0].definition
    return card.faces[e.amount].name if frames.has_locks(card) else f"a door of {t.name(e.obj)}"


def _tapped(t: Teller, e: Event) -> str:
    """701.26: what an effect taps or untaps; costs, attacks and the untap step have their own lines."""
    by_effect = {"701.26a": "becomes tapped", "701.26b": "becomes untapped"}
    return f"{t.name(e.obj)} {by_effect[e.rule]}" if e.rule in by_effect else ""


def _control(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} now controls {t.name(e.obj)}"


def _marked(t: Teller, e: Event) -> str:
    word = f"{t.whose(e.player)} Ring-bearer" if e.amount == RING_BEARER else MARK_WORD[e.amount]
    return f"{t.name(e.obj)} is now {word}"


def _rolled(t: Teller, e: Event) -> str:
    return f"{t.player(e.player)} rolls {e.amount}"


def _flipped(t: Teller, e: Event) -> str:
    outcome = {1: " and wins the flip", 0: " and loses the flip"}.get(e.amount, "")
    return f"{t.player(e.player)} flips a coin: {e.word}{outcome}"


def _chose(t: Teller, e: Event) -> str:
    if e.oids:
        return f"{t.player(e.player)} chooses {', '.join(t.name(oid) for oid in e.oids)}"
    return f"{t.player(e.player)} chooses {e.word}" if e.word else ""


_TELL: Final[dict[int, Callable[[Teller, Event], str]]] = {
    ev.MOVED: _moved,
    ev.REPLACED: replaced,
    ev.CAST: _cast,
    ev.ACTIVATED: _activated,
    ev.TARGETED: _targeted,
    ev.PLAYED_LAND: _land,
    ev.ATTACKED: _attacked,
    ev.BLOCKED: _blocked,
    ev.DAMAGE: _damage,
    ev.GAINED_LIFE: _gained,
    ev.LOST_LIFE: _lost_life,
    ev.DREW: _drew,
    ev.SHUFFLED: _shuffled,
    ev.SCRIED: _scried,
    ev.STEP_BEGAN: _step,
    ev.TURN_BEGAN: _turn,
    ev.COUNTERS_PUT: _counters,
    ev.COUNTERS_REMOVED: _counters_gone,
    ev.LOST_GAME: _lost_game,
    ev.WON: _won,
    ev.CREATED_TOKEN: _token,
    ev.TRIGGERED: _triggered,
    ev.COUNTERED: _countered,
    ev.RESOLVED: _resolved,
    ev.FIZZLED: _fizzled,
    ev.REVEALED: _revealed,
    ev.MULLIGANED: _mulliganed,
    ev.KEPT: _kept,
    ev.ATTACHED: _attached,
    ev.UNATTACHED: _subject("becomes unattached"),
    ev.CONTROL_CHANGED: _control,
    ev.CRIME: lambda t, e: "",  # the line of the spell says it
    ev.ROLLED: _rolled,
    ev.FLIPPED: _flipped,
    ev.CHOSE: _chose,
    ev.CUT_SHORT: lambda t, e: f"{t.name(e.obj)} makes {e.amount:,} mana at once, the most that Inset keeps track of",
    ev.DRAWN_GAME: lambda t, e: "the game is a draw",
    ev.TRANSFORMED: lambda t, e: f"{t.name(e.obj)} {'converts' if e.yes else 'transforms'}",
    ev.TURNED_FACE_UP: _subject("is turned face up"),
    ev.TURNED_FACE_DOWN: _subject("is turned face down"),
    ev.COPIED: lambda t, e: f"{t.player(e.player)} copies {t.name(e.other)}",
    ev.CHANGED: changed,
    ev.BECAME_COPY: became_copy,
    ev.CEASED: ceased,
    ev.MUTATED: _subject("mutates"),
    ev.DESIGNATED: _subject("is now prepared"),
    ev.UNDESIGNATED: _subject("is no longer prepared"),
    ev.REMOVED_FROM_COMBAT: _subject("is removed from combat"),
    ev.FORETOLD: _by("foretells a card"),
    ev.PLOTTED: _by("plots a card"),
    ev.SEARCHED: _by("searches a library"),
    ev.EXPLORED: _subject("explores"),
    ev.EXERTED: _subject("is exerted"),
    ev.DAY_OR_NIGHT: lambda t, e: f"It becomes {'day' if e.amount == 1 else 'night'}",
    ev.MONARCH: lambda t, e: f"{t.player(e.player)} becomes the monarch",
    ev.INITIATIVE: lambda t, e: f"{t.player(e.player)} takes the initiative",
    ev.ENTERED_ROOM: lambda t, e: f"{t.player(e.player)} enters {e.word} of {t.name(e.obj)}",
    ev.COMPLETED_DUNGEON: lambda t, e: f"{t.player(e.player)} completes {e.word}",
    ev.GOADED: _subject("is goaded"),
    ev.PAIRED: lambda t, e: f"{t.name(e.obj)} and {t.name(e.other)} are paired",
    ev.MARKED: _marked,
    ev.TAPPED: _tapped,
    ev.UNTAPPED: _tapped,
    ev.UNLOCKED: _unlocked,
    ev.LOCKED: _locked,
    ev.DISCOVERED: lambda t, e: f"{t.player(e.player)} discovers {e.amount}",
}


def tell(
    st: State, events: Iterable[Event], viewer: int = EVERYBODY, public: Iterable[Event] = (), you: bool = False
) -> list[str]:
    """What happened, line by line. A step is mentioned only if something happens in it. ``public``: events that are
    logged in full. ``you``: the viewer is addressed: "You draw Opt"."""
    order = Order()
    for event in events:
        order.add(event)
    teller = Teller(st, order.settled + order.open, viewer, public, order.past)
    teller.you = you and viewer != EVERYBODY
    return teller.lines()


class Order:
    """Events in the order of the log: a resolution comes before what it does; empty steps are left out.

    ``settled``: those whose place is sure. ``open``: those after the last pass, and steps before it in which nothing has
    happened.
    """

    __slots__ = ("open", "passed", "past", "settled")

    def __init__(self, open: list[Event] | None = None, passed: int = 0) -> None:
        self.settled: list[Event] = []
        self.open: list[Event] = open if open is not None else []
        self.passed = passed  # where the last resolution began in what is open: after the last pass
        self.past: Known = {}  # what objects last were, as far as the rules have forgotten it

    def add(self, event: Event) -> None:
        found = self.open
        if event.kind == ev.FORGOT:
            self.past |= event.past
        elif event.kind == ev.PASSED:
            sure = len(found)
            while sure and found[sure - 1].kind == ev.STEP_BEGAN:
                sure -= 1
            self.settled += found[:sure]
            del found[:sure]
            self.passed = len(found)
        elif event.kind == ev.RESOLVED:
            found.insert(self.passed, event)
        elif event.kind in _TELL:
            if event.kind in (ev.STEP_BEGAN, ev.TURN_BEGAN):
                while found and found[-1].kind == ev.STEP_BEGAN:
                    found.pop()
            found.append(event)
