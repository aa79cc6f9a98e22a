"""120, 119, 615: damage and life: dealing, preventing, the results of damage; gaining and losing life."""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import BATTLE, BATTLEFIELD, CREATURE, PLANESWALKER
from inset.language import keywords as kw
from inset.language import statics as sta
from inset.language.abilities import Keyword
from inset.rules import atoms
from inset.rules import happenings as ev
from inset.rules.decision import REPLACE, Decision
from inset.rules.evaluate import look, number, passes_id, who
from inset.rules.layers import chars_of
from inset.rules.protection import protected
from inset.rules.replacing import ANY, Ask, Candidate, source_name
from inset.rules.state import COMMANDER, Ctx, Event, Floating, State, is_player, player_of
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
    """614–616: effects that change or prevent the damage, each once, in the order that the affected player chooses."""
    applied: list[object] = []
    while hit.amount > 0:
        found = [c for c in _candidates(st, hit) if c.key not in applied]
        if not found:
            return
        chosen = found[0]
        if len(found) > 1 and _order_matters(found):
            labels = [c.label for c in found]
            pick = yield Decision(
                REPLACE,
                _affected(st, hit.ref),
                "616.1",
                "Which effect applies first?",
                range(len(found)),
                subject=labels,
            )
            chosen = found[pick]
        applied.append(chosen.key)
        yield from chosen.apply(st, hit, chosen)


def _affected(st: State, ref: int) -> int:
    return player_of(ref) if is_player(ref) else chars_of(st, st.objs[ref]).controller


def _candidates(st: State, hit: Hit) -> list[Candidate]:
    found: list[Candidate] = []
    for ctx, _, static, sid in statics(st, sta.DamageChanged):
        if _fits(st, ctx, static.source, static.to, static.to_players, None, hit):
            found.append(Candidate((id(static), sid), ANY, source_name(st, sid), _change_amount, ctx, static))
    if statics(st, sta.DamageCantBePrevented):  # 615.12
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


def _order_matters(found: list[Candidate]) -> bool:
    """Effects that only multiply, or that prevent everything and do nothing besides, give the same in any order."""
    statics_ = [c.static for c in found]
    if all(isinstance(s, sta.DamageChanged) and s.plus == 0 for s in statics_):
        return False
    return not all(s is None or (isinstance(s, sta.PreventDamage) and not s.amount and not s.then) for s in statics_)


def _change_amount(st: State, hit: Hit, cand: Candidate) -> Ask:
    hit.amount = hit.amount * cand.static.times + cand.static.plus
    return
    yield


def _prevent_all(st: State, hit: Hit, cand: Candidate) -> Ask:
    _tell_prevented(st, hit, hit.amount, "702.16e")
    hit.amount = 0
    return
    yield


def _tell_prevented(st: State, hit: Hit, amount: int, rule: str) -> None:
    atoms.tell(st, Event(ev.PREVENTED, rule, obj=max(hit.ref, 0), other=hit.source, amount=amount))


def _prevent(st: State, hit: Hit, cand: Candidate) -> Ask:
    """615.5: what the effect does with the amount prevented happens right after."""
    from inset.rules.perform import perform_all

    static = cand.static
    prevented = hit.amount if static.amount == 0 else min(hit.amount, static.amount)
    hit.amount -= prevented
    _tell_prevented(st, hit, prevented, "615.1")
    if static.then:
        assert cand.ctx is not None
        inner = cand.ctx.dup()
        inner.event = Event(ev.PREVENTED, "615.5", obj=max(hit.ref, 0), other=hit.source, amount=prevented)
        yield from perform_all(st, inner, static.then)


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


def _result(st: State, hit: Hit, rule: str, batch: int, lifelink: dict[int, int]) -> None:
    """120.3: what damage does."""
    theirs = look(st, hit.source)[1]
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
