"""601.2b, 118.7: what is asked about symbols is enough: every announcement of all of them leads to a payment that is open."""

from itertools import permutations, product

from hypothesis import given, settings, strategies as st

from inset.kernel.mana import PHYREXIAN, TWO_GENERIC, ManaCost
from inset.kernel.types import BLACK, COLORLESS_MANA, RED, WHITE
from inset.rules.payment.costs import announced, halves, reduced, several_ways
from tests.harness import cr

KINDS = (WHITE, BLACK, RED, COLORLESS_MANA)
PIPS = (WHITE, BLACK, RED, WHITE | BLACK, BLACK | RED, WHITE | TWO_GENERIC, RED | TWO_GENERIC, BLACK | PHYREXIAN,
        RED | WHITE | PHYREXIAN, COLORLESS_MANA)  # fmt: skip
Cut = tuple[ManaCost, bool]
Said = tuple[tuple[int, int], ...]

cuts = st.lists(
    st.tuples(
        st.lists(st.sampled_from(KINDS), min_size=1, max_size=2).map(lambda p: ManaCost(0, tuple(p))), st.booleans()
    ),
    max_size=2,
)


def can_pay(mana: ManaCost, pool: tuple[int, ...], life: int) -> bool:
    """By trying: for each symbol each mana that fits, or else life."""
    if not mana.pips:
        return len(pool) >= mana.generic
    pip, rest = mana.pips[0], mana.pips[1:]
    if pip & PHYREXIAN and life >= 2 and can_pay(ManaCost(mana.generic, rest), pool, life - 2):
        return True
    if pip & TWO_GENERIC and can_pay(ManaCost(mana.generic + 2, rest), pool, life):
        return True
    for place, kind in enumerate(pool):
        if kind & pip and can_pay(ManaCost(mana.generic, rest), pool[:place] + pool[place + 1 :], life):
            return True
    return False


def by_the_rules(mana: ManaCost, less: int, order: tuple[Cut, ...]) -> ManaCost:
    """118.7b–d, on a cost in which nothing can be paid in several ways."""
    pips, generic = list(mana.pips), mana.generic - less
    for symbols, only_colored in order:
        for symbol in symbols.pips:
            if symbol in pips:
                pips.remove(symbol)
            elif not only_colored:
                generic -= 1
    return ManaCost(max(0, generic), tuple(pips))


def as_announced(mana: ManaCost, less: int, taken: list[Cut], pool: tuple[int, ...], life: int, said: Said) -> bool:
    """What is asked, one symbol after another; the rest is left to the payment."""
    settled, lives = announced(mana, said)
    left, open_ = reduced(settled, less, taken)
    if open_:
        ways = [(*said, (open_[0], half)) for half in halves(open_[0])]
        return any(as_announced(mana, less, taken, pool, life, way) for way in ways)
    return life >= 2 * lives and can_pay(left, pool, life - 2 * lives)


@cr("601.2b", "118.7b", "118.7c", "118.7d", "118.7a", "107.4e", "107.4f")
@settings(max_examples=400, deadline=None)
@given(
    st.integers(0, 3), st.lists(st.sampled_from(PIPS), max_size=4), st.integers(0, 3), cuts,
    st.lists(st.sampled_from(KINDS), max_size=6), st.sampled_from([0, 1, 2, 4]),
)  # fmt: skip
def test_whatever_could_be_announced_for_all_symbols_can_be_paid(
    generic: int, pips: list[int], less: int, taken: list[Cut], pool: list[int], life: int
) -> None:
    mana = ManaCost(generic, tuple(pips))
    several = [pip for pip in pips if several_ways(pip)]
    expected = False
    for choice in product(*[halves(pip) for pip in several]):
        settled, lives = announced(mana, tuple(zip(several, choice, strict=True)))
        for order in permutations(taken):
            if life >= 2 * lives and can_pay(by_the_rules(settled, less, order), tuple(pool), 0):
                expected = True
    assert as_announced(mana, less, taken, tuple(pool), life, ()) is expected
