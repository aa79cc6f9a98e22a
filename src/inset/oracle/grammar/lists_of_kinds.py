"""Kinds in a clause after the noun: "creature you control that's a Wolf or a Werewolf"; zones of several players."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s
from inset.oracle.grammar.numbers import GENERIC, NUMERAL
from inset.oracle.grammar.symbols import A_DESC, AFTER, DESC, EVENT, KIND, STATIC, ZONE_CLAUSE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import CostsLess, HostAs, InZone

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

# --- events -------------------------------------------------------------------------------------------------------------------
_what, _ALL, _YOU, _OPPONENTS = A_DESC("what"), s.AllPlayers(), s.You(), s.Opponents()
_idle = ", if it isn't a mana ability"
for _noun, _how in (("equipped", "creature"), ("enchanted", "creature"), ("enchanted", "permanent")):
    _of = f.IsOneOf(HostAs(_noun, _how))
    phrase(EVENT, f"a ability of {_noun} {_how} is activated{_idle}", p.Activates(_ALL, _of))
phrase(EVENT, "a <what> is tapped for mana", p.TapsForMana(DESC.one("what")))
words_for(EVENT, {"enchanted Forest is tapped for mana": p.TapsForMana(f.IsOneOf(HostAs("enchanted", "Forest")))})
words_for(
    EVENT,
    {
        "you play a land from exile or cast a spell from exile": p.PlaysCard(_YOU, origin=t.EXILE),
    },
)  # fmt: skip
_creature = f.HasType(t.CREATURE)
phrase(EVENT, "<what> deals damage to a creature or opponent", p.DealsDamage(_what, _creature, _OPPONENTS))
phrase(EVENT, "<what> deals damage to a creature or player", p.DealsDamage(_what, _creature, _ALL))
for _kind, _combat in (("", None), ("combat ", True)):
    for _word, _whom in (("a player", _ALL), ("a opponent", _OPPONENTS), ("you", _YOU)):
        _much = p.AmountAtLeast(p.DealsDamage(_what, None, _whom, _combat), NUMERAL("n"))
        phrase(EVENT, f"<what> deals <n> or more {_kind}damage to {_word}", _much)
_buried = p.Moves(f.And((DESC.one("what"), f.OwnedBy(_OPPONENTS))), t.BATTLEFIELD, t.GRAVEYARD)
phrase(EVENT, "a <what> is put into a opponent's graveyard", _buried)
