"""700.2: modes, in printed order; how many, and whether one may be chosen again; what they cost (spree, entwine, escalate)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from inset.language import keywords as kw
from inset.language.abilities import UNCHOSEN_THIS_TURN, Body, Keyword, Modes
from inset.language.node import Cost
from inset.rules import atoms
from inset.rules.meaning.references import holds
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import CHOSEN_MODES
from inset.rules.model.questions import ENOUGH, ask_mode
from inset.rules.model.state import Chars, Ctx, State
from inset.rules.model.subjects import ModeOf
from inset.rules.objects.abilities import traits
from inset.rules.playing import targets
from inset.rules.playing.announced_targets import targets_depend_on_x
from inset.rules.playing.prospective_spell import Offer

Afford = Callable[[tuple[int, ...]], bool]  # can these modes, and what they cost, be paid for?


def choose_modes(st: State, ctx: Ctx, body: Body | Modes | None, afford: Afford | None = None) -> Ask[tuple[int, ...]]:
    """700.2a: modes in printed order, each once unless the text says otherwise; a mode without legal targets can't be chosen."""
    if not isinstance(body, Modes):
        return ()
    possible = possible_modes(st, ctx, body, afford is not None)
    least, most = how_many(st, ctx, body)
    if len(body.bodies) == least and not body.again:
        return tuple(possible)  # there is nothing to choose
    chosen: tuple[int, ...] = ()
    if body.at_random:
        return tuple(sorted(atoms.random_order(st, tuple(possible))[:most]))
    while len(chosen) < most:
        values: list[int] = [i for i in possible if _can_follow(body, possible, chosen, i, least, afford)]
        if len(chosen) >= least:
            values.append(ENOUGH)
        if not values or values == [ENOUGH]:
            break
        subject = ModeOf(ctx.source, body)
        pick = yield from ask_mode(ctx.controller, "700.2a", "Choose a mode", values, subject)
        if pick == ENOUGH:
            break
        chosen = (*chosen, pick)
    _keep(st, ctx, body, chosen)
    return chosen


def how_many(st: State, ctx: Ctx, body: Modes) -> tuple[int, int]:
    """The least and the greatest number of modes that may be chosen now."""
    other = body.instead
    if other is not None and holds(st, ctx, other.condition):
        return other.least, other.most
    return body.least, body.most


def possible_modes(st: State, ctx: Ctx, body: Modes, x_is_open: bool) -> list[int]:
    """The modes that there are targets for; 601.4: with some X that is chosen later, if that is still to come."""
    found = []
    used = _used(st, ctx, body)
    for i, part in enumerate(body.bodies):
        if i in used:
            continue
        if (x_is_open and targets_depend_on_x(part)) or targets.enough(st, ctx, targets.needed(part)):
            found.append(i)
    return found


MODE_TALLY: Final = 5  # kinds of tallies: modes that were chosen this turn


def _used(st: State, ctx: Ctx, body: Modes) -> tuple[int, ...]:
    """The modes that can't be chosen again."""
    if not body.unchosen:
        return ()
    if body.unchosen == UNCHOSEN_THIS_TURN:
        return tuple(i for i in range(len(body.bodies)) if (ctx.source, i, MODE_TALLY) in st.tallies)
    obj = st.objs.get(ctx.source)
    return CHOSEN_MODES.get(obj.notes, ()) if obj is not None else ()


def _keep(st: State, ctx: Ctx, body: Modes, chosen: tuple[int, ...]) -> None:
    """Remembers what can't be chosen again."""
    if body.unchosen == UNCHOSEN_THIS_TURN:
        for mode in chosen:
            atoms.tally(st, ctx.source, mode, MODE_TALLY)
    elif body.unchosen and ctx.source in st.objs:
        notes = st.objs[ctx.source].notes
        atoms.change(st, ctx.source, notes=CHOSEN_MODES.put(notes, (*CHOSEN_MODES.get(notes, ()), *chosen)))


def _can_follow(
    body: Modes, possible: list[int], chosen: tuple[int, ...], mode: int, least: int, afford: Afford | None
) -> bool:
    """Can this mode come next, so that the least number of modes is still reached, and paid for?"""
    if chosen and (mode < chosen[-1] or (mode == chosen[-1] and not body.again)):
        return False
    so_far = (*chosen, mode)
    need = max(0, least - len(so_far))
    later = [i for i in possible if i > mode or (body.again and i == mode)]
    if not body.again and len(later) < need:
        return False
    return afford is None or any(afford(so_far + rest) for rest in sets_of_modes(body, later, need))


def sets_of_modes(body: Modes, possible: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """So many of these modes, in printed order."""
    return combinations_with_replacement(possible, count) if body.again else combinations(possible, count)


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


def least_modes(st: State, offer: Offer, chars: Chars) -> list[tuple[int, ...]]:
    """Each least choice of modes for which there are targets (601.3): one of them must be payable."""
    ability = traits(chars.abilities).spell
    assert ability is not None and isinstance(ability.body, Modes)
    possible = possible_modes(st, Ctx(offer.obj.id, offer.player), ability.body, True)
    return list(sets_of_modes(ability.body, possible, ability.body.least))
