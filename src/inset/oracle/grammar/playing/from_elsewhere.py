"""Permissions to play cards from a graveyard, a library or exile (601.3): once a turn, for a while, at another cost."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
)
from inset.language.keywords import KEYWORD_BIT
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.numbers.numbers import GENERIC, MANA, NUMERAL, SEVERAL
from inset.oracle.grammar.symbols import ABILITY, CONDITION, DESC, DURATION, SENTENCE, STATIC, THING, THING_DEED
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Every, OnceATurn, SubjectThing

_YOU: Final = s.You()
_one, _many, _if = DESC.one("what"), DESC.many("what"), CONDITION("if")

# --- once a turn ------------------------------------------------------------------------------------------------------------
_PLACES: Final = {"from your graveyard": (t.GRAVEYARD, False), "from the top of your library": (t.LIBRARY, True)}
for _words, (_zone, _top) in _PLACES.items():
    for _when, _turn in (
        ("once during each of your turns", k.TurnOf(_YOU)), ("during each of your turns", k.TurnOf(_YOU)),
        ("once each turn", None),
    ):  # fmt: skip
        _cast: Any = st.MayPlay(_YOU, _zone, spell=_one, top_only=_top, limit=1, condition=_turn)
        _land: Any = st.MayPlay(_YOU, _zone, lands=True, spells=False, top_only=_top, limit=1, condition=_turn)
        if _when.startswith("once during"):
            _cast, _land = OnceATurn(_cast), OnceATurn(_land)
        phrase(STATIC, f"{_when}, you may cast a <what> {_words}", _cast)
        phrase(STATIC, f"{_when}, you may play a land {_words}", _land)
phrase(
    STATIC, "you may play cards from the top of your library", st.MayPlay(_YOU, t.LIBRARY, lands=True, top_only=True)
)

# --- itself, for another cost (118.9) or a further one (118.8) --------------------------------------------------------------
PAYING: Final = Nonterminal("paying")
phrase(PAYING, "paying <mana>", c.PayMana(MANA("mana")))
phrase(PAYING, "paying <n> life", c.PayLife(NUMERAL("n")))
phrase(PAYING, "discarding <what>", c.DiscardCards(INDEFINITE("what")))
phrase(PAYING, "discarding <n> <what>", c.DiscardCards(_many, SEVERAL("n")))
phrase(PAYING, "sacrificing <what>", c.SacrificeOther(INDEFINITE("what")))
phrase(PAYING, "sacrificing <n> <what>", c.SacrificeOther(_many, SEVERAL("n")))
phrase(PAYING, "exiling <n> other cards from your graveyard", c.ExileCards(f.Anything(), t.GRAVEYARD, SEVERAL("n")))
phrase(PAYING, "removing a counter from <what>", c.TakeCountersFrom(INDEFINITE("what")))
PAYMENTS: Final = Nonterminal("paying, and paying more")
phrase(PAYMENTS, "<a>", PAYING("a"))
phrase(PAYMENTS, "<a> and <b>", c.All((PAYING("a"), PAYING("b"))))


def _itself(**terms: Any) -> a.StaticAbility:
    return a.StaticAbility((st.MayPlay(_YOU, t.GRAVEYARD, f.IsThis(), **terms),), zone=t.GRAVEYARD)


_own = "you may cast (~|this card) from your graveyard"
phrase(ABILITY, f"{_own} by <cost> rather than paying its mana cost.", _itself(cost=PAYMENTS("cost")))
phrase(ABILITY, f"{_own} by <cost> in addition to paying its other costs.", _itself(add=PAYMENTS("cost")))
phrase(
    ABILITY, f"{_own} if <if>.",
    a.StaticAbility((st.MayPlay(_YOU, t.GRAVEYARD, f.IsThis()),), _if, zone=t.GRAVEYARD),
)  # fmt: skip
_both = t.GRAVEYARD | t.EXILE
words_for(
    ABILITY,
    {f"you may cast {_self} from your graveyard or from exile.":
     a.StaticAbility((st.MayPlay(_YOU, _both, f.IsThis()),), zone=_both) for _self in ("~", "this card")},
)  # fmt: skip

# --- the first spell of a turn ----------------------------------------------------------------------------------------------
for _word, _nth in (("first", 1), ("second", 2)):
    _placed = f.NthCast(p.Casts(_YOU, _one), _nth)
    _cheaper = st.CostChange(_placed, GENERIC("n"), _YOU)
    phrase(STATIC, f"the {_word} <what> you cast each turn costs <n> less to cast", _cheaper)
    phrase(THING.one, f"the {_word} <what> you cast each turn", Every(f.And((_one, f.WasCastBy(_YOU), _placed))))

# --- play from a graveyard for a while --------------------------------------------------------------------------------------
_dur = DURATION("dur")
_any_spells = st.MayPlay(_YOU, t.GRAVEYARD, spell=DESC.many("what"), lands=True)
phrase(SENTENCE, "<dur>, you may play lands and cast <what> from your graveyard", e.Establish((_any_spells,), _dur))
phrase(
    SENTENCE, "<dur>, you may cast <what> from your graveyard",
    e.Establish((st.MayPlay(_YOU, t.GRAVEYARD, spell=DESC.many("what")),), _dur),
)  # fmt: skip
_exiled = st.MovesInstead(f.And((f.OwnedBy(_YOU), f.IsCard())), t.GRAVEYARD, t.EXILE)
for _it in ("it", "that card"):
    _text = f"if a card would be put into your graveyard from anywhere this turn, exile {_it} instead"
    words_for(SENTENCE, {_text: e.Establish((_exiled,), e.THIS_TURN)})

# --- flashback for a while (702.34) -----------------------------------------------------------------------------------------
_at_its_price = (m.AddAbility(a.Keyword(KEYWORD_BIT["flashback"], c.PayManaOf(s.This()))),)
for _whose in ("its", "that card's"):
    phrase(
        THING_DEED, f"gain* flashback <dur>. the flashback cost is equal to {_whose} mana cost",
        e.Modify(SubjectThing(), _at_its_price, DURATION("dur")),
    )  # fmt: skip
