"""405, 603.3, 608: the stack: triggered abilities go on it, the top object resolves."""

from __future__ import annotations

from inset.kernel.types import STACK
from inset.language.abilities import Modes, Triggered
from inset.language.card import Card
from inset.language.node import Ability
from inset.rules import atoms
from inset.rules.events.impossible import CantComplete
from inset.rules.events.like_triggers import counted_together
from inset.rules.meaning.references import look
from inset.rules.mechanics.backup import settled
from inset.rules.model.choices import NextTrigger
from inset.rules.model.decision import NUMBER, ORDER, Ask, Decision, ask
from inset.rules.model.questions import ask_object
from inset.rules.model.state import TRIGGERED, Ctx, Event, OnStack, Pending, State
from inset.rules.model.subjects import About, TriggerOrder
from inset.rules.playing.announced_targets import announce, choose_targets
from inset.rules.playing.modes import choose_modes
from inset.rules.turn.placing_triggers import can_be_placed, is_untold

# --- triggered abilities go on the stack (603.3) ----------------------------------------------------------------------


def place_triggers(st: State) -> Ask[None]:
    """603.3b: each player in APNAP order puts theirs on the stack in an order of their choice."""
    waiting = st.pending
    if any(pending.more for pending in waiting):
        waiting = counted_together(waiting)
    atoms.keep_pending(st, ())
    for player in st.in_game():
        own = [settled(st, p) for p in waiting if p.ctx.controller == player]
        kinds = _kinds(st, own) if st.auto_order else list(range(len(own)))
        while own:
            values = _first_of_each(kinds)
            if len(values) == 1:  # all that are left are alike
                for pending in own:
                    yield from _place(st, pending)
                break
            pick = yield from _which_trigger(player, values, tuple(own))
            del kinds[pick]
            yield from _place(st, own.pop(pick))


def _source_name(st: State, oid: int) -> str:
    return look(st, oid)[1].name if oid in st.objs or oid in st.lki else ""


def _kinds(st: State, own: list[Pending]) -> list[int]:
    """Triggers of the same ability and source name are alike: their order is not asked. A number for each, the same for those."""
    abilities: list[Ability] = []
    numbers: dict[int, int] = {}  # of abilities that are equal, by the identity of each
    kinds: dict[tuple[int, str], int] = {}
    found = []
    for pending in own:
        ability = pending.ability
        number = numbers.get(id(ability))
        if number is None:
            if ability not in abilities:
                abilities.append(ability)
            number = numbers[id(ability)] = abilities.index(ability)
        found.append(kinds.setdefault((number, _source_name(st, pending.ctx.source)), len(kinds)))
    return found


def _first_of_each(kinds: list[int]) -> list[int]:
    first: dict[int, int] = {}
    for place, kind in enumerate(kinds):
        first.setdefault(kind, place)
    return list(first.values())


def _place(st: State, pending: Pending) -> Ask[None]:
    """603.3c–d: modes and targets; an ability that can't have them is removed from the stack. Of several that are held as one,
    this many as have the same."""
    while True:
        together = yield from _place_some(st, pending)
        more = pending.more[together - 1 :]
        if not more:
            return
        ctx = pending.ctx.dup()
        ctx.event = more[0]
        pending = Pending(pending.ability, ctx, None, more[1:])


def _place_some(st: State, pending: Pending) -> Ask[int]:
    """Puts one on the stack, or several of those that are held as one. Returns how many."""
    ability = pending.ability
    assert isinstance(ability, Triggered)
    ctx = pending.ctx
    if pending.others:
        ctx = yield from _which_event(st, ctx, pending.others)
    body = ability.body
    if st.players[ctx.controller].lost or not can_be_placed(st, ctx, ability):
        return 1 + len(pending.more)  # 800.4d
    definition = _definition(st, ctx.source)
    obj = atoms.new_object(
        st, ctx.controller, STACK, definition, controller=ctx.controller, stack=OnStack(TRIGGERED, ability, ctx)
    )  # fmt: skip
    modes = yield from choose_modes(st, ctx, body)
    try:
        chosen, divided = yield from choose_targets(st, ctx, body, modes)
    except CantComplete:  # what it could have targeted has left the game meanwhile
        if obj.id in st.objs:
            atoms.cease(st, obj, "603.3d")
        return 1
    if obj.id not in st.objs:
        return 1 + len(pending.more)  # its controller has left meanwhile
    together = 1
    if pending.more and is_untold(st, chosen) and not (isinstance(body, Modes) and body.unchosen):
        together += len(pending.more)
        if chosen or modes:
            together = yield from _how_many(ctx, together)
    ctx = ctx.dup()
    ctx.targets = chosen or ctx.targets  # 603.7c: or those of the ability that created a delayed one
    ctx.divided = divided
    more = pending.more[: together - 1]
    atoms.change(st, obj.id, stack=OnStack(TRIGGERED, ability, ctx, modes, chosen, divided, more))
    announce(st, ctx.controller, obj.id, chosen)
    return together


def _how_many(ctx: Ctx, most: int) -> Ask[int]:
    prompt = "How many of these abilities have these modes and targets?"
    values = range(most, 0, -1)
    return (yield from ask(Decision(NUMBER, ctx.controller, "603.3d", prompt, values, subject=About(ctx.source))))


def _which_trigger(player: int, numbers: list[int], own: tuple[Pending, ...]) -> Ask[int]:
    values = [NextTrigger(number, own[number].ctx.source) for number in numbers]
    prompt = "Which ability goes on the stack next?"
    answer = yield from ask(Decision(ORDER, player, "603.3b", prompt, values, subject=TriggerOrder(own)))
    return answer.number


def _which_event(st: State, ctx: Ctx, others: tuple[Event, ...]) -> Ask[Ctx]:
    """603.7b: which of the events that happened at the same time made a delayed ability trigger."""
    assert ctx.event is not None
    by_object = {event.obj: event for event in (ctx.event, *others)}
    chosen = ctx.event.obj
    if len(by_object) > 1:
        prompt = "Which one made it trigger?"
        chosen = yield from ask_object(ctx.controller, "603.7b", prompt, list(by_object), About(ctx.source))
    ctx = ctx.dup()
    ctx.event = by_object[chosen]
    return ctx


def _definition(st: State, source: int) -> Card:
    obj = st.objs.get(source)  # its characteristics needn't be worked out for that
    return obj.definition if obj is not None else look(st, source)[0].definition
