"""Permissions (601.3), costs of spells (601.2f), copies of spells and cards (707), things that happen later (603.7)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import abilities as a, costs as c, effects as e, filters as f, selections as s, statics as st
from inset.language.conditions import AllOf
from inset.oracle.grammar.abilities import ABILITY_WORDS
from inset.oracle.grammar.clauses import ANY_CLAUSE, EACH
from inset.oracle.grammar.numbers import COLORED, GENERIC, MANA
from inset.oracle.grammar.references import ABILITY_TARGET, REFERRED, TARGETS_ONE
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    AFTER,
    CLAUSE,
    CONDITION,
    DESC,
    DURATION,
    ORDER,
    SENTENCE,
    SPELL_LINE,
    STATIC,
    THING,
    VALUE,
    WINDOW,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    CastsFree,
    Copies,
    CostsLess,
    EitherDescribed,
    It,
    NewTargets,
    NextCast,
    Permits,
    The,
    ThisCombat,
    Worded,
)

_YOU: Final = s.You()
_what, _dur, _if = REFERRED("what"), DURATION("dur"), CONDITION("if")

# --- for a while ------------------------------------------------------------------------------------------------------
EXILED: Final = Nonterminal("while exiled")
phrase(EXILED, "for as long as (it remains|they remain) exiled", e.WHILE_EXILED)
for _verb, _lands in (("play", True), ("cast", False)):
    for _time in (_dur, EXILED("dur")):
        phrase(CLAUSE, f"you may {_verb} <what> <dur>", Permits(_what, _time, _lands))
        phrase(SENTENCE, f"<dur>, you may {_verb} <what>", Permits(_what, _time, _lands, True))
        phrase(SENTENCE, f"<dur>, you may {_verb} <what> if <if>", Permits(_what, _time, _lands, True, condition=_if))
phrase(CLAUSE, "you may look at and play <what> <dur>", Permits(_what, EXILED("dur"), look=True))
phrase(CLAUSE, "you may cast it from your graveyard as a Adventure <dur>", Permits(It(), _dur, False, inset=True))
_LAND: Final = st.PlayerRule(st.EXTRA_LAND_PLAYS, _YOU, 1)
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

# --- costs of spells --------------------------------------------------------------------------------------------------
_many, _n = DESC.many("what"), GENERIC("n")
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "you cast", f.WasCastBy(_YOU))
phrase(STATIC, "<what> cost <n> less to cast", CostsLess(_many, _n))
phrase(STATIC, "<what> cost <n> more to cast", CostsLess(_many, _n, 1))
phrase(STATIC, "<what> cost <m> less to cast", CostsLess(_many, 0, -1, COLORED("m")))
phrase(
    STATIC, "<what> cost <m> less to cast. this effect reduces only the amount of colored mana you pay",
    CostsLess(_many, 0, -1, COLORED("m"), True),
)  # fmt: skip
phrase(STATIC, "<what> cost {X} less to cast, where X is <x>", CostsLess(_many, VALUE("x")))
OWN: Final = Nonterminal("a line about the spell itself")
phrase(OWN, "this spell costs <n> less to cast if <if>.", a.OwnCost(_n, condition=_if))
phrase(OWN, "this spell costs {X} less to cast, where X is <x>.", a.OwnCost(VALUE("x")))
phrase(OWN, "this spell costs {1} less to cast for each <each>.", a.OwnCost(EACH("each")))
phrase(OWN, "this spell costs <m> less to cast for each <each>.", a.OwnCost(EACH("each"), colored=COLORED("m")))
phrase(OWN, "this spell costs <m> less to cast if <if>.", a.OwnCost(1, condition=_if, colored=COLORED("m")))
phrase(OWN, "cast this spell only if <if>.", a.CastOnly(_if))
phrase(OWN, "you may cast this spell as though it had flash if <if>.", a.FlashIf(_if))
phrase(
    OWN, "you may cast ~ as though it had flash if you pay <cost> more to cast it.",
    a.FlashIf(cost=c.PayMana(MANA("cost"))),
)  # fmt: skip
phrase(OWN, "cast this spell only <window>.", a.CastOnly(WINDOW("window")))
phrase(OWN, "cast this spell only <window> and only if <if>.", a.CastOnly(AllOf((WINDOW("window"), _if))))
_free = a.AlternativeCost(c.All(()), _if)
phrase(OWN, "if <if>, you may cast this spell without paying its mana cost.", _free)
for _of in (SPELL_LINE, ABILITY):
    phrase(_of, "<line>", OWN("line"))
    for _word in ABILITY_WORDS:
        phrase(_of, f"{_word} — <line>", Worded(_word, OWN("line")))
phrase(STATIC, "you may cast <what> as though they had flash", st.AsThoughFlash(_YOU, _many))
phrase(
    STATIC, "you may cast <what> and <more> as though they had flash",
    st.AsThoughFlash(_YOU, EitherDescribed((_many, DESC.many("more")))),
)  # fmt: skip
phrase(
    STATIC, "once each turn, you may pay <mana> rather than pay the mana cost for a <what> you cast from exile",
    st.OfferAlternativeCost(_YOU, DESC.one("what"), c.PayMana(MANA("mana")), t.EXILE, 1),
)  # fmt: skip

# --- copies -----------------------------------------------------------------------------------------------------------
phrase(ORDER, "copy <what>", Copies(REFERRED("what")))
phrase(ORDER, "copy <what>", Copies(ABILITY_TARGET("what")))
phrase(ORDER, "copy <what>", Copies(TARGETS_ONE("what")))
phrase(SENTENCE, "you may choose new targets for the copy", NewTargets())
phrase(CLAUSE, "you may cast the copy without paying its mana cost", CastsFree(The("copied", "copy")))

# --- later ------------------------------------------------------------------------------------------------------------
phrase(SENTENCE, "when you next cast <spell> this turn, <c>", NextCast(A_DESC("spell"), ANY_CLAUSE("c")))
phrase(
    SENTENCE, "whenever <what> deals combat damage to a player this combat, <c>",
    ThisCombat(THING.one("what"), ANY_CLAUSE("c")),
)  # fmt: skip
