"""What a permanent becomes for a while or for good (205.1, 611.2): creatures that were lands or artifacts."""

from __future__ import annotations

from typing import Final

from inset.language import effects as e
from inset.oracle.grammar.numbers import SIZE
from inset.oracle.grammar.objects import COMPOUND
from inset.oracle.grammar.permanents import IT
from inset.oracle.grammar.symbols import DURATION, GRANTED_LIST, SENTENCE, THING, THING_DEED, TO_THING
from inset.oracle.grammar.tokens import COLORS
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Form, StillA, SubjectThing, ThingDoes

_dur = DURATION("dur")
FORM: Final = Nonterminal("what something becomes")
_size, _colors, _kinds, _with = SIZE("size"), COLORS("colors", None), COMPOUND[False]("kinds"), GRANTED_LIST("with", ())
_sized = GRANTED_LIST("with")
phrase(FORM, "a <size> [<colors>] <kinds> [with <with>]", Form(_size, _colors, _kinds, _with))
phrase(FORM, "a [<colors>] <kinds> with base power and toughness <size>", Form(_size, _colors, _kinds))
phrase(
    FORM, "a [<colors>] <kinds> with base power and toughness <size> and <with>", Form(_size, _colors, _kinds, _sized)
)
phrase(FORM, "a <kinds>", Form(None, None, _kinds))
phrase(FORM, "a <size> <kinds> with all creature types", Form(_size, None, _kinds, all_types=True))
for _many, _its in ((False, "its"), (True, "their")):
    _end = f"in addition to {_its} other types"
    phrase(FORM, f"a <size> [<colors>] <kinds> {_end}", Form(_size, _colors, _kinds, (), _its))
    phrase(FORM, f"a <kinds> {_end}", Form(None, None, _kinds, (), _its))

_form = FORM("form")
phrase(THING_DEED, "become* <form> <dur>", e.Modify(IT, (_form,), _dur))
phrase(THING_DEED, "become* <form>", e.Modify(IT, (_form,), e.FOREVER))
for _number in ("one", "many"):
    _become = "becomes" if _number == "one" else "become"
    phrase(
        SENTENCE, f"<dur>, <what> {_become} <form>",
        ThingDoes(getattr(THING, _number)("what"), e.Modify(SubjectThing(), (_form,), _dur)),
    )  # fmt: skip
words_for(SENTENCE, {"it's still a land": StillA(), "they're still lands": StillA(True)})
phrase(THING_DEED.one, "becomes a copy of <what>", e.BecomeCopy(IT, TO_THING("what")))
phrase(THING_DEED.many, "become a copy of <what>", e.BecomeCopy(IT, TO_THING("what")))
phrase(THING_DEED.one, "becomes a copy of <what> <dur>", e.BecomeCopy(IT, TO_THING("what"), (), _dur))
phrase(THING_DEED.many, "become a copy of <what> <dur>", e.BecomeCopy(IT, TO_THING("what"), (), _dur))
