"""700.3: objects are separated into two piles, and one of the piles is chosen.

Each set of two piles has one series of picks: the first object lies in the first pile, and the others that do not lie with it
are picked in their order. The objects stay where they are (700.3c), and a pile may be empty (700.3d).
"""

from __future__ import annotations

from inset.language import effects as ef
from inset.language.node import Players
from inset.rules.events.instructions import choose_some, keep, living, performs
from inset.rules.meaning.references import who
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_mode, ask_player
from inset.rules.model.state import Ctx, State
from inset.rules.model.subjects import About, Piles


@performs(ef.Separate)
def _separate(st: State, ctx: Ctx, node: ef.Separate) -> Ask[None]:
    first = living(st, ctx, node.what)
    second: list[int] = []
    if first:
        by = yield from _one_of(st, ctx, node.by)
        prompt = "Which go into the pile without the first?"
        second = yield from choose_some(st, by, first[1:], 0, len(first), prompt, "700.3a", ctx.source)
        first = [oid for oid in first if oid not in second and oid in st.objs]
        chooser = yield from _one_of(st, ctx, node.chooser)
        piles = (tuple(first), tuple(second))
        if (yield from ask_mode(chooser, "700.3", "Choose a pile", (0, 1), Piles(piles))):
            first, second = second, first
    keep(ctx, node.chosen, [oid for oid in first if oid in st.objs])
    keep(ctx, node.rest, [oid for oid in second if oid in st.objs])


def _one_of(st: State, ctx: Ctx, players: Players) -> Ask[int]:
    """ "An opponent": one whom the controller chooses."""
    found = who(st, ctx, players)
    if len(found) < 2:
        return found[0] if found else ctx.controller
    chosen = yield from ask_player(ctx.controller, "608.2d", "Choose a player", found, About(ctx.source))
    return chosen
