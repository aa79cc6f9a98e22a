"""508.1c–d, 509.1b–c: the declarations that are offered, against brute force on small boards; and large boards."""

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as some

from inset.rules.combat.declaration import Declaration, Position
from inset.rules.combat.declaration_terms import PLENTY, Declared, Fighter, Limit, Place, Prices
from tests.harness import cr

PRICE = (1, 2)  # what each of two prices comes to
NUMBERS = some.integers(0, 2)
SETS = some.frozensets(NUMBERS, min_size=1)
COSTS = some.dictionaries(NUMBERS, some.sampled_from([(0,), (1,), (0, 1)]), max_size=3)
NEEDS = some.lists(some.tuples(some.frozensets(some.integers(0, 3), min_size=1), some.integers(1, 3)), max_size=1)
FIGHTERS = some.builds(
    Fighter,
    some.just(0),
    some.lists(NUMBERS, min_size=1, max_size=3, unique=True).map(lambda row: tuple(sorted(row))),
    some.sampled_from([1, 1, 1, 2, 3]),
    some.lists(SETS, max_size=2).map(tuple),
    some.one_of(some.just({}), COSTS),
    some.one_of(some.just(()), NEEDS.map(tuple)),
    some.sampled_from([False, False, False, True]),
    some.sampled_from([0, 0, 1]),
)
PLACES = some.builds(
    Place, some.sampled_from([1, 1, 2, 3]), some.sampled_from([PLENTY, PLENTY, 1, 2]), some.sampled_from([0, 0, 1, 2])
)
LIMITS = some.builds(Limit, some.one_of(some.just(frozenset(range(4))), SETS), SETS, some.integers(0, 2))


@cr("508.1c", "508.1d", "508.1h", "509.1b", "509.1c", "509.1d", "702.111b")
@settings(max_examples=300, deadline=None)
@given(
    some.lists(FIGHTERS, max_size=4),
    some.lists(PLACES, min_size=3, max_size=3),
    some.lists(LIMITS, max_size=2),
    some.integers(0, 4),
    some.integers(0, 3),
)
def test_what_is_offered_is_what_is_legal(
    fighters: list[Fighter], places: list[Place], limits: list[Limit], purse: int, helping: int
) -> None:
    """Nobody has to pay for a requirement; with what is paid, as many as possible are obeyed; who is marked helps to pay
    unless it takes part."""
    fighters = [_within(fighter, len(fighters)) for fighter in fighters]
    marked = sum(1 for fighter in fighters if fighter.mark)

    def affordable(owed: tuple[int, ...], part: tuple[int, ...]) -> bool:
        return _sum(owed) <= purse + helping * (marked - len(part))

    whole = Declaration([10, 11, 12], fighters, places, limits, 2, affordable)
    able = {}
    for declared in itertools.product(*[_subsets(fighter) for fighter in fighters]):
        if _unrestricted(declared, fighters, places, limits):
            part = tuple(i for i, row in enumerate(declared) if row and fighters[i].mark)
            if affordable(whole.owed(declared), part):
                able[declared] = _score(declared, fighters, places)
    legal = []
    for declared, score in able.items():
        paid = _paid(declared, fighters)
        others = [o for o in able if all(a <= b for a, b in zip(_paid(o, fighters), paid, strict=True))]
        if score >= max(able[o] for o in others):
            legal.append(declared)
    assert sorted(offered(whole)) == sorted(legal)


def _within(fighter: Fighter, number: int) -> Fighter:
    """As if made for so many creatures."""
    f = fighter
    costs = {place: due for place, due in f.costs.items() if place in f.places}
    needs = tuple((frozenset(i for i in others if i < number), least) for others, least in f.needs)
    musts = tuple(must & frozenset(f.places) for must in f.musts if must & frozenset(f.places))
    return Fighter(f.oid, f.places, f.most, musts, costs, needs, f.only_alone, f.mark)


def _unrestricted(declared: Declared, fighters: list[Fighter], places: list[Place], limits: list[Limit]) -> bool:
    part = [i for i, row in enumerate(declared) if row]
    for number, place in enumerate(places):
        count = sum(number in row for row in declared)
        if count and not place.least <= count <= place.most:
            return False
    for limit in limits:
        if sum(1 for i in part if i in limit.fighters and set(declared[i]) & limit.places) > limit.most:
            return False
    for i in part:
        if fighters[i].only_alone and len(part) > 1:
            return False
        if any(sum(1 for j in part if j in others) < least for others, least in fighters[i].needs):
            return False
    return True


