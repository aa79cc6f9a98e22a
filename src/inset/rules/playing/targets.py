"""115, 601.2c, 608.2b: targets: what may be chosen, choosing one by one, and whether a choice is still legal.

"Has it a target?" is the list function stopped at the first. Targets are picked one at a time in a canonical order: within
one use of the word "target" each pick comes after the last in the order of the list, so that a set is chosen in one way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, combinations_with_replacement
from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import BATTLEFIELD, EXILE, GRAVEYARD, STACK
from inset.language import abilities as ab, keywords as kw, statics as sta
from inset.language.abilities import Body, Keyword, Modes, TargetSpec
from inset.language.filters import (
    And,
    Anything,
    ControlledBy,
    HasColor,
    HasKeyword,
    HasSubtype,
    HasType,
    Not,
    Or,
)
from inset.language.node import Effect, Node
from inset.language.selections import AllPlayers, Opponents, Target, TargetPlayers, You
from inset.language.values import MANA_VALUE
from inset.rules.events.attaching import OPPONENT, zones_of
from inset.rules.events.impossible import CantComplete
from inset.rules.events.protection import can_target
from inset.rules.events.triggers import index
from inset.rules.meaning.numbers import stat
from inset.rules.meaning.references import ASK, holds, number, who, zone_ids
from inset.rules.model.decision import NUMBER, Ask, Decision, ask
from inset.rules.model.questions import NO_MORE, ask_target, pick_player
from inset.rules.model.state import Chars, Ctx, State, is_player, player_of, player_ref
from inset.rules.model.subjects import Aim, Share
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.keyword_casts import target_of
from inset.rules.objects.layers import all_chars, chars_of
from inset.rules.objects.spell_text import shifted
from inset.rules.objects.what_text_reads import types_needed


def bodies(ability: Body | Modes, modes: tuple[int, ...]) -> tuple[Body, ...]:
    """The bodies that were chosen, in printed order."""
    if isinstance(ability, Body):
        return (ability,)
    return tuple(ability.bodies[i] for i in modes)


def specs_of(ability: Body | Modes, modes: tuple[int, ...]) -> tuple[TargetSpec, ...]:
    found: tuple[TargetSpec, ...] = ()
    for body in bodies(ability, modes):
        found += moved_on(needed(body), len(found))
    return found


def moved_on(specs: tuple[TargetSpec, ...], by: int) -> tuple[TargetSpec, ...]:
    """700.2c: the targets of a mode after so many of other modes: what refers to another target of its mode finds it."""
    return tuple([shifted(spec, by) if by and refers_to_another(spec) else spec for spec in specs])


def needed(body: Body) -> tuple[TargetSpec, ...]:
    """702.96b: a body that says "each" for "target" requires no targets."""
    return () if body.each else body.targets


def each_of(st: State, ctx: Ctx, body: Body) -> tuple[tuple[int, ...], ...]:
    """702.96b: everything that the changed words refer to, whether it could have been a target or not."""
    return tuple(tuple(_all_that_fit(st, ctx, spec)) for spec in body.targets)


def _all_that_fit(st: State, ctx: Ctx, spec: TargetSpec) -> Iterator[int]:
    if spec.players is not None:
        yield from (player_ref(player) for player in who(st, ctx, spec.players))
    if spec.where is not None:
        for oid in zone_ids(st, spec.zones, st.in_game()):
            obj = st.objs[oid]
            itself = oid == ctx.source and spec.zones & STACK
            if not itself and ASK[type(spec.where)](st, ctx, spec.where, obj, chars_of(st, obj)):
                yield oid


def specs_by_mode(body: Body | Modes | None) -> list[tuple[TargetSpec, ...]]:
    """The targets that each least choice of modes would need."""
    if body is None:
        return [()]
    if isinstance(body, Body):
        return [needed(body)]
    sets = combinations_with_replacement if body.again else combinations
    return [specs_of(body, modes) for modes in sets(range(len(body.bodies)), body.least)]


def spell_specs(chars: Chars, cost_name: str) -> list[tuple[TargetSpec, ...]]:
    """The targets that the spell would need, mode by mode; an Aura has its enchant ability (303.4a)."""
    instead = target_of(cost_name)
    if instead is not None:
        return [(instead,)]
    spell = traits_of(chars).spell
    if spell is not None:
        return specs_by_mode(spell.body)
    return [aura_specs(chars, cost_name)]


FLASH_AT: Final = "flash at"  # the name of an offer that is cast as though it had flash because of what it targets


def aura_specs(chars: Chars, cost_name: str = "") -> tuple[TargetSpec, ...]:
    if "Aura" not in chars.subtypes:
        return ()
    for ability in chars.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.ENCHANT:
            return (enchant_spec(ability) if cost_name != FLASH_AT else _as_fast(chars, enchant_spec(ability)),)
    return ()


def _as_fast(chars: Chars, spec: TargetSpec) -> TargetSpec:
    """601.3d: it must target what lets it be cast as though it had flash."""
    for ability in traits_of(chars).flash_if:
        if ability.whom is not None and spec.where is not None:
            return replace(spec, where=And((spec.where, ability.whom)))
    return spec


def enchant_spec(ability: Keyword) -> TargetSpec:
    if ability.where is None:  # 702.5d
        return TargetSpec(players=Opponents() if ability.text == OPPONENT else AllPlayers())
    return TargetSpec(ability.where, zones_of(ability.where))


def could_be(st: State, ctx: Ctx, spec: TargetSpec, taken: tuple[tuple[int, ...], ...] = ()) -> Iterator[int]:
    """Everything that may be chosen for one use of the word "target" now."""
    others = [ref for slot in taken for ref in slot] if spec.other else []
    if taken and refers_to_another(spec):  # "target player … target card from their graveyard"
        ctx = ctx.dup()
        ctx.targets = taken
    if spec.players is not None:
        for player in who(st, ctx, spec.players):
            ref = player_ref(player)
            if ref not in others and can_target(st, ref, ctx.source, ctx.controller):
                yield ref
    if spec.where is None:
        return
    ask = ASK[type(spec.where)]
    for oid in zone_ids(st, spec.zones, st.in_game()):
        obj = st.objs[oid]
        if (
            oid in others
            or (oid == ctx.source and spec.zones & STACK)
            or (obj.stack is not None and obj.stack.ctx is ctx)
        ):
            continue  # 115.5: not itself
        if obj.face_down is not None and obj.zone == EXILE:  # 406.3a
            continue
        if ask(st, ctx, spec.where, obj, chars_of(st, obj)) and can_target(st, oid, ctx.source, ctx.controller):
            yield oid


def refers_to_another(spec: TargetSpec) -> bool:
    """Does what may be chosen depend on another target?"""
    if spec.where is None:
        return False
    found = _REFERRING.of(spec)
    if found is None:
        found = _mentions_target(spec.where)
        _REFERRING.keep(spec, found)
    return found


def _mentions_target(part: object) -> bool:
    if isinstance(part, tuple):
        return any(_mentions_target(item) for item in part)
    if not isinstance(part, Node):
        return False
    return isinstance(part, (Target, TargetPlayers)) or any(
        _mentions_target(getattr(part, name)) for name in part.__dataclass_fields__
    )


_REFERRING: Final[Known[bool]] = Known()


def is_legal(st: State, ctx: Ctx, spec: TargetSpec, ref: int) -> bool:
    """608.2b: is a target that was chosen still legal?"""
    if is_player(ref):
        player = player_of(ref)
        if spec.players is None or st.players[player].lost or player not in who(st, ctx, spec.players):
            return False
        return can_target(st, ref, ctx.source, ctx.controller)
    obj = st.objs.get(ref)
    if obj is None or not obj.zone & spec.zones or obj.phased or spec.where is None:
        return False
    return ASK[type(spec.where)](st, ctx, spec.where, obj, chars_of(st, obj)) and can_target(
        st, ref, ctx.source, ctx.controller
    )


def bounds(st: State, ctx: Ctx, spec: TargetSpec) -> tuple[int, int]:
    if spec.only_if is not None and not holds(st, ctx, spec.only_if):
        return 0, 0  # 702.33g: the spell is cast as if it did not have that target
    least, most = spec.least, spec.most
    if isinstance(least, int) and isinstance(most, int):
        return least, most
    return number(st, ctx, least), number(st, ctx, most)


def enough(st: State, ctx: Ctx, specs: tuple[TargetSpec, ...]) -> bool:
    """601.2c: can every required target be chosen? Slots that exclude each other are tried together."""
    return _enough(st, ctx, specs, 0, ())


def at_a_glance(st: State, ctx: Ctx, ways: list[tuple[TargetSpec, ...]]) -> bool | None:
    """Are there targets, for one of these ways to need some, whatever the source is? None if that is not settled."""
    if not _SHIELDING.isdisjoint(index(st).statics):
        return None
    answer: bool | None = False
    for specs in ways:
        found = _one_for_each(st, ctx, specs)
        if found:
            return True
        if found is None:
            answer = None
    return answer


def _one_for_each(st: State, ctx: Ctx, specs: tuple[TargetSpec, ...]) -> bool | None:
    answer: bool | None = True
    for spec in specs:
        found = None
        if impersonal(spec):
            found = spec.players is not None or _one_fits(st, ctx, spec)
        elif spec.zones & ~IN_OPEN_ROWS == 0 and _is_required(spec) and not _any_object(st, spec.zones):
            found = False
        if found is False:
            return False
        if found is None:
            answer = None
    return answer


def _is_required(spec: TargetSpec) -> bool:
    return isinstance(spec.least, int) and spec.least > 0 and spec.players is None and spec.only_if is None


def _any_object(st: State, zones: int) -> bool:
    """Is there any object in these zones but the spell itself, which can't target itself (115.5)?"""
    if (zones & STACK and st.stack) or (zones & EXILE and st.exile):
        return True
    if zones & GRAVEYARD:
        for row in st.graveyards:
            if row:
                return True
    return False


