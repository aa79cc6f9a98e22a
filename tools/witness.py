"""What each part of some cards does while they are played: the measure for the step ``live`` of the ladder (``exercise.py``).

The tables of the rules (instructions, conditions, costs, events, changes in layers) are wrapped temporarily. For
every node of the
watched cards it is then known whether it ever did its work: an instruction or a change has changed something, a cost was paid,
an event has happened, a condition was once true and once false. What an instruction changes in layers, and what an ability costs
that was used, and the mana of mana abilities need no separate watching.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from inset.language.abilities import Activated
from inset.language.card import Card
from inset.language.conditions import Always
from inset.language.effects import AddMana
from inset.language.node import Ability, Condition, Cost, Effect, Mod, Node, Pattern
from inset.rules.events.instructions import DO, PERFORM
from inset.rules.model.characteristics import Chars
from inset.rules.model.decision import Ask
from inset.rules.model.dispatch import CONDITIONS, MATCH
from inset.rules.model.state import Ctx, Event, Obj, State
from inset.rules.objects.layer_changes import APPLY
from inset.rules.payment.cost_parts import PARTS
from inset.rules.payment.mana_abilities import is_mana_ability

TRIED, WORKED = 1, 2  # of an instruction, a change, a cost, an event
TRUE, FALSE = 1, 2  # of a condition
WHOLE: Final = 3
OFTEN: Final = 3  # tries before something counts as never working
_OWN: Final = frozenset(
    {"caches", "clock", "epoch", "lent", "next_batch", "next_id", "writes"}
)  # fields of a state that are not part of the game
_SLOTS: Final = tuple(slot for slot in State.__slots__ if slot not in _OWN)
_CHARS: Final = tuple(Chars.__slots__)


class Mark:
    """What was seen about one node."""

    __slots__ = ("node", "path", "seen", "tries")

    def __init__(self, node: Node, path: str) -> None:
        self.node = node
        self.path = path
        self.seen = 0
        self.tries = 0

    def see(self, what: int) -> None:
        self.seen |= what
        self.tries += 1

    @property
    def code(self) -> str:
        """Why it is not complete: ``!`` tried often and never worked; ``+`` and ``=`` a condition that was always, or never,
        true; ``-`` anything else that was not seen."""
        if isinstance(self.node, Condition):
            return {0: "-", TRUE: "+", FALSE: "="}[self.seen]
        in_vain = self.seen == TRIED and self.tries >= OFTEN and not isinstance(self.node, Pattern)
        return "!" if in_vain else "-"


class Watched(NamedTuple):
    """A kind of nodes, and the table of the rules that carries it out."""

    kind: type[Node]
    table: dict[type, Any]


WATCHED: Final = (Watched(Effect, PERFORM), Watched(Effect, DO), Watched(Condition, CONDITIONS), Watched(Cost, PARTS),
                  Watched(Pattern, MATCH), Watched(Mod, APPLY))  # fmt: skip


def is_watched(node: Node) -> bool:
    return not isinstance(node, Always) and any(
        isinstance(node, kind) and type(node) in table for kind, table in WATCHED
    )


def marks_of(part: object, path: str = "", within: tuple[type[Node], ...] = ()) -> Iterator[Mark]:
    """The watched nodes below a part of a card, each with its place."""
    if isinstance(part, tuple):
        for place, item in enumerate(part):
            yield from marks_of(item, f"{path}.{place}", within)
    elif isinstance(part, Node):
        if is_watched(part) and not isinstance(part, within):
            yield Mark(part, path.lstrip("."))
        if isinstance(part, Effect):
            within = (*within, Mod)
        elif isinstance(part, Activated) and is_mana_ability(part):
            within = (*within, AddMana)  # it is made while something is paid for
        for name in part.__dataclass_fields__:
            below = (*within, Cost) if isinstance(part, Ability) and name == "cost" else within
            yield from marks_of(getattr(part, name), f"{path}.{name}", below)


class Witness:
    """The marks of some cards, by face and ability."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards  # they must live as long as their nodes are known by their ids
        self.by_part: dict[tuple[int, int, int], list[Mark]] = {}  # card, face, ability
        self.marks: dict[int, list[Mark]] = {}  # by the id of the node: paragraphs that are alike share theirs
        for number, card in enumerate(cards):
            for face, made in enumerate(card.faces):
                for place, ability in enumerate(made.abilities):
                    found = self.by_part[number, face, place] = list(marks_of(ability))
                    for mark in found:
                        self.marks.setdefault(id(mark.node), []).append(mark)

    def see(self, node: Node, what: int) -> None:
        for mark in self.marks.get(id(node), ()):
            mark.see(what)

    def wants(self, ability: Ability) -> bool:
        """Would using this ability, a card's own or one that it gives, show something new?"""
        return any(mark.seen != WHOLE for below in marks_of(ability) for mark in self.marks.get(id(below.node), ()))


