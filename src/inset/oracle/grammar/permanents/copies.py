"""Copies (707) of permanents, spells and cards; Roles and other tokens with longer descriptions (111); emblems (114)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, mods as m
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.references import ABILITY_TARGET, REFERRED, TARGETS_ONE
from inset.oracle.grammar.permanents.tokens import ONE
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import CLAUSE, DEED, GRANTED_LIST, ORDER, SAID_DEED, SENTENCE, TO_THING
from inset.oracle.phrase import phrase
from inset.oracle.spoken import (
    CastsFree,
    Copies,
    Creates,
    CreatesRole,
    GetsEmblem,
    NewTargets,
    Sequence,
    The,
    TheTokenHas,
)

# --- tokens -----------------------------------------------------------------------------------------------------------------
_first, _second, _what, _some = Creates(ONE("a"), 1, WHO), Creates(ONE("b"), 1, WHO), TO_THING("what"), SEVERAL("n")
phrase(DEED, "create* a <a> and a <b>", Sequence((_first, _second), "and"))
phrase(DEED, "create* a token that's a copy of <what>", e.CreateCopy(_what, 1, (), WHO))
phrase(DEED, "create* <n> tokens that are copies of <what>", e.CreateCopy(_what, _some, (), WHO))
for _role in ("Royal", "Wicked", "Monster", "Cursed", "Sorcerer", "Virtuous", "Young Hero"):
    phrase(DEED, f"create* a {_role} Role token attached to <what>", CreatesRole(_role, _what, WHO))
phrase(SENTENCE, "it has <with>", TheTokenHas(GRANTED_LIST("with")))
phrase(SENTENCE, "they have <with>", TheTokenHas(GRANTED_LIST("with"), True))

# --- emblems (114) ----------------------------------------------------------------------------------------------------------
phrase(SAID_DEED, "get* a emblem with <with>", GetsEmblem(GRANTED_LIST("with"), WHO))

# --- spells and cards -------------------------------------------------------------------------------------------------------
phrase(ORDER, "copy <what>", Copies(REFERRED("what")))
phrase(ORDER, "copy <what> and you may choose new targets for the copy", Copies(REFERRED("what"), True))
phrase(ORDER, "copy <what>", Copies(ABILITY_TARGET("what")))
phrase(ORDER, "copy <what>", Copies(TARGETS_ONE("what")))
phrase(SENTENCE, "you may choose new targets for the copy", NewTargets())
phrase(ORDER, "copy <what> twice", e.CopySpell(TARGETS_ONE("what"), 2, new_targets=False))
phrase(SENTENCE, "you may choose new targets for the copies", NewTargets(True))
phrase(CLAUSE, "you may cast the copy without paying its mana cost", CastsFree(The("copied", "copy")))
_third = Creates(ONE("c"), 1, WHO)
phrase(DEED, "create* a <a>, a <b>, and a <c>", Sequence((_first, _second, _third), "and"))

# --- copies with exceptions (707.9) -----------------------------------------------------------------------------------------
_common = (m.LoseSupertypes(t.LEGENDARY),)
phrase(ORDER, "copy <what>, except the copy isn't legendary", Copies(REFERRED("what"), exceptions=_common))
