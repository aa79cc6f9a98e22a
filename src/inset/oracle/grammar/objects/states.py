"""The state of objects: enchanted or equipped, attacking alone, with haste, with counters, suspended (702.62)."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    filters as f,
    keywords as kw,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.abilities import Keyword
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.combat.restrictions import STRONGER
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import CHANGE, NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CONDITION,
    DESC,
    EVENT,
    STAT,
    STATIC,
    STATIC_MOD,
    THING,
    THING_STATIC,
    UNCONDITIONAL,
    VALUE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    CountOf,
    Every,
    HostAs,
    It,
    Other,
    PerEachMod,
    StaticText,
    SuspendedItself,
    ThingIs,
    TriggeredText,
    WithTotal,
)

_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_what, _one, _many, _n = A_DESC("what"), DESC.one("what"), DESC.many("what"), SEVERAL("n")
_thing = THING.one("what")
_ANY: Final = f.Anything()

# --- conditions about one object --------------------------------------------------------------------------------------------
_dressed = f.HasAttached(f.HasSubtype(("Aura", "Equipment")))
phrase(CONDITION, "<what> is enchanted or equipped", k.Matches(_thing, _dressed))
_alone = k.Compare(v.Count(s.Each(f.IsAttacking())), f.EQ, 1)
words_for(
    CONDITION,
    {
        "it's enchanted or equipped": k.Matches(It(), _dressed),
        "it's enchanted": k.Matches(It(), f.HasAttached(f.HasSubtype(("Aura",)))),
        "it's equipped": k.Matches(It(), f.HasAttached(f.HasSubtype(("Equipment",)))),
        "it attacked this turn": k.Matches(It(), f.DidThisTurn(p.Attacks(_ANY))),
        "it's attacking alone": k.AllOf((k.Matches(It(), f.IsAttacking()), _alone)),
    },
)
for _words, _host in (("~", s.This()), ("it", It())):
    _worn = Every(f.And((_many, f.IsAttachedTo(_host))), "there")
    phrase(CONDITION, f"<n> or more <what> are attached to {_words}", k.Exists(_worn, _n))

# --- conditions about players -----------------------------------------------------------------------------------------------
_theirs = Every(f.And((_many, f.ControlledBy(_OPPONENTS))), "there")
phrase(CONDITION, "your opponents control <n> or more <what>", k.Exists(_theirs, _n))
_either = k.AnyOf((k.Exists(Every(f.And((Other(), _one)), "control")), k.Exists(Every(DESC.one("other"), "control"))))
phrase(CONDITION, "you control another <what> or a <other>", _either)
phrase(CONDITION, "there are fewer than <n> <what>", k.Compare(v.Count(Every(_many, "there")), f.LT, _n))
_gone = p.Moves(f.And((f.IsCard(), f.OwnedBy(_YOU))), origin=t.GRAVEYARD)
words_for(
    CONDITION,
    {
        "a card left your graveyard this turn": k.Happened(_gone),
        "you've discarded a card this turn": k.Happened(p.Discards(_YOU)),
        "you discarded a card this turn": k.Happened(p.Discards(_YOU)),
    },
)
for _have in ("", "'ve"):
    phrase(CONDITION, f"you{_have} sacrificed <what> this turn", k.Happened(p.Sacrifices(_YOU, _what)))
    phrase(CONDITION, f"you{_have} sacrificed <n> or more <what> this turn", k.Happened(p.Sacrifices(_YOU, _many), _n))
phrase(CONDITION, "two or more of those creatures are attacking you and/or planeswalkers you control",
       k.Exists(s.Each(f.And((f.HasType(t.CREATURE), f.IsAttacking(what=st.YOU_OR_PLANESWALKERS)))), 2))  # fmt: skip
words_for(EVENT, {"a opponent attacks with creatures": p.PlayerAttacks(_OPPONENTS)})

# --- with how much power somebody attacked ----------------------------------------------------------------------------------
_attackers: Any = f.And((f.HasType(t.CREATURE), f.IsAttacking(), f.ControlledBy(_YOU)))  # a description, as in text
_force = v.Total(v.POWER, _attackers)
_strong = k.Compare(_force, f.GE, NUMERAL("n"))
_attacked = "creatures with total power <n> or greater"
phrase(
    COMMON, f"(when|whenever) <when>, if you attacked with {_attacked} this combat, <text>",
    TriggeredText(p.While(EVENT("when"), _strong), UNCONDITIONAL("text")),
)  # fmt: skip
phrase(EVENT, f"you attack with {_attacked}", p.While(p.PlayerAttacks(_YOU), _strong))

# --- rules about permanents -------------------------------------------------------------------------------------------------
_legends = "the “ legend rule ” doesn't apply"
words_for(STATIC, {_legends: st.Restrict(st.NO_LEGEND_RULE, _ANY)})
phrase(STATIC, f"{_legends} to <what>", st.Restrict(st.NO_LEGEND_RULE, _many))
phrase(
    STATIC, "you may activate abilities of <what> as though those creatures had haste",
    st.Restrict(st.ACTS_AS_THOUGH_HASTE, _many),
)  # fmt: skip
_bound: tuple[Any, ...] = tuple(
    st.Restrict(kind, SUBJECT) for kind in (st.CANT_ATTACK, st.CANT_BLOCK, st.CANT_TRANSFORM)
)
phrase(THING_STATIC, "can't attack, block, or transform", _bound)
words_for(
    STATIC,
    {
        "~ can't be blocked by creatures with greater power": st.Restrict(st.CANT_BE_BLOCKED, f.IsThis(), STRONGER),
        "cards in graveyards can't be the targets of spells or abilities": st.Restrict(
            st.CANT_BE_TARGETED, f.IsIn(t.GRAVEYARD)
        ),
    },
)
_cant_attack = ThingIs(_thing, (st.Restrict(st.CANT_ATTACK, SUBJECT),))
phrase(COMMON, "<what> can't attack if <if>.", StaticText((_cant_attack,), CONDITION("if"), True))
_party = m.AddTypes(0, ("Cleric", "Rogue", "Warrior", "Wizard"))
words_for(
    STATIC,
    {"~ is also a Cleric, Rogue, Warrior, and Wizard": st.Continuous(f.IsThis(), (_party,), t.ANY_ZONE)},
)

# --- protection from a color that was chosen (702.16n) ----------------------------------------------------------------------
_chosen = f.And((f.OfChosenColor(s.Granter()), f.Not(f.IsOneOf(s.Granter()))))
_safe = m.AddAbility(Keyword(kw.PROTECTION, where=_chosen))
_guarded = st.Continuous(f.IsOneOf(HostAs("enchanted", "creature")), (_safe,))
words_for(
    COMMON,
    {"enchanted creature has protection from the chosen color. this effect doesn't remove ~.": StaticText((_guarded,))},
)

# --- sums of two counts -----------------------------------------------------------------------------------------------------
phrase(EACH, "<what> and each <other>", v.Plus(CountOf(_one), CountOf(DESC.one("other"))))
phrase(
    STATIC_MOD, "get* <change> for each <each> and <more> for each <other>",
    (PerEachMod(CHANGE("change"), EACH("each")), PerEachMod(CHANGE("more"), EACH("other"))),
)  # fmt: skip
for _color, _word in t.COLOR_WORD.items():
    _symbols = f"the number of {_word} mana symbols in the mana costs of permanents you control"
    words_for(VALUE, {_symbols: v.Devotion(_color, _YOU)})

# --- how it enters ----------------------------------------------------------------------------------------------------------
_kind = COUNTER("kind")
phrase(
    THING_STATIC, "enter* with <n> <kind> counters on (it|them|him|her) for each <each>",
    st.EntersWithCounters(SUBJECT, _kind, v.Times(_n, EACH("each"))),
)  # fmt: skip

# --- what it has, what it does ----------------------------------------------------------------------------------------------
phrase(AFTER.one, "that has a <kind> counter on it", f.And((f.HasCounter(COUNTER("kind")),)))
phrase(AFTER.many, "that have <kind> counters on them", f.And((f.HasCounter(COUNTER("kind")),)))
phrase(CONDITION, "<what> is attacking", k.Exists(Every(f.And((INDEFINITE("what"), f.IsAttacking())), "there")))

# --- suspended (702.62) -----------------------------------------------------------------------------------------------------
words_for(CONDITION, {"~ is suspended": SuspendedItself()})

# --- what is chosen together ------------------------------------------------------------------------------------------------
phrase(AFTER.many, "with total <stat> <n> or less", WithTotal(STAT("stat"), NUMERAL("n")))
