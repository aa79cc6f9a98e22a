"""Keywords that are given with a cost that isn't printed: "the replicate cost is equal to its mana cost" (118.9, 702)."""

from __future__ import annotations

from inset.language import costs as c, keywords as k, selections as s, statics as st
from inset.language.abilities import Keyword
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.symbols import THING
from inset.oracle.phrase import phrase
from inset.oracle.spoken import Granted, StaticText, SubjectFilter, ThingIs

for _word in ("flashback", "replicate", "scavenge", "encore", "unearth"):
    _keyword = Keyword(k.KEYWORD_BIT[_word], c.PayManaOf(s.This()))
    _has = st.Continuous(SubjectFilter(), (Granted((_keyword,), "have"),))
    for _number, _verb, _whose in (("one", "has", "(its|that card's|the card's)"), ("many", "have", "their")):
        _given = ThingIs(getattr(THING, _number)("what"), (_has,))
        _cost = "cost is" if _number == "one" else "costs are"
        phrase(
            COMMON, f"<what> {_verb} {_word}. (the|its) {_word} {_cost} equal to {_whose} mana cost.",
            StaticText((_given,)),
        )  # fmt: skip
