"""Characteristics that change in more than one way (613): "becomes a 4/4 Dragon and gains flying", legendary forms and names."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m
from inset.oracle.grammar.numbers.numbers import CHANGE, SIZE
from inset.oracle.grammar.objects.descriptions import COMPOUND
from inset.oracle.grammar.permanents.becoming import FORM, FORMS
from inset.oracle.grammar.permanents.copy_exceptions import ONE
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.permanents.tokens import COLORS
from inset.oracle.grammar.symbols import (
    DURATION,
    GRANTED_LIST,
    KIND,
    MOD,
    NAMED,
    SENTENCE,
    STATIC_MOD,
    THING,
    THING_DEED,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import AlsoGets, Form, Granted, It, SubjectThing, ThingDoes

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

# --- one of two changes -----------------------------------------------------------------------------------------------------
_first, _second = (e.Modify(IT, (CHANGE(name),), _dur) for name in "ab")
phrase(THING_DEED, "get* <a> or <b> <dur>", e.ChooseMode(((_first,), (_second,))))

# --- colors that something has ----------------------------------------------------------------------------------------------
phrase(STATIC_MOD.one, "is <colors>", m.SetColors(COLORS("colors")))
phrase(STATIC_MOD.many, "are <colors>", m.SetColors(COLORS("colors")))
words_for(STATIC_MOD.one, {"is all creature types": m.AddAllCreatureTypes(), "is colorless": m.SetColors(0)})
words_for(STATIC_MOD.many, {"are colorless": m.SetColors(0)})
for _its in ("its", "their"):
    _of_colors = Form(None, COLORS("colors"), COMPOUND[False]("kinds"), (), _its)
    phrase(FORM, f"a <colors> <kinds> in addition to {_its} other types", _of_colors)

# --- what something becomes -------------------------------------------------------------------------------------------------
_what = THING.one("what")
_kinds, _size, _legend = COMPOUND[True]("kinds"), SIZE("size"), m.AddTypes(0, (), t.LEGENDARY)
phrase(FORMS, "<kinds>", Form(None, None, _kinds))
phrase(FORMS, "<kinds> with base power and toughness <size>", Form(_size, None, _kinds))
words_for(STATIC_MOD.one, {"is legendary": _legend})
words_for(STATIC_MOD.many, {"are legendary": _legend, "are no longer snow": m.LoseSupertypes(t.SNOW)})
words_for(ONE, {"it's legendary": _legend, "it's not legendary": m.LoseSupertypes(t.LEGENDARY)})
phrase(MOD, "also get* <change>", AlsoGets(CHANGE("change")))
words_for(MOD.one, {"isn't a creature": m.LoseTypes(t.CREATURE)})
phrase(SENTENCE, "choose a basic land type. <what> becomes that type <dur>",
       ThingDoes(_what, e.BecomeChosen(SubjectThing(), e.BASIC_LAND_TYPE, _dur)))  # fmt: skip

# --- kinds ------------------------------------------------------------------------------------------------------------------
words_for(KIND.one, {"Mice": f.HasSubtype(("Mouse",))})
phrase(FORM, "a legendary <kinds> in addition to its other types",
       (Form(None, None, COMPOUND[False]("kinds"), (), "its"), _legend))  # fmt: skip
phrase(FORM, "a legendary <size> <colors> <kinds> with <with>",
       (Form(_size, COLORS("colors"), COMPOUND[False]("kinds"), GRANTED_LIST("with")), _legend))  # fmt: skip
phrase(FORM, "a legendary <size> <kinds> with <with>",
       (Form(_size, None, COMPOUND[False]("kinds"), GRANTED_LIST("with")), _legend))  # fmt: skip
_grown = (Form(None, None, COMPOUND[False]("kinds"), (), "its"), _legend)
phrase(SENTENCE, "it becomes a legendary <kinds> in addition to its other types",
       ThingDoes(It(), e.Modify(SubjectThing(), _grown, e.FOREVER)))  # fmt: skip

# --- legendary forms with names ---------------------------------------------------------------------------------------------
phrase(FORM, "a legendary <kinds> named <name>",
       (Form(None, None, COMPOUND[False]("kinds")), _legend, m.SetName(NAMED("name"))))  # fmt: skip
