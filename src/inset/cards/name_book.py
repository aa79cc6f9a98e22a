"""201.4: the names that may be chosen in a game: those of the embedded cards, and of cards that were added to them."""

from __future__ import annotations

from inset import cards
from inset.rules.meaning.card_names import NameBook


@cards.of_library
def name_book() -> NameBook:
    """Made once for each state of the library."""
    return NameBook(cards.all_cards())
