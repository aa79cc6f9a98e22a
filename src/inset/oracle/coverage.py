"""The ladder of proof, counted: read, printed back, bound, executable, probe clean, equal to the library, exercised.

Each rung stands on the one below it, but for the last two: a card has a hand-written twin or has not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from inset.data.scryfall import CardRecord
from inset.language.card import Card
from inset.oracle.canonical import canonical
from inset.oracle.compile import Compiled, compile_card, is_spell
from inset.oracle.probe import dead_words

RUNGS: Final = (
    "cards", "read", "printed_back", "bound", "executable", "probe_clean", "equal_to_library", "exercised", "playable",
)  # fmt: skip
FAMILIES: Final = ("adventure", "omen", "prototype", "prepare")


class Climb(NamedTuple):
    """How far one card got."""

    compiled: Compiled
    probe_clean: bool
    equal: bool | None  # None: the library does not have it
    exercised: bool

    @property
    def rungs(self) -> dict[str, bool]:
        made = self.compiled
        told = made.is_told
        bound = told and made.is_bound
        executable = bound and made.is_executable
        return {
            "cards": True,
            "read": made.is_read,
            "printed_back": told,
            "bound": bound,
            "executable": executable,
            "probe_clean": executable and self.probe_clean,
            "equal_to_library": self.equal is True,
            "exercised": self.exercised,
            "playable": self.equal is not None or (executable and self.probe_clean),
        }

    @property
    def flags(self) -> str:
        """One letter a rung, for the ledger: ``rpbec=`` is as high as it goes."""
        letters = zip("rpbec", list(self.rungs.values())[1:6], strict=True)
        mark = "" if self.equal is None else "=" if self.equal else "#"
        return "".join(letter for letter, on in letters if on) + mark


def climb(
    record: CardRecord, library: Mapping[str, Card], probe: bool = True, exercised: frozenset[str] = frozenset()
) -> Climb:
    made = compile_card(record)
    clean = probe and made.is_told and made.is_executable and not any(dead_places(made))
    twin = library.get(record.name.partition(" // ")[0])
    equal = None if twin is None else made.card is not None and canonical(made.card) == canonical(twin)
    return Climb(made, clean, equal, record.name in exercised)


def dead_places(made: Compiled) -> Iterable[tuple[int, ...]]:
    for face, paragraphs in zip(made.record.faces, made.paragraphs, strict=True):
        for paragraph in paragraphs:
            yield dead_words(paragraph.line.words, is_spell(face))


def family(record: CardRecord) -> str:
    if record.layout == "adventure" and len(record.faces) > 1:
        return "omen" if "Omen" in record.faces[1].type_line else "adventure"
    if record.layout in ("prepare", "prototype"):
        return record.layout
    return "prototype" if record.oracle_text.startswith("Prototype {") else ""


class Report(NamedTuple):
    counts: dict[str, int]
    families: dict[str, dict[str, int]]
    groups: dict[str, dict[str, dict[str, int]]]  # by set, format, year
    declines: list[tuple[str, int, str]]  # where, how many cards it alone keeps down, an example
    different: list[str]


def report(climbs: Iterable[Climb]) -> Report:
    """``families`` count cards without a digital or funny flag."""
    total: Counter[str] = Counter()
    families: dict[str, Counter[str]] = {name: Counter() for name in FAMILIES}
    groups: dict[str, dict[str, Counter[str]]] = {"set": {}, "year": {}, "format": {}}
    why: Counter[str] = Counter()
    examples: dict[str, str] = {}
    different: list[str] = []
    for one in climbs:
        record = one.compiled.record
        rungs = [name for name, on in one.rungs.items() if on]
        total.update(rungs)
        if not record.is_flagged and (kind := family(record)):
            families[kind].update(rungs)
        _group(groups, record, rungs)
        if one.equal is False and one.compiled.card is not None:
            different.append(record.name)
        reasons = reasons_of(one)
        if len(reasons) == 1:
            why[reasons[0]] += 1
            examples.setdefault(reasons[0], record.name)
    declines = [(where, n, examples[where]) for where, n in why.most_common(60)]
    return Report(
        _filled(total), {name: _filled(count) for name, count in families.items()},
        {by: {key: _filled(count) for key, count in sorted(table.items())} for by, table in groups.items()},
        declines, different,
    )  # fmt: skip


def _group(groups: dict[str, dict[str, Counter[str]]], record: CardRecord, rungs: list[str]) -> None:
    groups["set"].setdefault(record.set, Counter()).update(rungs)
    groups["year"].setdefault(record.released_at[:4], Counter()).update(rungs)
    for name, legal in record.legalities.items():
        if legal in ("legal", "restricted"):
            groups["format"].setdefault(name, Counter()).update(rungs)


def _filled(counts: Counter[str]) -> dict[str, int]:
    return {name: counts[name] for name in RUNGS}


def reasons_of(one: Climb) -> list[str]:
    """What keeps a card down; for counting, so no longer than a few words around the place."""
    made = one.compiled
    if made.card is not None and made.problems:
        return [f"engine: {problem}" for problem in made.problems]
    if made.card is not None and not one.probe_clean:
        return ["a word that changes nothing"]
    found = []
    for why in made.declined:
        if why.at >= 0 and why.words:
            before, after = " ".join(why.words[max(0, why.at - 3) : why.at]), " ".join(why.words[why.at : why.at + 2])
            found.append(f"{before} ⟂ {after}".strip())
        else:
            found.append(why.reason)
    return found
