"""Which decks can be played completely, and which cards and clauses prevent it.

How far a card gets comes from the ladder of proof, cached between runs (``oracle.ladder_cache``); cards of the embedded
library are always playable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import Final, NamedTuple

from inset import cards
from inset.data.deck_dialects import Decklist
from inset.decklists import card_files, decks
from inset.decklists.collections import NamedList
from inset.oracle.ladder_cache import Progress, standings
from inset.oracle.ladder_report import RUNGS

PLAYABLE: Final = 1 << RUNGS.index("playable")
UNKNOWN: Final = "not in the library or the card files"


class Missing(NamedTuple):
    """A card of a deck that can't be played: how many copies, and the clauses that can't be read."""

    name: str
    copies: int
    clauses: tuple[str, ...]


class DeckReport(NamedTuple):
    name: str
    format: str
    place: str
    size: int
    missing: tuple[Missing, ...]


class Blocker(NamedTuple):
    """A card, or a clause, that keeps decks from being complete. ``alone``: decks that lack nothing else."""

    what: str
    decks: int
    alone: int
    cards: tuple[str, ...]  # that a clause keeps out
    clauses: tuple[str, ...]  # that keep a card out


class Totals(NamedTuple):
    decks: int
    whole: int
    median_missing: float  # different cards, not copies


class Readiness(NamedTuple):
    decks: tuple[DeckReport, ...]
    totals: dict[str, Totals]  # by format, and "all"
    cards: tuple[Blocker, ...]  # the most decks first
    clauses: tuple[Blocker, ...]
    compiled: int  # cards that were compiled for this report; the others were known


def readiness(found: Sequence[NamedList], progress: Progress | None = None, fresh: bool = False) -> Readiness:
    """What prevents these decks from being played, deck by deck and over all."""
    why, compiled = clauses_of({row.name for deck in found for row in deck.list.rows()}, progress, fresh)
    made = tuple(
        DeckReport(deck.name, deck.format, deck.place, _size(deck.list), _missing(deck.list, why)) for deck in found
    )
    by_format = {format: [deck for deck in made if deck.format == format] for format in decks.FORMATS}
    totals = {format: _totals(some) for format, some in by_format.items() if some} | {"all": _totals(made)}
    return Readiness(made, totals, _blocking_cards(made), _blocking_clauses(made), compiled)


def clauses_of(
    names: Iterable[str], progress: Progress | None = None, fresh: bool = False
) -> tuple[dict[str, tuple[str, tuple[str, ...]]], int]:
    """For each name that can't be played: the card's own name, and the clauses that keep it out. And how many were
    compiled to find that out."""
    missing: dict[str, tuple[str, tuple[str, ...]]] = {}
    printed = {}
    for name in sorted(names):
        if decks.is_in_library(name):
            continue
        record = card_files.record(name)
        if record is None:
            missing[name] = name, (UNKNOWN,)
        else:
            printed[name] = record
    records = list({id(record): record for record in printed.values()}.values())
    found = standings(records, cards.library, progress, fresh)
    standing = {id(one.record): one for one in found.standings}
    for name, record in printed.items():
        one = standing[id(record)]
        if not one.rungs & PLAYABLE:
            missing[name] = record.name, tuple(dict.fromkeys(one.reasons)) or ("not playable",)
    return missing, found.compiled


def _size(found: Decklist) -> int:
    return sum(row.count for row in (*found.main, *found.commanders))


def _missing(found: Decklist, why: dict[str, tuple[str, tuple[str, ...]]]) -> tuple[Missing, ...]:
    counts: Counter[str] = Counter()
    clauses: dict[str, tuple[str, ...]] = {}
    for row in found.rows():
        if row.name in why:
            name, clauses[name] = why[row.name]
            counts[name] += row.count
    return tuple(Missing(name, count, clauses[name]) for name, count in counts.items())


def _totals(some: Sequence[DeckReport]) -> Totals:
    lacking = [len(deck.missing) for deck in some]
    return Totals(len(some), lacking.count(0), float(median(lacking)) if lacking else 0.0)


def _blocking_cards(made: Sequence[DeckReport]) -> tuple[Blocker, ...]:
    held: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    clauses: dict[str, tuple[str, ...]] = {}
    for deck in made:
        for card in deck.missing:
            held[card.name] += 1
            clauses[card.name] = card.clauses
            alone[card.name] += len(deck.missing) == 1
    return tuple(Blocker(name, n, alone[name], (), clauses[name]) for name, n in _most(held, alone))


def _blocking_clauses(made: Sequence[DeckReport]) -> tuple[Blocker, ...]:
    held: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    kept_out: dict[str, dict[str, None]] = {}
    for deck in made:
        here = dict.fromkeys(clause for card in deck.missing for clause in card.clauses)
        for clause in here:
            held[clause] += 1
            alone[clause] += len(here) == 1
        for card in deck.missing:
            for clause in card.clauses:
                kept_out.setdefault(clause, {})[card.name] = None
    return tuple(Blocker(clause, n, alone[clause], tuple(kept_out[clause]), ()) for clause, n in _most(held, alone))


def _most(held: Counter[str], alone: Counter[str]) -> list[tuple[str, int]]:
    return sorted(held.items(), key=lambda item: (-item[1], -alone[item[0]], item[0]))
