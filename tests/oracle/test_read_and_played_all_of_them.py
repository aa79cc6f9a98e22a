"""All counters as a cost, all except some, what was tapped this way, combat phases, colors of choice: read and then played."""

from __future__ import annotations

import pytest

from inset.cards import library
from inset.decklists.formats import Entry, Parts, violations
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.harness.compiled import declined, made

FONT = made(
    "Deep Font {1}",
    "Artifact",
    "{T}: Put a charge counter on this artifact.",
    "{1}, Remove all charge counters from this artifact: You gain life equal to the number of charge counters removed this way.",
)


@cr("107.3", "602.2b")
def test_all_counters_are_removed_and_nobody_chooses_how_many() -> None:
    scene = Scene({"battlefield": [(FONT, {"counters": {"charge": 3}})]})
    scene.play(A, "Deep Font: {1}", 3)
    assert scene.life(A) == 23 and not scene.one("Deep Font").counters


@cr("509.1h")
@pytest.mark.parametrize("victim", ["Ox", "Cat"])
def test_a_creature_in_combat_with_it_is_one_that_blocks_it_or_that_it_blocks(victim: str) -> None:
    snare = made(
        "Snare Hound {G}", "Creature — Dog", "{0}: Exile target creature blocking or blocked by this creature.", "1/9"
    )
    if victim == "Ox":
        scene = Scene({"battlefield": [snare, CAT]}, {"battlefield": [OX]})
        scene.fight("Snare Hound", Ox="Snare Hound").until("declare blockers")
        scene.play(A, "Snare Hound", "Ox")
    else:
        scene = Scene({"battlefield": [CAT, BEAR]}, {"battlefield": [snare]})
        scene.fight("Cat", "Bear", Snare_Hound="Cat").until("declare blockers")
        scene.play(B, "Snare Hound", "Cat")
    assert scene.zone(victim) == "exile"


def test_nothing_is_in_combat_with_what_has_died() -> None:
    assert declined("When this creature dies, destroy all creatures blocking or blocked by it.", spell=False)


