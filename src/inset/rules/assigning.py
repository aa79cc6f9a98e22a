"""510.1, 702.19, 702.2c: how attacking and blocking creatures assign their combat damage.

A division is a series of numbers, one per creature in battlefield order; what is left goes to the last.
There is no order of assignment among blockers (510.1c).
"""

from __future__ import annotations

from inset.kernel.types import PLANESWALKER
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.rules.banding import divider
from inset.rules.damage import Hit, can_be_dealt
from inset.rules.deciding import ask
from inset.rules.decision import NUMBER
from inset.rules.evaluate import blockers_of, defending_player, passes
from inset.rules.layers import chars_of
from inset.rules.replacing import Ask
from inset.rules.state import State, is_player, player_ref
from inset.rules.triggers import statics


def assign(st: State, taking_part: list[int]) -> Ask:
    """510.1, 802.5: attackers first, those without trample before the others; then each player's blockers."""
    hits: list[Hit] = []
    attacking = [o for o in taking_part if _attacks(st, o)]
    attacking.sort(key=lambda o: _rank(chars_of(st, st.objs[o]).keywords))
    promised: list[int] = []
    for i, oid in enumerate(attacking):
        yield from _attacker(st, oid, hits, promised, attacking[i + 1 :])
    for player in st.in_game():
        for oid in taking_part:
            if not _attacks(st, oid) and chars_of(st, st.objs[oid]).controller == player:
                yield from _blocker(st, oid, hits)
    return hits


def _rank(keywords: int) -> int:
    """Those without trample first, then those whose one damage is lethal, so that later ones can count on it."""
    return 0 if not keywords & kw.TRAMPLE else 1 if keywords & kw.DEATHTOUCH else 2


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
    assigned = sum(hit.amount for hit in hits if hit.ref == oid)
    need = (chars_of(st, obj).toughness or 0) - obj.damage - assigned
    if any(hit.ref == oid and chars_of(st, st.objs[hit.source]).keywords & kw.DEATHTOUCH for hit in hits):
        need = 0
    return max(0, need)


# --- attackers -------------------------------------------------------------------------------------


def _attacker(st: State, oid: int, hits: list[Hit], promised: list[int], later: list[int]) -> Ask:
    """510.1b, 510.1c, 702.19. ``promised``: blockers to which attackers with trample must together assign lethal damage,
    because one of them has assigned some beyond; ``later``: who assigns after this one."""
    part = st.objs[oid].combat
    amount = strength(st, oid)
    if part is None or amount == 0:
        return
    chars = chars_of(st, st.objs[oid])
    target = part.attacking if _can_be_hit(st, part.attacking) else 0
    if not part.blocked:
        beyond = _beyond(st, oid, part.attacking)
        left = yield from _to_target(st, oid, target, beyond, amount, hits)
        assert left == 0 or (not target and not beyond)
        return
    blockers = blockers_of(st, oid)
    if not chars.keywords & kw.TRAMPLE or divider(st, oid, blockers) != chars.controller:  # 702.22j
        yield from _divide(st, oid, blockers, amount, hits)
        return
    beyond = _beyond(st, oid, part.attacking)
    sources = [_source(st, other) for other in later]
    amount = yield from _over_blockers(st, oid, blockers, amount, target != 0 or beyond != 0, hits, promised, sources)
    if amount:
        yield from _to_target(st, oid, target, beyond, amount, hits)


def _can_be_hit(st: State, ref: int) -> bool:
    """510.1b, 800.4e: is the player in the game, is the planeswalker or battle still being attacked?"""
    return (is_player(ref) or ref in st.objs) and can_be_dealt(st, ref)


def _beyond(st: State, oid: int, ref: int) -> int:
    """702.19c, 702.19e: trample over planeswalkers reaches the player behind; 0 otherwise."""
    if is_player(ref):
        return 0
    for ability in chars_of(st, st.objs[oid]).abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.TRAMPLE and ability.where is not None:
            player = defending_player(st, ref)
            return player_ref(player) if not st.players[player].lost else 0
    return 0


