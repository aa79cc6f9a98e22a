"""Tokens (111): what they are made of, and making them; one or the other of two groups."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, statics as st
from inset.language.values import Times, X
from inset.oracle.grammar.cards.zone_changes import TAPPED
from inset.oracle.grammar.numbers.numbers import ONE_UP, SEVERAL, SIZE
from inset.oracle.grammar.objects.descriptions import COMPOUND
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.symbols import DEED, DESC, GRANTED_LIST, KIND, NAMED, ORDER, STATIC, TOKEN
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Creates, Every, NotAdditional, SoManyTokens, TokenText

COLORS: Final = Nonterminal("colors")
words_for(COLORS, t.WORD_COLOR)
phrase(COLORS, "colorless", 0)
for _a, _bit in t.WORD_COLOR.items():
    for _b, _other in t.WORD_COLOR.items():
        if _a != _b and t.color_words(_bit | _other) == [_a, _b]:
            phrase(COLORS, f"{_a} and {_b}", _bit | _other)
        for _c, _third in t.WORD_COLOR.items():
            if len({_a, _b, _c}) == 3:
                phrase(COLORS, f"{_a}, {_b}, and {_c}", _bit | _other | _third)

PREDEFINED: Final = ("Treasure", "Food", "Clue", "Blood", "Map", "Powerstone", "Gold", "Junk", "Shard", "Lander", "Mutagen",
                     "Heartwood", "Walker")  # fmt: skip
_size, _colors, _kinds, _with = SIZE("size"), COLORS("colors"), COMPOUND[False]("kinds"), GRANTED_LIST("with", ())
ONE: Final = Nonterminal("token text")
MANY: Final = Nonterminal("token texts")
LEGEND: Final = Nonterminal("legendary token with its name")
phrase(ONE, "<size> <colors> <kinds> token [with <with>]", TokenText(_size, _colors, _kinds, _with))
for _of, _noun in ((ONE, "token"), (MANY, "tokens")):
    _list, _called = GRANTED_LIST("with"), NAMED("name")
    phrase(_of, f"<size> <colors> <kinds> {_noun} named <name>", TokenText(_size, _colors, _kinds, (), _called))
    _both = TokenText(_size, _colors, _kinds, _list, _called)
    phrase(_of, f"<size> <colors> <kinds> {_noun} with <with> named <name>", _both)
    phrase(_of, f"<size> <colors> <kinds> {_noun} named <name> with <with>", _both)
    _sizeless = TokenText(None, _colors, _kinds, _list)  # its size is defined by an ability, or it has none
    phrase(_of, f"<colors> <kinds> {_noun} with <with>", _sizeless)
    phrase(_of, f"<colors> <kinds> {_noun} named <name> with <with>", TokenText(None, _colors, _kinds, _list, _called))
    _are = "that's" if _of is ONE else "that are"
    phrase(_of, f"<size> <kinds> {_noun} {_are} all colors", TokenText(_size, t.ALL_COLORS, _kinds))
    phrase(_of, f"<size> <kinds> {_noun} {_are} all colors with <with>", TokenText(_size, t.ALL_COLORS, _kinds, _list))
phrase(MANY, "<size> <colors> <kinds> tokens [with <with>]", TokenText(_size, _colors, _kinds, _with))
for _word in PREDEFINED:
    phrase(ONE, f"{_word} token", TokenText(None, 0, (), (), _word))
    phrase(MANY, f"{_word} tokens", TokenText(None, 0, (), (), _word))
phrase(TOKEN, "<t>", ONE("t"))

_n, _tapped = SEVERAL("n"), TAPPED("tapped", False)
phrase(DEED, "create* a [<tapped>] <t>", Creates(ONE("t"), 1, SUBJECT, _tapped))
phrase(DEED, "create* <n> [<tapped>] <t>", Creates(MANY("t"), _n, SUBJECT, _tapped))
for _wanted in (SEVERAL("n"), ONE_UP("n")):
    phrase(DEED, "create* <n> of those tokens", SoManyTokens(_wanted))
phrase(DEED, "create* twice X [<tapped>] <t>", Creates(MANY("t"), Times(2, X()), SUBJECT, _tapped))
_legend = TokenText(_size, _colors, _kinds, _with, NAMED("name"), True)
phrase(LEGEND, "<name>, a legendary <size> <colors> <kinds> token [with <with>]", _legend)
_artifact = TokenText(None, _colors, _kinds, GRANTED_LIST("with"), NAMED("name"), True)
phrase(LEGEND, "<name>, a legendary <colors> <kinds> token with <with>", _artifact)
phrase(DEED, "create* [<tapped>] <t>", Creates(LEGEND("t"), 1, SUBJECT, _tapped))

# --- one or the other -------------------------------------------------------------------------------------------------------
_first, _second = ((Creates(ONE(name), 1, SUBJECT),) for name in "ab")
phrase(DEED, "create* a <a> or a <b>", e.ChooseMode((_first, _second)))

# --- one group or the other -------------------------------------------------------------------------------------------------
_one_group, _other_group = Every(DESC.many("a"), "all"), Every(DESC.many("b"), "all")
phrase(ORDER, "destroy all <a> or all <b>", e.ChooseMode(((e.Destroy(_one_group),), (e.Destroy(_other_group),))))

# --- other tokens instead, and more besides (614.16) ------------------------------------------------------------------------
_YOU: Final = s.You()
_more: Any = (ONE("t"),)
for _which, _where in (
    ("tokens", f.IsToken()), ("artifact tokens", f.And((f.IsToken(), f.HasType(t.ARTIFACT)))),
    ("creature tokens", f.And((f.IsToken(), f.HasType(t.CREATURE)))),
):  # fmt: skip
    _would = f"if one or more {_which} would be created under your control,"
    _one_more = st.TokensInstead(_YOU, _more, _where, besides=True, one=True)
    phrase(STATIC, f"{_would} those tokens plus a additional <t> are created instead", _one_more)
    phrase(STATIC, f"{_would} those tokens plus a <t> are created instead", NotAdditional(_one_more))
    phrase(
        STATIC, f"if you would create one or more {_which}, instead create those tokens plus a additional <t>",
        st.TokensInstead(_YOU, _more, _where, besides=True, one=True),
    )  # fmt: skip
    phrase(
        STATIC, f"{_would} those tokens plus that many <t> are created instead",
        st.TokensInstead(_YOU, (MANY("t"),), _where, besides=True),
    )  # fmt: skip
    phrase(STATIC, f"{_would} that many <t> are created instead", st.TokensInstead(_YOU, (MANY("t"),), _where))
for _word in PREDEFINED:
    _of_kind = f.And((f.IsToken(), f.HasSubtype((_word,))))
    phrase(
        STATIC, f"if you would create one or more {_word} tokens, instead create those tokens plus a additional <t>",
        st.TokensInstead(_YOU, _more, _of_kind, besides=True, one=True),
    )  # fmt: skip
_three = ("Clue", "Food", "Treasure")
_each_of_them: Any = tuple(TokenText(None, 0, (), (), _word) for _word in _three)
phrase(
    STATIC, "if you would create a Clue, Food, or Treasure token, instead create one of each",
    st.TokensInstead(_YOU, _each_of_them, f.And((f.IsToken(), f.HasSubtype(_three)))),
)  # fmt: skip
_fitting = f.And((f.IsToken(), KIND.one("kind")))
phrase(
    STATIC, "if you would create a <kind> token, create a <t> instead", st.TokensInstead(_YOU, (ONE("t"),), _fitting)
)
