"""Phrases that are read, and then played: what stays tapped, what shares a name, what is paid instead of mana."""

from __future__ import annotations

from inset.kernel.types import END_COMBAT, POSTCOMBAT_MAIN
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


@cr("601.2f", "608.2c")
def test_damage_is_divided_evenly_and_each_target_more_costs_more() -> None:
    fire = made(
        "Even Fire {X}{R}",
        "Sorcery",
        "This spell costs {1} more to cast for each target beyond the first.",
        "Even Fire deals X damage divided evenly, rounded down, among any number of targets.",
    )
    scene = Scene.exactly({"hand": [fire], "battlefield": ["Mountain"] * 7}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Even Fire", "5", "B", "Bear", "Done")
    assert scene.life(B) == 18
    assert scene.names("battlefield", B) == []
    assert all(land.tapped for land in scene.all("Mountain"))


@cr("614.12")
def test_what_comes_back_is_a_zombie_as_it_enters() -> None:
    rise = made(
        "Call Up {B}",
        "Sorcery",
        "Put target creature card from a graveyard onto the battlefield under your control. That creature is a black Zombie in "
        "addition to its other colors and types.",
    )
    watcher = made(
        "Grave Watcher {B}", "Creature — Human", "Whenever a Zombie you control enters, you gain 1 life.", "1/1"
    )
    scene = Scene({"hand": [rise], "battlefield": [watcher]}, {"graveyard": [BEAR]})
    scene.play(A, "Cast Call Up", "Bear")
    assert scene.names("battlefield", A).count("Bear") == 1
    assert scene.life(A) == 21


@cr("701.19c")
def test_what_was_dealt_damage_cannot_be_regenerated() -> None:
    burn = made(
        "Scorch {R}",
        "Instant",
        "Scorch deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
    )
    troll = made("Troll {1}{G}", "Creature — Troll", "{G}: Regenerate this creature.", "2/2")
    scene = Scene({"hand": [burn]}, {"battlefield": [troll]})
    scene.play(B, "Troll:")
    scene.play(A, "Cast Scorch", "Troll")
    assert scene.zone("Troll") == "graveyard"


@cr("500.8")
def test_a_combat_phase_is_added_after_a_main_phase() -> None:
    rush = made(
        "Rush {R}",
        "Sorcery",
        "Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed by an "
        "additional main phase.",
    )
    scene = Scene({"hand": [rush], "battlefield": [BEAR]})
    scene.until(POSTCOMBAT_MAIN, attack=["Bear"])
    scene.play(A, "Cast Rush")
    scene.until(POSTCOMBAT_MAIN).until(END_COMBAT, attack=["Bear"])
    assert scene.life(B) == 16


@cr("305.7")
def test_nonbasic_lands_are_islands() -> None:
    tide = made("High Tide {2}{U}", "Enchantment", "Nonbasic lands are Islands.")
    plot = made("Plot", "Land", "{T}: Add {G}.")
    drip = made("Drip {U}", "Sorcery", "You gain 1 life.")
    scene = Scene.exactly({"hand": [drip], "battlefield": [tide, plot]})
    assert scene.chars("Plot").subtypes == {"Island"}
    scene.play(A, "Cast Drip")
    assert scene.life(A) == 21
