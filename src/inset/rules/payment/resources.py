"""118.3, 605.3a: what several sources, and the other parts of a cost, may take: each thing only once.

A *token* is a thing that a payment can use up: the untapped state of a permanent, an object's place in its zone, the counters
of one kind. A *demand* asks for this many out of some tokens. Sources that just tap ask for their own token alone; one
that says "sacrifice a creature" asks for one of several. Whether a set of demands can be met is a matching.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, product
from typing import Final

from inset.rules.payment.mana_terms import Demand, Source, Token

TAP: Final = "tap"
LEAVE: Final = "leave"  # sacrificed, discarded, exiled, returned
MOST_SETS: Final = 200  # how many sets of sources are tried at most


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
    return all(placed(unit, units, holders, set()) for unit in range(len(units)))


def placed(unit: int, units: list[tuple[Token, ...]], holders: dict[Token, list[int]], seen: set[Token]) -> bool:
    """Find a token for a unit, moving others; ``holders``: which units have each token so far."""
    tokens = units[unit]
    for token in tokens:  # one that nobody has: usually there is one
        held = holders.get(token)
        if held is None:
            holders[token] = [unit]
            return True
        if len(held) < token[2]:
            held.append(unit)
            return True
    for token in tokens:
        if token in seen:
            continue
        seen.add(token)
        held = holders[token]
        for place, other in enumerate(held):
            if placed(other, units, holders, seen):
                held[place] = unit
                return True
    return False


def tokens_of(demands: Iterable[Demand]) -> set[Token]:
    return {token for _, tokens in demands for token in tokens}


def without(demand: Demand, spent: frozenset[Token]) -> Demand:
    """The same once these tokens are gone."""
    return (demand[0], tuple([token for token in demand[1] if token not in spent]))


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
        """Does it allow everything?"""
        return not self.rest and self.within is None and not self.kept

    def before(self, later: tuple[Demand, ...]) -> Guard:
        """The same while these are still to be met, too."""
        return Guard(self.rest + later, self.within, self.kept) if later else self

    def allows(self, taken: Sequence[Token], more: int, among: Sequence[Token]) -> bool:
        """May these be taken, and this many more out of some others?"""
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
