"""Searching (701.23), looking, revealing, and what is done with the cards that were found, milled or looked at."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, values as v
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.player_actions import SUBJECT
from inset.oracle.grammar.symbols import AFTER, DEED, DESC, ORDER, TO_THING, WHOSE
from inset.oracle.grammar.zone_changes import TAPPED
from inset.oracle.phrase import Nonterminal, phrase
from inset.oracle.spoken import FromAmong, That, ThatMany, The, Them

# --- searches ---------------------------------------------------------------------------------------------------------
_one, _many, _n, _tapped = DESC.one("what"), DESC.many("what"), SEVERAL("n"), TAPPED("tapped", False)
REVEALED: Final = {False: Nonterminal("reveal it"), True: Nonterminal("reveal them")}
phrase(REVEALED[False], "reveal (it|that card),", True)
phrase(REVEALED[True], "reveal (them|those cards),", True)
for _plural, _for, _what, _most, _apart in (
    (False, "a <what>", _one, 1, False),
    (True, "up to <n> <what>", _many, _n, False),
    (True, "up to <n> <what> with different names", _many, _n, True),
):
    _them = "(them|those cards)" if _plural else "(it|that card)"
    _start = f"search* (your|their) library for {_for}, [<reveal>]"
    _reveal = REVEALED[_plural]("reveal", False)
    phrase(
        DEED, f"{_start} put {_them} into (your|their) hand, then shuffle",
        e.Search(SUBJECT, _what, t.HAND, most=_most, reveal=_reveal, different=_apart),
    )  # fmt: skip
    phrase(
        DEED, f"{_start} put {_them} onto the battlefield [<tapped>], then shuffle",
        e.Search(SUBJECT, _what, t.BATTLEFIELD, most=_most, tapped=_tapped, reveal=_reveal, different=_apart),
    )  # fmt: skip
phrase(
    DEED,
    "search* (your|their) library for up to two <what>, reveal (them|those cards), put one onto the battlefield tapped and "
    "the other into (your|their) hand, then shuffle",
    e.Search(SUBJECT, _many, t.BATTLEFIELD, most=2, tapped=True, reveal=True, rest_to=t.HAND),
)  # fmt: skip
phrase(ORDER, "reveal a <what> you own from outside the game and put it into your hand", e.Wish(_one))

# --- looking ----------------------------------------------------------------------------------------------------------
TOP: Final = Nonterminal("top of a library")
_whose = WHOSE("whose")
phrase(TOP, "the top card of <whose> library", s.TopOfLibrary(_whose, 1))
phrase(TOP, "the top <n> cards of <whose> library", s.TopOfLibrary(_whose, _n))
phrase(DEED, "look* at <top>", e.LookAt(TOP("top"), SUBJECT))
phrase(DEED, "reveal* <top>", e.LookAt(TOP("top"), SUBJECT, True))
phrase(DEED, "manifest* the top card of (your|their) library", e.Manifest(SUBJECT))
phrase(DEED, "cloak* the top card of (your|their) library", e.Cloak(SUBJECT))
phrase(TO_THING, "that many cards from the top of <whose> library", s.TopOfLibrary(_whose, ThatMany()))
phrase(
    DEED, "mill* half (your|their) library, rounded down",
    e.Mill(SUBJECT, v.Half(v.Count(s.Each(f.Anything(), t.LIBRARY, s.ThatOne())))),
)  # fmt: skip

# --- of what was milled or looked at ----------------------------------------------------------------------------------
_MILLED: Final = The("milled", "card", True)
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "from among them", FromAmong(Them()))
    phrase(_of, "from among those cards", FromAmong(That("card", True)))
    phrase(_of, "from among the milled cards", FromAmong(_MILLED))
    phrase(_of, "from among cards milled this way", FromAmong(_MILLED, "from among cards"))
    phrase(_of, "milled this way", FromAmong(_MILLED, "milled"))
