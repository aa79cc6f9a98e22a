"""A card record to a card of the card language, or the reason why not.

Fails closed: every paragraph of every face is read in exactly one way, bound and carried out by the engine, or the card is
declined with the text and the place. Paragraphs are read once and remembered by their words.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from inset.data.card_records import CardRecord, FaceRecord
from inset.kernel import types as t
from inset.kernel.errors import near
from inset.kernel.mana import parse as parse_mana
from inset.language import abilities as a, card as frames, keywords as kw
from inset.language.card import Card, Face, Token
from inset.language.costs import PayMana
from inset.language.filters import HasName
from inset.language.mods import AddAbility, DefinePT
from inset.language.node import Ability
from inset.language.statics import Continuous
from inset.language.text.copies import WALKER
from inset.language.trees import replaced
from inset.language.words.kinds import level, room, station_symbol
from inset.oracle import binding, spoken as sp
from inset.oracle.binder import Doubt, Unbound
from inset.oracle.binding.abilities import check_paid, finished
from inset.oracle.binding.descriptions import OWN_NAME
from inset.oracle.candidates import unreviewed
from inset.oracle.faults import faults
from inset.oracle.grammar import ABILITY, SPELL_LINE
from inset.oracle.lexer import Line, lex, write
from inset.oracle.linked_abilities import linked
from inset.oracle.parser import NOT_READ, expected, read, retells
from inset.oracle.phrase import Nonterminal, Words
from inset.oracle.roles import breaches

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


class Compiled(NamedTuple):
    record: CardRecord
    card: Card | None
    paragraphs: tuple[tuple[Paragraph, ...], ...]  # by face
    declined: tuple[Declined, ...]
    problems: tuple[str, ...]
    breaches: tuple[str, ...] = ()  # of roles
    unreviewed: tuple[str, ...] = ()  # pronouns that could be something else

    @property
    def is_read(self) -> bool:
        return not self.structure_declined and all(p.spoken for face in self.paragraphs for p in face)

    @property
    def structure_declined(self) -> bool:
        return any(decline.at == -2 for decline in self.declined)

    @property
    def is_told(self) -> bool:
        return self.is_read and all(p.told for face in self.paragraphs for p in face)

    @property
    def is_bound(self) -> bool:
        return self.card is not None

    @property
    def is_executable(self) -> bool:
        return self.card is not None and not self.problems

    @property
    def fits_its_roles(self) -> bool:
        return self.is_executable and not self.breaches

    @property
    def has_one_candidate(self) -> bool:
        return self.fits_its_roles and not self.unreviewed


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


_DIGITS: Final = r"\d{1,6}"  # of a printed number: Python itself reads no number of 4,301 digits
STATION: Final = re.compile(rf"({_DIGITS})\+ \| (.+)", re.S)
LEVEL: Final = re.compile(rf"LEVEL ({_DIGITS})(?:-({_DIGITS})|\+)\n({_DIGITS})/({_DIGITS})")


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
    return _common_paragraph(text, spell)


@lru_cache(maxsize=4096)
def _common_paragraph(text: str, spell: bool) -> Paragraph | None:
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


# --- faces ----------------------------------------------------------------------------------------------------------------
class _Broken(Exception):
    """Something about the face itself, not its text, that is not understood."""


def _types(line: str) -> tuple[int, int, tuple[str, ...]]:
    left, _, right = line.partition("—")
    types = supertypes = 0
    for word in left.lower().split():
        if word in t.WORD_TYPE:
            types |= t.WORD_TYPE[word]
        elif word in t.WORD_SUPERTYPE:
            supertypes |= t.WORD_SUPERTYPE[word]
        elif word not in ("host",):
            raise _Broken(f"{word!r} is not a card type{near(word, (*t.WORD_TYPE, *t.WORD_SUPERTYPE))}")
    if types & t.DUNGEON:
        raise _Broken("a dungeon's arrows (309.4) are not part of its text")
    subtypes = tuple(word.replace("_", " ") for word in right.replace("Time Lord", "Time_Lord").split())
    return types, supertypes, subtypes


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if re.fullmatch(f"-?{_DIGITS}", text):
        return int(text)
    if "*" in text:  # "1+*"
        known = re.search(_DIGITS, text)
        return int(known.group()) if known else 0
    raise _Broken(f"{text[:20]!r} is not a number")


def _colors(face: FaceRecord) -> int | None:
    letters = face.color_indicator or (face.colors if not face.mana_cost else None)
    if not letters:
        return None
    mask = 0
    for letter in letters:
        if t.LETTER_COLOR.get(letter, 0) not in t.COLORS:
            raise _Broken(f"{letter[:20]!r} is not a color")
        mask |= t.LETTER_COLOR[letter]
    return mask


def _face(face: FaceRecord, paragraphs: tuple[Paragraph, ...]) -> Face:
    types, supertypes, subtypes = _types(face.type_line)
    abilities = _abilities(paragraphs)
    if "*" in f"{face.power}{face.toughness}" and not any(map(_defines, abilities)):
        raise _Broken("nothing defines its size")
    if any(p.line.selves and "named" in p.line.words for p in paragraphs):
        abilities = replaced(abilities, HasName(OWN_NAME), HasName(face.name))
    try:
        cost = parse_mana(face.mana_cost) if face.mana_cost or (not types & t.LAND and face.colors is None) else None
        if not face.mana_cost:
            cost = None
    except ValueError as error:
        raise _Broken(str(error)) from error
    power, toughness = _number(face.power), _number(face.toughness)
    if power is not None and toughness is not None and any(map(is_station_symbol, abilities)):
        abilities, power, toughness = _sized(abilities, power, toughness), None, None
    return Face(
        face.name, cost, types, subtypes, supertypes, power, toughness, abilities,
        _colors(face), _number(face.loyalty), _number(face.defense),
    )  # fmt: skip


def is_station_symbol(ability: Ability) -> bool:
    return isinstance(ability, a.StaticAbility) and re.fullmatch(r"\d+\+", ability.name) is not None


def _sized(abilities: tuple[Ability, ...], power: int, toughness: int) -> tuple[Ability, ...]:
    """721.2b: the size is printed in the last striation."""
    place = max(i for i, ability in enumerate(abilities) if is_station_symbol(ability))
    symbol = abilities[place]
    assert isinstance(symbol, a.StaticAbility)
    static = symbol.statics[0]
    assert isinstance(static, Continuous)
    gained = [mod.ability for mod in static.mods if isinstance(mod, AddAbility)]
    made = station_symbol(int(symbol.name[:-1]), *gained, size=(power, toughness))
    return (*abilities[:place], made, *abilities[place + 1 :])


def _defines(ability: Ability) -> bool:
    return isinstance(ability, a.StaticAbility) and any(
        isinstance(static, Continuous) and any(isinstance(mod, DefinePT) for mod in static.mods)
        for static in ability.statics
    )


def _abilities(paragraphs: tuple[Paragraph, ...]) -> tuple[Ability, ...]:
    """The paragraphs of a spell that are instructions are one spell ability (113.3a), with one list of targets."""
    places = [i for i, p in enumerate(paragraphs) if isinstance(p.spoken[0], sp.SpellText)]
    texts = [paragraphs[i].spoken[0] for i in places]
    if len(texts) > 1 and any("[" in p.line.words for p in paragraphs):
        raise Unbound("brackets in one of several paragraphs")
    made: list[Ability] = []
    for i, found in enumerate(paragraphs):
        if len(texts) > 1 and i in places:
            if i == places[0]:
                made.extend(finished(_together(texts), True, predefined))
        else:
            made.extend(found.abilities)
    check_paid([found.spoken[0] for found in paragraphs], made)
    return _in_sections(made)


def _in_sections(abilities: list[Ability]) -> tuple[Ability, ...]:
    """716.2a, 711.2, 721.2: what is under a class level bar, or after a level or station symbol, is a part of it."""
    made: list[Ability] = []
    for ability in abilities:
        last = made[-1] if made else None
        if isinstance(ability, sp.LevelLine):
            made.append(a.ClassLevel(ability.cost, ability.level, ()))
        elif isinstance(last, a.ClassLevel):
            made[-1] = dataclasses.replace(last, abilities=(*last.abilities, ability))
        elif isinstance(last, a.StaticAbility) and is_symbol(last) and not is_symbol(ability):
            static = last.statics[0]
            assert isinstance(static, Continuous)
            more = dataclasses.replace(static, mods=(*static.mods, AddAbility(ability)))
            made[-1] = dataclasses.replace(last, statics=(more,))
        else:
            made.append(ability)
    return tuple(made)


def is_symbol(ability: Ability) -> bool:
    """711.2, 721.2: a level symbol or a station symbol."""
    level_symbol = isinstance(ability, a.StaticAbility) and ability.name.startswith("LEVEL ")
    return level_symbol or is_station_symbol(ability)


def _together(texts: list[sp.SpellText]) -> sp.SpellText:
    sentences: tuple[Any, ...] = ()
    for text in texts:
        if not isinstance(text.text, sp.Text):
            raise Unbound("modes among other instructions")
        sentences += text.text.sentences
    return sp.SpellText(sp.Text(sentences))


# --- cards ----------------------------------------------------------------------------------------------------------------
LAYOUTS: Final = {
    "normal": frames.PLAIN, "mutate": frames.PLAIN, "prototype": frames.PLAIN, "saga": frames.PLAIN,
    "class": frames.PLAIN, "case": frames.PLAIN, "flip": frames.FLIP, "leveler": frames.PLAIN,
    "adventure": frames.ADVENTURE, "prepare": frames.PREPARE, "split": frames.SPLIT, "modal_dfc": frames.MODAL,
    "transform": frames.TRANSFORM, "meld": frames.MELD,
}  # fmt: skip


def is_spell(face: FaceRecord) -> bool:
    return "Instant" in face.type_line or "Sorcery" in face.type_line


def compile_card(record: CardRecord) -> Compiled:
    faces: list[tuple[Paragraph, ...]] = []
    for face in record.faces:
        spell = is_spell(face)
        names = own_names(face)
        found = [paragraph(block, names, spell) for block in blocks(face.oracle_text)]
        read = [p for p in found if p is not None]
        faces.append(tuple(joined(read) if spell else read))
    declined = tuple(p.declined for face in faces for p in face if p.declined is not None)
    if declined:
        return Compiled(record, None, tuple(faces), declined, ())
    try:
        card = _card(record, faces)
    except _Broken as error:
        return Compiled(record, None, tuple(faces), (Declined(str(error), at=-2),), ())
    except Unbound as error:
        return Compiled(record, None, tuple(faces), (Declined(str(error)),), ())
    doubtful = [(p.line.words, p.doubts) for face in faces for p in face if p.doubts]
    unsure = [why for words, doubts in doubtful for why in unreviewed(record.name, words, doubts)]
    return Compiled(record, card, tuple(faces), (), faults(card), tuple(breaches(card)), tuple(unsure))


def _card(record: CardRecord, faces: list[tuple[Paragraph, ...]]) -> Card:
    frame = LAYOUTS.get(record.layout)
    if frame == frames.MELD and len(faces) == 1:
        raise _Broken("a meld card without its combined face, or that face, which is not a card (712.4b)")
    if frame is None or (frame == frames.PLAIN) != (len(faces) == 1):
        raise _Broken(f"the layout {record.layout!r} is not known")
    made = tuple(_face(face, found) for face, found in zip(record.faces, faces, strict=True))
    if not all(face.types for face in made):
        raise _Broken("its record has no card type")
    made = _with_links(made, frame)
    if frame == frames.ADVENTURE and "Omen" in made[1].subtypes:
        frame = frames.OMEN
    if frame == frames.PLAIN:
        return _prototype(made[0]) or Card(made)
    if frame == frames.SPLIT and made[0].types & t.PERMANENT_TYPES:  # 709.5
        if (made[0].types, made[0].subtypes) != (made[1].types, made[1].subtypes):
            raise _Broken("its halves are permanents without a shared type line")
        return room(Card(made[:1]), Card(made[1:]))
    return Card(made, frame)


def _with_links(faces: tuple[Face, ...], frame: int) -> tuple[Face, ...]:
    """607.1b: both faces of a double-faced card that is not modal are printed on one object."""
    printed = tuple(face.abilities for face in faces)
    found = linked(printed) if frame == frames.TRANSFORM else tuple(linked((one,))[0] for one in printed)
    if found == printed:
        return faces
    return tuple(dataclasses.replace(face, abilities=one) for face, one in zip(faces, found, strict=True))


def _prototype(face: Face) -> Card | None:
    """718: the line of the ability has the second set of characteristics."""
    for ability in face.abilities:
        if isinstance(ability, sp.PrototypeLine):
            assert isinstance(ability.cost, PayMana)
            size = ability.size
            if not isinstance(size, sp.Size) or not isinstance(size.power, int) or not isinstance(size.toughness, int):
                raise _Broken("a prototype without a size")
            small = Face(cost=ability.cost.cost, power=size.power, toughness=size.toughness)
            plain = tuple(a.Keyword(kw.PROTOTYPE, ability.cost) if part is ability else part for part in face.abilities)
            return Card((dataclasses.replace(face, abilities=plain), small), frames.PROTOTYPE)
    return None
