"""Abilities (113): paragraphs of cards."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    keywords as k,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.conditions import AllOf, TurnOf
from inset.oracle.grammar.abilities.modes import BULLETS
from inset.oracle.grammar.costs.costs import ALTERNATIVE
from inset.oracle.grammar.numbers.numbers import MANA
from inset.oracle.grammar.symbols import (
    ABILITY,
    CONDITION,
    COST,
    COSTS,
    EVENT,
    GRANTED,
    KEYWORD_LINE,
    LIMIT,
    NAMED,
    PRICED_MODES,
    SPELL_LINE,
    STATIC,
    STATIC_MODS,
    STEP,
    TEXT,
    THING,
    THING_STATIC,
    TIERS,
    UNCONDITIONAL,
    WINDOW,
)
from inset.oracle.lexicon import FLAVOR_WORDS, SUBTYPES, plural
from inset.oracle.phrase import Nonterminal, Terminal, Words, listed, phrase, words_for
from inset.oracle.spoken import (
    ActivatedText,
    AnchorLine,
    Keywords,
    LevelLine,
    LoyaltyText,
    ModalText,
    OnlyWhen,
    OpeningText,
    SpellText,
    StaticText,
    SubjectFilter,
    ThingIs,
    TriggeredText,
    Worded,
)

_text, _if = TEXT("text"), CONDITION("if")
COMMON: Final = Nonterminal("ability of any object")

# --- keywords ---------------------------------------------------------------------------------------------------------------
phrase(COMMON, "<line>", Keywords(KEYWORD_LINE("line")))

# --- activated (602) --------------------------------------------------------------------------------------------------------
words_for(
    LIMIT,
    {
        "activate only as a sorcery": OnlyWhen(a.AS_SORCERY),
        "activate only as a instant": OnlyWhen(a.AS_INSTANT),
        "activate only during your turn": OnlyWhen(condition=TurnOf(s.You())),
        "activate only once each turn": OnlyWhen(limit=1),
        "activate no more than twice each turn": OnlyWhen(limit=2),
        "activate no more than three times each turn": OnlyWhen(limit=3),
        "any player may activate this ability": OnlyWhen(by_anyone=True),
        "this ability triggers only once each turn": OnlyWhen(limit=1),
    },
)
phrase(LIMIT, "activate only if <if>", OnlyWhen(condition=_if))
phrase(LIMIT, "activate only as a sorcery and only once each turn", OnlyWhen(a.AS_SORCERY, 1))
phrase(LIMIT, "activate only as a sorcery and only if <if>", OnlyWhen(a.AS_SORCERY, condition=_if))
phrase(LIMIT, "activate only if <if> and only as a sorcery", OnlyWhen(a.AS_SORCERY, condition=_if))
phrase(LIMIT, "activate only if <if> and only once each turn", OnlyWhen(limit=1, condition=_if))
phrase(LIMIT, "activate only during your turn and only once each turn", OnlyWhen(limit=1, condition=TurnOf(s.You())))
phrase(LIMIT, "activate only <window>", OnlyWhen(condition=WINDOW("window")))
phrase(LIMIT, "activate only <window> and only once each turn", OnlyWhen(limit=1, condition=WINDOW("window")))
phrase(LIMIT, "activate only <window> and only if <if>", OnlyWhen(condition=AllOf((WINDOW("window"), _if))))
phrase(COMMON, "<cost>: <text>", ActivatedText(COSTS("cost"), _text))
phrase(
    COMMON, "<cost>: choose one. <limit>. <modes>",
    ActivatedText(COSTS("cost"), ModalText(BULLETS("modes"), 1, 1), (LIMIT("limit"),)),
)  # fmt: skip
phrase(COMMON, "<cost>: <text> <limit>.", ActivatedText(COSTS("cost"), _text, (LIMIT("limit"),)))

# --- loyalty (606) ----------------------------------------------------------------------------------------------------------


def _loyalty(words: Words, at: int) -> list[tuple[object, int]]:
    word = words[at]
    if word == "−X":
        return [(c.RemoveCounters("loyalty", v.X()), at + 1)]
    if word[:1] in ("+", "−") and word[1:].isdigit():
        number = int(word[1:])
        cost = c.PutCounters("loyalty", number) if word[0] == "+" else c.RemoveCounters("loyalty", number)
        return [(cost, at + 1)]
    return [(c.PutCounters("loyalty", 0), at + 1)] if word == "0" else []


def _say_loyalty(value: object) -> Words | None:
    if isinstance(value, c.PutCounters):
        return (f"+{value.count}" if value.count else "0",)
    if not isinstance(value, c.RemoveCounters):
        return None
    return ("−X",) if value.count == v.X() else (f"−{value.count}",)


LOYALTY: Final = Terminal("loyalty", ("#loyalty", "0"), _loyalty, _say_loyalty)
phrase(ABILITY, "<cost>: <text>", LoyaltyText(LOYALTY("cost"), _text))

# --- chapters of Sagas (714.2) ----------------------------------------------------------------------------------------------


def _chapters(words: Words, at: int) -> list[tuple[object, int]]:
    """Rising numbers with commas between them, "I, II"."""
    found = [p.ROMAN.index(words[at]) + 1]
    while at + 2 < len(words) and words[at + 1] == "," and words[at + 2] in p.ROMAN[found[-1] :]:
        at += 2
        found.append(p.ROMAN.index(words[at]) + 1)
    return [(tuple(found), at + 1)]


def _say_chapters(value: object) -> Words | None:
    if not isinstance(value, tuple) or not value:
        return None
    return tuple(word for chapter in value for word in (",", p.ROMAN[chapter - 1]))[1:]


CHAPTERS: Final = Terminal("chapters", p.ROMAN, _chapters, _say_chapters, looks=2 * len(p.ROMAN))
phrase(ABILITY, "<chapters> — <text>", TriggeredText(p.ChapterReached(CHAPTERS("chapters")), _text))

# --- triggered (603) --------------------------------------------------------------------------------------------------------
_when, _step, _text = EVENT("when"), STEP("when"), UNCONDITIONAL("text")  # an "if" after the event intervenes (603.4)
for _start, _what in (("(when|whenever)", _when), ("at the beginning of", _step)):
    phrase(COMMON, f"{_start} <when>, <text>", TriggeredText(_what, _text))
    phrase(COMMON, f"{_start} <when>, if <if>, <text>", TriggeredText(_what, _text, _if))
    phrase(COMMON, f"{_start} <when>, <text> <limit>.", TriggeredText(_what, _text, None, (LIMIT("limit"),)))

# one ability for two events, each with its own word
TWO: Final = Nonterminal("two events")
_one, _other = EVENT("one"), EVENT("other")
for _joint in ("or", "and"):
    phrase(TWO, f"(when|whenever) <one> {_joint} (when|whenever) <other>", p.Either((_one, _other)))
    phrase(TWO, f"at the beginning of <one> {_joint} (when|whenever) <other>", p.Either((STEP("one"), _other)))
    phrase(TWO, f"(when|whenever) <one> {_joint} at the beginning of <other>", p.Either((_one, STEP("other"))))
phrase(COMMON, "<when>, <text>", TriggeredText(TWO("when"), _text))
phrase(COMMON, "<when>, if <if>, <text>", TriggeredText(TWO("when"), _text, _if))

# --- Class cards and Case cards (716.2a, 719.3) -----------------------------------------------------------------------------
for _level in f.LEVELS:
    phrase(ABILITY, f"<mana>: level {_level}", LevelLine(c.PayMana(MANA("mana")), _level))
phrase(ABILITY, "to solve — <if>.", a.ToSolve(_if))
phrase(ABILITY, "solved — <ability>", a.WhileSolved(COMMON("ability")))

# --- static (604) -----------------------------------------------------------------------------------------------------------
for _number in ("one", "many"):
    _subject = getattr(THING, _number)("what")
    _mods = st.Continuous(SubjectFilter(), getattr(STATIC_MODS, _number)("mods"))
    _rules = listed("rules", getattr(THING_STATIC, _number))
    phrase(STATIC, "<what> <statics>", ThingIs(_subject, _rules("statics")))
    phrase(STATIC, "<what> <mods>", ThingIs(_subject, (_mods,)))
    phrase(STATIC, "<what> <mods> and <rule>", ThingIs(_subject, (_mods, getattr(THING_STATIC, _number)("rule"))))
_static = STATIC("static")
phrase(COMMON, "<static>.", StaticText((_static,)))
phrase(COMMON, "as long as <if>, <static>.", StaticText((_static,), _if))
phrase(COMMON, "<static> as long as <if>.", StaticText((_static,), _if, True))
words_for(SPELL_LINE, {"this spell can't be countered.": a.CantBeCountered()})
words_for(ABILITY, {"this spell can't be countered.": a.CantBeCountered()})

# --- opening hands (103.5b, 103.6) ------------------------------------------------------------------------------------------
_hand = s.Each(f.Anything(), t.HAND, s.You())
_anew = a.MulliganAction(a.Body((e.Move(_hand, t.EXILE, save=0), e.Draw(s.You(), v.Count(s.Saved(0))))))
words_for(
    ABILITY,
    {
        "~ can be your commander.": a.CanBeCommander(),
        "if ~ is in your opening hand, you may begin the game with it on the battlefield.": a.OpeningHand(),
        "any time you could mulligan and ~ is in your hand, you may exile all the cards from your hand, "
        "then draw that many cards.": _anew,
    },
)
for _words, _first in (
    ("the first upkeep", p.BeginningOf(t.UPKEEP, s.AllPlayers())),
    ("your first main phase of the game", p.BeginningOf(t.PRECOMBAT_MAIN, s.You())),
):
    phrase(
        ABILITY, f"you may reveal this card from your opening hand. if you do, at the beginning of {_words}, <text>",
        OpeningText(_first, _text),
    )  # fmt: skip
for _of in (SPELL_LINE, ABILITY):
    phrase(_of, "as a additional cost to cast this spell, <cost>.", a.AdditionalCost(COSTS("cost")))
    phrase(
        _of, "as a additional cost to cast this spell, <one> or <other>.",
        a.AdditionalCost(c.OneOf((COST("one"), ALTERNATIVE("other")))),
    )  # fmt: skip

# --- ability words (207.2c) -------------------------------------------------------------------------------------------------
ABILITY_WORDS: Final = (
    "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "ceremorphosis", "channel", "chroma",
    "cohort", "constellation", "converge", "corrupted", "council's dilemma", "coven", "delirium", "descend 4", "descend 8",
    "disappear", "domain", "eerie", "eminence", "enrage", "fateful hour", "fathomless descent", "ferocious", "flurry",
    "formidable", "grandeur", "hellbent", "heroic", "imprint", "infusion", "inspired", "join forces", "kinship", "landfall",
    "lieutenant", "magecraft", "metalcraft", "morbid", "opus", "pack tactics", "parade!", "paradox", "parley", "radiance",
    "raid", "rally", "renew", "repartee", "revolt", "secret council", "spell mastery", "strive", "survival", "sweep",
    "tempting offer", "threshold", "undergrowth", "valiant", "vivid", "void", "will of the council",
)  # fmt: skip
for _word in ABILITY_WORDS:
    for _of in (ABILITY, SPELL_LINE):
        phrase(_of, f"{_word} — <ability>", Worded(_word, COMMON("ability")))
    phrase(SPELL_LINE, f"{_word} — <text>", SpellText(TEXT("text"), _word))

# --- flavor words (207.2d) --------------------------------------------------------------------------------------------------


def _flavor(words: Words, at: int) -> list[tuple[object, int]]:
    """ "Crown of Madness": two words or more before a dash, the last with a capital.

    Keywords and ability words are never written this way. A single word may be a new one, and is read only if it is listed.
    """
    if "—" not in words[at : at + _LONGEST_FLAVOR + 1]:
        return []
    if words[at] in _SINGLE and words[at + 1 : at + 2] == ("—",):
        return [(_SINGLE[words[at]], at + 1)]
    end = at
    while end < len(words) and end - at < _LONGEST_FLAVOR and _is_flavor(words[end]):
        end += 1
    last = words[end - 1]
    if end < len(words) and words[end] == "—" and end - at > 1 and last[:1].isupper():
        return [(" ".join(words[at:end]).replace(" ,", ",").replace(" 's", "'s"), end)]
    return []


def _is_flavor(word: str) -> bool:
    return word[:1].isalpha() or word in (",", "'s")


def _say_flavor(value: object) -> Words | None:
    if not isinstance(value, str) or value in ABILITY_WORDS:
        return None
    if value in FLAVOR_WORDS:
        return (_uncapitalized(value),)
    return tuple(value.replace(",", " ,").replace("'s", " 's").split())


def _uncapitalized(word: str) -> str:
    """As the lexer has the first word of a line."""
    return word if word in _NAMES_OF_TYPES else word[0].lower() + word[1:]


_NAMES_OF_TYPES: Final = frozenset(word for one in SUBTYPES for word in (one, plural(one)))
_SINGLE: Final = {_uncapitalized(word): word for word in FLAVOR_WORDS}
_LONGEST_FLAVOR: Final = 8
FLAVOR: Final = Terminal("flavor words", ("", "#name"), _flavor, _say_flavor, _LONGEST_FLAVOR + 1)
for _of in (ABILITY, SPELL_LINE):
    phrase(_of, "<word> — <ability>", Worded(FLAVOR("word"), COMMON("ability")))
_chapter = TriggeredText(p.ChapterReached(CHAPTERS("chapters")), TEXT("text"))
phrase(ABILITY, "<chapters> — <word> — <text>", Worded(FLAVOR("word"), _chapter))
phrase(ABILITY, "<ability>", COMMON("ability"))
phrase(SPELL_LINE, "<ability>", COMMON("ability"))
phrase(SPELL_LINE, "<text>", SpellText(TEXT("text")))
for _line, _bit, _modes, _most in (("spree", k.SPREE, PRICED_MODES, 99), ("tiered", k.TIERED, TIERS, 1)):
    _priced = SpellText(ModalText(_modes("modes"), 1, _most))
    phrase(SPELL_LINE, f"{_line} <modes>", Keywords((a.Keyword(_bit), _priced)))
phrase(GRANTED, "“ <ability> ”", ABILITY("ability"))

# --- anchor words (614.12c) -------------------------------------------------------------------------------------------------


def _anchor(words: Words, at: int) -> list[tuple[object, int]]:
    """A word before a dash, which begins with a small letter as the first word of a line."""
    word = words[at]
    return [(word.capitalize(), at + 1)] if word.isalpha() and words[at + 1 : at + 2] == ("—",) else []


def _say_anchor(value: object) -> Words | None:
    if not isinstance(value, str) or not value.isalpha():
        return None
    return (value if value in _NAMES_OF_TYPES else value.lower(),)


ANCHOR: Final = Terminal("anchor word", ("", "#name"), _anchor, _say_anchor, 2)
phrase(
    ABILITY, "as ~ enters, choose <a> or <b>. • <c> — <x> • <d> — <y>",
    AnchorLine(
        (NAMED("a"), NAMED("b")), ((ANCHOR("c"), COMMON("x")), (ANCHOR("d"), COMMON("y"))),
    ),
)  # fmt: skip
