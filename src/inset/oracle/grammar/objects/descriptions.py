"""Descriptions of objects: one nonterminal, used by targets, costs, events, conditions and statics alike.

Adjectives, the noun (types, subtypes, "card", "spell", "token"), clauses after it (who controls it, what it has, where it is).
"""

from __future__ import annotations

import re
from typing import Any, Final

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s, values as v
from inset.language.keywords import KEYWORD_BIT
from inset.language.node import Filter
from inset.oracle.counter_kinds import COUNTER_NAMES
from inset.oracle.grammar.numbers.numbers import SEVERAL, SIZE
from inset.oracle.grammar.symbols import (
    A_DESC,
    ADJECTIVE,
    AFTER,
    CLOSED,
    COMPARED,
    DESC,
    HEAD,
    KIND,
    LAST,
    NAMED,
    ONE_DESC,
    PLAYERS,
    STAT,
    THING,
    WHOSE,
    ZONE_CLAUSE,
)
from inset.oracle.lexer import LONGEST
from inset.oracle.lexicon import BASIC_LAND_TYPES, SUBTYPES, plural
from inset.oracle.phrase import Cons, Nonterminal, Phrase, Terminal, Words, computed, listed, phrase, words_for
from inset.oracle.spoken import (
    Described,
    EitherDescribed,
    GreatestAmong,
    Head,
    HostAs,
    InZone,
    It,
    OneOrMore,
    Other,
    PlayerOrController,
    Size,
    That,
    ThatPlayer,
    TheyAll,
    ThisOr,
)

# --- kinds ------------------------------------------------------------------------------------------------------------------
TYPES: Final = (
    "artifact",
    "battle",
    "creature",
    "enchantment",
    "instant",
    "kindred",
    "land",
    "planeswalker",
    "sorcery",
)
for _word in TYPES:
    phrase(KIND.one, _word, f.HasType(t.WORD_TYPE[_word]))
    phrase(KIND.many, plural(_word), f.HasType(t.WORD_TYPE[_word]))
for _word in SUBTYPES:
    phrase(KIND.one, _word, f.HasSubtype((_word,)))
    phrase(KIND.many, plural(_word), f.HasSubtype((_word,)))
phrase(KIND.many, "Spawn", f.HasSubtype(("Spawn",)))
for _urzas in (KIND.one, KIND.many):  # one word, apostrophe and all
    _urzas.add(Phrase(_urzas, "Urza's", ("Urza's",), f.HasSubtype(("Urza's",))))
for _pair in (KIND.one, KIND.many):
    phrase(_pair, "commander" if _pair is KIND.one else "commanders", f.IsCommander())

# "artifact creature": all hold; in the plural only the last word is one
COMPOUND: Final = {True: Nonterminal("kinds"), False: Nonterminal("kind")}
for _many, _compound in COMPOUND.items():
    _last = KIND.many if _many else KIND.one
    phrase(_compound, "<kind>", (_last("kind"),))
    phrase(_compound, "<first> <rest>", Cons(KIND.one("first"), _compound("rest")))

# --- nouns ------------------------------------------------------------------------------------------------------------------
NOUNS: Final = {"card": "card", "spell": "spell", "token": "token", "permanent": "permanent", "source": "source"}


