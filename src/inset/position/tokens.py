"""111.4: tokens in positions: by the name of one that the embedded cards make, or described key by key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from inset import cards
from inset.kernel.errors import InvalidPosition, near
from inset.kernel.types import CREATURE, WORD_COLOR, WORD_SUPERTYPE, WORD_TYPE
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.card import Face, Token
from inset.language.node import Ability, nodes_in
from inset.language.subtypes import CREATURE_TYPES
from inset.position import schema
from inset.position.made_up import abilities_of


def token_face(token: schema.Token, place: str) -> Face:
    """``token: {name: Bear, types: [creature], …}`` as a set of characteristics."""
    subtypes = tuple(subtype(word) for word in token.subtypes)
    types = _mask(token.types, WORD_TYPE, place)
    supertypes = _mask(token.supertypes, WORD_SUPERTYPE, place)
    colors = _mask(token.colors, WORD_COLOR, place)
    abilities: tuple[Ability, ...] = tuple(Keyword(_known(word, kw.KEYWORD_BIT, place)) for word in token.keywords)
    if types & CREATURE and (token.power is None or token.toughness is None):
        raise InvalidPosition(f"{place}: a creature token has a power and a toughness", "208.1")
    name = token.name or f"{' '.join(subtypes)} Token"  # 111.4
    if token.text is not None:
        abilities += abilities_of(token.text, name, " ".join([*token.types]).title())
    return Face(
        name=name, types=types, supertypes=supertypes, subtypes=subtypes, colors=colors, abilities=abilities,
        power=token.power, toughness=token.toughness,
    )  # fmt: skip


def _mask(words: Sequence[str], bits: Mapping[str, int], place: str) -> int:
    mask = 0
    for word in words:
        mask |= _known(word, bits, place)
    return mask


def _known(word: str, bits: Mapping[str, int], place: str) -> int:
    if word.lower() not in bits:
        raise InvalidPosition(f"{place}: a token can't have {word[:40]!r}{near(word, bits)}")
    return bits[word.lower()]


def subtype(word: str) -> str:
    for known in (word, word.title(), word.capitalize()):
        if known in CREATURE_TYPES:
            return known
    return word if word[:1].isupper() else word.title()


def known_token(name: str) -> Token | None:
    """A token that the embedded cards make, by its name: ``Food`` and ``Food Token`` both do."""
    made = _tokens()
    return made.get(name) or made.get(f"{name} Token")


def _tokens() -> dict[str, Token]:
    if not _TOKENS:
        from inset.cards import tokens

        for part in vars(tokens).values():
            if isinstance(part, Token):
                _TOKENS.setdefault(part.face.name, part)
        for made in cards.all_cards():
            for part in nodes_in(made):
                if isinstance(part, Token):
                    _TOKENS.setdefault(part.face.name, part)
    return _TOKENS


_TOKENS: dict[str, Token] = {}
cards.on_change(_TOKENS.clear)
