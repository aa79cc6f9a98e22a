"""The words make the nodes that they seem to make."""

from __future__ import annotations

import pytest

from inset.kernel import types as t
from inset.language import filters as f
from inset.language.abilities import Body, Spell, StaticAbility, TargetSpec
from inset.language.card import OMEN, PROTOTYPE
from inset.language.effects import DealDamage, Destroy, Fight, Modify
from inset.language.keywords import PROTOTYPE as PROTOTYPE_KEYWORD
from inset.language.selections import AllPlayers, ControllerOf, Target, TargetPlayers
from inset.language.words.kinds import artifact_creature, body, creature, flying, instant, legendary, sorcery
from inset.language.words.nouns import (
    any_target,
    artifacts,
    controller_of,
    creatures,
    opponents_control,
    spells,
    subtype,
    target,
    target_player,
    the_target,
    white,
    you_control,
)
from inset.language.words.verbs import cant_block, counter, deal, destroy, draw, fight, gets, lose_life


def test_descriptions_combine_in_the_order_written() -> None:
    assert creatures & you_control == f.And((f.HasType(t.CREATURE), you_control))
    assert (white & creatures) & you_control == white & (creatures & you_control)
    assert ~creatures == f.Not(f.HasType(t.CREATURE))


def test_alternatives_of_one_kind_are_one_question() -> None:
    assert artifacts | creatures == f.HasType(t.ARTIFACT | t.CREATURE)
    assert subtype("Elf") | subtype("Druid") == f.HasSubtype(("Elf", "Druid"))
    assert creatures | subtype("Vehicle") == f.Or((creatures, f.HasSubtype(("Vehicle",))))


@pytest.mark.cr("115.1")
def test_targets_are_numbered_as_they_are_named() -> None:
    made = body(fight(target(creatures & you_control), target(creatures & opponents_control)))
    assert made.effects == (Fight(Target(0), Target(1)),)
    assert [spec.where for spec in made.targets] == [creatures & you_control, creatures & opponents_control]


def test_the_same_target_twice_is_one_target() -> None:
    one = target(creatures)
    made = body(gets(one, 1, 1), fight(one, target(creatures)))
    assert len(made.targets) == 2
    assert isinstance(made.effects[0], Modify)
    assert made.effects[0].what == Target(0)
    assert made.effects[1] == Fight(Target(0), Target(1))


def test_a_target_may_be_named_again_by_its_slot() -> None:
    made = body(destroy(target(creatures)), lose_life(2, controller_of(the_target)))
    assert len(made.targets) == 1
    assert made.effects[1] == lose_life(2, ControllerOf(Target(0)))


@pytest.mark.cr("115.4")
def test_any_target_is_an_object_or_a_player() -> None:
    made = body(deal(3, to=any_target()))
    assert made.effects == (DealDamage(3, Target(0), TargetPlayers(0)),)
    assert made.targets[0].players == AllPlayers()


def test_a_target_player_has_a_slot_too() -> None:
    made = body(draw(2, target_player()))
    assert made.targets == (TargetSpec(None, 0, AllPlayers()),)
    assert made.effects == (draw(2, TargetPlayers(0)),)


def test_spells_are_sought_on_the_stack() -> None:
    assert body(counter(target(spells))).targets[0].zones == t.STACK


def test_instructions_of_a_spell_are_one_ability() -> None:
    made = instant("Example", "{B}", destroy(target(creatures)), lose_life(2))
    (ability,) = made.faces[0].abilities
    assert isinstance(ability, Spell)
    assert isinstance(ability.body, Body)
    assert len(ability.body.effects) == 2
    assert isinstance(ability.body.effects[0], Destroy)


def test_a_static_stands_for_an_ability() -> None:
    made = creature("Example", "{R}", "Goblin", 1, 1, cant_block())
    assert made.faces[0].abilities == (StaticAbility((cant_block(),)),)


def test_a_permanent_card_gives_no_instructions() -> None:
    with pytest.raises(TypeError):
        creature("Example", "{R}", "Goblin", 1, 1, draw())


@pytest.mark.cr("720.2")
def test_an_inset_gets_its_subtype() -> None:
    made = creature("Example", "{R}", "Dragon", 1, 1, flying, omen=sorcery("Sample", "{G}", draw()))
    assert made.frame == OMEN
    assert made.faces[1].subtypes == ("Omen",)
    assert made.full_name == "Example // Sample"


@pytest.mark.cr("702.160a")
def test_a_prototype_has_the_ability_and_the_second_set() -> None:
    made = artifact_creature("Example", "{7}", "Golem", 6, 5, flying, prototype=("{3}{G}", 3, 3))
    assert made.frame == PROTOTYPE
    assert getattr(made.faces[0].abilities[0], "keyword", None) == PROTOTYPE_KEYWORD
    assert (made.faces[1].power, str(made.faces[1].cost), made.faces[1].name) == (3, "{3}{G}", "")


def test_legendary_is_a_supertype() -> None:
    made = legendary(creature("Example, the First", "{R}", "Goblin", 1, 1))
    assert made.faces[0].supertypes == t.LEGENDARY
