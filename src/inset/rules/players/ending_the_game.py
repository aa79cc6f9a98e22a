"""104, 800.4: winning, losing, drawing; leaving the game; other ends (limits)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import BATTLEFIELD, EXILE, OUTSIDE
from inset.language import statics as sta
from inset.language.mods import SetController
from inset.rules import atoms
from inset.rules.events import attaching, face_down, moving
from inset.rules.events.damage import player_rule
from inset.rules.events.triggers import index
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import one
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.outcome import DRAW, WIN, Outcome
from inset.rules.model.state import SPELL, Event, State
from inset.rules.objects.layers import chars_of
from inset.rules.players.monarch_and_initiative import pass_on

ACTING: Final = -1  # ``State.passes`` while the player with priority takes an action


# --- losing and winning ----------------------------------------------------------------------------


def can_lose(st: State, player: int) -> bool:
    return not st.players[player].lost and not player_rule(st, player, sta.CANT_LOSE_GAME)


def lose(st: State, player: int, rule: str = "104.3e") -> bool:
    """104.3: a player loses the game, unless they can't, and leaves it (104.5)."""
    return lose_together(st, [(player, rule)])


def lose_together(st: State, losers: Sequence[tuple[int, str]]) -> bool:
    """104.4a: players who lose at the same time; if nobody remains, the game is a draw."""
    gone = [(player, rule) for player, rule in losers if can_lose(st, player)]
    _leave_together(st, gone)
    return bool(gone)


def concede(st: State, player: int) -> None:
    """104.3a: at any time, whatever effects say; 723.6: nobody can make another concede."""
    if not st.players[player].lost:
        _leave_together(st, [(player, "104.3a")])


def _leave_together(st: State, gone: Sequence[tuple[int, str]]) -> None:
    if not gone or st.outcome is not None:
        return
    for player, rule in gone:
        atoms.emit(st, Event(ev.LOST_GAME, rule, player))
    for player, rule in gone:
        atoms.change_player(st, player, lost=rule)
    if not check_winner(st, gone[-1][1]):
        for player, _ in gone:
            pass_on(st, player)
            leave(st, player)


def check_winner(st: State, rule: str = "") -> bool:
    """104.2a, 104.4a: has the game ended? ``rule`` is the one by which the last player lost."""
    left = st.in_game()
    if st.outcome is not None or len(left) > 1:
        return st.outcome is not None
    if left:
        _win(st, left[0], "104.2a", rule)
    else:
        draw(st, "104.4a")
    return True


def win(st: State, player: int, rule: str = "104.2b") -> bool:
    """104.2b: an effect says that a player wins, unless they can't."""
    if st.outcome is not None or st.players[player].lost or player_rule(st, player, sta.CANT_WIN_GAME):
        return False
    _win(st, player, rule, rule)
    return True


def _win(st: State, player: int, rule: str, reason: str) -> None:
    face_down.reveal_all(st)
    atoms.tell(st, Event(ev.WON, rule, player))
    atoms.end_game(st, Outcome(WIN, (player,), rule, reason))


def draw(st: State, rule: str = "104.4c", reason: str = "") -> None:
    """104.4."""
    face_down.reveal_all(st)
    atoms.tell(st, Event(ev.DRAWN_GAME, rule))
    atoms.end_game(st, Outcome(DRAW, (), rule, reason))


def mandatory_loop(st: State) -> None:
    """104.4b: a sequence of mandatory actions repeats with no way to stop."""
    draw(st, "104.4b", "a loop of mandatory actions")


# --- leaving the game (800.4) ----------------------------------------------------------------------


def leave(st: State, player: int) -> None:
    """800.4a: what they own leaves, effects that give them control end, what they still control is exiled."""
    _hand_on_priority(st, player)
    face_down.reveal_all(st, player)
    _take_along(st, player)
    _end_control(st, player)
    for oid in st.stack:
        obj = st.objs[oid]
        if chars_of(st, obj).controller == player and (obj.spell_copy or _is_ability(st, oid)):
            atoms.cease(st, obj, "800.4a")
    atoms.keep_pending(st, tuple(p for p in st.pending if p.ctx.controller != player))  # 800.4d
    rest = [o for o in (*st.battlefield, *st.stack) if chars_of(st, st.objs[o]).controller == player]
    moving.commit(st, [Change(st.objs[o], EXILE, move_causes.EFFECT, "800.4a") for o in rest])


def _take_along(st: State, player: int) -> None:
    """800.4a: all objects that the player owns leave the game, at the same time; 603.6c: those on the battlefield that
    are phased in trigger abilities as they leave it."""
    before = index(st)
    batch = atoms.new_batch(st)
    gone = [(obj, chars_of(st, obj)) for obj in st.objs.values() if obj.owner == player and not _is_ability(st, obj.id)]
    for obj, chars in gone:
        atoms.cease(st, obj, "800.4a", chars)
    for obj, chars in gone:
        if obj.zone == BATTLEFIELD and not obj.phased:
            left = Event(ev.MOVED, "800.4a", chars.controller, obj.id, obj.id, 0, BATTLEFIELD, OUTSIDE, batch=batch)
            atoms.emit(st, left, before)
    attaching.let_go(st, [obj.id for obj, _ in gone if obj.zone == BATTLEFIELD])


def _is_ability(st: State, oid: int) -> bool:
    stack = st.objs[oid].stack
    return stack is not None and stack.kind != SPELL


def exile_orphans(st: State) -> None:
    """800.4c: what comes back under the control of a player who has left is exiled."""
    if len(st.in_game()) < len(st.players):
        gone = [player for player, record in enumerate(st.players) if record.lost]
        held = [o for o in (*st.battlefield, *st.stack) if chars_of(st, st.objs[o]).controller in gone]
        if held:
            moving.commit(st, [Change(st.objs[o], EXILE, move_causes.EFFECT, "800.4c") for o in held])


def _hand_on_priority(st: State, player: int) -> None:
    """800.4a: the next player gets priority; a player who has left no longer counts among those who passed."""
    if st.passes == ACTING:
        return  # somebody acts with priority, and has it when that is done or reversed
    count = len(st.players)
    passed: list[int] = []
    other = st.priority
    while len(passed) < st.passes:
        other = (other - 1) % count
        if other == player or not st.players[other].lost:
            passed.append(other)
    passes = max(0, st.passes - (player in passed))
    nxt = st.priority
    if nxt == player:
        nxt = next(iter(st.opponents(player)), player)
        if player not in passed:  # the next player may act, even if all the others have passed
            passes = min(passes, len(st.in_game()) - 1)
    atoms.set_priority(st, nxt, passes)


def _end_control(st: State, player: int) -> None:
    """800.4a: effects that give the player control of objects or players end."""
    ending = []
    for floating in st.floating:
        ctx = floating.ctx
        if any(isinstance(m, SetController) and one(st, ctx, m.who) == player for m in floating.mods):
            ending.append(floating.id)
    atoms.drop_floating(st, ending)
    for other, record in enumerate(st.players):
        if record.controlled_by == player:
            atoms.change_player(st, other, controlled_by=-1)
    atoms.set_place(st, controlled_turns=tuple(c for c in st.controlled_turns if c[1] != player))
