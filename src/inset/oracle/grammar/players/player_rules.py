"""Rules about players (613.11): hands and libraries, winning and losing, protection and hexproof (702.11c, 702.16), what they
can't do, and when."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.abilities import Keyword
from inset.language.keywords import HEXPROOF
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.numbers.numbers import ONE_UP, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.players.player_conditions import HAS
from inset.oracle.grammar.symbols import A_DESC, CLAUSE, CONDITION, DESC, DURATION, PLAYERS, STATIC, THING_STATIC, VALUE
from inset.oracle.lexicon import NUMBERS
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import StaticText

_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_what, _one, _many = A_DESC("what"), DESC.one("what"), DESC.many("what")

# --- hands (402.2) ----------------------------------------------------------------------------------------------------------
for _whose, _who in (("your", _YOU), ("each opponent's", _OPPONENTS), ("each player's", _ALL)):
    _size = f"{_whose} maximum hand size is"
    phrase(STATIC, f"{_size} <n>", st.PlayerRule(st.HAND_SIZE_IS, _who, ONE_UP("n")))
    phrase(STATIC, f"{_size} equal to <n>", st.PlayerRule(st.HAND_SIZE_IS, _who, VALUE("n")))
    phrase(STATIC, f"{_size} increased by <n>", st.PlayerRule(st.HAND_SIZE_CHANGED, _who, ONE_UP("n")))
    for _number in range(1, 8):
        _less = {f"{_size} reduced by {NUMBERS[_number]}": st.PlayerRule(st.HAND_SIZE_CHANGED, _who, -_number)}
        words_for(STATIC, _less)

# --- whole sentences --------------------------------------------------------------------------------------------------------
_CANT_LOSE: Final = (st.PlayerRule(st.CANT_LOSE_GAME, _YOU), st.PlayerRule(st.CANT_WIN_GAME, _OPPONENTS))
_CANT_WIN: Final = (st.PlayerRule(st.CANT_WIN_GAME, _YOU), st.PlayerRule(st.CANT_LOSE_GAME, _OPPONENTS))
words_for(
    STATIC,
    {
        "players have no maximum hand size": st.PlayerRule(st.NO_MAXIMUM_HAND_SIZE, _ALL),
        "each player has no maximum hand size": st.PlayerRule(st.NO_MAXIMUM_HAND_SIZE, _ALL),
        "players can't search libraries": st.PlayerRule(st.CANT_SEARCH, _ALL),
        "your opponents can't search libraries": st.PlayerRule(st.CANT_SEARCH, _OPPONENTS),
        "players play with the top card of their libraries revealed": st.PlayerRule(st.REVEAL_TOP, _ALL),
        "your opponents play with the top card of their libraries revealed": st.PlayerRule(st.REVEAL_TOP, _OPPONENTS),
        "players play with their hands revealed": st.PlayerRule(st.HAND_REVEALED, _ALL),
        "you don't lose unspent mana as steps and phases end": st.PlayerRule(st.MANA_DOESNT_EMPTY, _YOU),
        "players don't lose unspent mana as steps and phases end": st.PlayerRule(st.MANA_DOESNT_EMPTY, _ALL),
        "players can't draw cards": st.PlayerRule(st.CANT_DRAW_MORE, _ALL, 0),
        "you can't get poison counters": st.CantGetCounters(_YOU, "poison"),
        "your life total can't change": st.PlayerRule(st.LIFE_CANT_CHANGE, _YOU),
    },
)
_couples = {
    "you can't lose the game and your opponents can't win the game.": _CANT_LOSE,
    "you can't win the game and your opponents can't lose the game.": _CANT_WIN,
}
for _words, _rules in _couples.items():
    words_for(COMMON, {_words: StaticText(_rules)})
phrase(STATIC, "you may play <n> additional lands on each of your turns",
       st.PlayerRule(st.EXTRA_LAND_PLAYS, _YOU, SEVERAL("n")))  # fmt: skip
phrase(THING_STATIC, "can't have <kind> counters put on (it|them)", st.CantHaveCounters(SUBJECT, COUNTER("kind")))
phrase(THING_STATIC, "can't have counters put on (it|them)", st.CantHaveCounters(SUBJECT))

# --- how often they can cast spells -----------------------------------------------------------------------------------------
phrase(STATIC, "<who> can't cast more than one <what> each turn", st.CantCast(PLAYERS.many("who"), _one, more_than=1))
phrase(STATIC, "<who> can't cast more than one <what> each turn", st.CantCast(PLAYERS.one("who"), _one, more_than=1))

# --- during turns -----------------------------------------------------------------------------------------------------------
_static, _combat = STATIC("static"), k.InStep(tuple(t.COMBAT_STEPS))
phrase(COMMON, "<static> during your turn.", StaticText((_static,), k.TurnOf(_YOU), True))
phrase(COMMON, "<static> during combat.", StaticText((_static,), _combat, True))
phrase(COMMON, "during turns other than yours, <static>.", StaticText((_static,), k.Unless(k.TurnOf(_YOU))))
phrase(COMMON, "during combat, <static>.", StaticText((_static,), _combat))

# --- abilities that trigger again (603.2d) ----------------------------------------------------------------------------------
_again = "that ability triggers a additional time"
_caused = f"causes a triggered ability of a permanent you control to trigger, {_again}"
_mine = f.ControlledBy(_YOU)
_CAUSES: Final[dict[str, Any]] = {
    "<what> attacking": p.Either((p.Attacks(_what), p.PlayerAttacks(_ALL, 1, _what))),  # "you attack" too (508.3a–e)
    "<what> dealing combat damage to a player": p.DealsDamage(_what, None, _ALL, True),
    "you casting <what>": p.Casts(_YOU, _what), "a player drawing a card": p.DrawsCard(_ALL),
    "you casting or copying <what>": p.Either((p.Casts(_YOU, _what), p.Copies(_YOU, _what))),
    "you sacrificing <what>": p.Sacrifices(_YOU, _what),
}  # fmt: skip
for _words, _event in _CAUSES.items():
    phrase(STATIC, f"if {_words} {_caused}", st.TriggersAgain(_mine, _event))
for _words in ("a ability", "a triggered ability"):
    phrase(STATIC, f"if {_words} of <what> triggers, {_again}", st.TriggersAgain(_what))

# --- draws (614.11) ---------------------------------------------------------------------------------------------------------
_empty = k.Compare(v.Count(s.Each(f.Anything(), t.LIBRARY, _YOU)), f.EQ, 0)
_wins = st.DrawInstead(_YOU, (e.WinGame(_YOU),))
words_for(
    COMMON,
    {"if you would draw a card while your library has no cards in it, you win the game instead.":
     StaticText((_wins,), _empty)},
)  # fmt: skip

# --- players (702.11c, 702.16) ----------------------------------------------------------------------------------------------
_ANY = f.Anything()
_dur = DURATION("dur")
_safe = e.Establish((st.PlayerProtection(_YOU, _ANY),), _dur)
phrase(CLAUSE, "you gain protection from everything <dur>", _safe)
_hidden = e.Establish((st.PlayerRule(st.PLAYER_HEXPROOF, _YOU),), _dur)
phrase(CLAUSE, "you gain hexproof <dur>", _hidden)
words_for(PLAYERS.one, {"the monarch": s.TheMonarch()})
words_for(HAS.one, {"is the monarch": k.PlayerIs(s.ThatOne(), s.TheMonarch())})

# --- what opponents can't do ------------------------------------------------------------------------------------------------
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

# --- hands and life for the rest of the game --------------------------------------------------------------------------------
_unbounded = e.Establish((st.PlayerRule(st.NO_MAXIMUM_HAND_SIZE, _YOU),), e.FOREVER)
_anew = e.SetLife(_YOU, v.StartingLife(_YOU))
words_for(
    CLAUSE,
    {
        "you have no maximum hand size for the rest of the game": _unbounded,
        "your life total becomes equal to your starting life total": _anew,
        "it becomes equal to your starting life total": _anew,
    },
)

# --- rules about players ----------------------------------------------------------------------------------------------------
_both_hexproof = (
    st.PlayerRule(st.PLAYER_HEXPROOF, _YOU),
    st.Continuous(f.IsThis(), (m.AddAbility(Keyword(HEXPROOF)),)),
)
words_for(COMMON, {"during your turn, you and ~ have hexproof.": StaticText(_both_hexproof, k.TurnOf(_YOU))})
words_for(STATIC, {"players skip their upkeep steps": st.PlayerRule(st.SKIP_STEP, _ALL, t.UPKEEP)})
phrase(STATIC, "each player may play a additional land during each of their turns",
       st.PlayerRule(st.EXTRA_LAND_PLAYS, _ALL, 1))  # fmt: skip
