"""Searching (701.23), looking at and revealing cards (701.20), some of them chosen (608.2d), and what happens to
them."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, filters as f, selections as s, values as v
from inset.oracle.grammar.cards.zone_changes import TAPPED
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import BEFORE
from inset.oracle.grammar.objects.references import ANY_NUMBER, REFERRED
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.symbols import (
    AFTER,
    CLAUSE,
    CONDITION,
    DEED,
    DESC,
    HEAD,
    ONE_DESC,
    ORDER,
    THING,
    TO_THING,
    VALUE,
    WHOSE,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Aimed,
    Described,
    DiscardsThat,
    Does,
    FromAmong,
    FromIt,
    InZone,
    It,
    OfThat,
    OfYourChoice,
    OwnName,
    Picks,
    Puts,
    PutsBack,
    PutsOwn,
    Reveals,
    RevealsHand,
    RevealsUntil,
    SearchesBoth,
    Sequence,
    ShufflesOwn,
    Some,
    SomeOf,
    SomeOfBoth,
    That,
    ThatMany,
    The,
    Them,
    TheRest,
    TheyAll,
)

# --- half X -----------------------------------------------------------------------------------------------------------------
_HALF_X: Final = v.Half(v.X())
phrase(DEED, "draw* half X cards, rounded down", e.Draw(SUBJECT, _HALF_X))

# --- searches ---------------------------------------------------------------------------------------------------------------
_one, _many, _n, _tapped = ONE_DESC("what"), DESC.many("what"), SEVERAL("n"), TAPPED("tapped", False)
REVEALED: Final = {False: Nonterminal("reveal it"), True: Nonterminal("reveal them")}
phrase(REVEALED[False], "(reveal|reveals) (it|that card),", True)
phrase(REVEALED[True], "(reveal|reveals) (them|those cards),", True)
for _plural, _for, _what, _most, _apart in (
    (False, "a <what>", _one, 1, False),
    (True, "up to <n> <what>", _many, _n, False),
    (True, "up to <n> <what> with different names", _many, _n, True),
    (True, "up to X <what>, where X is <x>", _many, VALUE("x"), False),
    (True, "any number of <what>", _many, ANY_NUMBER, False),
):
    _them = "(them|those cards)" if _plural else "(it|that card)"
    _start = f"search* (your|their) library for {_for}, [<reveal>]"
    _reveal = REVEALED[_plural]("reveal", False)
    phrase(
        DEED, f"{_start} put* {_them} into (your|their) hand, then shuffle*",
        e.Search(SUBJECT, _what, t.HAND, most=_most, reveal=_reveal, different=_apart),
    )  # fmt: skip
    phrase(
        DEED, f"{_start} put* {_them} onto the battlefield [<tapped>], then shuffle*",
        e.Search(SUBJECT, _what, t.BATTLEFIELD, most=_most, tapped=_tapped, reveal=_reveal, different=_apart),
    )  # fmt: skip
phrase(
    DEED,
    "search* (your|their) library for up to two <what>, reveal (them|those cards), put one onto the battlefield tapped and "
    "the other into (your|their) hand, then shuffle",
    e.Search(SUBJECT, _many, t.BATTLEFIELD, most=2, tapped=True, reveal=True, rest_to=t.HAND),
)  # fmt: skip
phrase(
    DEED, "search* (your|their) library for up to two <what> that share a land type, put* them onto the battlefield [<tapped>], "
    "then shuffle*",
    e.Search(SUBJECT, _many, t.BATTLEFIELD, most=2, tapped=_tapped, alike=True),
)  # fmt: skip
for _and_reveal, _shown_too in (("", False), ("reveal (them|those cards), ", True)):
    for _to_where, _there in (("into (your|their) hand", t.HAND), ("onto the battlefield [<tapped>]", t.BATTLEFIELD)):
        _pair = e.Search(
            SUBJECT, DESC.one("what"), _there, tapped=_tapped if _there == t.BATTLEFIELD else False, reveal=_shown_too,
            and_one=DESC.one("other"),
        )  # fmt: skip
        phrase(
            DEED, f"search* (your|their) library for a <what> (and|and/or) a <other>, {_and_reveal}put* them {_to_where}, "
            "then shuffle*",
            _pair,
        )  # fmt: skip
_FOUND: Final[dict[str, dict[str, Any]]] = {
    "reveal those cards, put them into your hand, then shuffle": {"to": t.HAND, "reveal": True},
    "put those cards onto the battlefield, then shuffle": {"to": t.BATTLEFIELD},
    "put those cards onto the battlefield tapped, then shuffle": {"to": t.BATTLEFIELD, "tapped": True},
}
for _then, _found in _FOUND.items():
    phrase(
        ORDER, f"search your library for up to X <what>, where X is <x>. {_then}",
        e.Search(s.You(), _many, most=VALUE("x"), **_found),
    )  # fmt: skip
phrase(ORDER, "reveal a <what> you own from outside the game and put it into your hand", e.Wish(_one))
words_for(ORDER, {"reveal a card you own named ~ from outside the game and put it into your hand": e.Wish(OwnName())})

# --- the library and/or the graveyard ---------------------------------------------------------------------------------------
for _said_as, _dest in (("put it into (your|their) hand", t.HAND), ("put it onto the battlefield", t.BATTLEFIELD)):
    for _shown, _reveal in (("reveal it, and", True), ("and", False)):
        _comma = "," if _reveal else ""
        phrase(
            DEED, f"search* (your|their) library and/or graveyard for a <what>{_comma} {_shown} {_said_as}. "
            "if you (search|searched) your library this way, shuffle",
            SearchesBoth(e.Search(SUBJECT, _one, _dest, zones=t.LIBRARY | t.GRAVEYARD, reveal=_reveal)),
        )  # fmt: skip

# --- looking ----------------------------------------------------------------------------------------------------------------
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

# --- of what was milled or looked at ----------------------------------------------------------------------------------------
_MILLED: Final = The("milled", "card", True)
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "from among them", FromAmong(Them()))
    phrase(_of, "from among those cards", FromAmong(That("card", True)))
    phrase(_of, "from among the milled cards", FromAmong(_MILLED))
    phrase(_of, "from among cards milled this way", FromAmong(_MILLED, "from among cards"))
    phrase(_of, "milled this way", FromAmong(_MILLED, "milled"))
    phrase(_of, "put into (your|their) graveyard this way", FromAmong(_MILLED, "put"))

_whose, _n, _what = WHOSE("whose"), SEVERAL("n"), TO_THING("what")
_one, _many = ONE_DESC("what"), DESC.many("what")

# --- some of them -----------------------------------------------------------------------------------------------------------
SOME_OF: Final = Nonterminal("some of them")
for _words, _group in (("them", Them()), ("those cards", That("card", True))):
    phrase(SOME_OF, f"one of {_words}", SomeOf(_group))
    phrase(SOME_OF, f"<n> of {_words}", SomeOf(_group, _n, _n))
    phrase(SOME_OF, f"up to one of {_words}", SomeOf(_group, 0, 1))
    phrase(SOME_OF, f"up to <n> of {_words}", SomeOf(_group, 0, _n))
    phrase(SOME_OF, f"any number of {_words}", SomeOf(_group, 0, ANY_NUMBER))
phrase(TO_THING, "<some>", SOME_OF("some"))
words_for(TO_THING, {"the rest": TheRest(), "the other": TheRest("other")})
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "from among the revealed cards", FromAmong(The("revealed", "card", True)))
    phrase(_of, "revealed this way", FromAmong(The("revealed", "card", True), "revealed"))

# --- one of each of two kinds -----------------------------------------------------------------------------------------------
phrase(TO_THING, "a <what> and/or a <other>", SomeOfBoth((DESC.one("what"), DESC.one("other"))))

# --- where they go ----------------------------------------------------------------------------------------------------------
_tapped = TAPPED("tapped", False)
PLACES: Final[dict[str, dict[str, Any]]] = {
    "into <whose> hand": {"to": t.HAND, "whose": _whose},
    "into <whose> graveyard": {"to": t.GRAVEYARD, "whose": _whose},
    "onto the battlefield [<tapped>]": {"to": t.BATTLEFIELD, "tapped": _tapped},
    "on top of <whose> library": {"to": t.LIBRARY, "whose": _whose, "place": "top"},
    "on top of <whose> library in any order": {"to": t.LIBRARY, "whose": _whose, "place": "top in any order"},
    "on the bottom of <whose> library": {"to": t.LIBRARY, "whose": _whose, "place": "bottom"},
    "on the bottom of <whose> library in any order": {"to": t.LIBRARY, "whose": _whose, "place": "bottom in any order"},
    "on the bottom of <whose> library in a random order": {
        "to": t.LIBRARY, "whose": _whose, "place": "bottom in a random order",
    },
}  # fmt: skip
REST: Final = Nonterminal("the rest, and where it goes")
for _place, _fields in PLACES.items():
    for _word in ("rest", "other"):
        phrase(REST, f"the {_word} {_place}", Puts(TheRest(_word), **_fields))
    phrase(ORDER, f"put <what> {_place} and <rest>", Sequence((Puts(_what, **_fields), REST("rest")), "and"))
    _hidden = Puts(_what, t.EXILE, verb="exile face down")
    phrase(
        DEED, f"look* at <top>, exile <what> face down, then put the rest {_place}",
        Sequence((e.LookAt(TOP("top"), SUBJECT), _hidden, Puts(TheRest("rest"), **_fields)), "then"),
    )  # fmt: skip
phrase(REST, "the other on the bottom", Puts(TheRest("other"), t.LIBRARY, s.You(), place="bottom"))
phrase(
    DEED, "look* at <top>, then put <what> back in any order", PutsBack(e.LookAt(TOP("top"), SUBJECT), REFERRED("what"))
)
for _them in ("it", "them", "that card", "those cards", "the revealed cards"):
    _said: Any = {
        "it": It(), "them": Them(), "that card": That("card"), "those cards": That("card", True),
        "the revealed cards": The("revealed", "card", True),
    }[_them]  # fmt: skip
    phrase(ORDER, f"reveal <what> and put {_them} into your hand", Reveals(_what, _said))

# --- hands ------------------------------------------------------------------------------------------------------------------
phrase(DEED, "reveal* (their|your) hand", RevealsHand(SUBJECT))
phrase(DEED, "look* at <whose> hand", e.LookAt(s.Each(f.Anything(), t.HAND, _whose), SUBJECT))
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "from it", FromIt())
phrase(DEED, "choose* a <what>", Picks(Some(_one)))
phrase(DEED, "choose* <n> <what>", Picks(Some(_many, _n, _n)))
phrase(DEED, "choose* up to one <what>", Picks(Some(DESC.one("what"), 0, 1)))
phrase(DEED, "choose* up to <n> <what>", Picks(Some(_many, 0, _n)))
phrase(DEED, "choose* any number of <what>", Picks(Some(_many, 0, ANY_NUMBER)))
phrase(DEED, "choose* <some>", Picks(SOME_OF("some")))
CHOSEN: Final = Nonterminal("a card that was chosen")
words_for(CHOSEN, {"it": It(), "that card": That("card"), "those cards": That("card", True), "them": Them()})
phrase(DEED, "discard* <what>", DiscardsThat(SUBJECT, CHOSEN("what")))

# --- until one is revealed --------------------------------------------------------------------------------------------------
for _verb, _exile in (("reveal", False), ("exile", True)):
    for _whose_it, _they in (("your", f"you {_verb}"), ("their", f"they {_verb}")):
        phrase(
            DEED, f"{_verb}* cards from the top of {_whose_it} library until {_they} a <what>",
            RevealsUntil(SUBJECT, _one, _exile),
        )  # fmt: skip

# --- on top -----------------------------------------------------------------------------------------------------------------
_top = e.Search(SUBJECT, _one, t.LIBRARY, reveal=REVEALED[False]("reveal", False))
phrase(DEED, "search* (your|their) library for a <what>, [<reveal>] then shuffle and put that card on top", _top)

_told = e.Search(SUBJECT, _one, t.LIBRARY, reveal=True)
phrase(DEED, "search* (your|their) library for a <what> and reveal it. shuffle and put that card on top", _told)
for _words, _group in (("them", Them()), ("those cards", That("card", True))):
    phrase(
        ORDER, f"put one of {_words} into your hand, one on top of your library, and one on the bottom of your library",
        Sequence(
            (Puts(SomeOf(_group), t.HAND, s.You()), Puts(SomeOf(_group), t.LIBRARY, s.You(), place="top"),
             Puts(TheRest(), t.LIBRARY, s.You(), place="bottom")), "and",
        ),
    )  # fmt: skip
    phrase(
        ORDER, f"put one of {_words} into your hand, one on the bottom of your library, and one into your graveyard",
        Sequence(
            (Puts(SomeOf(_group), t.HAND, s.You()), Puts(SomeOf(_group), t.LIBRARY, s.You(), place="bottom"),
             Puts(TheRest(), t.GRAVEYARD, s.You())), "and",
        ),
    )  # fmt: skip
phrase(DEED.one, "returns a <what> to its owner's hand", Puts(Some(_one), t.HAND, s.OwnerOf(It()), "return"))

# --- words that are chosen (608.2d) -----------------------------------------------------------------------------------------
_CREATURES, _COLOR = e.ChooseWord(e.CREATURE_TYPE), e.ChooseWord(e.COLOR)
words_for(ORDER, {"choose a creature type": _CREATURES, "choose a color": _COLOR})
words_for(ORDER, {"choose a card name": e.ChooseWord(e.NAME)})
words_for(ORDER, {"choose a nonland card name": e.ChooseWord(e.NAME, f.Not(f.HasType(t.LAND)))})
phrase(CONDITION, "<what> has the chosen name", k.Matches(THING.one("what"), f.ChosenName()))
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "with that name", OfThat(e.NAME))
words_for(ORDER, {"choose a opponent": e.ChooseWord(e.OPPONENT), "choose a player": e.ChooseWord(e.PLAYER)})
for _of, _are in ((AFTER.one, "isn't"), (AFTER.many, "aren't")):
    phrase(_of, "of that type", OfThat(e.CREATURE_TYPE))
    phrase(_of, "of that color", OfThat(e.COLOR))
    phrase(_of, "of the creature type of your choice", OfYourChoice(e.CREATURE_TYPE))
    phrase(_of, "of the color of your choice", OfYourChoice(e.COLOR))
    phrase(_of, f"that {_are} of the chosen type", f.Not(f.OfChosenType()))
    phrase(_of, f"that {_are} of the chosen color", f.Not(f.OfChosenColor()))

# --- what a player puts where, of their own cards ---------------------------------------------------------------------------
_tap = TAPPED("tapped", False)
phrase(DEED.one, "puts <what> into their hand", PutsOwn(CHOSEN("what"), t.HAND))
phrase(DEED.one, "puts <what> onto the battlefield [<tapped>]", PutsOwn(CHOSEN("what"), t.BATTLEFIELD, _tap))
phrase(CLAUSE, "they put <what> onto the battlefield", Does(TheyAll(), PutsOwn(CHOSEN("what"), t.BATTLEFIELD)))
phrase(DEED.one, "shuffles <what> into their library", ShufflesOwn(CHOSEN("what")))
_out_of = Described(BEFORE("before", ()), HEAD.many("head"), (InZone(t.GRAVEYARD, TheyAll(), "from"),))
for _count, _least, _most in (
    ("up to <n> target", 0, _n), ("any number of target", 0, ANY_NUMBER), ("<n> target", _n, _n),
):  # fmt: skip
    phrase(
        DEED.one, f"shuffles {_count} [<before>] <head> from their graveyard into their library",
        ShufflesOwn(Aimed(_out_of, _least, _most)),
    )  # fmt: skip
phrase(DEED.one, "puts a <what> onto the battlefield [<tapped>]", PutsOwn(Some(DESC.one("what")), t.BATTLEFIELD, _tap))
phrase(DEED.one, "exiles <what>", Puts(TO_THING("what"), t.EXILE, verb="exile"))
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "from among the cards milled this way", FromAmong(_MILLED, "from among the cards"))
phrase(
    DEED.many, "choose a <what> and exile that card",
    Sequence((Picks(Some(DESC.one("what"))), Puts(That("card"), t.EXILE, verb="exile")), "and"),
)  # fmt: skip
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "from among the exiled cards", FromAmong(The("exiled", "card", True)))
    phrase(_of, "from among cards exiled this way", FromAmong(The("exiled", "card", True), "from among cards"))

# --- from their own hands and graveyards ------------------------------------------------------------------------------------
_OWN_PLACES: Final[dict[str, dict[str, Any]]] = {
    "on top of their library": {"to": t.LIBRARY, "whose": TheyAll(), "place": "top"},
    "on the bottom of their library": {"to": t.LIBRARY, "whose": TheyAll(), "place": "bottom"},
    "onto the battlefield": {"to": t.BATTLEFIELD},
}
for _place, _fields in _OWN_PLACES.items():
    phrase(DEED.one, f"puts a <what> {_place}", Puts(Some(ONE_DESC("what")), **_fields))
_all_buried = s.Each(f.Anything(), t.GRAVEYARD, SUBJECT)
for _all in ("their graveyard", "all the cards from their graveyard"):
    phrase(
        DEED.one, f"puts {_all} on the bottom of their library in a random order",
        e.Move(_all_buried, t.LIBRARY, position=e.BOTTOM, order=e.RANDOM_ORDER),
    )  # fmt: skip
