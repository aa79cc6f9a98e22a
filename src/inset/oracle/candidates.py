"""The rung *Candidates*: if an earlier clause has a second candidate for a pronoun, a person has reviewed it.

The nearest clause decides what "it" stands for. Where something that an earlier clause names fits the verb as well, the
card is refused, unless it is on the list that ships (``data/pronouns.tsv``): a card's name, a print of the paragraph with
what each such pronoun was bound to, and the reason. Text that has changed, or is bound differently, has another print
and must be reviewed again (``tools/pronouns.py``).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from inset.language import selections as s
from inset.language.node import Node
from inset.oracle.binder import Doubt
from inset.oracle.phrase import Words

TABLE: Final = Path(__file__).resolve().parent.parent / "data" / "pronouns.tsv"

REASONS: Final = {
    "target": "the next instruction is about what was just targeted; the ability's own object would be named",
    "made": "what the previous instruction made, found or moved; the others were only paid, or mentioned in the event",
    "event": "the object that the event is about; the ability's own object would be named",
    "itself": "the ability's own object is named in the previous instruction",
    "host": "what this is attached to is named in the previous instruction",
}


def reason_for(doubt: Doubt) -> str:
    """The reason that fits what a pronoun was bound to, for a person to confirm."""
    kind = type(doubt.chosen).__name__
    if kind in ("Target", "TargetPlayers"):
        return "target"
    if kind in ("Saved", "TopOfLibrary"):
        return "made"
    if kind == "This":
        return "itself"
    return "host" if kind == "Host" else "event"


def print_of(words: Words, doubts: Iterable[Doubt]) -> str:
    """Ten letters that differ for another text, or for the same text bound differently."""
    told = [" ".join(words), *(f"{doubt.word}={_short(doubt.chosen)}" for doubt in doubts)]
    return hashlib.blake2s("\x1f".join(told).encode(), digest_size=5).hexdigest()


def _short(node: Node) -> str:
    """The binder numbers slots as it goes: only whether something is stored counts, not the number."""
    return repr(node) if isinstance(node, s.Target) else type(node).__name__


@cache
def reviewed() -> frozenset[tuple[str, str]]:
    """Names of cards, and the prints of their paragraphs."""
    if not TABLE.exists():
        return frozenset()
    rows = (line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return frozenset((name, mark) for name, mark, _ in rows)


def unreviewed(name: str, words: Words, doubts: tuple[Doubt, ...]) -> list[str]:
    """Pronouns that could stand for something else, in words; empty if there are none, or if they were reviewed."""
    if not doubts or (name, print_of(words, doubts)) in reviewed():
        return []
    return [f"“{doubt.word}” could also be {_told(doubt.others)}" for doubt in doubts]


def _told(others: tuple[Node, ...]) -> str:
    return " or ".join(sorted({type(other).__name__ for other in others}))
