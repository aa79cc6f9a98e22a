"""510, 702.19, 702.2c: how attacking and blocking creatures assign their combat damage, which is then dealt.

A division is a series of numbers, one per creature in battlefield order; what is left goes to the last.
There is no order of assignment among blockers (510.1c).
"""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD, FIRST_STRIKE_DAMAGE, PLANESWALKER
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.rules import atoms
from inset.rules.combat.banding import divider
from inset.rules.events.damage import Hit, can_be_dealt, deal
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import attacked_as_battle, blockers_of, defending_player, passes
from inset.rules.model.decision import CONFIRM, NUMBER, YES_NO, Ask, Decision, ask
from inset.rules.model.picks import Given, pick_one, together
from inset.rules.model.state import Combat, State, is_player, player_ref
from inset.rules.model.subjects import About, Share
from inset.rules.objects.layers import chars_of


def assign(st: State, taking_part: list[int]) -> Ask[list[Hit]]:
    """510.1, 802.5: attackers first, those without trample before the others; then each player's blockers."""
    hits: list[Hit] = []
    attacking = [o for o in taking_part if _attacks(st, o)]
    attacking.sort(key=lambda o: _rank(st, o))
    promised: list[Promise] = []
    for i, oid in enumerate(attacking):
        yield from _attacker(st, oid, hits, promised, attacking[i + 1 :])
    for player in st.in_game():
        for oid in taking_part:
            if not _attacks(st, oid) and chars_of(st, st.objs[oid]).controller == player:
                yield from _blocker(st, oid, hits)
    return hits


def _rank(st: State, oid: int) -> int:
    """Those whose damage is not its controller's to carry further first, then those whose one damage is lethal."""
    keywords = chars_of(st, st.objs[oid]).keywords
    if not keywords & kw.TRAMPLE or not _own(st, oid, blockers_of(st, oid)):
        return 0
    return 1 if keywords & kw.DEATHTOUCH else 2


def _own(st: State, oid: int, blockers: list[int]) -> bool:
    """702.22j: does its controller divide its damage?"""
    return divider(st, oid, blockers) == chars_of(st, st.objs[oid]).controller


def _attacks(st: State, oid: int) -> bool:
    part = st.objs[oid].combat
    return part is not None and part.attacking != 0


def strength(st: State, oid: int) -> int:
    """510.1a: as much as its power, unless an effect says otherwise."""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    value = chars.power
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind == sta.ASSIGNS_NO_COMBAT_DAMAGE and passes(st, ctx, static.where, obj, chars):
            return 0
        if static.kind == sta.ASSIGNS_DAMAGE_BY_TOUGHNESS and passes(st, ctx, static.where, obj, chars):
            value = chars.toughness
    return max(0, value or 0)


def lethal(st: State, oid: int, hits: list[Hit]) -> int:
    """702.19b, 702.2c: how much is still needed, with the damage marked on it and assigned to it already."""
    obj = st.objs[oid]
    need = (chars_of(st, obj).toughness or 0) - obj.damage - _assigned(oid, hits)
    if any(hit.ref == oid and chars_of(st, st.objs[hit.source]).keywords & kw.DEATHTOUCH for hit in hits):
        need = 0
    return max(0, need)


def _assigned(ref: int, hits: list[Hit]) -> int:
    return sum(hit.amount for hit in hits if hit.ref == ref)


# --- attackers -------------------------------------------------------------------------------------


Promise = tuple[int, bool]  # a creature that needs lethal damage, or (True) a planeswalker as much as its loyalty
Need = tuple[
    int, int
]  # how much is still missing: for a creature, for a planeswalker; damage to something that is both counts twice


class Giver:
    """Damage that an attacker with trample is yet to assign: to which blockers; what it reaches past those that stand in
    its way, once they are assigned lethal damage; whether one damage of it is lethal."""

    __slots__ = ("amount", "deadly", "past", "target", "to", "way")

    def __init__(self, amount: int, to: list[int], way: list[int], past: bool, target: int, deadly: bool) -> None:
        self.amount = amount
        self.to = to
        self.way = way
        self.past = past  # is there anything past the blockers?
        self.target = target  # the planeswalker that it attacks; 0 if it attacks none
        self.deadly = deadly


