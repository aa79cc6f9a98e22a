"""How instructions hang together: subjects, "and", "then", "may", conditions, sentences, modes.

Only an order may follow an order without a subject; a subject is shared by the actions after it. "And" binds closer than "then".
"""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, selections as s, values as v
from inset.language.conditions import Unless
from inset.oracle.grammar.symbols import (
    CLAUSE,
    CONDITION,
    CONDITIONAL,
    DEED,
    DESC,
    DURATION,
    MODS,
    NEXT_STEP,
    ORDER,
    PAYMENT,
    PLAYERS,
    SAID_DEED,
    SENTENCE,
    TEXT,
    THING,
    THING_DEED,
    UNCONDITIONAL,
    VALUE,
)
from inset.oracle.phrase import Cons, Nonterminal, Pair, phrase
from inset.oracle.spoken import (
    Allowed,
    AnyMay,
    Conditional,
    CountOf,
    Delayed,
    Does,
    IfNotPut,
    IfYouCant,
    IfYouDo,
    Implied,
    It,
    Otherwise,
    PaidTimes,
    PerEach,
    Sequence,
    SubjectThing,
    Text,
    ThatPlayer,
    ThenSentence,
    ThingDoes,
    UnlessPaid,
    WhereX,
)

YOU: Final = s.You()
IMPLIED: Final = Implied()


def _chain(name: str, item: Nonterminal) -> Nonterminal:
    """ "a", "a and b", "a, b, and c", and any of these joined by "then"."""
    ands, made, rest = Nonterminal(f"{name} and …"), Nonterminal(name), Nonterminal(f"{name}, …")
    a, b = item("a"), item("b")
    phrase(ands, "<a>", a)
    phrase(ands, "<a> and <b>", Sequence((a, b), "and"))
    phrase(ands, "<a>, <rest>", Sequence(Cons(a, rest("rest")), "and"))
    phrase(rest, "<a>, and <b>", (a, b))
    phrase(rest, "<a>, <rest>", Cons(a, rest("rest")))
    phrase(made, "<a>", ands("a"))
    phrase(made, "<a>, then <b>", Sequence((ands("a"), ands("b")), "then"))
    phrase(made, "<a>, then <b>, then <c>", Sequence((ands("a"), ands("b"), ands("c")), "then, then"))
    last = Nonterminal(f"{name}, … then …")
    phrase(last, "<b>, then <c>", (b, item("c")))
    phrase(last, "<b>, <rest>", Cons(b, last("rest")))
    phrase(made, "<a>, <rest>", Sequence(Cons(a, last("rest")), "then"))
    return made


# --- one action, with what may follow it ------------------------------------------------------------------------------------
FULL: Final = Pair("an action")
ORDERED: Final = Nonterminal("an action")
FULL_THING: Final = Pair("an action")
FULL_ORDER: Final = Nonterminal("an instruction")
EACH: Final = Nonterminal("each of what is counted")
phrase(EACH, "<what>", CountOf(DESC.one("what")))
phrase(EACH, "time it was kicked", PaidTimes(It(), "kicker"))
phrase(EACH, "time this spell was kicked", v.TimesPaid("kicker"))
_each = EACH("each")
for _of, _from in (
    (FULL.one, DEED.one), (FULL.many, DEED.many), (FULL.one, SAID_DEED.one), (FULL.many, SAID_DEED.many), (ORDERED, DEED.many),
    (FULL_THING.one, THING_DEED.one), (FULL_THING.many, THING_DEED.many), (FULL_ORDER, ORDER),
):  # fmt: skip
    phrase(_of, "<deed>", _from("deed"))
    phrase(_of, "<deed> for each <each>", PerEach(_from("deed"), _each))

# --- subjects ---------------------------------------------------------------------------------------------------------------
IMPERATIVE: Final = Nonterminal("imperative")
phrase(IMPERATIVE, "<deed>", Does(IMPLIED, ORDERED("deed")))
phrase(IMPERATIVE, "<deed>", FULL_ORDER("deed"))
BARE: Final = Nonterminal("what one may do")  # after "may": actions of the subject, or orders
phrase(BARE, "<deed>", FULL.many("deed"))
phrase(BARE, "<deed>", FULL_ORDER("deed"))
for _number in ("one", "many"):
    phrase(BARE, "have <what> <deed>", ThingDoes(getattr(THING, _number)("what"), FULL_THING.many("deed")))
    phrase(BARE, "have <who> <deed>", Does(getattr(PLAYERS, _number)("who"), FULL.many("deed")))

