"""508.1d, 509.1c: how many requirements could be obeyed at most, if restrictions that hold only for some are left out.

Creatures send a unit to each place that they take. What a unit gains: the requirements of its creature that it obeys; at a
place that somebody must take, its share of that; and at one that needs more creatures, more than anything else.
"""

from __future__ import annotations

from math import lcm
from typing import Final

from inset.kernel.flow import Flow
from inset.rules.combat.declaration_terms import FREE, PLENTY, Case, Declared, Fighter, Place, Prices

SOURCE: Final = 0
SINK: Final = 1
CROWD: Final = 2  # the first unit of each creature goes through it


class Bounds:
    """A network for each case of a declaration."""

    __slots__ = ("fighters", "huge", "limit", "paying", "places", "purse", "scale", "solved", "wanted")

    def __init__(self, fighters: list[Fighter], places: list[Place], limit: int) -> None:
        self.paying: dict[int, Prices] = {}  # the creatures that pay the same for whatever they do
        self.purse: dict[Prices, int] = {}  # for how many creatures such prices can be paid
        self.fighters = fighters
        self.places = places
        self.limit = limit  # how many may take part
        self.solved = 0  # networks so far
        self.scale = lcm(*[place.least for place in places if place.wanted]) if places else 1
        self.wanted = sum(place.wanted for place in places)
        all_gains = sum(len(f.musts) * min(f.most, len(places)) for f in fighters) + self.wanted
        self.huge = self.scale * (all_gains + 1)

    def hope(self, case: Case) -> int:
        """An upper bound that needs no network: each creature does what is best for itself, and all places are taken."""
        hope = self.wanted
        for fighter, chosen, more in zip(self.fighters, case.chosen, case.more, strict=True):
            if fighter.musts:
                hope += fighter.hope(chosen, more)
        return hope

    def most(self, case: Case) -> tuple[int, Declared] | None:
        """An upper bound of the requirements that a declaration of this case obeys, and one that comes so far if it is legal.
        None if a place can't be taken by as many creatures as it must."""
        counts = case.counts(len(self.places))
        if any(count > place.most for count, place in zip(counts, self.places, strict=True)):
            return None
        self.solved += 1
        here = _Network(self, case, counts)
        if here.room < 0:
            return None
        gain = here.flow.greatest(SOURCE, SINK)
        if gain < here.needed * self.huge:
            return None
        sure = sum(f.obeyed(chosen) for f, chosen in zip(self.fighters, case.chosen, strict=True))
        sure += sum(p.wanted for i, p in enumerate(self.places) if counts[i] or i in case.opened)
        return sure + (gain - here.needed * self.huge) // self.scale, here.declared()


