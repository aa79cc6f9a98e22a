"""What was found when compiled cards were read again: an object compared with itself, "other" than a card that was exiled,
several players who pay, several instructions in the place of one."""

from __future__ import annotations

import pytest

from inset.language import effects as e
from inset.oracle.binder import Binder, Unbound
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import declined, made

# --- each compared with itself ----------------------------------------------------------------------------------------
WALL = made("Long Wall {W}", "Creature — Wall", "Vigilance", "1/5")


@cr("208.1", "608.2h")
def test_each_creature_is_compared_with_its_own_power() -> None:
    beach = made(
        "Beach Day {U}",
        "Creature — Crab",
        "When this creature enters, you gain 1 life for each creature you control with toughness greater than its power.",
        "0/3",
    )
    scene = Scene({"hand": [beach], "battlefield": [BEAR, WALL]})
    scene.play(A, "Cast Beach Day")
    assert scene.life(A) == 22  # itself and the Wall


@cr("208.4b")
def test_power_is_compared_with_base_power() -> None:
    drill = made(
        "Drill {W}",
        "Enchantment",
        "At the beginning of your end step, if you control a creature with power greater than its base power, you gain 4 life.",
    )
    growth = made("Slow Growth {G}", "Sorcery", "Put a +1/+1 counter on target creature.")
    scene = Scene({"hand": [growth], "battlefield": [drill, BEAR]})
    scene.until("end")
    scene.settle()
    assert scene.life(A) == 20
    again = Scene({"hand": [growth], "battlefield": [drill, BEAR]})
    again.play(A, "Cast Slow Growth", "Bear")
    again.until("end")
    again.settle()
    assert again.life(A) == 24


@cr("510.1a")
def test_those_that_are_tougher_than_strong_hit_with_their_toughness() -> None:
    knot = made(
        "Knot {G}",
        "Enchantment",
        "Each creature you control with toughness greater than its power assigns combat damage equal to its toughness rather "
        "than its power.",
    )
    scene = Scene({"battlefield": [knot, WALL, BEAR]})
    scene.fight("Long Wall", "Bear").until("postcombat main")
    assert scene.life(B) == 20 - 5 - 2


# --- other than what --------------------------------------------------------------------------------------------------
@cr("607.2a")
def test_the_other_exiled_cards_are_those_that_were_not_returned() -> None:
    farm = made(
        "Kennel {1}",
        "Artifact",
        "{1}: Exile target creature you own.\n{2}, Sacrifice this artifact: Return a creature card exiled with this artifact to "
        "the battlefield under your control. Return each other card exiled with this artifact to its owner's hand.",
    )
    scene = Scene({"battlefield": [farm, BEAR, OX]})
    scene.play(A, "Kennel: {1}", "Bear")
    scene.play(A, "Kennel: {1}", "Ox")
    scene.play(A, "Kennel: {2}", "Bear")
    assert scene.zone("Bear") == "battlefield" and scene.zone("Ox") == "hand"


# --- who pays ---------------------------------------------------------------------------------------------------------
@cr("118.12")
def test_each_of_several_players_who_may_pay_is_declined() -> None:
    """Each would be asked, also after another has paid."""
    assert declined("Each player may pay {2}. If a player does, you gain 3 life.")
    assert declined("Each opponent may pay 1 life.")


@cr("118.12", "101.4")
@pytest.mark.parametrize(("answers", "life"), [(("No", "Yes"), 20), (("No", "No"), 25)])
def test_unless_any_player_pays_ends_with_the_first_who_does(answers: tuple[str, ...], life: int) -> None:
    toll = made("Toll {W}", "Sorcery", "You gain 5 life unless any player pays {2}.")
    scene = Scene({"hand": [toll], "mana": "{W}"}, {}, {})
    scene.play(A, "Cast Toll", *answers)
    assert scene.life(A) == life
    assert toll.text() == "You gain 5 life unless any player pays {2}."


# --- what is paid as it resolves ---------------------------------------------------------------------------------------
@cr("118.3", "118.12")
@pytest.mark.parametrize(("helpers", "life"), [(1, 20), (2, 24)])
def test_two_creatures_are_tapped_or_none(helpers: int, life: int) -> None:
    """It was offered with one creature, and what was bought with it came all the same."""
    team = made(
        "Team {W}",
        "Enchantment",
        "At the beginning of your upkeep, you may tap two untapped creatures you control. If you do, you gain 4 life.",
    )
    cards = [BEAR, OX][:helpers]
    scene = Scene({"battlefield": [team, *cards], "library": ["Forest"]}, {"library": ["Forest"] * 3})
    scene.until("upkeep", 3)
    scene.settle(*["Yes", *(card.name for card in cards)] if helpers == 2 else [])
    assert scene.life(A) == life


