"""What players do: cards, life, sacrifices, payments. ``SUBJECT`` is the player whom the clause around it names."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, values as v
from inset.language.values import ANY_NUMBER
from inset.oracle.grammar.numbers.numbers import CARDS, NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import BEFORE, COMPOUND
from inset.oracle.grammar.symbols import AFTER, DEED, DESC, HEAD, PAYMENT, SAID_DEED, VALUE
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Additional,
    Described,
    Head,
    It,
    OfTheirChoice,
    Other,
    Pays,
    Sequence,
    SubjectPlayer,
    That,
    ThatMany,
    Them,
)

SUBJECT: Final = SubjectPlayer()
_n, _value, _cards = NUMERAL("n"), VALUE("n"), CARDS("n")

# --- cards ------------------------------------------------------------------------------------------------------------------
phrase(DEED, "draw* <n>", e.Draw(SUBJECT, _cards))
phrase(DEED, "draw* up to <n> cards", e.Draw(SUBJECT, SEVERAL("n"), up_to=True))
phrase(DEED, "discard* <n>", e.Discard(SUBJECT, _cards))
phrase(DEED, "discard* a card at random", e.Discard(SUBJECT, 1, at_random=True))
phrase(DEED, "discard* <n> cards at random", e.Discard(SUBJECT, SEVERAL("n"), at_random=True))
phrase(DEED, "discard* (your|their) hand", e.DiscardHand(SUBJECT))
phrase(DEED, "discard* all the cards in (your|their) hand", e.DiscardHand(SUBJECT))
phrase(DEED, "mill* <n>", e.Mill(SUBJECT, _cards))
phrase(DEED, "mill* <n> cards", e.Mill(SUBJECT, _n))
phrase(DEED, "scry* <n>", e.Scry(_n, SUBJECT))
phrase(DEED, "surveil* <n>", e.Surveil(_n, SUBJECT))
phrase(DEED, "shuffle*", e.Shuffle(SUBJECT))
phrase(DEED, "shuffle* (your|their) library", e.Shuffle(SUBJECT))
for _kind in ("poison", "rad", "experience"):
    phrase(DEED, f"get* a {_kind} counter", e.GiveCounters(SUBJECT, _kind))
    phrase(DEED, f"get* <n> {_kind} counters", e.GiveCounters(SUBJECT, _kind, SEVERAL("n")))

# --- dungeons and titles ----------------------------------------------------------------------------------------------------
phrase(DEED, "venture* into the dungeon", e.Venture(SUBJECT))
phrase(SAID_DEED, "take* the initiative", e.TakeInitiative(SUBJECT))
phrase(SAID_DEED, "become* the monarch", e.BecomeMonarch(SUBJECT))
phrase(SAID_DEED, "lose* all unspent mana", e.LoseMana(SUBJECT))

# --- life -------------------------------------------------------------------------------------------------------------------
for _verb, _node in (("gain*", e.GainLife), ("lose*", e.LoseLife)):
    phrase(SAID_DEED, f"{_verb} <n> life", _node(SUBJECT, _n))
    phrase(SAID_DEED, f"{_verb} life equal to <n>", _node(SUBJECT, _value))
    phrase(SAID_DEED, f"{_verb} twice X life", _node(SUBJECT, v.Times(2, v.X())))
    phrase(SAID_DEED, f"{_verb} that much life", _node(SUBJECT, ThatMany("much")))
phrase(DEED, "pay* <cost>", Pays(PAYMENT("cost")))

# --- cards that are described; of plain ones, see above ---------------------------------------------------------------------
_kinds_before = COMPOUND[False]("kinds")
_such_card = Described(BEFORE("before", ()), Head((_kinds_before,), "card", ""), ())
KIND_OF_CARD: Final = {False: Nonterminal("described card"), True: Nonterminal("described cards")}
for _plural, _of in KIND_OF_CARD.items():
    _card = "cards" if _plural else "card"
    phrase(_of, f"[<before>] <kinds> {_card}", _such_card)
    phrase(_of, f"<before> {_card}", Described(BEFORE("before"), Head((), "card"), ()))
    phrase(
        _of,
        f"<kinds> or <others> {_card}",
        Described((), Head((_kinds_before, COMPOUND[False]("others")), "card", "or"), ()),
    )
_such_card, _such_cards = KIND_OF_CARD[False]("what"), KIND_OF_CARD[True]("what")

# --- sacrifices -------------------------------------------------------------------------------------------------------------
_one, _many, _some = DESC.one("what"), DESC.many("what"), SEVERAL("n")
phrase(DEED, "sacrifice* a <what>", e.Sacrifice(SUBJECT, _one))
phrase(DEED, "sacrifice* another <what>", e.Sacrifice(SUBJECT, f.And((Other(), _one))))
phrase(DEED, "sacrifice* <n> <what>", e.Sacrifice(SUBJECT, _many, _some))
_theirs = Described(BEFORE("before", ()), HEAD.many("head"), ())
_such = Described(BEFORE("before", ()), HEAD.many("head"), (AFTER.many("after"),))
_all_of = "sacrifice* all [<before>] <head> (you|they) control"
phrase(DEED, _all_of, e.Sacrifice(SUBJECT, _theirs, ANY_NUMBER))
phrase(DEED, f"{_all_of} <after>", e.Sacrifice(SUBJECT, _such, ANY_NUMBER))
phrase(DEED, "sacrifice* any number of <what>", e.Sacrifice(SUBJECT, _many, ANY_NUMBER, up_to=True))
phrase(DEED, "sacrifice* up to <n> <what>", e.Sacrifice(SUBJECT, _many, _some, up_to=True))
words_for(
    SAID_DEED.one,
    {"sacrifices it": e.SacrificeIt(It(), who=SUBJECT), "sacrifices them": e.SacrificeIt(Them(), who=SUBJECT)},
)
for _noun in ("creature", "permanent", "token"):
    words_for(SAID_DEED.one, {f"sacrifices that {_noun}": e.SacrificeIt(That(_noun), who=SUBJECT)})
phrase(DEED, "sacrifice* that many <what>", e.Sacrifice(SUBJECT, _many, ThatMany()))
phrase(DEED, "sacrifice* <n> other <what>", e.Sacrifice(SUBJECT, f.And((Other(), _many)), _some))
phrase(DEED, "sacrifice* a <what> of their choice", OfTheirChoice(e.Sacrifice(SUBJECT, _one)))
phrase(DEED, "sacrifice* <n> <what> of their choice", OfTheirChoice(e.Sacrifice(SUBJECT, _many, _some)))
phrase(DEED, "draw* a additional card", Additional(e.Draw(SUBJECT, 1)))
phrase(DEED, "draw* <n> additional cards", Additional(e.Draw(SUBJECT, _some)))
phrase(DEED, "discard* up to <n> cards", e.Discard(SUBJECT, _some, up_to=True))
phrase(DEED, "discard* any number of cards", e.Discard(SUBJECT, ANY_NUMBER, up_to=True))
phrase(DEED, "discard* a <what>", e.Discard(SUBJECT, 1, _such_card))
phrase(DEED, "discard* <n> <what>", e.Discard(SUBJECT, _some, _such_cards))
phrase(DEED, "discard* any number of <what>", e.Discard(SUBJECT, ANY_NUMBER, _such_cards, up_to=True))
_hand_and_graveyard = s.Union((s.Each(f.Anything(), t.HAND, SUBJECT), s.Each(f.Anything(), t.GRAVEYARD, SUBJECT)))
phrase(
    DEED, "shuffle* (your|their) hand and graveyard into (your|their) library",
    Sequence((e.Move(_hand_and_graveyard, t.LIBRARY, order=e.RANDOM_ORDER), e.Shuffle(SUBJECT)), "and"),
)  # fmt: skip
for _zone in (t.GRAVEYARD, t.HAND):
    phrase(
        DEED, f"shuffle* (your|their) {t.ZONE_WORD[_zone]} into (your|their) library",
        Sequence((e.Move(s.Each(f.Anything(), _zone, SUBJECT), t.LIBRARY, order=e.RANDOM_ORDER), e.Shuffle(SUBJECT)), "and"),
    )  # fmt: skip
