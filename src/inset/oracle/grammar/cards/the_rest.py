"""The rest of cards that were looked at, revealed or exiled, and where it goes; cards out of graveyards and elsewhere."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, values as v
from inset.oracle.grammar.cards.library import PLACES, REST, SOME_OF
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.objects.references import ANY_NUMBER
from inset.oracle.grammar.symbols import CLAUSE, DEED, DESC, ONE_DESC, ORDER, TO_THING, ZONE_CLAUSE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    AimedPlayer,
    Every,
    FromCommandZone,
    InZone,
    NotCast,
    Puts,
    ShufflesOwn,
    Some,
    The,
    TheirOwners,
    TheRest,
    TheyAll,
)

# --- the rest ---------------------------------------------------------------------------------------------------------------
for _words in (
    "the rest of those cards", "the rest of the revealed cards", "the rest of the cards",
    "the rest of the cards revealed this way",
    "all cards revealed this way that weren't put onto the battlefield",
):  # fmt: skip
    words_for(TO_THING, {_words: TheRest(_words)})
for _words in (
    "the exiled cards that weren't cast this way", "the exiled cards not cast this way", "all revealed cards not cast this way",
    "all cards exiled this way that weren't cast", "the revealed cards not cast this way",
):  # fmt: skip
    words_for(TO_THING, {_words: NotCast(_words)})
for _words in ("the rest of the revealed cards", "the rest of those cards"):
    for _place, _fields in PLACES.items():
        phrase(REST, f"{_words} {_place}", Puts(TheRest(_words), **_fields))
_what = TO_THING("what")
_THEIRS: Final[dict[str, dict[str, Any]]] = {
    "on the bottom of their library in a random order": {"to": t.LIBRARY, "place": "bottom in a random order"},
    "on the bottom of their library in any order": {"to": t.LIBRARY, "place": "bottom in any order"},
    "into their graveyard": {"to": t.GRAVEYARD},
}
for _place, _fields in _THEIRS.items():
    phrase(DEED.one, f"puts the rest {_place}", Puts(TheRest("rest"), whose=TheyAll(), verb="puts", **_fields))
phrase(DEED.one, "returns a <what> to their hand", Puts(Some(ONE_DESC("what")), t.HAND, TheyAll(), "return"))

# --- out of graveyards ------------------------------------------------------------------------------------------------------
words_for(ZONE_CLAUSE, {"in all graveyards": InZone(t.GRAVEYARD, None, "in all")})
phrase(
    ORDER, "put onto the battlefield under your control <what>",
    Puts(_what, t.BATTLEFIELD, None, "put onto", under=s.You()),
)  # fmt: skip
phrase(
    CLAUSE, "you put <what> onto the battlefield under your control",
    Puts(_what, t.BATTLEFIELD, None, "you put", under=s.You()),
)  # fmt: skip
phrase(
    ORDER, "put each <what> onto the battlefield under the control of that card's owner",
    Puts(Every(DESC.one("what")), t.BATTLEFIELD, None, "put each", under=TheirOwners()),
)  # fmt: skip
_players = AimedPlayer(s.AllPlayers(), least=0, most=ANY_NUMBER)
words_for(
    ORDER,
    {"exile any number of target players ' graveyards": e.Move(s.Each(f.Anything(), t.GRAVEYARD, _players), t.EXILE)},
)
words_for(EACH, {"card type among cards discarded this way": v.CardTypesAmong(The("discarded", "card", True))})

# --- out of the command zone (903.6) ----------------------------------------------------------------------------------------
words_for(ORDER, {"put your commander into your hand from the command zone": FromCommandZone(t.HAND)})

# --- the rest ---------------------------------------------------------------------------------------------------------------
for _place, _fields in PLACES.items():
    phrase(REST, f"rest {_place}", Puts(TheRest("rest without an article"), **_fields))

# --- the rest ---------------------------------------------------------------------------------------------------------------
phrase(
    REST, "the rest on top of the library in any order", Puts(TheRest(), t.LIBRARY, TheyAll(), place="top in any order")
)

# --- libraries --------------------------------------------------------------------------------------------------------------
_YOU = s.You()
phrase(ORDER, "put <some> back on top of your library", Puts(SOME_OF("some"), t.LIBRARY, _YOU, "put back", place="top"))
phrase(DEED.one, "shuffles the rest into their library", ShufflesOwn(TheRest()))
