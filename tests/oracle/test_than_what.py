""" "Other" and "another": than what; sources and players that are several; played as well as read."""

from __future__ import annotations

import pytest

from inset.data.scryfall import CardRecord
from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s
from inset.language.abilities import Body, Spell, Triggered
from inset.language.card import Card
from inset.oracle.compile import compile_card
from inset.oracle.paragraphs import paragraph
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX
from tests.harness.compiled import body, declined


def card(name: str, type_line: str, text: str, size: str = "") -> Card:
    power, _, toughness = size.partition("/")
    made = compile_card(
        CardRecord(
            name=name,
            mana_cost="{1}",
            type_line=type_line,
            oracle_text=text,
            power=power or None,
            toughness=toughness or None,
        )
    )
    assert made.card is not None, made.declined
    assert not made.problems
    return made.card


def excluded(where: object) -> object:
    assert isinstance(where, f.And)
    return where.parts[0]


NOT_THIS, NOT_TARGET, NOT_EVENT = f.Not(f.IsThis()), f.Not(f.IsOneOf(s.Target(0))), f.Not(f.IsOneOf(s.EventObject()))


# --- than what --------------------------------------------------------------------------------------------------------
def test_other_than_the_target_that_was_just_named() -> None:
    effects = body("{1}: Tap target creature you control. Untap each other creature you control.", False).effects
    assert isinstance(effects[1], e.Untap) and isinstance(effects[1].what, s.Each)
    assert excluded(effects[1].what.where) == NOT_TARGET


def test_what_an_opponent_controls_is_not_among_yours() -> None:
    text = "When this creature enters, tap target creature an opponent controls. Untap each other creature you control."
    effects = body(text, False).effects
    assert isinstance(effects[1], e.Untap) and isinstance(effects[1].what, s.Each)
    assert excluded(effects[1].what.where) == NOT_THIS


def test_another_in_a_question_about_what_you_control_is_another_than_this() -> None:
    text = "When this creature enters, tap target creature. If you control another Elf, draw a card."
    last = body(text, False).effects[-1]
    assert isinstance(last, e.If)
    assert NOT_THIS in last.condition.what.where.parts  # type: ignore[attr-defined]


def test_that_creature_is_another_than_this_not_than_itself() -> None:
    text = "When this creature enters, tap target creature. If that creature is another Elf, draw a card."
    last = body(text, False).effects[-1]
    assert isinstance(last, e.If)
    assert excluded(last.condition.where) == NOT_THIS  # type: ignore[attr-defined]


def test_in_an_event_it_is_another_than_this() -> None:
    found = paragraph("Whenever another creature you control enters or dies, draw a card.", (), False)
    assert found is not None and isinstance(found.abilities[0], Triggered)
    when = found.abilities[0].when
    assert isinstance(when, p.Either)
    assert [excluded(part.where) for part in when.parts if isinstance(part, p.Moves)] == [NOT_THIS, NOT_THIS]


def test_other_than_the_card_that_the_event_tells_of() -> None:
    text = (
        "Whenever a creature you control dies, exile it. Return up to one other target creature card from your graveyard to "
        "your hand."
    )
    (spec,) = body(text, False).targets
    assert spec.where is not None and excluded(spec.where) == NOT_EVENT


def test_a_spell_that_was_cast_is_no_other_creature() -> None:
    (spec,) = body("Whenever you cast a spell, put a +1/+1 counter on another target creature.", False).targets
    assert spec.where is not None and excluded(spec.where) == NOT_THIS


def test_other_than_each_of_several_is_not_read() -> None:
    assert declined("Attacking creatures get +1/+0 until end of turn for each other attacking creature.")
    assert declined("Each creature you control gets +1/+1 for each other creature you control.", False)


@cr("613.4c")
def test_an_aura_counts_other_creatures_than_the_enchanted_one() -> None:
    aura = card(
        "Boast",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.",
    )
    scene = Scene({"battlefield": [BEAR, OX, (aura, {"attached": "Bear"})]})
    assert (scene.chars("Bear").power or 0) == (BEAR.faces[0].power or 0) + 1


@cr("400.7e")
def test_a_card_that_died_is_no_other_card_than_itself() -> None:
    text = "When this creature dies, return another target creature card from your graveyard to your hand."
    digger = card("Digger", "Creature — Elf", text, "1/1")
    scene = Scene({"hand": [BOLT], "battlefield": [digger]})
    scene.play(A, "Cast Bolt", "Digger")
    scene.resolve_all()
    assert scene.zone("Digger") == "graveyard"
    scene = Scene({"hand": [BOLT], "battlefield": [digger], "graveyard": [BEAR]})
    scene.play(A, "Cast Bolt", "Digger")
    scene.resolve_all()
    assert scene.zone("Bear") == "hand"


