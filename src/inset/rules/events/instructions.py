"""608.2c–i, 609: carrying out instructions, in the order written. One performer for each class of instruction.

The performers are in ``rules/actions``, by topic; here are the table and the instructions that hold others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inset.kernel.types import EXILE, HIDDEN_ZONES
from inset.language import effects as ef
from inset.language.node import Cost, Effect, Selection
from inset.language.selections import Opponents
from inset.rules import atoms
from inset.rules.events.triggers import reflexive
from inset.rules.meaning import x_values
from inset.rules.meaning.references import exists, holds, is_entering, number, select, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import CONFIRM, DONE, MODE, OBJECT, YES_NO, Ask, Decision, ask
from inset.rules.model.object_notes import EXILER
from inset.rules.model.state import CREATED, Ctx, Delayed, Event, State, is_player, player_of, player_ref
from inset.rules.turn.reversing import attempt

Performer = Callable[[State, Ctx, Any], Ask[None]]
Doer = Callable[[State, Ctx, Any], None]
PERFORM: Final[dict[type, Performer]] = {}  # those that may ask somebody
DO: Final[dict[type, Doer]] = {}  # those that ask nobody


def performs(kind: type[Effect]) -> Callable[[Performer], Performer]:
    """Enters a performer into the table."""

    def enter(function: Performer) -> Performer:
        assert not is_performed(kind), f"{kind.__name__} has two performers"
        PERFORM[kind] = function
        return function

    return enter


def does(kind: type[Effect]) -> Callable[[Doer], Doer]:
    """Enters a performer that asks nobody: a plain function."""

    def enter(function: Doer) -> Doer:
        assert not is_performed(kind), f"{kind.__name__} has two performers"
        DO[kind] = function
        return function

    return enter


def is_performed(kind: type) -> bool:
    return kind in PERFORM or kind in DO


def perform_all(st: State, ctx: Ctx, effects: Sequence[Effect]) -> Ask[None]:
    for effect in effects:
        if st.outcome is not None:
            return
        kind = type(effect)
        if kind in DO:
            DO[kind](st, ctx, effect)
        else:
            yield from PERFORM[kind](st, ctx, effect)


def perform_now(st: State, ctx: Ctx, effects: Sequence[Effect]) -> None:
    """Carries out instructions that ask nobody."""
    for decision in perform_all(st, ctx, effects):
        raise AssertionError(f"{decision.prompt!r} was asked where nothing may be asked")


def keep(ctx: Ctx, slot: int, oids: Sequence[int]) -> None:
    """Remembers what an instruction handled, for ``Saved`` and ``Did``."""
    if slot >= 0:
        ctx.saved[slot] = tuple(oids)
        ctx.numbers[slot] = len(oids)


def keep_number(ctx: Ctx, slot: int, amount: int) -> None:
    if slot >= 0:
        ctx.numbers[slot] = amount
        ctx.saved.pop(slot, None)


def living(st: State, ctx: Ctx, selection: Selection) -> list[int]:
    """The objects of a selection that still exist."""
    return [oid for oid in select(st, ctx, selection) if exists(st, oid)]


def choose_some(
    st: State,
    player: int,
    options: Sequence[int],
    least: int,
    most: int,
    prompt: str,
    rule: str,
    subject: object = None,
    apart: Callable[[int], Sequence[str]] | None = None,
) -> Ask[list[int]]:
    """A series of picks in the order of the list, so that a set is chosen in one way; ``DONE`` once there are enough.

    ``apart``: no two may have one of these words in common, nor may one have none of them.
    """
    chosen: list[int] = []
    start = 0
    least = min(least, len(options))
    while len(chosen) < most:
        left = list(options[start:])
        if apart is not None:
            taken = {word for pick in chosen for word in apart(pick)}
            left = [ref for ref in left if apart(ref) and not taken.intersection(apart(ref))]
        need = least - len(chosen)
        values = left[: len(left) - need + 1] if need > 0 else [*left, DONE]
        if values == [DONE] or not values:
            break
        pick = yield from ask(Decision(OBJECT, player, rule, prompt, values, subject=subject))
        if pick == DONE:
            break
        chosen.append(pick)
        start = list(options).index(pick) + 1
    return [ref for ref in chosen if (ref in st.objs if not is_player(ref) else not st.players[player_of(ref)].lost)]


def say_choice(st: State, player: int, chosen: Sequence[int]) -> None:
    """101.4b: those who choose after this player know what was chosen, but for hidden cards (101.4a)."""
    seen = tuple(ref for ref in chosen if ref in st.objs and not st.objs[ref].zone & HIDDEN_ZONES)
    if seen:
        atoms.tell(st, Event(ev.CHOSE, "101.4b", player, data=seen))


# --- instructions that hold others ----------------------------------------------------------------------------------


@performs(ef.May)
def _may(st: State, ctx: Ctx, node: ef.May) -> Ask[None]:
    """603.5, 608.2d: the player decides as it happens; what can't be done is not offered. "Any opponent may" asks each."""
    ctx.saved.pop(node.save, None)
    ctx.numbers[node.save] = 0
    outer, done = ctx.each_player, 0
    for player in who(st, ctx, node.who):
        if isinstance(node.who, Opponents):
            ctx.each_player = player
        if not possible(st, ctx, node.effects, player):
            continue
        yes = yield from ask(Decision(CONFIRM, player, "608.2d", "Do it?", YES_NO, subject=("may", ctx.source, node)))
        if yes:
            ctx.numbers.pop(node.save, None)
            yield from perform_all(st, ctx, node.effects)
            ctx.numbers.setdefault(node.save, 1)  # unless an instruction kept in the same slot what it did
            done = max(done, ctx.numbers[node.save])
    ctx.numbers[node.save] = done
    ctx.each_player = outer


