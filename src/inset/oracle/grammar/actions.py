"""Keyword actions (701), and what permanents do by their keywords (702)."""

from __future__ import annotations

from typing import Final

from inset.language import conditions as k, effects as e, filters as f, patterns as p, selections as s
from inset.oracle.grammar.clauses import EACH
from inset.oracle.grammar.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.objects import COUNTER
from inset.oracle.grammar.permanents import IT
from inset.oracle.grammar.symbols import A_DESC, CONDITION, EVENT, ORDER, THING, THING_DEED, TO_THING
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Devoured, It, Supports

_n, _what, _thing = NUMERAL("n"), A_DESC("what"), THING.one("what")
THIS: Final = s.This()

# --- orders -----------------------------------------------------------------------------------------------------------
phrase(ORDER, "adapt <n>", e.Adapt(_n))
phrase(ORDER, "bolster <n>", e.Bolster(_n))
phrase(ORDER, "support <n>", Supports(_n))
phrase(ORDER, "monstrosity <n>", e.Monstrosity(_n))
_from, _onto, _kind = TO_THING("from"), TO_THING("onto"), COUNTER("kind")
phrase(ORDER, "move a <kind> counter from <from> onto <onto>", e.MoveCounters(_from, _onto, _kind))
phrase(ORDER, "move <n> <kind> counters from <from> onto <onto>", e.MoveCounters(_from, _onto, _kind, SEVERAL("n")))

# --- what permanents do -----------------------------------------------------------------------------------------------
phrase(THING_DEED, "connive*", e.Connive(IT))
phrase(THING_DEED, "connive* <n>", e.Connive(IT, _n))
phrase(EVENT, "<what> exploits a creature", p.Deed(p.EXPLOITS, _what))
phrase(EVENT, "<what> connives", p.Deed(p.CONNIVES, _what))
phrase(EVENT, "<what> attacks and isn't blocked", p.AttacksUnblocked(_what))

# --- what is so -------------------------------------------------------------------------------------------------------
words_for(CONDITION, {"tribute wasn't paid": k.Unless(k.Matches(THIS, f.IsMarked(f.TRIBUTE_PAID)))})
for _mark in (f.RENOWNED, f.MONSTROUS, f.SADDLED):
    phrase(CONDITION, f"<what> is {f.MARK_WORD[_mark]}", k.Matches(_thing, f.IsMarked(_mark)))
    phrase(CONDITION, f"it's {f.MARK_WORD[_mark]}", k.Matches(It(), f.IsMarked(_mark)))
words_for(EACH, {"creature it devoured": Devoured()})
