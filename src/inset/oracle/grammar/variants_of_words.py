"""Other words for what has a phrase elsewhere: how a few cards say it, and nothing new about what they do."""

from __future__ import annotations

from typing import Any

from inset.kernel import types as t
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
from inset.language.abilities import Keyword
from inset.language.keywords import HEXPROOF
from inset.oracle.grammar.abilities import COMMON
from inset.oracle.grammar.characteristic_changes import FORM, FORMS
from inset.oracle.grammar.clauses import CLAUSES, EACH
from inset.oracle.grammar.conditions import SIZED
from inset.oracle.grammar.copy_exceptions import ONE
from inset.oracle.grammar.damage_and_life import DIVIDED
from inset.oracle.grammar.library import SOME_OF
from inset.oracle.grammar.mana_spent import PAID_FOR
from inset.oracle.grammar.numbers import CHANGE, NUMERAL, SEVERAL, SIZE
from inset.oracle.grammar.objects import BEFORE, COMPOUND, COUNTER
from inset.oracle.grammar.permanents import IT, SUBJECT
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.player_conditions import HAS
from inset.oracle.grammar.references import ANY_NUMBER, ANY_TARGET, TARGETS_ONE
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    ADJECTIVE,
    AFTER,
    ANY_PLAYER,
    CLAUSE,
    COMPARED,
    CONDITION,
    COUNTERS,
    DEED,
    DESC,
    DURATION,
    EVENT,
    GRANTED_LIST,
    HEAD,
    KIND,
    MOD,
    MODS,
    NAMED,
    OF_THING,
    ORDER,
    PLAYERS,
    SAID_DEED,
    SENTENCE,
    STATIC,
    STATIC_MOD,
    THING,
    THING_DEED,
    THING_STATIC,
    TO_ANY,
    TO_PLAYERS,
    TO_THING,
    UNCONDITIONAL,
    VALUE,
    WHOSE,
)
from inset.oracle.grammar.tokens import COLORS
from inset.oracle.phrase import computed, phrase, words_for
from inset.oracle.spoken import (
    Aimed,
    AimedPlayer,
    AlsoGets,
    ChoosesPlayer,
    DamageAlso,
    Damages,
    DamagesEither,
    Described,
    DoneToOne,
    Every,
    Form,
    IfYouCant,
    It,
    OpeningText,
    OpponentChooses,
    Other,
    Picks,
    Puts,
    RepeatsFollowing,
    Sequence,
    ShufflesOwn,
    SoManyMore,
    Some,
    StaticText,
    SubjectThing,
    Text,
    That,
    ThatPlayer,
    Them,
    TheRest,
    TheyAll,
    ThingDoes,
    ThisAs,
    ThisOr,
    WhereX,
)

_YOU, _OPPONENTS, _ALL, _THEY = s.You(), s.Opponents(), s.AllPlayers(), s.ThatOne()
_n, _value, _dur, _what, _to = SEVERAL("n"), VALUE("n"), DURATION("dur"), THING.one("what"), TO_THING("what")
_many, _a, _ANY, BF, GY = DESC.many("what"), A_DESC("what"), f.Anything(), t.BATTLEFIELD, t.GRAVEYARD

# --- players ------------------------------------------------------------------------------------------------------------
for _of in (PLAYERS.one, TO_PLAYERS):
    words_for(_of, {"each of your opponents": _OPPONENTS})
words_for(PLAYERS.one, {"the player": ThatPlayer("the player")})
phrase(PLAYERS.one, "target player who <is>", AimedPlayer(s.PlayersWhere(_ALL, HAS.one("is"))))
phrase(HAS.one, "drew <n> or more cards this turn", k.Happened(p.DrawsCard(_THEY), _n))
_entered = p.Moves(f.And((_many, f.ControlledBy(_THEY))), destination=BF)
phrase(HAS.one, "had <n> or more <what> enter the battlefield under their control this turn", k.Happened(_entered, _n))

