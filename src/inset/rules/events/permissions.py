"""601.3, 715.3d: permissions given to a player for particular cards, for as long as they last."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import EXILE
from inset.language.effects import WHILE_EXILED
from inset.language.filters import IsOneOf
from inset.language.selections import AllPlayers, Saved, You
from inset.language.statics import MayPlay
from inset.rules import atoms
from inset.rules.model.state import Ctx, Floating, State

THE_CARDS: Final = 1_000_000  # the slot of the permission's context that holds the cards
ANYBODY: Final = AllPlayers()
OF_THE_CARDS: Final = IsOneOf(Saved(THE_CARDS))
_ON_LEAVE: Final = MayPlay(You(), EXILE, card=OF_THE_CARDS, whose=ANYBODY, lands=True, normal_only=True)


def grant_normal_play(st: State, oid: int, player: int) -> None:
    """For as long as the card stays exiled the player may play it, but not with its other set this way (715.3d)."""
    ctx = Ctx(oid, player, saved={THE_CARDS: (oid,)})
    atoms.new_floating(st, ctx, WHILE_EXILED, statics=(_ON_LEAVE,), objects=(oid,))


def grant(st: State, ctx: Ctx, oids: tuple[int, ...], player: int, duration: int, leave: MayPlay) -> None:
    """Permission for these very objects (``OF_THE_CARDS``): one that changes zones is a new object, without it (400.7)."""
    inner = ctx.dup()
    inner.controller = player
    inner.saved[THE_CARDS] = oids
    atoms.new_floating(st, inner, duration, statics=(leave,), objects=oids)


def is_on_leave(floating: Floating) -> bool:
    """Was this effect made by ``grant_normal_play``?"""
    return floating.statics == (_ON_LEAVE,)


def on_leave_of(st: State, oid: int) -> list[int]:
    """The players who may play a card because of ``grant_normal_play``."""
    return [f.ctx.controller for f in st.floating if oid in f.objects and is_on_leave(f)]