SUBJECTED: Final = Nonterminal("clause with a subject")
for _number in ("one", "many"):
    _who, _thing = getattr(PLAYERS, _number)("who"), getattr(THING, _number)("what")
    phrase(SUBJECTED, "<who> <deed>", Does(_who, _chain("an action", getattr(FULL, _number))("deed")))
    phrase(SUBJECTED, "<what> <deed>", ThingDoes(_thing, _chain("an action", getattr(FULL_THING, _number))("deed")))
    phrase(SUBJECTED, "<who> may <deed>", Does(_who, Allowed(_chain("an action", BARE)("deed"))))
for _any, _of_all in (("any player", s.AllPlayers()), ("any opponent", s.Opponents())):
    phrase(SUBJECTED, f"{_any} may <deed>", AnyMay(_of_all, BARE("deed")))
phrase(SUBJECTED, "<clause>", CLAUSE("clause"))

# --- clauses ----------------------------------------------------------------------------------------------------------------
ANY_CLAUSE: Final = Nonterminal("any clause")
phrase(ANY_CLAUSE, "<c>", SUBJECTED("c"))
phrase(ANY_CLAUSE, "<c>", IMPERATIVE("c"))
CLAUSES: Final = Nonterminal("clauses", recurs=True)
ORDERS: Final = _chain("an instruction", IMPERATIVE)
phrase(CLAUSES, "<c>", ORDERS("c"))
phrase(CLAUSES, "<c>", SUBJECTED("c"))
phrase(CLAUSES, "<a> and <b>", Sequence((ANY_CLAUSE("a"), SUBJECTED("b")), "and"))
phrase(CLAUSES, "you <a> and <b>", Sequence((Does(YOU, FULL.many("a")), FULL_ORDER("b")), "and"))
_you_do = Does(YOU, _chain("an action", FULL.many)("a"))
phrase(CLAUSES, "you <a>, then <b>", Sequence((_you_do, FULL_ORDER("b")), "then"))
phrase(CLAUSES, "<a>, then <b>", Sequence((ANY_CLAUSE("a"), SUBJECTED("b")), "then"))
phrase(CLAUSES, "<a>, <b>, and <c>", Sequence((ANY_CLAUSE("a"), SUBJECTED("b"), SUBJECTED("c")), "and"))
_both_later = Sequence((SUBJECTED("b"), SUBJECTED("c")), "and")
phrase(CLAUSES, "<a>, then <b> and <c>", Sequence((ANY_CLAUSE("a"), _both_later), "then"))

# --- sentences --------------------------------------------------------------------------------------------------------------
_c, _if = CLAUSES("c"), CONDITION("if")
phrase(SENTENCE, "<c>", _c)
phrase(SENTENCE, "<c>, where X is <x>", WhereX(_c, VALUE("x")))
phrase(SENTENCE, "<c>, where X is <x>, then <d>", Sequence((WhereX(_c, VALUE("x")), CLAUSES("d")), "then"))
phrase(CONDITIONAL, "if <if>, <c>", Conditional(_if, _c))
phrase(SENTENCE, "<c> if <if>", Conditional(_if, _c, True))
phrase(SENTENCE, "then <c>", ThenSentence(_c))
phrase(SENTENCE, "otherwise, <c>", Otherwise(_c))
phrase(SENTENCE, "if you do, <c>", IfYouDo(_c, YOU))
phrase(SENTENCE, "when you do, <c>", IfYouDo(_c, YOU, True))
phrase(SENTENCE, "if you don't, <c>", IfYouDo(_c, YOU, negated=True))
for _place, _zone in (("onto the battlefield", t.BATTLEFIELD), ("into your hand", t.HAND)):
    phrase(SENTENCE, f"if you don't put (it|the card|that card) {_place}, <c>", IfNotPut(_zone, _c))
