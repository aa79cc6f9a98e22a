"""702.140, 730: merging with permanents: mutate; what happens to the components.

The components under the top one are kept in ``merged``, top first. One that is face down under a face-up one has nothing
to give (730.2e): ``HIDDEN`` stands where the set in use would.
"""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import LIBRARY
from inset.rules import atoms
from inset.rules.events.replacing_moves import settle
from inset.rules.events.zone_change import Change
from inset.rules.meaning.tracking import other_parts
from inset.rules.model import event_records as ev
from inset.rules.model.choices import OVER, UNDER
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_course, ask_next
from inset.rules.model.state import COMMANDER, HIDDEN, MELDED, MERGED, OVER as FROM_ABOVE, Component, Event, Obj, State
from inset.rules.model.subjects import CardOrder, Mutation
from inset.rules.objects.layers import chars_of


def mutate(st: State, spell: Obj, target: int) -> Ask[None]:
    """702.140c: the spell merges with the creature, over or under it; nothing enters the battlefield (730.2b)."""
    player = chars_of(st, spell).controller
    place = yield from ask_course(player, "702.140c", "Over or under?", (OVER, UNDER), Mutation(spell.id, target))
    host = st.objs[target]
    atoms.forget(st, spell)
    flags = host.flags | spell.flags & COMMANDER  # 903.3c
    now = atoms.tick(st)
    if place == OVER:
        own = 0 if atoms.marked_beneath(host) else host.flags & COMMANDER
        in_use = host.in_use if host.face_down is None else HIDDEN
        below: Component = (host.card, host.definition, in_use, host.token, own, host.copied)
        atoms.change(
            st, target, definition=spell.definition, card=spell.card, in_use=spell.in_use, copied=spell.copied,
            token=spell.spell_copy, face_down=None, merged=(below, *host.merged), flags=flags,
            stamps={**host.stamps, MERGED: now, FROM_ABOVE: now},
        )  # fmt: skip  # 730.2d–e: the topmost component decides
    else:
        under: Component = (
            spell.card, spell.definition, spell.in_use, spell.spell_copy, spell.flags & COMMANDER, spell.copied
        )  # fmt: skip
        atoms.change(st, target, merged=(*host.merged, under), flags=flags, stamps={**host.stamps, MERGED: now})
    atoms.emit(st, Event(ev.MUTATED, "702.140c", player, target))


def combine(st: State, permanent: Obj, other: Obj) -> Obj:
    """701.42a: the permanent is represented by another card as well; 903.3c: a commander if either of them is one."""
    flag = other.flags & COMMANDER
    part: Component = (other.card, other.definition, MELDED, False, flag, None)
    atoms.change(st, permanent.id, merged=(part,), flags=permanent.flags | flag)
    return st.objs[permanent.id]


# --- leaving the battlefield (730.3) ------------------------------------------------------------------------------------


def settle_cards(st: State, change: Change, first: int) -> Ask[None]:
    """730.3e: of a merged token, an effect about cards moves those components that are cards."""
    if not all(token for _, _, _, token, *_ in change.obj.merged):
        card = change.obj.dup()
        card.token = False
        other = Change(card, first, change.cause, change.rule, controller=change.controller, by=change.by)
        yield from settle(st, other)
        change.cards = other if other.destination != change.destination else None


def arrange(st: State, changes: Sequence[Change], made: Sequence[int]) -> Ask[None]:
    """730.3a: the owner of a merged permanent that is put into a library puts its components in any order."""
    for change, new in zip(changes, made, strict=True):
        owner = change.obj.owner
        parts = [oid for oid in (new, *other_parts(st, change.obj.id, new)) if oid in st.libraries[owner]]
        if len(parts) < 2 or change.zone_of(0) != LIBRARY or change.shuffled_by >= 0:
            continue
        ordered: list[int] = []
        rest = list(parts)
        while len(rest) > 1:
            pick = yield from ask_next(owner, "730.3a", "Which card comes next?", list(rest), CardOrder((new,)))
            ordered.append(pick)
            rest.remove(pick)
        others = [oid for oid in st.libraries[owner] if oid not in parts]
        bottom = change.position < 0
        place = len(others) + 1 + change.position if bottom else min(change.position, len(others))
        atoms.reorder_library(st, owner, (*others[:place], *ordered, *rest, *others[place:]))
