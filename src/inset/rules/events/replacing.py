"""614, 615, 616: replacement and prevention effects.

A verb proposes a change; ``settle`` applies, one after another, the effects that would modify it, asking the affected
player where several could (616.1). Static abilities, floating effects and the rules' own clauses (flashback, commanders,
what the frames say about resolving spells) meet here on equal terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inset.kernel.types import (
    BATTLE,
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PLANESWALKER,
    SPELL_ONLY_TYPES,
    STACK,
)  # fmt: skip
from inset.language import keywords as kw, statics as sta
from inset.language.filters import Anything
from inset.language.mods import SetPT
from inset.language.node import Amount, Mod, Static
from inset.language.set_up import ExiledAsItResolves
from inset.rules.events import counters
from inset.rules.events.delayed_triggers import cast_next_upkeep
from inset.rules.events.designations import designate
from inset.rules.events.instructions import perform_all, perform_now
from inset.rules.events.linked_records import link
from inset.rules.events.permissions import grant_normal_play
from inset.rules.events.replacement_process import (
    ANY,
    BACK,
    CONTROL,
    COPY,
    Candidate,
    apply_in_turn,
    source_name,
)
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import holds, number, one, passes
from inset.rules.meaning.saga_chapters import final_chapter
from inset.rules.model.decision import CONFIRM, NUMBER, YES_NO, Ask, Decision, ask
from inset.rules.model.move_causes import DISCARDING, RESOLVING
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.questions import NO_MORE, ask_object, ask_player
from inset.rules.model.state import (
    COMMANDER,
    EXILE_ON_LEAVE,
    NIGHT,
    SPELL,
    Cast,
    Chars,
    Copied,
    Ctx,
    FaceDown,
    Obj,
    State,
)
from inset.rules.model.subjects import About
from inset.rules.objects import frames
from inset.rules.objects.abilities import functions_in, traits_of
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layer_changes import APPLY
from inset.rules.objects.layer_order import LAYER
from inset.rules.objects.layers import chars_as_spell, chars_of


class Change:
    """A proposed move of one object, as it stands after the effects applied so far."""

    __slots__ = (
        "after", "applied", "as_copy", "attached", "attacking", "besides", "blocking", "by", "cards", "cast", "cause",
        "chosen",
        "controller", "copied", "counters", "destination", "entering", "face_down", "flags", "in_use", "looks",
        "melded", "mods", "obj", "position", "reveal", "rule", "shuffled_by", "stopped", "tapped", "together", "x",
    )  # fmt: skip

    def __init__(
        self, obj: Obj, destination: int, cause: int, rule: str, *, controller: int = -1, position: int = 0, by: int = -1,
        tapped: bool = False, in_use: int = 0, copied: Copied | None = None, face_down: FaceDown | None = None,
        attached: int = 0, attacking: int = 0, counters: dict[str, int] | None = None, cast: Cast | None = None, x: int = 0,
    ) -> None:  # fmt: skip
        self.obj = obj
        self.destination = destination
        self.cause = cause
        self.rule = rule
        self.controller = controller if controller >= 0 else obj.owner
        self.position = position
        self.by = by  # the player whose spell, ability or action causes it
        self.tapped = tapped
        self.in_use = in_use
        self.copied = copied
        self.face_down = face_down
        self.attached = attached
        self.attacking = attacking
        self.blocking = 0
        self.counters = counters or {}
        self.cast = cast
        self.x = x
        self.chosen: dict[int, Any] = {}
        self.flags = 0
        self.mods: tuple[tuple[Ctx, Mod], ...] = ()  # what the permanent is said to be (611.2e), and in whose words
        self.applied: set[Any] = set()
        self.after: list[Callable[[State, Obj], object]] = []  # what to do with the new object once it is there
        self.stopped = False  # it can't move at all
        self.reveal = False
        self.melded: Obj | None = None  # 701.42a: the other card of a meld pair that enters as one permanent with it
        self.besides = 0  # where the other components of a merged permanent go, if elsewhere
        self.cards: Change | None = None  # 730.3e: how the cards of a merged token move, if otherwise
        self.shuffled_by = -1  # this player shuffles the library that it goes to
        self.looks: tuple[int, ...] = ()
        self.together: tuple[int, ...] = ()  # all that enters the battlefield with it, and itself
        self.as_copy: tuple[tuple[Ctx, Static], ...] = ()  # … and what the copy effect says that was applied last
        self.entering: tuple[tuple[Ctx, Static], ...] = ()  # what the instruction itself says about entering this way

    def of_part(self, token: bool) -> Change:
        """730.3d–e: how a component of a merged permanent moves."""
        return self.cards if self.cards is not None and not token else self

    def zone_of(self, commander: int) -> int:
        """903.9c: of a merged permanent only the commander goes to the command zone, the rest to where it would have gone."""
        return self.destination if commander or not self.besides else self.besides


def by_speaker(mods: tuple[tuple[Ctx, Mod], ...]) -> list[tuple[Ctx, tuple[Mod, ...]]]:
    """One effect for all that the same words say."""
    speakers = {id(ctx): ctx for ctx, _ in mods}
    return [(ctx, tuple(mod for other, mod in mods if other is ctx)) for ctx in speakers.values()]


def settle(st: State, change: Change) -> Ask[None]:
    """616.1: applies what would modify the change until nothing is left to apply."""
    if not candidates(st, change):
        return
    yield from apply_in_turn(
        st, change, change.applied, lambda: candidates(st, change), lambda: _affected(st, change), _all_harmless
    )


def _affected(st: State, change: Change) -> int:
    return chars_of(st, change.obj).controller if change.obj.zone & (BATTLEFIELD | STACK) else change.controller


def in_turn_order(st: State, changes: Sequence[Change]) -> list[Change]:
    """616.1: changes that happen at the same time, by the players who would choose what applies, in APNAP order."""
    seats = {player: seat for seat, player in enumerate(st.in_game())}
    return sorted(changes, key=lambda change: seats.get(_affected(st, change), len(seats)))


def _all_harmless(found: Sequence[Candidate]) -> bool:
    """Entering tapped and entering with counters give the same result in any order, so nobody is asked; nor which of
    several instances of one ability comes first."""
    if all(c.static is not None and c.static == found[0].static and c.ctx is found[0].ctx for c in found):
        return True
    return all(c.static is not None and type(c.static) in _HARMLESS for c in found)


_HARMLESS: Final = frozenset([sta.EntersTapped, sta.EntersWithCounters, sta.EntersDesignated])


def candidates(st: State, change: Change) -> list[Candidate]:
    found: list[Candidate] = []
    if change.stopped:
        return found
    if change.destination == BATTLEFIELD:
        _entering(st, change, found)
    else:
        _going(st, change, found)
    _clauses(st, change, found)
    return found


# --- going anywhere but to the battlefield -------------------------------------------------------------------------


def _going(st: State, change: Change, found: list[Candidate]) -> None:
    obj = change.obj
    for ctx, _, static, sid in statics(st, sta.MovesInstead):
        if not (static.destination & change.destination and static.origin & obj.zone):
            continue
        if static.discarded and change.cause != DISCARDING:
            continue
        if static.caused_by_opponent and (change.by < 0 or change.by == obj.owner):
            continue
        if passes(st, ctx, static.where, obj, chars_of(st, obj)):
            found.append(Candidate((id(static), sid), ANY, source_name(st, ctx.source), _go_instead, ctx, static))
    if obj.zone == LIBRARY and functions_in(obj.definition) & LIBRARY:
        _own_words(st, change, found)


def _own_words(st: State, change: Change, found: list[Candidate]) -> None:
    """113.6: what a card in a library says of itself ("from anywhere"); no other zone is looked at for it there."""
    obj = change.obj
    chars = chars_of(st, obj)
    for ability in traits_of(chars).statics:
        if ability.zone & LIBRARY:
            for static in ability.statics:
                if isinstance(static, sta.MovesInstead) and static.destination & change.destination:
                    ctx = Ctx(obj.id, chars.controller)
                    found.append(Candidate((id(static), obj.id), ANY, chars.name, _go_instead, ctx, static))


def _go_instead(st: State, change: Change, cand: Candidate) -> Ask[None]:
    static = cand.static
    if static.optional:
        assert cand.ctx is not None
        yes = yield from ask(Decision(CONFIRM, cand.ctx.controller, "614.1", f"Apply {cand.label}?", YES_NO))
        if not yes:
            return
    change.destination = static.instead
    if static.counter:
        change.counters[static.counter] = change.counters.get(static.counter, 0) + 1
    change.flags |= static.mark
    if static.instead == BATTLEFIELD:
        change.controller = change.obj.owner
    if static.link and cand.ctx is not None:
        source = cand.ctx.source
        change.after.append(lambda state, new: link(state, source, (new.id,)))


# --- the rules' own clauses --------------------------------------------------------------------------------------------


def _clauses(st: State, change: Change, found: list[Candidate]) -> None:
    obj = change.obj
    if obj.zone == STACK and obj.stack is not None and obj.stack.kind == SPELL:
        if change.cause == RESOLVING and change.destination == GRAVEYARD:
            _frame_clause(st, change, found)
            for floating in st.floating:
                if obj.id not in floating.objects or obj.owner != floating.ctx.controller:  # "into your graveyard"
                    continue
                for static in floating.statics:
                    if isinstance(static, ExiledAsItResolves):
                        label = source_name(st, floating.ctx.source)
                        found.append(Candidate(floating.id, ANY, label, _exile_then, floating.ctx, static))
            if _has_rebound(st, obj):
                found.append(Candidate("rebound", ANY, "rebound", _rebound))
        if obj.flags & EXILE_ON_LEAVE and change.destination not in (EXILE, BATTLEFIELD, STACK):
            found.append(Candidate("exile", ANY, obj.cast.cost_name if obj.cast is not None else "exile", _exile))
        elif obj.cast is not None and obj.cast.exiler and change.destination == GRAVEYARD:
            found.append(Candidate("exile", ANY, source_name(st, obj.cast.exiler), _exile))
    if obj.zone == BATTLEFIELD and change.destination == GRAVEYARD and obj.counters.get("finality"):  # 122.1h
        found.append(Candidate("finality", ANY, "finality counter", _exile))
    if obj.flags & COMMANDER and not obj.token and change.destination & (HAND | LIBRARY) and st.format == "commander":
        found.append(Candidate("commander", ANY, "commander", _to_command_zone))


def _frame_clause(st: State, change: Change, found: list[Candidate]) -> None:
    """715.3d, 720.3d: what the frame says about the spell's move as it resolves."""
    values = copiable(st, change.obj)
    row = frames.TABLE.get(values.definition.frame)
    if row is None or not values.in_use or values.face_down or row.goes_to == 0:
        return
    if row.goes_to == EXILE:
        found.append(Candidate(row.word, ANY, row.word, _exile_and_grant if row.then_play else _exile, static=row))
    else:
        found.append(Candidate(row.word, ANY, row.word, _shuffle_in, static=row))