# --- objects ------------------------------------------------------------------------------------------------------------
_every_color = f.ColorCount(f.EQ, 5)
words_for(AFTER.one, {"that isn't all colors": f.Not(_every_color), "that's all colors": _every_color})
words_for(AFTER.many, {"that aren't all colors": f.Not(_every_color), "that are all colors": _every_color})
_hurt = f.DidThisTurn(p.DealsDamage(_ANY, _ANY))
words_for(AFTER.one, {"that has been dealt damage this turn": _hurt})
words_for(AFTER.one, {"whose power and toughness aren't equal": f.ComparesStats(v.POWER, f.NE, v.TOUGHNESS)})
_struck = s.PlayersWhere(_ALL, k.Happened(p.DealsDamage(_ANY, None, _THEY)))
_struck_thing = f.And((ANY_TARGET, f.DidThisTurn(p.DealsDamage(_ANY, f.IsThis()))))
words_for(ADJECTIVE, {"red or artifact": f.Or((f.HasColor(t.RED), f.HasType(t.ARTIFACT)))})
phrase(A_DESC, "~ or a <what>", ThisOr(DESC.one("what")))
for _noun in ("Wall", "artifact"):
    words_for(OF_THING, {f"the {_noun}'s": That(_noun, the=True)})
words_for(OF_THING, {"that Wall's": That("Wall")})
_others = Every(DESC.many("others"), "there")
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "attached to <others>", f.IsAttachedTo(_others))
    phrase(_of, "attached to them", f.IsAttachedTo(Them()))
    phrase(
        _of,
        "that (shares|share) a creature type with a <like>",
        f.SharesCreatureTypeWith(Every(DESC.one("like"), "there")),
    )
phrase(CONDITION, "<what> shares a color with a <like>",
       k.Matches(_what, f.SharesColorWith(Every(DESC.one("like"), "there"))))  # fmt: skip

# --- what something becomes ---------------------------------------------------------------------------------------------
_kinds, _size, _legend = COMPOUND[True]("kinds"), SIZE("size"), m.AddTypes(0, (), t.LEGENDARY)
phrase(FORMS, "<kinds>", Form(None, None, _kinds))
phrase(FORMS, "<kinds> with base power and toughness <size>", Form(_size, None, _kinds))
words_for(STATIC_MOD.one, {"is legendary": _legend})
words_for(STATIC_MOD.many, {"are legendary": _legend, "are no longer snow": m.LoseSupertypes(t.SNOW)})
words_for(ONE, {"it's legendary": _legend, "it's not legendary": m.LoseSupertypes(t.LEGENDARY)})
phrase(MOD, "also get* <change>", AlsoGets(CHANGE("change")))
words_for(MOD.one, {"isn't a creature": m.LoseTypes(t.CREATURE)})
phrase(SENTENCE, "choose a basic land type. <what> becomes that type <dur>",
       ThingDoes(_what, e.BecomeChosen(SubjectThing(), e.BASIC_LAND_TYPE, _dur)))  # fmt: skip

# --- restrictions -------------------------------------------------------------------------------------------------------
phrase(THING_STATIC, "can't transform", st.Restrict(st.CANT_TRANSFORM, SUBJECT))
_unblockable = e.Establish((st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(SubjectThing())),), _dur)
phrase(SENTENCE, "<dur>, <what> can't be blocked", ThingDoes(_what, _unblockable))
_evading = e.Establish((st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(SubjectThing()), DESC.many("by")),), _dur)
phrase(SENTENCE, "<dur>, <what> can't be blocked by <by>", ThingDoes(_what, _evading))
_frozen = e.Establish((st.Restrict(st.DOESNT_UNTAP, f.IsOneOf(IT)),), e.YOUR_NEXT_UNTAP_STEP)
phrase(THING_DEED.many, "don't untap during your next untap step", _frozen)

# --- rules about players ---------------------------------------------------------------------------------------------
_both_hexproof = (st.PlayerRule(st.PLAYER_HEXPROOF, _YOU), st.Continuous(f.IsThis(), (m.AddAbility(Keyword(HEXPROOF)),)))
words_for(COMMON, {"during your turn, you and ~ have hexproof.": StaticText(_both_hexproof, k.TurnOf(_YOU))})
words_for(STATIC, {"players skip their upkeep steps": st.PlayerRule(st.SKIP_STEP, _ALL, t.UPKEEP)})
phrase(STATIC, "each player may play a additional land during each of their turns",
       st.PlayerRule(st.EXTRA_LAND_PLAYS, _ALL, 1))  # fmt: skip

