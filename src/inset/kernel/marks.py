"""110.5, 701, 702: marks of an object, one bit for each: designations, statuses, and how it was cast or exiled.

This is the only list of these numbers. Records of games contain them, so a number never changes.
"""

from __future__ import annotations

from typing import Final

DESIGNATED: Final = 1  # 722.3a: a permanent with a copy in exile that its controller may cast
PLOTTED: Final = 1 << 1  # 702.170
FORETOLD: Final = 1 << 2  # 702.143
EXILE_ON_LEAVE: Final = 1 << 4  # a spell cast so that it is exiled instead of put anywhere else (flashback, jump-start)
COMMANDER: Final = 1 << 6  # 903.3: this card is its owner's commander
COMPANION: Final = 1 << 7  # 103.2b: revealed as its owner's companion
DESIGNATED_COPY: Final = 1 << 8  # 722.3c: that copy
LEFT_UNLOCKED: Final = 1 << 9  # 709.5c: the unlocked designations
RIGHT_UNLOCKED: Final = 1 << 10
FREE_COPY: Final = 1 << 11  # 707.12: a copy of a card that is about to be cast
LEFT_THERE: Final = 1 << 13  # 903.9a: its owner has left this commander where it is
MONARCH: Final = 1 << 20  # 725: the object that stands for the designation
RENOWNED: Final = 1 << 21  # 702.112b
MONSTROUS: Final = 1 << 22  # 701.37b
TRIBUTE_PAID: Final = 1 << 23  # 702.104b
SADDLED: Final = 1 << 24  # 702.171b
INITIATIVE: Final = 1 << 25  # 726: the object that stands for the designation
SOLVED: Final = 1 << 26  # 719.3b
LEVEL_2: Final = 1 << 27  # 716.2b: who has a level has all below it; level 1 isn't a mark (716.2d)
LEVEL_3: Final = 1 << 28 | LEVEL_2
FLIPPED: Final = 1 << 29  # 710.2: a status (110.5)
SUSPECTED: Final = 1 << 33  # 701.60b
BLESSING: Final = 1 << 34  # 702.131c: the object that stands for the city's blessing
SPEED: Final = 1 << 35  # 702.179: the object that stands for a player's speed
RADIATION: Final = 1 << 36  # 728.1: the object that has the ability of rad counters
EXILED_BY_MADNESS: Final = 1 << 40  # 702.35a: a card that was exiled as it was discarded
WARPED: Final = 1 << 41  # 702.185b: exiled by the delayed triggered ability of warp
BESTOWED: Final = 1 << 42  # 702.103b: a spell cast bestowed, or the permanent that it became
OVERLOADED: Final = 1 << 43  # 702.96a: a spell cast for its overload cost
CLEAVED: Final = 1 << 44  # 702.148a: a spell cast for its cleave cost
SPLICED: Final = 1 << 45  # 702.47c: a spell that has the text of other cards
HARNESSED: Final = 1 << 46  # 701.64b
THE_RING: Final = 1 << 50  # 701.54c: a player's emblem named The Ring
RING_BEARER: Final = 1 << 51  # 701.54b

UNLOCKED: Final = LEFT_UNLOCKED | RIGHT_UNLOCKED
OF_CARDS: Final = WARPED | EXILED_BY_MADNESS  # the marks of cards that are not permanents
UNTIL_END_OF_TURN: Final = SADDLED  # the marks that wear off
