"""118.3, 605.3a: which sources can be used together for one payment, and in which order.

Each thing is given only once (`resources`). The largest compatible sets are found by trying, those that are alike in one order
only; a set that could not reach what the payment needs (`solver_bound`) is given up as soon as that is seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final

from inset.rules.payment.mana_terms import Demand, Source, Token
from inset.rules.payment.resources import (
    IMPOSSIBLE,
    LEAVE,
    MOST_SETS,
    TAP,
    leaving,
    one,
    satisfiable,
    still_there,
    tokens_of,
)
from inset.rules.payment.solver_bound import Contest

MOST_STEPS: Final = 4_000  # how many steps may lead to the sets that are tried

# When the sources of a payment are used: what just taps comes first, for what was tapped can still be given up; then what
# gives itself up, then what others are given up for; last what needs other mana, and what is tapped instead of paying it.
AT_ONCE: Final = 0
HURTS: Final = 1  # after what costs life
GIVES_ITSELF: Final = 2
TAKES_OTHERS: Final = 3
LATE: Final = 1 << 20
TAKING: Final = range(TAKES_OTHERS, LATE)
MOST_TAKERS: Final = 4  # of how many every order is tried


def turns(sources: Sequence[Source]) -> list[int]:
    """When each is used. Of those that others are given up for, one that could be given up itself comes before the taker."""
    takers = {source.key for source in sources if _takes_objects(source)}
    found: list[int] = []
    for source in sources:
        if source.late:
            found.append(LATE)
        elif _takes_objects(source):
            victims = {token[0] for token in tokens_of(source.takes) if token[1] == LEAVE}
            found.append(TAKES_OTHERS + len((victims & takers) - {source.key}))
        else:
            gives = any(token[1] == LEAVE for token in source.own)
            found.append(GIVES_ITSELF if gives else HURTS if source.hurts else AT_ONCE)
    return found


def _takes_objects(source: Source) -> bool:
    return any(token[1] == LEAVE for token in tokens_of(source.takes)) if source.takes else False


Usable = tuple[list[int], list[int]]  # sources, and for all sources when each is used (`turns`)


def together(
    sources: Sequence[Source],
    keep: list[int],
    kept: tuple[Demand, ...],
    hopeful: bool = False,
    contest: Contest | None = None,
) -> Iterator[Usable]:
    """The largest sets of these sources that can be used together, beside what is ``kept`` for other parts of the cost.
    ``hopeful``: what needs mana may be given up for what needs mana; whether their order allows it is to be seen (`works`).
    ``contest``: what they must reach."""
    for settled in still_there(kept, [demand for at in keep for demand in sources[at].demands()]) if kept else ((),):
        yield from _together(sources, keep, settled, hopeful, contest)


def takes_late(sources: Iterable[Source]) -> bool:
    """Is there one that needs mana and others to be given up?"""
    return any(source.late and _takes_objects(source) for source in sources)


def ordered(uses: Sequence[Source]) -> list[tuple[Demand, ...]]:
    """What each of these uses, one after another, takes of others: nothing that is used later."""
    found: list[tuple[Demand, ...]] = []
    later: set[Token] = set()
    for source in reversed(uses):
        found.append(tuple([(count, tuple([t for t in tokens if t not in later])) for count, tokens in source.takes]))
        later.add(leaving(source.key))
    found.reverse()
    return found


def works(uses: Sequence[Source], kept: tuple[Demand, ...]) -> bool:
    """Can these uses follow one another?"""
    mana = [one(token) for source in uses for token in source.own]
    mana += [demand for takes in ordered(uses) for demand in takes]
    for at, source in enumerate(uses):
        if leaving(source.key) in source.own and source.key in [other.key for other in uses[at + 1 :]]:
            return False
    return any(satisfiable((*mana, *settled)) for settled in still_there(kept, mana))


def _together(
    sources: Sequence[Source], keep: list[int], kept: tuple[Demand, ...], hopeful: bool, contest: Contest | None
) -> Iterator[Usable]:
    contested = tokens_of(kept)
    for at in keep:
        source = sources[at]
        contested |= tokens_of(source.takes)
        if source.group < 0:
            contested.update(source.own)
    if not contested:
        yield keep, turns(sources)
        return
    if not satisfiable(kept):
        return
    objects = {token[0] for token in contested if token[1] == LEAVE}
    touched = [
        at
        for at in keep
        if sources[at].takes or sources[at].key in objects or not contested.isdisjoint(sources[at].own)
    ]
    search = _Together(sources, touched, kept, hopeful, contest)
    found: list[set[int]] = []
    for chosen in search.sets(0):
        some = set(chosen)
        if not any(some <= other for other in found):
            found.append(some)
            yield [at for at in keep if at in some or at not in search.places], search.times
            if len(some) == len(touched) or len(found) == MOST_SETS:
                return


class _Together:
    __slots__ = ("chosen", "contest", "hopeful", "kept", "places", "sources", "steps", "times", "touched", "twins")

    def __init__(
        self,
        sources: Sequence[Source],
        touched: list[int],
        kept: tuple[Demand, ...],
        hopeful: bool,
        contest: Contest | None,
    ) -> None:
        self.contest = contest
        self.hopeful = hopeful
        self.sources = sources
        self.times = turns(sources)
        self.touched = touched
        self.kept = kept
        self.places = set(touched)
        self.chosen: list[int] = []
        self.steps = 0
        self.twins = self.alike()

    def alike(self) -> list[int]:
        """For each, the previous one that does the same, with tokens that no demand distinguishes; otherwise -1."""
        demands = [*self.kept, *(demand for at in self.touched for demand in self.sources[at].takes)]
        sets = list(dict.fromkeys(frozenset(tokens) for _, tokens in demands))
        owners: dict[int, int] = {}
        for at in self.touched:
            owners[self.sources[at].key] = owners.get(self.sources[at].key, 0) + 1
        last: dict[object, int] = {}
        found: list[int] = []
        for at in self.touched:
            source = self.sources[at]
            key = source.key
            wanted = tuple([(key, kind, 1) in some for some in sets for kind in (TAP, LEAVE)])
            own = tuple([what for _, what, _ in source.own])
            alone = not source.takes and source.times == 1 and owners[key] == 1
            look: object = (source.shape(), source.takes, own, wanted, -1 if alone else key)
            found.append(last.get(look, -1))
            last[look] = at
        return found

    def sets(self, place: int) -> Iterator[list[int]]:
        self.steps += 1
        if place == len(self.touched):
            yield self.chosen.copy()
            return
        at, twin = self.touched[place], self.twins[place]
        if twin < 0 or twin in self.chosen:
            self.chosen.append(at)
            before = self.times
            if self.fits():
                yield from self.sets(place + 1)
            self.chosen.pop()
            self.times = before
        if self.steps < MOST_STEPS and self.is_open(place + 1):
            yield from self.sets(place + 1)

    def is_open(self, place: int) -> bool:
        """Could those chosen before this place reach what is needed, together with some that come after it?"""
        return self.contest is None or self.contest.is_open(self.chosen, self.touched[:place])

    def fits(self) -> bool:
        """Can the chosen ones be used together, in some order? Where one could be given up for another, every order is tried."""
        if satisfiable((*self.kept, *self.demands())):
            return True
        takers = list(dict.fromkeys(self.sources[at].key for at in self.chosen if self.times[at] in TAKING))
        if not 1 < len(takers) <= MOST_TAKERS or self.times[self.chosen[-1]] == LATE:
            return False
        usual = self.times
        for order in permutations(takers):
            turn = {key: TAKES_OTHERS + place for place, key in enumerate(order)}
            pairs = zip(self.sources, usual, strict=True)
            self.times = [turn.get(source.key, now) if now in TAKING else now for source, now in pairs]
            if satisfiable((*self.kept, *self.demands())):
                return True
        self.times = usual
        return False

    def demands(self) -> list[Demand]:
        """What the chosen ones take. What is used later, or at a time that is not known, must still be there."""
        until: dict[int, int] = {}
        for at in self.chosen:
            key = self.sources[at].key
            until[key] = max(until.get(key, -1), self.times[at])
        given_up: set[int] = set()
        late = LATE in [self.times[at] for at in self.chosen]
        busy: dict[int, set[int]] = {}  # by time: the objects that must still be there
        found: list[Demand] = []
        for at in sorted(self.chosen, key=self.times.__getitem__):
            source, now = self.sources[at], self.times[at]
            found += [one(token) for token in source.own]
            if until[source.key] > now and leaving(source.key) in source.own:
                found.append(IMPOSSIBLE)
            before = now + 1 if self.hopeful and now == LATE else now
            if source.takes and before not in busy:
                busy[before] = {key for key, last in until.items() if last >= before}
            for count, tokens in source.takes:
                there = busy[before]
                free = [t for t in tokens if t[0] not in there or t[1] != LEAVE or t[0] == source.key]
                if now == LATE:
                    free = [t for t in free if t[1] != TAP or t[0] not in given_up]
                found.append((count, tuple(free)))
            if late and now < LATE:
                given_up |= {t[0] for t in (*source.own, *tokens_of(source.takes)) if t[1] == LEAVE}
        return found
