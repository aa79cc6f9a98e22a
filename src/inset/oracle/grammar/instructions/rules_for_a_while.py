"""Rules about players that hold for a while (611.2): life that can't change, hands without a maximum, spells that can't be
cast; and conditions about what a player did or didn't do this turn."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.abilities.prevention import SOURCE
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import ANY_CLAUSE, CLAUSES, EACH, FULL, FULL_ORDER, IMPERATIVE, SUBJECTED
from inset.oracle.grammar.numbers.numbers import GENERIC, GENERIC_UP, NUMERAL, SEVERAL
from inset.oracle.grammar.permanents.becoming import FORM
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.players.player_conditions import HAS
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    DESC,
    DURATION,
    EVENT,
    GRANTED_LIST,
    MOD,
    ORDER,
    PAYMENT,
    PLAYERS,
    SENTENCE,
    STATIC_MOD,
    THING_DEED,
    TO_ANY,
    TO_THING,
    WINDOW,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Damages,
    Does,
    Granted,
    It,
    NoRegeneration,
    Sequence,
    SubjectThing,
    That,
    ThatPlayer,
    ThingDoes,
    WhatItAttacks,
)

_YOU, _OPPONENTS, _ALL, _dur = s.You(), s.Opponents(), s.AllPlayers(), DURATION("dur")

# --- rules of players -------------------------------------------------------------------------------------------------------
_fixed, _safe = st.PlayerRule(st.LIFE_CANT_CHANGE, _YOU), st.PlayerProtection(_YOU, f.Anything())
phrase(SENTENCE, "<dur>, your life total can't change", e.Establish((_fixed,), _dur))
phrase(
    SENTENCE, "<dur>, your life total can't change and you gain protection from everything",
    e.Establish((_fixed, _safe), _dur),
)  # fmt: skip
_no_limit = st.PlayerRule(st.NO_MAXIMUM_HAND_SIZE, _YOU)
words_for(CLAUSE, {"you have no maximum hand size for the rest of the game": e.Establish((_no_limit,), e.FOREVER)})
for _number in ("one", "many"):
    _barred = st.CantCast(getattr(PLAYERS, _number)("who"), DESC.many("what"))
    phrase(SENTENCE, "<dur>, <who> can't cast <what>", e.Establish((_barred,), _dur))
words_for(WINDOW, {"during a opponent's turn": k.TurnOf(_OPPONENTS)})

# --- what players did or didn't do ------------------------------------------------------------------------------------------
_so_many, _many, _a = SEVERAL("n"), DESC.many("what"), INDEFINITE("what")
_enter = "enter the battlefield under their control this turn"


def _entered(what: object) -> p.Moves:
    return p.Moves(f.And((what, f.ControlledBy(s.ThatOne()))), destination=t.BATTLEFIELD)  # type: ignore[arg-type]


phrase(HAS, f"had <n> or more <what> {_enter}", k.Happened(_entered(_many), _so_many))
phrase(HAS, f"had <what> {_enter}", k.Happened(_entered(_a)))
phrase(HAS, "didn't cast <what> this turn", k.Unless(k.Happened(p.Casts(s.ThatOne(), A_DESC("what")))))
phrase(CONDITION, "you didn't cast <what> this turn", k.Unless(k.Happened(p.Casts(_YOU, A_DESC("what")))))
_yours = k.Matches(It(), f.And((f.WasCastBy(_YOU), f.WasCastFrom(t.HAND))))
words_for(
    CONDITION,
    {
        "you didn't attack with a creature this turn": k.Unless(k.Happened(p.PlayerAttacks(_YOU))),
        "you didn't attack this turn": k.Unless(k.Happened(p.PlayerAttacks(_YOU))),
        "you didn't cast it from your hand": k.Unless(_yours),
        "you have the most life or are tied for most life": k.PlayerIs(_YOU, s.MostLife()),
    },
)
_leader = f.And((f.ControlledBy(s.MostLife()), f.Not(f.HasType(t.BATTLE | t.PLANESWALKER))))
phrase(
    EVENT, "<what> attacks the player with the most life or tied for most life", p.Attacks(A_DESC("what"), whom=_leader)
)
_each_color = tuple(k.Compare(v.ColorSpent(color, It()), f.GE, _so_many) for color in t.COLORS)
phrase(CONDITION, "at least <n> mana of the same color was spent to cast it", k.AnyOf(_each_color))
_attacked = f.And((f.ControlledBy(ThatPlayer()), f.Not(f.HasType(t.BATTLE | t.PLANESWALKER))))
for _of, _is in ((AFTER.one, "that's"), (AFTER.many, "that are")):
    phrase(_of, f"{_is} attacking that player", f.IsAttacking(what=_attacked))

# --- clauses side by side ---------------------------------------------------------------------------------------------------
_three = Sequence((ANY_CLAUSE("a"), IMPERATIVE("b"), SUBJECTED("c")), "and")
phrase(CLAUSES, "<a>, <b>, and <c>", _three)
_and_put = Sequence((Does(_YOU, FULL.many("a")), Does(_YOU, FULL.many("b")), FULL_ORDER("c")), "and")
phrase(CLAUSES, "you <a>, <b>, and <c>", _and_put)
_for_good = (Granted(GRANTED_LIST("list"), "gain"),)
phrase(CLAUSE, "it gains <list>", ThingDoes(It(), e.Modify(SubjectThing(), _for_good, e.FOREVER)))
phrase(THING_DEED, "become* <form> and gain* <list>", e.Modify(IT, (FORM("form"), *_for_good), e.FOREVER))
for _pair in (MOD, STATIC_MOD):
    words_for(_pair, {"lose* all creature types": m.SetTypes(t.CREATURE, (), keep_types=True)})
words_for(TO_THING, {"that creature and ~": s.Union((That("creature"), s.This()))})

# --- destroyed, damaged, copied ---------------------------------------------------------------------------------------------
for _words in ("a creature destroyed this way", "creatures destroyed this way", "a permanent destroyed this way"):
    words_for(SENTENCE, {f"{_words} can't be regenerated": NoRegeneration(None, _words)})
words_for(TO_ANY, {"the player or planeswalker that creature is attacking": WhatItAttacks()})
phrase(THING_DEED, "deal* X plus <n> damage to <to>", Damages(v.Plus(v.X(), NUMERAL("n")), TO_ANY("to")))
phrase(SOURCE, "a source of your choice of the chosen color", f.OfChosenColor())

# --- costs ------------------------------------------------------------------------------------------------------------------
phrase(PAYMENT, "<n> plus a additional {1} for each <each>", c.PayGeneric(v.Plus(GENERIC("n"), EACH("each"))))
phrase(
    PAYMENT, "<n> plus a additional <m> for each <each>",
    c.PayGeneric(v.Plus(GENERIC("n"), v.Times(GENERIC_UP("m"), EACH("each")))),
)  # fmt: skip
_creature_name = e.ChooseWord(e.NAME, f.HasType(t.CREATURE))
words_for(ORDER, {"choose a creature card name": _creature_name})
