"""How a copy differs from the original (707.9): "except it's an artifact in addition to its other types and it has flying"."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, statics as st
from inset.oracle.grammar.numbers.numbers import SEVERAL, SIZE
from inset.oracle.grammar.permanents.becoming import FORM
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import DEED, DESC, DURATION, GRANTED_LIST, STATIC, THING_DEED, TO_THING
from inset.oracle.phrase import Nonterminal, listed, phrase, words_for
from inset.oracle.spoken import Granted

ONE: Final = Nonterminal("exception of a copy")
MANY: Final = Nonterminal("exception of copies")
_with = Granted(GRANTED_LIST("with"), "have")
for _it in ("it", "the token"):
    phrase(ONE, f"{_it} has <with>", _with)
    phrase(ONE, f"{_it} isn't legendary", m.LoseSupertypes(t.LEGENDARY))
words_for(ONE, {"it has this ability": m.AddThisAbility()})
phrase(ONE, "it's <form>", FORM("form"))
phrase(ONE, "it's <size>", SIZE("size"))
for _they in ("they", "the tokens"):
    phrase(MANY, f"{_they} have <with>", _with)
    phrase(MANY, f"{_they} aren't legendary", m.LoseSupertypes(t.LEGENDARY))
EXCEPTIONS: Final = listed("exceptions", ONE)
_except, _excepts = EXCEPTIONS("except"), listed("exceptions of copies", MANY)("except")

# --- as it enters (707.5), tokens (707.2), what it becomes (707.4) ----------------------------------------------------------
_one, _what, _n, _dur = DESC.one("what"), TO_THING("what"), SEVERAL("n"), DURATION("dur")
phrase(
    STATIC, "you may have ~ enter as a copy of any <what> on the battlefield, except <except>",
    st.EntersAsCopy(f.IsThis(), _one, _except),
)  # fmt: skip
phrase(STATIC, "you may have ~ enter as a copy of a <what>", st.EntersAsCopy(f.IsThis(), _one))
phrase(
    STATIC, "you may have ~ enter as a copy of a <what>, except <except>", st.EntersAsCopy(f.IsThis(), _one, _except)
)
phrase(DEED, "create* a token that's a copy of <what>, except <except>", e.CreateCopy(_what, 1, _except, WHO))
phrase(DEED, "create* <n> tokens that are copies of <what>, except <except>", e.CreateCopy(_what, _n, _excepts, WHO))
phrase(DEED, "create* a tapped token that's a copy of <what>", e.CreateCopy(_what, 1, (), WHO, True))
phrase(
    DEED, "create* a token that's a copy of <what> and that's tapped and attacking",
    e.CreateCopy(_what, 1, (), WHO, True, True),
)  # fmt: skip
phrase(THING_DEED.one, "becomes a copy of <what>, except <except>", e.BecomeCopy(IT, _what, _except))
phrase(THING_DEED.one, "becomes a copy of <what> <dur>, except <except>", e.BecomeCopy(IT, _what, _except, _dur))
phrase(THING_DEED.many, "become a copy of <what>, except <except>", e.BecomeCopy(IT, _what, _except))
phrase(THING_DEED.many, "become a copy of <what> <dur>, except <except>", e.BecomeCopy(IT, _what, _except, _dur))

# --- what copies have besides (707.9) ---------------------------------------------------------------------------------------
phrase(ONE, "it's <form> and has <with>", (FORM("form"), Granted(GRANTED_LIST("with"), "have")))