def _score(declared: Declared, fighters: list[Fighter], places: list[Place]) -> int:
    taken = {place for row in declared for place in row}
    own = sum(bool(must & set(row)) for f, row in zip(fighters, declared, strict=True) for must in f.musts)
    return own + sum(places[place].wanted for place in taken)


def _paid(declared: Declared, fighters: list[Fighter]) -> list[Prices]:
    return [
        frozenset(price for place in row for price in f.costs.get(place, ()))
        for f, row in zip(fighters, declared, strict=True)
    ]


def _sum(counts: tuple[int, ...]) -> int:
    return sum(count * price for count, price in zip(counts, PRICE, strict=True))


def _subsets(fighter: Fighter) -> list[tuple[int, ...]]:
    return [c for n in range(fighter.most + 1) for c in itertools.combinations(fighter.places, n)]


def offered(whole: Declaration) -> list[Declared]:
    found: list[Declared] = []
    waiting: list[Position] = [whole.start()]
    while waiting:
        at = waiting.pop()
        if whole.over(at):
            found.append(at[0])
        else:
            picks = whole.allowed(at)
            assert picks  # it never comes to an end without a declaration
            waiting += [whole.step(at, place) for place in picks]
    return found


# --- large boards: what is counted is how many networks are solved, each of some hundred arcs at most -------------------

FORTY, TWENTY = range(40), range(20)
SOME = [tuple(p for p in TWENTY if (p * 7 + i * 5) % 11 < 7) for i in FORTY]  # every creature has other places


def plain(most: int = 1) -> list[Fighter]:
    return [Fighter(i, SOME[i], most) for i in FORTY]


def taxed(most: int) -> Callable[[tuple[int, ...], tuple[int, ...]], bool]:
    return lambda owed, part: owed[0] <= most


def all_must() -> list[Fighter]:
    return [Fighter(i, SOME[i], 1, (frozenset(SOME[i][:3]),)) for i in FORTY]


BOARDS = {
    "each must take one of its places": (all_must(), [Place() for _ in TWENTY], [], 800),
    "each place must be taken": (plain(), [Place(1, PLENTY, 1) for _ in TWENTY], [], 800),
    "each by two or more": (plain(), [Place(2, PLENTY, 1) for _ in TWENTY], [], 1500),
    "two or more, and nobody must": (plain(), [Place(2) for _ in TWENTY], [], 800),
    "by no more than one": (all_must(), [Place(1, 1, 1) for _ in TWENTY], [], 800),
    "any number": (plain(20), [Place(1, PLENTY, 1) for _ in TWENTY], [], 1500),
    "no more than two": (all_must(), [Place() for _ in TWENTY], [Limit(frozenset(FORTY), frozenset(TWENTY), 2)], 800),
}


@cr("508.1d", "509.1c", "702.111b")
@pytest.mark.parametrize("name", list(BOARDS))
def test_a_board_where_all_differ_is_no_search(name: str) -> None:
    """Not two to the power of forty: no more networks than there are picks, and a few for each that is refused."""
    fighters, places, limits, most = BOARDS[name]
    assert _solved(Declaration(list(TWENTY), fighters, places, limits)) < most


@cr("509.1c", "702.111b")
def test_lures_need_few_networks() -> None:
    """Twelve attackers that all creatures must block, among others that need two blockers: what a creature gains at best shows
    which picks are refused, and the last declaration found that the others are legal."""
    lures = tuple(frozenset([p]) for p in range(8, 20))
    fighters = [Fighter(i, tuple(TWENTY), 1 if i < 26 else 2 if i < 33 else 20, lures) for i in FORTY]
    places = [Place(2 if p < 6 else 1) for p in TWENTY]
    assert _solved(Declaration(list(TWENTY), fighters, places)) < 150


@cr("509.1c", "509.1d")
@pytest.mark.parametrize("must", [3, 12])
def test_nobody_has_to_pay_and_few_may_have_to(must: int) -> None:
    """Forty creatures that all must block the same one, and ten can be paid for: it does not matter which of them."""
    fighters = [
        Fighter(i, tuple(TWENTY), 1, (frozenset([must]),), dict.fromkeys(TWENTY, (0,)) if i % 2 else {}) for i in FORTY
    ]
    places = [Place(2 if 10 <= p < 15 else 1, PLENTY, int(p == 4)) for p in TWENTY]
    assert _solved(Declaration(list(TWENTY), fighters, places, [], 1, taxed(10))) < 2000


def _solved(whole: Declaration) -> int:
    """The last pick that is offered, each time. How many networks did it take?"""
    at = whole.start()
    while not whole.over(at):
        at = whole.step(at, whole.allowed(at)[-1])
    return whole.bounds.solved
