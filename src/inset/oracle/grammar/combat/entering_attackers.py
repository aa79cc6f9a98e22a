"""508.4: creatures that enter the battlefield attacking."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.permanents.copy_exceptions import EXCEPTIONS
from inset.oracle.grammar.permanents.tokens import MANY, ONE
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import DEED, ORDER, TO_THING, WHOSE
from inset.oracle.phrase import phrase
from inset.oracle.spoken import Creates, Puts

_what, _under = TO_THING("what"), WHOSE("under", None)
for _verb, _onto in (("put", "onto"), ("return", "to")):
    phrase(
        ORDER, f"{_verb} <what> {_onto} the battlefield [under <under> control] tapped and attacking",
        Puts(_what, t.BATTLEFIELD, None, _verb, True, _under, attacking=True),
    )  # fmt: skip
phrase(DEED, "create* a <t> that's attacking", Creates(ONE("t"), 1, WHO, False, True))
phrase(DEED, "create* <n> <t> that are attacking", Creates(MANY("t"), SEVERAL("n"), WHO, False, True))
_n, _except = SEVERAL("n"), EXCEPTIONS("except")
phrase(
    DEED, "create* a tapped and attacking token that's a copy of <what>", e.CreateCopy(_what, 1, (), WHO, True, True)
)
phrase(
    DEED, "create* a tapped and attacking token that's a copy of <what>, except <except>",
    e.CreateCopy(_what, 1, _except, WHO, True, True),
)  # fmt: skip
phrase(
    DEED, "create* <n> tapped and attacking tokens that are copies of <what>",
    e.CreateCopy(_what, _n, (), WHO, True, True),
)  # fmt: skip
phrase(
    DEED, "create* <n> tokens that are copies of <what> and that are tapped and attacking",
    e.CreateCopy(_what, _n, (), WHO, True, True),
)  # fmt: skip
phrase(
    DEED, "create* a token that's a copy of <what> and that's tapped and attacking, except <except>",
    e.CreateCopy(_what, 1, _except, WHO, True, True),
)  # fmt: skip
