"""Conditions about players: "that player controls a Forest", "no opponent has more life than you", who controls the most."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import NUMERAL, ONE_UP, SEVERAL
from inset.oracle.grammar.symbols import CONDITION, DESC, PLAYERS, TO_PLAYERS
from inset.oracle.phrase import Pair, phrase, words_for
from inset.oracle.spoken import AimedPlayer, It, PlayerHas, ThatPlayer, TheyAll

_ALL, _OPPONENTS, _YOU, _THEY = s.AllPlayers(), s.Opponents(), s.You(), s.ThatOne()
SOMEBODY: Final = Pair("a player of whom something is true")
words_for(
    SOMEBODY.one,
    {
        "that player": ThatPlayer(), "that opponent": ThatPlayer("opponent"), "defending player": s.DefendingPlayer(s.This()),
        "its controller": s.ControllerOf(It()), "the chosen player": s.ChosenPlayer(),
    },
)  # fmt: skip
words_for(SOMEBODY.many, {"they": TheyAll()})

# --- what is true of one player ---------------------------------------------------------------------------------------------
HAS: Final = Pair("what is true of a player")  # of ``ThatOne``
_a, _them, _n = INDEFINITE("what"), DESC.many("what"), SEVERAL("n")


def _theirs(what: Any) -> Any:
    return s.Each(f.And((what, f.ControlledBy(_THEY))))


phrase(HAS, "control* <what>", k.Exists(_theirs(_a)))
phrase(HAS, "control* no <what>", k.Unless(k.Exists(_theirs(_them))))
phrase(HAS, "control* <n> or more <what>", k.Exists(_theirs(_them), _n))
phrase(HAS, "control* <n> or fewer <what>", k.Compare(v.Count(_theirs(_them)), f.LE, ONE_UP("n")))
phrase(HAS.one, "doesn't control <what>", k.Unless(k.Exists(_theirs(_a))))
_so_many, _yours = v.Count(_theirs(_them)), v.Count(s.Each(f.And((_them, f.ControlledBy(_YOU)))))
for _than, _op in (("more", f.GT), ("fewer", f.LT)):
    phrase(HAS, f"control* {_than} <what> than you", k.Compare(_so_many, _op, _yours))
_life, _your_life = v.LifeTotal(_THEY), v.LifeTotal(_YOU)
phrase(HAS, "have* <n> or more life", k.Compare(_life, f.GE, NUMERAL("n")))
phrase(HAS, "have* <n> or less life", k.Compare(_life, f.LE, NUMERAL("n")))
phrase(HAS, "have* more life than you", k.Compare(_life, f.GT, _your_life))
phrase(HAS, "have* less life than you", k.Compare(_life, f.LT, _your_life))
_hand, _your_hand = (v.Count(s.Each(f.Anything(), t.HAND, who)) for who in (_THEY, _YOU))
phrase(HAS, "have* no cards in hand", k.Compare(_hand, f.EQ, 0))
phrase(HAS, "have* <n> or more cards in hand", k.Compare(_hand, f.GE, _n))
phrase(HAS, "have* <n> or fewer cards in hand", k.Compare(_hand, f.LE, ONE_UP("n")))
phrase(HAS, "have* more cards in hand than you", k.Compare(_hand, f.GT, _your_hand))
_counters = v.PlayerCounters("poison", _THEY)
phrase(HAS, "have* <n> or more poison counters", k.Compare(_counters, f.GE, _n))
_lost = v.TimesHappened(p.LosesLife(_THEY), True)
phrase(HAS, "lost life this turn", k.Compare(_lost, f.GE, 1))
phrase(HAS, "lost <n> or more life this turn", k.Compare(_lost, f.GE, NUMERAL("n")))
_any = f.Anything()
for _kind, _combat in (("", None), ("combat ", True)):
    _hurt = k.Happened(p.DealsDamage(_any, None, _THEY, _combat))
    phrase(HAS.one, f"was dealt {_kind}damage this turn", _hurt)
    phrase(HAS.many, f"were dealt {_kind}damage this turn", _hurt)

# --- of whom ----------------------------------------------------------------------------------------------------------------
phrase(CONDITION, "<who> <is>", PlayerHas(SOMEBODY.one("who"), HAS.one("is")))
phrase(CONDITION, "<who> <is>", PlayerHas(SOMEBODY.many("who"), HAS.many("is")))
for _noun, _of_all in (("player", _ALL), ("opponent", _OPPONENTS)):
    for _how in ("a", "each", "no"):
        phrase(CONDITION, f"{_how} {_noun} <is>", PlayerHas(_of_all, HAS.one("is"), _how))
    phrase(CONDITION, f"any {_noun} <is>", PlayerHas(_of_all, HAS.one("is")))

# --- those of whom it is true -----------------------------------------------------------------------------------------------
for _noun, _of_all in (("player", _ALL), ("opponent", _OPPONENTS)):
    phrase(PLAYERS.one, f"each {_noun} who <is>", s.PlayersWhere(_of_all, HAS.one("is")))
    phrase(TO_PLAYERS, f"each {_noun} who <is>", s.PlayersWhere(_of_all, HAS.one("is")))
    phrase(EACH, f"{_noun} who <is>", v.CountPlayers(s.PlayersWhere(_of_all, HAS.one("is"))))

# --- who controls the most --------------------------------------------------------------------------------------------------
_own, _most = v.Count(s.Each(f.And((_them, f.ControlledBy(_THEY))))), v.MostControlled(s.Each(_them))
phrase(HAS, "control* the most <what>", k.Compare(_own, f.GE, _most))
phrase(HAS, "control* the most <what> or is tied for the most", k.Compare(_own, f.GE, _most))

# --- players ----------------------------------------------------------------------------------------------------------------
_many, BF = DESC.many("what"), t.BATTLEFIELD
for _of in (PLAYERS.one, TO_PLAYERS):
    words_for(_of, {"each of your opponents": _OPPONENTS})
words_for(PLAYERS.one, {"the player": ThatPlayer("the player")})
phrase(PLAYERS.one, "target player who <is>", AimedPlayer(s.PlayersWhere(_ALL, HAS.one("is"))))
phrase(HAS.one, "drew <n> or more cards this turn", k.Happened(p.DrawsCard(_THEY), _n))
_entered = p.Moves(f.And((_many, f.ControlledBy(_THEY))), destination=BF)
phrase(HAS.one, "had <n> or more <what> enter the battlefield under their control this turn", k.Happened(_entered, _n))
