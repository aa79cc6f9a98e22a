"""100: the one list of modules that fill the tables of the engine, imported once.

Performers, filters, conditions, numbers, costs and keywords register themselves in tables as their modules are
imported. Everything that plays a game imports this module; a test finds a module that registers something and is not
listed.
"""

from typing import Final

from inset.rules.actions import (
    a3_to_17,
    a19_to_29,
    a30_to_49,
    a50_to_68,
    chance,
    control_flow,
    copies,
    counters,
    lasting_changes,
    library,
    life,
    permanents,
    piles,
    possible,
    spells,
    words,
    zones,
)
from inset.rules.events import attaching, goading, soulbond, triggers
from inset.rules.keywords import bars, k2_to_49, k50_to_99, k100_to_149, k150_to_199
from inset.rules.meaning import (
    color_identity,
    conditions,
    event_patterns,
    filters,
    linked_abilities,
    numbers,
    players_who_left,
    references,
    remembered,
    taken_from_others,
)
from inset.rules.mechanics import (
    backup,
    battles,
    citys_blessing,
    commander,
    day_and_night,
    designated_copies,
    dungeons,
    finality_counters,
    planeswalkers,
    sagas,
    speed,
    the_ring,
    voting,
)
from inset.rules.payment import bill, counter_costs, keyword_costs, mana_abilities, shared_parts
from inset.rules.players import monarch_and_initiative
from inset.rules.playing import (
    activating,
    alternative_costs,
    cast_from_exile,
    legality,
    proposal,
    prospective_spell,
    unlocking,
)

FILLED: Final = (
    a3_to_17, a19_to_29, a30_to_49, a50_to_68, chance, control_flow, copies, counters, lasting_changes, library, life,
    permanents, piles, possible, spells, words, zones, attaching, goading, soulbond, triggers, bars, k2_to_49, k50_to_99,
    k100_to_149, k150_to_199, color_identity, conditions, event_patterns, filters, linked_abilities, numbers, players_who_left,
    references, remembered, taken_from_others, backup, battles, citys_blessing, commander, day_and_night, designated_copies,
    dungeons, finality_counters, planeswalkers, sagas, speed, the_ring, voting, bill, counter_costs, keyword_costs,
    mana_abilities, shared_parts, monarch_and_initiative, activating, alternative_costs, cast_from_exile, legality, proposal,
    prospective_spell, unlocking,
)  # fmt: skip
