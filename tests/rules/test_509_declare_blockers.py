"""509: the declare blockers step."""

import itertools

import pytest
from hypothesis import given, settings, strategies as some

from inset.kernel.types import ARTIFACT, BLACK, DECLARE_BLOCKERS, GREEN, RED
from inset.language import statics as sta
from inset.language.card import Card
from inset.language.filters import Anything, HasColor, HasKeyword, HasSubtype, IsThis
from inset.language.keywords import FLYING
from inset.language.words.kinds import creature, whenever
from inset.language.words.verbs import blocks, gain_life
from inset.rules import atoms, blocking, happenings as ev
from inset.rules.block_plans import Blocker, Declaration
from inset.rules.state import Combat
from tests.rules.table import FOREST, PASS, Table, ability, bear, kw
from tests.support import cr


def blocking_table(attackers: list[Card], blockers: list[Card]) -> tuple[Table, list[int], list[int]]:
    table = Table()
    ours = [table.put(0, card, combat=Combat(-2), tapped=True) for card in attackers]
    return table, ours, [table.put(1, card) for card in blockers]


def declarations(table: Table) -> list[tuple[int, ...]]:
    return table.sequences(lambda: blocking.declare_blockers(table.st))


def colored(mask: int, *parts: str, types: int = 0) -> Card:
    return creature("Bear", "{1}", "Bear", 2, 2, *[kw(p) for p in parts], colors=mask, types=types)


PLAIN = bear()
CASES = [
    ("702.9b", bear("flying"), PLAIN, False),
    ("702.9b", bear("flying"), bear("flying"), True),
    ("702.17b", bear("flying"), bear("reach"), True),
    ("702.9b", PLAIN, bear("flying"), True),
    ("702.28b", bear("shadow"), PLAIN, False),
    ("702.28b", PLAIN, bear("shadow"), False),
    ("702.28b", bear("shadow"), bear("shadow"), True),
    ("702.31b", bear("horsemanship"), PLAIN, False),
    ("702.31b", bear("horsemanship"), bear("horsemanship"), True),
    ("702.31b", PLAIN, bear("horsemanship"), True),
    ("702.36b", bear("fear"), PLAIN, False),
    ("702.36b", bear("fear"), colored(BLACK), True),
    ("702.36b", bear("fear"), colored(0, types=ARTIFACT), True),
    ("702.13b", colored(RED, "intimidate"), colored(GREEN), False),
    ("702.13b", colored(RED | GREEN, "intimidate"), colored(GREEN), True),
    ("702.13b", colored(RED, "intimidate"), colored(0, types=ARTIFACT), True),
    ("702.118b", bear("skulk"), bear(power=3), False),
    ("702.118b", bear("skulk"), bear(power=2), True),
    ("702.16f", bear(kw("protection", where=HasColor(RED))), colored(RED), False),
    ("702.16f", bear(kw("protection", where=HasColor(RED))), colored(GREEN), True),
    ("509.1b", PLAIN, bear(ability(sta.Restrict(sta.CANT_BLOCK, IsThis()))), False),
    ("509.1b", bear(ability(sta.Restrict(sta.CANT_BE_BLOCKED, IsThis()))), PLAIN, False),
    ("509.1b", bear(ability(sta.Restrict(sta.CANT_BE_BLOCKED, IsThis(), HasColor(RED)))), colored(RED), False),
    ("509.1b", bear(ability(sta.Restrict(sta.CANT_BE_BLOCKED, IsThis(), HasColor(RED)))), PLAIN, True),
    ("509.1b", PLAIN, bear(ability(sta.Restrict(sta.CAN_BLOCK_ONLY, IsThis(), HasKeyword(FLYING)))), False),
    ("509.1b", PLAIN, bear(ability(sta.Restrict(sta.CANT_BLOCK, IsThis(), HasKeyword(FLYING)))), True),
]


@cr("702.9b", "702.13b", "702.16f", "702.17b", "702.28b", "702.31b", "702.36b", "702.118b", "509.1b")
@pytest.mark.parametrize(("rule", "attacker", "blocker", "can"), CASES)
def test_who_can_block_whom(rule: str, attacker: Card, blocker: Card, can: bool) -> None:
    table, (_,), (_,) = blocking_table([attacker], [blocker])
    assert len(declarations(table)) == (2 if can else 1), rule


