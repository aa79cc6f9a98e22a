"""Colors (105), card types (300), supertypes (205.4), zones (400), steps (500) as small integers.

Everything that rules check often is a bit in a mask, so a check is one ``&``. Words appear
only where people read: the tables at the end of each group turn masks into words and back.
"""

from __future__ import annotations

from typing import Final

# --- colors (105) ----------------------------------------------------------------------------------------
WHITE: Final = 1
BLUE: Final = 2
BLACK: Final = 4
RED: Final = 8
GREEN: Final = 16
COLORLESS_MANA: Final = 32  # a type of mana (106.1b), not a color
ALL_COLORS: Final = 31
ALL_MANA: Final = 63

COLORS: Final = (WHITE, BLUE, BLACK, RED, GREEN)
MANA_TYPES: Final = (WHITE, BLUE, BLACK, RED, GREEN, COLORLESS_MANA)
COLOR_WORD: Final = {WHITE: "white", BLUE: "blue", BLACK: "black", RED: "red", GREEN: "green"}
COLOR_LETTER: Final = {WHITE: "W", BLUE: "U", BLACK: "B", RED: "R", GREEN: "G", COLORLESS_MANA: "C"}
LETTER_COLOR: Final = {letter: bit for bit, letter in COLOR_LETTER.items()}
WORD_COLOR: Final = {word: bit for bit, word in COLOR_WORD.items()}


def colors_in_order(mask: int) -> list[int]:
    """In the order of print, the short way round the wheel: green and blue; red, white, and black."""
    places = [i for i, c in enumerate(COLORS) if mask & c]
    gaps = [(place - places[i - 1]) % len(COLORS) for i, place in enumerate(places)]  # before each
    first = gaps.index(min(gaps) if sorted(gaps) == [1, 2, 2] else max(gaps)) if len(places) > 1 else 0
    return [COLORS[i] for i in places[first:] + places[:first]]


def color_words(mask: int) -> list[str]:
    return [COLOR_WORD[c] for c in colors_in_order(mask)]


# --- card types (300) -------------------------------------------------------------------------------------
ARTIFACT: Final = 1
BATTLE: Final = 2
CREATURE: Final = 4
ENCHANTMENT: Final = 8
INSTANT: Final = 16
KINDRED: Final = 32
LAND: Final = 64
PLANESWALKER: Final = 128
SORCERY: Final = 256
DUNGEON: Final = 512  # 309: on nontraditional cards only

PERMANENT_TYPES: Final = ARTIFACT | BATTLE | CREATURE | ENCHANTMENT | LAND | PLANESWALKER  # 110.4
SPELL_ONLY_TYPES: Final = INSTANT | SORCERY
TYPE_WORD: Final = {
    ARTIFACT: "artifact",
    BATTLE: "battle",
    CREATURE: "creature",
    ENCHANTMENT: "enchantment",
    INSTANT: "instant",
    KINDRED: "kindred",
    LAND: "land",
    PLANESWALKER: "planeswalker",
    SORCERY: "sorcery",
    DUNGEON: "dungeon",
}
WORD_TYPE: Final = {word: bit for bit, word in TYPE_WORD.items()} | {"tribal": KINDRED}
# The order in which a type line names them (205.1): "Artifact Creature", "Enchantment Creature", "Land Creature".
TYPE_LINE_ORDER: Final = (
    KINDRED, ENCHANTMENT, ARTIFACT, LAND, BATTLE, PLANESWALKER, CREATURE, INSTANT, SORCERY, DUNGEON,
)  # fmt: skip


def type_words(mask: int) -> list[str]:
    return [TYPE_WORD[t] for t in TYPE_LINE_ORDER if mask & t]


# --- supertypes (205.4) -----------------------------------------------------------------------------------
BASIC: Final = 1
LEGENDARY: Final = 2
SNOW: Final = 4
WORLD: Final = 8
ONGOING: Final = 16
SUPERTYPE_WORD: Final = {BASIC: "basic", LEGENDARY: "legendary", SNOW: "snow", WORLD: "world", ONGOING: "ongoing"}
WORD_SUPERTYPE: Final = {word: bit for bit, word in SUPERTYPE_WORD.items()}


def supertype_words(mask: int) -> list[str]:
    return [SUPERTYPE_WORD[s] for s in (BASIC, LEGENDARY, ONGOING, SNOW, WORLD) if mask & s]


# --- zones (400) ------------------------------------------------------------------------------------------
LIBRARY: Final = 1
HAND: Final = 2
BATTLEFIELD: Final = 4
GRAVEYARD: Final = 8
STACK: Final = 16
EXILE: Final = 32
COMMAND: Final = 64
OUTSIDE: Final = 128  # 400.11: outside the game (sideboards, companions)
NOWHERE: Final = 0  # an object that has ceased to exist
ANY_ZONE: Final = 127
ZONE_WORD: Final = {
    LIBRARY: "library",
    HAND: "hand",
    BATTLEFIELD: "battlefield",
    GRAVEYARD: "graveyard",
    STACK: "stack",
    EXILE: "exile",
    COMMAND: "command",
    OUTSIDE: "outside the game",
    NOWHERE: "nowhere",
}
WORD_ZONE: Final = {word: bit for bit, word in ZONE_WORD.items()}
OWNED_ZONES: Final = LIBRARY | HAND | GRAVEYARD | OUTSIDE  # one of each for every player (400.1)
HIDDEN_ZONES: Final = LIBRARY | HAND  # 400.2

# --- steps (500) ------------------------------------------------------------------------------------------
UNTAP: Final = 0
UPKEEP: Final = 1
DRAW: Final = 2
PRECOMBAT_MAIN: Final = 3
BEGIN_COMBAT: Final = 4
DECLARE_ATTACKERS: Final = 5
DECLARE_BLOCKERS: Final = 6
FIRST_STRIKE_DAMAGE: Final = 7  # 510.4: the extra combat damage step comes first
COMBAT_DAMAGE: Final = 8
END_COMBAT: Final = 9
POSTCOMBAT_MAIN: Final = 10
END: Final = 11
CLEANUP: Final = 12
WHOLE_TURN: Final = 13  # where something may be skipped
STEP_WORD: Final = (
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first-strike combat damage",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
    "cleanup",
)
MAIN_STEPS: Final = (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)
COMBAT_STEPS: Final = range(BEGIN_COMBAT, END_COMBAT + 1)

# --- basic land types (305.6) -----------------------------------------------------------------------------
BASIC_LAND_MANA: Final = {"Plains": WHITE, "Island": BLUE, "Swamp": BLACK, "Mountain": RED, "Forest": GREEN}
