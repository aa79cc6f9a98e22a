"""Cards that come out of graveyards, libraries and exile in sentences of their own: cast, returned, put onto the battlefield."""

from __future__ import annotations

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.keywords import SUSPEND
from inset.oracle.grammar.instructions.clauses import EACH, IMPERATIVE
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.references import TARGETS_ONE
from inset.oracle.grammar.permanents.copy_exceptions import EXCEPTIONS
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.playing.permissions import SPENDING
from inset.oracle.grammar.symbols import (
    A_DESC,
    CLAUSE,
    CONDITION,
    DEED,
    DESC,
    DURATION,
    EVENT,
    ONE_DESC,
    ORDER,
    SENTENCE,
    STATIC,
    TO_PLAYERS,
    TO_THING,
    WHOSE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Described,
    DoneToOne,
    ExiledWith,
    Head,
    OfCards,
    Permits,
    Puts,
    ReturnsItself,
    That,
    ThatPlayer,
    Told,
)

_YOU, _THEY, _ALL, _OPPONENTS, _ANY = s.You(), s.ThatOne(), s.AllPlayers(), s.Opponents(), f.Anything()
_one, _many, _n, _free = ONE_DESC("what"), DESC.many("what"), SEVERAL("n"), c.PayMana(FREE)
_first, _second, _third = s.Saved(1), s.Saved(2), s.Saved(3)
_land, _creature = f.HasType(t.LAND), f.HasType(t.CREATURE)
_what = TO_THING("what")


def _buried(where: f.HasType | f.And, whose: s.You = _YOU) -> s.Each:
    return s.Each(where, t.GRAVEYARD, whose)


# --- cast as something resolves ---------------------------------------------------------------------------------------------
_target = TARGETS_ONE("what")
phrase(
    SENTENCE, "you may cast <what>. if that spell would be put into (your graveyard this turn|a graveyard), exile it instead",
    Told((e.CastNow(_target, exile_after=True, save=1),)),
)  # fmt: skip
phrase(CLAUSE, "you may cast <what>, and <spend>", Told((e.CastNow(_target, any_color=SPENDING("spend"), save=1),)))

# --- for a while ------------------------------------------------------------------------------------------------------------
_top = e.Move(s.TopOfLibrary(_YOU, _n), t.EXILE, save=1)
_spells = e.Permit(_first, DURATION("dur"), spell=_many, lands=False, cost=_free)
phrase(
    SENTENCE,
    "exile the top <n> cards of your library. <dur>, you may cast <what> from among those cards without paying their mana costs",
    Told((_top, _spells), t.STACK),
)
words_for(
    SENTENCE,
    {
        "shuffle your library, then exile the top card. until end of turn, you may play that card without paying its mana "
        "cost": Told(
            (
                e.Shuffle(_YOU),
                e.Move(s.TopOfLibrary(_YOU, 1), t.EXILE, save=1),
                e.Permit(_first, e.THIS_TURN, cost=_free),
            )
        ),
    },
)
for _which, _pattern in (
    ("milled this turn", p.Moves(_ANY, t.LIBRARY, milled=True)),
    (
        "put there from anywhere other than the battlefield this turn",
        p.Moves(_ANY, t.ANY_ZONE & ~t.BATTLEFIELD, t.GRAVEYARD),
    ),
):
    phrase(
        STATIC,
        f"once during each of your turns, you may cast a <what> from among cards in your graveyard that were {_which}",
        st.MayPlay(
            _YOU, t.GRAVEYARD, card=f.DidThisTurn(_pattern), spell=DESC.one("what"), limit=1, condition=k.TurnOf(_YOU)
        ),
    )

_unpaid = st.OfferAlternativeCost(_YOU, _ANY, _free, t.HAND)
phrase(
    SENTENCE, "<dur>, you may cast spells from your hand without paying their mana costs",
    e.Establish((_unpaid,), DURATION("dur")),
)  # fmt: skip
phrase(
    SENTENCE,
    "exile the top <n> cards of your library. you may play those cards until end of turn. put four time counters on each of "
    "those "
    "cards that has suspend",
    Told(
        (
            _top,
            e.Permit(_first, e.THIS_TURN),
            e.PutCounters(s.Among(_first, f.HasKeyword(SUSPEND)), "time", 4),
        )
    ),
)
_placed = "into your hand and the rest on the bottom of your library in any order"
_both = k.AllOf(tuple(k.Exists(s.Each(f.HasType(bit), t.GRAVEYARD, _YOU)) for bit in (t.INSTANT, t.SORCERY)))
phrase(
    SENTENCE,
    f"look at the top <n> cards of your library. put one of them {_placed}. if there is a instant card and a sorcery card in "
    f"your "
    f"graveyard, instead put two of them {_placed}",
    Told(
        (
            e.LookAt(s.TopOfLibrary(_YOU, _n), save=1),
            e.If(_both, (e.Choose(_first, 2, 2, 2),), (e.Choose(_first, 2),)),
            e.Move(_second, t.HAND),
            e.Move(s.Among(_first, f.Not(f.IsOneOf(_second))), t.LIBRARY, position=e.BOTTOM),
        )
    ),
)

