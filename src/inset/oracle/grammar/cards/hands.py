"""Cards in hands (402): revealed, chosen, discarded or put back; whole hands, opening hands (103.6b)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.node import Filter
from inset.oracle.grammar.instructions.clauses import CLAUSES, EACH
from inset.oracle.grammar.numbers.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.symbols import (
    ABILITY,
    AFTER,
    CLAUSE,
    CONDITION,
    COSTS,
    DEED,
    DESC,
    EVENT,
    ONE_DESC,
    ORDER,
    SENTENCE,
    SPELL_LINE,
    STATIC,
    TO_PLAYERS,
    UNCONDITIONAL,
    VALUE,
    WHOSE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import ExiledWith, OpeningText, RenewsHand, Text, That, Told

_YOU, _THEY, _ALL, _OPPONENTS, _ANY = s.You(), s.ThatOne(), s.AllPlayers(), s.Opponents(), f.Anything()
_one, _many, _n, _free = ONE_DESC("what"), DESC.many("what"), SEVERAL("n"), c.PayMana(FREE)
_first, _second, _third = s.Saved(1), s.Saved(2), s.Saved(3)
_land, _nonland, _creature = f.HasType(t.LAND), f.Not(f.HasType(t.LAND)), f.HasType(t.CREATURE)
_target, _their, _they = e.Remember(1, who=TO_PLAYERS("who")), e.Remember(1, who=WHOSE("whose")), s.SavedPlayers(1)


def _hand(who: s.You | s.ThatOne | s.SavedPlayers, where: Filter = _ANY) -> s.Each:
    return s.Each(where, t.HAND, who)


# --- discarded --------------------------------------------------------------------------------------------------------------
_such = s.Each(_many, t.HAND, SUBJECT)
phrase(
    DEED.one, "reveals their hand and discards all <what>", Told((e.RevealHand(SUBJECT), e.DiscardIt(_such)), t.HAND)
)
_random = e.Choose(s.Each(_one, t.HAND, SUBJECT), 1, at_random=True)
phrase(
    DEED.one, "reveals their hand and discards a <what> at random",
    Told((e.RevealHand(SUBJECT), _random, e.DiscardIt(_first)), t.HAND),
)  # fmt: skip
_so_many = VALUE("n")
for _them in ("them", "those cards"):
    phrase(
        SENTENCE,
        f"<who> reveals a number of cards from their hand equal to <n>. you choose one of {_them}. that player discards that "
        f"card",
        Told(
            (
                _target,
                e.Choose(_hand(_they), 2, _so_many, _so_many, _they),
                e.LookAt(_second, _they, True),
                e.Choose(_second, 3) if _them == "them" else e.Choose(s.Among(_second, _ANY), 3),
                e.DiscardIt(_third),
            )
        ),
    )
words_for(
    ORDER,
    {
        "choose X cards in your hand and discard the rest": Told(
            (e.Choose(_hand(_YOU), 1, v.X(), v.X()), e.DiscardIt(_hand(_YOU, f.Not(f.IsOneOf(_first)))))
        )
    },
)
words_for(EACH, {"card you've cycled or discarded this turn": v.TimesHappened(p.Discards(_YOU))})
words_for(EVENT, {"one or more players discard one or more cards": p.Discards(_ALL, batch=True)})

# --- looked at --------------------------------------------------------------------------------------------------------------
phrase(
    SENTENCE,
    "look at <whose> hand. you may choose a nonland card from it. if you do, that player reveals the chosen card, puts it on the "
    "bottom of their library, then draws a card",
    Told(
        (
            _their,
            e.LookAt(_hand(_they)),
            e.Choose(_hand(_they, _nonland), 2, 0),
            e.If(k.Exists(_second), (e.Move(_second, t.LIBRARY, position=e.BOTTOM, reveal=True), e.Draw(_they))),
        )
    ),
)
phrase(
    ORDER, "look at a card at random in <whose> hand",
    Told((_their, e.Choose(_hand(_they), 2, at_random=True), e.LookAt(_second))),
)  # fmt: skip
_two_zones = s.Each(_nonland, t.HAND | t.GRAVEYARD, _they)
phrase(
    SENTENCE, "<who> reveals their hand. you choose a nonland card from that player's graveyard or hand and exile it",
    Told((_target, e.RevealHand(_they), e.Choose(_two_zones, 2), e.Move(_second, t.EXILE))),
)  # fmt: skip

# --- put back ---------------------------------------------------------------------------------------------------------------
_own = e.Choose(s.Each(_ANY, t.HAND, SUBJECT), 1, _n, _n, SUBJECT)
phrase(
    DEED.one, "chooses <n> cards from their hand and puts them on top of their library in any order",
    Told((_own, e.Move(_first, t.LIBRARY))),
)  # fmt: skip
words_for(VALUE, {"the number of cards in your hand plus one": v.Plus(v.Count(_hand(_YOU)), 1)})
phrase(CONDITION, "you have exactly <n> cards in your hand", k.Compare(v.Count(_hand(_YOU)), f.EQ, NUMERAL("n")))

# --- drawn ------------------------------------------------------------------------------------------------------------------
_shown = e.LookAt(_first, _YOU, True)
words_for(
    SENTENCE,
    {
        "draw a card and reveal it. if it isn't a land card, discard it": Told(
            (e.Draw(_YOU, save=1), _shown, e.If(k.Unless(k.Matches(_first, _land)), (e.DiscardIt(_first),)))
        ),
        "reveal the top card of your library and put that card into your hand. you lose life equal to the card's mana "
        "value": Told(
            (
                e.LookAt(s.TopOfLibrary(_YOU, 1), _YOU, True, save=1),
                e.Move(_first, t.HAND, save=2),
                e.LoseLife(_YOU, v.Stat(v.MANA_VALUE, _second)),
            )
        ),
        "you may put a land card from your hand onto the battlefield tapped. if you do, draw a card and repeat this "
        "process": Told(
            (
                e.DoWhile(
                    (
                        e.May(
                            (
                                e.Choose(_hand(_YOU, _land), 2),
                                e.Move(_second, t.BATTLEFIELD, under=_YOU, tapped=True),
                            ),
                            save=1,
                        ),
                        e.If(k.Did(1), (e.Draw(_YOU),)),
                    ),
                    k.Did(1),
                ),
            )
        ),
    },
)
phrase(
    SENTENCE,
    "you and <who> each reveal the top card of your library. you each lose life equal to the mana value of the card revealed by "
    "the other player. you each put the card you revealed into your hand",
    Told(
        (
            _target,
            e.LookAt(s.TopOfLibrary(_YOU, 1), _YOU, True, save=2),
            e.LookAt(s.TopOfLibrary(_they, 1), _they, True, save=3),
            e.LoseLife(_YOU, v.Stat(v.MANA_VALUE, _third)),
            e.LoseLife(_they, v.Stat(v.MANA_VALUE, _second)),
            e.Move(s.Union((_second, _third)), t.HAND),
        )
    ),
)
phrase(
    STATIC, "if you would draw a card, you may put a <kind> counter on ~ instead",
    st.DrawInstead(_YOU, (e.PutCounters(s.This(), COUNTER("kind")),), optional=True),
)  # fmt: skip
phrase(
    STATIC,
    "if you would draw a card, instead reveal the top <n> cards of your library. put all creature cards revealed this way into "
    "your hand and the rest on the bottom of your library in any order",
    st.DrawInstead(
        _YOU,
        (
            e.LookAt(s.TopOfLibrary(_YOU, _n), _YOU, True, save=1),
            e.Move(s.Among(_first, _creature), t.HAND),
            e.Move(_first, t.LIBRARY, position=e.BOTTOM),
        ),
    ),
)

# --- exiled from hands, and played ------------------------------------------------------------------------------------------
words_for(
    STATIC,
    {
        "you may look at cards exiled with ~, and you may play lands and cast spells from among those cards": st.MayPlay(
            _YOU, t.EXILE, card=ExiledWith(s.This()), lands=True
        )
    },
)
_controls = f.ControlledBy(_THEY)
_some = s.PlayersWhere(_OPPONENTS, k.Exists(s.Among(That("permanent", True), _controls)))
words_for(EACH, {"opponent who controls one or more of those permanents": v.CountPlayers(_some)})
words_for(CLAUSE, {"you untap up to six lands": Told((e.Choose(s.Each(_land), 1, 0, 6), e.Untap(_first)))})
for _of in (AFTER.one, AFTER.many):
    words_for(
        _of,
        {
            "with the same name as a card in your graveyard": f.SharesNameWith(s.Each(_ANY, t.GRAVEYARD, _YOU)),
            "with the same name as a card exiled with ~": f.SharesNameWith(s.LinkedCards()),
        },
    )

# --- whole hands ------------------------------------------------------------------------------------------------------------
_whole_hand = s.Each(_ANY, t.HAND, _YOU)
phrase(CLAUSE, "shuffle the cards from your hand into your library, then draw that many cards", RenewsHand(True))
phrase(
    CLAUSE,
    "put the cards in your hand on the bottom of your library in any order, then draw that many cards",
    RenewsHand(),
)
for _line in (SPELL_LINE, ABILITY):
    phrase(_line, "as a additional cost to cast ~, <cost>.", a.AdditionalCost(COSTS("cost")))

# --- opening hands (103.6b) -------------------------------------------------------------------------------------------------
phrase(
    ABILITY, "you may reveal this card from your opening hand. if you do, at the beginning of your first upkeep, <text>",
    OpeningText(p.BeginningOf(t.UPKEEP, _YOU), UNCONDITIONAL("text")),
)  # fmt: skip
phrase(
    ABILITY, "you may reveal this card from your opening hand. if you do, <text> at the beginning of your first upkeep.",
    OpeningText(p.BeginningOf(t.UPKEEP, _YOU), Text((CLAUSES("text"),))),
)  # fmt: skip
