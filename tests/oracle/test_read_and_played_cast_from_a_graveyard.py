""" "From a graveyard" is from anybody's; "from your graveyard" is from your own (109.5)."""

from __future__ import annotations

import pytest

from inset.language.card import Card
from tests.harness import A, Scene, cr
from tests.harness.compiled import made

RAID = made(
    "Grave Raid {U}",
    "Sorcery",
    "You may cast target instant or sorcery card from an opponent's graveyard without paying its mana cost.",
)
ECHO = made("Faint Echo {U}", "Sorcery", "You gain 1 life. If this spell was cast from a graveyard, you gain 3 life.")
MUSING = made("Musing {U}", "Sorcery", "You gain 1 life.")


def _watcher(where: str) -> Card:
    return made(
        "Odd Watcher {1}", "Creature — Spirit", f"Whenever a player casts a spell from {where}, you gain 3 life.", "1/1"
    )


def _raided(card: Card, *permanents: Card) -> Scene:
    """Ann casts a card from Bob's graveyard."""
    scene = Scene({"hand": [RAID], "battlefield": list(permanents)}, {"graveyard": [card]})
    return scene.play(A, "Cast Grave Raid", card.name, "Yes").settle()


@cr("109.5")
@pytest.mark.parametrize(("where", "life"), [("a graveyard", 24), ("your graveyard", 21)])
def test_an_opponents_graveyard_is_a_graveyard_and_not_yours(where: str, life: int) -> None:
    assert _raided(MUSING, _watcher(where)).lives[A] == life


@cr("109.5")
def test_a_spell_knows_that_it_was_cast_from_an_opponents_graveyard() -> None:
    assert _raided(ECHO).lives[A] == 24


@cr("101.2")
def test_nothing_is_cast_from_graveyards_that_are_closed() -> None:
    closed = made("Stern Warden {1}", "Creature — Spirit", "Players can't cast spells from graveyards.", "1/1")
    assert _raided(MUSING).lives[A] == 21
    scene = _raided(MUSING, closed)
    assert scene.lives[A] == 20 and scene.names("graveyard", 1) == ["Musing"]
