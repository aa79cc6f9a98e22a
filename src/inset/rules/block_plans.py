"""509.1a–e: which blocks may be declared: restrictions on numbers, requirements, costs.

Each able creature picks its attackers one after the other. A pick is offered only if the declaration can still be completed
so that no restriction is disobeyed and, with the costs that it pays, as many requirements as possible are obeyed. Without
requirements and costs that is a matching of later blockers to attackers that need one more; with them, a search with memory.
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
        self.memory: dict[tuple[Position, int], int] = {}
        self.known: dict[tuple[int, ...], bool] = {}

    def start(self) -> Position:
        return 0, (), (0,) * len(self.attackers), NONE, (0,) * self.prices

    def over(self, at: Position) -> bool:
        return at[0] == len(self.blockers)

    def options(self, at: Position, payers: int = EVERYBODY) -> list[int]:
        """The places that the blocker may still choose; -1 is "no (more) attacker"."""
        i, chosen, _, _, owed = at
        blocker = self.blockers[i]
        start = chosen[-1] if chosen else -1
        found = [-1]
        for place in blocker.places:
            if place > start:
                more = blocker.adds(chosen, place)
                if not more or (payers >> i & 1 and self._can_pay(_with(owed, more))):
                    found.append(place)
        return found

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
        relevant = tuple(c if self.menace[p] or self.wanted[p] else 0 for p, c in enumerate(counts))
        here = (i, chosen, relevant, crowd, owed)
        found = self.memory.get((here, payers))
        if found is None:
            found = NO_WAY
            for place in self.options(here, payers):
                after, got = self.step(here, place)
                found = max(found, got + self.best(after, payers))
            self.memory[here, payers] = found
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
        for place in places:
            after, more = self.step(at, place)
            payers = paying | (1 << at[0] if self.pays(at, place) else 0)
            if self._legal(after, got + more, payers):
                found.append(place)
        return found

    def _legal(self, at: Position, got: int, paying: int) -> bool:
        """509.1c: nobody has to pay for a requirement; but what those who do pay can obey besides, must be obeyed."""
        if not self.required:
            return self.best(at, EVERYBODY) > NO_WAY // 2
        later = [i for i in range(at[0], len(self.blockers)) if self.blockers[i].costs and not paying >> i & 1]
        for numbers in product(*[range(len(alike) + 1) for alike in self._alike(later)]):
            payers = paying
            for number, alike in zip(numbers, self._alike(later), strict=True):
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
