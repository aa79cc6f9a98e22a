"""What few cards say each: base power alone, players with protection, the greater of two numbers, damage to several at once."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.keywords import KEYWORD_BIT
from inset.oracle.grammar.abilities import COMMON
from inset.oracle.grammar.clauses import CLAUSES
from inset.oracle.grammar.numbers import GENERIC, NUMERAL
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.player_conditions import HAS
from inset.oracle.grammar.references import REFERRED
from inset.oracle.grammar.spell_costs import OWN
from inset.oracle.grammar.symbols import (
    A_DESC,
    ADJECTIVE,
    CLAUSE,
    CONDITION,
    CONDITIONAL,
    DEED,
    DESC,
    DURATION,
    EVENT,
    MOD,
    ORDER,
    PLAYERS,
    STATIC,
    STATIC_MOD,
    STEP,
    THING,
    TO_THING,
    VALUE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Additional,
    Conditional,
    CountOf,
    ExiledIfDies,
    HostAs,
    It,
    Sequence,
    StaticText,
)

_YOU, _ALL, _OPPONENTS, _ANY = s.You(), s.AllPlayers(), s.Opponents(), f.Anything()
_dur, _n = DURATION("dur"), NUMERAL("n")

# --- base power or toughness alone (208.4b) ---------------------------------------------------------------------------
for _of in (MOD, STATIC_MOD):
    phrase(_of, "have* base power <n>", m.SetPT(_n, None))
    phrase(_of, "have* base toughness <n>", m.SetPT(None, _n))

# --- players (702.11c, 702.16) ----------------------------------------------------------------------------------------
_safe = e.Establish((st.PlayerProtection(_YOU, _ANY),), _dur)
phrase(CLAUSE, "you gain protection from everything <dur>", _safe)
_hidden = e.Establish((st.PlayerRule(st.PLAYER_HEXPROOF, _YOU),), _dur)
phrase(CLAUSE, "you gain hexproof <dur>", _hidden)
words_for(PLAYERS.one, {"the monarch": s.TheMonarch()})
words_for(HAS.one, {"is the monarch": k.PlayerIs(s.ThatOne(), s.TheMonarch())})

# --- what opponents can't do -----------------------------------------------------------------------------------------
_still = f.HasType(t.ARTIFACT | t.CREATURE | t.ENCHANTMENT)
_quiet = (
    st.CantCast(_OPPONENTS, f.IsSpell()),
    st.CantActivate(_OPPONENTS, False, f.And((_still, f.IsIn(t.BATTLEFIELD)))),
)
words_for(
    STATIC, {"your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments": _quiet}
)
_when = k.AllOf((CONDITION("if"), k.TurnOf(_YOU)))
_static = StaticText((STATIC("static"),), _when)
phrase(COMMON, "as long as <if>, <static> during your turn.", _static)

# --- the greater of two numbers ---------------------------------------------------------------------------------------


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

# --- damage to one or more at once (603.2c) ---------------------------------------------------------------------------
_what = A_DESC("what")
_WHOM: Final[dict[str, tuple[Any, Any]]] = {
    "players": (None, _ALL),
    "of your opponents": (None, _OPPONENTS),
    "creatures": (f.HasType(t.CREATURE), None),
    "blocking creatures": (f.And((f.HasType(t.CREATURE), f.IsBlocking())), None),
    "permanents and/or players": (_ANY, _ALL),
}
for _words, (_to, _players) in _WHOM.items():
    for _kind, _combat in (("", None), ("combat ", True), ("noncombat ", False)):
        _dealt = p.DealsDamage(_what, _to, _players, _combat, to_several=True)
        phrase(EVENT, f"<what> (deals|deal) {_kind}damage to one or more {_words}", _dealt)

# --- two things about one ---------------------------------------------------------------------------------------------
_dies = ExiledIfDies(REFERRED("what"))
for _and in (", and", " and"):
    _both = Sequence((CLAUSES("c"), _dies), "and")
    phrase(
        CONDITIONAL,
        f"if <if>, <c>{_and} if <what> would die this turn, exile it instead",
        Conditional(CONDITION("if"), _both),
    )

# --- what is enchanted -----------------------------------------------------------------------------------------------
for _noun in ("Mountain", "Forest", "Island", "Swamp", "Plains", "Wall", "Equipment"):
    words_for(THING.one, {f"enchanted {_noun}": HostAs("enchanted", _noun)})
_pair = s.Union((HostAs("enchanted", "creature"), s.This()))
words_for(TO_THING, {"enchanted creature and ~": _pair, "it and ~": s.Union((It(), s.This()))})

# --- events of keywords ----------------------------------------------------------------------------------------------
_outlast = p.Activates(_YOU, f.IsThis(), keyword=KEYWORD_BIT["outlast"])
words_for(EVENT, {"you activate ~'s outlast ability": _outlast})

# --- another card ----------------------------------------------------------------------------------------------------
phrase(DEED, "draw* another card", Additional(e.Draw(WHO, 1)))

# --- steps -----------------------------------------------------------------------------------------------------------
words_for(STEP, {"each other player's draw step": p.BeginningOf(t.DRAW, _OPPONENTS)})

# --- counters --------------------------------------------------------------------------------------------------------
phrase(ORDER, "put ~'s counters on <to>", e.PutSameCounters(s.This(), TO_THING("to")))

# --- adjectives ------------------------------------------------------------------------------------------------------
words_for(ADJECTIVE, {"attacking or tapped": f.Or((f.IsAttacking(), f.IsTapped()))})

# --- costs that depend on targets ------------------------------------------------------------------------------------
_aimed = k.Matches(s.This(), f.TargetsSome(A_DESC("what")))
phrase(OWN, "this spell costs <n> more to cast if it targets <what>.", a.OwnCost(GENERIC("n"), 1, _aimed))
