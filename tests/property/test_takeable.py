"""Listed <=> takeable: a sample of what ``tools/takeable.py`` does for all cards and for as long as one likes."""

from collections.abc import Iterator

import pytest

from inset.decklists.decks import names
from inset.game import Game
from tests.harness import cr
from tools.curious import Parts, begin
from tools.takeable import AT_TABLE, automations, chosen_cards, odd_sources, position
from tools.trial import Trial, strictly

CARDS = chosen_cards(None, [])
SOURCES = odd_sources(CARDS)


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    with strictly():
        yield


@cr("601.2g", "601.2h", "602.2b", "605.3a")
def test_cards_with_unusual_costs() -> None:
    """Every option of some decisions is taken; what is not listed is refused; mana made by hand opens nothing new."""
    trial = Trial(5, most=4, times=1)
    for seed in range(6):
        cards = CARDS[seed * AT_TABLE :][:AT_TABLE]
        game = begin(position(cards, seed, SOURCES), seed=seed, **automations(seed))
        trial.play(game, [Parts(card) for card in cards], seed, most=90, every=4)
    assert trial.counts["options"] > 120
    assert trial.counts["by hand"] > 12


def test_decks() -> None:
    """Two, three and four players; nothing is written out, so that the first failure is raised."""
    trial = Trial(7, most=4, times=1)
    for seed in range(3):
        chosen = [names()[(5 * seed + 7 * side) % 18] for side in range(2 + seed)]
        trial.play(Game.new(chosen, seed=seed, **automations(seed)), [], seed, most=200, every=4)
    assert trial.counts["options"] > 60
