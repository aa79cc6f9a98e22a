"""608.2c–i, 609: carrying out instructions, in the order written. One performer for each class of instruction.

The performers are in ``rules/actions``, by topic; the table and the instructions that contain others are here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inset.kernel.steps import step
from inset.kernel.types import HIDDEN_ZONES
from inset.language import effects as ef
from inset.language.node import Effect, Selection
from inset.rules import atoms
from inset.rules.meaning.references import exists, number, select
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.questions import NO_MORE, ask_object
from inset.rules.model.state import Ctx, Event, State, is_player, player_of
from inset.rules.model.subjects import About

Performer = Callable[[State, Ctx, Any], Ask[None]]
Doer = Callable[[State, Ctx, Any], None]
PERFORM: Final[dict[type, Performer]] = {}  # those that may ask somebody
DO: Final[dict[type, Doer]] = {}  # those that ask nobody
IN_ONE: Final[dict[type, Performer]] = {}  # several that are one instruction, carried out at the same time


def performs(kind: type[Effect]) -> Callable[[Performer], Performer]:
    """Registers a performer in the table."""

    def enter(function: Performer) -> Performer:
        assert not is_performed(kind), f"{kind.__name__} has two performers"
        PERFORM[kind] = function
        return function

    return enter


def does(kind: type[Effect]) -> Callable[[Doer], Doer]:
    """Registers a performer that asks nobody: a plain function."""

    def enter(function: Doer) -> Doer:
        assert not is_performed(kind), f"{kind.__name__} has two performers"
        DO[kind] = function
        return function

    return enter


def is_performed(kind: type) -> bool:
    return kind in PERFORM or kind in DO


def perform_all(st: State, ctx: Ctx, effects: Sequence[Effect]) -> Ask[None]:
    for place, effect in enumerate(effects):
        if st.outcome is not None:
            return
        step()
        kind = type(effect)
        if kind in IN_ONE and len(effects) > 1:
            if place and ef.created_together(effects[place - 1], effect):
                continue  # done
            yield from IN_ONE[kind](st, ctx, _run(effects, place))
        elif kind in DO:
            DO[kind](st, ctx, effect)
        else:
            yield from PERFORM[kind](st, ctx, effect)


def _run(effects: Sequence[Effect], start: int) -> Sequence[Effect]:
    """The instruction at a place, with those after it that are one with it."""
    end = start + 1
    while end < len(effects) and ef.created_together(effects[end - 1], effects[end]):
        end += 1
    return effects[start:end]


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
    source: int = 0,
    apart: Callable[[int], Sequence[str]] | None = None,
    weight: Callable[[int], int] | None = None,
    room: int = 0,
) -> Ask[list[int]]:
    """A series of picks in the order of the list, so that a set is chosen in one way; ``NO_MORE`` once there are enough.

    ``apart``: no two may have one of these words in common, nor may one have none of them. ``weight``: they may have no more
    together than ``room``; such a choice can be empty.
    """
    chosen: list[int] = []
    start = 0
    least = min(least, len(options))
    while len(chosen) < most:
        left = list(options[start:])
        if apart is not None:
            taken = {word for pick in chosen for word in apart(pick)}
            left = [ref for ref in left if apart(ref) and not taken.intersection(apart(ref))]
        if weight is not None:
            left = [
                ref
                for ref in left
                if _fits(weight, room, [*chosen, ref], list(options[list(options).index(ref) + 1 :]))
            ]
        need = least - len(chosen)
        values = left[: len(left) - need + 1] if need > 0 else [*left, NO_MORE]
        if weight is not None and sum(map(weight, chosen)) > room:
            values = left  # what weighs less than nothing is still to come
        if values == [NO_MORE] or not values:
            break
        pick = yield from ask_object(player, rule, prompt, values, About(source))
        if pick == NO_MORE:
            break
        chosen.append(pick)
        start = list(options).index(pick) + 1
    return [ref for ref in chosen if (ref in st.objs if not is_player(ref) else not st.players[player_of(ref)].lost)]


def _fits(weight: Callable[[int], int], room: int, taken: list[int], rest: list[int]) -> bool:
    """Can these, and any of the others, have no more together?"""
    return sum(map(weight, taken)) + sum(min(0, weight(ref)) for ref in rest) <= room


def say_choice(st: State, player: int, chosen: Sequence[int]) -> None:
    """101.4b: those who choose after this player know what was chosen, except for hidden cards (101.4a)."""
    seen = tuple(ref for ref in chosen if ref in st.objs and not st.objs[ref].zone & HIDDEN_ZONES)
    if seen:
        atoms.tell(st, Event(ev.CHOSE, "101.4b", player, detail=seen))


def possible(st: State, ctx: Ctx, effects: Sequence[Effect], player: int) -> bool:
    """608.2d: could these instructions be carried out? What is impossible may not be chosen.

    The first one decides: the others may speak of what it does. But one of those in ``IN_PARTS`` leaves it to the others.
    """
    if not effects:
        return True
    parts = [part for part in effects if not isinstance(part, _NOTES)]
    for part in parts or effects:
        check = POSSIBLE.get(type(part))
        if check is None or check(st, ctx, part, player):
            return True
        if type(part) not in IN_PARTS:
            return False
    return False


def _can_choose(st: State, ctx: Ctx, node: ef.Choose, player: int) -> bool:
    """118.3: "you may tap two creatures. If you do, …" is a cost, and not paid in part."""
    return len(living(st, ctx, node.what)) >= max(1, number(st, ctx, node.least))


POSSIBLE: Final[dict[type, Callable[[State, Ctx, Any, int], bool]]] = {  # filled by rules/actions too
    ef.Joined: lambda st, ctx, node, player: possible(st, ctx, node.effects, player),
    ef.Choose: _can_choose,
}
IN_PARTS: Final[dict[type, object]] = {}  # filled by rules/actions: others can be carried out though this one can't
_NOTES: Final = (ef.Remember, ef.Keep, ef.Tell, ef.Mark)  # they only note something about the rest
