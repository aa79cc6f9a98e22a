"""The grammar: topics as modules, each of which adds phrases to the nonterminals of ``symbols``.

``ABILITY`` reads a paragraph of a permanent, ``SPELL_LINE`` one of an instant or sorcery.
"""

from __future__ import annotations

from inset.oracle.grammar import (
    abilities,
    at_random,
    characteristic_changes,
    clauses,
    coins_and_dice,
    combat_restrictions,
    compound_events,
    conditions,
    copies,
    copy_exceptions,
    costs,
    counters,
    counts,
    damage_and_life,
    delayed,
    durations,
    entering,
    events,
    groups,
    joined,
    keyword_abilities,
    keyword_actions,
    keywords,
    library,
    linked_cards,
    mana,
    mana_spent,
    multiplayer,
    numbers,
    objects,
    permanents,
    permissions,
    piles,
    player_actions,
    player_conditions,
    player_rules,
    players,
    prevention,
    qualities,
    references,
    replacement,
    searches,
    spell_costs,
    statics,
    subject_lists,
    sums,
    symbols,
    targets,
    this_way,
    tokens,
    turns_and_endings,
    unless_paid,
    untapping,
    where_x,
    zone_changes,
)
from inset.oracle.grammar.symbols import ABILITY, SPELL_LINE

__all__ = ["ABILITY", "SPELL_LINE", "TOPICS"]

TOPICS = (
    symbols, numbers, players, objects, references, costs, durations, events, keywords, player_actions, permanents,
    zone_changes, tokens, mana, clauses, mana_spent, abilities, library, searches, piles, linked_cards, permissions, conditions,
    replacement, prevention,
    coins_and_dice, groups, keyword_actions, keyword_abilities, characteristic_changes, combat_restrictions,
    entering, targets, counters, damage_and_life, statics, turns_and_endings, copies, copy_exceptions, counts, delayed,
    spell_costs, unless_paid, player_conditions, multiplayer, subject_lists, this_way, sums, qualities, at_random, where_x,
    joined, compound_events, player_rules, untapping,
)  # fmt: skip
