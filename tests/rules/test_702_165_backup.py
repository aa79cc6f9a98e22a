"""702.165: backup."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as ef, keywords as k
from inset.language.abilities import Keyword
from inset.language.mods import AddAbility, LoseAllAbilities, LoseKeyword
from inset.language.words.kinds import creature, enchantment, flying, haste, instant, sorcery, trample, when_enters
from inset.language.words.nouns import creatures, saved, target, you, you_control
from inset.language.words.verbs import draw, enters_as_copy, gets, have
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

BACKUP = Keyword(k.BACKUP, number=1)
WING = creature("Wing", "{W}", "Bird", 1, 1, trample, BACKUP, flying)
WEAKEN = instant("Weaken", "{B}", ef.Modify(target(creatures), (LoseAllAbilities(),)))


@cr("702.165a")
def test_another_creature_gets_the_counters_and_what_is_below_until_end_of_turn() -> None:
    scene = Scene({"hand": [WING], "battlefield": [BEAR]})
    scene.play(A, "Cast Wing", "Bear")
    assert scene.size("Bear") == (3, 3) and scene.size("Wing") == (1, 1)
    assert scene.keywords("Bear") == k.FLYING  # not trample, which is printed above, nor backup
    scene.until(t.UPKEEP, turn=2)
    assert scene.size("Bear") == (3, 3) and not scene.keywords("Bear")


@cr("702.165a")
def test_on_itself_it_puts_the_counters_alone() -> None:
    """Its own triggered ability below is there once, not twice."""
    reader = creature("Reader", "{W}", "Bird", 1, 1, BACKUP, when_enters(draw(1)))
    scene = Scene({"hand": [reader], "library": ["Forest"] * 3})
    scene.play(A, "Cast Reader", "draw a card", "Reader")
    assert scene.size("Reader") == (2, 2) and len(scene.chars("Reader").abilities) == 2


@cr("702.165a")
def test_it_may_target_an_opponents_creature_and_does_nothing_to_one_that_is_gone() -> None:
    scene = Scene({"hand": [WING]}, {"battlefield": [BEAR], "hand": ["Unsummon"]})
    scene.cast(A, "Cast Wing")
    scene.resolve("Bear")
    scene.play(B, "Cast Unsummon", "Bear")
    assert scene.size("Wing") == (1, 1) and scene.zone("Bear") == "hand"
    scene = Scene({"hand": [WING]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Wing", "Bear")
    assert scene.keywords("Bear") == k.FLYING


@cr("702.165a")
def test_each_instance_lends_the_other_abilities_but_no_backup() -> None:
    captain = creature("Captain", "{G}", "Elephant", 4, 4, BACKUP, BACKUP, trample, BACKUP, flying)
    elf = creature("Elf", "{G}", "Elf", 1, 1)
    cat = creature("Cat", "{G}", "Cat", 1, 1)
    scene = Scene({"hand": [captain], "battlefield": [BEAR, elf, cat]})
    scene.cast(A, "Cast Captain")
    scene.settle(0, "Bear", 0, "Elf", "Cat")
    assert [scene.size(name) for name in ("Bear", "Elf", "Cat")] == [(3, 3), (2, 2), (2, 2)]
    assert scene.keywords("Bear") == scene.keywords("Elf") == k.TRAMPLE | k.FLYING
    assert scene.keywords("Cat") == k.FLYING  # the third is printed below trample


@cr("702.165b")
def test_a_copy_has_the_abilities_in_the_same_order() -> None:
    clone = creature("Mimic", "{U}", "Shapeshifter", 0, 0, enters_as_copy(creatures))
    scene = Scene({"hand": [clone], "battlefield": [BEAR, WING]})
    scene.play(A, "Cast Mimic", "Yes", "Wing", "Bear")
    assert scene.size("Bear") == (3, 3) and scene.keywords("Bear") == k.FLYING


@cr("702.165c")
def test_what_a_copy_effect_adds_is_not_lent() -> None:
    clone = creature("Mimic", "{U}", "Shapeshifter", 0, 0, enters_as_copy(creatures, AddAbility(haste)))
    scene = Scene({"hand": [clone], "battlefield": [BEAR, WING]})
    scene.play(A, "Cast Mimic", "Yes", "Wing", "Bear")
    assert scene.keywords("Bear") == k.FLYING


@cr("702.165c")
def test_abilities_that_it_gains_are_not_lent() -> None:
    """Neither one that it lacks, nor one that is printed above backup."""
    anthem = enchantment("Anthem", "{W}", have(creatures & you_control, AddAbility(haste), AddAbility(trample)))
    scene = Scene({"hand": [WING], "battlefield": [anthem]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Wing", "Bear")
    assert scene.keywords("Bear") == k.FLYING


@cr("702.165c")
def test_a_backup_ability_that_it_was_given_lends_nothing() -> None:
    anthem = enchantment("Anthem", "{W}", have(creatures & you_control, AddAbility(BACKUP), AddAbility(flying)))
    scene = Scene({"hand": [BEAR], "battlefield": [anthem]}, {"battlefield": [creature("Elf", "{G}", "Elf", 1, 1)]})
    scene.play(A, "Cast Bear", "Elf")
    assert scene.size("Elf") == (2, 2) and not scene.keywords("Elf")


@cr("702.165d")
def test_what_it_loses_once_the_ability_is_on_the_stack_is_lent_nevertheless() -> None:
    scene = Scene({"hand": [WING], "battlefield": [BEAR]}, {"hand": [WEAKEN]})
    scene.cast(A, "Cast Wing")
    scene.resolve("Bear")
    scene.play(B, "Cast Weaken", "Wing")
    assert scene.keywords("Bear") == k.FLYING and not scene.keywords("Wing")


@cr("702.165d")
def test_what_it_has_lost_before_is_not_lent() -> None:
    """While the same spell resolves, between its entering and the ability's going on the stack; or all the time."""
    rite = sorcery(
        "Rite", "{W}", ef.Move(target(creatures, zone=t.GRAVEYARD), t.BATTLEFIELD, save=0),
        ef.Modify(saved(0), (LoseKeyword(k.FLYING),)),
    )  # fmt: skip
    scene = Scene({"hand": [rite], "graveyard": [WING], "battlefield": [BEAR]})
    scene.play(A, "Cast Rite", "Bear")
    assert scene.size("Bear") == (3, 3) and not scene.keywords("Bear")
    heavy = enchantment("Heavy", "{W}", have(creatures, LoseKeyword(k.FLYING)))
    scene = Scene({"hand": [WING], "battlefield": [BEAR, heavy]})
    scene.play(A, "Cast Wing", "Bear")
    assert scene.size("Bear") == (3, 3) and not scene.keywords("Bear")


