"""Cards that are searched for, drawn, revealed or looked at, in sentences of their own (701.20, 701.23, 121)."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.numbers.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.playing.from_elsewhere import PAYING
from inset.oracle.grammar.symbols import (
    CLAUSE,
    CONDITION,
    DEED,
    DESC,
    KIND,
    NAMED,
    ONE_DESC,
    ORDER,
    SENTENCE,
    STATIC,
    TO_PLAYERS,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Permits, That, ThatPlayer, Told

_YOU, _THEY, _ALL, _OPPONENTS, _ANY = s.You(), s.ThatOne(), s.AllPlayers(), s.Opponents(), f.Anything()
_one, _many, _n, _free = ONE_DESC("what"), DESC.many("what"), SEVERAL("n"), c.PayMana(FREE)
_first, _second, _third = s.Saved(1), s.Saved(2), s.Saved(3)
_land, _nonland = f.HasType(t.LAND), f.Not(f.HasType(t.LAND))
_shuffle, _to_hand = e.Shuffle(_YOU), e.Move(_first, t.HAND)
_to_battlefield = e.Move(_first, t.BATTLEFIELD, under=_YOU)
_to_battlefield_tapped = e.Move(_first, t.BATTLEFIELD, under=_YOU, tapped=True)
_found = e.Search(_YOU, _one, 0, reveal=True, shuffle=False, save=1)


def _hand(who: Any, where: Any = _ANY) -> s.Each:
    return s.Each(where, t.HAND, who)


# --- one is found, and goes one way or another ------------------------------------------------------------------------------
_searched = "search your library for a <what> and reveal it"
_yours = v.Count(s.Each(f.And((_land, f.ControlledBy(_YOU)))))
_more_lands = k.Compare(v.Count(s.Each(f.And((_land, f.ControlledBy(_THEY))))), f.GT, _yours)
_put = e.May((_to_battlefield_tapped,), save=2)
phrase(
    SENTENCE,
    f"{_searched}. if a opponent controls more lands than you, you may put that card onto the battlefield tapped. if you don't "
    "put the card onto the battlefield, put it into your hand. then shuffle",
    Told(
        (
            _found,
            e.If(
                k.PlayerIs(_OPPONENTS, s.PlayersWhere(_OPPONENTS, _more_lands)),
                (_put, e.If(k.Unless(k.Did(2)), (_to_hand,))),
                (_to_hand,),
            ),
            _shuffle,
        )
    ),
)
phrase(
    SENTENCE,
    f"{_searched}. if you reveal a card named <name> this way, put it onto the battlefield. otherwise, put that card into your "
    "hand. then shuffle",
    Told((_found, e.If(k.Matches(_first, f.HasName(NAMED("name"))), (_to_battlefield,), (_to_hand,)), _shuffle)),
)
words_for(
    SENTENCE,
    {
        "search your library for a creature or land card and reveal it. put it onto the battlefield tapped if it's a land card. "
        "otherwise, put it into your hand. then shuffle": Told(
            (
                e.Search(_YOU, f.HasType(t.CREATURE | t.LAND), 0, reveal=True, shuffle=False, save=1),
                e.If(k.Matches(_first, _land), (_to_battlefield_tapped,), (_to_hand,)),
                _shuffle,
            )
        )
    },
)
_up_to = e.Search(_YOU, _many, 0, most=_n, reveal=True, shuffle=False, save=1)
_split = (e.Choose(_first, 2), e.Move(_second, t.BATTLEFIELD, under=_YOU, tapped=True), e.Move(_first, t.HAND))
phrase(
    SENTENCE,
    "search your library for up to <n> <what> and reveal them. put one of them onto the battlefield tapped and the other "
    "into your "
    "hand, then shuffle",
    Told((_up_to, *_split, _shuffle)),
)
phrase(
    SENTENCE,
    "search your library for up to <n> <what> and reveal them. put one into your hand and the other into your graveyard. then "
    "shuffle",
    Told((_up_to, e.Choose(_first, 2), e.Move(_second, t.HAND), e.Move(_first, t.GRAVEYARD), _shuffle)),
)
_apart = e.Search(_YOU, _many, 0, most=_n, reveal=True, shuffle=False, save=1, different=True)
phrase(
    SENTENCE,
    "search your library for up to <n> <what> with different names and reveal them. <who> chooses two of those cards. put the "
    "chosen cards into your graveyard and the rest into your hand. then shuffle",
    Told(
        (
            _apart,
            e.Choose(_first, 2, 2, 2, TO_PLAYERS("who")),
            e.Move(_second, t.GRAVEYARD),
            e.Move(_first, t.HAND),
            _shuffle,
        )
    ),
)

# --- tempting offers (701.23) -----------------------------------------------------------------------------------------------
_mine = e.Search(_YOU, _land, t.BATTLEFIELD, shuffle=False)
_theirs = e.Search(_THEY, _land, t.BATTLEFIELD, shuffle=False)
words_for(
    SENTENCE,
    {
        "search your library for a land card and put it onto the battlefield. each opponent may search their library for a land "
        "card and put it onto the battlefield. for each opponent who searches a library this way, search your library for a land "
        "card and put it onto the battlefield. then each player who searched a library this way shuffles": Told(
            (
                _mine,
                e.May((_theirs,), _OPPONENTS, save=2, doers=1),
                e.Repeat(v.CountPlayers(s.SavedPlayers(1)), (_mine,)),
                e.Shuffle(s.PlayerUnion((_YOU, s.SavedPlayers(1)))),
            )
        )
    },
)

# --- one card of each type --------------------------------------------------------------------------------------------------
_TYPES: Final = (
    t.ARTIFACT,
    t.BATTLE,
    t.CREATURE,
    t.ENCHANTMENT,
    t.INSTANT,
    t.KINDRED,
    t.LAND,
    t.PLANESWALKER,
    t.SORCERY,
)
_slots = range(2, 2 + len(_TYPES))
_taken = s.Union(tuple(s.Saved(slot) for slot in _slots))


def _one_of_each() -> tuple[e.Choose, ...]:
    """Nothing is chosen twice."""
    made = []
    for slot, bit in zip(_slots, _TYPES, strict=True):
        before = tuple(f.Not(f.IsOneOf(s.Saved(other))) for other in _slots if other < slot)
        where = f.And((f.HasType(bit), *before)) if before else f.HasType(bit)
        made.append(e.Choose(s.Among(_first, where), slot, 0, 1))
    return tuple(made)


phrase(
    SENTENCE,
    "reveal the top <n> cards of your library. for each card type, you may put a card of that type from among the revealed cards "
    "into your hand. put the rest on the bottom of your library in a random order",
    Told(
        (
            e.LookAt(s.TopOfLibrary(_YOU, _n), _YOU, True, save=1),
            *_one_of_each(),
            e.Move(_taken, t.HAND),
            e.Move(_first, t.LIBRARY, position=e.BOTTOM, order=e.RANDOM_ORDER),
        )
    ),
)
_abcd = tuple(KIND.one(name) for name in "abcd")
_kinds = tuple(
    e.Choose(
        s.Among(_first, f.And((kind, *(f.Not(f.IsOneOf(s.Saved(other))) for other in range(2, slot)))) if slot > 2 else kind),
        slot, 0, 1,
    )
    for slot, kind in enumerate(_abcd, 2)
)  # fmt: skip
_all_four = s.Union(tuple(s.Saved(slot) for slot in range(2, 6)))
phrase(
    SENTENCE,
    "look at the top <n> cards of your library. you may reveal a <a> card, a <b> card, a <c> card, and/or a <d> card from among "
    "them and put those cards into your hand. put the rest on the bottom of your library in a random order",
    Told(
        (
            e.LookAt(s.TopOfLibrary(_YOU, _n), _YOU, save=1),
            *_kinds,
            e.Move(_all_four, t.HAND, reveal=True),
            e.Move(_first, t.LIBRARY, position=e.BOTTOM, order=e.RANDOM_ORDER),
        ),
        t.LIBRARY,
    ),
)

# --- hands ------------------------------------------------------------------------------------------------------------------
_who = TO_PLAYERS("who")
_target, _they = e.Remember(1, who=_who), s.SavedPlayers(1)  # a target is named once
phrase(
    SENTENCE,
    "<who> chooses X cards from their hand. look at those cards. you may cast a spell from among them without paying its mana "
    "cost",
    Told(
        (
            _target,
            e.Choose(_hand(_they), 2, v.X(), v.X(), _they),
            e.LookAt(_second),
            e.CastNow(_second, cost=_free, save=3),
        )
    ),
)  # fmt: skip
_LOOKS = s.PlayerUnion((_YOU, s.ControlsExiler()))  # "you may look at cards exiled with ~"
phrase(
    CLAUSE, "that player exiles a card from their hand face down",
    Told((e.Choose(_hand(ThatPlayer()), 1, who=ThatPlayer()), e.Move(_first, t.EXILE, face_down=True, look=_LOOKS, link=True))),
)  # fmt: skip
_buried = f.And((_nonland, f.OwnedBy(_THEY)))
_spared = s.PlayersWhere(_OPPONENTS, k.Unless(k.Exists(s.Among(_first, _buried))))
phrase(
    CLAUSE, "each opponent discards a card, then each opponent who didn't discard a nonland card this way loses <n> life",
    Told((e.Discard(_OPPONENTS, 1, save=1), e.LoseLife(_spared, NUMERAL("n")))),
)  # fmt: skip
_put_own = (e.Choose(_hand(_THEY, _land), 2, who=_THEY), e.Move(_second, t.BATTLEFIELD, under=_THEY))
words_for(
    SENTENCE,
    {
        "each player may put a land card from their hand onto the battlefield, then each opponent who didn't draws a card": Told(
            (e.May(_put_own, _ALL, save=3, doers=1), e.Draw(s.PlayersExcept(_OPPONENTS, s.SavedPlayers(1))))
        ),
        "draw cards equal to the number of cards in defending player's hand minus the number of cards in your hand. if you "
        "didn't "
        "draw cards this way, you may put a creature card from your hand onto the battlefield": Told(
            (
                e.Draw(_YOU, v.Minus(v.Count(_hand(s.DefendingPlayer(s.This()))), v.Count(_hand(_YOU))), save=1),
                e.If(
                    k.Unless(k.Exists(_first)),
                    (
                        e.May(
                            (
                                e.Choose(_hand(_YOU, f.HasType(t.CREATURE)), 2),
                                e.Move(_second, t.BATTLEFIELD, under=_YOU),
                            ),
                            save=3,
                        ),
                    ),
                ),
            )
        ),
        "draw X cards. for each card drawn this way, discard a card unless you sacrifice a permanent": Told(
            (
                e.Draw(_YOU, v.X(), save=1),
                e.ForEach(_first, (e.PayOr(_YOU, c.SacrificeOther(_ANY), (), (e.Discard(_YOU, 1, save=2),), save=3),)),
            )
        ),
    },
)
phrase(
    ORDER, "put <n> cards from your hand both on top of your library or both on the bottom of your library",
    Told(
        (
            e.Choose(_hand(_YOU), 1, _n, _n),
            e.ChooseMode(
                ((e.Move(_first, t.LIBRARY),), (e.Move(_first, t.LIBRARY, position=e.BOTTOM),)), ("On top", "On the bottom")
            ),
        )
    ),
)  # fmt: skip
phrase(
    DEED, "draw* <n> cards, then discard* one of them",
    Told((e.Draw(SUBJECT, _n, save=1), e.Choose(_first, 2, who=SUBJECT), e.DiscardIt(_second))),
)  # fmt: skip
_again = e.Move(_hand(_THEY), t.LIBRARY, order=e.RANDOM_ORDER, save=1)
words_for(
    CLAUSE,
    {
        "each player shuffles the cards from their hand into their library, then draws that many cards": Told(
            (e.ForEachPlayer(_ALL, (_again, e.Shuffle(_THEY), e.Draw(_THEY, v.Count(_first)))),)
        ),
        "that player puts the cards in their hand on the bottom of their library in any order, then draws that many cards": Told(
            (
                e.Move(_hand(ThatPlayer()), t.LIBRARY, position=e.BOTTOM, save=1),
                e.Draw(ThatPlayer(), v.Count(_first)),
            )
        ),
    },
)

# --- the top of a library ---------------------------------------------------------------------------------------------------
_top = s.TopOfLibrary(_YOU, 1)
phrase(CONDITION, "the top card of your library is a <what>", k.Matches(_top, _one))
for _color, _bit in t.WORD_COLOR.items():
    words_for(CONDITION, {f"the top card of your library is {_color}": k.Matches(_top, f.HasColor(_bit))})
phrase(
    ORDER, "exile a card from the top of your library face down for each opponent you have",
    e.Move(s.TopOfLibrary(_YOU, v.CountPlayers(_OPPONENTS)), t.EXILE, face_down=True, link=True),
)  # fmt: skip
phrase(
    ORDER, "exile all but the bottom card of <who>'s library",
    Told(
        (
            _target,
            e.Move(s.TopOfLibrary(_they, v.Minus(v.Count(s.Each(_ANY, t.LIBRARY, _they)), 1)), t.EXILE),
        )
    ),
)  # fmt: skip
phrase(DEED, "mill* three times X cards", e.Mill(SUBJECT, v.Times(3, v.X())))

# --- draws that are replaced ------------------------------------------------------------------------------------------------
words_for(
    STATIC,
    {
        "if a opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips "
        "that draw and you draw a card": st.DrawInstead(_OPPONENTS, (e.Draw(_YOU),), spare_first=True),
        "once each turn, you may pay {0} rather than pay the mana cost for a colorless spell that you cast from your "
        "hand": st.OfferAlternativeCost(_YOU, f.HasColor(0), _free, t.HAND, 1),
    },
)

# --- permissions ------------------------------------------------------------------------------------------------------------
phrase(
    STATIC, "you may cast <what> from the top of your library by <paying> in addition to paying their other costs",
    st.MayPlay(_YOU, t.LIBRARY, spell=_many, top_only=True, add=PAYING("paying")),
)  # fmt: skip
words_for(
    CLAUSE,
    {"you may play that card until you exile another card with ~": Permits(That("card"), e.UNTIL_NEXT_OF_THIS, True)},
)
