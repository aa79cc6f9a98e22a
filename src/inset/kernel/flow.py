"""508.1d, 509.1c: a flow of the greatest gain through a small network, for who can do what at the same time.

Paths are added one by one, each the best there is, until none gains any more. An arc may be given several times with
falling gains: the first unit through is then worth more than the next.
"""

from __future__ import annotations

from collections import deque
from typing import Final

NOWHERE: Final = -(1 << 60)
PLENTY: Final = 1 << 20  # room for everybody


class Flow:
    """Nodes are numbers; arcs have room and gain. Each arc is followed by its way back, so ``arc ^ 1`` is the other way."""

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
            gain, path = self._best_path(source, sink)
            if gain <= 0:
                return total
            units = min([self.rooms[arc] for arc in path])
            for arc in path:
                self.rooms[arc] -= units
                self.rooms[arc ^ 1] += units
            total += units * gain

    def _best_path(self, source: int, sink: int) -> tuple[int, list[int]]:
        """No way round gains anything, so that going on until nothing improves comes to an end."""
        ends, rooms, gains = self.ends, self.rooms, self.gains
        best = [NOWHERE] * len(self.out)
        came = [-1] * len(self.out)
        waits = [False] * len(self.out)
        best[source] = 0
        waiting = deque([source])
        while waiting:
            here = waiting.popleft()
            waits[here] = False
            for arc in self.out[here]:
                if rooms[arc]:
                    there, gain = ends[arc], best[here] + gains[arc]
                    if gain > best[there]:
                        best[there] = gain
                        came[there] = arc
                        if not waits[there] and there != sink:
                            waits[there] = True
                            waiting.append(there)
        path: list[int] = []
        at = sink if best[sink] > 0 else source
        while at != source:
            path.append(came[at])
            at = ends[came[at] ^ 1]
        return best[sink], path