@cr("608.2c")
def test_all_but_the_excepted_are_returned() -> None:
    tide = made("Low Tide {U}", "Sorcery", "Return all creatures to their owners' hands except for Oxen and Cats.")
    scene = Scene({"hand": [tide], "battlefield": [OX, CAT]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Low Tide")
    assert scene.names("battlefield") == ["Ox", "Cat"] and scene.names("hand", B) == ["Bear"]


@cr("701.26a", "608.2c")
@pytest.mark.parametrize(("picked", "life"), [((), 20), (("Bear", "Ox"), 26)])
def test_what_was_tapped_this_way_is_counted(picked: tuple[str, ...], life: int) -> None:
    rest = made("Long Rest {W}", "Sorcery", "Tap any number of untapped creatures you control. You gain 3 life for each "
                "creature tapped this way.")  # fmt: skip
    scene = Scene({"hand": [rest], "battlefield": [BEAR, OX, CAT]})
    scene.play(A, "Cast Long Rest", *picked, "Done")
    assert scene.life(A) == life


@cr("500.8")
def test_an_ability_asks_for_the_first_combat_phase() -> None:
    drum = made(
        "War Drummer {R}", "Creature — Goblin",
        "Whenever this creature attacks, if it's the first combat phase of the turn, untap it. After this phase, there is an "
        "additional combat phase.", "1/1",
    )  # fmt: skip
    scene = Scene({"battlefield": [drum]}, {}).fight("War Drummer")
    scene.until("postcombat main")
    assert scene.life(B) == 18


@cr("105.3", "608.2d")
def test_one_color_or_several_are_chosen() -> None:
    dye = made(
        "Bright Dye {U}", "Instant", "Target creature becomes the color or colors of your choice until end of turn."
    )
    doom = made("Night Doom {B}", "Instant", "Destroy target red creature.")
    scene = Scene({"hand": [dye, doom], "battlefield": [BEAR]})
    scene.play(A, "Cast Bright Dye", "Bear", "white, red")
    scene.play(A, "Cast Night Doom", "Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("611.2b")
def test_it_lasts_for_as_long_as_you_control_the_source() -> None:
    guard = made(
        "Gate Guard {W}", "Creature — Human",
        "When this creature enters, target creature can't attack or block for as long as you control this creature.", "1/1",
    )  # fmt: skip
    burn = made("Small Burn {R}", "Instant", "Small Burn deals 3 damage to target creature.")
    scene = Scene({"hand": [guard]}, {"battlefield": [BEAR], "hand": [burn]})
    scene.play(A, "Cast Gate Guard", "Bear")
    scene.until("postcombat main", 2, attack=["Bear"])
    assert scene.life(A) == 20
    scene.play(B, "Cast Small Burn", "Gate Guard")
    scene.until("postcombat main", 4, attack=["Bear"])
    assert scene.life(A) == 18


@cr("614.1a", "400.7")
def test_it_is_exiled_if_it_would_leave() -> None:
    lift = made(
        "Brief Return {B}", "Sorcery",
        "Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, exile it "
        "instead of putting it anywhere else.",
    )  # fmt: skip
    back = made("Send Back {U}", "Instant", "Return target creature to its owner's hand.")
    scene = Scene({"hand": [lift, back], "graveyard": [BEAR]})
    scene.play(A, "Cast Brief Return", "Bear").play(A, "Cast Send Back", "Bear")
    assert scene.zone("Bear") == "exile"


@cr("122.1b", "608.2d")
def test_one_of_several_counters_is_chosen() -> None:
    train = made(
        "Training {G}", "Sorcery", "Put your choice of a reach, trample, or flying counter on target creature."
    )
    scene = Scene({"hand": [train], "battlefield": [BEAR]})
    scene.play(A, "Cast Training", "Bear", 2)
    assert dict(scene.one("Bear").counters) == {"flying": 1}


@cr("701.6a", "115.1")
def test_a_spell_that_targets_it_is_countered() -> None:
    glass = made(
        "Glass Kite {U}", "Creature — Spirit",
        "Whenever this creature becomes the target of a spell or ability for the first time each turn, counter that spell or "
        "ability.", "2/2",
    )  # fmt: skip
    burn = made("Small Burn {R}", "Instant", "Small Burn deals 3 damage to target creature.")
    scene = Scene({"battlefield": [glass]}, {"hand": [burn, burn]})
    scene.play(B, "Cast Small Burn", "Glass Kite")
    assert scene.zone("Glass Kite") == "battlefield"
    scene.play(B, "Cast Small Burn", "Glass Kite")
    assert scene.zone("Glass Kite") == "graveyard"


@cr("701.20a")
def test_a_card_is_revealed_at_random() -> None:
    pry = made(
        "Pry {B}",
        "Sorcery",
        "Target opponent reveals a card at random from their hand. You gain life equal to that card's mana value.",
    )
    scene = Scene({"hand": [pry]}, {"hand": [BEAR]})
    scene.play(A, "Cast Pry", "B")
    assert scene.life(A) == 22 and scene.zone("Bear") == "hand"


@cr("613.1f")
def test_it_becomes_something_else_and_gains_an_ability() -> None:
    wings = made(
        "Odd Wings {U}",
        "Instant",
        "Until end of turn, target creature becomes a 4/4 blue Bird creature and gains flying.",
    )
    scene = Scene({"hand": [wings], "battlefield": [OX]})
    scene.play(A, "Cast Odd Wings", "Ox")
    assert scene.size("Ox") == (4, 4)


@cr("113.6n", "100.2a")
def test_a_deck_may_have_more_of_such_a_card() -> None:
    swarm = made(
        "Endless Mice {1}{B}", "Creature — Mouse", "A deck can have any number of cards named Endless Mice.", "2/2"
    )
    few = made("Seven Mice {1}{B}", "Creature — Mouse", "A deck can have up to seven cards named Seven Mice.", "2/2")
    for card, count, allowed in ((swarm, 60, True), (few, 7, True), (few, 8, False), (BEAR, 5, False)):
        deck = Parts("Horde", (Entry(count, card), Entry(60, library()["Swamp"])), (), ())
        assert (not violations(deck, "duel")) == allowed


@cr("111.7", "700.1")
@pytest.mark.parametrize(("dies", "cards"), [("Bear", 2), ("Goat Token", 0)])
def test_a_token_is_no_creature_card(dies: str, cards: int) -> None:
    herd = made("Goat Herd {W}", "Sorcery", "Create a 1/1 white Goat creature token.")
    burn = made("Small Burn {R}", "Instant", "Small Burn deals 3 damage to target creature.")
    mourn = made(
        "Mourning {U}", "Sorcery",
        "If a creature card was put into your graveyard from anywhere this turn, draw two cards.",
    )  # fmt: skip
    scene = Scene({"hand": [herd, burn, mourn], "battlefield": [BEAR], "library": ["Island", "Forest", "Plains"]})
    scene.play(A, "Cast Goat Herd").play(A, "Cast Small Burn", dies).play(A, "Cast Mourning")
    assert len(scene.names("hand", A)) == cards


@cr("608.2c", "101.3")
def test_those_creatures_are_all_of_them_though_no_counter_can_be_put_on_them() -> None:
    rally = made(
        "Steady Rally {W}", "Sorcery", "Put a +1/+1 counter on each creature you control. Untap those creatures."
    )
    scene = Scene({"hand": [rally], "battlefield": ["Solemnity", (BEAR, {"tapped": True})]})
    scene.play(A, "Cast Steady Rally")
    assert scene.size("Bear") == (2, 2) and not scene.one("Bear").tapped
