"""Lands. Basic land types bring their mana abilities with them (305.6), so most of these say nothing."""

from __future__ import annotations

from inset.language.card import Card
from inset.language.words.kinds import basic_land, land, tap_for

CARDS: tuple[Card, ...] = (
    *(basic_land(name, name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")),
    *(
        basic_land(f"Snow-Covered {name}", name, snow=True)
        for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
    ),
    basic_land("Wastes", "", tap_for("{C}")),
    land("Tundra", "Plains Island"),
    land("Underground Sea", "Island Swamp"),
    land("Badlands", "Swamp Mountain"),
    land("Taiga", "Mountain Forest"),
    land("Savannah", "Forest Plains"),
    land("Scrubland", "Plains Swamp"),
    land("Volcanic Island", "Island Mountain"),
    land("Bayou", "Swamp Forest"),
    land("Plateau", "Mountain Plains"),
    land("Tropical Island", "Forest Island"),
)
