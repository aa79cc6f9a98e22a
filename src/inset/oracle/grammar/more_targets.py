"""Targets and players that few cards name: abilities from a kind of source, what targets something, other opponents."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import filters as f, selections as s, values as v
from inset.oracle.grammar.clauses import EACH
from inset.oracle.grammar.objects import BEFORE, COMPOUND
from inset.oracle.grammar.references import ABILITY_TARGET
from inset.oracle.grammar.symbols import AFTER, DESC, ORDER, PLAYERS, THING, TO_PLAYERS, ZONE_CLAUSE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    AbilityHead,
    Aimed,
    AimedPlayer,
    ChoosesPlayer,
    Described,
    EachOf,
    Head,
    InZone,
    It,
    ThatPlayer,
    Them,
)

_YOU, _OPPONENTS, _one = s.You(), s.Opponents(), DESC.one("what")

# --- abilities and spells -----------------------------------------------------------------------------------------------
_said = "target activated or triggered ability you control from a"
_of_kind = Described(BEFORE("before", ()), Head((COMPOUND[False]("kinds"),), "source", ""), ())
phrase(ABILITY_TARGET, f"{_said} [<before>] <kinds> source", Aimed(AbilityHead(_of_kind, True)))
_plain = Described(BEFORE("before"), Head((), "source"), ())
phrase(ABILITY_TARGET, f"{_said} <before> source", Aimed(AbilityHead(_plain, True)))
for _only in ("activated", "triggered"):
    phrase(ABILITY_TARGET, f"target {_only} ability you control", Aimed(AbilityHead(yours=True, only=_only)))
_AIMS: Final[dict[str, Any]] = {
    "a <what>": f.TargetsSome(_one), "~": f.TargetsSome(f.IsThis()), "you": f.TargetsSome(None, _YOU),
    "you or a <what>": f.TargetsSome(_one, _YOU), "only ~": f.TargetsOnly(f.IsThis()),
}  # fmt: skip
for _words, _aims in _AIMS.items():
    phrase(
        ABILITY_TARGET, f"target spell or ability that targets {_words}", Aimed(AbilityHead(or_spell=True, aims=_aims))
    )

# --- what shares something ----------------------------------------------------------------------------------------------
_like = f.SharesTypeWith(THING.one("like"))
phrase(AFTER.one, "that shares a card type with <like>", _like)
phrase(AFTER.many, "that share a card type with <like>", _like)
words_for(EACH, {"of its colors": v.ColorsAmong(It())})

# --- players ------------------------------------------------------------------------------------------------------------
_rest = s.PlayersExcept(_OPPONENTS, ThatPlayer("opponent"))
words_for(TO_PLAYERS, {"each other opponent": _rest})
words_for(PLAYERS.one, {"each other opponent": _rest})
for _words, _whom in (("player", s.AllPlayers()), ("opponent", _OPPONENTS)):
    words_for(ORDER, {f"choose target {_words}": ChoosesPlayer(AimedPlayer(_whom))})
for _from in ("from", "in"):
    words_for(ZONE_CLAUSE, {f"{_from} all opponents ' graveyards": InZone(t.GRAVEYARD, _OPPONENTS, f"{_from} all")})
words_for(THING.many, {"they each": EachOf(Them())})
words_for(EACH, {"poison counter your opponents have": v.PlayerCounters("poison", _OPPONENTS)})