def _attacker(st: State, oid: int, hits: list[Hit], promised: list[Promise], later: list[int]) -> Ask[None]:
    """510.1b, 510.1c, 702.19. ``promised``: what attackers with trample must together assign as much as is lethal to,
    because one of them has assigned some beyond; ``later``: who assigns after this one."""
    part = st.objs[oid].combat
    amount = strength(st, oid)
    if part is None or amount == 0:
        return
    target = part.attacking if _can_be_hit(st, part.attacking) else 0
    tramples = chars_of(st, st.objs[oid]).keywords & kw.TRAMPLE != 0
    blocked = part.blocked and not (yield from _as_though_unblocked(st, oid, target))
    if not blocked and not tramples:
        _add(hits, oid, target, amount if target else 0)
        return
    blockers = blockers_of(st, oid) if blocked else []
    if not tramples or not _own(st, oid, blockers):
        yield from _divide(st, oid, blockers, amount, hits)
        return
    beyond = _beyond(st, oid, part.attacking)
    givers = [_giver(st, other) for other in later]
    amount = yield from _over_blockers(st, oid, blockers, amount, hits, promised, givers)
    if amount and beyond and target and chars_of(st, st.objs[target]).types & PLANESWALKER:
        amount = yield from _over_planeswalker(st, oid, target, amount, hits, promised, givers)
        _add(hits, oid, beyond, amount)
    elif amount and (target or beyond):
        _add(hits, oid, target or beyond, amount)


def _as_though_unblocked(st: State, oid: int, target: int) -> Ask[bool]:
    """510.1c: its controller may have it assign its damage as though it weren't blocked."""
    obj, chars = st.objs[oid], chars_of(st, st.objs[oid])
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind == sta.ASSIGNS_AS_UNBLOCKED and target and passes(st, ctx, static.where, obj, chars):
            prompt = f"Have {chars.name} assign its combat damage as though it weren't blocked?"
            chosen = yield from ask(Decision(CONFIRM, chars.controller, "510.1c", prompt, YES_NO, subject=About(oid)))
            return bool(chosen)
    return False


def _can_be_hit(st: State, ref: int) -> bool:
    """510.1b, 800.4e: is the player in the game, is the planeswalker or battle still being attacked?"""
    return (is_player(ref) or ref in st.objs) and can_be_dealt(st, ref)


def _beyond(st: State, oid: int, ref: int) -> int:
    """702.19c, 702.19e: trample over planeswalkers reaches the player behind; 0 otherwise."""
    if is_player(ref) or attacked_as_battle(st, ref):
        return 0
    for ability in chars_of(st, st.objs[oid]).abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.TRAMPLE and ability.where is not None:
            player = defending_player(st, ref)
            return player_ref(player) if not st.players[player].lost else 0
    return 0


def _giver(st: State, oid: int) -> Giver:
    part = st.objs[oid].combat
    assert part is not None
    target = part.attacking if not is_player(part.attacking) and _can_be_hit(st, part.attacking) else 0
    past = target != 0 or _can_be_hit(st, part.attacking) or _beyond(st, oid, part.attacking) != 0
    blockers = blockers_of(st, oid) if part.blocked else []
    deadly = chars_of(st, st.objs[oid]).keywords & kw.DEATHTOUCH != 0
    return Giver(strength(st, oid), blockers, blockers, past, target, deadly)


