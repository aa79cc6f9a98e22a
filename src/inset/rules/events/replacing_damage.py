"""609.7, 614.9, 615: what would change, prevent or redirect damage.

Damage that would be dealt at the same time is a ``Volley`` of hits. Each goes through 616 on its own; what is used up by an
instance of damage (615.8) is used up by the whole volley, and prevented damage is logged once for each effect (615.13).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from inset.kernel.types import BATTLE, BATTLEFIELD, CREATURE, PLANESWALKER
from inset.language import statics as sta
from inset.language.abilities import StaticAbility
from inset.language.node import Effect, Filter, Players, Static
from inset.rules import atoms
from inset.rules.events.instructions import perform_all
from inset.rules.events.protection import protected
from inset.rules.events.replacement_process import (
    ANY,
    Candidate,
    Proposed,
    apply_in_turn,
    commute,
    scaled,
    source_name,
)
from inset.rules.events.triggers import S, statics
from inset.rules.meaning.references import passes_id, select, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.object_records import Facts
from inset.rules.model.questions import ask_next
from inset.rules.model.state import Ctx, Event, Floating, State, is_player, player_of, player_ref
from inset.rules.model.subjects import CardOrder
from inset.rules.objects.layers import chars_of

SHIELD_COUNTER: Final = "shield"


class Hit(Proposed):
    """This much damage from a source to a player or permanent, as it stands after the effects applied so far."""

    __slots__ = (
        "amount",
        "applied",
        "combat",
        "counters",
        "dealt",
        "excess",
        "preventable",
        "ref",
        "source",
        "toxic",
        "volley",
    )

    def __init__(self, source: int, ref: int, amount: int, combat: bool = False) -> None:
        self.source = source
        self.ref = ref
        self.amount = amount
        self.combat = combat
        self.dealt = 0
        self.excess = 0  # set on one of the hits on a permanent, for all of them
        self.counters = 0  # poison or -1/-1 counters that are its result
        self.preventable = True
        self.toxic = 0  # … and poison counters besides
        self.applied: set[Hashable] = set()
        self.volley: Volley | None = None

    def about(self) -> tuple[int, int]:
        return (0, player_of(self.ref)) if is_player(self.ref) else (self.ref, -1)

    def facts(self) -> Facts:
        return DAMAGE, self.amount, self.source, self.ref


DAMAGE: Final = "damage"


class Volley:
    """Damage that would be dealt at the same time, and what has happened to it."""

    __slots__ = ("after", "hits", "prevented", "spent")

    def __init__(self, hits: Sequence[Hit]) -> None:
        self.hits = list(hits)
        self.spent: list[tuple[Ctx, Static, int]] = []  # effects that this instance of damage has used up
        self.prevented: dict[
            tuple[Hashable, int], tuple[int, int, str]
        ] = {}  # by effect and recipient: how much, whose, why
        self.after: dict[Hashable, tuple[Ctx, tuple[Effect, ...]]] = {}  # 615.5: what else the effects do, right after
        for hit in hits:
            hit.volley = self


def can_be_dealt(st: State, ref: int) -> bool:
    """120.1: players, creatures, planeswalkers and battles."""
    if is_player(ref):
        return not st.players[player_of(ref)].lost
    obj = st.objs.get(ref)
    return (
        obj is not None and obj.zone == BATTLEFIELD and not obj.phased
        and chars_of(st, obj).types & (CREATURE | PLANESWALKER | BATTLE) != 0
    )  # fmt: skip


def settle(st: State, volley: Volley) -> Ask[list[Hit]]:
    """614–616: the effects that would modify the damage. Returns the hits that are left to be dealt."""
    if len(volley.hits) > 1 and any(f.shield for f in st.floating):
        yield from _choose_order(st, volley)
    ready = []
    for hit in volley.hits:  # a part that is redirected comes at the end
        if hit.amount > 0 and can_be_dealt(st, hit.ref):
            yield from _modify(st, hit)
            if hit.amount > 0:
                ready.append(hit)
    for (_, ref), (amount, source, rule) in volley.prevented.items():
        atoms.emit(st, _prevention(ref, source, amount, rule))
    return ready


def afterwards(st: State, volley: Volley) -> Ask[None]:
    """615.5."""
    for ctx, effects in volley.after.values():
        yield from perform_all(st, ctx, effects)


def _modify(st: State, hit: Hit) -> Ask[None]:
    """Each effect once (614.5), in the order that the affected player chooses (616.1)."""
    hit.preventable = hit.preventable and not any(
        _fits(st, ctx, static.source, None, None, static.combat, hit)
        for ctx, _, static, _ in statics(st, sta.DamageCantBePrevented)
    )
    yield from apply_in_turn(
        st,
        hit,
        hit.applied,
        lambda: _candidates(st, hit) if hit.amount > 0 else (),
        lambda: _affected(st, hit.ref),
        _indifferent,
    )


def _affected(st: State, ref: int) -> int:
    return player_of(ref) if is_player(ref) else chars_of(st, st.objs[ref]).controller


def _choose_order(st: State, volley: Volley) -> Ask[None]:
    """615.7: which damage a shield prevents, if it can't prevent all that is dealt at the same time."""
    for ref in dict.fromkeys(hit.ref for hit in volley.hits):
        here = [hit for hit in volley.hits if hit.ref == ref and hit.amount > 0]
        shields = [f.shield for f in st.floating if f.shield and ref in f.objects]
        if not shields or len({hit.source for hit in here}) < 2 or sum(hit.amount for hit in here) <= sum(shields):
            continue
        ordered: list[Hit] = []
        while len(here) > 1:
            ids = [hit.source for hit in here]
            pick = yield from ask_next(_affected(st, ref), "615.7", "Which damage does the shield apply to first?", ids,
                CardOrder(tuple(ids)))  # fmt: skip
            ordered.append(here.pop(ids.index(pick)))
        waiting = iter((*ordered, *here))
        volley.hits = [next(waiting) if hit.ref == ref and hit.amount > 0 else hit for hit in volley.hits]


