"""Objects that go to their owners, all of a group except some, and things that are paid one for another."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, values as v
from inset.oracle.grammar.costs import INDEFINITE
from inset.oracle.grammar.player_actions import SUBJECT
from inset.oracle.grammar.symbols import AFTER, DEED, DESC, HEAD, ORDER, TO_THING
from inset.oracle.phrase import phrase
from inset.oracle.spoken import (
    Described,
    EitherDescribed,
    Every,
    ExceptFor,
    Other,
    Puts,
    ShufflesInto,
    TheirOwners,
    Them,
)

_what, _theirs = TO_THING("what"), s.OwnerOf(Them())

# --- to their owners --------------------------------------------------------------------------------------------------
for _place, _at in (("top", "on top of"), ("bottom", "on the bottom of")):
    phrase(ORDER, f"put <what> {_at} their owners ' libraries", Puts(_what, t.LIBRARY, _theirs, place=_place))
phrase(ORDER, "shuffle <what> into their owners ' libraries", ShufflesInto(_what, _theirs))
phrase(
    ORDER, "return <what> to the battlefield tapped under their owners ' control",
    Puts(_what, t.BATTLEFIELD, None, "return", True, TheirOwners()),
)  # fmt: skip

# --- all except some --------------------------------------------------------------------------------------------------
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "except for <others>", ExceptFor(DESC.many("others")))
    phrase(_of, "except for ~", f.Not(f.IsThis()))
_spared = Described((), HEAD.many("head"), (ExceptFor(DESC.many("others")),))
phrase(
    ORDER, "return all <head> to their owners ' hands except for <others>",
    Puts(Every(_spared, "all"), t.HAND, _theirs, "return"),
)  # fmt: skip
phrase(AFTER.one, "that isn't a <head>", f.Not(Described((), HEAD.one("head"), ())))

# --- one or the other -------------------------------------------------------------------------------------------------
_one, _other = DESC.one("what"), DESC.one("other")
_another_or = EitherDescribed((f.And((Other(), _one)), _other))
_or_another = EitherDescribed((_one, f.And((Other(), _other))))
phrase(INDEFINITE, "another <what> or a <other>", _another_or)
phrase(INDEFINITE, "a <what> or another <other>", _or_another)
phrase(DEED, "sacrifice* another <what> or a <other>", e.Sacrifice(SUBJECT, _another_or))
phrase(DEED, "sacrifice* a <what> or another <other>", e.Sacrifice(SUBJECT, _or_another))

# --- half a library ---------------------------------------------------------------------------------------------------
_half = v.Half(v.Count(s.Each(f.Anything(), t.LIBRARY, s.ThatOne())), True)
phrase(DEED, "mill* half (your|their) library, rounded up", e.Mill(SUBJECT, _half))