def _to_target(st: State, oid: int, target: int, beyond: int, amount: int, hits: list[Hit]) -> Ask:
    """Damage to what it attacks, and to the player behind it. Returns what could go nowhere."""
    if beyond and target and chars_of(st, st.objs[target]).types & PLANESWALKER:
        loyalty = st.objs[target].counters.get("loyalty", 0)
        need = max(0, loyalty - sum(hit.amount for hit in hits if hit.ref == target))
        values = tuple(v for v in range(amount + 1) if v >= need or v == amount)
        first = yield from _number(st, oid, target, values)
        _add(hits, oid, target, first)
        _add(hits, oid, beyond, amount - first)
        return 0
    where = target or beyond
    if where:
        _add(hits, oid, where, amount)
        return 0
    return amount


Source = tuple[int, list[int]]  # how much damage an attacker with trample has, and for which blockers


def _source(st: State, oid: int) -> Source:
    blockers = blockers_of(st, oid)
    chars = chars_of(st, st.objs[oid])
    own = chars.keywords & kw.TRAMPLE != 0 and divider(st, oid, blockers) == chars.controller
    return (strength(st, oid), blockers) if own else (0, [])


def _over_blockers(
    st: State, oid: int, blockers: list[int], amount: int, further: bool, hits: list[Hit], promised: list[int],
    later: list[Source],
) -> Ask:  # fmt: skip
    """702.19b: once every blocker is assigned lethal damage the rest may go further. Returns that rest.

    510.1e: it is the damage of all attackers together that must be lethal, so later ones may make up for what this one leaves.
    """
    for i, blocker in enumerate(blockers):
        last = i == len(blockers) - 1
        values = []
        for value in range(amount + 1):
            tried = [*hits, Hit(oid, blocker, value, combat=True)] if value else hits
            rest = amount - value
            if not last:
                fits = _made_up(st, promised, tried, [(rest, blockers[i + 1 :]), *later])
            elif rest and not further:
                fits = False
            else:
                fits = _made_up(st, [*promised, *blockers] if rest else promised, tried, later)
            if fits:
                values.append(value)
        value = yield from _number(st, oid, blocker, tuple(values))
        _add(hits, oid, blocker, value)
        amount -= value
    if amount:
        promised += blockers
    return amount


def _made_up(st: State, promised: list[int], hits: list[Hit], sources: list[Source]) -> bool:
    """Can the damage that is still to be assigned make what was promised lethal?"""
    needs = {oid: need for oid in promised if (need := lethal(st, oid, hits))}
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
    oid: int, need: int, sources: list[Source], left: list[int], given: dict[tuple[int, int], int], seen: list[int]
) -> int:
    """Some of the damage that this creature needs, if need be from a source of which another one is supplied elsewhere."""
    for i, (_, blockers) in enumerate(sources):
        if i in seen or oid not in blockers:
            continue
        seen.append(i)
        more = min(need, left[i])
        left[i] -= more
        if not more:
            for other in blockers:
                most = min(need, given.get((i, other), 0))
                more = _supply(other, most, sources, left, given, seen) if most else 0
                if more:
                    given[i, other] -= more
                    break
        if more:
            given[i, oid] = given.get((i, oid), 0) + more
            return more
    return 0


def _divide(st: State, oid: int, among: list[int], amount: int, hits: list[Hit]) -> Ask:
    """510.1c–d, 702.22j–k: all of it, divided as its controller chooses, or whose creature with banding it fights."""
    player = divider(st, oid, among)
    for other in among[:-1]:
        value = yield from _number(st, oid, other, tuple(range(amount + 1)), player)
        _add(hits, oid, other, value)
        amount -= value
    if among:
        _add(hits, oid, among[-1], amount)


def _number(st: State, oid: int, ref: int, values: tuple[int, ...], player: int = -1) -> Ask:
    if player < 0:
        player = chars_of(st, st.objs[oid]).controller
    value = yield from ask(st, NUMBER, player, "510.1", "How much combat damage?", values, (oid, ref))
    return value


def _add(hits: list[Hit], source: int, ref: int, amount: int) -> None:
    if amount > 0:
        hits.append(Hit(source, ref, amount, combat=True))


# --- blockers --------------------------------------------------------------------------------------


def _blocker(st: State, oid: int, hits: list[Hit]) -> Ask:
    """510.1d."""
    part = st.objs[oid].combat
    amount = strength(st, oid)
    if part is not None and amount:
        there = [a for a in part.blocking if a in st.objs and _attacks(st, a)]
        yield from _divide(st, oid, there, amount, hits)
