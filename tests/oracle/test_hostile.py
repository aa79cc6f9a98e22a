"""Hostile text: enormous, deeply nested, with control characters or quotes that don't end. Declined, in bounded time.

What bounds the time is a count of steps in the parser and of letters before it, so that the same text is declined on every
machine; the clock is only looked at here.
"""

from __future__ import annotations

import gc
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as some

from inset.oracle import parser
from inset.oracle.grammar import ABILITY, SPELL_LINE
from inset.oracle.lexer import lex, restore
from inset.oracle.paragraphs import Paragraph, common_paragraph, paragraph, read_words

LINES = [
    line.split("\t", 1)[1].replace("\\n", "\n")
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
WORDS = sorted({word for line in LINES for word in line.split()})
MOST = 0.1  # seconds of this process, for one line

HOSTILE = {
    "conjunctions": "Draw a card" + " and draw a card" * 1000 + ".",
    "some conjunctions": "Draw a card" + " and draw a card" * 110 + ".",
    "keywords": ", ".join(["flying"] * 299),
    "brackets": "(" * 3000 + ")" * 900,
    "open brackets": "(" * 100_000,
    "quotes": "Enchanted creature has " + '"' * 3000,
    "nested quotes": 'Enchanted creature has "' * 100,
    "control characters": "Draw a card.\x00\x01\x02\x1b[2J" * 100,
    "letters that look alike": "Dr\u0430w a c\u0430rd." * 100,
    "right to left": "\u202eDraw a card.\u202c",
    "combining": "Draw a card" + "\u0301" * 3000 + ".",
    "no space": "x" * 1_000_000,
    "words": "creature " * 100_000,
    "stops": "." * 100_000,
    "braces": "{" * 100_000,
    "mana": "{W}" * 100_000,
    "digits": "Draw " + "9" * 3000 + " cards.",
    "adjectives": "Destroy target" + " white" * 500 + " creature.",
    "types": "Destroy target " + " ".join(["artifact"] * 500) + " creature.",
    "clauses": "Destroy target creature" + " with flying" * 250 + ".",
    "conditions": "If you control a creature, " * 100 + "draw a card.",
    "for each": "Draw a card" + " for each creature you control" * 100 + ".",
    "twice": "Draw cards equal to " + "twice " * 400 + "its power.",
    "then": "Draw a card, then " * 140 + "draw a card.",
    "modes": "Choose one —" + "\n• Draw a card." * 140,
    "costs": ", ".join(["Sacrifice a creature"] * 150) + ": Draw a card.",
    "colons": "{T}: " * 280 + "draw a card.",
    "dashes": "A — " * 280 + "Draw a card.",
    "names": "Destroy target creature named " + "A of " * 280 + "B.",
    "apostrophes": "a'" * 1900,
    "own name": "Name " * 750,
    "lines": "\n" * 3000 + "Draw a card.",
}


def _took(text: str, spell: bool) -> tuple[Paragraph | None, float]:
    """The best of three, so that a collection of garbage does not count."""
    best = 1e9
    for _ in range(3):
        common_paragraph.cache_clear()
        read_words.cache_clear()
        gc.collect()
        start = time.process_time()
        found = paragraph(text, ("Name",), spell)
        best = min(best, time.process_time() - start)
        if best < MOST:
            break
    return found, best


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("spell", [True, False])
def test_hostile_text_is_answered_in_bounded_time(name: str, spell: bool) -> None:
    found, took = _took(HOSTILE[name], spell)
    assert found is None or found.declined is not None or found.spoken
    assert took < MOST


@pytest.mark.parametrize(
    "name",
    ["conjunctions", "brackets", "open brackets", "quotes", "nested quotes", "control characters", "letters that look alike",
     "right to left", "combining", "no space", "words", "stops", "braces", "mana", "digits", "own name"],
)  # fmt: skip
def test_what_is_not_a_text_is_declined(name: str) -> None:
    for spell in (True, False):
        found = paragraph(HOSTILE[name], (), spell)
        assert found is not None
        assert found.declined is not None
        assert not found.told


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(some.text(max_size=400), some.booleans())
def test_any_text_at_all(text: str, spell: bool) -> None:
    assert restore(lex(text)) == text
    found = paragraph(text, (), spell)
    assert found is None or found.declined is not None or found.bound


def _mutated(line: str, moves: list[tuple[int, int, int]]) -> str:
    """Words of a real line repeated, dropped, moved, or replaced by words of other lines."""
    words = line.split(" ")
    for how, where, size in moves:
        at = where % max(1, len(words))
        if how == 0:
            words[at:at] = words[at : at + 1 + size % 6] * (1 + size)
        elif how == 1:
            del words[at : at + 1 + size % 3]
        elif how == 2:
            words[at:at] = [WORDS[(where * 7 + size) % len(WORDS)]]
        else:
            words = words[at:] + words[:at]
    return " ".join(words)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    some.sampled_from(LINES),
    some.lists(some.tuples(some.integers(0, 3), some.integers(0, 400), some.integers(0, 30)), min_size=1, max_size=4),
    some.booleans(),
)
def test_real_lines_that_were_tampered_with(line: str, moves: list[tuple[int, int, int]], spell: bool) -> None:
    text = _mutated(line, moves)
    found, took = _took(text, spell)
    assert found is None or found.declined is not None or found.bound
    assert took < MOST


def test_the_budget_is_a_number_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a small budget the same text is declined, and says why; nothing looks at a clock."""
    words = lex("Target creature gets +2/+2 and gains flying until end of turn.").words
    assert parser.read(SPELL_LINE, words).decline is None
    monkeypatch.setattr(parser, "MOST_STEPS", 20)
    found = parser.read(SPELL_LINE, words)
    assert found.decline is not None
    assert found.decline.reason == "too much to try"
    assert parser.read(ABILITY, words).decline is not None
