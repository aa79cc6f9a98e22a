"""The first card waits for the grammar, so what building it takes is counted: calls and objects, not time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from inset.kernel.build import COMPILED

MOST_CALLS = 600_000  # about 30 for each phrase of the grammar, and what the rules need
COUNTED = """
import gc, sys
calls = 0
def count(frame, event, arg):
    global calls
    calls += event == "call"
gc.disable()
sys.setprofile(count)
from inset.oracle import compile as made
from inset.data.card_records import FaceRecord
found = made.paragraph("When this creature enters, draw a card.", ("Greeter",), False)
sys.setprofile(None)
from inset.oracle.phrase import Branch
assert found.bound
branches = [one for one in gc.get_objects() if type(one) is Branch]
print(calls, len(branches), sum(one.phrases is None for one in branches))
"""


@pytest.mark.skipif(COMPILED, reason="calls of compiled functions are not seen")
def test_the_first_card_needs_a_small_part_of_the_grammar() -> None:
    run = subprocess.run([sys.executable, "-c", COUNTED], capture_output=True, text=True, check=True)
    calls, branches, opened = map(int, run.stdout.split())
    assert calls < MOST_CALLS
    assert opened < 200  # of a hundred thousand
    assert branches < 3_000


MOST_FOR_ALL = 700  # calls for a sentence: reading, binding, printing back, and doing without each of its words
SENTENCES = """
import gc
import sys
from inset.oracle.paragraphs import common_paragraph, read_words
from inset.oracle.phrase import Nonterminal
from inset.oracle.deletion_probe import dead_words
from inset.oracle.lexer import lex
lines = [line.split("\\t", 1) for line in open(sys.argv[1], encoding="utf-8") if line.strip() and line[0] != "#"][:300]
texts = [(lex(text.strip().replace("\\\\n", "\\n")).words, kind == "spell") for kind, text in lines]
for words, spell in texts:
    dead_words(words, spell)  # the grammar is there now
for cache in (common_paragraph, read_words, dead_words):
    cache.cache_clear()
for one in gc.get_objects():
    if isinstance(one, Nonterminal):
        one.known.clear()
calls = 0
def count(frame, event, arg):
    global calls
    calls += event == "call"
sys.setprofile(count)
for words, spell in texts:
    dead_words(words, spell)
sys.setprofile(None)
print(calls // len(texts))
"""


@pytest.mark.skipif(COMPILED, reason="calls of compiled functions are not seen")
def test_a_sentence_and_its_deletions_take_few_calls() -> None:
    run = [sys.executable, "-c", SENTENCES, str(Path(__file__).parent / "sentences.txt")]
    assert int(subprocess.run(run, capture_output=True, text=True, check=True).stdout) < MOST_FOR_ALL


MOST_FOR_A_CARD = 1_050  # calls for a card of one paragraph on all rungs
CARDS = """
import gc
import sys
from inset.data.card_records import CardRecord
from inset.oracle.paragraphs import common_paragraph, read_words
from inset.oracle.phrase import Nonterminal
from inset.oracle.deletion_probe import dead_words
from inset.oracle.proof_ladder import climb
lines = [line.split("\\t", 1) for line in open(sys.argv[1], encoding="utf-8") if line.strip() and line[0] != "#"][:300]
cards = []
for kind, text in lines:
    line, size = ("Sorcery", ()) if kind == "spell" else ("Creature — Bear", ("2", "2"))
    cards.append(CardRecord("Own", "normal", "{1}{G}", line, text.strip().replace("\\\\n", "\\n"), *size))
for card in cards:
    climb(card, {})
for cache in (common_paragraph, read_words, dead_words):
    cache.cache_clear()
for one in gc.get_objects():
    if isinstance(one, Nonterminal):
        one.known.clear()
calls = 0
def count(frame, event, arg):
    global calls
    calls += event == "call"
sys.setprofile(count)
played = sum(climb(card, {}).rungs["playable"] for card in cards)
sys.setprofile(None)
print(calls // len(cards), played)
"""


@pytest.mark.skipif(COMPILED, reason="calls of compiled functions are not seen")
def test_a_card_takes_few_calls() -> None:
    run = [sys.executable, "-c", CARDS, str(Path(__file__).parent / "sentences.txt")]
    calls, played = map(int, subprocess.run(run, capture_output=True, text=True, check=True).stdout.split())
    assert played > 250  # of 300
    assert calls < MOST_FOR_A_CARD
