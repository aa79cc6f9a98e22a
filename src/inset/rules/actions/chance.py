"""705, 706: flipping coins and rolling dice. The random state is part of the game, so that it replays."""

from __future__ import annotations

from typing import TypeVar

from inset.language import effects as ef, statics as sta
from inset.rules import atoms
from inset.rules.events.instructions import keep_number, perform_all, performs
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import number, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import WORD, Ask, Decision, ask
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import Deed

HEADS, TAILS = "heads", "tails"


Changed = TypeVar("Changed", sta.CoinsComeUpHeads, sta.MoreCoins)


def _in_force(st: State, player: int, kind: type[Changed]) -> int:
    """How many effects of a kind affect this player."""
    return len([ctx for ctx, _, static, _ in statics(st, kind) if player in who(st, ctx, static.who)])


# --- coins (705) -----------------------------------------------------------------------------------------------------


@performs(ef.FlipCoin)
def _flip(st: State, ctx: Ctx, node: ef.FlipCoin) -> Ask[None]:
    """705.2: the player who flips calls it, unless only heads or tails matter: then nobody wins or loses."""
    for player in who(st, ctx, node.who):
        call = ""
        if node.called:
            call = yield from ask(
                Decision(WORD, player, "705.2", "Call it", (HEADS, TAILS), subject=Deed("flip", ctx.source))
            )
        fixed = _in_force(st, player, sta.CoinsComeUpHeads) and not _has_flipped(st, player)
        face = yield from _faces(st, player)
        if fixed:
            face = HEADS  # 705.3: whatever the coin shows, and whatever was called
        won = bool(fixed) or face == call
        event = Event(ev.FLIPPED, "705.1", player, other=ctx.source, amount=int(won) if call else -1, detail=face)
        atoms.emit(st, event)
        yield from perform_all(st, ctx, node.won if (won if call else face == HEADS) else node.lost)


def _has_flipped(st: State, player: int) -> bool:
    return any(event.kind == ev.FLIPPED and event.player == player for event in st.events)


def _faces(st: State, player: int) -> Ask[str]:
    """The face of the coin; with an effect that adds coins, the player ignores all but one."""
    coins = 2 ** _in_force(st, player, sta.MoreCoins)
    faces = [HEADS if atoms.chance(st, 2) else TAILS for _ in range(coins)]
    if len(set(faces)) == 1:
        return faces[0]
    kept = yield from ask(
        Decision(WORD, player, "614.1a", "Which coin counts?", (HEADS, TAILS), subject=Deed("flip", 0))
    )
    return kept


# --- dice (706) ------------------------------------------------------------------------------------------------------


def _more_dice(st: State, player: int) -> int:
    """706.7: a planar die has no numbers, and no card rolls it here."""
    return len(
        [ctx for ctx, _, rule, _ in statics(st, sta.MoreDice) if not rule.planar and player in who(st, ctx, rule.who)]
    )


@performs(ef.RollDie)
def _roll(st: State, ctx: Ctx, node: ef.RollDie) -> Ask[None]:
    """706.2: the natural result, then what is added to it; 706.3a: then the row that it falls into, if there is one."""
    player = ctx.controller
    natural = max(1 + atoms.chance(st, node.sides, 1) for _ in range(1 + _more_dice(st, player)))  # 706.6
    result = natural + number(st, ctx, node.plus)
    atoms.emit(st, Event(ev.ROLLED, "706.2", player, other=ctx.source, amount=natural, detail=result))
    keep_number(ctx, node.save, result)
    for low, high, effects in node.rows:
        if low <= result <= high:
            yield from perform_all(st, ctx, effects)
            return
