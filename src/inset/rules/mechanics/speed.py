"""702.178, 702.179: start your engines! and speed: an object in the command zone stands for a player's speed."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COMMAND
from inset.language import (
    effects as ef,
    filters as fil,
    keywords as kw,
    patterns as pat,
    selections as sel,
    values as val,
)
from inset.language.abilities import Body, Triggered
from inset.language.card import Card, Face
from inset.language.conditions import Compare, TurnOf
from inset.rules import atoms
from inset.rules.events.instructions import does
from inset.rules.events.triggers import index
from inset.rules.meaning.references import NUMBERS, number, standing_for, who
from inset.rules.model.object_notes import HOW_FAST
from inset.rules.model.state import SPEED, Ctx, State
from inset.rules.objects.layers import chars_of

YOU: Final = sel.You()
FASTER: Final = Triggered(  # 702.179d
    pat.While(pat.LosesLife(sel.Opponents()), TurnOf(YOU)),
    Body((ef.SpeedUp(),)),
    Compare(val.Speed(YOU), fil.LT, val.MAX_SPEED),
    zone=COMMAND,
    limit=1,
)
CARD: Final = Card((Face("Speed", None, 0, abilities=(FASTER,)),))


def speed(st: State, player: int) -> int:
    """702.179f."""
    return sum(int(HOW_FAST.of(st.objs[oid].notes)) for oid in standing_for(st, SPEED, player))


def start(st: State) -> bool:
    """702.179a: a state-based action: who controls a permanent with start your engines! and has no speed."""
    if not index(st).keywords & kw.START_YOUR_ENGINES:
        return False
    starters = {
        chars_of(st, st.objs[oid]).controller
        for oid, chars, _ in index(st).permanents
        if chars.keywords & kw.START_YOUR_ENGINES
    }
    begun = [player for player in st.in_game() if player in starters and not standing_for(st, SPEED, player)]
    for player in begun:
        increase(st, player, 1)
    return bool(begun)


def increase(st: State, player: int, by: int) -> None:
    """702.179b–c: a player without speed gets that much."""
    if standing_for(st, SPEED, player):
        atoms.change(st, standing_for(st, SPEED, player)[0], notes={HOW_FAST: speed(st, player) + by})
    else:
        atoms.new_object(st, player, COMMAND, CARD, flags=SPEED, notes={HOW_FAST: by})
    st.forget()


@does(ef.SpeedUp)
def _speed_up(st: State, ctx: Ctx, node: ef.SpeedUp) -> None:
    for player in who(st, ctx, node.who):
        increase(st, player, number(st, ctx, node.count))


NUMBERS[val.Speed] = lambda st, ctx, node: sum(speed(st, player) for player in who(st, ctx, node.who))
