"""A card record to a card of the card language, or the reason why not.

Fails closed: every paragraph of every face is read, bound and carried out by the engine, or the card is declined with the
text and the place.
"""

from __future__ import annotations

import dataclasses
import re
from typing import Any, Final, NamedTuple

from inset.data.card_records import CardRecord, FaceRecord
from inset.kernel import types as t
from inset.kernel.errors import near
from inset.kernel.mana import parse as parse_mana
from inset.language import abilities as a, card as frames, keywords as kw
from inset.language.card import Card, Face
from inset.language.costs import PayMana
from inset.language.filters import HasName
from inset.language.mods import AddAbility, DefinePT
from inset.language.node import Ability
from inset.language.statics import Continuous
from inset.language.trees import replaced
from inset.language.words.kinds import room, station_symbol
from inset.oracle import spoken as sp
from inset.oracle.binder import Unbound
from inset.oracle.binding.abilities import check_paid, finished
from inset.oracle.binding.descriptions import OWN_NAME
from inset.oracle.candidates import unreviewed
from inset.oracle.faults import faults
from inset.oracle.linked_abilities import linked
from inset.oracle.paragraphs import DIGITS, Declined, Paragraph, blocks, joined, own_names, paragraph, predefined
from inset.oracle.roles import breaches


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
    if re.fullmatch(f"-?{DIGITS}", text):
        return int(text)
    if "*" in text:  # "1+*"
        known = re.search(DIGITS, text)
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
