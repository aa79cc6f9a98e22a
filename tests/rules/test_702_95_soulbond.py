"""702.95: soulbond."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as ef, keywords as k
from inset.language.abilities import Keyword
from inset.language.mods import LoseTypes, SetController
from inset.language.words.kinds import creature, flash, instant, sorcery
from inset.language.words.nouns import creatures, target, you
from inset.rules.events.soulbond import partner
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, KILL, STEAL

CAT = creature("Cat", "{1}{W}", "Cat", 1, 1)
BOND = creature("Bond", "{W}", "Cleric", 1, 1, Keyword(k.SOULBOND))
OTHER = creature("Other", "{W}", "Cleric", 1, 1, Keyword(k.SOULBOND))
STONE = instant("Stone", "{U}", ef.Modify(target(creatures), (LoseTypes(t.CREATURE),)))


def pairs(scene: Scene, name: str) -> str:
    """The name of what it is paired with, "" if it is unpaired; and the other is paired with it."""
    oid = scene.one(name).id
    mate = partner(scene.st, oid)
    assert not mate or partner(scene.st, mate) == oid
    return scene.st.objs[mate].definition.name if mate else ""


@cr("702.95a", "702.95b")
def test_it_may_be_paired_as_it_enters() -> None:
    scene = Scene({"hand": [BOND], "battlefield": [BEAR, CAT]})
    scene.play(A, "Cast Bond", "Yes", "Cat")
    assert pairs(scene, "Bond") == "Cat" and not pairs(scene, "Bear")
    scene = Scene({"hand": [BOND], "battlefield": [BEAR]})
    scene.play(A, "Cast Bond", "No")
    assert not pairs(scene, "Bond")


@cr("702.95a")
def test_it_may_be_paired_with_another_that_enters_later() -> None:
    scene = Scene({"hand": [BEAR], "battlefield": [BOND]})
    scene.play(A, "Cast Bear", "Yes")
    assert pairs(scene, "Bond") == "Bear"


@cr("702.95a")
def test_without_another_creature_that_the_player_controls_it_does_not_trigger() -> None:
    scene = Scene({"hand": [BOND]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Bond")
    scene.resolve()
    assert not scene.st.stack
    lurker = creature("Lurker", "{G}", "Bear", 2, 2, flash)
    scene = Scene({"battlefield": [BOND]}, {"hand": [lurker]})
    scene.cast(B, "Cast Lurker")
    scene.resolve()
    assert not scene.st.stack


@cr("702.95a", "702.95d")
def test_what_is_paired_is_not_paired_again() -> None:
    """Neither by the ability of the one that enters, nor by that of one that is there."""
    scene = Scene({"hand": [BOND, CAT, OTHER], "battlefield": [BEAR]})
    scene.play(A, "Cast Bond", "Yes")
    scene.cast(A, "Cast Cat")
    scene.resolve()
    assert not scene.st.stack  # Bond is paired: no trigger
    scene.cast(A, "Cast Other")
    scene.resolve()
    assert len(scene.st.stack) == 1  # its own; Bond's does not trigger
    scene.settle("Yes")
    assert pairs(scene, "Other") == "Cat" and pairs(scene, "Bond") == "Bear"


@cr("702.95d")
def test_of_two_abilities_that_would_pair_one_creature_the_first_does() -> None:
    scene = Scene({"hand": [BEAR], "battlefield": [BOND, OTHER]})
    scene.cast(A, "Cast Bear")
    scene.settle(0, "Yes")
    assert sorted((pairs(scene, "Bond"), pairs(scene, "Other"))) == ["", "Bear"]


@cr("702.95c")
def test_nothing_is_paired_if_one_of_them_is_gone_stolen_or_no_creature_meanwhile() -> None:
    for answer in (KILL, STEAL, STONE):
        scene = Scene({"hand": [BEAR], "battlefield": [BOND, CAT]}, {"hand": [answer]})
        scene.cast(A, "Cast Bear")
        scene.resolve()
        scene.play(B, f"Cast {answer.name}", "Bear")
        assert not pairs(scene, "Bond") and not scene.st.stack
        scene = Scene({"hand": [BOND], "battlefield": [CAT]}, {"hand": [answer]})
        scene.cast(A, "Cast Bond")
        scene.resolve()
        scene.play(B, f"Cast {answer.name}", "Bond")
        assert not pairs(scene, "Cat") and not scene.st.stack


@cr("702.95e")
def test_they_are_unpaired_when_either_is_gone_stolen_or_no_creature() -> None:
    for answer in (KILL, STEAL, STONE):
        for victim, left in (("Bond", "Bear"), ("Bear", "Bond")):
            scene = Scene({"hand": [BEAR], "battlefield": [BOND]}, {"hand": [answer]})
            scene.play(A, "Cast Bear", "Yes")
            assert pairs(scene, "Bear") == "Bond"
            scene.play(B, f"Cast {answer.name}", victim)
            assert not pairs(scene, left)
            scene.until(t.UPKEEP, turn=2)  # what was stolen is back, what was stone lives: still unpaired
            assert not pairs(scene, left)


@cr("702.95e")
def test_a_third_player_who_takes_both_breaks_the_pair() -> None:
    both = sorcery("Both", "{U}", ef.Modify(target(creatures, 2), (SetController(you),)))
    scene = Scene({"hand": [BEAR], "battlefield": [BOND]}, {}, {"hand": [both]})
    scene.play(A, "Cast Bear", "Yes")
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    scene.play(C, "Cast Both", "Bear", "Bond")
    assert not pairs(scene, "Bond") and scene.chars("Bond").controller == C


@cr("702.95e")
def test_phased_out_it_is_unpaired_for_good() -> None:
    """702.26f: an effect with "for as long as" ends when what it tracks phases out."""
    fade = instant("Fade", "{U}", ef.PhaseOut(target(creatures)))
    scene = Scene({"hand": [BEAR, fade], "battlefield": [BOND]})
    scene.play(A, "Cast Bear", "Yes")
    scene.play(A, "Cast Fade", "Bond")
    assert not pairs(scene, "Bear")
    scene.until(t.UPKEEP, turn=3)
    assert not pairs(scene, "Bear") and not pairs(scene, "Bond")


@cr("702.95a")
def test_two_instances_are_two_pairs_of_abilities_and_one_pair_of_creatures() -> None:
    twice = creature("Twice", "{W}", "Cleric", 1, 1, Keyword(k.SOULBOND), Keyword(k.SOULBOND))
    scene = Scene({"hand": [twice], "battlefield": [BEAR, CAT]})
    scene.cast(A, "Cast Twice")
    scene.resolve()
    assert len(scene.st.stack) == 2
    scene.settle("Yes", "Cat")
    assert pairs(scene, "Twice") == "Cat" and not pairs(scene, "Bear")


@cr("702.95b")
def test_a_copy_is_not_paired() -> None:
    copy = sorcery("Copy", "{U}", ef.CreateCopy(target(creatures)))
    scene = Scene({"hand": [BOND, copy], "battlefield": [BEAR]})
    scene.play(A, "Cast Bond", "Yes")
    scene.play(A, "Cast Copy", "Bear", "No")
    assert sorted(bool(partner(scene.st, o.id)) for o in scene.all("Bear")) == [False, True]


@cr("702.95b")
def test_what_both_have_goes_with_the_pair_at_once() -> None:
    """Without the bonus the damage that is there already is lethal."""
    scene = Scene({"hand": [BEAR], "battlefield": ["Wolfir Silverheart"]}, {"hand": ["Shock", KILL]})
    scene.play(A, "Cast Bear", "Yes")
    assert scene.size("Bear") == (6, 6) and scene.size("Wolfir Silverheart") == (8, 8)
    scene.play(B, "Cast Shock", "Bear")
    scene.play(B, "Cast Kill", "Wolfir Silverheart")
    assert scene.zone("Bear") == "graveyard"