def _exile(st: State, change: Change, cand: Candidate) -> None:
    change.destination = EXILE


def _exile_then(st: State, change: Change, cand: Candidate) -> None:
    assert cand.ctx is not None
    ctx = cand.ctx.dup()
    effects = cand.static.then
    change.destination = EXILE
    for kind, count in cand.static.counters:
        change.counters[kind] = change.counters.get(kind, 0) + count

    def then(state: State, new: Obj) -> None:
        ctx.each = new.id
        perform_now(state, ctx, effects)

    change.after.append(then)


def _exile_and_grant(st: State, change: Change, cand: Candidate) -> None:
    """The controller exiles it, and may play it for as long as it stays exiled, not in the same way (715.3d)."""
    player = chars_of(st, change.obj).controller
    change.destination = EXILE
    change.rule = cand.static.rule
    change.after.append(lambda state, new: grant_normal_play(state, new.id, player))


def _shuffle_in(st: State, change: Change, cand: Candidate) -> None:
    """720.3d: the controller shuffles it into its owner's library."""
    change.destination = LIBRARY
    change.rule = cand.static.rule
    change.shuffled_by = chars_of(st, change.obj).controller


def _has_rebound(st: State, obj: Obj) -> bool:
    """702.88a: only a spell that was cast from its controller's own hand, and would go to that player's graveyard."""
    cast = obj.cast
    if cast is None or cast.origin != HAND or cast.by != obj.owner or obj.spell_copy:
        return False
    chars = chars_of(st, obj)
    return chars.keywords & kw.REBOUND != 0 and chars.controller == obj.owner


