"""602.5: when, how often and by whom an ability may be activated, and abilities that can't be."""

from __future__ import annotations

from inset.language import abilities as a, conditions as k, effects as e, filters as f, selections as s, statics as st
from inset.oracle.grammar.permanents.permanents import SUBJECT as IT_IS
from inset.oracle.grammar.symbols import (
    CLAUSE,
    CONDITION,
    DURATION,
    LIMIT,
    OF_THING,
    SENTENCE,
    STATIC,
    STATIC_MODS,
    THING,
    THING_STATIC,
    WINDOW,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import HostAs, OnlyWhen, SubjectFilter, ThingIs

_YOURS, _if, _window = k.TurnOf(s.You()), CONDITION("if"), WINDOW("window")
words_for(
    LIMIT,
    {
        "activate only once": OnlyWhen(in_all=1),
        "do this only once each turn": OnlyWhen(done_once=True),
        "activate only as a sorcery and only once": OnlyWhen(a.AS_SORCERY, in_all=1),
        "activate no more than four times each turn": OnlyWhen(limit=4),
        "any player may activate this ability but only as a sorcery": OnlyWhen(a.AS_SORCERY, by_anyone=True),
        "any player may activate this ability but only during their turn": OnlyWhen(condition=_YOURS, by_anyone=True),
    },
)
phrase(LIMIT, "activate only during your turn and only if <if>", OnlyWhen(condition=k.AllOf((_YOURS, _if))))
phrase(LIMIT, "activate only if <if> and only during your turn", OnlyWhen(condition=k.AllOf((_if, _YOURS))))
phrase(LIMIT, "activate only if <if> and only <window>", OnlyWhen(condition=k.AllOf((_if, _window))))
phrase(LIMIT, "activate only once each turn and only if <if>", OnlyWhen(limit=1, condition=_if))
phrase(LIMIT, "activate only once each turn and only <window>", OnlyWhen(limit=1, condition=_window))

# --- abilities that can't be activated (602.5) ------------------------------------------------------------------------------
_dur = DURATION("dur")
_of = OF_THING("of")
_still = st.Restrict(st.CANT_ACTIVATE, f.IsOneOf(_of))
phrase(CLAUSE, "<of> activated abilities can't be activated <dur>", e.Establish((_still,), _dur))
phrase(SENTENCE, "<of> activated abilities can't be activated", e.Establish((_still,), e.FOREVER))
for _noun in ("creature", "permanent", "artifact"):
    _host = st.Restrict(st.CANT_ACTIVATE, f.IsOneOf(HostAs("enchanted", _noun)))
    words_for(STATIC, {f"enchanted {_noun}'s activated abilities can't be activated": _host})
_mods = st.Continuous(SubjectFilter(), STATIC_MODS.one("mods"))
_idle = ThingIs(THING.one("what"), (_mods, st.Restrict(st.CANT_ACTIVATE, IT_IS)))
phrase(STATIC, "<what> <mods>, and its activated abilities can't be activated", _idle)
_quiet = (st.Restrict(st.CANT_BLOCK, IT_IS), st.Restrict(st.CANT_ACTIVATE, IT_IS))
phrase(THING_STATIC.one, "can't block, and its activated abilities can't be activated", _quiet)
