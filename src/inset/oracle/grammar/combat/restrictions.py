"""508.1c, 509.1b: how many may attack or block, together with whom, what can't be blocked or transform."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel.types import CREATURE
from inset.language import effects as e, filters as f, mods as m, statics as st, values as v
from inset.language.abilities import Keyword
from inset.language.conditions import Unless
from inset.language.keywords import HEXPROOF
from inset.language.selections import Opponents, This
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.permanents.permanents import IT, SUBJECT
from inset.oracle.grammar.symbols import (
    CLAUSE,
    CONDITION,
    DESC,
    DURATION,
    SENTENCE,
    STATIC,
    THING,
    THING_DEED,
    THING_STATIC,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import HostAs, It, StaticText, SubjectThing, ThingDoes, ThingIs

_n, _dur = SEVERAL("n"), DURATION("dur")
_one, _many = DESC.one("who"), DESC.many("who")
STRONGER: Final = f.And((f.HasType(CREATURE), f.StatIs(v.POWER, f.GT, v.Stat(v.POWER, This()))))


def _both(text: str, kind: int, number: Any = 1) -> None:
    """While an ability functions, or for a while."""
    phrase(THING_STATIC, text, st.Restrict(kind, SUBJECT, number=number))
    phrase(THING_DEED, f"{text} <dur>", e.Establish((st.Restrict(kind, f.IsOneOf(IT), number=number),), _dur))


# --- together with others (506.5) -------------------------------------------------------------------------------------------
for _deed, _kind in {"attack": st.CANT_ATTACK_ALONE, "block": st.CANT_BLOCK_ALONE}.items():
    _both(f"can't {_deed} alone", _kind)
    phrase(
        THING_STATIC, f"can't {_deed} unless at least <n> other creatures {_deed}",
        st.Restrict(_kind, SUBJECT, number=_n),
    )  # fmt: skip
    phrase(
        THING_STATIC, f"can't {_deed} unless a creature with greater power also {_deed}s",
        st.Restrict(_kind, SUBJECT, STRONGER),
    )  # fmt: skip
    phrase(THING_STATIC, f"can't {_deed} unless a <who> also {_deed}s", st.Restrict(_kind, SUBJECT, _one))
phrase(
    THING_STATIC, "can't attack or block alone",
    (st.Restrict(st.CANT_ATTACK_ALONE, SUBJECT), st.Restrict(st.CANT_BLOCK_ALONE, SUBJECT)),
)  # fmt: skip
_both("can only attack alone", st.ATTACKS_ONLY_ALONE)

# --- by how many it is blocked ----------------------------------------------------------------------------------------------
_both("can't be blocked by more than one creature", st.CANT_BE_BLOCKED_BY_MORE)
_both("can't be blocked by more than <n> creatures", st.CANT_BE_BLOCKED_BY_MORE, _n)
_both("can't be blocked except by <n> or more creatures", st.CANT_BE_BLOCKED_BY_FEWER, _n)

# --- how many it blocks -----------------------------------------------------------------------------------------------------
_more: Any = st.CAN_BLOCK_MORE
phrase(THING_STATIC, "can block a additional creature each combat", st.Restrict(_more, SUBJECT))
phrase(THING_STATIC, "can block a additional <n> creatures each combat", st.Restrict(_more, SUBJECT, number=_n))
phrase(
    THING_STATIC, "can block a additional creature each combat for each <each>",
    st.Restrict(_more, SUBJECT, number=EACH("each")),
)  # fmt: skip
phrase(
    THING_DEED, "can block a additional creature <dur>", e.Establish((st.Restrict(_more, f.IsOneOf(IT)),), _dur)
)  # fmt: skip
phrase(
    THING_DEED, "can block up to <n> additional creatures <dur>",
    e.Establish((st.Restrict(_more, f.IsOneOf(IT), number=_n),), _dur),
)  # fmt: skip

phrase(
    THING_DEED, "attack* you <dur> if able",
    e.Establish((st.Restrict(st.MUST_ATTACK, f.IsOneOf(IT), st.YOU_ALONE),), _dur),
)  # fmt: skip

# --- what must be done for a while (508.1d, 509.1c) -------------------------------------------------------------------------
for _text, _kind in (("must be blocked", st.MUST_BE_BLOCKED), ("block*", st.MUST_BLOCK), ("attack*", st.MUST_ATTACK)):
    phrase(THING_DEED, f"{_text} <dur> if able", e.Establish((st.Restrict(_kind, f.IsOneOf(IT)),), _dur))
_must = "attack* or block* <dur> if able"
_do_both = (st.Restrict(st.MUST_ATTACK, f.IsOneOf(IT)), st.Restrict(st.MUST_BLOCK, f.IsOneOf(IT)))
phrase(THING_DEED, _must, e.Establish(_do_both, _dur))
phrase(
    THING_DEED, "block* <whom> <dur> if able",
    e.Establish((st.Restrict(st.MUST_BLOCK, f.IsOneOf(IT), f.IsOneOf(THING.one("whom"))),), _dur),
)  # fmt: skip
phrase(
    CLAUSE, "all <what> able to block <whom> <dur> do so",
    e.Establish((st.Restrict(st.MUST_BLOCK, DESC.many("what"), f.IsOneOf(THING.one("whom"))),), _dur),
)  # fmt: skip
_as_though = "as though (it|they) didn't have defender"
_despite = st.CAN_ATTACK_DESPITE_DEFENDER
phrase(THING_STATIC, f"can attack {_as_though}", st.Restrict(_despite, SUBJECT))
for _when in (f"<dur> {_as_though}", f"{_as_though} <dur>"):
    phrase(THING_DEED, f"can attack {_when}", e.Establish((st.Restrict(_despite, f.IsOneOf(IT)),), _dur))
_equal_to = "combat damage equal to {0} toughness rather than {0} power"
for _static, _lasting, _assigns in (
    (THING_STATIC.one, THING_DEED.one, f"assigns {_equal_to.format('its')}"),
    (THING_STATIC.many, THING_DEED.many, f"assign {_equal_to.format('their')}"),
):
    phrase(_static, _assigns, st.Restrict(st.ASSIGNS_DAMAGE_BY_TOUGHNESS, SUBJECT))
    phrase(
        _lasting, f"{_assigns} <dur>", e.Establish((st.Restrict(st.ASSIGNS_DAMAGE_BY_TOUGHNESS, f.IsOneOf(IT)),), _dur)
    )
_both("assign* no combat damage", st.ASSIGNS_NO_COMBAT_DAMAGE)

# --- how many take part at all ----------------------------------------------------------------------------------------------
_WHOM: Final[dict[str, Any]] = {"": f.Anything(), " you": st.YOU_ALONE, " ~": f.IsThis()}
for _whom, _against in _WHOM.items():
    _text = f"can attack{_whom} each combat"
    phrase(STATIC, f"no more than one <who> {_text}", st.Restrict(st.NO_MORE_ATTACK, _one, _against))
    phrase(STATIC, f"no more than <n> <who> {_text}", st.Restrict(st.NO_MORE_ATTACK, _many, _against, number=_n))
phrase(STATIC, "no more than one <who> can block each combat", st.Restrict(st.NO_MORE_BLOCK, _one))
phrase(STATIC, "no more than <n> <who> can block each combat", st.Restrict(st.NO_MORE_BLOCK, _many, number=_n))

# --- who can't block or be blocked ------------------------------------------------------------------------------------------
phrase(THING_STATIC, "can't block ~", st.Restrict(st.CANT_BE_BLOCKED, f.IsThis(), SUBJECT))
phrase(THING_STATIC, "can't block it", st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(It()), SUBJECT))
phrase(
    THING_STATIC, "can't be blocked except by <by>", st.Restrict(st.CANT_BE_BLOCKED, SUBJECT, f.Not(DESC.many("by")))
)

# --- under a condition ------------------------------------------------------------------------------------------------------
_cant_attack = st.Restrict(st.CANT_ATTACK, SUBJECT)
_cant_block = st.Restrict(st.CANT_BLOCK, SUBJECT)
_if = CONDITION("if")
for _words, _rules in (
    ("can't attack", (_cant_attack,)), ("can't block", (_cant_block,)), ("can't attack or block", (_cant_attack, _cant_block)),
):  # fmt: skip
    _is = ThingIs(THING.one("what"), _rules)
    phrase(COMMON, f"<what> {_words} unless <if>.", StaticText((_is,), Unless(_if), True))
phrase(
    THING_DEED, "can't be blocked <dur> except by <by>",
    e.Establish((st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(IT), f.Not(DESC.many("by"))),), _dur),
)  # fmt: skip
phrase(THING_STATIC, "can't block <whom>", st.Restrict(st.CANT_BE_BLOCKED, DESC.many("whom"), SUBJECT))

# --- targets (115) ----------------------------------------------------------------------------------------------------------
_AIMING: Final[dict[str, Any]] = {
    "spells or abilities your opponents control": f.ControlledBy(Opponents()), "spells or abilities": f.Anything(),
    "spells": f.IsSpell(), "abilities your opponents control": f.And((f.IsAbility(), f.ControlledBy(Opponents()))),
}  # fmt: skip
for _words, _against in _AIMING.items():
    _text = f"can't be the target of {_words}"
    phrase(THING_STATIC, _text, st.Restrict(st.CANT_BE_TARGETED, SUBJECT, _against))
    phrase(
        THING_DEED, f"{_text} <dur>", e.Establish((st.Restrict(st.CANT_BE_TARGETED, f.IsOneOf(IT), _against),), _dur)
    )

# --- as though it weren't blocked (510.1c) ----------------------------------------------------------------------------------
_through = "assign its combat damage as though it weren't blocked"
words_for(STATIC, {f"you may have ~ {_through}": st.Restrict(st.ASSIGNS_AS_UNBLOCKED, f.IsThis())})
_host = f.IsOneOf(HostAs("enchanted", "creature"))
words_for(
    STATIC, {f"enchanted creature's controller may have it {_through}": st.Restrict(st.ASSIGNS_AS_UNBLOCKED, _host)}
)
_yours = st.Restrict(st.ASSIGNS_AS_UNBLOCKED, _one)
phrase(STATIC, f"for each <who>, you may have that creature {_through}", _yours)

# --- restrictions -----------------------------------------------------------------------------------------------------------
_what = THING.one("what")
phrase(THING_STATIC, "can't transform", st.Restrict(st.CANT_TRANSFORM, SUBJECT))
_unblockable = e.Establish((st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(SubjectThing())),), _dur)
phrase(SENTENCE, "<dur>, <what> can't be blocked", ThingDoes(_what, _unblockable))
_evading = e.Establish((st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(SubjectThing()), DESC.many("by")),), _dur)
phrase(SENTENCE, "<dur>, <what> can't be blocked by <by>", ThingDoes(_what, _evading))

# --- hexproof ---------------------------------------------------------------------------------------------------------------
phrase(
    STATIC,
    "~ has hexproof unless it's attacking or blocking",
    st.Continuous(
        f.And((f.IsThis(), f.Not(f.Or((f.IsAttacking(), f.IsBlocking()))))), (m.AddAbility(Keyword(HEXPROOF)),)
    ),
)
