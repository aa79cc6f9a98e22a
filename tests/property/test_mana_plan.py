"""601.2g–h: the solver against a brute force that tries everything, and its plans carried out."""

from collections.abc import Iterator

from hypothesis import example, given, settings, strategies as st

from inset.kernel.mana import PHYREXIAN, SNOW_PIP, TWO_GENERIC, ManaCost
from inset.kernel.types import ALL_COLORS, ALL_MANA, BLACK, BLUE, COLORLESS_MANA, RED, WHITE
from inset.rules.payment.solver import ANY_COST, NOT_MANA, THIS_COST, Plan, Source, Unit, largest_x, payable, solve
from tests.harness import cr

Piece = tuple[int, bool, int]  # kind, snow, only
Flags = tuple[bool, bool, bool]


# --- the brute force ----------------------------------------------------------------------------------------


def pays(piece: Piece, pip: int, flags: Flags) -> bool:
    """Whether one mana pays for one symbol (0: one generic mana)."""
    kind, snow, only = piece
    if not pip:
        return True
    if not kind:
        return False
    as_if = kind
    if only != NOT_MANA:
        any_color, any_type, any_color_snow = flags
        if pip & SNOW_PIP and snow:
            return True
        if any_color or (any_color_snow and snow):
            as_if |= ALL_COLORS
        if any_type:
            as_if |= ALL_MANA
    return pip & as_if & ALL_MANA != 0


def payments(
    pieces: tuple[Piece, ...], pips: tuple[int, ...], life: int, flags: Flags
) -> Iterator[tuple[tuple[Piece, ...], int]]:
    """Every way to pay for the symbols: what is left of the mana and of the life."""
    if not pips:
        yield pieces, life
        return
    pip, rest = pips[0], pips[1:]
    if pip & PHYREXIAN and life >= 2:
        yield from payments(pieces, rest, life - 2, flags)
    if pip & TWO_GENERIC:
        yield from payments(pieces, (0, 0, *rest), life, flags)
    for at, piece in enumerate(pieces):
        if piece not in pieces[:at] and pays(piece, pip, flags):
            yield from payments(pieces[:at] + pieces[at + 1 :], rest, life, flags)


def symbols(cost: ManaCost) -> tuple[int, ...]:
    return cost.pips + (0,) * cost.generic


def brute(cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int, flags: Flags) -> bool:
    pieces = tuple(sorted((unit.kind, unit.snow, unit.only) for unit in pool))
    known: dict[object, bool] = {}
    return _brute(cost, pieces, sources, (), life, flags, known)


def _brute(
    cost: ManaCost,
    pieces: tuple[Piece, ...],
    sources: tuple[Source, ...],
    used: tuple[int, ...],
    life: int,
    flags: Flags,
    known: dict[object, bool],
) -> bool:
    key = (pieces, used, life)
    if key in known:
        return known[key]
    known[key] = any(True for _ in payments(pieces, symbols(cost), life, flags))
    groups = [sources[index].group for index in used if sources[index].group >= 0]
    for index, source in enumerate(sources):
        if known[key]:
            break
        if index in used or source.group in groups or source.life > life:
            continue
        free = tuple(piece for piece in pieces if piece[0] and piece[2] == ANY_COST)
        bound = tuple(piece for piece in pieces if not piece[0] or piece[2] != ANY_COST)
        needs = symbols(source.needs) if source.needs else ()
        after = {(left, lives) for left, lives in payments(free, needs, life - source.life, (False,) * 3)}
        for left, lives in sorted(after):
            for alternative in source.alternatives:
                made = tuple((kind, source.snow, source.only) for kind in alternative)
                new = tuple(sorted(left + bound + made))
                if _brute(cost, new, sources, tuple(sorted((*used, index))), lives, flags, known):
                    known[key] = True
                    break
    return known[key]


# --- a plan carried out -------------------------------------------------------------------------------------


def carry_out(
    plan: Plan, cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int, flags: Flags
) -> None:
    """Do what the plan says and nothing else; fail where that is not allowed."""
    there: dict[tuple[int, int], Piece] = {(-1, at): (u.kind, u.snow, u.only) for at, u in enumerate(pool)}
    touched: list[tuple[int, int]] = []
    groups: list[int] = []
    indices = [source for source, _ in plan.uses]
    assert len(set(indices)) == len(indices)
    assert len(plan.feeds) == len(plan.uses)
    life_pips = plan.life_pips
    for number, (index, alternative) in enumerate(plan.uses):
        source = sources[index]
        assert source.group < 0 or source.group not in groups
        groups.append(source.group)
        feed = [there.pop(piece) for piece in plan.feeds[number]]
        touched.extend(plan.feeds[number])
        assert all(piece[0] and piece[2] == ANY_COST for piece in feed)
        needs = symbols(source.needs) if source.needs else ()
        life -= source.life
        life_pips -= exactly(tuple(feed), needs, life_pips, (False,) * 3)
        for position, kind in enumerate(source.alternatives[alternative]):
            there[number, position] = (kind, source.snow, source.only)
    touched.extend(plan.paid)
    paid = tuple(there.pop(piece) for piece in plan.paid)
    assert exactly(paid, symbols(cost), life_pips, flags) == life_pips
    assert life >= 2 * plan.life_pips
    assert sorted(plan.pool) == sorted(at for use, at in touched if use < 0)
    assert sorted(plan.spent) == sorted(kind for kind, _, only in paid if kind and only != NOT_MANA)