def _rebound(st: State, change: Change, cand: Candidate) -> None:
    player = chars_of(st, change.obj).controller
    change.destination = EXILE
    change.after.append(lambda state, new: cast_next_upkeep(state, new.id, player))


def _to_command_zone(st: State, change: Change, cand: Candidate) -> Ask[None]:
    """903.9b: more than once if need be, an exception to 614.5; 903.9c: what is merged with the commander goes where it
    would have gone."""
    yes = yield from ask(
        Decision(CONFIRM, change.obj.owner, "903.9b", "Put your commander into the command zone instead?", YES_NO)
    )
    if yes:
        change.besides = change.destination
        change.destination = COMMAND
        change.applied.discard(cand.key)


# --- entering the battlefield (614.12) --------------------------------------------------------------------------------


def entering_object(st: State, change: Change) -> Obj:
    """The permanent as it would exist on the battlefield, with the effects applied so far."""
    obj = change.obj.dup()
    obj.zone = BATTLEFIELD
    obj.controller = change.controller
    obj.in_use = change.in_use
    obj.copied = change.copied
    obj.face_down = change.face_down
    obj.counters = change.counters
    obj.chosen = change.chosen
    obj.cast = change.cast
    obj.stack = None
    obj.tapped = change.tapped
    obj.flags |= change.flags
    return obj


