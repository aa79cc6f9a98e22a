"""Several players (800): goad (701.15), attacks on one player or another, several opponents, you and your team (102.4)."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.costs.costs import INDEFINITE
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.objects.references import ANY_NUMBER
from inset.oracle.grammar.permanents.permanents import IT, SUBJECT
from inset.oracle.grammar.permanents.tokens import ONE
from inset.oracle.grammar.players.player_actions import SUBJECT as WHO
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    DEED,
    DESC,
    DURATION,
    EVENT,
    KIND,
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
from inset.oracle.spoken import (
    AimedPlayer,
    AttackersDoTheSame,
    ChoosesPlayer,
    Creates,
    Every,
    MoreControls,
    OpponentGains,
    ThatPlayer,
    TheyAll,
)

_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_what, _dur = A_DESC("what"), DURATION("dur")

# --- goad (701.15), whom creatures can't attack -----------------------------------------------------------------------------
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

# --- their life, their lands, their untap steps -----------------------------------------------------------------------------
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

# --- players who … ----------------------------------------------------------------------------------------------------------
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

# --- players ----------------------------------------------------------------------------------------------------------------
_what = TO_THING("what")
words_for(PLAYERS.one, {"attacking player": s.ActivePlayer()})
phrase(CLAUSE, "a opponent gains control of <what>", OpponentGains(_what))
_against = Creates(ONE("t"), 1, s.You(), True, True, whom=s.ThatOne())
phrase(
    SENTENCE, "for each opponent, create a <t> that's tapped and attacking that player or a planeswalker they control",
    e.ForEachPlayer(_OPPONENTS, (_against,)),
)  # fmt: skip
phrase(
    EVENT, "you activate a ability of a <kind> planeswalker",
    p.Activates(_YOU, f.And((KIND.one("kind"), f.HasType(t.PLANESWALKER)))),
)  # fmt: skip

# --- your team (102.4) ------------------------------------------------------------------------------------------------------
_control = f.ControlledBy(_YOU)
for _after in (AFTER.one, AFTER.many):
    phrase(_after, "your team controls", _control)
phrase(CONDITION, "your team controls <what>", k.Exists(Every(f.And((INDEFINITE("what"), _control)), "there")))
phrase(
    EVENT,
    "<what> enters under your team's control",
    p.Moves(f.And((A_DESC("what"), _control)), destination=t.BATTLEFIELD),
)
words_for(CONDITION, {"your team gained life this turn": k.Happened(p.GainsLife(_YOU))})

# --- several opponents ------------------------------------------------------------------------------------------------------
words_for(
    ORDER, {"choose any number of target opponents": ChoosesPlayer(AimedPlayer(_OPPONENTS, least=0, most=ANY_NUMBER))}
)
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"those opponents control": f.ControlledBy(ThatPlayer("opponents"))})
