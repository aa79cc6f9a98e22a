"""Damage and life (119, 120): divided damage (601.2d), damage of an event, excess damage (120.4a), life totals that are set."""

from __future__ import annotations

from typing import Final

from inset.language import conditions as k, effects as e, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.cards.library import TOP
from inset.oracle.grammar.numbers.numbers import NUMERAL
from inset.oracle.grammar.objects.references import ANY_NUMBER, ANY_TARGET, TARGETS_MANY
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    DESC,
    EVENT,
    ORDER,
    SAID_DEED,
    SENTENCE,
    THING_DEED,
    TO_ANY,
    TO_PLAYERS,
    VALUE,
    WHOSE,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Aimed,
    AimedPlayer,
    CountOf,
    DamageAlso,
    Damages,
    DamagesEither,
    DamagesEvenly,
    ExcessDealt,
    ExcessToController,
    Sequence,
    SureDamage,
    ThatMany,
    ThatPlayer,
    TheyAll,
    ThingDoes,
    ThisAs,
    WhereX,
)

# --- damage -----------------------------------------------------------------------------------------------------------------
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

# --- life -------------------------------------------------------------------------------------------------------------------
phrase(CLAUSE, "<whose> life total becomes <n>", e.SetLife(WHOSE("whose"), NUMERAL("n")))
phrase(CLAUSE, "<whose> life total becomes <n>", e.SetLife(WHOSE("whose"), VALUE("n")))
phrase(CLAUSE, "two target players exchange life totals", e.ExchangeLife(AimedPlayer(_ALL, least=2, most=2)))
phrase(ORDER, "exchange life totals with <who>", e.ExchangeLife(s.PlayerUnion((_YOU, TO_PLAYERS("who")))))

# --- life totals that are counted (119.5) -----------------------------------------------------------------------------------
_counted = e.SetLife(s.You(), CountOf(DESC.many("what")))
phrase(SENTENCE, "count the number of <what>. your life total becomes that number", _counted)

# --- life -------------------------------------------------------------------------------------------------------------------
_third = e.LoseLife(WHO, v.Evenly(v.Plus(v.LifeTotal(TheyAll()), 2), 3))
words_for(SAID_DEED.one, {"loses a third of their life, rounded up": _third})
_so_much = Sequence((e.GainLife(WHO, VALUE("n")), e.Draw(WHO, VALUE("n"))), "and")
phrase(SAID_DEED, "gain* life and draw* cards equal to <n>", _so_much)

# --- the damage of the event (120) ------------------------------------------------------------------------------------------
_much = ThatMany("much")
words_for(
    VALUE,
    {
        "that damage": _much,
        "the amount of damage dealt": _much,
        "the amount of damage it dealt to that player": _much,
        "the amount of damage ~ dealt to that player": _much,
        "the amount of damage those creatures dealt to that player": _much,
    },
)
phrase(TOP, "that many cards from the top of <whose> library", s.TopOfLibrary(WHOSE("whose"), ThatMany()))
_excess = k.Compare(ExcessDealt(), f.GE, 1)
words_for(
    CONDITION,
    {"excess damage was dealt this way": _excess, "excess damage was dealt to that creature this way": _excess},
)

# --- damage -----------------------------------------------------------------------------------------------------------------
_THEY = s.ThatOne()
_value = VALUE("n")
_ANY = f.Anything()
for _self, _source in (("~", s.This()), ("this spell", ThisAs("spell"))):
    _dealt = ThingDoes(_source, Damages(v.X(), DIVIDED("to"), True))
    phrase(
        SENTENCE,
        f"{_self} deals X damage divided as you choose among <to>, where X is <x> as you cast this spell",
        WhereX(_dealt, VALUE("x")),
    )
phrase(
    THING_DEED,
    "deal* damage equal to <n> to you and any target",
    DamageAlso(_value, _YOU, _value, Aimed(ANY_TARGET, players=_ALL)),
)
_struck = s.PlayersWhere(_ALL, k.Happened(p.DealsDamage(_ANY, None, _THEY)))
_hurt_target = f.And((ANY_TARGET, f.DidThisTurn(p.DealsDamage(_ANY, _ANY))))
phrase(TO_ANY, "any target that was dealt damage this turn", Aimed(_hurt_target, players=_struck))
for _amount, _said in ((NUMERAL("n"), "<n> damage"), (_value, "damage equal to <n>")):
    phrase(THING_DEED, f"deal* {_said} to that player or a planeswalker that player controls",
           DamagesEither(_amount, ThatPlayer()))  # fmt: skip
