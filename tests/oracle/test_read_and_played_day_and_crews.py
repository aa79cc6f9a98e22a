"""Day and night, creatures that crew, exerting as a cost, differing names, who controls the most, suspend: read and then
played."""

from __future__ import annotations

import pytest

from inset.rules.model.state import DAY, NIGHT
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.harness.compiled import made

DIAL = made(
    "Sun Dial {2}",
    "Artifact",
    "If it's neither day nor night, it becomes day as Sun Dial enters.",
    "{1}: If it's night, it becomes day. Otherwise, it becomes night.",
    "Whenever day becomes night or night becomes day, you gain 1 life.",
)


@cr("731.1", "731.1a")
def test_day_and_night_follow_each_other() -> None:
    scene = Scene({"hand": [DIAL]})
    scene.play(A, "Cast Sun Dial")
    assert scene.st.day == DAY and scene.life(A) == 20  # nothing became day
    scene.play(A, "Sun Dial: {1}")
    assert scene.st.day == NIGHT and scene.life(A) == 21
    scene.play(A, "Sun Dial: {1}")
    assert scene.st.day == DAY and scene.life(A) == 22


CART = made(
    "Cart {2}",
    "Artifact — Vehicle",
    "Crew 1",
    "Whenever this Vehicle attacks, tap target creature that crewed it this turn.",
    "3/3",
)


@cr("702.122b")
def test_a_creature_that_crews_triggers() -> None:
    driver = made(
        "Driver {R}",
        "Creature — Human",
        "Whenever this creature crews a Vehicle, that Vehicle gets +1/+1 until end of turn.",
        "2/2",
    )
    scene = Scene({"battlefield": [driver, CART]})
    scene.play(A, "Cart")
    assert scene.size("Cart") == (4, 4)


@cr("702.122c")
def test_a_creature_that_cant_crew() -> None:
    leash = made(
        "Leash {W}",
        "Enchantment — Aura",
        "Enchant creature",
        "Enchanted creature can't attack, block, or crew Vehicles.",
    )
    scene = Scene({"hand": [leash], "battlefield": [BEAR, CART]})
    assert any("Cart" in option for option in scene.options(A))
    scene.play(A, "Cast Leash", "Bear")
    assert not any("Cart" in option for option in scene.options(A))


@cr("701.43a", "602.1a")
def test_exerting_is_a_cost() -> None:
    monk = made("Monk {W}", "Creature — Monk", "{T}, Exert this creature: You gain 3 life.", "1/1")
    scene = Scene({"battlefield": [monk]})
    scene.play(A, "Monk: {T}")
    assert scene.life(A) == 23
    scene.next_turn().next_turn()
    assert scene.one("Monk").tapped
    scene.next_turn().next_turn()
    assert not scene.one("Monk").tapped


@cr("201.2b")
def test_names_that_differ_are_counted() -> None:
    census = made(
        "Census {G}", "Sorcery", "You gain X life, where X is the number of differently named creatures you control."
    )
    scene = Scene({"hand": [census], "battlefield": [BEAR, BEAR, CAT]}, {"battlefield": [OX]})
    assert scene.play(A, "Cast Census").life(A) == 22


@cr("608.2c")
def test_those_who_control_the_most() -> None:
    quake = made("Tremor {R}", "Sorcery", "Each player who controls the most lands sacrifices a land.")
    scene = Scene(
        {"hand": [quake], "battlefield": ["Forest"]},
        {"battlefield": ["Island", "Island"]},
        {"battlefield": ["Swamp", "Swamp"]},
    )
    scene.play(A, "Cast Tremor", "Island", "Swamp")
    assert [len(scene.names("battlefield", player)) for player in range(3)] == [1, 1, 1]


@cr("702.62a", "400.7")
def test_an_exiled_card_gains_suspend() -> None:
    stop = made(
        "Pause {U}",
        "Instant",
        "Exile target creature and put two time counters on it. If it doesn't have suspend, it gains suspend.",
    )
    scene = Scene({"hand": [stop]}, {"battlefield": ["Grizzly Bears"]})
    scene.play(A, "Cast Pause", "Grizzly Bears")
    assert scene.zone("Grizzly Bears") == "exile" and scene.one("Grizzly Bears").counters == {"time": 2}
    scene.next_turn()
    assert scene.one("Grizzly Bears").counters == {"time": 1}


@cr("701.20a")
@pytest.mark.parametrize("bears", [1, 2])
def test_cards_are_revealed_until_there_are_so_many(bears: int) -> None:
    call = made(
        "Roll Call {G}",
        "Sorcery",
        "Reveal cards from the top of your library until you reveal X creature cards, where X is the number of Bears you "
        "control. Put those cards into your hand and the rest on the bottom of your library in a random order.",
    )
    library = ["Forest", "Grizzly Bears", "Island", "Serra Angel", "Swamp"]
    scene = Scene({"hand": [call], "battlefield": [BEAR] * bears, "library": library})
    scene.play(A, "Cast Roll Call")
    assert sorted(scene.names("hand", A)) == ["Grizzly Bears", "Serra Angel"][:bears]


@cr("603.7b", "505.1")
def test_at_the_next_main_phase_of_yours() -> None:
    drain = made("Drink {U}", "Instant", "At the beginning of your next main phase, you gain 2 life.")
    scene = Scene({"hand": [drain]})
    scene.play(A, "Cast Drink")
    assert scene.life(A) == 20
    scene.next_turn()
    assert scene.life(A) == 22 and scene.life(B) == 20
