"""The grammar: topics as modules, each of which adds phrases to the nonterminals of ``symbols``.

``ABILITY`` reads a paragraph of a permanent, ``SPELL_LINE`` one of an instant or sorcery.
"""

from __future__ import annotations

from inset.oracle.grammar import (
    abilities,
    actions,
    actions_more,
    amounts,
    becoming,
    bonds,
    chance,
    changes,
    clauses,
    concepts,
    costs,
    deeds,
    entering,
    events,
    groups,
    keywords,
    later,
    library,
    looking,
    mana,
    measures,
    moves,
    numbers,
    numbers_in_combat,
    objects,
    permanents,
    permissions,
    players,
    questions,
    shields,
    symbols,
    things,
    times,
    tokens,
)
from inset.oracle.grammar.symbols import ABILITY, SPELL_LINE

__all__ = ["ABILITY", "SPELL_LINE", "TOPICS"]

TOPICS = (
    symbols, numbers, players, objects, things, costs, times, events, keywords, deeds, permanents, moves, tokens,
    mana, clauses, abilities, library, permissions, questions, changes, amounts, shields, chance, groups, actions,
    actions_more, concepts, bonds, looking, becoming, numbers_in_combat, entering, later, measures,
)  # fmt: skip
