"""701.64 harness, 702.186 infinity."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as ef, filters as f
from inset.language.mods import LoseAllAbilities
from inset.language.words.kinds import activated, artifact, flash, infinity, instant, sorcery, static, whenever
from inset.language.words.nouns import artifacts, creatures, target, this, you, you_control
from inset.language.words.verbs import cost, dies, gain_life, have, plus, to_hand
from tests.harness import A, B, Scene, cr

HARNESS = activated(cost("{1}"), ef.Mark(this, f.HARNESSED))
DRINK = activated(cost("{2}"), gain_life(1))
STONE = artifact("Stone", "{1}", HARNESS, infinity(DRINK), subtypes="Infinity Stone")
ALL = f.HARNESSED


def is_harnessed(scene: Scene, name: str = "Stone") -> bool:
    return scene.one(name).flags & ALL != 0


@cr("701.64a", "702.186a", "702.186b")
def test_harnessed_it_has_the_ability_and_not_before() -> None:
    scene = Scene({"battlefield": [STONE]})
    assert not any("You gain 1 life" in words for words in scene.words())
    scene.play(A, "Stone: {1}")
    assert is_harnessed(scene)
    scene.play(A, "Stone: {2}")
    assert scene.life(A) == 21


@cr("701.64a")
def test_harnessing_again_changes_nothing() -> None:
    """What looks for it to become harnessed sees it once."""
    scene = Scene({"battlefield": [STONE]})
    scene.play(A, "Stone: {1}")
    before = len([e for e in scene.st.events if e.rule == "701.64b"])
    scene.play(A, "Stone: {1}")
    assert before == 1 and len([e for e in scene.st.events if e.rule == "701.64b"]) == 1


@cr("701.64b")
def test_it_stays_harnessed_through_turns_and_control_but_not_through_zones() -> None:
    bounce = instant("Bounce", "{U}", to_hand(target(artifacts)))
    swift = artifact("Stone", "{1}", flash, HARNESS, infinity(DRINK))
    scene = Scene({"battlefield": [swift]}, {"hand": [bounce]})
    scene.play(A, "Stone: {1}")
    scene.until(t.UPKEEP, turn=2)
    assert is_harnessed(scene)
    scene.play(B, "Cast Bounce", "Stone")
    scene.play(A, "Cast Stone")
    assert not is_harnessed(scene)


@cr("701.64b")
def test_it_is_not_part_of_what_is_copied() -> None:
    copy = sorcery("Copy", "{U}", ef.CreateCopy(target(artifacts)))
    scene = Scene({"battlefield": [STONE], "hand": [copy]})
    scene.play(A, "Stone: {1}")
    scene.play(A, "Cast Copy", "Stone")
    assert sorted(o.flags & ALL != 0 for o in scene.all("Stone")) == [False, True]


@cr("701.64b")
def test_it_is_not_an_ability_and_is_not_lost_with_abilities() -> None:
    blank = instant("Blank", "{U}", ef.Modify(target(artifacts), (LoseAllAbilities(),)))
    scene = Scene({"battlefield": [STONE], "hand": [blank]})
    scene.play(A, "Stone: {1}")
    scene.play(A, "Cast Blank", "Stone")
    assert is_harnessed(scene) and not scene.chars("Stone").abilities
    scene.until(t.UPKEEP, turn=2)
    assert len(scene.chars("Stone").abilities) == 3


@cr("702.186b")
def test_the_ability_may_be_static_or_triggered_too() -> None:
    lord = artifact("Stone", "{1}", HARNESS, infinity(static(have(creatures & you_control, plus(1, 1)))))
    keen = artifact("Keen", "{1}", HARNESS, infinity(whenever(dies(creatures), gain_life(2, you))))
    scene = Scene({"battlefield": [lord, keen, "Grizzly Bears", "Memnite"], "hand": ["Shock", "Shock"]})
    scene.play(A, "Cast Shock", "Memnite")
    assert scene.life(A) == 20 and scene.size("Grizzly Bears") == (2, 2)
    scene.play(A, "Keen: {1}")
    scene.play(A, "Cast Shock", "Grizzly Bears")
    assert scene.life(A) == 22
    scene = Scene({"battlefield": [lord, "Grizzly Bears"]})
    scene.play(A, "Stone: {1}")
    assert scene.size("Grizzly Bears") == (3, 3)