def _entering(st: State, change: Change, found: list[Candidate]) -> None:
    subject = entering_object(st, change)
    chars = chars_as_spell(st, subject)
    if change.mods:
        chars = chars.dup()
        for ctx, mod in sorted(change.mods, key=lambda pair: LAYER[type(pair[1])]):  # 611.2e: it is so as it enters
            APPLY[type(mod)](st, ctx, mod, subject, chars)
        chars.keywords = frames.keyword_mask(chars.abilities)
    if chars.types & SPELL_ONLY_TYPES:  # 400.4a
        change.stopped = True
        return
    for ctx, _, static, _ in statics(st, sta.CantEnter):
        if static.zones & change.obj.zone and passes(st, ctx, static.where, change.obj, chars_of(st, change.obj)):
            change.stopped = True
            return
    own = Ctx(subject.id, change.controller, x=change.x)
    if chars.abilities:
        _own_abilities(st, change, subject, chars, own, found)
    for ctx, static in (*change.entering, *change.as_copy):
        _consider(st, change, subject, chars, ctx, static, ctx.source, id(static), found)
    for kind in _ENTER_KINDS:
        for ctx, _, static, sid in statics(st, kind):
            if sid != subject.id:
                _consider(st, change, subject, chars, ctx, static, sid, id(static), found)
    if st.day == NIGHT and chars.keywords & kw.DAYBOUND and not change.in_use and _is_double_faced_card(change.obj):
        found.append(Candidate("daybound", BACK, "daybound", _back_face_up))
    if chars.types & PLANESWALKER and chars.loyalty is not None:
        found.append(Candidate("loyalty", ANY, "loyalty", _loyalty, own, _INTRINSIC))
    if chars.types & BATTLE and chars.defense is not None:
        found.append(Candidate("defense", ANY, "defense", _defense, own, _INTRINSIC))
    if "Saga" in chars.subtypes:
        found.append(Candidate("saga", ANY, "lore counter", _lore, own, _INTRINSIC))


