"""What keeps a card that was read from being played: a part that the engine can't carry out, or one without words."""

from __future__ import annotations

from inset.language.card import Card
from inset.language.text import NoText
from inset.rules.checks.support import problems


def faults(card: Card) -> tuple[str, ...]:
    found = problems(card)
    try:
        card.text()
    except NoText as error:
        found.append(str(error))
    return tuple(found)
