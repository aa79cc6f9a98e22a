"""Journals: whatever has happened to the file, resuming gives the result of a quiet run or says what is wrong."""

import json
import os
import resource
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import inset
from inset import sim
from inset.kernel.errors import InsetError
from inset.sim import identity, journal as journals
from inset.sim.journal import Journal, Numbers
from inset.sim.results import MOST_RECORD, begun
from inset.sim.settings import Settings

GAMES = 4


def run(path: Path | None = None, resume: bool = False, seed: int = 7, games: int = GAMES, **more: Any) -> sim.Report:
    return sim.run(
        ["fables", "skies"], games=games, players=("random",), seed=seed, journal=path, resume=resume, **more
    )


@pytest.fixture(scope="module")
def quiet() -> sim.Report:
    return run()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a journal that nothing has happened to, with its header."""
    path = tmp_path_factory.mktemp("journals") / "games.jsonl"
    run(path)
    return path.read_bytes().splitlines(keepends=True)


def forged(line: bytes, **changes: Any) -> bytes:
    """A line with other values and the right checksum: not damaged, but no game of this batch."""
    data = json.loads(line)
    del data["crc"]
    text = json.dumps({**data, **changes}, separators=(",", ":")).encode()[:-1]
    return text + b',"crc":%d}\n' % zlib.crc32(text)


BAD_LINES: dict[str, Callable[[bytes], bytes]] = {
    "a number": lambda line: b"5\n",
    "null": lambda line: b"null\n",
    "an empty object": lambda line: b"{}\n",
    "nothing": lambda line: b"\n",
    "deep": lambda line: b"[" * 100_000 + b"\n",
    "deep inside": lambda line: line.replace(b'"rule":', b'"rule":' + b"[" * 50_000),
    "not UTF-8": lambda line: line.replace(b'"rule":"', b'"rule":"\xff\xfe'),
    "not UTF-8, and summed": lambda line: b'{"number":1\xff,"crc":%d}\n' % zlib.crc32(b'{"number":1\xff'),
    "zeros": lambda line: b"\0" * 5_000 + b"\n",
    "longer than any game": lambda line: b"x" * (journals.LONGEST_LINE + 10) + b"\n",
    "one letter changed": lambda line: line.replace(b'"winner":', b'"winneR":'),
    "another winner": lambda line: line.replace(b'"winner":0', b'"winner":1').replace(b'"turns":', b'"turns":1'),
    "a number below zero": lambda line: forged(line, number=-1),
    "a winner that does not exist": lambda line: forged(line, winner=2),
    "a winner of a draw": lambda line: forged(line, kind="draw", winner=0),
    "a win without a winner": lambda line: forged(line, kind="win", winner=-1),
    "another pairing": lambda line: forged(line, pairing=[0, 7]),
    "another seed": lambda line: forged(line, seed=1),
    "the other seat": lambda line: forged(line, first=1 - json.loads(line)["first"]),
    "a kind of its own": lambda line: forged(line, kind="victory"),
    "a huge number": lambda line: forged(line, number=10**30),
    "cards of a wrong shape": lambda line: forged(line, cards=[{"Forest": [1, 2]}, {}]),
    "an unknown field": lambda line: forged(line, note="hello"),
}


@pytest.mark.parametrize("damage", BAD_LINES.values(), ids=BAD_LINES)
def test_a_damaged_line_is_counted_and_its_game_played_again(
    damage: Callable[[bytes], bytes], whole: list[bytes], quiet: sim.Report, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join([*whole[:2], damage(whole[2]), *whole[3:]]))
    again = run(path, resume=True)
    assert again.journal.known == GAMES - 1
    assert again.journal.skipped == 1
    assert again.tally.digest == quiet.tally.digest
    assert "1 damaged lines" in str(again)
    once_more = run(path, resume=True)  # the game is there now, the damaged line still is, too
    assert (once_more.journal.known, once_more.journal.skipped) == (GAMES, 1)
    assert once_more.tally.digest == quiet.tally.digest


def test_a_game_that_is_there_twice_counts_once(whole: list[bytes], quiet: sim.Report, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join([*whole, whole[1], forged(whole[2], winner=-1, kind="draw")]))
    again = run(path, resume=True)
    assert again.tally.digest == quiet.tally.digest
    assert again.journal.skipped == 2


def test_a_last_line_that_was_cut_off_is_forgotten(whole: list[bytes], quiet: sim.Report, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for length in (0, 1, 40, len(whole[-1]) - 1):
        path.write_bytes(b"".join(whole[:-1]) + whole[-1][:length])
        again = run(path, resume=True)
        assert again.journal.skipped == 0
        assert again.tally.digest == quiet.tally.digest
        assert path.read_bytes() == b"".join(whole)


def test_games_of_a_longer_run_are_left_alone(whole: list[bytes], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(whole))
    shorter = run(path, resume=True, games=2)
    assert (shorter.games, shorter.journal.skipped) == (2, 0)
    assert path.read_bytes() == b"".join(whole)


# --- what is not a journal of this batch ------------------------------------------------------------------

NO_JOURNALS = {
    "empty": b"",
    "precious": b"The only copy of my novel.\n",
    "cut in the header": b'{"inset_journal": 2, "version": "0.',
    "a number": b"5\n",
    "null": b"null\n",
    "an object": b"{}\n",
    "a list": b"[1, 2]\n",
    "deep": b"[" * 60_000 + b"\n",
    "not UTF-8": b"\xff\xfe\x00\n",
    "long": b"x" * 200_000,
}


@pytest.mark.parametrize("resume", [False, True])
@pytest.mark.parametrize("content", NO_JOURNALS.values(), ids=NO_JOURNALS)
def test_a_file_that_is_not_a_journal_is_left_as_it_is(content: bytes, resume: bool, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_bytes(content)
    with pytest.raises(InsetError, match="is not a journal"):
        run(path, resume)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("resume", [False, True])
def test_what_is_not_a_file_is_refused(resume: bool, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/full")
    for path in (Path("/dev/full"), Path("/dev/null"), tmp_path, tmp_path / "pipe", tmp_path / "link"):
        with pytest.raises(InsetError, match="it is not a file"):
            run(path, resume)
    (tmp_path / "file").touch()
    for name in ("file/below", "nul\0byte", "x" * 300):
        with pytest.raises(InsetError, match="can't be written"):
            run(tmp_path / name, resume)


def test_a_journal_is_not_begun_again(whole: list[bytes], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(whole))
    with pytest.raises(InsetError, match="already exists: --resume continues it"):
        run(path)
    assert path.read_bytes() == b"".join(whole)


def test_another_batch_is_refused_and_says_why(
    whole: list[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(whole))

    def refused(*words: str, **more: Any) -> None:
        with pytest.raises(InsetError, match="another batch") as found:
            run(path, resume=True, **more)
        for word in words:
            assert word in str(found.value)
        assert path.read_bytes() == b"".join(whole)

    refused("the seed (7, not 8)", seed=8)
    refused("--game-answers", game_answers=9_999)
    monkeypatch.setattr(inset, "__version__", "99.0")
    refused("the version of Inset", "not 99.0")
    monkeypatch.undo()
    monkeypatch.setattr(identity, "engine_code", lambda: "0" * 16)
    refused("the code of Inset")
    monkeypatch.undo()
    monkeypatch.setattr(identity, "cards_digest", lambda decks: "0" * 16)
    refused("the text of the cards")
    monkeypatch.undo()
    path.write_bytes(b'{"inset_journal": 1}\n')
    with pytest.raises(InsetError, match="another version of Inset"):
        run(path, resume=True)


def test_the_code_of_a_player_is_part_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its file, or all files of its package; and it is not run for that."""
    monkeypatch.syspath_prepend(str(tmp_path))
    alone = tmp_path / "lone_bot.py"
    alone.write_text("raise SystemExit('must not be imported')")
    package = tmp_path / "team_of_bots"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit('must not be imported')")
    (package / "bot.py").write_text("")
    (package / "helper.py").write_text("x = 1")
    deck = (inset.deck("fables"),)

    def key(player: str) -> dict[str, Any]:
        return identity.identity(Settings(deck, (player, "greedy")))

    before = key("lone_bot:Bot"), key("team_of_bots.bot:Bot")
    assert before == (key("lone_bot:Bot"), key("team_of_bots.bot:Bot"))
    alone.write_text("# something else")
    (package / "helper.py").write_text("x = 2")
    after = key("lone_bot:Bot"), key("team_of_bots.bot:Bot")
    for one, other in zip(before, after, strict=True):
        assert [words.partition(" (")[0] for words in identity.differences(one, other)] == ["the code of the players"]


