"""The tools for a new edition of the rules and for new cards find what changed, and nothing else."""

import json
from pathlib import Path

import pytest

from inset.data.card_records import CardRecord
from inset.data.own_cards import read as typed
from tools import new_cards, new_edition

OLD = {
    "101": "Golden rules",
    "101.1": "A card that contradicts a rule wins over it.",
    "101.2": "What can't happen wins over what can.",
    "101.2a": "See rule 101.1 about cards that contradict a rule.",
    "101.3": "Impossible instructions are passed over.",
    "205": "Lines",
    "205.1": "Types stand on a line below the picture.",
}


def test_nothing_changed() -> None:
    assert new_edition.compare(OLD, OLD) == new_edition.Changes()


def test_a_section_that_moved_has_only_moved() -> None:
    new = {number.replace("101", "104"): text.replace("101", "104") for number, text in OLD.items()}
    changes = new_edition.compare(OLD, new)
    assert changes.moved == {number: number.replace("101", "104") for number in OLD if number.startswith("101")}
    assert (changes.reworded, changes.gone, changes.new) == ({}, (), ())


def test_a_rule_put_in_front_moves_those_behind_it() -> None:
    new = OLD | {
        "101.2": "Nobody wins twice in one game.",
        "101.3": OLD["101.2"],
        "101.3a": OLD["101.2a"],
        "101.4": OLD["101.3"],
    }
    del new["101.2a"]
    changes = new_edition.compare(OLD, new)
    assert changes.moved == {"101.2": "101.3", "101.2a": "101.3a", "101.3": "101.4"}
    assert changes.new == ("101.2",) and changes.gone == ()


def test_words_that_changed_and_rules_that_went() -> None:
    new = OLD | {"101.1": "A card that contradicts a rule overrules it."}
    del new["205.1"]
    changes = new_edition.compare(OLD, new)
    assert changes.reworded == {"101.1": "-wins over +overrules"}
    assert (changes.moved, changes.gone, changes.new) == ({}, ("205.1",), ())


def test_the_older_numbering_of_adventurer_cards(shared: Path) -> None:
    seeds = [path for path in sorted((shared / "seeds").glob("*.txt")) if "716.1" in path.read_text(encoding="utf-8")]
    rules = {
        number: text
        for number, text in new_edition.read(shared / "rules" / "cr.jsonl").items()
        if number.startswith("715")
    }
    changes = new_edition.compare(new_edition.read(seeds[0]), rules)
    assert changes.moved["716.3d"] == "715.3d" and len(changes.moved) == len(rules)
    assert changes.reworded["716.3d"] == "-cast +play"
    assert (changes.gone, changes.new) == ((), ())


def test_what_a_rule_touches() -> None:
    [found] = new_edition.touched(["715.3d"])
    assert any("test_" in proof for proof in found.proofs)
    assert any(place.startswith("src/inset/") for place in found.files)


def test_editions_as_text_and_as_json(tmp_path: Path) -> None:
    text, lines = tmp_path / "a.txt", tmp_path / "b.jsonl"
    text.write_text(
        "101. Golden rules\n\n101.1. A card wins.\n+ **101.1a** Always, as 101.1 says.\nExample: none\n",
        encoding="utf-8",
    )
    lines.write_text(
        "\n".join(json.dumps({"number": n, "text": t}) for n, t in new_edition.read(text).items()), encoding="utf-8"
    )
    assert new_edition.read(text) == {
        "101": "Golden rules",
        "101.1": "A card wins.",
        "101.1a": "Always, as 101.1 says.",
    }
    assert new_edition.read(lines) == new_edition.read(text)
    empty = tmp_path / "empty.txt"
    empty.write_text("nothing here", encoding="utf-8")
    with pytest.raises(SystemExit, match="no rules in it"):
        new_edition.read(empty)


def cards(text: str) -> list[CardRecord]:
    return list(typed(text))


def test_new_cards_and_the_clauses_that_they_bring() -> None:
    bear, other = (
        "Moss Bear {1}{G}\nCreature — Bear\nTrample\n2/2\n",
        "Odd Bear {1}{G}\nCreature — Bear\nPaint a barn.\n2/2\n",
    )
    changed = bear.replace("Trample", "Vigilance")
    odd = "Third Bear {1}{G}\nCreature — Bear\nPaint a barn.\n2/2\n\nFourth Bear {1}{G}\nCreature — Bear\nBake a cake.\n2/2\n"
    found = new_cards.compare(cards(f"{bear}\n{other}"), cards(f"{changed}\n{other}\n{odd}"))
    assert (found.added, found.changed, found.removed) == (("Third Bear", "Fourth Bear"), ("Moss Bear",), ())
    assert found.playable == ("Moss Bear",)
    assert {clause.example: clause.new for clause in found.clauses} == {"Third Bear": False, "Fourth Bear": True}
