"""709.5, 116.2m: halves of a permanent that are locked or unlocked: by a special action, by an effect.

``frames`` says which cards have such halves, and what a permanent is while they are locked.
"""

from __future__ import annotations

from inset.kernel.mana import FREE
from inset.language import effects as ef
from inset.language.costs import PayMana
from inset.language.statics import UnlockCostChange
from inset.rules import atoms
from inset.rules.events.instructions import POSSIBLE, living, performs
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import number, who
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_mode
from inset.rules.model.reason import Reason
from inset.rules.model.state import Ctx, Obj, State
from inset.rules.model.subjects import Door
from inset.rules.objects.copiable_values import definition_of, halves
from inset.rules.objects.layers import chars_of
from inset.rules.payment.bill import affordable, bill_of


def all_halves(st: State, obj: Obj) -> list[int]:
    return sorted(halves(st, obj, unlocked=False) + halves(st, obj, unlocked=True))


def name_of_half(st: State, obj: Obj, half: int) -> str:
    card = definition_of(st, obj)
    return card.faces[half].name if card is not None else ""


def unlocked_names(st: State, obj: Obj) -> list[str]:
    return [name_of_half(st, obj, half) for half in halves(st, obj, unlocked=True)]


def unlock_cost(st: State, player: int, obj: Obj, half: int) -> PayMana:
    """709.5e: the mana cost of the half, changed by what changes unlock costs."""
    card = definition_of(st, obj)
    cost = (card.faces[half].cost if card is not None else None) or FREE
    change = sum(
        static.sign * number(st, ctx, static.amount)
        for ctx, _, static, _ in statics(st, UnlockCostChange)
        if player in who(st, ctx, static.who)
    )
    return PayMana(cost.less_generic(-change))


def against(st: State, player: int, obj: Obj, half: int) -> list[Reason]:
    """116.2m: what prevents the special action; whether its cost can be paid is checked last."""
    reasons: list[Reason] = []
    if half not in halves(st, obj, unlocked=False):
        reasons.append(Reason("709.5e", "that half is not locked"))
    if obj.phased or chars_of(st, obj).controller != player:
        reasons.append(Reason("116.2m", "only its controller can unlock it"))
    if not sorcery_time(st, player):
        reasons.append(Reason("116.2m", "only in a main phase of the player's turn, with an empty stack"))
    if not reasons and not affordable(st, bill_of(st, Ctx(obj.id, player), unlock_cost(st, player, obj, half))):
        reasons.append(Reason("116.2m", "its unlock cost can't be paid"))
    return reasons


@performs(ef.Unlock)
def _unlock(st: State, ctx: Ctx, node: ef.Unlock) -> Ask[None]:
    """709.5f–g: the player chooses a locked half of each, or, if they may lock as well, any half."""
    for oid in living(st, ctx, node.what):
        obj = st.objs[oid]
        options = halves(st, obj, unlocked=False)
        if node.or_lock:
            options = all_halves(st, obj)
        if not options:
            continue
        half = options[0]
        if len(options) > 1:
            half = yield from ask_mode(ctx.controller, "709.5f", "Which door?", options, Door(oid))
        if half in halves(st, obj, unlocked=True):
            atoms.lock(st, oid, half, ctx.controller)
        else:
            atoms.unlock(st, oid, half, ctx.controller, "709.5f")


POSSIBLE[ef.Unlock] = lambda st, ctx, node, player: any(
    halves(st, st.objs[o], unlocked=False) or (node.or_lock and halves(st, st.objs[o], unlocked=True))
    for o in living(st, ctx, node.what)
)
