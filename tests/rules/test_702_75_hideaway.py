"""702.75: hideaway."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as ef, keywords as k
from inset.language.abilities import Keyword
from inset.language.mods import SetController
from inset.language.selections import LinkedCards
from inset.language.values import ANY_NUMBER
from inset.language.words.kinds import activated, artifact, sorcery
from inset.language.words.nouns import artifacts, target, you
from inset.language.words.verbs import cost, destroy, draw, free, gain_life
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR

HIDE = Keyword(k.HIDEAWAY, number=3)
PLAY = activated(cost("{0}"), ef.CastNow(LinkedCards(), cost=free, lands=True, most=ANY_NUMBER))
CHEST = artifact("Chest", "{1}", HIDE, PLAY)
RITE = sorcery("Rite", "{1}{B}", gain_life(3))
STEAL = sorcery("Steal", "{U}", ef.Modify(target(artifacts), (SetController(you),), ef.FOREVER))


def hidden(scene: Scene, viewer: int) -> list[str]:
    """The names of the exiled cards that the player sees, "" for one that they don't."""
    found = scene.game.view(viewer).data["exile"]
    return sorted(card.get("name", "") for card in found)


def open_chest(*rest: dict[str, object]) -> Scene:
    scene = Scene({"hand": [CHEST], "library": [BEAR, RITE, "Forest", "Island"], "library_exact": True}, *rest)
    scene.play(A, "Cast Chest", "Rite")
    return scene


@cr("702.75a")
def test_one_of_so_many_is_exiled_face_down_and_the_rest_goes_under_the_library() -> None:
    scene = open_chest()
    assert len(scene.st.exile) == 1 and scene.st.objs[scene.st.exile[0]].face_down is not None
    assert scene.st.objs[scene.st.exile[0]].definition is RITE
    names = [scene.st.objs[o].definition.name for o in scene.st.libraries[A]]
    assert names[0] == "Island" and sorted(names[1:]) == ["Bear", "Forest"]


@cr("702.75a")
def test_the_rest_is_put_there_in_a_random_order() -> None:
    orders = set()
    for seed in range(12):
        hand, library = [CHEST], ["Forest", "Island", "Swamp", "Plains"]
        chest = artifact("Trunk", "{1}", Keyword(k.HIDEAWAY, number=4))
        scene = Scene({"hand": [*hand, chest], "library": library, "library_exact": True}, seed=seed)
        scene.play(A, "Cast Trunk", "Forest")
        orders.add(tuple(scene.st.objs[o].definition.name for o in scene.st.libraries[A]))
    assert len(orders) > 2


@cr("702.75a")
def test_its_controller_may_look_whoever_that_is() -> None:
    scene = open_chest({"hand": [STEAL]}, {})
    assert hidden(scene, A) == ["Rite"] and hidden(scene, B) == hidden(scene, C) == [""]
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Steal", "Chest")
    assert hidden(scene, B) == ["Rite"] and hidden(scene, C) == [""]


@cr("702.75a")
def test_nobody_may_look_once_the_permanent_is_gone() -> None:
    scene = open_chest({"hand": [sorcery("Break", "{R}", destroy(target(artifacts)))]})
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Break", "Chest")
    assert hidden(scene, A) == hidden(scene, B) == [""]


@cr("702.75a", "607.2a")
def test_who_controls_it_plays_the_exiled_card() -> None:
    scene = open_chest()
    scene.play(A, "Chest:", "Yes", "Rite")
    assert scene.life(A) == 23 and scene.zone("Rite") == "graveyard"


@cr("702.75a")
def test_a_land_is_played_only_in_the_players_turn_with_a_land_left_to_play() -> None:
    for played, in_exile in ((0, 0), (1, 1)):
        row = {"hand": [CHEST], "library": ["Forest", BEAR, RITE], "library_exact": True, "lands_played": played}
        scene = Scene(row)
        scene.play(A, "Cast Chest", "Forest")
        scene.play(A, "Chest:", "Yes", "Forest")
        assert len(scene.st.exile) == in_exile


@cr("702.75a")
def test_with_fewer_cards_in_the_library_one_of_them_is_exiled_and_with_none_nothing() -> None:
    scene = Scene({"hand": [CHEST], "library": [BEAR], "library_exact": True})
    scene.play(A, "Cast Chest")
    assert len(scene.st.exile) == 1 and not scene.st.libraries[A]
    scene = Scene({"hand": [CHEST], "library": [], "library_exact": True})
    scene.play(A, "Cast Chest")
    assert not scene.st.exile


@cr("702.75a", "607.3")
def test_two_instances_exile_two_cards_and_both_are_the_exiled_card() -> None:
    twice = artifact("Twice", "{1}", HIDE, HIDE, PLAY)
    scene = Scene({"hand": [twice], "library": [BEAR, RITE, "Forest"], "library_exact": True})
    scene.play(A, "Cast Twice", "Rite", "Bear")
    assert len(scene.st.exile) == 2
    scene.play(A, "Twice:", "Yes", "Rite", "Yes", "Bear")
    assert scene.zone("Bear") == "battlefield" and scene.life(A) == 23


@cr("702.75a")
def test_another_permanent_of_the_name_knows_nothing_of_it() -> None:
    scene = open_chest()
    other = Scene({"hand": [CHEST], "battlefield": [CHEST], "library": [BEAR, RITE, "Forest"], "library_exact": True})
    other.play(A, "Cast Chest", "Rite")
    first, second = sorted(o.id for o in other.all("Chest"))
    assert not other.st.objs[first].linked and other.st.objs[second].linked
    assert scene.one("Chest").linked


@cr("702.75a", "608.2h")
def test_as_it_leaves_it_still_refers_to_the_card() -> None:
    scene = Scene({"hand": ["Watcher for Tomorrow", "Shock"], "library": [BEAR, RITE, "Forest"]})
    scene.play(A, "Cast Watcher for Tomorrow", "Rite")
    assert scene.one("Watcher for Tomorrow").tapped
    scene.play(A, "Cast Shock", "Watcher")
    assert scene.zone("Rite") == "hand"


@cr("702.75a")
def test_what_draws_meanwhile_does_not_matter() -> None:
    """The cards are looked at as the ability resolves, not as the permanent enters."""
    eager = artifact("Eager", "{1}", HIDE)
    flash = sorcery("Flash", "{U}", draw(1))
    scene = Scene({"hand": [eager, flash], "library": [BEAR, RITE, "Forest", "Island"], "library_exact": True})
    scene.play(A, "Cast Flash")
    scene.play(A, "Cast Eager", "Island")
    assert scene.st.objs[scene.st.exile[0]].definition.name == "Island"
