"""Cards that are put onto the battlefield face down (708.2a, 708.3) or manifested (701.40), from anywhere."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, patterns as p, selections as s, values as v
from inset.oracle.grammar.cards.library import TOP
from inset.oracle.grammar.symbols import AFTER, CLAUSE, DEED, DESC, EVENT, ORDER, SENTENCE, TO_THING, VALUE, WHOSE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import It, OfCards, ReturnsItself, ThatPlayer, Told

_YOU, _ANY = s.You(), f.Anything()
_cyberman = (m.AddTypes(t.ARTIFACT, ("Cyberman",)),)
FORMS: Final[dict[str, tuple[Any, ...]]] = {
    "they're 2/2 Cyberman artifact creatures": _cyberman,
    "it's a 2/2 Cyberman artifact creature": _cyberman,
    "they're 5/5 artifact creatures": (m.SetPT(5, 5), m.AddTypes(t.ARTIFACT)),
    "it's a Forest land": (m.SetTypes(t.LAND, ("Forest",)),),
}


def _down(what: Any, under: Any, mods: tuple[Any, ...] = (), tapped: bool = False) -> e.Move:
    return e.Move(what, t.BATTLEFIELD, under=under, face_down=True, mods=mods, tapped=tapped)


def _manifested(what: Any) -> e.Move:
    return e.Move(what, t.BATTLEFIELD, under=_YOU, face_down=True, hidden_as="manifest")


# --- milled, or beneath other cards -----------------------------------------------------------------------------------------
_milled = p.Moves(OfCards(DESC.many("what")), t.LIBRARY, batch=True, milled=True)
phrase(EVENT, "one or more <what> are milled", _milled)
for _of, _was in ((AFTER.one, "was"), (AFTER.many, "were")):
    words_for(_of, {f"that {_was} milled this turn": f.DidThisTurn(p.Moves(_ANY, t.LIBRARY, milled=True))})
_x = VALUE("x")
_beneath = "put <what> into its owner's library just beneath the top X cards of that library"
phrase(ORDER, _beneath, e.Move(TO_THING("what"), t.LIBRARY, position=v.X()))
phrase(ORDER, f"{_beneath}, where X is <x>", e.Move(TO_THING("what"), t.LIBRARY, position=_x))

# --- with characteristics that the text lists -------------------------------------------------------------------------------
_owner = s.OwnerOf(It())
for _form, _mods in FORMS.items():
    phrase(
        SENTENCE,
        f"put <top> onto the battlefield face down under your control. {_form}",
        _down(TOP("top"), _YOU, _mods),
    )
    _back = _down(It(), _YOU, _mods, tapped=True)
    words_for(SENTENCE, {f"return it to the battlefield under your control face down and tapped. {_form}": _back})
    words_for(
        SENTENCE,
        {
            f"you may return it to the battlefield face down under its owner's control. {_form}": e.May(
                (_down(It(), _owner, _mods),)
            )
        },
    )
    words_for(
        SENTENCE,
        {
            f"put any number of cards from your hand onto the battlefield face down. {_form}": Told(
                (e.Choose(s.Each(_ANY, t.HAND, _YOU), 1, 0, v.ANY_NUMBER), _down(s.Saved(1), _YOU, _mods))
            )
        },
    )
    _exiled = s.Among(s.LinkedCards(), f.HasType(t.CREATURE))
    words_for(
        SENTENCE,
        {
            f"put all creature cards exiled with ~ onto the battlefield face down under your control. {_form}": _down(
                _exiled, _YOU, _mods
            )
        },
    )

# --- with none --------------------------------------------------------------------------------------------------------------
words_for(ORDER, {"return it to the battlefield face down under your control": _down(It(), _YOU)})
words_for(
    CLAUSE,
    {
        "you may return ~ from your graveyard to the battlefield face up or face down": e.May(
            (e.ChooseMode(((ReturnsItself(t.BATTLEFIELD),), (_down(s.This(), None),)), ("Face up", "Face down")),)
        )
    },
)

# --- manifested -------------------------------------------------------------------------------------------------------------
words_for(DEED.many, {"manifest the top card of that player's library": _manifested(s.TopOfLibrary(ThatPlayer(), 1))})
words_for(
    ORDER,
    {
        "manifest a card from your hand": Told((e.Choose(s.Each(_ANY, t.HAND, _YOU), 1), _manifested(s.Saved(1)))),
        "manifest the top card of that player's library": _manifested(s.TopOfLibrary(ThatPlayer(), 1)),
    },
)
phrase(
    SENTENCE,
    "exile all creature cards from <whose> graveyard in a face-down pile, shuffle that pile, then manifest those cards",
    Told(
        (
            e.Move(
                s.Each(f.HasType(t.CREATURE), t.GRAVEYARD, WHOSE("whose")),
                t.EXILE,
                face_down=True,
                save=1,
                order=e.RANDOM_ORDER,
            ),
            _manifested(s.Saved(1)),
        )
    ),
)
