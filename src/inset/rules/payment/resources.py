"""118.3, 605.3a: what several sources, and the other parts of a cost, may take: each thing is given only once.

A *token* is a thing that a payment can use up: the untapped state of a permanent, an object's place in its zone, the counters
of one kind. A *demand* asks for so many out of some tokens. Sources that just tap ask for their own token alone; one that
says "sacrifice a creature" asks for one of several. Whether a set of demands can be met is a matching; which sources can be
used together is found by trying, those that are alike in one order only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, permutations, product
from typing import Final

from inset.rules.payment.mana_terms import Demand, Source, Token

TAP: Final = "tap"
LEAVE: Final = "leave"  # sacrificed, discarded, exiled, returned
MOST_SETS: Final = 200  # how many sets of sources are tried at most
MOST_STEPS: Final = 4_000  # … and how many steps may lead to them


IMPOSSIBLE: Final[Demand] = (1, ())


def tapping(oid: int) -> Token:
    return (oid, TAP, 1)


def leaving(oid: int) -> Token:
    return (oid, LEAVE, 1)


def one(token: Token) -> Demand:
    return (1, (token,))


def satisfiable(demands: Iterable[Demand]) -> bool:
    """Can all of them be met, each with tokens of its own? (Augmenting paths; a token has room for as many as there are.)"""
    units = [tokens for count, tokens in demands for _ in range(count)]
    holders: dict[Token, list[int]] = {}
    return all(_placed(unit, units, holders, set()) for unit in range(len(units)))


def _placed(unit: int, units: list[tuple[Token, ...]], holders: dict[Token, list[int]], seen: set[Token]) -> bool:
    for token in units[unit]:
        if token in seen:
            continue
        seen.add(token)
        held = holders.setdefault(token, [])
        if len(held) < token[2]:
            held.append(unit)
            return True
        for place, other in enumerate(held):
            if _placed(other, units, holders, seen):
                held[place] = unit
                return True
    return False


def tokens_of(demands: Iterable[Demand]) -> set[Token]:
    return {token for _, tokens in demands for token in tokens}


def is_contested(kept: Iterable[Demand], sources: Iterable[Source]) -> bool:
    """Could one of these sources take what other parts of the cost ask for? What they tap must still be there."""
    wanted = tokens_of(kept)
    wanted |= {leaving(token[0]) for token in wanted if token[1] == TAP}
    return any(not wanted.isdisjoint(s.own) or not wanted.isdisjoint(tokens_of(s.takes)) for s in sources)


def still_there(kept: tuple[Demand, ...], mana: Iterable[Demand]) -> Iterator[tuple[Demand, ...]]:
    """601.2g–h: what other parts of the cost tap is tapped after the mana was made, so that it can't have been given up for it.
    Where it could be, what is tapped is chosen in each way. ``mana``: what is taken for mana."""
    given_up = {token[0] for token in tokens_of(mana) if token[1] == LEAVE}
    left = {t[0] for count, tokens in kept if count >= len(tokens) for t in tokens if t[1] == LEAVE}
    loose = [demand for demand in kept if any(t[1] == TAP and t[0] in given_up for t in demand[1])]
    if not loose:
        yield kept
        return
    firm = [demand for demand in kept if demand not in loose]
    for choice in islice(product(*[combinations(tokens, count) for count, tokens in loose]), MOST_SETS):
        tapped = [token for some in choice for token in some]
        if len(set(tapped)) == len(tapped):
            stay = [one(leaving(token[0])) for token in tapped if token[0] not in left]
            yield (*firm, *map(one, tapped), *stay)


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


class Guard:
    """While objects are picked for one part of a cost: what else must stay possible. ``rest``: what is still to be taken;
    ``within``: only these may be picked; ``kept``: what other parts take once the mana is there."""

    __slots__ = ("kept", "rest", "within")

    def __init__(
        self, rest: tuple[Demand, ...], within: frozenset[Token] | None = None, kept: tuple[Demand, ...] = ()
    ) -> None:
        self.rest = rest
        self.within = within
        self.kept = kept

    def is_idle(self) -> bool:
        """Does it forbid nothing?"""
        return not self.rest and self.within is None and not self.kept

    def before(self, later: tuple[Demand, ...]) -> Guard:
        """The same while these are still to be met, too."""
        return Guard(self.rest + later, self.within, self.kept) if later else self

    def allows(self, taken: Sequence[Token], more: int, among: Sequence[Token]) -> bool:
        """May these be taken, and so many more out of some others?"""
        if self.within is not None:
            if not self.within.issuperset(taken):
                return False
            among = [token for token in among if token in self.within]
        return self.leaves((*gone(taken), (more, tuple(among))))

    def leaves(self, demands: tuple[Demand, ...]) -> bool:
        taken = (*demands, *self.rest)
        return any(satisfiable((*taken, *settled)) for settled in still_there(self.kept, taken))


def gone(taken: Sequence[Token]) -> tuple[Demand, ...]:
    """What is taken once these are: an object that has left can't be tapped either."""
    return tuple(
        one(part) for token in taken for part in ((token, tapping(token[0])) if token[1] == LEAVE else (token,))
    )


# --- which sources can be used together ---------------------------------------------------------------------------------


Usable = tuple[list[int], list[int]]  # sources, and for all sources when each is used (`turns`)


def together(
    sources: Sequence[Source], keep: list[int], kept: tuple[Demand, ...], hopeful: bool = False
) -> Iterator[Usable]:
    """The largest sets of these sources that can be used together, beside what is ``kept`` for other parts of the cost.
    ``hopeful``: what needs mana may be given up for what needs mana; whether their order allows it is to be seen (`works`)."""
    for settled in still_there(kept, [demand for at in keep for demand in sources[at].demands()]) if kept else ((),):
        yield from _together(sources, keep, settled, hopeful)


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


def _together(sources: Sequence[Source], keep: list[int], kept: tuple[Demand, ...], hopeful: bool) -> Iterator[Usable]:
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
    search = _Together(sources, touched, kept, hopeful)
    found: list[set[int]] = []
    for chosen in search.sets(0):
        some = set(chosen)
        if not any(some <= other for other in found):
            found.append(some)
            yield [at for at in keep if at in some or at not in search.places], search.times
            if len(some) == len(touched) or len(found) == MOST_SETS:
                return


class _Together:
    __slots__ = ("chosen", "hopeful", "kept", "places", "sources", "steps", "times", "touched", "twins")

    def __init__(self, sources: Sequence[Source], touched: list[int], kept: tuple[Demand, ...], hopeful: bool) -> None:
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
        """For each the one before it that does the same, with tokens that no demand tells apart; else -1."""
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
        if self.steps < MOST_STEPS:
            yield from self.sets(place + 1)

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
        found: list[Demand] = []
        for at in sorted(self.chosen, key=self.times.__getitem__):
            source, now = self.sources[at], self.times[at]
            found += [one(token) for token in source.own]
            if until[source.key] > now and leaving(source.key) in source.own:
                found.append(IMPOSSIBLE)
            before = now + 1 if self.hopeful and now == LATE else now
            for count, tokens in source.takes:
                free = [t for t in tokens if t[1] != LEAVE or t[0] == source.key or until.get(t[0], -1) < before]
                if now == LATE:
                    free = [t for t in free if t[1] != TAP or t[0] not in given_up]
                found.append((count, tuple(free)))
            if now < LATE:
                given_up |= {t[0] for t in (*source.own, *tokens_of(source.takes)) if t[1] == LEAVE}
        return found
