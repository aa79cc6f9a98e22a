"""The grammar: topics as modules, each of which adds phrases to the nonterminals of ``symbols``.

``ABILITY`` reads a paragraph of a permanent, ``SPELL_LINE`` one of an instant or sorcery.
"""

from __future__ import annotations

from inset.oracle.grammar import (
    abilities,
    changes,
    clauses,
    coins_and_dice,
    combat_restrictions,
    concepts,
    conditions,
    costs,
    durations,
    entering,
    events,
    groups,
    keyword_abilities,
    keyword_actions,
    keywords,
    later,
    library,
    looking,
    mana,
    measures,
    numbers,
    objects,
    permanents,
    permissions,
    player_actions,
    players,
    prevention,
    references,
    replaced_amounts,
    symbols,
    tokens,
    type_changes,
    zone_changes,
)
from inset.oracle.grammar.symbols import ABILITY, SPELL_LINE

__all__ = ["ABILITY", "SPELL_LINE", "TOPICS"]

TOPICS = (
    symbols, numbers, players, objects, references, costs, durations, events, keywords, player_actions, permanents,
    zone_changes, tokens, mana, clauses, abilities, library, permissions, conditions, changes, replaced_amounts,
    prevention, coins_and_dice, groups, keyword_actions, concepts, keyword_abilities, looking, type_changes,
    combat_restrictions, entering, later, measures,
)  # fmt: skip
