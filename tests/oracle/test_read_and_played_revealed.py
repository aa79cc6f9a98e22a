"""Cards revealed until one fits, and where all of them go; cards that go back to their owner."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.compiled import declined, made


@cr("701.20a", "608.2c")
def test_all_cards_revealed_this_way_are_counted_wherever_they_went() -> None:
    madness = made(
        "Tinker {R}",
        "Sorcery",
        "Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and the "
        "rest on the bottom of your library in a random order. Tinker deals damage to you equal to the number of cards "
        "revealed this way.",
    )
    scene = Scene({"hand": [madness], "library": ["Forest", "Island", "Grizzly Bears", "Swamp"]})
    scene.play(A, "Cast Tinker")
    assert scene.names("battlefield", A) == ["Grizzly Bears"] and scene.life(A) == 17


@cr("701.20a", "608.2c")
def test_all_other_cards_revealed_this_way_are_those_that_did_not_fit() -> None:
    keeper = made(
        "Keeper {G}",
        "Sorcery",
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and exile all "
        "other cards revealed this way.",
    )
    scene = Scene({"hand": [keeper], "library": ["Forest", "Island", "Grizzly Bears", "Swamp"]})
    scene.play(A, "Cast Keeper")
    assert scene.names("hand", A) == ["Grizzly Bears"] and sorted(scene.names("exile", A)) == ["Forest", "Island"]


@cr("400.3")
def test_a_card_of_a_players_library_goes_to_that_players_graveyard() -> None:
    spy = made(
        "Peek {U}",
        "Sorcery",
        "Look at the top card of target player's library. You may put that card into that player's graveyard.",
    )
    scene = Scene({"hand": [spy]}, {"library": ["Forest"]})
    scene.play(A, "Cast Peek", "B", "Yes")
    assert scene.names("graveyard", B) == ["Forest"]
    assert declined("Look at the top card of target opponent's library. You may put that card into your graveyard.")


@cr("400.3", "603.6c")
def test_a_creature_of_yours_returns_to_your_hand() -> None:
    dawn = made(
        "Dawn {W}",
        "Enchantment",
        "Whenever a creature is put into your graveyard from the battlefield, return that card to your hand.",
    )
    blast = made("Blast {R}", "Instant", "Destroy target creature.")
    scene = Scene({"hand": [blast], "battlefield": [dawn, BEAR]})
    scene.play(A, "Cast Blast", "Bear")
    assert scene.names("hand", A) == ["Bear"]


@cr("701.23a")
def test_a_card_that_is_searched_for_goes_to_the_graveyard() -> None:
    bury = made(
        "Bury {B}", "Instant", "Search your library for a card, put that card into your graveyard, then shuffle."
    )
    scene = Scene({"hand": [bury], "library": ["Forest", BEAR]})
    scene.play(A, "Cast Bury", "Bear")
    assert sorted(scene.names("graveyard", A)) == ["Bear", "Bury"]
