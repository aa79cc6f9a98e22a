"""What follows from how an instruction turned out: "when you discard a card this way", "sacrifices the rest"."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, filters as f, selections as s, statics as st
from inset.oracle.grammar.instructions.clauses import CLAUSES, FULL
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    CONDITION,
    CONDITIONAL,
    COUNTERS,
    DEED,
    DESC,
    ONE_DESC,
    SENTENCE,
    THING,
    THING_DEED,
    TO_THING,
)
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Additional,
    Allowed,
    Conditional,
    Does,
    DoneToOne,
    ExiledIfDies,
    Flips,
    IfYouCant,
    KeepsOnly,
    OnLosingControl,
    PutThisWay,
    Sequence,
    Some,
    That,
    ThatPlayer,
    WhenYou,
    WhoCant,
)

_c, _YOU = CLAUSES("c"), s.You()

# --- reflexive (603.12), delayed (603.7) ------------------------------------------------------------------------------------
phrase(SENTENCE, "when you discard a <what> this way, <c>", WhenYou(DoneToOne(DESC.one("what"), "discarded", True), _c))
LOST: Final = Nonterminal("what is no longer controlled")
phrase(LOST, "<what>", REFERRED("what"))
for _noun in ("creature", "artifact", "permanent"):
    words_for(LOST, {f"the {_noun}": That(_noun, the=True)})
phrase(SENTENCE, "when you lose control of <what>, <c>", OnLosingControl(LOST("what"), _c))

# --- put somewhere ----------------------------------------------------------------------------------------------------------
for _words, _zone in (
    ("into your hand", t.HAND),
    ("onto the battlefield", t.BATTLEFIELD),
    ("into your graveyard", t.GRAVEYARD),
):
    words_for(CONDITION, {f"you put a card {_words} this way": PutThisWay(_zone)})
    words_for(CONDITION, {f"you didn't put a card {_words} this way": k.Unless(PutThisWay(_zone))})
    phrase(CONDITION, f"you put a <what> {_words} this way", PutThisWay(_zone, ONE_DESC("what")))
    phrase(CONDITION, f"a <what> is put {_words} this way", PutThisWay(_zone, ONE_DESC("what")))

# --- the rest ---------------------------------------------------------------------------------------------------------------
_n, _one, _many = SEVERAL("n"), DESC.one("what"), DESC.many("what")
for _words, _some in (
    ("a <what>", Some(ONE_DESC("what"))), ("<n> <what>", Some(_many, _n, _n)), ("up to one <what>", Some(_one, 0, 1)),
    ("up to <n> <what>", Some(_many, 0, _n)),
):  # fmt: skip
    phrase(DEED, f"choose* {_words}, then sacrifice* the rest", KeepsOnly(_some))
_marked = KeepsOnly(Some(ONE_DESC("what")), (COUNTERS("n"),))
phrase(DEED, "put* <n> on a <what> and sacrifice* the rest", _marked)
for _words, _whom in (("you or planeswalkers you control", st.YOU_OR_PLANESWALKERS), ("you", st.YOU_ALONE)):
    _rule = st.Restrict(st.CANT_ATTACK, f.IsOneOf(IT), _whom)
    phrase(
        THING_DEED,
        f"can't attack {_words} for as long as <if>",
        e.Establish((_rule,), e.FOREVER, condition=CONDITION("if")),
    )

# --- coins (705) ------------------------------------------------------------------------------------------------------------
_won, _lost = CLAUSES("won"), CLAUSES("lost")
for _words, _flip in (
    ("if you win the flip, <won>", Flips(_won)), ("if you lose the flip, <lost>", Flips(None, _lost)),
    ("if you win the flip, <won>. if you lose the flip, <lost>", Flips(_won, _lost)),
):  # fmt: skip
    phrase(SENTENCE, f"<c>, then flip a coin. {_words}", Sequence((_c, _flip), "then"))
    phrase(SENTENCE, f"you may flip a coin. {_words}", Does(_YOU, Allowed(_flip)))
phrase(SENTENCE, "flip a coin. if you lose the flip, <lost>. if you win the flip, <won>", Flips(_won, _lost, True))

# --- who can't --------------------------------------------------------------------------------------------------------------
_ALL, _OPPONENTS = s.AllPlayers(), s.Opponents()
for _noun, _of_all in (("player", _ALL), ("opponent", _OPPONENTS)):
    phrase(SENTENCE, f"each {_noun} who can't <deed>", WhoCant(_of_all, FULL.one("deed")))
    phrase(SENTENCE, f"for each {_noun} who can't, <c>", WhoCant(_of_all, CLAUSES("c"), True))

# --- two things about one ---------------------------------------------------------------------------------------------------
_dies = ExiledIfDies(REFERRED("what"))
for _and in (", and", " and"):
    _both = Sequence((CLAUSES("c"), _dies), "and")
    phrase(
        CONDITIONAL,
        f"if <if>, <c>{_and} if <what> would die this turn, exile it instead",
        Conditional(CONDITION("if"), _both),
    )

# --- another card -----------------------------------------------------------------------------------------------------------
phrase(DEED, "draw* another card", Additional(e.Draw(WHO, 1)))

# --- if it was impossible ---------------------------------------------------------------------------------------------------
for _who in ("they", "that player", "the player"):
    phrase(SENTENCE, f"if {_who} can't, <c>", IfYouCant(CLAUSES("c"), ThatPlayer(_who)))

# --- the Ring-bearer (701.54) -----------------------------------------------------------------------------------------------
for _of in (TO_THING, THING.one):
    words_for(_of, {"your Ring-bearer": s.Each(f.YOUR_RING_BEARER)})
