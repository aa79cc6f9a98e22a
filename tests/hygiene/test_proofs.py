"""Every sentence about cards with a second set of characteristics is in the table with its proofs."""

import re
from pathlib import Path

import pytest

from inset.apps.rules import SHOWN, UnknownRule, in_columns, tell, told_about
from inset.data import covered
from inset.data.sentences import BY_NUMBER, SENTENCES

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_sentence_is_in_the_table(shared: Path) -> None:
    text = (shared / "rules" / "cr.jsonl").read_text(encoding="utf-8")
    numbers = re.findall(r'"number": ?"((?:715|718|720|722)\.\d+[a-z]?|702\.160[a-z]|201\.4f|903\.4e)"', text)
    assert numbers and sorted(numbers) == sorted(s.number for s in SENTENCES)


def test_where_names_files_that_exist() -> None:
    for sentence in SENTENCES:
        for part in sentence.where.split(", "):
            name = part.split()[0]
            if "/" in name:
                assert (ROOT / "src" / "inset" / name).exists(), f"{sentence.number}: {name}"


def test_a_row_in_words() -> None:
    lines = "\n".join(tell("715.3d"))
    assert BY_NUMBER["715.3d"].what in lines and "test_715_adventurer_cards.py" in lines
    assert tell("716.3d@old")[1:] == tell("715.3d")[1:]


def test_a_handful_of_many_proofs_or_all_of_them() -> None:
    every, some = tell("715.3d", every=True), tell("715.3d")
    assert some[:-1] == every[: len(some) - 1]
    assert len(some) == 3 + SHOWN + 1
    assert some[-1].split()[:3] == ["and", str(len(every) - 3 - SHOWN), "more:"]
    assert tell("715.1", every=True) == tell("715.1")


def test_a_rule_that_is_only_cited_by_its_parts_names_them() -> None:
    assert [line.split()[-2:] for line in tell("702.72")[1:]] == [
        ["3", "proofs"],
        ["3", "proofs"],
        ["702.72c", "absent"],
    ]
    assert [line.split()[-3] for line in tell("715")[1:]] == ["715.1", "715.2", "715.3", "715.4", "715.5"]
    assert tell("727")[1].split()[0] == "absent"


def test_every_rule_that_is_played_is_told_in_words_or_by_its_parts() -> None:
    silent = []
    for section in covered.PLAYED:
        numbers = covered.rules(section)
        for number in numbers:
            parts = [other for other in numbers if re.fullmatch(re.escape(number) + "[a-z]", other)]
            if not told_about(number).words and covered.reason(number) is None and not parts:
                silent.append(number)
    assert silent == []


def test_what_is_done_comes_first_and_the_shortest_proof_before_longer_ones() -> None:
    lines = tell("704.5f")
    assert lines[1].startswith("  what    ") and lines[1].endswith(".")
    names = [line.split()[-1] for line in tell("613.8a") if "::" in line]
    assert len(names) == SHOWN and names == sorted(names, key=len)


def test_sentences_are_broken_at_the_edge_of_the_terminal_and_names_of_tests_are_not() -> None:
    lines = in_columns(tell("715.3d"), 60)
    prose = lines[1 : next(i for i, line in enumerate(lines) if line.startswith("  where"))]
    assert len(prose) > 1 and max(map(len, prose)) <= 60
    assert [line for line in lines if "::" in line] == [line for line in tell("715.3d") if "::" in line]


def test_an_unknown_rule() -> None:
    with pytest.raises(UnknownRule, match=r"no rule 715\.9"):
        tell("715.9")
