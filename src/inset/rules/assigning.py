"""510.1, 702.19, 702.2c: how attacking and blocking creatures assign their combat damage.

A division is a series of numbers, one per creature in battlefield order; what is left goes to the last.
There is no order of assignment among blockers (510.1c).
"""

from __future__ import annotations

from inset.kernel.types import PLANESWALKER
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.rules.damage import Hit, can_be_dealt
from inset.rules.deciding import ask
from inset.rules.decision import NUMBER
from inset.rules.evaluate import defending_player, passes
from inset.rules.layers import chars_of
from inset.rules.replacing import Ask
from inset.rules.state import State, is_player, player_ref
from inset.rules.triggers import statics


def assign(st: State, taking_part: list[int]) -> Ask:
    """510.1, 802.5: attackers first, those without trample before the others; then each player's blockers."""
    hits: list[Hit] = []
    attacking = [o for o in taking_part if _attacks(st, o)]
    attacking.sort(key=lambda o: chars_of(st, st.objs[o]).keywords & kw.TRAMPLE != 0)
    for oid in attacking:
        yield from _attacker(st, oid, hits)
    for player in st.in_game():
        for oid in taking_part:
            if not _attacks(st, oid) and chars_of(st, st.objs[oid]).controller == player:
                yield from _blocker(st, oid, hits)
    return hits


def _attacks(st: State, oid: int) -> bool:
    part = st.objs[oid].combat
    return part is not None and part.attacking != 0


def blockers_of(st: State, attacker: int) -> list[int]:
    """The creatures that are blocking an attacker now."""
    found = []
    for oid in st.battlefield:
        part = st.objs[oid].combat
        if part is not None and attacker in part.blocking:
            found.append(oid)
    return found


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


def lethal(st: State, oid: int, deathtouch: bool, hits: list[Hit]) -> int:
    """702.19b, 702.2c: how much is still needed, with the damage marked on it and assigned to it already."""
    obj = st.objs[oid]
    assigned = sum(hit.amount for hit in hits if hit.ref == oid)
    need = (chars_of(st, obj).toughness or 0) - obj.damage - assigned
    if deathtouch:
        need = min(need, 1)
    if any(hit.ref == oid and chars_of(st, st.objs[hit.source]).keywords & kw.DEATHTOUCH for hit in hits):
        need = 0
    return max(0, need)


# --- attackers -------------------------------------------------------------------------------------


def _attacker(st: State, oid: int, hits: list[Hit]) -> Ask:
    """510.1b, 510.1c, 702.19."""
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
    if not chars.keywords & kw.TRAMPLE:
        yield from _divide(st, oid, blockers, amount, hits)
        return
    beyond = _beyond(st, oid, part.attacking)
    amount = yield from _over_blockers(st, oid, blockers, amount, target != 0 or beyond != 0, hits)
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


def _over_blockers(st: State, oid: int, blockers: list[int], amount: int, further: bool, hits: list[Hit]) -> Ask:
    """702.19b: once every blocker is assigned lethal damage the rest may go further. Returns that rest."""
    if not further:
        yield from _divide(st, oid, blockers, amount, hits)
        return 0
    deathtouch = chars_of(st, st.objs[oid]).keywords & kw.DEATHTOUCH != 0
    enough = True
    needs = [lethal(st, b, deathtouch, hits) for b in blockers]
    for i, blocker in enumerate(blockers):
        values: tuple[int, ...] = tuple(range(amount + 1))
        if i == len(blockers) - 1:
            values = tuple(v for v in values if v == amount or (enough and v >= needs[i]))
        value = yield from _number(st, oid, blocker, values)
        enough = enough and value >= needs[i]
        _add(hits, oid, blocker, value)
        amount -= value
    return amount


def _divide(st: State, oid: int, among: list[int], amount: int, hits: list[Hit]) -> Ask:
    """510.1c, 510.1d: all of it, divided as the controller chooses."""
    for other in among[:-1]:
        value = yield from _number(st, oid, other, tuple(range(amount + 1)))
        _add(hits, oid, other, value)
        amount -= value
    if among:
        _add(hits, oid, among[-1], amount)


def _number(st: State, oid: int, ref: int, values: tuple[int, ...]) -> Ask:
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