def exactly(pieces: tuple[Piece, ...], pips: tuple[int, ...], lives: int, flags: Flags) -> int:
    """The number of symbols paid with life if all the mana is spent, at most ``lives``; the greatest such."""
    counts = [lives - left // 2 for rest, left in payments(tuple(sorted(pieces)), pips, 2 * lives, flags) if not rest]
    assert counts, "the mana does not pay for it"
    return max(counts)


# --- inputs -------------------------------------------------------------------------------------------------

KINDS = (WHITE, BLUE, BLACK, COLORLESS_MANA)
PIPS = (
    WHITE,
    BLUE,
    BLACK,
    WHITE | BLUE,
    BLUE | BLACK,
    COLORLESS_MANA,
    COLORLESS_MANA | WHITE,
    WHITE | PHYREXIAN,
    BLUE | BLACK | PHYREXIAN,
    WHITE | TWO_GENERIC,
    BLUE | TWO_GENERIC,
    SNOW_PIP,
)
kinds = st.sampled_from(KINDS)
onlys = st.sampled_from((ANY_COST, ANY_COST, ANY_COST, THIS_COST, NOT_MANA))
units = st.builds(Unit, st.sampled_from((*KINDS, 0)), st.booleans(), onlys)
pools = st.lists(units, max_size=3).map(tuple)
costs = st.builds(ManaCost, st.integers(0, 3), st.lists(st.sampled_from(PIPS), max_size=4).map(tuple))
flag_sets = st.sampled_from(
    ((False, False, False),) * 4 + ((True, False, False), (False, True, False), (False, False, True))
)
lives = st.integers(0, 6)

COMBINATIONS = ((WHITE, WHITE), (WHITE, BLUE), (BLUE, BLUE))
single = st.lists(st.tuples(st.sampled_from((*KINDS, 0))), min_size=1, max_size=3, unique=True).map(tuple)
several = st.lists(st.lists(kinds, max_size=3).map(tuple), min_size=1, max_size=3).map(tuple)
alternatives = st.one_of(single, single, several, st.just(COMBINATIONS), st.just(((WHITE, BLUE),)))
needs_of = st.one_of(
    st.none(),
    st.none(),
    st.just(ManaCost(1)),
    st.just(ManaCost(0, (WHITE | BLUE,))),
    st.builds(ManaCost, st.integers(0, 2), st.lists(st.sampled_from(PIPS), max_size=1).map(tuple)),
)
ranks = st.integers(0, 3)
groups = st.sampled_from((-1, -1, 1, 2))
simple_sources = st.builds(
    Source, st.just(0), groups, single, st.booleans(), ranks, st.none(), st.sampled_from((0, 0, 1, 2)), onlys
)
any_sources = st.builds(
    Source,
    st.just(0),
    groups,
    alternatives,
    st.booleans(),
    ranks,
    needs_of,
    st.sampled_from((0, 0, 0, 1)),
    onlys,
)
simple_boards = st.lists(simple_sources, max_size=6).map(tuple)
boards = st.lists(any_sources, max_size=4).map(tuple)

# Signets, filter lands with their other ability, lands that filter one mana, bundles, lands.
SIGNETS = tuple(Source(0, -1, (pair,), rank=1, needs=ManaCost(1)) for pair in ((WHITE, BLUE), (BLUE, BLACK)))
FILTERS = (
    Source(0, 1, ((COLORLESS_MANA,),)),
    Source(0, 1, COMBINATIONS, needs=ManaCost(0, (WHITE | BLUE,))),
    Source(0, 2, ((BLUE, BLUE), (BLUE, BLACK), (BLACK, BLACK)), needs=ManaCost(0, (BLUE | BLACK,))),
    Source(0, 3, ((WHITE,), (BLUE,), (BLACK,)), needs=ManaCost(1)),
    Source(0, 4, ((BLACK, BLACK, BLACK),), needs=ManaCost(2)),
)
BUNDLES = (Source(0, -1, ((WHITE,) * 2, (BLUE,) * 2)), Source(0, 5, ((BLUE,) * 2, (BLACK,) * 2)))
LANDS = tuple(Source(0, -1, ((kind,),)) for kind in (*KINDS, RED))
rock = st.sampled_from(SIGNETS + FILTERS + BUNDLES + LANDS + LANDS)
rocks = st.lists(rock, min_size=2, max_size=6).map(tuple)
plain_costs = st.builds(ManaCost, st.integers(0, 4), st.lists(st.sampled_from(PIPS[:6]), max_size=5).map(tuple))


def explain(cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...]) -> str:
    lines = [str(cost), *(f"unit {u.kind} {u.snow} {u.only}" for u in pool)]
    for s in sources:
        lines.append(f"group {s.group} {s.alternatives} snow {s.snow} rank {s.rank}")
        lines.append(f"  needs {s.needs} life {s.life} only {s.only}")
    return "\n".join(lines)


