"""A short name for a state of the game: equal states have equal names, on any machine and in any process.

``fingerprint`` covers everything that decides how the game continues, to the last number; a key (``play.key``) forgets which
numbers objects have.

It is made from a form of the state that is declared here, record by record, and not from Python's names: fingerprints
that were written down stay valid when classes, modules and attributes are renamed. Card text enters in its JSON form.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

from inset.kernel.mana import ManaCost
from inset.language.codec import to_data
from inset.language.node import Node
from inset.rules.model.object_notes import MADE_FOR
from inset.rules.model.outcome import Outcome
from inset.rules.model.state import (
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
)

Plain = Any  # numbers, strings, nothing, and lists of those

# --- what counts ------------------------------------------------------------------------------------

VERSION: Final = 2  # version of the form below: increase it when the form of a state changes


class Layout:
    """How a record is written: what it is called, and its fields in order, each after its name unless it is empty.

    An empty field (None, False, zero, an empty collection) is left out, so that adding a field doesn't change states
    that don't use it; the fields in ``zeros``, where zero is not nothing, are left out only where there is nothing.
    ``name=attribute`` is a field that has another name in Python now, if need be with dots in between; ``packed`` has those that
    are written differently from how the record keeps them now.
    """

    __slots__ = ("names", "packed", "read", "tag", "zeros")

    def __init__(
        self, tag: str, fields: str, zeros: str = "", packed: dict[str, Callable[[Any], object]] | None = None
    ) -> None:
        self.tag = tag
        rows = [field.partition("=") for field in fields.split()]
        self.names: tuple[str, ...] = tuple(name for name, _, _ in rows)
        self.read: Callable[[Any], tuple[Any, ...]] = attrgetter(*(attribute or name for name, _, attribute in rows))
        self.zeros = frozenset(zeros.split())
        self.packed = packed or {}

    def parts(self, record: object) -> list[tuple[str, Any]]:
        """The fields that are not empty, with their names."""
        zeros = self.zeros
        fields = list(zip(self.names, self.read(record), strict=True))
        if self.packed:
            fields = [(name, self.packed[name](record) if name in self.packed else part) for name, part in fields]
        return [(name, part) for name, part in fields if part or (part is not None and name in zeros)]


def _uses(effect: Floating) -> int:
    """Fingerprints write the size of a shield as a number below -10 in the field for uses, and a role there too."""
    return -10 - effect.shield if effect.shield else effect.role.value or effect.uses


def _chosen(obj: Obj) -> dict[int, object]:
    """Fingerprints write notes among the choices, by number, as records once held them."""
    found: dict[int, object] = dict(obj.chosen)
    for note, value in obj.notes.items():
        if note is MADE_FOR:
            found |= {note.number + kind: name for kind, name in value.items()}
        else:
            found[note.number] = value
    return found


STATE: Final = Layout(
    "state",
    "active battlefield clock command controlled_turns day delayed events exile extra_steps extra_turns floating "
    "forced_rolls format graveyards hands libraries next_batch next_id objs outcome outside passes pending players "
    "priority rng skips stack stage step tallies turn",
)
LAYOUTS: Final[dict[type, Layout]] = {
    State: STATE,
    Obj: Layout(
        "object",
        "attached card cast chosen combat controller copied counters damage deathtouched definition face_down flags id "
        "in_use linked mark merged owner phased since spell_copy stack stamps tapped timestamp token zone",
        packed={"chosen": _chosen},
    ),
    Chars: Layout(
        "characteristics",
        "abilities colors controller cost defense keywords loyalty name power subtypes supertypes toughness types",
        zeros="defense loyalty power toughness",
    ),
    Copied: Layout("copied", "definition exceptions face_down in_use"),
    Cast: Layout("cast", "by cost_name exiler mana optional origin x"),
    OnStack: Layout("on stack", "ability ctx divided kind modes more targets"),
    Combat: Layout("combat", "attacking band blocked blocking dealt_first"),
    FaceDown: Layout("face down", "by looks mods"),
    Mana: Layout("mana", "kind lasting rider snow source use"),
    Player: Layout(
        "player",
        "commander_casts commander_damage completed controlled_by counters drew_from_empty lands_played life lost "
        "mulligans name pool resolved start_life turn_began",
    ),
    Ctx: Layout("context", "controller divided each each_player event numbers saved source targets x"),
    Event: Layout("event", "amount batch data=detail destination kind obj origin other player"),
    Dealt: Layout("dealt", "combat source"),
    Floating: Layout(
        "floating", "condition copied ctx duration id mods objects statics timestamp turn uses", packed={"uses": _uses}
    ),
    Delayed: Layout("delayed", "body condition ctx duration id once turn when"),
    Pending: Layout("pending", "ability ctx more others"),
    Outcome: Layout("outcome", "kind rule winners"),
}

_FOLLOWS: Final = "worked out from the rest, and kept only to be quick"
_SETTING: Final = "how players are asked, not what is so in the game"
# what does not count, and why
LEFT_OUT: Final[dict[type, dict[str, str]]] = {
    State: {
        "afar": _FOLLOWS, "caches": _FOLLOWS, "strays": _FOLLOWS,
        "auto_mana": _SETTING, "auto_order": _SETTING, "passing": _SETTING,
        "decks": "what the game began with", "names": "what the game began with",
        "epoch": "counts how often something was worked out", "lent": "whether a copy shares its objects",
        "writes": "counts how often an object was written",
        "lki": "written by itself: only what cards ask about", "log": "what happened before, told to people",
    },
    Obj: {"alone": _FOLLOWS, "base": _FOLLOWS, "own": _FOLLOWS, "works": _FOLLOWS, "notes": "written with what was chosen"},
    Chars: {"sorted": _FOLLOWS},
    Floating: {"role": "written with the uses", "shield": "written with the uses"},
    Ctx: {
        "change": "only while something enters, within one answer",
        "replaced": "only while something is carried out, within one answer",
    },
    Event: {
        "also": "follows from the events of this turn",
        "rule": "what is cited for it, which may be put better: no ability asks for it",
        "then": "follows from the events before it",
    },
    Outcome: {"reason": "the rule in words, which may be put better"},
}  # fmt: skip


# --- names of states --------------------------------------------------------------------------------


def digest(text: str, size: int = 16) -> str:
    return blake2b(text.encode(), digest_size=size).hexdigest()


def fingerprint(st: State, question: tuple[Any, ...] = ()) -> str:
    """The name of a state as it is, to the last number in it, and of the current question."""
    past = [[oid, chars.name, chars.power, chars.toughness] for oid, (_, chars) in sorted(st.lki.items())]
    layout = LAYOUTS[State]
    fields = [repr(layout.tag)]
    for name, part in layout.parts(st):
        fields.append(f"({name!r}, {_objects(part) if name == OBJECTS else repr(plain_form(part))})")
    return digest(f"[{VERSION}, [{', '.join(fields)}], {past!r}, {plain_form(question)!r}]")


def _objects(objs: dict[int, Obj]) -> str:
    """How ``plain_form`` writes them, as text: a record is never changed, so each is written once. What is on the stack is
    written each time, because its context fills up while it resolves."""
    if len(_TEXTS) > MOST_TEXTS:
        _TEXTS.clear()
    rows = []
    for oid in sorted(objs):
        obj = objs[oid]
        if obj.stack is not None:
            rows.append(_row(obj))
            continue
        known = _TEXTS.get(id(obj))
        if known is None or known[0] is not obj:
            known = _TEXTS[id(obj)] = (obj, _row(obj))
        rows.append(known[1])
    return f"[{', '.join(rows)}]"


def _row(obj: Obj) -> str:
    return f"({obj.id}, {plain_form(obj)!r})"


OBJECTS: Final = "objs"
MOST_TEXTS: Final = 10_000  # more than games have objects, and a few megabytes
_TEXTS: Final[dict[int, tuple[Obj, str]]] = {}  # by the identity of the record, which is kept so that it stays its own


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


def plain_form(value: object) -> Plain:
    """Numbers, strings, and lists of those, in one order."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain_form(part) for part in value]
    layout = LAYOUTS.get(type(value))
    if layout is not None:
        return [layout.tag, *((name, plain_form(part)) for name, part in layout.parts(value))]
    if isinstance(value, Node):
        return node_digest(value)
    if isinstance(value, dict):
        return [(plain_form(key), plain_form(value[key])) for key in sorted(value)]
    if isinstance(value, (set, frozenset)):
        return sorted([plain_form(part) for part in value], key=repr)
    if isinstance(value, ManaCost):
        return str(value)
    raise TypeError(f"{type(value).__name__} is not part of a state: a record has its row in LAYOUTS")
