"""Costs that are not mana, after "unless you" (118.12)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import conditions as k, costs as c, filters as f, selections as s, values as v
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import CLAUSES, EACH
from inset.oracle.grammar.numbers.numbers import CARDS, GENERIC_UP, SEVERAL
from inset.oracle.grammar.symbols import CONDITION, DESC, PAYMENT, PLAYERS, SENTENCE, VALUE
from inset.oracle.phrase import Nonterminal, Pair, phrase
from inset.oracle.spoken import Conditional, ThenSentence, TheyAll, UnlessPaid

_thing_paid, _many, _n, _any, _one = INDEFINITE("what"), DESC.many("what"), SEVERAL("n"), f.Anything(), DESC.one("what")

_YOU = s.You()
ACTION: Final = Pair("a cost that is an action")  # 118.12: after its own verb, so never mana
phrase(ACTION, "sacrifice* <what>", c.SacrificeOther(_thing_paid))
phrase(ACTION, "sacrifice* <n> <what>", c.SacrificeOther(_many, _n))
phrase(ACTION, "discard* <what>", c.DiscardCards(_thing_paid))
phrase(ACTION, "discard* <n> <what>", c.DiscardCards(_many, _n))
phrase(ACTION, "discard* a card at random", c.DiscardCards(_any, at_random=True))
phrase(ACTION, "tap* <what>", c.TapOthers(_thing_paid))
phrase(ACTION, "return* <what> to its owner's hand", c.ReturnToHand(_thing_paid, anybodys=True))
phrase(ACTION, "exile* a <what> from your graveyard", c.ExileCards(_one, t.GRAVEYARD))
phrase(ACTION, "exile* <n> <what> from your graveyard", c.ExileCards(_many, t.GRAVEYARD, _n))
phrase(ACTION, "mill* <n>", c.MillCards(CARDS("n")))
SO_MUCH: Final = Nonterminal("a payment in a computed amount")
_each = EACH("each")
phrase(SO_MUCH, "{1} for each <each>", c.PayGeneric(_each))
phrase(SO_MUCH, "<m> for each <each>", c.PayGeneric(v.Times(GENERIC_UP("m"), _each)))
phrase(SO_MUCH, "{X}, where X is <x>", c.PayGeneric(VALUE("x")))
phrase(SENTENCE, "<c> unless <who> pays <cost>", UnlessPaid(CLAUSES("c"), PLAYERS.one("who"), SO_MUCH("cost")))
phrase(SENTENCE, "<c> unless <who> pay <cost>", UnlessPaid(CLAUSES("c"), PLAYERS.many("who"), SO_MUCH("cost")))
ACTIONS: Final = Pair("one or another cost that is an action")
for _one_of, _action, _pay in ((ACTIONS.one, ACTION.one, "pays"), (ACTIONS.many, ACTION.many, "pay")):
    phrase(_one_of, "<a>", _action("a"))
    phrase(_one_of, "<a> or <b>", c.OneOf((_action("a"), _action("b"))))
    phrase(_one_of, f"<a> or {_pay} <b>", c.OneOf((_action("a"), PAYMENT("b"))))
for _who, _cost in (
    ("you", UnlessPaid(CLAUSES("c"), _YOU, ACTIONS.many("cost"))),
    ("they", UnlessPaid(CLAUSES("c"), TheyAll(), ACTIONS.many("cost"))),
    ("<who>", UnlessPaid(CLAUSES("c"), PLAYERS.one("who"), ACTIONS.one("cost"))),
):  # fmt: skip
    phrase(SENTENCE, f"<c> unless {_who} <cost>", _cost)
    phrase(SENTENCE, f"then <c> unless {_who} <cost>", ThenSentence(_cost))
for _anybody, _of_all in (
    ("any player", s.AllPlayers()),
    ("any opponent", s.Opponents()),
    ("a opponent", s.Opponents()),
):
    phrase(SENTENCE, f"<c> unless {_anybody} pays <cost>", UnlessPaid(CLAUSES("c"), _of_all, PAYMENT("cost")))
    phrase(SENTENCE, f"unless {_anybody} pays <cost>, <c>", UnlessPaid(CLAUSES("c"), _of_all, PAYMENT("cost"), True))
phrase(SENTENCE, "unless <who> pays <cost>, <c>", UnlessPaid(CLAUSES("c"), PLAYERS.one("who"), PAYMENT("cost"), True))

# --- unless a condition holds -----------------------------------------------------------------------------------------------
_unless = Conditional(k.Unless(CONDITION("if")), CLAUSES("c"), True)
phrase(SENTENCE, "then <c> unless <if>", ThenSentence(_unless))
