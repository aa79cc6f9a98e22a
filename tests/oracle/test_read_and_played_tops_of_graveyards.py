"""404.2: the top card of a graveyard, as a cost and in an effect; 613.1f: an ability that is lost by what it says."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX, SIP
from tests.harness.compiled import made

EATER = made(
    "Eater {B}",
    "Creature — Rat",
    "Exile the top creature card of your graveyard: Eater gets +2/+2 until end of turn.",
    "1/1",
)
NIGHT = made(
    "Night {4}{B}",
    "Sorcery",
    "You may exile the top two black cards of your graveyard rather than pay this spell's mana cost.",
    "You gain 3 life.",
)
LIFT = made(
    "Lift {B}",
    "Sorcery",
    "Return the top creature card of your graveyard to the battlefield. That creature gains haste until end of turn.",
)
SHELL = made(
    "Shell {W}",
    "Creature — Crab",
    "Prevent all damage that would be dealt to Shell.",
    '{0}: Until end of turn, Shell loses "Prevent all damage that would be dealt to Shell." Any player may activate this '
    "ability.",
    "1/3",
)


@cr("404.2", "118.1")
def test_the_topmost_creature_card_is_exiled() -> None:
    scene = Scene({"battlefield": [EATER], "graveyard": [BEAR, OX, SIP]}).play(A, "Eater: ")
    assert scene.names("exile", A) == ["Ox"] and scene.chars("Eater").power == 3
    scene.play(A, "Eater: ")
    assert scene.names("graveyard", A) == ["Sip"]


@cr("404.2", "118.9")
def test_the_topmost_black_cards_pay_for_the_spell() -> None:
    rat = made("Black Rat {B}", "Creature — Rat", "Menace", "1/1")
    scene = Scene.exactly({"hand": [NIGHT], "graveyard": [EATER, rat, SIP, LIFT]}).play(A, "Cast Night")
    assert sorted(scene.names("exile", A)) == ["Black Rat", "Lift"] and scene.st.players[A].life == 23
    scene = Scene.exactly({"hand": [NIGHT], "graveyard": [EATER, SIP]})
    assert not any("Night" in option for option in scene.options(A))


@cr("404.2", "110.2a")
def test_the_topmost_creature_card_returns() -> None:
    scene = Scene({"hand": [LIFT], "graveyard": [BEAR, OX, SIP]}, {"graveyard": [EATER]}).play(A, "Cast Lift")
    assert scene.zone("Ox") == "battlefield" and scene.zone("Bear") == "graveyard"


@cr("613.1f", "602.2")
def test_any_player_can_make_it_lose_the_ability() -> None:
    scene = Scene({"battlefield": [SHELL]}, {"hand": [BOLT, BOLT]})
    scene.pass_to(B).play(B, "Cast Bolt", "Shell")
    assert scene.zone("Shell") == "battlefield"
    scene.pass_to(B).play(B, "Shell: ").pass_to(B).play(B, "Cast Bolt", "Shell")
    assert scene.zone("Shell") == "graveyard"
