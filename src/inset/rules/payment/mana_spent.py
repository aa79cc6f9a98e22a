"""106.6, 700.14: what follows from spending mana on a spell; 702.66a: what is exiled rather than mana paid."""

from __future__ import annotations

from inset.kernel.types import EXILE
from inset.language.abilities import Body
from inset.rules import atoms
from inset.rules.events import moving
from inset.rules.events.impossible import still_there
from inset.rules.events.instructions import perform_all
from inset.rules.events.linked_records import link
from inset.rules.events.triggers import reflexive
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import passes_id
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, Event, Mana, State
from inset.rules.payment.what_pays import Spending


def ride(st: State, mana: Mana, on: Spending) -> Ask[None]:
    """106.6: what spending this mana on this spell causes; 106.6a: once for each mana."""
    rider, spell = mana.rider, on.obj
    assert rider is not None and spell is not None
    event = Event(ev.SPENT_MANA, "106.6", on.player, spell.id, amount=1)
    ctx = Ctx(mana.source, on.player, event=event)
    if not passes_id(st, ctx, rider.spells, spell.id):
        return
    if rider.later:
        reflexive(st, ctx, Body(rider.effects), "603.7a")
    else:
        yield from perform_all(st, ctx, rider.effects)


def count_spent(st: State, player: int, count: int, on: Spending) -> None:
    """700.14: mana spent on spells adds up over the turn."""
    if on.obj is not None and count:
        before = sum(e.amount for e in st.events if e.kind == ev.SPENT_MANA and e.player == player)
        atoms.emit(st, Event(ev.SPENT_MANA, "700.14", player, amount=count, detail=before))


def exile_delved(st: State, on: Spending) -> Ask[None]:
    """702.66a: the cards leave the graveyard together, so that "one or more cards" is all of them (603.2c)."""
    if not on.delved or on.obj is None:
        return
    still_there(st, on.delved, len(on.delved))
    changes = [Change(st.objs[oid], EXILE, move_causes.COST, "702.66a", by=on.player) for oid in on.delved]
    made_of = yield from moving.move(st, changes)
    link(st, on.obj.id, tuple(made_of))  # 607.2q
