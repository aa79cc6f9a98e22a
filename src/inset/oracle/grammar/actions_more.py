"""More keyword actions: votes (701.38), the Ring tempts you (701.54), villainous choices (701.55)."""

from __future__ import annotations

from typing import Any, Final

from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.clauses import CLAUSES, EACH
from inset.oracle.grammar.numbers import SEVERAL
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    DESC,
    EVENT,
    KIND,
    NAMED,
    OF_THING,
    ORDER,
    PLAYERS,
    SENTENCE,
    STATIC,
    THING,
    TO_THING,
)
from inset.oracle.phrase import Nonterminal, Terminal, Words, listed, phrase, words_for
from inset.oracle.spoken import Faces, GetsMore, MostVoted, PerEach, Some, ThenSentence, TheVoter, VotesFor, VotesOn

_YOU = s.You()

# --- the Ring (701.54) ------------------------------------------------------------------------------------------------
phrase(CLAUSE, "the Ring tempts you", e.TemptedByRing())
phrase(EVENT, "the Ring tempts you", p.Deed(p.TEMPTED, who=_YOU))
phrase(EVENT, "you choose a creature as your Ring-bearer", p.Deed(p.CHOOSES_BEARER, who=_YOU))
phrase(
    CONDITION, "you chose a creature other than ~ as your Ring-bearer",
    k.EventMatches(p.Deed(p.TEMPTED, f.Not(f.IsThis()), _YOU)),
)  # fmt: skip
_times = k.Compare(v.Temptations(_YOU), f.GE, SEVERAL("n"))
phrase(CONDITION, "the Ring has tempted you <n> or more times this game", _times)
_bears = k.Matches(s.This(), f.YOUR_RING_BEARER)
phrase(CONDITION, "~ is your Ring-bearer and <if>", k.AllOf((_bears, CONDITION("if"))))
words_for(KIND.one, {"Ring-bearer": f.IsMarked(f.RING_BEARER)})
words_for(KIND.many, {"Ring-bearers": f.IsMarked(f.RING_BEARER)})
words_for(A_DESC, {"your Ring-bearer": f.YOUR_RING_BEARER})
_bearer = s.Each(f.YOUR_RING_BEARER)
for _of in (THING.one, TO_THING):
    words_for(_of, {"your Ring-bearer": _bearer})
words_for(OF_THING, {"your Ring-bearer's": _bearer})

# --- votes (701.38) ---------------------------------------------------------------------------------------------------
_NOT_VOTED: Final = frozenset("a an each target another one up".split())


def _plain_word(words: Words, at: int) -> list[tuple[Any, int]]:
    """A word with no rules meaning."""
    word = words[at]
    return [(word, at + 1)] if word.isalpha() and word.islower() and word not in _NOT_VOTED else []


def _say_word(value: Any) -> Words | None:
    return (value,) if isinstance(value, str) and value.isalpha() and value.islower() else None


PLAIN_WORD: Final = Terminal("word without meaning", ("",), _plain_word, _say_word)
WORD: Final = Nonterminal("choice of a vote")
phrase(WORD, "<word>", PLAIN_WORD("word"))
phrase(WORD, "<word>", NAMED("word"))
BALLOT: Final = Nonterminal("ballot")
phrase(BALLOT, "<word>", e.Ballot(WORD("word")))
_ballots, _word = listed("ballots", BALLOT, "or", 2), WORD("word")
_votes = "starting with you, each player votes for"
phrase(CLAUSE, f"{_votes} <ballots>", e.Vote(_ballots("ballots")))
phrase(CLAUSE, f"{_votes} a <what>", VotesOn(DESC.one("what")))
phrase(CONDITION, "<word> gets more votes", GetsMore(_word))
phrase(CONDITION, "<word> gets more votes or the vote is tied", GetsMore(_word, True))
phrase(EACH, "<word> vote", VotesFor(_word))
_for_each = PerEach(CLAUSES("c"), VotesFor(_word), True)
phrase(SENTENCE, "then for each <word> vote, <c>", ThenSentence(_for_each))
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "owned by the voter", f.OwnedBy(TheVoter()))
_taken = e.Modify(Some(DESC.one("what")), (m.SetController(_YOU),), e.FOREVER)
phrase(ORDER, "choose a <what> and gain control of it", _taken)
for _noun in ("permanent", "creature", "card"):
    phrase(TO_THING, f"each {_noun} with the most votes or tied for most votes", MostVoted(_noun))
phrase(EVENT, "players finish voting", p.FinishVoting())
phrase(STATIC, "while voting, you may vote a additional time", st.ExtraVote(_YOU))
phrase(STATIC, "while voting, you get a additional vote", st.ExtraVote(_YOU, False))
for _text, _same in (("voted for", True), ("didn't vote for", False)):
    _who = s.Voted(s.Opponents(), _same)
    words_for(PLAYERS.one, {f"each opponent who voted for a choice you {_text}": _who})

# --- villainous choices (701.55) --------------------------------------------------------------------------------------
_faces = Faces(PLAYERS.one("who"), (CLAUSES("a"), CLAUSES("b")))
phrase(SENTENCE, "<who> faces a villainous choice — <a>, or <b>", _faces)
phrase(SENTENCE, "then <who> faces a villainous choice — <a>, or <b>", ThenSentence(_faces))
_again = "would face a villainous choice, they face that choice a additional time"
phrase(STATIC, f"if a opponent {_again}", st.FaceAgain(s.Opponents()))
