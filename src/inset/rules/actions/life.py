"""106, 119, 120: damage, life and mana."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import SNOW
from inset.language import effects as ef
from inset.language.filters import And, Anything, IsOneOf
from inset.language.node import Static
from inset.language.selections import Saved, SavedPlayers, Target
from inset.language.statics import PreventDamage, RedirectDamage
from inset.rules import atoms
from inset.rules.events import damage
from inset.rules.events.damage import Hit
from inset.rules.events.instructions import does, keep_number, living, performs
from inset.rules.meaning.references import look, number, passes_id, past, select, who
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_mode, ask_object
from inset.rules.model.state import SPELL, Ctx, State, is_player, player_ref
from inset.rules.model.subjects import About, ManaKinds
from inset.rules.payment.mana_abilities import mana_of
from inset.rules.payment.mana_sources import add_mana

Struck = ef.DealDamage | ef.EachDealsDamage | ef.PreventNext | ef.RedirectNext | ef.Guard


def recipients(st: State, ctx: Ctx, node: Struck) -> list[int]:
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


def hits_of(st: State, ctx: Ctx, node: ef.DealDamage) -> list[Hit]:
    """Whom the source would deal how much at the same time."""
    sources = select(st, ctx, node.source)
    if not sources:
        return []
    source = past(ctx, sources[0])
    if node.divided:
        hits = [Hit(source, ref, share) for ref, share in ctx.divided]
    else:
        amount = number(st, ctx, node.amount)
        hits = [Hit(source, ref, amount) for ref in recipients(st, ctx, node)]
    also = node.also
    while also is not None:  # "3 damage to any target and 1 damage to you": at the same time
        amount = number(st, ctx, also.amount)
        hits += [Hit(source, ref, amount) for ref in recipients(st, ctx, also)]
        also = also.also
    for hit in hits if node.sure else ():
        hit.preventable = False
    return hits


@performs(ef.DealDamage)
def _deal(st: State, ctx: Ctx, node: ef.DealDamage) -> Ask[None]:
    yield from strike(st, ctx, node, hits_of(st, ctx, node))


def strike(st: State, ctx: Ctx, node: ef.DealDamage, hits: list[Hit]) -> Ask[None]:
    if node.excess_to is not None:
        players = who(st, ctx, node.excess_to)
        hits = damage.beyond_lethal(st, hits, player_ref(players[0])) if players else hits
    dealt = yield from damage.deal(st, hits)
    keep_number(ctx, node.save, sum(h.dealt for h in dealt))
    keep_number(ctx, node.excess, sum(h.excess for h in dealt))


@performs(ef.EachDealsDamage)
def _each_deals(st: State, ctx: Ctx, node: ef.EachDealsDamage) -> Ask[None]:
    hits = []
    outer = ctx.each
    for source in living(st, ctx, node.sources):
        ctx.each = source  # "to its controller"
        amount = (look(st, source)[1].power or 0) if node.amount is None else number(st, ctx, node.amount)
        refs = [source] if node.itself else recipients(st, ctx, node)
        hits += [Hit(source, ref, amount) for ref in refs]
    ctx.each = outer
    yield from damage.deal(st, hits)


@performs(ef.GainLife)
def _gain(st: State, ctx: Ctx, node: ef.GainLife) -> Ask[None]:
    for player in who(st, ctx, node.who):
        yield from damage.gain(st, player, number(st, ctx, node.amount))


@does(ef.LoseLife)
def _lose(st: State, ctx: Ctx, node: ef.LoseLife) -> None:
    lost = 0
    for player in who(st, ctx, node.who):
        lost += damage.lose(st, player, number(st, ctx, node.amount))
    keep_number(ctx, node.save, lost)


@performs(ef.SetLife)
def _set_life(st: State, ctx: Ctx, node: ef.SetLife) -> Ask[None]:
    """119.5: the players gain or lose the difference; it is worked out for all of them first."""
    wanted = []
    for player in who(st, ctx, node.who):
        inner = ctx.dup()
        inner.each_player = player
        wanted.append((player, number(st, inner, node.amount)))
    for player, amount in wanted:
        yield from _make_life(st, player, amount)


def _make_life(st: State, player: int, amount: int) -> Ask[None]:
    change = amount - st.players[player].life
    if change > 0:
        yield from damage.gain(st, player, change, "119.5")
    else:
        damage.lose(st, player, -change, "119.5")


@performs(ef.AddMana)
def _add(st: State, ctx: Ctx, node: ef.AddMana) -> Ask[None]:
    """106.4, outside mana abilities: the player chooses as the mana is added. 106.3: its source may be snow."""
    snow = look(st, ctx.source)[1].supertypes & SNOW != 0
    for player in who(st, ctx, node.who):
        ways = [way for way in mana_of(st, ctx, node, snow) if way]
        if not ways:
            continue
        pick = 0
        if len(ways) > 1:
            kinds = tuple([tuple(m.kind for m in way) for way in ways])
            pick = yield from ask_mode(player, "106.4", "Which mana?", range(len(ways)), ManaKinds(kinds))
        add_mana(st, player, ways[pick], ctx.source)


@does(ef.PreventNext)
def _prevent(st: State, ctx: Ctx, node: ef.PreventNext) -> None:
    """615.7: a shield against the next N damage."""
    amount = number(st, ctx, node.amount)
    for ref in recipients(st, ctx, node) if amount > 0 else ():
        atoms.new_floating(st, ctx.dup(), ef.THIS_TURN, objects=(ref,), shield=amount)


@does(ef.RedirectNext)
def _redirect(st: State, ctx: Ctx, node: ef.RedirectNext) -> None:
    """614.9: a shield whose damage is dealt elsewhere."""
    amount = number(st, ctx, node.amount)
    static = RedirectDamage(node.onto, node.onto_players)
    for ref in recipients(st, ctx, node) if amount > 0 else ():
        atoms.new_floating(st, ctx.dup(), ef.THIS_TURN, objects=(ref,), statics=(static,), shield=amount)


CHOSEN_SOURCE: Final = 98  # slots in which such an effect stores its source and what it protects
GUARDED: Final = 99


@performs(ef.Guard)
def _guard(st: State, ctx: Ctx, node: ef.Guard) -> Ask[None]:
    """609.7a: the source is chosen as the effect is created; 609.7b: what it must be is asked again when it deals damage."""
    options = [oid for oid in damage_sources(st) if passes_id(st, ctx, node.where, oid)]
    limited = node.to is not None or node.players is not None
    refs = recipients(st, ctx, node)
    if not options or (limited and not refs):
        return
    source = yield from ask_object(ctx.controller, "609.7a", "Which source?", options, About(ctx.source))
    inner = ctx.dup()
    inner.saved[CHOSEN_SOURCE], inner.saved[GUARDED] = (source,), tuple(refs)
    chosen = IsOneOf(Saved(CHOSEN_SOURCE))
    where = chosen if isinstance(node.where, Anything) else And((chosen, node.where))
    to = IsOneOf(Saved(GUARDED)) if limited else None
    players = SavedPlayers(GUARDED) if limited else None
    static: Static = PreventDamage(where, to, players, then=node.then)
    if node.onto is not None or node.onto_players is not None:
        static = RedirectDamage(node.onto, node.onto_players, where, to, players)
    atoms.new_floating(st, inner, ef.THIS_TURN, statics=(static,), uses=int(node.once))


def damage_sources(st: State) -> list[int]:
    """609.7a: permanents, spells, what objects on the stack and effects that wait come from, the command zone."""
    found = [oid for oid in st.battlefield if not st.objs[oid].phased]
    for oid in reversed(st.stack):
        stack = st.objs[oid].stack
        assert stack is not None
        found += [oid] if stack.kind == SPELL else [stack.ctx.source]
        found += [ref for group in stack.targets for ref in group if not is_player(ref)]
    found += [
        f.ctx.source for f in st.floating if any(isinstance(s, (PreventDamage, RedirectDamage)) for s in f.statics)
    ]
    found += [delayed.ctx.source for delayed in st.delayed]
    found += [oid for oid in st.command if st.objs[oid].face_down is None]
    return [oid for oid in dict.fromkeys(found) if oid in st.objs or oid in st.lki]


@does(ef.LoseMana)
def _lose_mana(st: State, ctx: Ctx, node: ef.LoseMana) -> None:
    for player in who(st, ctx, node.who):
        if st.players[player].pool:
            atoms.set_pool(st, player, ())
