"""What the tests of single cards share: a spell that is tried, counters, keywords."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from inset.rules.objects.layers import chars_of
from tests.harness import Scene


def keyword(t: Scene, name: str, bit: int) -> bool:
    return bool(t.keywords(name) & bit)


def counters(t: Scene, name: str, kind: str = "+1/+1", zone: str = "battlefield") -> int:
    return t.called(name, zone).counters.get(kind, 0)


def tapped(name: str, **more: Any) -> dict[str, Any]:
    return {"card": name, "tapped": True, **more}


class Try(NamedTuple):
    """A spell cast from hand: who has what, the answers, and what must be true afterwards."""

    spell: str
    check: Callable[[Scene], bool]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012
    hand: tuple[str, ...] = ()


def duel(*args: Any, **more: Any) -> Scene:
    """A duel in which an answer is skipped if nothing is asked, because there is only one."""
    made = Scene.duel(*args, **more)
    made.strict = False
    return made


def library(t: Scene, player: int = 0) -> list[str]:
    """The names of the cards of a library, from the top."""
    return [chars_of(t.st, t.st.objs[oid]).name for oid in t.st.libraries[player]]