@cr("702.165c")
def test_what_it_has_lost_and_was_given_again_is_not_lent() -> None:
    """The flying that it has is not the one that is printed on it, whichever effect is older."""
    heavy = enchantment("Heavy", "{W}", have(creatures, LoseKeyword(k.FLYING)))
    light = enchantment("Light", "{W}", have(creatures & you_control, AddAbility(flying)))
    scene = Scene({"hand": [WING], "battlefield": [heavy, light]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Wing", "Bear")
    assert scene.keywords("Wing") & k.FLYING
    assert scene.size("Bear") == (3, 3) and not scene.keywords("Bear")
    scene = Scene({"hand": [WING], "battlefield": [light]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Wing", "Bear")
    assert scene.keywords("Bear") == k.FLYING  # the printed one was never lost


@cr("702.165d")
def test_it_lends_though_it_has_died_meanwhile() -> None:
    kill = instant("Kill", "{B}", gets(target(creatures), -9, -9))
    scene = Scene({"hand": [WING], "battlefield": [BEAR]}, {"hand": [kill]})
    scene.cast(A, "Cast Wing")
    scene.resolve("Bear")
    scene.play(B, "Cast Kill", "Wing")
    assert scene.zone("Wing") == "graveyard" and scene.keywords("Bear") == k.FLYING


@cr("702.165a")
def test_face_down_it_lends_nothing_and_turned_up_it_has_not_entered() -> None:
    cover = sorcery("Cover", "{W}", ef.Manifest(you))
    scene = Scene({"hand": [cover], "library": [WING], "battlefield": [BEAR]})
    scene.play(A, "Cast Cover")
    scene.play(A, "Turn")
    assert scene.keywords("Wing") & k.BACKUP and scene.size("Bear") == (2, 2)