IN_OPEN_ROWS: Final = STACK | EXILE | GRAVEYARD


def _one_fits(st: State, ctx: Ctx, spec: TargetSpec) -> bool | None:
    """Is there a permanent that fits and that anything can target? None if each that fits has a shield."""
    assert spec.where is not None
    ask, types = ASK[type(spec.where)], types_needed(spec.where)
    answer: bool | None = False
    for oid, chars in all_chars(st).items():
        if oid and (chars.types & types or not types) and ask(st, ctx, spec.where, st.objs[oid], chars):
            if not chars.keywords & SHIELDS:
                return True
            answer = None
    return answer


_SHIELDING: Final = frozenset([sta.Restrict, sta.PlayerRule, sta.PlayerProtection])
SHIELDS: Final = kw.SHROUD | kw.HEXPROOF | kw.PROTECTION


def impersonal(spec: TargetSpec) -> bool:
    """Is it one target, a player or a permanent, whatever the source is and the targets beside it are?"""
    found = _IMPERSONAL.of(spec)
    if found is None:
        one = spec.least == 1 and not spec.other and spec.group == ab.NO_RULE and spec.only_if is None
        anybody = isinstance(spec.players, (AllPlayers, Opponents))
        found = one and (anybody or (spec.players is None and spec.zones == BATTLEFIELD and _looks_at_it(spec.where)))
        _IMPERSONAL.keep(spec, found)
    return found


