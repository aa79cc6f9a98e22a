"""Random games in slices (tools/fuzz_games.py): a slice becomes a row, a run continues after the last one, a fault is counted."""

import sys
from pathlib import Path

import pytest

from inset import Game
from inset.kernel.errors import InsetError
from inset.play.sampling import Dealer
from tools import fuzz_games

CARDS = """Moss Bear {G}
Creature — Bear
2/2

Unheard Bear {G}
Creature — Bear
Whenever this creature hums a tune, it frobnicates.
2/2
"""


def test_a_run_goes_on_after_its_last_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "slices.tsv"
    assert fuzz_games.main(["--to", "2", "--slice", "1", "--write", str(table)]) == 0
    assert fuzz_games.main(["--to", "3", "--slice", "5", "--write", str(table)]) == 0
    head, *rows = table.read_text(encoding="utf-8").splitlines()
    assert head + "\n" == fuzz_games.HEAD
    assert [row.split("\t")[:5] for row in rows] == [
        [str(number), str(number + 1), "library", fuzz_games.BUILD, "-"] for number in range(3)
    ]
    assert all(row.split("\t")[5:7] == ["1", "0"] and row.endswith("\t0") for row in rows)
    assert capsys.readouterr().out.splitlines() == rows


def test_the_other_build_replays_each_game(tmp_path: Path) -> None:
    other = fuzz_games.Other(sys.executable, str(Path(fuzz_games.__file__).parents[1] / "src"), None)
    played = fuzz_games.play(1, fuzz_games.drawn_from(None))
    other.compare(played)
    with pytest.raises(fuzz_games.Wrong, match="the record leads elsewhere"):
        other.compare(played._replace(fingerprint="0"))
    with pytest.raises(fuzz_games.Wrong, match="InvalidRecord"):
        other.compare(played._replace(record="{}"))
    other.compare(played)


def test_a_fault_is_told_and_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("two cards in one place")

    monkeypatch.setattr(fuzz_games, "check", broken)
    assert fuzz_games.main(["--from", "7", "--to", "8"]) == 1
    told = capsys.readouterr().out
    assert "game 7" in told and "two cards in one place" in told and told.endswith("\t1\n")


def test_a_game_that_takes_too_long_is_a_fault() -> None:
    with pytest.raises(fuzz_games.Wrong, match="not over after 0 s"):
        fuzz_games.play(0, fuzz_games.drawn_from(None), seconds=0.0)


def test_cards_of_a_file_are_drawn_if_they_can_be_played(tmp_path: Path) -> None:
    from inset import cards, use_cards

    file = tmp_path / "mine.txt"
    file.write_text(CARDS, encoding="utf-8")
    try:
        names = fuzz_games.drawn_from(file)
        assert {"Moss Bear", "Unheard Bear", "Grizzly Bears"} <= set(names) and not set(names) & set(fuzz_games.LANDS)
        assert fuzz_games.playable("Moss Bear") and not fuzz_games.playable("Unheard Bear")
        with pytest.raises(InsetError):
            cards.card("Unheard Bear")
    finally:
        use_cards()
        cards.remove("Moss Bear")


def test_samples_of_every_view_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    names = fuzz_games.drawn_from(None)
    assert fuzz_games.play(3, names, samples=True) == fuzz_games.play(3, names)
    monkeypatch.setattr(Dealer, "sample", lambda self, seed: Game.new(["fables", "skies"], seed=seed))
    with pytest.raises(fuzz_games.Wrong, match="sees something else in a sample"):
        fuzz_games.play(3, names, samples=True)
