"""The answers of a game, the last one first."""

from __future__ import annotations

from typing import Any


class Past:
    """The last answer, and through ``rest`` all before it. Never changed, so that copies share it."""

    __slots__ = ("count", "how", "rest", "value")

    def __init__(self, rest: Past | None, value: Any, how: int) -> None:
        self.rest = rest
        self.value = value
        self.how = how
        self.count: int = rest.count + 1 if rest is not None else 1
