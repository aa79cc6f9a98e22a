"""How the time per decision grows with the number of permanents, on boards of several kinds.

Half of the permanents are sources of mana and half are creatures, on both sides. Mana is paid by plan, and nobody attacks:
questions asked once per creature are cheap and many, and would hide what the others cost. So the mix of decisions is the same for
any number of permanents.
"""

from __future__ import annotations

import gc
import time
from typing import Any, Final

from inset.agents.random_player import RandomPlayer
from inset.apps.hard_boards import with_cards
from inset.game import Game
from inset.rules.model import decision as kinds

PLAIN: Final = "plain"
SIZES: Final = (10, 100, 1_000)  # permanents of a plain board …
FEWER: Final = (10, 40, 160)  # … and of boards on which each permanent changes others
COMBAT: Final = (kinds.ATTACK, kinds.BLOCK, kinds.NUMBER)
# sources of mana and creatures of each kind of board, in turn
BOARDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    PLAIN: (("Forest",), ("Grizzly Bears",)),
    "anthems": (("Forest",), ("Grizzly Bears", "Grizzly Bears", "Grizzly Bears", "Glorious Anthem")),
    "slivers": (("Forest",), ("Burly Drone", "Gliding Drone", "Grizzly Bears", "Sturdy Drone", "Watchful Drone")),
    "odd mana": (("Forest", "Painted Finch", "Stained Marble", "Paper Flower"), ("Grizzly Bears",)),
}


def growth() -> dict[str, dict[str, float]]:
    """Microseconds per decision, by kind of board and number of permanents."""
    return {
        board: {str(size): round(decision_us(size, board), 1) for size in (SIZES if board == PLAIN else FEWER)}
        for board in BOARDS
    }


def decision_us(permanents: int, board: str = PLAIN, decisions: int = 150) -> float:
    """Microseconds per decision with this many permanents on the battlefield."""
    with with_cards():
        return _decision_us(permanents, board, decisions)


def _decision_us(permanents: int, board: str, decisions: int) -> float:
    sources, creatures = BOARDS[board]
    quarter = max(1, permanents // 4)
    side = {
        "battlefield": [*_in_turn(sources, quarter), *_in_turn(creatures, quarter)],
        "hand": ["2 Bonecrusher Giant", "2 Giant Growth", "Forest"], "life": 1_000_000,
    }  # fmt: skip
    game = Game.from_position({"A": side, "B": side}, paying=True)
    player = RandomPlayer(permanents)
    gc.collect()  # a full collection of what was made before would fall into one of these sizes
    spent, made = 0.0, 0
    while (decision := game.decision) is not None and made < decisions:
        if decision.kind in COMBAT:
            game.choose(decision.options.answers[0])
            continue
        start = time.process_time()
        game.choose(player.pick(decision.options.answers))
        spent += time.process_time() - start
        made += 1
    return spent / max(1, made) * 1e6


def _in_turn(names: tuple[str, ...], count: int) -> list[dict[str, Any]]:
    """So many permanents, of each name about as many."""
    rows = [(name, len(range(place, count, len(names)))) for place, name in enumerate(names)]
    return [{"card": name, "count": number} for name, number in rows if number]
