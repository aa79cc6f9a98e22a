"""How a permanent enters if it was kicked (702.33e), tapped or with a choice; other ways to enter (614.1c); amounts of a turn."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.symbols import (
    A_DESC,
    ANY_PLAYER,
    CONDITION,
    DESC,
    EVENT,
    KEYWORD,
    STATIC,
    THING_STATIC,
    VALUE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Granted, Keywords, StaticText, SubjectFilter, ThingIs

_YOU, _THIS = s.You(), f.IsThis()
_kind, _n, _if = COUNTER("kind"), SEVERAL("n"), CONDITION("if")

# --- kicked -----------------------------------------------------------------------------------------------------------------
_kicked = k.CostWasPaid("kicker")
_gains = ThingIs(s.This(), (st.Continuous(SubjectFilter(), (Granted((KEYWORD("keyword"),), "have"),)),))
for _words, _count in (("a <kind> counter", 1), ("<n> <kind> counters", _n)):
    _grown = StaticText((st.EntersWithCounters(_THIS, _kind, _count, _kicked),))
    phrase(
        COMMON, f"if ~ was kicked, it enters with {_words} on it and with <keyword>.",
        Keywords((_grown, StaticText((_gains,), _kicked))),
    )  # fmt: skip

# --- tapped, with a choice, with two kinds of counters ----------------------------------------------------------------------
for _word, _what in (
    ("color", e.COLOR), ("creature type", e.CREATURE_TYPE), ("opponent", e.OPPONENT), ("player", e.PLAYER),
):  # fmt: skip
    _chosen = st.AsEnters(_THIS, (e.ChooseWord(_what),))
    phrase(COMMON, f"~ enters tapped. as it enters, choose a {_word}.", StaticText((st.EntersTapped(_THIS), _chosen)))
for _word in t.WORD_COLOR:
    _other = st.AsEnters(_THIS, (e.ChooseWord(e.COLOR, never=_word),))
    phrase(
        COMMON, f"~ enters tapped. as it enters, choose a color other than {_word}.",
        StaticText((st.EntersTapped(_THIS), _other)),
    )  # fmt: skip
phrase(THING_STATIC, "enter* tapped if <if>", st.EntersTapped(SUBJECT, k.Unless(_if)))
_one = st.EntersWithCounters(SUBJECT, _kind, EACH("each"))
_two = st.EntersWithCounters(SUBJECT, COUNTER("again"), EACH("other"))
phrase(
    THING_STATIC, "enter* with a <kind> counter on it for each <each> and a <again> counter on it for each <other>",
    (_one, _two),
)  # fmt: skip
_copied = st.EntersAsCopy(_THIS, DESC.one("what"), entering=(st.EntersTapped(_THIS),))
phrase(STATIC, "you may have ~ enter tapped as a copy of any <what> on the battlefield", _copied)

# --- how much of something happened this turn -------------------------------------------------------------------------------
_gained = v.TimesHappened(p.GainsLife(_YOU), True)
_lost = v.TimesHappened(p.LosesLife(_YOU), True)
_theirs = v.TimesHappened(p.LosesLife(s.Opponents()), True)
words_for(
    EACH,
    {
        "1 life you gained this turn": _gained, "1 life you've gained this turn": _gained,
        "1 life you lost this turn": _lost, "1 life you've lost this turn": _lost,
        "1 life your opponents have lost this turn": _theirs,
    },
)  # fmt: skip
words_for(
    VALUE,
    {"the amount of life you've lost this turn": _lost, "the amount of life you lost this turn": _lost,
     "the amount of life your opponents lost this turn": _theirs},
)  # fmt: skip

# --- deeds of players -------------------------------------------------------------------------------------------------------
for _who, _s in ((ANY_PLAYER.one("who"), "s"), (ANY_PLAYER.many("who"), "")):
    phrase(EVENT, f"<who> become{_s} the monarch", p.BecomesMonarch(_who))
    phrase(EVENT, f"<who> exert{_s} <what>", p.Exerts(_who, A_DESC("what")))
