"""Damage and life (119, 120): divided damage (601.2d), excess damage (120.4a), life totals that are set or exchanged."""

from __future__ import annotations

from typing import Final

from inset.language import (
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    values as v,
)
from inset.oracle.grammar.numbers import NUMERAL
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.references import ANY_NUMBER, ANY_TARGET, TARGETS_MANY
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    EVENT,
    ORDER,
    SAID_DEED,
    SENTENCE,
    THING_DEED,
    TO_PLAYERS,
    VALUE,
    WHOSE,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Aimed,
    AimedPlayer,
    Damages,
    DamagesEvenly,
    ExcessToController,
    SureDamage,
)

# --- damage ------------------------------------------------------------------------------------------------------------
_ALL, _n = s.AllPlayers(), NUMERAL("n")
DIVIDED: Final = Nonterminal("targets that share")
phrase(DIVIDED, "<t>", TARGETS_MANY("t"))
words_for(
    DIVIDED,
    {
        "any number of targets": Aimed(ANY_TARGET, 0, ANY_NUMBER, _ALL),
        "one or two targets": Aimed(ANY_TARGET, 1, 2, _ALL),
        "one, two, or three targets": Aimed(ANY_TARGET, 1, 3, _ALL),
    },
)
phrase(THING_DEED, "deal* <n> damage divided as you choose among <to>", Damages(_n, DIVIDED("to"), True))
phrase(THING_DEED, "deal* <n> damage divided evenly, rounded down, among <to>", DamagesEvenly(_n, DIVIDED("to")))
_a = A_DESC("a")
words_for(CLAUSE, {"the damage can't be prevented": SureDamage()})
phrase(SENTENCE, "excess damage is dealt to that creature's controller instead", ExcessToController())
phrase(EVENT, "<a> is dealt damage", p.DealsDamage(f.Anything(), _a, batch=True))
phrase(EVENT, "<a> is dealt combat damage", p.DealsDamage(f.Anything(), _a, None, True, batch=True))
phrase(EVENT, "<a> is dealt excess damage", p.DealtExcess(_a))
phrase(EVENT, "<a> is dealt excess noncombat damage", p.DealtExcess(_a, False))
_what, _YOU = A_DESC("what"), s.You()
phrase(EVENT, "<what> (deals|deal) damage", p.DealsDamage(_what, batch=True))
phrase(EVENT, "<what> (deals|deal) combat damage", p.DealsDamage(_what, None, None, True, batch=True))
phrase(EVENT, "<what> deals damage to you", p.DealsDamage(_what, None, _YOU))
phrase(EVENT, "<what> deals combat damage to you", p.DealsDamage(_what, None, _YOU, True))
_any = f.Anything()
for _of, _was in ((AFTER.one, "was"), (AFTER.many, "were")):
    phrase(_of, "dealt damage by ~ this turn", f.DidThisTurn(p.DealsDamage(f.IsThis(), _any)))
    phrase(_of, f"that {_was} dealt damage this turn", f.DidThisTurn(p.DealsDamage(_any, _any)))

for _up, _said in ((True, "up"), (False, "down")):
    _half = e.LoseLife(WHO, v.Half(v.LifeTotal(WHO), _up))
    phrase(SAID_DEED.many, f"lose half your life, rounded {_said}", _half)

# --- life --------------------------------------------------------------------------------------------------------------
phrase(CLAUSE, "<whose> life total becomes <n>", e.SetLife(WHOSE("whose"), NUMERAL("n")))
phrase(CLAUSE, "<whose> life total becomes <n>", e.SetLife(WHOSE("whose"), VALUE("n")))
phrase(CLAUSE, "two target players exchange life totals", e.ExchangeLife(AimedPlayer(_ALL, least=2, most=2)))
phrase(ORDER, "exchange life totals with <who>", e.ExchangeLife(s.PlayerUnion((_YOU, TO_PLAYERS("who")))))