phrase(SENTENCE, "if you can't, <c>", IfYouCant(_c))
for _who, _verb in (
    ("they", "do"), ("that player", "does"), ("the player", "does"), ("a player", "does"), ("that opponent", "does"),
):  # fmt: skip
    phrase(SENTENCE, f"if {_who} {_verb}, <c>", IfYouDo(_c, ThatPlayer(_who)))
    phrase(SENTENCE, f"if {_who} {_verb}n't, <c>", IfYouDo(_c, ThatPlayer(_who), negated=True))
for _who in ("no one", "no player", "no opponent"):
    phrase(SENTENCE, f"if {_who} does, <c>", IfYouDo(_c, ThatPlayer(_who), negated=True))
phrase(SENTENCE, "then if <if>, <c>", ThenSentence(Conditional(_if, _c)))
phrase(SENTENCE, "then <c> if <if>", ThenSentence(Conditional(_if, _c, True)))
phrase(SENTENCE, "<c> at the beginning of <when>", Delayed(NEXT_STEP("when"), _c, True))
phrase(SENTENCE, "at the beginning of <when>, <c>", Delayed(NEXT_STEP("when"), _c))
_delayed = Delayed(NEXT_STEP("when"), _c, True)
phrase(CONDITIONAL, "if <if>, <c> at the beginning of <when>", Conditional(_if, _delayed))
for _number in ("one", "many"):
    _who = getattr(PLAYERS, _number)("who")
    _pay = "pays" if _number == "one" else "pay"
    phrase(SENTENCE, f"<c> unless <who> {_pay} <cost>", UnlessPaid(_c, _who, PAYMENT("cost")))
    _thing = getattr(THING, _number)("what")
    phrase(
        SENTENCE, "<dur>, <what> <mods>",
        ThingDoes(_thing, e.Modify(SubjectThing(), getattr(MODS, _number)("mods"), DURATION("dur"))),
    )  # fmt: skip

# --- bodies -----------------------------------------------------------------------------------------------------------------
SENTENCES: Final = Nonterminal("sentences")
UNCONDITIONALS: Final = Nonterminal("sentences that begin with no condition")
for _of, _first in ((SENTENCES, SENTENCE), (SENTENCES, CONDITIONAL), (UNCONDITIONALS, SENTENCE)):
    phrase(_of, "<s>.", (_first("s"),))
    phrase(_of, "<s>. <rest>", Cons(_first("s"), SENTENCES("rest")))
PLAIN_TEXT: Final = Nonterminal("plain text")
phrase(PLAIN_TEXT, "<s>", Text(SENTENCES("s")))
phrase(TEXT, "<t>", PLAIN_TEXT("t"))
phrase(UNCONDITIONAL, "<s>", Text(UNCONDITIONALS("s")))

# --- once for each ----------------------------------------------------------------------------------------------------------
phrase(SENTENCE, "for each <each>, <c>", PerEach(CLAUSES("c"), EACH("each"), True))
phrase(SENTENCE, "then for each <each>, <c>", ThenSentence(PerEach(CLAUSES("c"), EACH("each"), True)))
phrase(SENTENCE, "<c> unless <if>", Conditional(Unless(_if), _c, True))
phrase(SENTENCE, "then <c>, where X is <x>", ThenSentence(WhereX(_c, VALUE("x"))))
for _number in ("one", "many"):
    _lasting = e.Modify(SubjectThing(), getattr(MODS, _number)("mods"), DURATION("dur"))
    phrase(
        SENTENCE, "<dur>, <what> <mods>, where X is <x>",
        WhereX(ThingDoes(getattr(THING, _number)("what"), _lasting), VALUE("x")),
    )  # fmt: skip

# --- several clauses, the last with a subject -------------------------------------------------------------------------------
_x, _y, _z = IMPERATIVE("x"), IMPERATIVE("y"), IMPERATIVE("z")
phrase(CLAUSES, "<x>, <y>, <z>, and <last>", Sequence((_x, _y, _z, SUBJECTED("last")), "and"))
phrase(CLAUSES, "<x>, <y>, and <last>", Sequence((_x, _y, SUBJECTED("last")), "and"))
