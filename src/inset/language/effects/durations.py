"""How long effects last (611.2a)."""

from __future__ import annotations

from typing import Final

THIS_TURN: Final = 1  # until end of turn (514.2)
UNTIL_YOUR_NEXT_TURN: Final = 2
UNTIL_END_OF_YOUR_NEXT_TURN: Final = 3
END_OF_COMBAT: Final = 4
WHILE_THIS_REMAINS: Final = 5  # until this permanent leaves the battlefield
FOREVER: Final = 6
NEXT_UNTAP_STEP: Final = 7  # through the next untap step of the affected permanent's controller
WHILE_EXILED: Final = 8  # for as long as the card remains exiled
UNTIL_YOUR_NEXT_END_STEP: Final = 9
UNTIL_NEXT_OF_THIS: Final = 10  # until the same source sets up another such effect
THEIR_NEXT_UNTAP_STEP: Final = 12  # of the player whose permanents are affected, whoever controls those by then
NEXT_COMBAT: Final = 13  # during the next combat phase of the affected permanent's controller
THAT_COMBAT: Final = 14  # during the combat phase that was just added
YOUR_NEXT_UNTAP_STEP: Final = 11  # whoever controls the affected permanent by then (701.43a)
