"""Conditions: what players control, what happened this turn, how many there are, comparisons of players."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.language.node import Players, Value
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.numbers.numbers import NUMERAL, ONE_UP, SEVERAL
from inset.oracle.grammar.objects.descriptions import BEFORE, COUNTER
from inset.oracle.grammar.permanents.tokens import COLORS
from inset.oracle.grammar.symbols import A_DESC, COMPARED, CONDITION, DESC, HEAD, OF_THING, STAT, THING
from inset.oracle.lexicon import PAID_FOR
from inset.oracle.phrase import Nonterminal, computed, phrase, words_for
from inset.oracle.spoken import (
    BothOwned,
    CountOf,
    Described,
    Every,
    InYourGraveyard,
    InZone,
    It,
    MoreThanYou,
    ThatPlayer,
    TheyAll,
    ThisAs,
    WasDestroyed,
    WasPaid,
)

_YOU, _OPPONENTS, _ALL, _ANY = s.You(), s.Opponents(), s.AllPlayers(), f.Anything()
_n, _many, _what = SEVERAL("n"), DESC.many("what"), THING.one("what")
BF, GY = t.BATTLEFIELD, t.GRAVEYARD

_a = A_DESC("what")
phrase(CONDITION, "you control <what>", k.Exists(Every(_a, "control")))
phrase(CONDITION, "you don't control <what>", k.Unless(k.Exists(Every(_a, "control"))))
phrase(CONDITION, "you control <n> or more <what>", k.Exists(Every(_many, "control"), _n))
phrase(CONDITION, "you control <n> or more <what> with different names", k.Exists(Every(_many, "control"), _n, True))
phrase(
    CONDITION, "you control <n> or more <what> with the same name", k.Exists(Every(_many, "control"), _n, alike=True)
)
phrase(CONDITION, "you control <n> or fewer <what>", k.Compare(v.Count(Every(_many, "control")), f.LE, _n))
phrase(CONDITION, "it's your turn", k.TurnOf(_YOU))
phrase(CONDITION, "<what> is <where>", k.Matches(THING.one("what"), A_DESC("where")))
phrase(CONDITION, "~ is attached to <where>", k.Matches(s.Host(), A_DESC("where")))
phrase(CONDITION, "<what> is tapped", k.Matches(THING.one("what"), f.IsTapped()))
phrase(CONDITION, "<what> is untapped", k.Matches(THING.one("what"), f.Not(f.IsTapped())))
phrase(CONDITION, "you gained life this turn", k.Happened(p.GainsLife(_YOU)))

# --- this turn --------------------------------------------------------------------------------------------------------------
phrase(CONDITION, "<n> or more <what> died this turn", k.Happened(p.Moves(_many, BF, GY), _n))
phrase(CONDITION, "you both own and control ~ and <what>", BothOwned(A_DESC("what")))  # 712.4a
phrase(CONDITION, "you gained <n> or more life this turn", k.Happened(p.GainsLife(_YOU), NUMERAL("n"), True))
phrase(CONDITION, "<n> or more <what> attacked this turn", k.Happened(p.Attacks(_many), _n, different=True))
phrase(CONDITION, "you've cast <spell> this turn", k.Happened(p.Casts(_YOU, A_DESC("spell"))))
phrase(CONDITION, "you've cast <n> or more <what> this turn", k.Happened(p.Casts(_YOU, _many), _n))
words_for(
    CONDITION,
    {
        "a permanent you controlled left the battlefield this turn": k.Happened(p.Moves(f.ControlledBy(_YOU), BF)),
        "~ started the turn untapped": k.BeganTurnUntapped(),
        "it's not your turn": k.Unless(k.TurnOf(_YOU)),
        "you attacked this turn": k.Happened(p.PlayerAttacks(_YOU)),
        "you've completed a dungeon": k.CompletedDungeon(_YOU),
        "you have the initiative": k.PlayerIs(_YOU, s.InitiativeHolder()),
        "you're the monarch": k.PlayerIs(_YOU, s.TheMonarch()),
        "you've been attacked this step": k.Happened(
            p.PlayerAttacks(s.AllPlayers(), whom=st.YOU_ALONE), this_step=True
        ),
    },
)

words_for(CONDITION, {"no spells were cast last turn": k.Unless(k.CastLastTurn())})
phrase(CONDITION, "this ability has been activated <n> or more times this turn", k.ActivatedSoOften(_n))
phrase(CONDITION, "a player cast <n> or more spells last turn", k.CastLastTurn(_n))

# --- how many ---------------------------------------------------------------------------------------------------------------
phrase(CONDITION, "there are <n> or more <what>", k.Exists(Every(_many, "there"), _n))
_kinds = v.CardTypesAmong(Every(_many, "there"))
phrase(CONDITION, "there are <n> or more card types among <what>", k.Compare(_kinds, f.GE, _n))
_life = v.LifeTotal(_YOU)
phrase(CONDITION, "you have <n> or more life", k.Compare(_life, f.GE, NUMERAL("n")))
phrase(CONDITION, "you have <n> or less life", k.Compare(_life, f.LE, NUMERAL("n")))
for _group, _among in (("player", _ALL), ("opponent", _OPPONENTS)):
    for _words, _op in (("or more", f.GE), ("or less", f.LE)):
        _alive = k.Compare(v.LifeTotal(s.ThatOne()), _op, NUMERAL("n"))
        _not_alive = k.PlayerIs(_among, s.PlayersWhere(_among, k.Unless(_alive)))
        phrase(CONDITION, f"a {_group} has <n> {_words} life", k.PlayerIs(_among, s.PlayersWhere(_among, _alive)))
        phrase(CONDITION, f"each {_group} has <n> {_words} life", k.Unless(_not_alive))
_LED = s.Each(f.And((f.IsCommander(), f.OwnedBy(_YOU), f.ControlledBy(_YOU))))
phrase(CONDITION, "you control your commander", k.Exists(_LED))
_buried = Described(BEFORE("before", ()), HEAD.one("head"), (InZone(GY, _YOU, "in"),))
phrase(CONDITION, "a [<before>] <head> is in your graveyard", k.Exists(Every(_buried, "there")))
phrase(CONDITION, "<what> is attacking you", k.Exists(Every(f.And((INDEFINITE("what"), f.IsAttacking(_YOU))), "there")))
phrase(
    CONDITION, "you lost <n> or more life this turn",
    k.Compare(v.TimesHappened(p.LosesLife(_YOU), True), f.GE, NUMERAL("n")),
)  # fmt: skip


def _hand(who: Players) -> Value:
    return v.Count(s.Each(_ANY, t.HAND, who))


phrase(CONDITION, "you have <n> or more cards in hand", k.Compare(_hand(_YOU), f.GE, _n))
phrase(CONDITION, "you have <n> or fewer cards in hand", k.Compare(_hand(_YOU), f.LE, ONE_UP("n")))
phrase(CONDITION, "you have no cards in hand", k.Compare(_hand(_YOU), f.EQ, 0))
_library = v.Count(s.Each(_ANY, t.LIBRARY, s.ThatOne()))
_low = k.PlayerIs(_ALL, s.PlayersWhere(_ALL, k.Compare(_library, f.LE, ONE_UP("n"))))
phrase(CONDITION, "a library has <n> or fewer cards in it", _low)
_total = v.Total(v.POWER, _many)
phrase(CONDITION, "<what> have total power <n> or greater", k.Compare(_total, f.GE, NUMERAL("n")))
_hurt = v.TimesHappened(p.DealsDamage(_ANY, to_players=s.ThatOne()), True)
phrase(
    CONDITION, "a opponent was dealt <n> or more damage this turn",
    k.PlayerIs(_OPPONENTS, s.PlayersWhere(_OPPONENTS, k.Compare(_hurt, f.GE, NUMERAL("n")))),
)  # fmt: skip
phrase(CONDITION, "a opponent controls more <what> than you", MoreThanYou(_many))
_few = ONE_UP("n")

# --- of one object ----------------------------------------------------------------------------------------------------------
_counters = f.HasCounter(COUNTER("kind"), _n)
phrase(CONDITION, "there are <n> or more <kind> counters on <what>", k.Matches(_what, _counters))
phrase(CONDITION, "<what> has <n> or more <kind> counters on (it|him|her)", k.Matches(_what, _counters))
phrase(CONDITION, "<what> is prepared", k.Matches(_what, f.IsDesignated()))
phrase(CONDITION, "<what> isn't prepared", k.Unless(k.Matches(_what, f.IsDesignated())))
for _name, _past in (("kicker", "kicked"), ("bargain", "bargained")):
    phrase(CONDITION, f"it was {_past}", WasPaid(It(), _name))
    phrase(CONDITION, f"this spell was {_past}", WasPaid(ThisAs("spell"), _name))
phrase(CONDITION, "this spell was foretold", k.Matches(ThisAs("spell"), f.IsForetold()))
phrase(CONDITION, "the gift was promised", k.CostWasPaid("gift"))
for _name in PAID_FOR:
    phrase(CONDITION, f"its {_name} cost was paid", WasPaid(It(), _name))
    phrase(CONDITION, f"this spell 's {_name} cost was paid", WasPaid(ThisAs("spell"), _name))
for _words, _zones in (("a graveyard", GY), ("exile", t.EXILE), ("your hand", t.HAND)):
    _origin = f.WasCastFrom(_zones, _words == "a graveyard")
    phrase(CONDITION, f"this spell was cast from {_words}", k.Matches(s.This(), _origin))
    phrase(CONDITION, f"it was cast from {_words}", k.Matches(It(), _origin))
    _cast = f.And((f.WasCastBy(_YOU), _origin))
    phrase(CONDITION, f"you cast it from {_words}", k.Matches(It(), _cast))
phrase(CONDITION, "you cast it", k.Matches(It(), f.WasCastBy(_YOU)))
phrase(CONDITION, "you controlled <what>", k.Matches(_what, f.ControlledBy(_YOU)))
phrase(CONDITION, "it's <where>", k.Matches(It(), A_DESC("where")))
SIZED: Final = Nonterminal("having a size")


def _stat_is(which: int, compared: tuple[int, Any]) -> f.StatIs:
    return f.StatIs(which, *compared)


def _un_stat_is(value: Any) -> tuple[Any, ...] | None:
    return (value.which, (value.op, value.amount)) if isinstance(value, f.StatIs) else None


computed(SIZED, "<stat> <is>", (STAT("stat"), COMPARED("is")), _stat_is, _un_stat_is)
phrase(CONDITION, "<what> has <size>", k.Matches(_what, SIZED("size")))


def _compared(of: Any, which: int, compared: tuple[int, Any]) -> k.Compare:
    return k.Compare(v.Stat(which, of), *compared)


def _un_compared(value: Any) -> tuple[Any, ...] | None:
    if not isinstance(value, k.Compare) or not isinstance(value.a, v.Stat):
        return None
    return (value.a.of, value.a.which, (value.op, value.b))


computed(CONDITION, "<of> <stat> is <is>", (OF_THING("of"), STAT("stat"), COMPARED("is")), _compared, _un_compared)

# --- life, damage, attachments ----------------------------------------------------------------------------------------------
_thing = THING.one("what")
words_for(
    CONDITION,
    {
        "you lost life this turn": k.Happened(p.LosesLife(_YOU)),
        "you've lost life this turn": k.Happened(p.LosesLife(_YOU)),
        "you've gained life this turn": k.Happened(p.GainsLife(_YOU)),
        "it's attacking": k.Matches(It(), f.IsAttacking()),
        "it's blocking": k.Matches(It(), f.IsBlocking()),
        "it's untapped": k.Matches(It(), f.Not(f.IsTapped())),
        "it's tapped": k.Matches(It(), f.IsTapped()),
    },
)
for _word, _subtype in (("equipped", "Equipment"), ("enchanted", "Aura")):
    phrase(CONDITION, f"<what> is {_word}", k.Matches(_thing, f.HasAttached(f.HasSubtype((_subtype,)))))
phrase(CONDITION, "<what> is attacking", k.Matches(_thing, f.IsAttacking()))

# --- devotion (700.5), life, phases -----------------------------------------------------------------------------------------
_colors = COLORS("colors")
_devotion = v.Devotion(_colors, _YOU)
phrase(CONDITION, "your devotion to <colors> is less than <n>", k.Compare(_devotion, f.LT, SEVERAL("n")))
_MAIN = (t.PRECOMBAT_MAIN, t.POSTCOMBAT_MAIN)
phrase(  # the stack is empty before a phase ends (500.2), so it resolves in the phase in which it was cast
    CONDITION, "you cast this spell during your main phase",
    k.AllOf((k.Matches(s.This(), f.WasCastBy(_YOU)), k.TurnOf(_YOU), k.InStep(_MAIN))),
)  # fmt: skip
phrase(CONDITION, "you have <n> or more opponents", k.Compare(v.CountPlayers(_OPPONENTS), f.GE, _n))
phrase(CONDITION, "<what> entered this turn", k.Matches(_what, f.EnteredThisTurn()))
phrase(CONDITION, "<what> was <where>", k.Matches(_what, A_DESC("where")))
phrase(CONDITION, "you control at least <n> <other>", k.Exists(Every(DESC.many("other"), "control"), _n))
phrase(CONDITION, "you control no <what>", k.Unless(k.Exists(Every(_many, "control"))))
_eight = k.Exists(s.Each(_ANY, t.GRAVEYARD, s.ThatOne()), _n)
phrase(
    CONDITION, "a opponent has <n> or more cards in their graveyard",
    k.PlayerIs(_OPPONENTS, s.PlayersWhere(_OPPONENTS, _eight)),
)  # fmt: skip
phrase(CONDITION, "it escaped", WasPaid(It(), "escape"))
phrase(CONDITION, "(~|this card) is in your graveyard", InYourGraveyard())
phrase(CONDITION, "X is <n> or more", k.Compare(v.X(), f.GE, NUMERAL("n")))
_both_there = k.AllOf((k.Exists(Every(A_DESC("one"), "control")), k.Exists(Every(A_DESC("two"), "control"))))
phrase(CONDITION, "you control <one> and <two>", _both_there)

# --- what else happened this turn -------------------------------------------------------------------------------------------
_attacked = k.Happened(p.Attacks(f.And((f.HasType(t.CREATURE), f.ControlledBy(_YOU)))), _n, different=True)
phrase(CONDITION, "you attacked with <n> or more creatures this turn", _attacked)
words_for(CONDITION, {"you created a token this turn": k.Happened(p.CreatesToken(_YOU))})
_had = f.HasCounter(COUNTER("kind"))
phrase(CONDITION, "<what> had a <kind> counter on (it|him|her)", k.Matches(_what, _had))
phrase(CONDITION, "<what> had one or more <kind> counters on (it|him|her)", k.Matches(_what, _had))
phrase(CONDITION, "<what> has a <kind> counter on (it|him|her)", k.Matches(_what, _had))
phrase(CONDITION, "<what> has one or more <kind> counters on (it|him|her)", k.Matches(_what, _had))
phrase(CONDITION, "<what> had counters on (it|him|her)", k.Matches(_what, f.HasCounter("")))
phrase(CONDITION, "<what> has a counter on (it|him|her)", k.Matches(_what, f.HasCounter("")))
words_for(
    CONDITION,
    {
        "it's not their turn": k.Unless(k.TurnOf(TheyAll())),
        "it's not that player's turn": k.Unless(k.TurnOf(ThatPlayer())),
        "it's that player's turn": k.TurnOf(ThatPlayer()),
    },
)
_more_of = CountOf(f.And((_many, f.ControlledBy(ThatPlayer()))))
phrase(
    CONDITION, "that player controls more <what> than you",
    k.Compare(_more_of, f.GT, CountOf(f.And((_many, f.ControlledBy(_YOU))))),
)  # fmt: skip
_apart = k.Exists(Every(_many, "control"), _n, powers=True)
phrase(CONDITION, "you control <n> or more <what> with different powers", _apart)
for _noun in ("creature", "permanent", "artifact", "land"):
    phrase(CONDITION, f"a {_noun} is destroyed this way", WasDestroyed(_noun))
    phrase(CONDITION, f"that {_noun} is destroyed this way", WasDestroyed(_noun, True))
phrase(CONDITION, "you have fewer than <n> cards in hand", k.Compare(_hand(_YOU), f.LT, _n))

# --- what there is not ------------------------------------------------------------------------------------------------------
phrase(CONDITION, "there are no <what>", k.Unless(k.Exists(Every(_many, "there"))))
phrase(CONDITION, "no <what> are on the battlefield", k.Unless(k.Exists(Every(_many, "there"))))
phrase(CONDITION, "there is <what>", k.Exists(Every(INDEFINITE("what"), "there")))
phrase(CONDITION, "there's <what>", k.Exists(Every(INDEFINITE("what"), "there")))
_none = k.Unless(k.Matches(_what, f.HasCounter(COUNTER("kind"))))
phrase(CONDITION, "there are no <kind> counters on <what>", _none)
phrase(CONDITION, "<what> has no <kind> counters on it", _none)
phrase(CONDITION, "<what> has no counters on it", k.Unless(k.Matches(_what, f.HasCounter(""))))
phrase(CONDITION, "<what> had no counters on it", k.Unless(k.Matches(_what, f.HasCounter(""))))
for _isnt in ("isn't", "wasn't"):
    phrase(CONDITION, f"<what> {_isnt} <where>", k.Unless(k.Matches(_what, A_DESC("where"))))
phrase(CONDITION, "it's not <where>", k.Unless(k.Matches(It(), A_DESC("where"))))
words_for(
    CONDITION,
    {
        "it isn't attacking": k.Unless(k.Matches(It(), f.IsAttacking())),
        "it was attacking": k.Matches(It(), f.IsAttacking()), "it was blocking": k.Matches(It(), f.IsBlocking()),
        "it was attacking or blocking": k.Matches(It(), f.Or((f.IsAttacking(), f.IsBlocking()))),
        "it's attacking or blocking": k.Matches(It(), f.Or((f.IsAttacking(), f.IsBlocking()))),
    },
)  # fmt: skip
_like = THING.one("like")
for _word, _shares in (
    ("creature type", f.SharesCreatureTypeWith(_like)), ("color", f.SharesColorWith(_like)),
    ("card type", f.SharesTypeWith(_like)), ("name", f.SharesNameWith(_like)),
):  # fmt: skip
    phrase(CONDITION, f"<what> shares a {_word} with <like>", k.Matches(_what, _shares))
phrase(CONDITION, "<what> has the same name as <like>", k.Matches(_what, f.SharesNameWith(_like)))

# --- the most common color --------------------------------------------------------------------------------------------------
for _word, _bit in t.WORD_COLOR.items():
    _so_many = v.Count(s.Each(f.HasColor(_bit)))
    _rivals = tuple(other for other in t.WORD_COLOR.values() if other != _bit)
    _most = k.AllOf(tuple(k.Compare(_so_many, f.GE, v.Count(s.Each(f.HasColor(other)))) for other in _rivals))
    words_for(CONDITION, {f"{_word} is the most common color among all permanents or is tied for most common": _most})
