"""Auras that bring back the creature card that they enchant, and what becomes such an Aura (303.4)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
)
from inset.language.abilities import Keyword
from inset.language.keywords import ENCHANT
from inset.oracle.grammar.instructions.clauses import ANY_CLAUSE
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.symbols import (
    ABILITY,
    CONDITION,
    DURATION,
    EVENT,
    KEYWORD,
    SENTENCE,
    STATIC,
    THING_DEED,
    TO_THING,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Granted, HostAs, It, LaterEvent, SubjectThing, ThingDoes

for _word in ("creature", "instant"):
    words_for(TO_THING, {f"enchanted {_word} card": HostAs("enchanted", f"{_word} card")})
_put: Final = s.LinkedCards(put=True)
_put_there = f.And((f.HasType(t.CREATURE), f.IsOneOf(_put)))
_enchant_it: Final = Keyword(ENCHANT, where=_put_there)
words_for(CONDITION, {"it's on the battlefield": k.Exists(s.Each(f.IsOneOf(It())))})

# --- "it loses “enchant …” and gains “enchant …”", "it becomes an Aura with “enchant …”" (613.1d, 613.1f) -------------------
_quoted = "“ enchant creature put onto the battlefield with ~~ . ”"
_other = m.AddAbility(_enchant_it)
phrase(
    THING_DEED, f"lose* “ <lost> ” and gain* {_quoted}",
    e.Modify(IT, (m.LoseAbility(KEYWORD("lost")), _other), e.FOREVER),
)  # fmt: skip
phrase(
    THING_DEED, f"become* a Aura with {_quoted}",
    e.Modify(IT, (m.AddTypes(subtypes=("Aura",)), _other), e.FOREVER),
)  # fmt: skip

# --- what was put onto the battlefield (607.2) ------------------------------------------------------------------------------
for _noun in ("creature", "creature card"):
    _said = f"the {_noun} put onto the battlefield with ~"
    words_for(EVENT, {f"{_said} dies": p.Moves(f.IsOneOf(_put), t.BATTLEFIELD, t.GRAVEYARD)})
    words_for(EVENT, {f"{_said} leaves the battlefield": p.Moves(f.IsOneOf(_put), t.BATTLEFIELD)})
    words_for(TO_THING, {_said: _put})
phrase(
    SENTENCE, "when ~ leaves the battlefield, <c>",
    LaterEvent(p.Moves(f.IsThis(), t.BATTLEFIELD), ANY_CLAUSE("c"), e.FOREVER),
)  # fmt: skip
words_for(STATIC, {"prevent all damage that would be dealt to ~~": st.PreventDamage(to=f.IsOneOf(s.Granter()))})
_lost = e.Modify(SubjectThing(), (Granted((ABILITY("ability"),), "lose"),), DURATION("dur"))
phrase(SENTENCE, "<dur>, ~ loses “ <ability> ”", ThingDoes(s.This(), _lost))
