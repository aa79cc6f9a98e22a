"""Replacement effects that change amounts (614.1a, 614.16): counters, life, tokens, draws."""

from __future__ import annotations

from inset.language import effects as e, selections as s, statics as st
from inset.oracle.grammar.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.symbols import A_DESC, STATIC
from inset.oracle.phrase import phrase

_what, _you = A_DESC("what"), s.You()

for _kind in ("+1/+1", "-1/-1"):
    _start = f"if one or more {_kind} counters would be put on <what>,"
    _end = "are put on (it|that creature) instead"
    phrase(STATIC, f"{_start} twice that many {_kind} counters {_end}", st.CountersChanged(_what, _kind, times=2))
    phrase(STATIC, f"{_start} that many plus one {_kind} counters {_end}", st.CountersChanged(_what, _kind, plus=1))
    phrase(STATIC, f"{_start} that many {_kind} counters minus one {_end}", st.CountersChanged(_what, _kind, plus=-1))
_each = "of each of those kinds of counters"
phrase(
    STATIC,
    f"if one or more counters would be put on <what>, that many plus one {_each} are put on that permanent instead",
    st.CountersChanged(_what, plus=1),
)
phrase(
    STATIC, f"if you would get one or more counters, you get that many plus one {_each} instead",
    st.CountersChanged(None, plus=1, players=_you),
)  # fmt: skip
phrase(
    STATIC,
    "if a effect would put one or more counters on <what>, it puts twice that many of those counters on that permanent instead",
    st.CountersChanged(_what, times=2, by_effect=True),
)
phrase(STATIC, "players can't get counters", st.CantGetCounters(s.AllPlayers()))

phrase(STATIC, "if you would gain life, you gain twice that much life instead", st.LifeGainChanged(_you, times=2))
phrase(
    STATIC,
    "if you would gain life, you gain that much life plus <n> instead",
    st.LifeGainChanged(_you, plus=NUMERAL("n")),
)
for _times, _said in ((2, "twice"), (3, "three times")):
    phrase(
        STATIC,
        "if a effect would create one or more tokens under your control, "
        f"it creates {_said} that many of those tokens instead",
        st.TokensMultiplied(_you, _times),
    )
phrase(STATIC, "if you would draw a card, draw <n> cards instead", st.DrawInstead(_you, (e.Draw(_you, SEVERAL("n")),)))
