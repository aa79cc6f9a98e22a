"""What objects become, for a while or for good (205.1, 611.2): types, size, base power alone (208.4b), text (612), controller,
face-down status (708)."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel.types import ARTIFACT
from inset.language import effects as e, filters as f, mods as m, selections as s, statics as st
from inset.language.abilities import Keyword
from inset.language.conditions import AllOf, Exists
from inset.language.keywords import KEYWORD_BIT, PROTECTION
from inset.oracle.grammar.numbers.numbers import CHANGE, NUMERAL, SIZE
from inset.oracle.grammar.objects.descriptions import COMPOUND
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.permanents.tokens import COLORS
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    CONDITION,
    DEED,
    DURATION,
    GRANTED_LIST,
    KEYWORD,
    KIND,
    MOD,
    MODS,
    OF_THING,
    ORDER,
    SENTENCE,
    STATIC,
    STATIC_MOD,
    STATIC_MODS,
    THING,
    THING_DEED,
    TO_THING,
)
from inset.oracle.lexicon import BASIC_LAND_TYPES, plural
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    BecameThat,
    BecomesLike,
    ChoiceOf,
    Form,
    Granted,
    It,
    Lasting,
    NothingElse,
    Sequence,
    StillA,
    SubjectFilter,
    SubjectThing,
    That,
    Them,
    ThingDoes,
    ThingIs,
    TurnsDown,
)

_dur = DURATION("dur")
FORM: Final = Nonterminal("what something becomes")
_size, _colors, _kinds, _with = SIZE("size"), COLORS("colors", None), COMPOUND[False]("kinds"), GRANTED_LIST("with", ())
_sized, _kinds_of = GRANTED_LIST("with"), COMPOUND[False]("kinds")
phrase(FORM, "a <size> [<colors>] <kinds> [with <with>]", Form(_size, _colors, _kinds, _with))
phrase(FORM, "a [<colors>] <kinds> with base power and toughness <size>", Form(_size, _colors, _kinds))
phrase(
    FORM, "a [<colors>] <kinds> with base power and toughness <size> and <with>", Form(_size, _colors, _kinds, _sized)
)
phrase(FORM, "a <kinds>", Form(None, None, _kinds))
phrase(FORM, "a <kinds> with <with>", Form(None, None, _kinds, _sized))
_keywords = (KEYWORD("a"), KEYWORD("b"))
phrase(FORM, "a <kinds> with base power and toughness <size>, <a>, and <b>", Form(_size, None, _kinds, _keywords))
for _many, _its in ((False, "its"), (True, "their")):
    _end = f"in addition to {_its} other types"
    phrase(FORM, f"a <size> [<colors>] <kinds> {_end}", Form(_size, _colors, _kinds, (), _its))
    phrase(FORM, f"a <kinds> {_end}", Form(None, None, _kinds, (), _its))

for _its in ("its", "their"):
    _end = f"in addition to {_its} other colors and types"
    phrase(FORM, f"a <colors> <kinds> {_end}", Form(None, COLORS("colors"), _kinds, (), f"{_its} colors and types"))
phrase(FORM, "a <size> [<colors>] <kinds> with all creature types", Form(_size, _colors, _kinds, all_types=True))
phrase(FORM, "a <size> <kinds> with <with> and all creature types", Form(_size, None, _kinds, _sized, all_types=True))
_still = Form(_size, _colors, _kinds, _with, "still land")
phrase(FORM, "a <size> [<colors>] <kinds> [with <with>] that's still a land", _still)
FORMS: Final = Nonterminal("what several things become")
_many_kinds = COMPOUND[True]("kinds")
phrase(FORMS, "<size> [<colors>] <kinds> [with <with>]", Form(_size, _colors, _many_kinds, _with))
phrase(FORMS, "<size> [<colors>] <kinds> that are still lands", Form(_size, _colors, _many_kinds, (), "still lands"))
phrase(THING_DEED.many, "become <forms> <dur>", e.Modify(IT, (FORMS("forms"),), _dur))
phrase(THING_DEED.many, "become <forms>", e.Modify(IT, (FORMS("forms"),), e.FOREVER))
phrase(STATIC_MOD.one, "is <form>", FORM("form"))
_land = Form(_size, _colors, _kinds, _with, "it's still a land")
phrase(STATIC_MOD.one, "is a <size> [<colors>] <kinds> [with <with>]. it's still a land", _land)
phrase(STATIC_MOD.many, "are <forms>", FORMS("forms"))
for _name in BASIC_LAND_TYPES:
    phrase(STATIC_MOD.many, f"are {plural(_name)}", Form(None, None, (f.HasSubtype((_name,)),)))
phrase(SENTENCE, "it's a <kinds>", BecameThat(It(), Form(None, None, _kinds)))
_form = FORM("form")
phrase(THING_DEED, "become* <form> <dur>", e.Modify(IT, (_form,), _dur))
_CHANGED = {
    "get* <change>": CHANGE("change"),
    "gain* <list>": Granted(GRANTED_LIST("list"), "gain"),
    "lose* all abilities": m.LoseAllAbilities(),
}
for _words, _first in _CHANGED.items():
    phrase(THING_DEED, f"{_words} and become* <form> <dur>", e.Modify(IT, (_first, _form), _dur))
    phrase(
        THING_DEED.many,
        f"{_words.replace('*', '')} and become <forms> <dur>",
        e.Modify(IT, (_first, FORMS("forms")), _dur),
    )
    for _number in ("one", "many"):
        _verb = _words.replace("*", "s" if _number == "one" else "")
        _becomes = ("becomes <form>", _form) if _number == "one" else ("become <forms>", FORMS("forms"))
        phrase(
            SENTENCE, f"<dur>, <what> {_verb} and {_becomes[0]}",
            ThingDoes(getattr(THING, _number)("what"), e.Modify(SubjectThing(), (_first, _becomes[1]), _dur)),
        )  # fmt: skip
phrase(THING_DEED, "become* <form>", e.Modify(IT, (_form,), e.FOREVER))
for _number in ("one", "many"):
    _become = "becomes" if _number == "one" else "become"
    phrase(
        SENTENCE, f"<dur>, <what> {_become} <form>",
        ThingDoes(getattr(THING, _number)("what"), e.Modify(SubjectThing(), (_form,), _dur)),
    )  # fmt: skip
phrase(
    SENTENCE, "<dur>, <what> become <forms>",
    ThingDoes(THING.many("what"), e.Modify(SubjectThing(), (FORMS("forms"),), _dur)),
)  # fmt: skip
words_for(SENTENCE, {"it's still a land": StillA(), "they're still lands": StillA(True)})
phrase(THING_DEED.one, "becomes a copy of <what>", e.BecomeCopy(IT, TO_THING("what")))
phrase(THING_DEED.many, "become a copy of <what>", e.BecomeCopy(IT, TO_THING("what")))
phrase(THING_DEED.one, "becomes a copy of <what> <dur>", e.BecomeCopy(IT, TO_THING("what"), (), _dur))
phrase(THING_DEED.many, "become a copy of <what> <dur>", e.BecomeCopy(IT, TO_THING("what"), (), _dur))

# --- size and types ---------------------------------------------------------------------------------------------------------
phrase(
    THING_DEED,
    "become* a <kind> creature with haste and base power and toughness equal to <of> power and toughness. it's still a land",
    BecomesLike(KIND.one("kind"), OF_THING("of")),
)  # fmt: skip
phrase(THING_DEED, "<mods> until the end of turn", Lasting(e.THIS_TURN, e.Modify(IT, MODS("mods"), e.THIS_TURN)))
phrase(MOD, "have* base power and toughness <size>", SIZE("size"))

phrase(ORDER, "switch <of> power and toughness <dur>", e.Modify(OF_THING("of"), (m.SwitchPT(),), _dur))

# --- abilities --------------------------------------------------------------------------------------------------------------
_a, _b, _c = KEYWORD("a"), KEYWORD("b"), KEYWORD("c")
phrase(THING_DEED, "gain* your choice of <a> or <b> <dur>", ChoiceOf((_a, _b), _dur))
for _words, _keys in (("<a> or <b>", (_a, _b)), ("<a>, <b>, or <c>", (_a, _b, _c))):
    phrase(
        THING_DEED, f"get* <change> and gain* your choice of {_words} <dur>",
        Sequence((e.Modify(IT, (CHANGE("change"),), _dur), ChoiceOf(_keys, _dur)), "and"),
    )  # fmt: skip
phrase(THING_DEED, "gain* your choice of <a>, <b>, or <c> <dur>", ChoiceOf((_a, _b, _c), _dur))

# --- controller -------------------------------------------------------------------------------------------------------------
_what = TO_THING("what")
phrase(DEED, "gain* control of <what> <dur>", e.Modify(_what, (m.SetController(WHO),), _dur))
phrase(DEED, "gain* control of <what>", e.Modify(_what, (m.SetController(WHO),), e.FOREVER))

# --- face down (708) --------------------------------------------------------------------------------------------------------
phrase(SENTENCE, "turn <what> face down. they're 2/2 <kind> creatures", TurnsDown(_what, KIND.one("kind")))

# --- text (612) -------------------------------------------------------------------------------------------------------------
_texts = {
    "one color word with another": (e.COLOR,),
    "one basic land type with another": (e.BASIC_LAND_TYPE,),
    "one color word with another or one basic land type with another": (e.COLOR, e.BASIC_LAND_TYPE),
    "one creature type with another": (e.CREATURE_TYPE,),
}
for _pair, _kinds in _texts.items():
    _change = f"change the text of <what> by replacing all instances of {_pair}"
    phrase(ORDER, _change, e.ChangeText(_what, _kinds))
    phrase(ORDER, f"{_change} <dur>", e.ChangeText(_what, _kinds, _dur))
phrase(
    SENTENCE, "change the text of <what> by replacing all instances of one creature type with another. "
    "the new creature type can't be Wall", e.ChangeText(_what, (e.CREATURE_TYPE,), never="Wall"),
)  # fmt: skip

# --- for as long as (611.2b) ------------------------------------------------------------------------------------------------
_if, _and = CONDITION("if"), CONDITION("and")
_taken = (m.SetController(WHO),)
phrase(DEED, "gain* control of <what> for as long as <if>", e.Modify(TO_THING("what"), _taken, e.FOREVER, _if))
phrase(
    DEED, "gain* control of <what> for as long as <if> and <and>",
    e.Modify(TO_THING("what"), _taken, e.FOREVER, AllOf((_if, _and))),
)  # fmt: skip
_stays = Exists(s.Each(f.And((f.IsThis(), f.IsTapped()))))
_kept = Exists(s.Each(f.And((f.IsThis(), f.ControlledBy(s.You())))))
phrase(CONDITION, "~ remains tapped", _stays)
for _number in ("one", "many"):
    for _words, _while in (("~ remains tapped", _stays), ("you control ~", _kept)):
        _lasting = e.Modify(IT, getattr(STATIC_MODS, _number)("mods"), e.FOREVER, _while)
        phrase(getattr(THING_DEED, _number), f"<mods> for as long as {_words}", _lasting)
_chosen = e.ChooseProtection(IT, _dur)
phrase(THING_DEED, "gain* protection from the color of your choice <dur>", _chosen)
_from_artifacts = Granted((Keyword(PROTECTION, where=f.HasType(ARTIFACT)),), "gain")
phrase(
    THING_DEED, "gain* protection from artifacts or from the color of your choice <dur>",
    e.ChooseMode(((e.Modify(IT, (_from_artifacts,), _dur),), (_chosen,))),
)  # fmt: skip
phrase(MOD, "become* <colors>", m.SetColors(COLORS("colors")))
words_for(MOD, {"gain* all creature types": m.AddAllCreatureTypes()})

# --- for good: "it gains haste", "that creature is a black Zombie …" --------------------------------------------------------
_gained, _of_color = (Granted(GRANTED_LIST("list"), "gain"),), COLORS("colors")
_colored = Form(None, _of_color, _kinds_of, (), "its colors and types")
_ITS: Final[dict[str, Any]] = {
    "it": It(),
    "~": s.This(),
    "the token created this way": That("token"),
    "that creature": That("creature"),
    "that token": That("token"),
    "that permanent": That("permanent"),
}
_THEIRS: Final[dict[str, Any]] = {
    "they": Them(), "those creatures": That("creature", True), "those tokens": That("token", True),
}  # fmt: skip
for _words, _said in _ITS.items():
    phrase(SENTENCE, f"{_words} gains <list>", ThingDoes(_said, e.Modify(SubjectThing(), _gained, e.FOREVER)))
    _is = "it's" if _words == "it" else f"{_words} is"
    phrase(
        SENTENCE, f"{_is} a <colors> <kinds> in addition to its other colors and types",
        ThingDoes(_said, e.Modify(SubjectThing(), (_colored,), e.FOREVER)),
    )  # fmt: skip
    phrase(
        SENTENCE, f"{_is} a <kinds> in addition to its other types",
        ThingDoes(_said, e.Modify(SubjectThing(), (Form(None, None, _kinds_of, (), "its"),), e.FOREVER)),
    )  # fmt: skip
_all_colored = Form(None, _of_color, COMPOUND[True]("kinds"), (), "their colors and types")
for _words, _said in (("they're", Them()), ("those creatures are", That("creature", True))):
    phrase(
        SENTENCE, f"{_words} <colors> <kinds> in addition to their other colors and types",
        ThingDoes(_said, e.Modify(SubjectThing(), (_all_colored,), e.FOREVER)),
    )  # fmt: skip
for _words, _said in _THEIRS.items():
    phrase(SENTENCE, f"{_words} gain <list>", ThingDoes(_said, e.Modify(SubjectThing(), _gained, e.FOREVER)))
phrase(
    FORM, "a <size> [<colors>] <kinds> that's still a planeswalker", Form(_size, _colors, _kinds_of, (), "planeswalker")
)
phrase(
    FORM, "a <size> [<colors>] <kinds> with <with> that's still a planeswalker",
    Form(_size, _colors, _kinds_of, _sized, "planeswalker"),
)  # fmt: skip
for _a_word, _b_word in (("hexproof", "shroud"), ("hexproof", "indestructible")):
    _barred = (m.CantHaveKeyword(KEYWORD_BIT[_a_word]), m.CantHaveKeyword(KEYWORD_BIT[_b_word]))
    phrase(MOD, f"lose* {_a_word} and {_b_word} and can't have {_a_word} or {_b_word}", _barred)

# "is an Insect artifact creature …, and it loses all other abilities, card types, and creature types"
_changed = (NothingElse(FORM("form")), m.LoseAllAbilities(), Granted(GRANTED_LIST("with")))
phrase(
    STATIC, "<what> is <form> and has <with>, and it loses all other abilities, card types, and creature types",
    ThingIs(THING.one("what"), (st.Continuous(SubjectFilter(), _changed),)),
)  # fmt: skip

# --- in addition to what it was ---------------------------------------------------------------------------------------------
for _its in ("its", "their"):
    _more_types = f"in addition to {_its} other types"
    phrase(
        FORM, f"a <size> [<colors>] <kinds> with <with> {_more_types}", Form(_size, _colors, _kinds_of, _sized, _its)
    )
    phrase(
        FORM, f"a <kinds> with base power and toughness <size> {_more_types}", Form(_size, None, _kinds_of, (), _its)
    )
    phrase(FORMS, f"<size> [<colors>] <kinds> {_more_types}", Form(_size, _colors, _many_kinds, (), _its))
_of_colors = Form(_size, COLORS("colors"), _kinds_of, (), "its colors and types")
phrase(
    FORM,
    "a <colors> <kinds> with base power and toughness <size> in addition to its other colors and types",
    _of_colors,
)
_from_colorless = Granted((Keyword(PROTECTION, where=f.HasColor(0)),), "gain")
phrase(
    THING_DEED, "gain* protection from colorless or from the color of your choice <dur>",
    e.ChooseMode(((e.Modify(IT, (_from_colorless,), _dur),), (_chosen,))),
)  # fmt: skip

# --- base power or toughness alone (208.4b) ---------------------------------------------------------------------------------
_n = NUMERAL("n")
for _of in (MOD, STATIC_MOD):
    phrase(_of, "have* base power <n>", m.SetPT(_n, None))
    phrase(_of, "have* base toughness <n>", m.SetPT(None, _n))

# --- forms ------------------------------------------------------------------------------------------------------------------
_colored = Form(None, COLORS("colors"), COMPOUND[False]("kinds"), GRANTED_LIST("with"))
phrase(FORM, "a <colors> <kinds> with <with>", _colored)
_colorless = Form(None, 0, COMPOUND[False]("kinds"), (), "its")
phrase(FORM, "a colorless <kinds> in addition to its other types", _colorless)
_gains_and_becomes = e.Modify(IT, (Granted(GRANTED_LIST("list"), "gain"), FORM("form")), e.FOREVER)
phrase(THING_DEED.one, "gains <list> and becomes <form>", _gains_and_becomes)
