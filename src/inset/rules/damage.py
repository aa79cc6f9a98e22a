"""120, 119, 615: damage and life: dealing, preventing, the results of damage; gaining and losing life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import BATTLE, BATTLEFIELD, CREATURE, PLANESWALKER
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.rules import atoms, counters, happenings as ev
from inset.rules.evaluate import look, number, passes_id, who
from inset.rules.interaction import (
    ANY,
    Ask,
    Candidate,
    apply_in_turn,
    change_amount,
    changed_amount,
    commute,
    source_name,
)
from inset.rules.layers import chars_of
from inset.rules.perform import perform_all
from inset.rules.protection import protected
from inset.rules.state import Chars, Ctx, Event, Floating, State, is_player, player_of
from inset.rules.triggers import statics


class Hit:
    """So much damage from a source to a player or permanent, as it stands after the effects applied so far."""

    __slots__ = ("amount", "combat", "counters", "dealt", "preventable", "ref", "source", "toxic")

    def __init__(self, source: int, ref: int, amount: int, combat: bool = False) -> None:
        self.source = source
        self.ref = ref
        self.amount = amount
        self.combat = combat
        self.dealt = 0
        self.counters = 0  # poison or -1/-1 counters that are its result
        self.preventable = True
        self.toxic = 0  # … and poison counters besides


def deal(st: State, hits: Sequence[Hit], rule: str = "120.1") -> Ask:
    """Deals damage at the same time (120.4): first the effects that change or prevent it, then its results."""
    ready = []
    for hit in hits:
        if hit.amount > 0 and can_be_dealt(st, hit.ref):
            yield from _modify(st, hit)
            if hit.amount > 0:
                ready.append(hit)
    for hit in ready:  # 120.4c: effects that change the results of damage
        yield from _settle_counters(st, hit)
    batch = st.next_batch
    st.next_batch = batch + 1
    lifelink: dict[int, int] = {}
    for hit in ready:
        _result(st, hit, rule, batch, lifelink)
    for source, amount in lifelink.items():  # 702.15e: a life gain event for each source
        yield from gain(st, look(st, source)[1].controller, amount, "120.3f")
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
    """614–616: effects that change or prevent the damage, each once, in the order that the affected player chooses."""
    hit.preventable = not statics(st, sta.DamageCantBePrevented)
    yield from apply_in_turn(
        st,
        hit,
        set(),
        lambda: _candidates(st, hit) if hit.amount > 0 else (),
        lambda: _affected(st, hit.ref),
        _indifferent,
    )


def _affected(st: State, ref: int) -> int:
    return player_of(ref) if is_player(ref) else chars_of(st, st.objs[ref]).controller


def _candidates(st: State, hit: Hit) -> list[Candidate]:
    found: list[Candidate] = []
    for ctx, _, static, sid in statics(st, sta.DamageChanged):
        if _fits(st, ctx, static.source, static.to, static.to_players, None, hit):
            found.append(Candidate((id(static), sid), ANY, source_name(st, sid), change_amount, ctx, static))
    _counter_shield(st, hit, found)
    if not hit.preventable:
        for ctx, _, static, sid in statics(st, sta.PreventDamage):
            if static.then and _fits(st, ctx, static.source, static.to, static.to_players, static.combat, hit):
                found.append(Candidate((id(static), sid), ANY, source_name(st, sid), _prevent, ctx, static))
        return found
    if protected(st, hit.ref, hit.source):  # 702.16e
        found.append(Candidate("protection", ANY, "protection", _prevent_all))
    for ctx, _, static, sid in statics(st, sta.PreventDamage):
        if _fits(st, ctx, static.source, static.to, static.to_players, static.combat, hit):
            found.append(Candidate((id(static), sid), ANY, source_name(st, sid), _prevent, ctx, static))
    for floating in st.floating:
        if floating.uses <= SHIELD and hit.ref in floating.objects:
            found.append(
                Candidate(floating.id, ANY, source_name(st, floating.ctx.source), _use_shield, floating.ctx, floating)
            )
    return found


def _indifferent(found: Sequence[Candidate]) -> bool:
    """Effects whose order can't matter: those that multiply or add alike, those that prevent everything and do nothing
    besides."""
    changes = [c for c in found if isinstance(c.static, sta.DamageChanged)]
    others = [c.static for c in found if not isinstance(c.static, sta.DamageChanged)]
    if not all(s is None or (isinstance(s, sta.PreventDamage) and not s.amount and not s.then) for s in others):
        return False
    return bool(others) or commute(changes)


def _counter_shield(st: State, hit: Hit, found: list[Candidate]) -> None:
    """122.1c: one prevention effect, however many shield counters there are."""
    if not is_player(hit.ref) and st.objs[hit.ref].counters.get(SHIELD_COUNTER):
        found.append(Candidate(SHIELD_COUNTER, ANY, "shield counter", _prevent_by_counter, static=SHIELD_COUNTER))


def _prevent_by_counter(st: State, hit: Hit, cand: Candidate) -> None:
    atoms.take_counters(st, hit.ref, SHIELD_COUNTER, 1, "122.1c")
    if hit.preventable:
        _tell_prevented(st, hit, hit.amount, "122.1c")
        hit.amount = 0


def _prevent_all(st: State, hit: Hit, cand: Candidate) -> Ask:
    _tell_prevented(st, hit, hit.amount, "702.16e")
    hit.amount = 0
    return
    yield


def _tell_prevented(st: State, hit: Hit, amount: int, rule: str) -> None:
    atoms.tell(st, Event(ev.PREVENTED, rule, obj=max(hit.ref, 0), other=hit.source, amount=amount))


def _prevent(st: State, hit: Hit, cand: Candidate) -> Ask:
    """615.5: what the effect does with the amount prevented happens right after."""
    static = cand.static
    prevented = hit.amount if static.amount == 0 else min(hit.amount, static.amount)
    prevented = prevented if hit.preventable else 0  # 615.12: what else the effect does happens all the same
    hit.amount -= prevented
    if prevented:
        _tell_prevented(st, hit, prevented, "615.1")
    if static.then:
        assert cand.ctx is not None
        inner = cand.ctx.dup()
        inner.event = Event(ev.PREVENTED, "615.5", obj=max(hit.ref, 0), other=hit.source, amount=prevented)
        yield from perform_all(st, inner, static.then)


SHIELD_COUNTER: Final = "shield"
SHIELD = -10  # Floating.uses of a shield against the next N damage is SHIELD - N (615.7)


def _use_shield(st: State, hit: Hit, cand: Candidate) -> Ask:
    old = cand.static
    left = SHIELD - old.uses
    used = min(left, hit.amount)
    hit.amount -= used
    atoms.drop_floating(st, [old.id])
    if left > used:
        atoms.add_floating(
            st,
            Floating(old.id, old.ctx, old.duration, old.turn, old.timestamp, old.objects, uses=SHIELD - (left - used)),
        )
    _tell_prevented(st, hit, used, "615.7")
    return
    yield


def _fits(st: State, ctx: Ctx, source: object, to: object, to_players: object, combat: bool | None, hit: Hit) -> bool:
    if combat is not None and combat != hit.combat:
        return False
    if source is not None and not passes_id(st, ctx, source, hit.source):  # type: ignore[arg-type]
        return False
    if to is None and to_players is None:
        return True
    if is_player(hit.ref):
        return to_players is not None and player_of(hit.ref) in who(st, ctx, to_players)  # type: ignore[arg-type]
    return to is not None and passes_id(st, ctx, to, hit.ref)  # type: ignore[arg-type]


def _settle_counters(st: State, hit: Hit) -> Ask:
    """120.3b, 120.3d, 702.164c: how many counters the damage results in; they are not put by an effect (614.16)."""
    theirs = look(st, hit.source)[1]
    if is_player(hit.ref):
        if theirs.keywords & kw.INFECT:
            hit.counters = yield from counters.settled(st, hit.ref, "poison", hit.amount, by_effect=False)
        if hit.combat and theirs.keywords & kw.TOXIC:
            hit.toxic = yield from counters.settled(st, hit.ref, "poison", total_toxic(theirs), by_effect=False)
    elif theirs.keywords & (kw.WITHER | kw.INFECT) and chars_of(st, st.objs[hit.ref]).types & CREATURE:
        hit.counters = yield from counters.settled(st, hit.ref, "-1/-1", hit.amount, by_effect=False)


def total_toxic(chars: Chars) -> int:
    """702.164b: the sum of all toxic abilities."""
    found = [a for a in chars.abilities if isinstance(a, Keyword) and a.keyword == kw.TOXIC]
    return sum(a.number for a in found if isinstance(a.number, int))


def _result(st: State, hit: Hit, rule: str, batch: int, lifelink: dict[int, int]) -> None:
    """120.3: what damage does."""
    theirs = look(st, hit.source)[1]
    hit.dealt = hit.amount
    if is_player(hit.ref):
        player = player_of(hit.ref)
        if theirs.keywords & kw.INFECT:
            counters.commit(st, hit.ref, "poison", hit.counters, "120.3b")
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
        lifelink[hit.source] = lifelink.get(hit.source, 0) + hit.amount


def _combat_extras(st: State, player: int, hit: Hit) -> None:
    """903.10a: damage by a commander adds up; 702.164c: toxic gives poison counters."""
    source = look(st, hit.source)[0]
    for card in atoms.commanders_in(source):
        taken = dict(st.players[player].commander_damage)
        taken[card] = taken.get(card, 0) + hit.amount
        atoms.change_player(st, player, commander_damage=taken)
    counters.commit(st, hit.ref, "poison", hit.toxic, "702.164c")


def _to_permanent(st: State, hit: Hit, keywords: int) -> None:
    obj = st.objs[hit.ref]
    types = chars_of(st, obj).types
    if types & PLANESWALKER:
        atoms.take_counters(st, hit.ref, "loyalty", hit.amount, "120.3c")
    if types & BATTLE:
        atoms.take_counters(st, hit.ref, "defense", hit.amount, "120.3h")
    if types & CREATURE:
        if keywords & (kw.WITHER | kw.INFECT):
            counters.commit(st, hit.ref, "-1/-1", hit.counters, "120.3d")
        else:
            atoms.mark_damage(st, hit.ref, hit.amount, keywords & kw.DEATHTOUCH != 0)
        if keywords & (kw.WITHER | kw.INFECT) and keywords & kw.DEATHTOUCH:
            atoms.mark_damage(st, hit.ref, 0, True)


# --- life (119) -------------------------------------------------------------------------------------------------------


def gain(st: State, player: int, amount: int, rule: str = "119.3") -> Ask:
    if amount <= 0 or player_rule(st, player, sta.CANT_GAIN_LIFE) or player_rule(st, player, sta.LIFE_CANT_CHANGE):
        return 0
    found = [
        (ctx, static, sid)
        for ctx, _, static, sid in statics(st, sta.LifeGainChanged)
        if player in who(st, ctx, static.who)
    ]
    amount = yield from changed_amount(st, amount, player, found)
    atoms.gain_life(st, player, amount, rule)
    return amount


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