# --- which effects apply ---------------------------------------------------------------------------------------------


def _candidates(st: State, hit: Hit) -> list[Candidate[Hit]]:
    found: list[Candidate[Hit]] = []
    for ctx, _, more, sid in statics(st, sta.DamageChanged):
        if _fits(st, ctx, more.source, more.to, more.to_players, more.combat, hit):
            found.append(Candidate((id(more), sid), ANY, _label(st, ctx), _change, ctx, more))
    for ctx, _, other, sid in statics(st, sta.DamageInstead):
        if _fits(st, ctx, other.source, other.to, other.to_players, other.combat, hit):
            found.append(Candidate((id(other), sid), ANY, _label(st, ctx), _instead, ctx, other))
    for ctx, _, turned, sid in _in_force(st, hit, sta.RedirectDamage):
        if _redirects(st, ctx, turned, sid, hit):
            found.append(Candidate((id(turned), sid), ANY, _label(st, ctx), _redirect, ctx, turned, rule="614.9"))
    _counter_shield(st, hit, found)
    for ctx, _, stopped, sid in _in_force(st, hit, sta.PreventDamage):
        if not hit.preventable and not stopped.then:
            continue  # 615.12
        if _fits(st, ctx, stopped.source, stopped.to, stopped.to_players, stopped.combat, hit):
            found.append(Candidate((id(stopped), sid), ANY, _label(st, ctx), _prevent, ctx, stopped, rule="615.1"))
    if hit.preventable:
        if protected(st, hit.ref, hit.source):  # 702.16e
            found.append(Candidate("protection", ANY, "protection", _prevent_all, rule="702.16e"))
        for f in st.floating:
            if f.shield and not f.statics and hit.ref in f.objects:
                found.append(Candidate(f.id, ANY, source_name(st, f.ctx.source), _use_shield, f.ctx, f, rule="615.7"))
    return found


