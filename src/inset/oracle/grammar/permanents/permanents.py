"""What happens to permanents: destroying, tapping, counters, damage, changes for a while (611)."""

from __future__ import annotations

from typing import Any, Final

from inset.language import effects as e, filters as f, mods as m, statics as st
from inset.language.keywords import KEYWORD_BIT
from inset.language.selections import Granter, This
from inset.language.values import Times, X
from inset.oracle.grammar.numbers.numbers import CHANGE, NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.symbols import (
    CLAUSE,
    COUNTERS,
    DESC,
    DURATION,
    GRANTED_LIST,
    MOD,
    MODS,
    NAMED,
    ORDER,
    PAYMENT,
    STATIC,
    STATIC_MOD,
    THING_DEED,
    THING_STATIC,
    TO_ANY,
    TO_THING,
    VALUE,
)
from inset.oracle.phrase import phrase
from inset.oracle.spoken import (
    Aimed,
    DamageAlso,
    Damages,
    Granted,
    MeldsThem,
    PutsCounters,
    Sequence,
    SubjectFilter,
    SubjectThing,
    TapsOrUntaps,
    ThatMany,
    ThatPlayer,
    TheyAll,
    ThingDoes,
    ThisAs,
)

IT: Final = SubjectThing()
SUBJECT: Final = SubjectFilter()
_what, _to, _n, _value = TO_THING("what"), TO_ANY("to"), NUMERAL("n"), VALUE("n")

# --- orders -----------------------------------------------------------------------------------------------------------------
phrase(ORDER, "destroy <what>", e.Destroy(_what))
phrase(ORDER, "tap <what>", e.Tap(_what))
phrase(ORDER, "untap <what>", e.Untap(_what))
phrase(ORDER, "counter <what>", e.Counter(_what))
phrase(ORDER, "regenerate <what>", e.Regenerate(_what))
phrase(ORDER, "attach <what> to <to>", e.AttachTo(_what, TO_THING("to")))
phrase(ORDER, "transform <what>", e.Transform(_what))
phrase(ORDER, "convert <what>", e.Transform(_what, True))
phrase(ORDER, "exile them, then meld them into <name>", MeldsThem(NAMED("name")))  # 712.4a
phrase(ORDER, "flip <what>", e.Mark(_what, f.FLIPPED))
phrase(ORDER, "unlock a locked door of <what>", e.Unlock(_what))
phrase(ORDER, "lock or unlock a door of <what>", e.Unlock(_what, or_lock=True))
phrase(ORDER, "sacrifice ~", e.SacrificeIt(This()))
phrase(ORDER, "sacrifice ~~", e.SacrificeIt(Granter()))
phrase(ORDER, "proliferate", e.Proliferate())
phrase(ORDER, "populate", e.Populate())

# --- damage -----------------------------------------------------------------------------------------------------------------
phrase(THING_DEED, "deal* <n> damage to <to>", Damages(_n, _to))
phrase(CLAUSE, "this spell deals <n> damage to <to>", ThingDoes(ThisAs("spell"), Damages(_n, _to)))
phrase(THING_DEED, "deal* damage equal to <n> to <to>", Damages(_value, _to))
phrase(THING_DEED, "deal* damage to <to> equal to <n>", Damages(_value, _to, late=True))
phrase(THING_DEED, "deal* twice X damage to <to>", Damages(Times(2, X()), _to))
phrase(THING_DEED, "deal* that much damage to <to>", Damages(ThatMany("much"), _to))
phrase(
    THING_DEED, "deal* <n> damage to <to> and <more> damage to <also>",
    DamageAlso(_n, _to, NUMERAL("more"), TO_ANY("also")),
)  # fmt: skip
phrase(THING_DEED, "fight* <what>", e.Fight(IT, _what))

