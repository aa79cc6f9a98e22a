"""How permanents enter (614.1c): with counters under a condition or in a computed number; tokens in a computed number."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.cards.zone_changes import TAPPED
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.permanents.tokens import MANY, ONE
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    CONDITION,
    COST,
    DEED,
    DESC,
    ORDER,
    STATIC,
    THING_STATIC,
    TO_THING,
    VALUE,
)
from inset.oracle.phrase import phrase
from inset.oracle.spoken import AlsoEntersWith, Creates, PutsSoMany, ThatMany

_kind, _n, _if, _value = COUNTER("kind"), SEVERAL("n"), CONDITION("if"), VALUE("n")
phrase(
    THING_STATIC,
    "enter* with a <kind> counter on (it|them|him|her) if <if>",
    st.EntersWithCounters(SUBJECT, _kind, 1, _if),
)
phrase(
    THING_STATIC,
    "enter* with <n> <kind> counters on (it|them|him|her) if <if>",
    st.EntersWithCounters(SUBJECT, _kind, _n, _if),
)
_kicked = k.CostWasPaid("kicker")
phrase(
    STATIC,
    "if ~ was kicked, (it|he|she) enters with a <kind> counter on (it|him|her)",
    st.EntersWithCounters(f.IsThis(), _kind, 1, _kicked),
)
phrase(
    STATIC, "if ~ was kicked, (it|he|she) enters with <n> <kind> counters on (it|him|her)",
    st.EntersWithCounters(f.IsThis(), _kind, _n, _kicked),
)  # fmt: skip
phrase(
    THING_STATIC,
    "enter* with X <kind> counters on (it|them|him|her), where X is <n>",
    st.EntersWithCounters(SUBJECT, _kind, _value),
)
phrase(
    THING_STATIC, "enter* with a number of <kind> counters on (it|them|him|her) equal to <n>",
    st.EntersWithCounters(SUBJECT, _kind, _value),
)  # fmt: skip

# --- so many ----------------------------------------------------------------------------------------------------------------
phrase(ORDER, "put a number of <kind> counters on <what> equal to <n>", PutsSoMany(_kind, TO_THING("what"), _value))
_tapped = TAPPED("tapped", False)
phrase(DEED, "create* a number of [<tapped>] <t> equal to <n>", Creates(MANY("t"), _value, WHO, _tapped))
phrase(DEED, "create* that many [<tapped>] <t>", Creates(MANY("t"), ThatMany(), WHO, _tapped))
phrase(DEED, "create* a <t> that's tapped and attacking", Creates(ONE("t"), 1, WHO, True, True))
phrase(DEED, "create* a tapped and attacking <t>", Creates(ONE("t"), 1, WHO, True, True))
phrase(DEED, "create* <n> tapped and attacking <t>", Creates(MANY("t"), _n, WHO, True, True))
phrase(DEED, "create* <n> <t> that are tapped and attacking", Creates(MANY("t"), _n, WHO, True, True))

# --- tapped, with counters --------------------------------------------------------------------------------------------------
phrase(THING_STATIC, "enter* tapped unless <if>", st.EntersTapped(SUBJECT, _if))
phrase(
    THING_STATIC, "enter* with a <kind> counter on (it|them|him|her) for each <each>",
    st.EntersWithCounters(SUBJECT, _kind, EACH("each")),
)  # fmt: skip

# --- choices ----------------------------------------------------------------------------------------------------------------
_YOU = s.You()
_or_tapped = e.PayOr(_YOU, COST("cost"), (), (e.Tap(s.This()),))
for _word, _kind_of in (
    ("creature type", e.CREATURE_TYPE),
    ("color", e.COLOR),
    ("opponent", e.OPPONENT),
    ("player", e.PLAYER),
):
    phrase(STATIC, f"as ~ enters, choose a {_word}", st.AsEnters(f.IsThis(), (e.ChooseWord(_kind_of),)))
phrase(
    STATIC, "as ~ enters, you may <cost>. if you don't, (it|~) enters tapped", st.AsEnters(f.IsThis(), (_or_tapped,))
)

# --- as a copy (707.9) ------------------------------------------------------------------------------------------------------
_one = DESC.one("what")
phrase(
    STATIC, "you may have ~ enter as a copy of <what>, except it's a artifact creature in addition to its other types, "
    "and its power and toughness are equal to ~'s power and toughness",
    st.EntersAsCopy(f.IsThis(), A_DESC("what"), (m.AddTypes(t.ARTIFACT | t.CREATURE),), own_size=True),
)  # fmt: skip
phrase(STATIC, "you may have ~ enter as a copy of any <what> on the battlefield", st.EntersAsCopy(f.IsThis(), _one))

# --- tapped, and more -------------------------------------------------------------------------------------------------------
_kind, _n = COUNTER("kind"), SEVERAL("n")
for _count_of, _counters in (("a <kind> counter", 1), ("<n> <kind> counters", _n)):
    _with = st.EntersWithCounters(SUBJECT, _kind, _counters)
    phrase(THING_STATIC, f"enter* tapped with {_count_of} on (it|them|him|her)", (st.EntersTapped(SUBJECT), _with))
phrase(STATIC, "if <if>, ~ enters tapped", st.EntersTapped(f.IsThis(), k.Unless(_if)))
for _lead, _plus in (("a additional <kind> counter", 1), ("<n> additional <kind> counters", _n)):
    phrase(
        THING_STATIC,
        f"enter* with {_lead} on (it|them|him|her)",
        AlsoEntersWith(st.EntersWithCounters(SUBJECT, _kind, _plus)),
    )
_theirs = "on (it|them|him|her)"
_more = AlsoEntersWith(st.EntersWithCounters(SUBJECT, _kind, EACH("each")))
phrase(THING_STATIC, f"enter* with a additional <kind> counter {_theirs} for each <each>", _more)
_so_many = AlsoEntersWith(st.EntersWithCounters(SUBJECT, _kind, VALUE("n")))
phrase(THING_STATIC, f"enter* with a number of additional <kind> counters {_theirs} equal to <n>", _so_many)
phrase(THING_STATIC, f"enter* with a additional X <kind> counters {_theirs}, where X is <n>", _so_many)
phrase(THING_STATIC, f"enter* with X additional <kind> counters {_theirs}, where X is <n>", _so_many)
for _word in t.WORD_COLOR:
    _chosen = e.ChooseWord(e.COLOR, never=_word)
    phrase(STATIC, f"as ~ enters, choose a color other than {_word}", st.AsEnters(f.IsThis(), (_chosen,)))
_escaped = k.CostWasPaid("escape")
phrase(STATIC, "~ escapes with a <kind> counter on it", st.EntersWithCounters(f.IsThis(), _kind, 1, _escaped))
phrase(STATIC, "~ escapes with <n> <kind> counters on it", st.EntersWithCounters(f.IsThis(), _kind, _n, _escaped))
for _count_of, _counters in (("a <kind> counter", 1), ("<n> <kind> counters", _n)):
    _under = st.EntersWithCounters(f.IsThis(), _kind, _counters, _if)
    phrase(STATIC, f"if <if>, ~ enters with {_count_of} on it", _under)

# --- what is given up for it to enter at all (614.1a) -----------------------------------------------------------------------
_buried: Final = e.Move(s.This(), t.GRAVEYARD)
_or_not = "if you do, put ~ onto the battlefield. if you don't, put it into its owner 's graveyard."
_given: Any = {
    "sacrifice a <what>": (DESC.one("what"), 1), "sacrifice two <what>": (DESC.many("what"), 2),
}  # fmt: skip
for _words, (_where, _count) in _given.items():
    _too_few = k.Compare(v.Count(s.Saved(0)), f.LT, _count)
    _payment = (e.Sacrifice(s.You(), _where, _count), e.If(_too_few, (_buried,)))
    phrase(
        ABILITY, f"if ~ would enter, {_words} instead. {_or_not}",
        a.StaticAbility((st.AsEnters(f.IsThis(), _payment),)),
    )  # fmt: skip
_discarded = e.May((e.Discard(s.You(), 1, DESC.one("what"), save=1),))
_unpaid = e.If(k.Compare(v.Count(s.Saved(1)), f.LT, 1), (_buried,))
phrase(
    ABILITY, f"if ~ would enter, you may discard a <what> instead. {_or_not}",
    a.StaticAbility((st.AsEnters(f.IsThis(), (_discarded, _unpaid)),)),
)  # fmt: skip
