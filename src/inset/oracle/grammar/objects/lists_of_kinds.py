"""Kinds and colors side by side: "creature you control that's a Wolf or a Werewolf", "artifact, tapped creature, or land"."""

from __future__ import annotations

from itertools import permutations

from inset.kernel import types as t
from inset.language import filters as f, selections as s
from inset.oracle.grammar.numbers.numbers import GENERIC
from inset.oracle.grammar.objects.descriptions import COMPOUND, QUALIFIED
from inset.oracle.grammar.symbols import ADJECTIVE, AFTER, DESC, HEAD, KIND, STATIC, ZONE_CLAUSE
from inset.oracle.phrase import Cons, phrase, words_for
from inset.oracle.spoken import CostsLess, Head, InZone

_a, _b = (KIND.one(place) for place in "ab")
phrase(AFTER.one, "that's a <a> or a <b>", f.Or((_a, _b)))
phrase(AFTER.many, "that are <a> and/or <b>", f.Or((KIND.many("a"), KIND.many("b"))))
phrase(AFTER.many, "that are <a> or <b>", f.Or((KIND.many("a"), KIND.many("b"))))
for _word, _bit in t.WORD_COLOR.items():
    words_for(AFTER.one, {f"that's {_word}": f.HasColor(_bit)})
    for _other, _second in t.WORD_COLOR.items():
        if _other != _word:
            words_for(AFTER.one, {f"that's {_word} or {_other}": f.HasColor(_bit | _second)})
_auras = f.HasAttached(f.And((f.HasSubtype(("Aura",)), f.ControlledBy(s.You()))))
words_for(AFTER.one, {"that's enchanted by a Aura you control": _auras})
words_for(AFTER.many, {"that are enchanted by a Aura you control": _auras})
_dressed = f.HasAttached(f.HasSubtype(("Aura", "Equipment")))
words_for(AFTER.one, {"that's enchanted or equipped": _dressed})
words_for(AFTER.many, {"that are enchanted or equipped": _dressed})
phrase(STATIC, "each <what> costs <n> less to cast", CostsLess(DESC.one("what"), GENERIC("n")))
phrase(STATIC, "each <what> costs <n> more to cast", CostsLess(DESC.one("what"), GENERIC("n"), 1))
for _how in ("in", "from"):
    phrase(ZONE_CLAUSE, f"{_how} your opponents ' graveyards", InZone(t.GRAVEYARD, s.Opponents(), f"{_how} several"))

# --- adjectives -------------------------------------------------------------------------------------------------------------
words_for(ADJECTIVE, {"attacking or tapped": f.Or((f.IsAttacking(), f.IsTapped()))})

# --- kinds and colors -------------------------------------------------------------------------------------------------------
_a, _b, _c = (COMPOUND[False](name) for name in "abc")
phrase(HEAD.one, "<a>, <b> or <c> card", Head((_a, _b, _c), "card", "or", True))
phrase(HEAD.one, "noncreature or <a> spell", Head(((f.Not(f.HasType(t.CREATURE)),), _a), "spell"))
for _three in permutations(t.WORD_COLOR, 3):
    _colors = f.Or(tuple(f.HasColor(t.WORD_COLOR[word]) for word in _three))
    words_for(ADJECTIVE, {f"{_three[0]}, {_three[1]}, or {_three[2]}": _colors})

# --- adjectives of one noun among several -----------------------------------------------------------------------------------
for _many, _qualified in QUALIFIED.items():
    _kinds = COMPOUND[_many]("kinds")
    phrase(_qualified, "tapped <kinds>", Cons(f.IsTapped(), _kinds))
    phrase(_qualified, "modified <kinds>", Cons(f.IsModified(), _kinds))
    for _word, _bit in t.WORD_COLOR.items():
        phrase(_qualified, f"{_word} <kinds>", Cons(f.HasColor(_bit), _kinds))
phrase(
    HEAD.one, "<a>, <q>, or <r>", Head((COMPOUND[False]("a"), QUALIFIED[False]("q"), QUALIFIED[False]("r")), mixed=True)
)
_a, _b = (COMPOUND[True](name) for name in "ab")
phrase(HEAD.many, "<a>, <b>, and <q>", Head((_a, _b, QUALIFIED[True]("q")), "", "and", True))
