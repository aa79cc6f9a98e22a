"""400.7d, 508.1: what objects and the turn remember, for text that asks: mana spent, numbers kept, who was attacked."""

from __future__ import annotations

from inset.kernel.types import BEGIN_COMBAT, COLORS
from inset.language import selections as sel, values as val
from inset.rules.meaning.references import NUMBERS, PLAYERS, look, select, standing_for
from inset.rules.model import event_records as ev
from inset.rules.model.object_notes import CONVOKED, MANA_SPENT
from inset.rules.model.state import BLESSING, COMMANDER, MELDED, Ctx, State, player_ref


def _mana_spent(st: State, ctx: Ctx, node: val.ManaSpent) -> int:
    found = [look(st, oid)[0].cast for oid in select(st, ctx, node.on)]
    return sum(cast.mana for cast in found if cast is not None)


def _colors_spent(st: State, ctx: Ctx, node: val.ColorsSpent) -> int:
    spent = [MANA_SPENT.get(look(st, oid)[0].notes, ()) for oid in select(st, ctx, node.on)]
    return sum(len(set(COLORS).intersection(kinds)) for kinds in spent)


def _convokers(st: State, ctx: Ctx, node: val.Convokers) -> int:
    return sum(len(CONVOKED.get(look(st, oid)[0].notes, ())) for oid in select(st, ctx, node.of))


def _color_spent(st: State, ctx: Ctx, node: val.ColorSpent) -> int:
    spent = [MANA_SPENT.get(look(st, oid)[0].notes, ()) for oid in select(st, ctx, node.on)]
    return sum(kinds.count(node.color) for kinds in spent)


def _command_casts(st: State, ctx: Ctx, node: val.CommandCasts) -> int:
    found = [look(st, oid)[0] for oid in select(st, ctx, node.what)]
    return sum(st.players[obj.owner].commander_casts.get(obj.card, 0) for obj in found if obj.flags & COMMANDER)


def _kept(st: State, ctx: Ctx, node: val.Kept) -> int:
    return sum(int(look(st, oid)[0].chosen.get(node.which, 0)) for oid in select(st, ctx, node.of))


def _attacked_this_combat(st: State, ctx: Ctx, node: sel.AttackedThisCombat) -> list[int]:
    refs = set()
    for event in reversed(st.events):
        if event.kind == ev.STEP_BEGAN and event.amount == BEGIN_COMBAT:
            break
        if event.kind == ev.ATTACKED and event.player == ctx.controller:
            refs.add(event.other)
    return [p for p in range(len(st.players)) if p != ctx.controller and player_ref(p) in refs]  # 800.4i


def _most_life(st: State, ctx: Ctx, node: sel.MostLife) -> list[int]:
    players = st.in_game()
    most = max(st.players[p].life for p in players)
    return [p for p in players if st.players[p].life == most]


def blessed(st: State) -> list[int]:
    return [st.objs[oid].owner for oid in standing_for(st, BLESSING)]


def _times_mutated(st: State, ctx: Ctx, node: val.TimesMutated) -> int:
    """730.2: each time one more component; what melded with it didn't mutate onto it."""
    return sum(part[2] != MELDED for oid in select(st, ctx, node.of) for part in look(st, oid)[0].merged)


NUMBERS.update(
    {val.TimesMutated: _times_mutated, val.ManaSpent: _mana_spent, val.ColorsSpent: _colors_spent, val.Kept: _kept}
)
NUMBERS.update({val.CommandCasts: _command_casts, val.ColorSpent: _color_spent, val.Convokers: _convokers})
PLAYERS.update({sel.AttackedThisCombat: _attacked_this_combat, sel.MostLife: _most_life})
PLAYERS[sel.Blessed] = lambda st, ctx, node: blessed(st)
