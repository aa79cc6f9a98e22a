"""Questions that people ask about popular cards: mana that depends on what was revealed, and whose it is."""

from __future__ import annotations

import pytest

from inset import card
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEARS, GIANT
from tests.harness.compiled import declined, made


@cr("605.1a", "608.2c")
def test_mana_for_what_the_mana_ability_reveals() -> None:
    wheel = made(
        "Prayer Wheel {2}",
        "Artifact",
        "{T}: Each player reveals the top card of their library. For each nonland card revealed this way, add {G}.",
    )
    scene = Scene.exactly({"battlefield": [wheel], "library": ["Opt"]}, {"library": ["Shock"]}).do(A, "Prayer Wheel")
    assert len(scene.st.players[A].pool) == 2 and not scene.st.stack


@cr("605.1a", "608.2c")
def test_mana_for_the_counter_that_was_just_put_on_it() -> None:
    mill = made(
        "Slow Mill {2}",
        "Artifact",
        "{T}: Put a charge counter on this artifact, then add {C} for each charge counter on it.",
    )
    scene = Scene.exactly({"battlefield": [mill]}).do(A, "Slow Mill")
    assert len(scene.st.players[A].pool) == 1


@cr("106.4", "605.1a")
def test_the_chosen_player_gets_the_mana() -> None:
    lamp = made("Kind Lamp {2}", "Artifact", "{T}: Choose a player. That player adds {R}{R}.")
    scene = Scene.exactly({"battlefield": [lamp]}).do(A, "Kind Lamp", "B")
    assert not scene.st.players[A].pool and len(scene.st.players[B].pool) == 2


@cr("605.1a", "605.3b")
def test_a_mana_ability_stays_one_if_somebody_may_pay_to_stop_it() -> None:
    cave = made("Damp Cave", "Land", "{T}: Add {U} unless any player pays {1}. Activate only as an instant.")
    scene = Scene.exactly({"battlefield": [cave]}, {"battlefield": ["Island"]}).do(A, "Damp Cave", "No")
    assert not scene.st.stack and len(scene.st.players[A].pool) == 1


@cr("608.2c")
@pytest.mark.parametrize(("target", "dies"), [(BEARS, True), (GIANT, False)])
def test_a_condition_at_the_end_is_about_what_comes_after_then(target: str, dies: bool) -> None:
    feast = made(
        "Bog Feast {B}",
        "Sorcery",
        "Choose target creature. Mill two cards, then destroy the chosen permanent if its mana value is less than or equal to "
        "the number of cards in your graveyard.",
    )
    scene = Scene({"hand": [feast], "library": ["Opt", "Shock"]}, {"battlefield": [target]})
    scene.play(A, "Cast Bog Feast", target)
    assert sorted(scene.names("graveyard", A)) == ["Bog Feast", "Opt", "Shock"]
    assert (target in scene.names("graveyard", B)) == dies


@cr("118.12a", "608.2c")
@pytest.mark.parametrize("pays", [True, False])
def test_what_can_be_paid_for_is_what_comes_after_then(pays: bool) -> None:
    orb = made(
        "Grim Orb {1}",
        "Artifact",
        "{T}: Put a charge counter on this artifact, then sacrifice this artifact unless you pay {1} for each charge counter on "
        "it.",
    )
    scene = Scene({"battlefield": [orb]}).play(A, "Grim Orb", "Yes" if pays else "No")
    assert scene.names("battlefield", A) == (["Grim Orb"] if pays else [])
    if pays:
        assert scene.called("Grim Orb").counters == {"charge": 1}


@cr("603.7a", "608.2c")
def test_what_waits_is_what_comes_after_then() -> None:
    ghost = made(
        "Ghost Walk {W}",
        "Instant",
        "Exile target creature, then return it to the battlefield at the beginning of the next end step.",
    )
    scene = Scene({"hand": [ghost]}, {"battlefield": [BEARS]}).play(A, "Cast Ghost Walk", BEARS)
    assert BEARS in scene.names("exile", B)


@cr("608.2c")
def test_an_optional_first_half_may_have_the_condition_too() -> None:
    assert declined("You may draw a card, then discard a card if you control a creature.")


@cr("608.2c")
@pytest.mark.parametrize(
    ("types", "text"),
    [
        ("Creature — Cat", "Creatures with power less than this creature's power can't block creatures you control."),
        ("Enchantment", "If one or more tokens would be created, twice that many of those tokens are created instead."),
        ("Sorcery", "Each creature deals 1 damage to its controller."),
        ("Sorcery", "Each player gains control of all creatures they own."),
        ("Enchantment", "Whenever an opponent casts a spell from anywhere other than their hand, draw a card."),
    ],
)
def test_the_text_says_whose_it_is(types: str, text: str) -> None:
    size = ["2/2"] if "Creature" in types else []
    assert made("Plain Words {1}", types, text, *size).text() == text


@cr("601.2f")
def test_the_text_says_when_spells_cost_no_more() -> None:
    assert card("Defense Grid").text() == "Each spell costs {3} more to cast except during its controller's turn."


@cr("401.1")
def test_the_text_says_whose_library_the_rest_goes_into() -> None:
    theft = made(
        "Quiet Theft {B}",
        "Sorcery",
        "Look at the top three cards of target opponent's library, exile one of them face down, then put the rest on the bottom "
        "of that library in a random order. You may cast that card for as long as it remains exiled.",
    )
    assert "bottom of that player's library" in theft.text()
