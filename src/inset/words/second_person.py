"""The log for one reader: "You draw", where others read "Ann draws"."""

from __future__ import annotations

from typing import Final


def spoken_to(words: str) -> str:
    """ "You draws" as one says it."""
    first, _, rest = words.partition(" ")
    if first != "you":
        return words
    verb, space, rest = rest.partition(" ")
    if verb == "now":
        verb, space, rest = rest.partition(" ")
        first = "you now"
    return f"{first} {_plain_form(verb)}{space}{rest}"


def _plain_form(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("ches", "shes", "xes")) else verb.removesuffix("s")


_IRREGULAR: Final = {"is": "are", "has": "have", "does": "do"}
