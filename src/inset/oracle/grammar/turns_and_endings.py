"""Turns that are added, skipped or ended (500.7, 614.10, 724), and winning and losing the game (104)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    effects as e,
)
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    DEED,
    ORDER,
)
from inset.oracle.phrase import phrase, words_for

phrase(DEED, "take* a extra turn after this one", e.ExtraTurn(WHO))
words_for(ORDER, {"end the turn": e.EndTurn(), "end the combat phase": e.EndCombat()})
phrase(DEED, "win* the game", e.WinGame(WHO))
phrase(DEED, "lose* the game", e.LoseGame(WHO))
for _word, _step in (
    ("turn", t.WHOLE_TURN), ("combat phase", t.BEGIN_COMBAT), ("untap step", t.UNTAP), ("draw step", t.DRAW),
):  # fmt: skip
    phrase(DEED, f"skip* (their|your) next {_word}", e.SkipNext(_step, WHO))
    phrase(DEED, f"skip* (their|your) next <n> {_word}s", e.SkipNext(_step, WHO, SEVERAL("n")))
