"""Keywords that tie one object to another: hideaway (702.75), soulbond (702.95), enlist (702.154)."""

from __future__ import annotations

from inset.language import conditions as k, effects as e, filters as f, patterns as p, selections as s, statics as st
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.symbols import A_DESC, ABILITY, CLAUSE, EVENT, ORDER, STATIC_MODS
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import CastsFree, Infinity, StaticText, SubjectFilter, The, ThePair, ThingIs

# --- soulbond (702.95) ------------------------------------------------------------------------------------------------------
_paired = k.Matches(s.This(), f.IsPaired())
for _them, _both, _of in (
    ("each of those creatures", False, STATIC_MODS.one),
    ("both creatures", True, STATIC_MODS.many),
):
    _has = ThingIs(ThePair(_both), (st.Continuous(SubjectFilter(), _of("mods")),))
    phrase(COMMON, f"as long as ~ is paired with another creature, {_them} <mods>.", StaticText((_has,), _paired))
words_for(A_DESC, {"~ or a creature it's paired with": f.THE_PAIR})

# --- enlist (702.154c) ------------------------------------------------------------------------------------------------------
phrase(EVENT, "<what> enlists a creature", p.Deed(p.ENLISTS, A_DESC("what")))

# --- hideaway (702.75) ------------------------------------------------------------------------------------------------------
for _word, _lands in (("play", True), ("cast", False)):
    _free = CastsFree(The("exiled", "card"), _lands)
    phrase(CLAUSE, f"you may {_word} the exiled card without paying its mana cost", _free)

# --- harness (701.64), infinity (702.186) -----------------------------------------------------------------------------------
words_for(ORDER, {"harness ~": e.Mark(s.This(), f.HARNESSED)})
phrase(ABILITY, "∞ — <ability>", Infinity(COMMON("ability")))

# --- mutate (702.140) -------------------------------------------------------------------------------------------------------
_what = A_DESC("what")
phrase(EVENT, "<what> mutates", p.Mutates(_what))
