"""The ladder of proof, added up: for a whole file, and for each family, set, format and year.

Where a card stands is a short row (``Standing``) that can be kept from one run to the next (``ladder_cache``); what it takes to
find out is in ``proof_ladder``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from inset.data.card_records import CardRecord

RUNGS: Final = (
    "cards", "read", "printed_back", "bound", "executable", "roles", "candidates", "probe_clean", "equal_to_library",
    "exercised", "live", "mutants", "playable",
)  # fmt: skip
# Unknown where the evidence is not installed (``exercised.is_known``):
BY_GAMES: Final = ("exercised", "live", "mutants")
BITS: Final = {rung: 1 << place for place, rung in enumerate(RUNGS)}
PLAYABLE: Final = BITS["playable"]
FAMILIES: Final = ("adventure", "omen", "prototype", "prepare")
GROUPS: Final = ("sets", "formats", "years")
MOST_DECLINES: Final = 60
UNTOLD: Final = "(not told)"


class Standing(NamedTuple):
    """How far a card got: a bit for each rung, the letters of the ledger, and what keeps it down."""

    record: CardRecord
    rungs: int
    flags: str
    reasons: tuple[str, ...]
    different: bool  # compiled, and not the same as the hand-written card


def mask(reached: Iterable[str]) -> int:
    return sum([BITS[rung] for rung in reached])


def family(record: CardRecord) -> str:
    if record.layout == "adventure" and len(record.faces) > 1:
        return "omen" if "Omen" in record.faces[1].type_line else "adventure"
    if record.layout in ("prepare", "prototype"):
        return record.layout
    return "prototype" if record.oracle_text.startswith("Prototype {") else ""


class Decline(NamedTuple):
    where: str
    cards: int  # that it alone keeps down
    example: str


class Report(NamedTuple):
    counts: dict[str, int]
    families: dict[str, dict[str, int]]  # of cards without a digital or funny flag
    groups: dict[str, dict[str, dict[str, int]]]  # GROUPS
    declines: list[Decline]
    different: list[str]


def report(standings: Sequence[Standing]) -> Report:
    families: dict[str, Counter[int]] = {name: Counter() for name in FAMILIES}
    groups: dict[str, dict[str, Counter[int]]] = {name: {} for name in GROUPS}
    total: Counter[int] = Counter()
    why: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for one in standings:
        record = one.record
        total[one.rungs] += 1
        if not record.is_flagged and (kind := family(record)):
            families[kind][one.rungs] += 1
        groups["sets"].setdefault(record.set or UNTOLD, Counter())[one.rungs] += 1
        groups["years"].setdefault(record.released_at[:4] or UNTOLD, Counter())[one.rungs] += 1
        for name, legal in record.legalities.items():
            if legal in ("legal", "restricted"):
                groups["formats"].setdefault(name, Counter())[one.rungs] += 1
        if len(one.reasons) == 1:
            why[one.reasons[0]] += 1
            examples.setdefault(one.reasons[0], record.name)
    return Report(
        _counts(total),
        {name: _counts(found) for name, found in families.items()},
        {by: {key: _counts(found) for key, found in sorted(table.items())} for by, table in groups.items()},
        [Decline(where, n, examples[where]) for where, n in why.most_common(MOST_DECLINES)],
        [one.record.name for one in standings if one.different],
    )


def _counts(found: Counter[int]) -> dict[str, int]:
    return {rung: sum(n for reached, n in found.items() if reached >> i & 1) for i, rung in enumerate(RUNGS)}


def ledger(standings: Iterable[Standing]) -> str:
    """One line a card: its name, a letter for each rung (``proof_ladder.Climb.flags``), and whether it is playable."""
    return "".join(sorted(f"{one.record.name}\t{one.flags}\t{_yes(one)}\n" for one in standings))


def _yes(one: Standing) -> str:
    return "yes" if one.rungs & PLAYABLE else "no"
