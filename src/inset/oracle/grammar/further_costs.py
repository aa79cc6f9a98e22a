"""Costs that few cards have (118): instead of the mana cost of spells, one thing or another, when a spell can't be cast."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    filters as f,
    selections as s,
)
from inset.oracle.grammar.costs import INDEFINITE
from inset.oracle.grammar.numbers import MANA
from inset.oracle.grammar.spell_costs import OWN
from inset.oracle.grammar.symbols import AFTER, CONDITION, COST, DESC, ORDER, SENTENCE, STATIC
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Allowed, Does, ExilesFromGraveyard, Pays, PaysInstead, ReturnsItself, That

_YOU, _if = s.You(), CONDITION("if")

# --- rather than the mana cost (118.9) ----------------------------------------------------------------------------------
_instead = PaysInstead(c.PayMana(MANA("mana")), DESC.many("what"))
phrase(STATIC, "you may pay <mana> rather than pay the mana cost for <what>", _instead)
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"that you cast": f.WasCastBy(_YOU)})

# --- when a spell may be cast (601.3) -----------------------------------------------------------------------------------
phrase(OWN, "you can't cast this spell unless <if>.", a.CastOnly(_if))
phrase(OWN, "you can't cast this spell if <if>.", a.CastOnly(k.Unless(_if)))
phrase(OWN, "this spell has flash as long as <if>.", a.FlashIf(_if))

# --- one thing or another -----------------------------------------------------------------------------------------------
PAID: Final = Nonterminal("what may be given up")
phrase(PAID, "sacrifice <what>", c.SacrificeOther(INDEFINITE("what")))
phrase(PAID, "discard <what>", c.DiscardCards(INDEFINITE("what")))
phrase(SENTENCE, "you may <one> or <other>", Does(_YOU, Allowed(Pays(c.OneOf((PAID("one"), PAID("other")))))))
phrase(COST, "<one> or <other>", c.OneOf((PAID("one"), PAID("other"))))

# --- out of a graveyard or a hand (113.6) -------------------------------------------------------------------------------
words_for(ORDER, {"exile that card from your graveyard": ExilesFromGraveyard(That("card"))})
for _self in ("~", "this card"):
    words_for(ORDER, {f"exile {_self} from your graveyard": ReturnsItself(t.EXILE)})