def _fields(value: object, slots: tuple[str, ...]) -> list[Any]:
    return [getattr(value, slot) for slot in slots]


def _same(before: list[Any], after: list[Any]) -> bool:
    return all(one is two for one, two in zip(before, after, strict=True))


class _Moment:
    """A state and a context before an instruction. Records are never changed, so a different record is a change."""

    def __init__(self, st: State, ctx: Ctx) -> None:
        st.lent = True  # every write makes a new dictionary
        self.state = _fields(st, _SLOTS)
        self.kept = _kept(ctx)

    def differs(self, st: State, ctx: Ctx) -> bool:
        return not _same(self.state, _fields(st, _SLOTS)) or self.kept != _kept(ctx)


def _kept(ctx: Ctx) -> list[tuple[int, Any]]:
    """What later instructions can refer to; nothing, or the number 0, doesn't count."""
    return [(slot, found) for kept in (ctx.saved, ctx.numbers) for slot, found in kept.items() if found]


@contextmanager
def watching(witness: Witness) -> Iterator[None]:
    """While this lasts, what the rules do with the nodes of the cards is noted."""
    tables: tuple[dict[type, Any], ...] = (DO, PERFORM, CONDITIONS, PARTS, MATCH, APPLY)
    before = [dict(table) for table in tables]
    wrap: tuple[Callable[[Witness, Any], Any], ...] = (_does, _performs, _holds, _pays, _matches, _applies)
    for table, wrapped in zip(tables, wrap, strict=True):
        table.update({kind: wrapped(witness, old) for kind, old in table.items()})
    try:
        yield
    finally:
        for table, old in zip(tables, before, strict=True):
            table.update(old)


def _does(witness: Witness, old: Callable[[State, Ctx, Any], None]) -> Callable[[State, Ctx, Any], None]:
    def do(st: State, ctx: Ctx, node: Any) -> None:
        if id(node) not in witness.marks:
            old(st, ctx, node)
            return
        moment = _Moment(st, ctx)
        old(st, ctx, node)
        witness.see(node, WHOLE if moment.differs(st, ctx) else TRIED)

    return do


def _performs(witness: Witness, old: Callable[[State, Ctx, Any], Ask[None]]) -> Callable[[State, Ctx, Any], Ask[None]]:
    def perform(st: State, ctx: Ctx, node: Any) -> Ask[None]:
        if id(node) not in witness.marks:
            yield from old(st, ctx, node)
            return
        moment = _Moment(st, ctx)
        yield from old(st, ctx, node)
        witness.see(node, WHOLE if moment.differs(st, ctx) else TRIED)

    return perform


def _holds(witness: Witness, old: Callable[[State, Ctx, Any], bool]) -> Callable[[State, Ctx, Any], bool]:
    def holds(st: State, ctx: Ctx, node: Any) -> bool:
        found = old(st, ctx, node)
        witness.see(node, TRUE if found else FALSE)
        return found

    return holds


def _pays(witness: Witness, old: tuple[Any, Callable[..., Ask[Any]]]) -> tuple[Any, Callable[..., Ask[Any]]]:
    can, pay = old

    def pays(st: State, ctx: Ctx, node: Any) -> Ask[Any]:
        found = yield from pay(st, ctx, node)
        witness.see(node, WHOLE)
        return found

    return can, pays


def _matches(witness: Witness, old: tuple[Any, Callable[..., bool]]) -> tuple[Any, Callable[..., bool]]:
    kinds, match = old

    def matches(st: State, ctx: Ctx, node: Any, event: Event) -> bool:
        found = match(st, ctx, node, event)
        witness.see(node, WHOLE if found else TRIED)
        return found

    return kinds, matches


def _applies(witness: Witness, old: Callable[..., None]) -> Callable[..., None]:
    def apply(st: State, ctx: Ctx, node: Any, obj: Obj, chars: Chars) -> None:
        if id(node) not in witness.marks:
            old(st, ctx, node, obj, chars)
            return
        before = _fields(chars, _CHARS)
        old(st, ctx, node, obj, chars)
        witness.see(node, TRIED if before == _fields(chars, _CHARS) else WHOLE)

    return apply
