"""Damage that is prevented or dealt to something else (609.7, 614.9, 615)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.numbers import NUMERAL
from inset.oracle.grammar.symbols import (
    ADJECTIVE,
    CLAUSE,
    DESC,
    EVENT,
    KIND,
    ORDER,
    SENTENCE,
    STATIC,
    THING,
    TO_ANY,
    TO_THING,
)
from inset.oracle.phrase import Nonterminal, phrase
from inset.oracle.spoken import (
    Guards,
    HostAs,
    Shields,
)

_YOU: Final = s.You()
_n, _to, _onto = NUMERAL("n"), TO_ANY("to"), TO_ANY("onto")
SOURCE: Final = Nonterminal("a source of your choice")
phrase(SOURCE, "a source of your choice", f.Anything())
phrase(SOURCE, "a <what> source of your choice", ADJECTIVE("what"))
phrase(SOURCE, "a <what> source of your choice", KIND.one("what"))

phrase(ORDER, "prevent the next <n> damage that would be dealt to <to> this turn", Shields(_n, _to))
phrase(
    CLAUSE,
    "the next <n> damage that would be dealt to <to> this turn is dealt to <onto> instead",
    Shields(_n, _to, _onto),
)
_source = SOURCE("source")
_next = "the next time <source> would deal damage"
for _at, _whom in (("", None), (" to <to>", _to)):
    phrase(CLAUSE, f"{_next}{_at} this turn, prevent that damage", Guards(_source, _whom))
    phrase(
        CLAUSE, f"{_next}{_at} this turn, that damage is dealt to <onto> instead", Guards(_source, _whom, onto=_onto)
    )
    phrase(
        SENTENCE, f"{_next}{_at} this turn, prevent that damage. you gain life equal to the damage prevented this way",
        Guards(_source, _whom, then=(e.GainLife(_YOU, v.EventAmount()),)),
    )  # fmt: skip
    phrase(
        SENTENCE, f"{_next}{_at} this turn, prevent that damage. if damage is prevented this way, ~ deals that much damage "
        "to that source's controller",
        Guards(_source, _whom, then=(e.DealDamage(v.EventAmount(), None, s.ControllerOf(s.EventOther())),)),
    )  # fmt: skip
    phrase(ORDER, f"prevent all damage <source> would deal{_at} this turn", Guards(_source, _whom, False))

phrase(
    ORDER, "prevent all damage that would be dealt to you this turn", e.Establish((st.PreventDamage(to_players=_YOU),))
)
phrase(ORDER, "prevent all combat damage that would be dealt this turn", e.Establish((st.PreventDamage(combat=True),)))
_by_them = st.PreventDamage(DESC.many("what"), combat=True)
phrase(ORDER, "prevent all combat damage that would be dealt this turn by <what>", e.Establish((_by_them,)))
phrase(ORDER, "prevent all combat damage <what> would deal this turn", e.Establish((_by_them,)))
_to_you = e.Establish((st.PreventDamage(to_players=_YOU, combat=True),))
phrase(ORDER, "prevent all combat damage that would be dealt to you this turn", _to_you)
_one_thing = f.IsOneOf(THING.one("one"))
for _kind, _combat in (("", None), ("combat ", True)):
    phrase(
        ORDER, f"prevent all {_kind}damage that would be dealt to <one> this turn",
        e.Establish((st.PreventDamage(to=_one_thing, combat=_combat),)),
    )  # fmt: skip
    phrase(
        ORDER, f"prevent all {_kind}damage <one> would deal this turn",
        e.Establish((st.PreventDamage(_one_thing, combat=_combat),)),
    )  # fmt: skip
    phrase(
        ORDER, f"prevent all {_kind}damage that would be dealt by <one> this turn",
        e.Establish((st.PreventDamage(_one_thing, combat=_combat),)),
    )  # fmt: skip
phrase(
    STATIC,
    "all damage that would be dealt to you is dealt to <what> instead",
    st.RedirectDamage(TO_THING("what"), to_players=_YOU),
)
phrase(EVENT, "damage that would be dealt to you is prevented", p.PreventsDamage(to_players=_YOU))

# --- all damage --------------------------------------------------------------------------------------------------------
phrase(STATIC, "prevent all damage that would be dealt to ~", st.PreventDamage(to=f.IsThis()))
for _text, _rule in {
    "prevent all combat damage that would be dealt to ~": st.PreventDamage(to=f.IsThis(), combat=True),
    "prevent all combat damage that would be dealt by ~": st.PreventDamage(f.IsThis(), combat=True),
    "prevent all damage that would be dealt to creatures you control": st.PreventDamage(
        to=f.And((f.HasType(t.CREATURE), f.ControlledBy(_YOU)))
    ),
}.items():  # fmt: skip
    phrase(STATIC, _text, _rule)
_noncombat = "prevent all noncombat damage that would be dealt to"
phrase(STATIC, f"{_noncombat} <what>", st.PreventDamage(to=DESC.many("what"), combat=False))
phrase(STATIC, f"{_noncombat} you", st.PreventDamage(to_players=_YOU, combat=False))
for _words, _which in (
    ("~", f.IsThis()),
    ("enchanted creature", f.IsOneOf(HostAs("enchanted", "creature"))),
    ("equipped creature", f.IsOneOf(HostAs("equipped", "creature"))),
):
    _both_ways = (st.PreventDamage(to=_which, combat=True), st.PreventDamage(_which, combat=True))
    phrase(STATIC, f"prevent all combat damage that would be dealt to and dealt by {_words}", _both_ways)
