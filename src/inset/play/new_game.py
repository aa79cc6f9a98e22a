"""103.1, 903.6: the state in which a new game begins, and the run of the rules from any state."""

from __future__ import annotations

from inset.cards.name_book import name_book
from inset.decklists.basics import STARTING_LIFE
from inset.kernel import rng
from inset.kernel.types import COMMAND, OUTSIDE
from inset.play.record import Setup
from inset.rules import atoms
from inset.rules.checks import registry
from inset.rules.model.decision import Ask
from inset.rules.model.state import COMMANDER, Player, State
from inset.rules.players.leaving import attended
from inset.rules.turn import starting_the_game, turn

assert registry.FILLED  # the tables are filled


def run(st: State) -> Ask[None]:
    """The rules from this state on; at any question a player may leave (104.3a)."""
    return attended(st, _next)


def _next(st: State) -> Ask[None]:
    """The start of the game if no turn has begun, then turn after turn."""
    return turn.run(st) if st.turn else starting_the_game.begin(st, st.active)


def starting_state(setup: Setup) -> State:
    """Libraries as listed, commanders in the command zone (903.6), sideboards outside the game."""
    st = State()
    st.format = setup.format
    st.rng = rng.start(setup.seed)
    st.names = name_book()
    life = STARTING_LIFE[setup.format]
    for player, deck in enumerate(setup.decks):
        st.players.append(Player(setup.names[player], life, life))
        for rows in (st.libraries, st.hands, st.graveyards, st.outside):
            rows.append(())
        for made in deck.commander_cards():
            atoms.new_object(st, player, COMMAND, made, st.next_id, flags=COMMANDER)
        atoms.new_library(st, player, deck.cards())
        for made in deck.side_cards():
            atoms.new_object(st, player, OUTSIDE, made, st.next_id)
    if setup.first is None:  # 103.1
        st.rng, st.active = rng.below(st.rng, len(st.players))
    else:
        st.active = setup.first
    return st
