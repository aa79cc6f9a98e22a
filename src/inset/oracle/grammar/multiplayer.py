"""Several opponents (800): goad (701.15), attacks on one player or another, you and somebody else."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.clauses import EACH
from inset.oracle.grammar.permanents import IT, SUBJECT
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    DEED,
    DESC,
    DURATION,
    EVENT,
    ORDER,
    PLAYERS,
    SENTENCE,
    STATIC,
    STEP,
    THING_DEED,
    THING_STATIC,
    TO_THING,
    VALUE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import AttackersDoTheSame, MoreControls, ThatPlayer, TheyAll

_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_what, _dur = A_DESC("what"), DURATION("dur")

# --- goad (701.15), whom creatures can't attack ---------------------------------------------------------------------------
phrase(ORDER, "goad <what>", e.Goad(TO_THING("what")))
phrase(THING_STATIC, "are* goaded", st.Restrict(st.GOADED, SUBJECT))
for _words, _whom in (
    ("you or planeswalkers you control", st.YOU_OR_PLANESWALKERS),
    ("you or a planeswalker you control", st.YOU_OR_PLANESWALKERS),
    ("you", st.YOU_ALONE),
):
    phrase(THING_STATIC, f"can't attack {_words}", st.Restrict(st.CANT_ATTACK, SUBJECT, _whom))
    _rule = st.Restrict(st.CANT_ATTACK, f.IsOneOf(IT), _whom)
    phrase(THING_DEED, f"can't attack {_words} <dur>", e.Establish((_rule,), _dur))

# --- you and somebody else --------------------------------------------------------------------------------------------------
words_for(
    PLAYERS.many,
    {
        "you and that player each": s.PlayerUnion((_YOU, ThatPlayer())),
        "you and that opponent each": s.PlayerUnion((_YOU, ThatPlayer("opponent"))),
    },
)
for _combat, _kind in (("combat ", True), ("", None)):
    phrase(
        EVENT, f"<what> (deals|deal) {_combat}damage to one of your opponents",
        p.DealsDamage(_what, None, _OPPONENTS, _kind),
    )  # fmt: skip
for _of, _is in ((AFTER.one, "that's"), (AFTER.many, "that are")):
    phrase(_of, f"{_is} attacking one of your opponents", f.IsAttacking(what=st.AN_OPPONENT))
    phrase(_of, f"{_is} attacking your opponents", f.IsAttacking(what=st.AN_OPPONENT))
    phrase(_of, f"{_is} attacking you", f.IsAttacking(what=st.YOU_ALONE))
    phrase(_of, f"{_is} attacking you or a planeswalker you control", f.IsAttacking(what=st.YOU_OR_PLANESWALKERS))
words_for(EACH, {"opponent you have": v.CountPlayers(_OPPONENTS)})

# --- their life, their lands, their untap steps ----------------------------------------------------------------------------
for _round, _up in (("up", True), ("down", False)):
    _half = v.Half(v.LifeTotal(TheyAll()), _up)
    phrase(DEED.one, f"loses half their life, rounded {_round}", e.LoseLife(WHO, _half))
phrase(
    STATIC, "each player may play a additional land on each of their turns",
    st.PlayerRule(st.EXTRA_LAND_PLAYS, _ALL, 1),
)  # fmt: skip
phrase(
    STATIC, "untap all <what> during each other player's untap step",
    st.Restrict(st.UNTAPS_WITH_OTHERS, DESC.many("what")),
)  # fmt: skip
words_for(
    STEP,
    {
        "each player's first main phase": p.BeginningOf(t.PRECOMBAT_MAIN, _ALL),
        "each player's precombat main phase": p.BeginningOf(t.PRECOMBAT_MAIN, _ALL),
        "combat on each opponent's turn": p.BeginningOf(t.BEGIN_COMBAT, _OPPONENTS),
    },
)

# --- players who … ------------------------------------------------------------------------------------------------------------
for _noun, _of_all in (("player", _ALL), ("opponent", _OPPONENTS)):
    _more = v.CountPlayers(MoreControls(_of_all, DESC.many("what")))
    phrase(VALUE, f"the number of {_noun}s who control more <what> than you", _more)
_owned = f.OwnedBy(TheyAll())
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "they own", _owned)
phrase(SENTENCE, "each opponent attacking that player does the same", AttackersDoTheSame(ThatPlayer()))
phrase(
    STATIC,
    "untap each <what> during each other player's untap step",
    st.Restrict(st.UNTAPS_WITH_OTHERS, DESC.one("what")),
)
