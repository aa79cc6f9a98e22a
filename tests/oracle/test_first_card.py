"""The first card waits for the grammar, so what building it takes is counted: calls and objects, not time."""

from __future__ import annotations

import subprocess
import sys

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
