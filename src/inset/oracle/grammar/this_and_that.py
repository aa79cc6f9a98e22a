"""What few cards say each: damage that was dealt, whole groups of cards, qualities of one of several nouns."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    keywords as kw,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.node import Filter
from inset.oracle.grammar.characteristic_changes import FORM
from inset.oracle.grammar.clauses import CLAUSES, EACH, IMPERATIVE, SUBJECTED
from inset.oracle.grammar.costs import ALTERNATIVE, INDEFINITE
from inset.oracle.grammar.library import REST, TOP
from inset.oracle.grammar.numbers import MANA, ORDINAL, SEVERAL
from inset.oracle.grammar.objects import COMPOUND, QUALIFIED
from inset.oracle.grammar.permanents import IT, SUBJECT as IT_IS
from inset.oracle.grammar.permissions import EXILED, SPENDING
from inset.oracle.grammar.player_actions import SUBJECT
from inset.oracle.grammar.references import REFERRED
from inset.oracle.grammar.spell_costs import OWN
from inset.oracle.grammar.symbols import (
    A_DESC,
    ABILITY,
    AFTER,
    CLAUSE,
    CONDITION,
    COST,
    COSTS,
    DEED,
    DESC,
    DURATION,
    EVENT,
    GRANTED,
    GRANTED_LIST,
    HEAD,
    KEYWORD,
    OF_THING,
    ORDER,
    PLAYERS,
    SENTENCE,
    SPELL_LINE,
    STAT,
    STATIC,
    STATIC_MODS,
    THING,
    THING_DEED,
    THING_STATIC,
    TO_THING,
    VALUE,
    WHOSE,
)  # fmt: skip
from inset.oracle.grammar.tokens import COLORS, ONE
from inset.oracle.phrase import Cons, phrase, words_for
from inset.oracle.spoken import (
    AimedPlayer,
    BuriedThisWay,
    Copies,
    Creates,
    Described,
    DoneToSuch,
    Every,
    ExcessDealt,
    Form,
    Granted,
    Head,
    HostAs,
    InZone,
    It,
    Keywords,
    OfDestroyed,
    Other,
    Permits,
    Puts,
    PutThere,
    RenewsHand,
    Sequence,
    Some,
    SubjectFilter,
    SuspendedItself,
    ThatMany,
    ThatPlayer,
    The,
    TheirOwners,
    Them,
    TheRest,
    TheyAll,
    ThingIs,
    TradesPlaces,
)  # fmt: skip

_YOU, _ALL, _ANY, _THEY = s.You(), s.AllPlayers(), f.Anything(), s.ThatOne()
_dur, _if = DURATION("dur"), CONDITION("if")

# --- the damage of the event (120) ------------------------------------------------------------------------------------
_much = ThatMany("much")
words_for(
    VALUE,
    {
        "that damage": _much,
        "the amount of damage dealt": _much,
        "the amount of damage it dealt to that player": _much,
        "the amount of damage ~ dealt to that player": _much,
        "the amount of damage those creatures dealt to that player": _much,
    },
)
phrase(TOP, "that many cards from the top of <whose> library", s.TopOfLibrary(WHOSE("whose"), ThatMany()))
_excess = k.Compare(ExcessDealt(), f.GE, 1)
words_for(
    CONDITION,
    {"excess damage was dealt this way": _excess, "excess damage was dealt to that creature this way": _excess},
)

# --- adjectives of one noun among several -----------------------------------------------------------------------------
for _many, _qualified in QUALIFIED.items():
    _kinds = COMPOUND[_many]("kinds")
    phrase(_qualified, "tapped <kinds>", Cons(f.IsTapped(), _kinds))
    phrase(_qualified, "modified <kinds>", Cons(f.IsModified(), _kinds))
    for _word, _bit in t.WORD_COLOR.items():
        phrase(_qualified, f"{_word} <kinds>", Cons(f.HasColor(_bit), _kinds))
phrase(
    HEAD.one, "<a>, <q>, or <r>", Head((COMPOUND[False]("a"), QUALIFIED[False]("q"), QUALIFIED[False]("r")), mixed=True)
)
_a, _b = (COMPOUND[True](name) for name in "ab")
phrase(HEAD.many, "<a>, <b>, and <q>", Head((_a, _b, QUALIFIED[True]("q")), "", "and", True))

# --- players ----------------------------------------------------------------------------------------------------------
for _words, _spared in (
    ("target player", AimedPlayer(_ALL)), ("its controller", s.ControllerOf(It())), ("that player", ThatPlayer()),
):  # fmt: skip
    _others = s.PlayersWhere(_ALL, k.Unless(k.PlayerIs(_THEY, _spared)))
    words_for(PLAYERS.one, {f"each player other than {_words}": _others})

# --- what was exiled --------------------------------------------------------------------------------------------------
for _noun in ("creature", "permanent", "card", "artifact"):
    phrase(VALUE, f"the <stat> of the {_noun} exiled this way", v.Stat(STAT("stat"), The("exiled", _noun)))
words_for(REFERRED, {"cards exiled this way": The("exiled", "card", True)})

# --- whole graveyards -------------------------------------------------------------------------------------------------
_all_there = Every(Described((), HEAD.many("head"), (InZone(t.GRAVEYARD, None, "all"),)), "all")
_home = Puts(_all_there, t.BATTLEFIELD, None, "return", under=TheirOwners())  # all of them at once
phrase(CLAUSE, "each player returns all <head> from their graveyard to the battlefield", _home)
_to_hands = Puts(_all_there, t.HAND, s.OwnerOf(Them()), "return")
phrase(CLAUSE, "each player returns all <head> from their graveyard to their hand", _to_hands)
_trade = "exiles all <head> from their graveyard, then sacrifices all <what> they control"
phrase(
    CLAUSE, f"each player {_trade}, then puts all cards they exiled this way onto the battlefield",
    TradesPlaces(_all_there, DESC.many("what")),
)  # fmt: skip

# --- play from a graveyard for a while --------------------------------------------------------------------------------
_any_spells = st.MayPlay(_YOU, t.GRAVEYARD, spell=DESC.many("what"), lands=True)
phrase(SENTENCE, "<dur>, you may play lands and cast <what> from your graveyard", e.Establish((_any_spells,), _dur))
phrase(
    SENTENCE, "<dur>, you may cast <what> from your graveyard",
    e.Establish((st.MayPlay(_YOU, t.GRAVEYARD, spell=DESC.many("what")),), _dur),
)  # fmt: skip
_exiled = st.MovesInstead(f.And((f.OwnedBy(_YOU), f.IsCard())), t.GRAVEYARD, t.EXILE)
for _it in ("it", "that card"):
    _text = f"if a card would be put into your graveyard from anywhere this turn, exile {_it} instead"
    words_for(SENTENCE, {_text: e.Establish((_exiled,), e.THIS_TURN)})

# --- put onto the battlefield attached --------------------------------------------------------------------------------
_what, _to = TO_THING("what"), TO_THING("to")
phrase(
    ORDER, "put <what> onto the battlefield attached to <to>", Puts(_what, t.BATTLEFIELD, None, "put", attach_to=_to)
)
phrase(
    ORDER, "put <what> onto the battlefield under your control attached to <to>",
    Puts(_what, t.BATTLEFIELD, None, "put", under=_YOU, attach_to=_to),
)  # fmt: skip

# --- one or the other -------------------------------------------------------------------------------------------------
_first, _second = ((Creates(ONE(name), 1, SUBJECT),) for name in "ab")
phrase(DEED, "create* a <a> or a <b>", e.ChooseMode((_first, _second)))

# --- the rest --------------------------------------------------------------------------------------------------------
phrase(
    REST, "the rest on top of the library in any order", Puts(TheRest(), t.LIBRARY, TheyAll(), place="top in any order")
)

# --- several clauses, the last with a subject -------------------------------------------------------------------------
_x, _y, _z = IMPERATIVE("x"), IMPERATIVE("y"), IMPERATIVE("z")
phrase(CLAUSES, "<x>, <y>, <z>, and <last>", Sequence((_x, _y, _z, SUBJECTED("last")), "and"))
phrase(CLAUSES, "<x>, <y>, and <last>", Sequence((_x, _y, SUBJECTED("last")), "and"))

# --- hands and life for the rest of the game -------------------------------------------------------------------------
_unbounded = e.Establish((st.PlayerRule(st.NO_MAXIMUM_HAND_SIZE, _YOU),), e.FOREVER)
_anew = e.SetLife(_YOU, v.StartingLife(_YOU))
words_for(
    CLAUSE,
    {
        "you have no maximum hand size for the rest of the game": _unbounded,
        "your life total becomes equal to your starting life total": _anew,
        "it becomes equal to your starting life total": _anew,
    },
)

# --- abilities that can't be activated (602.5) ------------------------------------------------------------------------
_of = OF_THING("of")
_still = st.Restrict(st.CANT_ACTIVATE, f.IsOneOf(_of))
phrase(CLAUSE, "<of> activated abilities can't be activated <dur>", e.Establish((_still,), _dur))
phrase(SENTENCE, "<of> activated abilities can't be activated", e.Establish((_still,), e.FOREVER))
for _noun in ("creature", "permanent", "artifact"):
    _host = st.Restrict(st.CANT_ACTIVATE, f.IsOneOf(HostAs("enchanted", _noun)))
    words_for(STATIC, {f"enchanted {_noun}'s activated abilities can't be activated": _host})
_mods = st.Continuous(SubjectFilter(), STATIC_MODS.one("mods"))
_idle = ThingIs(THING.one("what"), (_mods, st.Restrict(st.CANT_ACTIVATE, IT_IS)))
phrase(STATIC, "<what> <mods>, and its activated abilities can't be activated", _idle)
_quiet = (st.Restrict(st.CANT_BLOCK, IT_IS), st.Restrict(st.CANT_ACTIVATE, IT_IS))
phrase(THING_STATIC.one, "can't block, and its activated abilities can't be activated", _quiet)

# --- forms ------------------------------------------------------------------------------------------------------------
_colored = Form(None, COLORS("colors"), COMPOUND[False]("kinds"), GRANTED_LIST("with"))
phrase(FORM, "a <colors> <kinds> with <with>", _colored)
_colorless = Form(None, 0, COMPOUND[False]("kinds"), (), "its")
phrase(FORM, "a colorless <kinds> in addition to its other types", _colorless)
_gains_and_becomes = e.Modify(IT, (Granted(GRANTED_LIST("list"), "gain"), FORM("form")), e.FOREVER)
phrase(THING_DEED.one, "gains <list> and becomes <form>", _gains_and_becomes)

# --- time and again ---------------------------------------------------------------------------------------------------
_either_time = k.AnyOf((k.ResolvedTimes(ORDINAL("a")), k.ResolvedTimes(ORDINAL("b"))))
phrase(CONDITION, "this is the <a> or <b> time this ability has resolved this turn", _either_time)

# --- put into a hand -------------------------------------------------------------------------------------------------
_returned = p.Moves(f.And((INDEFINITE("what"), f.OwnedBy(_YOU))), t.BATTLEFIELD, t.HAND)
phrase(CONDITION, "<what> was put into your hand from the battlefield this turn", k.Happened(_returned))
words_for(
    EVENT,
    {"~ is put into your hand from your graveyard": p.Moves(f.And((f.IsThis(), f.OwnedBy(_YOU))), t.GRAVEYARD, t.HAND)},
)

# --- costs ------------------------------------------------------------------------------------------------------------
_one, _two, _three = (INDEFINITE(name) for name in "abc")
_n, _several = SEVERAL("n"), DESC.many("what")
phrase(
    COST, "exile <n> <what> from your graveyard and ~", c.All((c.ExileCards(_several, t.GRAVEYARD, _n), c.ExileThis()))
)
phrase(COST, "sacrifice <n> <what> and ~", c.All((c.SacrificeOther(_several, _n), c.SacrificeThis())))
phrase(COST, "sacrifice <a> and <b>", c.All((c.SacrificeOther(_one), c.SacrificeOther(_two))))
phrase(COST, "sacrifice <a>, <b>, and <c>", c.All(tuple(c.SacrificeOther(x) for x in (_one, _two, _three))))
for _line in (SPELL_LINE, ABILITY):
    _both = a.AdditionalCost(c.All((COST("one"), COST("other"))))
    phrase(_line, "as a additional cost to cast this spell, <one> and <other>.", _both)

# --- spells without their costs, and costs of keywords ---------------------------------------------------------------
_free = a.AlternativeCost(c.All(()), k.AllOf((_if, CONDITION("and"))))
phrase(OWN, "if <if> and <and>, you may cast this spell without paying its mana cost.", _free)
for _line in (ABILITY, GRANTED):
    phrase(_line, "equip -- <a> or <b>.", Keywords((a.Keyword(kw.EQUIP, c.OneOf((ALTERNATIVE("a"), COST("b")))),)))
for _word, _bit in (("cumulative upkeep", kw.KEYWORD_BIT["cumulative upkeep"]), ("equip", kw.EQUIP)):
    _either = c.OneOf((c.PayMana(MANA("a")), c.PayMana(MANA("b"))))
    phrase(KEYWORD, f"{_word} <a> or <b>", a.Keyword(_bit, _either))

# --- copies with exceptions (707.9) -----------------------------------------------------------------------------------
_common = (m.LoseSupertypes(t.LEGENDARY),)
phrase(ORDER, "copy <what>, except the copy isn't legendary", Copies(REFERRED("what"), exceptions=_common))


# --- what happened this turn, as numbers ------------------------------------------------------------------------------
_OPPONENTS = s.Opponents()
for _words, _victim in (("your opponents", _OPPONENTS), ("you", _YOU)):
    _hurt = v.TimesHappened(p.DealsDamage(_ANY, None, _victim), True)
    words_for(VALUE, {f"the damage dealt to {_words} this turn": _hurt})
words_for(VALUE, {"the life you've lost this turn": v.TimesHappened(p.LosesLife(_YOU), True)})
phrase(
    VALUE, "the number of <what> you've sacrificed this turn", v.TimesHappened(p.Sacrifices(_YOU, DESC.many("what")))
)

# --- suspended (702.62) ----------------------------------------------------------------------------------------------
words_for(CONDITION, {"~ is suspended": SuspendedItself()})

# --- the most common color -------------------------------------------------------------------------------------------
for _word, _bit in t.WORD_COLOR.items():
    _so_many = v.Count(s.Each(f.HasColor(_bit)))
    _rivals = tuple(other for other in t.WORD_COLOR.values() if other != _bit)
    _most = k.AllOf(tuple(k.Compare(_so_many, f.GE, v.Count(s.Each(f.HasColor(other)))) for other in _rivals))
    words_for(CONDITION, {f"{_word} is the most common color among all permanents or is tied for most common": _most})

# --- your team (102.4) ------------------------------------------------------------------------------------------------
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

# --- targets of spells and abilities (115) ----------------------------------------------------------------------------
_theirs = f.ControlledBy(_OPPONENTS)
for _also in ("a", "another"):
    _permanent = f.And((Other(), DESC.one("what"))) if _also == "another" else DESC.one("what")
    phrase(
        EVENT, f"you or {_also} <what> becomes the target of a spell or ability a opponent controls",
        p.BecomesTarget(_permanent, _theirs, _YOU),
    )  # fmt: skip
_spell = f.IsSpell()
_AIMED: dict[str, Filter] = {"Aura spells": f.And((_spell, f.HasSubtype(("Aura",))))}
for _word, _bit in t.WORD_COLOR.items():
    _of_color = f.And((_spell, f.HasColor(_bit)))
    _ability_of = f.And((f.IsAbility(), f.SourceIs(f.HasColor(_bit))))
    _AIMED[f"{_word} spells or abilities from {_word} sources"] = f.Or((_of_color, _ability_of))
    for _other, _more in t.WORD_COLOR.items():
        if _other != _word:
            _either_color = f.And((_spell, f.Or((f.HasColor(_bit), f.HasColor(_more)))))
            _AIMED[f"{_word} or {_other} spells"] = _either_color
            _AIMED[f"{_word} or {_other} spells your opponents control"] = f.And((_either_color, _theirs))
for _words, _against in _AIMED.items():
    words_for(THING_STATIC.one, {f"can't be the target of {_words}": st.Restrict(st.CANT_BE_TARGETED, IT_IS, _against)})

# --- cards looked at in exile ----------------------------------------------------------------------------------------
_looked = Permits(REFERRED("what"), EXILED("dur"), look=True, spend=SPENDING("spend"))
phrase(CLAUSE, "you may look at and play <what> <dur>, and <spend>", _looked)

# --- whole hands -----------------------------------------------------------------------------------------------------
_whole_hand = s.Each(_ANY, t.HAND, _YOU)
phrase(CLAUSE, "shuffle the cards from your hand into your library, then draw that many cards", RenewsHand(True))
phrase(
    CLAUSE,
    "put the cards in your hand on the bottom of your library in any order, then draw that many cards",
    RenewsHand(),
)
for _line in (SPELL_LINE, ABILITY):
    phrase(_line, "as a additional cost to cast ~, <cost>.", a.AdditionalCost(COSTS("cost")))

# --- who controlled what was destroyed --------------------------------------------------------------------------------
for _whose, _who in (("you", _YOU), ("they", TheyAll())):
    _lost = OfDestroyed("creature", f.ControlledBy(_who))
    words_for(VALUE, {f"the number of creatures {_whose} controlled that were destroyed this way": _lost})

# --- put into a graveyard this way ------------------------------------------------------------------------------------
for _noun in ("permanent", "creature", "artifact", "land"):
    words_for(EACH, {f"{_noun} put into a graveyard this way": BuriedThisWay(_noun)})
_of_those = Described((), Head((COMPOUND[False]("kinds"),), "card", ""), (PutThere(),))
phrase(TO_THING, "a <kinds> card put into a graveyard this way", Some(_of_those))
_milled = f.And((Described((), Head((COMPOUND[False]("kinds"),), "card", ""), ()), f.IsIn(t.GRAVEYARD)))
phrase(EACH, "<kinds> card put into a graveyard this way", DoneToSuch(_milled, "milled"))
