"""725: the monarch; 731: day and night, where scenarios do not reach."""

from inset.kernel import types as t
from inset.language import effects as e
from inset.language.abilities import Keyword
from inset.language.keywords import DAYBOUND, NIGHTBOUND
from inset.language.words.kinds import creature, sorcery, transforming
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import create_copy
from inset.rules.meaning.references import holder
from inset.rules.model import state
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import TURN

CROWN = sorcery("Crown", "{W}", e.BecomeMonarch())
WOLF = transforming(
    creature("Villager", "{G}", "Human Werewolf", 1, 1, Keyword(DAYBOUND)),
    creature("Howler", None, "Werewolf", 3, 3, Keyword(NIGHTBOUND)),
)


@cr("725.4", "800.4a")
def test_the_crown_passes_on_when_the_monarch_leaves() -> None:
    scene = Scene({"hand": [CROWN]}, {}, {})
    scene.play(A, "Cast Crown")
    scene.next_turn()
    assert (holder(scene.st, state.MONARCH), scene.st.active) == (A, B)
    scene.game.concede(A)
    assert holder(scene.st, state.MONARCH) == B
    scene.game.concede(B)
    assert scene.game.outcome is not None


@cr("725.4", "800.4j")
def test_the_crown_of_an_active_player_who_leaves_goes_to_the_next() -> None:
    scene = Scene({"hand": [CROWN]}, {}, {})
    scene.play(A, "Cast Crown")
    scene.game.concede(A)
    assert holder(scene.st, state.MONARCH) == B
    assert scene.game.outcome is None and scene.st.in_game() == (B, C)


@cr("725.3")
def test_there_is_one_monarch() -> None:
    scene = Scene({"hand": [CROWN, CROWN]})
    scene.play(A, "Cast Crown")
    scene.play(A, "Cast Crown")
    assert sum(1 for oid in scene.st.command) == 1


@cr("702.145b", "702.145e", "701.27a")
def test_only_day_and_night_turn_what_is_bound_to_them() -> None:
    scene = Scene({"hand": [TURN], "battlefield": [WOLF]})
    scene.play(A, "Cast Turn")
    assert scene.chars("Villager").name == "Villager"


@cr("702.145c", "731.1")
def test_it_turns_immediately() -> None:
    scene = Scene({"battlefield": [WOLF]})
    scene.until(t.BEGIN_COMBAT)
    assert scene.st.day == state.DAY
    scene.until(t.UPKEEP, turn=2)
    assert (scene.st.day, scene.chars("Villager").name) == (state.NIGHT, "Howler")


@cr("702.145c", "707.8a", "701.27a")
def test_a_token_that_was_created_as_a_copy_has_both_faces() -> None:
    mirror = sorcery("Mirror", "{U}", create_copy(target(creatures)))
    scene = Scene({"hand": [mirror], "battlefield": [WOLF]})
    scene.play(A, "Cast Mirror")
    scene.next_turn()
    scene.next_turn()
    assert sorted(scene.names("battlefield", A)) == ["Howler", "Howler"]


@cr("731.2c")
def test_neither_day_nor_night() -> None:
    scene = Scene({"battlefield": [creature("Bear", "{1}{G}", "Bear", 2, 2)]})
    scene.next_turn()
    scene.next_turn()
    assert scene.st.day == state.NEITHER
