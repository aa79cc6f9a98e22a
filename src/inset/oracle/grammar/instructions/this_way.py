"""What an earlier instruction did: cards discarded, permanents sacrificed or exiled, damage dealt "this way" (608.2c)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f, selections as s, values as v
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.objects.descriptions import BEFORE, COMPOUND
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.symbols import CONDITION, DESC, STAT, TO_THING, VALUE
from inset.oracle.lexicon import plural
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    BuriedThisWay,
    DamageDealt,
    Described,
    DoneThisWay,
    DoneToOne,
    DoneToSuch,
    Head,
    MostDiscarded,
    OfDestroyed,
    PutThere,
    Some,
    The,
    TheyAll,
)

_DONE = {
    "sacrificed": ("creature", "permanent", "artifact", "land", "enchantment"),
    "discarded": ("card",),
    "exiled": ("creature", "permanent", "card", "artifact"),
    "drawn": ("card",),
}
for _verb, _nouns in _DONE.items():
    for _noun in _nouns:
        phrase(EACH, f"{_noun} {_verb} this way", DoneThisWay(_verb, _noun))
        phrase(VALUE, f"the number of {plural(_noun)} {_verb} this way", DoneThisWay(_verb, _noun))
words_for(VALUE, {"the damage dealt this way": DamageDealt()})
_before, _some = BEFORE("before", ()), COMPOUND[False]("kinds")
for _verb in ("exiled", "discarded"):  # a described card; for plain cards, see above
    _such = Described(BEFORE("before"), Head((), "card"), ())
    phrase(EACH, f"<before> card {_verb} this way", DoneToSuch(_such, _verb))
    phrase(
        EACH, f"[<before>] <kinds> card {_verb} this way",
        DoneToSuch(Described(_before, Head((_some,), "card", ""), ()), _verb),
    )  # fmt: skip
_card = DESC.one("what")
for _verb in ("exiled", "milled", "discarded"):
    phrase(CONDITION, f"a <what> (is|was) {_verb} this way", DoneToOne(_card, _verb))
for _verb in ("discard", "discarded"):
    phrase(CONDITION, f"you {_verb} a <what> this way", DoneToOne(_card, "discarded", True))
words_for(VALUE, {"the greatest number of cards a player discarded this way": MostDiscarded()})

# --- what was exiled --------------------------------------------------------------------------------------------------------
for _noun in ("creature", "permanent", "card", "artifact"):
    phrase(VALUE, f"the <stat> of the {_noun} exiled this way", v.Stat(STAT("stat"), The("exiled", _noun)))
words_for(REFERRED, {"cards exiled this way": The("exiled", "card", True)})

# --- who controlled what was destroyed --------------------------------------------------------------------------------------
_YOU = s.You()
for _whose, _who in (("you", _YOU), ("they", TheyAll())):
    _lost = OfDestroyed("creature", f.ControlledBy(_who))
    words_for(VALUE, {f"the number of creatures {_whose} controlled that were destroyed this way": _lost})

# --- put into a graveyard this way ------------------------------------------------------------------------------------------
for _noun in ("permanent", "creature", "artifact", "land"):
    words_for(EACH, {f"{_noun} put into a graveyard this way": BuriedThisWay(_noun)})
_of_those = Described((), Head((COMPOUND[False]("kinds"),), "card", ""), (PutThere(),))
phrase(TO_THING, "a <kinds> card put into a graveyard this way", Some(_of_those))
_milled = f.And((Described((), Head((COMPOUND[False]("kinds"),), "card", ""), ()), f.IsIn(t.GRAVEYARD)))
phrase(EACH, "<kinds> card put into a graveyard this way", DoneToSuch(_milled, "milled"))
