"""Positions made for one card: a board with something of everything, and what the card's own words need.

Subtypes, counters and keywords from the card's conditions and choices are there on both sides and in every zone; a
changeling is of all creature types. The seed decides where the card is, who has more life, and what else there is.
"""

from collections.abc import Iterator
from typing import Any

from inset.kernel.types import ARTIFACT, ENCHANTMENT, PERMANENT_TYPES, PLANESWALKER
from inset.language import filters as f, subtypes
from inset.language.card import Card
from inset.language.node import Node
from tools.curious import AGAINST, BURIED, HELP, LANDS, MINE, STOCK, THEIRS, Dice

Item = str | dict[str, Any]
POOR = 3  # every so many boards have nothing but lands and a few creatures
ZONES = (
    ("hand",),
    ("battlefield", "hand"),
    ("hand", "graveyard"),
    ("battlefield",),
    ("library", "hand"),
    ("graveyard",),
)
LIVES = ((20, 20), (7, 23), (31, 4), (20, 13), (2, 40), (15, 15))


def token(name: str, types: list[str], kinds: list[str], size: int | None = None, **more: Any) -> Item:
    made: dict[str, Any] = {"name": name, "types": types, "subtypes": kinds, "colors": more.pop("colors", [])}
    if size is not None:
        made |= {"power": size, "toughness": size}
    return {"token": made | {key: more.pop(key) for key in ("keywords", "supertypes") if key in more}, **more}


def changeling(**more: Any) -> Item:
    """A card of every creature type, in any zone."""
    made = {
        "name": "Any Creature",
        "type": "Creature - Shapeshifter",
        "keywords": ["changeling"],
        "power": 2,
        "toughness": 3,
    }
    return {"custom": made | {"cost": "{1}{G}"}, **more}


def board() -> list[Item]:
    """Permanents of all kinds and sizes."""
    creature = ["creature"]
    return [
        changeling(), token("Great Beast", creature, ["beast"], 7, colors=["green"]),
        token("Small Bird", creature, ["bird"], 1, colors=["white"], keywords=["flying"]),
        token("Machine", ["artifact", "creature"], ["construct"], 3), token("Dream", ["enchantment", "creature"], ["spirit"], 2),
        token("Captain", creature, ["human", "soldier"], 3, colors=["red", "white"], supertypes=["legendary"]),
        token("Guard", creature, ["wall"], 4, colors=["blue"], keywords=["defender"]),
        token("Sleeper", creature, ["zombie"], 3, colors=["black"], tapped=True),
        token("Grown", creature, ["elf"], 2, colors=["green"], counters={"+1/+1": 2}),
        token("Twin", creature, ["goblin"], 1, colors=["red"]), token("Twin", creature, ["goblin"], 1, colors=["red"]),
        "Treasure Token", "Food Token", "Clue Token", "Renegade Freighter", "Bonesplitter", "Domri Rade", "Glorious Anthem",
        {"card": "Snow-Covered Forest", "tapped": True}, "Hopeful Eidolon", "Sol Ring", "Azorius Guildgate",
        {"card": "Memnite", "tapped": True},
    ]  # fmt: skip


def asked_for(card: Card) -> tuple[set[str], set[str], set[str]]:
    """The subtypes that a card's words look for, the counters that they look for, and those that they refer to at
    all."""
    kinds: set[str] = set()
    counters: set[str] = set()
    spoken: set[str] = set()
    for node in nodes(tuple(face.abilities for face in card.faces)):
        if isinstance(node, f.HasSubtype):
            kinds.update(node.names)
        elif isinstance(node, f.HasCounter) and node.kind:
            counters.add(node.kind)
        kind = getattr(node, "kind", "")
        if isinstance(kind, str) and kind:
            spoken.add(kind)
    return kinds, counters, spoken


def nodes(part: object) -> Iterator[Node]:
    if isinstance(part, tuple):
        for item in part:
            yield from nodes(item)
    elif isinstance(part, Node):
        yield part
        for name in part.__dataclass_fields__:
            yield from nodes(getattr(part, name))


def wanted(card: Card) -> list[Item]:
    """Permanents that the card looks for, in addition to those of every board."""
    kinds, counters, _ = asked_for(card)
    found: list[Item] = []
    for kind in sorted(kinds):
        word = kind.lower()
        if kind in subtypes.CREATURE_TYPES:
            found.append(token(f"Some {kind}", ["creature"], [word], 2, colors=["black"]))
        elif subtypes.fits(kind, ARTIFACT):
            found.append(token(f"Some {kind}", ["artifact"], [word]))
        elif subtypes.fits(kind, ENCHANTMENT) and kind not in ("Aura", "Saga", "Room", "Class", "Case"):
            found.append(token(f"Some {kind}", ["enchantment"], [word]))
    for kind in sorted(counters):
        found.append(token("Marked", ["creature"], ["bear"], 2, counters={kind: 3}))
    return found


def there(card: Card, seed: int) -> Item:
    """The card on the battlefield, sometimes with counters of every kind that it refers to."""
    counters = dict.fromkeys(sorted(asked_for(card)[2]), 3 + seed)
    if card.faces[0].types & PLANESWALKER:
        counters["loyalty"] = 4 + 3 * seed
    return {"card": card.name, "counters": counters} if counters and seed % 2 else card.name


def position(card: Card, seed: int) -> dict[str, Any]:
    """Both players have the card, in other zones."""
    some = Dice(seed).some
    poor = seed % POOR == POOR - 1
    rows: dict[str, Any] = {}
    for side, name in enumerate(("Ann", "Bob")):
        zones: dict[str, list[Item]] = {"hand": [], "battlefield": [], "graveyard": [], "library": []}
        for zone in ZONES[(seed + 3 * side) % len(ZONES)]:
            if zone == "battlefield" and may_begin(card):
                zones[zone].append(there(card, seed))
            else:
                zones["hand" if zone == "battlefield" else zone].append(card.name)
        rich = [] if poor else [*some(board(), 6 + 2 * (seed % 4)), *wanted(card)]
        rows[name] = {
            "life": LIVES[seed % len(LIVES)][side],
            "hand": [*zones["hand"], changeling(), *some(HELP if side == 0 else AGAINST, 2 + seed % 4)],
            "battlefield": [
                *LANDS,
                *some(MINE if side == 0 else THEIRS, 1 if poor else 3),
                *rich,
                *zones["battlefield"],
            ],
            "graveyard": [*zones["graveyard"], *([] if poor else [changeling(), *some(BURIED, 2 + 3 * (seed % 3))])],
            "library": [*zones["library"], *some([*STOCK, changeling()], 12)],
        }
    return rows


def may_begin(card: Card) -> bool:
    face = card.faces[0]
    return face.types & PERMANENT_TYPES != 0 and not {"Aura", "Room"} & set(face.subtypes)
