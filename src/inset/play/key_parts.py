"""The parts of a position's key that records keep: what an object, a player or an effect says about itself (docs/adr/0028).

A record is never changed (docs/adr/0001), so its part is worked out once. That of most objects is their text and a few
numbers. Parts of one kind are equally long, so that one after another they can't be read in two ways.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from operator import itemgetter
from struct import Struct, error
from typing import Any, Final

from inset.play.fingerprint import LAYOUTS, Plain, node_digest, plain_form
from inset.rules.model.object_notes import BORNE_BY, MATERIALS
from inset.rules.model.state import Obj, State

MOST_KEPT: Final = 20_000  # records whose part is kept
MOST_ROWS: Final = 400  # zones of which all parts are kept together

# of an object: numbers that its part begins with …
OWN_NUMBERS: Final = frozenset(
    [
        "controller", "damage", "deathtouched", "definition", "flags", "in_use", "owner", "phased", "spell_copy", "tapped",
        "token", "zone",
    ]
)  # fmt: skip
OWN_MORE: Final = frozenset(["chosen", "copied", "counters", "face_down"])  # … and what most objects have nothing of
EXILER: Final = frozenset(["exiler"])  # of how it was cast: the number of an object
NOTHING: Final[frozenset[str]] = frozenset()

_NUMBERS: Final = Struct("<8sQibbBbB")
_NOT_CAST: Final = bytes(12)


def own_part(obj: Obj) -> bytes:
    """What an object says about itself, without numbers and times: worked out once for each record."""
    known = obj.own
    if known is None:
        known = obj.own = _own_part(obj)
    return known


def _own_part(obj: Obj) -> bytes:
    bits = (
        obj.tapped
        | obj.token << 1
        | obj.spell_copy << 2
        | obj.deathtouched << 3
        | obj.phased << 4
        | (obj.card != 0) << 6
    )
    text = bytes.fromhex(node_digest(obj.definition))
    numbers = text, obj.flags, obj.damage, obj.owner, obj.controller, obj.zone, obj.in_use, bits
    try:
        plain = _NUMBERS.pack(*numbers)
    except error:  # damage has no bound
        plain = repr(numbers).encode()
    else:
        if (
            obj.cast is None
            and obj.copied is None
            and obj.face_down is None
            and not obj.counters
            and not obj.chosen
            and not obj.notes
        ):
            return plain
    cast = kept(obj.cast, EXILER) if obj.cast is not None else _NOT_CAST
    more: list[Plain] = [
        plain_form(obj.copied),
        plain_form(obj.face_down),
        plain_form(obj.counters),
        plain_form(obj.chosen),
    ]
    if obj.notes:
        more.append(
            plain_form({note.number: value for note, value in obj.notes.items() if note not in (BORNE_BY, MATERIALS)})
        )
    return blake2b(plain + cast + repr(more).encode(), digest_size=_NUMBERS.size).digest()


def kept(record: object, without: frozenset[str]) -> bytes:
    """A record that refers to no objects, without some of its fields: worked out once for each."""
    known = _KEPT.get(id(record))
    if known is None or known[0] is not record:
        if len(_KEPT) > MOST_KEPT:
            _KEPT.clear()
        fields = [(name, plain_form(part)) for name, part in LAYOUTS[type(record)].parts(record) if name not in without]
        known = _KEPT[id(record)] = (record, blake2b(repr(fields).encode(), digest_size=12).digest())
    return known[1]


# by the identity of the record, which is kept so that it stays its own
_KEPT: Final[dict[int, tuple[object, bytes]]] = {}


def in_any_order(st: State, zone: tuple[int, ...]) -> list[int]:
    """The objects of a zone whose order means nothing."""
    return sorted(zone, key=lambda oid: own_part(st.objs[oid])) if len(zone) > 1 else [*zone]


class Row:
    """The cards of a zone or a player's part of it, as long as their records stay the same. ``order``: as the key has them;
    ``content``: what they say about themselves; ``telling``: the places of those that may say something about others."""

    __slots__ = ("content", "objs", "oids", "order", "read", "telling")

    def __init__(self, oids: tuple[int, ...], order: list[int], there: list[Obj]) -> None:
        self.oids = oids
        self.order = order
        self.content = blake2b(b"".join([own_part(obj) for obj in there]), digest_size=16).digest()
        self.telling: list[int] = [place for place, obj in enumerate(there) if obj.linked or tells(obj)]
        self.read: Callable[[dict[int, Obj]], Any] = (
            itemgetter(*oids) if oids else len
        )  # an empty one is never read again
        self.objs: Any = None  # their records: several in a tuple, or the only one


_EMPTY: Final = Row((), [], [])
_ROWS: Final[dict[int, Row]] = {}


def row(st: State, oids: tuple[int, ...], by_part: bool = False) -> Row:
    """``by_part``: the order of the zone means nothing."""
    if not oids:
        return _EMPTY
    objs, place = st.objs, 2 * id(oids) + by_part
    known = _ROWS.get(place)
    if known is None or known.oids is not oids or known.read(objs) != known.objs:
        if len(_ROWS) > MOST_ROWS:
            _ROWS.clear()
        order = in_any_order(st, oids) if by_part else [*oids]
        known = _ROWS[place] = Row(oids, order, [objs[oid] for oid in order])
        known.objs = known.read(objs)
    return known


def tells(obj: Obj) -> bool:
    """Does it perhaps say something about others that is seldom there?"""
    return bool(obj.notes or obj.stamps or obj.merged or (obj.cast is not None and obj.cast.exiler))
