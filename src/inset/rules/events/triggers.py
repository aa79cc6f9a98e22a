"""603: handling triggered abilities: noticing events, waiting, going on the stack.

Triggered abilities are indexed by the kind of event that they look for. Those that look back in time (603.10) are noticed
with the abilities that were there before the event: ``remember`` keeps the index of that moment.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final, TypeVar

from inset.kernel.known import Known
from inset.kernel.types import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, STACK
from inset.language import patterns as pat
from inset.language.abilities import Body, Modes, StaticAbility, Triggered
from inset.language.conditions import Always
from inset.language.effects import NEXT_COMBAT, THAT_COMBAT
from inset.language.filters import HasAttached, IsOneOf
from inset.language.node import Pattern, Static
from inset.language.selections import Saved
from inset.language.statics import DoesntTrigger, MayPlay, TriggersAgain
from inset.rules import atoms
from inset.rules.atoms.turns import stop_at_limit
from inset.rules.events.like_triggers import counted_together
from inset.rules.meaning import x_values
from inset.rules.meaning.event_patterns import kinds_of, looks_back, matches, narrowed
from inset.rules.meaning.references import holds, look, passes
from inset.rules.meaning.saga_chapters import reached
from inset.rules.meaning.tracking import BECAME, became
from inset.rules.model import event_records as ev
from inset.rules.model.caches import OfAbilities, OfEffects, OfPermanents
from inset.rules.model.dispatch import NOTICE
from inset.rules.model.state import CREATED, Chars, Ctx, Delayed, Event, Pending, State
from inset.rules.objects.abilities import Traits, traits_of, works
from inset.rules.objects.layers import all_chars, chars_of, zone_reach
from inset.rules.objects.what_text_reads import effect_reads, mentions, reads_base_size

MAX_PENDING: Final = 2000  # records that may wait; beyond that, identical ones are merged
ONCE_TALLY: Final = 1  # kinds of tallies: uses of a triggered ability with a limit


class Watch:
    """A triggered ability that watches for some of its events."""

    __slots__ = ("ability", "back", "controller", "place", "source", "when")

    def __init__(self, source: int, controller: int, ability: Triggered, place: int, back: bool, when: Pattern) -> None:
        self.source = source
        self.controller = controller
        self.ability = ability
        self.place = place
        self.back = back
        self.when = when


Sought = tuple[bool, Pattern, tuple[int, ...]]


def what_it_seeks(ability: Triggered) -> tuple[Sought, ...]:
    """Does it look back in time (603.10), for which events, and of which kinds? If there are several events, "enters or dies",
    those that look back are handled separately from the others. Computed once for each ability."""
    found = _SOUGHT.of(ability)
    if found is None:
        parts = ability.when.parts if isinstance(ability.when, pat.Either) else (ability.when,)
        sides = [(back, tuple(part for part in parts if looks_back(part) == back)) for back in (False, True)]
        whole: list[tuple[bool, Pattern]] = [(looks_back(ability.when), ability.when)]
        if all(side for _, side in sides):
            whole = [(back, pat.Either(side)) for back, side in sides]
        found = _SOUGHT.keep(ability, tuple((back, when, tuple(kinds_of(when))) for back, when in whole))
    return found


_SOUGHT: Final[Known[tuple[Sought, ...]]] = Known()


S = TypeVar("S", bound=Static)


class Index:
    """What is watching, by kind of event; and the static abilities and effects in force, by class."""

    __slots__ = (
        "by_kind", "keywords", "of_abilities", "of_effects", "of_permanents", "permanents", "reads", "state_triggers",
        "statics", "unconditional",
    )  # fmt: skip

    def __init__(self) -> None:
        self.by_kind: dict[int, list[Watch]] = {}
        self.keywords = 0  # of permanents, all together
        self.reads = 0  # what static abilities in force look at (``abilities.reads``)
        self.state_triggers: list[Watch] = []
        self.statics: dict[type, list[tuple[Ctx, StaticAbility | None, Any, int]]] = {}
        self.permanents: list[tuple[int, Chars, Traits]] = []  # those with abilities, phased in
        self.of_permanents = OfPermanents()
        self.of_abilities = OfAbilities()
        self.of_effects = OfEffects()
        self.unconditional = True  # does whether something is in force depend on a condition?

    def joined(self, oid: int, chars: Chars, there: Container[int]) -> Index | None:
        """The index with one more permanent, the newest of those that are ``there``; None if it has to be rebuilt."""
        found = traits_of(chars)
        watches: list[tuple[int, Watch]] = []
        if found.noticed & BATTLEFIELD and not _looks_out_only(oid, chars, found, watches):
            return None
        made = self._of_others(found)
        made.of_permanents.odd = self.of_permanents.odd  # a permanent without abilities is none of them
        if watches:
            made.by_kind = self.by_kind.copy()
            for kind, watch in watches:
                made.by_kind[kind] = _after_permanents(made.by_kind.get(kind, []), watch, there)
        if chars.abilities:
            made.permanents = [*self.permanents, (oid, chars, found)]
            made.keywords |= chars.keywords
        return made

    def left(self, oid: int, chars: Chars) -> Index | None:
        """The index with one permanent fewer; None if it has to be rebuilt."""
        found = traits_of(chars)
        watches: list[tuple[int, Watch]] = []
        if found.noticed & BATTLEFIELD and not _looks_out_only(oid, chars, found, watches):
            return None
        made = self._of_others(found)
        odd = self.of_permanents.odd
        if odd is not None:
            made.of_permanents.odd = [other for other in odd if other != oid]
        if watches:
            made.by_kind = self.by_kind.copy()
            for kind, _ in watches:
                rest = [watch for watch in made.by_kind.pop(kind, ()) if watch.source != oid]
                if rest:
                    made.by_kind[kind] = rest
        if chars.abilities:
            made.permanents = [row for row in self.permanents if row[0] != oid]
            made.keywords = 0
            for _, others, _ in made.permanents:
                made.keywords |= others.keywords
        return made

    def _of_others(self, found: Traits) -> Index:
        """Are the effects, and what follows from them, the same with or without a permanent that has these abilities?"""
        made = Index()
        made.of_permanents.controllers_noticed = self.of_permanents.controllers_noticed
        made.of_permanents.before = self.of_permanents.interest or self.of_permanents.before
        if all(_names_its_cards(static) for _, _, static, _ in self.statics.get(MayPlay, ())):
            made.of_effects = self.of_effects
        else:
            made.of_effects.terms = self.of_effects.terms
        if not found.activated:
            made.of_abilities = self.of_abilities
        made.by_kind = self.by_kind
        made.keywords = self.keywords
        made.reads = self.reads
        made.state_triggers = self.state_triggers
        made.statics = self.statics
        made.permanents = self.permanents
        return made


def _looks_out_only(oid: int, chars: Chars, found: Traits, watches: list[tuple[int, Watch]]) -> bool:
    """Does a permanent affect others only by watching, and not for anything that decides about mana? Adds what it watches for,
    by kind of event."""
    if found.statics:
        return False
    for place, ability in enumerate(found.triggered):
        if ability.zone & BATTLEFIELD:
            for back, when, kinds in what_it_seeks(ability):
                if isinstance(when, pat.StateIs) or ev.TAPPED_FOR_MANA in kinds:
                    return False
                watch = Watch(oid, chars.controller, ability, place, back, when)
                watches += [(kind, watch) for kind in kinds]
    return True


def _after_permanents(row: list[Watch], watch: Watch, there: Container[int]) -> list[Watch]:
    """In the order of ``_build``: permanents before what watches from other zones."""
    at = 0
    while at < len(row) and row[at].source in there:
        at += 1
    return [*row[:at], watch, *row[at:]]


def _names_its_cards(permit: MayPlay) -> bool:
    """Does it let these particular cards be played, whatever permanents there are?"""
    return permit.condition is None and isinstance(permit.card, IsOneOf) and isinstance(permit.card.what, Saved)


def index(st: State) -> Index:
    """The index for the state as it is now, built when it is first needed after a change."""
    found = st.caches.index
    if found is None:
        found = st.caches.index = _build(st)
    return found


def _build(st: State) -> Index:
    made = Index()
    made.permanents = [(oid, chars, traits_of(chars)) for oid, chars in all_chars(st).items() if chars.abilities]
    for oid, chars, found in made.permanents:
        made.keywords |= chars.keywords
        if found.noticed & BATTLEFIELD:
            _enter(st, made, oid, chars, found, BATTLEFIELD)
    rows = [(STACK, st.stack), (COMMAND, st.command), (EXILE, st.exile)]
    rows += [(GRAVEYARD, row) for row in st.graveyards] + [(HAND, row) for row in st.hands]
    for zone, row in rows:
        if not row:
            continue
        reached = bool(zone_reach(st, zone))
        for oid in row:
            obj = st.objs[oid]
            there = obj.works if obj.works >= 0 else works(obj)
            if (reached or there & zone or obj.copied is not None) and obj.face_down is None:
                chars = chars_of(st, obj)
                found = traits_of(chars)
                if found.noticed & zone:
                    _enter(st, made, oid, chars, found, zone)
    for floating in st.floating:
        if floating.duration in (NEXT_COMBAT, THAT_COMBAT):
            continue  # it has not begun
        if floating.statics and (floating.condition is None or holds(st, floating.ctx, floating.condition)):
            for static in floating.statics:
                made.statics.setdefault(type(static), []).append((floating.ctx, None, static, floating.id))
        made.unconditional = made.unconditional and floating.condition is None
        made.reads |= effect_reads(floating.statics, floating.mods, floating.condition)
    return made


def _enter(st: State, made: Index, oid: int, chars: Chars, found: Traits, zone: int) -> None:
    for place, ability in enumerate(found.triggered):
        if ability.zone & zone:
            for back, when, kinds in what_it_seeks(ability):
                watch = Watch(oid, chars.controller, ability, place, back, when)
                if isinstance(when, pat.StateIs):
                    made.state_triggers.append(watch)
                for kind in kinds:
                    made.by_kind.setdefault(kind, []).append(watch)
    if found.statics:
        made.reads |= found.reads
        stack = st.objs[oid].stack
        ctx = Ctx(oid, chars.controller, 0 if stack is None else stack.ctx.x)  # 107.3a: what a spell says of itself
        for ability2 in found.statics:
            made.unconditional = made.unconditional and ability2.condition is None
            if ability2.zone & zone and (ability2.condition is None or holds(st, ctx, ability2.condition)):
                for static in ability2.statics:
                    made.statics.setdefault(type(static), []).append((ctx, ability2, static, oid))


def statics(st: State, kind: type[S]) -> list[tuple[Ctx, StaticAbility | None, S, int]]:
    """Static abilities and effects of one class that are in force: (context, ability, static, source id)."""
    found = st.caches.index
    if found is None:
        found = index(st)
    return found.statics.get(kind, _NO_STATICS)


_NO_STATICS: Final[list[tuple[Ctx, StaticAbility | None, Any, int]]] = []


# --- noticing ----------------------------------------------------------------------------------------------------------


def notice(st: State, event: Event, before: Index | None = None) -> None:
    """603.2: abilities trigger. ``before`` is the index of the moment before the event, if something left."""
    found = st.caches.index
    if found is None:
        found = index(st)
    watches = found.by_kind.get(event.kind)
    if watches is not None or before is not None:
        caught: list[tuple[Watch, Event, int]] = []
        for watch in watches or ():
            if before is None or not watch.back:
                _catch(st, watch, event, caught)
        if before is not None:
            for watch in before.by_kind.get(event.kind, ()):
                if watch.back:
                    _catch(st, watch, event, caught)
        for watch, seen, times in caught:
            _wait(st, watch, seen, times, before if before is not None and watch.back else found)
    if event.batch and st.pending:
        _at_the_same_time(st, event)
    if st.delayed:
        _delayed(st, event, found, before)


NOTICE.append(notice)


def asks_for_base_size(before: Index) -> bool:
    """208.4b, 603.10: does an ability that looks back ask for the base power or toughness of what moves?"""
    for watch in before.by_kind.get(ev.MOVED, ()):
        if watch.back and _reads_base_size(watch.ability):
            return True
    return False


def _reads_base_size(ability: Triggered) -> bool:
    found = _BASE_SIZE.of(ability)
    return _BASE_SIZE.keep(ability, reads_base_size(ability)) if found is None else found


_BASE_SIZE: Final[Known[bool]] = Known()


def asks_for_attachments(before: Index) -> bool:
    """603.10: does an ability that looks back ask what was attached to what moves?"""
    for watch in before.by_kind.get(ev.MOVED, ()):
        if watch.back and _reads_attachments(watch.ability):
            return True
    return False


def _reads_attachments(ability: Triggered) -> bool:
    found = _ATTACHMENTS.of(ability)
    return _ATTACHMENTS.keep(ability, mentions(ability, HasAttached)) if found is None else found


_ATTACHMENTS: Final[Known[bool]] = Known()


def _catch(st: State, watch: Watch, event: Event, caught: list[tuple[Watch, Event, int]]) -> None:
    if not watch.back and event.kind == ev.MOVED:
        event = _as_it_is(event)
    if event.kind == ev.CONTROL_CHANGED and watch.back and watch.source == event.obj:  # 603.10d: whose it was until now
        watch = Watch(watch.source, event.amount, watch.ability, watch.place, True, watch.when)
    asks = watch.ability.condition is not None
    x = x_values.of_event(st, watch.ability, watch.source, event) if asks else 0
    ctx = Ctx(watch.source, watch.controller, x, event=event)
    if not matches(st, ctx, watch.when, event):
        return
    if watch.ability.condition is not None and not holds(st, ctx, watch.ability.condition):
        return  # 603.4: an intervening "if" is checked as the event happens …
    if _batched(watch.ability.when, event):
        if _already(st, watch, event):
            if event.kind == ev.DAMAGE:
                _add_damage(st, watch, event)
            elif event.kind in _COUNTED:
                _count_another(st, watch, event)
            return
        if event.kind in _COUNTED:
            event = _with_amount(event, 1)
    times = _occurrences(st, watch.when, event)
    if event.kind == ev.PLAYER_ATTACKED:
        event = narrowed(st, ctx, watch.when, event)
    if watch.ability.limit:
        key = (watch.source, watch.place, ONCE_TALLY)
        times = min(times, watch.ability.limit - st.tallies.get(key, 0))
        for _ in range(times):
            atoms.tally(st, watch.source, watch.place, ONCE_TALLY)
    if times > 0:
        caught.append((watch, event, times))


def _as_it_is(event: Event) -> Event:
    """603.10: an ability that doesn't look back refers to the object as it is after the event."""
    return Event(
        event.kind, event.rule, event.player, event.obj, event.obj, event.amount, event.origin, event.destination,
        event.detail, event.batch, event.then,
    )  # fmt: skip


