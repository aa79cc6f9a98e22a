"""Inset: a Magic: The Gathering rules engine, built around cards with a second set of characteristics.

>>> import inset
>>> game = inset.Game.new(["fables", "skies"], seed=1, names=["Ann", "Bob"])
>>> game.decision.prompt
'Keep this hand?'
"""

import importlib
from typing import TYPE_CHECKING, Any

from inset import moved
from inset.kernel.version import VERSION

if TYPE_CHECKING:
    from inset.cards import add as add_card, card
    from inset.decklists.card_files import use_cards
    from inset.decklists.decks import Deck
    from inset.game import Game, deck, decks
    from inset.kernel.errors import (
        IllegalAnswer,
        InsetError,
        InvalidCard,
        InvalidDeck,
        InvalidPosition,
        InvalidRecord,
        NotImplementedRule,
        UnknownCard,
        UnsupportedText,
    )
    from inset.kernel.wrong_type import WrongType
    from inset.language.card import Card
    from inset.play.options import Decision, Option
    from inset.play.seat import Seat
    from inset.play.view import View
    from inset.rules.model.outcome import Outcome
    from inset.words.explanation import Explanation, ExplanationRow, ExplanationStep

__version__ = VERSION
__all__ = [
    "Game", "Card", "Deck", "Decision", "Option", "Outcome", "Seat", "View", "Explanation", "ExplanationRow",
    "ExplanationStep", "card", "add_card", "use_cards", "deck", "decks",
    "InsetError", "IllegalAnswer", "InvalidCard", "InvalidDeck", "InvalidPosition", "InvalidRecord", "NotImplementedRule",
    "UnknownCard", "UnsupportedText", "WrongType",
]  # fmt: skip

# The engine is imported when one of these is first used: looking up a card doesn't have to wait for it.
_HOME = {
    "Game": "game", "deck": "game", "decks": "game", "Card": "language.card", "Deck": "decklists.decks", "card": "cards",
    "add_card": "cards", "use_cards": "decklists.card_files",
    "Decision": "play.options", "Option": "play.options", "Seat": "play.seat", "View": "play.view",
    "Outcome": "rules.players.ending_the_game", "Explanation": "words.explanation",
    "WrongType": "kernel.wrong_type", "ExplanationRow": "words.explanation", "ExplanationStep": "words.explanation",
}  # fmt: skip
_CALLED = {"add_card": "add"}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'inset' has no attribute {name!r}")
    home = importlib.import_module(f"inset.{_HOME.get(name, 'kernel.errors')}")
    found = globals()[name] = getattr(home, _CALLED.get(name, name))
    return found


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])


moved.install()
