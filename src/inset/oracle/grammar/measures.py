"""Domain, devotion (700.5), what was dealt damage this turn; damage that is changed (614.1a); mana when something is tapped
for mana (106.12); costs other than mana after "unless"."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.clauses import CLAUSES, EACH
from inset.oracle.grammar.costs import INDEFINITE
from inset.oracle.grammar.numbers import CARDS, MANA, SEVERAL
from inset.oracle.grammar.permanents import SUBJECT
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CONDITION,
    DEED,
    DESC,
    EVENT,
    ORDER,
    SENTENCE,
    STATIC,
    THING,
    THING_STATIC,
    TO_THING,
    VALUE,
)
from inset.oracle.grammar.tokens import COLORS
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import Every, HostAs, It, Puts, UnlessPaid

_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_many, _what = DESC.many("what"), A_DESC("what")

# --- numbers --------------------------------------------------------------------------------------------------------------
_domain: Final = v.BasicLandTypesAmong(Every(_many, "there"))
phrase(VALUE, "the number of basic land types among <what>", _domain)
phrase(EACH, "basic land type among <what>", _domain)
phrase(VALUE, "your devotion to <colors>", v.Devotion(COLORS("colors"), _YOU))

# --- what happened --------------------------------------------------------------------------------------------------------
words_for(
    CONDITION,
    {
        "a opponent lost life this turn": k.Happened(p.LosesLife(_OPPONENTS)),
        "you lost life this turn": k.Happened(p.LosesLife(_YOU)),
        "it's attacking": k.Matches(It(), f.IsAttacking()),
        "it's blocking": k.Matches(It(), f.IsBlocking()),
        "it's untapped": k.Matches(It(), f.Not(f.IsTapped())),
        "it's tapped": k.Matches(It(), f.IsTapped()),
    },
)
_thing = THING.one("what")
for _word, _subtype in (("equipped", "Equipment"), ("enchanted", "Aura")):
    phrase(CONDITION, f"<what> is {_word}", k.Matches(_thing, f.HasAttached(f.HasSubtype((_subtype,)))))
phrase(CONDITION, "<what> is attacking", k.Matches(_thing, f.IsAttacking()))
_any = f.Anything()
for _of, _was in ((AFTER.one, "was"), (AFTER.many, "were")):
    phrase(_of, "dealt damage by ~ this turn", f.DidThisTurn(p.DealsDamage(f.IsThis(), _any)))
    phrase(_of, f"that {_was} dealt damage this turn", f.DidThisTurn(p.DealsDamage(_any, _any)))

# --- damage ---------------------------------------------------------------------------------------------------------------
_BOTH: Final = {
    "a permanent or player": (_any, _ALL, "that permanent or player"),
    "a opponent or a permanent a opponent controls": (f.ControlledBy(_OPPONENTS), _OPPONENTS, "that permanent or player"),
    "a player": (None, _ALL, "that player"),
    "a opponent": (None, _OPPONENTS, "that player"),
}  # fmt: skip
for _whom, (_to, _players, _again) in _BOTH.items():
    _start = f"if <what> would deal damage to {_whom}, it deals"
    for _word, _times in (("double", 2), ("triple", 3)):
        _changed = st.DamageChanged(_what, _to, _players, _times)
        phrase(STATIC, f"{_start} {_word} that damage to {_again} instead", _changed)
        phrase(STATIC, f"{_start} {_word} that damage instead", _changed)
    for _n in (1, 2, 3):
        _more = st.DamageChanged(_what, _to, _players, plus=_n)
        phrase(STATIC, f"{_start} that much damage plus {_n} to {_again} instead", _more)
        phrase(STATIC, f"{_start} that much damage plus {_n} instead", _more)
for _text, _rule in {
    "prevent all combat damage that would be dealt to ~": st.PreventDamage(to=f.IsThis(), combat=True),
    "prevent all combat damage that would be dealt by ~": st.PreventDamage(f.IsThis(), combat=True),
    "prevent all damage that would be dealt to creatures you control": st.PreventDamage(
        to=f.And((f.HasType(t.CREATURE), f.ControlledBy(_YOU)))
    ),
}.items():  # fmt: skip
    phrase(STATIC, _text, _rule)

# --- statics --------------------------------------------------------------------------------------------------------------
phrase(STATIC, "activated abilities of <what> can't be activated", st.Restrict(st.CANT_ACTIVATE, _many))
phrase(
    STATIC, "activated abilities of <what> can't be activated unless they're mana abilities",
    st.Restrict(st.CANT_ACTIVATE, _many, spare_mana=True),
)  # fmt: skip
phrase(THING_STATIC.many, "don't untap during their controllers ' untap steps", st.Restrict(st.DOESNT_UNTAP, SUBJECT))

# --- mana -----------------------------------------------------------------------------------------------------------------
_one = DESC.one("what")
phrase(EVENT, "you tap a <what> for mana", p.TapsForMana(f.And((_one, f.ControlledBy(_YOU)))))
phrase(EVENT, "a player taps a <what> for mana", p.TapsForMana(_one))
phrase(EVENT, "enchanted land is tapped for mana", p.TapsForMana(f.IsOneOf(HostAs("enchanted", "land"))))
phrase(DEED, "add* a additional <mana>", e.AddMana(MANA("mana"), who=WHO))

# --- unless ---------------------------------------------------------------------------------------------------------------
ACTION: Final = Nonterminal("a cost that is a deed")  # 118.12: after a verb of its own, so never mana
_thing_paid, _n = INDEFINITE("what"), SEVERAL("n")
phrase(ACTION, "sacrifice <what>", c.SacrificeOther(_thing_paid))
phrase(ACTION, "sacrifice <n> <what>", c.SacrificeOther(_many, _n))
phrase(ACTION, "discard <what>", c.DiscardCards(_thing_paid))
phrase(ACTION, "discard <n> <what>", c.DiscardCards(_many, _n))
phrase(ACTION, "discard a card at random", c.DiscardCards(_any, at_random=True))
phrase(ACTION, "tap <what>", c.TapOthers(_thing_paid))
phrase(ACTION, "return <what> to its owner's hand", c.ReturnToHand(_thing_paid))
phrase(ACTION, "exile a <what> from your graveyard", c.ExileCards(_one, t.GRAVEYARD))
phrase(ACTION, "exile <n> <what> from your graveyard", c.ExileCards(_many, t.GRAVEYARD, _n))
phrase(ACTION, "mill <n>", c.MillCards(CARDS("n")))
phrase(SENTENCE, "<c> unless you <cost>", UnlessPaid(CLAUSES("c"), _YOU, ACTION("cost")))
phrase(
    ORDER, "return <what> to the battlefield attached to <to>",
    Puts(TO_THING("what"), t.BATTLEFIELD, None, "return", attach_to=TO_THING("to")),
)  # fmt: skip
