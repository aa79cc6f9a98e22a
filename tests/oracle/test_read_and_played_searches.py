"""701.23: searches of several zones, of other players' libraries, and where the cards go, read and then played."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made


@cr("701.23a", "110.2a")
def test_a_creature_of_an_opponents_library_enters_under_the_searchers_control() -> None:
    bribe = made(
        "Bribe {U}",
        "Sorcery",
        "Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then "
        "that player shuffles.",
    )
    scene = Scene({"hand": [bribe]}, {"library": ["Forest", BEAR]})
    scene.play(A, "Cast Bribe", "Bear")
    assert scene.names("battlefield", A) == ["Bear"] and scene.one("Bear").owner == B


@cr("701.23b", "701.23d")
def test_all_cards_of_a_name_are_exiled_from_every_zone_that_is_searched() -> None:
    wipe = made(
        "Wipe {B}",
        "Sorcery",
        "Exile target creature. Search its controller's graveyard, hand, and library for all cards with the same name as that "
        "creature and exile them. Then that player shuffles.",
    )
    scene = Scene(
        {"hand": [wipe]}, {"battlefield": [BEAR], "graveyard": [BEAR, OX], "hand": [BEAR], "library": [BEAR, OX]}
    )
    scene.play(A, "Cast Wipe", "Bear (in B's hand)", "Done")
    assert scene.names("exile", B) == ["Bear", "Bear", "Bear"]  # the one in the library was not found
    assert scene.names("graveyard", B) == ["Ox"] and scene.names("hand", B) == []


@cr("701.23b")
def test_what_lies_open_in_a_graveyard_has_to_be_found() -> None:
    dig = made(
        "Dig {G}",
        "Sorcery",
        "Search your library and graveyard for a creature card, put it into your hand, then shuffle.",
    )
    scene = Scene({"hand": [dig], "graveyard": [BEAR], "library": ["Forest"]})
    scene.play(A, "Cast Dig")
    assert scene.names("hand", A) == ["Bear"]


@cr("607.2a", "701.23a")
def test_a_card_that_was_searched_for_and_exiled_is_linked() -> None:
    hoard = made(
        "Small Hoard {1}",
        "Artifact",
        "{1}: Search your library for a creature card, exile it, then shuffle.",
        "{2}: Put a card exiled with this artifact into its owner's hand.",
    )
    scene = Scene({"battlefield": [hoard], "library": [BEAR, "Forest"]})
    scene.play(A, "Small Hoard: {1}", "Bear")
    assert scene.zone("Bear") == "exile"
    scene.play(A, "Small Hoard: {2}")
    assert scene.zone("Bear") == "hand"


@cr("701.23a", "401.4")
def test_cards_are_put_on_top_of_the_shuffled_library_in_any_order() -> None:
    call = made(
        "Call {R}",
        "Sorcery",
        "Search your library for up to two creature cards, reveal them, then shuffle and put those cards on top in any order.",
    )
    scene = Scene({"hand": [call], "library": ["Forest", BEAR, "Forest", OX]})
    scene.play(A, "Cast Call", "Ox", "Bear", "Bear")
    top = [scene.st.objs[card].definition.name for card in scene.st.libraries[A][:2]]
    assert sorted(top) == ["Bear", "Ox"], top
