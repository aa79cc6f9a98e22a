"""A paragraph to abilities: its words are read in exactly one way and bound, or it is declined with the place.

Paragraphs are read once and remembered by their words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from inset.data.card_records import FaceRecord
from inset.kernel import types as t
from inset.language import abilities as a
from inset.language.card import Face, Token
from inset.language.node import Ability
from inset.language.text.copies import WALKER
from inset.language.words.kinds import level, station_symbol
from inset.oracle import binding, spoken as sp
from inset.oracle.binder import Doubt, Unbound
from inset.oracle.binding.abilities import finished
from inset.oracle.grammar import ABILITY, SPELL_LINE
from inset.oracle.lexer import Line, lex, write
from inset.oracle.parser import NOT_READ, expected, read, retells
from inset.oracle.phrase import Nonterminal, Words

assert binding.TOPICS


_BEFORE_MARK: Final = re.compile(r" ([.,:;?!])")


def sentence(words: Words) -> str:
    """Words of the grammar as they are printed.

    >>> sentence(("draw", "a", "card", ",", "then", "scry", "1", "."))
    'draw a card, then scry 1.'
    """
    return _BEFORE_MARK.sub(r"\1", " ".join(words))


def alternatives(found: Sequence[str]) -> str:
    """What could have stood somewhere.

    >>> alternatives(("card", "a comma", "or"))
    'card, a comma or "or"'
    """
    names = ['"or"' if one == "or" else one for one in found]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


class Declined(NamedTuple):
    """Why a card is not compiled. ``at``: the word of ``words`` where reading stopped; -1: no place.

    ``readings``: what the words could mean, if that is several things.
    """

    reason: str
    words: Words = ()
    at: int = -1
    start: Nonterminal | None = None
    readings: tuple[tuple[Ability, ...], ...] = ()

    @property
    def expected(self) -> tuple[str, ...]:
        """What could have come there."""
        return () if self.start is None else expected(self.start, self.words, self.at)

    def __str__(self) -> str:
        if self.at < 0:
            return self.reason
        text = f"{sentence(self.words[: self.at])} ⟂ {sentence(self.words[self.at :])}".strip()
        text = text if self.reason == NOT_READ else f"{self.reason}: {text}"
        return f"{text} (expected {alternatives(self.expected)})" if self.expected else text


class Paragraph(NamedTuple):
    """One paragraph as it was understood. ``spoken`` is empty if it was declined."""

    line: Line
    spoken: tuple[Any, ...]
    abilities: tuple[Ability, ...]
    declined: Declined | None
    told: bool  # printed back word for word and letter for letter
    bound: bool
    doubts: tuple[Doubt, ...] = ()  # of candidates


DIE_ROW: Final = re.compile(r"\d{1,3}(?:—\d{1,3}|\+)? \| ")  # 706.3: a row of the table of a die roll
ROLLED: Final = re.compile(r"\b[Rr]olls? a d\d")

# --- paragraphs ---------------------------------------------------------------------------------------------------------
LEVELS: Final = re.compile(r"LEVEL \d+(-\d+|\+)")
NO_SPACE: Final = re.compile(r"(?<=[}\d]:)(?=[A-Z])|(?<=},)(?={)")  # a slip of the source: "{T}:Draw a card"


def blocks(text: str) -> list[str]:
    """Paragraphs; bullets belong to the one before them, a size to its level symbol."""
    if "\n" not in text:
        return [NO_SPACE.sub(" ", text)]
    made: list[str] = []
    for line in NO_SPACE.sub(" ", text).split("\n"):
        row = DIE_ROW.match(line) is not None and bool(made) and ROLLED.search(made[-1]) is not None
        if made and (row or line.startswith(("•", "+ ")) or LEVELS.fullmatch(made[-1])):
            made[-1] += f"\n{line}"
        else:
            made.append(line)
    return made


def joined(found: list[Paragraph]) -> list[Paragraph]:
    """The paragraphs of a spell that are instructions are one spell ability (113.3a): if one of them refers to what
    another one names, they are read as one, without the ability words (207.2c)."""
    texts = [p for p in found if len(p.spoken) == 1 and isinstance(p.spoken[0], sp.SpellText)]
    plain = all(isinstance(p.spoken[0].text, sp.Text) and "[" not in p.line.words for p in texts)
    if len(texts) < 2 or not plain or all(p.declined is None for p in texts):
        return found
    line = _one_line(texts)
    whole = read_words(line.words, True)
    told = whole.told and all(p.told for p in texts)
    first = texts[0]
    made = Paragraph(line, whole.spoken, whole.abilities, whole.declined, told, whole.bound)
    return [made if p is first else p for p in found if p is first or p not in texts]


def _one_line(texts: list[Paragraph]) -> Line:
    """The words of several paragraphs; what was written between them comes before the word that follows."""
    words: Words = ()
    written: tuple[str, ...] = ()
    between = ""
    for one in texts:
        line, word = one.line, one.spoken[0].word
        skipped = len(word.split()) + 1 if word else 0
        words += line.words[skipped:]
        before, after = line.written[: skipped + 1], line.written[skipped + 1 :]
        written += (between + "".join(before), *after)
        between = f"{line.rest}\n"
    reminders = tuple(reminder for one in texts for reminder in one.line.reminders)
    last = texts[-1].line
    return last._replace(words=words, written=written, reminders=reminders)


def own_names(face: FaceRecord) -> tuple[str, ...]:
    """How a card may refer to itself: its name, and the short forms of a legend's name (201.5c)."""
    names = [face.name, face.name.removeprefix("A-")]
    if "Legendary" in face.type_line:
        name = names[1]
        names.append(name.partition(",")[0])
        found = re.match(r"(.+?) (?:of|the|Do'|von|de) ", name)
        first = name.split(" ")[0]
        if found and not name.startswith("The "):
            names.append(found.group(1))
        if first not in ("The", "A", "An") and len(first) > 2:
            names.append(first.rstrip(","))
    return tuple(dict.fromkeys(names))


