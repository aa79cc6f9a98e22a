"""Compiled cards are kept from one process to the next, and nothing that is damaged or old is believed."""

from pathlib import Path
from typing import Any

import pytest

import inset
from inset.data.card_records import CardRecord
from inset.decklists import card_files
from inset.oracle import compile as compiler, compiled_cache
from inset.oracle.compiled_cache import verdict

GOAT = CardRecord("Kept Goat", "normal", "{W}", "Creature — Goat", "{T}: You gain 1 life.", "0", "1")
RIDDLE = CardRecord("Kept Riddle", "normal", "{U}", "Instant", "Explain the joke.")


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("INSET_CACHE", str(tmp_path / "cache"))
    yield
    card_files.use([])


def forbid_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(record: CardRecord) -> Any:
        raise AssertionError(f"{record.name} is compiled again")

    monkeypatch.setattr(compiler, "compile_card", refuse)


@pytest.mark.parametrize("record", [GOAT, RIDDLE])
def test_the_second_time_nothing_is_compiled(record: CardRecord, monkeypatch: pytest.MonkeyPatch) -> None:
    first = verdict(record)
    assert (first.card is None) == bool(first.refusal) == (record is RIDDLE)
    forbid_compiling(monkeypatch)
    assert verdict(record) == first


def test_another_text_under_the_same_name_is_another_card(monkeypatch: pytest.MonkeyPatch) -> None:
    first = verdict(GOAT)
    other = verdict(CardRecord("Kept Goat", "normal", "{W}", "Creature — Goat", "Flying", "0", "1"))
    assert other.card is not None and other != first


@pytest.mark.parametrize("damage", [b"", b"{", b'{"refusal": ""}', b'{"refusal": "", "card": {"node": "Nothing"}}'])
def test_a_damaged_file_is_compiled_again(tmp_path: Path, damage: bytes) -> None:
    first = verdict(GOAT)
    (file,) = (tmp_path / "cache" / "cards-compiled").rglob("*.json")
    file.write_bytes(damage)
    assert verdict(GOAT) == first


def test_another_grammar_is_not_asked_about_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    verdict(GOAT)
    forbid_compiling(monkeypatch)
    monkeypatch.setattr(compiled_cache, "version", lambda: "another")
    with pytest.raises(AssertionError, match="compiled again"):
        verdict(GOAT)


def test_old_versions_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two", "three", "four"):
        monkeypatch.setattr(compiled_cache, "version", lambda name=name: name)
        verdict(GOAT)
    assert len(list((tmp_path / "cache" / "cards-compiled").iterdir())) == compiled_cache.KEPT_VERSIONS


def test_files_for_a_program(tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    path.write_text("Used Goat {W}\nCreature — Goat\n0/1\n", encoding="utf-8")
    inset.use_cards(path)
    assert card_files.used() == [path]
    assert inset.card("Used Goat").faces[0].toughness == 1
    with pytest.raises(inset.InsetError):
        inset.use_cards(tmp_path / "nowhere.json")
    assert card_files.used() == [path], "what was used before stays in use"
    inset.use_cards()
    assert card_files.used() == []
