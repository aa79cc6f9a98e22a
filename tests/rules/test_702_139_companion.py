"""702.139, 702.124: companions and partners."""

import pytest

from inset.decklists.decks import Deck, check
from inset.game import Game
from inset.kernel.errors import InvalidDeck
from tests.harness import cr


def started(main: dict[str, int], reveal: bool) -> Game:
    deck = Deck("test", tuple(main.items()), (), (("Lurrus of the Dream-Den", 1),))
    game = Game.new([deck, deck], seed=3, paying=True)
    while game.decision is not None and game.decision.kind != "priority":
        if game.decision.rule == "103.2b":
            game.choose(game.options.find("Lurrus") if reveal else 0)
        else:
            game.choose(True)
    return game


@cr("702.139a", "103.2b", "116.2g")
def test_revealed_before_the_game_and_fetched_for_three() -> None:
    game = started(
        {"Plains": 40, "Savannah Lions": 4, "Silvercoat Lion": 4, "Eager Cadet": 4, "Memnite": 4, "Shock": 4}, True
    )
    seen = False
    for _ in range(400):
        if game.decision is None or seen:
            break
        options = game.options
        lands = [o for o in options if o.text.startswith("Play ")]
        fetch = [o for o in options if "ompanion" in o.text]
        if fetch:
            player = game.decision.player
            game.choose(fetch[0])
            hand = [game.state.objs[o].definition.name for o in game.state.hands[player]]
            assert "Lurrus of the Dream-Den" in hand
            seen = True
        else:
            game.choose(lands[0] if lands else options.answers[0])
    assert seen


@cr("702.139a", "103.2b")
def test_a_deck_that_breaks_the_condition_reveals_nothing() -> None:
    game = started({"Plains": 56, "Serra Angel": 4}, True)
    assert not any(event.rule == "103.2b" for event in game.events)


@cr("702.124h", "702.124j", "702.124f")
def test_two_commanders() -> None:
    pair = ("Haldan, Avid Arcanist", "Pako, Arcane Retriever")
    check(Deck("test", (("Island", 50), ("Mountain", 30), ("Forest", 18)), pair), "commander")
    with pytest.raises(InvalidDeck, match=r"903\.3"):
        check(Deck("test", (("Island", 98),), ("Haldan, Avid Arcanist", "Tana, the Bloodsower")), "commander")
