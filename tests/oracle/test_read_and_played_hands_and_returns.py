"""Cards that are revealed, discarded or put back from hands, and cards that come out of graveyards and exile, read and played."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made


@cr("701.20a", "701.9a")
def test_a_number_of_cards_is_revealed_and_one_of_them_discarded() -> None:
    toll = made(
        "Toll {B}",
        "Sorcery",
        "Target player reveals a number of cards from their hand equal to the number of Bears you control. You choose one of "
        "them. "
        "That player discards that card.",
    )
    scene = Scene({"hand": [toll], "battlefield": [BEAR, BEAR]}, {"hand": ["Opt", "Shock", "Forest"]})
    scene.play(A, "Cast Toll", "B", "Opt", "Forest", "Forest")
    assert scene.names("graveyard", B) == ["Forest"] and scene.sorted_names("hand", B) == ["Opt", "Shock"]


@cr("608.2c", "121.1")
def test_a_card_of_a_hand_goes_to_the_bottom_and_is_replaced() -> None:
    sight = made(
        "Sight {U}",
        "Sorcery",
        "Look at target opponent's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, "
        "puts it on the bottom of their library, then draws a card.",
    )
    bob = {"hand": ["Opt", "Forest"], "library": ["Shock"]}
    scene = Scene({"hand": [sight]}, bob)
    scene.play(A, "Cast Sight", "Opt")
    assert scene.sorted_names("hand", B) == ["Forest", "Shock"]
    assert scene.st.objs[scene.st.libraries[B][-1]].definition.name == "Opt"
    scene = Scene({"hand": [sight]}, bob)
    scene.play(A, "Cast Sight", "None") if "None" in scene.words() else scene.do(A, "Cast Sight").settle("Done")
    assert scene.sorted_names("hand", B) == ["Forest", "Opt"]


@cr("701.9a")
def test_all_but_so_many_cards_are_discarded() -> None:
    rush = made("Rush {X}{U}", "Sorcery", "Draw two cards, then choose X cards in your hand and discard the rest.")
    scene = Scene({"hand": [rush, "Forest"], "library": ["Opt", "Shock"]})
    scene.play(A, "Cast Rush", 1, "Shock")
    assert scene.names("hand", A) == ["Shock"] and scene.sorted_names("graveyard") == ["Forest", "Opt", "Rush"]


@cr("601.3", "608.2c")
def test_spells_from_among_exiled_cards_are_free_for_a_turn() -> None:
    burst = made(
        "Burst {R}",
        "Sorcery",
        "Exile the top three cards of your library. Until end of turn, you may cast noncreature spells from among those cards "
        "without paying their mana costs.",
    )
    scene = Scene({"hand": [burst], "library": ["Divination", BEAR, "Forest", "Opt", "Opt"], "mana": "{R}"})
    scene.play(A, "Cast Burst")
    assert scene.could(A, "Cast Divination") and not scene.could(A, "Cast Bear") and not scene.could(A, "Play Forest")


@cr("608.2c")
def test_one_card_of_each_of_two_kinds_comes_back() -> None:
    claim = made(
        "Claim {G}",
        "Sorcery",
        "Mill two cards, then return a creature card and a land card from your graveyard to your hand.",
    )
    scene = Scene({"hand": [claim], "library": ["Dryad Arbor", "Opt"], "graveyard": [BEAR]})
    scene.play(A, "Cast Claim", "Bear")
    assert scene.sorted_names("hand") == ["Bear", "Dryad Arbor"]
    scene = Scene({"hand": [claim], "library": ["Dryad Arbor", "Opt"], "graveyard": [OX]})
    scene.play(A, "Cast Claim", "Dryad Arbor")
    assert scene.names("hand", A) == ["Dryad Arbor"]  # it can't be both


@cr("401.4")
def test_a_creature_goes_to_the_top_or_the_bottom_as_you_choose() -> None:
    shove = made("Shove {U}", "Sorcery", "Put target creature on the top or bottom of its owner's library.")
    for words, place in (("On the top", 0), ("On the bottom", -1)):
        scene = Scene({"hand": [shove]}, {"battlefield": [OX], "library": ["Opt", "Shock"]})
        scene.play(A, "Cast Shove", "Ox", words)
        assert scene.st.objs[scene.st.libraries[B][place]].definition.name == "Ox"


@cr("601.3")
def test_milled_cards_may_be_cast_once_in_your_turn() -> None:
    tinker = made(
        "Tinker {2}",
        "Artifact",
        "Once during each of your turns, you may cast a creature spell from among cards in your graveyard that were milled "
        "this turn.",
        "{1}: You mill two cards.",
    )
    scene = Scene({"battlefield": [tinker], "graveyard": [OX], "library": [BEAR, BEAR, "Opt"]})
    assert not scene.could(A, "Cast Ox")
    scene.play(A, "Tinker: {1}")
    assert scene.could(A, "Cast Bear") and not scene.could(A, "Cast Ox")
    scene.play(A, "Cast Bear")
    assert not scene.could(A, "Cast Bear")


@cr("614.11")
def test_a_draw_may_be_a_counter_instead() -> None:
    study = made(
        "Study {2}", "Artifact", "If you would draw a card, you may put a charge counter on this artifact instead."
    )
    scene = Scene({"battlefield": [study], "hand": ["Divination"], "library": ["Opt", "Shock"]})
    scene.play(A, "Cast Divination", "Yes", "No")
    assert scene.one("Study").counters == {"charge": 1} and scene.names("hand", A) == ["Opt"]
