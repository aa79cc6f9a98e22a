"""What was done "this way", what was not done after all, chosen names, and whole graveyards: read and then played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.compiled import declined, made

SCAVENGE = made(
    "Scavenge {G}",
    "Sorcery",
    "Exile up to one target card from a graveyard. If a creature card was exiled this way, you gain 3 life.",
)


@cr("608.2c")
@pytest.mark.parametrize(("card", "life"), [("Grizzly Bears", 23), ("Forest", 20)])
def test_it_is_asked_what_was_exiled(card: str, life: int) -> None:
    scene = Scene({"hand": [SCAVENGE]}, {"graveyard": [card]})
    scene.play(A, "Cast Scavenge", card)
    assert scene.life(A) == life and scene.zone(card) == "exile"


@cr("608.2b", "608.2c")
def test_nothing_was_exiled_this_way_without_a_target() -> None:
    scene = Scene({"hand": [SCAVENGE]}, {"graveyard": ["Grizzly Bears"]})
    scene.play(A, "Cast Scavenge", "Done")
    assert scene.life(A) == 20


@cr("608.2c")
def test_what_others_discard_is_not_discarded_by_you() -> None:
    assert declined("Each player discards a card. If you discarded a creature card this way, draw a card.")


REEF = made(
    "Glimpse {U}",
    "Sorcery",
    "Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you don't put "
    "the card onto the battlefield, put it into your hand.",
)


@cr("608.2c", "608.2d")
@pytest.mark.parametrize(
    ("card", "answer", "zone"),
    [("Forest", "Yes", "battlefield"), ("Forest", "No", "hand"), ("Grizzly Bears", "", "hand")],
)
def test_a_card_that_is_not_put_there_goes_elsewhere(card: str, answer: str, zone: str) -> None:
    scene = Scene({"hand": [REEF], "library": [card, "Island"]})
    scene.play(A, "Cast Glimpse", *([answer] if answer else []))
    assert scene.zone(card) == zone


@cr("701.24a", "400.3")
def test_a_graveyard_is_shuffled_into_its_owners_library() -> None:
    turn = made("Turnover {U}", "Sorcery", "Target player shuffles their graveyard into their library.")
    scene = Scene({"hand": [turn], "graveyard": [BEAR]}, {"graveyard": ["Forest", "Island"]})
    scene.play(A, "Cast Turnover", "B")
    assert scene.names("graveyard", B) == [] and sorted(scene.names("graveyard", A)) == ["Bear", "Turnover"]


@cr("201.4", "608.2c")
def test_a_name_is_chosen_and_looked_for_among_what_was_milled() -> None:
    guess = made(
        "Guess {U}",
        "Sorcery",
        "Choose a card name, then target player mills a card. If a card with the chosen name was milled this way, you draw two "
        "cards. Otherwise, you draw a card.",
    )
    for name, drawn in (("Forest", 2), ("Island", 1)):
        scene = Scene({"hand": [guess], "library": ["Swamp"] * 3}, {"library": ["Forest"]})
        scene.do(A, "Cast Guess", "B").settle(name)
        assert len(scene.names("hand", A)) == drawn


@cr("608.2c")
@pytest.mark.parametrize(("answers", "tapped", "counters"), [(("Yes", "Bear"), False, 1), (("No",), True, 0)])
def test_one_of_two_things_happens_whether_you_do_or_not(answers: tuple[str, ...], tapped: bool, counters: int) -> None:
    glutton = made(
        "Glutton {B}",
        "Creature — Vampire",
        "{1}: You may sacrifice another creature. If you do, put a +1/+1 counter on Glutton. If you don't, tap Glutton.",
        "3/3",
    )
    scene = Scene({"battlefield": [glutton, BEAR]})
    scene.play(A, "Glutton: {1}", *answers)
    assert scene.one("Glutton").tapped is tapped
    assert scene.one("Glutton").counters.get("+1/+1", 0) == counters


@cr("707.10c")
def test_a_copy_that_may_be_made_may_get_new_targets() -> None:
    mirror = made(
        "Looking Glass {2}",
        "Artifact",
        "Whenever you cast an instant or sorcery spell, you may copy that spell. You may choose new targets for the copy.",
    )
    bolt = made("Zap {R}", "Instant", "Zap deals 3 damage to any target.")
    scene = Scene({"hand": [bolt], "battlefield": [mirror]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Zap", "B", "Yes", "Yes", "Bear")
    assert scene.life(B) == 17 and scene.zone("Bear") == "graveyard"


@cr("406.2", "601.3")
def test_one_of_the_exiled_cards_is_chosen_to_be_played() -> None:
    desk = made(
        "Desk {R}",
        "Sorcery",
        "Exile the top two cards of your library. Choose one of them. Until end of turn, you may play that card.",
    )
    scene = Scene({"hand": [desk], "library": ["Forest", "Island", "Swamp"]})
    scene.play(A, "Cast Desk", "Island")
    assert sorted(scene.names("exile", A)) == ["Forest", "Island"]
    assert any("Island" in words for words in scene.options(A))
    assert not any("Forest" in words for words in scene.options(A))


@cr("608.2c")
def test_all_of_a_deed_is_done_for_each_card_of_a_kind() -> None:
    glut = made(
        "Glut {B}",
        "Sorcery",
        "Exile up to three target cards from graveyards. For each creature card exiled this way, each opponent loses 1 life and "
        "you gain 1 life.",
    )
    scene = Scene({"hand": [glut]}, {"graveyard": [BEAR, BEAR, "Forest"]})
    scene.play(A, "Cast Glut", "Forest", "Bear", "Bear")
    assert scene.names("exile", B).count("Bear") == 2
    assert (scene.life(A), scene.life(B)) == (22, 18)


@cr("608.2c", "701.9a")
def test_nonland_cards_that_were_discarded_are_counted() -> None:
    rummage = made(
        "Rummage {R}",
        "Sorcery",
        "Discard two cards, then draw two cards. For each nonland card discarded this way, create a 1/1 red Elemental creature "
        "token.",
    )
    scene = Scene({"hand": [rummage, BEAR, "Forest"], "library": ["Island", "Swamp"]})
    scene.play(A, "Cast Rummage")
    assert scene.names("battlefield", A) == ["Elemental Token"]
