"""603.2, 613: the knots that the rules tie, cut in one place: tables that modules above fill for those below.

Characteristics depend on filters and conditions, which ask about characteristics; whatever happens is noticed by abilities,
which are objects to which things happen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.language.node import Filter, Node
from inset.rules.model.state import Chars, Ctx, Event, Obj, State

Asker = Callable[[State, Ctx, Any, Obj, Chars], bool]
ASK: Final[dict[type, Asker]] = {}  # filters; filled by filters.py
CONDITIONS: Final[dict[type, Callable[[State, Ctx, Any], bool]]] = {}  # filled by filters.py
NOTICE: Final[list[Callable[[State, Event, Any], None]]] = []  # filled by triggers.py


def passes(st: State, ctx: Ctx, where: Filter, obj: Obj, chars: Chars) -> bool:
    return ASK[type(where)](st, ctx, where, obj, chars)


def holds(st: State, ctx: Ctx, condition: Node | None) -> bool:
    return condition is None or CONDITIONS[type(condition)](st, ctx, condition)
