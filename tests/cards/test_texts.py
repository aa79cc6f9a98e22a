"""Every card of the library says what is printed: text, cost, type line, size."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from inset.cards import all_cards, card, names
from inset.language.abilities import StaticAbility
from inset.language.card import ADVENTURE, OMEN, PREPARE, Card, Face
from inset.language.mods import SetPT
from inset.language.statics import Continuous
from inset.language.text import card_text, face_text
from tests.cards.oracle import comparable, faces_of, family, printed, record_faces, type_line


def known(made: Card, shared: Path) -> list[dict[str, str]]:
    data = printed(shared)
    return record_faces(data.get(made.full_name) or data[made.name])


OTHERWISE = frozenset((Path(__file__).parent / "worded_otherwise.txt").read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", [name for name in names() if name not in OTHERWISE])
def test_a_card_says_what_is_printed(name: str, shared: Path) -> None:
    made = card(name)
    for face, record in zip(faces_of(made), known(made, shared), strict=True):
        mine = comparable(face_text(face, made), face.name)
        assert mine == comparable(record.get("oracle_text") or "", face.name)


@pytest.mark.parametrize("name", sorted(OTHERWISE))
def test_a_card_in_words_of_its_own_has_the_printed_symbols(name: str, shared: Path) -> None:
    """The library says the same in other words; how the card plays is tried card by card."""
    made = card(name)
    pairs = [
        (comparable(face_text(face, made), face.name), comparable(record.get("oracle_text") or "", face.name))
        for face, record in zip(faces_of(made), known(made, shared), strict=True)
    ]
    assert any(mine != theirs for mine, theirs in pairs)
    for mine, theirs in pairs:
        assert symbols(mine) == symbols(theirs)


def symbols(text: str) -> set[str]:
    """ "{X} less, where X is …" is "{1} less for each …" in other words."""
    return {symbol.replace("{X}", "{1}") for symbol in re.findall(r"\{[^}]*\}", text)}


def printed_size(face: Face) -> tuple[Any, Any]:
    """721.2b: the size of a station card is printed in its last striation; it has none of its own (721.2c)."""
    for ability in face.abilities:
        if isinstance(ability, StaticAbility) and ability.name.endswith("+"):
            mods = ability.statics[0].mods if isinstance(ability.statics[0], Continuous) else ()
            for mod in mods:
                if isinstance(mod, SetPT) and face.power is None:
                    return mod.power, mod.toughness
    return face.power, face.toughness


@pytest.mark.parametrize("name", names())
def test_a_card_has_the_printed_characteristics(name: str, shared: Path) -> None:
    made = card(name)
    for face, record in zip(faces_of(made), known(made, shared), strict=True):
        assert face.name == record["name"]
        assert type_line(face) == record["type_line"]
        assert ("" if face.cost is None else str(face.cost)) == (record.get("mana_cost") or "")
        power, toughness = printed_size(face)
        for mine, theirs in (
            (power, record.get("power")),
            (toughness, record.get("toughness")),
            (face.loyalty, record.get("loyalty")),
        ):
            assert (None if mine is None else str(mine)) == (
                None if theirs is None else theirs.replace("1+*", "1").replace("*", "0")
            )


def test_the_frame_is_told_by_the_subtype_of_the_inset(shared: Path) -> None:
    """The data calls the layout of an Omen "adventure"."""
    for made in all_cards():
        if made.frame in (ADVENTURE, OMEN, PREPARE):
            subtypes = known(made, shared)[1]["type_line"].partition("— ")[2].split()
            expected = ADVENTURE if "Adventure" in subtypes else OMEN if "Omen" in subtypes else PREPARE
            assert made.frame == expected


@pytest.mark.parametrize("kind", ["omen", "prepare", "prototype"])
def test_a_family_is_complete(kind: str, shared: Path) -> None:
    assert [name for name in family(kind, shared) if name.split(" // ")[0] not in names()] == []


def test_insets_follow_their_card() -> None:
    assert card_text(card("Curious Pair")) == "\n//\nTreats to Share\nCreate a Food token."
    assert card_text(card("Blitz Automaton")) == "Prototype {2}{R} — 3/2\nHaste"
