"""Targets (115): spells and abilities with targets, changing targets (115.7), becoming a target."""

from __future__ import annotations

from typing import Final

from inset.language import (
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
)
from inset.oracle.grammar.references import ABILITY_TARGET, TARGETS_MANY, TARGETS_ONE
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    DESC,
    EVENT,
    LAST,
    ORDER,
    SENTENCE,
    TARGET,
    THING,
    TO_THING,
)
from inset.oracle.lexicon import plural
from inset.oracle.phrase import Nonterminal, listed, phrase
from inset.oracle.spoken import (
    AbilityHead,
    Aimed,
    EachOf,
    Every,
    That,
    Them,
)

_spell_or_ability = "target spell or ability"
_what, _THIS = TO_THING("what"), s.This()
_a_spell_or_ability = "becomes the target of a spell or ability"
_a, _OPPONENTS, _YOU = A_DESC("a"), s.Opponents(), s.You()
phrase(ABILITY_TARGET, _spell_or_ability, Aimed(AbilityHead(or_spell=True)))
phrase(ABILITY_TARGET, f"{_spell_or_ability} with a single target", Aimed(AbilityHead(or_spell=True, single=True)))
for _of, _last, _s in ((AFTER.one, LAST.one, "s"), (AFTER.many, LAST.many, "")):
    phrase(_of, "with a single target", f.HasTargets(1))
    phrase(_of, f"that target{_s} only ~", f.TargetsOnly(f.IsThis()))
    phrase(_last, f"that target{_s} only a single <what>", f.TargetsOnly(DESC.one("what")))
phrase(ORDER, "change the target of <what>", e.ChangeTargets(_what, e.THE_TARGETS))
phrase(ORDER, "change a target of <what> to ~", e.ChangeTargets(_what, e.A_TARGET, _THIS))
phrase(SENTENCE, "you may choose new targets for <what>", e.ChangeTargets(TARGETS_ONE("what")))
phrase(SENTENCE, "you may choose new targets for <what>", e.ChangeTargets(ABILITY_TARGET("what")))
phrase(SENTENCE, "you may change any targets of <what>", e.ChangeTargets(TARGETS_ONE("what"), e.ANY_TARGETS))
phrase(EVENT, f"<a> {_a_spell_or_ability}", p.BecomesTarget(_a))
phrase(EVENT, f"<a> {_a_spell_or_ability} a opponent controls", p.BecomesTarget(_a, f.ControlledBy(_OPPONENTS)))
phrase(EVENT, f"<a> {_a_spell_or_ability} you control", p.BecomesTarget(_a, f.ControlledBy(_YOU)))
for _of, _last, _s in ((AFTER.one, LAST.one, "s"), (AFTER.many, LAST.many, "")):
    phrase(_of, f"that target{_s} ~", f.TargetsSome(f.IsThis()))
    phrase(_last, f"that target{_s} a <what>", f.TargetsSome(DESC.one("what")))
    phrase(_of, f"that target{_s} you", f.TargetsSome(None, _YOU))
    phrase(_last, f"that target{_s} you or a <what>", f.TargetsSome(DESC.one("what"), _YOU))

# --- chosen as something resolves --------------------------------------------------------------------------------------
phrase(ORDER, "choose <what>", e.Remember(-1, TARGETS_ONE("what")))
phrase(ORDER, "choose <what>", e.Remember(-1, TARGETS_MANY("what")))
for _noun in ("creature", "permanent", "token", "land", "card", "player"):
    phrase(THING.one, f"each of those {plural(_noun)}", EachOf(That(_noun, True)))
phrase(THING.one, "each of them", EachOf(Them()))
phrase(TO_THING, "each of them", EachOf(Them()))

# --- several things at once -------------------------------------------------------------------------------------------------
PART: Final = Nonterminal("one of several things")
phrase(PART, "<t>", TARGET("t"))
phrase(PART, "all <what>", Every(DESC.many("what"), "all"))
_parts = listed("several things", PART, least=2)
phrase(TO_THING, "<parts>", s.Union(_parts("parts")))
