"""701.61: foraging as the cost of a mana ability (605.1a)."""

import pytest

from inset import Game, cards
from inset.language.costs import Forage
from inset.language.words.kinds import activated, creature
from inset.language.words.verbs import add, cost, tap_symbol
from tests.harness import cr
from tests.harness.games import play

FORAGER = creature("Forager", "{G}", "Squirrel", 1, 1, activated(cost(tap_symbol, Forage()), add("{G}{G}")))


@cr("701.61a", "605.3a")
@pytest.mark.parametrize(("buried", "offered"), [(["Opt", "Shock", "Murder"], True), (["Opt", "Shock"], False)])
def test_who_can_forage_has_mana(buried: list[str], offered: bool) -> None:
    cards.add(FORAGER)
    try:
        row = {"battlefield": ["Forager"], "hand": ["Grizzly Bears"], "graveyard": buried}
        game = Game.from_position({"A": row, "B": {}}, paying=True)
    finally:
        cards.remove("Forager")
    assert any("Grizzly Bears" in option.text for option in game.options) == offered
    if offered:
        play(game, "Grizzly Bears")
        assert not game.state.graveyards[0] and len(game.state.exile) == 3
