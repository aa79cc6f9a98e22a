"""What an instruction tapped (701.26), a card that is revealed at random (701.20), spells and abilities that target."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.symbols import DEED, OF_THING, TO_THING, VALUE
from inset.oracle.lexicon import CREATURE_TYPES, plural
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Described, DoneThisWay, Head, InZone, Some, That

for _noun in ("creature", "artifact", "land", "permanent", "Gate", *CREATURE_TYPES):
    words_for(EACH, {f"{_noun} tapped this way": DoneThisWay("tapped", _noun)})
    words_for(VALUE, {f"the number of {plural(_noun)} tapped this way": DoneThisWay("tapped", _noun)})

_card = Described((), Head((), "card"), (InZone(t.HAND, SUBJECT, "from"),))
phrase(
    DEED, "reveal* a card at random from (your|their) hand", e.LookAt(Some(_card, at_random=True), SUBJECT, reveal=True)
)

_either = That("spell or ability")
words_for(TO_THING, {"that spell or ability": _either})
words_for(OF_THING, {"that spell or ability's": _either})
