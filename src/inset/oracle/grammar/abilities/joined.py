"""Statements joined by "and": two static abilities under one condition, two conditions, players and permanents alike."""

from __future__ import annotations

from typing import Any, Final

from inset.language import effects as e, filters as f, keywords as kw, selections as s, statics as st
from inset.language.abilities import Keyword
from inset.language.conditions import AllOf, AnyOf, Exists
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import CLAUSES
from inset.oracle.grammar.symbols import (
    CLAUSE,
    CONDITION,
    CONDITIONAL,
    DESC,
    DURATION,
    EVENT,
    LIMIT,
    MODS,
    SENTENCE,
    STATIC,
    STEP,
    THING,
    UNCONDITIONAL,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Conditional,
    Every,
    Granted,
    InCommandZoneToo,
    OnlyWhen,
    Sequence,
    StaticText,
    SubjectFilter,
    SubjectThing,
    ThingDoes,
    ThingIs,
    TriggeredText,
)

_YOU: Final = s.You()
_a, _b, _if, _and = STATIC("a"), STATIC("b"), CONDITION("if"), CONDITION("and")
_all = AllOf((_if, _and))

# --- two of them under one condition ----------------------------------------------------------------------------------------
phrase(COMMON, "as long as <if>, <a> and <b>.", StaticText((_a, _b), _if))
phrase(COMMON, "as long as <if> and <and>, <a>.", StaticText((_a,), _all))
phrase(COMMON, "<a> as long as <if> and <and>.", StaticText((_a,), _all, True))
phrase(CONDITIONAL, "if <if> and <and>, <c>", Conditional(_all, CLAUSES("c")))
phrase(SENTENCE, "<c> if <if> and <and>", Conditional(_all, CLAUSES("c"), True))
for _start, _what in (("(when|whenever)", EVENT("when")), ("at the beginning of", STEP("when"))):
    phrase(COMMON, f"{_start} <when>, if <if> and <and>, <text>", TriggeredText(_what, UNCONDITIONAL("text"), _all))

_any = AnyOf((_if, CONDITION("or")))
phrase(COMMON, "as long as <if> or <or>, <a>.", StaticText((_a,), _any))
phrase(COMMON, "<a> as long as <if> or <or>.", StaticText((_a,), _any, True))
phrase(CONDITIONAL, "if <if> or <or>, <c>", Conditional(_any, CLAUSES("c")))
for _start, _what in (("(when|whenever)", EVENT("when")), ("at the beginning of", STEP("when"))):
    phrase(COMMON, f"{_start} <when>, if <if> or <or>, <text>", TriggeredText(_what, UNCONDITIONAL("text"), _any))
phrase(LIMIT, "activate only if <if> or <or>", OnlyWhen(condition=_any))
phrase(LIMIT, "activate only if <if> and <and>", OnlyWhen(condition=_all))
phrase(CONDITION, "there is <what>", Exists(Every(INDEFINITE("what"), "there")))

for _first, _second in (("one", "one"), ("one", "many"), ("many", "one"), ("many", "many")):
    _here = ThingDoes(
        getattr(THING, _first)("what"), e.Modify(SubjectThing(), getattr(MODS, _first)("mods"), DURATION("dur"))
    )
    _there = ThingDoes(
        getattr(THING, _second)("other"), e.Modify(SubjectThing(), getattr(MODS, _second)("also"), DURATION("dur"))
    )
    phrase(SENTENCE, "<dur>, <what> <mods> and <other> <also>", Sequence((_here, _there), "and"))

# --- in the command zone too (113.6b) ---------------------------------------------------------------------------------------
words_for(CONDITION, {"~ is in the command zone or on the battlefield": InCommandZoneToo()})

# --- you and permanents of yours (702.11c, 702.18) --------------------------------------------------------------------------
_many, _dur = DESC.many("what"), DURATION("dur")
for _word, _rule in (("hexproof", st.PLAYER_HEXPROOF), ("shroud", st.PLAYER_SHROUD)):
    _granted: Any = (Granted((Keyword(kw.KEYWORD_BIT[_word]),), "have"),)
    _has = st.Continuous(SubjectFilter(), _granted)
    _safe = st.PlayerRule(_rule, _YOU)
    _these, _those = THING.many("what"), THING.many("more")
    phrase(COMMON, f"you and <what> have {_word}.", StaticText((_safe, ThingIs(_these, (_has,)))))
    phrase(
        COMMON,
        f"you, <what>, and <more> have {_word}.",
        StaticText((_safe, ThingIs(_these, (_has,)), ThingIs(_those, (_has,)))),
    )
    _gained: Any = (Granted((Keyword(kw.KEYWORD_BIT[_word]),), "gain"),)
    _lasting = ThingDoes(_these, e.Modify(SubjectThing(), _gained, _dur))
    phrase(CLAUSE, f"you and <what> gain {_word} <dur>", Sequence((e.Establish((_safe,), _dur), _lasting), "and"))

# --- all that are able to block it (509.1c) ---------------------------------------------------------------------------------
phrase(STATIC, "all <what> able to block ~ do so", st.Restrict(st.MUST_BLOCK, _many, f.IsThis()))