_IMPERSONAL: Final[Known[bool]] = Known()
_LOOKS_AT_IT: Final = (And, Anything, ControlledBy, HasColor, HasKeyword, HasSubtype, HasType, Not, Opponents, Or, You)


def _looks_at_it(part: object) -> bool:
    """Does a filter look at nothing but the object that it is asked about, and at who asks?"""
    if isinstance(part, tuple):
        return all(_looks_at_it(item) for item in part)
    if not isinstance(part, Node):
        return part is not None
    return isinstance(part, _LOOKS_AT_IT) and all(
        _looks_at_it(getattr(part, name)) for name in part.__dataclass_fields__
    )


def _enough(st: State, ctx: Ctx, specs: tuple[TargetSpec, ...], slot: int, taken: tuple[tuple[int, ...], ...]) -> bool:
    if slot >= len(specs):
        return True
    spec = specs[slot]
    least, most = bounds(st, ctx, spec)
    linked = slot + 1 < len(specs) and any(later.other or refers_to_another(later) for later in specs[slot + 1 :])
    if least <= 0:
        return _enough(st, ctx, specs, slot + 1, (*taken, ()))
    if most < least:
        return False
    if not linked and spec.group == ab.NO_RULE:
        for count, _ in enumerate(could_be(st, ctx, spec, taken), 1):
            if count >= least:
                return _enough(st, ctx, specs, slot + 1, (*taken, ()))
        return False
    for first in _ways(st, ctx, spec, least, taken):
        if _enough(st, ctx, specs, slot + 1, (*taken, first)):
            return True
    return False


