"""Events about counters (122.6, 122.7): who puts them, and that they are removed."""

from __future__ import annotations

from inset.language import patterns as p, selections as s
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.symbols import A_DESC, EVENT
from inset.oracle.phrase import phrase

_YOU, _kind, _what = s.You(), COUNTER("kind"), A_DESC("what")
for _many, _one, _of in (("<kind> counters", "<kind> counter", _kind), ("counters", "counter", "")):
    _put = p.PutsCounters(_what, _of, who=_YOU)
    phrase(EVENT, f"you put one or more {_many} on <what>", _put)
    phrase(EVENT, f"you put a {_one} on <what>", p.PutsCounters(_what, _of, each=True, who=_YOU))
    phrase(EVENT, f"a {_one} is removed from <what>", p.TakesCounters(_what, _of, True))
    phrase(EVENT, f"one or more {_many} are removed from <what>", p.TakesCounters(_what, _of))
phrase(EVENT, "one or more counters are put on <what>", p.PutsCounters(_what))
