"""120, 119, 615: damage and life: dealing, preventing, the results of damage; gaining and losing life."""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import BATTLE, BATTLEFIELD, CREATURE, PLANESWALKER
from inset.language import keywords as kw
from inset.language import statics as sta
from inset.language.abilities import Keyword
from inset.rules import atoms
from inset.rules import happenings as ev
from inset.rules.evaluate import look, number, passes_id, who
from inset.rules.layers import chars_of
from inset.rules.protection import protected
from inset.rules.replacing import Ask
from inset.rules.state import COMMANDER, Ctx, Event, State, is_player, player_of
from inset.rules.triggers import statics


class Hit:
    """So much damage from a source to a player or permanent, as it stands after the effects applied so far."""

    __slots__ = ("amount", "combat", "dealt", "ref", "source")

    def __init__(self, source: int, ref: int, amount: int, combat: bool = False) -> None:
        self.source = source
        self.ref = ref
        self.amount = amount
        self.combat = combat
        self.dealt = 0


def deal(st: State, hits: Sequence[Hit], rule: str = "120.1") -> Ask:
    """Deals damage at the same time (120.4): first the effects that change or prevent it, then its results."""
    ready = []
    for hit in hits:
        if hit.amount > 0 and can_be_dealt(st, hit.ref):
            yield from _modify(st, hit)
            if hit.amount > 0:
                ready.append(hit)
    batch = st.next_batch
    st.next_batch = batch + 1
    lifelink: dict[int, int] = {}
    for hit in ready:
        _result(st, hit, rule, batch, lifelink)
    for player, amount in lifelink.items():
        yield from gain(st, player, amount, "120.3f")
    return ready


def can_be_dealt(st: State, ref: int) -> bool:
    """120.1: players, creatures, planeswalkers and battles."""
    if is_player(ref):
        return not st.players[player_of(ref)].lost
    obj = st.objs.get(ref)
    return (
        obj is not None and obj.zone == BATTLEFIELD and not obj.phased
        and chars_of(st, obj).types & (CREATURE | PLANESWALKER | BATTLE) != 0
    )  # fmt: skip


def _modify(st: State, hit: Hit) -> Ask:
    """614, 615: increases and multiplications, then prevention, unless it can't be prevented (615.12)."""
    for ctx, _, static, _ in statics(st, sta.DamageChanged):
        if _fits(st, ctx, static.source, static.to, static.to_players, None, hit):
            hit.amount = hit.amount * static.times + static.plus
    if statics(st, sta.DamageCantBePrevented):
        return
    if protected(st, hit.ref, hit.source):  # 702.16e
        hit.amount = 0
        return
    for ctx, _, static, sid in list(statics(st, sta.PreventDamage)):
        if hit.amount <= 0:
            return
        if _fits(st, ctx, static.source, static.to, static.to_players, static.combat, hit):
            yield from _prevent(st, hit, ctx, static, sid)
    yield from _shields(st, hit)


def _prevent(st: State, hit: Hit, ctx: Ctx, static: sta.PreventDamage, sid: int) -> Ask:
    from inset.rules.perform import perform_all

    prevented = hit.amount if static.amount == 0 else min(hit.amount, static.amount)
    hit.amount -= prevented
    atoms.tell(st, Event(ev.PREVENTED, "615.1", obj=max(hit.ref, 0), other=hit.source, amount=prevented))
    if static.then:
        inner = ctx.dup()
        inner.event = Event(ev.PREVENTED, "615.5", obj=max(hit.ref, 0), other=hit.source, amount=prevented)
        yield from perform_all(st, inner, static.then)


def _shields(st: State, hit: Hit) -> Ask:
    """615.7: a shield that prevents the next so much damage."""
    for floating in list(st.floating):
        if floating.uses <= -10 and hit.ref in floating.objects and hit.amount > 0:
            left = -10 - floating.uses
            used = min(left, hit.amount)
            hit.amount -= used
            atoms.drop_floating(st, [floating.id])
            if left > used:
                floating.uses = -10 - (left - used)
                atoms.add_floating(st, floating)
            atoms.tell(st, Event(ev.PREVENTED, "615.7", obj=max(hit.ref, 0), other=hit.source, amount=used))
    return
    yield


