"""Graveyards (404): how many cards they hold, what is put into them or exiled instead, what returns from all of them."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import BEFORE
from inset.oracle.grammar.players.player_conditions import HAS
from inset.oracle.grammar.symbols import (
    ADJECTIVE,
    AFTER,
    CLAUSE,
    CONDITION,
    DESC,
    EVENT,
    HEAD,
    ONE_DESC,
    ORDER,
    SENTENCE,
    STATIC,
    ZONE_CLAUSE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Described,
    Every,
    ExiledAfterwards,
    InZone,
    It,
    OfCards,
    Puts,
    TheirOwners,
    Them,
    Told,
    TradesPlaces,
)

_ALL, _YOU, _THEY, _OPPONENTS, _ANY = s.AllPlayers(), s.You(), s.ThatOne(), s.Opponents(), f.Anything()
_n, _many, _one = SEVERAL("n"), DESC.many("what"), DESC.one("what")

# --- how many cards there are -----------------------------------------------------------------------------------------------
_theirs = k.Exists(s.Each(_ANY, t.GRAVEYARD, _THEY), _n)
phrase(HAS, "have* <n> or more cards in (your|their) graveyard", _theirs)
phrase(CONDITION, "a graveyard has <n> or more cards in it", k.PlayerIs(_ALL, s.PlayersWhere(_ALL, _theirs)))
phrase(CONDITION, "you have <n> or more cards in your library", k.Exists(s.Each(_ANY, t.LIBRARY, _YOU), _n))
phrase(CONDITION, "there are <n> or more cards in exile", k.Exists(s.Each(_ANY, t.EXILE), _n))


def _hand(who: s.You | s.ThatOne) -> v.Count:
    return v.Count(s.Each(_ANY, t.HAND, who))


_no_fewer = s.PlayersWhere(_OPPONENTS, k.Compare(_hand(_THEY), f.GE, _hand(_YOU)))
words_for(CONDITION, {"you have more cards in hand than each opponent": k.Unless(k.PlayerIs(_OPPONENTS, _no_fewer))})
phrase(ZONE_CLAUSE, "in each graveyard", InZone(t.GRAVEYARD, None, "each"))
phrase(ZONE_CLAUSE, "in graveyards", InZone(t.GRAVEYARD, None, "in any"))
_cards = f.And((f.IsCard(), f.OwnedBy(s.EnchantedPlayer())))
_buried = v.TimesHappened(p.Moves(_cards, t.ANY_ZONE, t.GRAVEYARD))
words_for(
    CLAUSE,
    {
        "enchanted player mills X cards, where X is the number of cards put into their graveyard from anywhere this turn": e.Mill(
            s.EnchantedPlayer(), _buried
        )
    },
)

# --- what happens to cards --------------------------------------------------------------------------------------------------
_yours = f.And((f.OwnedBy(_YOU), f.IsCard()))
EXILED: Final = {
    "your library and/or your graveyard": t.LIBRARY | t.GRAVEYARD,
    "your graveyard and/or your library": t.LIBRARY | t.GRAVEYARD,
}
for _words, _zones in EXILED.items():
    words_for(
        EVENT, {f"one or more cards are put into exile from {_words}": p.Moves(_yours, _zones, t.EXILE, batch=True)}
    )
_any_exiled = p.Moves(f.IsCard(), t.GRAVEYARD | t.BATTLEFIELD, t.EXILE, batch=True)
_on_your_turn = p.While(_any_exiled, k.TurnOf(_YOU))
words_for(
    EVENT,
    {"one or more cards are put into exile from graveyards and/or the battlefield during your turn": _on_your_turn},
)
words_for(
    EVENT,
    {
        "one or more cards are put into exile during your turn": p.While(
            p.Moves(f.IsCard(), destination=t.EXILE, batch=True), k.TurnOf(_YOU)
        )
    },
)

# --- instead of a graveyard -------------------------------------------------------------------------------------------------
_instead = "would be put into a graveyard from anywhere, exile it instead"
phrase(
    STATIC,
    f"if a <what> {_instead}",
    st.MovesInstead(f.And((OfCards(ONE_DESC("what")), f.IsCard())), t.GRAVEYARD, t.EXILE),
)
words_for(
    STATIC,
    {
        "if a card would be put into your graveyard from anywhere, exile it instead": st.MovesInstead(
            _yours, t.GRAVEYARD, t.EXILE
        )
    },
)

# --- what can't come out of them --------------------------------------------------------------------------------------------
_PLACES: Final = {
    "graveyards": t.GRAVEYARD, "graveyards and libraries": t.GRAVEYARD | t.LIBRARY,
    "graveyards or libraries": t.GRAVEYARD | t.LIBRARY, "graveyards or exile": t.GRAVEYARD | t.EXILE,
}  # fmt: skip
for _words, _zones in _PLACES.items():
    if " or " in _words:
        _cast_there = f.And((_many, f.WasCastFrom(_zones, True)))
        phrase(STATIC, f"players can't cast <what> from {_words}", st.CantCast(_ALL, _cast_there))
    if " or " not in _words:
        _there = Described(BEFORE("before", ()), HEAD.many("head"), ())
        phrase(
            STATIC, f"[<before>] <head> in {_words} can't enter the battlefield", st.CantEnter(OfCards(_there), _zones)
        )

# --- after the noun, before it ----------------------------------------------------------------------------------------------
_basic_land = f.And((f.HasSupertype(t.BASIC), f.HasType(t.LAND)))
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"other than a basic land card": f.Not(_basic_land)})
words_for(ADJECTIVE, {"face-up": f.Not(f.IsFaceDown())})
for _of, _was in ((AFTER.one, "was"), (AFTER.many, "were")):
    words_for(_of, {f"that {_was} turned face up this turn": f.DidThisTurn(p.TurnsFaceUp(_ANY))})
    _elsewhere = f.DidThisTurn(p.Moves(_ANY, t.ANY_ZONE & ~t.BATTLEFIELD, t.GRAVEYARD))
    words_for(_of, {f"that {_was} put there from anywhere other than the battlefield this turn": _elsewhere})

# --- some of yours ----------------------------------------------------------------------------------------------------------
_mine = f.HasType(t.CREATURE)
_strongest = f.And((_mine, f.StatIs(v.POWER, f.GE, v.Greatest(v.POWER, s.Each(_mine, t.GRAVEYARD, _YOU)))))
words_for(
    SENTENCE,
    {
        "return to your hand the creature card in your graveyard with the greatest power. if two or more cards are tied for "
        "greatest power, you choose one of them": Told(
            (e.Choose(s.Each(_strongest, t.GRAVEYARD, _YOU), 1), e.Move(s.Saved(1), t.HAND))
        )
    },
)
_of_opponent = s.Each(_one, t.GRAVEYARD, _YOU)
phrase(
    ORDER, "return a <what> of a opponent's choice from your graveyard to your hand",
    Told(
        (e.ChooseWord(e.OPPONENT), e.Choose(_of_opponent, 1, who=s.ChosenPlayer()), e.Move(s.Saved(1), t.HAND)), t.GRAVEYARD
    ),
)  # fmt: skip
_from_each = e.Choose(s.Each(_one, t.GRAVEYARD, _THEY), 1)
phrase(
    ORDER, "exile a <what> from each graveyard",
    Told((e.ForEachPlayer(_ALL, (_from_each, e.Move(s.Saved(1), t.EXILE, link=True))),), t.GRAVEYARD),
)  # fmt: skip
_this_turn = e.Permit(It(), e.THIS_TURN, lands=False, zone=t.GRAVEYARD)
words_for(CLAUSE, {"you may cast it from your graveyard this turn": _this_turn})
_their = "if that spell would be put into their graveyard"
words_for(SENTENCE, {f"{_their}, exile it instead": ExiledAfterwards(_their)})

# --- whole graveyards -------------------------------------------------------------------------------------------------------
_all_there = Every(Described((), HEAD.many("head"), (InZone(t.GRAVEYARD, None, "all"),)), "all")
_home = Puts(_all_there, t.BATTLEFIELD, None, "return", under=TheirOwners())  # all of them at once
phrase(CLAUSE, "each player returns all <head> from their graveyard to the battlefield", _home)
_to_hands = Puts(_all_there, t.HAND, s.OwnerOf(Them()), "return")
phrase(CLAUSE, "each player returns all <head> from their graveyard to their hand", _to_hands)
_trade = "exiles all <head> from their graveyard, then sacrifices all <what> they control"
phrase(
    CLAUSE, f"each player {_trade}, then puts all cards they exiled this way onto the battlefield",
    TradesPlaces(_all_there, DESC.many("what")),
)  # fmt: skip
