"""Groups and actions that have a name (700): outlaws, a party, descending, crimes."""

from __future__ import annotations

from typing import Final

from inset.language import conditions as k, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.symbols import ANY_PLAYER, CONDITION, EVENT, KIND, VALUE
from inset.oracle.phrase import phrase, words_for

_YOU: Final = s.You()
words_for(KIND.one, {"outlaw": f.IsOutlaw()})
words_for(KIND.many, {"outlaws": f.IsOutlaw()})
words_for(EACH, {"creature in your party": v.PartySize(_YOU)})
words_for(VALUE, {"the number of creatures in your party": v.PartySize(_YOU)})
words_for(
    CONDITION,
    {
        "you have a full party": k.Compare(v.PartySize(_YOU), f.EQ, 4),
        "you descended this turn": k.Happened(p.Descends(_YOU)),
        "you've committed a crime this turn": k.Happened(p.CommitsCrime(_YOU)),
    },
)
for _who, _s in ((ANY_PLAYER.one("who"), "s"), (ANY_PLAYER.many("who"), "")):
    phrase(EVENT, f"<who> commit{_s} a crime", p.CommitsCrime(_who))
