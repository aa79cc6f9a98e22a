"""201.4: choosing a card name, from the cards that the game knows.

Alternative names may be chosen (201.4f); if the name must have certain characteristics, those that go with it are asked. The
list is made once for each collection of cards and filter, and read lazily.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from inset.kernel.types import DUNGEON, HAND, STACK
from inset.language.card import Card
from inset.language.filters import Anything
from inset.language.node import Filter
from inset.rules.meaning.references import passes
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects import frames


class NameBook:
    """The names that may be chosen: (name, card, which set), sorted by name."""

    __slots__ = ("_filtered", "cards", "dungeons", "entries")

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = tuple(cards)
        self.dungeons = tuple(card for card in self.cards if card.faces[0].types & DUNGEON)  # 309.2
        found: dict[str, tuple[Card, int]] = {}
        for card in self.cards:
            for name, index in frames.choosable_names(card):
                if index == 0 or name not in found:
                    found[name] = (card, index)
        self.entries = {name: found[name] for name in sorted(found)}
        self._filtered: dict[Filter, Sequence[str]] = {}

    def where(self, st: State, ctx: Ctx, where: Filter) -> Sequence[str]:
        if isinstance(where, Anything):
            return list(self.entries)
        known = self._filtered.get(where)
        if known is None:
            known = [
                name for name, (card, index) in self.entries.items() if passes(st, ctx, where, *_as_named(card, index))
            ]
            self._filtered[where] = known
        return known


def _as_named(card: Card, index: int) -> tuple[Obj, Chars]:
    """The card with the characteristics that go with the name (201.4f)."""
    obj = Obj(0, 0, 0, 0, STACK if index else HAND, card, index)
    return obj, frames.from_face(card.faces[index], 0)


def rule_for(st: State, name: str) -> str:
    """The rule by which this name may be chosen: a card's own, or that of another set of its characteristics (201.4f)."""
    book: NameBook = st.names
    return frames.name_rule(*book.entries[name])


def names_where(st: State, ctx: Ctx, where: Filter) -> Sequence[str]:
    book: NameBook = st.names
    return book.where(st, ctx, where)
