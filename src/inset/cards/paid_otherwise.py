"""Cards whose keywords are about costs: prowl, freerunning, splice, offering, assist, craft and others."""

from __future__ import annotations

from typing import Final

from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import CostWasPaid
from inset.language.node import Cost
from inset.language.words.kinds import (
    creature,
    flying,
    kindred,
    sorcery,
    when_enters,
)
from inset.language.words.nouns import target_player
from inset.language.words.verbs import cost, draw, gain_life, lose_life, together, when

_PLAYER: Final = target_player()


def _for(keyword: int, price: str | Cost) -> Keyword:
    return Keyword(keyword, cost(price))


CARDS: list[Card] = [
    creature(
        "Latchkey Faerie", "{3}{U}", "Faerie Rogue", 3, 1, flying, _for(k.PROWL, "{2}{U}"),
        when_enters(draw(1), only_if=CostWasPaid("prowl")),
    ),
    kindred(sorcery(
        "Morsel Theft", "{2}{B}{B}", _for(k.PROWL, "{1}{B}"),
        together(lose_life(3, _PLAYER), gain_life(3)), when(CostWasPaid("prowl"), draw(1)), subtypes="Rogue",
    )),
    sorcery("Eagle Vision", "{4}{U}", _for(k.FREERUNNING, "{1}{U}"), draw(3)),
    creature(
        "Merciless Harlequin", "{2}{B}", "Human Assassin", 2, 1, _for(k.FREERUNNING, "{1}{B}"),
        when_enters(together(draw(1), lose_life(1))),
    ),
]  # fmt: skip
