"""The registry of cards that are written by hand because the grammar can't read them: docs/by-hand.tsv.

A line a card of the library that the compiler declines, with the reason: the words around the place where reading stops, or
what keeps the card from being bound or played. A test checks that the file is up to date. A card that the grammar learns to
read leaves the registry; from then on it must be equal to the hand-written one, or its difference decided.

python tools/by_hand.py CARDS.jsonl.gz [--check]
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset.cards import library  # noqa: E402
from inset.data.scryfall import CardRecord, load  # noqa: E402
from inset.oracle.compile import Compiled, compile_card  # noqa: E402

TARGET = ROOT / "docs" / "by-hand.tsv"
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
    return "" if made.is_told else "not printed back"


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


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/by-hand.tsv.")
    parser.add_argument("cards", type=Path, help="a card file")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if the file is out of date")
    given = parser.parse_args()
    found = registry(load(given.cards).cards)
    known = len(library())
    print(f"{len(found)} of {known} cards of the library are written by hand because the grammar can't read them")
    if given.check:
        return 0 if TARGET.read_text(encoding="utf-8") == text(found) else 1
    TARGET.write_text(text(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
