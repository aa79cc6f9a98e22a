"""601.3, 602.5: why something is not allowed: a rule, and words for it."""

from __future__ import annotations


class Reason:
    """Why a way of playing a card is not open: a rule and a code that is worded on demand."""

    __slots__ = ("code", "detail", "rule")

    def __init__(self, rule: str, code: str, detail: str = "") -> None:
        self.rule = rule
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}{': ' + self.detail if self.detail else ''} ({self.rule})"
