"""701.42, 712.4a: meld: two cards are exiled, then put onto the battlefield as one permanent with their back faces combined.

The permanent keeps the second card among its components, as a merged one does (730.2): ``merging`` has what becomes of it.
"""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD, EXILE
from inset.language import effects as ef
from inset.language.selections import This
from inset.rules.events import moving
from inset.rules.events.instructions import choose_some, living, performs
from inset.rules.events.zone_change import Change
from inset.rules.meaning.references import passes
from inset.rules.meaning.tracking import other_parts
from inset.rules.model import move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of


@performs(ef.Meld)
def _meld(st: State, ctx: Ctx, node: ef.Meld) -> Ask[None]:
    """712.4a: both are exiled, and then melded if they can be."""
    player = ctx.controller
    here = [oid for oid in living(st, ctx, This()) if st.objs[oid].zone == BATTLEFIELD]
    others = [o for o in st.battlefield if not st.objs[o].phased and _is_counterpart(st, ctx, node, st.objs[o])]
    if not here or not others:
        return
    chosen = yield from choose_some(st, player, others, 1, 1, "Meld it with which?", "701.42a", ctx.source)
    gone = [*here, *chosen]
    changes = [Change(st.objs[oid], EXILE, move_causes.EFFECT, "701.13a", by=player) for oid in gone]
    made = yield from moving.move(st, changes)
    cards: list[int] = []
    for old, new in zip(gone, made, strict=True):
        cards += [oid for oid in (new, *other_parts(st, old, new)) if oid in st.objs]  # 712.21c, 730.3c
    pair = _pair(st, cards, node.into)
    if pair is not None:
        whole = Change(pair[0], BATTLEFIELD, move_causes.EFFECT, "701.42a", controller=player, by=player, in_use=1)
        whole.melded = pair[1]
        yield from moving.move(st, [whole])


def _is_counterpart(st: State, ctx: Ctx, node: ef.Meld, obj: Obj) -> bool:
    return obj.id != ctx.source and passes(st, ctx, node.counterpart, obj, chars_of(st, obj))


def _pair(st: State, oids: list[int], into: str) -> tuple[Obj, Obj] | None:
    """701.42b: the two of them that form the pair; 701.42c: if there are none, all stay where they are."""
    cards = [st.objs[oid] for oid in oids if st.objs[oid].card and st.objs[oid].zone == EXILE]
    for one in cards:
        for other in cards:
            if frames.form_a_pair(one.definition, other.definition, into):
                return one, other
    return None
