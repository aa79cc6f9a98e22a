"""716: Class cards: levels are gained in order, as a sorcery; a section is there from its level on."""

import pytest

from inset.kernel.types import ENCHANTMENT
from inset.language import mods as m
from inset.language.abilities import ClassLevel
from inset.language.costs import PayMana
from inset.language.filters import LEVEL_2, LEVEL_3
from inset.language.keywords import FLYING
from inset.language.words.kinds import activated, enchantment, flying, instant, static
from inset.language.words.nouns import creatures, enchantments, saved, target, you_control
from inset.language.words.verbs import (
    becomes,
    cost,
    create_copy,
    draw,
    exile,
    gain_life,
    has,
    have,
    plus,
    to_battlefield,
)
from inset.rules.events.designations import marks_of
from inset.rules.model import event_records as ev
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR


def bar(level: int, *abilities: object) -> ClassLevel:
    price = cost("{1}")
    assert isinstance(price, PayMana)
    return ClassLevel(price, level, abilities)  # type: ignore[arg-type]


SCHOOL = enchantment(
    "School", "{W}", have(creatures & you_control, plus(1, 0)),
    bar(2, static(have(creatures & you_control, plus(0, 1))), activated(cost("{2}"), gain_life(1))),
    bar(3, static(have(creatures & you_control, has(flying)))),
    subtypes="Class",
)  # fmt: skip


def levels(scene: Scene) -> list[str]:
    """The level bars that can be activated now."""
    return [words for words in scene.words() if "Level" in words]


@cr("716.2", "716.2a", "716.2d", "107.16a")
def test_levels_are_gained_one_after_the_other() -> None:
    scene = Scene({"battlefield": [SCHOOL, BEAR]})
    assert (scene.size("Bear"), marks_of(scene.one("School").flags)) == ((3, 2), [])
    for level in (2, 3):
        assert [words.count(f"Level {level}") for words in levels(scene)] == [1]
        scene.play(A, levels(scene)[0])
    assert (scene.size("Bear"), marks_of(scene.one("School").flags)) == ((3, 3), ["level 3"])
    assert scene.keywords("Bear") & FLYING
    assert levels(scene) == []


@cr("716.2a")
def test_only_as_a_sorcery() -> None:
    scene = Scene({"battlefield": [SCHOOL, BEAR], "hand": [instant("Growth", "{G}", draw(1))]})
    assert levels(scene)
    scene.do(A, "Cast Growth")
    assert levels(scene) == []


@cr("716.2a")
def test_no_level_is_gained_while_one_is_on_the_stack() -> None:
    scene = Scene({"battlefield": [SCHOOL, BEAR]})
    scene.do(A, levels(scene)[0])
    assert levels(scene) == []
    scene.settle()
    assert scene.happened(ev.MARKED) == 1


@cr("716.3")
def test_the_top_section_is_there_at_every_level() -> None:
    parts = activated(cost("{0}"), gain_life(1)), bar(2, activated(cost("{3}"), draw(1)))
    top = enchantment("Top", "{W}", *parts, subtypes="Class")
    scene = Scene({"battlefield": [top]})
    scene.play(A, "Top: {0}")
    scene.play(A, levels(scene)[0])
    scene.play(A, "Top: {0}")
    assert scene.life(A) == 22


@cr("716.2b")
def test_it_keeps_its_level_if_it_stops_being_a_class() -> None:
    plain = instant("Plain", "{U}", becomes(target(enchantments), m.SetTypes(ENCHANTMENT, ("Shrine",))))
    scene = Scene({"battlefield": [(SCHOOL, {"flags": LEVEL_3}), BEAR], "hand": [plain]})
    scene.play(A, "Cast Plain")
    assert scene.chars("School").subtypes == {"Shrine"}
    assert (scene.size("Bear"), marks_of(scene.one("School").flags)) == ((3, 3), ["level 3"])


@cr("716.2b", "707.2")
def test_a_copy_has_no_level_and_gains_its_own() -> None:
    double = instant("Double", "{U}", create_copy(target(enchantments)))
    scene = Scene({"battlefield": [(SCHOOL, {"flags": LEVEL_3}), BEAR], "hand": [double]})
    scene.play(A, "Cast Double")
    old, new = scene.all("School")
    assert (marks_of(old.flags), marks_of(new.flags)) == (["level 3"], [])
    assert scene.size("Bear") == (4, 3)
    scene.play(A, levels(scene)[0])
    assert scene.size("Bear") == (4, 4)


@cr("716.2b", "400.7")
def test_what_leaves_the_battlefield_has_no_level_when_it_comes_back() -> None:
    blink = instant("Blink", "{W}", exile(target(enchantments), save=0), to_battlefield(saved(0)))
    scene = Scene({"battlefield": [(SCHOOL, {"flags": LEVEL_2}), BEAR], "hand": [blink]})
    assert scene.size("Bear") == (3, 3)
    scene.play(A, "Cast Blink")
    assert scene.size("Bear") == (3, 2)


@cr("716.2a")
def test_without_its_abilities_it_has_no_section_and_can_not_gain_a_level() -> None:
    lose = instant("Lose", "{U}", becomes(target(enchantments), m.LoseAllAbilities()))
    scene = Scene({"battlefield": [(SCHOOL, {"flags": LEVEL_2}), BEAR], "hand": [lose]})
    scene.play(A, "Cast Lose")
    assert (scene.size("Bear"), levels(scene)) == ((2, 2), [])
    scene.next_turn()
    assert scene.size("Bear") == (3, 3)


@cr("716.4", "711.7")
@pytest.mark.parametrize("kind", ["level", "lore"])
def test_level_counters_are_no_levels(kind: str) -> None:
    scene = Scene({"battlefield": [(SCHOOL, {"counters": {kind: 3}}), BEAR]})
    assert scene.size("Bear") == (3, 2)
    assert [words.count("Level 2") for words in levels(scene)] == [1]


@cr("716.2a", "603.6")
def test_becoming_a_level_triggers_what_comes_with_it() -> None:
    talent = {"battlefield": ["Stormchaser's Talent"], "graveyard": ["Shock"]}
    scene = Scene(talent, talent)
    scene.play(A, levels(scene)[0], "Shock")
    assert scene.names("hand", A) == ["Shock"]
    assert scene.names("hand", B) == []
