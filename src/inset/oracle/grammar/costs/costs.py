"""Costs (118): in front of a colon, after "pays", as additional costs."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import costs as c, filters as f, selections as s
from inset.oracle.grammar.numbers.numbers import CARDS, MANA, NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.symbols import COST, COSTS, DESC, ONE_DESC, PAYMENT, VALUE
from inset.oracle.lexer import NEXT_COST
from inset.oracle.phrase import Cons, Nonterminal, phrase, words_for
from inset.oracle.spoken import AnyNumberOf, ExileFromGraveyard, ExileFromHand, HostAs, Other

_mana, _n, _some = MANA("mana"), NUMERAL("n"), SEVERAL("n")
_whats = DESC.many("what")
phrase(COST, "<mana>", c.PayMana(_mana))
words_for(COST, {"{T}": c.TapThis(), "{Q}": c.UntapThis()})
phrase(COST, "pay <n> life", c.PayLife(_n))
for _count in range(1, 9):
    phrase(COST, f"pay {'{E}' * _count}", c.PayCounters("energy", _count))
words_for(COST, {"sacrifice ~": c.SacrificeThis(), "discard this card": c.DiscardThis(), "exile ~": c.ExileThis(),
                 "exile this card from your graveyard": ExileFromGraveyard(), "discard your hand": c.DiscardHand(),
                 "reveal ~ from your hand": c.RevealThis()})  # fmt: skip
words_for(COST, {"sacrifice ~~": c.SacrificeOther(f.IsOneOf(s.Granter()))})
INDEFINITE: Final = Nonterminal("something to pay with")  # "a creature", "another creature": never the object itself
phrase(INDEFINITE, "a <what>", ONE_DESC("what"))
phrase(INDEFINITE, "another <what>", f.And((Other(), DESC.one("what"))))
phrase(COST, "sacrifice <what>", c.SacrificeOther(INDEFINITE("what")))
phrase(COST, "sacrifice <n> <what>", c.SacrificeOther(_whats, _some))
phrase(COST, "discard <what>", c.DiscardCards(INDEFINITE("what")))
phrase(COST, "discard <n> <what>", c.DiscardCards(_whats, _some))
phrase(COST, "discard a card at random", c.DiscardCards(f.Anything(), at_random=True))
phrase(COST, "reveal <what> from your hand", c.RevealCards(INDEFINITE("what")))
phrase(COST, "tap <n> <what>", c.TapOthers(_whats, _some))
phrase(COST, "tap <what>", c.TapOthers(INDEFINITE("what")))
_kind = COUNTER("kind")
phrase(COST, "remove a <kind> counter from ~", c.RemoveCounters(_kind))
phrase(COST, "remove <n> <kind> counters from ~", c.RemoveCounters(_kind, _some))
phrase(COST, "remove any number of <kind> counters from ~", AnyNumberOf(_kind))
phrase(COST, "put a <kind> counter on ~", c.PutCounters(_kind))
_from, _among = INDEFINITE("from"), DESC.many("among")
for _much, _counters in (("a", 1), ("<n>", _some)):
    _s = "" if _much == "a" else "s"
    phrase(COST, f"remove {_much} counter{_s} from ~", c.TakeCountersFrom(f.IsThis(), "", _counters))
    phrase(COST, f"remove {_much} counter{_s} from <from>", c.TakeCountersFrom(_from, "", _counters))
    phrase(COST, f"remove {_much} <kind> counter{_s} from <from>", c.TakeCountersFrom(_from, _kind, _counters))
    phrase(COST, f"remove {_much} counter{_s} from among <among>", c.TakeCountersFrom(_among, "", _counters, True))
    phrase(
        COST,
        f"remove {_much} <kind> counter{_s} from among <among>",
        c.TakeCountersFrom(_among, _kind, _counters, True),
    )
    phrase(COST, f"put {_much} <kind> counter{_s} on <from>", c.PutCountersOn(_from, _kind, _counters))
phrase(COST, "return <what> to its owner's hand", c.ReturnToHand(INDEFINITE("what")))
phrase(
    COST, "exile a <what> you control", c.ExileCards(f.And((DESC.one("what"), f.ControlledBy(s.You()))), t.BATTLEFIELD)
)
phrase(COST, "pay life equal to <n>", c.PayLife(VALUE("n")))
phrase(COST, "mill <n>", c.MillCards(CARDS("n")))
phrase(COST, "exile <what> from your graveyard", c.ExileCards(INDEFINITE("what"), t.GRAVEYARD))
phrase(COST, "exile <n> <what> from your graveyard", c.ExileCards(_whats, t.GRAVEYARD, _some))

phrase(COST, "return <n> <what> to their owner's hand", c.ReturnToHand(_whats, _some))
words_for(COST, {"return ~ to its owner's hand": c.ReturnToHand(f.IsThis())})
phrase(COST, "sacrifice ~ and <what>", c.All((c.SacrificeThis(), c.SacrificeOther(INDEFINITE("what")))))
phrase(COST, "sacrifice ~ and <n> <what>", c.All((c.SacrificeThis(), c.SacrificeOther(_whats, _some))))
phrase(COST, "exile (~|this card) from your hand", ExileFromHand())
phrase(COST, "reveal <what> in your hand", c.RevealCards(INDEFINITE("what")))
for _noun in ("creature", "land", "artifact"):
    phrase(COST, f"tap enchanted {_noun}", c.TapOthers(f.IsOneOf(HostAs("enchanted", _noun))))

PARTS: Final = Nonterminal("several costs")
phrase(COSTS, "<one>", COST("one"))
phrase(COSTS, "<parts>", c.All(PARTS("parts")))
phrase(PARTS, f"<first> {NEXT_COST} <second>", (COST("first"), COST("second")))
phrase(PARTS, f"<first> {NEXT_COST} <rest>", Cons(COST("first"), PARTS("rest")))

phrase(PAYMENT, "<mana>", c.PayMana(_mana))
phrase(PAYMENT, "<n> life", c.PayLife(_n))

# --- where the ability functions (113.6) ------------------------------------------------------------------------------------
words_for(COST, {"discard ~": c.DiscardThis(), "exile ~ from your graveyard": ExileFromGraveyard()})
phrase(COST, "exile a <what> from your hand", c.ExileCards(DESC.one("what"), t.HAND))
phrase(COST, "exile <n> <what> from your hand", c.ExileCards(_whats, t.HAND, _some))
for _much, _counters in (("a <kind> counter", 1), ("<n> <kind> counters", _some)):
    phrase(
        COST, f"remove {_much} from ~ and sacrifice it", c.All((c.RemoveCounters(_kind, _counters), c.SacrificeThis()))
    )
ALTERNATIVE: Final = Nonterminal("one of two costs")
phrase(ALTERNATIVE, "pay <n> life", c.PayLife(_n))
phrase(ALTERNATIVE, "sacrifice <what>", c.SacrificeOther(INDEFINITE("what")))
phrase(ALTERNATIVE, "discard <what>", c.DiscardCards(INDEFINITE("what")))
phrase(ALTERNATIVE, "exile a <what> from your graveyard", c.ExileCards(DESC.one("what"), t.GRAVEYARD))
phrase(ALTERNATIVE, "pay <mana>", c.PayMana(_mana))

# "{3}, {T} or {B}, {T}": one of two whole costs
_either = c.OneOf((c.All(PARTS("first")), c.All(PARTS("second"))))
phrase(COSTS, "<first> or <second>", _either)
