"""106.12, 605.3a: which uses of sources are equivalent for one payment, so that only one of them is tried.

Two sources are alike if they make and cost the same, and nothing that could be taken distinguishes their permanents.
Only mana that some symbol asks for matters.
"""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.mana import ManaCost
from inset.rules.model.state import Mana
from inset.rules.payment.mana_terms import GENERIC, Demand, Source, Token, Unit
from inset.rules.payment.resources import LEAVE, TAP
from inset.rules.payment.what_pays import unit_of


class Alike:
    """What distinguishes the sources and tokens of one payment."""

    __slots__ = ("exact", "owners", "relevant", "sets")

    def __init__(self, cost: ManaCost, sources: Sequence[Source], kept: Sequence[Demand], exact: bool) -> None:
        self.exact = exact  # mana may be spent as though it were of another kind: each kind is looked at by itself
        demands = [*kept, *(demand for source in sources for demand in source.takes)]
        self.sets = list(dict.fromkeys(frozenset(tokens) for _, tokens in demands))
        self.owners: dict[int, int] = {}
        self.relevant = GENERIC
        for pip in cost.pips:
            self.relevant |= pip
        for source in sources:
            self.owners[source.key] = self.owners.get(source.key, 0) + 1
            if source.needs is not None:
                for pip in source.needs.pips:
                    self.relevant |= pip

    def use(self, source: Source, way: tuple[Mana, ...]) -> object:
        """A key that is equal for equivalent uses."""
        units = [unit_of(mana) for mana in way]
        made = tuple(sorted([self.mana(unit) for unit in units]))
        alone = self.owners.get(source.key, 0) == 1
        own = tuple([what for _, what, _ in source.own])
        return (
            made, source.shape(), source.times, source.hurts, source.takes, own, source.group < 0, self.wanted(source.key),
            -1 if alone else source.key,
        )  # fmt: skip

    def mana(self, unit: Unit) -> tuple[int, int, bool]:
        return (unit.mask if self.exact else unit.mask & self.relevant, unit.only, not unit.kind)

    def wanted(self, key: int) -> tuple[bool, ...]:
        return tuple([(key, kind, 1) in some for some in self.sets for kind in (TAP, LEAVE)])

    def tokens(self, tokens: Sequence[Token]) -> list[int]:
        """The places of the tokens of which each is unlike those before it."""
        looks: set[object] = set()
        found: list[int] = []
        for at, token in enumerate(tokens):
            key, kind, count = token
            itself = key if key in self.owners or count > 1 else -1
            look = (kind, count, itself, self.wanted(key))
            if look not in looks:
                looks.add(look)
                found.append(at)
        return found
