"""Whether two positions are the same in everything that a scenario can express: zone by zone, object by object."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel.types import WORLD
from inset.language.card import Card
from inset.language.filters import ALL_MARKS
from inset.rules.events.permissions import on_leave_of
from inset.rules.model.object_notes import ROOM
from inset.rules.model.state import (
    COMMANDER,
    DESIGNATED,
    FORETOLD,
    INITIATIVE,
    MONARCH,
    PLOTTED,
    RADIATION,
    UNLOCKED,
    Obj,
    State,
)
from inset.rules.objects.abilities import traits
from inset.rules.objects.layers import chars_of

FLAGS: Final = COMMANDER | INITIATIVE | MONARCH | RADIATION | DESIGNATED | FORETOLD | PLOTTED | UNLOCKED | ALL_MARKS


def difference(st: State, other: State, order: list[int]) -> str | None:
    """What differs between two positions, and whose; ``order`` gives the players of the first in the order of the
    second."""
    for what, tell in _TELL:
        for new, old in enumerate(order):
            if tell(st, old) != tell(other, new):
                return f"{st.players[old].name}: the {what}"
    aged = [(order.index(obj.controller), _portrait(st, obj)) for obj in by_age(st)]
    if aged != [(obj.controller, _portrait(other, obj)) for obj in by_age(other)]:
        return "the order of the timestamps"
    return None


def by_age(st: State) -> list[Obj]:
    """613.7, 704.5k: the permanents whose timestamps may matter, the oldest first."""
    found = [st.objs[oid] for oid in st.battlefield if _age_matters(st, st.objs[oid])]
    return sorted(found, key=lambda obj: obj.timestamp)


def _age_matters(st: State, obj: Obj) -> bool:
    chars = chars_of(st, obj)
    faces = (obj.copied.definition if obj.copied is not None else obj.definition).faces
    return bool(chars.supertypes & WORLD) or any(
        traits(abilities).continuous for abilities in (chars.abilities, *(face.abilities for face in faces))
    )


def _portrait(st: State, obj: Obj) -> tuple[Any, ...]:
    chars = chars_of(st, obj)
    return (
        chars.name, str(chars.cost), chars.colors, chars.types, chars.supertypes, chars.subtypes, chars.keywords,
        chars.power, chars.toughness, chars.loyalty, obj.definition.name, _card_of(obj), obj.tapped, obj.damage,
        tuple(sorted(item for item in obj.counters.items() if item[1])), obj.token, obj.face_down is not None,
        obj.flags & FLAGS, st.players[obj.owner].name == st.players[chars.controller].name,
        len(on_leave_of(st, obj.id)), len(obj.linked), ROOM.get(obj.notes, None),
    )  # fmt: skip


def _card_of(obj: Obj) -> str:
    card: Card = obj.copied.definition if obj.copied is not None else obj.definition
    return card.name


def _battlefield(st: State, player: int) -> Any:
    return sorted(repr(_portrait(st, st.objs[oid])) for oid in st.battlefield if st.objs[oid].controller == player)


def _shared(row: str) -> Callable[[State, int], Any]:
    def tell(st: State, player: int) -> Any:
        return sorted(repr(_portrait(st, st.objs[o])) for o in getattr(st, row) if st.objs[o].owner == player)

    return tell


def _owned(rows: str) -> Callable[[State, int], Any]:
    return lambda st, player: [_portrait(st, st.objs[oid]) for oid in getattr(st, rows)[player]]


def _totals(st: State, player: int) -> Any:
    record = st.players[player]
    return record.life, record.counters, record.lands_played, [mana.kind for mana in record.pool], record.completed


_TELL: Final[tuple[tuple[str, Callable[[State, int], Any]], ...]] = (
    ("life, counters or mana", _totals),
    ("hand", _owned("hands")),
    ("graveyard", _owned("graveyards")),
    ("library", _owned("libraries")),
    ("battlefield", _battlefield),
    ("exile", _shared("exile")),
    ("command zone", _shared("command")),
)
