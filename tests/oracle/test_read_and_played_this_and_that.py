"""Players as targets, what was put into a graveyard this way, whole hands, costs of two "
"kinds: read and then played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.harness.compiled import made

BURN = made("Small Burn {R}", "Instant", "Small Burn deals 3 damage to any target.")


@cr("115.1", "603.2")
@pytest.mark.parametrize(("aim", "cards"), [("A", 1), ("Bear", 1), ("Ox", 0)])
def test_you_or_a_permanent_of_yours_becomes_a_target(aim: str, cards: int) -> None:
    envoy = made(
        "Calm Envoy {G}", "Creature — Elf",
        "Whenever you or a permanent you control becomes the target of a spell or ability an "
        "opponent controls, draw a card.", "1/1",
    )  # fmt: skip
    scene = Scene(
        {"battlefield": [envoy, BEAR], "library": ["Island", "Forest"]}, {"hand": [BURN], "battlefield": [OX]}
    )
    scene.play(B, "Cast Small Burn", aim)
    assert len(scene.names("hand", A)) == cards


@cr("701.8b", "608.2c")
def test_only_what_went_to_a_graveyard_counts() -> None:
    void = made("Gray Void {B}", "Enchantment", "If a nontoken creature would die, exile it instead.")
    fall = made(
        "Stone Fall {2}{R}", "Sorcery",
        "Destroy up to two target permanents. For each permanent put into a graveyard this way, "
        "its controller creates a 3/3 green "
        "Elephant creature token.",
    )  # fmt: skip
    relic = made("Old Relic {1}", "Artifact", "{T}: Add {C}.")
    scene = Scene({"hand": [fall], "battlefield": [void]}, {"battlefield": [BEAR, relic]})
    scene.play(A, "Cast Stone Fall", "Bear", "Old Relic")
    assert scene.names("battlefield", B) == ["Elephant Token"] and scene.zone("Bear") == "exile"


@cr("608.2c")
def test_one_of_the_creatures_that_were_destroyed_is_returned() -> None:
    pick = made(
        "Last Pick {B}", "Sorcery",
        "Destroy all creatures, then return a creature card put into a graveyard this way to the "
        "battlefield under your control.",
    )  # fmt: skip
    scene = Scene({"hand": [pick], "graveyard": [CAT]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Last Pick", "Bear")
    assert scene.names("battlefield", A) == ["Bear"] and scene.zone("Cat") == "graveyard"


@cr("608.2h")
def test_who_controlled_what_was_destroyed() -> None:
    storm = made(
        "Dire Storm {B}", "Sorcery",
        "Destroy all creatures. Each player loses life equal to the number of creatures they "
        "controlled that were destroyed this way.",
    )  # fmt: skip
    charm = made("Odd Charm {U}", "Sorcery", "Gain control of target creature.")
    scene = Scene({"hand": [storm, charm], "battlefield": [CAT]}, {"battlefield": [BEAR, OX]})
    scene.play(A, "Cast Odd Charm", "Bear").play(A, "Cast Dire Storm")
    assert (scene.life(A), scene.life(B)) == (18, 19)


@cr("608.2c", "701.21a")
def test_creatures_and_creature_cards_change_places() -> None:
    swap = made(
        "Great Swap {B}", "Sorcery",
        "Each player exiles all creature cards from their graveyard, then sacrifices all creatures "
        "they control, then puts all cards "
        "they exiled this way onto the battlefield.",
    )  # fmt: skip
    scene = Scene({"hand": [swap], "graveyard": [CAT], "battlefield": [OX]}, {"graveyard": [BEAR]})
    scene.play(A, "Cast Great Swap")
    assert scene.names("battlefield", A) == ["Cat"] and scene.names("battlefield", B) == ["Bear"]
    assert scene.zone("Ox") == "graveyard"


@cr("401.4", "121.1")
def test_a_hand_is_put_away_and_as_many_cards_are_drawn() -> None:
    whirl = made(
        "Whirl {U}", "Sorcery", "Shuffle the cards from your hand into your library, then draw that many cards."
    )
    scene = Scene({"hand": [whirl, BEAR, OX], "library": ["Island", "Forest", "Plains"]})
    scene.play(A, "Cast Whirl")
    assert len(scene.names("hand", A)) == 2


@cr("118.12", "601.2b")
def test_two_things_are_sacrificed_for_one_ability() -> None:
    rite = made("Rite Keeper {B}", "Creature — Human", "Sacrifice a Bear and an Ox: Draw a card.", "1/1")
    scene = Scene({"battlefield": [rite, BEAR, OX], "library": ["Island"]})
    scene.play(A, "Rite Keeper")
    assert scene.names("hand", A) == ["Island"] and scene.names("battlefield", A) == ["Rite Keeper"]


@cr("702.6a")
def test_an_equip_cost_is_one_of_two() -> None:
    flail = made(
        "Thorn Flail {1}", "Artifact — Equipment", "Equipped creature gets +2/+1.", "Equip—Pay {3} or discard a card."
    )
    scene = Scene.exactly({"battlefield": [flail, BEAR], "hand": [OX]})
    scene.play(A, "Thorn Flail", "Bear")
    assert scene.size("Bear") == (4, 3) and scene.zone("Ox") == "graveyard"


@cr("707.9")
def test_a_copy_is_not_legendary() -> None:
    echo = made(
        "Echo Maker {U}", "Creature — Wizard",
        "Whenever you cast a legendary spell, copy it, except the copy isn't legendary.", "1/1",
    )  # fmt: skip
    king = made("The Bear King {G}", "Legendary Creature — Bear", "Trample", "2/2")
    scene = Scene({"battlefield": [echo], "hand": [king]})
    scene.play(A, "Cast The Bear King")
    assert scene.names("battlefield", A).count("The Bear King") == 2


@cr("105.2", "604.2")
def test_the_most_common_color() -> None:
    djinn = made(
        "Ember Djinn {R}", "Creature — Djinn",
        "Ember Djinn gets -2/-2 as long as red is the most common color among all permanents or is "
        "tied for most common.", "5/5",
    )  # fmt: skip
    assert Scene({"battlefield": [djinn]}).size("Ember Djinn") == (3, 3)
    assert Scene({"battlefield": [djinn]}, {"battlefield": [OX, CAT]}).size("Ember Djinn") == (5, 5)


SLOW = made(
    "Slow Beast {9}",
    "Creature — Beast",
    "Suspend 3—{R}",
    "Whenever an opponent casts a spell, if Slow Beast is suspended, remove a time counter from it.",
    "Sacrifice a creature: Remove a time counter from Slow Beast. Activate only if Slow Beast is suspended.",
    "5/5",
)


@cr("702.62a", "113.6")
def test_abilities_of_a_suspended_card_function_in_exile() -> None:
    scene = Scene({"exile": [(SLOW, {"counters": {"time": 3}})], "battlefield": [CAT]}, {"hand": [BURN]})
    scene.play(A, "Slow Beast", "Cat")
    assert scene.one("Slow Beast").counters["time"] == 2
    scene.play(B, "Cast Small Burn", "A")
    assert scene.one("Slow Beast").counters["time"] == 1


@cr("603.2c", "120.9")
def test_damage_to_several_creatures_at_once_is_one_event() -> None:
    patrol = made(
        "Wide Patrol {W}", "Creature — Human",
        "Whenever this creature deals damage to one or more creatures, draw a card.", "4/6",
    )  # fmt: skip
    scene = Scene({"battlefield": [patrol], "library": ["Island"] * 4}, {"battlefield": [CAT, OX]})
    scene.until("postcombat main", 0, 1, attack=["Wide Patrol"], block={"Cat": "Wide Patrol", "Ox": "Wide Patrol"})
    assert len(scene.names("hand", A)) == 1


@cr("602.5", "101.2")
@pytest.mark.parametrize(("turn", "offered"), [(A, False), (B, True)])
def test_abilities_of_some_permanents_cant_be_activated(turn: int, offered: bool) -> None:
    calm = made(
        "Calm Bringer {W}", "Creature — Human",
        "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
        "2/2",
    )  # fmt: skip
    troll = made("Odd Troll {G}", "Creature — Troll", "{0}: Regenerate this creature.", "2/2")
    den = made("Odd Den {G}", "Land", "{0}: You gain 1 life.")
    scene = Scene({"battlefield": [calm]}, {"battlefield": [troll, den], "hand": [BURN]})
    if turn == B:
        scene.next_turn()
    words = " ".join(scene.options(B))
    assert ("Odd Troll" in words, "Small Burn" in words, "Odd Den" in words) == (offered, offered, True)


@cr("107.1b")
@pytest.mark.parametrize(("dead", "cards"), [(1, 2), (3, 3)])
def test_the_greater_of_two_numbers(dead: int, cards: int) -> None:
    seer = made(
        "Bear Seer {U}", "Sorcery",
        "Draw cards equal to the number of Bears you control or the number of Bear cards in your graveyard, "
        "whichever is greater.",
    )  # fmt: skip
    scene = Scene({"hand": [seer], "battlefield": [BEAR, BEAR], "graveyard": [BEAR] * dead, "library": ["Island"] * 5})
    scene.play(A, "Cast Bear Seer")
    assert len(scene.names("hand", A)) == cards


@cr("702.16j")
def test_a_player_has_protection_from_everything() -> None:
    ward = made("Quiet Ward {W}", "Sorcery", "You gain protection from everything until your next turn.")
    scene = Scene({"hand": [ward]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Quiet Ward").until("postcombat main", 2, attack=["Bear"])
    assert scene.life(A) == 20


@cr("208.4b", "613.4b")
def test_base_power_alone_is_set() -> None:
    hush = made("Hush {U}", "Instant", "Target creature has base power 0 until end of turn.")
    scene = Scene({"hand": [hush], "battlefield": [BEAR]}).play(A, "Cast Hush", "Bear")
    assert scene.size("Bear") == (0, 2)


@cr("608.2c", "502.3")
@pytest.mark.parametrize("tapped", [False, True])
def test_those_creatures_are_all_that_were_spoken_of_tapped_before_or_not(tapped: bool) -> None:
    nap = made(
        "Long Nap {U}", "Sorcery",
        "Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.",
    )  # fmt: skip
    scene = Scene({"hand": [nap]}, {"battlefield": [(OX, {"tapped": tapped})]})
    scene.play(A, "Cast Long Nap", "B").next_turn()
    assert scene.one("Ox").tapped
