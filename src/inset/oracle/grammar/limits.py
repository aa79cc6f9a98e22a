"""602.5: when, how often and by whom an ability may be activated, said in several clauses."""

from __future__ import annotations

from inset.language import abilities as a, conditions as k, selections as s
from inset.oracle.grammar.symbols import CONDITION, LIMIT, WINDOW
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import OnlyWhen

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
