"""Numbers made of other numbers (107.1, 107.3): sums, differences, halves, totals, the greater of two; how often something
happened this turn."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import NUMERAL, ONE_UP, SEVERAL
from inset.oracle.grammar.symbols import CONDITION, DESC, OF_THING, STAT, VALUE, ZONE_CLAUSE
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    AlreadyYours,
    CountOf,
    Described,
    DoneToSuch,
    Head,
    InZone,
    It,
    PaidTimes,
    That,
    TheDifference,
    TheyAll,
    TotalOf,
    WhatDied,
)

_YOU, BF, GY = s.You(), t.BATTLEFIELD, t.GRAVEYARD
_one, _many, _n = DESC.one("what"), DESC.many("what"), SEVERAL("n")

# --- of what was spoken of --------------------------------------------------------------------------------------------------
phrase(VALUE, "<of> total <stat>", TotalOf(STAT("stat"), OF_THING("of")))
phrase(VALUE, "the <stat> of the creature that died", v.Stat(STAT("stat"), WhatDied()))
phrase(EACH, "<what> you already control", AlreadyYours(_one))

# --- sums -------------------------------------------------------------------------------------------------------------------
ADDEND: Final = Nonterminal("first of two numbers")
phrase(ADDEND, "<n>", NUMERAL("n"))
phrase(ADDEND, "<n>", ONE_UP("n"))
phrase(ADDEND, "<of> <stat>", v.Stat(STAT("stat"), OF_THING("of")))
phrase(ADDEND, "the number of <what>", CountOf(_many))
phrase(VALUE, "<a> plus <b>", v.Plus(ADDEND("a"), VALUE("b")))
phrase(VALUE, "<a> minus <b>", v.Minus(ADDEND("a"), VALUE("b")))
for _of_two in (("the number of <what>", CountOf(_many)), ("<of> <stat>", v.Stat(STAT("stat"), OF_THING("of")))):
    phrase(VALUE, f"{_of_two[0]} minus <m>", v.Minus(_of_two[1], NUMERAL("m")))
    phrase(VALUE, f"{_of_two[0]} plus <m>", v.Plus(_of_two[1], NUMERAL("m")))
phrase(VALUE, "half <n>, rounded up", v.Half(VALUE("n"), True))
phrase(VALUE, "half <n>, rounded down", v.Half(VALUE("n")))

# --- costs that were paid ---------------------------------------------------------------------------------------------------
for _self, _paid in (("~", s.This()), ("it", It()), ("this spell", s.This())):
    phrase(VALUE, f"the number of times {_self} was kicked", PaidTimes(_paid, "kicker"))
words_for(VALUE, {"the difference": TheDifference()})

# --- commanders (903.8) -----------------------------------------------------------------------------------------------------
_led = v.CommandCasts(s.Each(f.YOUR_COMMANDER, t.ANY_ZONE))
for _whom in ("your commander", "a commander"):
    words_for(EACH, {f"time you've cast {_whom} from the command zone this game": _led})
    words_for(VALUE, {f"the number of times you've cast {_whom} from the command zone this game": _led})

# --- totals -----------------------------------------------------------------------------------------------------------------
phrase(VALUE, "the total number of <what>", CountOf(_many, True))
phrase(ZONE_CLAUSE, "you own in exile and in your graveyard", InZone(t.EXILE | GY, _YOU, "own in exile and"))
phrase(ZONE_CLAUSE, "from your hand or graveyard", InZone(t.HAND | GY, _YOU, "from hand or"))
phrase(ZONE_CLAUSE, "total in all graveyards", InZone(GY, None, "total in all"))
phrase(ZONE_CLAUSE, "in all players ' hands", InZone(t.HAND, s.AllPlayers(), "all"))

# --- this turn --------------------------------------------------------------------------------------------------------------
_drawn = v.TimesHappened(p.DrawsCard(_YOU))
words_for(EACH, {"card you've drawn this turn": _drawn})
_theirs = v.TimesHappened(p.DrawsCard(TheyAll()))
words_for(VALUE, {"the number of cards they've drawn this turn": _theirs})
words_for(EACH, {"card they've drawn this turn": _theirs})
words_for(VALUE, {"the number of cards you've drawn this turn": _drawn})
phrase(CONDITION, "you've drawn <n> or more cards this turn", k.Happened(p.DrawsCard(_YOU), _n))

for _under, _mine in (("", ()), ("under your control ", (f.ControlledBy(_YOU),))):
    for _died, _from, _to in ((f"died {_under}", BF, GY), (f"entered the battlefield {_under}", t.ANY_ZONE, BF)):
        if not _under and _to == BF:
            continue
        _each = v.TimesHappened(p.Moves(f.And((_one, *_mine)) if _mine else _one, _from, _to))
        _all = v.TimesHappened(p.Moves(f.And((_many, *_mine)) if _mine else _many, _from, _to))
        phrase(EACH, f"<what> that {_died}this turn", _each)
        phrase(VALUE, f"the number of <what> that {_died}this turn", _all)
        _any = f.And((INDEFINITE("what"), *_mine)) if _mine else INDEFINITE("what")
        phrase(CONDITION, f"<what> {_died}this turn", k.Happened(p.Moves(_any, _from, _to)))
        if _mine:
            _some = p.Moves(f.And((_many, *_mine)), _from, _to)
            phrase(CONDITION, f"<n> or more <what> {_died}this turn", k.Happened(_some, _n))

# --- numbers ----------------------------------------------------------------------------------------------------------------
_OPPONENTS, _ANY = s.Opponents(), f.Anything()
phrase(VALUE, "the total <stat> of those cards", TotalOf(STAT("stat"), That("card", True)))
_hand = v.Count(s.Each(_ANY, t.HAND, s.ThatOne()))
_holding = s.PlayersWhere(_OPPONENTS, k.Compare(_hand, f.GE, SEVERAL("n")))
phrase(VALUE, "the number of your opponents with <n> or more cards in hand", v.CountPlayers(_holding))
_of_color = Described((), Head((), "card"), (f.OfChosenColor(),))
words_for(EACH, {"card of the chosen color exiled this way": DoneToSuch(_of_color, "exiled")})

# --- the greater of two numbers ---------------------------------------------------------------------------------------------
_n = NUMERAL("n")


def _greater(one: Any, other: Any) -> v.Plus:
    return v.Plus(one, v.Minus(other, one))  # a difference is never below zero


_so_many, _others = CountOf(DESC.many("a")), CountOf(DESC.many("b"))
phrase(VALUE, "the number of <a> or the number of <b>, whichever is greater", _greater(_so_many, _others))
_won, _lost = (v.TimesHappened(made, True) for made in (p.GainsLife(_YOU), p.LosesLife(_YOU)))
_life = "the amount of life you gained this turn or the amount of life you lost this turn, whichever is greater"
words_for(VALUE, {_life: _greater(_won, _lost)})
phrase(
    VALUE,
    "<n> or the greatest power among <a>, whichever is greater",
    _greater(_n, v.Greatest(v.POWER, DESC.many("a"))),
)

# --- what happened this turn, as numbers ------------------------------------------------------------------------------------
_OPPONENTS = s.Opponents()
for _words, _victim in (("your opponents", _OPPONENTS), ("you", _YOU)):
    _hurt = v.TimesHappened(p.DealsDamage(_ANY, None, _victim), True)
    words_for(VALUE, {f"the damage dealt to {_words} this turn": _hurt})
words_for(VALUE, {"the life you've lost this turn": v.TimesHappened(p.LosesLife(_YOU), True)})
phrase(
    VALUE, "the number of <what> you've sacrificed this turn", v.TimesHappened(p.Sacrifices(_YOU, DESC.many("what")))
)
