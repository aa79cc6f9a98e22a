"""601.2, 608.2d: options as rows: each legal option is one, whatever the question.

A list that is longer than the observation has pages. Then the last row of each page is "more", which turns to the next page
and, on the last, back to the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any, Final

from inset.env import card_ids
from inset.env.characteristics import cut
from inset.env.rows import Rows, reference
from inset.env.schema import (
    COST_EFFECT,
    COST_FREE,
    COST_KEYWORD,
    COST_MANA,
    COST_NAMED,
    HOW,
    MORE,
    OPTION,
    OPTIONS,
    Shape,
)
from inset.kernel.types import CREATURE, MANA_TYPES
from inset.language import keywords as kw
from inset.language.card import Card
from inset.rules.model.answers import (
    FOR_FREE,
    MANA_COST,
    PASS,
    SET_BY_EFFECT,
    Activate,
    Answer,
    CastSpell,
    PlayCard,
    Unlock,
    UseManaSource,
)
from inset.rules.model.choices import Choice, ChoosePlayer, Course, Pick
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of

# A row in three parts: what is done to what, the mana of a source, and what a spell would be. The last two are mostly empty.
_SPELL_PARTS: Final = 4
_PACK: Final = Struct(f"={len(OPTION) - len(MANA_TYPES) - _SPELL_PARTS}i")
_MANA: Final = Struct(f"={len(MANA_TYPES)}i")
_SPELL: Final = Struct(f"={_SPELL_PARTS}i")
_CODE: Final = {word: code for code, word in enumerate(OPTIONS)}
_HOW: Final = {word: code for code, word in enumerate(HOW)}
_KEYWORD: Final = {name: number for number, name in enumerate(kw.KEYWORD_BIT)}
_NO_MANA: Final = bytes(_MANA.size)
_NOTHING_CAST: Final = bytes(_SPELL.size)


def _only(kind: str) -> bytes:
    """A row with nothing but its kind."""
    return _PACK.pack(_CODE[kind], 0, 0, 0, 0, 0, 0, 0, 0, 0) + _NO_MANA + _NOTHING_CAST


_PASS_ROW: Final = _only(PASS.kind)
MORE_ROW: Final = _only(MORE)


def pages(count: int, shape: Shape) -> int:
    """How many pages this many options take."""
    return 1 if count <= shape.options else -(-count // (shape.options - 1))


def on_page(count: int, page: int, shape: Shape) -> range:
    """The places of the options on a page."""
    if count <= shape.options:
        return range(count)
    size = shape.options - 1
    return range(page * size, min(count, (page + 1) * size))


class OptionRows:
    """Makes rows of options, as seen from one player's seat."""

    __slots__ = ("_rows", "_seats", "_shape", "_st", "_viewer")

    def __init__(self, st: State, rows: Rows, viewer: int, shape: Shape) -> None:
        self._st = st
        self._rows = rows
        self._viewer = viewer
        self._seats = len(st.players)
        self._shape = shape

    def packed(self, answers: Sequence[Any], page: int) -> tuple[bytes, int]:
        """The rows of a page as bytes, and how many they are."""
        count = len(answers)
        if count == 1 and answers[0] is PASS:
            return _PASS_ROW, 1
        places = on_page(count, page, self._shape)
        parts = [self._row(answers[place], place) for place in places]
        if count > self._shape.options:
            parts.append(MORE_ROW)
        return b"".join(parts), len(parts)

    def _ref(self, oid: int) -> int:
        return reference(self._rows, oid, self._viewer, self._seats, self._shape.cards) if oid else 0

    def _seat(self, player: int) -> int:
        return (player - self._viewer) % self._seats + 1

    def _name(self, oid: int) -> int:
        """The id of an object's name, if the player sees it."""
        return self._called(oid) if oid and self._rows.sees(oid) else 0

    def _called(self, oid: int) -> int:
        return card_ids.table().get(chars_of(self._st, self._st.objs[oid]).name, 0)

    def _row(self, answer: Any, place: int) -> bytes:
        if answer is PASS:
            return _PASS_ROW
        if not isinstance(answer, Answer):
            return self._bare(answer, place)
        card, source = answer.names(), answer.uses()
        player = way = cost = leave = number = how = name = 0
        mana, cast = _NO_MANA, _NOTHING_CAST
        if isinstance(answer, PlayCard):
            way, cost, leave = answer.way, cost_code(answer.cost), answer.leave
            if self._rows.sees(card):
                if isinstance(answer, CastSpell):
                    name, cast = self._cast(answer)
                else:
                    name = self._called(card)
        else:
            name = self._name(card or source)
            if isinstance(answer, Choice):
                player = self._seat(answer.player) if answer.player is not None else 0
            elif isinstance(answer, Activate):
                number = answer.ability
            elif isinstance(answer, Pick):
                number = answer.number
            elif isinstance(answer, ChoosePlayer):
                player = self._seat(answer.player)
            elif isinstance(answer, UseManaSource):
                number, how = answer.pick, _HOW.get(answer.how, 0)
                kinds = answer.mana
                mana = _MANA.pack(*[kinds.count(kind) for kind in MANA_TYPES])
            elif isinstance(answer, Unlock):
                number = answer.half
            elif isinstance(answer, Course):
                number = place
        front = _PACK.pack(
            _CODE[answer.kind], self._ref(card), self._ref(source), player, name, way, cost, self._ref(leave), cut(number), how
        )  # fmt: skip
        return front + mana + cast

    def _bare(self, answer: Any, place: int) -> bytes:
        """A yes or no, a number, a word."""
        if isinstance(answer, bool):
            kind, number, name = _CODE["yes" if answer else "no"], 0, 0
        elif isinstance(answer, int):
            kind, number, name = _CODE["number"], cut(answer), 0
        else:
            kind, number, name = _CODE["word"], place, card_ids.table().get(answer, 0)
        return _PACK.pack(kind, 0, 0, 0, name, 0, 0, 0, number, 0) + _NO_MANA + _NOTHING_CAST

    def _cast(self, answer: CastSpell) -> tuple[int, bytes]:
        """The name of what is cast, and what it would be."""
        definition = self._st.objs[answer.card].definition
        if answer.way >= len(definition.faces):  # both halves together
            return self._called(answer.card), _NOTHING_CAST
        key = (id(definition), answer.way)
        kept = _SPELLS.get(key)
        if kept is None:
            if len(_SPELLS) >= MOST_KEPT:
                _SPELLS.clear()
            kept = _SPELLS[key] = (definition, *_spell(definition, answer.way))
        return kept[1], kept[2]


def _spell(definition: Card, way: int) -> tuple[int, bytes]:
    """The name of one of a card's faces, and what it is as a spell."""
    face = definition.faces[way]
    name = card_ids.table().get(face.name or definition.name, 0)
    value = face.cost.value() if face.cost is not None else 0
    creature = (face.types or definition.faces[0].types) & CREATURE != 0
    return name, _SPELL.pack(cut(value), int(creature), cut(face.power or 0), cut(face.toughness or 0))


MOST_KEPT: Final = 20_000  # spells that are remembered; beyond that all are forgotten and read again
_SPELLS: Final[dict[tuple[int, int], tuple[Card, int, bytes]]] = {}  # with the card, so that its id isn't used again


def cost_code(cost: str) -> int:
    """What is paid for a spell, as a number."""
    if cost == MANA_COST:
        return COST_MANA
    if cost == FOR_FREE:
        return COST_FREE
    if cost == SET_BY_EFFECT:
        return COST_EFFECT
    number = _KEYWORD.get(cost)
    return COST_NAMED if number is None else COST_KEYWORD + number
