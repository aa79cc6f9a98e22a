"""The lexer loses nothing, and its normal forms can be undone."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from inset.oracle.lexer import lex, restore, write

USUAL = [
    ("When Kess enters, draw a card.", ("Kess, Dissident Mage", "Kess")),
    ("{2}{R}, {T}, Sacrifice this creature: It deals 3 damage to any target.", ()),
    ("Sacrifice an artifact, creature, or land: Add {C}.", ()),
    ("Landfall — Whenever a land you control enters, you gain 1 life.", ()),
    ("Ward—Pay 2 life.", ()),
    ('Enchanted creature has "{T}: Draw a card."', ()),
    ('Creatures you control gain "Whenever this creature attacks, draw a card" until end of turn.', ()),
    ("Choose one —\n• Destroy target artifact.\n• Destroy target enchantment.", ()),
    ("Goblins you control get +1/+1.", ()),
    ("Target non-Human creature gets -3/-0 until end of turn.", ()),
    ("Its controller's hand. Players' hands.", ()),
    ("An 8/8 token, an X/X token, a 2/2 token, an Urza's Mine, a unicorn.", ()),
]


@pytest.mark.parametrize(("text", "names"), USUAL)
def test_usual_text_is_written_as_it_was(text: str, names: tuple[str, ...]) -> None:
    line = lex(text, names)
    assert restore(line) == text
    if "Players'" not in text:
        assert write(line.words, line.selves) == text


@given(st.text(max_size=200), st.lists(st.text(min_size=1, max_size=8), max_size=3))
def test_nothing_is_lost(text: str, names: list[str]) -> None:
    assert restore(lex(text, tuple(names))) == text


def test_reminders_are_dropped_but_remembered() -> None:
    line = lex("Flying (It can be blocked only by creatures with flying.)")
    assert line.words == ("flying",)
    assert line.reminders == ("(It can be blocked only by creatures with flying.)",)
    assert line.plain == "Flying"


def test_a_card_calls_itself() -> None:
    assert lex("This creature and Shock and this spell.", ("Shock",)).words == (
        "~",
        "and",
        "~",
        "and",
        "this",
        "spell",
        ".",
    )
    assert lex('It has "Shock deals 1."', ("Shock",)).words.count("~") == 0  # another object says it
