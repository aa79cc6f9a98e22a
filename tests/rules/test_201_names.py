"""201: names, and choosing a card name (201.4)."""

from collections.abc import Sequence
from typing import Any

from inset.rules.model.answers import PASS
from tests.harness import A, Scene, cr


def names_for(card: str, mana: str) -> Sequence[Any]:
    """The names on offer as a permanent that chooses one enters."""
    seats = Scene.exactly({"hand": [card], "mana": mana})
    seats.do(A, f"Cast {card}")
    seats.game.choose(PASS)
    seats.game.choose(PASS)
    assert seats.asked() == "word"
    values: Sequence[Any] = seats.game.options.answers
    return values


@cr("201.4")
def test_the_name_of_any_card_may_be_chosen_and_no_tokens() -> None:
    names = names_for("Pithing Needle", "{C}")
    assert "Grizzly Bears" in names and "Forest" in names
    assert "Food Token" not in names and "Food" not in names


@cr("201.4a")
def test_a_nonland_name_is_not_a_lands() -> None:
    names = names_for("Meddling Mage", "{W}{U}")
    assert "Grizzly Bears" in names
    assert "Forest" not in names and "Mystic Sanctuary" not in names


@cr("201.4a", "201.4f")
def test_for_an_alternative_name_the_characteristics_that_go_with_it_count() -> None:
    names = names_for("Meddling Mage", "{W}{U}")
    assert "Reactor Raid" in names  # a sorcery
    assert "Midgar, City of Mako" not in names  # a land


@cr("201.4f", "715.5", "720.5", "722.5")
def test_alternative_names_of_every_frame() -> None:
    names = names_for("Pithing Needle", "{C}")
    for name in ("Stomp", "Roost Seek", "Have a Bite", "Fire", "Ice"):
        assert name in names


@cr("718.5", "201.4")
def test_a_prototype_card_has_one_name() -> None:
    names = names_for("Pithing Needle", "{C}")
    assert "Blitz Automaton" in names and "" not in names


@cr("201.4", "715.4")
def test_what_looks_for_the_name_finds_the_spell_and_not_the_card() -> None:
    seats = Scene.exactly(
        {"hand": ["Cranial Extraction"], "mana": "{B}{B}{B}{B}"},
        {"hand": ["Bonecrusher Giant"], "graveyard": ["Murderous Rider"]},
    )
    seats.do(A, "Cast Cranial Extraction", "B")
    seats.resolve("Stomp")
    assert seats.zone("Bonecrusher Giant") == "hand"
    again = Scene.exactly({"hand": ["Cranial Extraction"], "mana": "{B}{B}{B}{B}"}, {"hand": ["Bonecrusher Giant"]})
    again.do(A, "Cast Cranial Extraction", "B")
    again.resolve("Bonecrusher Giant", "Bonecrusher Giant")
    assert again.zone("Bonecrusher Giant") == "exile"


@cr("201.4")
def test_choosing_from_all_names_costs_nothing_unread() -> None:
    names = names_for("Pithing Needle", "{C}")
    assert len(names) > 400 and names[0] <= names[1]


@cr("201.2a", "709.4a")
def test_a_split_card_has_two_names() -> None:
    seats = Scene.exactly({"hand": [{"card": "Fire // Ice"}]})
    assert seats.chars("Fire").name == "Fire // Ice"