def _in_force(st: State, hit: Hit, kind: type[S]) -> list[tuple[Ctx, StaticAbility | None, S, int]]:
    """Static abilities and effects, and those that another part of the same damage has just used up (615.8)."""
    found = statics(st, kind)
    volley = hit.volley
    if volley is not None and volley.spent:
        return [*found, *((ctx, None, static, sid) for ctx, static, sid in volley.spent if type(static) is kind)]
    return found


def _label(st: State, ctx: Ctx) -> str:
    return source_name(st, ctx.source)


def _fits(
    st: State,
    ctx: Ctx,
    source: Filter | None,
    to: Filter | None,
    to_players: Players | None,
    combat: bool | None,
    hit: Hit,
) -> bool:
    if combat is not None and combat != hit.combat:
        return False
    if source is not None and not passes_id(st, ctx, source, hit.source):
        return False
    if to is None and to_players is None:
        return True
    if is_player(hit.ref):
        return to_players is not None and player_of(hit.ref) in who(st, ctx, to_players)
    return to is not None and passes_id(st, ctx, to, hit.ref)


def _indifferent(found: Sequence[Candidate[Hit]]) -> bool:
    """Effects whose order can't matter: those that multiply or add alike, those that prevent damage and do nothing
    besides."""
    changes = [c for c in found if isinstance(c.static, sta.DamageChanged)]
    others = [c.static for c in found if not isinstance(c.static, sta.DamageChanged)]
    if not all(s is None or (isinstance(s, sta.PreventDamage) and not s.then) for s in others):
        return False
    if any(s is not None and s.amount for s in others):
        return not changes
    return bool(others) or commute(changes)


# --- what they do ----------------------------------------------------------------------------------------------------


def _counter_shield(st: State, hit: Hit, found: list[Candidate[Hit]]) -> None:
    """122.1c: one prevention effect, however many shield counters there are."""
    if not is_player(hit.ref) and st.objs[hit.ref].counters.get(SHIELD_COUNTER):
        found.append(
            Candidate(SHIELD_COUNTER, ANY, "shield counter", _prevent_by_counter, static=SHIELD_COUNTER, rule="122.1c")
        )


