"""702.143 foretell, 702.170 plot, 702.185 warp: exiled cards that their owners may cast on a later turn."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import EXILE
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.filters import WARPED
from inset.language.node import Cost
from inset.rules.model.object_notes import FORETELL_COSTS
from inset.rules.model.state import FORETOLD, PLOTTED, Chars, Obj, State
from inset.rules.objects import frames
from inset.rules.playing.alternative_costs import NO_COST
from inset.rules.playing.marked_cards import MARKED, Later, Row
from inset.rules.playing.prospective_spell import Offer, plain_offer


def _spells(st: State, player: int, obj: Obj, ways: tuple[int, ...]) -> list[Offer]:
    """These keywords let its owner cast the card, not play it as a land."""
    if obj.owner != player:
        return []
    return [offer for way in ways if not (offer := plain_offer(st, player, obj, way)).land]


def _for(name: str, cost: Cost, found: list[Offer]) -> list[Offer]:
    for offer in found:
        offer.cost_name = name
        offer.cost = cost
    return found


def _plotted(st: State, player: int, obj: Obj, ways: tuple[int, ...]) -> list[Offer]:
    return _for("plot", NO_COST, _spells(st, player, obj, ways))


def _foretold(st: State, player: int, obj: Obj, ways: tuple[int, ...]) -> list[Offer]:
    costs = FORETELL_COSTS.get(obj.notes, None) or foretell_costs(
        frames.printed(obj.definition, obj.zone, 0, obj.controller)
    )
    return [offer for cost in costs for offer in _for("foretell", cost, _spells(st, player, obj, ways))]


def foretell_costs(chars: Chars) -> tuple[Cost, ...]:
    """702.143a: any foretell cost that the card has; as it is foretold, those are kept with it (702.143e)."""
    found = [a.cost for a in chars.abilities if isinstance(a, Keyword) and a.keyword == kw.FORETELL]
    return tuple(cost for cost in found if cost is not None)


_PLOT: Final = Later("plot", "702.170d", "a plotted card can be cast only on a later turn, as a sorcery", True)
_WARP: Final = Later("", "702.185a", "a warped card can be cast only on a later turn", False)
_FORETELL: Final = Later("foretell", "702.143a", "a foretold card can be cast only on a later turn", False)
MARKED.add(Row(PLOTTED, EXILE, _plotted, _PLOT))
MARKED.add(Row(WARPED, EXILE, _spells, _WARP, mana_cost=True))
MARKED.add(Row(FORETOLD, EXILE, _foretold, _FORETELL, spell_too=True))  # 702.143c