def _heads(of: Nonterminal, many: bool) -> None:
    own = COMPOUND[many]
    plain = COMPOUND[False]
    for noun in NOUNS.values():
        said = plural(noun) if many else noun
        phrase(of, said, Head((), noun))
        phrase(of, f"<kinds> {said}", Head((plain("kinds"),), noun, ""))
        for joint in ("or", "and", "and/or"):
            either = _alternatives(False, joint)
            phrase(of, f"<kinds> {said}", Head(either("kinds"), noun, joint))
    permanent = (f.HasType(t.PERMANENT_TYPES),)
    for noun in ("card", "spell"):
        phrase(of, f"permanent {plural(noun) if many else noun}", Head((permanent,), noun, "permanent"))
    enchanted = (f.HasAttached(f.HasSubtype(("Aura",))), f.HasType(t.CREATURE))
    said = "enchanted creatures or enchantment creatures" if many else "enchanted creature or enchantment creature"
    phrase(of, said, Head((enchanted, (f.HasType(t.ENCHANTMENT), f.HasType(t.CREATURE))), mixed=True))
    for word, subtype in (("enchanted", "Aura"), ("equipped", "Equipment")):  # of the one noun that follows
        attached = f.HasAttached(f.HasSubtype((subtype,)))
        phrase(of, f"{word} <kinds>", Head((Cons(attached, own("kinds")),), "", ""))
        phrase(of, f"{word} permanent{'s' if many else ''}", Head(((attached,),), "permanent", ""))
    if not many:
        a, b = plain("a"), plain("b")
        phrase(of, "<a>, <b>, or legendary card", Head((a, b, (f.HasSupertype(t.LEGENDARY),)), "card"))
        phrase(of, "<a>, <b>, or token", Head((a, b, (f.IsToken(),))))
        phrase(of, "<a>, <b>, or <q>", Head((a, b, QUALIFIED[False]("q")), mixed=True))
        phrase(of, "<a> or <q>", Head((a, QUALIFIED[False]("q")), mixed=True))
    else:
        for joint in ("or", "and", "and/or"):
            phrase(of, f"<a> {joint} <q>", Head((own("a"), QUALIFIED[True]("q")), "", joint, True))
    phrase(of, "<kinds>", Head((own("kinds"),), "", ""))
    for joint in ("or", "and", "and/or"):
        phrase(of, "<kinds>", Head(_alternatives(many, joint)("kinds"), "", joint))


_MADE: Final[dict[tuple[bool, str], Nonterminal]] = {}

# "noncreature enchantment", "nonbasic land": the last of several kinds, with its own adjective
QUALIFIED: Final = {True: Nonterminal("kinds with an adjective"), False: Nonterminal("kind with an adjective")}
for _many, _qualified in QUALIFIED.items():
    _own_kinds = COMPOUND[_many]("kinds")
    phrase(_qualified, "nonbasic <kinds>", Cons(f.Not(f.HasSupertype(t.BASIC)), _own_kinds))
    for _word in TYPES:
        phrase(_qualified, f"non{_word} <kinds>", Cons(f.Not(f.HasType(t.WORD_TYPE[_word])), _own_kinds))
    for _word, _bit in t.WORD_COLOR.items():
        phrase(_qualified, f"non{_word} <kinds>", Cons(f.Not(f.HasColor(_bit)), _own_kinds))


def _alternatives(many: bool, joint: str) -> Nonterminal:
    """ "Artifact or creature", "artifacts, creatures, and lands"."""
    if (many, joint) not in _MADE:
        _MADE[many, joint] = listed(f"kinds with {joint!r}", COMPOUND[many], joint, least=2)
    return _MADE[many, joint]


_heads(HEAD.one, False)
_heads(HEAD.many, True)

# --- adjectives -------------------------------------------------------------------------------------------------------------
words_for(
    ADJECTIVE,
    {
        "tapped": f.IsTapped(), "untapped": f.Not(f.IsTapped()), "attacking": f.IsAttacking(), "blocking": f.IsBlocking(),
        "attacking or blocking": f.Or((f.IsAttacking(), f.IsBlocking())), "blocked": f.IsBlocked(),
        "unblocked": f.IsUnblocked(), "blocking or blocked": f.Or((f.IsBlocking(), f.IsBlocked())),
        "nontoken": f.Not(f.IsToken()), "modified": f.IsModified(),
        "kicked": f.WasKicked(), "historic": f.IsHistoric(), "nonhistoric": f.Not(f.IsHistoric()),
        "face-down": f.IsFaceDown(), "multicolored": f.ColorCount(f.GE, 2), "monocolored": f.ColorCount(f.EQ, 1),
        "colorless": f.HasColor(0), "other": Other(), "prepared": f.IsDesignated(), "suspended": f.IsSuspended(),
    },
)  # fmt: skip
for _word, _bit in t.WORD_SUPERTYPE.items():
    words_for(ADJECTIVE, {_word: f.HasSupertype(_bit), f"non{_word}": f.Not(f.HasSupertype(_bit))})