def _batched(pattern: Pattern, event: Event) -> bool:
    if isinstance(pattern, pat.Either):
        return any(_batched(p, event) for p in pattern.parts)
    if isinstance(pattern, (pat.While, pat.AmountAtLeast)):
        return _batched(pattern.what, event)
    several = isinstance(pattern, pat.DealsDamage) and pattern.to_several
    if isinstance(pattern, pat.PutsCounters):  # "one or more counters", of whatever kinds
        several = not pattern.kind and not pattern.each and not pattern.nth
    return bool(several or getattr(pattern, "batch", False)) and event.batch > 0


_BY_A_PLAYER: Final = (ev.DISCARDED, ev.CREATED_TOKEN)  # "whenever a player …": each of several players has done so
_COUNTED: Final = (ev.MOVED, ev.DISCARDED)  # "one or more cards …, that many": each is an event of its own


def _with_amount(event: Event, amount: int, also: Event | None = None) -> Event:
    return Event(
        event.kind, event.rule, event.player, event.obj, event.other, amount, event.origin, event.destination, event.detail,
        event.batch, event.then, also,
    )  # fmt: skip


def _joined(old: Event, event: Event) -> Event:
    """The event and the others that were joined to the old one."""
    return _with_amount(event, event.amount, old.also)


def _count_another(st: State, watch: Watch, event: Event) -> None:
    """603.2c: "that many" are those of the batch for which the ability would have triggered."""
    for place, pending in enumerate(st.pending):
        old = pending.ctx.event
        if pending.ability is watch.ability and pending.ctx.source == watch.source and old is not None:
            same = event.kind not in _BY_A_PLAYER or old.player == event.player
            if old.batch == event.batch and old.kind == event.kind and same:
                ctx = pending.ctx.dup()
                ctx.event = _with_amount(old, old.amount + 1, _joined(old, event))
                counted = Pending(pending.ability, ctx, pending.others)
                atoms.keep_pending(st, (*st.pending[:place], counted, *st.pending[place + 1 :]))
                return


