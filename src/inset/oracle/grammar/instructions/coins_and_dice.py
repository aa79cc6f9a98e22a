"""Coins (705) and dice (706)."""

from __future__ import annotations

from typing import Final

from inset.language import patterns as p, selections as s, statics as st
from inset.oracle.grammar.instructions.clauses import CLAUSES, PLAIN_TEXT, SENTENCES, UNCONDITIONALS
from inset.oracle.grammar.numbers.numbers import NUMERAL
from inset.oracle.grammar.symbols import ANY_PLAYER, EVENT, ORDER, SENTENCE, STATIC, VALUE
from inset.oracle.phrase import Cons, Nonterminal, phrase, words_for
from inset.oracle.spoken import DieRow, Flips, RollsDie, Sequence, TheResult

_YOU: Final = s.You()
_won, _lost = CLAUSES("won"), CLAUSES("lost")
phrase(ORDER, "flip a coin", Flips())
phrase(SENTENCE, "flip a coin. if you win the flip, <won>", Flips(_won))
phrase(SENTENCE, "flip a coin. if you lose the flip, <lost>", Flips(None, _lost))
phrase(SENTENCE, "flip a coin. if you win the flip, <won>. if you lose the flip, <lost>", Flips(_won, _lost))
for _who, _s in ((ANY_PLAYER.one("who"), "s"), (ANY_PLAYER.many("who"), "")):
    phrase(EVENT, f"<who> win{_s} a coin flip", p.FlipsCoin(_who))
    phrase(EVENT, f"<who> lose{_s} a coin flip", p.FlipsCoin(_who, False))
    phrase(EVENT, f"<who> roll{_s} one or more dice", p.RollsDice(_who))
phrase(STATIC, "if you would flip a coin, instead flip two coins and ignore one", st.MoreCoins(_YOU))
phrase(
    STATIC, "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll",
    st.MoreDice(_YOU),
)  # fmt: skip

# --- dice (706) -------------------------------------------------------------------------------------------------------------
MOST: Final = 1000  # "15+": no result is greater
SIDES: Final = Nonterminal("die")
words_for(SIDES, {f"d{sides}": sides for sides in (4, 6, 8, 10, 12, 20)})
ROWS: Final = Nonterminal("rows of a table")
_low, _high = NUMERAL("low"), NUMERAL("high")
for _words, _to in (("<low> -- <high>", _high), ("<low>", _low), ("<low> +", MOST)):
    phrase(ROWS, f"{_words} | <t>", (DieRow(_low, _to, PLAIN_TEXT("t")),))
    phrase(ROWS, f"{_words} | <t> <rest>", Cons(DieRow(_low, _to, PLAIN_TEXT("t")), ROWS("rest")))
_sides, _rows, _plus = SIDES("sides"), ROWS("rows"), VALUE("plus")
phrase(ORDER, "roll a <sides>", RollsDie(_sides))
for _words, _added in (("", 0), (" and add <plus>", _plus)):
    _roll = RollsDie(_sides, _rows, _added)
    for _of in (SENTENCES, UNCONDITIONALS):  # the table ends the text
        phrase(_of, f"roll a <sides>{_words}. <rows>", (_roll,))
        phrase(_of, f"<c>, then roll a <sides>{_words}. <rows>", (Sequence((CLAUSES("c"), _roll), "then"),))
words_for(VALUE, {"the result": TheResult()})
