"""Combat (506–510) in descriptions and rules: blocking or blocked by something, attacking you, "can't … if"."""

from __future__ import annotations

from typing import Any, Final

from inset.language import conditions as k, filters as f, patterns as p, selections as s, statics as st
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.references import TARGETS_ONE
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.symbols import ADJECTIVE, AFTER, CONDITION, DESC, EVENT, THING, THING_STATIC
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import InCombatWith, It, StaticText, That, ThingIs

# --- after the noun ---------------------------------------------------------------------------------------------------------
_WHOM: Final[dict[str, Any]] = {"it": It(), "~": s.This(), "that creature": That("creature"), "<t>": TARGETS_ONE("t")}
for _of, _that in ((AFTER.one, "that's"), (AFTER.many, "that are")):
    for _words, _whom in _WHOM.items():
        phrase(_of, f"blocking or blocked by {_words}", InCombatWith(_whom))
    words_for(_of, {"attacking you": f.And((f.IsAttacking(what=st.YOU_ALONE),))})  # without "that's"
    _mine = f.And((f.IsAttacking(what=st.YOU_OR_PLANESWALKERS),))
    words_for(_of, {"attacking you or a planeswalker you control": _mine})
    words_for(_of, {f"{_that} attacking or blocking": f.Or((f.IsAttacking(), f.IsBlocking()))})
words_for(ADJECTIVE, {"nonattacking": f.Not(f.IsAttacking()), "nonblocking": f.Not(f.IsBlocking())})
words_for(ADJECTIVE, {"attacking, blocking, or tapped": f.Or((f.IsAttacking(), f.IsBlocking(), f.IsTapped()))})

# --- rules about what takes part --------------------------------------------------------------------------------------------
_by = DESC.many("by")
_neither = (st.Restrict(st.CANT_BE_BLOCKED, _by, SUBJECT), st.Restrict(st.CANT_BE_BLOCKED, SUBJECT, _by))
phrase(THING_STATIC, "can't block or be blocked by <by>", _neither)
_both = (st.Restrict(st.MUST_ATTACK, SUBJECT), st.Restrict(st.MUST_BLOCK, SUBJECT))
phrase(THING_STATIC, "attack* or block* each combat if able", _both)
phrase(THING_STATIC, "can't be sacrificed", st.Restrict(st.CANT_BE_SACRIFICED, SUBJECT))
_RULES: Final[dict[str, tuple[Any, ...]]] = {
    "can't attack": (st.Restrict(st.CANT_ATTACK, SUBJECT),),
    "can't block": (st.Restrict(st.CANT_BLOCK, SUBJECT),),
    "can't attack or block": (st.Restrict(st.CANT_ATTACK, SUBJECT), st.Restrict(st.CANT_BLOCK, SUBJECT)),
    "can't be blocked": (st.Restrict(st.CANT_BE_BLOCKED, SUBJECT),),
}
for _words, _rules in _RULES.items():
    _is = ThingIs(THING.one("what"), _rules)
    phrase(COMMON, f"<what> {_words} if <if>.", StaticText((_is,), CONDITION("if"), True))

# --- events -----------------------------------------------------------------------------------------------------------------
_ALL, _OPPONENTS = s.AllPlayers(), s.Opponents()
phrase(EVENT, "<n> or more <them> attack", p.PlayerAttacks(_ALL, SEVERAL("n"), DESC.many("them")))
words_for(EVENT, {"a player attacks": p.PlayerAttacks(_ALL), "a opponent attacks": p.PlayerAttacks(_OPPONENTS)})
words_for(CONDITION, {"it wasn't blocking": k.Unless(k.Matches(It(), f.IsBlocking()))})