def _add_damage(st: State, watch: Watch, event: Event) -> None:
    """120.9: "is dealt damage" triggers once for all damage dealt at the same time, and refers to the total."""
    for place, pending in enumerate(st.pending):
        old = pending.ctx.event
        if (
            pending.ability is watch.ability and pending.ctx.source == watch.source and old is not None
            and old.batch == event.batch and old.kind == event.kind and _same_damage(watch.ability.when, old, event)
        ):  # fmt: skip
            atoms.keep_pending(st, (*st.pending[:place], _with_damage(pending, event), *st.pending[place + 1 :]))
            return


def _with_damage(pending: Pending, event: Event) -> Pending:
    ctx = pending.ctx.dup()
    old = pending.ctx.event
    assert old is not None
    ctx.event = _with_amount(old, old.amount + event.amount, _joined(old, event))
    return Pending(pending.ability, ctx, pending.others)


def _same_damage(pattern: Pattern, old: Event, event: Event) -> bool:
    """Damage to one player or permanent (120.9); if only the source is referred to, "deals damage", all damage that it
    deals."""
    while isinstance(pattern, (pat.While, pat.AmountAtLeast)):
        pattern = pattern.what
    if isinstance(pattern, pat.DealsDamage) and pattern.to_several:
        return pattern.batch or old.other == event.other
    if isinstance(pattern, pat.DealsDamage) and pattern.to is None and pattern.to_players is None:
        return old.other == event.other
    return old.obj == event.obj and old.player == event.player


