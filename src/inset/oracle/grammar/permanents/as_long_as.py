"""Effects that last for as long as you control their source (611.2b), and permanents that are exiled if they leave."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
)
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.symbols import ABILITY, CLAUSE, CONDITION, MODS, SENTENCE, STATIC, THING_DEED
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import ExiledIfLeaves, Permits

_yours = k.Exists(s.Each(f.And((f.IsThis(), f.ControlledBy(s.You())))))
_tapped = k.Exists(s.Each(f.And((f.IsThis(), f.IsTapped()))))
_it = f.IsOneOf(IT)
_RULES: Final[dict[str, tuple[Any, ...]]] = {
    "can't attack": (st.Restrict(st.CANT_ATTACK, _it),),
    "can't block": (st.Restrict(st.CANT_BLOCK, _it),),
    "can't attack or block": (st.Restrict(st.CANT_ATTACK, _it), st.Restrict(st.CANT_BLOCK, _it)),
}
for _words, _while in (("you control ~", _yours), ("~ remains tapped", _tapped)):
    _time = f"for as long as {_words}"
    for _number in ("one", "many"):
        _mods = getattr(MODS, _number)("mods")
        phrase(getattr(THING_DEED, _number), f"<mods> {_time}", e.Modify(IT, _mods, e.FOREVER, _while))
    for _rule, _statics in _RULES.items():
        phrase(THING_DEED, f"{_rule} {_time}", e.Establish(_statics, e.FOREVER, condition=_while))
    for _verb, _lands in (("play", True), ("cast", False)):
        _permitted = Permits(REFERRED("what"), e.FOREVER, _lands, condition=_while)
        phrase(CLAUSE, f"you may {_verb} <what> {_time}", _permitted)

# --- exiled instead ---------------------------------------------------------------------------------------------------------
_gone = t.ANY_ZONE & ~t.EXILE
phrase(
    SENTENCE, "if <what> would leave the battlefield, exile it instead of putting it anywhere else",
    ExiledIfLeaves(REFERRED("what")),
)  # fmt: skip
_itself = st.MovesInstead(f.IsThis(), _gone, t.EXILE, t.BATTLEFIELD)
for _end in ("", " of putting it anywhere else"):
    phrase(STATIC, f"if ~ would leave the battlefield, exile it instead{_end}", _itself)

# --- the first combat phase (500.8) -----------------------------------------------------------------------------------------
_later = k.Happened(p.BeginningOf(t.BEGIN_COMBAT), 2)
words_for(
    CONDITION,
    {
        "it's the first combat phase of the turn": k.Unless(_later),
        "it's the first combat phase of your turn": k.AllOf((k.TurnOf(s.You()), k.Unless(_later))),
        "it's your combat phase": k.AllOf((k.TurnOf(s.You()), k.InStep(tuple(t.COMBAT_STEPS)))),
    },
)
_during = e.If(k.InStep(tuple(t.COMBAT_STEPS)), (e.ExtraCombat(),))  # outside of combat there is no such phase
words_for(SENTENCE, {"after this combat phase, there is a additional combat phase": _during})

# --- before the game --------------------------------------------------------------------------------------------------------
words_for(ABILITY, {"a deck can have any number of cards named ~.": a.SoManyInDeck()})
phrase(ABILITY, "a deck can have up to <n> cards named ~.", a.SoManyInDeck(SEVERAL("n")))
