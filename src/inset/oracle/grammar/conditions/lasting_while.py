"""Effects that last as long as a condition holds (611.2b), and sizes that are computed (613.4b)."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, filters as f, mods as m, selections as s, statics as st
from inset.oracle.grammar.numbers.numbers import CHANGE, SIZE
from inset.oracle.grammar.objects.descriptions import COMPOUND
from inset.oracle.grammar.permanents.becoming import FORM, FORMS
from inset.oracle.grammar.permanents.copy_exceptions import EXCEPTIONS, ONE
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.permanents.tokens import COLORS
from inset.oracle.grammar.symbols import (
    CONDITION,
    DESC,
    DURATION,
    GRANTED_LIST,
    MOD,
    SENTENCE,
    THING,
    THING_DEED,
    TO_THING,
    VALUE,
)
from inset.oracle.phrase import Pair, listed_pair, phrase, words_for
from inset.oracle.spoken import Form, Granted, It, Size, SubjectThing, That, ThingDoes

_if, _dur = CONDITION("if"), DURATION("dur")

# --- for as long as ---------------------------------------------------------------------------------------------------------
WHILE: Final = Pair("what is true for as long as something else is")
phrase(WHILE, "get* <change>", CHANGE("change"))
phrase(WHILE, "have* <list>", Granted(GRANTED_LIST("list"), "have"))
phrase(WHILE, "have* base power and toughness <size>", SIZE("size"))
phrase(WHILE, "lose* all abilities", m.LoseAllAbilities())
phrase(WHILE.one, "is <form>", FORM("form"))
phrase(WHILE.many, "are <forms>", FORMS("forms"))
_lasting = listed_pair("what is true for so long", WHILE)
for _number in ("one", "many"):
    _of, _mods = getattr(THING_DEED, _number), getattr(_lasting, _number)("mods")
    phrase(_of, "<mods> for as long as <if>", e.Modify(IT, _mods, e.FOREVER, _if))
_first = e.Modify(SubjectThing(), _lasting.one("mods"), e.FOREVER, _if)
phrase(SENTENCE, "for as long as <if>, <what> <mods>", ThingDoes(THING.one("what"), _first))
_is = e.Modify(SubjectThing(), (FORM("form"),), e.FOREVER, _if)
phrase(SENTENCE, "for as long as <if>, it's <form>", ThingDoes(It(), _is))
for _noun in ("creature", "permanent", "land"):
    words_for(CONDITION, {f"that {_noun} remains tapped": k.Matches(That(_noun), f.IsTapped())})

# --- copies for a while (707.4) ---------------------------------------------------------------------------------------------
_copy = e.BecomeCopy(SubjectThing(), TO_THING("of"), (), _dur)
phrase(SENTENCE, "<dur>, <what> becomes a copy of <of>", ThingDoes(THING.one("what"), _copy))
_odd = e.BecomeCopy(SubjectThing(), TO_THING("of"), EXCEPTIONS("except"), _dur)
phrase(SENTENCE, "<dur>, <what> becomes a copy of <of>, except <except>", ThingDoes(THING.one("what"), _odd))
words_for(ONE, {"it's not legendary": m.LoseSupertypes(t.LEGENDARY)})

_kinds = COMPOUND[False]("kinds")

# --- sizes ------------------------------------------------------------------------------------------------------------------
_n, _colors = VALUE("n"), COLORS("colors", None)
_square: Any = Size(_n, _n)
for _said in ("power and toughness", "base power and toughness", "base power and base toughness"):
    phrase(FORM, f"a [<colors>] <kinds> with {_said} each equal to <n>", Form(_square, _colors, _kinds))
    _equal = f"have* {_said} each equal to <n>"
    phrase(MOD, _equal, _square)
    phrase(THING_DEED, _equal, e.Modify(IT, (_square,), e.FOREVER))
    phrase(THING_DEED, f"become* <form> and {_equal}", e.Modify(IT, (FORM("form"), _square), e.FOREVER))

# --- for a turn -------------------------------------------------------------------------------------------------------------
_dies = e.Establish((st.MovesInstead(DESC.one("what"), t.GRAVEYARD, t.EXILE, t.BATTLEFIELD),), e.THIS_TURN)
phrase(SENTENCE, "if a <what> would die this turn, exile it instead", _dies)
_all = s.AllPlayers()
for _word, _times in (("double", 2), ("triple", 3)):
    for _whom, _to, _players in (
        ("", f.Anything(), _all),
        (" to a opponent or a permanent a opponent controls", f.ControlledBy(s.Opponents()), s.Opponents()),
        (" to a opponent", None, s.Opponents()),
    ):
        _more = e.Establish((st.DamageChanged(DESC.one("what"), _to, _players, _times),), e.THIS_TURN)
        for _turn in (f" this turn{_whom}", f"{_whom} this turn"):
            if _whom or _turn == " this turn":
                for _again in ("", " to that player") if _whom == " to a opponent" else ("",):
                    phrase(
                        SENTENCE,
                        f"if a <what> would deal damage{_turn}, it deals {_word} that damage{_again} instead",
                        _more,
                    )
            if not _whom:
                break
