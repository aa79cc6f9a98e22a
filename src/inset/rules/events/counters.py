"""122, 614.16: putting counters on objects and giving them to players, with replacement effects."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from inset.language import statics as sta
from inset.language.filters import IsThis
from inset.rules import atoms
from inset.rules.events.replacement_process import Quantity, changed_amount
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import holds, number as number_of, passes, who
from inset.rules.model.decision import Ask
from inset.rules.model.state import Chars, Ctx, Obj, State, is_player, player_of
from inset.rules.objects.abilities import traits
from inset.rules.objects.layers import chars_of


def put(
    st: State, ref: int, kind: str, count: int, rule: str, by_effect: bool = True, by: int = -1, batch: int = 0
) -> Ask[int]:
    """Puts counters on an object, or gives them to a player; ``by``: the player who does. Returns how many there were in
    the end."""
    count = yield from settled(st, ref, kind, count, by_effect, by)
    commit(st, ref, kind, count, rule, by, batch)
    return count


def commit(st: State, ref: int, kind: str, count: int, rule: str, by: int = -1, batch: int = 0) -> None:
    if count > 0:
        if is_player(ref):
            atoms.player_counters(st, player_of(ref), kind, count, rule)
        else:
            atoms.put_counters(st, ref, kind, count, rule, by, batch)


def settled(st: State, ref: int, kind: str, count: int, by_effect: bool = True, by: int = -1) -> Ask[int]:
    """How many counters it will be, after the effects that change the number; nothing is put yet."""
    if count <= 0:
        return 0
    if is_player(ref):
        number = yield from _for_player(st, player_of(ref), kind, count, by_effect, by)
        return number
    obj = st.objs.get(ref)
    if obj is None:
        return 0
    if obj.zone != BATTLEFIELD:  # effects about permanents don't apply elsewhere
        return count
    number = yield from on_permanent(st, obj, chars_of(st, obj), kind, count, by_effect, by)
    return number


def on_permanent(
    st: State, obj: Obj, chars: Chars, kind: str, count: int, by_effect: bool = True, by: int = -1
) -> Ask[int]:
    """This many counters would be put on a permanent, or on one that is about to enter (122.6), ``by`` a player: the
    controller chooses."""
    if not can_have(st, obj, chars, kind):
        return 0
    found = [
        (ctx, static, sid)
        for ctx, _, static, sid in statics(st, sta.CountersChanged)
        if _speaks_of(st, ctx, static, kind, by_effect, by)
        and static.where is not None
        and passes(st, ctx, static.where, obj, chars)
    ]
    number = yield from changed_amount(
        st,
        Quantity(count, f"{kind} counter", chars.controller, obj.id),
        found + _of_its_own(st, obj, chars, kind),
        "614.16",
    )
    return number


def _of_its_own(st: State, obj: Obj, chars: Chars, kind: str) -> list[tuple[Ctx, sta.CountersChanged, int]]:
    """702.150a: what a permanent that is about to enter says itself of the counters with which it does."""
    found = []
    if st.objs.get(obj.id) is not obj and chars.abilities:
        own = Ctx(obj.id, chars.controller)
        for ability in traits(chars.abilities).statics:
            for static in ability.statics:
                if (
                    isinstance(static, sta.EntersWithFewer)
                    and static.kind == kind
                    and holds(st, own, ability.condition)
                ):
                    less = number_of(st, own, static.fewer)
                    found += [(own, sta.CountersChanged(IsThis(), kind, plus=-less), obj.id)] if less else []
    return found


def _for_player(st: State, player: int, kind: str, count: int, by_effect: bool, by: int) -> Ask[int]:
    if not can_get(st, player, kind):
        return 0
    found = [
        (ctx, static, sid)
        for ctx, _, static, sid in statics(st, sta.CountersChanged)
        if _speaks_of(st, ctx, static, kind, by_effect, by)
        and static.players is not None
        and player in who(st, ctx, static.players)
    ]
    number = yield from changed_amount(st, Quantity(count, f"{kind} counter", player), found)
    return number


def can_get(st: State, player: int, kind: str) -> bool:
    """614.17: does nothing say that the player can't get such counters?"""
    for ctx, _, static, _ in statics(st, sta.CantGetCounters):
        if (not static.kind or static.kind == kind) and player in who(st, ctx, static.who):
            return False
    return True


def _speaks_of(st: State, ctx: Ctx, static: sta.CountersChanged, kind: str, by_effect: bool, by: int) -> bool:
    if (static.kind and static.kind != kind) or (static.by_effect and not by_effect):
        return False
    return static.by is None or by in who(st, ctx, static.by)


def can_have(st: State, obj: Obj, chars: Chars, kind: str) -> bool:
    """614.17: does nothing say that such counters can't be put on it?"""
    for ctx, _, static, _ in statics(st, sta.CantHaveCounters):
        if (not static.kind or static.kind == kind) and passes(st, ctx, static.where, obj, chars):
            return False
    if st.objs.get(obj.id) is obj or not chars.abilities:
        return True
    own = Ctx(obj.id, chars.controller)  # 113.6i: it is about to enter, and says so of itself
    for ability in traits(chars.abilities).statics:
        for said in ability.statics:
            if isinstance(said, sta.CantHaveCounters) and said.kind in ("", kind):
                if holds(st, own, ability.condition) and passes(st, own, said.where, obj, chars):
                    return False
    return True
