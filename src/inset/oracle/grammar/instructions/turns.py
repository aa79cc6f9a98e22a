"""Turns that are added, skipped or ended (500.7, 614.10, 724), and winning and losing the game (104)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, patterns as p, selections as s
from inset.language.conditions import InStep
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import CLAUSE, DEED, ORDER, SAID_DEED, STEP
from inset.oracle.phrase import phrase, words_for

phrase(DEED, "take* a extra turn after this one", e.ExtraTurn(WHO))
words_for(ORDER, {"end the turn": e.EndTurn(), "end the combat phase": e.EndCombat()})
_IN_MAIN = InStep((t.PRECOMBAT_MAIN, t.POSTCOMBAT_MAIN))
for _words, _main in (("", False), (" followed by a additional main phase", True)):
    _more = f"there is a additional combat phase{_words}"
    _added = e.ExtraCombat(_main)
    words_for(CLAUSE, {f"after this phase, {_more}": _added})
    words_for(CLAUSE, {f"after this main phase, {_more}": e.If(_IN_MAIN, (_added,))})  # in no other phase
phrase(DEED, "win* the game", e.WinGame(WHO))
phrase(DEED, "lose* the game", e.LoseGame(WHO))
for _word, _step in (
    ("turn", t.WHOLE_TURN), ("combat phase", t.BEGIN_COMBAT), ("untap step", t.UNTAP), ("draw step", t.DRAW),
):  # fmt: skip
    phrase(DEED, f"skip* (their|your) next {_word}", e.SkipNext(_step, WHO))
    phrase(DEED, f"skip* (their|your) next <n> {_word}s", e.SkipNext(_step, WHO, SEVERAL("n")))

# --- steps ------------------------------------------------------------------------------------------------------------------
_OPPONENTS = s.Opponents()
words_for(STEP, {"each other player's draw step": p.BeginningOf(t.DRAW, _OPPONENTS)})

# --- steps ------------------------------------------------------------------------------------------------------------------
phrase(SAID_DEED, "get* a additional upkeep step after this step", e.ExtraStep(t.UPKEEP, WHO))
