"""Counters (122): distributing, moving, removing and doubling them; those of players; limits."""

from __future__ import annotations

from typing import Final

from inset.language import (
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import ORDINAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.objects.references import REFERRED, TARGETS_MANY
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    COST,
    COUNTERS,
    DESC,
    EVENT,
    ORDER,
    PAYMENT,
    SAID_DEED,
    STATIC,
    THING,
    TO_THING,
    VALUE,
)
from inset.oracle.lexicon import NUMBERS
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Distributes,
    DoublesCounters,
    Every,
    It,
    One,
    PutsCounters,
    PutsThose,
    Sequence,
    TakesThose,
    ThatMany,
)

# --- on objects -------------------------------------------------------------------------------------------------------------
_some, _kind, _what = SEVERAL("n"), COUNTER("kind"), TO_THING("what")
phrase(ORDER, "distribute <n> <kind> counters among <what>", Distributes(_some, _kind, TARGETS_MANY("what")))
phrase(ORDER, "remove all counters from <what>", e.TakeCounters(_what))
_to, _a = TO_THING("to"), A_DESC("a")
phrase(ORDER, "remove a <kind> counter from <what>", e.TakeCounters(_what, _kind))
phrase(ORDER, "remove <n> <kind> counters from <what>", e.TakeCounters(_what, _kind, SEVERAL("n")))
phrase(ORDER, "remove that many <kind> counters from <what>", e.TakeCounters(_what, _kind, ThatMany()))
phrase(ORDER, "remove a counter from <what>", e.TakeSomeCounters(_what))
phrase(ORDER, "remove <n> counters from <what>", e.TakeSomeCounters(_what, SEVERAL("n")))
phrase(ORDER, "remove up to <n> counters from <what>", e.TakeSomeCounters(_what, SEVERAL("n"), True))
_all_of_them = Every(DESC.many("what"), "all")
phrase(ORDER, "remove all <kind> counters from all <what>", e.TakeCounters(_all_of_them, _kind, v.ANY_NUMBER))
_those = REFERRED("what")
phrase(ORDER, "remove all <kind> counters from <what>", e.TakeCounters(_those, _kind, v.CountersOn(_kind, _those)))
_own = s.This()
phrase(ORDER, "remove all <kind> counters from ~", e.TakeCounters(_own, _kind, v.CountersOn(_kind, _own)))
phrase(ORDER, "double the number of <kind> counters on <what>", DoublesCounters(_kind, _what))
phrase(ORDER, "put its counters on <to>", e.PutSameCounters(It(), _to))
phrase(EVENT, "the <nth> <kind> counter is put on <a>", p.PutsCounters(_a, _kind, ORDINAL("nth")))

# --- of several kinds -------------------------------------------------------------------------------------------------------
_two, _three = (COUNTERS("a"), COUNTERS("b")), (COUNTERS("a"), COUNTERS("b"), COUNTERS("c"))
phrase(ORDER, "put <a> and <b> on <what>", PutsCounters(_two, _what))
phrase(ORDER, "put <a>, <b>, and <c> on <what>", PutsCounters(_three, _what))

# --- moved (122.5) ----------------------------------------------------------------------------------------------------------
_from = "from <what> onto <to>"
phrase(ORDER, f"move a counter {_from}", e.MoveCounters(_what, _to))
phrase(ORDER, f"move all counters {_from}", e.MoveCounters(_what, _to, how=e.ALL_COUNTERS))
phrase(ORDER, f"move all <kind> counters {_from}", e.MoveCounters(_what, _to, _kind, how=e.ALL_COUNTERS))
phrase(ORDER, f"move any number of <kind> counters {_from}", e.MoveCounters(_what, _to, _kind, how=e.ANY_COUNTERS))

_here, _there = THING.many("from"), THING.many("onto")
_some_of = "move any number of <kind> counters"
phrase(ORDER, f"{_some_of} from <what> onto <onto>", e.MoveCounters(_what, _there, _kind, how=e.ANY_COUNTERS))
phrase(ORDER, f"{_some_of} from <from> onto <to>", e.MoveCounters(_here, _to, _kind, how=e.ANY_COUNTERS))

