"""118.3, 601.2h: what pays one part of a cost can't pay another."""

import pytest

from inset.game import Game
from tests.harness import cr


@cr("118.3", "601.2h", "602.2b")
@pytest.mark.parametrize(("treasures", "offered"), [(3, False), (4, True)])
def test_what_is_sacrificed_for_mana_is_not_sacrificed_again(treasures: int, offered: bool) -> None:
    """Three mana and an artifact: of three Treasures none would be left."""
    mine = ["Grabby Giant", {"card": "Treasure", "token": True, "count": treasures}]
    game = Game.from_position({"A": {"battlefield": mine, "library": ["Forest"]}, "B": {}})
    assert any(option.kind == "activate" for option in game.options) is offered
