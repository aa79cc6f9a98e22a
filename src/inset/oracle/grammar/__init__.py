"""The grammar: topics as modules, each of which adds phrases to the nonterminals of ``symbols``.

``ABILITY`` reads a paragraph of a permanent, ``SPELL_LINE`` one of an instant or sorcery.
"""

from __future__ import annotations

from inset.oracle.grammar.abilities import (
    activation,
    joined,
    keywords,
    linking_keywords,
    modes,
    paragraphs,
    prevention,
    replacement,
    static_lists,
    statics,
)
from inset.oracle.grammar.cards import (
    face_down,
    found_and_drawn,
    graveyards,
    hands,
    library,
    piles,
    returned,
    reveals,
    searches,
    the_rest,
    until_revealed,
    zone_changes,
)
from inset.oracle.grammar.combat import attacked_players, costs_and_damage, entering_attackers, in_combat, restrictions
from inset.oracle.grammar.conditions import conditions, happened, lasting_while, this_turn, turn_history
from inset.oracle.grammar.costs import costs, further, mana, mana_spent, of_keywords, spells, unless_paid
from inset.oracle.grammar.events import compound, counter_events, delayed_triggers, dying_and_life, events
from inset.oracle.grammar.instructions import (
    at_random,
    clauses,
    coins_and_dice,
    day_night_and_crews,
    durations,
    keyword_actions,
    outcomes,
    repeated,
    rules_for_a_while,
    this_way,
    turns,
)
from inset.oracle.grammar.numbers import counts, numbers, sums, where_x
from inset.oracle.grammar.objects import (
    descriptions,
    exceptions,
    linked_cards,
    lists_of_kinds,
    named_groups,
    other_references,
    qualities,
    references,
    states,
    targets,
)
from inset.oracle.grammar.permanents import (
    as_long_as,
    auras,
    becoming,
    becoming_for_a_while,
    chosen_qualities,
    copies,
    copy_exceptions,
    counters,
    counters_of_choice,
    damage_and_life,
    entering,
    for_a_while,
    kicked,
    permanents,
    tapped,
    tokens,
    untapping,
)
from inset.oracle.grammar.players import opponents, player_actions, player_conditions, player_rules, players
from inset.oracle.grammar.playing import exiled_cards, from_elsewhere, permissions
from inset.oracle.grammar.symbols import ABILITY, SPELL_LINE

__all__ = ["ABILITY", "SPELL_LINE", "TOPICS"]

TOPICS = (
    descriptions, qualities, lists_of_kinds, states, named_groups, references, other_references, targets, exceptions,
    linked_cards,
    numbers, counts, sums, where_x,
    players, player_actions, player_conditions, player_rules, opponents,
    conditions, this_turn, turn_history, happened, lasting_while,
    events, compound, counter_events, dying_and_life, delayed_triggers,
    costs, further, spells, of_keywords, unless_paid, mana, mana_spent,
    clauses, keyword_actions, repeated, outcomes, this_way, at_random, coins_and_dice, durations, rules_for_a_while,
    turns, day_night_and_crews,
    zone_changes, library, searches, reveals, until_revealed, found_and_drawn, the_rest, hands, graveyards, returned,
    face_down, piles,
    permissions, from_elsewhere, exiled_cards,
    permanents, entering, kicked, counters, counters_of_choice, tokens, copies, copy_exceptions, becoming,
    becoming_for_a_while, chosen_qualities, damage_and_life, untapping, tapped, as_long_as, for_a_while,
    auras,
    restrictions, in_combat, costs_and_damage, attacked_players, entering_attackers,
    paragraphs, statics, static_lists, joined, activation, modes, keywords, linking_keywords, replacement,
    prevention,
)  # fmt: skip
