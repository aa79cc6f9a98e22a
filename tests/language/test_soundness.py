"""A card that no card can be is refused when it is made, with its name and what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

import inset
from inset.cards import all_cards
from inset.kernel.errors import InvalidCard
from inset.language.card import Card
from inset.language.words.kinds import (
    activated,
    artifact_creature,
    creature,
    creature_token,
    flying,
    instant,
    kindred,
    land,
    planeswalker,
    sorcery,
    tap_for,
    trample,
    when_enters,
)
from inset.language.words.soundness import check_face
from inset.language.words.verbs import deal, draw, gain_life
from tests.harness import cr

any_: Any = object()
BAD: dict[str, tuple[Callable[[], Any], str]] = {
    "a size in letters": (lambda: creature("Ox", "{W}", "Ox", "2", 2), "its power is '2'"),  # type: ignore[arg-type]
    "half a size": (lambda: creature("Ox", "{W}", "Ox", 2, 2.5), "its toughness is 2.5"),  # type: ignore[arg-type]
    "yes as a size": (lambda: creature("Ox", "{W}", "Ox", True, 1), "its power is True"),
    "loyalty in letters": (lambda: planeswalker("Ox", "{W}", "Jace", "3"), "its loyalty is '3'"),  # type: ignore[arg-type]
    "adventure and omen": (
        lambda: creature("Ox", "{W}", "Ox", 1, 1, adventure=instant("A", "{W}", draw(1)), omen=instant("B", "{W}", draw(1))),
        "adventure and omen",
    ),
    "adventure and prototype": (
        lambda: artifact_creature("Ox", "{2}", "Golem", 1, 1, adventure=instant("A", "{W}", draw(1)), prototype=("{W}", 1, 1)),
        "adventure and prototype",
    ),
    "its own name in the inset": (
        lambda: creature("Ox", "{W}", "Ox", 1, 1, adventure=sorcery("Ox", "{W}", draw(1))),
        "name of its own",
    ),
    "a creature as an adventure": (
        lambda: creature("Ox", "{W}", "Ox", 1, 1, adventure=creature("Calf", "{W}", "Ox", 1, 1)),
        "Calf is no instant or sorcery",
    ),
    "a prototype without a size": (
        lambda: artifact_creature("Ox", "{2}", "Golem", 1, 1, prototype=("{W}",)),  # type: ignore[arg-type]
        "a cost, a power and a toughness",
    ),
    "negative cards": (lambda: instant("Ox", "{U}", draw(-1)), "-1 is less than nothing"),
    "negative life": (lambda: creature("Ox", "{W}", "Ox", 1, 1, when_enters(gain_life(-3))), "-3 is less than nothing"),
    "negative damage": (lambda: sorcery("Ox", "{R}", deal(-2, inset_target())), "-2 is less than nothing"),
    "cards in letters": (lambda: instant("Ox", "{U}", draw("two")), "'two' is no number"),  # type: ignore[arg-type]
    "a flying instant": (lambda: instant("Ox", "{U}", flying, draw(1)), "flying is an ability of permanents"),
    "a trampling sorcery": (lambda: sorcery("Ox", "{U}", trample, draw(1)), "trample is an ability of permanents"),
    "an empty instant": (lambda: instant("Ox", "{U}"), "it has no instructions"),
    "an empty sorcery": (lambda: sorcery("Ox", "{U}"), "it has no instructions"),
    "an unknown subtype": (lambda: creature("Ox", "{W}", "Elff", 1, 1), "no subtype is called 'Elff'; did you mean elf?"),
    "a subtype of something else": (lambda: creature("Ox", "{W}", "Forest", 1, 1), "Forest is no subtype of its card types"),
    "a land with a creature's word misspelt": (lambda: land("Ox", "Forrest", tap_for("{G}")), "no subtype is called"),
    "a cost that is none": (lambda: creature("Ox", "{QQ}", "Ox", 1, 1), "QQ"),
    "an instruction on a creature": (lambda: creature("Ox", "{W}", "Ox", 1, 1, draw(1)), "belongs to an ability"),
    "no part at all": (lambda: instant("Ox", "{W}", any_), "no ability and no instruction"),
    "a token that can't be": (lambda: creature_token("Oxx", 1, 1, 0, name="Ox"), "no subtype is called 'Oxx'"),
    "deep within": (lambda: creature("Ox", "{W}", "Ox", 1, 1, activated("{1}", gain_life(1), draw(-4))), "-4 is less"),
}  # fmt: skip


def inset_target() -> Any:
    from inset.language.words.nouns import creatures, target

    return target(creatures)


@cr("107.1b", "205.3d", "208.1")
@pytest.mark.parametrize("name", BAD)
def test_a_card_that_can_not_be_is_refused_with_its_name(name: str) -> None:
    make, words = BAD[name]
    with pytest.raises((InvalidCard, TypeError, ValueError)) as told:
        make()
    assert str(told.value).startswith("Ox: ")
    assert words in str(told.value)


def test_a_card_without_a_name_is_refused() -> None:
    with pytest.raises(InvalidCard, match="a card has a name"):
        creature("", "{W}", "Ox", 1, 1)


def test_the_error_is_public() -> None:
    assert issubclass(inset.InvalidCard, inset.InsetError)


@cr("308.2")
def test_kindred_cards_have_creature_types() -> None:
    assert kindred(instant("Ox Call", "{W}", draw(1), subtypes="Elf")).faces[0].subtypes == ("Elf",)


def test_every_card_of_the_library_is_sound() -> None:
    faces = [face for made in all_cards() for face in made.faces if face.name and isinstance(made, Card)]
    assert len([check_face(face) for face in faces]) > 1000