# --- counters -----------------------------------------------------------------------------------------------------------
_kind = COUNTER("kind")
phrase(COUNTERS, "a additional <kind> counter", (_kind, SoManyMore(1)))
phrase(COUNTERS, "<n> additional <kind> counters", (_kind, SoManyMore(_n)))
phrase(CONDITION, "a counter was put on <what> this turn", k.Happened(p.PutsCounters(_a)))

# --- conditions ---------------------------------------------------------------------------------------------------------
_theirs = s.Each(f.And((_many, f.ControlledBy(_OPPONENTS))))
phrase(CONDITION, "your opponents control no <what>", k.Unless(k.Exists(_theirs)))
phrase(CONDITION, "no <what> died this turn", k.Unless(k.Happened(p.Moves(_many, BF, GY))))
phrase(CONDITION, "you've gained <n> or more life this turn", k.Happened(p.GainsLife(_YOU), _n, True))
words_for(CONDITION, {"it's a opponent's turn": k.TurnOf(_OPPONENTS)})
phrase(CONDITION, "at least one <what> (is|was) milled this way", DoneToOne(DESC.one("what"), "milled"))
phrase(CONDITION, "it entered under your control", k.Matches(It(), f.ControlledBy(_YOU)))
words_for(EACH, {"1 damage dealt to you this turn": v.TimesHappened(p.DealsDamage(_ANY, None, _YOU), True)})

# --- one group or the other ---------------------------------------------------------------------------------------------
_one_group, _other_group = Every(DESC.many("a"), "all"), Every(DESC.many("b"), "all")
phrase(ORDER, "destroy all <a> or all <b>", e.ChooseMode(((e.Destroy(_one_group),), (e.Destroy(_other_group),))))

# --- where cards go -----------------------------------------------------------------------------------------------------
phrase(CLAUSE, "you return <what> to <whose> hand", Puts(_to, t.HAND, WHOSE("whose"), "you return"))
phrase(ORDER, "return <what> to the battlefield under the control of <who>",
       Puts(_to, BF, None, "return", under=TO_PLAYERS("who")))  # fmt: skip
phrase(ORDER, "unattach <what>", e.Unattach(_to))

# --- two cards, one of them onto the battlefield ---------------------------------------------------------------------
for _them in ("them", "those cards"):
    for _rest in ("rest", "other"):
        phrase(
            DEED, f"search* (your|their) library for up to two <what>, reveal {_them}, and put* one onto the battlefield tapped "
            f"and the {_rest} into (your|their) hand",
            e.Search(WHO, _many, BF, most=2, tapped=True, reveal=True, rest_to=t.HAND, shuffle=False),
        )  # fmt: skip

# --- events -------------------------------------------------------------------------------------------------------------
_caused = "causes a triggered ability of a permanent you control to trigger, that ability triggers a additional time"
_yours = f.ControlledBy(_YOU)
phrase(STATIC, f"if <what> entering the battlefield {_caused}", st.TriggersAgain(_yours, p.Moves(_a, destination=BF)))
phrase(STATIC, f"if <what> dying {_caused}", st.TriggersAgain(_yours, p.Moves(_a, BF, GY)))
phrase(EVENT, "<what> dies or is put into the command zone", p.Moves(_a, BF, GY | t.COMMAND))
phrase(EVENT, "<what> transforms into a <into>", p.Transforms(f.And((_a, DESC.one("into"))), True))
phrase(EVENT, "~ becomes untapped during your untap step",
       p.While(p.BecomesUntapped(f.IsThis()), k.AllOf((k.TurnOf(_YOU), k.InStep((t.UNTAP,))))))  # fmt: skip
phrase(EVENT, "you gain life for the first time during each of your turns",
       p.While(p.GainsLife(_YOU, True), k.TurnOf(_YOU)))  # fmt: skip

# --- steps -----------------------------------------------------------------------------------------------------------
phrase(SAID_DEED, "get* a additional upkeep step after this step", e.ExtraStep(t.UPKEEP, WHO))

# --- targets ------------------------------------------------------------------------------------------------------------
_any = Aimed(ANY_TARGET, players=_ALL)
words_for(ORDER, {"choose any target": e.Remember(-1, _any)})


# --- if it was impossible -----------------------------------------------------------------------------------------------
for _who in ("they", "that player", "the player"):
    phrase(SENTENCE, f"if {_who} can't, <c>", IfYouCant(CLAUSES("c"), ThatPlayer(_who)))

