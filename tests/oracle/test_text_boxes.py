"""201.5c, 205.3b, 207.2, 308.3: what printed words mean nothing, and how names and type lines are read."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from inset.data.scryfall import CardRecord, FaceRecord
from inset.kernel import types as t
from inset.language.abilities import Activated
from inset.language.node import Ability
from inset.oracle.compile import compile_card
from inset.oracle.paragraphs import own_names, paragraph
from tests.harness import cr


def names_of(name: str) -> tuple[str, ...]:
    return own_names(FaceRecord(name=name, type_line="Legendary Creature — Elf")) if name else ()


def read(text: str, name: str = "") -> tuple[Ability, ...]:
    found = paragraph(text, names_of(name), False)
    assert found is not None and found.declined is None, str(found and found.declined)
    return found.abilities


def declines(text: str, name: str = "") -> bool:
    found = paragraph(text, names_of(name), False)
    return found is None or found.declined is not None


def unnamed(abilities: tuple[Ability, ...]) -> tuple[Any, ...]:
    return tuple(dataclasses.replace(ability, name="") for ability in abilities)


@cr("207.2a", "207.2")
def test_reminder_text_says_nothing() -> None:
    assert read("Flying (This creature can't be blocked except by creatures with flying or reach.)") == read("Flying")
    assert read("{T}: Draw a card. (You win the game.)") == read("{T}: Draw a card.")


@cr("207.2c")
@pytest.mark.parametrize("word", ["Landfall", "Pack tactics", "Will of the council"])
def test_an_ability_word_says_nothing(word: str) -> None:
    text = "Whenever a land you control enters, you gain 1 life."
    said = read(f"{word} — {text}")
    assert unnamed(said) == read(text) and said[0].name == word  # type: ignore[attr-defined]


@cr("207.2d")
@pytest.mark.parametrize("words", ["Crown of Madness", "Tie Up", "Perseus's Bow", "Survey the Realm"])
def test_flavor_words_say_nothing(words: str) -> None:
    text = "{1}, {T}: You gain 1 life."
    (said,) = read(f"{words} — {text}")
    assert isinstance(said, Activated) and said.name == words
    assert unnamed((said,)) == read(text)


@cr("207.2d")
@pytest.mark.parametrize("word", ["Boast", "Max speed", "Forecast", "Exhaust", "Visit"])
def test_what_may_be_a_keyword_is_not_taken_for_a_flavor_word(word: str) -> None:
    text = "{1}: You gain 1 life."
    assert declines(f"{word} — {text}") or unnamed(read(f"{word} — {text}")) != read(text)


@cr("201.5c", "201.5")
def test_a_shortened_name_is_the_name() -> None:
    name = "Nadaar, Selfless Paladin"
    long = read(f"Whenever {name} attacks, put a +1/+1 counter on {name}.", name)
    assert read("Whenever Nadaar attacks, put a +1/+1 counter on Nadaar.", name) == long
    assert read("Whenever this creature attacks, put a +1/+1 counter on this creature.") == long
    assert declines("Whenever Ellywick attacks, put a +1/+1 counter on Ellywick.", name)


@cr("205.3b", "302.3", "205.3a", "303.3", "305.5")
@pytest.mark.parametrize(
    ("line", "subtypes"),
    [
        ("Legendary Creature — Time Lord Doctor", ("Time Lord", "Doctor")),
        ("Creature — Goblin Wizard", ("Goblin", "Wizard")),
        ("Basic Land — Mountain", ("Mountain",)),
        ("Land Creature — Forest Dryad", ("Forest", "Dryad")),
        ("Enchantment — Aura Curse", ("Aura", "Curse")),
    ],
)
def test_each_word_after_the_dash_is_a_subtype_and_one_subtype_has_two(line: str, subtypes: tuple[str, ...]) -> None:
    size = "1" if "Creature" in line else None
    text = "Enchant creature" if "Aura" in line else ""
    made = compile_card(
        CardRecord(name="Thing", type_line=line, mana_cost="{1}", oracle_text=text, power=size, toughness=size)
    )
    assert made.card is not None and made.card.faces[0].subtypes == subtypes


@cr("205.2a", "311.1", "312.1", "313.1", "314.1", "315.1")
@pytest.mark.parametrize("kind", ["Plane", "Phenomenon", "Vanguard", "Scheme", "Conspiracy", "Dungeon"])
def test_cards_of_other_games_are_refused(kind: str) -> None:
    made = compile_card(CardRecord(name="Thing", type_line=kind, mana_cost=""))
    assert made.card is None and kind.lower() in str(made.declined[0])


@cr("308.3", "308.2")
def test_tribal_is_the_old_word_for_kindred() -> None:
    text = "Thing deals 2 damage to any target."
    old, new = (
        compile_card(CardRecord(name="Thing", type_line=f"{word} Instant — Goblin", mana_cost="{R}", oracle_text=text))
        for word in ("Tribal", "Kindred")
    )
    assert old.card is not None and old.card == new.card
    assert old.card.faces[0].types == t.KINDRED | t.INSTANT and old.card.faces[0].subtypes == ("Goblin",)
