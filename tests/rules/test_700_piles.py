"""700.3: objects are separated into two piles, one way for each."""

from itertools import chain, combinations

import pytest

from inset import Game
from tests.harness import cr
from tests.harness.games import asked, play

TOP = ["Shock", "Opt", "Murder", "Forest", "Island"]


def fact_or_fiction(players: int = 2) -> Game:
    """Alice's spell is about to have its cards separated."""
    lands = {"hand": ["Fact or Fiction"], "battlefield": ["4 Island"], "library": [*TOP, "Plains"]}
    game = Game.from_position({"Alice": lands, **{name: {} for name in ("Bob", "Carol")[: players - 1]}}, paying=True)
    play(game, "Cast Fact or Fiction")
    while asked(game).kind == "priority":
        play(game, "Pass")
    return game


def names(game: Game, zone: str) -> list[str]:
    found = game.state.hands[0] if zone == "hand" else game.state.graveyards[0]
    return sorted(game.state.objs[oid].definition.name for oid in found)


@cr("700.3a", "700.3d")
@pytest.mark.parametrize("second", [*chain.from_iterable(combinations(TOP[1:], size) for size in range(5))])
def test_each_separation_has_one_series_of_picks(second: tuple[str, ...]) -> None:
    """The first card lies in the first pile; every other card in one of the two, which may be empty."""
    game = fact_or_fiction()
    assert asked(game).player == 1
    for name in second:
        play(game, name)
    if asked(game).player == 1:
        play(game, "Done")
    assert asked(game).player == 0
    first = [name for name in TOP if name not in second]
    shown = [", ".join(pile) or "The empty pile" for pile in (first, second)]
    assert [option.text for option in game.options] == shown
    game.choose(game.options[1])
    assert names(game, "hand") == sorted(second)
    assert names(game, "graveyard") == sorted([*first, "Fact or Fiction"])


@cr("700.3c", "700.3b")
def test_cards_in_piles_stay_where_they_are_and_are_objects_of_their_own() -> None:
    game = fact_or_fiction()
    before = game.state.libraries[0]
    play(game, "Opt", "Done")
    assert game.state.libraries[0] == before
    game.choose(game.options[0])
    assert game.state.libraries[0] == before[5:]


@cr("700.3", "608.2d")
def test_of_several_opponents_the_controller_chooses_one() -> None:
    game = fact_or_fiction(3)
    assert asked(game).kind == "player" and asked(game).player == 0
    play(game, "Carol")
    assert asked(game).player == 2


@cr("700.3")
def test_the_one_who_separates_need_not_be_the_one_who_chooses() -> None:
    board = {"hand": ["Steam Augury"], "battlefield": ["2 Island", "2 Mountain"], "library": TOP}
    game = Game.from_position({"Alice": board, "Bob": {}}, paying=True)
    play(game, "Cast Steam Augury", "Pass", "Pass")
    assert asked(game).player == 0
    play(game, "Murder", "Done")
    assert asked(game).player == 1
    game.choose(game.options[1])
    assert names(game, "hand") == ["Murder"]


@cr("700.3")
def test_permanents_are_separated_too() -> None:
    board = {"hand": ["Do or Die"], "battlefield": ["2 Swamp"]}
    game = Game.from_position(
        {"Alice": board, "Bob": {"battlefield": ["Memnite", "Ornithopter", "Sol Ring"]}}, paying=True
    )
    play(game, "Cast Do or Die", "Bob", "Pass", "Pass")
    assert asked(game).player == 0
    play(game, "Ornithopter")
    assert asked(game).player == 1
    game.choose(game.options[1])
    left = [game.state.objs[oid].definition.name for oid in game.state.battlefield]
    assert sorted(left) == ["Memnite", "Sol Ring", "Swamp", "Swamp"]


def test_a_copy_amid_the_separation_plays_on_in_the_same_way() -> None:
    game = fact_or_fiction()
    play(game, "Opt")
    copy = game.copy()
    for one in (game, copy):
        play(one, "Done")
        one.choose(one.options[0])
    assert game.fingerprint() == copy.fingerprint()
