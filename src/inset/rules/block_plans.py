"""509.1a–e: which blocks may be declared: restrictions on numbers, requirements, costs.

Each able creature picks its attackers one after the other. A pick is offered only if the declaration can still be completed
so that no restriction is disobeyed and, with the costs that it pays, as many requirements as possible are obeyed. Without
requirements and costs that is a matching of later blockers to attackers that need one more; with them, a search with memory,
which takes attackers that are alike for each other: many of a kind don't make it longer.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

NO_WAY: Final = -1_000_000
NONE, ALONE, LONER, SEVERAL = 0, 1, 2, 3  # how many block so far: nobody, one, one that can't alone, more
EVERYBODY: Final = -1  # who may pay for blocking: all of them

# Which blocker picks, its attackers so far, how many block each attacker (two stand for more), how many block, what is owed.
Position = tuple[int, tuple[int, ...], tuple[int, ...], int, tuple[int, ...]]


class Blocker:
    """One creature that may block: which attackers (by their place), how many of them, what it must do, what it costs."""

    __slots__ = ("alone", "costs", "most", "musts", "oid", "places")

    def __init__(
        self,
        oid: int,
        places: tuple[int, ...],
        most: int,
        musts: tuple[frozenset[int], ...],
        alone: bool,
        costs: dict[int, tuple[int, ...]] | None = None,
    ) -> None:
        self.oid = oid
        self.places = places
        self.most = most  # attackers that it may block
        self.musts = musts  # requirements: each is obeyed by blocking one of these attackers
        self.alone = alone
        self.costs = costs or {}  # by place: the prices, by number, that stand against blocking that attacker

    def obeyed(self, chosen: tuple[int, ...]) -> int:
        return sum(1 for must in self.musts if any(place in must for place in chosen))

    def adds(self, chosen: tuple[int, ...], place: int) -> tuple[int, ...]:
        """509.1d: each price is paid once for a blocking creature, however many it blocks."""
        if not self.costs:
            return ()
        paid = [price for other in chosen for price in self.costs.get(other, ())]
        return tuple(price for price in self.costs.get(place, ()) if price not in paid)


class Declaration:
    """What a defending player may declare. ``affordable`` says whether so many of each price can be paid together."""

    __slots__ = (
        "affordable",
        "attackers",
        "blockers",
        "groups",
        "kinds",
        "known",
        "memory",
        "menace",
        "prices",
        "required",
        "searching",
        "wanted",
    )

    def __init__(
        self,
        attackers: list[int],
        blockers: list[Blocker],
        menace: list[bool],
        wanted: list[int],
        prices: int = 0,
        affordable: Callable[[tuple[int, ...]], bool] | None = None,
    ) -> None:
        self.attackers = attackers
        self.blockers = blockers
        self.menace = menace  # 702.111b, by place
        self.wanted = wanted  # how many requirements say that it must be blocked, by place
        self.prices = prices
        self.affordable = affordable
        self.required = any(wanted) or any(b.musts for b in blockers)
        self.searching = self.required or any(not b.alone or b.costs for b in blockers)
        self.kinds = self._kinds() if self.searching else []  # by place: those of one kind are alike
        self.groups = [
            [p for p, other in enumerate(self.kinds) if other == kind]
            for kind in dict.fromkeys(kind for p, kind in enumerate(self.kinds) if menace[p] or wanted[p])
        ]
        self.memory: dict[tuple[Position, int], int] = {}
        self.known: dict[tuple[int, ...], bool] = {}

    def _kinds(self) -> list[int]:
        """Attackers are alike if no rule and no blocker tells them apart."""
        numbers: dict[object, int] = {}
        found = []
        for place, (menace, wanted) in enumerate(zip(self.menace, self.wanted, strict=True)):
            seen = [
                (place in b.places, tuple([place in must for must in b.musts]), b.costs.get(place))
                for b in self.blockers
            ]
            found.append(numbers.setdefault((menace, wanted, tuple(seen)), len(numbers)))
        return found

    def start(self) -> Position:
        return 0, (), (0,) * len(self.attackers), NONE, (0,) * self.prices

    def over(self, at: Position) -> bool:
        return at[0] == len(self.blockers)

    def options(self, at: Position) -> list[int]:
        """The places that the blocker may still choose; -1 is "no (more) attacker"."""
        chosen = at[1]
        start = chosen[-1] if chosen else -1
        return [-1] + [p for p in self.blockers[at[0]].places if p > start and self._may_pay_for(at, p, EVERYBODY)]

    def _may_pay_for(self, at: Position, place: int, payers: int) -> bool:
        i, chosen, _, _, owed = at
        more = self.blockers[i].adds(chosen, place)
        return not more or (payers >> i & 1 != 0 and self._can_pay(_with(owed, more)))

    def _can_pay(self, owed: tuple[int, ...]) -> bool:
        found = self.known.get(owed)
        if found is None:
            assert self.affordable is not None
            found = self.known[owed] = self.affordable(owed)
        return found

    def pays(self, at: Position, place: int) -> bool:
        """Would this pick cost something more?"""
        return place >= 0 and bool(self.blockers[at[0]].adds(at[1], place))

    def step(self, at: Position, place: int) -> tuple[Position, int]:
        """The position after a pick, and how many requirements the blocker obeys once it is finished."""
        i, chosen, counts, crowd, owed = at
        blocker = self.blockers[i]
        if place >= 0:
            if not chosen:
                crowd = SEVERAL if crowd != NONE else (ALONE if blocker.alone else LONER)
            owed = _with(owed, blocker.adds(chosen, place))
            chosen = (*chosen, place)
            counts = (*counts[:place], min(2, counts[place] + 1), *counts[place + 1 :])
            if len(chosen) < blocker.most and place < blocker.places[-1]:
                return (i, chosen, counts, crowd, owed), 0
        return (i + 1, (), counts, crowd, owed), blocker.obeyed(chosen)

    def best(self, at: Position, payers: int) -> int:
        """The most requirements that can still be obeyed if only these pay; NO_WAY if it can't be made legal."""
        i, chosen, counts, crowd, owed = at
        if i == len(self.blockers):
            if crowd == LONER or any(m and c == 1 for m, c in zip(self.menace, counts, strict=True)):
                return NO_WAY
            return sum(w for w, c in zip(self.wanted, counts, strict=True) if c)
        here = (i, chosen, self._relevant(counts, not chosen), crowd, owed)
        found = self.memory.get((here, payers))
        if found is None:
            found = NO_WAY
            for place in self._different(here, payers):
                after, got = self.step(here, place)
                found = max(found, got + self.best(after, payers))
            self.memory[here, payers] = found
        return found

    def _relevant(self, counts: tuple[int, ...], between: bool) -> tuple[int, ...]:
        """How many block each attacker where that matters; between two blockers, in order among those that are alike."""
        found = [0] * len(counts)
        for group in self.groups:
            enough = 2 if self.menace[group[0]] else 1
            there = [min(enough, counts[place]) for place in group]
            if between:
                there.sort()
            for place, count in zip(group, there, strict=True):
                found[place] = count
        return tuple(found)

    def _different(self, at: Position, payers: int) -> list[int]:
        """The picks of which one can turn out better than the others: of attackers that are alike, and blocked alike, the
        first; none whose block matters to nobody, but as the one for which the creature blocks at all."""
        i, chosen, counts, _, _ = at
        blocker = self.blockers[i]
        start = chosen[-1] if chosen else -1
        found = [-1]
        seen: set[tuple[int, int]] = set()
        for place in blocker.places:
            kind = (self.kinds[place], counts[place])
            if place > start and kind not in seen:
                seen.add(kind)
                enough = 2 if self.menace[place] else 1 if self.wanted[place] else 0
                matters = counts[place] < enough or any(place in must for must in blocker.musts)
                if (matters or not chosen) and self._may_pay_for(at, place, payers):
                    found.append(place)
        return found

    def allowed(self, at: Position, got: int = 0, paying: int = 0) -> list[int]:
        """The picks from which the declaration can still be completed legally. ``got``: how many requirements the blockers
        before obey; ``paying``: which of them (and this one, by its picks so far) pay."""
        places = self.options(at)
        if not self.searching:
            if not any(self.menace):
                return places
            return [place for place in places if self.can_be_completed(self.step(at, place)[0])]
        found = []
        single = self.blockers[at[0]].most == 1
        verdicts: dict[tuple[int, int], bool] = {}
        for place in places:
            kind = (self.kinds[place], at[2][place]) if single and place >= 0 else (-1, place)
            if kind not in verdicts:
                after, more = self.step(at, place)
                payers = paying | (1 << at[0] if self.pays(at, place) else 0)
                verdicts[kind] = self._legal(after, got + more, payers)
            if verdicts[kind]:
                found.append(place)
        return found

    def _legal(self, at: Position, got: int, paying: int) -> bool:
        """509.1c: nobody has to pay for a requirement; but what those who do pay can obey besides, must be obeyed."""
        if not self.required:
            return self.best(at, EVERYBODY) > NO_WAY // 2
        later = [i for i in range(at[0], len(self.blockers)) if self.blockers[i].costs and not paying >> i & 1]
        groups = self._alike(later)
        for numbers in product(*[range(len(alike) + 1) for alike in groups]):
            payers = paying
            for number, alike in zip(numbers, groups, strict=True):
                for i in alike[:number]:
                    payers |= 1 << i
            if got + self.best(at, payers) >= self.best(self.start(), payers):
                return True
        return False

    def _alike(self, places: list[int]) -> list[list[int]]:
        """The blockers in groups: of those that are alike it does not matter which of them pay."""
        groups: dict[object, list[int]] = {}
        for i in places:
            b = self.blockers[i]
            groups.setdefault((b.places, b.most, b.musts, b.alone, tuple(sorted(b.costs.items()))), []).append(i)
        return list(groups.values())

    def can_be_completed(self, at: Position) -> bool:
        """Without requirements: is there a later blocker for each attacker that needs a second (702.111b)?"""
        i, chosen, counts, _, _ = at
        lacking = [p for p, c in enumerate(counts) if c == 1 and self.menace[p]]
        if not lacking:
            return True
        taken: dict[tuple[int, int], int] = {}  # a block that a blocker still has -> the attacker that it is needed for
        return all(self._find(p, i, chosen, taken, set()) for p in lacking)

    def _find(
        self,
        place: int,
        start: int,
        chosen: tuple[int, ...],
        taken: dict[tuple[int, int], int],
        seen: set[tuple[int, int]],
    ) -> bool:
        for i in range(start, len(self.blockers)):
            blocker = self.blockers[i]
            if place not in blocker.places or (i == start and chosen and place <= chosen[-1]):
                continue
            for nth in range(len(chosen) if i == start else 0, min(blocker.most, len(self.attackers))):
                if (i, nth) in seen:
                    continue
                seen.add((i, nth))
                if (i, nth) not in taken or self._find(taken[i, nth], start, chosen, taken, seen):
                    taken[i, nth] = place
                    return True
        return False


def _with(owed: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """So many of each price, with these added."""
    if not more:
        return owed
    counts = list(owed)
    for price in more:
        counts[price] += 1
    return tuple(counts)