@cr("702.14c")
def test_landwalk() -> None:
    walker = bear(kw("landwalk", where=HasSubtype(("Forest",))))
    table, _, _ = blocking_table([walker], [PLAIN])
    assert len(declarations(table)) == 2
    table.put(0, FOREST)
    assert len(declarations(table)) == 2
    table.put(1, FOREST)
    assert len(declarations(table)) == 1


@cr("509.1a")
def test_tapped_creatures_do_not_block_and_each_blocks_one() -> None:
    table, (a, b), (first, second) = blocking_table([PLAIN, PLAIN], [PLAIN, PLAIN])
    assert len(declarations(table)) == 9
    table.obj(second).tapped = True
    assert sorted(declarations(table)) == [(0,), (a,), (b,)]
    assert first != second


@cr("702.111b")
def test_menace_needs_two_blockers() -> None:
    table, _, _ = blocking_table([bear("menace")], [PLAIN])
    assert declarations(table) == [()]
    table, (a,), _ = blocking_table([bear("menace")], [PLAIN, PLAIN])
    assert sorted(declarations(table)) == [(0,), (a,)]  # the second blocker has no choice
    table, (a,), _ = blocking_table([bear("menace")], [PLAIN, PLAIN, PLAIN])
    assert sorted(declarations(table)) == [(0, 0), (0, a), (a, 0), (a, a, 0), (a, a, a)]


@cr("509.1c")
def test_must_block() -> None:
    must = bear(ability(sta.Restrict(sta.MUST_BLOCK, IsThis())))
    table, (a, b), _ = blocking_table([PLAIN, PLAIN], [must])
    assert sorted(declarations(table)) == [(a,), (b,)]


@cr("509.1c")
def test_all_creatures_able_to_block_it_do_so() -> None:
    table, (lure, other), _ = blocking_table([PLAIN, PLAIN], [PLAIN, PLAIN, bear("flying")])
    atoms.change(table.st, lure, definition=bear("menace", name="Lure"))
    rule = sta.Restrict(sta.MUST_BLOCK, Anything(), IsThis())
    atoms.change(table.st, other, definition=bear(ability(rule)))
    assert declarations(table) == [()]
    table.start(DECLARE_BLOCKERS)
    assert [e.other for e in table.events(ev.BLOCKED)] == [other] * 3


@cr("509.1c")
def test_must_be_blocked_by_somebody() -> None:
    wanted = bear(ability(sta.Restrict(sta.MUST_BE_BLOCKED, IsThis())))
    table, (a, b), _ = blocking_table([wanted, PLAIN], [PLAIN, PLAIN])
    assert sorted(declarations(table)) == [(0,), (a, 0), (a, a), (a, b), (b,)]


@cr("509.1c", "702.111b")
def test_a_requirement_is_void_where_a_restriction_forbids_it() -> None:
    wanted = bear("menace", ability(sta.Restrict(sta.MUST_BE_BLOCKED, IsThis())))
    table, _, _ = blocking_table([wanted], [PLAIN])
    assert declarations(table) == [()]
    table, (_a,), _ = blocking_table([wanted], [PLAIN, PLAIN])
    assert declarations(table) == [()]
    table.start(DECLARE_BLOCKERS)
    assert len(table.events(ev.BLOCKED)) == 2


@cr("509.1b", "506.5")
def test_cant_block_alone() -> None:
    loner = bear(ability(sta.Restrict(sta.CANT_BLOCK_ALONE, IsThis())))
    table, _, _ = blocking_table([PLAIN], [loner])
    assert declarations(table) == [()]
    table, (a,), _ = blocking_table([PLAIN], [loner, PLAIN])
    assert sorted(declarations(table)) == [(0, 0), (0, a), (a,)]


