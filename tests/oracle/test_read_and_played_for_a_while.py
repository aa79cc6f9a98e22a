"""Phrases that are read, and then played: what lasts for a while, colors and types of a player's choice, attackers that enter."""

from __future__ import annotations

from inset.kernel import types as t
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made


@cr("702.26b", "702.26a")
def test_a_creature_phases_out_by_an_instruction_and_comes_back() -> None:
    haze = made("Sudden Haze {U}", "Instant", "Target creature phases out.")
    scene = Scene({"hand": [haze], "battlefield": [BEAR]}, {}).play(A, "Cast Sudden Haze", "Bear")
    assert scene.one("Bear").phased
    scene.until(t.UPKEEP, turn=3)
    assert not scene.one("Bear").phased


@cr("611.2b", "502.3")
def test_it_stays_tapped_for_as_long_as_its_jailer_is_there() -> None:
    jailer = made(
        "Quiet Jailer {U}", "Creature — Spirit",
        "When this creature enters, tap target creature. That creature doesn't untap during its controller's untap step for as "
        "long as you control this creature.", "1/1",
    )  # fmt: skip
    scene = Scene({"hand": [jailer]}, {"battlefield": [BEAR]}).play(A, "Cast Quiet Jailer", "Bear")
    scene.until(t.UPKEEP, turn=2)
    assert scene.one("Bear").tapped


@cr("105.3", "608.2d")
def test_it_becomes_the_color_that_its_controller_chooses() -> None:
    lizard = made("Motley Lizard {G}", "Creature — Lizard",
                  "{0}: This creature gets +1/+1 and becomes the color of your choice until end of turn.", "1/1")  # fmt: skip
    scene = Scene({"battlefield": [lizard]}, {}).play(A, "Motley Lizard", "blue")
    assert chars_of(scene.st, scene.one("Motley Lizard")).colors == t.BLUE
    assert scene.size("Motley Lizard") == (2, 2)


@cr("305.7", "608.2d")
def test_a_land_becomes_the_basic_land_type_of_ones_choice() -> None:
    thrush = made(
        "Marsh Thrush {U}", "Instant", "Target land becomes the basic land type of your choice until end of turn."
    )
    scene = Scene({"hand": [thrush], "battlefield": ["Forest"]}, {}).play(A, "Cast Marsh Thrush", "Swamp")
    assert chars_of(scene.st, scene.one("Forest")).subtypes == frozenset({"Swamp"})


@cr("508.4")
def test_a_card_is_put_onto_the_battlefield_tapped_and_attacking() -> None:
    captain = made(
        "Bold Captain {R}", "Creature — Soldier",
        "Haste", "Whenever this creature attacks, you may put a creature card from your hand onto the battlefield tapped and "
        "attacking.", "1/1",
    )  # fmt: skip
    scene = Scene({"battlefield": [captain], "hand": [OX]}, {})
    scene.until(t.DECLARE_BLOCKERS, 0, "Yes", attack=["Bold Captain"])
    assert scene.one("Ox").tapped and scene.one("Ox").combat is not None


@cr("401.7")
def test_it_goes_second_from_the_top() -> None:
    dive = made("Deep Dive {U}", "Instant", "Put target creature into its owner's library second from the top.")
    scene = Scene({"hand": [dive]}, {"battlefield": [BEAR], "library": ["Forest", "Island"]})
    scene.play(A, "Cast Deep Dive", "Bear")
    library = scene.st.libraries[B]
    assert [scene.st.objs[oid].definition.name for oid in library[:3]] == ["Forest", "Bear", "Island"]


@cr("208.2a", "111.3")
def test_a_token_whose_own_ability_defines_its_size() -> None:
    seed = made(
        "Wild Seed {G}", "Sorcery",
        "Create a green Plant creature token with \"This token's power and toughness are each equal to the number of creatures "
        'you control."',
    )  # fmt: skip
    scene = Scene({"hand": [seed], "battlefield": [BEAR, OX]}, {}).play(A, "Cast Wild Seed")
    assert scene.size("Plant Token") == (3, 3)


@cr("120.1")
def test_only_what_dealt_damage_to_you_is_destroyed() -> None:
    verdict = made("Late Verdict {W}", "Instant", "Destroy target creature that dealt damage to you this turn.")
    scene = Scene({"battlefield": [BEAR, OX]}, {"hand": [verdict]})
    scene.until(t.POSTCOMBAT_MAIN, attack=["Bear"])
    scene.play(B, "Cast Late Verdict", "Bear")
    assert scene.names("battlefield", A) == ["Ox"]
