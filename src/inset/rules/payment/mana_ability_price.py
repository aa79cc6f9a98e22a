"""605.1, 602.2b: what activating a mana ability costs, and how often it can be paid."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.language import costs as co, statics as sta
from inset.language.abilities import Activated
from inset.language.node import Cost
from inset.rules.events.damage import payable_life
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import number
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.payment.activation_terms import total_cost, uses_left
from inset.rules.payment.cost_parts import can_pay_part
from inset.rules.payment.costs import Said
from inset.rules.payment.mana_terms import Demand, Token
from inset.rules.payment.resources import leaving, one, satisfiable, tapping
from inset.rules.payment.shared_parts import demands_of

MOST_TIMES: Final = 40  # how often a mana ability is activated for one payment, at most


class Price:
    """What activating a mana ability costs once: mana, life, tokens; a rank that grows with what is given up; how often."""

    __slots__ = ("life", "mana", "own", "payable", "picks", "rank", "takes", "taps", "times", "x")

    def __init__(
        self, st: State, player: int, obj: Obj, chars: Chars, ability: Activated, x: int, picks: tuple[int, ...]
    ) -> None:
        self.x = x
        self.picks = picks
        self.mana: ManaCost | None = None
        self.life = self.rank = 0
        self.times = 1
        self.own: tuple[Token, ...] = ()
        self.takes: tuple[Demand, ...] = ()
        self.payable = True
        self.taps = isinstance(ability.cost, co.TapThis)
        self.work_out(st, player, obj, chars, ability)

    def work_out(self, st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> None:
        if self.taps and not statics(st, sta.AbilityCostChange):
            self.own = (tapping(obj.id),)
            return
        total = total_cost(st, player, obj, chars, ability, self.x, Said(self.picks))
        self.mana = None if total.mana.is_free() else total.mana
        for part in total.parts:
            self.add(st, Ctx(obj.id, player, self.x), part)
        self.finish(st, player, leaving(obj.id), uses_left(st, obj, chars, ability))

    def finish(self, st: State, player: int, itself: Token, most: int) -> None:
        """Once all parts are known: can they be paid together, and how often?"""
        if self.own or self.takes:
            self.payable = self.payable and satisfiable((*map(one, self.own), *self.takes))
        if self.payable and not self.taps and itself not in self.own:
            self.times = min(most, self.how_often(st, player))

    def add(self, st: State, ctx: Ctx, part: Cost) -> None:
        if isinstance(part, co.PayLife):
            self.life += number(st, ctx, part.amount)
            self.rank = max(self.rank, 2)
            return
        if isinstance(part, co.TapThis):
            self.taps = True
        elif not can_pay_part(st, ctx, part):
            self.payable = False
            return
        else:
            self.rank = max(self.rank, 3)
        for demand in demands_of(st, ctx, part):
            if demand in (one(tapping(ctx.source)), one(leaving(ctx.source))):
                self.own += demand[1]
            else:
                self.takes += (demand,)

    def how_often(self, st: State, player: int) -> int:
        """605.3a: as often as it can be paid for; an ability that only converts mana, as often as it helps."""
        most = [sum([have for _, _, have in tokens]) // count for count, tokens in self.takes]
        if self.life:
            most.append(payable_life(st, player) // self.life)
        return max(1, min([*most, MOST_TIMES]))