def examine(
    cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int, flags: Flags
) -> Plan | None:
    """Complete, sound, without waste, and `payable` agrees."""
    text = explain(cost, pool, sources)
    plan = solve(cost, pool, sources, life, *flags)
    assert (plan is not None) == payable(cost, pool, sources, life, *flags), text
    assert (plan is not None) == brute(cost, pool, sources, life, flags), text
    if plan is not None:
        carry_out(plan, cost, pool, sources, life, flags)
        again = solve(cost, pool, sources, life, *flags)
        assert again is not None
        assert (again.pool, again.uses, again.paid) == (plan.pool, plan.uses, plan.paid)
        for index, _ in plan.uses:
            rest = tuple(sources[other] for other, _ in plan.uses if other != index)
            budget = 2 * plan.life_pips + sum(source.life for source in rest)
            assert not payable(cost, pool, rest, budget, *flags), text
    return plan


@cr("601.2g", "601.2h", "118.3")
@settings(max_examples=1000, deadline=None)
@example(  # rather {W/P} with life and one land than {2/W} with a land that costs as much
    ManaCost(2, (WHITE | PHYREXIAN, WHITE | TWO_GENERIC)),
    (Unit(WHITE), Unit(BLUE)),
    (Source(0, -1, ((BLUE,),)), Source(1, -1, ((BLUE,),)), Source(2, -1, ((BLUE,),), life=2)),
    2,
    (False, False, False),
)
@given(costs, pools, simple_boards, lives, flag_sets)
def test_matching_is_complete(
    cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int, flags: Flags
) -> None:
    examine(cost, pool, sources, life, flags)


@cr("601.2g", "601.2h", "605.3a", "107.4e", "107.4f", "107.4h", "119.4")
@settings(max_examples=1000, deadline=None)
@given(costs, pools, boards, lives, flag_sets)
@example(  # what isn't mana can't start a Signet
    ManaCost(2),
    (),
    (Source(0, -1, ((0,), (WHITE,))), Source(1, -1, COMBINATIONS, needs=ManaCost(1))),
    0,
    (False, False, False),
)
@example(  # two Signets can't start each other
    ManaCost(1),
    (),
    (
        Source(0, -1, ((WHITE, BLUE),), needs=ManaCost(1)),
        Source(1, -1, ((BLACK, RED),), needs=ManaCost(1)),
    ),
    0,
    (False, False, False),
)
def test_search_is_complete(
    cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int, flags: Flags
) -> None:
    examine(cost, pool, sources, life, flags)


@cr("601.2g", "605.3a", "605.3c")
@settings(max_examples=400, deadline=None)
@given(plain_costs, st.lists(st.builds(Unit, kinds), max_size=1).map(tuple), rocks)
def test_search_on_boards_like_real_ones(cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...]) -> None:
    examine(cost, pool, sources, 0, (False, False, False))


@cr("601.2h")
@settings(max_examples=500, deadline=None)
@given(costs, pools, simple_boards, lives)
def test_no_plan_of_lower_rank(cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int) -> None:
    """A plan uses sources of rank 2 only if it must, and life only if ranks 0 and 1 do not do."""
    plan = solve(cost, pool, sources, life)
    if plan is None:
        return
    highest = max((sources[index].rank for index, _ in plan.uses), default=-1)
    low = tuple(source for source in sources if source.rank < 2)
    if highest >= 2 and sum(source.life for source in sources) + 2 * len(cost.pips) <= life:
        assert not payable(cost, pool, low, life)
    if plan.life_pips:
        budget = life if not any(source.life for source in low) else 0
        free = tuple(source for source in low if not source.life)
        without = ManaCost(cost.generic, tuple(pip & ~PHYREXIAN for pip in cost.pips))
        assert not payable(without, pool, free, budget)


@cr("107.3a")
@settings(max_examples=300, deadline=None)
@given(costs, st.integers(1, 2), pools, boards, lives)
def test_largest_x(cost: ManaCost, xs: int, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int) -> None:
    with_x = ManaCost(cost.generic, cost.pips, xs)
    largest = largest_x(with_x, pool, sources, life)
    if largest >= 0:
        assert payable(with_x.with_x(largest), pool, sources, life)
    assert not payable(with_x.with_x(largest + 1), pool, sources, life)
