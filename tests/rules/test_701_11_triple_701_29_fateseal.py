"""701.10, 701.11: doubling and tripling power and toughness; 701.29: fateseal."""

from __future__ import annotations

from inset.language import effects as ef
from inset.language.words.kinds import creature, instant, sorcery
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import gets
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr

OX = creature("Ox", "{W}", "Ox", 2, 4)
GROW = instant("Grow", "{G}", gets(target(creatures), 1, 1))
TRIPLE = instant("Triple", "{G}", ef.Multiply(target(creatures), factor=3, toughness=True))
SHRINK = instant("Shrink", "{B}", gets(target(creatures), -5, -1))
SEAL = sorcery("Seal", "{U}", ef.Fateseal(2))


@cr("701.11a", "701.11b")
def test_tripling_adds_twice_what_power_and_toughness_are_as_it_resolves() -> None:
    scene = Scene({"battlefield": [OX], "hand": [TRIPLE, GROW, GROW]})
    scene.play(A, "Cast Grow")
    scene.play(A, "Cast Triple")
    assert scene.size("Ox") == (9, 15)
    scene.play(A, "Cast Grow")
    assert scene.size("Ox") == (10, 16)  # no value was set


@cr("701.11b", "701.10b")
def test_one_of_both_may_be_multiplied_alone() -> None:
    tough = instant("Tough", "{G}", ef.Multiply(target(creatures), factor=3, power=False, toughness=True))
    twice = instant("Twice", "{G}", ef.Multiply(target(creatures), toughness=True))
    scene = Scene({"battlefield": [OX], "hand": [tough, twice]})
    scene.play(A, "Cast Tough")
    assert scene.size("Ox") == (2, 12)
    scene.play(A, "Cast Twice")
    assert scene.size("Ox") == (4, 24)


@cr("701.11c", "701.10c")
def test_what_is_below_zero_goes_further_below() -> None:
    scene = Scene({"battlefield": [OX], "hand": [SHRINK, TRIPLE]})
    scene.play(A, "Cast Shrink")
    scene.play(A, "Cast Triple")
    assert scene.size("Ox") == (-9, 9)


@cr("701.29a")
def test_the_cards_of_one_opponent_go_to_the_bottom_or_back_in_any_order() -> None:
    scene = Scene({"hand": [SEAL]}, {"library": ["Island"]}, {"library": ["Forest", "Swamp", "Plains"]})
    scene.do(A, "Cast Seal")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.words() == ["B", "C"]
    scene.answer("C")
    decision = scene.game.decision
    assert decision is not None and decision.player == A
    assert "Forest" in str(scene.game.view(A).data) and "Forest" not in str(scene.game.view(B).data)
    assert "Forest" not in str(scene.game.view(C).data)
    scene.settle("bottom", "Keep")
    library = scene.st.libraries[C]
    named = [scene.st.objs[oid].definition.name for oid in library]
    assert named[:2] == ["Swamp", "Plains"] and named[-1] == "Forest"
    assert scene.st.objs[scene.st.libraries[B][0]].definition.name == "Island"
