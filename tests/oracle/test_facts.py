"""The second opinion: facts in the words, facts in the nodes."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from inset.data.scryfall import load
from inset.kernel import types as t
from inset.language import abilities as a, costs as c, effects as e, filters as f, selections as s
from inset.language.node import Ability
from inset.oracle.compile import compile_card
from inset.oracle.facts import disagreements, doubts
from inset.oracle.facts.in_text import said
from inset.oracle.paragraphs import paragraph
from tests.harness import cr


def test_words_and_nodes_agree_on_every_compiled_card(shared: Path) -> None:
    records = load(shared / "cards" / "oracle-cards.jsonl.gz").cards
    made = (compile_card(record) for record in records if not record.is_flagged)
    found = [str(doubt) for doubt in doubts(one for one in made if one.is_told and one.is_executable)]
    assert found == []


def _read(text: str, spell: bool = False) -> tuple[Ability, ...]:
    found = paragraph(text, (), spell)
    assert found is not None
    assert found.declined is None, str(found.declined)
    return found.abilities


def test_facts_of_a_sentence() -> None:
    facts = said("Target opponent discards two cards and loses 3 life. Draw a card unless you control a nonblack Elf.")
    assert facts["target"] == ["1-1:opponent"]
    assert facts["doer"] == ["discard:target", "draw:you", "lose:target"]
    assert facts["number"] == ["2", "3"]
    assert facts["not color"] == ["black"]
    assert facts["subtype"] == ["Elf"]
    assert facts["condition"] == ["if"]


@pytest.mark.parametrize("word", ["if", "while", "as long as"])
def test_what_you_do_not_control_is_others_unless_it_is_asked_whether_you_do(word: str) -> None:
    assert said(f"This creature has flying {word} you don't control a Dinosaur.")["player"] == ["you control"]
    asked = f"This creature has flying {word} there's a Dinosaur you don't control."
    assert said(asked)["player"] == ["others control"]


WRONG = [  # a text, and what a wrong reading of it would differ in
    ("Target player draws two cards.", "Target player draws three cards.", "number"),
    ("Target player draws two cards.", "Target opponent draws two cards.", "player"),
    ("You gain 3 life.", "Each opponent loses 3 life.", "doer"),
    ("Destroy target creature.", "Exile target creature.", "zone"),
    ("Destroy target creature.", "Destroy up to one target creature.", "target"),
    ("Destroy target creature.", "Destroy target nonblack creature.", "not color"),
    ("Destroy target creature.", "Destroy target creature an opponent controls.", "player"),
    ("You may draw a card.", "Draw a card.", "may"),
    ("Target creature gains flying until end of turn.", "Target creature gains reach until end of turn.", "keyword"),
    ("Target creature gets +2/+2 until end of turn.", "Target creature gets +2/+2 until your next turn.", "duration"),
    ("Put a charge counter on target artifact.", "Put a stun counter on target artifact.", "counter"),
    ("Return target creature card from your graveyard to your hand.",
     "Return target creature card from your graveyard to the battlefield.", "zone"),
    ("This creature can't be blocked by more than one creature.", "This creature can't be blocked.", "type"),
    ("This creature can't be blocked by more than two creatures.",
     "This creature can't be blocked except by two or more creatures.", "compared"),
    ("This creature can't be blocked except by three or more creatures.",
     "This creature can't be blocked except by two or more creatures.", "compared"),
    ("This creature can't attack unless at least two other creatures attack.", "This creature can't attack alone.", "condition"),
    ("This creature can't block unless a creature with greater power also blocks.", "This creature can't block.", "condition"),
    ("This creature can't attack unless a black creature also attacks.",
     "This creature can't attack unless a green creature also attacks.", "color"),
    ("This creature can block an additional seven creatures each combat.",
     "This creature can block an additional creature each combat.", "number"),
    ("No more than two creatures can attack you each combat.", "No more than two creatures can attack each combat.", "player"),
    ("No more than two creatures can attack you each combat.", "No more than one creature can attack you each combat.", "number"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "other", "kind"), WRONG)
def test_a_wrong_reading_is_seen(text: str, other: str, kind: str) -> None:
    assert disagreements(text, (), _read(text, True)) == []
    assert disagreements(other, (), _read(other, True)) == []
    assert kind in [found.kind for found in disagreements(text, (), _read(other, True))]


# --- misreadings that the comparison found -------------------------------------------------------------------------------
@cr("113.6m")
def test_exile_this_card_from_your_graveyard_works_there() -> None:
    (made,) = _read("{W}, Exile this card from your graveyard: You gain 2 life.")
    assert isinstance(made, a.Activated)
    assert made.zone == t.GRAVEYARD
    (here,) = _read("{W}, Exile this creature: You gain 2 life.")
    assert here == dataclasses.replace(made, zone=t.BATTLEFIELD)


@cr("113.6j")
def test_discard_this_card_works_in_the_hand() -> None:
    (made,) = _read("{1}{R}, Discard this card: Destroy target artifact.")
    assert isinstance(made, a.Activated)
    assert made.zone == t.HAND
    assert isinstance(made.cost, c.All)


def test_another_spell_that_was_cast_is_another_than_this_one() -> None:
    text = "Target creature gets +1/+0 until end of turn if you've cast another instant or sorcery spell this turn."
    (made,) = _read(text, True)
    assert isinstance(made, a.Spell)
    assert isinstance(made.body, a.Body)
    choice = made.body.effects[0]
    assert isinstance(choice, e.If)
    assert f.Not(f.IsThis()) in choice.condition.what.where.parts  # type: ignore[attr-defined]
    assert f.Not(f.IsOneOf(s.Target(0))) not in choice.condition.what.where.parts  # type: ignore[attr-defined]
