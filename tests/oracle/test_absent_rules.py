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


DECLINED = {  # what stands in ``data/unproved`` as absent
    "104.6": "Restart the game.",
    "106.13": "Target player loses all unspent mana and you add the mana lost this way.",
    "107.3p": "This creature gets +X/+Y, where X is its power and Y is its toughness.",
    "107.4g": "Whenever you cast a spell with {H} in its mana cost, draw a card.",
    "107.8": "LEVEL 1-4",
    "107.16": "{1}{R}: Level 2",
    "107.18": "Choose up to five {P} worth of modes.",
    "802.3b": "Banding",
    "903.3e": "Draw cards equal to your commander's power.",
    "903.4b": "If this card is your commander, choose a color before the game begins.",
    "102.4": "Creatures your team controls get +1/+1.",
}


@pytest.mark.parametrize("text", DECLINED.values(), ids=DECLINED)
@pytest.mark.parametrize("spell", [False, True])
def test_what_is_told_to_be_absent_is_declined(text: str, spell: bool) -> None:
    """Read or refused: a keyword that is read but not played stands in the way of the card (701, 702)."""
    record = CardRecord("Doubt", "normal", "{W}", "Sorcery" if spell else "Creature — Bear", text, "2", "2")
    made = compile_card(record)
    assert made.card is None or not made.is_executable


@cr("712.4", "712.8g")
def test_a_meld_card_is_declined() -> None:
    plain = CardRecord("Half", "normal", "{W}", "Creature — Angel", "Flying", "2", "2")
    assert compile_card(plain).card is not None
    meld = CardRecord("Half", "meld", "{W}", "Creature — Angel", "Flying", "2", "2")
    assert compile_card(meld).card is None


def test_the_page_names_rules_that_exist() -> None:
    numbers = re.findall(r"\b\d{3}\.\d+[a-z]?\b", PAGE.read_text(encoding="utf-8"))
    assert numbers and [number for number in numbers if not rulebook.exists(number)] == []
