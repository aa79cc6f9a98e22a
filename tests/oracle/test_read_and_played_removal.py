"""Phrases that are read, and then played: what stays tapped, what shares a name, what is paid instead of mana."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made

SLUMBER = made(
    "Slumber {U}",
    "Sorcery",
    "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
)


@cr("502.3", "608.2c")
def test_creatures_stay_tapped_in_the_next_untap_step_of_that_player() -> None:
    scene = Scene({"hand": [SLUMBER]}, {"battlefield": [BEAR]}).play(A, "Cast Slumber", "B")
    scene.next_turn()
    assert scene.one("Bear").tapped
    scene.next_turn().next_turn()
    assert not scene.one("Bear").tapped


@cr("502.3", "611.2c")
def test_a_creature_that_another_player_controls_by_then_untaps() -> None:
    taken = made("Theft {U}", "Sorcery", "Gain control of target creature.")
    extra = made("Again {U}", "Sorcery", "Take an extra turn after this one.")
    scene = Scene({"hand": [SLUMBER, taken, extra]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Slumber", "B").play(A, "Cast Theft", "Bear").play(A, "Cast Again")
    scene.next_turn()
    assert not scene.one("Bear").tapped


@cr("608.2c", "201.2a")
def test_all_of_the_name_of_the_target_get_smaller() -> None:
    blight = made(
        "Wilting {B}",
        "Instant",
        "Target creature and all other creatures with the same name as that creature get -2/-2 until end of turn.",
    )
    scene = Scene({"hand": [blight], "battlefield": [OX]}, {"battlefield": [BEAR, BEAR]})
    scene.play(A, "Cast Wilting", "Bear")
    assert scene.names("battlefield", B) == []
    assert scene.names("battlefield", A) == ["Ox"]


@cr("118.9", "601.2b")
def test_a_spell_is_paid_for_with_islands() -> None:
    gush = made(
        "Outpour {4}{U}",
        "Instant",
        "You may return two Islands you control to their owner's hand rather than pay this spell's mana cost.",
        "You gain 5 life.",
    )
    scene = Scene.exactly({"hand": [gush], "battlefield": ["Island", "Island"]})
    scene.play(A, "Cast Outpour")
    assert scene.life(A) == 25
    assert scene.names("hand", A) == ["Island", "Island"]


@cr("614.1a", "113.6")
def test_a_card_that_an_opponent_makes_one_discard_is_put_onto_the_battlefield() -> None:
    baloth = made(
        "Proud Beast {2}{G}",
        "Creature — Beast",
        "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of "
        "putting it into your graveyard.",
        "4/4",
    )
    rot = made("Rot {B}", "Sorcery", "Target player discards a card.")
    scene = Scene({"hand": [rot]}, {"hand": [baloth]}).play(A, "Cast Rot", "B")
    assert scene.zone("Proud Beast") == "battlefield"
    own = Scene({"hand": [rot, baloth]}).play(A, "Cast Rot", "A")
    assert own.zone("Proud Beast") == "graveyard"


@cr("608.2c")
def test_a_card_is_discarded_unless_something_is_so() -> None:
    course = made("Plan {U}", "Sorcery", "Draw a card. Then discard a card unless you control a creature.")
    scene = Scene({"hand": [course], "battlefield": [BEAR], "library": ["Island"]}).play(A, "Cast Plan")
    assert scene.names("hand", A) == ["Island"]
    without = Scene({"hand": [course], "library": ["Island"]}).play(A, "Cast Plan")
    assert without.names("hand", A) == []


@cr("118.12a")
def test_a_payment_for_each_card() -> None:
    logic = made(
        "Logic {U}", "Instant", "Counter target spell unless its controller pays {1} for each creature you control."
    )
    gain = made("Balm {W}", "Instant", "You gain 3 life.")
    scene = Scene({"hand": [gain]}, {"hand": [logic], "battlefield": [BEAR, BEAR]})
    scene.cast(A, "Cast Balm")
    scene.play(B, "Cast Logic", "Balm", "No")
    assert scene.life(A) == 20
