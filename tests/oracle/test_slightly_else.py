"""Text that says something slightly different is declined or reads differently, never the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from inset.data.scryfall import CardRecord, load
from inset.oracle.compile import is_spell
from inset.oracle.ladder_report import family
from inset.oracle.paragraphs import blocks, own_names, paragraph
from tests.oracle.changed import CHANGES, changed


def _same(record: CardRecord) -> Iterator[str]:
    """Changes of a card's text that the compiler does not see."""
    for face in record.faces:
        names, spell = own_names(face), is_spell(face)
        for text in blocks(face.oracle_text):
            found = paragraph(text, names, spell)
            if found is None or found.declined is not None:
                continue
            for what, other in changed(text):
                after = paragraph(other, names, spell)
                if after is not None and after.declined is None and after.abilities == found.abilities:
                    yield f"{record.name}: {what}: {other}"


def test_every_line_of_the_goal_set(shared: Path) -> None:
    records = [record for record in load(shared / "cards" / "oracle-cards.jsonl.gz").cards if not record.is_flagged]
    assert [found for record in records if family(record) for found in _same(record)] == []


def test_a_sample_of_all_lines(shared: Path) -> None:
    records = [record for record in load(shared / "cards" / "oracle-cards.jsonl.gz").cards if not record.is_flagged]
    assert [found for record in records[::23] for found in _same(record)] == []


LINES = (
    "Whenever another creature you control with power 3 or greater dies, you may draw a card if you control a land, then each "
    "opponent gains 2 life.\nTarget opponent returns target nonwhite creature an opponent controls to the battlefield until end "
    "of turn. Each creature with a +1/+1 counter on it or power 2 or less untaps. This ability triggers only once each turn."
)


def test_every_change_is_made_somewhere() -> None:
    made = {what for line in (*LINES.split("\n"), "Destroy target creature of target opponent and each creature.",
                                 "Destroy each white creature.",
                                 "At dawn, if you control a Bear, draw a card.")
            for what, _ in changed(line)}  # fmt: skip
    assert {what for what, _, _ in CHANGES} - made == set()


@pytest.mark.parametrize(
    "text",
    [
        "Put a banana counter on target creature.",
        "Target creature get +1/+1 until end of turn.",
        "Creatures you control gets +1/+1 until end of turn.",
        "You draws a card.",
        "Each opponent lose 2 life.",
        "Draw two card.",
        "Draw a cards.",
        "Create two 1/1 white Soldier creature token.",
        "Create a 1/1 white Soldier creature tokens.",
        "Destroy target creatures.",
        "Destroy two target creature.",
        "Destroy all creature.",
        "Target players draws a card.",
    ],
)
def test_words_that_do_not_agree_are_declined(text: str) -> None:
    found = paragraph(text, (), True)
    assert found is not None
    assert found.declined is not None, found.abilities
