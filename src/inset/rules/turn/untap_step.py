"""502.3: the untap step."""

from __future__ import annotations

from inset.language import statics as sta
from inset.rules.events.tapping import untap
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import number, passes
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.picks import pick_set
from inset.rules.model.state import Ctx, State
from inset.rules.model.subjects import Deed
from inset.rules.objects.layers import chars_of

Rule = tuple[Ctx, sta.Restrict]


def untap_all(st: State) -> Ask[None]:
    """502.3: the active player determines which of their permanents untap: all but those that an effect keeps tapped, or lets
    them keep tapped; those of other players untap with them if an effect says so."""
    rules = [(c, s) for c, _, s, _ in statics(st, sta.Restrict)]
    freed = [(c, s) for c, s in rules if s.kind == sta.UNTAPS_WITH_OTHERS and c.controller != st.active]
    tapped = [oid for oid in st.battlefield if st.objs[oid].tapped and not st.objs[oid].phased]
    own = [oid for oid in tapped if chars_of(st, st.objs[oid]).controller == st.active]
    able = [oid for oid in own if not _falls_under(st, oid, rules, sta.DOESNT_UNTAP)]
    for oid in [oid for oid in able if _falls_under(st, oid, rules, sta.MAY_STAY_TAPPED)]:
        question = Decision(CONFIRM, st.active, "502.3", "Untap it?", YES_NO, subject=Deed("untap", oid))
        yes = yield from ask(question)
        if not yes:
            able.remove(oid)
    for ctx, rule in rules:
        if rule.kind == sta.NO_MORE_UNTAP:
            able = yield from _so_many(st, ctx, rule, able)
    others = [oid for oid in tapped if oid not in own and any(_about(st, c, s, oid) for c, s in freed)]
    for oid in tapped:
        if (oid in able or oid in others) and oid in st.objs:
            untap(st, oid, "502.3")


def _about(st: State, ctx: Ctx, rule: sta.Restrict, oid: int) -> bool:
    obj = st.objs.get(oid)
    return obj is not None and passes(st, ctx, rule.where, obj, chars_of(st, obj))


def _falls_under(st: State, oid: int, rules: list[Rule], kind: int) -> bool:
    for ctx, rule in rules:
        if rule.kind == kind and _about(st, ctx, rule, oid):
            return True
    return False


def _so_many(st: State, ctx: Ctx, rule: sta.Restrict, able: list[int]) -> Ask[list[int]]:
    """ "Players can't untap more than one land during their untap steps": which ones, the active player determines."""
    meant = [oid for oid in able if _about(st, ctx, rule, oid)]
    most = number(st, ctx, rule.number)
    if len(meant) <= most:
        return able
    chosen = yield from pick_set(st, st.active, "502.3", "Untap which?", meant, most)
    return [oid for oid in able if oid not in meant or oid in chosen]
