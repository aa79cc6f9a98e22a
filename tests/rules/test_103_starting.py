"""103: starting the game."""

from typing import Any

import pytest

from inset.kernel.types import DRAW, UPKEEP
from inset.language.abilities import OpeningHand
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import State
from inset.rules.turn import starting_the_game
from inset.rules.turn.turn import run
from tests.harness import cr
from tests.harness.table import Table, bear

LEYLINE = bear(OpeningHand(), name="Leyline")


def fresh(players: int = 2, library: int = 20) -> Table:
    table = Table(players, library)
    table.st.turn = 0
    table.st.players[0].turn_began = 0
    return table


def game(st: State, first: int = 0) -> Any:
    yield from starting_the_game.begin(st, first)
    yield from run(st)


def bottoms(table: Table, count: int) -> None:
    """Puts cards on the bottom: always the first of the hand."""
    for _ in range(count):
        assert table.decision is not None
        assert table.decision.kind == "object"
        table.answer(table.decision.values[0])


@cr("103.3", "103.5")
def test_everybody_shuffles_and_draws_seven_cards() -> None:
    table = fresh()
    before = list(table.st.libraries[0])
    table.run(game(table.st))
    assert [len(hand) for hand in table.st.hands] == [7, 7]
    drawn = [e.other for e in table.events(ev.MOVED) if e.player == 0]
    assert len(drawn) == 7
    assert drawn != before[:7]
    assert table.decision is not None
    assert (table.decision.kind, table.decision.player) == ("mulligan", 0)


@cr("103.5", "101.4")
def test_the_starting_player_declares_first() -> None:
    table = fresh(3)
    table.run(game(table.st, first=1))
    order = []
    for _ in range(3):
        assert table.decision is not None
        assert table.decision.kind == "mulligan"
        order.append(table.decision.player)
        table.answer(True)
    assert order == [1, 2, 0]
    assert (table.st.active, table.st.turn) == (1, 1)


@cr("103.5")
def test_a_mulligan_is_seven_new_cards_and_some_on_the_bottom() -> None:
    table = fresh()
    table.run(game(table.st))
    table.answer(False)
    table.answer(True)  # the other player keeps; only then the mulligan is taken
    assert len(table.st.hands[0]) == 7
    first = table.st.hands[0][0]
    card = table.obj(first).card
    table.answer(first)
    assert len(table.st.hands[0]) == 6
    assert table.obj(table.st.libraries[0][-1]).card == card
    table.answer(False)
    picked = [table.obj(o).card for o in table.st.hands[0][:2]]
    bottoms(table, 2)
    assert [table.obj(o).card for o in table.st.libraries[0][-2:]] == picked  # in the order of the picks
    assert len(table.st.hands[0]) == 5
    assert len(table.st.hands[1]) == 7


@cr("103.5")
def test_mulligans_end_with_an_empty_hand() -> None:
    table = fresh()
    table.run(game(table.st))
    table.answer(False)
    table.answer(True)
    for number in range(1, 7):
        bottoms(table, number)
        table.answer(False)
    bottoms(table, 6)  # all seven go: only their order is chosen
    assert table.decision is not None
    assert table.decision.kind == "priority"
    assert not table.st.hands[0]
    assert table.st.turn == 1


@cr("103.5c", "800.6")
def test_with_more_players_the_first_mulligan_is_free() -> None:
    table = fresh(3)
    table.run(game(table.st))
    table.answer(False)
    table.answer(True)
    table.answer(True)
    assert table.decision is not None
    assert table.decision.kind == "mulligan"
    assert len(table.st.hands[0]) == 7
    table.answer(False)
    bottoms(table, 1)
    assert len(table.st.hands[0]) == 6


@cr("103.6", "103.6a")
def test_beginning_the_game_with_a_card_on_the_battlefield() -> None:
    table = fresh(library=0)
    for player in (0, 1):
        for _ in range(7):
            table.put(player, LEYLINE, zone=1)
    table.run(game(table.st))
    table.answer(True)
    table.answer(True)
    assert table.decision is not None
    assert (table.decision.kind, table.decision.player) == ("object", 0)
    table.answer(table.st.hands[0][0])
    table.answer(0)
    assert table.decision.player == 1
    table.answer(0)
    assert len(table.st.battlefield) == 1
    assert len(table.st.hands[0]) == 6
    assert table.obj(table.st.battlefield[0]).since < table.st.players[0].turn_began


@cr("103.8", "103.8a", "103.8c", "800.7")
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 8)])
def test_the_first_draw_step(players: int, cards: int) -> None:
    table = fresh(players)
    table.run(game(table.st))
    for _ in range(players):
        table.answer(True)
    table.to("priority", DRAW + 1)
    assert len(table.st.hands[0]) == cards
    while table.st.turn == 1:
        assert table.decision is not None
        table.answer(PASS if table.decision.kind == "priority" else table.decision.values[0])
    table.to("priority", UPKEEP)
    table.to("priority", DRAW)
    assert len(table.st.hands[1]) == 8