def _over_blockers(
    st: State, oid: int, blockers: list[int], amount: int, hits: list[Hit], promised: list[Promise], later: list[Giver]
) -> Ask[int]:
    """702.19b: once every blocker is assigned lethal damage the rest may go further. Returns that rest.

    510.1e: it is the damage of all attackers together that must be lethal, so later ones may make up for what this one leaves.
    """
    own = _giver(st, oid)
    for i, blocker in enumerate(blockers):
        own.to = blockers[i + 1 :]
        values = []
        for value in range(amount + 1):
            tried = [*hits, Hit(oid, blocker, value, combat=True)] if value else hits
            own.amount = amount - value
            if _possible(st, promised, tried, [own, *later]):
                values.append(value)
        value = yield from _number(st, oid, blocker, tuple(values))
        _add(hits, oid, blocker, value)
        amount -= value
    if amount:
        promised += [(blocker, False) for blocker in blockers]
    return amount


def _over_planeswalker(
    st: State, oid: int, target: int, amount: int, hits: list[Hit], promised: list[Promise], later: list[Giver]
) -> Ask[int]:
    """702.19c: once the planeswalker is assigned as much as its loyalty the rest may go further. Returns that rest."""
    values = []
    for value in range(amount + 1):
        tried = [*hits, Hit(oid, target, value, combat=True)] if value else hits
        if _possible(st, [*promised, (target, True)] if value < amount else promised, tried, later):
            values.append(value)
    value = yield from _number(st, oid, target, tuple(values))
    _add(hits, oid, target, value)
    if value < amount:
        promised.append((target, True))
    return amount - value


# --- can what was promised be made up for? ---------------------------------------------------------


def _possible(st: State, promised: list[Promise], hits: list[Hit], givers: list[Giver]) -> bool:
    """Can the damage that is still to be assigned be assigned so that what was promised is kept? Whoever has blockers left
    goes past them only where a planeswalker needs it."""
    for i, giver in enumerate(givers):
        if giver.amount and giver.way and not giver.to:  # it can only go past
            return giver.past and _possible(st, _owing(promised, giver), hits, _instead(givers, i, True))
    needs = _needs(st, promised, hits)
    for i, giver in enumerate(givers):
        if giver.amount and giver.way and giver.target in needs:
            if _possible(st, _owing(promised, giver), hits, _instead(givers, i, True)):
                return True
            return _possible(st, promised, hits, _instead(givers, i, False))
    return not needs or _supplied(needs, [(g, list(g.to) if g.way else [*g.to, g.target]) for g in givers], [])


def _owing(promised: list[Promise], giver: Giver) -> list[Promise]:
    return [*promised, *[(blocker, False) for blocker in giver.way]]


def _instead(givers: list[Giver], i: int, goes: bool) -> list[Giver]:
    """The same, but it is settled whether one of them goes past its blockers."""
    old = givers[i]
    new = Giver(old.amount, old.to, [], goes, old.target if goes else 0, old.deadly)
    return [*givers[:i], new, *givers[i + 1 :]]


def _needs(st: State, promised: list[Promise], hits: list[Hit]) -> dict[int, Need]:
    """What is still missing: 702.19b for creatures, 702.19c for attacked planeswalkers."""
    found: dict[int, Need] = {}
    for oid, walker in promised:
        loyalty = st.objs[oid].counters.get("loyalty", 0) - _assigned(oid, hits) if walker else 0
        damage = 0 if walker else lethal(st, oid, hits)
        if damage > 0 or loyalty > 0:
            had = found.get(oid, (0, 0))
            found[oid] = max(had[0], damage), max(had[1], loyalty)
    return found


Source = tuple[Giver, list[int]]  # to whom it may assign its damage


def _supplied(needs: dict[int, Need], sources: list[Source], settled: list[int]) -> bool:
    """702.2c: a creature that needs more than one damage gets one from a source with deathtouch, or nothing from such."""
    for oid, (damage, loyalty) in needs.items():
        able = [i for i, (giver, to) in enumerate(sources) if giver.deadly and giver.amount and oid in to]
        if damage < 2 or oid in settled or not able:
            continue
        for i in able:
            giver, to = sources[i]
            less = Giver(giver.amount - 1, giver.to, giver.way, giver.past, giver.target, True)
            rest = {**needs, oid: (0, max(0, loyalty - 1))}
            if _supplied(rest, [*sources[:i], (less, to), *sources[i + 1 :]], settled):
                return True
        without = [(giver, [ref for ref in to if ref != oid] if giver.deadly else to) for giver, to in sources]
        return _supplied(needs, without, [*settled, oid])
    lacking = {oid: max(need) for oid, need in needs.items()}
    return _flows(lacking, [(giver.amount, to) for giver, to in sources])


