"""What left or entered this turn, from where; what was discarded, dealt or cast in a way (700.1)."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.players.player_conditions import HAS
from inset.oracle.grammar.symbols import A_DESC, ABILITY, AFTER, CONDITION, STATIC, UNCONDITIONAL, VALUE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Every, It, PlayerHas, StaticText, TriggeredText

_YOU, _OPPONENTS, _ALL, _ANY = s.You(), s.Opponents(), s.AllPlayers(), f.Anything()
BF, GY = t.BATTLEFIELD, t.GRAVEYARD

# --- what left the battlefield ----------------------------------------------------------------------------------------------
_nonland = f.Not(f.HasType(t.LAND))
_warped = k.Happened(p.Casts(_ALL, f.WasCastFor("warp")))  # 702.185c
words_for(
    CONDITION,
    {
        "a permanent left the battlefield under your control this turn": k.Happened(p.Moves(f.ControlledBy(_YOU), BF)),
        "a nonland permanent left the battlefield this turn or a spell was warped this turn": k.AnyOf(
            (k.Happened(p.Moves(_nonland, BF)), _warped)
        ),
    },
)

# --- where it came from -----------------------------------------------------------------------------------------------------
for _words, _zone in (("your graveyard", GY), ("your library", t.LIBRARY)):
    _entered = k.EventMatches(p.Moves(f.OwnedBy(_YOU), _zone, BF))
    _cast = k.Matches(It(), f.And((f.WasCastBy(_YOU), f.WasCastFrom(_zone))))
    for _or in (f"you cast it from {_words}", f"was cast from {_words}"):
        words_for(CONDITION, {f"it entered from {_words} or {_or}": k.AnyOf((_entered, _cast))})

# --- damage and discards ----------------------------------------------------------------------------------------------------
_struck = f.DidThisTurn(p.DealsDamage(_ANY, _ANY, _ALL), source=True)
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"that dealt damage this turn": _struck})
for _said in ("you've discarded", "you discarded"):
    words_for(EACH, {f"card {_said} this turn": v.TimesHappened(p.Discards(_YOU))})
    words_for(VALUE, {f"the number of cards {_said} this turn": v.TimesHappened(p.Discards(_YOU))})
phrase(CONDITION, "you put a counter on <what> this turn", k.Happened(p.PutsCounters(A_DESC("what"), who=_YOU)))

# --- at end of combat (511) -------------------------------------------------------------------------------------------------
_ends: Final = p.BeginningOf(t.END_COMBAT, _ALL)
phrase(ABILITY, "at end of combat, <text>", TriggeredText(_ends, UNCONDITIONAL("text")))
phrase(ABILITY, "at end of combat, if <if>, <text>", TriggeredText(_ends, UNCONDITIONAL("text"), CONDITION("if")))
_fought: dict[str, Any] = {
    "blocking or blocked by ~": f.Or((f.IsBlocking(s.This()), f.IsBlocked(s.This()))),
    "blocked by ~": f.IsBlocked(s.This()),
    "that blocked ~ this turn": f.DidThisTurn(p.Blocks(_ANY, f.IsThis())),
}
for _of in (AFTER.one, AFTER.many):
    words_for(_of, _fought)

# --- two conditions ---------------------------------------------------------------------------------------------------------
_theirs, _yours = PlayerHas(_OPPONENTS, HAS.one("is")), k.Exists(Every(INDEFINITE("what"), "control"))
phrase(CONDITION, "a opponent <is> and you control <what>", k.AllOf((_theirs, _yours)))
phrase(
    COMMON, "during your turn, as long as <if>, <static>.",
    StaticText((STATIC("static"),), k.AllOf((k.TurnOf(_YOU), CONDITION("if")))),
)  # fmt: skip