_INTRINSIC: Final = sta.EntersTapped(Anything())


def _own_abilities(st: State, change: Change, subject: Obj, chars: Chars, own: Ctx, found: list[Candidate]) -> None:
    """614.12: what it says itself. It may gain abilities meanwhile, so each static is known by what it says and by its
    place among those that say the same: each instance of a keyword works once, and separately (702.136b)."""
    said: list[Static] = []
    for ability in traits_of(chars).statics:
        if ability.condition is None or holds(st, own, ability.condition):
            for static in ability.statics:
                if type(static) in _ENTER:
                    key = (static, said.count(static))
                    said.append(static)
                    _consider(st, change, subject, chars, own, static, subject.id, key, found)


def _consider(
    st: State, change: Change, subject: Obj, chars: Chars, ctx: Ctx, static: Any, sid: int, key: Any,
    found: list[Candidate],
) -> None:  # fmt: skip
    entry = _ENTER.get(type(static))
    if entry is None or not passes(st, ctx, static.where, subject, chars):
        return
    rank, apply = entry
    if isinstance(static, sta.EntersTapped) and static.unless is not None and holds(st, ctx, static.unless):
        return
    if isinstance(static, sta.EntersWithCounters) and not holds(st, ctx, static.condition):
        return
    if isinstance(static, sta.EntersAsCopy) and not _copy_options(st, change, ctx, static):
        return
    found.append(Candidate((key, sid), rank, source_name(st, ctx.source), apply, ctx, static))


def _is_double_faced_card(obj: Obj) -> bool:
    return frames.turns_over(obj.definition) and not obj.token and not obj.spell_copy


def _back_face_up(st: State, change: Change, cand: Candidate) -> None:
    """702.145b, 616.1d: if it is night, it enters transformed."""
    change.in_use = 1


def _enter_under_control(st: State, change: Change, cand: Candidate) -> None:
    """616.1b: from now on what applies is asked of the new controller."""
    assert cand.ctx is not None
    change.controller = one(st, cand.ctx, cand.static.who)


def _enter_tapped(st: State, change: Change, cand: Candidate) -> None:
    change.tapped = True


def _enter_with_counters(st: State, change: Change, cand: Candidate) -> Ask[None]:
    assert cand.ctx is not None
    ctx = cand.ctx
    if ctx.source == change.obj.id:
        ctx = ctx.dup()
        ctx.x = change.x
    yield from enters_with(st, change, cand.static.kind, number(st, ctx, cand.static.count))


def enters_with(st: State, change: Change, kind: str, count: int) -> Ask[None]:
    """122.6a: its controller puts the counters on it, as effects that change their number have it."""
    subject = entering_object(st, change)
    count = yield from counters.on_permanent(st, subject, chars_as_spell(st, subject), kind, count)
    if count > 0:
        change.counters = {**change.counters, kind: change.counters.get(kind, 0) + count}


def entering_with(st: State, ctx: Ctx, given: tuple[tuple[str, Amount], ...]) -> tuple[tuple[Ctx, Static], ...]:
    """122.6: counters with which an instruction makes something enter; effects that change their number see them."""
    found = [(kind, number(st, ctx, count)) for kind, count in given]
    return tuple((ctx, sta.EntersWithCounters(Anything(), kind, count)) for kind, count in found if count > 0)


