"""Keyword actions (701), and what permanents do by their keywords (702)."""

from __future__ import annotations

from typing import Final

from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    keywords as w,
    patterns as p,
    selections as s,
    values as v,
)
from inset.oracle.grammar.abilities import COMMON
from inset.oracle.grammar.clauses import CLAUSES, EACH
from inset.oracle.grammar.deeds import SUBJECT as WHO
from inset.oracle.grammar.numbers import MANA, NUMERAL, SEVERAL
from inset.oracle.grammar.objects import COUNTER
from inset.oracle.grammar.permanents import IT
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    ADJECTIVE,
    CONDITION,
    COST,
    DEED,
    EVENT,
    KEYWORD,
    ORDER,
    SENTENCE,
    SPELL_LINE,
    THING,
    THING_DEED,
    TO_THING,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Devoured,
    Earthbends,
    It,
    Keyworded,
    MaxSpeed,
    Pays,
    Supports,
    ThenSentence,
    UnlessPaid,
    WinsClash,
)

_n, _what, _thing = NUMERAL("n"), A_DESC("what"), THING.one("what")
THIS: Final = s.This()

# --- orders -----------------------------------------------------------------------------------------------------------
phrase(ORDER, "adapt <n>", e.Adapt(_n))
phrase(ORDER, "bolster <n>", e.Bolster(_n))
phrase(ORDER, "support <n>", Supports(_n))
phrase(ORDER, "monstrosity <n>", e.Monstrosity(_n))
phrase(ORDER, "detain <what>", e.Detain(TO_THING("what")))
phrase(ORDER, "suspect <what>", e.Suspect(TO_THING("what")))
phrase(ORDER, "manifest dread", e.ManifestDread())
phrase(ORDER, "learn", e.Learn())
phrase(ORDER, "clash with a opponent", e.Clash())
phrase(ORDER, "fateseal <n>", e.Fateseal(_n))
phrase(ORDER, "airbend <what>", e.Airbend(TO_THING("what")))
phrase(ORDER, "earthbend <n>", Earthbends(_n))
phrase(DEED, "blight* <n>", e.Blight(_n, WHO))
phrase(THING_DEED, "be* no longer suspected", e.Suspect(IT, False))
phrase(THING_DEED, "endure* <n>", e.Endure(IT, _n))
_from, _onto, _kind = TO_THING("from"), TO_THING("onto"), COUNTER("kind")
phrase(ORDER, "move a <kind> counter from <from> onto <onto>", e.MoveCounters(_from, _onto, _kind))
phrase(ORDER, "move <n> <kind> counters from <from> onto <onto>", e.MoveCounters(_from, _onto, _kind, SEVERAL("n")))

# --- what permanents do -----------------------------------------------------------------------------------------------
phrase(THING_DEED, "connive*", e.Connive(IT))
phrase(THING_DEED, "connive* <n>", e.Connive(IT, _n))
phrase(EVENT, "<what> exploits a creature", p.Deed(p.EXPLOITS, _what))
phrase(EVENT, "<what> connives", p.Deed(p.CONNIVES, _what))
phrase(EVENT, "<what> explores", p.Deed(p.EXPLORES, _what))
phrase(EVENT, "<what> attacks and isn't blocked", p.AttacksUnblocked(_what))

for _word, _deed in {
    "manifest dread": p.MANIFESTS_DREAD, "firebend": p.FIREBENDS, "collect evidence": p.COLLECTS_EVIDENCE,
    "earthbend": p.EARTHBENDS, "blight": p.BLIGHTS, "airbend": p.AIRBENDS, "waterbend": p.WATERBENDS,
}.items():  # fmt: skip
    phrase(EVENT, f"you {_word}", p.Deed(_deed, who=s.You()))
_saddled = k.Matches(THIS, f.IsMarked(f.SADDLED))
words_for(EVENT, {"~ attacks while saddled": p.While(p.Attacks(f.IsThis()), _saddled)})

# --- costs ------------------------------------------------------------------------------------------------------------
phrase(COST, "collect evidence <n>", c.CollectEvidence(_n))
words_for(COST, {"forage": c.Forage()})
phrase(COST, "blight <n>", c.Blight(_n))
phrase(COST, "waterbend <mana>", c.Waterbend(MANA("mana")))
phrase(DEED, "waterbend* <mana>", Pays(c.Waterbend(MANA("mana"))))
phrase(DEED, "collect* evidence <n>", Pays(c.CollectEvidence(_n)))
phrase(DEED, "forage*", Pays(c.Forage()))

_collecting = a.AdditionalCost(c.CollectEvidence(_n), c.EVIDENCE)
for _of in (ABILITY, SPELL_LINE):
    phrase(_of, "as a additional cost to cast this spell, you may collect evidence <n>.", _collecting)
_bending = a.AdditionalCost(c.Waterbend(MANA("mana")), c.WATER)
for _of in (ABILITY, SPELL_LINE):
    phrase(_of, "as a additional cost to cast this spell, you may waterbend <mana>.", _bending)
words_for(CONDITION, {"this spell 's additional cost was paid": k.CostWasPaid(c.WATER)})
phrase(SENTENCE, "<c> unless you waterbend <mana>", UnlessPaid(CLAUSES("c"), s.You(), c.Waterbend(MANA("mana"))))
_unpaid = UnlessPaid(CLAUSES("c"), s.You(), c.Waterbend(MANA("mana")))
phrase(SENTENCE, "then <c> unless you waterbend <mana>", ThenSentence(_unpaid))
phrase(KEYWORD, "ward -- waterbend <mana>", a.Keyword(w.WARD, c.Waterbend(MANA("mana"))))
words_for(CONDITION, {"evidence was collected": k.CostWasPaid(c.EVIDENCE)})

# --- keywords before activated abilities -------------------------------------------------------------------------------
for _keyword in (w.BOAST, w.EXHAUST, w.FORECAST):
    for _of in (ABILITY, SPELL_LINE):
        phrase(_of, f"{w.KEYWORD_WORD[_keyword]} — <ability>", Keyworded(_keyword, COMMON("ability")))

phrase(ABILITY, "max speed — <ability>", MaxSpeed(COMMON("ability")))
words_for(CONDITION, {"you win": WinsClash()})
words_for(CONDITION, {"you have max speed": k.Compare(v.Speed(s.You()), f.GE, v.MAX_SPEED)})

# --- what is so -------------------------------------------------------------------------------------------------------
words_for(CONDITION, {"tribute wasn't paid": k.Unless(k.Matches(THIS, f.IsMarked(f.TRIBUTE_PAID)))})
words_for(CONDITION, {"you have the city's blessing": k.PlayerIs(s.You(), s.Blessed())})
words_for(ADJECTIVE, {"suspected": f.IsMarked(f.SUSPECTED)})
words_for(EACH, {"color of mana spent to cast it": v.ColorsSpent(THIS)})
for _mark in (f.RENOWNED, f.MONSTROUS, f.SADDLED, f.SUSPECTED):
    phrase(CONDITION, f"<what> is {f.MARK_WORD[_mark]}", k.Matches(_thing, f.IsMarked(_mark)))
    phrase(CONDITION, f"it's {f.MARK_WORD[_mark]}", k.Matches(It(), f.IsMarked(_mark)))
words_for(EACH, {"creature it devoured": Devoured()})
