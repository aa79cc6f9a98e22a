"""Keyword actions (701), and what permanents do by their keywords (702)."""

from __future__ import annotations

from typing import Any, Final

from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    keywords as w,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.instructions.clauses import CLAUSES, EACH
from inset.oracle.grammar.numbers.numbers import MANA, NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.objects.references import REFERRED, TARGETS_ONE
from inset.oracle.grammar.permanents.permanents import IT
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    ADJECTIVE,
    AFTER,
    CLAUSE,
    CONDITION,
    COST,
    DEED,
    DESC,
    DURATION,
    EVENT,
    KEYWORD,
    KIND,
    NAMED,
    OF_THING,
    ORDER,
    PLAYERS,
    SENTENCE,
    SPELL_LINE,
    STATIC,
    TEXT,
    THING,
    THING_DEED,
    TO_THING,
)
from inset.oracle.phrase import Nonterminal, Terminal, Words, listed, phrase, words_for
from inset.oracle.spoken import (
    Additional,
    Aimed,
    AmassText,
    Devoured,
    Earthbends,
    ExertText,
    Faces,
    GetsMore,
    Incubates,
    Investigates,
    It,
    Keyworded,
    MaxSpeed,
    MostVoted,
    NoRegeneration,
    Pays,
    PerEach,
    PowerUp,
    Some,
    Supports,
    That,
    ThatMany,
    Them,
    ThenSentence,
    TheVoter,
    UnlessPaid,
    VotesFor,
    VotesOn,
    WinsClash,
)

_n, _what, _thing = NUMERAL("n"), A_DESC("what"), THING.one("what")
THIS: Final = s.This()

# --- orders -----------------------------------------------------------------------------------------------------------------
phrase(ORDER, "adapt <n>", e.Adapt(_n))
phrase(ORDER, "bolster <n>", e.Bolster(_n))
phrase(ORDER, "support <n>", Supports(_n))
phrase(ORDER, "monstrosity <n>", e.Monstrosity(_n))
phrase(ORDER, "detain <what>", e.Detain(TO_THING("what")))
phrase(ORDER, "suspect <what>", e.Suspect(TO_THING("what")))
phrase(ORDER, "manifest dread", e.ManifestDread())
phrase(ORDER, "learn", e.Learn())
phrase(ORDER, "clash with a opponent", e.Clash())
phrase(ORDER, "fateseal <n>", e.Fateseal(_n))
phrase(ORDER, "airbend <what>", e.Airbend(TO_THING("what")))
phrase(ORDER, "earthbend <n>", Earthbends(_n))
phrase(DEED, "blight* <n>", e.Blight(_n, WHO))
phrase(THING_DEED, "be* no longer suspected", e.Suspect(IT, False))
phrase(THING_DEED, "endure* <n>", e.Endure(IT, _n))
_from, _onto, _kind = TO_THING("from"), TO_THING("onto"), COUNTER("kind")
phrase(ORDER, "move a <kind> counter from <from> onto <onto>", e.MoveCounters(_from, _onto, _kind))
phrase(ORDER, "move <n> <kind> counters from <from> onto <onto>", e.MoveCounters(_from, _onto, _kind, SEVERAL("n")))

# --- what permanents do -----------------------------------------------------------------------------------------------------
phrase(THING_DEED, "connive*", e.Connive(IT))
phrase(THING_DEED, "connive* <n>", e.Connive(IT, _n))
phrase(EVENT, "<what> exploits a creature", p.Deed(p.EXPLOITS, _what))
phrase(EVENT, "<what> connives", p.Deed(p.CONNIVES, _what))
phrase(EVENT, "<what> explores", p.Deed(p.EXPLORES, _what))
phrase(EVENT, "<what> attacks and isn't blocked", p.AttacksUnblocked(_what))

for _word, _deed in {
    "manifest dread": p.MANIFESTS_DREAD, "firebend": p.FIREBENDS, "collect evidence": p.COLLECTS_EVIDENCE,
    "earthbend": p.EARTHBENDS, "blight": p.BLIGHTS, "airbend": p.AIRBENDS, "waterbend": p.WATERBENDS,
    "proliferate": p.PROLIFERATES,
}.items():  # fmt: skip
    phrase(EVENT, f"you {_word}", p.Deed(_deed, who=s.You()))
