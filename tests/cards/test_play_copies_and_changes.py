"""Cards that become something else for a while, or change what others are: each is cast, and each ability used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inset.language import keywords as k
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene
from tests.harness.cards import ANGEL, BEARS, GIANT, KILL

FILL = {"library": ["Forest"] * 12}


def duel(
    hand: Sequence[Any] = (), mine: Sequence[Any] = (), theirs: Sequence[Any] = (),
    ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None,
) -> Scene:  # fmt: skip
    """Ann, who has plenty of mana, against Bob; answers to what isn't asked are skipped."""
    return Scene(
        {"hand": list(hand), "battlefield": list(mine), **FILL, **(ann or {})},
        {"battlefield": list(theirs), "mana": "", **FILL, **(bob or {})},
        names=("Ann", "Bob"),
    )


# --- copies and changes that last a while -----------------------------------------------------------------------------------
def test_kellan_changes_his_trade() -> None:
    name = "Kellan, Planar Trailblazer"
    t = duel(mine=[name]).play(A, f"{name}: {{1}}{{R}}")
    assert {"Detective", "Human", "Faerie"} <= set(t.chars(name).subtypes) and "Scout" not in t.chars(name).subtypes
    t.play(A, f"{name}: {{2}}{{R}}")
    assert t.size(name) == (3, 2) and keyword(t, name, k.DOUBLE_STRIKE)
    fresh = duel(mine=[name]).play(A, f"{name}: {{2}}{{R}}")
    assert fresh.size(name) == (2, 1)


def test_the_biblioplex_looks_with_no_hand() -> None:
    t = duel(mine=["The Biblioplex"], ann={"library": ["Opt", "Forest"]}).play(A, "The Biblioplex: {2}", "Yes")
    assert t.names("hand", A) == ["Opt"]
    t = duel(mine=["The Biblioplex"]).play(A, "The Biblioplex: {2}", "Yes")
    assert t.names("hand", A) == [] and t.count(A, "graveyard") == 1
    assert not duel([BEARS], ["The Biblioplex"]).could(A, "The Biblioplex: {2}")


def test_mockingbird_copies_what_it_can_afford() -> None:
    t = duel(["Mockingbird"], [BEARS], [ANGEL]).play(A, "Cast Mockingbird", 1, "Yes", BEARS)
    assert t.size("Mockingbird") == (2, 2) and t.keywords("Mockingbird") & k.FLYING
    assert {"Bear", "Bird"} <= set(t.chars("Mockingbird").subtypes)
    t = duel(["Mockingbird"], [], [ANGEL]).play(A, "Cast Mockingbird", 3, "Yes", ANGEL)
    assert t.size("Mockingbird") == (1, 1)


def test_ebony_fly_takes_wing() -> None:
    t = duel(mine=["Ebony Fly"]).play(A, "Ebony Fly: {4}", "Yes")
    power, toughness = t.size("Ebony Fly")
    assert power == toughness and power in range(1, 7) and t.keywords("Ebony Fly") & k.FLYING
    assert t.until("upkeep", 2).size("Ebony Fly") == (None, None)


def test_anticausal_vestige_leaves_something() -> None:
    t = duel([KILL, BEARS, ANGEL], ["Anticausal Vestige", "Forest", "Forest"]).play(
        A, "Cast Kill", "Anticausal", "Yes", BEARS
    )
    assert t.called(BEARS).tapped and ANGEL in t.names("hand", A)


def test_armageddon_clock_ticks_for_all() -> None:
    clock = {"card": "Armageddon Clock", "counters": {"doom": 2}}
    t = duel(mine=[clock]).until("precombat main", 3)
    assert (t.life(A), t.life(B)) == (17, 17)
    t = Scene({"battlefield": [clock], **FILL}, FILL).until("upkeep", 2)
    assert t.could(B, "Armageddon Clock")
    t.play(B, "Armageddon Clock")
    assert counters(t, "Armageddon Clock", "doom") == 1
    assert not t.until("precombat main", 2).could(A, "Armageddon Clock")


def test_sphere_of_the_suns_shines_thrice() -> None:
    t = duel(["Sphere of the Suns"]).play(A, "Cast Sphere")
    assert t.called("Sphere of the Suns").tapped and counters(t, "Sphere of the Suns", "charge") == 3


def test_curse_artifact_hurts_or_takes() -> None:
    t = duel(["Curse Artifact"], [], ["Sol Ring"]).play(A, "Cast Curse Artifact", "Sol Ring")
    assert t.until("draw", 2, "No").life(B) == 18
    t = duel(["Curse Artifact"], [], ["Sol Ring"]).play(A, "Cast Curse Artifact", "Sol Ring")
    assert t.until("draw", 2, "Yes").zone("Sol Ring") == "graveyard"


def test_tamiyo_rewards_fighters() -> None:
    tamiyo = {"card": "Tamiyo, Field Researcher", "counters": {"loyalty": 7}}
    t = (
        duel(mine=[tamiyo, BEARS, GIANT])
        .play(A, "Tamiyo, Field Researcher: +1", BEARS, GIANT)
        .fight(BEARS, GIANT)
        .until("end")
    )
    assert len(t.names("hand", A)) == 2
    t = duel(mine=[tamiyo], theirs=[BEARS]).play(A, "Tamiyo, Field Researcher: −2", BEARS, "Done").until("draw", 2)
    assert t.called(BEARS).tapped
    t = Scene.exactly({"battlefield": [tamiyo], "hand": [ANGEL], **FILL}).play(A, "Tamiyo, Field Researcher: −7")
    assert t.play(A, f"Cast {ANGEL}").zone(ANGEL) == "battlefield"


def test_elvish_healer_knows_its_own() -> None:
    t = duel(["Shock"], ["Elvish Healer", GIANT], [BEARS]).play(A, "Elvish Healer", BEARS).play(A, "Cast Shock", BEARS)
    assert t.called(BEARS).damage == 0
    t = duel(["Shock"], ["Elvish Healer", GIANT]).play(A, "Elvish Healer", GIANT).play(A, "Cast Shock", GIANT)
    assert t.called(GIANT).damage == 1
