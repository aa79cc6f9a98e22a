"""601.2f: what the cost of a spell depends on in its targets: "costs {1} more for each target beyond the first".

Few things about a target matter to the cost: how many there are, or whether one is a creature. Targets that are alike in all of
that are of one kind, and sets of targets with as many of each kind cost the same. So a spell that may have thirty targets has a
few dozen costs, not a thousand million.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.known import Known
from inset.language import abilities as ab, statics as sta
from inset.language.abilities import OwnCost, TargetSpec
from inset.language.filters import HasTargets, TargetsOnly, TargetsSome
from inset.language.node import Filter, Node, Players
from inset.language.selections import TargetsOf
from inset.language.values import FurtherTargets
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import passes_id, who
from inset.rules.model.state import Chars, Ctx, State, is_player, player_of
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_sources import board_of
from inset.rules.playing import targets
from inset.rules.playing.targets import Kind

_TARGETED: Final = (FurtherTargets, HasTargets, TargetsOnly, TargetsSome, TargetsOf)
_NAMING: Final[Known[tuple[Node, ...]]] = Known()


def targets_matter(st: State, chars: Chars) -> bool:
    """Could the cost of a spell depend on what it targets: "spells you cast that target a creature cost {2} less"?"""
    for _, _, static, _ in statics(st, sta.CostChange):
        if naming_targets(static.where) or naming_targets(static.amount):
            return True
    if chars.abilities and not traits_of(chars).plain_cost:
        return any(isinstance(ability, OwnCost) and naming_targets(ability) for ability in chars.abilities)
    return False


def naming_targets(part: object) -> tuple[Node, ...]:
    """The parts of a card's text that refer to the targets of a spell."""
    if isinstance(part, tuple):
        return tuple([node for item in part for node in naming_targets(item)])
    if not isinstance(part, Node):
        return ()
    found = _NAMING.of(part)
    if found is None:
        fields = part.__dataclass_fields__
        inner = [node for name in fields for node in naming_targets(getattr(part, name))]
        found = _NAMING.keep(part, (part, *inner) if isinstance(part, _TARGETED) else tuple(inner))
    return found


class Kinds:
    """The kinds of targets of one spell: what its cost asks about them, and what decides which can be chosen together."""

    __slots__ = ("_each", "_grouped", "_known", "_others", "_st", "_tests", "by_price")

    def __init__(self, st: State, ctx: Ctx, chars: Chars, specs: tuple[TargetSpec, ...]) -> None:
        self._st = st
        self._known: dict[int, Kind] = {}
        self._tests: list[tuple[Ctx, Filter | None, Players | None]] = []
        self._grouped = any(spec.group != ab.NO_RULE for spec in specs)
        self._each = any(targets.refers_to_another(spec) for spec in specs)  # is each target of its own kind?
        pays = _what_pays(st, ctx.controller)
        self.by_price = not pays  # do targets decide nothing but the price?
        for context, part in _what_costs(st, ctx, chars) + pays:
            for node in naming_targets(part):
                if isinstance(node, (TargetsSome, TargetsOnly)):
                    self._tests.append((context, node.where, node.players))
                if isinstance(node, TargetsOf) or (isinstance(node, TargetsOnly) and len(specs) > 1):
                    self._each = True
        self._others: list[frozenset[int]] = []  # what fits each slot, where a target of one can't be one of another
        if any(spec.other for spec in specs):
            self._others = [frozenset(targets.could_be(st, ctx, spec)) for spec in specs]

    def of(self, ref: int) -> Kind:
        found = self._known.get(ref)
        if found is None:
            found = self._known[ref] = (ref,) if self._each else tuple(self._parts(ref))
        return found

    def _parts(self, ref: int) -> list[int]:
        st = self._st
        if is_player(ref):
            player = player_of(ref)
            found = [int(players is not None and player in who(st, ctx, players)) for ctx, _, players in self._tests]
        else:
            found = [int(where is not None and passes_id(st, ctx, where, ref)) for ctx, where, _ in self._tests]
        found += [int(ref in fitting) for fitting in self._others]
        if self._grouped and not is_player(ref):
            chars = chars_of(st, st.objs[ref])
            found += [st.objs[ref].owner, chars.controller, chars.types]
        return found


def _what_costs(st: State, ctx: Ctx, chars: Chars) -> list[tuple[Ctx, object]]:
    """What raises or lowers the cost of the spell, each with the context of its words."""
    found: list[tuple[Ctx, object]] = []
    for source, _, static, _ in statics(st, sta.CostChange):
        found += [(source, static.where), (source, static.amount)]
    return found + [(ctx, ability) for ability in chars.abilities if isinstance(ability, OwnCost)]


def _what_pays(st: State, player: int) -> list[tuple[Ctx, object]]:
    """106.6: mana that can be spent only on what has certain targets."""
    made = [mana for payer in board_of(st, player).payers for way in payer.makes for mana in way]
    found: list[tuple[Ctx, object]] = []
    for mana in (*st.players[player].pool, *made):
        if mana.use is not None and naming_targets(mana.use.spells):
            found.append((Ctx(mana.source, player), mana.use.spells))
    return found