@cr("118.3", "118.12")
@pytest.mark.parametrize(("counters", "life"), [(1, 20), (2, 24)])
def test_counters_that_are_not_there_are_not_removed(counters: int, life: int) -> None:
    """It was offered, and what was bought with it came all the same."""
    font = made(
        "Font {W}",
        "Artifact",
        "At the beginning of your upkeep, you may remove two charge counters from this artifact. If you do, you gain 4 life.",
    )
    scene = Scene(
        {"battlefield": [(font, {"counters": {"charge": counters}})], "library": ["Forest"]},
        {"library": ["Forest"] * 3},
    )
    scene.until("upkeep", 3)
    scene.settle(*["Yes"] if counters == 2 else [])
    assert scene.life(A) == life


@cr("701.17b", "118.3")
def test_more_cards_than_there_are_are_not_milled_for_something() -> None:
    mill = made("Old Mill {B}", "Sorcery", "You may mill three cards. If you do, you gain 4 life.")
    flood = made("Flood {U}", "Sorcery", "Mill twenty cards.")
    scene = Scene({"hand": [mill, flood], "library": ["Forest"] * 2})
    scene.play(A, "Cast Flood")
    scene.play(A, "Cast Old Mill")
    assert scene.life(A) == 20 and scene.count(A, "library") == 2


@cr("608.2b")
def test_what_a_creature_that_was_sacrificed_had_blocked_is_still_a_target() -> None:
    wall = made(
        "Last Stand {W}",
        "Creature — Wall",
        "{1}, Sacrifice this creature: Destroy target creature this creature is blocking.",
        "0/4",
    )
    scene = Scene({"battlefield": [OX]}, {"battlefield": [wall]})
    scene.until("declare blockers", attack=["Ox"], block={"Last Stand": "Ox"})
    scene.play(B, "Last Stand: {1}")
    assert scene.zone("Ox") == "graveyard"


