"""508.1, 509.1: what a declaration is made of: creatures that may take part, the places they may take, limits on numbers.

A place is something that can be attacked, or an attacker that can be blocked. Creatures and places are known by their numbers.
"""

from __future__ import annotations

from typing import Final

PLENTY: Final = 1 << 20  # no limit

Prices = frozenset[int]  # by number: each is paid once for a creature
Need = tuple[frozenset[int], int]  # it takes part only if this many of these creatures do
Declared = tuple[tuple[int, ...], ...]  # for each creature, the places that it takes


class Fighter:
    """One creature that may attack or block: its places, how many of them, what it must do, what it costs, whom it needs."""

    __slots__ = ("costs", "gains", "hopes", "mark", "most", "musts", "needs", "oid", "only_alone", "places")

    def __init__(
        self,
        oid: int,
        places: tuple[int, ...],
        most: int = 1,
        musts: tuple[frozenset[int], ...] = (),
        costs: dict[int, tuple[int, ...]] | None = None,
        needs: tuple[Need, ...] = (),
        only_alone: bool = False,
        mark: int = 0,
    ) -> None:
        self.oid = oid
        self.places = places
        self.most = most  # places that it may take
        self.musts = musts  # requirements: each is obeyed by taking one of these places
        self.costs = costs or {}  # by place: the prices that stand against taking it
        self.needs = needs
        self.only_alone = only_alone
        self.mark = mark  # not 0: it differs from others, because it helps to pay if it stays at home
        self.gains = {place: len([must for must in musts if place in must]) for place in places} if musts else {}
        self.hopes: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}  # see `hope`

    def obeyed(self, chosen: tuple[int, ...]) -> int:
        if not self.musts or not chosen:
            return 0
        if len(chosen) == 1:
            return self.gains[chosen[0]]
        return len([must for must in self.musts if not must.isdisjoint(chosen)])

    def hope(self, chosen: tuple[int, ...], more: tuple[int, ...]) -> int:
        """An upper bound of the requirements it can obey if it takes these places and some of those."""
        if not self.musts or not more:
            return self.obeyed(chosen)
        key = (chosen, more)
        known = self.hopes.get(key)
        if known is None:
            best = max([self.gains[place] for place in more])
            each = self.obeyed(chosen) + best * (self.most - len(chosen))
            known = self.hopes[key] = min(each, self.obeyed((*chosen, *more)))
        return known

    def paid(self, chosen: tuple[int, ...]) -> Prices:
        """508.1h, 509.1d: each price is paid once for a creature, however many places it takes."""
        if not self.costs:
            return FREE
        return frozenset([price for place in chosen for price in self.costs.get(place, ())])

    def purses(self) -> list[Prices]:
        """Everything it may have to pay, starting with nothing."""
        found = [FREE]
        for due in dict.fromkeys(frozenset(due) for due in self.costs.values()):
            found += [had | due for had in found if had | due not in found]
        return sorted(found, key=len)


FREE: Final[Prices] = frozenset()


class Place:
    """How many creatures may take it, if any do, and how many requirements say that somebody must."""

    __slots__ = ("least", "most", "wanted")

    def __init__(self, least: int = 1, most: int = PLENTY, wanted: int = 0) -> None:
        self.least = least  # 702.111b
        self.most = most
        self.wanted = wanted

    def needed(self) -> int:
        """How many creatures may be needed there for the sake of others: enough for somebody who must be there, or one
        less, so that another may come."""
        return PLENTY if self.most < PLENTY else self.least if self.wanted else self.least - 1


class Limit:
    """No more than this many of these creatures may take one of these places."""

    __slots__ = ("fighters", "most", "places")

    def __init__(self, fighters: frozenset[int], places: frozenset[int], most: int) -> None:
        self.fighters = fighters
        self.places = places
        self.most = most


class Case:
    """Declarations that have something in common: these places are taken, these others may be; who takes part, and which
    places are taken by enough creatures, whatever else; who is paid for only where it is needed (``Place.needed``)."""

    __slots__ = ("chosen", "extra", "more", "opened", "part")

    def __init__(
        self,
        chosen: list[tuple[int, ...]],
        more: list[tuple[int, ...]],
        part: frozenset[int] = frozenset(),
        opened: frozenset[int] = frozenset(),
        extra: frozenset[int] = frozenset(),
    ) -> None:
        self.chosen = chosen
        self.more = more
        self.part = part
        self.opened = opened
        self.extra = extra

    def taken(self, i: int, place: int, most: int) -> Case:
        chosen, more = list(self.chosen), list(self.more)
        chosen[i] = (*chosen[i], place)
        more[i] = tuple([p for p in more[i] if p != place]) if len(chosen[i]) < most else ()
        return Case(chosen, more, self.part, self.opened, self.extra)

    def untaken(self, i: int, place: int) -> Case:
        more = list(self.more)
        more[i] = tuple([p for p in more[i] if p != place])
        return Case(self.chosen, more, self.part, self.opened, self.extra)

    def without(self, idle: list[int]) -> Case:
        """These creatures do nothing more than they do already."""
        more = list(self.more)
        for i in idle:
            more[i] = ()
        return Case(self.chosen, more, self.part, self.opened, self.extra)

    def closed(self, places: list[int]) -> Case:
        more = [tuple([p for p in row if p not in places]) for row in self.more]
        return Case(self.chosen, more, self.part, self.opened, self.extra)

    def joined(self, i: int) -> Case:
        return Case(self.chosen, self.more, self.part | {i}, self.opened, self.extra)

    def with_open(self, place: int) -> Case:
        return Case(self.chosen, self.more, self.part, self.opened | {place}, self.extra)

    def counts(self, places: int) -> list[int]:
        found = [0] * places
        for row in self.chosen:
            for place in row:
                found[place] += 1
        return found