class Understood(NamedTuple):
    spoken: tuple[Any, ...]
    abilities: tuple[Ability, ...]
    declined: Declined | None
    told: bool
    bound: bool
    doubts: tuple[Doubt, ...] = ()


def start_of(spell: bool) -> Nonterminal:
    """What a paragraph is: of an instant or sorcery, or of anything else."""
    return SPELL_LINE if spell else ABILITY


def bound_readings(
    values: list[Any], spell: bool, doubts: list[Doubt] | None = None
) -> tuple[list[tuple[Any, tuple[Ability, ...]]], str]:
    """Each reading with the abilities that it means; and what prevents using the first, if anything does."""
    bound: list[tuple[Any, tuple[Ability, ...]]] = []
    refused = ""
    for spoken in values:
        try:
            bound.append((spoken, finished(spoken, spell, predefined, doubts)))
        except Unbound as error:
            refused = str(error)
    different = [item for i, item in enumerate(bound) if all(item[1] != other[1] for other in bound[:i])]
    if len(values) > 1 and (len(different) > 1 or len(bound) < len(values)):
        return bound, f"{len(values)} readings{'' if len(bound) == len(values) else f', and of one {refused}'}"
    return bound, refused


def _with_brackets(words: Words, spell: bool) -> Understood:
    """702.148a: the text as it is, and without the words in square brackets, which is the cleaved one."""
    whole = tuple(word for word in words if word not in "[]")
    depth, cleaved = 0, []
    for word in words:
        depth += (word == "[") - (word == "]")
        if not depth and word != "]":
            cleaved.append(word)
    first, second = read_words(whole, spell), read_words(tuple(cleaved), spell)
    for found in (first, second):
        if found.declined is not None:
            return found
    bodies = [found.abilities[0] for found in (first, second) if len(found.abilities) == 1]
    if depth or len(bodies) < 2 or not all(isinstance(one, a.Spell) for one in bodies) or bodies[0] == bodies[1]:
        return Understood((), (), Declined("brackets that mean nothing", words, 0), False, False)
    made = a.Spell(bodies[0].body, bodies[1].body)  # type: ignore[attr-defined]
    return Understood(first.spoken, (made,), None, first.told and second.told, True)


@cache
def read_words(words: Words, spell: bool) -> Understood:
    if "[" in words:
        return _with_brackets(words, spell)
    start = start_of(spell)
    found = read(start, words)
    if found.decline is not None:
        why = found.decline
        return Understood((), (), Declined(why.reason, words, why.at, start), False, False)
    doubts: list[Doubt] = []
    bound, against = bound_readings(found.values, spell, doubts)
    if len(found.values) > 1 and against:
        return Understood(
            (), (), Declined(against, words, 0, readings=tuple(means for _, means in bound)), False, False
        )
    told = found.told or all(retells(start, spoken, words) for spoken in found.values)
    if not bound:
        return Understood(tuple(found.values), (), Declined(against, words), told, False)
    return Understood((bound[0][0],), bound[0][1], None, told, True, tuple(dict.fromkeys(doubts)))


LONGEST: Final = 4000  # characters of a paragraph; no card has a sixth of that


DIGITS: Final = r"\d{1,6}"  # of a printed number: Python itself reads no number of 4,301 digits
STATION: Final = re.compile(rf"({DIGITS})\+ \| (.+)", re.S)
LEVEL: Final = re.compile(rf"LEVEL ({DIGITS})(?:-({DIGITS})|\+)\n({DIGITS})/({DIGITS})")


def striation(text: str) -> Paragraph | None:
    """711.2: a level symbol and the size beside it; the abilities printed with it are the paragraphs that follow."""
    found = LEVEL.fullmatch(text)
    if found is None:
        return None
    least, most, power, toughness = (int(part or 0) for part in found.groups())
    symbol = level(least, most, power, toughness)
    return Paragraph(Line((), (), text, (), ()), (symbol,), (symbol,), None, True, True)


