"""Errors by what is wrong: the player's answer, the position, the card, the deck, the record.

Each carries a sentence for people and, where one decides, the number of the rule.
"""

from __future__ import annotations

from collections.abc import Iterable


def near(word: object, known: Iterable[str]) -> str:
    """``; did you mean fables?``: the known word that comes closest to a wrong one, or nothing."""
    from difflib import get_close_matches

    found = get_close_matches(str(word)[:60].lower(), list(known), 1)
    return f"; did you mean {found[0]}?" if found else ""


class InsetError(Exception):
    """The base of every error that Inset raises on purpose."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.message = message
        self.rule = rule


class IllegalAnswer(InsetError):
    """A player's answer is not on offer. Nothing has changed."""


class InvalidPosition(InsetError):
    """A position that can't exist under the rules, or that names something that doesn't exist."""


class UnsupportedText(InsetError):
    """A card says something that Inset can't play."""


class InvalidCard(InsetError, ValueError):
    """A card written in Python that can't be a card."""


class UnknownCard(InsetError, LookupError):
    """No card of that name; ``near`` lists similar names."""

    def __init__(self, name: str, near: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        super().__init__(f"no card called {name!r}{hint}")
        self.name = name
        self.near = near


class InvalidDeck(InsetError):
    """A deck that the format does not allow (100.2, 903.5)."""


class UnplayableDeck(InvalidDeck):
    """A deck with cards that don't exist, are not at hand, or can't be played yet."""


class InvalidRecord(InsetError):
    """A game record that can't be read, or that does not replay."""


class NotImplementedRule(InsetError):
    """A corner of the rules that Inset doesn't implement. Raised instead of guessing."""
