"""701.20: cards that are revealed or exiled until one is found, and where all of them go then."""

from __future__ import annotations

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import costs as c, effects as e, filters as f, selections as s, statics as st
from inset.oracle.grammar.cards.library import PLACES, REST
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.players.player_actions import SUBJECT, SUBJECT as WHO
from inset.oracle.grammar.symbols import DEED, DESC, ONE_DESC, SENTENCE, STATIC, TO_PLAYERS
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Puts, RevealsUntil, ThatPlayer, TheRest, Told

_one, _many, _n = ONE_DESC("what"), DESC.many("what"), SEVERAL("n")
_THEY, _YOU = s.ThatOne(), s.You()
_found, _rest = s.Saved(1), s.Saved(2)
_all = s.Union((_found, _rest))

# --- one goes somewhere, the rest elsewhere ---------------------------------------------------------------------------------
for _place, _fields in PLACES.items():
    for _those in ("all other cards revealed this way", "the rest of the revealed cards"):
        phrase(REST, f"{_those} {_place}", Puts(TheRest(_those), **_fields))

# --- all of them go to the graveyard ----------------------------------------------------------------------------------------
_until = e.RevealUntil(_THEY, _one, 1, 2)
_milled = e.ForEachPlayer(SUBJECT, (_until, e.Move(_all, t.GRAVEYARD)))
phrase(
    DEED.one,
    "reveals cards from the top of their library until they reveal a <what>, then puts those cards into their graveyard",
    Told((_milled,), t.LIBRARY),
)
_until_many = e.RevealUntil(TO_PLAYERS("who"), _many, 1, 2, count=_n)
phrase(
    SENTENCE,
    "<who> reveals cards from the top of their library until <n> <what> are revealed. that player puts all cards revealed this "
    "way into their graveyard",
    Told((_until_many, e.Move(_all, t.GRAVEYARD)), t.LIBRARY),
)

# --- of the top of a library, one way or another ----------------------------------------------------------------------------
_their_until = e.RevealUntil(ThatPlayer(), _one, 1, 2)
phrase(
    SENTENCE,
    "that player reveals cards from the top of their library until they reveal a <what>. put that card on the battlefield under "
    "your control. that player puts the rest of the revealed cards into their graveyard",
    Told((_their_until, e.Move(_found, t.BATTLEFIELD, under=_YOU), e.Move(_rest, t.GRAVEYARD)), t.LIBRARY),
)
_free = c.PayMana(FREE)
phrase(
    SENTENCE,
    "that player exiles cards from the top of their library until they exile a <what>. you may cast that card without paying its "
    "mana cost. then that player puts the exiled cards that weren't cast this way on the bottom of their library in a random "
    "order",
    Told(
        (
            e.RevealUntil(ThatPlayer(), _one, 1, 2, exile=True),
            e.CastNow(_found, cost=_free, save=3),
            e.Move(_all, t.LIBRARY, position=e.BOTTOM, order=e.RANDOM_ORDER),
        ),
        t.LIBRARY,
    ),
)
phrase(
    SENTENCE,
    "shuffle your library, then reveal cards from the top of it until you reveal a <what>. exile that card and put the rest "
    "on the "
    "bottom of your library in a random order. you may cast the exiled card without paying its mana cost",
    Told(
        (
            e.Shuffle(_YOU),
            e.RevealUntil(_YOU, _one, 1, 2),
            e.Move(_found, t.EXILE, save=3),
            e.Move(_rest, t.LIBRARY, position=e.BOTTOM, order=e.RANDOM_ORDER),
            e.CastNow(s.Saved(3), cost=_free, save=4),
        ),
        t.LIBRARY,
    ),
)
phrase(
    SENTENCE,
    "<who> reveals cards from the top of their library until they reveal a <what>. ~ becomes a copy of that card until end of "
    "turn. then that player puts all cards revealed this way on the bottom of their library in a random order",
    Told(
        (
            e.RevealUntil(TO_PLAYERS("who"), _one, 1, 2),
            e.BecomeCopy(s.This(), _found, duration=e.THIS_TURN),
            e.Move(_all, t.LIBRARY, position=e.BOTTOM, order=e.RANDOM_ORDER),
        ),
        t.LIBRARY,
    ),
)

# --- instead of a draw ------------------------------------------------------------------------------------------------------


def _sought(where: f.Not | f.HasType) -> tuple[e.RevealUntil, e.Move, e.Move]:
    return (
        e.RevealUntil(_YOU, where, 1, 2),
        e.Move(_found, t.HAND),
        e.Move(_rest, t.LIBRARY, position=e.BOTTOM),
    )


_land = f.HasType(t.LAND)
words_for(
    STATIC,
    {
        "if you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until "
        "you reveal a card of the chosen kind. put that card into your hand and put all other cards revealed this way on the "
        "bottom of your library in any order": st.DrawInstead(
            _YOU, (e.ChooseMode((_sought(_land), _sought(f.Not(_land))), ("land", "nonland")),), optional=True
        )
    },
)

# --- until so many are revealed ---------------------------------------------------------------------------------------------
for _verb, _exile in (("reveal", False), ("exile", True)):
    phrase(
        DEED.many, f"{_verb} cards from the top of your library until you {_verb} <n> <what>",
        RevealsUntil(WHO, DESC.many("what"), _exile, SEVERAL("n")),
    )  # fmt: skip
