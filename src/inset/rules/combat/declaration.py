"""508.1a–d, 509.1a–c: which attacks, and which blocks, may be declared: restrictions, requirements, costs.

Each creature in turn picks what it attacks, or whom it blocks. A pick is offered only if the declaration can be completed
so that no restriction is disobeyed, it can be paid for, and no declaration that pays for no creature what this one does not
pay obeys more requirements: nobody has to pay for the sake of one.

How many can be obeyed is a flow (``requirements``) as long as restrictions are about one pair of creatures or an upper
bound. Those that hold only for who takes part (menace, "can't attack alone", a cost too high to pay) are not in the
flow: a declaration that breaks one is split into cases that don't, and a case whose bound is too low is dropped
(docs/adr/0013-combat-declarations.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from inset.rules.combat.declaration_terms import FREE, PLENTY, Case, Declared, Fighter, Limit, Place, Prices
from inset.rules.combat.requirements import Bounds

STOP: Final = -1  # no (more) places for this creature
Purse = dict[int, Prices]  # the most that each creature may pay
Position = tuple[Declared, tuple[int, ...]]  # the creatures that have picked, and the places of the next one so far
Steady = tuple[frozenset[int], frozenset[int]]  # places that are taken, and others that are not
Affordable = Callable[[tuple[int, ...], tuple[int, ...]], bool]


def _always(owed: tuple[int, ...], part: tuple[int, ...]) -> bool:
    return True


class Declaration:
    """``affordable``: can this many of each price be paid together if these creatures take part?"""

    __slots__ = (
        "affordable",
        "bounds",
        "classes",
        "easy",
        "fighters",
        "free",
        "known",
        "limits",
        "most_obeyed",
        "paying",
        "places",
        "prices",
        "refs",
        "required",
        "simple",
        "witness",
    )

    def __init__(
        self,
        refs: list[int],
        fighters: list[Fighter],
        places: list[Place],
        limits: list[Limit] | None = None,
        prices: int = 0,
        affordable: Affordable = _always,
    ) -> None:
        self.refs = refs  # what the places are
        self.fighters = fighters
        self.places, self.limits, everybody = self._limited(places, limits or [])
        self.prices = prices
        self.affordable = affordable
        self.required = self.paying = lonely = marked = only_alone = narrow = False
        for place in self.places:
            self.required = self.required or place.wanted > 0
            narrow = narrow or place.least > 1 or place.most < PLENTY
        for f in fighters:
            self.required = self.required or bool(f.musts)
            self.paying = self.paying or bool(f.costs)
            only_alone = only_alone or f.only_alone
            lonely = lonely or bool(f.needs) or f.only_alone
            marked = marked or bool(f.mark)
        self.free = not (self.required or self.paying or lonely or narrow or self.limits)
        self.bounds = Bounds(fighters, self.places, everybody)
        self.classes = self._classes() if not self.free else []
        self.simple = not self.limits and not lonely and not marked
        self.easy = not self.limits and not only_alone  # joining is in nobody's way
        self.most_obeyed: dict[object, int] = {}
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...]], bool] = {}
        self.witness: Declared = ()
        if self.required and self.paying:
            self._count_purses()

    def _count_purses(self) -> None:
        """For how many creatures can the same be paid at most? (By halves: paying for fewer is never harder.)"""
        for i, fighter in enumerate(self.fighters):
            due = {frozenset(fighter.costs.get(place, ())) for place in fighter.places}
            if len(due) == 1 and fighter.costs:
                self.bounds.paying[i] = due.pop()
        for prices in dict.fromkeys(self.bounds.paying.values()):
            low, high = 0, sum(1 for due in self.bounds.paying.values() if due == prices)
            while low < high:
                middle = (low + high + 1) // 2
                owed = tuple([middle if price in prices else 0 for price in range(self.prices)])
                low, high = (middle, high) if self.affordable(owed, ()) else (low, middle - 1)
            self.bounds.purse[prices] = low

    def _limited(self, places: list[Place], limits: list[Limit]) -> tuple[list[Place], list[Limit], int]:
        """A limit for all creatures at one place is the place's own; one for all at all places bounds the whole."""
        places, everybody = list(places), PLENTY
        all_fighters, all_places = frozenset(range(len(self.fighters))), frozenset(range(len(places)))
        for limit in limits:
            if limit.fighters >= all_fighters and limit.places >= all_places:
                everybody = min(everybody, limit.most)
            elif limit.fighters >= all_fighters and len(limit.places) == 1:
                (at,) = limit.places
                places[at] = Place(places[at].least, min(places[at].most, limit.most), places[at].wanted)
        return places, limits, everybody

    # --- one pick after the other ---------------------------------------------------------------------------------

    def start(self) -> Position:
        return (), ()

    def over(self, at: Position) -> bool:
        return len(at[0]) == len(self.fighters)

    def options(self, at: Position) -> list[int]:
        """The places that the creature could take next, whatever that leads to."""
        finished, partial = at
        last = partial[-1] if partial else -1
        return [STOP, *[place for place in self.fighters[len(finished)].places if place > last]]

    def step(self, at: Position, place: int) -> Position:
        finished, partial = at
        fighter = self.fighters[len(finished)]
        if place != STOP:
            partial = (*partial, place)
            if len(partial) < fighter.most and place < fighter.places[-1]:
                return finished, partial
        return (*finished, partial), ()

    def allowed(self, at: Position) -> list[int]:
        """The picks from which the declaration can still be completed legally."""
        places = self.options(at)
        if self.free:
            return places
        finished = at[0]
        single = self.fighters[len(finished)].most == 1
        verdicts: dict[object, bool] = {}
        counts = Case(list(finished), []).counts(len(self.places)) if single else []
        found = []
        for place in places:
            kind: object = (self.classes[place], counts[place]) if single and place != STOP else place
            if kind not in verdicts:
                verdicts[kind] = self.completed(self.step(at, place))
            if verdicts[kind]:
                found.append(place)
        return found

    # --- can it be completed? -------------------------------------------------------------------------------------

    def completed(self, at: Position) -> bool:
        """Is there a legal declaration that begins like this? The last one found is tried first."""
        finished, partial = at
        n = len(finished)
        if self.witness and self.witness[:n] == finished and partial == ((*self.witness, ())[n])[: len(partial)]:
            return True
        if self._like_the_last(finished, partial):
            return True
        steady = self._steady(finished)
        if steady is None:
            return False
        purse = {
            i: self.fighters[i].paid(chosen) for i, chosen in enumerate((*finished, partial)[: len(self.fighters)])
        }
        target = self.best(purse)
        found = self.search(self._case(at, purse, steady), target)
        if found is None and any(f.costs for f in self.fighters[n:]):
            found = self._paid_for(at, purse, target, steady)
        if found is not None:
            self.witness = found
        return found is not None

    def _like_the_last(self, finished: Declared, partial: tuple[int, ...]) -> bool:
        """Is the last one found legal, too, if it begins like this? Nothing has to be searched for then."""
        n = len(finished)
        if not self.witness:
            return False
        found = list(finished)
        if n < len(self.fighters):
            if partial:
                later = [place for place in self.witness[n] if place > partial[-1]]
                found.append((*partial, *later[: self.fighters[n].most - len(partial)]))
                n += 1
            found += self.witness[n:]
        declared = tuple(found)
        counts = Case(found, []).counts(len(self.places))
        if any(count > place.most for count, place in zip(counts, self.places, strict=True)):
            return False
        paid = {i: fighter.paid(row) for i, (fighter, row) in enumerate(zip(self.fighters, found, strict=True))}
        if self.score(declared) < self.best(paid):
            return False
        if self._split(Case(found, [()] * len(found)), declared) is not None:
            return False
        self.witness = declared
        return True

    def _steady(self, finished: Declared) -> Steady | None:
        """What must be so that none of these creatures would obey more at another place, at no greater cost and in nobody's
        way: places that somebody else takes, and others that nobody does. None if that can't be."""
        taken: set[int] = set()
        shut: set[int] = set()
        if self.limits:
            return frozenset(), frozenset()
        for fighter, row in zip(self.fighters, finished, strict=False):
            if fighter.most > 1 or (not row and (not self.easy or fighter.needs or fighter.mark)):
                continue
            if row and (self.places[row[0]].least > 1 or self.places[row[0]].wanted):
                continue
            paid, obeyed = fighter.paid(row), fighter.obeyed(row)
            for other in fighter.places:
                there, gain = self.places[other], fighter.obeyed((other,))
                if (
                    there.most < PLENTY
                    or gain + there.wanted <= obeyed
                    or not paid.issuperset(fighter.costs.get(other, ()))
                ):
                    continue
                if there.least == 1 and gain > obeyed:
                    return None
                if there.least == 1:
                    taken.add(other)
                elif gain > obeyed:
                    shut.add(other)
        occupied = {place for row in finished for place in row}
        return None if shut & occupied else (frozenset(taken - occupied), frozenset(shut))

    def _paid_for(self, at: Position, purse: Purse, target: int, steady: Steady) -> Declared | None:
        """With more paid for the creatures that are yet to pick. Of those that are alike the first ones pay most.

        Who is paid for but not needed (``Place.needed``) may as well stay at home: if a declaration is legal, then so is the
        one without them, since they could be added to any better one.
        """
        n = len(at[0])
        extra: frozenset[int] = frozenset()
        if self.simple:
            extra = frozenset([i for i in range(n, len(self.fighters)) if self._is_extra(at, i)])
        payers = [i for i in range(n, len(self.fighters)) if self.fighters[i].costs]
        if all(i in extra and not any(self.places[p].needed() for p in self.fighters[i].places) for i in payers):
            return None
        options = {i: self.fighters[i].purses() for i in payers}
        waiting: list[tuple[Purse, dict[int, int]]] = [(purse, {i: len(options[i]) for i in payers})]
        while waiting:
            settled, open_to = waiting.pop()
            most = {**settled, **{i: settled.get(i, FREE).union(*options[i][:many]) for i, many in open_to.items()}}
            found = self.search(self._case(at, most, steady, extra), max(target, self.best(settled)))
            if found is None:
                continue
            paid = {i: self.fighters[i].paid(chosen) for i, chosen in enumerate(found)}
            if self.score(found) >= self.best(paid):
                return found
            payer = next(i for i in open_to if not paid[i] <= settled.get(i, FREE))
            alike = [i for i in open_to if i == payer or (i > n and payer > n and self._alike(i, payer))]
            first = alike[0]
            for number in range(open_to[first]):
                left = {i: min(many, number + 1) if i in alike else many for i, many in open_to.items() if i != first}
                waiting.append(({**settled, first: options[first][number] | settled.get(first, FREE)}, left))
        return None

    def _is_extra(self, at: Position, i: int) -> bool:
        """Does it pay for anything it does, and has it done nothing yet?"""
        fighter = self.fighters[i]
        begun = i == len(at[0]) and at[1]
        return fighter.most == 1 and not begun and all(fighter.costs.get(place) for place in fighter.places)

    def _alike(self, i: int, j: int) -> bool:
        a, b = self.fighters[i], self.fighters[j]
        same = (a.places, a.most, a.musts, a.costs, a.needs, a.only_alone, a.mark) == (
            b.places, b.most, b.musts, b.costs, b.needs, b.only_alone, b.mark
        )  # fmt: skip
        if not same or a.mark:
            return False
        groups = [need[0] for f in self.fighters for need in f.needs] + [limit.fighters for limit in self.limits]
        return all((i in group) == (j in group) for group in groups)

    def best(self, purse: Purse) -> int:
        """508.1d, 509.1c: the most requirements that can be obeyed if nothing else is paid for."""
        if not self.required:
            return 0
        key = tuple(sorted([(i, tuple(sorted(prices))) for i, prices in purse.items() if prices]))
        if key not in self.most_obeyed:
            found = self.search(self._case(((), ()), purse, (frozenset(), frozenset())), 0, PLENTY)
            assert found is not None  # 508.1a, 509.1a: nobody has to take part
            self.most_obeyed[key] = self.score(found)
        return self.most_obeyed[key]

    def _case(self, at: Position, purse: Purse, steady: Steady, extra: frozenset[int] = frozenset()) -> Case:
        """Every declaration that begins like this and pays no more."""
        finished, partial = at
        chosen = list(finished)
        more: list[tuple[int, ...]] = [()] * len(finished)
        for i in range(len(finished), len(self.fighters)):
            fighter = self.fighters[i]
            mine = partial if i == len(finished) else ()
            last = mine[-1] if mine else -1
            left = [place for place in fighter.places if place > last and place not in steady[1]]
            if fighter.costs:
                most = purse.get(i, FREE)
                left = [place for place in left if most.issuperset(fighter.costs.get(place, ()))]
            if i in extra:
                left = [place for place in left if self.places[place].needed()]
            chosen.append(mine)
            more.append(tuple(left))
        return Case(chosen, more, opened=steady[0], extra=extra)

    # --- the search -----------------------------------------------------------------------------------------------

    def score(self, found: Declared) -> int:
        taken = {place for row in found for place in row}
        obeyed = sum(f.obeyed(row) for f, row in zip(self.fighters, found, strict=True))
        return obeyed + sum(place.wanted for i, place in enumerate(self.places) if i in taken)

    def search(self, case: Case, target: int, enough: int = 0) -> Declared | None:
        """A declaration of this case that obeys this many requirements and no restriction forbids; with more than that as
        ``enough``, the best there is."""
        best: Declared | None = None
        waiting = [case]
        while waiting:
            here = waiting.pop()
            if self.bounds.hope(here) < target:
                continue
            bound = self.bounds.most(here)
            if bound is None or bound[0] < target:
                continue
            most, found = bound
            cases = self._split(here, found)
            if cases is None:
                score = self.score(found)
                if score >= target:
                    if score >= enough:
                        return found
                    best, target = found, score + 1
                cases = self._any_other(here, found) if score < most else []
            waiting += cases
        return best

    def _split(self, case: Case, found: Declared) -> list[Case] | None:
        """None if no restriction forbids this. Otherwise cases without it that have all the others, the likeliest last."""
        for split in (self._too_few_there, self._too_many, self._bad_company, self._too_dear):
            cases = split(case, found)
            if cases is not None:
                return cases
        return None

    def _too_few_there(self, case: Case, found: Declared) -> list[Case] | None:
        """702.111b: a place that some take, but not enough: enough do, or nobody; of places that are alike, in their order."""
        counts = Case(list(found), []).counts(len(self.places))
        short = next((i for i, place in enumerate(self.places) if 0 < counts[i] < place.least), None)
        if short is None:
            return None
        before = case.counts(len(self.places))
        alike = [
            i for i in range(len(self.places))
            if i == short or (
                self.classes[i] == self.classes[short] and not before[i] and i not in case.opened
                and all((i in row) == (short in row) for row in case.more)
            )
        ]  # fmt: skip
        return [case.closed(alike), case.with_open(alike[0])]

    def _too_many(self, case: Case, found: Declared) -> list[Case] | None:
        for limit in self.limits:
            there = [i for i, row in enumerate(found) if i in limit.fighters and not limit.places.isdisjoint(row)]
            if len(there) > limit.most:
                edges = [(i, p) for i in there for p in found[i] if p in limit.places and p not in case.chosen[i]]
                return self._either(case, edges)
        return None

    def _bad_company(self, case: Case, found: Declared) -> list[Case] | None:
        """506.5: who can't take part alone, or without certain others, or only alone."""
        part = [i for i, row in enumerate(found) if row]
        for i in part:
            fighter = self.fighters[i]
            if fighter.only_alone and len(part) > 1:
                others = [j for j in range(len(self.fighters)) if j != i]
                alone = [case.joined(i).without(others)] if not any(case.chosen[j] for j in others) else []
                alone = alone if not case.part - {i} else []
                return alone + ([] if self._sure(case, i) else [case.without([i])])
            for others_of, number in fighter.needs:
                if sum(1 for j in part if j in others_of) < number:
                    if not self._sure(case, i):
                        return [case.joined(i), case.without([i])]
                    able = next((j for j in sorted(others_of) if not found[j] and case.more[j]), None)
                    return [] if able is None else [case.without([able]), case.joined(able)]
        return None

    def _sure(self, case: Case, i: int) -> bool:
        return bool(case.chosen[i]) or i in case.part

    def _too_dear(self, case: Case, found: Declared) -> list[Case] | None:
        if not self.paying or self._can_pay(found, frozenset()):
            return None
        if not self._can_pay(tuple(case.chosen), case.part):
            return []
        edges = list(self._edges(case, found))
        return self._either(case, sorted(edges, key=lambda edge: edge[1] not in self.fighters[edge[0]].costs))

    def _can_pay(self, found: Declared, part: frozenset[int]) -> bool:
        """A creature that stays at home may help to pay; more participants never make it easier."""
        owed = self.owed(found)
        if not any(owed):
            return True
        key = owed, tuple([i for i, row in enumerate(found) if (row or i in part) and self.fighters[i].mark])
        if key not in self.known:
            self.known[key] = self.affordable(*key)
        return self.known[key]

    def owed(self, found: Declared) -> tuple[int, ...]:
        """How often each price must be paid."""
        counts = [0] * self.prices
        for fighter, row in zip(self.fighters, found, strict=True):
            for price in fighter.paid(row):
                counts[price] += 1
        return tuple(counts)

    def _any_other(self, case: Case, found: Declared) -> list[Case]:
        """The bound counts requirements twice where one creature's cross each other."""
        return self._either(case, list(self._edges(case, found)))

    def _edges(self, case: Case, found: Declared) -> Iterator[tuple[int, int]]:
        for i, row in enumerate(found):
            for place in row:
                if place not in case.chosen[i]:
                    yield i, place

    def _either(self, case: Case, edges: list[tuple[int, int]]) -> list[Case]:
        """The first of these is taken, or it is not."""
        if not edges:
            return []
        i, place = edges[0]
        return [case.taken(i, place, self.fighters[i].most), case.untaken(i, place)]

    def _classes(self) -> list[int]:
        """Places are alike if no rule and no creature distinguishes them."""
        numbers: dict[object, int] = {}
        found = []
        for i, place in enumerate(self.places):
            seen = [(i in f.places, tuple([i in must for must in f.musts]), f.costs.get(i)) for f in self.fighters]
            limited = tuple([i in limit.places for limit in self.limits])
            kind = (place.least, place.most, place.wanted, limited, tuple(seen))
            found.append(numbers.setdefault(kind, len(numbers)))
        return found
