"""118, 107.4, 601.2g–h: paying mana costs, and the choice of what to pay with."""

from inset.kernel.mana import parse
from inset.kernel.types import BLACK, BLUE, COLORLESS_MANA, GREEN, RED, WHITE
from inset.rules.payment.solver import NOT_MANA, THIS_COST, Plan, Source, Unit, largest_x, payable, solve
from tests.harness import cr

KIND = {"W": WHITE, "U": BLUE, "B": BLACK, "R": RED, "G": GREEN, "C": COLORLESS_MANA, "0": 0}
ANY = "W|U|B|R|G"


def source(
    text: str,
    group: int = -1,
    rank: int = 0,
    needs: str = "",
    life: int = 0,
    snow: bool = False,
    only: int = 0,
) -> Source:
    """``R|G`` makes one or the other, ``RG`` both."""
    alternatives = tuple(tuple(KIND[letter] for letter in part) for part in text.split("|"))
    return Source(0, group, alternatives, snow, rank, parse(needs) if needs else None, life, only)


def units(text: str, snow: bool = False, only: int = 0) -> tuple[Unit, ...]:
    return tuple(Unit(KIND[letter], snow, only) for letter in text)


def plan(
    cost: str,
    sources: tuple[Source, ...],
    pool: tuple[Unit, ...] = (),
    life: int = 0,
    any_color: bool = False,
) -> Plan:
    found = solve(parse(cost), pool, sources, life, any_color)
    assert found is not None
    return found


def used(found: Plan) -> list[int]:
    return sorted(index for index, _ in found.uses)


@cr("118.3a", "118.5", "107.4d")
def test_nothing_is_always_payable() -> None:
    found = plan("{0}", (source("R"),))
    assert (found.pool, found.uses, found.spent) == ((), (), ())


@cr("107.4a", "107.4b")
def test_colors_and_generic() -> None:
    lands = (source("R"), source("G"), source("R|G"), source("W"))
    found = plan("{2}{R}{G}", lands)
    assert used(found) == [0, 1, 2, 3]
    assert sorted(found.spent).count(WHITE) == 1
    assert not payable(parse("{R}{R}{R}"), (), lands)
    assert not payable(parse("{2}{U}"), (), lands)
    assert not payable(parse("{4}{G}"), (), lands)


@cr("107.4c")
def test_colorless_symbol_takes_colorless_mana_only() -> None:
    assert not payable(parse("{C}"), units("WUBRG"), ())
    assert plan("{C}", (), units("WC")).pool == (1,)


@cr("107.4e")
def test_hybrid() -> None:
    for pool in ("GG", "GW", "WW"):
        assert payable(parse("{G/W}{G/W}"), units(pool), ())
    assert not payable(parse("{G/W}{G/W}"), units("GU"), ())
    assert payable(parse("{C/W}"), units("C"), ())


@cr("107.4e")
def test_monocolored_hybrid_takes_one_of_its_color_or_two_of_any() -> None:
    assert len(plan("{2/B}", (source("G"), source("G"), source("B"))).uses) == 1
    assert len(plan("{2/B}", (source("G"), source("G"))).uses) == 2
    assert not payable(parse("{2/B}{2/B}"), (), (source("G"), source("G")))
    assert payable(parse("{2/B}{2/B}"), (), (source("G"), source("G"), source("B")))


@cr("107.4e")
def test_two_lands_rather_than_a_treasure_for_a_monocolored_hybrid() -> None:
    assert used(plan("{2/W}", (source(ANY, rank=2), source("G"), source("G")))) == [1, 2]


@cr("107.4f", "118.3b", "119.4")
def test_phyrexian_is_paid_with_mana_if_it_costs_nothing_else() -> None:
    assert plan("{W/P}", (source("W"),), life=20).life_pips == 0
    assert plan("{W/P}{W/P}", (source("W"),), life=20).life_pips == 1
    treasure = (source(ANY, rank=2),)
    found = plan("{W/P}", treasure, life=2)
    assert (found.life_pips, found.uses) == (1, ())
    assert plan("{W/P}", treasure, life=1).uses == ((0, 0),)
    assert not payable(parse("{W/P}{W/P}"), (), (), 3)
    assert payable(parse("{G/W/P}{W/P}"), (), (), 4)


