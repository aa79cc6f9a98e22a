"""More that is done to objects and is true of them: preparing (722), dividing (601.2d), becoming, copies, statics."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.conditions import TurnOf, Unless
from inset.oracle.grammar.abilities import COMMON
from inset.oracle.grammar.clauses import CLAUSES, EACH
from inset.oracle.grammar.numbers import CHANGE, MANA, NUMERAL, SEVERAL, SIZE
from inset.oracle.grammar.objects import COMPOUND, COUNTER
from inset.oracle.grammar.permanents import IT, SUBJECT
from inset.oracle.grammar.player_actions import SUBJECT as WHO
from inset.oracle.grammar.references import ANY_NUMBER, ANY_TARGET, REFERRED, TARGETS_MANY, TARGETS_ONE
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    CONDITION,
    COST,
    DEED,
    DESC,
    DURATION,
    KEYWORD,
    KIND,
    MOD,
    MODS,
    OF_THING,
    ORDER,
    SENTENCE,
    STATIC,
    STATIC_MOD,
    THING,
    THING_DEED,
    THING_STATIC,
    TO_THING,
    VALUE,
)
from inset.oracle.grammar.tokens import ONE
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    Aimed,
    AlsoIs,
    AmassText,
    Becomes,
    BecomesLike,
    ChoiceOf,
    Creates,
    CreatesRole,
    Damages,
    Distributes,
    HostAs,
    Incubates,
    Investigates,
    It,
    Lasting,
    NoRegeneration,
    OwnerPuts,
    PerEach,
    PerEachMod,
    Puts,
    ScaledMod,
    Sequence,
    SizeIs,
    StaticText,
    TapsOrUntaps,
    That,
    Them,
    ThingIs,
    TurnsDown,
)

_what, _n, _dur, _if, _value = TO_THING("what"), NUMERAL("n"), DURATION("dur"), CONDITION("if"), VALUE("n")
_YOU: Final = s.You()
PRONOUN: Final = Nonterminal("pronoun")
words_for(PRONOUN, {"it": It(), "they": Them(), "that creature": That("creature")})

# --- preparing --------------------------------------------------------------------------------------------------------
phrase(THING_DEED, "become* prepared", e.Designate(IT))
phrase(THING_DEED, "explore*", e.Explore(IT))
phrase(THING_DEED, "phase* out until ~ leaves the battlefield", e.PhaseOut(IT, True))

# --- dividing ---------------------------------------------------------------------------------------------------------
DIVIDED: Final = Nonterminal("targets that share")
phrase(DIVIDED, "<t>", TARGETS_MANY("t"))
_ALL: Final = s.AllPlayers()
words_for(
    DIVIDED,
    {
        "any number of targets": Aimed(ANY_TARGET, 0, ANY_NUMBER, _ALL),
        "one or two targets": Aimed(ANY_TARGET, 1, 2, _ALL),
        "one, two, or three targets": Aimed(ANY_TARGET, 1, 3, _ALL),
    },
)
phrase(THING_DEED, "deal* <n> damage divided as you choose among <to>", Damages(_n, DIVIDED("to"), True))
_some, _kind = SEVERAL("n"), COUNTER("kind")
phrase(ORDER, "distribute <n> <kind> counters among <what>", Distributes(_some, _kind, TARGETS_MANY("what")))

# --- orders -----------------------------------------------------------------------------------------------------------
phrase(ORDER, "tap or untap <what>", TapsOrUntaps(_what))
phrase(ORDER, "choose <what>", e.Remember(-1, TARGETS_ONE("what")))
phrase(ORDER, "sacrifice <what>", e.SacrificeIt(REFERRED("what")))
phrase(ORDER, "remove all counters from <what>", e.TakeCounters(_what))
for _word, _factor in (("double", 2), ("triple", 3)):
    phrase(ORDER, f"{_word} <of> power <dur>", e.Multiply(OF_THING("of"), _dur, _factor))
    phrase(ORDER, f"{_word} <of> toughness <dur>", e.Multiply(OF_THING("of"), _dur, _factor, False, True))
    phrase(ORDER, f"{_word} <of> power and toughness <dur>", e.Multiply(OF_THING("of"), _dur, _factor, toughness=True))
phrase(ORDER, "exile <what> face down", Puts(_what, t.EXILE, verb="exile face down"))
phrase(ORDER, "return <what> to their owners ' hands", Puts(_what, t.HAND, s.OwnerOf(Them()), "return"))
phrase(ORDER, "amass <kind> <n>", AmassText(KIND.many("kind"), _n))
phrase(ORDER, "investigate", Investigates())
phrase(ORDER, "investigate <n> times", Investigates(_some))
phrase(DEED, "incubate* <n>", Incubates(_n, WHO))
phrase(
    ORDER, "exchange control of <n> target <what> that share a card type",
    e.ExchangeControl(Aimed(DESC.many("what"), _some, _some, group=2)),
)  # fmt: skip
phrase(
    CLAUSE, "the owner of <what> puts it on the top or bottom of their library", OwnerPuts(TARGETS_ONE("what"), True)
)
phrase(CLAUSE, "<of> owner puts it on their choice of the top or bottom of their library", OwnerPuts(OF_THING("of")))
phrase(SENTENCE, "<what> can't be regenerated", NoRegeneration(PRONOUN("what")))
phrase(DEED, "gain* control of <what> <dur>", e.Modify(_what, (m.SetController(WHO),), _dur))
phrase(DEED, "gain* control of <what>", e.Modify(_what, (m.SetController(WHO),), e.FOREVER))
phrase(SENTENCE, "turn <what> face down. they're 2/2 <kind> creatures", TurnsDown(_what, KIND.one("kind")))
_mana = MANA("mana")
phrase(ORDER, "add a amount of <mana> equal to <n>", e.AddMana(_mana, count=_value))
phrase(ORDER, "add <mana>. spend this mana only to activate abilities", e.AddMana(_mana, abilities=True))
phrase(ORDER, "add <mana>. this mana can't be spent to cast a <what>", e.AddMana(_mana, barred=DESC.one("what")))

_texts = {
    "one color word with another": (e.COLOR,),
    "one basic land type with another": (e.BASIC_LAND_TYPE,),
    "one color word with another or one basic land type with another": (e.COLOR, e.BASIC_LAND_TYPE),
    "one creature type with another": (e.CREATURE_TYPE,),
}  # 612.1
for _pair, _kinds in _texts.items():
    _change = f"change the text of <what> by replacing all instances of {_pair}"
    phrase(ORDER, _change, e.ChangeText(_what, _kinds))
    phrase(ORDER, f"{_change} <dur>", e.ChangeText(_what, _kinds, _dur))
phrase(
    SENTENCE, "change the text of <what> by replacing all instances of one creature type with another. "
    "the new creature type can't be Wall", e.ChangeText(_what, (e.CREATURE_TYPE,), never="Wall"),
)  # fmt: skip

# --- players ----------------------------------------------------------------------------------------------------------
phrase(DEED, "take* a extra turn after this one", e.ExtraTurn(WHO))
words_for(ORDER, {"end the turn": e.EndTurn(), "end the combat phase": e.EndCombat()})
phrase(DEED, "win* the game", e.WinGame(WHO))
phrase(DEED, "lose* the game", e.LoseGame(WHO))
for _word, _step in (
    ("turn", t.WHOLE_TURN), ("combat phase", t.BEGIN_COMBAT), ("untap step", t.UNTAP), ("draw step", t.DRAW),
):  # fmt: skip
    phrase(DEED, f"skip* (their|your) next {_word}", e.SkipNext(_step, WHO))
    phrase(DEED, f"skip* (their|your) next <n> {_word}s", e.SkipNext(_step, WHO, SEVERAL("n")))
_first, _second = Creates(ONE("a"), 1, WHO), Creates(ONE("b"), 1, WHO)
phrase(DEED, "create* a <a> and a <b>", Sequence((_first, _second), "and"))
phrase(DEED, "create* a token that's a copy of <what>", e.CreateCopy(_what, 1, (), WHO))
phrase(DEED, "create* <n> tokens that are copies of <what>", e.CreateCopy(_what, _some, (), WHO))
for _role in ("Royal", "Wicked", "Monster", "Cursed", "Sorcerer", "Virtuous", "Young Hero"):
    phrase(DEED, f"create* a {_role} Role token attached to <what>", CreatesRole(_role, _what, WHO))
phrase(SENTENCE, "for each <each>, <c>", PerEach(CLAUSES("c"), EACH("each"), True))

# --- becoming ---------------------------------------------------------------------------------------------------------
phrase(THING_DEED, "become* a <size> <kinds>", Becomes(SIZE("size"), COMPOUND[False]("kinds")))
phrase(
    THING_DEED,
    "become* a <kind> creature with haste and base power and toughness equal to <of> power and toughness. it's still a land",
    BecomesLike(KIND.one("kind"), OF_THING("of")),
)  # fmt: skip
phrase(THING_DEED, "<mods> until the end of turn", Lasting(e.THIS_TURN, e.Modify(IT, MODS("mods"), e.THIS_TURN)))
_a, _b, _c = KEYWORD("a"), KEYWORD("b"), KEYWORD("c")
phrase(THING_DEED, "gain* your choice of <a> or <b> <dur>", ChoiceOf((_a, _b), _dur))
phrase(THING_DEED, "gain* your choice of <a>, <b>, or <c> <dur>", ChoiceOf((_a, _b, _c), _dur))
_frozen = e.Establish((st.Restrict(st.DOESNT_UNTAP, f.IsOneOf(IT)),), e.NEXT_UNTAP_STEP)
phrase(THING_DEED.one, "doesn't untap during (its controller's|your) next untap step", _frozen)
phrase(THING_DEED.many, "don't untap during their controller's next untap step", _frozen)
phrase(THING_DEED.many, "don't untap during their controllers ' next untap steps", _frozen)

# --- statics ----------------------------------------------------------------------------------------------------------
phrase(STATIC_MOD, "get* <change> for each <each>", PerEachMod(CHANGE("change"), EACH("each")))
phrase(STATIC_MOD, "get* <change>, where X is <x>", ScaledMod(CHANGE("change"), VALUE("x")))
phrase(STATIC_MOD, "have* base power and toughness <size>", SIZE("size"))
phrase(MOD, "have* base power and toughness <size>", SIZE("size"))
phrase(STATIC_MOD.one, "is a <kind> in addition to its other types", AlsoIs(KIND.one("kind")))
phrase(STATIC_MOD.many, "are <kind> in addition to their other types", AlsoIs(KIND.many("kind")))
phrase(THING_STATIC, "enter* tapped unless <if>", st.EntersTapped(SUBJECT, _if))
phrase(
    THING_STATIC, "enter* with a <kind> counter on it for each <each>",
    st.EntersWithCounters(SUBJECT, _kind, EACH("each")),
)  # fmt: skip
phrase(THING_STATIC, "can't block ~", st.Restrict(st.CANT_BE_BLOCKED, f.IsThis(), SUBJECT))
phrase(THING_STATIC, "can't block it", st.Restrict(st.CANT_BE_BLOCKED, f.IsOneOf(It()), SUBJECT))
_size = VALUE("size")
phrase(STATIC, "~'s power and toughness are each equal to <size>", SizeIs(_size, _size))
phrase(STATIC, "~'s power is equal to <size>", SizeIs(_size, None))
phrase(STATIC, "~'s toughness is equal to <size>", SizeIs(None, _size))
phrase(
    STATIC, "if ~ would be put into a graveyard from anywhere, exile it instead",
    st.MovesInstead(f.IsThis(), t.GRAVEYARD, t.EXILE),
)  # fmt: skip
phrase(EACH, "<kind> counter on ~", v.CountersOn(_kind, s.This()))
phrase(STATIC, "prevent all damage that would be dealt to ~", st.PreventDamage(to=f.IsThis()))
for _word, _kind_of in (
    ("creature type", e.CREATURE_TYPE),
    ("color", e.COLOR),
    ("opponent", e.OPPONENT),
    ("player", e.PLAYER),
):
    phrase(STATIC, f"as ~ enters, choose a {_word}", st.AsEnters(f.IsThis(), (e.ChooseWord(_kind_of),)))
_or_tapped = e.PayOr(_YOU, COST("cost"), (), (e.Tap(s.This()),))
phrase(
    STATIC, "as ~ enters, you may <cost>. if you don't, (it|~) enters tapped", st.AsEnters(f.IsThis(), (_or_tapped,))
)
_one = DESC.one("what")
phrase(
    STATIC, "if a <what> entering causes a triggered ability of a permanent you control to trigger, "
    "that ability triggers a additional time",
    st.TriggersAgain(f.ControlledBy(_YOU), p.Moves(_one, destination=t.BATTLEFIELD)),
)  # fmt: skip
for _word, _times in (("twice", 2), ("three times", 3)):
    phrase(
        STATIC, f"if you tap a <what> for mana, it produces {_word} as much of that mana instead",
        st.ManaMultiplied(_YOU, _one, _times),
    )  # fmt: skip
phrase(
    STATIC, "you may have ~ enter as a copy of <what>, except it's a artifact creature in addition to its other types, "
    "and its power and toughness are equal to ~'s power and toughness",
    st.EntersAsCopy(f.IsThis(), A_DESC("what"), (m.AddTypes(t.ARTIFACT | t.CREATURE),), own_size=True),
)  # fmt: skip
phrase(STATIC, "you may have ~ enter as a copy of any <what> on the battlefield", st.EntersAsCopy(f.IsThis(), _one))
for _noun in ("creature", "permanent", "land", "artifact", "enchantment", "planeswalker"):
    _host = f.IsOneOf(HostAs("enchanted", _noun))
    phrase(STATIC, f"you control enchanted {_noun}", st.Continuous(_host, (m.SetController(_YOU),)))
_static = STATIC("static")
phrase(COMMON, "during your turn, <static>.", StaticText((_static,), TurnOf(_YOU)))
_cant_attack, _cant_block = st.Restrict(st.CANT_ATTACK, SUBJECT), st.Restrict(st.CANT_BLOCK, SUBJECT)
for _words, _rules in (
    ("can't attack", (_cant_attack,)), ("can't block", (_cant_block,)), ("can't attack or block", (_cant_attack, _cant_block)),
):  # fmt: skip
    _is = ThingIs(THING.one("what"), _rules)
    phrase(COMMON, f"<what> {_words} unless <if>.", StaticText((_is,), Unless(_if), True))

# --- descriptions -----------------------------------------------------------------------------------------------------
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "attached to ~", f.IsAttachedTo(s.This()))
    phrase(_of, "attached to it", f.IsAttachedTo(It()))
    phrase(_of, "that blocked this turn", f.DidThisTurn(p.Blocks(f.Anything())))
    phrase(_of, "that attacked this turn", f.DidThisTurn(p.Attacks(f.Anything())))
phrase(AFTER.one, "that's white, blue, black, or red", f.HasColor(15))
phrase(
    AFTER.many, "that are instant cards, sorcery cards, and/or have a Adventure",
    f.Or((f.HasType(t.INSTANT | t.SORCERY), f.HasAlternative(1))),
)  # fmt: skip

# --- numbers ----------------------------------------------------------------------------------------------------------
_died = p.Moves(f.HasType(t.CREATURE), t.BATTLEFIELD, t.GRAVEYARD)
_yours_died = p.Moves(f.And((f.HasType(t.CREATURE), f.ControlledBy(_YOU))), t.BATTLEFIELD, t.GRAVEYARD)
words_for(
    EACH,
    {
        "creature that died this turn": v.TimesHappened(_died),
        "creature that died under your control this turn": v.TimesHappened(_yours_died),
        "opponent": v.CountPlayers(s.Opponents()),
        "player": v.CountPlayers(s.AllPlayers()),
    },
)
