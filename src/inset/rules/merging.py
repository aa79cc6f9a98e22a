"""702.140, 730: merging with permanents: mutate."""

from __future__ import annotations

from inset.rules import atoms, happenings as ev
from inset.rules.decision import MODE, Decision
from inset.rules.layers import chars_of
from inset.rules.replacing import Ask
from inset.rules.state import COMMANDER, Event, Obj, State

OVER, UNDER = 0, 1


def mutate(st: State, spell: Obj, target: int) -> Ask:
    """702.140c: the spell merges with the creature, over or under it; nothing enters the battlefield (730.2b)."""
    player = chars_of(st, spell).controller
    place = yield Decision(
        MODE, player, "702.140c", "Over or under?", (OVER, UNDER), subject=("mutate", spell.id, target)
    )
    host = st.objs[target]
    atoms.forget(st, spell)
    flags = host.flags | spell.flags & COMMANDER  # 903.3c
    if place == OVER:
        own = 0 if atoms.commander_beneath(host) else host.flags & COMMANDER
        below = (host.card, host.definition, host.in_use, host.token, own)
        merged = (below, *host.merged)
        atoms.change(
            st, target, definition=spell.definition, card=spell.card, in_use=spell.in_use, copied=spell.copied, merged=merged,
            flags=flags,
        )  # fmt: skip
    else:
        under = (spell.card, spell.definition, spell.in_use, spell.spell_copy, spell.flags & COMMANDER)
        atoms.change(st, target, merged=(*host.merged, under), flags=flags)
    atoms.emit(st, Event(ev.MUTATED, "702.140d", player, target))
