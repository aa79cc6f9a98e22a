"""Every pronoun replaced by what it stands for."""

from __future__ import annotations

import pytest

from inset.data.scryfall import CardRecord
from inset.oracle.compile import compile_card
from inset.oracle.spelled_out import meaning


def told(text: str, type_line: str = "Enchantment") -> str:
    record = CardRecord(
        name="Teller", mana_cost="{1}", type_line=type_line, oracle_text=text, power=None, toughness=None
    )
    made = compile_card(record)
    assert made.card is not None, made.declined
    return "\n".join(meaning(made)[0])


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        (
            "Whenever a creature enters, Teller deals 2 damage to it.",
            "Whenever a creature enters, Teller deals 2 damage to the creature that entered.",
        ),
        (
            "Whenever a creature dies, its controller loses 1 life.",
            "Whenever a creature dies, the creature that died's controller loses 1 life.",
        ),
        ("{1}: Untap target land. Tap it.", "{1}: Untap target land. Tap target (land)."),
        (
            "{1}: Create a 1/1 white Soldier creature token. It gains haste until end of turn.",
            "{1}: Create a 1/1 white Soldier creature token. The token that was created gains haste until end of turn.",
        ),
        (
            "Whenever another creature enters, tap it.",
            "Whenever another creature enters, tap the other creature that entered.",
        ),
        (
            "{1}: Tap target creature. Untap each other creature.",
            "{1}: Tap target creature. Untap each other (other than target (creature)) creature.",
        ),
        (
            "Whenever equipped creature attacks, defending player loses 1 life.",
            "Whenever equipped creature attacks, the defending player of what Teller is attached to loses 1 life.",
        ),
        (
            "{1}: Target creature gains “Whenever this creature attacks, tap it.” until end of turn.",
            "{1}: Target creature gains “Whenever this creature attacks, tap the object with this ability.” until end of turn.",
        ),
    ],
)
def test_what_it_stands_for(text: str, spelled: str) -> None:
    assert told(text) == spelled


def test_two_paragraphs_that_are_one_instruction_are_both_shown() -> None:
    text = "Tap target creature.\nThreshold — If there are seven or more cards in your graveyard, destroy it instead."
    assert told(text, "Sorcery") == text.replace("destroy it", "destroy target (creature)")


def test_a_list_of_keywords_within_another() -> None:
    text = "Flying, protection from black and from red"
    assert told(text) == text


def test_a_condition_at_the_end_asks_about_the_card_where_it_is_before() -> None:
    text = "Return target creature card from your graveyard to the battlefield if its mana value is 3 or less."
    assert "if target (creature card)'s mana value" in told(text, "Sorcery")


def test_what_is_not_read_is_left_as_it_is() -> None:
    record = CardRecord(name="Odd", mana_cost="{1}", type_line="Sorcery", oracle_text="Draw a banana.")
    assert meaning(compile_card(record)) == [["Draw a banana."]]
