"""608.2e: "each player does this, then that": all of them do the first, then all of them the second."""

from __future__ import annotations

from dataclasses import replace

from inset.kernel.types import GRAVEYARD, HAND, LIBRARY
from inset.language import effects as ef
from inset.language.filters import Anything
from inset.language.node import Effect, Players
from inset.language.selections import AllPlayers, Each, ThatOne
from inset.rules.events.instructions import keep, perform_all
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, State


def are_steps(effects: tuple[Effect, ...]) -> bool:
    """Do the players begin with something that all of them do at the same time?"""
    return len(effects) > 1 and _all_at_once(effects[0], AllPlayers(), True) is not None


def step_by_step(st: State, ctx: Ctx, whom: Players, players: list[int], effects: tuple[Effect, ...]) -> Ask[None]:
    """What a player's step handles is remembered for that player's next steps, and at the end for all of them."""
    own: dict[int, Ctx] = {}
    for player in players:
        own[player] = ctx.dup()
        own[player].change, own[player].each_player = ctx.change, player
    for place, effect in enumerate(effects):
        all_at_once = _all_at_once(effect, whom, place == 0)
        if all_at_once is None:
            for player in players:
                yield from perform_all(st, own[player], (effect,))
        else:
            yield from perform_all(st, ctx, (all_at_once,))
            _share(st, ctx, own, getattr(effect, "save", -1))
    for slot in dict.fromkeys(slot for inner in own.values() for slot in inner.numbers):
        if any(inner.numbers.get(slot) != ctx.numbers.get(slot) for inner in own.values()):
            found = [oid for inner in own.values() for oid in inner.saved.get(slot, ())]
            keep(ctx, slot, found)
            ctx.numbers[slot] = sum([inner.numbers.get(slot, 0) for inner in own.values()])


def _all_at_once(effect: Effect, whom: Players, first: bool) -> Effect | None:
    """101.4: chosen one by one, discarded together; how many may depend on what each of them did before."""
    if isinstance(effect, ef.DiscardHand) or (
        isinstance(effect, ef.Discard) and (first or isinstance(effect.count, int))
    ):
        return replace(effect, who=whom) if effect.who == ThatOne() else None
    if isinstance(effect, ef.Move) and isinstance(effect.what, Each) and _moved_by_each(effect):
        return replace(effect, what=replace(effect.what, of=whom))
    return None


def _moved_by_each(effect: Effect) -> bool:
    """All cards that each player has in a zone of their own."""
    what = effect.what if isinstance(effect, ef.Move) else None
    owned = isinstance(what, Each) and what.zone in (HAND, GRAVEYARD, LIBRARY) and what.of == ThatOne()
    return owned and isinstance(what, Each) and isinstance(what.where, Anything)


def _share(st: State, ctx: Ctx, own: dict[int, Ctx], slot: int) -> None:
    """Cards in hands, libraries and graveyards are their owner's."""
    for player, inner in own.items():
        keep(inner, slot, [oid for oid in ctx.saved.get(slot, ()) if oid in st.objs and st.objs[oid].owner == player])