def _ways(
    st: State, ctx: Ctx, spec: TargetSpec, least: int, taken: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[int, ...]]:
    """Ways to choose just the least number, obeying what the group must have in common."""
    candidates = list(could_be(st, ctx, spec, taken))

    def extend(chosen: tuple[int, ...], start: int) -> Iterator[tuple[int, ...]]:
        if len(chosen) == least:
            yield chosen
            return
        for i in range(start, len(candidates)):
            if in_group(st, ctx, spec, chosen, candidates[i]):
                yield from extend((*chosen, candidates[i]), i + 1)

    yield from extend((), 0)


def in_group(st: State, ctx: Ctx, spec: TargetSpec, chosen: tuple[int, ...], ref: int) -> bool:
    """Does one more target fit to those chosen already?"""
    if spec.group == ab.NO_MORE_IN_ALL:
        return sum(_stat(st, other, spec.total_of) for other in (*chosen, ref)) <= number(st, ctx, spec.total)
    if spec.group == ab.NO_RULE or not chosen:
        return True
    if spec.group == ab.DIFFERENT_VALUES:
        return _stat(st, ref, MANA_VALUE) not in [_stat(st, other, MANA_VALUE) for other in chosen]
    if spec.group == ab.SINGLE_GRAVEYARD:
        return st.objs[chosen[0]].owner == st.objs[ref].owner
    if spec.group == ab.SHARE_CARD_TYPE:
        common = chars_of(st, st.objs[ref]).types
        for other in chosen:
            common &= chars_of(st, st.objs[other]).types
        return common != 0
    owners = [_belongs_to(st, other) for other in chosen]
    if spec.group == ab.SAME_CONTROLLER:
        return _belongs_to(st, ref) in owners
    return _belongs_to(st, ref) not in owners  # ONE_PER_PLAYER, DIFFERENT_CONTROLLERS


def _stat(st: State, oid: int, which: int) -> int:
    return stat(st, st.objs[oid], chars_of(st, st.objs[oid]), which) or 0


_COMMON: Final = (ab.SHARE_CARD_TYPE, ab.DIFFERENT_CONTROLLERS, ab.SAME_CONTROLLER)


def still_fit(st: State, ctx: Ctx, spec: TargetSpec, refs: tuple[int, ...]) -> bool:
    """608.2b: do the targets that are still there have in common what they had to?"""
    left = tuple(ref for ref in refs if ref in st.objs)
    return spec.group not in _COMMON or all(in_group(st, ctx, spec, left[:i], ref) for i, ref in enumerate(left))


def _belongs_to(st: State, ref: int) -> int:
    obj = st.objs[ref]
    return chars_of(st, obj).controller if obj.zone & (BATTLEFIELD | STACK) else obj.owner


