"""Damage that is prevented or dealt to something else (609.7, 614.9, 615)."""

from __future__ import annotations

from typing import Any, Final

from inset.language import effects as e, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.oracle.grammar.instructions.clauses import CLAUSES, EACH
from inset.oracle.grammar.numbers.numbers import NUMERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.objects.references import TARGETS_MANY
from inset.oracle.grammar.symbols import (
    A_DESC,
    ADJECTIVE,
    CLAUSE,
    DESC,
    DURATION,
    EVENT,
    KIND,
    ORDER,
    PLAYERS,
    SENTENCE,
    STATIC,
    THING,
    TO_ANY,
    TO_PLAYERS,
    TO_THING,
    VALUE,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    DamagePrevented,
    Guards,
    HostAs,
    Other,
    PreventsAnd,
    PreventsBothWays,
    Shields,
    TheSource,
)

_YOU: Final = s.You()
_n, _to, _onto, _dur, _what = NUMERAL("n"), TO_ANY("to"), TO_ANY("onto"), DURATION("dur"), DESC.one("what")
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
        SENTENCE, f"{_next}{_at} this turn, prevent that damage. if damage is prevented this way, ~ deals that much damage "
        "to that source's controller",
        Guards(_source, _whom, then=(e.DealDamage(v.EventAmount(), None, s.ControllerOf(s.EventOther())),)),
    )  # fmt: skip
    phrase(ORDER, f"prevent all damage <source> would deal{_at} this turn", Guards(_source, _whom, False))

# --- all damage of a kind, for a while or while an ability functions (615.1) ------------------------------------------------
OWN: Final = Nonterminal("this, or what it is attached to")
words_for(OWN, {"~": f.IsThis()})
for _how, _nouns in {"enchanted": ("creature", "permanent", "land"), "equipped": ("creature",)}.items():
    words_for(OWN, {f"{_how} {_noun}": f.IsOneOf(HostAs(_how, _noun)) for _noun in _nouns})
KINDS_OF_DAMAGE: Final = {"": None, "combat ": True, "noncombat ": False}
_one_thing, _things = f.IsOneOf(THING.one("one")), f.IsOneOf(TARGETS_MANY("some"))
_them, _by_them = DESC.many("them"), DESC.many("by")
_ALL: Final = s.AllPlayers()
_TO: Final[dict[str, tuple[Any, Any]]] = {
    "": (None, None), " to <one>": (_one_thing, None), " to <some>": (_things, None), " to <them>": (_them, None),
    " to (him|her)": (f.IsThis(), None), " to you": (None, _YOU), " to you and <them>": (_them, _YOU),
    " to players": (None, _ALL), " to you and <one>": (_one_thing, _YOU),
}  # fmt: skip
_BY: Final[dict[str, Any]] = {
    "": None, " by <source>": f.IsOneOf(THING.one("source")), " by <by>": _by_them,
}  # fmt: skip
for _kind, _combat in KINDS_OF_DAMAGE.items():
    _all = f"prevent all {_kind}damage"
    for _whom, (_what_to, _players) in _TO.items():
        for _whose, _from in _BY.items():
            _lasting = e.Establish((st.PreventDamage(_from, _what_to, _players, _combat),))
            for _turn in (" this turn{}{}", "{} this turn{}", "{}{} this turn"):
                if (_whom or not _turn.startswith("{} ")) and (_whose or not _turn.endswith("turn") or not _whom):
                    phrase(ORDER, f"{_all} that would be dealt{_turn.format(_whom, _whose)}", _lasting)
        for _whose, _from in {"<source>": f.IsOneOf(THING.one("source")), "<by>": _by_them}.items():
            _lasting = e.Establish((st.PreventDamage(_from, _what_to, _players, _combat),))
            for _that in ("", "that "):
                phrase(ORDER, f"{_all} {_that}{_whose} would deal{_whom} this turn", _lasting)
    for _words, _which in (("<one>", _one_thing), ("<some>", _things), ("<them>", _them)):
        _mutual = f"{_all} that would be dealt to and dealt by {_words}"
        phrase(ORDER, f"{_mutual} this turn", PreventsBothWays(_which, _combat))
        phrase(SENTENCE, f"<dur>, {_mutual}", PreventsBothWays(_which, _combat, _dur))
    for _whom, (_what_to, _players) in _TO.items():
        _lasting = e.Establish((st.PreventDamage(None, _what_to, _players, _combat),), _dur)
        phrase(SENTENCE, f"<dur>, {_all} that would be dealt{_whom}", _lasting)