@cr("119.4")
def test_life_for_sources_and_for_symbols_comes_from_one_total() -> None:
    confluence = source(ANY, life=1)
    assert payable(parse("{R}{B/P}"), (), (confluence,), 3)
    assert not payable(parse("{R}{B/P}"), (), (confluence,), 2)
    assert payable(parse("{R}{B/P}"), (), (confluence, confluence), 2)  # one each
    assert used(plan("{R}", (confluence, source("R", rank=2)), life=0)) == [1]


@cr("107.4h")
def test_snow() -> None:
    assert not payable(parse("{S}"), units("G"), (source("G"),))
    assert used(plan("{1}{S}", (source("G"), source("G", snow=True)))) == [0, 1]
    assert payable(parse("{S}{S}"), units("C", snow=True), (source("G", snow=True),))
    assert not payable(parse("{S}{S}"), units("C", snow=True), (source("G"),))


@cr("609.4b")
def test_as_though_it_were_of_another_color() -> None:
    assert plan("{W}", (source("R"),), any_color=True).spent == (RED,)
    assert not payable(parse("{C}"), units("R"), (), any_color=True)
    assert payable(parse("{C}"), units("R"), (), any_type=True)
    assert payable(parse("{W}"), units("R", snow=True), (), any_color_snow=True)
    assert not payable(parse("{W}"), units("R"), (), any_color_snow=True)
    assert not payable(parse("{S}"), units("R"), (), any_type=True)


@cr("702.51a", "702.66a", "702.126a")
def test_what_is_paid_instead_of_mana() -> None:
    artifact = source("0")
    assert payable(parse("{1}"), (), (artifact,))
    assert not payable(parse("{R}"), (), (artifact,), any_type=True)
    creature = source("G|0", only=NOT_MANA)
    found = plan("{1}{G}", (creature, source("R")))
    assert used(found) == [0, 1]
    assert found.uses[1] == (0, 0)  # after the mana abilities
    assert found.spent == (RED,)
    assert not payable(parse("{R}"), (), (creature,), any_color=True)


@cr("106.6", "702.126a")
def test_bound_mana_and_tapped_artifacts_do_not_start_a_signet() -> None:
    signet = source("WU", rank=1, needs="{1}")
    assert payable(parse("{W}{U}"), units("R"), (signet,))
    assert not payable(parse("{W}{U}"), units("R", only=THIS_COST), (signet,))
    assert not payable(parse("{W}{U}"), (), (signet, source("0")))
    assert payable(parse("{1}{R}"), units("R", only=THIS_COST), (source("0"),))


@cr("605.3a", "601.2g")
def test_a_signet_needs_mana_first() -> None:
    signet = source("WU", rank=1, needs="{1}")
    found = plan("{W}{U}", (signet, source("R")))
    assert found.uses == ((1, 0), (0, 0))
    assert found.feeds == ((), ((0, 0),))
    assert not payable(parse("{1}"), (), (signet, signet))
    assert not payable(parse("{R}{W}"), (), (signet, source("R")))
    assert payable(parse("{R}{W}"), (), (signet, source("R"), source("G")))


@cr("605.3a")
def test_a_signet_pays_for_another() -> None:
    signets = (source("WU", rank=1, needs="{1}"), source("BR", rank=1, needs="{1}"))
    found = plan("{W}{B}{R}", (*signets, source("G")))
    assert [index for index, _ in found.uses] == [2, 0, 1]


@cr("605.3a", "107.4e")
def test_filter_lands() -> None:
    filters = (source("C", 7), source("WW|WU|UU", 7, needs="{W/U}"))
    assert plan("{C}", filters).uses == ((0, 0),)
    found = plan("{U}{U}", (*filters, source("W")))
    assert found.uses == ((2, 0), (1, 2))
    assert not payable(parse("{U}{U}"), (), (*filters, source("B")))
    assert not payable(parse("{U}{U}{C}"), (), (*filters, source("W")))


