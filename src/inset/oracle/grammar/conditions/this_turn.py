"""What happened this turn (700.1), of objects and of players: as conditions, counts, and clauses after a noun."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import ORDINAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import ONE_KEYWORD
from inset.oracle.grammar.symbols import A_DESC, AFTER, CONDITION, DESC, EVENT, THING, VALUE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import It, That

_YOU, _OPPONENTS, _ALL, _ANY = s.You(), s.Opponents(), s.AllPlayers(), f.Anything()
_what, _one, _many, _n = THING.one("what"), DESC.one("what"), DESC.many("what"), SEVERAL("n")

# --- of objects -------------------------------------------------------------------------------------------------------------
DID: Final[dict[str, Any]] = {"attack": p.Attacks(_ANY), "block": p.Blocks(_ANY)}
for _verb, _pattern in DID.items():
    _did = k.Matches(_what, f.DidThisTurn(_pattern))
    phrase(CONDITION, f"<what> {_verb}ed this turn", _did)
    phrase(CONDITION, f"<what> didn't {_verb} this turn", k.Unless(_did))
    for _of in (AFTER.one, AFTER.many):
        phrase(_of, f"that didn't {_verb} this turn", f.Not(f.DidThisTurn(_pattern)))
_neither = f.Or((f.DidThisTurn(DID["attack"]), f.DidThisTurn(DID["block"])))
phrase(CONDITION, "<what> attacked or blocked this turn", k.Matches(_what, _neither))
phrase(CONDITION, "<what> didn't attack or block this turn", k.Unless(k.Matches(_what, _neither)))
_HURT: Final = {"you": _YOU, "a opponent": _OPPONENTS, "a player": _ALL}
for _words, _whom in _HURT.items():
    for _kind, _combat in (("", None), ("combat ", True)):
        _dealt = f.DidThisTurn(p.DealsDamage(_ANY, None, _whom, _combat), source=True)
        phrase(CONDITION, f"<what> dealt {_kind}damage to {_words} this turn", k.Matches(_what, _dealt))
        for _of in (AFTER.one, AFTER.many):
            phrase(_of, f"that dealt {_kind}damage to {_words} this turn", _dealt)
_buried = f.DidThisTurn(p.Moves(_ANY, t.BATTLEFIELD, t.GRAVEYARD))
_from_anywhere = f.DidThisTurn(p.Moves(_ANY, t.ANY_ZONE, t.GRAVEYARD))
for _of, _was in ((AFTER.one, "was"), (AFTER.many, "were")):
    phrase(_of, f"that {_was} put there from the battlefield this turn", _buried)
    phrase(_of, f"that {_was} put there from anywhere this turn", _from_anywhere)

# --- of players -------------------------------------------------------------------------------------------------------------
_played = p.PlaysCard(_YOU, f.HasType(t.LAND))
words_for(
    CONDITION,
    {
        "you played a land this turn": k.Happened(_played),
        "you've played a land this turn": k.Happened(_played),
        "you haven't played a land this turn": k.Unless(k.Happened(_played)),
        "you discarded a card this turn": k.Happened(p.Discards(_YOU)),
        "you've discarded a card this turn": k.Happened(p.Discards(_YOU)),
    },
)
phrase(CONDITION, "you haven't cast <spell> this turn", k.Unless(k.Happened(p.Casts(_YOU, A_DESC("spell")))))
phrase(CONDITION, "you sacrificed <what> this turn", k.Happened(p.Sacrifices(_YOU, INDEFINITE("what"))))
phrase(CONDITION, "you've sacrificed <what> this turn", k.Happened(p.Sacrifices(_YOU, INDEFINITE("what"))))
_cycled = p.Deed(p.CYCLES, who=_YOU)
phrase(CONDITION, "you cycled <n> or more cards this turn", k.Happened(_cycled, _n))
phrase(EACH, "<what> you've cast this turn", v.TimesHappened(p.Casts(_YOU, _one)))
phrase(VALUE, "the number of <what> you've cast this turn", v.TimesHappened(p.Casts(_YOU, _many)))
for _have in ("lost", "have lost"):
    _lost = v.TimesHappened(p.LosesLife(_OPPONENTS), True)
    words_for(EACH, {f"1 life your opponents {_have} this turn": _lost})
    words_for(VALUE, {f"the amount of life your opponents {_have} this turn": _lost})
    words_for(VALUE, {f"the total amount of life your opponents {_have} this turn": _lost})
for _said in ("you lost", "you've lost"):
    words_for(VALUE, {f"the amount of life {_said} this turn": v.TimesHappened(p.LosesLife(_YOU), True)})
words_for(EACH, {"1 life you gained this turn": v.TimesHappened(p.GainsLife(_YOU), True)})

# --- what something has -----------------------------------------------------------------------------------------------------
_kw = ONE_KEYWORD("kw")
for _has in ("has", "had"):
    phrase(CONDITION, f"<what> {_has} <kw>", k.Matches(_what, _kw))
for _hasnt in ("doesn't have", "didn't have"):
    phrase(CONDITION, f"<what> {_hasnt} <kw>", k.Unless(k.Matches(_what, _kw)))
phrase(CONDITION, "you have <n> or more cards in your graveyard", k.Exists(s.Each(_ANY, t.GRAVEYARD, _YOU), _n))
_creature: Any = f.HasType(t.CREATURE)
for _word, _stat in (("power", v.POWER), ("toughness", v.TOUGHNESS)):
    _greatest = f.StatIs(_stat, f.EQ, v.Greatest(_stat, _creature))
    _yours = k.Exists(s.Each(f.And((_creature, f.ControlledBy(_YOU), _greatest))))
    words_for(
        CONDITION, {f"you control the creature with the greatest {_word} or tied for the greatest {_word}": _yours}
    )
for _of_color in ("the number of colors that spell is", "the number of that spell's colors"):
    words_for(VALUE, {_of_color: v.ColorsAmong(That("spell"))})
words_for(EACH, {"of that spell's colors": v.ColorsAmong(That("spell"))})
words_for(CONDITION, {"it wasn't cast": k.Unless(k.Matches(It(), f.WasCastBy(_ALL)))})
_declared = k.EventMatches(p.BecomesTapped(_ANY, True))
words_for(CONDITION, {"it isn't being declared as a attacker": k.Unless(_declared)})
words_for(CONDITION, {"you're the defending player": k.PlayerIs(_YOU, s.DefendingPlayer(s.This()))})

# --- how often an ability has resolved --------------------------------------------------------------------------------------
_nth = k.ResolvedTimes(ORDINAL("nth"))
phrase(CONDITION, "this is the <nth> time this ability has resolved this turn", _nth)
phrase(CONDITION, "it's the <nth> time", _nth)
words_for(CONDITION, {"it was cast": k.Matches(It(), f.WasCastBy(_ALL))})
phrase(
    CONDITION,
    "you have exactly <n> cards in (hand|your hand)",
    k.Compare(v.Count(s.Each(_ANY, t.HAND, _YOU)), f.EQ, _n),
)
for _of, _was in ((AFTER.one, "was"), (AFTER.many, "were")):
    phrase(_of, f"that {_was} put there this turn", _from_anywhere)
    _drawn_from = f.DidThisTurn(p.Moves(_ANY, t.LIBRARY, t.GRAVEYARD))
    phrase(_of, f"that {_was} put there from (your|their) library this turn", _drawn_from)
_dead = p.Moves(f.And((INDEFINITE("what"), f.OwnedBy(_YOU))), t.BATTLEFIELD, t.GRAVEYARD)
phrase(CONDITION, "<what> was put into your graveyard from the battlefield this turn", k.Happened(_dead))

# --- time and again ---------------------------------------------------------------------------------------------------------
_either_time = k.AnyOf((k.ResolvedTimes(ORDINAL("a")), k.ResolvedTimes(ORDINAL("b"))))
phrase(CONDITION, "this is the <a> or <b> time this ability has resolved this turn", _either_time)

# --- put into a hand --------------------------------------------------------------------------------------------------------
_returned = p.Moves(f.And((INDEFINITE("what"), f.OwnedBy(_YOU))), t.BATTLEFIELD, t.HAND)
phrase(CONDITION, "<what> was put into your hand from the battlefield this turn", k.Happened(_returned))
words_for(
    EVENT,
    {"~ is put into your hand from your graveyard": p.Moves(f.And((f.IsThis(), f.OwnedBy(_YOU))), t.GRAVEYARD, t.HAND)},
)