# --- counters ---------------------------------------------------------------------------------------------------------------
_kind, _some = COUNTER("kind"), SEVERAL("n")
phrase(COUNTERS, "a <kind> counter", (_kind, 1))
phrase(COUNTERS, "<n> <kind> counters", (_kind, _some))
phrase(COUNTERS, "that many <kind> counters", (_kind, ThatMany()))
phrase(ORDER, "put <n> on <what>", PutsCounters((COUNTERS("n"),), _what))
_first, _second, _third = ((COUNTERS(place),) for place in ("a", "b", "c"))
phrase(
    ORDER, "put <a> on target <what>, <b> on another target <what2>, and <c> on a third target <what3>",
    Sequence(
        (PutsCounters(_first, Aimed(DESC.one("what"))), PutsCounters(_second, Aimed(DESC.one("what2"), another=True)),
         PutsCounters(_third, Aimed(DESC.one("what3"), another=True))), "and",
    ),
)  # fmt: skip

# --- changes ----------------------------------------------------------------------------------------------------------------
_list: Any = GRANTED_LIST("list")
phrase(MOD, "get* <change>", CHANGE("change"))
phrase(MOD, "gain* <list>", Granted(_list, "gain"))
phrase(MOD, "also gain* <list>", Granted(_list, "also gain"))
phrase(STATIC_MOD, "get* <change>", CHANGE("change"))
phrase(STATIC_MOD, "have* <list>", Granted(_list, "have"))
for _of in (STATIC_MOD, MOD):
    phrase(_of, "get* a additional <change>", CHANGE("change"))
phrase(THING_DEED, "<mods> <dur>", e.Modify(IT, MODS("mods"), DURATION("dur")))
phrase(MOD, "lose* all abilities", m.LoseAllAbilities())
phrase(STATIC_MOD, "lose* all abilities", m.LoseAllAbilities())
for _word in ("flying", "defender", "haste", "hexproof", "indestructible", "islandwalk", "shroud", "first strike", "trample",
              "vigilance", "lifelink", "deathtouch", "reach", "menace", "double strike", "infect", "flanking", "fear",
              "shadow", "banding", "persist", "undying"):  # fmt: skip
    if _word in KEYWORD_BIT:
        phrase(MOD, f"lose* {_word}", m.LoseKeyword(KEYWORD_BIT[_word]))
        phrase(STATIC_MOD, f"lose* {_word}", m.LoseKeyword(KEYWORD_BIT[_word]))

# --- restrictions: of an object for a while, or while an ability functions --------------------------------------------------
_by = DESC.many("by")
RESTRICTIONS: Final[dict[str, Any]] = {
    "can't attack": st.CANT_ATTACK,
    "can't block": st.CANT_BLOCK,
    "can't be blocked": st.CANT_BE_BLOCKED,
    "attack* each combat if able": st.MUST_ATTACK,
    "block* each combat if able": st.MUST_BLOCK,
    "must be blocked if able": st.MUST_BE_BLOCKED,
    "can block any number of creatures": st.CAN_BLOCK_ANY_NUMBER,
}
_AGAINST: Final[dict[str, int]] = {
    "can't be blocked by <by>": st.CANT_BE_BLOCKED,
    "can block only <by>": st.CAN_BLOCK_ONLY,
}
_dur = DURATION("dur")
for _text, _number in RESTRICTIONS.items():
    phrase(THING_STATIC, _text, st.Restrict(_number, SUBJECT))
    phrase(THING_DEED, f"{_text} <dur>", e.Establish((st.Restrict(_number, f.IsOneOf(IT)),), _dur))
for _text, _number in _AGAINST.items():
    phrase(THING_STATIC, _text, st.Restrict(_number, SUBJECT, _by))
    phrase(THING_DEED, f"{_text} <dur>", e.Establish((st.Restrict(_number, f.IsOneOf(IT), _by),), _dur))
