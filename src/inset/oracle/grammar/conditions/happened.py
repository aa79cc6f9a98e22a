"""What happened this turn, where cards are and what their names are, as conditions; events in somebody's turn (603.2, 700.1)."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.conditions.conditions import SIZED
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import NUMERAL, ONE_UP, ORDINAL, SEVERAL, SIZE
from inset.oracle.grammar.objects.descriptions import BEFORE, COUNTER
from inset.oracle.grammar.players.player_conditions import HAS
from inset.oracle.grammar.symbols import A_DESC, ANY_PLAYER, CONDITION, DESC, EVENT, HEAD, THING
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Described, DoneToOne, Every, Head, InZone, It, OneOrMore, That, ThisAs, WasPaid

_YOU, _ALL, _OPPONENTS, _ANY, _THEY = s.You(), s.AllPlayers(), s.Opponents(), f.Anything(), s.ThatOne()
BF, GY = t.BATTLEFIELD, t.GRAVEYARD
_what, _a, _n, _kind, _many = THING.one("what"), A_DESC("what"), SEVERAL("n"), COUNTER("kind"), DESC.many("what")

# --- this turn --------------------------------------------------------------------------------------------------------------
for _has in ("", "has "):
    phrase(CONDITION, f"a opponent {_has}cast <what> this turn", k.Happened(p.Casts(_OPPONENTS, _a)))
    _so_often = s.PlayersWhere(_OPPONENTS, k.Happened(p.Casts(_THEY, _many), _n))  # one of them, by themselves
    phrase(CONDITION, f"a opponent {_has}cast <n> or more <what> this turn", k.PlayerIs(_OPPONENTS, _so_often))
_buried = p.Moves(f.And((INDEFINITE("what"), f.OwnedBy(_YOU), f.IsCard())), destination=GY)  # a token is no card
phrase(CONDITION, "<what> was put into your graveyard from anywhere this turn", k.Happened(_buried))
_dead = p.Moves(INDEFINITE("what"), BF, GY)
phrase(CONDITION, "<what> was put into a graveyard from the battlefield this turn", k.Happened(_dead))
_entered = p.Moves(f.And((INDEFINITE("what"), f.ControlledBy(_YOU))), destination=BF)
phrase(CONDITION, "<what> entered the battlefield under your control this turn", k.Happened(_entered))
phrase(CONDITION, "<what> entered under your control this turn", k.Happened(_entered))
phrase(CONDITION, "you had <what> enter the battlefield under your control this turn", k.Happened(_entered))
_against = p.Moves(f.And((INDEFINITE("what"), f.ControlledBy(_OPPONENTS))), destination=BF)
phrase(CONDITION, "<what> entered the battlefield under a opponent's control this turn", k.Happened(_against))
_gained, _lost = p.GainsLife(_YOU), p.LosesLife(_YOU)
words_for(
    CONDITION,
    {
        "you gained or lost life this turn": k.AnyOf((k.Happened(_gained), k.Happened(_lost))),
        "you gained and lost life this turn": k.AllOf((k.Happened(_gained), k.Happened(_lost))),
    },
)
_elsewhere = f.And((f.WasCastBy(_YOU), f.Not(f.WasCastFrom(t.HAND))))
words_for(
    CONDITION,
    {
        "this spell was cast from anywhere other than your hand": k.Matches(ThisAs("spell"), _elsewhere),
        "you cast it from anywhere other than your hand": k.Matches(It(), _elsewhere),
        "that spell was kicked": k.Matches(That("spell"), f.WasKicked()),
        "it wasn't kicked": k.Unless(WasPaid(It(), "kicker")),
        "~ wasn't kicked": k.Unless(WasPaid(s.This(), "kicker")),
        "the gift wasn't promised": k.Unless(k.CostWasPaid("gift")),
    },
)

# --- how many ---------------------------------------------------------------------------------------------------------------
_yards = s.Each(_ANY, GY, _THEY)
phrase(
    CONDITION, "a graveyard has <n> or more cards in it",
    k.PlayerIs(_ALL, s.PlayersWhere(_ALL, k.Exists(_yards, NUMERAL("n")))),
)  # fmt: skip
_your_library = s.Each(_ANY, t.LIBRARY, _YOU)
words_for(CONDITION, {"your library has no cards in it": k.Unless(k.Exists(_your_library))})
_kept = Described(BEFORE("before", ()), HEAD.many("head"), (InZone(GY, _YOU, "in"),))
phrase(CONDITION, "<n> or more [<before>] <head> are in your graveyard", k.Exists(Every(_kept, "there"), _n))
_on = v.CountersOn(_kind, _what)
phrase(CONDITION, "<what> has fewer than <n> <kind> counters on (it|him|her)", k.Compare(_on, f.LT, _n))
phrase(CONDITION, "<what> has <n> or fewer <kind> counters on (it|him|her)", k.Compare(_on, f.LE, ONE_UP("n")))
_none = k.Unless(k.Matches(_what, f.HasCounter(_kind)))
phrase(CONDITION, "<what> doesn't have a <kind> counter on (it|him|her)", _none)
phrase(CONDITION, "X is <n> or greater", k.Compare(v.X(), f.GE, NUMERAL("n")))
_tough = v.Total(v.TOUGHNESS, _many)
phrase(CONDITION, "<what> have total toughness <n> or greater", k.Compare(_tough, f.GE, NUMERAL("n")))
_domain = v.BasicLandTypesAmong(Every(_many, "there"))
phrase(CONDITION, "there are <n> or more basic land types among <what>", k.Compare(_domain, f.GE, _n))
_dressed = f.HasAttached(f.HasSubtype(("Aura", "Equipment")))
phrase(CONDITION, "<what> was enchanted or equipped", k.Matches(_what, _dressed))
_poisoned = k.Compare(v.PlayerCounters("poison", _THEY), f.GE, 1)
words_for(HAS.one, {"is poisoned": _poisoned})
words_for(HAS.many, {"are poisoned": _poisoned})

# --- events in a turn -------------------------------------------------------------------------------------------------------
_mine = f.And((DESC.many("what"), f.OwnedBy(_YOU)))
_EVENTS: Final[dict[str, Any]] = {
    "<what> (dies|die)": p.Moves(_a, BF, GY),
    "<what> (leaves|leave) the battlefield": p.Moves(_a, BF),
    "one or more <what> leave your graveyard": p.Moves(OneOrMore(_mine), origin=GY),
    "you sacrifice <what>": p.Sacrifices(_YOU, _a),
    "you commit a crime": p.CommitsCrime(_YOU),
    "you draw a card": p.DrawsCard(_YOU),
    "you gain or lose life": p.Either((_gained, _lost)),
    "<what> becomes tapped": p.BecomesTapped(_a),
}
_TURNS: Final = {"your turn": k.TurnOf(_YOU), "a opponent's turn": k.TurnOf(_OPPONENTS)}
for _words, _event in _EVENTS.items():
    for _turn, _then in _TURNS.items():
        phrase(EVENT, f"{_words} during {_turn}", p.While(_event, _then))

# --- other events -----------------------------------------------------------------------------------------------------------
for _who, _play, _cast in ((ANY_PLAYER.one("who"), "plays", "casts"), (ANY_PLAYER.many("who"), "play", "cast")):
    _either = p.Either((p.PlaysCard(_who, f.HasType(t.LAND)), p.Casts(_who, f.IsSpell())))
    phrase(EVENT, f"<who> {_play} a land or {_cast} a spell", _either)  # which may be a copy (707.12)
    _cast_from_exile = p.Casts(_who, f.And((f.IsSpell(), f.WasCastFrom(t.EXILE))))
    _from_exile = p.Either((p.PlaysCard(_who, f.HasType(t.LAND), t.EXILE), _cast_from_exile))
    phrase(EVENT, f"<who> {_play} a land from exile or {_cast} a spell from exile", _from_exile)
phrase(EVENT, "<what> (is|are) exiled from the battlefield", p.Moves(_a, BF, t.EXILE))
phrase(EVENT, "<what> dies or is put into exile", p.Moves(_a, BF, GY | t.EXILE))
phrase(EVENT, "you draw your <n> card in a turn", p.DrawsCard(_YOU, ORDINAL("n")))
words_for(
    EVENT, {"you draw your first or second card each turn": p.Either((p.DrawsCard(_YOU, 1), p.DrawsCard(_YOU, 2)))}
)
phrase(EVENT, "a <what> is put into a graveyard", p.Moves(DESC.one("what"), BF, GY))

# --- sizes ------------------------------------------------------------------------------------------------------------------
_sized = Described((SIZE("size"),), Head((), "permanent"), ())
phrase(CONDITION, "<what> is <size>", k.Matches(THING.one("what"), _sized))

# --- names and graveyards ---------------------------------------------------------------------------------------------------
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

# --- conditions -------------------------------------------------------------------------------------------------------------
_theirs = s.Each(f.And((_many, f.ControlledBy(_OPPONENTS))))
phrase(CONDITION, "your opponents control no <what>", k.Unless(k.Exists(_theirs)))
phrase(CONDITION, "no <what> died this turn", k.Unless(k.Happened(p.Moves(_many, BF, GY))))
phrase(CONDITION, "you've gained <n> or more life this turn", k.Happened(p.GainsLife(_YOU), _n, True))
words_for(CONDITION, {"it's a opponent's turn": k.TurnOf(_OPPONENTS)})
phrase(CONDITION, "at least one <what> (is|was) milled this way", DoneToOne(DESC.one("what"), "milled"))
phrase(CONDITION, "it entered under your control", k.Matches(It(), f.ControlledBy(_YOU)))
words_for(EACH, {"1 damage dealt to you this turn": v.TimesHappened(p.DealsDamage(_ANY, None, _YOU), True)})

# --- sizes ------------------------------------------------------------------------------------------------------------------
phrase(CONDITION, "<what> had <size>", k.Matches(_what, SIZED("size")))
