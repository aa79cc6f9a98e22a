"""400.7, 607.2d: what an object keeps besides its characteristics: the keys of ``Obj.chosen`` that are below zero.

What its own abilities chose is kept there too, by the numbers of ``effects`` (``COLOR``, ``OPPONENT`` …), see ``linked``.
Each key means one thing, whatever object has it.
"""

from __future__ import annotations

from typing import Final

from inset.rules.model.state import Obj

PROTECTOR: Final = -1  # a battle: the player who protects it (310.8)
EXILER: Final = -2  # an exiled card: the player who exiled it
FORETELL_COSTS: Final = -3  # a foretold card: the foretell costs that it had (702.143e)
ROOM: Final = -4  # a dungeon: the room with the venture marker (309.4)
COLORS_SPENT: Final = -5  # a spell that asks, and what it becomes: the colours of mana spent to cast it (400.7d)
HOW_FAST: Final = -6  # the object that stands for a player's speed: the speed (702.179)
MATERIALS: Final = -7  # a permanent that was crafted: the cards that were exiled for it (702.167c)
HELD_BY: Final = -8  # a permanent: the controller that was last noticed (603.10b)
HOW_OFTEN: Final = -9  # the emblem of the Ring: how often the Ring has tempted its player (701.54)
BORNE_BY: Final = -11  # a card in exile: by which bond, and to which creature, it is bound (702.55b, 702.99b)
ACTIVATIONS: Final = -10  # a permanent: which of its abilities with a number in all were activated, by their places
OVERDUE: Final = -12  # a phased-out permanent whose player has left, once that player's turn would have begun (702.26n)
CAME_FROM: Final = (
    -13
)  # a card exiled until something happens: the zone that it goes back to, if not the battlefield (610.3)


def held_by(obj: Obj) -> int:
    """The permanent's controller when last noticed."""
    found: int = obj.chosen.get(HELD_BY, obj.controller)
    return found