phrase(
    THING_STATIC, "can't attack or block", (st.Restrict(st.CANT_ATTACK, SUBJECT), st.Restrict(st.CANT_BLOCK, SUBJECT))
)
_doomed = e.Establish((st.Restrict(st.CANT_REGENERATE, f.IsOneOf(IT)),), _dur)
phrase(THING_DEED, "can't be regenerated <dur>", _doomed)
phrase(ORDER, "remove <what> from combat", e.RemoveFromCombat(_what))
phrase(ORDER, "turn <what> face up", e.TurnFaceUp(_what))
_harmless = e.Establish((st.Restrict(st.ASSIGNS_NO_COMBAT_DAMAGE, f.IsOneOf(IT)),), _dur)
phrase(THING_DEED, "assign* no combat damage <dur>", _harmless)
_price = PAYMENT("cost")
phrase(
    STATIC, "<what> can't attack you unless their controller pays <cost> for each creature they control that's attacking you",
    st.CombatCost(DESC.many("what"), _price, st.YOU_ALONE),
)  # fmt: skip
_those = "unless their controller pays <cost> for each of those creatures"
phrase(
    STATIC, f"<what> can't attack you or planeswalkers you control {_those}",
    st.CombatCost(DESC.many("what"), _price, st.YOU_OR_PLANESWALKERS),
)  # fmt: skip
phrase(
    STATIC, f"<what> can't block {_those}",
    st.CombatCost(DESC.many("what"), _price, blocking=True),
)  # fmt: skip
_unless = "unless (its controller pays|you pay) <cost>"
phrase(THING_STATIC, f"can't attack {_unless}", st.CombatCost(SUBJECT, _price))
phrase(THING_STATIC, f"can't block {_unless}", st.CombatCost(SUBJECT, _price, blocking=True))
phrase(
    THING_STATIC, f"can't attack or block {_unless}",
    (st.CombatCost(SUBJECT, _price), st.CombatCost(SUBJECT, _price, blocking=True)),
)  # fmt: skip
phrase(THING_STATIC, "don't* untap during (its controller's|your) untap step", st.Restrict(st.DOESNT_UNTAP, SUBJECT))
phrase(THING_STATIC, "enter* tapped", st.EntersTapped(SUBJECT))
phrase(THING_STATIC, "enter* untapped", st.EntersUntapped(SUBJECT))
phrase(THING_STATIC, "enter* prepared", st.EntersDesignated(SUBJECT))


def _counters_static() -> None:
    kind, some = COUNTER("kind"), SEVERAL("n")
    phrase(THING_STATIC, "enter* with a <kind> counter on (it|them|him|her)", st.EntersWithCounters(SUBJECT, kind, 1))
    phrase(
        THING_STATIC, "enter* with <n> <kind> counters on (it|them|him|her)", st.EntersWithCounters(SUBJECT, kind, some)
    )


_counters_static()

# --- prepared (722), phased out (702.26) ------------------------------------------------------------------------------------
phrase(THING_DEED, "become* prepared", e.Designate(IT))
phrase(THING_DEED, "become* unprepared", e.Designate(IT, on=False))
phrase(THING_DEED, "phase* out until ~ leaves the battlefield", e.PhaseOut(IT, True))

# --- tapping and untapping --------------------------------------------------------------------------------------------------
_frozen = e.Establish((st.Restrict(st.DOESNT_UNTAP, f.IsOneOf(IT)),), e.NEXT_UNTAP_STEP)
_eager = e.Establish((st.Restrict(st.MUST_ATTACK, f.IsOneOf(IT)),), e.NEXT_COMBAT)
phrase(THING_DEED.one, "attacks during its controller's next combat phase if able", _eager)
phrase(ORDER, "tap or untap <what>", TapsOrUntaps(_what))
phrase(THING_DEED.one, "doesn't untap during its controller's next untap step", _frozen)
phrase(THING_DEED.many, "don't untap during their controller's next untap step", _frozen)
_held = f.And((f.IsOneOf(IT), f.ControlledBy(ThatPlayer())))
_theirs = e.Establish((st.Restrict(st.DOESNT_UNTAP, _held),), e.NEXT_UNTAP_STEP)
phrase(THING_DEED.many, "don't untap during that player's next untap step", _theirs)
_yours = e.Establish((st.Restrict(st.DOESNT_UNTAP, f.IsOneOf(IT)),), e.YOUR_NEXT_UNTAP_STEP)
phrase(THING_DEED.one, "doesn't untap during your next untap step", _yours)
phrase(THING_DEED.many, "don't untap during your next untap step", _yours)
_they = f.And((f.IsOneOf(IT), f.ControlledBy(TheyAll())))
_next = e.Establish((st.Restrict(st.DOESNT_UNTAP, _they),), e.THEIR_NEXT_UNTAP_STEP)
phrase(THING_DEED.many, "don't untap during their next untap step", _next)
phrase(THING_DEED.many, "don't untap during their controllers ' next untap steps", _frozen)
