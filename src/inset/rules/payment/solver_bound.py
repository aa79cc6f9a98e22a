"""118.3, 605.3a: how much mana sources could make at best, where they contend for the same things.

A quick no, before sets of sources are tried one after another. Of what each use takes only one demand is looked at, its *main*
one. Then the sets that can be used together are a matroid, and taking the most valuable uses first finds the best of them. What
a use is worth is its mana, or its mana plus that of some colors once more: a player who needs seven mana, two of them red, needs
nine if red mana counts twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from inset.kernel.mana import PHYREXIAN, TWO_GENERIC
from inset.rules.payment.mana_terms import GENERIC, As, Demand, Source, Token, Unit, mask_of, phyrexian
from inset.rules.payment.resources import LEAVE, placed, tapping


class Goal:
    """What a set of sources must reach: ``worth`` of each source, and how much is ``wanted`` of them together."""

    __slots__ = ("wanted", "worth")

    def __init__(self, worth: list[int], wanted: int) -> None:
        self.worth = worth
        self.wanted = wanted


def goals_of(
    variants: Sequence[tuple[int, tuple[int, ...]]], pool: Sequence[Unit], sources: Sequence[Source], seen: As | None
) -> list[Goal]:
    """As much mana as the cost asks for; and as much with the mana for one symbol, or for any, counted twice."""
    total = min([generic + len(pips) for generic, pips in variants])
    goals = [Goal(_worths(sources, 0, seen), total - len(pool))]
    if len(variants) > 1:
        return goals
    special = [pip for pip in variants[0][1] if not pip & (PHYREXIAN | TWO_GENERIC | GENERIC)]
    kinds = list(dict.fromkeys(special))
    if len(kinds) > 1:
        kinds.append(_union(kinds))
    for kind in kinds:
        twice = len([pip for pip in special if not pip & ~kind])
        have = len([unit for unit in pool if _seen(unit.mask, seen) & kind])
        goals.append(Goal(_worths(sources, kind, seen), total + twice - len(pool) - have))
    return goals


def _union(kinds: Iterable[int]) -> int:
    union = 0
    for kind in kinds:
        union |= kind
    return union


def _seen(mask: int, seen: As | None) -> int:
    return mask if seen is None else seen.seen(mask)


def _worths(sources: Sequence[Source], kind: int, seen: As | None) -> list[int]:
    known: dict[int, int] = {}  # a source that can be used several times is there as often
    found: list[int] = []
    for source in sources:
        worth = known.get(id(source))
        if worth is None:
            worth = known[id(source)] = _worth(source, kind, seen)
        found.append(worth)
    return found


def _worth(source: Source, kind: int, seen: As | None) -> int:
    """The mana that a use adds, with that of a kind counted twice."""
    best = 0
    for alternative in source.alternatives:
        worth = len(alternative)
        for mana in alternative:
            if _seen(mask_of(mana, source.snow, source.only), seen) & kind:
                worth += 1
        best = max(best, worth)
    if source.needs is not None:
        best -= source.needs.generic + len(source.needs.pips) - phyrexian(source.needs.pips)
    return max(0, best)


class Contest:
    """Some sources, and what other parts of a cost take: can they still reach every goal?"""

    __slots__ = ("extra", "goals", "kept", "mains", "orders")

    def __init__(
        self, goals: list[Goal], sources: Sequence[Source], keep: Sequence[int], kept: Sequence[Demand], extra: int
    ) -> None:
        self.goals = goals
        self.extra = extra  # symbols that are paid with life
        self.mains = {at: _main(sources[at]) for at in keep}
        self.kept = [tokens for count, tokens in kept for _ in range(count)]
        self.orders = [sorted(keep, key=lambda at: -goal.worth[at]) for goal in goals]

    def is_open(self, chosen: Sequence[int] = (), without: Iterable[int] = ()) -> bool:
        """Could every goal be reached with the chosen sources, and some of the others but these?"""
        firm = [*self.kept, *[self.mains[at] for at in chosen if self.mains[at]]]
        holders: dict[Token, list[int]] = {}
        for unit in range(len(firm)):
            if not placed(unit, firm, holders, set()):
                return False
        out = {*chosen, *without}
        for goal, order in zip(self.goals, self.orders, strict=True):
            total = sum([goal.worth[at] for at in chosen]) + self.extra
            if total < goal.wanted and not self.reaches(goal, order, out, total, list(firm), holders):
                return False
        return True

    def reaches(
        self, goal: Goal, order: list[int], out: set[int], total: int, units: list[tuple[Token, ...]],
        holders: dict[Token, list[int]],
    ) -> bool:  # fmt: skip
        holders = {token: list(held) for token, held in holders.items()}
        full: set[tuple[Token, ...]] = set()  # what nothing more can be found for
        for at in order:
            worth = goal.worth[at]
            if not worth:
                break
            main = self.mains[at]
            if at in out or main in full:
                continue
            if main:
                units.append(main)
                if not placed(len(units) - 1, units, holders, set()):
                    units.pop()
                    full.add(main)
                    continue
            total += worth
            if total >= goal.wanted:
                return True
        return total >= goal.wanted


def _main(source: Source) -> tuple[Token, ...]:
    """The demand of a use that others are most likely to contend for; nothing if it takes nothing."""
    for _, tokens in source.takes:
        if any(token[1] == LEAVE for token in tokens):
            return tokens
    for token in source.own:
        if token[1] == LEAVE:
            return (token,)
    if source.takes:
        return source.takes[0][1]
    if source.group >= 0:
        return (tapping(source.group),)
    return source.own[:1]
