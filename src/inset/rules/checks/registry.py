"""100: everything that the tables of the engine are filled with, imported once.

Performers, filters, conditions and keywords enter themselves into tables; who plays a game imports this module.
"""

from inset.rules import actions, keywords
from inset.rules.meaning import filters
from inset.rules.payment import keyword_costs
from inset.rules.turn import turn

__all__ = ["actions", "filters", "keyword_costs", "keywords", "turn"]