for _word, _bit in t.WORD_COLOR.items():
    words_for(ADJECTIVE, {_word: f.HasColor(_bit), f"non{_word}": f.Not(f.HasColor(_bit))})
    for _other, _second in t.WORD_COLOR.items():
        if _other != _word:
            phrase(ADJECTIVE, f"{_word} or {_other}", f.Or((f.HasColor(_bit), f.HasColor(_second))))
for _word in TYPES:
    phrase(ADJECTIVE, f"non{_word}", f.Not(f.HasType(t.WORD_TYPE[_word])))
for _word in SUBTYPES:
    phrase(ADJECTIVE, f"non- {_word}", f.Not(f.HasSubtype((_word,))))
phrase(ADJECTIVE, "<size>", SIZE("size"))

BEFORE: Final = Nonterminal("adjectives")
_adjective, _more = ADJECTIVE("a"), BEFORE("more")
phrase(BEFORE, "<a>", (_adjective,))
phrase(BEFORE, "<a> <more>", Cons(_adjective, _more))
phrase(BEFORE, "<a>, <more>", Cons(_adjective, _more))

# --- clauses after the noun -------------------------------------------------------------------------------------------------


def _both(text: str, meaning: Any) -> None:
    for of in (AFTER.one, AFTER.many):
        phrase(of, text, meaning)


_who = PLAYERS.one("who")
_both("you control", f.ControlledBy(s.You()))
_both("you don't control", f.Not(f.ControlledBy(s.You())))
_both("you own", f.OwnedBy(s.You()))
_both("<who> controls", f.ControlledBy(_who))
_both("<who> owns", f.OwnedBy(_who))
_both("they control", f.ControlledBy(TheyAll()))
phrase(AFTER.one, "a opponent controls", f.ControlledBy(s.Opponents()))
_both("your opponents control", f.ControlledBy(s.Opponents()))
_stat, _compared = STAT("stat"), COMPARED("is")


def _stat_is(which: int, compared: tuple[int, Any]) -> Filter:
    return f.StatIs(which, *compared)


def _un_stat_is(value: Any) -> tuple[Any, ...] | None:
    return (value.which, (value.op, value.amount)) if isinstance(value, f.StatIs) else None


def _total_is(compared: tuple[int, Any]) -> Filter:
    return f.StatIs(v.POWER_PLUS_TOUGHNESS, *compared)


def _un_total_is(value: Any) -> tuple[Any, ...] | None:
    found = isinstance(value, f.StatIs) and value.which == v.POWER_PLUS_TOUGHNESS
    return ((value.op, value.amount),) if found else None


def _base_is(size: Size) -> Filter:
    return f.And((f.StatIs(v.BASE_POWER, f.EQ, size.power), f.StatIs(v.BASE_TOUGHNESS, f.EQ, size.toughness)))


def _un_base_is(value: Any) -> tuple[Any, ...] | None:
    match value:
        case f.And(
            parts=(
                f.StatIs(which=v.BASE_POWER, op=f.EQ, amount=power),
                f.StatIs(which=v.BASE_TOUGHNESS, op=f.EQ, amount=toughness),
            )
        ):
            return (Size(power, toughness),)
    return None


for _of in (AFTER.one, AFTER.many):
    computed(_of, "with base power and toughness <size>", (SIZE("size"),), _base_is, _un_base_is)
    computed(_of, "with <stat> <is>", (_stat, CLOSED("is")), _stat_is, _un_stat_is)
for _of in (LAST.one, LAST.many):
    computed(_of, "with <stat> <is>", (_stat, _compared), _stat_is, _un_stat_is)
_SIMPLE = ("flying", "reach", "defender", "haste", "trample", "deathtouch", "lifelink", "vigilance", "first strike",
           "double strike", "menace", "hexproof", "indestructible", "infect", "flash", "shadow", "islandwalk", "toxic",
           "horsemanship", "prowess", "flanking", "changeling", "ward", "cycling", "flashback", "level up", "shroud", "fear",
           "intimidate", "skulk", "morph", "persist", "undying", "wither", "banding", "phasing", "mutate", "suspend",
           "madness", "convoke", "decayed", "cascade", "storm", "foretell", "exalted", "riot")  # fmt: skip
