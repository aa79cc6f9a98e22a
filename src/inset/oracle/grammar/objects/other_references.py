"""Further ways to name objects: "the token", "~ and target creature", cards of a player, what a player doesn't own."""

from __future__ import annotations

from inset.language import filters as f, selections as s
from inset.oracle.grammar.objects.references import NAMED_ONE, TARGETS_ONE
from inset.oracle.grammar.objects.targets import PART
from inset.oracle.grammar.symbols import AFTER, DESC, HEAD, LAST, OF_THING, THING, TO_THING
from inset.oracle.lexicon import CREATURE_TYPES
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Described, Every, That

words_for(THING.one, {"the token": That("token"), "the token created this way": That("token")})
words_for(THING.many, {"the tokens": That("token", True)})
words_for(OF_THING, {"the token's": That("token")})

# --- two subjects -----------------------------------------------------------------------------------------------------------
_this, _t = s.This(), TARGETS_ONE("t")
phrase(THING.many, "~ and <t>", s.Union((_this, _t)))
phrase(THING.many, "<t> and ~", s.Union((_t, _this)))
for _noun in ("creature", "permanent"):
    words_for(THING.many, {f"~ and that {_noun}": s.Union((_this, That(_noun)))})
    words_for(TO_THING, {f"~ and that {_noun}": s.Union((_this, That(_noun)))})
phrase(PART, "~", _this)

# --- what is said after the noun --------------------------------------------------------------------------------------------
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "you don't own", f.Not(f.OwnedBy(s.You())))
    phrase(_of, "you control but don't own", f.And((f.ControlledBy(s.You()), f.Not(f.OwnedBy(s.You())))))
for _of in (LAST.one, LAST.many):
    phrase(_of, "attached to a <host>", f.IsAttachedTo(Every(DESC.one("host"), "there")))
phrase(LAST.one, "that's attached to a <host>", f.IsAttachedTo(Every(DESC.one("host"), "that's there")))
phrase(LAST.many, "that are attached to a <host>", f.IsAttachedTo(Every(DESC.one("host"), "that's there")))
phrase(AFTER.one, "a opponent owns", f.OwnedBy(s.Opponents()))
phrase(AFTER.many, "your opponents own", f.OwnedBy(s.Opponents()))
phrase(AFTER.one, "that's a <head>", Described((), HEAD.one("head"), ()))
phrase(AFTER.many, "that are <head>", Described((), HEAD.many("head"), ()))
_owned_elsewhere = f.ControlledBy(s.Opponents())
phrase(AFTER.many, "that your opponents control", _owned_elsewhere)
for _named in (NAMED_ONE,):
    phrase(AFTER.one, "other than <this>", f.Not(f.IsOneOf(_named("this"))))

# --- by their subtypes ------------------------------------------------------------------------------------------------------
for _name in (*CREATURE_TYPES, "Saga", "Food", "Treasure", "Clue", "Island", "Forest", "Swamp", "Plains", "Mountain"):
    words_for(THING.one, {f"that {_name}": That(_name)})
    words_for(TO_THING, {f"that {_name}": That(_name)})
    words_for(OF_THING, {f"that {_name}'s": That(_name)})
