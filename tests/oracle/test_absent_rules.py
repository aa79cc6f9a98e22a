"""What would need rules that nothing played can bring about (``absent`` in data/unproved) is declined, never half-read."""

import pytest

from inset.data.scryfall import CardRecord
from inset.oracle.compile import compile_card
from inset.oracle.paragraphs import paragraph

NEEDED = {
    "610.5": "Each creature spell you cast gains storm as you cast it.",
    "611.2f": "The next spell you cast this turn has convoke.",
    "612.5": "Exchange the text boxes of two target creatures.",
    "612.6": "As long as the top card of your graveyard is a creature card, this creature has the full text of that card.",
    "612.7": "Equipped creature has all names of nonlegendary creature cards in addition to its name.",
    "612.9": "Put a name sticker on target creature.",
    "700.2e": "An opponent chooses one — • You draw a card. • You gain 3 life.",
    "700.2i": "Choose up to five {P} worth of modes. {P} — Draw a card. {P}{P} — You gain 3 life.",
    "700.8d": "Each player chooses a party from among creatures they control, then sacrifices the rest.",
    "700.10": "Untap each permanent that was activated this turn.",
    "706.2a": "After you roll a die, you may pay 1 life. If you do, increase or decrease the result by 1.",
    "706.3c": "Roll a d20. 1—14 | Draw a card. 15—20 | Draw a card. You may roll again.",
    "706.5": "Roll two six-sided dice. If you rolled doubles, draw a card.",
    "706.8": "You may reroll any number of this creature's stored results.",
    "707.9g": "You may have this creature enter as a copy of any creature. When you do, tap the copied creature.",
    "707.14": "Note the name of target creature card. Create a token that's a copy of the card with the noted name.",
    "708.12": "Reveal target face-down creature.",
    "712.20": "As this permanent transforms, choose an opponent.",
}  # fmt: skip


@pytest.mark.parametrize("text", NEEDED.values(), ids=NEEDED)
@pytest.mark.parametrize("spell", [False, True])
def test_it_is_declined(text: str, spell: bool) -> None:
    found = paragraph(text, (), spell)
    assert found is not None and found.declined is not None


DECLINED = {  # what ``data/unproved`` lists as absent
    "104.6": "Restart the game.",
    "106.13": "Target player loses all unspent mana and you add the mana lost this way.",
    "107.3p": "This creature gets +X/+Y, where X is its power and Y is its toughness.",
    "107.4g": "Whenever you cast a spell with {H} in its mana cost, draw a card.",
    "107.8": "LEVEL 1-4",
    "107.18": "Choose up to five {P} worth of modes.",
    "903.3e": "Draw cards equal to your commander's power.",
    "903.4b": "If this card is your commander, choose a color before the game begins.",
    "116.2d": "Players may sacrifice a permanent to ignore this effect until end of turn.",
    "116.2e": "You may discard this card any time you could cast an instant.",
    "118.7e": "This spell costs {W/U} less to cast for each creature you control.",
    "400.7b": "You may cast creature spells from the top of your library. If you cast a spell this way, it gains haste.",
    "401.6": "As long as the top card of your library is a creature card, that card has flash.",
    "404.3": "Return the top creature card of your graveyard to the battlefield.",
    "407.3": "Remove this card from your deck before playing if you're not playing for ante.",
    "407.4": "Each player antes the top card of their library.",
}


@pytest.mark.parametrize("text", DECLINED.values(), ids=DECLINED)
@pytest.mark.parametrize("spell", [False, True])
def test_what_is_told_to_be_absent_is_declined(text: str, spell: bool) -> None:
    """Read or refused: a card with a keyword that is read but not played is refused (701, 702)."""
    record = CardRecord("Doubt", "normal", "{W}", "Sorcery" if spell else "Creature — Bear", text, "2", "2")
    made = compile_card(record)
    assert made.card is None or not made.is_executable


def test_a_counter_that_only_a_reminder_explains_is_declined() -> None:
    """122.1 has what shield, stun and finality counters do, and nothing of hone counters."""
    text = "When this creature enters, put a {} counter on target Equipment you control."
    stun, hone = (paragraph(text.format(kind), (), False) for kind in ("stun", "hone"))
    assert stun is not None and stun.declined is None
    assert hone is not None and hone.declined is not None


def test_a_meld_card_whose_combined_face_is_not_known_is_declined() -> None:
    """And so is that face by itself, which isn't a card (712.4b)."""
    plain = CardRecord("Half", "normal", "{W}", "Creature — Angel", "Flying", "2", "2")
    assert compile_card(plain).card is not None
    meld = CardRecord("Half", "meld", "{W}", "Creature — Angel", "Flying", "2", "2")
    assert compile_card(meld).card is None
