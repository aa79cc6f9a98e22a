"""*Roles*, a gate of the ladder: from the nodes alone, whether everything that an ability refers to can be what the
reference says."""

from __future__ import annotations

from inset.language.card import Card
from inset.oracle.roles import branches
from inset.oracle.roles.check import Check

assert branches.FILLED


def breaches(card: Card) -> list[str]:
    """What is impossible, in words; empty for a card that passes."""
    found: dict[str, None] = {}
    for face in card.faces:
        check = Check(face)
        for ability in face.abilities:
            check.ability(ability)
        found.update(check.found)
    return list(found)