def test_the_second_batch_on_a_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    settings = run(path).settings
    first = Journal(path, settings, resume=True)
    with pytest.raises(InsetError, match="in use by another batch"):
        run(path, resume=True)
    first.close()
    assert run(path, resume=True).journal.known == GAMES


# --- what is promised when things go wrong ----------------------------------------------------------------


def test_a_full_disk_loses_nothing_that_was_written(quiet: sim.Report, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "inset.apps.cli", "sim", "fables", "skies", "--players", "random", "--seed", "7",
               "--games", str(GAMES), "--jobs", "1", "--json", "--journal", str(path)]  # fmt: skip
    limit = 3_000  # bytes: about two games

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    # the games' own small files are larger than that, but are not written to
    code = "import inset.sim.tape as t; t.SIZE = 2048; from inset.apps.cli import main; main()"
    command[1:3] = ["-c", code]
    whole = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # or modules would be cut off too
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, preexec_fn=small, env=whole)
    assert done.returncode == 2, done.stderr
    assert "can't be written: File too large" in done.stderr
    assert "--resume continues" in done.stderr
    assert "Traceback" not in done.stderr
    assert path.stat().st_size == limit, "the last line is cut off"
    again = run(path, resume=True)
    assert 0 < again.journal.known < GAMES
    assert again.tally.digest == quiet.tally.digest


