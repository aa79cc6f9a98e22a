"""Cards that are written by hand because the grammar can't read them: a counted registry, each with its reason."""

from __future__ import annotations

from pathlib import Path

from inset.cards import library
from inset.data.scryfall import load
from inset.oracle.proof_ladder import climb
from tools.by_hand import TARGET, registry

# Cards that are compiled and differ from the hand-written one; each is decided in docs/compiler-differences.md.
DECIDED = {
    "Glamdring, Foe-hammer // Gleam of Death", "Cranial Extraction", "Desecration Demon", "Ugin's Labyrinth",
    "Maelstrom of the Spirit Dragon", "Mandate of Peace", "Silence", "Arcane Proxy", "Fallen Shinobi", "Isochron Scepter",
    "Mindbreak Trap", "Queen Marchesa", "Grafdigger's Cage",
}  # fmt: skip


def test_every_card_of_the_registry_has_a_reason_and_is_in_the_library(shared: Path) -> None:
    found = registry(load(shared / "cards" / "oracle-cards.jsonl.gz").cards)
    assert all(why for why in found.values())
    assert all(name.partition(" // ")[0] in library() for name in found)


def test_what_is_not_in_the_registry_is_compiled_to_the_hand_written_card(shared: Path) -> None:
    by_hand = {line.split("\t")[0] for line in TARGET.read_text(encoding="utf-8").splitlines()}
    different = set()
    for record in load(shared / "cards" / "oracle-cards.jsonl.gz").cards:
        if record.name.partition(" // ")[0] in library() and record.name not in by_hand and not record.is_flagged:
            if not climb(record, library(), probe=False).equal:
                different.add(record.name)
    assert different <= DECIDED


def test_every_card_that_judges_ask_about_is_playable(shared: Path) -> None:
    names = (shared / "cards" / "interactions.txt").read_text(encoding="utf-8").splitlines()
    assert [name for name in names if name and name.partition(" // ")[0] not in library()] == []
