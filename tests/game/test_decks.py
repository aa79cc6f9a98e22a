"""Decks: what a format allows."""

import pytest

from inset import Deck, Game, InsetError, InvalidDeck, deck, decks
from inset.decklists.decks import check
from tests.harness import cr


@pytest.mark.parametrize("name", decks())
def test_embedded_decks_are_legal(name: str) -> None:
    made = deck(name)
    check(made, "commander" if made.commanders else "duel")
    assert Deck.parse(str(made), name) == made


@cr("100.2a", "100.4a")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("59 Forest", "59 cards"),
        ("60 Forest\n5 Opt", "5 copies"),
        ("60 Forest\n3 Stomp\n2 Bonecrusher Giant", "5 copies of Bonecrusher Giant"),
        ("60 Forest\nSideboard\n16 Forest", "sideboard"),
        ("60 Forest\n4 Opt\nSideboard\n1 Opt", "5 copies"),
        ("6000 Forest", "more than"),
        ("Commander\nGrizzly Bears\nDeck\n60 Forest", "commander"),
    ],
)
def test_decks_that_a_duel_does_not_allow(text: str, words: str) -> None:
    with pytest.raises(InvalidDeck, match=words):
        Game.new([Deck.parse(text), "fables"])


@cr("903.5a", "903.5b", "903.5c", "903.3")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Commander\nKess, Dissident Mage\nDeck\n99 Forest", "green"),
        ("Commander\nKess, Dissident Mage\nDeck\n98 Island", "100"),
        ("Commander\nKess, Dissident Mage\nDeck\n97 Island\n2 Opt", "2 copies"),
        ("Commander\nKess, Dissident Mage\nDeck\n98 Island\nKess, Dissident Mage", "2 copies"),
        ("Commander\nGrizzly Bears\nDeck\n99 Forest", "legendary"),
        ("100 Forest", "has no commander"),
        ("Commander\n2 Kess, Dissident Mage\nDeck\n98 Island", "2 commanders"),
    ],
)
def test_decks_that_commander_does_not_allow(text: str, words: str) -> None:
    with pytest.raises(InvalidDeck, match=words):
        check(Deck.parse(text), "commander")


@cr("903.6", "903.7")
def test_a_game_of_commander_begins() -> None:
    made = Deck.parse("Commander\nKess, Dissident Mage\nDeck\n33 Island\n33 Swamp\n33 Mountain")
    game = Game.new([made, made], format="commander")
    assert [player.life for player in game.state.players] == [40, 40]
    assert len(game.state.command) == 2
    assert len(game.state.libraries[0]) == 92


def test_unknown_names() -> None:
    with pytest.raises(InvalidDeck, match="did you mean fables"):
        deck("fable")
    with pytest.raises(InsetError, match="Grizzly Bears"):
        Game.new([Deck.parse("60 Grizzly Bear"), "fables"])
    with pytest.raises(InvalidDeck, match="line 2"):
        Deck.parse("4 Opt\n0 Forest")


@pytest.mark.parametrize(
    "more",
    [{"format": "sealed"}, {"names": ["A"]}, {"names": ["A", "A"]}, {"names": ["A", ""]}, {"first": 2}],
)
def test_games_that_cant_begin(more: dict[str, object]) -> None:
    with pytest.raises(InvalidDeck):
        Game.new(["fables", "skies"], **more)  # type: ignore[arg-type]


def test_a_game_needs_two_players() -> None:
    with pytest.raises(InvalidDeck, match="players"):
        Game.new(["fables"])