Targets = tuple[tuple[int, ...], ...]  # slot by slot
Kind = tuple[int, ...]  # what matters about a target to whoever has to accept it; alike for those that are of one kind
KindOf = Callable[[int], Kind]


class Accepts:
    """Who has to accept all targets together (601.2h). Of those with as many of each kind, one is asked about."""

    __slots__ = ("_ask", "_known", "kind")

    def __init__(self, kind: KindOf, ask: Callable[[Targets], bool]) -> None:
        self.kind = kind
        self._ask = ask
        self._known: dict[tuple[tuple[Kind, ...], ...], bool] = {}

    def accept(self, chosen: Targets) -> bool:
        mix = tuple([tuple(sorted([self.kind(ref) for ref in slot])) for slot in chosen])
        found = self._known.get(mix)
        if found is None:
            found = self._known[mix] = self._ask(chosen)
        return found


def choices(
    st: State, ctx: Ctx, specs: tuple[TargetSpec, ...], kind: KindOf, taken: Targets = (), chosen: tuple[int, ...] = (),
    closed: bool = False,
) -> Iterator[Targets]:  # fmt: skip
    """Every way to choose all targets, after those of the first slots and some of the next one, as far as their kinds differ.
    ``closed``: all of the next one."""
    if len(taken) == len(specs):
        yield taken
        return
    spec = specs[len(taken)]
    left: list[int] = []
    if not closed:
        left = list(could_be(st, ctx, spec, taken))
        left = sorted(left[left.index(chosen[-1]) + 1 if chosen else 0 :], key=kind)
    bound = bounds(st, ctx, spec)
    for slot in _mixes(st, ctx, spec, bound, kind, chosen, left, 0):
        yield from choices(st, ctx, specs, kind, (*taken, slot))


def _mixes(
    st: State,
    ctx: Ctx,
    spec: TargetSpec,
    bound: tuple[int, int],
    kind: KindOf,
    chosen: tuple[int, ...],
    left: list[int],
    start: int,
) -> Iterator[tuple[int, ...]]:
    """The targets of one slot: those chosen, and more of those that are left, which are sorted by their kinds."""
    if len(chosen) >= bound[0]:
        yield chosen
    if len(chosen) >= bound[1]:
        return
    last: Kind | None = None
    for place in range(start, len(left)):
        ref = left[place]
        now = kind(ref)
        if now != last and in_group(st, ctx, spec, chosen, ref):
            yield from _mixes(st, ctx, spec, bound, kind, (*chosen, ref), left, place + 1)
        last = now


def choose(
    st: State, ctx: Ctx, specs: tuple[TargetSpec, ...], rule: str = "601.2c",
    accepts: Accepts | None = None,
) -> Ask[Targets]:  # fmt: skip
    """Chooses all targets. Each pick is offered only if the rest can still be chosen, and all of it is accepted."""
    taken: tuple[tuple[int, ...], ...] = ()
    for slot, spec in enumerate(specs):
        least, most = bounds(st, ctx, spec)
        decides = ctx.controller
        if spec.by is not None:
            decides = yield from pick_player(
                decides, rule, "Who chooses the target?", who(st, ctx, spec.by), Aim(ctx.source, slot, most)
            )
        chosen: tuple[int, ...] = ()
        candidates = list(could_be(st, ctx, spec, taken))
        start = 0
        while len(chosen) < most:
            values = _open_picks(st, ctx, specs, slot, taken, chosen, candidates, start, least)
            done = len(chosen) >= least
            if accepts is not None:
                values = _accepted(st, ctx, specs, accepts, taken, chosen, values)
                done = done and is_accepted(st, ctx, specs, accepts, taken, chosen, closed=True)
            if done:
                values.append(NO_MORE)
            if not values or values == [NO_MORE]:
                break
            subject = Aim(ctx.source, slot, most - len(chosen))
            pick = yield from ask_target(decides, rule, "Choose a target", values, subject)
            if pick == NO_MORE:
                break
            chosen = (*chosen, pick)
            start = candidates.index(pick) + 1
        if len(chosen) < least:
            raise CantComplete
        taken = (*taken, chosen)
    return taken


