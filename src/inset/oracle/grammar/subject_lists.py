"""Several things said of one subject (604): what it gets and has, and rules about it, in one list with commas and "and"."""

from __future__ import annotations

from typing import Any

from inset.language import statics as st
from inset.oracle.grammar.symbols import STATIC, STATIC_MOD, STATIC_MODS, THING, THING_STATIC
from inset.oracle.phrase import phrase
from inset.oracle.spoken import SubjectFilter, ThingIs


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
