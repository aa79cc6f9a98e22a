"""Pronouns with a second candidate: prints those that nobody has reviewed, spelled out; ``--accept`` puts them on the list.

python tools/pronouns.py --cards FILE              # read what it prints, card by card
python tools/pronouns.py --cards FILE --accept     # all of them are bound correctly
"""

from __future__ import annotations

import argparse
from pathlib import Path

from inset.data.scryfall import load
from inset.oracle.candidates import TABLE, print_of, reason_for, unreviewed
from inset.oracle.compile import Compiled, compile_card, is_spell
from inset.oracle.spelled_out import spelled_out

Row = tuple[str, str, str]


def rows_of(made: Compiled, fresh: bool) -> list[tuple[Row, str]]:
    """The rows of a card for the list, each with the paragraph spelled out. ``fresh``: only those that are not on it."""
    found = []
    for face, paragraphs in zip(made.record.faces, made.paragraphs, strict=True):
        for one in paragraphs:
            words, name = one.line.words, made.record.name
            if one.doubts and (not fresh or unreviewed(name, words, one.doubts)):
                reasons = ", ".join(dict.fromkeys(map(reason_for, one.doubts)))
                found.append(((name, print_of(words, one.doubts), reasons), spelled_out(one, face, is_spell(face))))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=Path, required=True)
    parser.add_argument("--accept", action="store_true")
    args = parser.parse_args()
    rows: set[Row] = set()
    for record in load(args.cards).cards:
        made = compile_card(record)
        if record.is_flagged or not (made.is_told and made.fits_its_roles):
            continue
        for row, text in rows_of(made, fresh=not args.accept):
            rows.add(row)
            if not args.accept:
                print(f"{record.name} ({row[2]})\n  {text}\n")
    if args.accept:
        TABLE.write_text(
            "".join(f"{name}\t{mark}\t{reason}\n" for name, mark, reason in sorted(rows)), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
