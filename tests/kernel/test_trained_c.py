"""The build that is trained (docs/adr/0031-a-trained-build.md)."""

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

from inset.decklists import decks
from tools import trained_c, training


def test_a_compiler_that_is_not_gcc_is_not_trained() -> None:
    assert "is not gcc" in trained_c.why_not([sys.executable])
    assert "doesn't tell its version" in trained_c.why_not(["no-such-compiler"])


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_gcc_is_trained() -> None:
    assert trained_c.why_not(["gcc"]) == ""


def test_profiles_of_earlier_builds_are_removed(tmp_path: Path) -> None:
    place = tmp_path / "src"
    place.mkdir()
    for name in ("one.gcda", "one.o"):
        (place / name).touch()
    trained_c.forget(tmp_path)
    assert [path.name for path in place.iterdir()] == ["one.o"]


def test_every_deck_of_two_players_plays_twice_in_the_training() -> None:
    played = [name for pair in training.pairs() for name in pair]
    assert sorted(played) == sorted(2 * [name for name in decks.names() if not decks.deck(name).commanders])


def test_to_be_trained_the_build_asks_for_what_the_games_need(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Path(trained_c.__file__).with_name("build_backend.py")
    spec = importlib.util.spec_from_file_location("build_backend", place)
    assert spec is not None and spec.loader is not None
    backend = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(backend)
    monkeypatch.chdir(place.parent.parent)
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_wheel", lambda _: [])
    for wanted, needed in (("0", []), ("1", ["mypy"]), ("trained", ["mypy", "msgspec", "numpy"])):
        monkeypatch.setenv("INSET_COMPILE", wanted)
        found = " ".join(backend.get_requires_for_build_wheel())
        assert all(name in found for name in needed) and bool(found) == bool(needed)
