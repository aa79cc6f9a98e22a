"""Objects that go to their owners, all of a group except some, one and all of a group, things that are paid one for another."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, values as v
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.players.player_actions import SUBJECT
from inset.oracle.grammar.symbols import AFTER, DEED, DESC, HEAD, ORDER, THING, TO_THING
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Described,
    EitherDescribed,
    Every,
    ExceptFor,
    HostAs,
    It,
    Other,
    Puts,
    ShufflesInto,
    TheirOwners,
    Them,
)

_what, _theirs = TO_THING("what"), s.OwnerOf(Them())

# --- to their owners --------------------------------------------------------------------------------------------------------
for _place, _at in (("top", "on top of"), ("bottom", "on the bottom of")):
    phrase(ORDER, f"put <what> {_at} their owners ' libraries", Puts(_what, t.LIBRARY, _theirs, place=_place))
phrase(ORDER, "shuffle <what> into their owners ' libraries", ShufflesInto(_what, _theirs))
phrase(
    ORDER, "return <what> to the battlefield tapped under their owners ' control",
    Puts(_what, t.BATTLEFIELD, None, "return", True, TheirOwners()),
)  # fmt: skip

# --- all except some --------------------------------------------------------------------------------------------------------
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "except for <others>", ExceptFor(DESC.many("others")))
    phrase(_of, "except for ~", f.Not(f.IsThis()))
_spared = Described((), HEAD.many("head"), (ExceptFor(DESC.many("others")),))
phrase(
    ORDER, "return all <head> to their owners ' hands except for <others>",
    Puts(Every(_spared, "all"), t.HAND, _theirs, "return"),
)  # fmt: skip
phrase(AFTER.one, "that isn't a <head>", f.Not(Described((), HEAD.one("head"), ())))

# --- one or the other -------------------------------------------------------------------------------------------------------
_one, _other = DESC.one("what"), DESC.one("other")
_another_or = EitherDescribed((f.And((Other(), _one)), _other))
_or_another = EitherDescribed((_one, f.And((Other(), _other))))
phrase(INDEFINITE, "another <what> or a <other>", _another_or)
phrase(INDEFINITE, "a <what> or another <other>", _or_another)
phrase(DEED, "sacrifice* another <what> or a <other>", e.Sacrifice(SUBJECT, _another_or))
phrase(DEED, "sacrifice* a <what> or another <other>", e.Sacrifice(SUBJECT, _or_another))

# --- half a library ---------------------------------------------------------------------------------------------------------
_half = v.Half(v.Count(s.Each(f.Anything(), t.LIBRARY, s.ThatOne())), True)
phrase(DEED, "mill* half (your|their) library, rounded up", e.Mill(SUBJECT, _half))

# --- one and all of a group -------------------------------------------------------------------------------------------------
_also = s.Union((It(), Every(DESC.many("what"), "all")))
phrase(TO_THING, "it and all <what>", _also)

# --- what is enchanted ------------------------------------------------------------------------------------------------------
for _noun in ("Mountain", "Forest", "Island", "Swamp", "Plains", "Wall", "Equipment"):
    words_for(THING.one, {f"enchanted {_noun}": HostAs("enchanted", _noun)})
_pair = s.Union((HostAs("enchanted", "creature"), s.This()))
words_for(TO_THING, {"enchanted creature and ~": _pair, "it and ~": s.Union((It(), s.This()))})