# --- of players -------------------------------------------------------------------------------------------------------------
_YOU = s.You()
phrase(SAID_DEED, "get* a <kind> counter", e.GiveCounters(WHO, _kind))
phrase(SAID_DEED, "get* <n> <kind> counters", e.GiveCounters(WHO, _kind, SEVERAL("n")))
for _count in range(1, 9):
    phrase(SAID_DEED, f"get* {'{E}' * _count}", e.GiveCounters(WHO, "energy", _count))
    phrase(PAYMENT, "{E}" * _count, c.PayCounters("energy", _count))
ENERGY: Final = Nonterminal("so much energy")
for _count, _word in enumerate(NUMBERS):
    if _count > 5:
        words_for(ENERGY, {f"{_word} {{E}}": _count})
words_for(ENERGY, {"fifty {E}": 50, "that many {E}": ThatMany(), "X {E}": v.X()})
phrase(ENERGY, "a amount of {E} equal to <n>", VALUE("n"))
phrase(SAID_DEED, "get* <n>", e.GiveCounters(WHO, "energy", ENERGY("n")))
phrase(PAYMENT, "<n>", c.PayCounters("energy", ENERGY("n")))
phrase(COST, "pay <n>", c.PayCounters("energy", ENERGY("n")))
phrase(VALUE, "the number of <kind> counters you have", v.PlayerCounters(_kind, _YOU))
phrase(EACH, "<kind> counter you have", v.PlayerCounters(_kind, _YOU))

# --- events -----------------------------------------------------------------------------------------------------------------
_what = A_DESC("what")
phrase(EVENT, "one or more <kind> counters are put on <what>", p.PutsCounters(_what, _kind))
phrase(EVENT, "a <kind> counter is put on <what>", p.PutsCounters(_what, _kind, each=True))

# --- limits -----------------------------------------------------------------------------------------------------------------
phrase(STATIC, "~ can't have more than <n> <kind> counters on it", st.CounterLimit(f.IsThis(), _kind, SEVERAL("n")))
phrase(STATIC, "~ can't have counters put on it", st.CantHaveCounters(f.IsThis()))

# --- counted ----------------------------------------------------------------------------------------------------------------
phrase(EACH, "<kind> counter on ~", v.CountersOn(_kind, s.This()))
phrase(VALUE, "the number of <kind> counters on <on>", v.CountersOn(_kind, THING.one("on")))
phrase(EACH, "<kind> counter on it", v.CountersOn(_kind, It()))
_on_all = Every(DESC.many("on"), "there")
for _where in ("on", "among"):
    phrase(VALUE, f"the number of <kind> counters {_where} <on>", v.CountersOn(_kind, _on_all))
    phrase(VALUE, f"the number of counters {_where} <on>", v.CountersOn("", _on_all))
    phrase(EACH, f"<kind> counter {_where} <on>", v.CountersOn(_kind, _on_all))
    phrase(EACH, f"counter {_where} <on>", v.CountersOn("", _on_all))
phrase(ORDER, "put those counters on <to>", PutsThose(_to))
_here, _there = PutsCounters((COUNTERS("n"),), TO_THING("what")), PutsCounters((COUNTERS("m"),), TO_THING("to"))
phrase(ORDER, "put <n> on <what> and <m> on <to>", Sequence((_here, _there), "and"))
for _number_of in ("each kind of counter", "each kind of counters"):
    phrase(ORDER, f"double the number of {_number_of} on <what>", DoublesCounters("", TO_THING("what")))
words_for(ORDER, {"remove those counters": TakesThose(), "remove all of them": TakesThose()})
phrase(COUNTERS, "another <kind> counter", (COUNTER("kind"), One()))
_on, _off = e.PutCounters(s.This(), COUNTER("a")), e.TakeCounters(s.This(), COUNTER("b"))
phrase(ORDER, "put a <a> counter on ~ or remove a <b> counter from it", e.ChooseMode(((_on,), (_off,))))