def possible(st: State, ctx: Ctx, effects: Sequence[Effect], player: int) -> bool:
    """Could the first of these instructions be carried out at all? An option that can't be taken is no option."""
    if not effects:
        return True
    check = POSSIBLE.get(type(effects[0]))
    return check is None or check(st, ctx, effects[0], player)


POSSIBLE: Final[dict[type, Callable[[State, Ctx, Any, int], bool]]] = {  # filled by rules/actions too
    ef.Joined: lambda st, ctx, node, player: possible(st, ctx, node.effects, player),
    ef.Choose: lambda st, ctx, node, player: bool(living(st, ctx, node.what)),
}


@performs(ef.Joined)
def _joined(st: State, ctx: Ctx, node: ef.Joined) -> Ask[None]:
    yield from perform_all(st, ctx, node.effects)


@performs(ef.If)
def _if(st: State, ctx: Ctx, node: ef.If) -> Ask[None]:
    yield from perform_all(st, ctx, node.then if holds(st, ctx, node.condition) else node.otherwise)


@performs(ef.ForEach)
def _for_each(st: State, ctx: Ctx, node: ef.ForEach) -> Ask[None]:
    outer = ctx.each
    for oid in select(st, ctx, node.what):
        ctx.each = oid
        yield from perform_all(st, ctx, node.effects)
    ctx.each = outer


@performs(ef.ForEachPlayer)
def _for_each_player(st: State, ctx: Ctx, node: ef.ForEachPlayer) -> Ask[None]:
    outer = ctx.each_player
    players = who(st, ctx, node.who)
    for player in sorted(players, key=lambda p: (p - st.active) % len(st.players)):
        ctx.each_player = player
        yield from perform_all(st, ctx, node.effects)
    ctx.each_player = outer


@performs(ef.Repeat)
def _repeat(st: State, ctx: Ctx, node: ef.Repeat) -> Ask[None]:
    for _ in range(max(0, number(st, ctx, node.times))):
        yield from perform_all(st, ctx, node.effects)


@performs(ef.PayOr)
def _pay_or(st: State, ctx: Ctx, node: ef.PayOr) -> Ask[None]:
    """118.12: "unless" and "if you do": the player pays or not as the ability resolves."""
    from inset.rules.payment.bill import affordable, bill_of
    from inset.rules.payment.cost_parts import flatten
    from inset.rules.payment.costs import split
    from inset.rules.payment.keyword_costs import multiplied

    paid = False
    for player in who(st, ctx, node.who):
        inner = ctx.dup()
        inner.controller = player
        inner.change = ctx.change
        cost = multiplied(st, inner, node.cost)
        open_x = split(st, inner, flatten(cost)).mana.x > 0 and not x_values.is_chosen(st, ctx)
        if open_x:
            inner.x = 0
        if affordable(st, bill_of(st, inner, cost)):
            yes = yield from ask(Decision(CONFIRM, player, "118.12", "Pay?", YES_NO, subject=("pay", ctx.source, node)))
            if yes:
                used = yield from attempt(st, player, _pay(st, inner, cost, open_x))
                if used is None:
                    continue  # 733.1, 800.4f
                ctx.saved.update(used)
                if open_x:
                    ctx.x = inner.x
                paid = True
                break
    ctx.numbers[node.save] = int(paid)
    ctx.saved.pop(node.save, None)
    yield from perform_all(st, ctx, node.paid if paid else node.unpaid)