for _word in _SIMPLE:
    if _word in KEYWORD_BIT:
        _both(f"with {_word}", f.HasKeyword(KEYWORD_BIT[_word]))
        _both(f"without {_word}", f.Not(f.HasKeyword(KEYWORD_BIT[_word])))
ONE_KEYWORD: Final = Nonterminal("keyword that something has")
words_for(ONE_KEYWORD, {_word: f.HasKeyword(KEYWORD_BIT[_word]) for _word in _SIMPLE if _word in KEYWORD_BIT})
for _word in BASIC_LAND_TYPES:
    words_for(ONE_KEYWORD, {f"{_word.lower()}walk": f.HasLandwalk(_word)})
    _both(f"with {_word.lower()}walk", f.HasLandwalk(_word))
    _both(f"without {_word.lower()}walk", f.Not(f.HasLandwalk(_word)))
_both("with <any>", f.Or(listed("keywords with 'or'", ONE_KEYWORD, "or", least=2)("any")))
_both("without <none>", f.Not(f.Or(listed("keywords with 'or'", ONE_KEYWORD, "or", least=2)("none"))))
_both("other than ~", f.Not(f.IsThis()))

_SIZE_COUNTER: Final = re.compile(r"[+-]\d/[+-]\d")

_STRIKES: Final = ("first strike", "double strike")  # 122.1b: the keyword counters of two words


def _counter_word(words: Words, at: int) -> list[tuple[Any, int]]:
    word = words[at]
    if word in ("first", "double"):
        pair = f"{word} {words[at + 1]}"
        return [(pair, at + 2)] if pair in _STRIKES and words[at + 2 : at + 3] in (("counter",), ("counters",)) else []
    known = word in COUNTER_NAMES or _SIZE_COUNTER.fullmatch(word)
    return [(word, at + 1)] if known and words[at + 1] in ("counter", "counters") else []


COUNTER: Final = Terminal(
    "kind of counter", ("#size", "first", "double", *COUNTER_NAMES), _counter_word,
    lambda value: tuple(value.split()) if isinstance(value, str) and value else None, 3,
)  # fmt: skip
_kind, _n = COUNTER("kind"), SEVERAL("n")
phrase(AFTER.one, "with a <kind> counter on it", f.HasCounter(_kind))
phrase(AFTER.many, "with a <kind> counter on (it|them)", f.HasCounter(_kind))
phrase(AFTER.many, "with <kind> counters on them", f.HasCounter(_kind))
phrase(AFTER.one, "with <n> or more <kind> counters on it", f.HasCounter(_kind, _n))
phrase(AFTER.one, "with a counter on it", f.HasCounter(""))
phrase(AFTER.one, "with {X} in its mana cost", f.CostHasX())
phrase(AFTER.many, "with {X} in their mana costs", f.CostHasX())
phrase(AFTER.many, "with counters on them", f.HasCounter(""))
_both("of the chosen type", f.OfChosenType())
_both("of the chosen color", f.OfChosenColor())
_both("with the chosen name", f.ChosenName())
_both("<zone>", ZONE_CLAUSE("zone"))
phrase(AFTER.one, "that has a Adventure", f.HasAlternative(1))
phrase(AFTER.many, "that have a Adventure", f.HasAlternative(1))
_both("named <name>", f.HasName(NAMED("name")))

# --- names ------------------------------------------------------------------------------------------------------------------
_SMALL: Final = frozenset("of the and to in for a from with on at".split())


def _name(words: Words, at: int) -> list[tuple[Any, int]]:
    """Words with capitals, and small ones between them; a comma only before another capital."""
    found = []
    end = at
    while end < len(words) and (_is_capital(words[end]) or (end > at and words[end] in (*_SMALL, ",", "'s"))):
        end += 1
        if _is_capital(words[end - 1]):
            found.append((_name_text(words[at:end]), end))
    return found


def _is_capital(word: str) -> bool:
    """ "Ragnarok", and also "l'Cie"."""
    return word[:1].isupper() or (word[1:3].istitle() and word[1] == "'")


def _name_text(words: Words) -> str:
    return " ".join(words).replace(" ,", ",").replace(" 's", "'s")


def _say_name(value: Any) -> Words | None:
    return tuple(value.replace("'s", " 's").replace(",", " ,").split()) if isinstance(value, str) else None