_saddled = k.Matches(THIS, f.IsMarked(f.SADDLED))
words_for(EVENT, {"~ attacks while saddled": p.While(p.Attacks(f.IsThis()), _saddled)})

# --- costs ------------------------------------------------------------------------------------------------------------------
phrase(COST, "collect evidence <n>", c.CollectEvidence(_n))
words_for(COST, {"forage": c.Forage()})
phrase(COST, "blight <n>", c.Blight(_n))
phrase(COST, "waterbend <mana>", c.Waterbend(MANA("mana")))
phrase(DEED, "waterbend* <mana>", Pays(c.Waterbend(MANA("mana"))))
phrase(DEED, "collect* evidence <n>", Pays(c.CollectEvidence(_n)))
phrase(DEED, "forage*", Pays(c.Forage()))

_collecting = a.AdditionalCost(c.CollectEvidence(_n), c.EVIDENCE)
for _of in (ABILITY, SPELL_LINE):
    phrase(_of, "as a additional cost to cast this spell, you may collect evidence <n>.", _collecting)
_bending = a.AdditionalCost(c.Waterbend(MANA("mana")), c.WATER)
for _of in (ABILITY, SPELL_LINE):
    phrase(_of, "as a additional cost to cast this spell, you may waterbend <mana>.", _bending)
words_for(CONDITION, {"this spell 's additional cost was paid": k.CostWasPaid(c.WATER)})
phrase(SENTENCE, "<c> unless you waterbend <mana>", UnlessPaid(CLAUSES("c"), s.You(), c.Waterbend(MANA("mana"))))
_unpaid = UnlessPaid(CLAUSES("c"), s.You(), c.Waterbend(MANA("mana")))
phrase(SENTENCE, "then <c> unless you waterbend <mana>", ThenSentence(_unpaid))
phrase(KEYWORD, "ward -- waterbend <mana>", a.Keyword(w.WARD, c.Waterbend(MANA("mana"))))
words_for(CONDITION, {"evidence was collected": k.CostWasPaid(c.EVIDENCE)})

# --- keywords before activated abilities ------------------------------------------------------------------------------------
for _keyword in (w.BOAST, w.EXHAUST, w.FORECAST):
    for _of in (ABILITY, SPELL_LINE):
        phrase(_of, f"{w.KEYWORD_WORD[_keyword]} — <ability>", Keyworded(_keyword, COMMON("ability")))

phrase(ABILITY, "power-up — <ability>", PowerUp(COMMON("ability")))
phrase(ABILITY, "max speed — <ability>", MaxSpeed(COMMON("ability")))
words_for(CONDITION, {"you win": WinsClash()})
words_for(CONDITION, {"you have max speed": k.Compare(v.Speed(s.You()), f.GE, v.MAX_SPEED)})

# --- what is true -----------------------------------------------------------------------------------------------------------
words_for(CONDITION, {"tribute wasn't paid": k.Unless(k.Matches(THIS, f.IsMarked(f.TRIBUTE_PAID)))})
words_for(CONDITION, {"you have the city's blessing": k.PlayerIs(s.You(), s.Blessed())})
words_for(ADJECTIVE, {"suspected": f.IsMarked(f.SUSPECTED)})
words_for(EACH, {"color of mana spent to cast it": v.ColorsSpent(THIS)})
for _mark in (f.RENOWNED, f.MONSTROUS, f.SADDLED, f.SUSPECTED):
    phrase(CONDITION, f"<what> is {f.MARK_WORD[_mark]}", k.Matches(_thing, f.IsMarked(_mark)))
    phrase(CONDITION, f"it's {f.MARK_WORD[_mark]}", k.Matches(It(), f.IsMarked(_mark)))
words_for(EACH, {"creature it devoured": Devoured()})

_YOU = s.You()

