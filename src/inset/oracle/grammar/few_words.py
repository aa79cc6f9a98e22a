"""Short phrases of popular cards: additional mana, cards that bring themselves back, what copies have besides, sizes."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, selections as s, values as v
from inset.oracle.grammar.characteristic_changes import FORM
from inset.oracle.grammar.copy_exceptions import ONE
from inset.oracle.grammar.library import PLACES, REST
from inset.oracle.grammar.numbers import SEVERAL, SIZE
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import CONDITION, DEED, DESC, GRANTED_LIST, ORDER, SENTENCE, THING, TO_THING, VALUE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import CountOf, Described, Every, Granted, Head, It, Puts, ReturnsItself, TheRest

# --- mana ---------------------------------------------------------------------------------------------------------------
phrase(DEED, "add* a additional one mana of the chosen color", e.AddMana(chosen=True, who=WHO))
_any = e.AddMana(choices=t.ALL_COLORS, count=SEVERAL("n"), who=WHO)
phrase(DEED, "add* a additional <n> mana in any combination of colors", _any)

# --- itself, from where the ability functions (113.6m) ------------------------------------------------------------------
for _self in ("~", "this card"):
    _back = f"return {_self} from your graveyard to the battlefield tapped and attacking"
    words_for(ORDER, {_back: ReturnsItself(t.BATTLEFIELD, True, attacking=True)})
    words_for(ORDER, {f"put {_self} on top of your library from your graveyard": ReturnsItself(t.LIBRARY)})
    words_for(ORDER, {f"put {_self} from your hand onto the battlefield": ReturnsItself(t.BATTLEFIELD, home=t.HAND)})

# --- counters it had -------------------------------------------------------------------------------------------------
words_for(VALUE, {"the number of counters it had on it": v.CountersOn("", It())})

# --- one and all of a group ------------------------------------------------------------------------------------------
_also = s.Union((It(), Every(DESC.many("what"), "all")))
phrase(TO_THING, "it and all <what>", _also)

# --- sizes -----------------------------------------------------------------------------------------------------------
_sized = Described((SIZE("size"),), Head((), "permanent"), ())
phrase(CONDITION, "<what> is <size>", k.Matches(THING.one("what"), _sized))

# --- what copies have besides (707.9) --------------------------------------------------------------------------------
phrase(ONE, "it's <form> and has <with>", (FORM("form"), Granted(GRANTED_LIST("with"), "have")))

# --- the rest --------------------------------------------------------------------------------------------------------
for _place, _fields in PLACES.items():
    phrase(REST, f"rest {_place}", Puts(TheRest("rest without an article"), **_fields))

# --- life totals that are counted (119.5) ----------------------------------------------------------------------------
_counted = e.SetLife(s.You(), CountOf(DESC.many("what")))
phrase(SENTENCE, "count the number of <what>. your life total becomes that number", _counted)
