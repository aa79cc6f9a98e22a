"""Characteristics that change for a while in more than one way: "becomes a 4/4 Dragon and gains flying" (613)."""

from __future__ import annotations

from typing import Any, Final

from inset.language import effects as e, mods as m
from inset.oracle.grammar.characteristic_changes import FORM, FORMS
from inset.oracle.grammar.numbers import CHANGE
from inset.oracle.grammar.objects import COMPOUND
from inset.oracle.grammar.permanents import IT
from inset.oracle.grammar.symbols import DURATION, GRANTED_LIST, SENTENCE, STATIC_MOD, THING, THING_DEED
from inset.oracle.grammar.tokens import COLORS
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Form, Granted, SubjectThing, ThingDoes

_dur, _gains = DURATION("dur"), Granted(GRANTED_LIST("list"), "gain")
_ALSO: Final[dict[str, tuple[Any, ...]]] = {
    "and gain* <list>": (_gains,),
    "and lose* all abilities": (m.LoseAllAbilities(),),
    ", lose* all abilities, and gain* <list>": (m.LoseAllAbilities(), _gains),
    ", get* <change>, and gain* <list>": (CHANGE("change"), _gains),
}
for _number, _s in (("one", "s"), ("many", "")):
    _form = FORM("form") if _number == "one" else FORMS("form")
    for _words, _mods in _ALSO.items():
        _text = f"become{_s} <form>{'' if _words[0] == ',' else ' '}{_words.replace('*', _s)}"
        _subject = getattr(THING, _number)("what")
        phrase(SENTENCE, f"<dur>, <what> {_text}", ThingDoes(_subject, e.Modify(SubjectThing(), (_form, *_mods), _dur)))
        if _words[0] == ",":  # "becomes … and gains …" is read as two actions
            phrase(getattr(THING_DEED, _number), f"{_text} <dur>", e.Modify(IT, (_form, *_mods), _dur))

# --- one of two changes -----------------------------------------------------------------------------------------------
_first, _second = (e.Modify(IT, (CHANGE(name),), _dur) for name in "ab")
phrase(THING_DEED, "get* <a> or <b> <dur>", e.ChooseMode(((_first,), (_second,))))

# --- colors that something has ----------------------------------------------------------------------------------------
phrase(STATIC_MOD.one, "is <colors>", m.SetColors(COLORS("colors")))
phrase(STATIC_MOD.many, "are <colors>", m.SetColors(COLORS("colors")))
words_for(STATIC_MOD.one, {"is all creature types": m.AddAllCreatureTypes(), "is colorless": m.SetColors(0)})
words_for(STATIC_MOD.many, {"are colorless": m.SetColors(0)})
for _its in ("its", "their"):
    _of_colors = Form(None, COLORS("colors"), COMPOUND[False]("kinds"), (), _its)
    phrase(FORM, f"a <colors> <kinds> in addition to {_its} other types", _of_colors)
