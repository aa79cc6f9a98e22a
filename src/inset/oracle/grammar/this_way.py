"""What an earlier instruction did: cards discarded, permanents sacrificed or exiled, damage dealt "this way" (608.2c)."""

from __future__ import annotations

from inset.oracle.grammar.clauses import EACH
from inset.oracle.grammar.objects import BEFORE, COMPOUND
from inset.oracle.grammar.symbols import CONDITION, DESC, VALUE
from inset.oracle.lexicon import plural
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import DamageDealt, Described, DoneThisWay, DoneToOne, DoneToSuch, Head, MostDiscarded

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