def _pay(st: State, ctx: Ctx, cost: Cost, open_x: bool) -> Ask[dict[int, tuple[int, ...]]]:
    from inset.rules.payment.bill import bill_of, choose_x, settle_and_pay

    bill = bill_of(st, ctx, cost)
    if open_x:  # 107.3f: nothing says what X is
        yield from choose_x(st, bill, "107.3f")
    used = yield from settle_and_pay(st, bill)
    return used


@does(ef.WhenYouDo)
def _when_you_do(st: State, ctx: Ctx, node: ef.WhenYouDo) -> None:
    from inset.language.conditions import Did

    if node.did < 0 or holds(st, ctx, Did(node.did)):
        reflexive(st, ctx, node.body)


@does(ef.Later)
def _later(st: State, ctx: Ctx, node: ef.Later) -> None:
    own = ctx.dup()
    own.numbers[CREATED] = atoms.tick(st)
    delayed = Delayed(atoms.new_id(st), own, node.when, node.body, node.once, node.duration, st.turn, node.condition)
    atoms.add_delayed(st, delayed)


@does(ef.Remember)
def _remember(st: State, ctx: Ctx, node: ef.Remember) -> None:
    if node.what is not None:
        keep(ctx, node.save, select(st, ctx, node.what))
    elif node.who is not None:
        keep(ctx, node.save, [player_ref(p) for p in who(st, ctx, node.who)])
    else:
        keep_number(ctx, node.save, number(st, ctx, node.number))


# --- choices -----------------------------------------------------------------------------------------------------------


@performs(ef.Choose)
def _choose(st: State, ctx: Ctx, node: ef.Choose) -> Ask[None]:
    found: list[int] = []
    players = who(st, ctx, node.who)
    for player in players:
        options = [oid for oid in living(st, ctx, node.what) if not is_entering(ctx, oid)]
        least, most = number(st, ctx, node.least), number(st, ctx, node.most)
        picked = yield from choose_some(st, player, options, least, most, "Choose", "608.2d", ctx.source)
        picked = from_piles(st, player, picked, options)
        if player != players[-1]:
            say_choice(st, player, picked)
        found += picked
    keep(ctx, node.save, found)


def from_piles(st: State, player: int, chosen: list[int], options: list[int]) -> list[int]:
    """406.4: of face-down exiled cards that the player may not look at only a pile is chosen, and the card at random."""
    made = [oid for oid in chosen if _pile(st, player, oid) is None]
    piles = dict.fromkeys(_pile(st, player, oid) for oid in chosen if oid not in made)
    for pile in piles:
        whole = tuple(oid for oid in options if _pile(st, player, oid) == pile)
        count = sum(1 for oid in chosen if _pile(st, player, oid) == pile)
        made += atoms.random_order(st, whole)[:count]
    return made


def _pile(st: State, player: int, oid: int) -> tuple[object, ...] | None:
    """When and by whom a card was exiled face down that the player may not look at; none of any other object."""
    obj = st.objs.get(oid)
    if obj is None or obj.zone != EXILE or obj.face_down is None or player in obj.face_down.looks:
        return None
    return obj.owner, obj.mark, obj.chosen.get(EXILER)


@performs(ef.ChooseMode)
def _choose_mode(st: State, ctx: Ctx, node: ef.ChooseMode) -> Ask[None]:
    for player in who(st, ctx, node.who):
        values = [i for i, effects in enumerate(node.options) if possible(st, ctx, effects, player)]
        if not values:
            return
        pick = yield from ask(
            Decision(MODE, player, "608.2d", "Choose one", values, subject=("option", ctx.source, node))
        )
        yield from perform_all(st, ctx, node.options[pick])