@cr("509.1a", "509.1g")
def test_a_creature_that_blocks_any_number() -> None:
    many = bear(ability(sta.Restrict(sta.CAN_BLOCK_ANY_NUMBER, IsThis())))
    table, (a, b), (blocker,) = blocking_table([PLAIN, PLAIN], [many])
    assert sorted(declarations(table)) == [(0,), (a, 0), (a, b), (b,)]
    table.start(DECLARE_BLOCKERS)
    table.answer(a)
    table.answer(b)
    part = table.obj(blocker).combat
    assert part is not None
    assert part.blocking == (a, b)


@cr("509.1g", "509.1h", "509.1i", "509.2a", "509.3c")
def test_what_a_block_makes() -> None:
    table, (a, b), (first, second) = blocking_table([PLAIN, PLAIN], [bear(whenever(blocks(), gain_life(1))), PLAIN])
    table.start(DECLARE_BLOCKERS)
    table.answer(a)
    table.answer(a)
    assert [(e.obj, e.other) for e in table.events(ev.BLOCKED)] == [(first, a), (second, a)]
    assert [(e.obj, e.amount) for e in table.events(ev.BECAME_BLOCKED)] == [(a, 2)]
    blocked = [table.obj(o).combat for o in (a, b)]
    assert [part is not None and part.blocked for part in blocked] == [True, False]
    table.answer(PASS)
    table.answer(PASS)
    assert table.life(1) == 21


@cr("509.3a")
def test_blocking_several_is_blocking_once() -> None:
    many = bear(ability(sta.Restrict(sta.CAN_BLOCK_ANY_NUMBER, IsThis())), whenever(blocks(), gain_life(1)))
    table, (a, b), _ = blocking_table([PLAIN, PLAIN], [many])
    table.start(DECLARE_BLOCKERS)
    table.answer(a)
    table.answer(b)
    assert len(table.events(ev.BLOCKED)) == 2
    assert len(table.st.stack) == 1


@cr("802.4", "802.4a")
def test_each_defending_player_blocks_their_own_attackers_in_turn_order() -> None:
    table = Table(3)
    first = table.put(0, PLAIN, combat=Combat(-3))
    second = table.put(0, PLAIN, combat=Combat(-2))
    theirs = [table.put(p, PLAIN) for p in (2, 1)]
    table.start(DECLARE_BLOCKERS)
    assert table.decision is not None
    assert (table.decision.player, table.decision.subject) == (1, theirs[1])
    assert list(table.decision.values) == [0, second]
    table.answer(0)
    assert (table.decision.player, list(table.decision.values)) == (2, [0, first])


# --- the search against brute force ----------------------------------------------------------------

Row = tuple[list[int], int, list[frozenset[int]], bool, dict[int, tuple[int, ...]]]
Picks = tuple[tuple[int, ...], ...]
PRICE = (1, 2)  # what each of two prices comes to
COSTS = some.dictionaries(some.integers(0, 2), some.sampled_from([(0,), (1,), (0, 1)]), max_size=3)
ROW = some.tuples(
    some.lists(some.integers(0, 2), min_size=1, max_size=3, unique=True).map(sorted),
    some.integers(1, 3),
    some.lists(some.frozensets(some.integers(0, 2), min_size=1), max_size=2),
    some.sampled_from([True, True, True, False]),
    some.one_of(some.just({}), COSTS),
)


@cr("509.1b", "509.1c", "509.1d", "509.1e", "702.111b")
@settings(max_examples=200, deadline=None)
@given(
    some.lists(ROW, max_size=4),
    some.lists(some.booleans(), min_size=3, max_size=3),
    some.lists(some.integers(0, 2), min_size=3, max_size=3),
    some.booleans(),
    some.integers(0, 4),
)
def test_the_blocks_offered_are_the_best_legal_ones(
    rows: list[Row], menace: list[bool], wanted: list[int], plain: bool, purse: int
) -> None:
    """Nobody has to pay for a requirement; with what is paid, as many as possible are obeyed."""
    if plain:  # without requirements and costs another way of searching is used
        rows = [(places, most, [], True, {}) for places, most, _, _, _ in rows]
        wanted = [0, 0, 0]
    blockers = [
        Blocker(i, tuple(places), most, tuple(musts), alone, {p: due for p, due in costs.items() if p in places})
        for i, (places, most, musts, alone, costs) in enumerate(rows)
    ]
    whole = Declaration([10, 11, 12], blockers, menace, wanted, 2, lambda counts: _sum(counts) <= purse)
    legal = _legal(blockers, menace, wanted, purse)
    assert sorted(_offered(whole)) == sorted(
        picks
        for picks, (score, payers) in legal.items()
        if score >= max(other for other, theirs in legal.values() if theirs <= payers)
    )