def _as_enters(st: State, change: Change, cand: Candidate) -> Ask[None]:
    ctx = Ctx(change.obj.id, change.controller, x=change.x)
    ctx.change = change
    yield from perform_all(st, ctx, cand.static.effects)


def _enter_as_copy(st: State, change: Change, cand: Candidate) -> Ask[None]:
    """707.5: the copiable values of the chosen object, with the exceptions (707.9)."""
    assert cand.ctx is not None
    static = cand.static
    options = _copy_options(st, change, cand.ctx, static)
    values = [*options, NO_MORE] if static.optional else options
    own = chars_as_spell(st, entering_object(st, change))
    prompt = f"{own.name} enters as a copy of what?"
    pick = yield from ask_object(change.controller, "707.5", prompt, values, About(change.obj.id))
    if pick == NO_MORE:
        return
    original = copiable(st, st.objs[pick])
    exceptions = original.exceptions + static.exceptions
    if static.own_size:
        exceptions += (SetPT(own.power, own.toughness),)
    change.copied = Copied(original.definition, original.in_use, exceptions, original.face_down)
    change.as_copy = tuple(
        (cand.ctx, extra) for extra in static.entering
    )  # 707.9e: not those of an earlier copy effect


def _copy_options(st: State, change: Change, ctx: Ctx, static: sta.EntersAsCopy) -> list[int]:
    return [
        oid for oid in st.battlefield
        if oid != change.obj.id and not st.objs[oid].phased
        and passes(st, ctx, static.of, st.objs[oid], chars_of(st, st.objs[oid]))
    ]  # fmt: skip


def _enter_designated(st: State, change: Change, cand: Candidate) -> None:
    change.after.append(lambda state, new: designate(state, new.id))


def _loyalty(st: State, change: Change, cand: Candidate) -> Ask[None]:
    """306.5b."""
    yield from enters_with(st, change, "loyalty", chars_as_spell(st, entering_object(st, change)).loyalty or 0)


def _defense(st: State, change: Change, cand: Candidate) -> Ask[None]:
    """310.4b, 310.8, 310.11: defense counters, and a Siege's controller chooses an opponent as its protector."""
    chars = chars_as_spell(st, entering_object(st, change))
    yield from enters_with(st, change, "defense", chars.defense or 0)
    choices = st.opponents(change.controller) if "Siege" in chars.subtypes else [change.controller]
    if choices:
        change.chosen = {**change.chosen, PROTECTOR: choices[0]}
        if len(choices) > 1:
            pick = yield from ask_player(
                change.controller, "310.11a", "Who protects it?", choices, About(change.obj.id)
            )
            change.chosen = {**change.chosen, PROTECTOR: pick}


def _lore(st: State, change: Change, cand: Candidate) -> Ask[None]:
    """714.3a–b: a lore counter; with read ahead as many as its controller chooses, up to the final chapter number."""
    chars = chars_as_spell(st, entering_object(st, change))
    count, final = 1, final_chapter(chars.abilities)
    if chars.keywords & kw.READ_AHEAD and final > 1:
        count = yield from ask(
            Decision(
                NUMBER,
                change.controller,
                "714.3b",
                "Begin with which chapter?",
                range(1, final + 1),
                subject=About(change.obj.id),
            )
        )
    yield from enters_with(st, change, "lore", count)


_ENTER: Final[dict[type, tuple[int, Any]]] = {
    sta.EntersTapped: (ANY, _enter_tapped),
    sta.EntersWithCounters: (ANY, _enter_with_counters),
    sta.AsEnters: (ANY, _as_enters),
    sta.EntersAsCopy: (COPY, _enter_as_copy),
    sta.EntersDesignated: (ANY, _enter_designated),
    sta.EntersUnderControl: (CONTROL, _enter_under_control),
}
_ENTER_KINDS: Final = tuple(_ENTER)
