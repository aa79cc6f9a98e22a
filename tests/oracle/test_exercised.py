"""The steps ``exercised`` and ``live`` of the ladder: compiled cards in games, with invariants
(``tools/exercise.py`` does it for all)."""

from __future__ import annotations

import dataclasses
import math
from pathlib import Path

import pytest

from inset import cards as shelf
from inset.data.scryfall import CardRecord
from inset.language.card import Card
from inset.oracle import exercised
from inset.oracle.compile import compile_card
from inset.oracle.exercised import Exercise, known, print_of, read, write, write_failed
from inset.oracle.proof_ladder import climb, refusal
from tools.exercise import Keeper, Plan, exercise

TEXTS = {
    "Test Ranger": ("Creature — Elf Ranger", "Reach\nWhen this creature enters, you gain 2 life.\n"
                    "{1}{G}: This creature gets +1/+1 until end of turn."),
    "Test Sling": ("Artifact", "{2}, {T}: This artifact deals 1 damage to any target.\nWhenever a creature dies, scry 1."),
    "Test Study": ("Sorcery", "Draw two cards, then discard a card."),
    "Test Cycler": ("Creature — Fish", "Flying\nIslandcycling {1}"),
    "Test Judge": ("Instant", "If you control an artifact creature, draw a card. Otherwise, you gain 3 life."),
    "Test Vain": ("Sorcery", "Draw a card. You gain 0 life."),
    "Test Never": ("Creature — Fish", "Whenever you cast a spell with mana value 12, draw a card."),
    "Test Always": ("Sorcery", "If you control a land, draw a card."),
}  # fmt: skip


def _record(name: str) -> CardRecord:
    kind, text = TEXTS[name]
    size = ("2", "2") if "Creature" in kind else (None, None)
    return CardRecord(name, mana_cost="{1}{G}", type_line=kind, oracle_text=text, power=size[0], toughness=size[1])


def _compiled(name: str) -> Card:
    made = compile_card(_record(name))
    assert made.card is not None
    return made.card


PLAN = Plan("", frozenset(), frozenset(), 2, 2, math.inf, False, {})


def _exercised(*names: str) -> list[Exercise]:
    found = exercise([(name, _compiled(name)) for name in names], 0, PLAN)
    assert found is not None and not found.failures
    return list(found.rows.values())


def test_parts_are_used_and_seen_at_work() -> None:
    rows = _exercised("Test Ranger", "Test Sling", "Test Study", "Test Cycler", "Test Judge")
    assert [row.parts for row in rows] == [4, 3, 2, 3, 2]
    assert [(row.unused, row.idle) for row in rows] == [((), ())] * 5


def test_what_never_does_anything_is_told_apart_from_what_was_never_tried() -> None:
    vain, never, always = _exercised("Test Vain", "Test Never", "Test Always")
    assert vain.idle == ("0.0.body.effects.1!",) and vain.in_vain == ("0.0.body.effects.1",)
    assert never.unused == ("0.0",) and not never.in_vain
    assert always.idle == ("0.0.body.effects.0.condition+",) and not always.in_vain


def test_a_card_that_was_tried_in_vain_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    row = Exercise(print_of(_compiled("Test Study")), 2, (), ("0.0.body.effects.1!",))
    write_failed({"Test Study": row, "Other": Exercise("12", 1, (), ("0.0.when-",))}, tmp_path / "in_vain.tsv")
    monkeypatch.setattr(exercised, "FAILED", tmp_path / "in_vain.tsv")
    monkeypatch.setattr(exercised, "known", lambda: {"Test Study": row})
    exercised.failed.cache_clear()
    try:
        assert list(exercised.failed()) == ["Test Study"]
        assert "never did anything: 0.0.body.effects.1" in refusal(compile_card(_record("Test Study")))
        rungs = climb(_record("Test Study"), {}).rungs
        assert rungs["probe_clean"] and rungs["exercised"] and not rungs["live"] and not rungs["playable"]
    finally:
        exercised.failed.cache_clear()


def test_a_run_keeps_what_came_of_it(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "table.tsv", tmp_path / "failures.jsonl", 1)
    keeper.keep(0, exercise([("Test Study", _compiled("Test Study"))], 0, PLAN))
    assert read(tmp_path / "table.tsv") == {"Test Study": Exercise(print_of(_compiled("Test Study")), 2, (), ())}
    assert (tmp_path / "in_vain.tsv").read_text(encoding="utf-8") == ""
    assert keeper.failed == 0 < keeper.games
    assert exercise([("Test Study", _compiled("Test Study"))], 0, PLAN._replace(end=0.0)) is None
    assert "Test Study" not in shelf.library()


def test_a_print_is_another_for_another_reading(tmp_path: Path) -> None:
    card = _compiled("Test Study")
    assert print_of(card) == print_of(_compiled("Test Study"))
    face = dataclasses.replace(card.faces[0], abilities=_compiled("Test Sling").faces[0].abilities)
    assert print_of(dataclasses.replace(card, faces=(face,))) != print_of(card)
    rows = {
        "A": Exercise("12", 3, ("0.1", "1c")),
        "B": Exercise("34", 1, (), ()),
        "C": Exercise("56", 1, (), ("0.0.when-",)),
    }
    write(rows, tmp_path / "t.tsv")
    assert read(tmp_path / "t.tsv") == rows


def test_only_a_card_whose_print_is_the_same_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    card = _compiled("Test Study")
    rows = {
        "Test Study": Exercise(print_of(card), 2),
        "Other": Exercise("0", 2),
        "Part": Exercise(print_of(card), 2, ("0c",)),
    }
    monkeypatch.setattr("inset.oracle.exercised.known", lambda: rows)
    assert [exercised.of(name, card) is not None for name in ("Test Study", "Other", "Part", "None")] == [
        True,
        False,
        True,
        False,
    ]
    assert exercised.of("Test Study", None) is None


def test_the_table_tells_of_most_compiled_cards() -> None:
    rows = known()
    assert len(rows) > 13_000
    assert sum(not row.unused for row in rows.values()) > 12_000