NAME: Final = Terminal("name", ("#name",), _name, _say_name, LONGEST)
phrase(NAMED, "<name>", NAME("name"))

# --- zones ------------------------------------------------------------------------------------------------------------------
_whose = WHOSE("whose")
for _how in ("from", "in"):
    for _zone in (t.GRAVEYARD, t.HAND, t.LIBRARY):
        phrase(ZONE_CLAUSE, f"{_how} <whose> {t.ZONE_WORD[_zone]}", InZone(_zone, _whose, _how))
    phrase(ZONE_CLAUSE, f"{_how} a graveyard", InZone(t.GRAVEYARD, None, _how))
    phrase(ZONE_CLAUSE, f"{_how} exile", InZone(t.EXILE, None, _how))
    _of_one = f"{_how} one"  # "two target cards from an opponent's graveyard": all of them from the same one
    phrase(ZONE_CLAUSE, f"{_how} a opponent's graveyard", InZone(t.GRAVEYARD, s.Opponents(), _of_one))
for _either in ("hand or graveyard", "graveyard or hand"):
    words_for(ZONE_CLAUSE, {f"from your {_either}": InZone(t.HAND | t.GRAVEYARD, s.You(), f"from {_either}")})
phrase(ZONE_CLAUSE, "from a single graveyard", InZone(t.GRAVEYARD, None, "single"))
phrase(ZONE_CLAUSE, "in all graveyards", InZone(t.GRAVEYARD, None, "all"))
phrase(ZONE_CLAUSE, "from graveyards", InZone(t.GRAVEYARD, None, "from any"))
phrase(ZONE_CLAUSE, "on the battlefield", InZone(t.BATTLEFIELD, None, "on"))

# --- whole descriptions -----------------------------------------------------------------------------------------------------
for _many, _desc, _head, _after, _last in (
    (False, DESC.one, HEAD.one, AFTER.one, LAST.one), (True, DESC.many, HEAD.many, AFTER.many, LAST.many),
):  # fmt: skip
    _afters = Nonterminal("clauses after the noun")
    phrase(_afters, "<c>", (_after("c"),))
    phrase(_afters, "<c> <more>", Cons(_after("c"), _afters("more")))
    phrase(_afters, "<last>", (_last("last"),))
    phrase(_afters, "<last> <zone>", (_last("last"), ZONE_CLAUSE("zone")))
    phrase(
        _desc, "[<before>] <head> [<after>]",
        Described(BEFORE("before", ()), _head("head"), _afters("after", ())),
    )  # fmt: skip

    if not _many:  # with an article each
        _first = Described(BEFORE("before", ()), _head("head"), _afters("after", ()))
        phrase(ONE_DESC, "<what>", _desc("what"))
        phrase(ONE_DESC, "[<before>] <head> [<after>] or a <other>", EitherDescribed((_first, _desc("other"))))

_one = DESC.one("what")
phrase(A_DESC, "~", f.IsThis())
phrase(A_DESC, "~~", f.IsOneOf(s.Granter()))
phrase(A_DESC, "a <what>", _one)
phrase(A_DESC, "another <what>", f.And((Other(), _one)))
phrase(A_DESC, "~ or another <what>", ThisOr(_one))
phrase(A_DESC, "a <what> or a <other>", EitherDescribed((_one, DESC.one("other"))))
for _how, _noun in (
    ("equipped", "creature"),
    ("enchanted", "creature"),
    ("enchanted", "permanent"),
    ("enchanted", "land"),
    ("enchanted", "artifact"),
    ("enchanted", "enchantment"),
    ("enchanted", "planeswalker"),
):
    phrase(A_DESC, f"{_how} {_noun}", f.IsOneOf(HostAs(_how, _noun)))
phrase(A_DESC, "~ or enchanted creature", f.Or((f.IsThis(), f.IsOneOf(HostAs("enchanted", "creature")))))
phrase(A_DESC, "one or more <what>", OneOrMore(DESC.many("what")))

