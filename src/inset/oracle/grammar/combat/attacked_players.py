"""Attacks on players in games of several (508.3, 802): who attacks whom, and who was attacked this turn."""

from __future__ import annotations

from typing import Any, Final

from inset.language import conditions as k, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.oracle.grammar.instructions.clauses import CLAUSES, EACH, FULL_ORDER, SUBJECTED
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.symbols import AFTER, CONDITION, DESC, EVENT, PLAYERS, VALUE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Sequence, ThatPlayer

_YOU, _OPPONENTS, _ALL, _THEY = s.You(), s.Opponents(), s.AllPlayers(), s.ThatOne()
_n, _many = SEVERAL("n"), DESC.many("what")

# --- whenever somebody attacks ----------------------------------------------------------------------------------------------
words_for(
    EVENT,
    {
        "a player attacks": p.PlayerAttacks(_ALL),
        "a opponent attacks": p.PlayerAttacks(_OPPONENTS),
        "a player attacks one of your opponents": p.AttacksEach(_ALL, st.AN_OPPONENT),
        "a opponent attacks another one of your opponents": p.AttacksEach(_OPPONENTS, st.AN_OPPONENT),
        "a opponent attacks with one or more creatures": p.PlayerAttacks(_OPPONENTS),
        "a player attacks you with one or more creatures": p.PlayerAttacks(_ALL, whom=st.YOU_ALONE),
    },
)
phrase(EVENT, "another player attacks with <n> or more creatures", p.PlayerAttacks(_OPPONENTS, _n))
_WALKERS: Final[dict[str, Any]] = {
    "one or more planeswalkers you control": st.PLANESWALKERS,
    "you and/or one or more planeswalkers you control": st.YOU_OR_PLANESWALKERS,
    "you and/or planeswalkers you control": st.YOU_OR_PLANESWALKERS,
}
for _words, _whom in _WALKERS.items():
    words_for(EVENT, {f"a opponent attacks {_words}": p.PlayerAttacks(_OPPONENTS, whom=_whom)})
_leads = f.And((f.ControlledBy(s.InitiativeHolder()), st.A_PLAYER))
words_for(EVENT, {"you attack the player who has the initiative": p.PlayerAttacks(_YOU, whom=_leads)})

# --- whom they attack -------------------------------------------------------------------------------------------------------
_attacked_you = k.EventMatches(p.PlayerAttacks(_ALL, whom=st.YOU_ALONE))
_beside_you = k.EventMatches(p.PlayerAttacks(_ALL, whom=st.YOU_OR_PLANESWALKERS))
words_for(
    CONDITION,
    {
        "they attacked you and/or a planeswalker you control": _beside_you,
        "none of those creatures attacked you": k.Unless(_attacked_you),
        "they aren't attacking you": k.Unless(k.Exists(s.Each(f.IsAttacking(what=st.YOU_ALONE)))),
    },
)
_theirs = "attacking your opponents and/or planeswalkers they control"
words_for(AFTER.many, {_theirs: f.IsAttacking(what=st.OPPONENT_OR_PLANESWALKERS)})

_attacker, _them = ThatPlayer("attacking player"), ThatPlayer("opponent")
words_for(PLAYERS.one, {"the attacking player": _attacker})
words_for(PLAYERS.many, {"you and the attacking player each": s.PlayerUnion((_YOU, _attacker))})
_poorer = s.PlayersWhere(_OPPONENTS, k.Compare(v.LifeTotal(_them), f.GT, v.LifeTotal(_THEY)))
words_for(CONDITION, {"that opponent has more life than another of your opponents": k.PlayerIs(_OPPONENTS, _poorer)})

# --- attacked this turn -----------------------------------------------------------------------------------------------------
_struck = f.And((f.ControlledBy(_THEY), st.A_PLAYER))
_attacked = s.PlayersWhere(_OPPONENTS, k.Happened(p.PlayerAttacks(_YOU, whom=_struck)))
words_for(EACH, {"opponent you attacked this turn": v.CountPlayers(_attacked)})
words_for(VALUE, {"the number of opponents you attacked this turn": v.CountPlayers(_attacked)})

# --- what they do, and what you put somewhere -------------------------------------------------------------------------------
phrase(CLAUSES, "<a> and you <b>", Sequence((SUBJECTED("a"), FULL_ORDER("b")), "and"))
