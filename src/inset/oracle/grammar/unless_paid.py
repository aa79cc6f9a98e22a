"""Costs that are not mana, after "unless you" (118.12)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    filters as f,
    selections as s,
    values as v,
)
from inset.oracle.grammar.clauses import CLAUSES, EACH
from inset.oracle.grammar.costs import INDEFINITE
from inset.oracle.grammar.numbers import CARDS, GENERIC_UP, SEVERAL
from inset.oracle.grammar.symbols import (
    CONDITION,
    DESC,
    PLAYERS,
    SENTENCE,
    VALUE,
)
from inset.oracle.phrase import Nonterminal, phrase
from inset.oracle.spoken import Conditional, ThenSentence, UnlessPaid

_thing_paid, _many, _n, _any, _one = INDEFINITE("what"), DESC.many("what"), SEVERAL("n"), f.Anything(), DESC.one("what")
_YOU = s.You()
ACTION: Final = Nonterminal("a cost that is a deed")  # 118.12: after a verb of its own, so never mana
phrase(ACTION, "sacrifice <what>", c.SacrificeOther(_thing_paid))
phrase(ACTION, "sacrifice <n> <what>", c.SacrificeOther(_many, _n))
phrase(ACTION, "discard <what>", c.DiscardCards(_thing_paid))
phrase(ACTION, "discard <n> <what>", c.DiscardCards(_many, _n))
phrase(ACTION, "discard a card at random", c.DiscardCards(_any, at_random=True))
phrase(ACTION, "tap <what>", c.TapOthers(_thing_paid))
phrase(ACTION, "return <what> to its owner's hand", c.ReturnToHand(_thing_paid, anybodys=True))
phrase(ACTION, "exile a <what> from your graveyard", c.ExileCards(_one, t.GRAVEYARD))
phrase(ACTION, "exile <n> <what> from your graveyard", c.ExileCards(_many, t.GRAVEYARD, _n))
phrase(ACTION, "mill <n>", c.MillCards(CARDS("n")))
SO_MUCH: Final = Nonterminal("a payment in a computed amount")
_each = EACH("each")
phrase(SO_MUCH, "{1} for each <each>", c.PayGeneric(_each))
phrase(SO_MUCH, "<m> for each <each>", c.PayGeneric(v.Times(GENERIC_UP("m"), _each)))
phrase(SO_MUCH, "{X}, where X is <x>", c.PayGeneric(VALUE("x")))
phrase(SENTENCE, "<c> unless <who> pays <cost>", UnlessPaid(CLAUSES("c"), PLAYERS.one("who"), SO_MUCH("cost")))
phrase(SENTENCE, "<c> unless <who> pay <cost>", UnlessPaid(CLAUSES("c"), PLAYERS.many("who"), SO_MUCH("cost")))
phrase(SENTENCE, "then <c> unless you <cost>", ThenSentence(UnlessPaid(CLAUSES("c"), _YOU, ACTION("cost"))))
phrase(SENTENCE, "<c> unless you <cost>", UnlessPaid(CLAUSES("c"), _YOU, ACTION("cost")))

# --- unless something is so ---------------------------------------------------------------------------------------------
_unless = Conditional(k.Unless(CONDITION("if")), CLAUSES("c"), True)
phrase(SENTENCE, "then <c> unless <if>", ThenSentence(_unless))