@cr("509.1c", "509.1d")
def test_many_blockers_that_are_alike_are_quickly_done() -> None:
    """It does not matter which of them pay: not two to the power of twenty groups, but twenty-one numbers."""
    due: dict[int, tuple[int, ...]] = {0: (0,), 1: (0,)}
    blockers = [Blocker(i, (0, 1), 1, (frozenset([0]),), True, due) for i in range(20)]
    whole = Declaration([10, 11], blockers, [False, False], [0, 0], 1, lambda counts: counts[0] <= 20)
    assert _declared(whole) < 10_000


@cr("509.1c", "702.111b")
@pytest.mark.parametrize(
    ("menace", "wanted", "most"), [(True, 1, 1), (False, 1, 1), (False, 1, 20), (True, 0, 1), (False, 0, 20)]
)
def test_many_attackers_that_are_alike_are_quickly_done(menace: bool, wanted: int, most: int) -> None:
    """It does not matter which of them are blocked: not three to the power of twenty positions, but some thousands."""
    blockers = [Blocker(i, tuple(range(20)), most, (), i > 0) for i in range(20)]
    whole = Declaration(list(range(10, 30)), blockers, [menace] * 20, [wanted] * 20)
    assert _declared(whole) < 10_000


def _declared(whole: Declaration) -> int:
    """Always the last pick that is offered. How many positions were looked at?"""
    at, got, paying = whole.start(), 0, 0
    while not whole.over(at):
        place = whole.allowed(at, got, paying)[-1]
        paying |= whole.pays(at, place) << at[0]
        at, more = whole.step(at, place)
        got += more
    return len(whole.memory)


def _sum(counts: tuple[int, ...]) -> int:
    return sum(count * price for count, price in zip(counts, PRICE, strict=True))


def _legal(
    blockers: list[Blocker], menace: list[bool], wanted: list[int], purse: int
) -> dict[Picks, tuple[int, frozenset[int]]]:
    """Every declaration that no restriction forbids and that can be paid: how many requirements it obeys, who pays."""
    legal: dict[Picks, tuple[int, frozenset[int]]] = {}
    for picks in itertools.product(*[_subsets(b) for b in blockers]):
        counts = [sum(place in chosen for chosen in picks) for place in range(3)]
        active = [b for b, chosen in zip(blockers, picks, strict=True) if chosen]
        if any(m and c == 1 for m, c in zip(menace, counts, strict=True)):
            continue
        if len(active) == 1 and not active[0].alone:
            continue
        due = [
            {price for place in chosen for price in b.costs.get(place, ())}
            for b, chosen in zip(blockers, picks, strict=True)
        ]
        if sum(PRICE[price] for prices in due for price in prices) > purse:
            continue
        score = sum(b.obeyed(chosen) for b, chosen in zip(blockers, picks, strict=True))
        score += sum(w for w, c in zip(wanted, counts, strict=True) if c)
        legal[picks] = score, frozenset(i for i, prices in enumerate(due) if prices)
    return legal


def _subsets(blocker: Blocker) -> list[tuple[int, ...]]:
    return [c for n in range(blocker.most + 1) for c in itertools.combinations(blocker.places, n)]


def _offered(whole: Declaration) -> list[Picks]:
    found: list[Picks] = []
    nobody: Picks = tuple(() for _ in whole.blockers)
    waiting = [(whole.start(), 0, 0, nobody)]
    while waiting:
        at, obeyed, paying, picks = waiting.pop()
        if whole.over(at):
            found.append(picks)
            continue
        i = at[0]
        for place in whole.allowed(at, obeyed, paying):
            more: Picks = picks if place < 0 else (*picks[:i], (*picks[i], place), *picks[i + 1 :])
            after, got = whole.step(at, place)
            waiting.append((after, obeyed + got, paying | (whole.pays(at, place) << i), more))
    return found
