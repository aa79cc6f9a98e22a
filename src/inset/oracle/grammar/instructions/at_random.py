"""Choices that nobody makes (701.9b aside): "a card at random from your graveyard", players and objects chosen at random."""

from __future__ import annotations

from inset.language import effects as e
from inset.oracle.grammar.cards.library import SOME_OF
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import BEFORE
from inset.oracle.grammar.symbols import AFTER, DEED, DESC, HEAD, ORDER, TO_THING
from inset.oracle.phrase import phrase, words_for
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

# --- chosen at random -------------------------------------------------------------------------------------------------------
words_for(
    ORDER,
    {
        "choose a opponent at random": e.ChooseWord(e.OPPONENT, at_random=True),
        "choose a player at random": e.ChooseWord(e.PLAYER, at_random=True),
    },
)

# --- one at random ----------------------------------------------------------------------------------------------------------
phrase(TO_THING, "a <what> chosen at random", Some(DESC.one("what"), at_random=True))
