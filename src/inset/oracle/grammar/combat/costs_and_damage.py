"""Costs of attacks and blocks (508.1h), evasion that is set aside (509.1b), damage that was dealt this way, whom to attack."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    keywords as kw,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.oracle.grammar.instructions.clauses import CLAUSES
from inset.oracle.grammar.numbers.numbers import NUMERAL
from inset.oracle.grammar.objects.references import TARGETS_ONE
from inset.oracle.grammar.permanents.damage_and_life import DIVIDED
from inset.oracle.grammar.permanents.permanents import IT, SUBJECT
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    DESC,
    DURATION,
    EVENT,
    MOD,
    MODS,
    PAYMENT,
    SENTENCE,
    STATIC,
    THING,
    THING_DEED,
    THING_STATIC,
    TO_ANY,
    TO_PLAYERS,
    VALUE,
)
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import (
    Damages,
    HitByThis,
    HitThisWay,
    HostAs,
    LaterEvent,
    Sequence,
    SubjectThing,
    ThatPlayer,
    ThingDoes,
)

_YOU, _OPPONENTS, _ALL, _ANY = s.You(), s.Opponents(), s.AllPlayers(), f.Anything()
_what, _one, _many = A_DESC("what"), DESC.one("what"), DESC.many("what")
_dur, _if, _cost = DURATION("dur"), CONDITION("if"), PAYMENT("cost")

# --- evasion that is set aside (509.1b) -------------------------------------------------------------------------------------
for _land in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
    _walk = f"{_land.lower()}walk"
    _aside = st.BlocksAsThough(kw.LANDWALK, land=_land)
    words_for(STATIC, {f"creatures with {_walk} can be blocked as though they didn't have {_walk}": _aside})
phrase(
    THING_STATIC.one, "can block <whom> as though it had reach",
    st.BlocksAsThough(kw.FLYING, SUBJECT, DESC.many("whom")),
)  # fmt: skip
_shadows = st.BlocksAsThough(kw.SHADOW, SUBJECT, f.HasKeyword(kw.SHADOW))
for _own in ("it", "~"):
    phrase(THING_STATIC.one, f"can block creatures with shadow as though {_own} had shadow", _shadows)
phrase(
    THING_STATIC.one, "can block creatures with landwalk abilities as though they didn't have those abilities",
    st.BlocksAsThough(kw.LANDWALK, SUBJECT),
)  # fmt: skip
words_for(MOD.one, {"loses all landwalk abilities": m.LoseKeyword(kw.LANDWALK)})

# --- costs of attacks and blocks (508.1h) -----------------------------------------------------------------------------------
phrase(
    STATIC, "<what> can't attack planeswalkers you control unless their controller pays <cost> for each creature they control "
    "that's attacking a planeswalker you control",
    st.CombatCost(_many, _cost, st.PLANESWALKERS),
)  # fmt: skip
phrase(
    SENTENCE, "<dur>, <what> can't attack you unless their controller pays <cost> for each of those creatures",
    e.Establish((st.CombatCost(_many, _cost, st.YOU_ALONE),), _dur),
)  # fmt: skip
_few = st.Restrict(st.NO_MORE_BLOCK, f.ControlledBy(_OPPONENTS))
phrase(CLAUSE, "each opponent can't block with more than one creature <dur>", e.Establish((_few,), _dur))
phrase(
    THING_DEED, "must be blocked each combat <dur> if able",
    e.Establish((st.Restrict(st.MUST_BE_BLOCKED, f.IsOneOf(IT)),), _dur),
)  # fmt: skip

# --- damage that was dealt this way (120) -----------------------------------------------------------------------------------
words_for(CONDITION, {"a player is dealt damage this way": HitThisWay(None)})
phrase(CONDITION, "a <what> is dealt damage this way", HitThisWay(_one))
_harmed = f.And((f.HasType(t.CREATURE), HitByThis()))
_fallen = p.Moves(_harmed, t.BATTLEFIELD, t.GRAVEYARD)
phrase(SENTENCE, "whenever a creature dealt damage this way dies this turn, <c>", LaterEvent(_fallen, CLAUSES("c")))
_doomed = e.Establish((st.Restrict(st.CANT_REGENERATE, f.IsOneOf(s.Each(_harmed))),))
words_for(SENTENCE, {"creatures dealt damage this way can't be regenerated this turn": _doomed})
_by_this = f.DidThisTurn(p.DealsDamage(f.IsThis(), _ANY))
_gone = st.MovesInstead(_by_this, t.GRAVEYARD, t.EXILE, t.BATTLEFIELD)
words_for(SENTENCE, {"if a permanent dealt damage by ~ would die this turn, exile it instead": e.Establish((_gone,))})
for _how in ("enchanted", "equipped"):
    _hit = f.DidThisTurn(p.DealsDamage(f.IsOneOf(HostAs(_how, "creature")), _ANY))
    words_for(AFTER.one, {f"dealt damage by {_how} creature this turn": _hit})
_burnt = v.TimesHappened(p.DealsDamage(_ANY, None, _OPPONENTS, False), True)
words_for(VALUE, {"the total amount of noncombat damage dealt to your opponents this turn": _burnt})

# --- damage that changes ----------------------------------------------------------------------------------------------------
phrase(STATIC, "double all damage that <what> would deal", st.DamageChanged(_many, _ANY, _ALL, 2))
_plus = "if a <what> would deal damage to a permanent or player this turn, it deals that much damage plus"
for _more in (1, 2, 3):
    phrase(
        SENTENCE, f"{_plus} {_more} to that permanent or player instead",
        e.Establish((st.DamageChanged(_one, _ANY, _ALL, plus=_more),)),
    )  # fmt: skip
phrase(STATIC, "prevent all damage that ~ would deal to <what>", st.PreventDamage(f.IsThis(), _many))
_calm = st.PreventDamage(f.IsOneOf(TARGETS_ONE("one")))
phrase(SENTENCE, "<dur>, prevent all damage <one> would deal", e.Establish((_calm,), _dur))
phrase(
    THING_DEED, "deal* damage equal to <n> divided as you choose among <to>", Damages(VALUE("n"), DIVIDED("to"), True)
)
phrase(THING_DEED, "also deal* <n> damage to <to>", Damages(NUMERAL("n"), TO_ANY("to")))

# --- events -----------------------------------------------------------------------------------------------------------------
phrase(EVENT, "<what> deals combat damage to ~", p.DealsDamage(_what, f.IsThis(), None, True))
_beside = k.Exists(s.Each(f.And((f.Not(f.IsThis()), _one, f.IsAttacking()))), 1)
phrase(EVENT, "you attack with ~ and another <what>", p.While(p.Attacks(f.IsThis()), _beside))
phrase(EVENT, "<what> attacks a player and isn't blocked",
       p.While(p.AttacksUnblocked(_what), k.Matches(s.EventObject(), f.IsAttacking(what=st.A_PLAYER))))  # fmt: skip
_reign = k.PlayerIs(_YOU, s.TheMonarch())
words_for(
    EVENT,
    {
        "a opponent attacks you while you're the monarch": p.While(
            p.PlayerAttacks(_OPPONENTS, whom=st.YOU_ALONE), _reign
        )
    },
)
phrase(EVENT, "a player casts <spell> or <what> attacks", p.Either((p.Casts(_ALL, A_DESC("spell")), p.Attacks(_what))))

# --- conditions -------------------------------------------------------------------------------------------------------------
_it = THING.one("what")
phrase(CONDITION, "<what> attacked this turn", k.Matches(_it, f.DidThisTurn(p.Attacks(_ANY))))
phrase(CONDITION, "<what> was blocked this turn", k.Matches(_it, f.DidThisTurn(p.BecomesBlocked(_ANY))))
phrase(CONDITION, "<what> is attacking or blocking", k.Matches(_it, f.Or((f.IsAttacking(), f.IsBlocking()))))

# --- combat -----------------------------------------------------------------------------------------------------------------
_them_alone = f.And((f.ControlledBy(TO_PLAYERS("who")), f.Not(f.HasType(t.BATTLE | t.PLANESWALKER))))
_goes_for = st.Restrict(st.MUST_ATTACK, f.IsOneOf(IT), _them_alone)
phrase(THING_DEED, "attack* <who> this combat if able", e.Establish((_goes_for,), e.END_OF_COMBAT))
for _number in ("one", "many"):
    _changed = e.Modify(SubjectThing(), getattr(MODS, _number)("mods"), _dur)
    _evades = e.Establish((st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(SubjectThing())),))
    phrase(SENTENCE, "<dur>, <what> <mods> and it can't be blocked this turn",
           ThingDoes(getattr(THING, _number)("what"), Sequence((_changed, _evades), "and")))  # fmt: skip
_held = f.And((f.IsOneOf(IT), f.ControlledBy(ThatPlayer("the player"))))
phrase(THING_DEED.many, "don't untap during the player's next untap step",
       e.Establish((st.Restrict(st.DOESNT_UNTAP, _held),), e.NEXT_UNTAP_STEP))  # fmt: skip
