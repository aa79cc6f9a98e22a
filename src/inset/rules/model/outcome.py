"""104: how a game ended."""

from __future__ import annotations

from typing import Final

WIN: Final = "win"
DRAW: Final = "draw"
LIMIT: Final = "limit"


class Outcome:
    """How a game ended: who won, by which rule; or where it was stopped."""

    __slots__ = ("kind", "reason", "rule", "winners")

    def __init__(self, kind: str, winners: tuple[int, ...], rule: str, reason: str) -> None:
        self.kind = kind  # "win", "draw" or "limit"
        self.winners = winners
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(kind={self.kind!r}, winners={self.winners!r}, rule={self.rule!r}, reason={self.reason!r})"

    def data(self) -> dict[str, object]:
        """The same as plain data."""
        return {"kind": self.kind, "winners": list(self.winners), "rule": self.rule, "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, tuple[int, ...], str, str]:
        return self.kind, self.winners, self.rule, self.reason
