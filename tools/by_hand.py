"""The registry of cards that are written by hand because the grammar can't read them: docs/generated/by-hand.tsv.

One line for each card of the library that the compiler declines, with the reason: the words around the place where
reading stops, or
what keeps the card from being bound or played. A test checks that the file is up to date. A card that the grammar learns to
read leaves the registry; from then on it must be equal to the hand-written one, or its difference must be explained.

python tools/by_hand.py [--check]
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.cards import library  # noqa: E402
from inset.data.scryfall import CardRecord, load  # noqa: E402
from inset.oracle.compile import Compiled, compile_card  # noqa: E402
from tools.generated import PAGES, Files, main, reference  # noqa: E402

TARGET = PAGES / "by-hand.tsv"
BEFORE, AFTER = 2, 1  # words around the place


def reason(made: Compiled) -> str:
    """Why the compiler declines a card, in a few words; empty if it doesn't."""
    if made.declined:
        why = made.declined[0]
        if why.at < 0 or not why.words:
            return why.reason
        before, after = why.words[max(0, why.at - BEFORE) : why.at], why.words[why.at : why.at + AFTER]
        return f"{why.reason}: {' '.join(before)} ⟂ {' '.join(after)}"
    if made.card is None:
        return "not bound"
    if made.problems:
        return f"engine: {made.problems[0]}"
    if not made.is_told:
        return "not printed back"
    return f"roles: {made.breaches[0]}" if made.breaches else ""


def registry(records: list[CardRecord]) -> dict[str, str]:
    """Every card of the library that can't be compiled, with the reason."""
    known = library()
    found: dict[str, str] = {}
    for record in records:
        name = record.name.partition(" // ")[0]
        if name in known and not record.is_flagged:
            why = reason(compile_card(record))
            if why:
                found[record.name] = why
    return found


def text(found: dict[str, str]) -> str:
    return "".join(f"{name}\t{why}\n" for name, why in sorted(found.items()))


def files() -> Files:
    return {TARGET: text(registry(load(reference("cards", "oracle-cards.jsonl.gz")).cards))}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