# --- returned ---------------------------------------------------------------------------------------------------------------
words_for(ORDER, {"put ~ from your graveyard on top of your library": ReturnsItself(t.LIBRARY)})
_pair = f.And((DESC.one("other"), f.Not(f.IsOneOf(_first))))
phrase(
    ORDER, "return a <what> and a <other> from your graveyard to your hand",
    Told(
        (
            e.Choose(s.Each(DESC.one("what"), t.GRAVEYARD, _YOU), 1),
            e.Choose(s.Each(_pair, t.GRAVEYARD, _YOU), 2),
            e.Move(s.Union((_first, _second)), t.HAND),
        ),
        t.GRAVEYARD,
    ),
)  # fmt: skip


def _worth(n: int) -> s.Each:
    return s.Each(f.And((_creature, f.StatIs(v.MANA_VALUE, f.EQ, n))), t.GRAVEYARD, _YOU)


words_for(
    SENTENCE,
    {
        "choose a creature card with mana value 1 in your graveyard, then do the same for creature cards with mana value 2 "
        "and 3. "
        "return those cards to the battlefield": Told(
            (
                *(e.Choose(_worth(n), n) for n in (1, 2, 3)),
                e.Move(s.Union((_first, _second, _third)), t.BATTLEFIELD, under=_YOU),
            )
        )
    },
)
_lands = s.Union((s.Each(_land, t.HAND, _YOU), s.Each(_land, t.GRAVEYARD, _YOU)))
words_for(
    ORDER,
    {
        "put up to X land cards from your hand and/or graveyard onto the battlefield tapped": Told(
            (e.Choose(_lands, 1, 0, v.X()), e.Move(_first, t.BATTLEFIELD, under=_YOU, tapped=True))
        )
    },
)
_kept = e.Remember(1, what=_what)
_either_end = e.ChooseMode(
    ((e.Move(_first, t.LIBRARY),), (e.Move(_first, t.LIBRARY, position=e.BOTTOM),)), ("On the top", "On the bottom")
)
phrase(ORDER, "put <what> on the top or bottom of its owner's library", Told((_kept, _either_end)))

# --- where they go from a library -------------------------------------------------------------------------------------------
words_for(
    SENTENCE,
    {
        "that player reveals the top card of their library. if it's a creature card, the player puts the card into their "
        "graveyard "
        "and ~ becomes a copy of that card": Told(
            (
                e.LookAt(s.TopOfLibrary(ThatPlayer(), 1), ThatPlayer(), True, save=1),
                e.If(
                    k.Matches(_first, _creature), (e.Move(_first, t.GRAVEYARD, save=2), e.BecomeCopy(s.This(), _second))
                ),
            )
        )
    },
)
_different = e.Search(_YOU, _many, 0, most=_n, reveal=True, shuffle=False, save=1, different=True)
phrase(
    SENTENCE,
    "search your library for up to <n> <what> with different names and reveal them. a opponent chooses two of those cards. "
    "put the "
    "chosen cards into your graveyard and the rest into your hand. then shuffle",
    Told(
        (
            _different,
            e.ChooseWord(e.OPPONENT),
            e.Choose(_first, 2, 2, 2, s.ChosenPlayer()),
            e.Move(_second, t.GRAVEYARD),
            e.Move(_first, t.HAND),
            e.Shuffle(_YOU),
        )
    ),
)

# --- copied as something enters (707.5) -------------------------------------------------------------------------------------
_card = OfCards(ONE_DESC("what"))
_except = EXCEPTIONS("except")
_this = f.IsThis()
_tapped = (st.EntersTapped(_this),)
for _how, _entering in (("enter", ()), ("enter tapped", _tapped)):
    _start = f"you may have ~ {_how} as a copy of any <what> in a graveyard"
    phrase(STATIC, _start, st.EntersAsCopy(_this, _card, entering=_entering, zone=t.GRAVEYARD))
    phrase(
        STATIC, f"{_start}, except <except>",
        st.EntersAsCopy(_this, _card, _except, entering=_entering, zone=t.GRAVEYARD),
    )  # fmt: skip

