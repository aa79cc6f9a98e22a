"""508.1, 509.1: what declaring attackers and declaring blockers have in common: the picks, limits on numbers, company."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inset.language import statics as sta
from inset.rules.combat.declaration import STOP, Declaration
from inset.rules.combat.declaration_terms import Limit, Need
from inset.rules.meaning.references import number, passes
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, State
from inset.rules.model.subjects import About, Subject
from inset.rules.objects.layers import chars_of

Rule = tuple[Ctx, sta.Restrict]
Places = tuple[list[tuple[int, int]], tuple[int, ...]]  # what each creature meets; how often each price is owed


Put = Callable[[int, str, str, Sequence[int], Subject], Ask[int]]  # ``pick_attack`` or ``pick_block``


def choose_places(player: int, whole: Declaration, put: Put, rule: str, prompt: str) -> Ask[Places]:
    """One pick after the other: pairs of a creature and what it meets; and how often each price is owed for that."""
    at = whole.start()
    picked: list[tuple[int, int]] = []
    while not whole.over(at):
        oid = whole.fighters[len(at[0])].oid
        places = whole.allowed(at)
        values = [whole.refs[p] if p != STOP else 0 for p in places]
        pick = yield from put(player, rule, prompt, values, About(oid))
        place = places[values.index(pick)]
        if place != STOP:
            picked.append((oid, pick))
        at = whole.step(at, place)
    return picked, whole.owed(at[0])


def company(st: State, rules: list[Rule], oid: int, creatures: list[int]) -> tuple[Need, ...]:
    """506.5: who "can't attack alone" needs another; so does who attacks only if certain others do."""
    found = []
    for ctx, static in rules:
        others = frozenset([i for i, other in enumerate(creatures) if _passes(st, ctx, static, other)])
        itself = oid in creatures and creatures.index(oid) in others
        found.append((others, number(st, ctx, static.number) + itself))
    return tuple(found)


def _passes(st: State, ctx: Ctx, static: sta.Restrict, oid: int) -> bool:
    return passes(st, ctx, static.against, st.objs[oid], chars_of(st, st.objs[oid]))


def number_limits(
    st: State, rules: list[Rule], creatures: list[int], refs: list[int], fits: Callable[[State, Rule, int], bool]
) -> list[Limit]:
    """ "No more than one creature can attack you each combat"."""
    found = []
    for rule in rules:
        ctx, static = rule
        who = [
            i for i, oid in enumerate(creatures)
            if passes(st, ctx, static.where, st.objs[oid], chars_of(st, st.objs[oid]))
        ]  # fmt: skip
        places = [p for p, ref in enumerate(refs) if fits(st, rule, ref)]
        found.append(Limit(frozenset(who), frozenset(places), number(st, ctx, static.number)))
    return found
