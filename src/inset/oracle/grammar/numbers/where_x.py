"""A number defined at the end of a sentence that begins with a condition or depends on the previous one (107.3i)."""

from __future__ import annotations

from inset.language import selections as s
from inset.oracle.grammar.instructions.clauses import CLAUSES
from inset.oracle.grammar.symbols import CONDITION, CONDITIONAL, NEXT_STEP, SENTENCE, VALUE
from inset.oracle.phrase import phrase
from inset.oracle.spoken import Conditional, Delayed, IfYouDo, Otherwise, ThenSentence, WhereX

_if, _told = CONDITION("if"), WhereX(CLAUSES("c"), VALUE("x"))

_YOU = s.You()
phrase(SENTENCE, "if you do, <c>, where X is <x>", IfYouDo(_told, _YOU))
phrase(SENTENCE, "when you do, <c>, where X is <x>", IfYouDo(_told, _YOU, True))
phrase(SENTENCE, "otherwise, <c>, where X is <x>", Otherwise(_told))
phrase(SENTENCE, "then if <if>, <c>, where X is <x>", ThenSentence(Conditional(_if, _told)))
phrase(SENTENCE, "at the beginning of <when>, <c>, where X is <x>", Delayed(NEXT_STEP("when"), _told))
phrase(CONDITIONAL, "if <if>, <c>, where X is <x>", Conditional(_if, _told))
