"""Colors and types that an instruction gives: named ones (105.3, 205.1a), and those of a player's choice (608.2d)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, mods as m
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.permanents.tokens import COLORS
from inset.oracle.grammar.symbols import DURATION, MODS, SENTENCE, THING, THING_DEED
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Sequence, SubjectThing, ThingDoes

_dur = DURATION("dur")
CHOICE: Final = Nonterminal("a quality of your choice")
words_for(
    CHOICE,
    {
        "the color of your choice": e.COLOR,
        "the color or colors of your choice": e.SOME_COLORS,
        "the creature type of your choice": e.CREATURE_TYPE,
        "the basic land type of your choice": e.BASIC_LAND_TYPE,
    },
)
_chosen = e.BecomeChosen(IT, CHOICE("choice"), _dur)
phrase(THING_DEED, "become* <choice> <dur>", _chosen)
phrase(THING_DEED, "become* <choice>", e.BecomeChosen(IT, CHOICE("choice"), e.FOREVER))
for _its in ("its", "their"):
    phrase(
        THING_DEED, f"become* <choice> in addition to {_its} other types <dur>",
        e.BecomeChosen(IT, CHOICE("choice"), _dur, True),
    )  # fmt: skip
phrase(THING_DEED, "<mods> and become* <choice> <dur>", Sequence((e.Modify(IT, MODS("mods"), _dur), _chosen), "and"))
for _number in ("one", "many"):
    _become = "becomes" if _number == "one" else "become"
    _later = ThingDoes(getattr(THING, _number)("what"), e.BecomeChosen(SubjectThing(), CHOICE("choice"), _dur))
    phrase(SENTENCE, f"<dur>, <what> {_become} <choice>", _later)

# --- a color that is named --------------------------------------------------------------------------------------------------
_colors = (m.SetColors(COLORS("colors")),)
for _number, _become in (("one", "becomes"), ("many", "become")):  # for good: all that a sentence says
    _for_good = ThingDoes(getattr(THING, _number)("what"), e.Modify(SubjectThing(), _colors, e.FOREVER))
    phrase(SENTENCE, f"<what> {_become} <colors>", _for_good)
for _its in ("its", "their"):
    _added = e.Modify(IT, (m.AddColors(COLORS("colors")),), _dur)
    phrase(THING_DEED, f"become* <colors> in addition to {_its} other colors <dur>", _added)
_all_colors = (m.SetColors(t.ALL_COLORS),)
phrase(THING_DEED, "become* all colors <dur>", e.Modify(IT, _all_colors, _dur))