# --- exiled instead, and more -----------------------------------------------------------------------------------------------
phrase(
    STATIC, "if <what> would die, instead exile (it|that card) and <deed>",
    st.MovesInstead(A_DESC("what"), t.GRAVEYARD, t.EXILE, t.BATTLEFIELD, then=(IMPERATIVE("deed"),)),
)  # fmt: skip
words_for(
    EACH, {"card your opponents own in exile": v.Count(s.Each(f.And((f.IsCard(), f.OwnedBy(_OPPONENTS))), t.EXILE))}
)
_token_attacked = k.Happened(p.Attacks(f.And((f.IsToken(), f.ControlledBy(_YOU)))))
_that_turn = Permits(That("card"), e.WHILE_EXILED, True, True, condition=_token_attacked)
words_for(SENTENCE, {"during any turn you attacked with a token, you may play that card": _that_turn})
words_for(
    SENTENCE,
    {
        "search your library and graveyard for five cards and exile the rest. put the chosen cards on top of your library in any "
        "order": Told(
            (
                e.Search(_YOU, _ANY, 0, 5, 5, t.LIBRARY | t.GRAVEYARD, shuffle=False, save=1),
                e.Move(
                    s.Union(
                        (
                            s.Each(f.Not(f.IsOneOf(_first)), t.LIBRARY, _YOU),
                            s.Each(f.Not(f.IsOneOf(_first)), t.GRAVEYARD, _YOU),
                        )
                    ),
                    t.EXILE,
                ),
                e.Move(_first, t.LIBRARY),
            )
        ),
    },
)
_waiting = (("time", 3),)
phrase(
    SENTENCE,
    "you may exile it and put three time counters on it. if you do, exile <what> and put three time counters on it. each card "
    "exiled this way that doesn't have suspend gains suspend",
    Told(
        (
            e.May((e.Move(s.This(), t.EXILE, counters=_waiting, save=1),), save=2),
            e.If(
                k.Did(2),
                (e.Move(_what, t.EXILE, counters=_waiting, save=3), e.GainSuspend(s.Union((_first, _third)))),
            ),
        )
    ),
)

# --- exiled -----------------------------------------------------------------------------------------------------------------
phrase(DEED.one, "exiles their graveyard", e.Move(s.Each(_ANY, t.GRAVEYARD, SUBJECT), t.EXILE))
_player = e.Remember(1, who=TO_PLAYERS("who"))
_they = s.SavedPlayers(1)
phrase(
    SENTENCE, "<who> exiles a creature they control and their graveyard",
    Told(
        (
            _player,
            e.Choose(s.Each(f.And((_creature, f.ControlledBy(_they)))), 2, who=_they),
            e.Move(s.Union((_second, s.Each(_ANY, t.GRAVEYARD, _they))), t.EXILE),
        )
    ),
)  # fmt: skip
_attackers = s.Each(f.And((_creature, f.IsAttacking(), f.ControlledBy(_they))))
_basic = f.And((f.HasSupertype(t.BASIC), _land))
phrase(
    SENTENCE,
    "exile all attacking creatures <who> controls. that player may search their library for that many basic land cards, put "
    "those "
    "cards onto the battlefield tapped, then shuffle",
    Told(
        (
            _player,
            e.Move(_attackers, t.EXILE, save=2),
            e.May((e.Search(_they, _basic, t.BATTLEFIELD, most=v.Count(_second), tapped=True),), _they, save=3),
        )
    ),
)
_mine = f.And((f.IsCard(), f.OwnedBy(_YOU)))
words_for(
    EVENT, {"a card leaves your graveyard during your turn": p.While(p.Moves(_mine, t.GRAVEYARD), k.TurnOf(_YOU))}
)
_gone = p.Moves(f.And((_creature, f.Not(f.IsToken()), f.OwnedBy(_YOU))), t.BATTLEFIELD, t.GRAVEYARD)
words_for(EACH, {"nontoken creature put into your graveyard from the battlefield this turn": v.TimesHappened(_gone)})
phrase(CONDITION, "you exiled a <what> this way", DoneToOne(DESC.one("what"), "exiled", how="you"))
words_for(
    CONDITION,
    {"a card is put into exile this way": DoneToOne(Described((), Head((), "card"), ()), "exiled", how="put")},
)
words_for(
    CONDITION, {"you exiled a card this way": DoneToOne(Described((), Head((), "card"), ()), "exiled", how="you")}
)
phrase(
    STATIC, "you may cast <what> from among cards you own exiled with ~",
    st.MayPlay(_YOU, t.EXILE, card=f.And((ExiledWith(s.This()), f.OwnedBy(_YOU))), spell=_many),
)  # fmt: skip

# --- itself, from where the ability functions (113.6m) ----------------------------------------------------------------------
for _self in ("~", "this card"):
    _back = f"return {_self} from your graveyard to the battlefield tapped and attacking"
    words_for(ORDER, {_back: ReturnsItself(t.BATTLEFIELD, True, attacking=True)})
    words_for(ORDER, {f"put {_self} on top of your library from your graveyard": ReturnsItself(t.LIBRARY)})
    words_for(ORDER, {f"put {_self} from your hand onto the battlefield": ReturnsItself(t.BATTLEFIELD, home=t.HAND)})

# --- where cards go ---------------------------------------------------------------------------------------------------------
_to = TO_THING("what")
BF = t.BATTLEFIELD
phrase(CLAUSE, "you return <what> to <whose> hand", Puts(_to, t.HAND, WHOSE("whose"), "you return"))
phrase(ORDER, "return <what> to the battlefield under the control of <who>",
       Puts(_to, BF, None, "return", under=TO_PLAYERS("who")))  # fmt: skip
phrase(ORDER, "unattach <what>", e.Unattach(_to))