def test_games_reach_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new journal is synced at once, games within two seconds, and everything at the end."""
    synced: list[int] = []
    now = [100.0]
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    monkeypatch.setattr("inset.sim.journal.time.monotonic", lambda: now[0])
    path = tmp_path / "games.jsonl"
    book = Journal(path, run().settings)
    assert synced[0] == path.stat().st_size  # the file, and then its folder
    result = next(result for _, result in run().journal.read())
    del synced[:]
    book.write([result])
    assert not synced
    now[0] += 2.5
    book.write([result])
    assert synced == [path.stat().st_size]
    book.write([result])
    book.close()
    assert synced[-1] == path.stat().st_size


def test_a_journal_appears_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InsetError, match="No space left"):
        run(tmp_path / "games.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_record_of_any_length_does_not_harm_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    settings = run().settings
    book = Journal(path, settings)
    for number, length in enumerate((MOST_RECORD, MOST_RECORD + 1)):
        result = begun(settings, number)
        result.kind, result.error, result.record = "failure", "it died", '"' * length
        book.write([result])
    book.close()
    kept = [result for _, result in Journal(path, settings, resume=True).read()]
    assert [len(result.record) for result in kept] == [MOST_RECORD, 0]
    assert all(result.error == "it died" for result in kept)


def test_numbers() -> None:
    numbers = Numbers(20)
    for number in (0, 7, 8, 19, 7):
        numbers.add(number)
    assert [number for number in range(20) if number in numbers] == [0, 7, 8, 19]
    assert numbers.count == 4
