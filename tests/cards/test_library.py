"""The library is found by name, holds each card once, and its cards are plain data."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from inset.cards import MODULES, all_cards, card, names
from inset.kernel.errors import UnknownCard
from inset.language.codec import from_data, to_data
from inset.language.node import Node
from inset.language.words.nouns import Aim, AimAtPlayer


def test_a_card_answers_to_its_names() -> None:
    giant = card("Bonecrusher Giant")
    assert card("Stomp") is giant
    assert card("Bonecrusher Giant // Stomp") is giant
    assert card("Arcane Proxy").full_name == "Arcane Proxy"


def test_a_cards_own_name_wins_over_an_insets() -> None:
    own = {made.name for made in all_cards()}
    for made in all_cards():
        for face in made.faces[1:]:
            if face.name in own:
                assert card(face.name).name == face.name


def test_an_unknown_card_names_those_that_come_close() -> None:
    with pytest.raises(UnknownCard) as caught:
        card("bonecrusher gaint")
    assert "Bonecrusher Giant" in caught.value.near


def test_names_are_sorted_and_unique() -> None:
    assert names() == sorted(set(names()))
    assert [made.name for made in all_cards()] == names()
    assert len(MODULES) == len(set(MODULES))


def parts(value: object) -> list[object]:
    """The value and everything in it."""
    found = [value]
    if isinstance(value, tuple):
        for part in value:
            found += parts(part)
    elif isinstance(value, Node):
        for name in value.__dataclass_fields__:
            found += parts(getattr(value, name))
    return found


def test_no_finished_card_holds_an_unnumbered_target() -> None:
    for made in all_cards():
        assert not [part for part in parts(made) if isinstance(part, (Aim, AimAtPlayer))], made.name


@pytest.mark.parametrize("name", names())
def test_a_card_travels_as_data(name: str) -> None:
    data: Any = to_data(card(name))
    assert from_data(data) == card(name)
    assert hash(card(name)) == hash(from_data(data))


def test_the_library_loads_quickly() -> None:
    """A generous bound: the whole project must start in half a second of an idle machine."""
    code = "import time, inset.cards; inset.cards.library(); print(time.process_time())"
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert float(done.stdout) < 1
