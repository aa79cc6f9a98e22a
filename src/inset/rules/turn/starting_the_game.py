"""103: starting the game: shuffling, opening hands, mulligans, actions from opening hands, the first turn.

The objects exist already: libraries, commanders in the command zone, sideboards.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD, DRAW, LIBRARY
from inset.language.abilities import MulliganAction, OpeningHand, OpeningReveal
from inset.language.effects import FOREVER
from inset.language.node import Ability
from inset.rules import atoms
from inset.rules.events import moving
from inset.rules.events.instructions import perform_all
from inset.rules.events.zone_change import Change
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import MULLIGAN, YES_NO, Ask, Decision, ask
from inset.rules.model.picks import pick_sequence
from inset.rules.model.questions import NO_MORE, pick_object
from inset.rules.model.state import Ctx, Delayed, Event, State
from inset.rules.objects.layers import chars_of
from inset.rules.playing import companion
from inset.rules.turn.turn import start_turn

HAND_SIZE: Final = 7


def begin(st: State, first: int, *, mulligans: bool = True) -> Ask[None]:
    """103.3-103.8: from shuffled libraries to the first turn of the starting player."""
    atoms.set_place(st, active=first)
    order = st.in_game()
    for player in order:
        yield from companion.reveal(st, player)
    for player in order:
        atoms.shuffle(st, player, "103.3")
    for player in order:
        yield from moving.draw(st, player, HAND_SIZE, "103.5")
    if mulligans:
        yield from take_mulligans(st, order)
    for player in order:
        yield from _opening_actions(st, player)
    if len(st.players) == 2:  # 103.8a; 103.8c: nobody skips it with more players
        atoms.set_place(st, skips=(*st.skips, (first, DRAW)))
    start_turn(st, st.in_game()[0])  # 800.4k


# --- mulligans (103.5) -----------------------------------------------------------------------------


def take_mulligans(st: State, order: tuple[int, ...]) -> Ask[None]:
    """In rounds: players who haven't kept declare in turn order, then all who take a mulligan do so."""
    undecided = list(order)
    while undecided:
        again = []
        for player in undecided:
            keeps = True
            if st.players[player].lost:
                continue
            if counted(st, player) < HAND_SIZE:
                yield from _before_mulligan(st, player)
                keeps = yield from ask(Decision(MULLIGAN, player, "103.5", "Keep this hand?", YES_NO))
            if keeps:
                atoms.tell(st, Event(ev.KEPT, "103.5", player, amount=len(st.hands[player])))
            else:
                again.append(player)
        for player in again:
            _redraw(st, player)
            yield from moving.draw(st, player, HAND_SIZE, "103.5")
        for player in again:
            yield from _put_on_bottom(st, player, counted(st, player))
        undecided = again


def _before_mulligan(st: State, player: int) -> Ask[None]:
    """103.5b: what a card lets its player do any time they could mulligan, as often as they like."""
    while True:
        able = [o for o in st.hands[player] if _action(st, o, MulliganAction) is not None]
        if not able:
            return
        pick = yield from pick_object(player, "103.5b", "Use this card of your hand first?", [*able, NO_MORE])
        action = _action(st, pick, MulliganAction) if pick != NO_MORE else None
        if not isinstance(action, MulliganAction):
            return
        yield from perform_all(st, Ctx(pick, player), action.body.effects)


def counted(st: State, player: int) -> int:
    """103.5c: in a multiplayer game the first mulligan doesn't count."""
    free = 1 if len(st.players) > 2 else 0
    return max(0, st.players[player].mulligans - free)


def _redraw(st: State, player: int) -> None:
    atoms.change_player(st, player, mulligans=st.players[player].mulligans + 1)
    atoms.tell(st, Event(ev.MULLIGANED, "103.5", player, amount=st.players[player].mulligans))
    moving.commit(st, [Change(st.objs[o], LIBRARY, move_causes.EFFECT, "103.5") for o in st.hands[player]])
    atoms.shuffle(st, player, "103.5")


def _put_on_bottom(st: State, player: int, count: int) -> Ask[None]:
    """In any order: the last one picked is the bottom card."""
    hand = st.hands[player]
    picked = yield from pick_sequence(st, player, "103.5", "Put a card on the bottom", hand, min(count, len(hand)))
    moving.commit(st, [Change(st.objs[o], LIBRARY, move_causes.EFFECT, "103.5", position=-1) for o in picked])


# --- opening hands (103.6) -------------------------------------------------------------------------


def _opening_actions(st: State, player: int) -> Ask[None]:
    """Cards that a player may begin the game with on the battlefield (103.6a) or reveal, each once (103.6b), in any order."""
    revealed: list[int] = []
    while True:
        able = [o for o in st.hands[player] if o not in revealed and _action(st, o, OpeningHand, OpeningReveal)]
        if not able:
            return
        pick = yield from pick_object(player, "103.6", "Use this card of your opening hand?", [*able, NO_MORE])
        if pick == NO_MORE:
            return
        action = _action(st, pick, OpeningHand, OpeningReveal)
        if isinstance(action, OpeningReveal):
            revealed.append(pick)
            atoms.emit(st, Event(ev.REVEALED, "103.6b", player, detail=(pick,)))
            later = Delayed(atoms.new_id(st), Ctx(pick, player), action.when, action.body, True, FOREVER, st.turn, None)
            atoms.add_delayed(st, later)
        else:
            yield from moving.move_one(st, Change(st.objs[pick], BATTLEFIELD, move_causes.EFFECT, "103.6a", by=player))


def _action(st: State, oid: int, *kinds: type[Ability]) -> Ability | None:
    """The ability of a card in hand that is of one of these kinds."""
    return next((a for a in chars_of(st, st.objs[oid]).abilities if isinstance(a, kinds)), None)
