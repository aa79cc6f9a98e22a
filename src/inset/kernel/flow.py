"""508.1d, 509.1c: a maximum-gain flow through a small network, to decide who can do what at the same time.

Paths are added, the best one first, until none gains anything; paths with the same gain are found together.
An arc may be given several times with falling gains: the first unit through is then worth more than the next.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from inset.kernel.steps import step

NOWHERE: Final = -(1 << 60)
PLENTY: Final = 1 << 20  # room for everybody


class Flow:
    """Nodes are numbers; arcs have room and gain. Each arc is followed by its reverse, so ``arc ^ 1`` is the other
    direction."""

    __slots__ = ("ends", "gains", "out", "rooms")

    def __init__(self, nodes: int) -> None:
        self.out: list[list[int]] = [[] for _ in range(nodes)]
        self.ends: list[int] = []
        self.rooms: list[int] = []
        self.gains: list[int] = []

    def node(self) -> int:
        self.out.append([])
        return len(self.out) - 1

    def arc(self, start: int, end: int, room: int, gain: int) -> int:
        number = len(self.ends)
        self.out[start].append(number)
        self.out[end].append(number + 1)
        self.ends += [end, start]
        self.rooms += [room, 0]
        self.gains += [gain, -gain]
        return number

    def used(self, arc: int) -> bool:
        return self.rooms[arc ^ 1] > 0

    def greatest(self, source: int, sink: int) -> int:
        """The greatest gain of any flow."""
        total = 0
        while True:
            best = self._best_gains(source, sink)
            gain = best[sink]
            if gain <= 0:
                return total
            shut = [False] * len(self.out)  # on the way, or known to lead nowhere
            shut[source] = True
            places = [0] * len(self.out)
            while units := self._push(source, sink, best, shut, places):
                total += units * gain

    def _best_gains(self, source: int, sink: int) -> list[int]:
        """The gain of the best path to each node. No cycle gains anything, so repeating until nothing improves
        terminates."""
        ends, rooms, gains = self.ends, self.rooms, self.gains
        best = [NOWHERE] * len(self.out)
        waits = [False] * len(self.out)
        best[source] = 0
        waiting = deque([source])
        while waiting:
            here = waiting.popleft()
            waits[here] = False
            so_far = best[here]
            for arc in self.out[here]:
                if rooms[arc]:
                    there, gain = ends[arc], so_far + gains[arc]
                    if gain > best[there]:
                        best[there] = gain
                        if not waits[there] and there != sink:
                            waits[there] = True
                            waiting.append(there)
        return best

    def _push(self, source: int, sink: int, best: list[int], shut: list[bool], places: list[int]) -> int:
        """Send what one more path takes that is as good as the best; 0 if none is found. ``places``: the arc of each node that
        is tried next. What is overlooked because it crosses the way here is found when the gains are worked out again."""
        step()
        ends, rooms, gains = self.ends, self.rooms, self.gains
        path: list[int] = []
        here = source
        while here != sink:
            arcs, place = self.out[here], places[here]
            while place < len(arcs):
                arc = arcs[place]
                if rooms[arc] and not shut[ends[arc]] and best[here] + gains[arc] == best[ends[arc]]:
                    break
                place += 1
            places[here] = place
            if place < len(arcs):
                path.append(arcs[place])
                here = ends[arcs[place]]
                shut[here] = here != sink
            elif path:
                here = ends[path.pop() ^ 1]
                places[here] += 1
            else:
                return 0
        units = min([rooms[arc] for arc in path])
        for arc in path:
            rooms[arc] -= units
            rooms[arc ^ 1] += units
            shut[ends[arc]] = False
        return units
