"""Permissions (601.3): to play cards from elsewhere, as though they had flash, more lands; and prohibitions on casting."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import abilities as a, effects as e, filters as f, selections as s, statics as st
from inset.language.values import ANY_NUMBER
from inset.oracle.grammar.objects.references import REFERRED, TARGETS_ONE
from inset.oracle.grammar.symbols import ABILITY, CLAUSE, CONDITION, DESC, DURATION, PLAYERS, SENTENCE, STATIC
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    CastsFree,
    CastsSome,
    EitherDescribed,
    ExiledAfterwards,
    It,
    Permits,
    PermitsTarget,
    That,
)

_spells = DESC.many("what")
SINGLE: Final = Nonterminal("it or that card")
words_for(SINGLE, {"it": It(), "that card": That("card")})
_dur, _what, _if, _YOU = DURATION("dur"), REFERRED("what"), CONDITION("if"), s.You()
_LAND = st.PlayerRule(st.EXTRA_LAND_PLAYS, _YOU, 1)
EXILED: Final = Nonterminal("while exiled")
phrase(EXILED, "for as long as (it remains|they remain) exiled", e.WHILE_EXILED)
for _verb, _lands in (("play", True), ("cast", False)):
    for _time in (_dur, EXILED("dur")):
        phrase(CLAUSE, f"you may {_verb} <what> <dur>", Permits(_what, _time, _lands))
        phrase(SENTENCE, f"<dur>, you may {_verb} <what>", Permits(_what, _time, _lands, True))
        phrase(SENTENCE, f"<dur>, you may {_verb} <what> if <if>", Permits(_what, _time, _lands, True, condition=_if))
phrase(CLAUSE, "you may look at and play <what> <dur>", Permits(_what, EXILED("dur"), look=True))
phrase(CLAUSE, "you may cast it from your graveyard as a Adventure <dur>", Permits(It(), _dur, False, inset=True))
words_for(
    CLAUSE,
    {
        "you may play a additional land this turn": e.Establish((_LAND,)),
        "damage can't be prevented this turn": e.Establish((st.DamageCantBePrevented(),)),
    },
)
phrase(STATIC, "you may play a additional land on each of your turns", _LAND)
phrase(
    SENTENCE, "<dur>, any time you could activate a mana ability, you may pay 1 life. if you do, add {C}",
    e.Establish((st.MayPayLifeForMana(_YOU),), _dur),
)  # fmt: skip

# --- as though they had flash -----------------------------------------------------------------------------------------------
_many = DESC.many("what")
phrase(STATIC, "you may cast <what> as though they had flash", st.AsThoughFlash(_YOU, _many))
phrase(
    STATIC, "you may cast <what> and <more> as though they had flash",
    st.AsThoughFlash(_YOU, EitherDescribed((_many, DESC.many("more")))),
)  # fmt: skip

# --- prohibitions -----------------------------------------------------------------------------------------------------------
phrase(STATIC, "<who> can't cast <what>", st.CantCast(PLAYERS.many("who"), DESC.many("what")))

for _number in ("one", "many"):
    _barred = st.CantCast(getattr(PLAYERS, _number)("who"), DESC.many("what"))
    phrase(CLAUSE, "<who> can't cast <what> <dur>", e.Establish((_barred,), DURATION("dur")))

# --- from the top of the library, from the graveyard (601.3) ----------------------------------------------------------------
_top = "from the top of your library"
_yard = "from your graveyard"
for _where, _zone, _first in ((_top, t.LIBRARY, True), (_yard, t.GRAVEYARD, False)):
    _land_plays = st.MayPlay(_YOU, _zone, lands=True, spells=False, top_only=_first)
    phrase(STATIC, f"you may play lands {_where}", _land_plays)
    phrase(
        STATIC, f"you may play lands and cast <what> {_where}",
        st.MayPlay(_YOU, _zone, spell=_spells, lands=True, top_only=_first),
    )  # fmt: skip
    phrase(STATIC, f"you may cast <what> {_where}", st.MayPlay(_YOU, _zone, spell=_spells, top_only=_first))
_itself = st.MayPlay(_YOU, t.GRAVEYARD, f.IsThis())
phrase(ABILITY, f"you may cast (~|this card) {_yard}.", a.StaticAbility((_itself,), zone=t.GRAVEYARD))
phrase(
    ABILITY, f"you may cast (~|this card) {_yard} as long as <if>.", a.StaticAbility((_itself,), _if, zone=t.GRAVEYARD)
)

# --- cast as something resolves (608.2g), without paying --------------------------------------------------------------------
_free = "without paying its mana cost"
phrase(CLAUSE, f"you may cast <what> {_free}", CastsFree(SINGLE("what")))
phrase(CLAUSE, f"you may cast <what> {_free}", CastsFree(TARGETS_ONE("what")))
phrase(CLAUSE, f"you may cast a <spell> {_free}", CastsSome(DESC.one("spell")))
phrase(CLAUSE, "you may cast <what> <dur>", PermitsTarget(TARGETS_ONE("what"), DURATION("dur")))
for _words in (
    "if that spell would be put into your graveyard this turn", "if that spell would be put into a graveyard this turn",
    "if that spell would be put into your graveyard", "if that spell would be put into a graveyard",
):  # fmt: skip
    words_for(SENTENCE, {f"{_words}, exile it instead": ExiledAfterwards(_words)})
for _whose_life, _those in (("your opponents", s.Opponents()), ("players", s.AllPlayers())):
    words_for(
        CLAUSE, {f"{_whose_life} can't gain life this turn": e.Establish((st.PlayerRule(st.CANT_GAIN_LIFE, _those),))}
    )
_all_free = "without paying their mana costs"
phrase(CLAUSE, f"you may cast any number of <spell> {_all_free}", CastsSome(DESC.many("spell"), ANY_NUMBER))

# --- with mana of any color or type, or without paying ----------------------------------------------------------------------
SPENDING: Final = Nonterminal("mana that may be spent as though it were other mana")
for _cast_that in ("it", "that spell", "them", "those spells"):
    words_for(SPENDING, {f"mana of any type can be spent to cast {_cast_that}": st.SPEND_ANY_TYPE})
    for _kind, _how in (("color", st.SPEND_ANY_COLOR), ("type", st.SPEND_ANY_TYPE)):
        words_for(SPENDING, {f"you may spend mana as though it were mana of any {_kind} to cast {_cast_that}": _how})
_spend = SPENDING("spend")
for _verb, _lands in (("play", True), ("cast", False)):
    for _time in (_dur, EXILED("dur")):
        for _and in (", and", "and"):
            phrase(
                CLAUSE, f"you may {_verb} <what> <dur>{'' if _and[0] == ',' else ' '}{_and} <spend>",
                Permits(_what, _time, _lands, spend=_spend),
            )  # fmt: skip
            phrase(
                SENTENCE, f"<dur>, you may {_verb} <what>{'' if _and[0] == ',' else ' '}{_and} <spend>",
                Permits(_what, _time, _lands, True, spend=_spend),
            )  # fmt: skip
        phrase(
            CLAUSE, f"you may {_verb} <what> without paying its mana cost <dur>",
            Permits(_what, _time, _lands, free=True),
        )  # fmt: skip
        phrase(
            SENTENCE, f"<dur>, you may {_verb} <what> without paying its mana cost",
            Permits(_what, _time, _lands, True, free=True),
        )  # fmt: skip
_looked = Permits(_what, EXILED("dur"), False, look=True, spend=_spend)
phrase(CLAUSE, "you may look at and cast <what> <dur>, and <spend>", _looked)
phrase(
    CLAUSE, "you may cast <what> this turn as though they had flash", e.Establish((st.AsThoughFlash(_YOU, _spells),))
)
