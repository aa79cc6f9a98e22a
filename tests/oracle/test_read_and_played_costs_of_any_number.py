"""601.2b, 601.2f: additional costs of any number of objects, for each of which the spell costs less."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BIRD, CAT, OX
from tests.harness.compiled import made

PLAINS = "Plains"
PARADE = made(
    "Parade {X}{W}",
    "Instant",
    "As an additional cost to cast this spell, you may exile any number of white cards from your hand. This spell costs {2} "
    "less to cast for each card exiled this way.",
    "Exile target creature with mana value X or less.",
)
BRUTE = made(
    "Brute {5}{B}",
    "Creature — Ogre",
    "As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast "
    "for each creature sacrificed this way.",
    "5/5",
)
CHORUS = made(
    "Chorus {7}{R}",
    "Sorcery",
    "As an additional cost to cast this spell, you may tap any number of untapped creatures you control. This spell costs {1} "
    "less to cast for each creature tapped this way.",
    "Chorus deals 4 damage to any target.",
)


@cr("601.2b", "601.2f", "107.3a")
def test_what_is_exiled_pays_for_x() -> None:
    """Without a card, X could only be 0: there would be no target."""
    scene = Scene.exactly({"hand": [PARADE, OX, CAT], "battlefield": [PLAINS]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Parade", 1, 2, "Bear", "Cat")
    assert scene.zone("Bear") == "exile" and scene.zone("Cat") == "exile" and scene.zone("Ox") == "hand"


@cr("601.2b", "601.2f")
def test_the_reduction_takes_only_generic_mana() -> None:
    """Four cards' worth can't pay for the white mana."""
    scene = Scene.exactly({"hand": [PARADE, OX, CAT], "battlefield": ["Swamp"]}, {"battlefield": [BEAR]})
    assert not any("Parade" in option for option in scene.options(A))
    scene = Scene.exactly({"hand": [PARADE, OX, CAT], "battlefield": [PLAINS]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Parade", 2, 3, "Bear")
    assert scene.zone("Ox") == scene.zone("Cat") == "exile" and scene.zone("Bear") == "exile"


@cr("601.2b", "118.8")
def test_nothing_need_be_exiled_and_cards_of_another_color_cant() -> None:
    scene = Scene.exactly({"hand": [PARADE, BIRD], "battlefield": [PLAINS] * 3}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Parade", 2, "Bear")
    assert scene.zone("Bear") == "exile" and scene.zone("Bird") == "hand"


@cr("601.2f", "601.2h")
def test_only_numbers_that_make_it_payable_are_offered() -> None:
    scene = Scene.exactly({"hand": [BRUTE], "battlefield": ["Swamp", "Swamp", BEAR, OX, CAT]})
    scene.choose("Cast Brute")
    assert list(scene.game.options.answers) == [2, 3]
    scene = Scene.exactly({"hand": [BRUTE], "battlefield": ["Swamp", "Swamp", BEAR]})
    assert not any("Brute" in option for option in scene.options(A))


@cr("601.2h", "118.8")
def test_they_are_sacrificed_together() -> None:
    scene = Scene.exactly({"hand": [BRUTE], "battlefield": ["Swamp", "Swamp", BEAR, OX, CAT]})
    scene.play(A, "Cast Brute", 2, "Bear", "Ox")
    assert sorted(scene.names("graveyard", A)) == ["Bear", "Ox"] and scene.zone("Brute") == "battlefield"


@cr("601.2f")
def test_creatures_are_tapped_for_it() -> None:
    scene = Scene.exactly({"hand": [CHORUS], "battlefield": ["Mountain", "Mountain"] + [BEAR] * 6})
    scene.play(A, "Cast Chorus", 6, "B")
    assert scene.st.players[B].life == 16 and all(scene.st.objs[o].tapped for o in scene.st.battlefield)
