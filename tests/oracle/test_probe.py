"""The deletion probe reads a text without one word as it would read that text alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from inset.oracle.deletions import Deletions
from inset.oracle.lexer import lex
from inset.oracle.paragraphs import start_of
from inset.oracle.parser import Parser, read

LINES = [
    line.split("\t", 1)
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
OWN = [
    ("spell", "Search your library for a card named Dragon's Rage Channeler and put it into your hand."),
    ("ability", "Whenever ~ deals combat damage to a player, put a charge counter on it, then draw two cards."),
    ("ability", "Creatures"),
    ("spell", "Draw a card. Draw a card."),
]


@pytest.mark.parametrize(("kind", "text"), [*LINES, *OWN])
def test_what_is_shared_is_what_would_be_found_again(kind: str, text: str) -> None:
    start = start_of(kind == "spell")
    words = lex(text.replace("\\n", "\n")).words
    shorter = Deletions(start, words, range(len(words)))
    for place in range(len(words)):
        alone = read(start, words[:place] + words[place + 1 :]).values
        found = shorter.without(place)
        assert len(found) == len(alone), words[place]
        assert all(value in alone for value in found), words[place]


@pytest.mark.parametrize(("kind", "text"), [*LINES, *OWN])
def test_a_text_says_the_same_whatever_was_read_before(kind: str, text: str) -> None:
    start = start_of(kind == "spell")
    words = lex(text.replace("\\n", "\n")).words
    shared = read(start, words)
    alone = Parser(words, asked=len(words) + 1)  # it recalls nothing
    found = alone.parse(start, 0)
    assert shared.values == [value for value, end in found if end == len(words)]
    assert alone.told or not shared.told
    if shared.decline is not None:
        assert shared.decline.at == max([alone.far, *(end for _, end in found)])
