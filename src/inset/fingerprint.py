"""A short name for a state of the game: equal states have equal names, on any machine and in any process.

``fingerprint`` is over everything that decides how the game goes on. ``position_key`` forgets which
numbers objects have and how late it is, so that a loop (104.4b) comes back to the same key although every
zone change makes a new object.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from inset.kernel.build import slots as slots_of
from inset.kernel.mana import ManaCost
from inset.language.codec import to_data
from inset.language.node import Node
from inset.rules.state import (
    Cast,
    Chars,
    Combat,
    Copied,
    Ctx,
    Dealt,
    Delayed,
    Event,
    FaceDown,
    Floating,
    Mana,
    Obj,
    OnStack,
    Pending,
    Player,
    State,
    is_player,
)  # fmt: skip

RECORDS: Final = (
    Cast, Chars, Combat, Copied, Ctx, Dealt, Delayed, Event, FaceDown, Floating, Mana, Obj, OnStack, Pending, Player,
)  # fmt: skip
SLOTS: Final[dict[type, tuple[str, ...]]] = {
    kind: tuple(sorted(slot for slot in slots_of(kind) if slot not in ("base", "change", "replaced", "sorted")))
    for kind in RECORDS
}
# what decides how the game goes on …
STATE_SLOTS: Final = (
    "active", "battlefield", "clock", "command", "controlled_turns", "day", "delayed", "events", "exile", "extra_steps",
    "extra_turns", "floating", "forced_rolls", "format", "graveyards", "hands", "libraries", "next_batch", "next_id",
    "outcome", "outside", "passes", "pending", "players", "priority", "rng", "skips", "stack", "stage", "step",
    "tallies", "turn",
)  # fmt: skip
# … and what follows from it, or is looked at separately
DERIVED: Final = (
    "afar", "auto_mana", "auto_order", "board", "cards", "chars", "decks", "epoch", "index", "lent", "lki", "log", "memo",
    "names", "objs", "offered", "reach", "singles", "strays",
)  # fmt: skip

Plain = Any


def digest(text: str, size: int = 16) -> str:
    return blake2b(text.encode(), digest_size=size).hexdigest()


def fingerprint(st: State, question: tuple[Any, ...] = ()) -> str:
    """The name of a state as it is, to the last number in it, and of the question that stands."""
    objs = [_plain(st.objs[oid]) for oid in sorted(st.objs)]
    rest = [_plain(getattr(st, slot)) for slot in STATE_SLOTS]
    past = [(oid, chars.name, chars.power, chars.toughness) for oid, (_, chars) in sorted(st.lki.items())]
    return digest(repr((objs, rest, past, question)))


def node_digest(node: Node) -> str:
    """The name of a part of card text; worked out once for each."""
    found = _NODES.get(id(node))
    if found is None or found[0] is not node:
        if len(_NODES) > 50_000:
            _NODES.clear()
        found = (node, digest(json.dumps(to_data(node), sort_keys=True), 8))
        _NODES[id(node)] = found
    return found[1]


_NODES: dict[int, tuple[Node, str]] = {}


def _plain(value: object) -> Plain:
    """Numbers, strings, and lists of those, in one order."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return sorted([(_plain(key), _plain(part)) for key, part in value.items()], key=repr)
    if isinstance(value, (set, frozenset)):
        return sorted([_plain(part) for part in value], key=repr)
    slots = SLOTS.get(type(value))
    if slots is not None:
        return [_plain(getattr(value, slot)) for slot in slots]
    if isinstance(value, Node):
        return node_digest(value)
    if isinstance(value, ManaCost):
        return str(value)
    return _record(value)


def _record(value: object) -> Plain:
    """Records of other modules: an outcome, for instance."""
    return [type(value).__name__, *(_plain(getattr(value, slot)) for slot in sorted(slots_of(type(value))))]


# --- loops (104.4b) -------------------------------------------------------------------------------

# fields that hold the numbers of objects, alone or in tuples
REFERENCES: Final[dict[type, frozenset[str]]] = {
    Obj: frozenset(["id", "attached", "linked"]),
    Ctx: frozenset(["source", "targets", "saved", "each"]),
    OnStack: frozenset(["targets"]),
    Combat: frozenset(["attacking", "band", "blocking"]),
    Floating: frozenset(["objects"]),
    Event: frozenset(["obj", "other"]),
}
# fields that only say when something was made
AGES: Final[dict[type, frozenset[str]]] = {
    Obj: frozenset(["timestamp", "stamps", "since", "mark"]),
    Floating: frozenset(["id", "timestamp", "turn"]),
    Delayed: frozenset(["id", "turn"]),
    Event: frozenset(["batch"]),
    Player: frozenset(["turn_began"]),
}
TIMELESS: Final = tuple(
    slot for slot in STATE_SLOTS
    if slot not in ("clock", "events", "next_batch", "next_id", "tallies", "turn")
)  # fmt: skip
GONE: Final = -1_000_000


def position_key(st: State) -> str:
    """The name of a position, whatever the numbers of its objects and however long the game has lasted."""
    order = [*st.battlefield, *st.stack, *st.exile, *st.command]
    for rows in (st.graveyards, st.hands, st.libraries, st.outside):
        for row in rows:
            order += row
    place = {oid: i + 1 for i, oid in enumerate(order)}

    def number(ref: int) -> int:
        return ref if is_player(ref) or ref == 0 else place.get(ref, GONE)

    objs = [_timeless(st.objs[oid], number) for oid in order]
    ages = sorted(order, key=lambda oid: st.objs[oid].timestamp)
    rest: list[Plain] = []
    for slot in TIMELESS:
        value = getattr(st, slot)
        zone = slot in ("battlefield", "command", "exile", "graveyards", "hands", "libraries", "outside", "stack")
        rest.append(_sizes(value) if zone else _timeless(value, number))
    return digest(repr((objs, [place[oid] for oid in ages], rest)))


def _sizes(zone: Any) -> Plain:
    return len(zone) if isinstance(zone, tuple) else [len(row) for row in zone]


def _timeless(value: object, number: Callable[[int], int]) -> Plain:
    if isinstance(value, (tuple, list)):
        return [_timeless(part, number) for part in value]
    slots = SLOTS.get(type(value))
    if slots is None:
        return _plain(value)
    references = REFERENCES.get(type(value), frozenset())
    ages = AGES.get(type(value), frozenset())
    parts: list[Plain] = []
    for slot in slots:
        if slot in ages:
            continue
        part = getattr(value, slot)
        parts.append(_renumbered(part, number) if slot in references else _timeless(part, number))
    return parts


def _renumbered(value: Any, number: Callable[[int], int]) -> Plain:
    if isinstance(value, int):
        return number(value)
    if isinstance(value, dict):
        return sorted((key, _renumbered(part, number)) for key, part in value.items())
    return [_renumbered(part, number) for part in value]
