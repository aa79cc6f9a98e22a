"""What a user can do to a command without a traceback: strange streams, files, players and addresses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from inset import Game, agents
from inset.data import fetch
from inset.decklists import decks
from inset.kernel.build import COMPILED
from inset.kernel.errors import InsetError

INSET = [sys.executable, "-m", "inset.apps.cli"]


class NeedsArguments(agents.Player):
    def __init__(self, depth: int, seed: int) -> None:
        self.depth = depth

    def choose(self, view: Any, decision: Any) -> Any:
        return decision.options[0]


class TakesAnything(NeedsArguments):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(1, 1)


def run(*words: str | bytes, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, which never ends with a traceback."""
    env = {**os.environ, **more.pop("env", {})}
    streams: Any = {"capture_output": True, "stdin": subprocess.DEVNULL} | more
    done: Any = subprocess.run([*INSET, *words], env=env, check=False, timeout=120, **streams)
    assert b"Traceback" not in (done.stderr or b"") + (done.stdout or b""), done.stderr
    found: subprocess.CompletedProcess[bytes] = done
    return found


# --- streams --------------------------------------------------------------------------------------------------------------
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("words", [["decks"], ["watch", "--speed", "0"], ["play"]], ids=" ".join)
def test_an_output_that_is_full(words: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        done = run(*words, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr.decode() == "inset: the output can't be used: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="closes streams in a shell")
@pytest.mark.parametrize(
    ("words", "closed"),
    [("decks --json", ">&-"), ("play --plain", "<&-"), ("sim fables --games 1 --jobs 2", ">&- 2>&- <&-")],
)
def test_streams_that_are_closed(words: str, closed: str, tmp_path: Path) -> None:
    line = f"'{sys.executable}' -m inset.apps.cli {words} {closed}"
    env = {**os.environ, "INSET_CACHE": str(tmp_path)}
    done = subprocess.run(["sh", "-c", line], env=env, capture_output=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def test_an_output_of_ascii_letters_only(tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("Ærie Bear 🐻 {G}\nCreature — Bear\nTrample\n2/2\n", encoding="utf-8")
    ascii_only = {"PYTHONIOENCODING": "ascii"}
    data = json.loads(run("card", "Ærie Bear 🐻", "--json", "--cards", str(own), env=ascii_only).stdout)
    assert data["name"] == "Ærie Bear 🐻"
    shown = run("cards", "find", "Ærie Bear 🐻", "--cards", str(own), env=ascii_only)
    assert shown.stdout.splitlines()[0] == b"\\u00c6rie Bear \\ud83d\\udc3b {G}"
    assert b"no card called '\\u00c6'" in run("card", "Æ", env=ascii_only).stderr


def test_input_that_is_no_text() -> None:
    for words in (["play", "--plain"], ["deck", "check", "-"], ["replay", "-"]):
        run(*words, stdin=None, input=b"\xff\xfe\x00binary\n\x80\n", env={"PYTHONIOENCODING": "utf-8:strict"})


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes")
def test_names_of_files_that_are_no_text(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/d\xff.txt"
    with open(path, "wb") as file:
        file.write(b"60 Forest\n")
    for words in (["deck", "check"], ["judge"], ["replay"], ["cards", "check"], ["card", "Shock", "--svg"]):
        done = run(*words, path, env={"PYTHONIOENCODING": "utf-8:strict"})
        assert done.returncode in (0, 1, 2)


# --- words of the command line --------------------------------------------------------------------------------------------
def test_more_jobs_than_any_machine_has() -> None:
    done = run("sim", "fables", "--jobs", "9" * 20)
    assert done.returncode == 2 and b"4096" in done.stderr


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("os:system", "neither a player"),
        (":X", "module:Class"),
        ("os:", "no player"),
        ("..:X", "module:Class"),
        ("builtins:print", "a player"),
        ("builtins:int", "a player"),
        ("inset.agents:Player", "a player"),
        ("inset.agents.base:Nobody", "no player"),
        (f"{__name__}:NeedsArguments", "it needs depth"),
    ],
)
def test_what_is_not_a_player_is_refused_and_not_called(name: str, words: str) -> None:
    with pytest.raises(InsetError, match=words):
        agents.make(name)


def test_a_class_that_takes_anything_is_a_player() -> None:
    assert isinstance(agents.make(f"{__name__}:TakesAnything"), TakesAnything)


def test_a_module_that_fails_has_no_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0")
    (tmp_path / "misspelt_bot.py").write_text("class (:")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("broken_bot:Bot", "misspelt_bot:Bot"):
        with pytest.raises(InsetError, match=f"no player {name}"):
            agents.make(name)


@pytest.mark.parametrize("url", ["http://[::1", "http://", "https:///x.json", "http://]/x.json", "ftp://x/y", "", "x"])
def test_an_address_that_is_none(url: str, tmp_path: Path) -> None:
    with pytest.raises(fetch.FetchFailed, match="not a web address"):
        fetch.fetch(url, fetch.KIND, tmp_path / "cards.json")


@pytest.mark.parametrize("encoding", ["klingon", "utf-16", "shift_jis", "latin-1", "idna"])
def test_a_deck_in_xml_is_text_whatever_encoding_it_names(encoding: str) -> None:
    card = '<zone name="main"><card number="60" name="Forest"/></zone>'
    text = f'<?xml version="1.0" encoding="{encoding}"?><cockatrice_deck>{card}</cockatrice_deck>'
    assert decks.from_text(text).main == (("Forest", 60),)


# --- games ----------------------------------------------------------------------------------------------------------------
WRONG: list[Any] = ["x", None, 1.5, [], {}, b"1"]
EXPECTED = r"|(int|str) object expected" if COMPILED else ""  # compiled code checks types before Inset does


@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_values_of_the_wrong_type_are_refused_in_words(value: Any) -> None:
    players: dict[str, Any] = {"Ann": {}, "Bob": {}}
    with pytest.raises(TypeError, match=f"a seed is a whole number{EXPECTED}"):
        Game.new(["fables", "skies"], seed=value)
    with pytest.raises(TypeError, match=f"a seed is a whole number{EXPECTED}"):
        Game.from_position(players, seed=value)
    with pytest.raises((InsetError, TypeError), match="a turn is a whole number, not"):
        Game.from_position(players, turn=value)
    with pytest.raises((InsetError, TypeError), match=r"no step called|a step is a word, not"):
        Game.from_position(players, step=value)
    with pytest.raises((InsetError, TypeError), match=r"no format called|a format is a word, not"):
        Game.from_position(players, format=value)
    with pytest.raises((InsetError, TypeError), match=r"no format called|a format is a word, not"):
        Game.new(["fables", "skies"], format=value)
