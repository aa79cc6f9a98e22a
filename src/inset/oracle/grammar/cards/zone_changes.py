"""Moving objects between zones: exile, return, put, attached or onto libraries."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s
from inset.oracle.grammar.objects.references import TARGETS_ONE
from inset.oracle.grammar.symbols import CLAUSE, COUNTERS, OF_THING, ORDER, TO_THING, WHOSE
from inset.oracle.lexicon import ORDINALS, plural
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    OwnerPuts,
    Puts,
    ReturnsItself,
    Sequence,
    ShufflesAll,
    ShufflesInto,
    TheirOwners,
    Them,
    WholeZone,
)

_what, _whose = TO_THING("what"), WHOSE("whose")
TAPPED: Final = Nonterminal("tapped")
phrase(TAPPED, "tapped", True)
_tapped, _under = TAPPED("tapped", False), WHOSE("under", None)

phrase(ORDER, "exile <what>", Puts(_what, t.EXILE, verb="exile"))
phrase(ORDER, "exile <what> until ~ leaves the battlefield", e.ExileUntilLeaves(_what))
for _nth in ORDINALS[4:]:
    _deep = Puts(_what, t.LIBRARY, _whose, place=f"{_nth} from the top")
    phrase(ORDER, f"put <what> into <whose> library {_nth} from the top", _deep)
phrase(ORDER, "return <what> to <whose> hand", Puts(_what, t.HAND, _whose, "return"))
phrase(ORDER, "put <what> into <whose> hand", Puts(_what, t.HAND, _whose, "put"))
phrase(
    ORDER, "return <what> to the battlefield [<tapped>] [under <under> control]",
    Puts(_what, t.BATTLEFIELD, None, "return", _tapped, _under),
)  # fmt: skip
phrase(
    ORDER, "return <what> to the battlefield [<tapped> and] transformed [under <under> control]",
    Puts(_what, t.BATTLEFIELD, None, "return", _tapped, _under, transformed=True),
)  # fmt: skip
phrase(
    ORDER, "put <what> onto the battlefield [<tapped>] [under <under> control]",
    Puts(_what, t.BATTLEFIELD, None, "put", _tapped, _under),
)  # fmt: skip
phrase(
    ORDER, "put <what> onto the battlefield under <under> control tapped",
    Puts(_what, t.BATTLEFIELD, None, "put", True, WHOSE("under")),
)  # fmt: skip
phrase(ORDER, "put <what> on top of <whose> library", Puts(_what, t.LIBRARY, _whose, place="top"))
phrase(ORDER, "put <what> on the bottom of <whose> library", Puts(_what, t.LIBRARY, _whose, place="bottom"))
for _place in ("top in any order", "bottom in any order", "bottom in a random order"):
    _where, _, _how = _place.partition(" ")
    _at = "on top of" if _where == "top" else "on the bottom of"
    phrase(ORDER, f"put <what> {_at} <whose> library {_how}", Puts(_what, t.LIBRARY, _whose, place=_place))
phrase(ORDER, "put <what> into <whose> graveyard", Puts(_what, t.GRAVEYARD, _whose))
for _place in ("second", "third"):  # 401.7
    phrase(
        ORDER, f"put <what> into <whose> library {_place} from the top", Puts(_what, t.LIBRARY, _whose, place=_place)
    )
_with = COUNTERS("with")
for _it in ("it", "them"):
    phrase(ORDER, f"exile <what> with <with> on {_it}", Puts(_what, t.EXILE, verb="exile", counters=(_with,)))
for _verb in ("return", "put"):
    _onto = "to" if _verb == "return" else "onto"
    for _it in ("it", "them"):
        phrase(
            ORDER, f"{_verb} <what> {_onto} the battlefield [<tapped>] [under <under> control] with <with> on {_it}",
            Puts(_what, t.BATTLEFIELD, None, _verb, _tapped, _under, counters=(_with,)),
        )  # fmt: skip

        for _said, _several in (
            ("<a> and <b>", (COUNTERS("a"), COUNTERS("b"))),
            ("<a>, <b>, and <c>", (COUNTERS("a"), COUNTERS("b"), COUNTERS("c"))),
        ):
            phrase(
                ORDER,
                f"{_verb} <what> {_onto} the battlefield [<tapped>] [under <under> control] with {_said} on {_it}",
                Puts(_what, t.BATTLEFIELD, None, _verb, _tapped, _under, counters=_several),
            )

# --- face down, to their owners, onto the battlefield attached --------------------------------------------------------------
phrase(ORDER, "exile <what> face down", Puts(_what, t.EXILE, verb="exile face down"))
for _zone, _words in ((t.HAND, "hand"), (t.GRAVEYARD, "graveyard")):
    _theirs = s.OwnerOf(Them())
    phrase(ORDER, f"return <what> to their owners ' {plural(_words)}", Puts(_what, _zone, _theirs, "return"))
    phrase(ORDER, f"put <what> into their owners ' {plural(_words)}", Puts(_what, _zone, _theirs))
phrase(ORDER, "return <what> to <whose> graveyard", Puts(_what, t.GRAVEYARD, _whose, "return"))
phrase(
    ORDER, "return <what> to the battlefield attached to <to>",
    Puts(TO_THING("what"), t.BATTLEFIELD, None, "return", attach_to=TO_THING("to")),
)  # fmt: skip

# --- by the owner -----------------------------------------------------------------------------------------------------------
phrase(
    CLAUSE, "the owner of <what> puts it on the top or bottom of their library", OwnerPuts(TARGETS_ONE("what"), True)
)
_second = "puts it into their library second from the top or on the bottom"
phrase(CLAUSE, f"the owner of <what> {_second}", OwnerPuts(TARGETS_ONE("what"), True, depth=1))
phrase(CLAUSE, f"<of> owner {_second}", OwnerPuts(OF_THING("of"), choice=False, depth=1))
phrase(CLAUSE, "<of> owner puts it on the top or bottom of their library", OwnerPuts(OF_THING("of"), choice=False))
phrase(CLAUSE, "<of> owner puts it on their choice of the top or bottom of their library", OwnerPuts(OF_THING("of")))

# --- from where the ability functions (113.6) -------------------------------------------------------------------------------
for _self in ("~", "this card"):
    _back = f"return {_self} from your graveyard to"
    phrase(ORDER, f"{_back} the battlefield", ReturnsItself(t.BATTLEFIELD))
    phrase(ORDER, f"{_back} the battlefield tapped", ReturnsItself(t.BATTLEFIELD, True))
    phrase(ORDER, f"{_back} your hand", ReturnsItself(t.HAND))
    _worn = ReturnsItself(t.BATTLEFIELD, attached=TO_THING("to"))
    phrase(ORDER, f"{_back} the battlefield attached to <to>", _worn)

# --- whole graveyards -------------------------------------------------------------------------------------------------------
_ANY = f.Anything()
phrase(ORDER, "exile all graveyards", e.Move(s.Each(_ANY, t.GRAVEYARD), t.EXILE))
phrase(ORDER, "exile <whose> graveyard", Puts(WholeZone(t.GRAVEYARD, _whose), t.EXILE, verb="exile"))
phrase(ORDER, "shuffle <what> into <whose> library", ShufflesInto(_what, _whose))
_both = s.Union((s.This(), s.Each(_ANY, t.GRAVEYARD, s.You())))
words_for(ORDER, {"shuffle ~ and your graveyard into their owner's library": ShufflesAll(_both)})
phrase(
    ORDER,
    "return <what> to the battlefield under their owners ' control",
    Puts(_what, t.BATTLEFIELD, None, "return", under=TheirOwners()),
)
phrase(ORDER, "return to <whose> hand <what>", Puts(_what, t.HAND, _whose, "return to"))

# --- onto libraries ---------------------------------------------------------------------------------------------------------
_creature = f.HasType(t.CREATURE)
_blocked = s.Each(f.And((_creature, f.IsBlocked(s.This()))))
words_for(
    ORDER,
    {
        "put ~ and each creature it's blocking on top of their owners ' libraries, then those players shuffle": Sequence(
            (e.Move(s.Union((s.This(), _blocked)), t.LIBRARY, save=0), e.Shuffle(s.OwnerOf(s.Saved(0)))), "then"
        ),
    },
)  # fmt: skip

# --- put onto the battlefield attached --------------------------------------------------------------------------------------
_YOU = s.You()
_what, _to = TO_THING("what"), TO_THING("to")
phrase(
    ORDER, "put <what> onto the battlefield attached to <to>", Puts(_what, t.BATTLEFIELD, None, "put", attach_to=_to)
)
phrase(
    ORDER, "put <what> onto the battlefield under your control attached to <to>",
    Puts(_what, t.BATTLEFIELD, None, "put", under=_YOU, attach_to=_to),
)  # fmt: skip
