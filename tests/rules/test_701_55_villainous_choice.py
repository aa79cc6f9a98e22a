"""701.55: facing a villainous choice."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as ef
from inset.language.selections import ThatOne
from inset.language.statics import FaceAgain
from inset.language.words.kinds import enchantment, instant, sorcery, static
from inset.language.words.nouns import creatures, each_opponent, each_player, target_opponent, you
from inset.language.words.verbs import gain_life, lose_life
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR

SACRIFICE = (ef.Sacrifice(ThatOne(), creatures), lose_life(1, ThatOne()))
LOSE = (lose_life(4, ThatOne()),)
DREAD = sorcery("Dread", "{B}", ef.VillainousChoice(each_opponent, (SACRIFICE, LOSE)))
TWICE = enchantment("Twice", "{B}", static(FaceAgain(each_opponent)))


def start(scene: Scene, player: int, words: str) -> None:
    scene.do(player, words)
    while scene.asked() == "priority":
        scene.game.choose(PASS)


def faced(scene: Scene, *answers: int) -> list[int]:
    """Who was asked, in order."""
    asked = []
    for answer in answers:
        decision = scene.game.decision
        assert decision is not None and decision.rule == "701.55a"
        asked.append(decision.player)
        scene.answer(answer)
    scene.settle()
    return asked


@cr("701.55a")
def test_the_player_chooses_one_option_and_all_of_it_happens() -> None:
    scene = Scene({"hand": [DREAD]}, {"battlefield": [BEAR]})
    start(scene, A, "Cast Dread")
    assert scene.game.decision is not None and scene.game.decision.player == B
    faced(scene, 0)
    assert scene.zone("Bear") == "graveyard" and scene.life(B) == 19
    scene = Scene({"hand": [DREAD]}, {"battlefield": [BEAR]})
    start(scene, A, "Cast Dread")
    faced(scene, 1)
    assert scene.zone("Bear") == "battlefield" and scene.life(B) == 16


@cr("701.55b")
def test_an_impossible_option_may_be_chosen_and_is_done_as_far_as_possible() -> None:
    scene = Scene({"hand": [DREAD]}, {})
    start(scene, A, "Cast Dread")
    faced(scene, 0)
    assert scene.life(B) == 19


@cr("701.55c")
def test_the_choice_is_faced_once_more_and_may_be_made_otherwise() -> None:
    scene = Scene({"hand": [DREAD], "battlefield": [TWICE]}, {"battlefield": [BEAR]})
    start(scene, A, "Cast Dread")
    assert faced(scene, 0, 1) == [B, B]
    assert not scene.names("battlefield", B) and scene.life(B) == 15
    scene = Scene({"hand": [DREAD], "battlefield": [TWICE, (TWICE, {})]}, {})
    start(scene, A, "Cast Dread")
    assert faced(scene, 1, 1, 1) == [B, B, B]
    assert scene.life(B) == 8


@cr("701.55c")
def test_only_the_players_of_whom_it_speaks_face_it_again() -> None:
    both = sorcery("Both", "{B}", ef.VillainousChoice(each_player, (SACRIFICE, LOSE)))
    scene = Scene({"hand": [both], "battlefield": [TWICE]}, {})
    start(scene, A, "Cast Both")
    assert faced(scene, 1, 1, 1) == [A, B, B]


@cr("701.55d")
def test_one_player_after_another_in_turn_order_each_with_what_comes_of_it() -> None:
    flash = instant("Flash", "{B}", ef.VillainousChoice(each_opponent, (SACRIFICE, LOSE)))
    scene = Scene({}, {"hand": [flash]}, {})
    scene.do(A, "Pass")
    start(scene, B, "Cast Flash")
    decision = scene.game.decision
    assert decision is not None and decision.player == A
    scene.answer(1)
    assert scene.life(A) == 16  # before the next player is asked
    assert faced(scene, 1) == [C]


@cr("701.55a")
def test_you_in_an_option_is_the_controller() -> None:
    drain = sorcery("Drain", "{B}", ef.VillainousChoice(target_opponent(), (LOSE, (gain_life(5, you),))))
    scene = Scene({"hand": [drain]}, {}, {})
    start(scene, A, "Cast Drain")
    scene.answer("C") if "C" in scene.words() else None
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert faced(scene, 1) == [C]
    assert scene.life(A) == 25 and scene.life(C) == 20


@cr("701.55d", "800.4a")
def test_who_has_left_faces_nothing() -> None:
    scene = Scene({"hand": [DREAD]}, {}, {})
    start(scene, A, "Cast Dread")
    scene.game.concede(C)
    assert faced(scene, 1) == [B]
    assert scene.life(B) == 16 and scene.st.step == t.PRECOMBAT_MAIN
