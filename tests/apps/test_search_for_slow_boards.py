"""``tools/hard_boards.py``: a board's number decides the board, and what is kept of it can be set up again."""

import json
from pathlib import Path

from inset import Game
from tools import hard_boards
from tools.fuzz_games import drawn_from


def test_the_worst_boards_are_kept_as_positions(tmp_path: Path) -> None:
    names = drawn_from(None)
    boards = [hard_boards.played(names, number) for number in range(8)]
    some = [board for board in boards if board is not None]
    assert some and all(board.ms > 0 for board in some)
    again = hard_boards.played(names, some[0].number)
    assert again is not None and again.players == some[0].players
    hard_boards.keep(tmp_path / "worst", some, 2.0)
    rows = [json.loads(line) for line in (tmp_path / "worst").read_text(encoding="utf-8").splitlines()]
    assert rows[0]["ms"] == round(some[0].ms * 2, 1)
    assert Game.from_position(rows[0]["players"], seed=rows[0]["number"]).options