def _already(st: State, watch: Watch, event: Event) -> bool:
    """ "One or more": did the same ability trigger already on another part of the same batch? Damage to another player or
    permanent is a separate event, and so is what another player discards or creates (603.2c)."""
    for pending in st.pending:
        old = pending.ctx.event
        if (
            pending.ability is watch.ability and pending.ctx.source == watch.source
            and old is not None and old.batch == event.batch and old.kind == event.kind
            and (event.kind != ev.DAMAGE or _same_damage(watch.ability.when, old, event))
            and (event.kind not in _BY_A_PLAYER or old.player == event.player)
            and (event.kind != ev.COUNTERS_PUT or old.obj == event.obj)
        ):  # fmt: skip
            return True
    return False


def _is_kept_quiet(st: State, source: int, event: Event, then: Index) -> bool:
    """Does an effect keep such an event from causing the ability to trigger (603.2g)?"""
    for ctx, _, static, _ in then.statics.get(DoesntTrigger, _NO_STATICS):
        assert isinstance(static, DoesntTrigger)
        if matches(st, ctx, static.event, event) and passes(st, ctx, static.source, *look(st, source)):
            return True
    return False


def _wait(st: State, watch: Watch, event: Event, times: int, then: Index) -> None:
    """603.10: ``then`` has the effects of the moment that decides: before the event for an ability that looks back in time."""
    if _is_kept_quiet(st, watch.source, event, then):
        return
    times *= 1 + _again(st, watch, event, then)
    for _ in range(times):
        if len(st.pending) >= MAX_PENDING:
            atoms.keep_pending(st, counted_together(st.pending))
        if len(st.pending) >= MAX_PENDING:
            stop_at_limit(st, "too many triggered abilities at once")
            return
        x = x_values.of_event(st, watch.ability, watch.source, event)
        atoms.add_pending(st, Pending(watch.ability, Ctx(watch.source, watch.controller, x, event=event)))
    for _ in range(times):
        atoms.tell(st, Event(ev.TRIGGERED, "603.2", watch.controller, other=watch.source))


