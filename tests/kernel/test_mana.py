"""106, 107.4, 202: mana symbols and costs as data."""

import pytest
from hypothesis import given, strategies as st

from inset.kernel.mana import FREE, PHYREXIAN, SNOW_PIP, TWO_GENERIC, ManaCost, parse, parse_symbol
from inset.kernel.types import BLACK, BLUE, COLORLESS_MANA, GREEN, RED, WHITE
from tests.harness import cr

SYMBOLS = (
    "W U B R G C S W/U W/B U/B U/R B/R B/G R/G R/W G/W G/U 2/W 2/U 2/B 2/R 2/G C/W C/U C/B C/R C/G W/P U/P "
    "B/P R/P G/P W/U/P W/B/P U/B/P U/R/P B/R/P B/G/P R/G/P R/W/P G/W/P G/U/P"
).split()


@cr("107.4")
@pytest.mark.parametrize("symbol", [*SYMBOLS, "X", "0", "1", "15"])
def test_every_symbol_prints_as_it_is_read(symbol: str) -> None:
    assert str(parse_symbol(symbol)) == f"{{{symbol}}}"


@cr("107.4a", "107.4c", "107.4e", "107.4f", "107.4h")
def test_pips() -> None:
    assert parse("{W}{W/U}{2/R}{G/P}{C/B}{S}").pips == (
        WHITE,
        WHITE | BLUE,
        TWO_GENERIC | RED,
        PHYREXIAN | GREEN,
        COLORLESS_MANA | BLACK,
        SNOW_PIP,
    )


@cr("202.3", "202.3e", "202.3f", "202.3g")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{3}{U}{U}", 5),
        ("{X}{R}", 1),
        ("{1}{W/U}{W/U}", 3),
        ("{2/B}{2/B}{2/B}", 6),
        ("{1}{W/P}{W/P}", 3),
        ("{S}{C}", 2),
        ("{0}", 0),
    ],
)
def test_mana_value(text: str, value: int) -> None:
    assert parse(text).value() == value


@cr("202.3e")
def test_mana_value_on_the_stack() -> None:
    assert parse("{X}{X}{R}").value(3) == 7


@cr("202.2", "202.2a", "202.2b", "202.2c", "202.2d")
def test_colors() -> None:
    assert parse("{2}{W}").colors() == WHITE
    assert parse("{2}").colors() == 0
    assert parse("{2}{W}{B}").colors() == WHITE | BLACK
    assert parse("{C}{S}").colors() == 0
    assert parse("{2/G}{U/P}{C/R}").colors() == GREEN | BLUE | RED


@cr("118.7a")
def test_a_generic_reduction_stops_at_zero() -> None:
    assert parse("{3}{R}{S}").less_generic(2) == parse("{1}{R}{S}")
    assert parse("{1}{R}{R}").less_generic(2) == parse("{R}{R}")


@cr("107.3a")
def test_x_is_replaced_by_generic_mana() -> None:
    assert parse("{X}{X}{1}{G}").with_x(2) == parse("{5}{G}")
    assert parse("{G}").with_x(9) == parse("{G}")


@cr("202.1")
def test_the_order_of_symbols_does_not_matter() -> None:
    assert parse("{U}{1}{W}") == parse("{W}{U}{1}")
    assert hash(parse("{U}{1}{W}")) == hash(parse("{W}{U}{1}"))
    assert parse("{W}") != parse("{U}")
    assert parse("{W}") != "{W}"


@cr("118.5")
def test_free() -> None:
    assert FREE.is_free()
    assert str(FREE) == "{0}"
    assert parse("") == parse("{0}") == FREE
    assert not parse("{X}").is_free()


@pytest.mark.parametrize(
    "text",
    ["W", "{W", "W}", "{}", "{w}", "{W}}", "{{W}}", "{H}", "{2}3", "{P}", "{2/P}", "{-1}", "{²}", "{W/}"],
)
def test_what_is_not_a_cost_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="mana"):
        parse(text)


@cr("107.4", "202.1")
@given(st.integers(0, 3), st.integers(0, 20), st.lists(st.sampled_from(SYMBOLS), max_size=8))
def test_printed_and_read_back(x: int, generic: int, symbols: list[str]) -> None:
    pips = tuple(parse_symbol(symbol).pips[0] for symbol in symbols)
    cost = ManaCost(generic, pips, x)
    assert parse(str(cost)) == cost


@given(st.integers(0, 9), st.lists(st.sampled_from(SYMBOLS), max_size=4), st.integers(0, 9))
def test_sums(one: int, symbols: list[str], two: int) -> None:
    first = parse(f"{{{one}}}" + "".join(f"{{{symbol}}}" for symbol in symbols))
    total = first.plus(ManaCost(two, (), 1))
    assert total.value() == first.value() + two
    assert total.x == 1
    assert total.colors() == first.colors()
