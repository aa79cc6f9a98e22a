"""100: everything that the tables of the engine are filled with, imported once.

Performers, filters, conditions, keywords and mechanics enter themselves into tables; who plays a game imports this module.
"""

from inset.rules import actions, keywords
from inset.rules.meaning import filters
from inset.rules.mechanics import (
    battles,
    citys_blessing,
    commander,
    day_and_night,
    finality_counters,
    planeswalkers,
    sagas,
)
from inset.rules.payment import keyword_costs
from inset.rules.turn import turn

__all__ = [
    "actions", "battles", "citys_blessing", "commander", "day_and_night", "filters", "finality_counters",
    "keyword_costs", "keywords", "planeswalkers", "sagas", "turn",
]  # fmt: skip
