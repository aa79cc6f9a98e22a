"""``inset bench --hard``: no board needs more function calls for one operation than allowed; the clock doesn't matter."""

import json

import pytest
from typer.testing import CliRunner

from inset import cards
from inset.apps import bench_hard
from inset.apps.cli import app
from inset.apps.hard_boards import BOARDS, CARDS, HardBoard, with_cards
from inset.kernel.build import COMPILED


@pytest.mark.skipif(COMPILED, reason="calls of compiled functions are not seen")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_deed_on_a_hard_board_takes_more_calls_than_it_may(board: HardBoard) -> None:
    with with_cards():
        found = bench_hard.measure(board, timed=False)
    assert found.worst().calls <= board.most, found
    assert found.worst().calls > board.most / 3, "the limit says nothing any more: lower it"


def test_the_boards_are_shown_and_their_cards_are_gone_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    few = [board for board in BOARDS if board.name in ("moons", "mourners")]
    monkeypatch.setattr(bench_hard, "BOARDS", few)
    shown = CliRunner().invoke(app, ["bench", "--hard"])
    assert shown.exit_code == 0 and "mourners" in shown.output
    found = json.loads(CliRunner().invoke(app, ["bench", "--hard", "--json"]).output)
    assert list(found) == ["moons", "mourners"] and found["moons"]["built"]["calls"] > 0
    assert not {card.name for card in CARDS} & set(cards.names())
