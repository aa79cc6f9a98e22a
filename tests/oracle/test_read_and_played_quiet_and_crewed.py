"""Phrases that are read, and then played: events that cause no abilities to trigger, crewing as though with more power, spells
cast during a turn, one card of each of two kinds, a granter that is sacrificed."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, OX
from tests.harness.compiled import made

GREETER = made("Glad Greeter {W}", "Creature — Human", "When this creature enters, you gain 3 life.", "1/1")


@cr("603.2g")
def test_creatures_that_enter_cause_nothing_to_trigger() -> None:
    orb = made("Dull Orb {2}", "Artifact", "Creatures entering don't cause abilities to trigger.")
    assert Scene({"hand": [GREETER]}).play(A, "Cast Glad Greeter").life(A) == 23
    assert Scene({"hand": [GREETER], "battlefield": [orb]}).play(A, "Cast Glad Greeter").life(A) == 20


@cr("603.2g")
def test_only_abilities_of_opponents_permanents_are_kept_quiet() -> None:
    mother = made(
        "Stern Mother {W}",
        "Creature — Phyrexian",
        "Permanents entering don't cause abilities of permanents your opponents control to trigger.",
        "4/7",
    )
    assert Scene({"hand": [GREETER], "battlefield": [mother]}).play(A, "Cast Glad Greeter").life(A) == 23
    assert Scene({"hand": [GREETER]}, {"battlefield": [mother]}).play(A, "Cast Glad Greeter").life(A) == 20


@cr("702.122a")
def test_a_creature_crews_as_though_its_power_were_greater() -> None:
    pilot = made(
        "Keen Pilot {W}", "Creature — Pilot", "This creature crews Vehicles as though its power were 2 greater.", "1/1"
    )
    cart = made("Old Cart {2}", "Artifact — Vehicle", "Crew 3", "4/4")
    scene = Scene({"battlefield": [pilot, cart]})
    scene.play(A, "Old Cart")
    assert scene.size("Old Cart") == (4, 4)
    weak = Scene({"battlefield": [CAT, cart]})
    assert not any("Old Cart" in option for option in weak.options(A))


@cr("603.2")
def test_a_spell_that_is_cast_during_an_opponents_turn() -> None:
    trickster = made(
        "Sly Trickster {U}",
        "Creature — Faerie",
        "Whenever you cast a spell during an opponent's turn, you gain 1 life.",
        "1/1",
    )
    scene = Scene({"battlefield": [trickster], "hand": [BOLT, BOLT]})
    scene.play(A, "Cast Bolt", "B")
    assert scene.life(A) == 20
    scene.next_turn()
    scene.play(A, "Cast Bolt", "B")
    assert scene.life(A) == 21


@cr("608.2d")
def test_one_card_of_each_of_two_kinds() -> None:
    gift = made(
        "Wide Gift {G}",
        "Sorcery",
        "Look at the top four cards of your library. You may reveal a creature card and/or a land card from among them and put "
        "the revealed cards into your hand. Put the rest on the bottom of your library in any order.",
    )
    scene = Scene({"hand": [gift], "library": [BEAR, "Forest", OX, BOLT]})
    scene.cast(A, "Cast Wide Gift")
    scene.resolve("Yes", "Bear", "Forest", "Ox")
    assert scene.sorted_names("hand", A) == ["Bear", "Forest"]


@cr("113.7", "201.5a")
def test_the_equipment_that_grants_an_ability_is_sacrificed() -> None:
    torch = made(
        "Short Torch {1}",
        "Artifact — Equipment",
        'Equipped creature has "{0}: Sacrifice Short Torch. You gain 1 life."',
        "Equip {0}",
    )
    scene = Scene({"battlefield": [torch, BEAR]})
    scene.play(A, "Short Torch")
    scene.play(A, "Bear: {0}")
    assert (scene.zone("Short Torch"), scene.zone("Bear"), scene.life(A)) == ("graveyard", "battlefield", 21)
    assert scene.life(B) == 20


@cr("701.21a")
def test_the_controller_of_a_creature_sacrifices_it() -> None:
    mercy = made(
        "Hard Mercy {B}", "Instant", "Target creature's controller sacrifices it. You gain life equal to its power."
    )
    scene = Scene({"hand": [mercy]}, {"battlefield": [BEAR]}).play(A, "Cast Hard Mercy", "Bear")
    assert (scene.zone("Bear"), scene.lives) == ("graveyard", (22, 20))


@cr("608.2h")
def test_the_total_power_of_what_was_destroyed() -> None:
    storm = made(
        "Red Storm {R}",
        "Sorcery",
        "Destroy all creatures target opponent controls. Red Storm deals damage to that player equal to their total power.",
    )
    scene = Scene({"hand": [storm], "battlefield": [CAT]}, {"battlefield": [BEAR, OX]}).play(A, "Cast Red Storm")
    assert (scene.life(B), scene.zone("Cat")) == (17, "battlefield")
