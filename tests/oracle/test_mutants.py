"""Cards with one word changed, and whether games show it (tools/mutants.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from inset.data.scryfall import CardRecord
from inset.oracle import mutant_table
from inset.oracle.compile import compile_card
from inset.oracle.exercised import print_of
from inset.oracle.mutant_table import Row, read, write
from inset.oracle.proof_ladder import climb
from tests.harness.compiled import made
from tools.mutants import examine, played, told_apart
from tools.mutation import mutants

FOREVER = float("inf")


def changes(*text: str, type_line: str = "Creature — Bear") -> list[str]:
    return [mutant.change for mutant in mutants(made("Mutable {1}", type_line, *text, "2/2"))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("When Mutable enters, destroy target land.", ["Target 0 -> This"]),
        ("Whenever a creature dies, destroy target land.", ["Target 0 -> This", "Target 0 -> EventObject"]),
        ("When Mutable enters, you may draw a card.", ["may -> do"]),
        ("{1}: Mutable gets +1/+0 until end of turn.", ["until end of turn -> for good"]),
        ("When Mutable dies, if you control a land, draw a card.", []),
        ("When Mutable dies, draw a card. If you control a land, draw two cards instead.", ["if … -> always"]),
        ("When Mutable dies, draw a card.", []),
    ],
)
def test_what_is_changed(text: str, found: list[str]) -> None:
    assert changes(text) == found


def test_every_mutant_is_a_card_of_its_own() -> None:
    card = made(
        "Mutable {1}",
        "Creature — Bear",
        "When Mutable enters, you may tap target land. If you do, untap target creature.",
        "2/2",
    )
    found = [mutant.card for mutant in mutants(card)]
    assert len(found) > 3
    assert all(one != card for one in found)
    assert len(set(map(print_of, found))) == len(found)


def test_a_card_is_not_told_apart_from_itself() -> None:
    card = made("Mutable {1}", "Creature — Bear", "When Mutable enters, you may draw a card.", "2/2")
    (mutant,) = mutants(card)
    seen = list(played(card, 0))
    assert not told_apart(mutant._replace(card=card), seen, 0)


def test_what_matters_is_told_apart_and_what_does_not_survives() -> None:
    harmful = made("Mutable {1}", "Creature — Bear", "When Mutable enters, destroy target land.", "2/2")
    row = examine(harmful, 6, FOREVER)
    assert row is not None
    assert (row.mutants, row.survivors) == (1, ())
    alike = made("Mutable {1}", "Creature — Bear", "{1}: You gain 1 life. If you control a land, draw a card.", "2/2")
    row = examine(alike, 2, FOREVER)
    assert row is not None
    assert row.survivors == ("0.0.body.effects: if … -> always",)  # every position has lands


def test_the_ladder_counts_a_card_whose_mutants_all_play_differently(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = CardRecord("Mutable", mana_cost="{1}", type_line="Sorcery", oracle_text="Destroy target land.")
    card = compile_card(record).card
    assert card is not None
    for row, reached in (
        (Row(print_of(card), 1, ()), True),
        (Row(print_of(card), 1, ("0.0.body.effects: if … -> always",)), False),
        (Row("another print", 1, ()), False),
    ):
        write({"Mutable": row}, tmp_path / "mutants.tsv")
        assert read(tmp_path / "mutants.tsv") == {"Mutable": row}
        monkeypatch.setattr(mutant_table, "known", lambda: read(tmp_path / "mutants.tsv"))
        assert climb(record, {}).rungs["mutants"] is reached
