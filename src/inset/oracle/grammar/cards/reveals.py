"""701.20: cards that players reveal from their hands or of those that they look at; how many were revealed this way."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, selections as s
from inset.oracle.grammar.cards.library import TOP
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import BEFORE
from inset.oracle.grammar.objects.references import ANY_NUMBER
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.symbols import CLAUSE, DEED, HEAD, WHOSE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Allowed, Described, Does, InZone, RevealsIt, Some, ThatMany

# --- what was looked at -----------------------------------------------------------------------------------------------------
for _word in ("it", "that card"):
    words_for(CLAUSE, {f"you may reveal {_word}": Does(s.You(), Allowed(RevealsIt(_word)))})
phrase(TOP, "that many cards from the top of <whose> library", s.TopOfLibrary(WHOSE("whose"), ThatMany()))

# --- from a hand ------------------------------------------------------------------------------------------------------------
for _how in ("from", "in"):
    _one = Described(BEFORE("before", ()), HEAD.one("head"), (InZone(t.HAND, s.You(), _how),))
    _many = Described(BEFORE("before", ()), HEAD.many("head"), (InZone(t.HAND, s.You(), _how),))
    phrase(DEED, f"reveal* a [<before>] <head> {_how} your hand", e.LookAt(Some(_one), SUBJECT, True))
    phrase(
        DEED, f"reveal* any number of [<before>] <head> {_how} your hand",
        e.LookAt(Some(_many, 0, ANY_NUMBER), SUBJECT, True),
    )  # fmt: skip
    phrase(
        DEED, f"reveal* <n> [<before>] <head> {_how} your hand",
        e.LookAt(Some(_many, SEVERAL("n"), SEVERAL("n")), SUBJECT, True),
    )  # fmt: skip
