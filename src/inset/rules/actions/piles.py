"""700.3: objects are separated into two piles, and one of the piles is chosen.

Each set of two piles has one series of picks: the first object lies in the first pile, and the others that do not lie with it
are picked in their order. The objects stay where they are (700.3c), and a pile may be empty (700.3d).
"""

from __future__ import annotations

from collections.abc import Sequence

from inset.language import effects as ef
from inset.language.node import Players
from inset.rules import atoms
from inset.rules.events.instructions import choose_some, keep, living, performs
from inset.rules.meaning.references import who
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_mode, ask_player
from inset.rules.model.state import Ctx, State
from inset.rules.model.subjects import About, Piles


@performs(ef.Separate)
def _separate(st: State, ctx: Ctx, node: ef.Separate) -> Ask[None]:
    outer = ctx.each_player
    turns = [outer] if node.whose is None else in_turn_order(st, who(st, ctx, node.whose), st.active)
    made = []
    for player in turns:
        ctx.each_player = player
        made.append((player, (yield from _two_piles(st, ctx, node))))
    chosen: list[int] = []
    rest: list[int] = []
    for player, (first, second) in made:
        ctx.each_player = player
        if first or second:
            chooser = yield from _one_of(st, ctx, node.chooser)
            if (yield from ask_mode(chooser, "700.3", "Choose a pile", (0, 1), Piles((tuple(first), tuple(second))))):
                first, second = second, first
        chosen += first
        rest += second
    ctx.each_player = outer
    keep(ctx, node.chosen, [oid for oid in chosen if oid in st.objs])
    keep(ctx, node.rest, [oid for oid in rest if oid in st.objs])


def _two_piles(st: State, ctx: Ctx, node: ef.Separate) -> Ask[tuple[list[int], list[int]]]:
    first = living(st, ctx, node.what)
    second: list[int] = []
    if first:
        by = yield from _one_of(st, ctx, node.by)
        prompt = "Which go into the pile without the first?"
        second = yield from choose_some(st, by, first[1:], 0, len(first), prompt, "700.3a", ctx.source)
        first = [oid for oid in first if oid not in second and oid in st.objs]
    return first, second


def in_turn_order(st: State, players: Sequence[int], first: int) -> list[int]:
    return sorted(players, key=lambda p: (p - first) % len(st.players))


@performs(ef.PilesAtRandom)
def _piles_at_random(st: State, ctx: Ctx, node: ef.PilesAtRandom) -> Ask[None]:
    outer = ctx.each_player
    made: list[list[list[int]]] = []
    for player in in_turn_order(st, who(st, ctx, node.who), ctx.controller):
        ctx.each_player = player
        left = living(st, ctx, node.what)
        piles: list[list[int]] = []
        for place in range(1, node.piles):
            pile = yield from choose_some(
                st, player, left, 0, len(left), f"Which go into pile {place}?", "700.3a", ctx.source
            )
            left = [oid for oid in left if oid not in pile]
            piles.append(pile)
        made.append([*piles, left])
    ctx.each_player = outer
    chosen = [oid for piles in made for oid in piles[atoms.random_order(st, tuple(range(len(piles))))[0]]]
    keep(ctx, node.save, [oid for oid in chosen if oid in st.objs])


def _one_of(st: State, ctx: Ctx, players: Players) -> Ask[int]:
    """ "An opponent": one whom the controller chooses."""
    found = who(st, ctx, players)
    if len(found) < 2:
        return found[0] if found else ctx.controller
    chosen = yield from ask_player(ctx.controller, "608.2d", "Choose a player", found, About(ctx.source))
    return chosen
