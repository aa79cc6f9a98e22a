"""614, 616: replacement effects on moves.

A verb proposes a change; ``settle`` applies, one after another, the effects that would modify it, asking the affected
player where several could (616.1). Static abilities, floating effects and the rules' own clauses (``CLAUSES``: what the
frames say about resolving spells, what keywords and mechanics add) meet here on equal terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from inset.kernel.types import (
    ANY_ZONE,
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HIDDEN_ZONES,
    LIBRARY,
    STACK,
)  # fmt: skip
from inset.language import statics as sta
from inset.language.set_up import ExiledAsItResolves
from inset.rules import atoms
from inset.rules.events.entering import considered
from inset.rules.events.instructions import perform_now
from inset.rules.events.linked_records import link
from inset.rules.events.permissions import grant_normal_play
from inset.rules.events.replacement_process import (
    ANY,
    Candidate,
    apply_in_turn,
    source_name,
)
from inset.rules.events.triggers import statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import passes
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.move_causes import DISCARDING, RESOLVING
from inset.rules.model.state import (
    EXILE_ON_LEAVE,
    SPELL,
    Ctx,
    Obj,
    State,
)
from inset.rules.objects import frames
from inset.rules.objects.abilities import functions_in, traits_of
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.keyword_casts import BY_NAME
from inset.rules.objects.layers import chars_of


def settle(st: State, change: Change) -> Ask[None]:
    """616.1: applies what would modify the change until nothing is left to apply."""
    if not candidates(st, change):
        return
    if change.destination == BATTLEFIELD and change.obj.zone & HIDDEN_ZONES and change.face_down is None:
        atoms.show(st, change.obj, "614.12a")  # a choice about how it enters is made before it does
    yield from apply_in_turn(
        st, change, change.applied, lambda: candidates(st, change), lambda: _affected(st, change), _all_harmless
    )


def _affected(st: State, change: Change) -> int:
    return chars_of(st, change.obj).controller if change.obj.zone & (BATTLEFIELD | STACK) else change.controller


def in_turn_order(st: State, changes: Sequence[Change]) -> list[Change]:
    """616.1: changes that happen at the same time, by the players who would choose what applies, in APNAP order."""
    seats = {player: seat for seat, player in enumerate(st.in_game())}
    return sorted(changes, key=lambda change: seats.get(_affected(st, change), len(seats)))


def _all_harmless(found: Sequence[Candidate[Change]]) -> bool:
    """Entering tapped and entering with counters give the same result in any order, so nobody is asked; nor which of
    several instances of one ability comes first."""
    if all(c.static is not None and c.static == found[0].static and c.ctx is found[0].ctx for c in found):
        return True
    return all(c.harmless for c in found)


def candidates(st: State, change: Change) -> list[Candidate[Change]]:
    found: list[Candidate[Change]] = []
    if change.stopped:
        return found
    if change.destination == BATTLEFIELD:
        considered(st, change, found)
    else:
        _going(st, change, found)
    _clauses(st, change, found)
    return found


# --- going anywhere but to the battlefield -------------------------------------------------------------------------


def _going(st: State, change: Change, found: list[Candidate[Change]]) -> None:
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


def _own_words(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    """113.6: what a card in a library says of itself ("from anywhere"); no other zone is looked at for it there."""
    obj = change.obj
    chars = chars_of(st, obj)
    for ability in traits_of(chars).statics:
        if ability.zone & LIBRARY:
            for static in ability.statics:
                if isinstance(static, sta.MovesInstead) and static.destination & change.destination:
                    ctx = Ctx(obj.id, chars.controller)
                    found.append(Candidate((id(static), obj.id), ANY, chars.name, _go_instead, ctx, static))


def _go_instead(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
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
    if static.shuffled:
        atoms.show(st, change.obj, "701.20a")
        change.shuffled_by = change.obj.owner
    if static.instead == BATTLEFIELD:
        change.controller = change.obj.owner
    if static.then and cand.ctx is not None:
        ctx = cand.ctx.dup()
        ctx.each = change.obj.id  # 608.2h: as it last was, where it would have gone from
        change.after.append(lambda state, new: perform_now(state, ctx, static.then))
    if static.link and cand.ctx is not None:
        source = cand.ctx.source
        change.after.append(lambda state, new: link(state, source, (new.id,)))


# --- the rules' own clauses --------------------------------------------------------------------------------------------

# What the rules say about moves from some zones to others; keywords and mechanics add theirs.
Clause = Callable[[State, Change, list[Candidate[Change]]], None]
CLAUSES: Final[list[tuple[int, int, Clause]]] = []


def _clauses(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    origin, destination = change.obj.zone, change.destination
    for from_zones, to_zones, consider in CLAUSES:
        if from_zones & origin and to_zones & destination:
            consider(st, change, found)


def resolves(change: Change) -> bool:
    """608.2n: is it the last step of an instant or sorcery spell that resolves?"""
    stack = change.obj.stack
    return change.cause == RESOLVING and stack is not None and stack.kind == SPELL


def _exiled_as_it_resolves(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    """An effect that was made for this spell: "exile it instead of putting it into your graveyard as it resolves"."""
    obj = change.obj
    if not st.floating or not resolves(change):
        return
    for floating in st.floating:
        if obj.id in floating.objects and obj.owner == floating.ctx.controller:  # "into your graveyard"
            for static in floating.statics:
                if isinstance(static, ExiledAsItResolves):
                    label = source_name(st, floating.ctx.source)
                    found.append(Candidate(floating.id, ANY, label, _exile_then, floating.ctx, static))


def _exiled_as_it_leaves(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    """702.34a and others: a spell that was cast in a way that exiles it if it would leave the stack for anywhere else."""
    obj = change.obj
    if obj.stack is None or obj.stack.kind != SPELL:
        return
    if obj.flags & EXILE_ON_LEAVE:
        word = obj.cast.cost_name if obj.cast is not None else "exile"
        row = BY_NAME.get(word)
        found.append(Candidate("exile", ANY, word, exile, rule=row.rule if row is not None else "614.6"))
    elif obj.cast is not None and obj.cast.exiler and change.destination == GRAVEYARD:
        found.append(Candidate("exile", ANY, source_name(st, obj.cast.exiler), exile))


def _frame_clause(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    """715.3d, 720.3d: what the frame says about the spell's move as it resolves."""
    if not resolves(change):
        return
    values = copiable(st, change.obj)
    row = frames.TABLE.get(values.definition.frame)
    if row is None or not values.in_use or values.face_down or not row.goes_to:
        return
    found.append(Candidate(row.word, ANY, row.word, _as_the_frame_says, static=row, rule=row.rule))


def exile(st: State, change: Change, cand: Candidate[Change]) -> None:
    change.destination = EXILE


def _exile_then(st: State, change: Change, cand: Candidate[Change]) -> None:
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


def _as_the_frame_says(st: State, change: Change, cand: Candidate[Change]) -> None:
    """715.3d: the controller exiles it, and may play it for as long as it stays exiled, not in the same way. 720.3d: the
    controller shuffles it into its owner's library."""
    row = cand.static
    player = chars_of(st, change.obj).controller
    change.destination = row.goes_to
    if row.goes_to == LIBRARY:
        change.shuffled_by = player
    if row.then_play:
        change.after.append(lambda state, new: grant_normal_play(state, new.id, player))


CLAUSES.extend(
    [
        (STACK, GRAVEYARD, _frame_clause),
        (STACK, GRAVEYARD, _exiled_as_it_resolves),
        (STACK, ANY_ZONE & ~(EXILE | BATTLEFIELD | STACK), _exiled_as_it_leaves),
    ]
)
