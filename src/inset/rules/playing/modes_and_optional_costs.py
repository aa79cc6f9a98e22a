"""601.2b, 700.2: what a player announces as they cast a spell or put an ability on the stack: modes and optional costs.

Modes that cost something (700.2h: spree, tiered), more modes for an additional cost (entwine, escalate) and optional costs that
may be paid several times (multikicker, replicate, squad) are chosen only as far as all of it together can be paid.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from inset.kernel.types import ARTIFACT, CREATURE, ENCHANTMENT
from inset.language import keywords as kw
from inset.language.abilities import AdditionalCost, Body, Keyword, Modes
from inset.language.costs import SacrificeOther, TapOthers
from inset.language.filters import GE, And, HasType, IsToken, Or, SharesColorWith, StatIs
from inset.language.node import Cost
from inset.language.selections import This
from inset.language.set_up import ChooseOpponent
from inset.language.values import POWER
from inset.rules.model.decision import CONFIRM, MODE, NUMBER, YES_NO, Ask, Decision, ask
from inset.rules.model.state import Cast, Chars, Ctx, Obj, State
from inset.rules.objects.abilities import instance_name, numbered, traits
from inset.rules.playing import targets
from inset.rules.playing.announced_targets import targets_depend_on_x
from inset.rules.playing.offers import Offer, Peek
from inset.rules.playing.proposal import Casting

# --- modes (700.2) ---------------------------------------------------------------------------------------------------

Afford = Callable[[tuple[int, ...]], bool]  # can these modes, and what they cost, be paid for?


def choose_modes(st: State, ctx: Ctx, body: Body | Modes | None, afford: Afford | None = None) -> Ask[tuple[int, ...]]:
    """700.2a: modes in printed order, each once; a mode without legal targets can't be chosen."""
    if not isinstance(body, Modes):
        return ()
    possible = _possible(st, ctx, body, afford is not None)
    if len(body.bodies) == body.least:
        return tuple(possible)  # there is nothing to choose
    chosen: tuple[int, ...] = ()
    while len(chosen) < body.most:
        values: list[int] = [i for i in possible if _can_follow(body, possible, chosen, i, afford)]
        if len(chosen) >= body.least:
            values.append(-1)
        if not values or values == [-1]:
            break
        subject = ("mode", ctx.source, body)
        pick = yield from ask(Decision(MODE, ctx.controller, "700.2a", "Choose a mode", values, subject=subject))
        if pick == -1:
            break
        chosen = (*chosen, pick)
    return chosen


def _possible(st: State, ctx: Ctx, body: Modes, x_is_open: bool) -> list[int]:
    """The modes that there are targets for; 601.4: with some X that is chosen later, if that is still to come."""
    found = []
    for i, part in enumerate(body.bodies):
        if (x_is_open and targets_depend_on_x(part)) or targets.enough(st, ctx, targets.needed(part)):
            found.append(i)
    return found


def _can_follow(body: Modes, possible: list[int], chosen: tuple[int, ...], mode: int, afford: Afford | None) -> bool:
    """Can this mode come next, so that the least number of modes is still reached, and paid for?"""
    if chosen and mode <= chosen[-1]:
        return False
    so_far = (*chosen, mode)
    later = [i for i in possible if i > mode]
    need = max(0, body.least - len(so_far))
    if len(later) < need:
        return False
    return afford is None or any(afford(so_far + rest) for rest in combinations(later, need))


def mode_costs(chars: Chars, modes: tuple[int, ...]) -> tuple[Cost, ...]:
    """700.2h, 702.42a, 702.120a: what the chosen modes cost besides."""
    spell = traits(chars.abilities).spell
    if spell is None or not isinstance(spell.body, Modes):
        return ()
    body = spell.body
    found = [body.costs[i] for i in modes] if body.costs else []
    if len(modes) > body.most:
        found += _costs_of(chars, kw.ENTWINE)[:1]
    for cost in _costs_of(chars, kw.ESCALATE):
        found += [cost] * (len(modes) - 1)
    return tuple(found)


def _costs_of(chars: Chars, keyword: int) -> list[Cost]:
    if not chars.keywords & keyword:
        return []
    return [a.cost for a in chars.abilities if isinstance(a, Keyword) and a.keyword == keyword and a.cost is not None]


def spell_modes(st: State, proposal: Casting) -> Ask[tuple[int, ...]]:
    """601.2b: the modes of a spell; with entwine all of them (702.42a)."""
    spell, chars, body = proposal.obj, proposal.chars, proposal.body()
    if not isinstance(body, Modes):
        return ()
    ctx = Ctx(spell.id, proposal.player)
    every = tuple(range(len(body.bodies)))

    def afford(modes: tuple[int, ...]) -> bool:
        return proposal.with_costs(mode_costs(chars, modes), modes).completes(st)

    if chars.keywords & kw.ENTWINE and len(_possible(st, ctx, body, True)) == len(every) and afford(every):
        asked = Decision(
            CONFIRM, proposal.player, "702.42a", "Pay entwine?", YES_NO, subject=("cost", "entwine", spell.id)
        )
        yes = yield from ask(asked)
        if yes:
            return every
    chosen = yield from choose_modes(st, ctx, body, afford)
    return chosen


# --- optional costs (118.8) --------------------------------------------------------------------------------------------

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
        if isinstance(ability, AdditionalCost) and ability.name:
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
    for name, cost, repeated in optional_costs(chars):
        most = 0
        while most < (MOST_TIMES if repeated else 1):
            if not proposal.with_costs((*chosen, *((cost,) * (most + 1)))).completes(st):
                break
            most += 1
        if not most or not _targets_exist(st, ctx, spell, chars, modes, (*names, name)):
            continue
        subject = ("cost", name, spell.id)
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
    specs = targets.specs_of(ability.body, modes) if ability is not None else ()
    if all(spec.only_if is None for spec in specs):
        return True
    paid = spell.dup()
    old = spell.cast
    assert old is not None
    paid.cast = Cast(old.by, old.origin, old.cost_name, old.x, names, old.mana, old.exiler)
    probe = Peek(st, paid, chars)
    try:
        return targets.enough(st, ctx, specs)
    finally:
        probe.undo()


def least_modes(st: State, offer: Offer, chars: Chars) -> list[tuple[int, ...]]:
    """Each least choice of modes for which there are targets (601.3): one of them must be payable."""
    ability = traits(chars.abilities).spell
    assert ability is not None and isinstance(ability.body, Modes)
    possible = _possible(st, Ctx(offer.obj.id, offer.player), ability.body, True)
    return list(combinations(possible, ability.body.least))
