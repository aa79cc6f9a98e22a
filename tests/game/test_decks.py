"""Decks: what a format allows."""

from contextlib import nullcontext

import pytest

import inset
from inset import Deck, Game, InsetError, InvalidDeck, deck, decks
from inset.decklists.decks import check
from inset.language.abilities import Keyword
from inset.language.keywords import STATION
from inset.language.words.kinds import artifact, flying, legendary, station_symbol
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


@cr("903.3", "721.2")
@pytest.mark.parametrize("size", [(5, 5), None])
def test_a_legendary_spacecraft_leads_if_it_has_a_size(size: tuple[int, int] | None) -> None:
    symbol = station_symbol(3, flying, size=size)
    inset.add_card(legendary(artifact("Ship", "{4}", Keyword(STATION), symbol, subtypes="Spacecraft")))
    refused = pytest.raises(InvalidDeck, match="can't be a commander") if size is None else nullcontext()
    try:
        with refused:
            check(Deck.parse("Commander\nShip\nDeck\n99 Wastes"), "commander")
    finally:
        inset.cards.remove("Ship")


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
