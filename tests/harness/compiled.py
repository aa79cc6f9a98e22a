"""Cards that are compiled from a text, to be played in a scene."""

from __future__ import annotations

from inset.data import own_cards
from inset.language.abilities import Activated, Body, Spell, Triggered
from inset.language.card import Card
from inset.oracle.compile import compile_card
from inset.oracle.facts import doubts
from inset.oracle.paragraphs import paragraph
from inset.oracle.proof_ladder import refusal


def made(*lines: str) -> Card:
    """The card of a text: name and cost, type line, paragraphs, size. It passes the ladder up to the probe."""
    [record] = own_cards.read("\n".join(lines))
    compiled = compile_card(record)
    why = refusal(compiled._replace(unreviewed=()))  # made up, so on no list of reviewed pronouns
    assert not why, why
    doubted = [str(doubt.where) for doubt in doubts([compiled])]
    assert not doubted, doubted
    assert compiled.card is not None
    return compiled.card


def body(text: str, spell: bool = True) -> Body:
    """What the first ability of a paragraph does."""
    found = paragraph(text, (), spell)
    assert found is not None
    assert found.declined is None, str(found.declined)
    ability = found.abilities[0]
    assert isinstance(ability, (Spell, Triggered, Activated)) and isinstance(ability.body, Body)
    return ability.body


def declined(text: str, spell: bool = True) -> bool:
    """Is a paragraph read, and not understood?"""
    found = paragraph(text, (), spell)
    return found is not None and found.declined is not None