def paragraph(text: str, names: tuple[str, ...], spell: bool) -> Paragraph | None:
    """None for a paragraph that is all reminder."""
    if any(name in text for name in names):
        return _paragraph(text, names, spell)
    return common_paragraph(text, spell)


@lru_cache(maxsize=4096)
def common_paragraph(text: str, spell: bool) -> Paragraph | None:
    """Without a name: a third of all paragraphs stand on several cards."""
    return _paragraph(text, (), spell)


def _paragraph(text: str, names: tuple[str, ...], spell: bool) -> Paragraph | None:
    if text.startswith("LEVEL ") and (symbol := striation(text)) is not None:
        return symbol
    if (station := STATION.fullmatch(text)) is not None:  # 721.2
        inner = paragraph(station.group(2), names, spell)
        if inner is None or inner.declined is not None:
            return inner
        return inner._replace(abilities=(station_symbol(int(station.group(1)), *inner.abilities),))
    if len(text) > LONGEST:
        why = Declined(f"too long: {len(text)} letters")
        return Paragraph(Line((), (), text, (), ()), (), (), why, False, False)
    line = lex(text, names)
    if not line.words:
        return None
    found = read_words(line.words, spell)
    if found.declined is not None and line.selves and any(own in names for own in line.selves):
        other = lex(text)  # the name may be a word of the rules: Exile, Fear
        again = read_words(other.words, spell)
        if again.declined is None:
            line, found = other, again
    told = found.told and write(line.words, line.selves, line.stops) == line.plain
    return Paragraph(line, found.spoken, found.abilities, found.declined, told, found.bound, found.doubts)


# --- tokens that the rules define (111.10) --------------------------------------------------------------------------------
TOKENS: Final = {
    "Treasure": "{T}, Sacrifice this token: Add one mana of any color.",
    "Food": "{2}, {T}, Sacrifice this token: You gain 3 life.",
    "Clue": "{2}, Sacrifice this token: Draw a card.",
    "Gold": "Sacrifice this token: Add one mana of any color.",
    "Blood": "{1}, {T}, Discard a card, Sacrifice this token: Draw a card.",
    "Map": "{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.",
    "Powerstone": "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    "Junk": "{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. "
    "Activate only as a sorcery.",
    "Heartwood": "{T}: Add {R} or {G}.",
    "Shard": "{2}, Sacrifice this token: Scry 1, then draw a card.",
    "Lander": "{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield "
    "tapped, then shuffle.",
    "Mutagen": "{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery.",
    "Incubator": "{2}: Transform this token.",
}
TOKEN_TYPES: Final = {"Shard": t.ENCHANTMENT}
PLAIN_TOKENS: Final = {
    "Walker": WALKER,
}
BACK_FACES: Final = {
    "Incubator": Face("Phyrexian Token", None, t.ARTIFACT | t.CREATURE, ("Phyrexian",), 0, 0, 0, (), 0),
}
TOKEN_COLORS: Final = {"Heartwood": t.RED | t.GREEN}
ROLES: Final = {
    "Royal": "Enchanted creature gets +1/+1 and has ward {1}.",
    "Monster": "Enchanted creature gets +1/+1 and has trample.",
    "Wicked": "Enchanted creature gets +1/+1.\n"
    "When this token is put into a graveyard from the battlefield, each opponent loses 1 life.",
    "Cursed": "Enchanted creature has base power and toughness 1/1.",
    "Sorcerer": "Enchanted creature gets +1/+1 and has “Whenever this creature attacks, scry 1.”",
    "Virtuous": "Enchanted creature gets +1/+1 for each enchantment you control.",
    "Young Hero": "Enchanted creature has “Whenever this creature attacks, if its toughness is 3 or less, "
    "put a +1/+1 counter on it.”",
}


@cache
def predefined(name: str) -> Token:
    if name.endswith(" Role"):
        return _role(name.removesuffix(" Role"))
    if name in PLAIN_TOKENS:
        return Token(PLAIN_TOKENS[name])
    text = TOKENS.get(name)
    if text is None:
        raise Unbound(f"{name} tokens are not known")
    found = paragraph(text, (), False)
    if found is None or not found.bound:
        raise Unbound(f"the ability of {name} tokens is not read")
    types, colors = TOKEN_TYPES.get(name, t.ARTIFACT), TOKEN_COLORS.get(name, 0)
    front = Face(f"{name} Token", None, types, (name,), abilities=found.abilities, colors=colors)
    return Token(front, BACK_FACES.get(name))


def _role(name: str) -> Token:
    abilities: list[Ability] = []
    for text in ("Enchant creature", *ROLES[name].split("\n")):
        found = paragraph(text, (), False)
        if found is None or not found.bound:
            raise Unbound(f"the abilities of {name} Role tokens are not read")
        abilities.extend(found.abilities)
    return Token(Face(name, None, t.ENCHANTMENT, ("Aura", "Role"), abilities=tuple(abilities), colors=0))
