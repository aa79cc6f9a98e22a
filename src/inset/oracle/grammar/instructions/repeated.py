"""What is done again (608.2c): "repeat this process", one of several targets after the other, two targets and each of them."""

from __future__ import annotations

from inset.language import effects as e, filters as f, selections as s
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.references import TARGETS_ONE
from inset.oracle.grammar.symbols import (
    CLAUSE,
    CONDITION,
    CONDITIONAL,
    OF_THING,
    ORDER,
    SENTENCE,
    THING,
    THING_DEED,
    TO_THING,
    VALUE,
)
from inset.oracle.lexicon import plural
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    ChoosesBoth,
    EachOfThose,
    ExcessDealt,
    FightEachOther,
    OpponentsWhoDo,
    PaidThisWay,
    Repeats,
    RepeatsFollowing,
    That,
    Them,
    TheOneWhich,
)

# --- the whole of it again --------------------------------------------------------------------------------------------------
words_for(SENTENCE, {"repeat this process once": Repeats(1)})
phrase(SENTENCE, "repeat this process <n> more times", Repeats(SEVERAL("n")))
phrase(SENTENCE, "then repeat this process <n> more times", Repeats(SEVERAL("n"), then=True))
words_for(SENTENCE, {"you may repeat this process any number of times": Repeats(may=True)})
phrase(CONDITIONAL, "if <if>, repeat this process", Repeats(condition=CONDITION("if")))

# --- for each of those ------------------------------------------------------------------------------------------------------
for _noun in ("creature", "permanent", "token", "card", "land", "artifact"):
    words_for(EACH, {f"of those {plural(_noun)}": EachOfThose(That(_noun, True))})
words_for(EACH, {"of them": EachOfThose(Them())})

words_for(EACH, {"opponent who does": OpponentsWhoDo()})

# --- excess damage (120.10), payments of any amount -------------------------------------------------------------------------
for _start in ("the amount of excess damage", "the excess damage"):
    words_for(VALUE, {f"{_start} dealt this way": ExcessDealt()})
    words_for(VALUE, {f"{_start} dealt to that creature this way": ExcessDealt(That("creature"))})
words_for(CLAUSE, {"starting with you, each player may pay any amount of mana": e.PayAny(s.AllPlayers())})
words_for(CLAUSE, {"you may pay any amount of {E}": e.PayAny(s.You(), "energy")})
words_for(VALUE, {"the total amount of mana paid this way": PaidThisWay()})
words_for(EACH, {"{E} paid this way": PaidThisWay()})

# --- two targets ------------------------------------------------------------------------------------------------------------
phrase(ORDER, "choose <a> and <b>", ChoosesBoth(TARGETS_ONE("a"), TARGETS_ONE("b")))
for _clause, _where in (
    ("you control", f.ControlledBy(s.You())),
    ("you don't control", f.Not(f.ControlledBy(s.You()))),
    ("a opponent controls", f.ControlledBy(s.Opponents())),
):
    for _chosen in ("", "chosen "):
        _words, _one = f"the {_chosen}creature {_clause}", TheOneWhich("creature", _where, bool(_chosen))
        words_for(THING.one, {_words: _one})
        words_for(TO_THING, {_words: _one})
        words_for(OF_THING, {f"{_words} 's": _one})
words_for(THING.many, {"the chosen creatures": Them()})
phrase(THING_DEED.many, "fight each other", FightEachOther())
phrase(ORDER, "double the power of <what> until end of turn", e.Multiply(TO_THING("what"), e.THIS_TURN, 2))
phrase(
    ORDER, "double the power and toughness of <what> until end of turn",
    e.Multiply(TO_THING("what"), e.THIS_TURN, 2, toughness=True),
)  # fmt: skip

# --- processes that are repeated --------------------------------------------------------------------------------------------
_n = SEVERAL("n")
phrase(SENTENCE, "repeat the following process <n> times. <c>", RepeatsFollowing(_n, SENTENCE("c")))