class _Network:
    __slots__ = ("arcs", "bounds", "case", "counts", "ends", "flow", "gates", "needed", "room", "starts")

    def __init__(self, bounds: Bounds, case: Case, counts: list[int]) -> None:
        self.bounds = bounds
        self.case = case
        self.counts = counts
        self.flow = Flow(3)
        self.needed = 0  # units that must arrive
        self.arcs: list[tuple[int, int, int]] = []  # arc, creature, place
        self.gates: dict[int, int] = {}  # before them, for those that are paid for only where they are needed
        self.ends: dict[int, int] = {}  # the nodes of places where it matters how many take them
        self.room = bounds.limit - sum(1 for chosen in case.chosen if chosen)
        self.flow.arc(SOURCE, CROWD, max(self.room, 0), 0)
        self.starts: dict[Prices, int] = {}  # creatures that pay the same are no more than can be paid for
        for prices, most in bounds.purse.items():
            there = sum(1 for i, due in bounds.paying.items() if due == prices and case.chosen[i])
            self.starts[prices] = self.flow.node()
            self.flow.arc(CROWD, self.starts[prices], max(most - there, 0), 0)
        for i in range(len(bounds.places)):
            self._place(i)
        for i in range(len(bounds.fighters)):
            self._fighter(i)

    def _place(self, i: int) -> None:
        place, there, bounds = self.bounds.places[i], self.counts[i], self.bounds
        lacking = max(0, place.least - there) if there or i in self.case.opened else 0
        wanted = place.wanted if not there and i not in self.case.opened else 0
        if not lacking and not wanted and place.most == PLENTY and place.least == 1:
            return
        node = self.ends[i] = self.flow.node()
        self.needed += lacking
        first = lacking or (place.least if wanted else 0)
        if first:
            gain = bounds.huge if lacking else wanted * bounds.scale // place.least
            self.flow.arc(node, SINK, min(first, place.most - there), gain)
        rest = place.most - there - first
        if rest > 0:
            self.flow.arc(node, SINK, rest, 0)
        if self.case.extra:
            gate = self.gates[i] = self.flow.node()
            coming = sum(1 for j in self.case.extra if i in self.case.chosen[j])
            self.flow.arc(gate, node, max(0, place.needed() - coming), 0)

    def _fighter(self, i: int) -> None:
        fighter, chosen, more = self.bounds.fighters[i], self.case.chosen[i], self.case.more[i]
        must_join = i in self.case.part and not chosen
        self.needed += must_join
        if not more:
            return
        musts = [must for must in fighter.musts if not any(place in must for place in chosen)] if fighter.musts else []
        node = self.flow.node()
        room = min(fighter.most - len(chosen), len(more))
        if chosen:
            self.flow.arc(SOURCE, node, room, 0)
        else:
            start = self.starts.get(self.bounds.paying.get(i, FREE), CROWD)
            self.flow.arc(start, node, 1, self.bounds.huge if must_join else 0)
            if room > 1:
                self.flow.arc(SOURCE, node, room - 1, 0)
        self._edges(i, node, musts, room, must_join)

    def _edges(self, i: int, node: int, musts: list[frozenset[int]], room: int, must_join: bool) -> None:
        costs = self.bounds.fighters[i].costs
        nested = self._nested(node, musts, room) if room > 1 and musts and laminar(musts) else None
        seen: set[object] = set()  # if only what this creature gains there distinguishes the places, one will do
        extra = i in self.case.extra
        for place in self.case.more[i]:
            there = tuple([n for n, must in enumerate(musts) if place in must])
            end = self.gates.get(place, SINK) if extra else self.ends.get(place, SINK)
            if end == SINK:
                kind = (len(there) if room == 1 else there, costs.get(place))
                if kind in seen or not (there or must_join):
                    continue
                seen.add(kind)
            if nested is None:
                arc = self.flow.arc(node, end, 1, len(there) * self.bounds.scale)
            else:
                inner = min(there, key=lambda n: len(musts[n]), default=-1)
                arc = self.flow.arc(nested[inner] if inner >= 0 else node, end, 1, 0)
            self.arcs.append((arc, i, place))

    def _nested(self, node: int, musts: list[frozenset[int]], room: int) -> list[int]:
        """A node for each requirement: the first unit through it gains, and one inside another goes through both."""
        inside: dict[frozenset[int], int] = {}
        for must in sorted(set(musts), key=len, reverse=True):
            outer = [other for other in inside if must < other]
            start = inside[min(outer, key=len)] if outer else node
            inside[must] = self.flow.node()
            self.flow.arc(start, inside[must], 1, musts.count(must) * self.bounds.scale)
            self.flow.arc(start, inside[must], room - 1, 0)
        return [inside[must] for must in musts]

    def declared(self) -> Declared:
        found = list(self.case.chosen)
        for arc, i, place in self.arcs:
            if self.flow.used(arc):
                found[i] = (*found[i], place)
        return tuple([tuple(sorted(row)) for row in found])


def laminar(musts: list[frozenset[int]]) -> bool:
    """Is each of two requirements part of the other, or has nothing to do with it?"""
    return all(a <= b or b <= a or not a & b for n, a in enumerate(musts) for b in musts[:n])
