"""Tokens (111): what they are made of, and making them."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.oracle.grammar.numbers import SEVERAL, SIZE
from inset.oracle.grammar.objects import COMPOUND
from inset.oracle.grammar.player_actions import SUBJECT
from inset.oracle.grammar.symbols import DEED, GRANTED_LIST, NAMED, TOKEN
from inset.oracle.grammar.zone_changes import TAPPED
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Creates, TokenText

COLORS: Final = Nonterminal("colors")
words_for(COLORS, t.WORD_COLOR)
phrase(COLORS, "colorless", 0)
for _a, _bit in t.WORD_COLOR.items():
    for _b, _other in t.WORD_COLOR.items():
        if _a != _b and t.color_words(_bit | _other) == [_a, _b]:
            phrase(COLORS, f"{_a} and {_b}", _bit | _other)

PREDEFINED: Final = ("Treasure", "Food", "Clue", "Blood", "Map", "Powerstone", "Gold", "Junk", "Shard", "Lander", "Mutagen",
                     "Heartwood", "Walker")  # fmt: skip
_size, _colors, _kinds, _with = SIZE("size"), COLORS("colors"), COMPOUND[False]("kinds"), GRANTED_LIST("with", ())
ONE: Final = Nonterminal("token text")
MANY: Final = Nonterminal("token texts")
LEGEND: Final = Nonterminal("legendary token with its name")
phrase(ONE, "<size> <colors> <kinds> token [with <with>]", TokenText(_size, _colors, _kinds, _with))
phrase(ONE, "<size> <colors> <kinds> token named <name>", TokenText(_size, _colors, _kinds, (), NAMED("name")))
phrase(MANY, "<size> <colors> <kinds> tokens [with <with>]", TokenText(_size, _colors, _kinds, _with))
for _word in PREDEFINED:
    phrase(ONE, f"{_word} token", TokenText(None, 0, (), (), _word))
    phrase(MANY, f"{_word} tokens", TokenText(None, 0, (), (), _word))
phrase(TOKEN, "<t>", ONE("t"))

_n, _tapped = SEVERAL("n"), TAPPED("tapped", False)
phrase(DEED, "create* a [<tapped>] <t>", Creates(ONE("t"), 1, SUBJECT, _tapped))
phrase(DEED, "create* <n> [<tapped>] <t>", Creates(MANY("t"), _n, SUBJECT, _tapped))
_legend = TokenText(_size, _colors, _kinds, _with, NAMED("name"), True)
phrase(LEGEND, "<name>, a legendary <size> <colors> <kinds> token [with <with>]", _legend)
phrase(DEED, "create* [<tapped>] <t>", Creates(LEGEND("t"), 1, SUBJECT, _tapped))
