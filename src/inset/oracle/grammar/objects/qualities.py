"""What objects and players are: qualities as conditions, clauses after the noun, kinds beside their nouns, own names."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, values as v
from inset.language.keywords import CONVOKE, CYCLING
from inset.oracle.grammar.numbers.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COMPOUND, COUNTER, ONE_KEYWORD
from inset.oracle.grammar.objects.references import ANY_TARGET
from inset.oracle.grammar.symbols import (
    A_DESC,
    ADJECTIVE,
    AFTER,
    COMPARED,
    CONDITION,
    DESC,
    HEAD,
    KIND,
    OF_THING,
    STAT,
    THING,
)
from inset.oracle.lexicon import plural
from inset.oracle.phrase import Cons, Nonterminal, computed, phrase, words_for
from inset.oracle.spoken import EventThing, Every, Head, It, OwnName, That, ThatPlayer, Them, ThisOr

# --- qualities as conditions ------------------------------------------------------------------------------------------------
QUALITY: Final = Nonterminal("quality")
words_for(QUALITY, {word: f.HasColor(bit) for word, bit in t.WORD_COLOR.items()})
words_for(QUALITY, {"nonbasic": f.Not(f.HasSupertype(t.BASIC))})
words_for(QUALITY, {word: f.HasSupertype(t.WORD_SUPERTYPE[word]) for word in ("legendary", "basic", "snow")})
words_for(
    QUALITY,
    {
        "multicolored": f.ColorCount(f.GE, 2), "monocolored": f.ColorCount(f.EQ, 1), "colorless": f.HasColor(0),
        "modified": f.IsModified(), "historic": f.IsHistoric(), "face down": f.IsFaceDown(),
    },
)  # fmt: skip
_quality, _thing = QUALITY("quality"), THING.one("what")
phrase(CONDITION, "<what> is <quality>", k.Matches(_thing, _quality))
phrase(CONDITION, "<what> was <quality>", k.Matches(_thing, _quality))
phrase(CONDITION, "<what> isn't <quality>", k.Unless(k.Matches(_thing, _quality)))
phrase(CONDITION, "it's <quality>", k.Matches(It(), _quality))
words_for(ADJECTIVE, {"non- outlaw": f.Not(f.IsOutlaw()), "noncommander": f.Not(f.IsCommander())})
_colored = f.ColorCount(f.GE, 1)
words_for(AFTER.one, {"that's one or more colors": _colored})
words_for(AFTER.many, {"that are one or more colors": _colored})
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"that entered the battlefield this turn": f.EnteredThisTurn()})
for _word, _bit in t.WORD_COLOR.items():
    for _other, _second in t.WORD_COLOR.items():
        if _other != _word:
            _both = f.And((f.HasColor(_bit), f.HasColor(_second)))
            words_for(AFTER.one, {f"that's both {_word} and {_other}": _both})
            words_for(QUALITY, {f"{_word} or {_other}": f.HasColor(_bit | _second)})
            words_for(ADJECTIVE, {f"{_word} and/or {_other}": f.HasColor(_bit | _second)})
phrase(CONDITION, "there are no <what>", k.Unless(k.Exists(Every(DESC.many("what"), "there"))))

for _of in (AFTER.one, AFTER.many):
    phrase(_of, "without <a> or <b>", f.Not(f.Or((ONE_KEYWORD("a"), ONE_KEYWORD("b")))))

# --- either of two numbers --------------------------------------------------------------------------------------------------


def _either_is(first: int, second: int, compared: tuple[int, Any]) -> f.Or:
    return f.Or((f.StatIs(first, *compared), f.StatIs(second, *compared)))


def _un_either_is(value: Any) -> tuple[Any, ...] | None:
    match value:
        case f.Or(parts=(f.StatIs(which=first, op=op, amount=n), f.StatIs(which=second, op=also, amount=m))):
            return (first, second, (op, n)) if (op, n) == (also, m) else None
    return None


for _of in (AFTER.one, AFTER.many):
    computed(
        _of, "with <a> or <b> <is>", (STAT("a"), STAT("b"), COMPARED("is")), _either_is, _un_either_is
    )  # fmt: skip


def _was(of: Any, which: int, compared: tuple[int, Any]) -> k.Compare:
    return k.Compare(v.Stat(which, of), *compared)


def _un_was(value: Any) -> tuple[Any, ...] | None:
    if not isinstance(value, k.Compare) or not isinstance(value.a, v.Stat):
        return None
    return (value.a.of, value.a.which, (value.op, value.b))


computed(CONDITION, "<of> <stat> was <is>", (OF_THING("of"), STAT("stat"), COMPARED("is")), _was, _un_was)

# --- counters ---------------------------------------------------------------------------------------------------------------
_so_many = SEVERAL("n")
for _of, _it in ((AFTER.one, "it"), (AFTER.many, "them")):
    words_for(_of, {f"with no counters on {_it}": f.Not(f.HasCounter(""))})
    words_for(_of, {f"with one or more counters on {_it}": f.HasCounter("")})
    phrase(_of, f"with <n> or more counters on {_it}", f.HasCounter("", _so_many))
_such = COUNTER("kind")
phrase(CONDITION, "there are no <kind> counters on <what>", k.Unless(k.Matches(_thing, f.HasCounter(_such))))
phrase(CONDITION, "<what> has no <kind> counters on (it|him|her)", k.Unless(k.Matches(_thing, f.HasCounter(_such))))
phrase(CONDITION, "<what> has <n> or more counters on (it|him|her)", k.Matches(_thing, f.HasCounter("", _so_many)))
phrase(CONDITION, "<what> had one or more counters on (it|him|her)", k.Matches(_thing, f.HasCounter("")))
phrase(CONDITION, "<what> has one or more counters on (it|him|her)", k.Matches(_thing, f.HasCounter("")))

# --- kinds with their nouns -------------------------------------------------------------------------------------------------
_PERMANENT: Final = f.HasType(t.PERMANENT_TYPES)
for _many, _of in ((False, HEAD.one), (True, HEAD.many)):
    for _noun in ("card", "spell"):
        _said = plural(_noun) if _many else _noun
        phrase(
            _of, f"<kinds> permanent {_said}", Head((Cons(_PERMANENT, COMPOUND[False]("kinds")),), _noun, "permanent")
        )
KIND_OR_COLOR: Final = Nonterminal("kind or color")
phrase(KIND_OR_COLOR, "<kinds>", COMPOUND[False]("kinds"))
words_for(KIND_OR_COLOR, {word: (f.HasColor(bit),) for word, bit in t.WORD_COLOR.items()})
_a, _b = KIND_OR_COLOR("a"), KIND_OR_COLOR("b")
for _noun in ("card", "spell"):
    phrase(HEAD.one, f"<a> {_noun} or <b> {_noun}", Head((_a, _b), _noun, "each or", mixed=True))
    for _joint in ("and", "or", "and/or"):
        _nouns = plural(_noun)
        phrase(HEAD.many, f"<a> {_nouns} {_joint} <b> {_nouns}", Head((_a, _b), _noun, f"each {_joint}", mixed=True))

_legendary = Cons(f.HasSupertype(t.LEGENDARY), COMPOUND[False]("d"))
phrase(
    HEAD.one, "<a>, <b>, <c>, or legendary <d> card",
    Head((COMPOUND[False]("a"), COMPOUND[False]("b"), COMPOUND[False]("c"), _legendary), "card", "legendary", mixed=True),
)  # fmt: skip
for _word, _bit in t.WORD_COLOR.items():
    _either = Head(((f.HasColor(_bit),), (KIND.one("kind"),)), "card", "color or", mixed=True)
    phrase(HEAD.one, f"{_word} or <kind> card", _either)

# --- its own name (201.5) ---------------------------------------------------------------------------------------------------
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"named ~": OwnName(), "named ~~": OwnName(True)})

# --- poison (122.1f) --------------------------------------------------------------------------------------------------------
_OPPONENTS: Final = s.Opponents()
_n = SEVERAL("n")


def _poisoned(who: Any) -> k.Compare:
    return k.Compare(v.PlayerCounters("poison", who), f.GE, _n)


_one_of_them = k.PlayerIs(_OPPONENTS, s.PlayersWhere(_OPPONENTS, _poisoned(s.ThatOne())))
phrase(CONDITION, "a opponent has <n> or more poison counters", _one_of_them)
phrase(CONDITION, "that player has <n> or more poison counters", _poisoned(ThatPlayer()))
phrase(CONDITION, "its controller has <n> or more poison counters", _poisoned(s.ControllerOf(It())))

# --- life totals compared with those at the start (103.4) -------------------------------------------------------------------
_start_life, _life = v.StartingLife(s.You()), v.LifeTotal(s.You())
_STARTED: Final = {
    "greater than your starting life total": (f.GT, _start_life),
    "greater than or equal to your starting life total": (f.GE, _start_life),
    "less than your starting life total": (f.LT, _start_life),
    "less than or equal to half your starting life total": (f.LE, v.Half(_start_life)),
    "less than half your starting life total": (f.LT, v.Half(_start_life, True)),
    "at least half your starting life total": (f.GE, v.Half(_start_life, True)),
}
for _words, (_op, _to) in _STARTED.items():
    words_for(CONDITION, {f"your life total is {_words}": k.Compare(_life, _op, _to)})
_more = NUMERAL("n")
_above = k.Compare(_life, f.GE, v.Plus(_start_life, _more))
phrase(CONDITION, "you have at least <n> life more than your starting life total", _above)

# --- goaded, without abilities, odd and even --------------------------------------------------------------------------------
words_for(ADJECTIVE, {"goaded": f.IsGoaded()})
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"with no abilities": f.HasNoAbilities()})

# --- after the noun ---------------------------------------------------------------------------------------------------------
_ALL = s.AllPlayers()
_lesser = f.StatIs(v.MANA_VALUE, f.LT, v.Stat(v.MANA_VALUE, EventThing()))
_hit = s.PlayersInEvents(_ALL, p.DealsDamage(f.IsThis(), None, _ALL, True))
for _of in (AFTER.one, AFTER.many):
    words_for(_of, {"with lesser mana value": _lesser})
    words_for(_of, {"whose controller was dealt combat damage by ~ this turn": f.ControlledBy(_hit)})
words_for(AFTER.one, {"with a cycling ability": f.HasKeyword(CYCLING), "that has convoke": f.HasKeyword(CONVOKE)})
words_for(
    AFTER.many, {"with cycling abilities": f.HasKeyword(CYCLING), "with a cycling ability": f.HasKeyword(CYCLING)}
)

# --- objects ----------------------------------------------------------------------------------------------------------------
_THEY = s.ThatOne()
_what = THING.one("what")
_ANY = f.Anything()
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
