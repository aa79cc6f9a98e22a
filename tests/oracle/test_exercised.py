"""The rung ``exercised``: compiled cards in random games, with invariants (``tools/exercise.py`` does it for all)."""

from __future__ import annotations

import dataclasses
import math
from pathlib import Path

import pytest

from inset import cards as shelf
from inset.data.scryfall import CardRecord
from inset.language.card import Card
from inset.oracle.compile import compile_card
from inset.oracle.exercised import Exercise, is_exercised, known, print_of, read, write
from tools.curious import Parts
from tools.exercise import Keeper, Plan, exercise, play, stands_for, unused

TEXTS = {
    "Test Ranger": ("Creature — Elf Ranger", "Reach\nWhen this creature enters, you gain 2 life.\n"
                    "{1}{G}: This creature gets +1/+1 until end of turn."),
    "Test Sling": ("Artifact", "{2}, {T}: This artifact deals 1 damage to any target.\nWhenever a creature dies, scry 1."),
    "Test Study": ("Sorcery", "Draw two cards, then discard a card."),
    "Test Cycler": ("Creature — Fish", "Flying\nIslandcycling {1}"),
}  # fmt: skip


def _compiled(name: str) -> Card:
    kind, text = TEXTS[name]
    size = ("2", "2") if "Creature" in kind else (None, None)
    made = compile_card(
        CardRecord(name, mana_cost="{1}{G}", type_line=kind, oracle_text=text, power=size[0], toughness=size[1])
    )
    assert made.card is not None
    return made.card


def test_parts_are_used_in_games_that_cards_share() -> None:
    parts = [Parts(_compiled(name), stands_for) for name in TEXTS]
    assert [one.parts for one in parts] == [4, 3, 2, 3]
    shelf.add(*(one.card for one in parts))
    try:
        for seed in range(30):
            if any(one.missing for one in parts):
                play(parts, seed)
    finally:
        shelf.remove(*TEXTS)
    assert [unused(one) for one in parts] == [()] * 4


def test_a_run_keeps_what_came_of_it(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "table.tsv", tmp_path / "failures.jsonl", 1)
    plan = Plan("", frozenset(), frozenset(), 4, math.inf, False, {})
    keeper.keep(0, exercise([("Test Study", _compiled("Test Study"))], 0, plan))
    assert read(tmp_path / "table.tsv") == {"Test Study": Exercise(print_of(_compiled("Test Study")), 2, ())}
    assert keeper.failed == 0 < keeper.games
    assert exercise([("Test Study", _compiled("Test Study"))], 0, plan._replace(end=0.0)) is None
    assert "Test Study" not in shelf.library()


def test_a_print_is_another_for_another_reading(tmp_path: Path) -> None:
    card = _compiled("Test Study")
    assert print_of(card) == print_of(_compiled("Test Study"))
    face = dataclasses.replace(card.faces[0], abilities=_compiled("Test Sling").faces[0].abilities)
    assert print_of(dataclasses.replace(card, faces=(face,))) != print_of(card)
    write({"A": Exercise("12", 3, ("0.1", "1c")), "B": Exercise("34", 1)}, tmp_path / "t.tsv")
    assert read(tmp_path / "t.tsv") == {"A": Exercise("12", 3, ("0.1", "1c")), "B": Exercise("34", 1)}


def test_only_a_card_whose_print_is_the_same_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    card = _compiled("Test Study")
    rows = {
        "Test Study": Exercise(print_of(card), 2),
        "Other": Exercise("0", 2),
        "Part": Exercise(print_of(card), 2, ("0c",)),
    }
    monkeypatch.setattr("inset.oracle.exercised.known", lambda: rows)
    assert [is_exercised(name, card) for name in ("Test Study", "Other", "Part", "None")] == [True, False, False, False]
    assert not is_exercised("Test Study", None)


def test_the_table_tells_of_most_compiled_cards() -> None:
    rows = known()
    assert len(rows) > 13_000
    assert sum(not row.unused for row in rows.values()) > 12_000