# --- several in the place of one --------------------------------------------------------------------------------------
def test_several_instructions_in_the_place_of_one_are_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option of ``ChooseMode`` is a tuple of instructions, never of tuples."""
    pair = (e.Scry(1), e.Scry(2))
    monkeypatch.setitem(Binder.bind.__globals__["BIND"], e.Proliferate, lambda binder, node: pair)
    binder = Binder(True, lambda name: None)
    with pytest.raises(Unbound, match="several instructions"):
        binder.bind(e.ChooseMode(((e.Proliferate(),), (e.Scry(1),))))


# --- texts ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "At the beginning of your upkeep, if an opponent lost 2 or more life this turn, draw a card.",
        "At the beginning of your upkeep, if a card left your graveyard this turn, draw a card.",
        "When this creature enters, if an opponent was dealt 3 or more damage this turn, draw a card.",
        "At the beginning of your upkeep, if each player has 10 or less life, sacrifice this creature.",
        "This creature enters tapped unless your opponents control four or more lands.",
        "{1}: Draw a card. Activate only if you have exactly two cards in hand.",
        "Whenever this creature becomes the target of a spell or ability an opponent controls, draw a card.",
        "Creatures without flying or swampwalk can't attack.",
        "You may have this creature enter tapped as a copy of any artifact on the battlefield.",
        "When this creature enters, you may gain control of target artifact until end of turn.",
        "Merfolk cards in your graveyard have retrace.",
        "When this creature enters, you may search your library for any number of Elf cards, reveal them, put them into your "
        "hand, then shuffle.",
        "At the beginning of your upkeep, put an hour counter on this creature.",
        "Whenever a card is put into your graveyard from anywhere, you gain 1 life.",
        "When this creature enters, target opponent gains control of it.",
        "The second spell you cast each turn costs {1} less to cast.",
        "{1}, Sacrifice this creature: It deals 1 damage to target creature this creature is blocking.",
    ],
)
def test_the_nodes_print_what_was_read(text: str) -> None:
    assert made("Mirror {1}", "Creature — Wall", text, "0/4").text() == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("This spell costs {1} less to cast if it targets a tapped creature.\nDestroy target creature.",
         "This spell costs {1} less to cast if Echo targets a tapped creature.\nDestroy target creature."),
        ("Target opponent puts a card from their hand on top of their library.",
         "Target opponent chooses a card from their hand. Put it on top of its owner's library."),
        ("For each opponent, destroy up to one target artifact that player controls.",
         "Destroy up to one target artifact each opponent controls."),
        ("Draw a card if a library has five or fewer cards in it.",
         "If a player has five or fewer cards in their library, draw a card."),
        ("Draw a card, then discard a card. Repeat this process once.",
         "Draw a card and discard a card. Repeat this process once."),
        ("Discard all the cards in your hand, then draw that many cards.",
         "Discard your hand. Draw X cards, where X is the number of them."),
    ],
)  # fmt: skip
def test_the_nodes_print_it_in_other_words(text: str, told: str) -> None:
    assert made("Echo {1}", "Sorcery", *text.split("\n")).text() == told


# --- dealt damage this way --------------------------------------------------------------------------------------------
@cr("614.6", "702.16e")
def test_only_what_was_dealt_damage_is_exiled_instead_of_dying() -> None:
    ember = made(
        "Ember Rain {R}",
        "Sorcery",
        "Ember Rain deals 1 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.",
    )
    ward = made("Wet Newt {U}", "Creature — Salamander", "Protection from red", "1/1")
    fell = made("Fell {B}", "Instant", "Destroy all creatures.")
    scene = Scene({"hand": [ember, fell], "battlefield": [ward, BEAR]})
    scene.play(A, "Cast Ember Rain").play(A, "Cast Fell")
    assert (scene.zone("Wet Newt"), scene.zone("Bear")) == ("graveyard", "exile")


@cr("701.19c", "702.16e")
def test_what_was_not_dealt_damage_can_be_regenerated() -> None:
    ember = made(
        "Ember Rain {R}",
        "Sorcery",
        "Ember Rain deals 1 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
    )
    cloud = made("Cloud {W}", "Instant", "Prevent all damage that would be dealt this turn.")
    again = made("Again {G}", "Instant", "Regenerate target creature.")
    fell = made("Fell {B}", "Instant", "Destroy all creatures.")
    for shield, zone in (([cloud], "battlefield"), ([], "graveyard")):
        scene = Scene({"hand": [ember, again, fell, *shield], "battlefield": [BEAR]})
        if shield:
            scene.play(A, "Cast Cloud")
        scene.play(A, "Cast Ember Rain", "Bear").play(A, "Cast Again", "Bear").play(A, "Cast Fell")
        assert scene.zone("Bear") == zone


# --- who controlled it ------------------------------------------------------------------------------------------------
RUNE = made("Old Rune {2}", "Artifact", "{T}: Add {C}.")
THEFT = made("Rune Theft {U}", "Sorcery", "Gain control of target artifact.")


@cr("109.4", "608.2h")
@pytest.mark.parametrize("deed", ["destroyed", "put into a graveyard"])
def test_its_controller_is_who_controlled_it_last(deed: str) -> None:
    crush = made(
        "Crush {G}",
        "Sorcery",
        f"Destroy up to three target noncreature permanents. For each permanent {deed} this way, its controller creates a 3/3 "
        "green Elephant creature token.",
    )
    scene = Scene({"hand": [THEFT, crush]}, {"battlefield": [RUNE]})
    scene.play(A, "Cast Rune Theft", "Old Rune").play(A, "Cast Crush", "Old Rune")
    assert (scene.names("battlefield", A), scene.names("graveyard", B)) == (["Elephant Token"], ["Old Rune"])


@cr("109.4", "608.2h")
def test_the_controller_of_what_was_exiled_is_who_controlled_it_last() -> None:
    hide = made(
        "Hide {U}",
        "Sorcery",
        "Exile any number of target artifacts. For each permanent exiled this way, its controller draws a card.",
    )
    scene = Scene({"hand": [THEFT, hide], "library": ["2 Forest"]}, {"battlefield": [RUNE], "library": ["2 Swamp"]})
    scene.play(A, "Cast Rune Theft", "Old Rune").play(A, "Cast Hide", "Old Rune")
    assert (scene.names("hand", A), scene.names("hand", B)) == (["Forest"], [])


# --- whose counters ---------------------------------------------------------------------------------------------------
@cr("118.8", "601.2f")
def test_a_spell_on_top_is_paid_for_with_a_counter_of_your_own() -> None:
    pact = made(
        "Open Pact {W}",
        "Enchantment",
        "You may look at the top card of your library any time.\nYou may cast spells from the top of your library by removing a "
        "counter from a creature you control in addition to paying their other costs.",
    )
    free = made("Free Gift {0}", "Sorcery", "You gain 1 life.")
    marked = {"counters": {"shield": 1}}
    for mine, theirs, castable in (((BEAR, marked), OX, True), (BEAR, (OX, marked), False)):
        scene = Scene({"battlefield": [pact, mine], "library": [free]}, {"battlefield": [theirs]})
        assert any("Free Gift" in option for option in scene.options(A)) == castable
