"""100: everything that the tables of the engine are filled with, imported once.

Performers, filters, conditions and keywords enter themselves into tables; who plays a game imports this module.
"""

from inset.rules import actions, asking, keyword_costs, keywords, turn

__all__ = ["actions", "asking", "keyword_costs", "keywords", "turn"]
