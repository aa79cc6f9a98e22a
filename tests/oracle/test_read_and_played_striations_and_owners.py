"""What was found when compiled cards were read again: abilities below a station symbol, libraries of several players, and
what is shuffled into a library whose owner is somebody else."""

from __future__ import annotations

from inset.rules.model import event_records as ev
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, SHOCK
from tests.harness.compiled import made

# --- station symbols --------------------------------------------------------------------------------------------------
SHIP = made(
    "Calm Ship {2}",
    "Artifact — Spacecraft",
    "Station",
    "2+ | Vigilance",
    "{1}: You gain 1 life.",
    "4+ | Flying",
    "Lifelink",
    "Other creatures you control get +1/+0.",
    "3/4",
)


@cr("721.2", "721.2a", "721.2b")
def test_all_below_a_station_symbol_waits_for_the_counters() -> None:
    for charge, power, can in ((1, 2, False), (2, 2, True), (4, 3, True)):
        scene = Scene({"battlefield": [(SHIP, {"counters": {"charge": charge}}), BEAR]})
        assert scene.size("Bear") == (power, 2)
        assert scene.could(A, "gain 1 life") is can


@cr("721.2")
def test_all_below_a_station_symbol_is_printed_below_it() -> None:
    assert SHIP.text() == (
        "Station\n2+ | Vigilance\n{1}: You gain 1 life.\n4+ | Flying, lifelink\nOther creatures you control get +1/+0."
    )


# --- half of whose library --------------------------------------------------------------------------------------------
@cr("701.17a", "608.2e")
def test_each_player_mills_half_of_their_own_library() -> None:
    flood = made("Great Flood {U}", "Sorcery", "Each opponent mills half their library, rounded up.")
    scene = Scene({"hand": [flood]}, {"library": ["5 Forest"]}, {"library": ["2 Forest"]})
    before = [len(scene.names("library", player)) for player in (1, 2)]
    scene.play(A, "Cast Great Flood")
    assert [len(scene.names("graveyard", player)) for player in (1, 2)] == [(count + 1) // 2 for count in before]


# --- whose library is shuffled ----------------------------------------------------------------------------------------
@cr("108.3", "701.24a")
def test_a_stolen_creature_is_shuffled_into_the_library_of_its_owner() -> None:
    shy = made(
        "Shy One {U}",
        "Creature — Homunculus",
        "When this creature becomes the target of a spell, shuffle this creature into its owner's library.",
        "1/1",
    )
    scene = Scene({"hand": [SHOCK]}, {"battlefield": [(shy, {"controller": A})]})
    scene.play(A, "Cast Shock", "Shy One")
    assert scene.zone("Shy One") == "library"
    [shuffled] = [event for event in scene.st.events if event.kind == ev.SHUFFLED]
    assert shuffled.player == B


# --- under whose control it entered -----------------------------------------------------------------------------------
@cr("608.2c", "603.2")
def test_that_player_is_who_controlled_it_as_it_entered() -> None:
    toll = made(
        "Border Toll {B}", "Enchantment",
        "Whenever a land enters under an opponent's control, that player loses 2 life and you gain 2 life.",
    )  # fmt: skip
    steal = made("Claim {U}", "Instant", "Gain control of target land.")
    scene = Scene({"battlefield": [toll], "hand": [steal]}, {"hand": ["Forest"]}, turn=2)
    scene.do(B, "Play Forest")
    scene.play(A, "Cast Claim", "Forest")
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (22, 18)


# --- the strongest of which cards -------------------------------------------------------------------------------------
@cr("608.2c")
def test_the_strongest_card_is_found_in_the_graveyard() -> None:
    hag = made(
        "Grave Hag {B}",
        "Creature — Hag",
        "When this creature enters, return to your hand the creature card in your graveyard with the greatest power. If two "
        "or more cards are tied for greatest power, you choose one of them.",
        "2/2",
    )
    scene = Scene({"hand": [hag], "graveyard": ["Grizzly Bears", "Hill Giant"]})
    scene.play(A, "Cast Grave Hag")
    assert scene.names("hand", A) == ["Hill Giant"] and scene.names("graveyard", A) == ["Grizzly Bears"]