def _accepted(
    st: State, ctx: Ctx, specs: tuple[TargetSpec, ...], accepts: Accepts, taken: Targets, chosen: tuple[int, ...],
    values: list[int],
) -> list[int]:  # fmt: skip
    """The picks with which the rest can be chosen so that all of it is accepted. What can follow a pick can also follow an
    earlier one of the same kind."""
    found: list[int] = []
    refused: set[Kind] = set()
    for ref in values:
        kind = accepts.kind(ref)
        if kind in refused:
            continue
        if is_accepted(st, ctx, specs, accepts, taken, (*chosen, ref)):
            found.append(ref)
        else:
            refused.add(kind)
    return found


def is_accepted(
    st: State, ctx: Ctx, specs: tuple[TargetSpec, ...], accepts: Accepts, taken: Targets = (),
    chosen: tuple[int, ...] = (), closed: bool = False,
) -> bool:  # fmt: skip
    """Can all targets be chosen, after these, so that all of them are accepted?"""
    for way in choices(st, ctx, specs, accepts.kind, taken, chosen, closed):
        if accepts.accept(way):
            return True
    return False


def _open_picks(
    st: State, ctx: Ctx, specs: tuple[TargetSpec, ...], slot: int, taken: tuple[tuple[int, ...], ...],
    chosen: tuple[int, ...], candidates: list[int], start: int, least: int,
) -> list[int]:  # fmt: skip
    """The picks after which the least number, and the later slots, can still be chosen."""
    spec = specs[slot]
    linked = any(later.other or refers_to_another(later) for later in specs[slot + 1 :])
    values = []
    for i in range(start, len(candidates)):
        ref = candidates[i]
        if not in_group(st, ctx, spec, chosen, ref):
            continue
        if not _can_finish(st, ctx, spec, (*chosen, ref), candidates, i + 1, least):
            continue
        if linked and not _enough(st, ctx, specs, slot + 1, (*taken, (*chosen, ref))):
            continue
        values.append(ref)
    return values


def _can_finish(
    st: State, ctx: Ctx, spec: TargetSpec, chosen: tuple[int, ...], candidates: list[int], start: int, least: int
) -> bool:
    need = least - len(chosen)
    if need <= 0:
        return True
    if spec.group == ab.NO_RULE:
        return len(candidates) - start >= need
    for i in range(start, len(candidates)):
        if in_group(st, ctx, spec, chosen, candidates[i]):
            if _can_finish(st, ctx, spec, (*chosen, candidates[i]), candidates, i + 1, least):
                return True
    return False


def divided_slot(part: Body) -> int:
    """601.2d: which of a body's targets share what is divided: those of the instruction that divides it."""
    return max(0, _slot_that_shares(part.effects))


def _slot_that_shares(effects: tuple[Effect, ...]) -> int:
    for effect in effects:
        if getattr(effect, "divided", False):
            for name in ("what", "to", "players"):
                chosen = getattr(effect, name, None)
                if isinstance(chosen, (Target, TargetPlayers)):
                    return chosen.slot
        for name in ("effects", "then", "otherwise"):
            found = _slot_that_shares(getattr(effect, name, ()))
            if found >= 0:
                return found
    return -1


def divide(
    st: State, ctx: Ctx, total: int, refs: tuple[int, ...], rule: str = "601.2d", up_to: bool = False
) -> Ask[tuple[int, ...]]:
    """601.2d: divides an amount, or ``up_to`` so much, among targets, at least one each."""
    shares: list[int] = []
    left = total
    for i, ref in enumerate(refs):
        rest = len(refs) - i - 1
        if rest == 0 and not up_to:
            shares.append(left)
            break
        share = yield from ask(
            Decision(
                NUMBER, ctx.controller, rule, "How much for this target?", range(1, left - rest + 1), subject=Share(ref)
            )
        )
        shares.append(share)
        left -= share
    return tuple(shares)