def _prevent_by_counter(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    atoms.take_counters(st, hit.ref, SHIELD_COUNTER, 1, "122.1c")
    if hit.preventable:
        _take(hit, cand, hit.amount, "122.1c")


def _prevent_all(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    _take(hit, cand, hit.amount, "702.16e")


def _prevent(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    """615.5: what the effect does with the amount prevented happens right after."""
    static = cand.static
    prevented = max(0, hit.amount - static.but) if static.amount == 0 else min(hit.amount, static.amount)
    prevented = prevented if hit.preventable else 0  # 615.12: what else the effect does happens all the same
    if prevented:
        _take(hit, cand, prevented, "615.1")
        _spend(st, hit, cand)
    if static.then:
        _then(hit, cand, static, prevented)


def _instead(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    """614.1a: nothing is prevented; each source and each recipient by itself."""
    assert cand.ctx is not None and hit.volley is not None
    after = hit.volley.after
    inner = cand.ctx.dup()
    inner.event = _prevention(hit.ref, hit.source, hit.amount, "614.1a")
    after[cand.key, hit.ref, len(after)] = (inner, cand.static.effects)
    hit.amount = 0


def _then(hit: Hit, cand: Candidate[Hit], static: sta.PreventDamage, prevented: int) -> None:
    """ "If damage would be dealt to this": once for all that is dealt to it at the same time. "If a source would deal damage"
    refers to each source (615.10)."""
    assert cand.ctx is not None and hit.volley is not None
    after = hit.volley.after
    key = (cand.key, hit.ref, len(after) if static.source is not None else -1)
    before = after[key][0].event if key in after else None
    inner = cand.ctx.dup()
    inner.event = _prevention(hit.ref, hit.source, prevented + (before.amount if before is not None else 0), "615.5")
    after[key] = (inner, static.then)


def _prevention(ref: int, source: int, amount: int, rule: str) -> Event:
    player = player_of(ref) if is_player(ref) else -1
    return Event(ev.PREVENTED, rule, player, obj=max(ref, 0), other=source, amount=amount)


def _take(hit: Hit, cand: Candidate[Hit], amount: int, rule: str) -> None:
    """615.13: what one effect prevents of damage dealt at the same time is one prevention."""
    assert hit.volley is not None
    before = hit.volley.prevented.get((cand.key, hit.ref), (0, hit.source, rule))
    hit.volley.prevented[cand.key, hit.ref] = (before[0] + amount, before[1], rule)
    hit.amount -= amount


def _use_shield(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    """615.7."""
    used = _reduce(st, cand.static, hit.amount)
    _take(hit, cand, used, "615.7")


def _reduce(st: State, old: Floating, amount: int) -> int:
    """How much of the damage meets what is left of a shield, which is then smaller or gone."""
    used = min(old.shield, amount)
    atoms.drop_floating(st, [old.id])
    if old.shield > used:
        atoms.add_floating(st, old.with_shield(old.shield - used))
    return used


def _change(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    hit.amount = scaled(hit.amount, cand)


def _sid(cand: Candidate[Hit]) -> int:
    """The source of an effect, or the number of one that lasts."""
    return int(cand.key[1]) if isinstance(cand.key, tuple) else 0


def _floating(st: State, sid: int) -> Floating | None:
    for f in st.floating:
        if f.id == sid:
            return f
    return None


def _spend(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    """615.8: an effect that refers to the next time is over, except for other damage dealt at the same time."""
    old = _floating(st, _sid(cand))
    if old is not None and old.uses > 0 and hit.volley is not None and cand.ctx is not None:
        atoms.drop_floating(st, [old.id])
        hit.volley.spent.append((cand.ctx, cand.static, old.id))


# --- redirection (614.9) ---------------------------------------------------------------------------------------------


def _redirects(st: State, ctx: Ctx, static: sta.RedirectDamage, sid: int, hit: Hit) -> bool:
    """It does nothing if the damage can't be dealt to what it would be dealt to instead."""
    limited = _floating(st, sid)
    if limited is not None and limited.objects and hit.ref not in limited.objects:
        return False
    onto = _onto(st, ctx, static)
    if onto in (0, hit.ref) or not can_be_dealt(st, onto):
        return False
    return _fits(st, ctx, static.source, static.to, static.to_players, static.combat, hit)


def _onto(st: State, ctx: Ctx, static: sta.RedirectDamage) -> int:
    refs = [] if static.onto is None else select(st, ctx, static.onto)
    if static.onto_players is not None:
        refs = [*refs, *(player_ref(player) for player in who(st, ctx, static.onto_players))]
    return refs[0] if refs else 0


def _redirect(st: State, hit: Hit, cand: Candidate[Hit]) -> None:
    """The same source deals the same damage to something else; of this much damage, the rest stays where it was."""
    assert cand.ctx is not None and hit.volley is not None
    onto, amount = _onto(st, cand.ctx, cand.static), hit.amount
    limited = _floating(st, _sid(cand))
    if limited is not None and limited.shield:
        amount = _reduce(st, limited, hit.amount)
    else:
        _spend(st, hit, cand)
    atoms.tell(st, Event(ev.REDIRECTED, "614.9", obj=max(onto, 0), other=hit.source, amount=amount, detail=onto))
    if amount == hit.amount:
        hit.ref = onto
        return
    part = Hit(hit.source, onto, amount, hit.combat)
    part.volley, part.applied = hit.volley, set(hit.applied)
    hit.amount -= amount
    hit.volley.hits.append(part)