# --- somebody else's choice ---------------------------------------------------------------------------------------------
_told = BEFORE("before", ())
for _after, _clauses in (("", ()), (" <after>", (AFTER.one("after"),))):
    _chosen_thing = Described(_told, HEAD.one("head"), _clauses)
    phrase(
        TARGETS_ONE,
        f"target [<before>] <head> of a opponent's choice{_after}",
        Aimed(_chosen_thing, by=_OPPONENTS),
    )
phrase(TARGETS_ONE, "target <what> of their choice", Aimed(DESC.one("what"), by=TheyAll()))
phrase(TARGETS_ONE, "target <what> of your choice", Aimed(DESC.one("what"), by=_YOU))
phrase(TO_ANY, "any target of a opponent's choice", Aimed(ANY_TARGET, players=_ALL, by=_OPPONENTS))
phrase(CLAUSE, "a opponent chooses <what>", OpponentChooses(Picks(_to)))

# --- chosen at random ---------------------------------------------------------------------------------------------------
words_for(
    ORDER,
    {
        "choose a opponent at random": e.ChooseWord(e.OPPONENT, at_random=True),
        "choose a player at random": e.ChooseWord(e.PLAYER, at_random=True),
    },
)

# --- how many different -------------------------------------------------------------------------------------------------
_among = Every(_many, "there")
for _stat, _which in (("power", v.POWER), ("toughness", v.TOUGHNESS), ("mana value", v.MANA_VALUE)):
    phrase(EACH, f"different {_stat} among <what>", v.StatsAmong(_which, _among))
for _where in ("among", "on"):
    phrase(EACH, f"kind of counter {_where} <what>", v.CounterKindsAmong(_among))
phrase(EACH, "kind of counter on it", v.CounterKindsAmong(It()))
phrase(VALUE, "the greatest number of <what> a player controls", v.MostControlled(_among))

# --- sizes -----------------------------------------------------------------------------------------------------------
phrase(CONDITION, "<what> had <size>", k.Matches(_what, SIZED("size")))

# --- kinds --------------------------------------------------------------------------------------------------------------
words_for(KIND.one, {"Mice": f.HasSubtype(("Mouse",))})
phrase(FORM, "a legendary <kinds> in addition to its other types",
       (Form(None, None, COMPOUND[False]("kinds"), (), "its"), _legend))  # fmt: skip
phrase(FORM, "a legendary <size> <colors> <kinds> with <with>",
       (Form(_size, COLORS("colors"), COMPOUND[False]("kinds"), GRANTED_LIST("with")), _legend))  # fmt: skip
phrase(FORM, "a legendary <size> <kinds> with <with>",
       (Form(_size, None, COMPOUND[False]("kinds"), GRANTED_LIST("with")), _legend))  # fmt: skip
_grown = (Form(None, None, COMPOUND[False]("kinds"), (), "its"), _legend)
phrase(SENTENCE, "it becomes a legendary <kinds> in addition to its other types",
       ThingDoes(It(), e.Modify(SubjectThing(), _grown, e.FOREVER)))  # fmt: skip

# --- opening hands (103.6b) ---------------------------------------------------------------------------------------------
phrase(
    ABILITY, "you may reveal this card from your opening hand. if you do, at the beginning of your first upkeep, <text>",
    OpeningText(p.BeginningOf(t.UPKEEP, _YOU), UNCONDITIONAL("text")),
)  # fmt: skip
phrase(
    ABILITY, "you may reveal this card from your opening hand. if you do, <text> at the beginning of your first upkeep.",
    OpeningText(p.BeginningOf(t.UPKEEP, _YOU), Text((CLAUSES("text"),))),
)  # fmt: skip

# --- several opponents -----------------------------------------------------------------------------------------------
words_for(
    ORDER, {"choose any number of target opponents": ChoosesPlayer(AimedPlayer(_OPPONENTS, least=0, most=ANY_NUMBER))}
)
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"those opponents control": f.ControlledBy(ThatPlayer("opponents"))})

# --- hexproof --------------------------------------------------------------------------------------------------------
phrase(
    STATIC,
    "~ has hexproof unless it's attacking or blocking",
    st.Continuous(
        f.And((f.IsThis(), f.Not(f.Or((f.IsAttacking(), f.IsBlocking()))))), (m.AddAbility(Keyword(HEXPROOF)),)
    ),
)

