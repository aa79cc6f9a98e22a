"""What new cards need: which of them can be played already, which clauses keep the others out, and which of those are new.

    python tools/new_cards.py OLD NEW [--json]

OLD and NEW are card files in Scryfall's shape, such as ``inset cards fetch`` downloads: keep the old one before you fetch.
Cards count as new if OLD has no card of that name, and as changed if it has another text, type line, cost or size.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset import cards  # noqa: E402
from inset.data.card_records import CardRecord  # noqa: E402
from inset.data.scryfall import by_name, load  # noqa: E402
from inset.oracle.ladder_cache import standings  # noqa: E402
from inset.oracle.ladder_report import PLAYABLE, Standing  # noqa: E402


@dataclass(frozen=True, slots=True)
class Clause:
    """What keeps cards out: how many, whether an old card says it too, and one of the new ones."""

    clause: str
    cards: int
    new: bool
    example: str


@dataclass(frozen=True, slots=True)
class Asked:
    added: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[str, ...]
    playable: tuple[str, ...]  # of those that were added or changed
    clauses: tuple[Clause, ...]  # the most cards first


def printed(record: CardRecord) -> tuple[tuple[str, ...], ...]:
    """What is printed on a card, as far as it decides how the card plays."""
    return tuple(
        (face.name, face.mana_cost, face.type_line, face.oracle_text, face.power or "", face.toughness or "")
        for face in record.faces
    )


def compare(old: Iterable[CardRecord], new: Iterable[CardRecord]) -> Asked:
    before, after = by_name(old), by_name(new)
    added = [record for name, record in after.items() if name not in before]
    changed = [record for name, record in after.items() if name in before and printed(record) != printed(before[name])]
    known = standings([record for name, record in before.items() if name in after], cards.library).standings
    found = standings([*added, *changed], cards.library).standings
    return Asked(
        tuple(record.name for record in added),
        tuple(record.name for record in changed),
        tuple(name for name in before if name not in after),
        tuple(one.record.name for one in found if one.rungs & PLAYABLE),
        clauses(found, {reason for one in known for reason in one.reasons}),
    )


def clauses(found: Sequence[Standing], known: set[str]) -> tuple[Clause, ...]:
    """The clauses that keep cards out, counted once for each card."""
    out = [one for one in found if not one.rungs & PLAYABLE]
    counted = Counter(reason for one in out for reason in set(one.reasons))
    example = {reason: one.record.name for one in reversed(out) for reason in one.reasons}
    return tuple(Clause(reason, count, reason not in known, example[reason]) for reason, count in counted.most_common())


def tell(asked: Asked) -> list[str]:
    count = len(asked.added) + len(asked.changed)
    lines = [
        f"{len(asked.added)} cards added, {len(asked.changed)} changed, {len(asked.removed)} gone; "
        f"{len(asked.playable)} of {count} can be played"
    ]
    for one in asked.clauses:
        lines.append(f"{one.cards:4} {'new' if one.new else '   '}  {one.clause}  ({one.example})")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="the card file of before")
    parser.add_argument("new", type=Path, help="the new one")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    chosen = parser.parse_args()
    asked = compare(load(chosen.old).cards, load(chosen.new).cards)
    print(json.dumps(asdict(asked), indent=1, ensure_ascii=False) if chosen.json else "\n".join(tell(asked)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