def _occurrences(st: State, pattern: Pattern, event: Event) -> int:
    """603.2c: how many times the matching event contains what the ability looks for: once for each of several counters;
    714.2c: once for each of several chapters reached together."""
    while isinstance(pattern, (pat.While, pat.AmountAtLeast)):
        pattern = pattern.what
    if isinstance(pattern, pat.ChapterReached):
        return reached(st, pattern, event)
    if isinstance(pattern, pat.Either):
        return max(_occurrences(st, part, event) for part in pattern.parts if event.kind in kinds_of(part))
    return event.amount if isinstance(pattern, (pat.PutsCounters, pat.TakesCounters)) and pattern.each else 1


def _again(st: State, watch: Watch, event: Event, then: Index) -> int:
    """Effects that make an ability trigger an additional time."""
    extra = 0
    for ctx, _, static, _ in then.statics.get(TriggersAgain, _NO_STATICS):
        assert isinstance(static, TriggersAgain)
        if static.event is not None and not matches(st, ctx, static.event, event):
            continue
        source, chars = look(st, watch.source)
        if source.zone & static.zone and passes(st, ctx, static.source, source, chars):
            extra += 1
    return extra


def _delayed(st: State, event: Event, now: Index, before: Index | None) -> None:
    gone = []
    for delayed in st.delayed:
        ctx = delayed.ctx.dup()
        if delayed.condition is not None and not holds(st, ctx, delayed.condition):
            continue
        if isinstance(delayed.when, pat.BeginningOf) and delayed.when.next_turn and delayed.turn == st.turn:
            continue
        if matches(st, ctx, delayed.when, event):
            if _batched(delayed.when, event) and _joins(st, delayed, event):
                continue
            then = before if before is not None and looks_back(delayed.when) else now
            if DoesntTrigger in then.statics and _is_kept_quiet(st, ctx.source, event, then):
                continue
            if event.kind != ev.STEP_BEGAN or ctx.event is None:  # 603.7c: "it", in a step, is still what the ability
                ctx.event = event  # that created this one was about
            if event.kind == ev.PLAYER_ATTACKED:
                ctx.event = narrowed(st, ctx, delayed.when, event)
            atoms.add_pending(st, Pending(Triggered(delayed.when, delayed.body), ctx, () if delayed.once else None))
            atoms.tell(st, Event(ev.TRIGGERED, "603.7", ctx.controller, other=ctx.source))
            if delayed.once:
                gone.append(delayed.id)
    atoms.drop_delayed(st, gone)


