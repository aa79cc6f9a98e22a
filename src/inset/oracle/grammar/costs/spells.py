"""What spells and abilities cost (601.2f), and lines of a spell about casting itself (601.3)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
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
from inset.language.conditions import AllOf
from inset.language.keywords import KEYWORD_BIT
from inset.oracle.grammar.abilities.paragraphs import ABILITY_WORDS, COMMON
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import COLORED, GENERIC, GENERIC_UP, MANA, MIXED, NUMERAL, SEVERAL
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    AFTER,
    CLAUSE,
    CONDITION,
    COSTS,
    DESC,
    KIND,
    LIMIT,
    SPELL_LINE,
    STATIC,
    TEXT,
    VALUE,
    WINDOW,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import ActivatedText, CostsLess, CostsLessIf, CostsMoreEach, HostAs, Keywords, OnlyWhen, Worded

_YOU, _many, _n, _if = s.You(), DESC.many("what"), GENERIC("n"), CONDITION("if")
_free = a.AlternativeCost(c.All(()), _if)
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "you cast", f.WasCastBy(_YOU))
phrase(STATIC, "<what> cost <n> less to cast", CostsLess(_many, _n))
phrase(STATIC, "<what> cost <n> more to cast", CostsLess(_many, _n, 1))
phrase(STATIC, "<what> cost <m> less to cast", CostsLess(_many, 0, -1, COLORED("m")))
phrase(STATIC, "<what> cost <m> more to cast", CostsLess(_many, 0, 1, COLORED("m")))
phrase(
    STATIC, "<what> cost <m> less to cast. this effect reduces only the amount of colored mana you pay",
    CostsLess(_many, 0, -1, COLORED("m"), True),
)  # fmt: skip
phrase(STATIC, "<what> cost {X} less to cast, where X is <x>", CostsLess(_many, VALUE("x")))
phrase(STATIC, "<what> cost {1} less to cast for each <each>", CostsLess(_many, EACH("each")))
phrase(STATIC, "<what> cost {1} more to cast for each <each>", CostsLess(_many, EACH("each"), 1))
OWN: Final = Nonterminal("a line about the spell itself")
OTHERWISE: Final = Nonterminal("another cost than mana")  # 118.9
phrase(OTHERWISE, "sacrifice <thing>", c.SacrificeOther(INDEFINITE("thing")))
phrase(OTHERWISE, "sacrifice <count> <things>", c.SacrificeOther(DESC.many("things"), SEVERAL("count")))
phrase(OTHERWISE, "pay <life> life", c.PayLife(NUMERAL("life")))
phrase(OTHERWISE, "discard <thing>", c.DiscardCards(INDEFINITE("thing")))
phrase(OTHERWISE, "discard <count> <things>", c.DiscardCards(DESC.many("things"), SEVERAL("count")))
phrase(
    OTHERWISE,
    "discard a <thing> and another card",
    c.All((c.DiscardCards(DESC.one("thing")), c.DiscardCards(f.Anything()))),
)
phrase(OTHERWISE, "tap <thing>", c.TapOthers(INDEFINITE("thing")))
phrase(OTHERWISE, "tap <count> <things>", c.TapOthers(DESC.many("things"), SEVERAL("count")))
phrase(OTHERWISE, "return a <kind> you control to its owner's hand", c.ReturnToHand(KIND.one("kind")))
_returned = c.ReturnToHand(KIND.many("kinds"), SEVERAL("count"))
phrase(OTHERWISE, "return <count> <kinds> you control to their owner's hand", _returned)
_basic_land = f.And((f.HasSupertype(t.BASIC), f.HasType(t.LAND)))
words_for(OTHERWISE, {"return a basic land you control to its owner's hand": c.ReturnToHand(_basic_land)})
_dearer = c.All((c.PayMana(MANA("also")), OTHERWISE("cost")))
phrase(OWN, "you may pay <also> and <cost> rather than pay this spell's mana cost.", a.AlternativeCost(_dearer))
phrase(OWN, "you may pay <mana> rather than pay this spell's mana cost.", a.AlternativeCost(c.PayMana(MANA("mana"))))
phrase(OWN, "this spell costs <both> less to cast if <if>.", CostsLessIf(MIXED("both"), _if))
phrase(OWN, "this spell costs <n> less to cast if <if>.", a.OwnCost(_n, condition=_if))
phrase(OWN, "if <if>, this spell costs <n> less to cast.", a.OwnCost(_n, condition=_if))
phrase(OWN, "this spell costs {X} less to cast, where X is <x>.", a.OwnCost(VALUE("x")))
phrase(OWN, "this spell costs {1} less to cast for each <each>.", a.OwnCost(EACH("each")))
phrase(OWN, "this spell costs <m> less to cast for each <each>.", a.OwnCost(EACH("each"), colored=COLORED("m")))
phrase(OWN, "this spell costs <m> less to cast if <if>.", a.OwnCost(1, condition=_if, colored=COLORED("m")))
_doubled = v.Times(GENERIC_UP("n"), EACH("each"))
_further = v.FurtherTargets()
_beyond = "more to cast for each target beyond the first."
phrase(OWN, f"this spell costs {{1}} {_beyond}", a.OwnCost(_further, 1))
phrase(OWN, f"this spell costs <n> {_beyond}", a.OwnCost(v.Times(GENERIC_UP("n"), _further), 1))
phrase(OWN, f"this spell costs <m> {_beyond}", a.OwnCost(_further, 1, colored=COLORED("m")))
phrase(OWN, f"this spell costs <both> {_beyond}", CostsMoreEach(MIXED("both")))
phrase(OWN, "this spell costs <n> less to cast for each <each>.", a.OwnCost(_doubled))
_aimed = k.Matches(s.This(), f.TargetsSome(A_DESC("what")))
phrase(OWN, "this spell costs <n> less to cast if it targets <what>.", a.OwnCost(_n, condition=_aimed))
phrase(
    OWN, "this spell costs <m> less to cast if it targets <what>.", a.OwnCost(1, condition=_aimed, colored=COLORED("m"))
)
_pitched = c.ExileCards(DESC.one("what"), t.HAND)
phrase(
    OWN, "you may exile a <what> from your hand rather than pay this spell's mana cost.", a.AlternativeCost(_pitched)
)
phrase(
    OWN, "if <if>, you may exile a <what> from your hand rather than pay this spell's mana cost.",
    a.AlternativeCost(_pitched, _if),
)  # fmt: skip
phrase(
    OWN, "you may pay <n> life and exile a <what> from your hand rather than pay this spell's mana cost.",
    a.AlternativeCost(c.All((c.PayLife(NUMERAL("n")), _pitched))),
)  # fmt: skip
phrase(
    OWN, "you may exile two <what> from your hand rather than pay this spell's mana cost.",
    a.AlternativeCost(c.ExileCards(_many, t.HAND, 2)),
)  # fmt: skip
phrase(OWN, "if <if>, you may pay <mana> rather than pay this spell's mana cost.",
       a.AlternativeCost(c.PayMana(MANA("mana")), _if))  # fmt: skip
phrase(OWN, "you may pay <mana> rather than pay this spell's mana cost if <if>.",
       a.AlternativeCost(c.PayMana(MANA("mana")), _if))  # fmt: skip
for _deed in (OTHERWISE("cost"),):
    phrase(OWN, "you may <cost> rather than pay this spell's mana cost.", a.AlternativeCost(_deed))
    phrase(OWN, "if <if>, you may <cost> rather than pay this spell's mana cost.", a.AlternativeCost(_deed, _if))
phrase(OWN, "cast this spell only if <if>.", a.CastOnly(_if))
phrase(OWN, "you may cast this spell as though it had flash if <if>.", a.FlashIf(_if))
phrase(
    OWN, "you may cast ~ as though it had flash if you pay <cost> more to cast it.",
    a.FlashIf(cost=c.PayMana(MANA("cost"))),
)  # fmt: skip
_given_up = e.Later(
    p.BeginningOf(t.CLEANUP, s.AllPlayers()), a.Body((e.SacrificeIt(s.This(), who=s.ControllerOf(s.This())),))
)
_hasty = st.AsEnters(f.IsThis(), (e.If(k.HeldAsCast(k.Unless(k.SorceryTime())), (_given_up,)),))
words_for(
    OWN,
    {
        "you may cast ~ as though it had flash. if you cast it any time a sorcery couldn't have been cast, the controller of the"
        " permanent it becomes sacrifices it at the beginning of the next cleanup step.": Keywords(
            (a.FlashIf(k.Always()), a.StaticAbility((_hasty,)))
        )
    },
)
phrase(OWN, "cast this spell only <window>.", a.CastOnly(WINDOW("window")))
phrase(OWN, "cast this spell only <window> and only if <if>.", a.CastOnly(AllOf((WINDOW("window"), _if))))
phrase(OWN, "if <if>, you may cast this spell without paying its mana cost.", _free)
for _of in (SPELL_LINE, ABILITY):
    phrase(_of, "<line>", OWN("line"))
    for _word in ABILITY_WORDS:
        phrase(_of, f"{_word} — <line>", Worded(_word, OWN("line")))
phrase(
    STATIC, "once each turn, you may pay <mana> rather than pay the mana cost for a <what> you cast from exile",
    st.OfferAlternativeCost(_YOU, DESC.one("what"), c.PayMana(MANA("mana")), t.EXILE, 1),
)  # fmt: skip

# --- costs of keyword abilities (601.2f, 602.2b) ----------------------------------------------------------------------------
for _word in ("equip", "ninjutsu", "cycling", "crew", "boast", "outlast"):
    if _word in KEYWORD_BIT:
        _cheaper = st.AbilityCostChange(f.Anything(), GENERIC("n"), _YOU, keyword=KEYWORD_BIT[_word])
        phrase(STATIC, f"{_word} abilities you activate cost <n> less to activate", _cheaper)

# --- what an ability itself costs -------------------------------------------------------------------------------------------
_each = EACH("each")
phrase(LIMIT, "this ability costs {1} less to activate for each <each>", OnlyWhen(own_cost=a.OwnCost(_each)))
phrase(LIMIT, "this ability costs {1} more to activate for each <each>", OnlyWhen(own_cost=a.OwnCost(_each, 1)))
phrase(LIMIT, "this ability costs <n> less to activate for each <each>", OnlyWhen(own_cost=a.OwnCost(_doubled)))
phrase(LIMIT, "this ability costs <n> less to activate if <if>", OnlyWhen(own_cost=a.OwnCost(_n, condition=_if)))
phrase(LIMIT, "this ability costs {X} less to activate, where X is <x>", OnlyWhen(own_cost=a.OwnCost(VALUE("x"))))
phrase(
    COMMON,
    "<cost>: <text> <limit>. <more>.",
    ActivatedText(COSTS("cost"), TEXT("text"), (LIMIT("limit"), LIMIT("more"))),
)

# --- X (107.3a) -------------------------------------------------------------------------------------------------------------
for _color, _word in t.COLOR_WORD.items():
    words_for(OWN, {f"spend only {_word} mana on X.": a.XRule(_color)})
    words_for(LIMIT, {f"spend only {_word} mana on X": OnlyWhen(x_rule=a.XRule(_color))})
words_for(OWN, {"X can't be 0.": a.XRule(least=1)})
words_for(LIMIT, {"X can't be 0": OnlyWhen(x_rule=a.XRule(least=1))})

# --- what abilities cost (602.2b) -------------------------------------------------------------------------------------------
for _way, _sign in (("more", 1), ("less", -1)):
    phrase(
        STATIC, f"activated abilities of <what> cost <n> {_way} to activate",
        st.AbilityCostChange(f.And((f.IsIn(t.BATTLEFIELD), DESC.many("what"))), GENERIC("n"), sign=_sign),
    )  # fmt: skip
    for _noun in ("creature", "artifact", "permanent", "land"):
        phrase(
            STATIC, f"activated abilities of enchanted {_noun} cost <n> {_way} to activate",
            st.AbilityCostChange(f.IsOneOf(HostAs("enchanted", _noun)), GENERIC("n"), sign=_sign),
        )  # fmt: skip
_floor = "this effect can't reduce the mana in that cost to less than one mana"
phrase(
    STATIC, f"activated abilities of <what> cost <n> less to activate. {_floor}",
    st.AbilityCostChange(f.And((f.IsIn(t.BATTLEFIELD), DESC.many("what"))), GENERIC("n"), least=1),
)  # fmt: skip
phrase(CLAUSE, "<what> this turn cost <n> less to cast", e.Establish((CostsLess(_many, GENERIC("n")),)))
