"""Coins (705) and dice (706)."""

from __future__ import annotations

from typing import Final

from inset.language import patterns as p, selections as s, statics as st
from inset.oracle.grammar.clauses import CLAUSES
from inset.oracle.grammar.symbols import ANY_PLAYER, EVENT, ORDER, SENTENCE, STATIC
from inset.oracle.phrase import phrase
from inset.oracle.spoken import Flips

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
