"""118.3, 601.2g–h, 605.3: paying mana: the solver's plan first, then single sources, until the cost is met."""

from __future__ import annotations

from functools import partial
from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import EXILE
from inset.language import statics as sta
from inset.language.abilities import Activated
from inset.rules import atoms, damage, moving, replacing
from inset.rules import happenings as ev
from inset.rules.decision import PAY, Decision
from inset.rules.evaluate import passes, who
from inset.rules.mana_plan import Plan, Unit, largest_x, payable, solve
from inset.rules.mana_sources import ABILITY, DELVE, LIFE, Payer, Spending, payers, pool_units
from inset.rules.replacing import Ask, Change
from inset.rules.state import Chars, Event, Mana, Obj, State
from inset.rules.triggers import statics

PLAN: Final = ("plan",)
NOBODY: Final[frozenset[int]] = frozenset()


class Wallet:
    """What a player can pay with, as the solver wants it."""

    __slots__ = ("any_color", "any_type", "life", "payers", "places", "snow_any", "sources", "units")

    def __init__(self, st: State, player: int, on: Spending, kind: int, barred: frozenset[int]) -> None:
        self.units, self.places = pool_units(st, player, on)
        self.payers = payers(st, player, on, barred)
        self.sources = tuple(p.source for p in self.payers)
        self.life = max(0, st.players[player].life)
        kinds = {kind} | _as_though(st, player, on)
        self.any_color = sta.SPEND_ANY_COLOR in kinds or sta.SPEND_ANY_TYPE in kinds
        self.any_type = sta.SPEND_ANY_TYPE in kinds
        self.snow_any = sta.SPEND_SNOW_AS_ANY_COLOR in kinds


def _as_though(st: State, player: int, on: Spending) -> set[int]:
    """609.4b: effects that let mana be spent as though it were of any colour or type."""
    kinds = set()
    for ctx, _, static, _ in statics(st, sta.SpendAsThough):
        if player in who(st, ctx, static.who):
            if on.obj is None or on.chars is None or passes(st, ctx, static.where, on.obj, on.chars):
                kinds.add(static.kind)
    return kinds


def can_pay_mana(
    st: State, player: int, cost: ManaCost, spell: Obj | None, chars: Chars | None, kind: int = 0,
    barred: frozenset[int] = NOBODY, extra: ManaCost = FREE,
) -> bool:  # fmt: skip
    cost = cost.plus(extra).with_x(0)
    if cost.is_free():
        return True
    wallet = Wallet(st, player, Spending(player, spell, chars), kind, barred)
    return payable(
        cost, wallet.units, wallet.sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any
    )


def most_for_x(
    st: State, player: int, cost: ManaCost, spell: Obj | None, chars: Chars | None, kind: int = 0,
    barred: frozenset[int] = NOBODY,
) -> int:  # fmt: skip
    """The largest X that the player can pay for."""
    wallet = Wallet(st, player, Spending(player, spell, chars), kind, barred)
    return largest_x(cost, wallet.units, wallet.sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any)


def pay_mana(
    st: State, player: int, cost: ManaCost, spell: Obj | None, chars: Chars | None, kind: int = 0,
    barred: frozenset[int] = NOBODY,
) -> Ask:  # fmt: skip
    """Pays; returns the kinds of mana spent. The first option is the plan; the others use one source by hand."""
    on = Spending(player, spell, chars)
    while True:
        if cost.is_free():
            return ()
        wallet = Wallet(st, player, on, kind, barred)
        lister = partial(_pay_options, st, wallet, cost)
        answer = yield Decision(PAY, player, "601.2g", "Pay", lister=lister, subject=(cost, spell.id if spell else 0))
        if answer == PLAN:
            plan = _solve(wallet, cost)
            assert plan is not None, "the cost was payable when it was announced"
            yield from _carry_out(st, player, wallet, plan, on)
            return plan.spent
        payer = next(p for p in wallet.payers if p.kind == ABILITY and (p.oid, _place(st, p)) == answer[1:])
        yield from use(st, player, payer, -1)


