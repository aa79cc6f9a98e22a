"""What all games of an environment have in common: decks, sizes of the arrays, limits and automations."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.env.schema import Shape
from inset.kernel.arguments import shortly
from inset.kernel.errors import InsetError
from inset.kernel.wrong_type import WrongType

SEATS: Final = {"duel": 2, "commander": 4}
MOST_STEPS: Final = 5_000  # actions of one game, pages turned included, before it is truncated
AUTOMATIONS: Final = {"forced": True, "mana": True, "passing": True, "paying": True, "ordering": True}
DeckName = Deck | str | Path


@dataclasses.dataclass(frozen=True, slots=True)
class Setting:
    """What all games of an environment have in common."""

    decks: tuple[Deck, ...]
    format: str
    shape: Shape
    max_steps: int
    full_state: bool
    automations: tuple[tuple[str, bool], ...]

    @property
    def seats(self) -> int:
        return len(self.decks)


def setting(
    decks: Sequence[DeckName] | None = None,
    format: str = "duel",
    seats: int | None = None,
    *,
    cards: int = 160,
    options: int = 64,
    history: int = 32,
    max_steps: int = MOST_STEPS,
    full_state: bool = False,
    **automations: bool,
) -> Setting:
    """The settings of an environment. Without decks, the first embedded ones of the format."""
    library.check_format(format)
    if decks is None:
        made = first_decks(format, seats if seats is not None else SEATS.get(format, 2))
    else:
        made = tuple([one if isinstance(one, Deck) else library.find(one) for one in decks])
        if seats is not None and seats != len(made):
            raise InsetError(f"{seats} seats, but {len(made)} decks")
    if len(made) < 2:
        raise InsetError(f"a game needs two decks; there is {len(made)}")
    for one in made:
        library.check(one, format)
    unknown = set(automations) - set(AUTOMATIONS)
    if unknown:
        raise TypeError(f"no setting called {min(unknown)!r}")
    for name, on in automations.items():
        if not isinstance(on, bool):
            raise WrongType(f"{name} must be True or False, not {shortly(on)}")
    if max_steps < 1:
        raise ValueError("max_steps must be positive")
    shape = Shape(len(made), cards, options, history)
    return Setting(made, format, shape, max_steps, full_state, tuple(sorted({**AUTOMATIONS, **automations}.items())))


def first_decks(format: str, count: int) -> tuple[Deck, ...]:
    """The first embedded decks of the format, in the order of ``inset decks``; from the start again if there are too few."""
    fitting = [one for one in map(library.deck, library.names()) if not library.violations(one, format)]
    if not fitting:
        raise InsetError(f"there is no embedded deck for {format}")
    return tuple([fitting[place % len(fitting)] for place in range(count)])
