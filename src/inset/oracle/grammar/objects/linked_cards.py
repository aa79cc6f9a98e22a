"""607.2a: cards "exiled with" the ability's own object: described, counted, asked for, played."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import conditions as k, selections as s, statics as st
from inset.oracle.grammar.symbols import AFTER, CONDITION, DESC, STATIC
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import AllExiledWith, Described, Every, ExiledWith, FromAmong, Head, It

ITSELF: Final = Nonterminal("the ability's own object")
words_for(ITSELF, {"~": s.This(), "it": It()})
_by, _YOU = ITSELF("by"), s.You()
_with = ExiledWith(_by)
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "exiled with <by>", _with)
    phrase(_of, "from among cards exiled with <by>", FromAmong(AllExiledWith(_by), "from among cards"))
phrase(CONDITION, "a card is exiled with <by>", k.Exists(Every(Described((), Head((), "card"), (_with,)), "there")))

_among = "from among cards exiled with <by>"
_spells = DESC.many("what")
phrase(STATIC, "you may play cards exiled with <by>", st.MayPlay(_YOU, t.EXILE, card=_with, lands=True))
phrase(STATIC, f"you may play lands {_among}", st.MayPlay(_YOU, t.EXILE, card=_with, lands=True, spells=False))
phrase(
    STATIC, f"you may play lands and cast <what> {_among}",
    st.MayPlay(_YOU, t.EXILE, card=_with, spell=_spells, lands=True),
)  # fmt: skip
phrase(STATIC, f"you may cast <what> {_among}", st.MayPlay(_YOU, t.EXILE, card=_with, spell=_spells))
