"""Several statements about one subject (604): what it gets and has, and rules about it, in one list with commas and "and"."""

from __future__ import annotations

from typing import Any, Final

from inset.language import filters as f, statics as st
from inset.language.selections import This
from inset.oracle.grammar.symbols import DESC, STATIC, STATIC_MOD, STATIC_MODS, THING, THING_STATIC
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Every, HostAs, Other, SubjectFilter, SubjectPair, ThingIs


def _has(*mods: Any) -> Any:
    return st.Continuous(SubjectFilter(), mods)


for _number in ("one", "many"):
    _subject, _rule, _mod = (getattr(of, _number) for of in (THING, THING_STATIC, STATIC_MOD))
    _what, _a, _b, _r, _s = _subject("what"), _mod("a"), _mod("b"), _rule("r"), _rule("s")
    _mods = st.Continuous(SubjectFilter(), getattr(STATIC_MODS, _number)("mods"))
    phrase(STATIC, "<what> <r> and <mods>", ThingIs(_what, (_r, _mods)))
    phrase(STATIC, "<what> <a>, <b>, and <r>", ThingIs(_what, (_has(_a, _b), _r)))
    phrase(STATIC, "<what> <a>, <r>, and <s>", ThingIs(_what, (_has(_a), _r, _s)))
    phrase(STATIC, "<what> <a>, <b>, <r>, and <s>", ThingIs(_what, (_has(_a, _b), _r, _s)))

# --- two subjects of one ability --------------------------------------------------------------------------------------------
TWO: Final = Nonterminal("two subjects")
_each, _others = Every(DESC.many("what"), ""), Every(f.And((Other(), DESC.many("other"))), "")
phrase(TWO, "~ and <what>", SubjectPair(This(), _each))
words_for(TWO, {"~ and enchanted creature": SubjectPair(This(), HostAs("enchanted", "creature"))})
words_for(TWO, {"~ and enchanted creature each": SubjectPair(This(), HostAs("enchanted", "creature"), True)})
phrase(TWO, "<what> and other <other>", SubjectPair(_each, _others))
phrase(STATIC, "<what> <mods>", ThingIs(TWO("what"), (st.Continuous(SubjectFilter(), STATIC_MODS.many("mods")),)))
