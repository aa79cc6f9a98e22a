"""601.2b, 118.8: optional costs, and the modes of a spell, as a player announces them.

Modes that cost something (700.2h: spree, tiered), more modes for an additional cost (entwine, escalate) and optional costs that
may be paid several times (multikicker, replicate, squad) are offered only if everything together can be paid.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ARTIFACT, CREATURE, ENCHANTMENT
from inset.language import keywords as kw
from inset.language.abilities import AdditionalCost, Body, Keyword, Modes
from inset.language.conditions import AllOf, AnyOf, CostWasPaid
from inset.language.costs import SacrificeOther, TapOthers
from inset.language.filters import GE, And, HasType, IsToken, Or, SharesColorWith, StatIs
from inset.language.node import Condition, Cost
from inset.language.selections import This
from inset.language.set_up import ChooseOpponent
from inset.language.values import POWER
from inset.rules.events.impossible import CantComplete
from inset.rules.model.decision import CONFIRM, NUMBER, YES_NO, Ask, Decision, ask
from inset.rules.model.state import Cast, Chars, Ctx, Obj, State
from inset.rules.model.subjects import OptionalCost
from inset.rules.objects.abilities import instance_name, numbered, traits
from inset.rules.payment.costs import as_often
from inset.rules.playing import targets
from inset.rules.playing.modes import choose_modes, how_many, mode_costs, possible_modes
from inset.rules.playing.proposal import Casting, numbers_payable


def spell_modes(st: State, proposal: Casting) -> Ask[tuple[int, ...]]:
    """601.2b: the modes of a spell; with entwine all of them (702.42a)."""
    spell, chars, body = proposal.obj, proposal.chars, proposal.body()
    if not isinstance(body, Modes):
        return ()
    ctx = Ctx(spell.id, proposal.player)
    every = tuple(range(len(body.bodies)))

    def afford(modes: tuple[int, ...]) -> bool:
        return proposal.with_costs((*proposal.extra, *mode_costs(chars, modes)), modes).completes(st)

    if chars.keywords & kw.ENTWINE and len(possible_modes(st, ctx, body, True)) == len(every) and afford(every):
        asked = Decision(
            CONFIRM, proposal.player, "702.42a", "Pay entwine?", YES_NO, subject=OptionalCost(spell.id, "entwine")
        )
        yes = yield from ask(asked)
        if yes:
            return every
    chosen = yield from choose_modes(st, ctx, body, afford)
    return chosen


def costs_come_first(body: Body | Modes | None) -> bool:
    """Does how many modes there are depend on an optional cost? Both are announced together, so the cost is asked for first."""
    return isinstance(body, Modes) and body.instead is not None and _asks_for_cost(body.instead.condition)


def _asks_for_cost(condition: Condition) -> bool:
    if isinstance(condition, (AllOf, AnyOf)):
        return any(_asks_for_cost(part) for part in condition.parts)
    return isinstance(condition, CostWasPaid)


_UNPRICED: Final[dict[int, Cost]] = {  # costs that are the same on each card
    kw.CONSPIRE: TapOthers(And((HasType(CREATURE), SharesColorWith(This()))), 2),  # 702.78a
    kw.BARGAIN: SacrificeOther(Or((HasType(ARTIFACT), HasType(ENCHANTMENT), IsToken()))),  # 702.166a
    kw.GIFT: ChooseOpponent(),  # 702.174a
}
PRICED: Final = kw.KICKER | kw.BUYBACK | kw.OFFSPRING  # optional costs that are the keyword's own …
REPEATED: Final = kw.MULTIKICKER | kw.REPLICATE | kw.SQUAD  # … and those that may be paid any number of times
OPTIONAL_KEYWORDS: Final = PRICED | REPEATED | kw.CONSPIRE | kw.CASUALTY | kw.BARGAIN | kw.GIFT
MOST_TIMES: Final = 99


def optional_costs(chars: Chars) -> list[tuple[str, Cost, bool]]:
    """Additional costs that the player may choose to pay: (the name that refers to it, cost, any number of times?)."""
    found: list[tuple[str, Cost, bool]] = []
    for ability in numbered(chars.abilities):
        if isinstance(ability, AdditionalCost) and ability.name and not ability.of_any_number:
            found.append((ability.name, ability.cost, False))
        elif isinstance(ability, Keyword) and ability.keyword & OPTIONAL_KEYWORDS:
            cost = _optional_cost(ability)
            if cost is not None:
                found.append((instance_name(ability), cost, ability.keyword & REPEATED != 0))
    return found


def _optional_cost(ability: Keyword) -> Cost | None:
    if ability.keyword == kw.CASUALTY:  # 702.153a
        return SacrificeOther(And((HasType(CREATURE), StatIs(POWER, GE, ability.number))))
    return _UNPRICED.get(ability.keyword, ability.cost)


def choose_optional(
    st: State, proposal: Casting, besides: tuple[Cost, ...]
) -> Ask[tuple[tuple[str, ...], tuple[Cost, ...]]]:
    """Which optional costs the player pays, besides what the modes cost and others. Returns their names, and all these costs."""
    names: tuple[str, ...] = ()
    spell, chars, modes = proposal.obj, proposal.chars, proposal.modes or ()
    chosen = mode_costs(chars, modes) + besides
    ctx = Ctx(spell.id, proposal.player)
    for ability in traits(chars.abilities).of_any_number:
        payable = list(numbers_payable(st, proposal, ability, chosen))
        values = [times for times, can in enumerate(payable) if can]
        if not values:
            raise CantComplete
        times = 0
        if values != [0]:
            subject = OptionalCost(spell.id, ability.name)
            asked = Decision(
                NUMBER, proposal.player, "601.2b", "How many for the additional cost?", values, subject=subject
            )
            times = int((yield from ask(asked)))
        names, chosen = names + (ability.name,) * times, chosen + as_often(ability, times)
    for name, cost, repeated in optional_costs(chars):
        most = 0
        while most < (MOST_TIMES if repeated else 1):
            if not proposal.with_costs((*chosen, *((cost,) * (most + 1)))).completes(st):
                break
            most += 1
        while most and not _targets_exist(st, ctx, spell, chars, modes, names + (name,) * most):
            most -= 1
        if not most:
            continue
        subject = OptionalCost(spell.id, name)
        if repeated:
            asked = Decision(
                NUMBER, proposal.player, "601.2b", f"Pay {name} how often?", range(most + 1), subject=subject
            )
        else:
            asked = Decision(CONFIRM, proposal.player, "601.2b", f"Pay {name}?", YES_NO, subject=subject)
        times = int((yield from ask(asked)))
        names, chosen = names + (name,) * times, chosen + (cost,) * times
    return names, chosen


def _targets_exist(
    st: State, ctx: Ctx, spell: Obj, chars: Chars, modes: tuple[int, ...], names: tuple[str, ...]
) -> bool:
    """702.33g: if these costs are paid, can the targets be chosen that there are only then?"""
    ability = traits(chars.abilities).spell
    body = ability.body if ability is not None else None
    first = costs_come_first(body)
    specs = targets.specs_of(body, modes) if body is not None else ()
    if all(spec.only_if is None and isinstance(spec.least, int) for spec in specs) and not first:
        return True
    paid = spell.dup()
    old = spell.cast
    assert old is not None
    paid.cast = Cast(old.by, old.origin, old.cost_name, old.x, names, old.mana, old.exiler)
    as_paid = st.supposing(paid, chars)
    if first and isinstance(body, Modes):
        return len(possible_modes(as_paid, ctx, body, True)) >= how_many(as_paid, ctx, body)[0]
    return targets.enough(as_paid, ctx, specs)