def _place(st: State, payer: Payer) -> int:
    from inset.rules.layers import chars_of
    from inset.rules.traits import traits

    return traits(chars_of(st, st.objs[payer.oid]).abilities).activated.index(payer.ability)


def _solve(wallet: Wallet, cost: ManaCost) -> Plan | None:
    return solve(cost, wallet.units, wallet.sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any)


def _pay_options(st: State, wallet: Wallet, cost: ManaCost) -> list[tuple[object, ...]]:
    """The plan, then each source after whose use the cost can still be met, whatever colour it makes."""
    options: list[tuple[object, ...]] = [PLAN]
    for payer in wallet.payers:
        if payer.kind != ABILITY or payer.source.needs is not None:
            continue
        rest = tuple(s for s in wallet.sources if s.group != payer.source.group)
        for alternative in payer.makes:
            units = wallet.units + tuple(Unit(m.kind, m.snow) for m in alternative)
            life = wallet.life - payer.source.life
            if payable(cost, units, rest, life, wallet.any_color, wallet.any_type, wallet.snow_any):
                options.append(("source", payer.oid, _place(st, payer)))
                break
    return options


def _carry_out(st: State, player: int, wallet: Wallet, plan: Plan, on: Spending) -> Ask:
    spent_places = [wallet.places[i] for i in plan.pool]
    pool = st.players[player].pool
    kept = tuple(m for i, m in enumerate(pool) if i not in spent_places)
    atoms.set_pool(st, player, kept)
    before = len(kept)
    for index, alternative in plan.uses:
        payer = wallet.payers[index]
        yield from use(st, player, payer, alternative)
    made = st.players[player].pool[before:]
    leftovers = _leftovers(st, player, made, plan, [pool[p] for p in spent_places])
    atoms.set_pool(st, player, (*st.players[player].pool[:before], *leftovers))
    if plan.life_pips:
        damage.lose(st, player, 2 * plan.life_pips, "107.4f")
    _count_spent(st, player, len(plan.spent), on)


def _leftovers(st: State, player: int, made: tuple[Mana, ...], plan: Plan, from_pool: list[Mana]) -> list[Mana]:
    """Mana that sources made beyond what was spent stays in the pool."""
    need = list(plan.spent)
    for mana in from_pool:
        if mana.kind in need:
            need.remove(mana.kind)
    left = []
    for mana in made:
        if mana.kind in need:
            need.remove(mana.kind)
        else:
            left.append(mana)
    return left


def _count_spent(st: State, player: int, count: int, on: Spending) -> None:
    """700.14: mana spent on spells adds up over the turn."""
    if on.obj is not None and count:
        before = sum(e.amount for e in st.events if e.kind == ev.SPENT_MANA and e.player == player)
        atoms.emit(st, Event(ev.SPENT_MANA, "700.14", player, amount=count, data=before))


def use(st: State, player: int, payer: Payer, alternative: int) -> Ask:
    """Uses one payer: activates the mana ability with its outcome chosen, or taps, exiles, pays life."""
    if payer.kind == ABILITY:
        from inset.rules.activating import activate_mana

        assert isinstance(payer.ability, Activated)
        chosen = None if alternative < 0 else payer.makes[alternative]
        yield from activate_mana(st, player, payer.oid, payer.ability, chosen)
        return
    made = payer.makes[max(alternative, 0)]
    if payer.kind == DELVE:
        yield from moving.move(st, [Change(st.objs[payer.oid], EXILE, replacing.COST, "702.66a", by=player)])
    elif payer.kind == LIFE:
        damage.lose(st, player, 1, "119.4")
    else:
        atoms.set_tapped(st, payer.oid, True, "702.51a")
    atoms.set_pool(st, player, (*st.players[player].pool, *made))
