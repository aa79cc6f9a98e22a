"""Choices that nobody makes (701.9b aside): "a card at random from your graveyard", "two of them at random"."""

from __future__ import annotations

from inset.oracle.grammar.library import SOME_OF
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.objects import BEFORE
from inset.oracle.grammar.symbols import AFTER, DEED, HEAD, TO_THING
from inset.oracle.phrase import phrase
from inset.oracle.spoken import Described, Picks, Some, SomeOf, That, Them

_n = SEVERAL("n")
_one = Some(Described(BEFORE("before", ()), HEAD.one("head"), (AFTER.one("where"),)), at_random=True)
_many = Some(Described(BEFORE("before", ()), HEAD.many("head"), (AFTER.many("where"),)), _n, _n, True)
for _of, _verb, _choice in ((TO_THING, "", lambda some: some), (DEED, "choose* ", Picks)):
    phrase(_of, f"{_verb}a [<before>] <head> at random <where>", _choice(_one))
    phrase(_of, f"{_verb}<n> [<before>] <head> at random <where>", _choice(_many))
for _words, _group in (("them", Them()), ("those cards", That("card", True))):
    phrase(SOME_OF, f"one of {_words} at random", SomeOf(_group, at_random=True))
    phrase(SOME_OF, f"<n> of {_words} at random", SomeOf(_group, _n, _n, True))