# --- attached, in combat, of some colors ------------------------------------------------------------------------------------
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "other than that creature", f.Not(f.IsOneOf(That("creature"))))
    phrase(_of, "attached to ~", f.IsAttachedTo(s.This()))
    phrase(_of, "attached to it", f.IsAttachedTo(It()))
    phrase(_of, "blocking it", f.IsBlocking(It()))
    phrase(_of, "it's blocking", f.IsBlocked(It()))
    phrase(_of, "~ is blocking", f.IsBlocked(s.This()))
    phrase(_of, "blocking ~", f.IsBlocking(s.This()))
    phrase(_of, "attached to that creature", f.IsAttachedTo(That("creature")))
    phrase(_of, "that blocked this turn", f.DidThisTurn(p.Blocks(f.Anything())))
    phrase(_of, "that attacked this turn", f.DidThisTurn(p.Attacks(f.Anything())))
phrase(AFTER.one, "that's white, blue, black, or red", f.HasColor(15))
phrase(
    AFTER.many, "that are instant cards, sorcery cards, and/or have a Adventure",
    f.Or((f.HasType(t.INSTANT | t.SORCERY), f.HasAlternative(1))),
)  # fmt: skip

# --- compared with others ---------------------------------------------------------------------------------------------------
_OF_WHOM: Final = {
    "you control": f.ControlledBy(s.You()), "they control": f.ControlledBy(TheyAll()),
    "that player controls": f.ControlledBy(ThatPlayer()),
    "your opponents control": f.ControlledBy(s.Opponents()), "on the battlefield": InZone(t.BATTLEFIELD, None, "on"),
}  # fmt: skip
for _of in (AFTER.one, AFTER.many):
    for _words, _whom in _OF_WHOM.items():
        _others = Described((), HEAD.many("others"), (_whom,))
        phrase(_of, f"with the (greatest|highest) <stat> among <others> {_words}", GreatestAmong(STAT("stat"), _others))
phrase(AFTER.one, "that shares a creature type with <like>", f.SharesCreatureTypeWith(THING.one("like")))
phrase(AFTER.many, "that share a creature type with <like>", f.SharesCreatureTypeWith(THING.one("like")))
phrase(AFTER.one, "that shares a color with <like>", f.SharesColorWith(THING.one("like")))
phrase(AFTER.many, "that share a color with <like>", f.SharesColorWith(THING.one("like")))
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "with the same name as <like>", f.SharesNameWith(THING.one("like")))
    phrase(_of, "your opponents cast", f.WasCastBy(s.Opponents()))
phrase(AFTER.one, "with a basic land type", f.HasSubtype(BASIC_LAND_TYPES))
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "from anywhere other than your hand", f.Not(f.WasCastFrom(t.HAND)))
for _of, _are in ((AFTER.one, "isn't"), (AFTER.many, "aren't")):
    phrase(_of, "that entered this turn", f.EnteredThisTurn())
    for _word, _subtype in (("enchanted", "Aura"), ("equipped", "Equipment")):
        _attached = f.HasAttached(f.HasSubtype((_subtype,)))
        phrase(_of, f"that {_are} {_word}", f.Not(_attached))
    computed(_of, "with total power and toughness <is>", (_compared,), _total_is, _un_total_is)
words_for(AFTER.one, {"that's enchanted": f.HasAttached(f.HasSubtype(("Aura",))),
                      "that's equipped": f.HasAttached(f.HasSubtype(("Equipment",)))})  # fmt: skip
words_for(AFTER.many, {"that are enchanted": f.HasAttached(f.HasSubtype(("Aura",))),
                       "that are equipped": f.HasAttached(f.HasSubtype(("Equipment",)))})  # fmt: skip
for _of in (AFTER.one, AFTER.many):
    phrase(_of, "that player or that planeswalker's controller controls", f.ControlledBy(PlayerOrController()))
phrase(ZONE_CLAUSE, "from all graveyards", InZone(t.GRAVEYARD, None, "from all"))
for _of, _it in ((AFTER.one, "it"), (AFTER.many, "them")):
    phrase(_of, f"without a <kind> counter on {_it}", f.Not(f.HasCounter(_kind)))
    phrase(_of, f"with no <kind> counters on {_it}", f.Not(f.HasCounter(_kind)))
phrase(AFTER.one, "with another <other> attached to it", f.HasAttached(f.And((f.Not(f.IsThis()), DESC.one("other")))))
