"""A second opinion on what was read: small facts, found twice, by two independent methods.

``in_text`` looks for them in the printed words with patterns of its own, and knows nothing about the grammar;
``in_nodes`` walks the nodes that the compiler made, and knows nothing about the words. A round trip through the same
phrases can't see a reading that prints back and is wrong; two counts of the same thing that differ can.

>>> from inset.oracle.compile import paragraph
>>> made = paragraph("Target opponent discards two cards.", (), True)
>>> disagreements("Target opponent discards two cards.", (), made.abilities)
[]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from inset.language.abilities import StaticAbility
from inset.language.mods import AddAbility
from inset.language.node import Ability
from inset.language.statics import Continuous
from inset.oracle.compile import Compiled, is_spell
from inset.oracle.facts.in_nodes import meant
from inset.oracle.facts.in_text import said
from inset.oracle.paragraphs import Paragraph, blocks, own_names, paragraph
from inset.oracle.spoken import SpellText

# What ``in_text`` has no words for yet: with these words in a paragraph, these kinds of facts are not compared.
NOT_COMPARED: Final = tuple((re.compile(words), frozenset(kinds.split(", "))) for words, kinds in (
    (r"^Power-up —", "condition, duration"),  # what it costs in the turn it entered is only in reminder text
    (r"(?:[Tt]hat|[Tt]his) mana (?:is spent|to cast)", "condition, duration, event, verb"),
    (r"spell of the chosen type, and that spell can't be countered", "duration"),
    (r"was spent to cast", "compared, mana, number, color"),
    (r"Spend only \w+ mana on X", "color"),
    (r"every (?:creature|basic land) type|is all creature types", "type, subtype, supertype"),
    (r"The same is true for", "zone"),
    (r"[Ee]nchant(?:ed)? (?:player|opponent)", "player, event, doer, type"),
    (r"you (?:to )?discard (?:~|it|this|[A-Z]|a card, )", "player, zone"),
    (r"activate an? (?:exhaust|boast) ability", "keyword"),
    (r"[Ii]f you can't|can't (?:be 0|reduce)", "verb"),
    (r"is legendary", "supertype"),
    (r"all colors", "color"),
    (r"if it was enchanted or equipped", "subtype"),  # by an Aura or an Equipment
    (r"[Rr]oll a d20", "doer"),
    (r"creatures would deal|damage that creature", "type"),
    (r"Pay fifty", "number"),
    (r"[Yy]ou gain protection from everything", "keyword"),  # 702.16j: of a player, not of an object
    (r"unless defending player (?:is the monarch|has)", "player"),
    (r"excess damage was dealt", "compared"),  # at least 1
    (r"is the most common color", "compared, color, condition, number"),  # at least as many as of each other color
    (r"it's the first combat phase of", "compared, duration, number"),  # no second one has begun this turn
    (r"\b(?:is|are) poisoned\b", "compared, counter, condition, player"),  # 122.1f: at least one poison counter
    (r"equal to the difference", "doer"),
    (r"that opponent controls no other", "player"),
    (r"You may sacrifice [^.]* and pay", "may"),
    (r"loses all other abilities, card types", "verb"),
    (r"if it isn't a mana ability|has vigilance if it's white", "condition"),
    (r"^If an? [\w, ]+ you control would deal", "condition"),
    (r"permanent you control is put into a graveyard, ", "event"),  # from the battlefield: it dies
    (r"becomes a Coward", "subtype"),  # which is also the name of the card that says so
    (r"activate a ninjutsu ability", "keyword"),
    (r"(?:opponent|player|they) (?:who )?lost life this turn", "compared"),  # at least 1 life
    (r"discard a card unless you sacrifice", "discard"),
    (r"each player who searched a library", "condition"),
    (r"may choose a nonland card from it\. If you do, that player reveals", "doer, may"),
    (r"you may pay \{\d\} and discard", "doer"),
    (r"You each lose life equal to the mana value", "doer, verb"),
    (r"cards in your hand and discard the rest", "doer, verb"),
    (r"reveals a number of cards from their hand|[Dd]raw a card and reveal it", "doer"),
    (r"discards a creature card at random", "discard"),
    (r"If you would draw a card, (?:you may put|instead reveal)", "doer, may"),
    (r"[Dd]uring any turn you attacked with a token", "condition, duration"),
    (r"cards and exile the rest", "verb"),
    (r"you may cast spells from your hand without", "mana, may"),
    (r"choose land or nonland and reveal", "doer, may"),
    (r"[Ff]or each card type, you may", "may, type, verb"),
    (r"discard one of them", "doer"),
    (r"card in your graveyard with the greatest power", "compared, condition, number, type"),
    (r"other than a basic land card", "verb"),
    (r"and/or an? [A-Z]\w+ card from among them and put", "may, verb"),
    (r"each opponent who didn't draws", "condition, verb"),
    (r"skips that draw and you draw", "compared, doer, number"),
    (r"life total is less than (?:or equal to )?half", "condition, number"),  # twice as much is less
    (r"without dying", "zone"),  # to any zone but one
    (r"opponents? you attacked this turn", "condition"),
    (r"[Ww]henever another player attacks", "player, type, verb"),
    (r"attack a player other than you", "not type, verb"),
    (r"[Yy]ou didn't lose life", "doer"),
    (r"you've drawn more than one card", "compared, number"),  # at least two
    (r"attacking your opponents and/or planeswalkers they control", "player"),
    (r"fewer \w+ than an opponent", "player"),
    (r"loses all landwalk abilities|as though it had reach", "keyword"),
    (r"another (?:one )?of your opponents", "verb"),
    (r"you attack with ~? ?[\w ]*and another", "condition"),
    (r"can't block with more than one creature", "player, type, verb"),
    (r"can't attack planeswalkers you control unless", "player, type"),
    (r"dealt damage this way", "duration"),  # by a spell, and so in this turn
    (r"can't attack you unless their controller pays", "player"),
    (r"may cast it if it's an [\w ]+ spell", "condition"),  # that describes what may be cast
))  # fmt: skip


class Disagreement(NamedTuple):
    """A kind of fact, as the words have it and as the nodes have it."""

    kind: str
    said: tuple[str, ...]
    meant: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind}: said {' '.join(self.said) or '–'}, meant {' '.join(self.meant) or '–'}"


def disagreements(text: str, names: tuple[str, ...], abilities: tuple[Ability, ...]) -> list[Disagreement]:
    """Where the words of a paragraph and the abilities made from it differ."""
    words, nodes = said(text, names), meant(abilities)
    kinds = sorted({*words, *nodes} - _not_compared(text))
    found = [(kind, tuple(sorted(words.get(kind, ()))), tuple(sorted(nodes.get(kind, ())))) for kind in kinds]
    return [Disagreement(kind, a, b) for kind, a, b in found if a != b]


def _not_compared(text: str) -> set[str]:
    return {kind for words, kinds in NOT_COMPARED if words.search(text) for kind in kinds}


def _unwrapped(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """702.178a, 721.2: the abilities inside one that functions only at max speed, or with enough counters."""
    made: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, StaticAbility) and (ability.name in ("Max speed", "∞") or ability.name.endswith("+")):
            mods = [mod for static in ability.statics if isinstance(static, Continuous) for mod in static.mods]
            made += [mod.ability for mod in mods if isinstance(mod, AddAbility)]
        else:
            made.append(ability)
    return tuple(made)


def is_text(paragraph: Paragraph) -> bool:
    return isinstance(paragraph.spoken[0], SpellText)


def _read_as_one(text: str, names: tuple[str, ...]) -> list[str]:
    """The instructions of a spell, without their ability words, if a paragraph of them refers to what another one
    names."""
    found = [(block, paragraph(block, names, True)) for block in blocks(text)]
    texts = [(block, p) for block, p in found if p is not None and p.spoken and is_text(p)]
    if all(p.declined is None for _, p in texts):
        return []
    return [re.sub(r"^[A-Z][\w' ]* — ", "", block) for block, _ in texts]


class Doubt(NamedTuple):
    card: str
    text: str
    where: Disagreement


def doubts(compiled: Iterable[Compiled]) -> Iterator[Doubt]:
    """Each disagreement in cards that were compiled, once for each text."""
    seen: set[tuple[str, bool]] = set()
    for made in compiled:
        if made.card is None:
            continue
        for face, paragraphs in zip(made.record.faces, made.paragraphs, strict=True):
            spell, names = is_spell(face), own_names(face)
            if spell and (several := _read_as_one(face.oracle_text, names)):
                text = " ".join(several)
                for where in disagreements(text, names, next(p.abilities for p in paragraphs if is_text(p))):
                    yield Doubt(made.record.name, text, where)
                continue
            for text in blocks(face.oracle_text):
                found = paragraph(text, names, spell)
                if found is None or not found.line.words or (" ".join(found.line.words), spell) in seen:
                    continue
                seen.add((" ".join(found.line.words), spell))
                text = re.sub(r"^(?:\d+\+ \||Max speed —|∞ —) ", "", text)
                for where in disagreements(text, names, _unwrapped(found.abilities)):
                    yield Doubt(made.record.name, text, where)
