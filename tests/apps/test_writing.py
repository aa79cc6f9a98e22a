"""No command replaces a file that Inset has not written, unless it is forced; and a file is written whole or not at all."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import inset as inset_package
from inset import sim
from inset.apps.web import site
from inset.apps.web.site import BadSite
from inset.data.written_files import CARD_PICTURE, NO_MARK, RECORD, check_writable, write_text
from inset.decklists.decks import deck
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.sim import goldfish, pod
from inset.sim.goldfish import Goldfish
from inset.sim.pod import Pod
from inset.sim.shapes import Shape

SOURCE = Path(inset_package.__file__).parent
WRITERS = {
    "data/places.py",
    "apps/web/bytecode.py",
}  # which makes them whole; which writes into a folder that it makes and removes
RECORD_TEXT = Game.new(["fables", "skies"], seed=1).record()


def inset(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "inset.apps.cli", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


BATCH = ("sim", "fables", "skies", "--games", "2", "--players", "random,random", "--quiet", "--jobs", "1")
COMMANDS = {
    "card --svg": ("x.svg", ("card", "Shock", "--svg")),
    "watch --record": ("x.json", ("watch", "--speed", "0", "--players", "random,random", "--record")),
    "sim --csv": ("x.csv", (*BATCH, "--csv")),
    "sim --plot": ("x.png", (*BATCH, "--plot")),
    "sim --parquet": ("x.parquet", (*BATCH, "--parquet")),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_what_inset_has_not_written_is_kept_and_what_it_has_is_replaced(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    file, words = COMMANDS[name]
    if name == "sim --plot":
        pytest.importorskip("matplotlib")
    if name == "sim --parquet":
        pytest.importorskip("pyarrow")
    path = tmp_path / file
    path.write_text("precious\n", encoding="utf-8")
    done = inset(*words, str(path))
    assert done.returncode == 2
    assert "--force" in done.stderr and "Traceback" not in done.stderr
    assert path.read_text(encoding="utf-8") == "precious\n"
    assert inset(*words, str(path), "--force").returncode == 0
    size = path.stat().st_size
    assert size > 100
    assert inset(*words, str(path)).returncode == 0  # its own
    assert sorted(found.name for found in tmp_path.iterdir() if found.name != "cache") == [file]


@pytest.mark.parametrize("name", ["games.csv", "games.parquet", "games.svg", "fish.svg", "pod.svg"])
def test_reports_replace_their_own_files_only(name: str, tmp_path: Path) -> None:
    needed = {".parquet": "pyarrow", ".svg": "matplotlib"}.get(Path(name).suffix)
    if needed:
        pytest.importorskip(needed)
    report = sim.run(["fables", "skies"], games=1, seed=1, players=("random", "random"))
    table = Pod(Shape((deck("fables"), deck("skies")), ("random", "random"), 1, "duel"))
    writers: dict[str, Callable[..., None]] = {
        "games.csv": report.write_csv, "games.parquet": report.write_parquet, "games.svg": report.plot,
        "fish.svg": partial(goldfish.draw, [Goldfish(deck("fables"))]), "pod.svg": partial(pod.draw, table),
    }  # fmt: skip
    path = tmp_path / name
    path.write_text("precious\n", encoding="utf-8")
    with pytest.raises(InsetError, match="force=True"):
        writers[name](path)
    assert path.read_text(encoding="utf-8") == "precious\n"
    writers[name](path, force=True)
    first = path.read_bytes()
    assert len(first) > 100
    writers[name](path)
    assert [found.name for found in tmp_path.iterdir()] == [name]


def test_a_site_is_built_over_an_earlier_site_only(tmp_path: Path) -> None:
    (tmp_path / "engine.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadSite, match="holds no earlier site"):
        site.build(tmp_path)


def test_whatever_writes_a_file_writes_beside_it_first() -> None:
    """In the package, files are opened for writing under the name that ``whole_file`` gives, and under no other."""
    bare = [
        f"{path.relative_to(SOURCE)}:{call.lineno}"
        for path in sorted(SOURCE.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and _writes(call)
    ]
    assert [place for place in bare if place.partition(":")[0] not in WRITERS] == []


def _writes(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    of = call.func.value if isinstance(call.func, ast.Attribute) else call.args[0] if call.args else None
    if name in ("write_text", "write_bytes"):
        return isinstance(call.func, ast.Attribute) and getattr(of, "id", "") != "part"
    modes = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return name == "open" and any(set(mode) <= set("wax+bt") for mode in modes) and getattr(of, "id", "") != "part"


def test_a_deck_list_is_never_known_again(tmp_path: Path) -> None:
    deck, out = tmp_path / "deck.txt", tmp_path / "out.txt"
    deck.write_text("4 Shock\n", encoding="utf-8")
    assert inset("deck", "convert", str(deck), "--to", "arena", "--out", str(out)).returncode == 0
    written = out.read_text(encoding="utf-8")
    refused = inset("deck", "convert", str(deck), "--to", "plain", "--out", str(deck))
    assert refused.returncode == 2 and "--force" in refused.stderr
    assert deck.read_text(encoding="utf-8") == "4 Shock\n"
    assert inset("deck", "convert", str(deck), "--to", "arena", "--out", str(out), "--force").returncode == 0
    assert out.read_text(encoding="utf-8") == written


def test_save_in_play_keeps_a_deck(tmp_path: Path) -> None:
    deck, game = tmp_path / "deck.txt", tmp_path / "game.json"
    deck.write_text("4 Shock\n", encoding="utf-8")
    typed = f"save {deck}\nsave {game}\nsave {game}\nquit\n"
    done = inset("play", "fables", "--seed", "1", "--plain", typed=typed)
    assert "Inset didn't write it" in " ".join(done.stdout.split())
    assert deck.read_text(encoding="utf-8") == "4 Shock\n"
    assert done.stdout.count("Saved to") == 2
    assert Game.replay(game.read_text(encoding="utf-8")).players
    done = inset("play", "fables", "--seed", "1", "--plain", typed=f"save {deck} --force\nquit\n")
    assert deck.read_text(encoding="utf-8").startswith('{"inset":')


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_text(path, RECORD_TEXT, RECORD)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InsetError, match="No space left"):
        write_text(path, RECORD_TEXT.replace("Alice", "Carol"), RECORD)
    assert path.read_text(encoding="utf-8") == RECORD_TEXT
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]


def test_marks() -> None:
    assert RECORD.search(RECORD_TEXT.encode())
    assert not RECORD.search(b'[{"inset":1}]')
    assert not CARD_PICTURE.search(b"<svg xmlns='x'><title>Mine</title></svg>")
    assert not NO_MARK.search(b"anything")


def test_an_empty_file_may_be_written_to_and_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_bytes(b"")
    link.symlink_to(real)
    write_text(link, RECORD_TEXT, RECORD)
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == RECORD_TEXT


def test_a_file_that_can_not_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.json"
    path.write_text("x", encoding="utf-8")

    def denied(*args: object, **more: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(InsetError, match="Permission denied"):
        check_writable(path, RECORD)
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == "x"
