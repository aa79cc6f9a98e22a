"""Inset: a Magic: The Gathering rules engine, built around cards with a second set of characteristics.

>>> import inset
>>> game = inset.Game.new(["fables", "skies"], seed=1, names=["Ann", "Bob"])
>>> game.decision.prompt
'Keep this hand?'
"""

from inset.cards import add as add_card
from inset.cards import card
from inset.cards.decks import Deck
from inset.game import Game, deck, decks
from inset.kernel.errors import (
    IllegalAnswer,
    InsetError,
    InvalidDeck,
    InvalidPosition,
    InvalidRecord,
    NotImplementedRule,
    UnknownCard,
    UnsupportedText,
)  # fmt: skip
from inset.language.card import Card
from inset.options import Decision, Option
from inset.rules.endgame import Outcome

__version__ = "0.1.0"
__all__ = [
    "Game", "Card", "Deck", "Decision", "Option", "Outcome", "card", "add_card", "deck", "decks",
    "InsetError", "IllegalAnswer", "InvalidDeck", "InvalidPosition", "InvalidRecord", "NotImplementedRule",
    "UnknownCard", "UnsupportedText",
]  # fmt: skip