_own = OWN("own")
_TO_OWN: Final[dict[str, tuple[Any, Any]]] = {
    " to <own>": (_own, None), " to <them>": (_them, None), " to you": (None, _YOU), " to you and <them>": (_them, _YOU),
}  # fmt: skip
for _kind, _combat in KINDS_OF_DAMAGE.items():
    _all = f"prevent all {_kind}damage"
    for _whom, (_what_to, _players) in {"": (None, None), **_TO_OWN}.items():
        for _whose, _from in {"": None, " by <by>": _by_them, " by <source>": OWN("source")}.items():
            if _whom or _whose:
                _always = st.PreventDamage(_from, _what_to, _players, _combat)
                phrase(STATIC, f"{_all} that would be dealt{_whom}{_whose}", _always)
    _both = (st.PreventDamage(to=_own, combat=_combat), st.PreventDamage(_own, combat=_combat))
    phrase(STATIC, f"{_all} that would be dealt to and dealt by <own>", _both)

# --- a part of it, or all of it and something else (615.5, 615.10) ----------------------------------------------------------
_from = A_DESC("source")
_TO_ONE: Final[dict[str, tuple[Any, Any]]] = {
    "<own>": (_own, None), "a <what>": (_what, None), "another <what>": (f.And((Other(), _what)), None), "you": (None, _YOU),
    "you or a <what>": (_what, _YOU), "you or another <what>": (f.And((Other(), _what)), _YOU), "a player": (None, _ALL),
    "a opponent": (None, s.Opponents()), "a permanent or player": (f.Anything(), _ALL), "you or <own>": (_own, _YOU),
}  # fmt: skip
_c = CLAUSES("c")
for _kind, _combat in KINDS_OF_DAMAGE.items():
    for _whom, (_what_to, _players) in _TO_ONE.items():
        for _would, _who in (
            (f"if <source> would deal {_kind}damage to {_whom}", _from), (f"if {_kind}damage would be dealt to {_whom}", None),
            (f"if {_whom} would be dealt {_kind}damage", None),
        ):  # fmt: skip
            _rule = st.PreventDamage(_who, _what_to, _players, _combat)
            phrase(STATIC, f"{_would}, prevent that damage", _rule)
            for _and in (" and", "."):
                phrase(STATIC, f"{_would}, prevent that damage{_and} <c>", PreventsAnd(_rule, _c))
            for _less in range(1, 6):
                _some = st.PreventDamage(_who, _what_to, _players, _combat, _less)
                phrase(STATIC, f"{_would}, prevent {_less} of that damage", _some)
            _but_one = st.PreventDamage(_who, _what_to, _players, _combat, but=1)
            phrase(STATIC, f"{_would}, prevent all but 1 of that damage", _but_one)
    _while = f.And((f.IsThis(), f.HasCounter(COUNTER("kind"))))
    _rule = st.PreventDamage(to=_while, combat=_combat)
    _would = f"if {_kind}damage would be dealt to ~ while it has a <kind> counter on it"
    for _and in (" and", "."):
        phrase(STATIC, f"{_would}, prevent that damage{_and} <c>", PreventsAnd(_rule, _c))
    phrase(STATIC, f"{_kind}damage can't be prevented", st.DamageCantBePrevented(combat=_combat)) if _kind else None
    phrase(
        STATIC, f"{_kind}damage that would be dealt by <by> can't be prevented",
        st.DamageCantBePrevented(_by_them, _combat),
    )  # fmt: skip
words_for(VALUE, {"the damage prevented this way": DamagePrevented()})
words_for(EACH, {"1 damage prevented this way": DamagePrevented()})
for _said in ("the source's controller", "that source's controller"):
    words_for(PLAYERS.one, {_said: s.ControllerOf(TheSource())})
    words_for(TO_PLAYERS, {_said: s.ControllerOf(TheSource())})
phrase(
    STATIC,
    "all damage that would be dealt to you is dealt to <what> instead",
    st.RedirectDamage(TO_THING("what"), to_players=_YOU),
)
phrase(EVENT, "damage that would be dealt to you is prevented", p.PreventsDamage(to_players=_YOU))