def _fits(
    st: State, ctx: Ctx, source: object, to: object, to_players: object, combat: bool | None, hit: Hit
) -> bool:
    if combat is not None and combat != hit.combat:
        return False
    if source is not None and not passes_id(st, ctx, source, hit.source):  # type: ignore[arg-type]
        return False
    if to is None and to_players is None:
        return True
    if is_player(hit.ref):
        return to_players is not None and player_of(hit.ref) in who(st, ctx, to_players)  # type: ignore[arg-type]
    return to is not None and passes_id(st, ctx, to, hit.ref)  # type: ignore[arg-type]


def _result(st: State, hit: Hit, rule: str, batch: int, lifelink: dict[int, int]) -> None:
    """120.3: what damage does."""
    source, theirs = look(st, hit.source)
    hit.dealt = hit.amount
    if is_player(hit.ref):
        player = player_of(hit.ref)
        if theirs.keywords & kw.INFECT:
            atoms.player_counters(st, player, "poison", hit.amount, "120.3b")
        else:
            atoms.lose_life(st, player, hit.amount, "120.3a")
        if hit.combat:
            _combat_extras(st, player, hit)
        event = Event(ev.DAMAGE, rule, player, 0, hit.source, hit.amount, data=hit.combat, batch=batch)
    else:
        _to_permanent(st, hit, theirs.keywords)
        event = Event(ev.DAMAGE, rule, -1, hit.ref, hit.source, hit.amount, data=hit.combat, batch=batch)
    atoms.emit(st, event)
    if theirs.keywords & kw.LIFELINK:
        lifelink[theirs.controller] = lifelink.get(theirs.controller, 0) + hit.amount


def _combat_extras(st: State, player: int, hit: Hit) -> None:
    """903.10a: damage by a commander adds up; 702.164c: toxic gives poison counters."""
    source, theirs = look(st, hit.source)
    if source.flags & COMMANDER and source.card:
        taken = dict(st.players[player].commander_damage)
        taken[source.card] = taken.get(source.card, 0) + hit.amount
        atoms.change_player(st, player, commander_damage=taken)
    for ability in theirs.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.TOXIC and isinstance(ability.number, int):
            atoms.player_counters(st, player, "poison", ability.number, "702.164c")


def _to_permanent(st: State, hit: Hit, keywords: int) -> None:
    obj = st.objs[hit.ref]
    types = chars_of(st, obj).types
    if types & PLANESWALKER:
        atoms.take_counters(st, hit.ref, "loyalty", hit.amount, "120.3c")
    if types & BATTLE:
        atoms.take_counters(st, hit.ref, "defense", hit.amount, "120.3h")
    if types & CREATURE:
        if keywords & (kw.WITHER | kw.INFECT):
            atoms.put_counters(st, hit.ref, "-1/-1", hit.amount, "120.3d")
        else:
            atoms.mark_damage(st, hit.ref, hit.amount, keywords & kw.DEATHTOUCH != 0)
        if keywords & (kw.WITHER | kw.INFECT) and keywords & kw.DEATHTOUCH:
            atoms.mark_damage(st, hit.ref, 0, True)


# --- life (119) -------------------------------------------------------------------------------------------------------


def gain(st: State, player: int, amount: int, rule: str = "119.3") -> Ask:
    if amount <= 0 or player_rule(st, player, sta.CANT_GAIN_LIFE) or player_rule(st, player, sta.LIFE_CANT_CHANGE):
        return 0
    times, plus = 1, 0
    for ctx, _, static, _ in statics(st, sta.LifeGainChanged):
        if player in who(st, ctx, static.who):
            times *= static.times
            plus += static.plus
    amount = (amount + plus) * times
    atoms.gain_life(st, player, amount, rule)
    return amount
    yield


def lose(st: State, player: int, amount: int, rule: str = "119.3") -> int:
    if amount <= 0 or player_rule(st, player, sta.LIFE_CANT_CHANGE):
        return 0
    atoms.lose_life(st, player, amount, rule)
    return amount


def player_rule(st: State, player: int, kind: int) -> bool:
    """Is a rule of this kind in force for the player?"""
    for ctx, _, static, _ in statics(st, sta.PlayerRule):
        if static.kind == kind and player in who(st, ctx, static.who):
            return True
    return False


def player_rule_total(st: State, player: int, kind: int) -> int:
    total = 0
    for ctx, _, static, _ in statics(st, sta.PlayerRule):
        if static.kind == kind and player in who(st, ctx, static.who):
            total += number(st, ctx, static.amount)
    return total