def _flows(needs: dict[int, int], sources: list[tuple[int, list[int]]]) -> bool:
    left = [amount for amount, _ in sources]
    given: dict[tuple[int, int], int] = {}
    for oid, need in needs.items():
        while need:
            more = _supply(oid, need, sources, left, given, [])
            if not more:
                return False
            need -= more
    return True


def _supply(
    oid: int, need: int, sources: list[tuple[int, list[int]]], left: list[int], given: dict[tuple[int, int], int],
    seen: list[int],
) -> int:  # fmt: skip
    """Some of the damage that this one needs, if need be from a source of which another one is supplied elsewhere."""
    for i, (_, to) in enumerate(sources):
        if i in seen or oid not in to:
            continue
        seen.append(i)
        more = min(need, left[i])
        left[i] -= more
        if not more:
            for other in to:
                most = min(need, given.get((i, other), 0))
                more = _supply(other, most, sources, left, given, seen) if most else 0
                if more:
                    given[i, other] -= more
                    break
        if more:
            given[i, oid] = given.get((i, oid), 0) + more
            return more
    return 0


def _divide(st: State, oid: int, among: list[int], amount: int, hits: list[Hit]) -> Ask[None]:
    """510.1c–d, 702.22j–k: all of it, divided as its controller chooses, or whose creature with banding it fights."""
    player = divider(st, oid, among)
    for other in among[:-1]:
        value = yield from _number(st, oid, other, tuple(range(amount + 1)), player)
        _add(hits, oid, other, value)
        amount -= value
    if among:
        _add(hits, oid, among[-1], amount)


def _number(st: State, oid: int, ref: int, values: tuple[int, ...], player: int = -1) -> Ask[int]:
    if player < 0:
        player = chars_of(st, st.objs[oid]).controller
    value = yield from pick_one(st, NUMBER, player, "510.1", "How much combat damage?", values, Share(ref, oid))
    return value


def _add(hits: list[Hit], source: int, ref: int, amount: int) -> None:
    if amount > 0:
        hits.append(Hit(source, ref, amount, combat=True))


# --- blockers --------------------------------------------------------------------------------------


def _blocker(st: State, oid: int, hits: list[Hit]) -> Ask[None]:
    """510.1d."""
    part = st.objs[oid].combat
    amount = strength(st, oid)
    if part is not None and amount:
        there = [a for a in part.blocking if a in st.objs and _attacks(st, a)]
        yield from _divide(st, oid, there, amount, hits)


def deal_damage(st: State) -> Ask[None]:
    """510.1, 510.2, 510.4: damage is assigned by each player in turn order, then dealt at the same time."""
    hits = None
    given: list[Given] = []
    while hits is None:  # until it is dealt nothing has happened: if somebody leaves meanwhile, it is assigned again
        taking_part = _taking_part(st)
        hits = yield from together(st, assign(st, taking_part), given)
    if st.step == FIRST_STRIKE_DAMAGE:
        for oid in taking_part:
            part = st.objs[oid].combat
            assert part is not None
            atoms.set_combat(st, oid, Combat(part.attacking, part.blocked, part.blocking, True, part.band))
    yield from deal(st, hits, "510.2")


def _taking_part(st: State) -> list[int]:
    """510.4: who assigns damage in this combat damage step."""
    fast = st.step == FIRST_STRIKE_DAMAGE
    taking_part = []
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.combat is not None and obj.zone == BATTLEFIELD and not obj.phased:
            keywords = chars_of(st, obj).keywords
            quick = keywords & (kw.FIRST_STRIKE | kw.DOUBLE_STRIKE) != 0
            if quick if fast else not obj.combat.dealt_first or keywords & kw.DOUBLE_STRIKE:
                taking_part.append(oid)
    return taking_part
