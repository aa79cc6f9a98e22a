"""701.23: searches of several zones and of other players' libraries; cards found that are exiled, buried or put on top."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, selections as s
from inset.oracle.grammar.cards.library import REVEALED
from inset.oracle.grammar.cards.zone_changes import TAPPED
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.references import ANY_NUMBER
from inset.oracle.grammar.players.player_actions import SUBJECT, SUBJECT as WHO
from inset.oracle.grammar.symbols import DEED, DESC, ORDER, TO_THING, VALUE, WHOSE
from inset.oracle.phrase import phrase
from inset.oracle.spoken import SearchesBoth, SearchOnto

_one, _many, _n, _whose = DESC.one("what"), DESC.many("what"), SEVERAL("n"), WHOSE("whose")
_tapped = TAPPED("tapped", False)
EVERYWHERE: Final = t.GRAVEYARD | t.HAND | t.LIBRARY
OPEN_TOO: Final = t.GRAVEYARD | t.LIBRARY

# --- for what ---------------------------------------------------------------------------------------------------------------
WANTED: Final[tuple[tuple[str, bool, dict[str, Any]], ...]] = (
    ("a <what>", False, {"where": _one}),
    ("<n> <what>", True, {"where": _many, "least": _n, "most": _n}),
    ("up to <n> <what>", True, {"where": _many, "most": _n}),
    ("up to X <what>, where X is <x>,", True, {"where": _many, "most": VALUE("x")}),
    ("any number of <what>", True, {"where": _many, "most": ANY_NUMBER}),
    ("all <what>", True, {"where": _many, "most": ANY_NUMBER, "all": True}),
)

# --- what is found is exiled, or taken from another player ------------------------------------------------------------------
for _zones, _words in (
    (t.LIBRARY, "<whose> library"),
    (EVERYWHERE, "<whose> graveyard, hand, and library"),
    (OPEN_TOO, "<whose> library and graveyard"),
    (OPEN_TOO, "<whose> graveyard and library"),
):
    for _for, _plural, _fields in WANTED:
        _them = "(them|those cards)" if _plural else "(it|that card)"
        _start = f"search* {_words} for {_for}"
        _search = {**_fields, "zones": _zones, "whose": _whose, "shuffle": False}
        _and = "and" if _for.endswith(",") else "(and|,)"
        phrase(DEED, f"{_start} {_and} exile* {_them}", e.Search(SUBJECT, to=t.EXILE, **_search))
        _onto = f"put* {_them} onto the battlefield [<tapped>] under your control"
        phrase(DEED, f"{_start} and {_onto}", e.Search(SUBJECT, to=t.BATTLEFIELD, tapped=_tapped, **_search))
        _buried = f"put* {_them} into (that player's|their) graveyard"
        phrase(DEED, f"{_start} and {_buried}", e.Search(SUBJECT, to=t.GRAVEYARD, **_search))

# --- of the library and the graveyard ---------------------------------------------------------------------------------------
for _words, _zones in (
    ("library and graveyard", OPEN_TOO), ("graveyard and library", OPEN_TOO), ("graveyard, hand, and library", EVERYWHERE),
):  # fmt: skip
    for _for, _plural, _fields in (
        *WANTED[:3], ("a <what> and a <other>", True, {"where": _one, "and_one": DESC.one("other")}),
    ):  # fmt: skip
        _them = "(them|those cards)" if _plural else "(it|that card)"
        _start = f"search* (your|their) {_words} for {_for}, [<reveal>]"
        _shown = REVEALED[_plural]("reveal", False)
        phrase(
            DEED, f"{_start} put* {_them} into (your|their) hand, then shuffle*",
            e.Search(SUBJECT, to=t.HAND, zones=_zones, reveal=_shown, **_fields),
        )  # fmt: skip
        phrase(
            DEED, f"{_start} put* {_them} onto the battlefield [<tapped>], then shuffle*",
            e.Search(SUBJECT, to=t.BATTLEFIELD, zones=_zones, tapped=_tapped, reveal=_shown, **_fields),
        )  # fmt: skip

# --- one of them or all -----------------------------------------------------------------------------------------------------
_AND_OR: Final = {
    "graveyard and/or library": OPEN_TOO, "graveyard, hand, and/or library": EVERYWHERE,
    "library, hand, and/or graveyard": EVERYWHERE, "hand, library, and/or graveyard": EVERYWHERE,
}  # fmt: skip
_shuffled = "if you (search|searched) your library this way, shuffle"
for _words, _zones in {**_AND_OR, "library and/or graveyard": OPEN_TOO}.items():
    _start = f"search* (your|their) {_words} for a <what>"
    _held = e.Search(SUBJECT, _one, t.BATTLEFIELD, zones=_zones)
    phrase(
        DEED, f"{_start} and put it onto the battlefield attached to <to>. {_shuffled}",
        SearchOnto(e.Search(SUBJECT, _one, 0, zones=_zones), TO_THING("to")),
    )  # fmt: skip
    if _words in _AND_OR:
        phrase(DEED, f"{_start} and put it onto the battlefield. {_shuffled}", SearchesBoth(_held))
        phrase(
            DEED, f"{_start}, reveal it, and put it into (your|their) hand. {_shuffled}",
            SearchesBoth(e.Search(SUBJECT, _one, t.HAND, zones=_zones, reveal=True)),
        )  # fmt: skip

# --- and shuffled later -----------------------------------------------------------------------------------------------------
for _for, _plural, _fields in WANTED:
    if _for.endswith(",") or _for.startswith("all"):
        continue
    _them = "(them|those cards)" if _plural else "(it|that card)"
    _start = f"search* (your|their) library for {_for}"
    phrase(
        DEED, f"{_start} and put* {_them} onto the battlefield [<tapped>]",
        e.Search(SUBJECT, to=t.BATTLEFIELD, shuffle=False, tapped=_tapped, **_fields),
    )  # fmt: skip
    phrase(
        DEED, f"{_start}, (reveal|reveals) {_them}, and put* {_them} into (your|their) hand",
        e.Search(SUBJECT, to=t.HAND, shuffle=False, reveal=True, **_fields),
    )  # fmt: skip
    phrase(
        DEED,
        f"{_start} and put* {_them} into (your|their) hand",
        e.Search(SUBJECT, to=t.HAND, shuffle=False, **_fields),
    )

# --- on top -----------------------------------------------------------------------------------------------------------------
for _for, _plural, _fields in WANTED[1:]:
    if _for.endswith(","):
        continue
    _found = e.Search(SUBJECT, to=0, shuffle=False, reveal=REVEALED[True]("reveal", False), **_fields)
    phrase(
        DEED, f"search* (your|their) library for {_for}, [<reveal>] "
        "then shuffle* and put* (them|those cards) on top in any order",
        SearchOnto(_found, None),
    )  # fmt: skip
phrase(
    DEED, "search* (your|their) library for a <what>, [<reveal>] then shuffle* and put* the card on top",
    e.Search(SUBJECT, _one, t.LIBRARY, reveal=REVEALED[False]("reveal", False)),
)  # fmt: skip
phrase(
    DEED.one, "searches their library for a <what>, [<reveal>] then shuffles and puts that card on top",
    e.Search(SUBJECT, _one, t.LIBRARY, reveal=REVEALED[False]("reveal", False)),
)  # fmt: skip
for _count, _what in (("<n>", {"least": _n, "most": _n}), ("up to <n>", {"most": _n})):
    phrase(
        ORDER, f"search your library for {_count} <what>. put one into your hand and the other into your graveyard. then shuffle",
        e.Search(s.You(), _many, t.HAND, rest_to=t.GRAVEYARD, **_what),
    )  # fmt: skip

for _for, _plural, _fields in WANTED:
    _them = "(them|those cards)" if _plural else "(it|that card)"
    if not _for.endswith(","):
        phrase(
            DEED, f"search* (your|their) library for {_for}, [<reveal>] put* {_them} into (your|their) graveyard, then shuffle*",
            e.Search(SUBJECT, to=t.GRAVEYARD, reveal=REVEALED[_plural]("reveal", False), **_fields),
        )  # fmt: skip

# --- so many ----------------------------------------------------------------------------------------------------------------
for _place, _to in (("into (your|their) hand", t.HAND), ("onto the battlefield [<tapped>]", t.BATTLEFIELD)):
    phrase(
        DEED, f"search* (your|their) library for <n> <what>, [<reveal>] put* (them|those cards) {_place}, then shuffle*",
        e.Search(
            SUBJECT, _many, _to, least=_n, most=_n, reveal=REVEALED[True]("reveal", False),
            tapped=_tapped if _to == t.BATTLEFIELD else False,
        ),
    )  # fmt: skip

# --- two cards, one of them onto the battlefield ----------------------------------------------------------------------------
BF = t.BATTLEFIELD
for _them in ("them", "those cards"):
    for _rest in ("rest", "other"):
        phrase(
            DEED, f"search* (your|their) library for up to two <what>, reveal {_them}, and put* one onto the battlefield tapped "
            f"and the {_rest} into (your|their) hand",
            e.Search(WHO, _many, BF, most=2, tapped=True, reveal=True, rest_to=t.HAND, shuffle=False),
        )  # fmt: skip
