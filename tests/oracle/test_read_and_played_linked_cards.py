"""607, 406.6: cards "exiled with" an object, and "the exiled card", read and then played."""

from __future__ import annotations

import pytest

from inset.language import effects as e, filters as f, selections as s
from inset.language.abilities import Activated, Body, Triggered
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import body, declined, made

CHEST = made(
    "Quiet Chest {3}",
    "Artifact",
    "{T}: Exile target creature you control.",
    "{1}: Exile target creature card from your graveyard.",
    "{2}, Sacrifice this artifact: Return each card exiled with this artifact to the battlefield under its owner's control.",
)


@cr("607.2a", "607.4")
def test_cards_that_several_abilities_exiled_all_come_back() -> None:
    scene = Scene({"battlefield": [CHEST, BEAR], "graveyard": [OX], "exile": ["Grizzly Bears"]})
    scene.play(A, "Quiet Chest: {T}", "Bear").play(A, "Quiet Chest: {1}", "Ox")
    assert sorted(scene.names("exile", A)) == ["Bear", "Grizzly Bears", "Ox"]
    scene.play(A, "Quiet Chest: {2}")
    assert sorted(scene.names("battlefield", A)) == ["Bear", "Ox"]
    assert scene.names("exile", A) == ["Grizzly Bears"]


@cr("607.1c", "400.7")
def test_another_card_exiled_with_it_is_another_than_the_one_just_exiled() -> None:
    urn = made(
        "Humming Urn {3}",
        "Artifact",
        "Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with this "
        "artifact to its owner's graveyard.",
    )
    blast = made("Blast {R}", "Instant", "Destroy target creature.")
    scene = Scene({"hand": [blast, blast], "battlefield": [urn, BEAR]}, {"battlefield": [OX]})
    scene.play(A, "Cast Blast", "Bear", "Yes")
    assert scene.zone("Bear") == "exile"
    scene.play(A, "Cast Blast", "Ox", "Yes")
    assert scene.zone("Bear") == "graveyard" and scene.zone("Ox") == "exile"


@cr("607.3", "707.2")
def test_a_token_copies_a_card_that_its_controller_chooses_among_those_exiled() -> None:
    vat = made(
        "Glass Vat {3}",
        "Artifact",
        "{1}: Exile target creature card from a graveyard.",
        "{2}: Create a token that's a copy of a card exiled with this artifact. It gains haste.",
    )
    scene = Scene({"battlefield": [vat], "graveyard": [BEAR, OX]})
    scene.play(A, "Glass Vat: {1}", "Bear").play(A, "Glass Vat: {1}", "Ox").play(A, "Glass Vat: {2}", "Ox")
    assert scene.names("battlefield", A).count("Ox") == 1 and "Bear" not in scene.names("battlefield", A)


@cr("601.3", "607.2a")
def test_cards_exiled_with_it_may_be_played_by_its_controller_only() -> None:
    spy = made(
        "Night Spy {U}",
        "Artifact",
        "{1}: Target player exiles the top card of their library.",
        "You may play lands and cast spells from among cards exiled with this artifact.",
    )
    scene = Scene({"battlefield": [spy]}, {"library": [BEAR]})
    scene.play(A, "Night Spy: {1}", "B")
    assert scene.zone("Bear") == "exile"
    assert any("Bear" in option for option in scene.options(A))
    assert not any("Bear" in option for option in scene.options(B))


@cr("406.2", "608.2c")
def test_the_exiled_card_is_the_one_that_this_ability_exiled() -> None:
    move, token = body(
        "Exile target creature card from your graveyard. Create X 1/1 white Bird creature tokens, where X is the exiled card's "
        "toughness."
    ).effects
    assert isinstance(move, e.Move) and isinstance(token, e.CreateToken)
    assert s.Saved(move.save) == token.count.of  # type: ignore[union-attr]


@cr("607.2a")
def test_nothing_is_exiled_with_what_exiles_nothing() -> None:
    assert declined("Return all cards exiled with this spell to the battlefield.")
    lone = "{1}: Return all cards exiled with this artifact to the battlefield under your control."
    ability = CHEST.faces[0].abilities[0]
    assert isinstance(ability, Activated) and isinstance(ability.body, Body)
    assert isinstance(ability.body.effects[0], e.Move) and ability.body.effects[0].link
    moved = body(lone, False).effects[0]
    assert isinstance(moved, e.Move) and moved.what == s.Each(f.IsOneOf(s.LinkedCards()), 32)
    with pytest.raises(AssertionError, match="refers to nothing"):
        made("Empty Box {1}", "Artifact", lone)


@cr("607.2d")
def test_the_chosen_player_must_have_been_chosen_by_the_card() -> None:
    with pytest.raises(AssertionError, match="refers to nobody"):
        made("Loud Rumor {B}", "Sorcery", "Choose target opponent. The chosen player loses 1 life.")


@cr("701.20a", "608.2d")
def test_a_card_that_went_to_the_bottom_is_not_exiled_afterwards() -> None:
    sift = made(
        "Sift {U}",
        "Sorcery",
        "Look at the top three cards of your library. Put one of them into your hand, put one of them on the bottom of your "
        "library, and exile one of them. You may play the exiled card this turn.",
    )
    scene = Scene({"hand": [sift], "library": [BEAR, OX, "Forest"]})
    scene.do(A, "Cast Sift").pass_to(A)
    scene.resolve("Bear", "Ox")
    assert scene.names("hand", A) == ["Bear"] and scene.zone("Ox") == "library" and scene.zone("Forest") == "exile"
    assert any("Forest" in option for option in scene.options(A))


@cr("603.6c", "607.2a")
def test_what_it_exiled_comes_back_when_it_has_left() -> None:
    warden = made(
        "Grim Warden {W}",
        "Creature — Human",
        "{T}: Exile another target creature.",
        "When this creature dies, return all cards exiled with it to the battlefield under their owners' control.",
        "2/2",
    )
    blast = made("Blast {R}", "Instant", "Destroy target creature.")
    scene = Scene({"hand": [blast], "battlefield": [warden]}, {"battlefield": [OX]})
    scene.play(A, "Grim Warden: {T}", "Ox").play(A, "Cast Blast", "Grim Warden")
    assert scene.names("battlefield", B) == ["Ox"]
    assert isinstance(warden.faces[0].abilities[1], Triggered)
