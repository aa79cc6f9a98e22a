"""Modes with flavor words in front (207.2d), and modal abilities whose limits stand before their modes (602.5, 700.2)."""

from __future__ import annotations

from typing import Any, Final

from inset.oracle.grammar.abilities import COMMON, FLAVOR
from inset.oracle.grammar.clauses import BULLETS, SENTENCES
from inset.oracle.grammar.symbols import COSTS, LIMIT
from inset.oracle.phrase import Cons, Terminal, Words, phrase
from inset.oracle.spoken import ActivatedText, ModalText, Text


def _name(words: Words, at: int) -> list[tuple[Any, int]]:
    """A single word before a dash; of several words, see ``FLAVOR``."""
    word = words[at]
    return [(word, at + 1)] if word.isalpha() and words[at + 1 : at + 2] == ("—",) else []


def _say_name(value: Any) -> Words | None:
    return (value,) if isinstance(value, str) and value.isalpha() else None


MODE_NAME: Final = Terminal("name of a mode", ("", "#name"), _name, _say_name, 2)
for _name_of in (MODE_NAME, FLAVOR):
    _mode = Text(SENTENCES("s"), _name_of("name"))
    phrase(BULLETS, "• <name> — <s>", (_mode,))
    phrase(BULLETS, "• <name> — <s> <rest>", Cons(_mode, BULLETS("rest")))

_limited = ActivatedText(COSTS("cost"), ModalText(BULLETS("modes"), 1, 1), (LIMIT("limit"),))
phrase(COMMON, "<cost>: choose one. <limit>. <modes>", _limited)
