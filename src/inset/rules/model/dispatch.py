"""603.2, 613: the rules' circular dependencies, broken in one place: tables that modules above fill for those below.

Characteristics depend on filters and conditions, which ask about characteristics; abilities notice events, and are
objects that events happen to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inset.language.node import Amount, Filter, Node, Pattern, Players
from inset.rules.model.state import Chars, Ctx, Event, Obj, State

Asker = Callable[[State, Ctx, Any, Obj, Chars], bool]
ASK: Final[dict[type, Asker]] = {}  # filters; filled by filters.py
CONDITIONS: Final[dict[type, Callable[[State, Ctx, Any], bool]]] = {}  # filled by filters.py
NUMBERS: Final[dict[type, Callable[[State, Ctx, Any], int]]] = {}  # filled by numbers.py and its neighbours
PLAYERS: Final[dict[type, Callable[[State, Ctx, Any], Sequence[int]]]] = {}  # filled by references.py
Matcher = Callable[[State, Ctx, Any, Event], bool]
MATCH: Final[
    dict[type, tuple[tuple[int, ...], Matcher]]
] = {}  # kinds of events, and the rest; filled by event_patterns.py
NOTICE: Final[list[Callable[[State, Event, Any], None]]] = []  # filled by triggers.py


def passes(st: State, ctx: Ctx, where: Filter, obj: Obj, chars: Chars) -> bool:
    return ASK[type(where)](st, ctx, where, obj, chars)


def holds(st: State, ctx: Ctx, condition: Node | None) -> bool:
    return condition is None or CONDITIONS[type(condition)](st, ctx, condition)


def number(st: State, ctx: Ctx, amount: Amount) -> int:
    if isinstance(amount, int):
        return amount
    return NUMBERS[type(amount)](st, ctx, amount)


def who(st: State, ctx: Ctx, players: Players) -> Sequence[int]:
    return PLAYERS[type(players)](st, ctx, players)


def one(st: State, ctx: Ctx, players: Players) -> int:
    """The one player meant; -1 if there is none."""
    found = who(st, ctx, players)
    return found[0] if found else -1


def matches(st: State, ctx: Ctx, pattern: Pattern, event: Event) -> bool:
    kinds, matcher = MATCH[type(pattern)]
    if kinds and event.kind not in kinds:
        return False
    return matcher(st, ctx, pattern, event)
