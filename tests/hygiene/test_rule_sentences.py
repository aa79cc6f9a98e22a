"""What Inset does about each rule, written by hand (``tools/rule_sentences.tsv``)."""

import json
import re
from itertools import pairwise
from pathlib import Path

from inset.apps.rules import proofs, tell, told_about
from inset.data import covered, rulebook
from inset.data.sentences import BY_NUMBER, today
from tools.rule_words import BY_HAND, LONGEST, by_hand

WRITTEN = by_hand()
RUN = 9  # words in a row that would be a quotation


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9/+{}'-]+", text.lower().replace("’", "'"))


def _runs(text: str) -> set[tuple[str, ...]]:
    words = _words(text)
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


def _place(number: str) -> tuple[int, int, str]:
    found = re.fullmatch(r"(\d+)\.(\d+)([a-z]?)", number)
    assert found is not None, number
    return int(found[1]), int(found[2]), found[3]


def test_each_is_a_sentence_about_a_rule() -> None:
    assert [number for number in WRITTEN if not rulebook.exists(number) or number in BY_NUMBER] == []
    assert [number for number, words in WRITTEN.items() if not re.fullmatch(r"[A-Z“{+0-9].*[.?”]", words)] == []
    assert max(map(len, WRITTEN.values())) <= LONGEST


def test_none_is_about_a_rule_that_is_not_played() -> None:
    assert [number for number in WRITTEN if covered.reason(number) is not None] == []


def test_every_rule_that_is_cited_has_one() -> None:
    cited = {today(number) for number in proofs()}
    silent = [n for n in cited if n not in WRITTEN and n not in BY_NUMBER and covered.reason(n) is None]
    assert sorted(silent, key=_place) == [], "write a sentence for each into tools/rule_sentences.tsv"


def test_they_are_in_order_and_each_once() -> None:
    numbers = [line.split("\t")[0] for line in BY_HAND.read_text(encoding="utf-8").splitlines()]
    assert all(_place(one) < _place(next_one) for one, next_one in pairwise(numbers))


def test_they_are_what_is_said_about_the_rule() -> None:
    assert told_about("613.8").words == (WRITTEN["613.8"],)
    assert tell("704.5")[1] == f"  what    {WRITTEN['704.5']}"


def test_none_quotes_the_rules(shared: Path) -> None:
    lines = (shared / "rules" / "cr.jsonl").read_text(encoding="utf-8").splitlines()
    rules = {row["number"]: row["text"] for row in map(json.loads, lines)}
    assert [number for number, words in WRITTEN.items() if _runs(words) & _runs(rules[number])] == []
