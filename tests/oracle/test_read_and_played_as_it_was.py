"""What is copied, and what had happened, is judged as it was then."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT
from tests.harness.compiled import made

SHROUD = made(
    "Borrowed Shroud {U}",
    "Instant",
    "Return target creature to its owner's hand. You create a token that's a copy of that creature.",
)


@cr("608.2h", "707.2")
def test_the_copy_of_a_creature_that_has_gone_is_of_the_creature() -> None:
    scene = Scene({"hand": [SHROUD, "Clone"]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Clone", BEAR.name)
    scene.play(A, "Cast Borrowed Shroud", "Bear (A's)")
    assert scene.zone("Clone") == "hand"
    assert scene.names("battlefield", A) == ["Bear"]


REVEL = made(
    "Late Revel {R}",
    "Enchantment",
    "At the beginning of your end step, if two or more creatures entered the battlefield under your control this turn, you "
    "gain 3 life.",
)


@cr("608.2h")
def test_what_entered_under_your_control_counts_even_if_another_player_has_it_now() -> None:
    command = made("Brief Command {U}", "Instant", "Gain control of target creature until end of turn.")
    scene = Scene({"battlefield": [REVEL], "hand": [BEAR, "Grizzly Bears"]}, {"hand": [command]})
    scene.play(A, "Cast Bear").play(A, "Cast Grizzly Bears")
    scene.play(B, "Cast Brief Command", "Grizzly Bears")
    assert scene.chars("Grizzly Bears").controller == B
    scene.until("end").resolve_all()
    assert scene.life(A) == 23


@cr("608.2h")
def test_what_only_became_a_creature_later_did_not_enter_as_one() -> None:
    thicket = made(
        "Waking Thicket", "Land", "{0}: Waking Thicket becomes a 2/2 creature until end of turn. It's still a land."
    )
    scene = Scene({"battlefield": [REVEL], "hand": [BEAR, thicket]})
    scene.play(A, "Cast Bear").do(A, "Play Waking Thicket")
    scene.play(A, "Waking Thicket: ")
    scene.until("end").resolve_all()
    assert scene.life(A) == 20


@cr("400.7", "400.7f")
def test_what_is_no_aura_is_not_found_again_in_its_graveyard() -> None:
    magus = made(
        "Bridge Keeper {B}",
        "Creature — Human",
        "Whenever a creature is put into an opponent's graveyard from the battlefield, exile Bridge Keeper.",
        "1/1",
    )
    scene = Scene({"battlefield": [magus], "hand": [BOLT, BOLT]}, {"battlefield": [BEAR]})
    scene.do(A, "Cast Bolt", "Bear").resolve()
    assert scene.zone("Bear") == "graveyard"
    scene.play(A, "Cast Bolt", "Bridge Keeper").resolve_all()
    assert scene.zone("Bridge Keeper") == "graveyard"


@cr("608.2h")
def test_the_power_of_the_creature_exiled_this_way_is_that_of_the_creature() -> None:
    thirst = made(
        "Long Thirst {B}",
        "Sorcery",
        "Exile target creature. Put a number of +1/+1 counters equal to the power of the creature exiled this way on target "
        "creature you control.",
    )
    theirs = {"battlefield": [(BEAR, {"counters": {"+1/+1": 3}})]}
    scene = Scene({"battlefield": [CAT], "hand": [thirst]}, theirs)
    scene.play(A, "Cast Long Thirst", "Bear", "Cat")
    assert scene.size("Cat") == (6, 6)


@cr("107.1b")
def test_what_gets_larger_by_less_than_nothing_stays_as_large_as_it_is() -> None:
    colossus = made(
        "Shifty Colossus {G}",
        "Creature — Shapeshifter",
        "{0}: Shifty Colossus gets +X/+X until end of turn, where X is its power.",
        "4/4",
    )
    wane = made("Slow Wane {U}", "Instant", "Target creature gets -6/-0 until end of turn.")
    scene = Scene({"battlefield": [colossus], "hand": [wane]})
    scene.play(A, "Cast Slow Wane", "Shifty Colossus").play(A, "Shifty Colossus: ")
    assert scene.size("Shifty Colossus") == (-2, 4)


@cr("614.12")
def test_what_says_how_permanents_enter_does_not_say_it_of_itself() -> None:
    orb = made("Sleepy Orb {3}", "Artifact", "Permanents enter tapped.")
    scene = Scene({"hand": [orb, BEAR]})
    scene.play(A, "Cast Sleepy Orb").play(A, "Cast Bear")
    assert (scene.one("Sleepy Orb").tapped, scene.one("Bear").tapped) == (False, True)
