"""Costs besides and instead of mana costs (118): of several parts, one thing or another, depending on targets; when a spell may
be cast."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    filters as f,
    keywords as kw,
    selections as s,
    values as v,
)
from inset.oracle.grammar.costs.costs import ALTERNATIVE, INDEFINITE
from inset.oracle.grammar.costs.spells import OWN
from inset.oracle.grammar.numbers.numbers import GENERIC, MANA, NUMERAL, SEVERAL
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    AFTER,
    CONDITION,
    COST,
    DESC,
    GRANTED,
    KEYWORD,
    ORDER,
    SENTENCE,
    SPELL_LINE,
    STATIC,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Allowed,
    Does,
    Every,
    ExilesFromGraveyard,
    Keywords,
    Pays,
    PaysInstead,
    ReturnsItself,
    That,
)

_YOU, _if = s.You(), CONDITION("if")

# --- rather than the mana cost (118.9) --------------------------------------------------------------------------------------
_instead = PaysInstead(c.PayMana(MANA("mana")), DESC.many("what"))
phrase(STATIC, "you may pay <mana> rather than pay the mana cost for <what>", _instead)
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"that you cast": f.WasCastBy(_YOU)})

# --- when a spell may be cast (601.3) ---------------------------------------------------------------------------------------
phrase(OWN, "you can't cast this spell unless <if>.", a.CastOnly(_if))
phrase(OWN, "you can't cast this spell if <if>.", a.CastOnly(k.Unless(_if)))
phrase(OWN, "this spell has flash as long as <if>.", a.FlashIf(_if))

# --- one thing or another ---------------------------------------------------------------------------------------------------
PAID: Final = Nonterminal("what may be given up")
phrase(PAID, "sacrifice <what>", c.SacrificeOther(INDEFINITE("what")))
phrase(PAID, "discard <what>", c.DiscardCards(INDEFINITE("what")))
phrase(SENTENCE, "you may <one> or <other>", Does(_YOU, Allowed(Pays(c.OneOf((PAID("one"), PAID("other")))))))
phrase(COST, "<one> or <other>", c.OneOf((PAID("one"), PAID("other"))))

_rather = "if <if>, rather than pay this spell's mana cost, you may have"
phrase(OWN, f"{_rather} a opponent gain <n> life.", a.AlternativeCost(c.OthersGainLife(NUMERAL("n")), _if))
phrase(OWN, f"{_rather} each other player gain <n> life.", a.AlternativeCost(c.OthersGainLife(NUMERAL("n"), True), _if))

# --- out of a graveyard or a hand (113.6) -----------------------------------------------------------------------------------
words_for(ORDER, {"exile that card from your graveyard": ExilesFromGraveyard(That("card"))})
for _self in ("~", "this card"):
    words_for(ORDER, {f"exile {_self} from your graveyard": ReturnsItself(t.EXILE)})

# --- costs that depend on targets -------------------------------------------------------------------------------------------
_aimed = k.Matches(s.This(), f.TargetsSome(A_DESC("what")))
phrase(OWN, "this spell costs <n> more to cast if it targets <what>.", a.OwnCost(GENERIC("n"), 1, _aimed))

# --- costs ------------------------------------------------------------------------------------------------------------------
_one, _two, _three = (INDEFINITE(name) for name in "abc")
_n, _several = SEVERAL("n"), DESC.many("what")
phrase(
    COST, "exile <n> <what> from your graveyard and ~", c.All((c.ExileCards(_several, t.GRAVEYARD, _n), c.ExileThis()))
)
phrase(COST, "sacrifice <n> <what> and ~", c.All((c.SacrificeOther(_several, _n), c.SacrificeThis())))
phrase(COST, "sacrifice <a> and <b>", c.All((c.SacrificeOther(_one), c.SacrificeOther(_two))))
phrase(COST, "sacrifice <a>, <b>, and <c>", c.All(tuple(c.SacrificeOther(x) for x in (_one, _two, _three))))
for _line in (SPELL_LINE, ABILITY):
    _both = a.AdditionalCost(c.All((COST("one"), COST("other"))))
    phrase(_line, "as a additional cost to cast this spell, <one> and <other>.", _both)

# --- spells without their costs, and costs of keywords ----------------------------------------------------------------------
_free = a.AlternativeCost(c.All(()), k.AllOf((_if, CONDITION("and"))))
phrase(OWN, "if <if> and <and>, you may cast this spell without paying its mana cost.", _free)
for _line in (ABILITY, GRANTED):
    phrase(_line, "equip -- <a> or <b>.", Keywords((a.Keyword(kw.EQUIP, c.OneOf((ALTERNATIVE("a"), COST("b")))),)))
for _word, _bit in (("cumulative upkeep", kw.KEYWORD_BIT["cumulative upkeep"]), ("equip", kw.EQUIP)):
    _either = c.OneOf((c.PayMana(MANA("a")), c.PayMana(MANA("b"))))
    phrase(KEYWORD, f"{_word} <a> or <b>", a.Keyword(_bit, _either))

# --- what is revealed, or controlled as a spell is cast ---------------------------------------------------------------------
phrase(
    CONDITION, "you controlled <what> as you cast this spell", k.HeldAsCast(k.Exists(Every(A_DESC("what"), "control")))
)
_dragons = f.HasSubtype(("Dragon",))
_shown = a.AdditionalCost(c.RevealCards(_dragons), c.OPTIONAL)
_reveals = "as a additional cost to cast this spell, you may reveal a Dragon card from your hand."
for _line in (SPELL_LINE, ABILITY):
    words_for(_line, {_reveals: _shown})
_controlled = k.HeldAsCast(k.Exists(s.Each(f.And((_dragons, f.ControlledBy(_YOU))))))
_dragon_too = k.AnyOf((k.CostWasPaid(c.OPTIONAL), _controlled))
words_for(CONDITION, {"you revealed a Dragon card or controlled a Dragon as you cast this spell": _dragon_too})

# --- of any number of objects (601.2b) --------------------------------------------------------------------------------------
_what, _number = DESC.many("what"), v.ANY_NUMBER
for _words, _cost, _each in (
    ("exile any number of <what> from your hand", c.ExileCards(_what, t.HAND, _number), ("card exiled",)),
    ("exile any number of <what> from your graveyard", c.ExileCards(_what, t.GRAVEYARD, _number), ("card exiled",)),
    (
        "sacrifice any number of <what>", c.SacrificeOther(_what, _number),
        ("creature sacrificed", "permanent sacrificed", "artifact sacrificed"),
    ),
    ("tap any number of untapped <what> you control", c.TapOthers(_what, _number), ("creature tapped", "permanent tapped")),
):  # fmt: skip
    for _line in (SPELL_LINE, ABILITY):
        for _may in ("", "you may "):
            phrase(
                _line,
                f"as a additional cost to cast this spell, {_may}{_words}.",
                a.AdditionalCost(_cost, c.NUMBER, True),
            )
        for _one_of in _each:
            phrase(
                _line,
                f"as a additional cost to cast this spell, you may {_words}. this spell costs <n> less to cast for each {_one_of}"
                " this way.",
                a.AdditionalCost(_cost, c.NUMBER, True, GENERIC("n")),
            )
