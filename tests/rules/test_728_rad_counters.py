"""728, 122.1i: rad counters: mill so many, and for each nonland card lose 1 life and a counter."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e
from inset.language.words.kinds import instant
from inset.language.words.nouns import each_player
from tests.harness import A, B, Scene, cr

FALLOUT = instant("Fallout", "{B}", e.GiveCounters(each_player, "rad", 3))
CARDS = ["Shock", "Forest", "Opt", "Shock", "20 Forest"]


def rad(scene: Scene, player: int) -> int:
    return scene.st.players[player].counters.get("rad", 0)


@cr("728.1", "122.1i")
def test_at_the_beginning_of_the_players_own_precombat_main_phase() -> None:
    scene = Scene({"hand": [FALLOUT]}, {"library": CARDS})
    scene.play(A, "Cast Fallout")
    assert (rad(scene, A), rad(scene, B)) == (3, 3)
    scene.until(t.DRAW, turn=2)
    assert scene.count(B, "graveyard") == 0
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    assert scene.stack() == ["Radiation"] and scene.st.priority == B
    scene.settle()
    assert sorted(scene.names("graveyard", B)) == ["Forest", "Opt", "Shock"]  # the first Shock was drawn
    assert (scene.life(B), rad(scene, B), scene.life(A), rad(scene, A)) == (18, 1, 20, 3)


@cr("728.1")
@pytest.mark.parametrize("counters", [{}, {"rad": 2}, {"poison": 2}])
def test_only_if_the_player_has_any(counters: dict[str, int]) -> None:
    scene = Scene({}, {"counters": counters, "library": CARDS})
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    assert scene.stack() == ["Radiation"] * ("rad" in counters)


@cr("728.1", "603.4")
def test_they_are_counted_as_it_resolves() -> None:
    """The player is asked again whether there are any, and mills as many cards as counters then."""
    clean = instant("Clean", "{W}", e.LoseCounters(each_player, "rad", 9))
    scene = Scene({}, {"counters": {"rad": 2}, "library": CARDS, "hand": [clean, FALLOUT]})
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.cast(B, "Cast Clean")
    scene.settle()
    assert (scene.life(B), scene.names("graveyard", B)) == (20, ["Clean"])
    other = Scene({}, {"counters": {"rad": 1}, "library": CARDS, "hand": [FALLOUT]})
    other.until(t.PRECOMBAT_MAIN, turn=2)
    other.cast(B, "Cast Fallout")
    other.settle()
    assert other.count(B, "graveyard") == 1 + 4


@cr("728.1")
def test_a_position_with_rad_counters_is_told_and_read_again() -> None:
    scene = Scene({"hand": []}, {"counters": {"rad": 2}, "library": ["20 Forest"]})
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.settle()
    assert rad(scene, B) == 2 and scene.names("command") == ["Radiation"]
    scene.until(t.PRECOMBAT_MAIN, turn=4)
    assert scene.stack() == ["Radiation"]


def test_a_real_card() -> None:
    scene = Scene({"battlefield": ["Feral Ghoul"], "hand": ["Murder"]})
    scene.play(A, "Cast Murder")
    assert (rad(scene, A), rad(scene, B)) == (0, 2)
