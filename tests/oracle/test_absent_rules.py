"""docs/absent-rules.md: what would need these rules is declined, never half-read."""

import re
from pathlib import Path

import pytest

from inset.data import rulebook
from inset.data.scryfall import CardRecord
from inset.oracle.compile import compile_card, paragraph
from tests.support import cr

PAGE = Path(__file__).resolve().parents[2] / "docs" / "absent-rules.md"
NEEDED = {
    "612.5": "Exchange the text boxes of two target creatures.",
    "612.6": "As long as the top card of your graveyard is a creature card, this creature has the full text of that card.",
    "612.7": "Equipped creature has all names of nonlegendary creature cards in addition to its name.",
    "612.9": "Put a name sticker on target creature.",
    "612.10": "Splice onto Arcane {1}{R}",
    "712.4a": "Exile them, then meld them into the Twins.",
    "712.20": "As this permanent transforms, choose an opponent.",
}


@cr(*NEEDED)
@pytest.mark.parametrize("text", NEEDED.values(), ids=NEEDED)
@pytest.mark.parametrize("spell", [False, True])
def test_it_is_declined(text: str, spell: bool) -> None:
    found = paragraph(text, (), spell)
    assert found is not None and found.declined is not None


@cr("712.4", "712.8g")
def test_a_meld_card_is_declined() -> None:
    plain = CardRecord("Half", "normal", "{W}", "Creature — Angel", "Flying", "2", "2")
    assert compile_card(plain).card is not None
    meld = CardRecord("Half", "meld", "{W}", "Creature — Angel", "Flying", "2", "2")
    assert compile_card(meld).card is None


def test_the_page_names_rules_that_exist() -> None:
    numbers = re.findall(r"\b\d{3}\.\d+[a-z]?\b", PAGE.read_text(encoding="utf-8"))
    assert numbers and [number for number in numbers if not rulebook.exists(number)] == []
