"""The ladder of proof: read, printed back, bound, executable, roles, candidates, probe clean, equal to the library, exercised,
live, mutants.

Each step needs the one below it, except for the last ones: a card has a hand-written twin or has not, and games were played
with it or were not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from inset.data.card_records import CardRecord
from inset.language.card import Card
from inset.oracle import exercised, mutant_table
from inset.oracle.canonical import canonical
from inset.oracle.compile import Compiled, compile_card, is_spell
from inset.oracle.deletion_probe import dead_words
from inset.oracle.ladder_report import mask


class Climb(NamedTuple):
    """How far one card got."""

    compiled: Compiled
    probe_clean: bool
    equal: bool | None  # None: the library does not have it
    games: exercised.Exercise | None  # None: nobody has played with it as it is compiled now
    in_vain: bool  # something in it never did anything in games
    sharp: bool  # whatever is changed in it, it plays differently

    @property
    def rungs(self) -> dict[str, bool]:
        made = self.compiled
        told = made.is_told
        bound = told and made.is_bound
        executable = bound and made.is_executable
        clean = executable and made.has_one_candidate and self.probe_clean
        return {
            "cards": True,
            "read": made.is_read,
            "printed_back": told,
            "bound": bound,
            "executable": executable,
            "roles": executable and made.fits_its_roles,
            "candidates": executable and made.has_one_candidate,
            "probe_clean": clean,
            "equal_to_library": self.equal is True,
            "exercised": self.games is not None and not self.games.unused,
            "live": self.games is not None and self.games.is_live,
            "mutants": self.sharp,
            "playable": self.equal is not None or (clean and not self.in_vain),
        }

    @property
    def row(self) -> tuple[int, str, tuple[str, ...], bool]:
        """What is kept of it: rungs; a letter for each, for the ledger (``rpbeouc=`` is as high as it goes); what keeps it
        down; whether it is not what the library has."""
        rungs = self.rungs
        reached = mask(rung for rung, on in rungs.items() if on)
        letters = "".join([letter for letter, on in zip("rpbeouc", list(rungs.values())[1:8], strict=True) if on])
        mark = "" if self.equal is None else "=" if self.equal else "#"
        different = self.equal is False and self.compiled.card is not None
        return reached, letters + mark, tuple(reasons_of(self)), different


def climb(record: CardRecord, library: Mapping[str, Card], probe: bool = True) -> Climb:
    made = compile_card(record)
    clean = probe and made.is_told and made.has_one_candidate and not any(dead_places(made))
    twin = library.get(record.name.partition(" // ")[0])
    equal = None if twin is None else made.card is not None and canonical(made.card) == canonical(twin)
    games = exercised.of(record.name, made.card) if clean else None
    in_vain = clean and made.card is not None and exercised.does_nothing(record.name, made.card) != ""
    sharp = clean and mutant_table.are_all_told_apart(record.name, made.card)
    return Climb(made, clean, equal, games, in_vain, sharp)


def dead_places(made: Compiled) -> Iterable[tuple[int, ...]]:
    for face, paragraphs in zip(made.record.faces, made.paragraphs, strict=True):
        for paragraph in paragraphs:
            yield dead_words(paragraph.line.words, is_spell(face))


def refusal(made: Compiled) -> str:
    """Why a card is not played, on one line; empty if it is: read, printed back, executable, with no dead word."""
    if made.card is None:
        return "its text can't be read: " + "; ".join(map(str, made.declined))
    if made.problems:
        return "; ".join(made.problems)
    if made.breaches:
        return "its text is read as something that can't be: " + "; ".join(made.breaches)
    if made.unreviewed:
        return "; ".join(made.unreviewed)
    if not made.is_told:
        return "its text is not what is printed for what was read"
    if any(dead_places(made)):
        return "its text has a word that changes nothing"
    if places := exercised.does_nothing(made.record.name, made.card):
        return f"in the positions made for it, something in its text never did anything: {places}"
    return ""


def reasons_of(one: Climb) -> list[str]:
    """What keeps a card down; for counting, so no longer than a few words around the place."""
    made = one.compiled
    if made.card is not None and made.problems:
        return [f"engine: {problem}" for problem in made.problems]
    if made.card is not None and made.breaches:
        return [f"roles: {breach}" for breach in made.breaches]
    if made.card is not None and made.unreviewed:
        return [f"candidates: {why}" for why in made.unreviewed]
    if made.card is not None and not one.probe_clean:
        return ["a word that changes nothing"]
    if one.in_vain:
        return ["live: it never did anything in games"]
    found = []
    for why in made.declined:
        if why.at >= 0 and why.words:
            before, after = " ".join(why.words[max(0, why.at - 3) : why.at]), " ".join(why.words[why.at : why.at + 2])
            found.append(f"{before} ⟂ {after}".strip())
        else:
            found.append(why.reason)
    return found
