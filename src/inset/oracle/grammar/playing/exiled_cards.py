"""Permissions to play cards that were set aside (601.3): by their owners, from among several, at a higher cost, after a look."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import costs as c, effects as e, filters as f, selections as s
from inset.oracle.grammar.numbers.numbers import MANA
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.playing.permissions import EXILED, SINGLE, SPENDING
from inset.oracle.grammar.symbols import CLAUSE, CONDITION, DURATION, SENTENCE
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import CastsFree, CostsMoreThisWay, Permits, That, The, Them

# --- for as long as it remains exiled ---------------------------------------------------------------------------------------
_while, _if = "for as long as that card remains exiled", CONDITION("if")
_it = That("card")
for _verb, _lands in (("play", True), ("cast", False)):
    for _who, _owner in (("its owner", True), ("you", False)):
        _may = Permits(_it, e.WHILE_EXILED, _lands, True, owner=_owner)
        words_for(SENTENCE, {f"{_while}, {_who} may {_verb} it": _may})
        _free = Permits(_it, e.WHILE_EXILED, _lands, True, owner=_owner, free=True)
        words_for(SENTENCE, {f"{_while}, {_who} may {_verb} it without paying its mana cost": _free})
    _only = Permits(_it, e.WHILE_EXILED, _lands, True, condition=_if)
    phrase(SENTENCE, f"{_while}, you may {_verb} it if <if>", _only)
phrase(SENTENCE, "a spell cast this way costs <mana> more to cast", CostsMoreThisWay(c.PayMana(MANA("mana"))))

# --- from among several -----------------------------------------------------------------------------------------------------
GROUP: Final = Nonterminal("cards that were set aside")
words_for(GROUP, {"them": Them(), "those cards": That("card", True), "those exiled cards": The("exiled", "card", True)})
_dur, _group, _spend = DURATION("dur"), GROUP("what"), SPENDING("spend")
for _time in (_dur, EXILED("dur")):
    phrase(CLAUSE, "you may cast spells from among <what> <dur>", Permits(_group, _time, False, among=True))
    phrase(SENTENCE, "<dur>, you may cast spells from among <what>", Permits(_group, _time, False, True, among=True))
    phrase(
        CLAUSE, "you may cast spells from among <what> <dur>, and <spend>",
        Permits(_group, _time, False, spend=_spend, among=True),
    )  # fmt: skip
    phrase(
        SENTENCE, "<dur>, you may cast spells from among <what>, and <spend>",
        Permits(_group, _time, False, True, spend=_spend, among=True),
    )  # fmt: skip
for _verb, _lands in (("play", True), ("cast", False)):
    _all_free = "without paying their mana costs"
    phrase(
        SENTENCE, f"<dur>, you may {_verb} <what> {_all_free}",
        Permits(REFERRED("what"), _dur, _lands, True, free=True, among=True),
    )  # fmt: skip
_COMMANDER: Final = s.Each(f.YOUR_COMMANDER, t.COMMAND)
words_for(
    CLAUSE,
    {
        "you may cast your commander from the command zone without paying its mana cost": e.CastNow(
            _COMMANDER, cost=c.PayMana(FREE)
        )
    },
)
phrase(CLAUSE, "you may play <what> without paying its mana cost", CastsFree(SINGLE("what"), True))

# --- cards looked at in exile -----------------------------------------------------------------------------------------------
_looked = Permits(REFERRED("what"), EXILED("dur"), look=True, spend=SPENDING("spend"))
phrase(CLAUSE, "you may look at and play <what> <dur>, and <spend>", _looked)
