"""Delayed triggered abilities (603.7): at end of combat, when something dies this turn, the next spell."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import patterns as p, selections as s
from inset.oracle.grammar.instructions.clauses import ANY_CLAUSE, CLAUSES
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.symbols import A_DESC, DESC, DURATION, EVENT, NEXT_STEP, SENTENCE, THING, VALUE
from inset.oracle.phrase import phrase
from inset.oracle.spoken import Delayed, DiesLater, IfYouDo, LaterEvent, NextCast, ThisCombat, WhereX

# --- at end of combat -------------------------------------------------------------------------------------------------------
_ALL = s.AllPlayers()
_combat_ends = p.BeginningOf(t.END_COMBAT, _ALL)
_c = CLAUSES("c")
phrase(SENTENCE, "<c> at end of combat", Delayed(_combat_ends, _c, True))
phrase(SENTENCE, "at end of combat, <c>", Delayed(_combat_ends, _c))

# --- this turn --------------------------------------------------------------------------------------------------------------
_it = REFERRED("what")
phrase(SENTENCE, "when <what> dies this turn, <c>", DiesLater(_it, ANY_CLAUSE("c")))
phrase(SENTENCE, "when you next cast <spell> this turn, <c>", NextCast(A_DESC("spell"), ANY_CLAUSE("c")))
phrase(SENTENCE, "when you cast your next <spell> this turn, <c>", NextCast(DESC.one("spell"), ANY_CLAUSE("c")))
_next_step = Delayed(NEXT_STEP("when"), CLAUSES("c"), True)
phrase(SENTENCE, "if you do, <c> at the beginning of <when>", IfYouDo(_next_step, s.You()))
phrase(
    SENTENCE, "whenever <what> deals combat damage to a player this combat, <c>",
    ThisCombat(THING.one("what"), ANY_CLAUSE("c")),
)  # fmt: skip
_event = EVENT("when")
phrase(SENTENCE, "whenever <when> this turn, <c>", LaterEvent(_event, _c))
phrase(SENTENCE, "<dur>, whenever <when>, <c>", LaterEvent(_event, _c, DURATION("dur"), True))
for _of, _whenever in ((SENTENCE, "whenever <when> this turn, <c>, where X is <x>"),):
    phrase(_of, _whenever, LaterEvent(_event, WhereX(_c, VALUE("x"))))