def _joins(st: State, delayed: Delayed, event: Event) -> bool:
    """Did the ability already trigger on another part of the same batch? For damage, it refers to the total (120.9)."""
    for place, pending in enumerate(st.pending):
        old = pending.ctx.event
        if (
            isinstance(pending.ability, Triggered) and pending.ability.body is delayed.body
            and pending.ctx.source == delayed.ctx.source and old is not None and old.batch == event.batch
            and old.kind == event.kind and (event.kind != ev.DAMAGE or _same_damage(delayed.when, old, event))
            and (event.kind != ev.COUNTERS_PUT or old.obj == event.obj)
        ):  # fmt: skip
            if event.kind == ev.DAMAGE:
                atoms.keep_pending(st, (*st.pending[:place], _with_damage(pending, event), *st.pending[place + 1 :]))
            return True
    return False


def _at_the_same_time(st: State, event: Event) -> None:
    """603.7b: if several events happen at the same time, the controller of a delayed ability that triggers once chooses one."""
    for place, pending in enumerate(st.pending):
        if pending.others is None:
            continue
        first, ability = pending.ctx.event, pending.ability
        if first is None or first.batch != event.batch or not isinstance(ability, Triggered):
            continue
        ctx = pending.ctx.dup()
        ctx.event = None
        if matches(st, ctx, ability.when, event):
            found = list(st.pending)
            found[place] = Pending(ability, pending.ctx, (*pending.others, event))
            atoms.keep_pending(st, tuple(found))


def reflexive(st: State, ctx: Ctx, body: Body | Modes, rule: str = "603.12") -> None:
    """603.12: "when you do" triggers immediately. What its source became meanwhile is still "this" to it (400.7j)."""
    own = ctx.dup()
    own.saved = {**own.saved, BECAME: became(st, ctx.source)} if ctx.source and ctx.source not in st.objs else own.saved
    own.numbers.pop(CREATED, None)
    atoms.add_pending(st, Pending(Triggered(pat.StateIs(_ALWAYS), body), own))
    atoms.tell(st, Event(ev.TRIGGERED, rule, ctx.controller, other=ctx.source))


_ALWAYS: Final = Always()
