"""Clauses that compare with what the event or an instruction before was about, and what few cards say."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.keywords import CONVOKE, CYCLING
from inset.oracle.grammar.clauses import CLAUSES, EACH, FULL
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    AFTER,
    CLAUSE,
    CONDITION,
    COUNTERS,
    EVENT,
    KIND,
    ORDER,
    PLAYERS,
    SAID_DEED,
    SENTENCE,
    STAT,
    TO_THING,
    VALUE,
)
from inset.oracle.grammar.tokens import ONE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Conditional,
    Creates,
    Described,
    DoneToSuch,
    EventThing,
    HadCounters,
    Head,
    It,
    NoneRemoved,
    OpponentGains,
    PutsCounters,
    Sequence,
    That,
    TheyAll,
    TotalOf,
    WhoCant,
)

_YOU, _ALL, _OPPONENTS, _ANY, _what = s.You(), s.AllPlayers(), s.Opponents(), f.Anything(), TO_THING("what")

# --- after the noun -----------------------------------------------------------------------------------------------------
_lesser = f.StatIs(v.MANA_VALUE, f.LT, v.Stat(v.MANA_VALUE, EventThing()))
_hit = s.PlayersInEvents(_ALL, p.DealsDamage(f.IsThis(), None, _ALL, True))
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"with lesser mana value": _lesser})
    words_for(_of, {"whose controller was dealt combat damage by ~ this turn": f.ControlledBy(_hit)})
words_for(AFTER.one, {"with a cycling ability": f.HasKeyword(CYCLING), "that has convoke": f.HasKeyword(CONVOKE)})
words_for(
    AFTER.many, {"with cycling abilities": f.HasKeyword(CYCLING), "with a cycling ability": f.HasKeyword(CYCLING)}
)

# --- counters -----------------------------------------------------------------------------------------------------------
words_for(TO_THING, {"each creature that had counters put on it this way": HadCounters()})
words_for(CONDITION, {"no counters were removed this way": NoneRemoved()})
_first = Conditional(CONDITION("if"), PutsCounters((COUNTERS("a"),), _what), True)
_second = Conditional(CONDITION("or"), PutsCounters((COUNTERS("b"),), It()), True)
phrase(SENTENCE, "put <a> on <what> if <if> and <b> on it if <or>", Sequence((_first, _second), "and"))
for _onto in ("onto", "to"):
    phrase(
        ORDER, f"move any number of counters from <what> {_onto} <to>",
        e.MoveCounters(_what, TO_THING("to"), how=e.ANY_COUNTERS),
    )  # fmt: skip

# --- numbers ------------------------------------------------------------------------------------------------------------
phrase(VALUE, "the total <stat> of those cards", TotalOf(STAT("stat"), That("card", True)))
_hand = v.Count(s.Each(_ANY, t.HAND, s.ThatOne()))
_holding = s.PlayersWhere(_OPPONENTS, k.Compare(_hand, f.GE, SEVERAL("n")))
phrase(VALUE, "the number of your opponents with <n> or more cards in hand", v.CountPlayers(_holding))
_of_color = Described((), Head((), "card"), (f.OfChosenColor(),))
words_for(EACH, {"card of the chosen color exiled this way": DoneToSuch(_of_color, "exiled")})

# --- life ------------------------------------------------------------------------------------------------------------
_third = e.LoseLife(WHO, v.Evenly(v.Plus(v.LifeTotal(TheyAll()), 2), 3))
words_for(SAID_DEED.one, {"loses a third of their life, rounded up": _third})
_so_much = Sequence((e.GainLife(WHO, VALUE("n")), e.Draw(WHO, VALUE("n"))), "and")
phrase(SAID_DEED, "gain* life and draw* cards equal to <n>", _so_much)

# --- players ------------------------------------------------------------------------------------------------------------
words_for(PLAYERS.one, {"attacking player": s.ActivePlayer()})
phrase(CLAUSE, "a opponent gains control of <what>", OpponentGains(_what))
_against = Creates(ONE("t"), 1, s.You(), True, True, whom=s.ThatOne())
phrase(
    SENTENCE, "for each opponent, create a <t> that's tapped and attacking that player or a planeswalker they control",
    e.ForEachPlayer(_OPPONENTS, (_against,)),
)  # fmt: skip
phrase(
    EVENT, "you activate a ability of a <kind> planeswalker",
    p.Activates(_YOU, f.And((KIND.one("kind"), f.HasType(t.PLANESWALKER)))),
)  # fmt: skip

# --- names and graveyards -----------------------------------------------------------------------------------------------
_creature, _like = f.HasType(t.CREATURE), f.SharesNameWith(It())
_namesakes = k.AnyOf((
    k.Exists(s.Each(f.And((_creature, f.ControlledBy(_YOU), f.Not(f.IsOneOf(It())), _like)))),
    k.Exists(s.Each(f.And((_creature, _like)), t.GRAVEYARD, _YOU)),
))  # fmt: skip
_unique = k.Unless(_namesakes)
words_for(
    CONDITION,
    {
        "it doesn't have the same name as another creature you control or a creature card in your graveyard": _unique,
        "no cards are in that graveyard": k.Unless(k.Exists(s.Each(_ANY, t.GRAVEYARD, s.OwnerOf(It())))),
    },
)  # fmt: skip
_blocked = s.Each(f.And((_creature, f.IsBlocked(s.This()))))

# --- onto libraries --------------------------------------------------------------------------------------------------
words_for(
    ORDER,
    {
        "put ~ and each creature it's blocking on top of their owners ' libraries, then those players shuffle": Sequence(
            (e.Move(s.Union((s.This(), _blocked)), t.LIBRARY, save=0), e.Shuffle(s.OwnerOf(s.Saved(0)))), "then"
        ),
    },
)  # fmt: skip

# --- who can't --------------------------------------------------------------------------------------------------------------
for _noun, _of_all in (("player", _ALL), ("opponent", _OPPONENTS)):
    phrase(SENTENCE, f"each {_noun} who can't <deed>", WhoCant(_of_all, FULL.one("deed")))
    phrase(SENTENCE, f"for each {_noun} who can't, <c>", WhoCant(_of_all, CLAUSES("c"), True))