# --- the Ring (701.54) ------------------------------------------------------------------------------------------------------
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

# --- votes (701.38) ---------------------------------------------------------------------------------------------------------
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

# --- villainous choices (701.55) --------------------------------------------------------------------------------------------
_faces = Faces(PLAYERS.one("who"), (CLAUSES("a"), CLAUSES("b")))
phrase(SENTENCE, "<who> faces a villainous choice — <a>, or <b>", _faces)
phrase(SENTENCE, "then <who> faces a villainous choice — <a>, or <b>", ThenSentence(_faces))
_again = "would face a villainous choice, they face that choice a additional time"
phrase(STATIC, f"if a opponent {_again}", st.FaceAgain(s.Opponents()))

# --- double (701.10), exchange (701.12), investigate (701.16), regenerate (701.19), sacrifice (701.21) ----------------------
_dur, _some = DURATION("dur"), SEVERAL("n")
for _word, _factor in (("double", 2), ("triple", 3)):
    phrase(ORDER, f"{_word} <of> power <dur>", e.Multiply(OF_THING("of"), _dur, _factor))
    phrase(ORDER, f"{_word} <of> toughness <dur>", e.Multiply(OF_THING("of"), _dur, _factor, False, True))
    phrase(ORDER, f"{_word} <of> power and toughness <dur>", e.Multiply(OF_THING("of"), _dur, _factor, toughness=True))
_these = e.ExchangeControl(TO_THING("a"), TARGETS_ONE("b"))
phrase(ORDER, "exchange control of <a> and <b>", _these)
phrase(ORDER, "exchange control of two target <what>", e.ExchangeControl(Aimed(DESC.many("what"), 2, 2)))
phrase(
    ORDER, "exchange control of <n> target <what> that share a card type",
    e.ExchangeControl(Aimed(DESC.many("what"), _some, _some, group=2)),
)  # fmt: skip
for _order, _done in (("populate", e.Populate()), ("proliferate", e.Proliferate())):
    words_for(ORDER, {f"{_order} twice": e.Repeat(2, (_done,))})
    phrase(ORDER, f"{_order} <n> times", e.Repeat(SEVERAL("n"), (_done,)))
phrase(ORDER, "discover <n>", e.Discover(NUMERAL("n")))
words_for(ORDER, {"time travel": e.TimeTravel()})
phrase(ORDER, "investigate", Investigates())
words_for(DEED.one, {"investigates": Investigates(1, WHO)})
phrase(ORDER, "investigate <n> times", Investigates(_some))
words_for(ORDER, {"investigate twice": Investigates(2), "investigate that many times": Investigates(ThatMany())})
words_for(ORDER, {"proliferate again": Additional(e.Proliferate())})
PRONOUN: Final = Nonterminal("pronoun")
words_for(PRONOUN, {"it": It(), "they": Them(), "that creature": That("creature")})
phrase(SENTENCE, "<what> can't be regenerated", NoRegeneration(PRONOUN("what")))
phrase(ORDER, "sacrifice <what>", e.SacrificeIt(REFERRED("what")))

# --- exert (701.43), explore (701.44), amass (701.47), incubate (701.53) ----------------------------------------------------
phrase(COMMON, "you may exert ~ as it attacks. when you do, <text>", ExertText(TEXT("text")))
words_for(COMMON, {"you may exert ~ as it attacks.": ExertText(None)})
phrase(THING_DEED, "explore*", e.Explore(IT))
phrase(THING_DEED, "explore* again", Additional(e.Explore(IT)))
phrase(ORDER, "amass <kind> <n>", AmassText(KIND.many("kind"), _n))
phrase(DEED, "incubate* <n>", Incubates(_n, WHO))

# --- when players search their libraries (701.23) -------------------------------------------------------------------------------
for _word, _players in (("a opponent", s.Opponents()), ("a player", s.AllPlayers())):
    _search = p.Deed(p.SEARCHES, who=_players)
    words_for(EVENT, {f"{_word} searches their library": _search})
    words_for(CONDITION, {f"{_word} searched their library this turn": k.Happened(_search)})