# --- several sources --------------------------------------------------------------------------------------------------
@cr("120.1")
def test_each_of_several_sources_deals_its_own_damage() -> None:
    made = body("Up to two target creatures you control each deal damage equal to their power to target creature.")
    assert made.effects == (e.EachDealsDamage(s.Target(0), s.Target(1)),)
    text = "Each creature you control deals damage equal to its power to target creature an opponent controls."
    assert isinstance(body(text).effects[0], e.EachDealsDamage)
    text = "Each creature you control deals 2 damage to target creature an opponent controls."
    volley = card("Volley", "Sorcery", text)
    scene = Scene({"hand": [volley], "battlefield": [BEAR, BEAR]}, {"battlefield": [OX]})
    scene.play(A, "Cast Volley", "Ox")
    assert scene.zone("Ox") == "graveyard"


# --- qualities, players, zones ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("quality", ["with flying", "with power 4 or greater"])
def test_what_only_creatures_have_is_said_of_the_last_kind(quality: str) -> None:
    (spec,) = body(f"Destroy target artifact, enchantment, or creature {quality}.").targets
    assert isinstance(spec.where, f.Or)
    assert spec.where.parts[0] == f.HasType(t.ARTIFACT | t.ENCHANTMENT)
    (spec,) = body("Destroy target artifact or creature with mana value 3 or less.").targets
    assert isinstance(spec.where, f.And) and spec.where.parts[0] == f.HasType(t.ARTIFACT | t.CREATURE)
    assert declined("Destroy target creature or artifact with flying.")


@cr("508.5")
def test_the_defending_player_is_that_of_the_creature_that_attacks() -> None:
    (loss, *_) = body("Whenever equipped creature attacks, defending player loses 1 life.", False).effects
    assert isinstance(loss, e.LoseLife) and loss.who == s.DefendingPlayer(s.EventObject())
    (loss, *_) = body("Whenever this creature attacks, defending player loses 1 life.", False).effects
    assert isinstance(loss, e.LoseLife) and loss.who == s.DefendingPlayer(s.This())
    assert declined("Each attacking creature gets +1/+0 until end of turn for each land defending player controls.")


@cr("109.2")
def test_a_permanent_that_deals_damage_is_on_the_battlefield() -> None:
    veil = card("Veil", "Enchantment", "Whenever a permanent deals damage to you, return it to its owner's hand.")
    scene = Scene({"hand": [BOLT]}, {"battlefield": [veil]})
    scene.play(A, "Cast Bolt", "B")
    assert scene.zone("Bolt") == "graveyard"


@cr("109.2b")
def test_a_spell_is_exiled_from_the_stack_as_a_cost() -> None:
    eater = card(
        "Eater",
        "Creature — Elemental",
        "Exile an instant or sorcery spell you control: Put a +1/+1 counter on this creature.",
        "1/1",
    )
    scene = Scene({"hand": [BOLT], "battlefield": [eater]})
    scene.cast(A, "Cast Bolt", "B")
    scene.do(A, "Eater")
    assert scene.zone("Bolt") == "exile"
    scene.resolve_all()
    assert (scene.chars("Eater").power or 0) == 2


@cr("101.4")
def test_what_each_player_chooses_moves_at_once() -> None:
    text = "Each player may put a creature card from their hand onto the battlefield."
    choice, move = body(text).effects
    assert isinstance(choice, e.Choose) and choice.who == s.AllPlayers() and choice.least == 0
    assert isinstance(move, e.Move) and move.what == s.Saved(choice.save) and move.under is None
    reveal = card("Reveal", "Sorcery", text)
    watcher = card("Watcher", "Creature — Elf", "Whenever another creature enters, you gain 1 life.", "1/1")
    scene = Scene({"hand": [reveal, watcher]}, {"hand": [BEAR]})
    scene.play(A, "Cast Reveal", "Watcher", "Bear")
    scene.resolve_all()
    assert scene.zone("Watcher") == scene.zone("Bear") == "battlefield"
    assert scene.life(A) == 21  # the Bear entered while the Watcher did


def test_other_deeds_with_a_choice_of_each_player_are_not_read() -> None:
    assert declined("Each player chooses a creature they control, then draws a card.")


# --- the same words again ----------------------------------------------------------------------------------------------------


@cr("115.1", "608.2c")
@pytest.mark.parametrize("times", [2, 3])
def test_a_paragraph_that_stands_there_again_has_a_target_of_its_own(times: int) -> None:
    spell = card("Again", "Instant", "\n".join(["Put a +1/+1 counter on target creature."] * times))
    bodies = [ability.body for ability in spell.faces[0].abilities if isinstance(ability, Spell)]
    assert sum(len(one.targets) for one in bodies if isinstance(one, Body)) == times
    assert sum(len(one.effects) for one in bodies if isinstance(one, Body)) == times


@cr("707.2", "608.2d")
def test_that_creature_is_the_one_that_was_chosen_and_not_the_target() -> None:
    found = body("Choose a nonlegendary creature. Target creature becomes a copy of that creature until end of turn.")
    copy = found.effects[-1]
    assert isinstance(copy, e.BecomeCopy)
    assert isinstance(copy.what, s.Target) and not isinstance(copy.of, s.Target)