@cr("605.3a")
def test_two_abilities_of_one_land_exclude_each_other() -> None:
    land = (source("R", 3), source("G", 3))
    assert plan("{G}", land).uses == ((1, 0),)
    assert not payable(parse("{R}{G}"), (), land)
    vein = (source("C", 3), source("CC", 3, rank=2))
    assert plan("{1}", vein).uses == ((0, 0),)
    assert plan("{2}", vein).uses == ((1, 0),)
    assert not payable(parse("{3}"), (), vein)


@cr("106.4", "601.2g")
def test_several_mana_at_once() -> None:
    ring, lotus = source("CC", rank=1), source("WWW|UUU|BBB|RRR|GGG", rank=1)
    found = plan("{3}{R}", (ring, source("R"), source("G")))
    assert used(found) == [0, 1, 2]
    assert plan("{1}", (ring,)).paid == ((0, 0),)  # the rest stays in the pool
    assert not payable(parse("{R}{G}"), (), (lotus,))
    assert plan("{1}{G}{G}", (lotus,)).uses == ((0, 4),)
    assert payable(parse("{R}{G}"), (), (lotus, lotus))


@cr("601.2h")
def test_pool_first_and_there_the_least_useful() -> None:
    assert plan("{1}{R}", (source("R"),), units("RRC")).pool == (0, 2)
    assert plan("{1}", (source("R"),), units("G") + units("R", only=THIS_COST)).pool == (1,)
    assert plan("{1}{R}", (source("R"),), units("G")).uses == ((0, 0),)


@cr("601.2g")
def test_sources_by_rank_then_by_flexibility_then_in_order() -> None:
    assert used(plan("{G}", (source(ANY, rank=2), source("G", rank=1), source("G|W")))) == [2]
    assert used(plan("{1}", (source(ANY), source("R|G"), source("W"), source("C")))) == [3]
    assert used(plan("{G}", (source(ANY), source("R|G"), source("W")))) == [1]
    assert used(plan("{2}", (source("R"), source("G"), source("W")))) == [0, 1]


@cr("601.2g")
def test_nothing_is_activated_for_nothing() -> None:
    board = (source("CC", rank=1), source("WU", rank=1, needs="{1}"), source("R"), source("G"))
    assert used(plan("{R}{G}", board)) == [2, 3]
    assert used(plan("{2}", (source("R", rank=1), source("G", rank=2), source("CC", rank=2)))) == [2]


@cr("107.3a")
def test_largest_x() -> None:
    lands = (source("R"), source("G"), source("R|G"), source("CC"))
    assert largest_x(parse("{X}{R}"), (), lands) == 4
    assert largest_x(parse("{X}{X}{R}"), (), lands) == 2
    assert largest_x(parse("{X}{W}"), (), lands) == -1
    assert largest_x(parse("{X}{W/P}"), (), lands, 2) == 5
    assert largest_x(parse("{X}"), units("C") * 1200, ()) == 1000


@cr("601.2h")
def test_payable_on_hostile_boards_is_bounded() -> None:
    """Ten Signets and ten filter lands, and a cost that just can't be paid: a quick answer."""
    pairs = "WU UB BR RG GW WB UR BG RW GU".split()
    signets = tuple(source(pair, rank=1, needs="{1}") for pair in pairs)
    filters: tuple[Source, ...] = ()
    for group, pair in enumerate(pairs):
        one, two = pair[0], pair[1]
        combined = source(f"{one}{one}|{one}{two}|{two}{two}", group, needs=f"{{{one}/{two}}}")
        filters += (source("C", group), combined)
    assert not payable(parse("{W}{U}{B}{R}{G}"), (), signets)
    assert payable(parse("{W}{U}{B}{R}{G}"), (), signets + filters)
    assert not payable(parse("{W}" * 14), (), signets + filters)
