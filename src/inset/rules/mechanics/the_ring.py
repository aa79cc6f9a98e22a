"""701.54: the Ring tempts a player: an emblem named The Ring, and a creature that is that player's Ring-bearer.

The emblem keeps how often the Ring has tempted its player, and has that many of its four abilities.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COMMAND, CREATURE, END_COMBAT, LEGENDARY
from inset.language import (
    effects as ef,
    filters as fil,
    mods as m,
    patterns as pat,
    selections as sel,
    statics as sta,
    values as val,
)
from inset.language.abilities import Body, StaticAbility, Triggered
from inset.language.card import Card, Face
from inset.language.node import Ability, Effect, Pattern
from inset.rules import atoms
from inset.rules.events.control_changes import notice_control
from inset.rules.events.instructions import choose_some, performs
from inset.rules.meaning.references import NUMBERS, standing_for, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import HOW_OFTEN
from inset.rules.model.object_records import held_by
from inset.rules.model.state import THE_RING, Ctx, Event, State
from inset.rules.objects.layers import chars_of

YOU: Final = sel.You()
BEARER: Final = fil.YOUR_RING_BEARER
BLOCKER: Final = sel.Saved(0)


def _whenever(when: Pattern, *effects: Effect) -> Ability:
    return Triggered(when, Body(effects), zone=COMMAND)


LARGER: Final = fil.StatIs(val.POWER, fil.GT, val.Stat(val.POWER, sel.Each(BEARER)))
ABILITIES: Final[tuple[Ability, ...]] = (  # 701.54c: from the first, second, third and fourth time on
    StaticAbility(
        (
            sta.Continuous(BEARER, (m.AddTypes(supertypes=LEGENDARY),)),
            sta.Restrict(sta.CANT_BE_BLOCKED, BEARER, LARGER),
        ),
        zone=COMMAND,
    ),
    _whenever(pat.Attacks(BEARER), ef.Draw(YOU, 1), ef.Discard(YOU, 1)),
    _whenever(
        pat.BecomesBlocked(BEARER, by=fil.HasType(CREATURE)),
        ef.Remember(0, sel.EventOther()),
        ef.Later(
            pat.BeginningOf(END_COMBAT),
            Body((ef.Sacrifice(sel.ControllerOf(BLOCKER), fil.IsOneOf(BLOCKER), save=1),)),
        ),
    ),
    _whenever(
        pat.DealsDamage(BEARER, to_players=sel.AllPlayers(), combat=True),
        ef.LoseLife(sel.Opponents(), 3),
    ),
)
EMBLEMS: Final = tuple(Card((Face("The Ring", None, 0, abilities=ABILITIES[:n]),)) for n in range(1, 5))


def temptations(st: State, player: int) -> int:
    """How often the Ring has tempted a player this game."""
    return sum(int(HOW_OFTEN.of(st.objs[oid].notes)) for oid in standing_for(st, THE_RING, player))


def _strengthen(st: State, player: int) -> None:
    """701.54c: the player gets the emblem, or the one that they have gets its next ability."""
    times = temptations(st, player) + 1
    emblem = EMBLEMS[min(times, len(EMBLEMS)) - 1]
    mine = standing_for(st, THE_RING, player)
    if mine:
        atoms.change(st, mine[0], definition=emblem, notes={HOW_OFTEN: times})
    else:
        atoms.new_object(st, player, COMMAND, emblem, flags=THE_RING, notes={HOW_OFTEN: times})
    st.forget()


def _bear(st: State, player: int, oid: int) -> None:
    """701.54a: it is the player's Ring-bearer until another creature is; what is phased out too ceases to be."""
    for other in st.battlefield:
        obj = st.objs[other]
        if obj.flags & fil.RING_BEARER and other != oid and held_by(obj) == player:
            atoms.set_flag(st, other, fil.RING_BEARER, False)
    if not st.objs[oid].flags & fil.RING_BEARER:
        atoms.set_flag(st, oid, fil.RING_BEARER)
        atoms.emit(st, Event(ev.MARKED, "701.54a", player, oid, amount=fil.RING_BEARER))
    atoms.emit(st, Event(ev.DEED, "701.54a", player, oid, detail=pat.CHOOSES_BEARER))


def tempt(st: State, player: int, source: int) -> Ask[None]:
    """701.54a, c; 701.54d: the Ring has tempted the player even if there was no creature to choose."""
    notice_control(st)
    _strengthen(st, player)
    mine = [
        oid
        for oid in st.battlefield
        if not st.objs[oid].phased
        and chars_of(st, st.objs[oid]).types & CREATURE
        and chars_of(st, st.objs[oid]).controller == player
    ]
    chosen = yield from choose_some(st, player, mine, 1, 1, "Who bears the Ring?", "701.54a", source)
    for oid in chosen:
        _bear(st, player, oid)
    atoms.emit(st, Event(ev.DEED, "701.54d", player, chosen[0] if chosen else 0, detail=pat.TEMPTED))


@performs(ef.TemptedByRing)
def _tempted(st: State, ctx: Ctx, node: ef.TemptedByRing) -> Ask[None]:
    for player in who(st, ctx, node.who):
        yield from tempt(st, player, ctx.source)


NUMBERS[val.Temptations] = lambda st, ctx, node: sum(temptations(st, player) for player in who(st, ctx, node.who))
