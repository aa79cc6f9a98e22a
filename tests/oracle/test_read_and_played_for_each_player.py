"""A target for each opponent, piles that a player separates, tokens that enter attacking: read and then played."""

from __future__ import annotations

from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import declined, made


@cr("115.1", "115.3", "608.2b")
def test_one_target_for_each_opponent_at_most() -> None:
    wave = made("Wave {W}", "Sorcery", "For each opponent, destroy up to one target creature that player controls.")
    rows = {"hand": [wave], "battlefield": [BEAR]}, {"battlefield": [BEAR, OX]}, {"battlefield": [OX, OX]}
    scene = Scene(*rows)
    scene.do(A, "Cast Wave", "Bear")
    assert not any("B's" in words or words.startswith("B:") for words in scene.words() if "Ox" in words)
    scene.settle("Ox", "Done")
    assert scene.names("battlefield", A) == ["Bear"]
    assert scene.names("battlefield", B) == ["Ox"] and scene.names("battlefield", C) == ["Ox"]


@cr("608.2c", "613.1b")
def test_those_creatures_are_the_targets_of_all_opponents() -> None:
    mutiny = made(
        "Mutiny {R}",
        "Sorcery",
        "For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those "
        "creatures. They gain haste until end of turn.",
    )
    scene = Scene({"hand": [mutiny]}, {"battlefield": [(BEAR, {"tapped": True})]}, {"battlefield": [OX]})
    scene.play(A, "Cast Mutiny", "Bear", "Ox")
    assert sorted(scene.names("battlefield", A)) == ["Bear", "Ox"] and not scene.one("Bear").tapped


@cr("115.1")
def test_a_target_that_each_opponent_must_have_is_not_read() -> None:
    assert declined("For each opponent, destroy target creature that player controls.")
    assert declined(
        "For each opponent, exile up to one target creature that player controls and that player draws a card."
    )


@cr("700.3a", "700.3d")
def test_an_opponent_separates_and_you_choose_a_pile() -> None:
    sphinx = made(
        "Riddle {U}",
        "Sorcery",
        "Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your "
        "hand and the other into your graveyard.",
    )
    scene = Scene({"hand": [sphinx], "library": ["Forest", "Island", "Swamp"]})
    scene.do(A, "Cast Riddle").settle("Island", "Done", "Island")
    assert scene.names("hand", A) == ["Island"]
    assert sorted(scene.names("graveyard", A)) == ["Forest", "Riddle", "Swamp"]


@cr("508.4")
def test_a_token_enters_tapped_and_attacking() -> None:
    drummer = made(
        "Drummer {R}",
        "Creature — Human",
        "Whenever this creature attacks, create a tapped and attacking 1/1 red Goblin creature token.",
        "2/2",
    )
    scene = Scene({"battlefield": [drummer]})
    scene.until("combat damage", 0, attack=["Drummer"])
    assert scene.one("Goblin Token").tapped
    assert scene.life(B) == 17
