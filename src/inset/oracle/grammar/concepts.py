"""Changing targets (115.7), setting life totals (119.5), excess damage (120.4a), limits on drawing (121.2b), moving
counters (122.5), abilities that can't be had (113.11)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.keywords import KEYWORD_BIT
from inset.oracle.grammar.clauses import EACH
from inset.oracle.grammar.numbers import GENERIC, NUMERAL, ORDINAL, SEVERAL
from inset.oracle.grammar.objects import COUNTER
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.references import ABILITY_TARGET, TARGETS_ONE
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    COST,
    DESC,
    EVENT,
    GRANTED_LIST,
    ORDER,
    PAYMENT,
    PLAYERS,
    SAID_DEED,
    SENTENCE,
    STATIC,
    STATIC_MOD,
    TO_PLAYERS,
    TO_THING,
    VALUE,
    WHOSE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    AbilityHead,
    Aimed,
    AimedPlayer,
    CounteredTo,
    DoublesCounters,
    ExcessToController,
    ExileFromGraveyard,
    GetsEmblem,
    It,
    ReturnsItself,
    TheTokenHas,
)

_what, _to, _kind, _a = TO_THING("what"), TO_THING("to"), COUNTER("kind"), A_DESC("a")
_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_THIS: Final = s.This()

# --- targets (115.7, 115.9) -------------------------------------------------------------------------------------------
_spell_or_ability = "target spell or ability"
phrase(ABILITY_TARGET, _spell_or_ability, Aimed(AbilityHead(or_spell=True)))
phrase(ABILITY_TARGET, f"{_spell_or_ability} with a single target", Aimed(AbilityHead(or_spell=True, single=True)))
for _of, _s in ((AFTER.one, "s"), (AFTER.many, "")):
    phrase(_of, "with a single target", f.HasTargets(1))
    phrase(_of, f"that target{_s} only ~", f.TargetsOnly(f.IsThis()))
    phrase(_of, f"that target{_s} only a single <what>", f.TargetsOnly(DESC.one("what")))
phrase(ORDER, "change the target of <what>", e.ChangeTargets(_what, e.THE_TARGETS))
phrase(ORDER, "change a target of <what> to ~", e.ChangeTargets(_what, e.A_TARGET, _THIS))
phrase(SENTENCE, "you may choose new targets for <what>", e.ChangeTargets(TARGETS_ONE("what")))
phrase(SENTENCE, "you may choose new targets for <what>", e.ChangeTargets(ABILITY_TARGET("what")))
phrase(SENTENCE, "you may change any targets of <what>", e.ChangeTargets(TARGETS_ONE("what"), e.ANY_TARGETS))

_a_spell_or_ability = "becomes the target of a spell or ability"
phrase(EVENT, f"<a> {_a_spell_or_ability}", p.BecomesTarget(_a))
phrase(EVENT, f"<a> {_a_spell_or_ability} a opponent controls", p.BecomesTarget(_a, f.ControlledBy(_OPPONENTS)))
phrase(EVENT, f"<a> {_a_spell_or_ability} you control", p.BecomesTarget(_a, f.ControlledBy(_YOU)))
for _of, _s in ((AFTER.one, "s"), (AFTER.many, "")):
    phrase(_of, f"that target{_s} ~", f.TargetsSome(f.IsThis()))
    phrase(_of, f"that target{_s} a <what>", f.TargetsSome(DESC.one("what")))

# --- countered spells (701.6) --------------------------------------------------------------------------------------------
for _words, _zone in (
    ("exile it instead of putting it into its owner's graveyard", t.EXILE),
    ("put it into its owner's hand instead of into that player's graveyard", t.HAND),
    ("put it on top of its owner's library instead of into that player's graveyard", t.LIBRARY),
):
    phrase(SENTENCE, f"if that spell is countered this way, {_words}", CounteredTo(_zone))

# --- where abilities function (113.6) ---------------------------------------------------------------------------------
words_for(COST, {"discard ~": c.DiscardThis(), "exile ~ from your graveyard": ExileFromGraveyard()})
for _self in ("~", "this card"):
    _back = f"return {_self} from your graveyard to"
    phrase(ORDER, f"{_back} the battlefield", ReturnsItself(t.BATTLEFIELD))
    phrase(ORDER, f"{_back} the battlefield tapped", ReturnsItself(t.BATTLEFIELD, True))
    phrase(ORDER, f"{_back} your hand", ReturnsItself(t.HAND))

# --- tokens and emblems (111, 114) ------------------------------------------------------------------------------------
phrase(SENTENCE, "it has <with>", TheTokenHas(GRANTED_LIST("with")))
phrase(SENTENCE, "they have <with>", TheTokenHas(GRANTED_LIST("with"), True))
phrase(SAID_DEED, "get* a emblem with <with>", GetsEmblem(GRANTED_LIST("with"), WHO))

# --- life and damage (119, 120) ---------------------------------------------------------------------------------------
phrase(CLAUSE, "<whose> life total becomes <n>", e.SetLife(WHOSE("whose"), NUMERAL("n")))
phrase(CLAUSE, "<whose> life total becomes <n>", e.SetLife(WHOSE("whose"), VALUE("n")))
phrase(CLAUSE, "two target players exchange life totals", e.ExchangeLife(AimedPlayer(_ALL, least=2, most=2)))
phrase(ORDER, "exchange life totals with <who>", e.ExchangeLife(s.PlayerUnion((_YOU, TO_PLAYERS("who")))))
phrase(SENTENCE, "excess damage is dealt to that creature's controller instead", ExcessToController())
phrase(EVENT, "<a> is dealt damage", p.DealsDamage(f.Anything(), _a, batch=True))
phrase(EVENT, "<a> is dealt combat damage", p.DealsDamage(f.Anything(), _a, None, True, batch=True))
phrase(EVENT, "<a> is dealt excess damage", p.DealtExcess(_a))
phrase(EVENT, "<a> is dealt excess noncombat damage", p.DealtExcess(_a, False))

# --- drawing (121) ----------------------------------------------------------------------------------------------------
_draw_two = (e.Draw(_YOU, SEVERAL("n")),)
phrase(
    STATIC, "if you would draw a card except the first one you draw in each of your draw steps, draw <n> cards instead",
    st.DrawInstead(_YOU, _draw_two, spare_first=True),
)  # fmt: skip
phrase(STATIC, "if you would draw one or more cards, you draw that many cards plus one instead",
       st.DrawsChanged(_YOU, plus=1))  # fmt: skip
for _who, _players in (("each player", _ALL), ("each opponent", _OPPONENTS)):
    phrase(STATIC, f"{_who} can't draw more than one card each turn", st.PlayerRule(st.CANT_DRAW_MORE, _players, 1))
phrase(STATIC, "<who> can't cast <what>", st.CantCast(PLAYERS.many("who"), DESC.many("what")))
phrase(STATIC, "<who> can't draw cards", st.PlayerRule(st.CANT_DRAW_MORE, PLAYERS.many("who"), 0))

# --- counters (122) ---------------------------------------------------------------------------------------------------
_from = "from <what> onto <to>"
phrase(ORDER, f"move a counter {_from}", e.MoveCounters(_what, _to))
phrase(ORDER, f"move all counters {_from}", e.MoveCounters(_what, _to, how=e.ALL_COUNTERS))
phrase(ORDER, f"move all <kind> counters {_from}", e.MoveCounters(_what, _to, _kind, how=e.ALL_COUNTERS))
phrase(ORDER, f"move any number of <kind> counters {_from}", e.MoveCounters(_what, _to, _kind, how=e.ANY_COUNTERS))
phrase(SAID_DEED, "get* a <kind> counter", e.GiveCounters(WHO, _kind))
phrase(SAID_DEED, "get* <n> <kind> counters", e.GiveCounters(WHO, _kind, SEVERAL("n")))
for _count in range(1, 9):
    phrase(SAID_DEED, f"get* {'{E}' * _count}", e.GiveCounters(WHO, "energy", _count))
    phrase(PAYMENT, "{E}" * _count, c.PayCounters("energy", _count))
phrase(VALUE, "the number of <kind> counters you have", v.PlayerCounters(_kind, _YOU))
phrase(EACH, "<kind> counter you have", v.PlayerCounters(_kind, _YOU))
phrase(ORDER, "remove a <kind> counter from <what>", e.TakeCounters(_what, _kind))
phrase(ORDER, "remove <n> <kind> counters from <what>", e.TakeCounters(_what, _kind, SEVERAL("n")))
phrase(ORDER, "double the number of <kind> counters on <what>", DoublesCounters(_kind, _what))
phrase(ORDER, "put its counters on <to>", e.PutSameCounters(It(), _to))
phrase(EVENT, "the <nth> <kind> counter is put on <a>", p.PutsCounters(_a, _kind, ORDINAL("nth")))
phrase(STATIC, "~ can't have more than <n> <kind> counters on it", st.CounterLimit(f.IsThis(), _kind, SEVERAL("n")))
phrase(STATIC, "~ can't have counters put on it", st.CantHaveCounters(f.IsThis()))

# --- abilities (113.11) -----------------------------------------------------------------------------------------------
for _word in ("flying", "deathtouch", "first strike", "hexproof", "trample"):
    phrase(STATIC_MOD, f"lose* {_word} and can't have or gain {_word}", m.CantHaveKeyword(KEYWORD_BIT[_word]))

# --- costs of keyword abilities (601.2f, 602.2b) ----------------------------------------------------------------------
for _word in ("equip", "ninjutsu", "cycling", "crew", "boast", "outlast"):
    if _word in KEYWORD_BIT:
        _cheaper = st.AbilityCostChange(f.Anything(), GENERIC("n"), _YOU, keyword=KEYWORD_BIT[_word])
        phrase(STATIC, f"{_word} abilities you activate cost <n> less to activate", _cheaper)
