"""502.3: what untaps in an untap step, and what doesn't."""

from __future__ import annotations

from inset.language import filters as f, statics as st
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.symbols import CONDITION, DESC, STATIC, THING
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import StaticText, ThingIs

words_for(
    STATIC,
    {
        "you may choose not to untap ~ during your untap step": st.Restrict(st.MAY_STAY_TAPPED, f.IsThis()),
        "untap ~ during each other player's untap step": st.Restrict(st.UNTAPS_WITH_OTHERS, f.IsThis()),
    },
)
_one, _many = DESC.one("what"), DESC.many("what")
_text = "players can't untap more than {} <what> during their untap steps"
phrase(STATIC, _text.format("one"), st.Restrict(st.NO_MORE_UNTAP, _one))
phrase(STATIC, _text.format("<n>"), st.Restrict(st.NO_MORE_UNTAP, _many, number=SEVERAL("n")))
_held = ThingIs(THING.one("what"), (st.Restrict(st.DOESNT_UNTAP, SUBJECT),))
phrase(COMMON, "<what> doesn't untap during your untap step if <if>.", StaticText((_held,), CONDITION("if"), True))
phrase(
    COMMON, "<what> doesn't untap during its controller's untap step if <if>.",
    StaticText((_held,), CONDITION("if"), True),
)  # fmt: skip
