"""106, 119, 120: damage, life and mana."""

from __future__ import annotations

from inset.language import effects as ef
from inset.language.selections import Target
from inset.rules import atoms, damage
from inset.rules.activating import add_mana
from inset.rules.damage import Hit
from inset.rules.decision import MODE, Decision
from inset.rules.evaluate import look, number, past, select, who
from inset.rules.mana_sources import mana_of
from inset.rules.perform import keep_number, living, performs
from inset.rules.replacing import Ask
from inset.rules.state import Ctx, Floating, State, player_ref


def recipients(st: State, ctx: Ctx, node: ef.DealDamage | ef.EachDealsDamage | ef.PreventNext) -> list[int]:
    """Objects of a selection and players, as references; ``Target`` slots may hold both."""
    refs: list[int] = []
    if node.to is not None:
        if isinstance(node.to, Target):
            refs += ctx.targets[node.to.slot] if node.to.slot < len(ctx.targets) else ()
        else:
            refs += select(st, ctx, node.to)
    if node.players is not None:
        refs += [player_ref(p) for p in who(st, ctx, node.players) if player_ref(p) not in refs]
    return refs


@performs(ef.DealDamage)
def _deal(st: State, ctx: Ctx, node: ef.DealDamage) -> Ask:
    sources = select(st, ctx, node.source)
    if not sources:
        return
    source = past(ctx, sources[0])
    if node.divided:
        hits = [Hit(source, ref, share) for ref, share in ctx.divided]
    else:
        amount = number(st, ctx, node.amount)
        hits = [Hit(source, ref, amount) for ref in recipients(st, ctx, node)]
    dealt = yield from damage.deal(st, hits)
    keep_number(ctx, node.save, sum(h.dealt for h in dealt))


@performs(ef.EachDealsDamage)
def _each_deals(st: State, ctx: Ctx, node: ef.EachDealsDamage) -> Ask:
    hits = []
    for source in living(st, ctx, node.sources):
        amount = look(st, source)[1].power or 0
        hits += [Hit(source, ref, amount) for ref in recipients(st, ctx, node)]
    yield from damage.deal(st, hits)


@performs(ef.GainLife)
def _gain(st: State, ctx: Ctx, node: ef.GainLife) -> Ask:
    for player in who(st, ctx, node.who):
        yield from damage.gain(st, player, number(st, ctx, node.amount))


@performs(ef.LoseLife)
def _lose(st: State, ctx: Ctx, node: ef.LoseLife) -> Ask:
    lost = 0
    for player in who(st, ctx, node.who):
        lost += damage.lose(st, player, number(st, ctx, node.amount))
    keep_number(ctx, node.save, lost)
    return
    yield


@performs(ef.AddMana)
def _add(st: State, ctx: Ctx, node: ef.AddMana) -> Ask:
    """106.4, outside mana abilities: the player chooses as the mana is added."""
    for player in who(st, ctx, node.who):
        ways = [way for way in mana_of(st, ctx, node, False) if way]
        if not ways:
            continue
        pick = 0
        if len(ways) > 1:
            labels = [tuple(m.kind for m in way) for way in ways]
            pick = yield Decision(MODE, player, "106.4", "Which mana?", range(len(ways)), subject=("mana", labels))
        add_mana(st, player, ways[pick], ctx.source)


@performs(ef.PreventNext)
def _prevent(st: State, ctx: Ctx, node: ef.PreventNext) -> Ask:
    """615.7: a shield; its size is kept in ``uses`` (see damage.SHIELD)."""
    amount = number(st, ctx, node.amount)
    for ref in recipients(st, ctx, node):
        shield = Floating(
            atoms.new_id(st),
            ctx.dup(),
            ef.THIS_TURN,
            st.turn,
            atoms.tick(st),
            objects=(ref,),
            uses=damage.SHIELD - amount,
        )
        atoms.add_floating(st, shield)
    return
    yield


@performs(ef.Fight)
def _fight(st: State, ctx: Ctx, node: ef.Fight) -> Ask:
    """701.14: each deals damage equal to its power to the other; nothing happens if one is gone."""
    a, b = living(st, ctx, node.a), living(st, ctx, node.b)
    if a and b:
        hits = [Hit(a[0], b[0], look(st, a[0])[1].power or 0), Hit(b[0], a[0], look(st, b[0])[1].power or 0)]
        yield from damage.deal(st, hits, "701.14a")