# --- becoming a target -----------------------------------------------------------------------------------------------
phrase(
    EVENT,
    "<what> becomes the target of a ability of <of>",
    p.BecomesTarget(_a, f.And((f.IsAbility(), f.SourceIs(A_DESC("of"))))),
)

# --- players who lose ------------------------------------------------------------------------------------------------
for _who, _s in ((ANY_PLAYER.one("who"), "s"), (ANY_PLAYER.many("who"), "")):
    phrase(EVENT, f"<who> lose{_s} the game", p.LosesGame(_who))

# --- combat -------------------------------------------------------------------------------------------------------------
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

# --- damage -------------------------------------------------------------------------------------------------------------
for _self, _source in (("~", s.This()), ("this spell", ThisAs("spell"))):
    _dealt = ThingDoes(_source, Damages(v.X(), DIVIDED("to"), True))
    phrase(
        SENTENCE,
        f"{_self} deals X damage divided as you choose among <to>, where X is <x> as you cast this spell",
        WhereX(_dealt, VALUE("x")),
    )
phrase(
    THING_DEED,
    "deal* damage equal to <n> to you and any target",
    DamageAlso(_value, _YOU, _value, Aimed(ANY_TARGET, players=_ALL)),
)
_struck = s.PlayersWhere(_ALL, k.Happened(p.DealsDamage(_ANY, None, _THEY)))
_hurt_target = f.And((ANY_TARGET, f.DidThisTurn(p.DealsDamage(_ANY, _ANY))))
phrase(TO_ANY, "any target that was dealt damage this turn", Aimed(_hurt_target, players=_struck))
for _amount, _said in ((NUMERAL("n"), "<n> damage"), (_value, "damage equal to <n>")):
    phrase(THING_DEED, f"deal* {_said} to that player or a planeswalker that player controls",
           DamagesEither(_amount, ThatPlayer()))  # fmt: skip

# --- one at random ---------------------------------------------------------------------------------------------------
phrase(TO_THING, "a <what> chosen at random", Some(DESC.one("what"), at_random=True))

# --- libraries ----------------------------------------------------------------------------------------------------------
phrase(ORDER, "put <some> back on top of your library", Puts(SOME_OF("some"), t.LIBRARY, _YOU, "put back", place="top"))
phrase(DEED.one, "shuffles the rest into their library", ShufflesOwn(TheRest()))

# --- the Ring-bearer (701.54) ----------------------------------------------------------------------------------------
for _of in (TO_THING, THING.one):
    words_for(_of, {"your Ring-bearer": s.Each(f.YOUR_RING_BEARER)})

# --- legendary forms with names --------------------------------------------------------------------------------------
phrase(FORM, "a legendary <kinds> named <name>",
       (Form(None, None, COMPOUND[False]("kinds")), _legend, m.SetName(NAMED("name"))))  # fmt: skip

# --- abilities that trigger again ------------------------------------------------------------------------------------
_either = f.Or((f.And((KIND.one("a"), f.ControlledBy(_YOU))), f.And((Other(), KIND.one("b"), f.ControlledBy(_YOU)))))
phrase(STATIC, "if a ability of a <a> or another <b> you control triggers, that ability triggers a additional time",
       st.TriggersAgain(_either))  # fmt: skip

# --- creature types in common ----------------------------------------------------------------------------------------
phrase(VALUE, "the greatest number of <what> that have a creature type in common", v.MostAlike(_among))

# --- processes that are repeated -------------------------------------------------------------------------------------
phrase(SENTENCE, "repeat the following process <n> times. <c>", RepeatsFollowing(_n, SENTENCE("c")))


# --- mana that was spent ---------------------------------------------------------------------------------------------


def _so_much_spent(on: Any, compared: tuple[int, Any]) -> k.Compare:
    return k.Compare(v.ManaSpent(on), *compared)


def _un_so_much_spent(value: Any) -> tuple[Any, ...] | None:
    if not isinstance(value, k.Compare) or not isinstance(value.a, v.ManaSpent):
        return None
    return value.a.on, (value.op, value.b)


computed(
    CONDITION, "the amount of mana spent to cast <on> is <is>", (PAID_FOR("on"), COMPARED("is")), _so_much_spent, _un_so_much_spent
)
