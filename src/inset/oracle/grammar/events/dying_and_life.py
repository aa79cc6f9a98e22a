"""Events and conditions of dying, entering and life: during whose turn, during combat, compared with others (119, 603.2)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.conditions.happened import BF, GY
from inset.oracle.grammar.instructions.clauses import ANY_CLAUSE, EACH
from inset.oracle.grammar.numbers.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.players.player_conditions import HAS
from inset.oracle.grammar.symbols import A_DESC, CONDITION, DESC, DURATION, EVENT, SENTENCE, THING, THING_STATIC, VALUE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import DiesLater, Every, HostAs, OneOrMore

_YOU, _OPPONENTS, _ALL, _ANY, _THEY = s.You(), s.Opponents(), s.AllPlayers(), f.Anything(), s.ThatOne()
_what, _many, _n, _if = A_DESC("what"), DESC.many("what"), SEVERAL("n"), CONDITION("if")

# --- events -----------------------------------------------------------------------------------------------------------------
_TURNS: Final = {"your turn": k.TurnOf(_YOU), "a opponent's turn": k.TurnOf(_OPPONENTS)}
for _words, _turn in _TURNS.items():
    words_for(EVENT, {f"you gain life during {_words}": p.While(p.GainsLife(_YOU), _turn)})
    words_for(EVENT, {f"you lose life during {_words}": p.While(p.LosesLife(_YOU), _turn)})
IN_COMBAT: Final = k.InStep(tuple(t.COMBAT_STEPS))
phrase(EVENT, "<what> dies during combat", p.While(p.Moves(_what, BF, GY), IN_COMBAT))
phrase(EVENT, "<what> enters while <if>", p.While(p.Moves(_what, destination=BF), _if))
_alive = p.Moves(OneOrMore(_many), BF, t.ANY_ZONE & ~GY)
phrase(EVENT, "one or more <what> leave the battlefield without dying", _alive)
for _noun in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
    _host = f.IsOneOf(HostAs("enchanted", _noun))
    words_for(EVENT, {f"enchanted {_noun} is put into a graveyard": p.Moves(_host, BF, GY)})
phrase(EVENT, "no <what> are on the battlefield", p.StateIs(k.Unless(k.Exists(Every(_many, "there")))))
phrase(
    SENTENCE, "when <what> leaves the battlefield this turn, <c>", DiesLater(REFERRED("what"), ANY_CLAUSE("c"), True)
)
phrase(SENTENCE, "when ~ leaves the battlefield this turn, <c>", DiesLater(s.This(), ANY_CLAUSE("c"), True))

# --- conditions -------------------------------------------------------------------------------------------------------------
_lost = k.Happened(p.LosesLife(_YOU))
words_for(
    CONDITION,
    {
        "you didn't lose life this turn": k.Unless(_lost),
        "you've drawn more than one card this turn": k.Happened(p.DrawsCard(_YOU), 2),
        "~ isn't saddled": k.Unless(k.Matches(s.This(), f.IsMarked(f.SADDLED))),
        "a opponent gained life this turn": k.Happened(p.GainsLife(_OPPONENTS)),
    },
)
phrase(CONDITION, "you've gained <n> or more life this turn", k.Happened(p.GainsLife(_YOU), NUMERAL("n"), True))
_hit = p.DealsDamage(_what, None, _ALL, True)
phrase(CONDITION, "a player was dealt combat damage by <what> this turn", k.Happened(_hit))
_life = v.LifeTotal(_YOU)
phrase(CONDITION, "you have exactly <n> life", k.Compare(_life, f.EQ, NUMERAL("n")))
phrase(CONDITION, "your life total is <n> or less", k.Compare(_life, f.LE, NUMERAL("n")))
for _than, _op in (("less", f.LT), ("more", f.GT)):
    _rival = s.PlayersWhere(_OPPONENTS, k.Compare(_life, _op, v.LifeTotal(_THEY)))
    words_for(CONDITION, {f"you have {_than} life than a opponent": k.PlayerIs(_OPPONENTS, _rival)})
_half = k.Compare(v.Times(2, v.LifeTotal(_THEY)), f.LE, v.StartingLife(_THEY))
_halved = k.PlayerIs(_ALL, s.PlayersWhere(_ALL, _half))
words_for(CONDITION, {"a player's life total is less than or equal to half their starting life total": _halved})
_below = s.PlayersWhere(_OPPONENTS, k.Compare(v.Times(2, v.LifeTotal(_THEY)), f.LT, v.StartingLife(_THEY)))
_starting = "life total is less than half their starting life total"
words_for(EACH, {f"opponent whose {_starting}": v.CountPlayers(_below)})
words_for(CONDITION, {f"a opponent's {_starting}": k.PlayerIs(_OPPONENTS, _below)})
_mine, _theirs = (v.Count(s.Each(f.And((_many, f.ControlledBy(who))))) for who in (_YOU, _THEY))
_fewer = s.PlayersWhere(_OPPONENTS, k.Compare(_mine, f.LT, _theirs))
phrase(CONDITION, "you control fewer <what> than a opponent", k.PlayerIs(_OPPONENTS, _fewer))
_radiant = v.PlayerCounters("rad", _THEY)
words_for(HAS.many, {"don't have any rad counters": k.Compare(_radiant, f.EQ, 0)})

# --- numbers ----------------------------------------------------------------------------------------------------------------
_drawn = v.TimesHappened(p.DrawsCard(_YOU))
words_for(VALUE, {"the number of cards you've drawn this turn minus one": v.Minus(_drawn, 1)})
_highest = v.LifeTotal(s.MostLife())
words_for(VALUE, {"the highest life total among all players": _highest})

# --- for a while ------------------------------------------------------------------------------------------------------------
_dur = DURATION("dur")
_eager = st.Restrict(st.MUST_ATTACK, _many)
phrase(SENTENCE, "<dur>, <what> attack each combat if able", e.Establish((_eager,), _dur))
_elsewhere = st.Restrict(st.MUST_ATTACK, _many, st.ANOTHER_PLAYER)
phrase(
    SENTENCE, "<dur>, <what> attack each combat if able and attack a player other than you if able",
    e.Establish((_eager, _elsewhere), _dur),
)  # fmt: skip
phrase(SENTENCE, "<what> enter tapped this turn", e.Establish((st.EntersTapped(_many),)))
phrase(
    SENTENCE, "<dur>, <what> attacks a player each combat if able",
    e.Establish((st.Restrict(st.MUST_ATTACK, f.IsOneOf(THING.one("what")), st.A_PLAYER),), _dur),
)  # fmt: skip
phrase(THING_STATIC, "enter* tapped and with <n> charge counters on (it|them)",
       (st.EntersTapped(SUBJECT), st.EntersWithCounters(SUBJECT, "charge", _n)))  # fmt: skip
