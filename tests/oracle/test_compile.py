"""Sentences of cards: read in one way, printed back, bound as expected, with no dead word."""

from __future__ import annotations

from pathlib import Path

import pytest

from inset.cards import library
from inset.data.scryfall import CardRecord
from inset.language import effects as e
from inset.language import selections as s
from inset.language.abilities import Activated, Spell, Triggered
from inset.oracle.compile import compile_card, paragraph
from inset.oracle.probe import dead_words

SENTENCES = [
    line.split("\t", 1)
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("kind", "text"), SENTENCES)
def test_sentence_climbs_the_ladder(kind: str, text: str) -> None:
    spell = kind == "spell"
    found = paragraph(text.replace("\\n", "\n"), (), spell)
    assert found is not None
    assert found.declined is None, str(found.declined)
    assert found.told
    assert dead_words(found.line.words, spell) == ()


@pytest.mark.parametrize(
    "text",
    [
        "Draw a banana.",
        "Draw a card",
        "Target creature gets +2/+2.",
        "Destroy target creature it.",
        "Destroy it.",
        "Target creature you control fights target creature. Destroy it.",
        "Put that many +1/+1 counters on target creature.",
    ],
)
def test_text_that_says_nothing_or_too_much_is_declined(text: str) -> None:
    found = paragraph(text, (), True)
    assert found is not None
    assert found.declined is not None


def _body(text: str, spell: bool = True) -> tuple[object, ...]:
    found = paragraph(text, (), spell)
    assert found is not None
    assert found.declined is None, str(found.declined)
    ability = found.abilities[0]
    assert isinstance(ability, (Spell, Triggered, Activated))
    return ability.body.effects  # type: ignore[union-attr]


def test_it_is_the_last_thing_named() -> None:
    effects = _body("Target creature gets +1/+1 until end of turn. Untap it.")
    assert effects[1] == e.Untap(s.Target(0))
    effects = _body("When this creature enters, it deals 1 damage to any target.", spell=False)
    assert isinstance(effects[0], e.DealDamage)
    assert effects[0].source == s.This()


def test_what_was_moved_is_followed_and_what_it_was_is_remembered() -> None:
    effects = _body("Exile target creature you control, then return it to the battlefield under its owner's control.")
    assert isinstance(effects[0], e.Move)
    assert isinstance(effects[1], e.Move)
    assert effects[1].what == s.Saved(effects[0].save)


def test_a_slip_in_one_paragraph_declines_the_card() -> None:
    record = CardRecord("Slip", type_line="Creature — Elf", oracle_text="Flying\nDraw a banana.", power="1", toughness="1")
    made = compile_card(record)
    assert made.card is None
    assert "banana" in str(made.declined[0])


def test_a_compiled_card_equals_the_written_one() -> None:
    record = CardRecord(
        "Serra Angel", mana_cost="{3}{W}{W}", type_line="Creature — Angel", oracle_text="Flying, vigilance", power="4",
        toughness="4",
    )  # fmt: skip
    assert compile_card(record).card == library()["Serra Angel"]
