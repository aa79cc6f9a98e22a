"""700.3: cards that one player separates into two piles, one of which another player chooses."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import selections as s
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.symbols import CLAUSE, ORDER
from inset.oracle.phrase import phrase
from inset.oracle.spoken import Separates

_what, _YOU, _OPPONENTS = REFERRED("what"), s.You(), s.Opponents()
PILE_TO: Final = {
    "into your hand": t.HAND, "into your graveyard": t.GRAVEYARD, "on the bottom of your library in any order": t.LIBRARY,
}  # fmt: skip
for _first, _to in PILE_TO.items():
    for _second, _other in PILE_TO.items():
        if _to == _other:
            continue
        phrase(
            CLAUSE, f"a opponent separates <what> into two piles. put one pile {_first} and the other {_second}",
            Separates(_what, _OPPONENTS, _YOU, _to, _other),
        )  # fmt: skip
        phrase(
            ORDER, f"separate <what> into two piles. a opponent chooses one of those piles. put that pile {_first} and the "
            f"other {_second}",
            Separates(_what, _YOU, _OPPONENTS, _to, _other),
        )  # fmt: skip
