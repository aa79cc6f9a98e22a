"""702.47, 612.10: splice: the text of cards in the hand is added to a spell as it is cast.

The text is remembered with the spell, as one of the choices made for it, so that a copy has it too (707.10); the layers add it
to what the spell says (``keyword_casts.made``). What leaves the stack is a new object without it (702.47e).
"""

from __future__ import annotations

from inset.kernel.types import HAND
from inset.language import keywords as kw
from inset.language.abilities import Body, Keyword, Modes, Spell
from inset.language.costs import OneOf
from inset.language.node import Ability, Cost
from inset.rules import atoms
from inset.rules.meaning.references import passes
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import SPLICED_TEXT
from inset.rules.model.questions import NO_MORE, ask_object
from inset.rules.model.state import SPLICED, Chars, Ctx, Event, Obj, State
from inset.rules.model.subjects import About
from inset.rules.objects import frames
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.playing import targets
from inset.rules.playing.modes import mode_costs
from inset.rules.playing.proposal import Casting
from inset.rules.playing.prospective_spell import Offer


def splice(st: State, proposal: Casting) -> Ask[tuple[Cost, ...]]:
    """601.2b, 702.47b: the cards, in the order in which their effects will happen. Returns what is paid for them."""
    offer, spell, chars, modes = proposal.offer, proposal.obj, proposal.chars, proposal.modes or ()
    prices = _prices(st, offer.player, spell, chars)
    chosen: list[int] = []
    costs: tuple[Cost, ...] = ()
    while True:
        paid = mode_costs(chars, modes) + costs
        open_ = [oid for oid in prices if oid not in chosen and _can(st, offer, spell, chars, modes, [*chosen, oid])]
        open_ = [oid for oid in open_ if proposal.with_costs((*paid, prices[oid])).completes(st)]
        if not open_:
            break
        pick = yield from ask_object(offer.player, "702.47a", "Splice which card?", [*open_, NO_MORE], About(spell.id))
        if pick == NO_MORE:
            break
        chosen.append(pick)
        costs = (*costs, prices[pick])
    if chosen:
        atoms.emit(st, Event(ev.REVEALED, "702.47a", offer.player, detail=tuple(chosen)))
        text = tuple(ability for oid in chosen for ability in _text(st, oid))
        known = SPLICED_TEXT.put(st.objs[spell.id].notes, text)
        atoms.change(st, spell.id, flags=spell.flags | SPLICED, notes=known)
    return costs


def with_spliced(before: Chars, after: Chars, modes: tuple[int, ...]) -> tuple[int, ...]:
    """The modes of a spell with what was spliced onto it, which is done after them."""
    old, new = _body(before), _body(after)
    if not isinstance(old, Modes) or not isinstance(new, Modes):
        return modes
    return (*modes, *range(len(old.bodies), len(new.bodies)))


def _body(chars: Chars) -> Body | Modes | None:
    spell = traits_of(chars).spell
    return spell.body if spell is not None else None


def _prices(st: State, player: int, spell: Obj, chars: Chars) -> dict[int, Cost]:
    """What it costs to splice each card of the hand that can be spliced onto such a spell."""
    found: dict[int, Cost] = {}
    reached = bool(zone_reach(st, HAND))
    for oid in st.hands[player]:
        card = chars_of(st, st.objs[oid]) if reached else frames.given(st.objs[oid])
        if card.keywords & kw.SPLICE:
            ctx = Ctx(oid, player)
            costs = [a.cost for a in _splices(card) if a.where is not None and passes(st, ctx, a.where, spell, chars)]
            prices = tuple(cost for cost in costs if cost is not None)
            if prices:
                found[oid] = prices[0] if len(prices) == 1 else OneOf(prices)
    return found


def _splices(card: Chars) -> list[Keyword]:
    return [a for a in card.abilities if isinstance(a, Keyword) and a.keyword == kw.SPLICE]


def _text(st: State, oid: int) -> tuple[Ability, ...]:
    """Its rules text: no other characteristic (702.47c)."""
    obj = st.objs[oid]
    return frames.printed(obj.definition, HAND, 0, obj.owner).abilities


def _can(st: State, offer: Offer, spell: Obj, chars: Chars, modes: tuple[int, ...], cards: list[int]) -> bool:
    """702.47b: can the targets of all of it be chosen?"""
    own = _body(chars)
    specs = targets.specs_of(own, modes) if own is not None else ()
    for oid in cards:
        for ability in _text(st, oid):
            if isinstance(ability, Spell):
                specs += targets.specs_of(ability.body, ())
    return targets.enough(st, Ctx(spell.id, offer.player), specs)
