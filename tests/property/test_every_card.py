"""Cards of the goal set in random games, with invariants; ``tools/every_card.py`` does it for all and to the end."""

import pytest

from inset.cards import card
from inset.language.card import ADVENTURE, OMEN, PREPARE, PROTOTYPE
from tools.curious import Parts
from tools.every_card import TARGET, exercise, goal_set, report, unused

SAMPLE = [made.name for made in goal_set()][::17]


@pytest.mark.parametrize("name", SAMPLE)
def test_every_part_is_used(name: str) -> None:
    """Within the games that a test has time for; what is rare is left to the tool."""
    parts = exercise(card(name), games=25, seconds=6)
    assert (0, -1) not in parts.missing
    assert len(parts.missing) <= parts.parts / 2, unused(parts)


def test_the_goal_set() -> None:
    frames = [made.frame for made in goal_set()]
    assert [frames.count(kind) for kind in (ADVENTURE, OMEN, PROTOTYPE, PREPARE)] == [138, 13, 19, 52]


def test_parts_of_a_card() -> None:
    parts = Parts(card("Bonecrusher Giant"))
    assert list(parts.missing) == [(0, -1), (0, 0), (1, -1), (1, 0)]
    parts.cast(1)
    parts.ability(card("Bonecrusher Giant").faces[0].abilities[0])
    assert unused(parts)[0] == "cast Bonecrusher Giant"
    assert len(parts.missing) == 2
    assert "**Bonecrusher Giant // Stomp**" in report([parts])


def test_the_page_lists_the_whole_goal_set() -> None:
    """It takes minutes to write, so that only its size is checked."""
    assert f"{len(goal_set())} cards, " in TARGET.read_text(encoding="utf-8")
