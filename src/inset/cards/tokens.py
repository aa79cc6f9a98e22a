"""Tokens that several cards make (111.10): Food, Treasure, Clue, Map, Roles, and plain creatures."""

from typing import Final

from inset.cards.words import *

FOOD: Final = artifact_token("Food", activated(cost("{2}", tap_symbol, sacrifice_this), gain_life(3)))
TREASURE: Final = artifact_token("Treasure", activated(cost(tap_symbol, sacrifice_this), add_one_of(ALL_COLORS)))
CLUE: Final = artifact_token("Clue", activated(cost("{2}", sacrifice_this), draw()))
MAP: Final = artifact_token(
    "Map",
    activated(cost("{1}", tap_symbol, sacrifice_this), Explore(target(creatures & you_control)), timing=AS_SORCERY),
)
GOLD: Final = artifact_token("Gold", activated(sacrifice_this, add_one_of(ALL_COLORS)))
POWERSTONE: Final = artifact_token(
    "Powerstone", activated(tap_symbol, AddMana(parse("{C}"), use=SpendOnly(~(~artifacts & spells), anything, True)))
)
LANDER: Final = artifact_token(
    "Lander",
    activated(cost("{2}", tap_symbol, sacrifice_this), search(basic & lands, BATTLEFIELD, tapped=True)),
)
JUNK: Final = artifact_token(
    "Junk",
    activated(
        cost(tap_symbol, sacrifice_this), exile(top_cards(), save=0), Permit(saved(0), THIS_TURN), timing=AS_SORCERY
    ),
)
MUTAGEN: Final = artifact_token(
    "Mutagen",
    activated(cost("{1}", tap_symbol, sacrifice_this), put_counters(target(creatures)), timing=AS_SORCERY),
)
INCUBATOR: Final = Token(
    artifact_token("Incubator", activated("{2}", Transform(this))).face,
    creature_token("Phyrexian", 0, 0, 0, types=ARTIFACT).face,
)

CURSED: Final = role_token("Cursed", have(enchanted_or_equipped, base(1, 1)))
MONSTER: Final = role_token("Monster", have(enchanted_or_equipped, plus(1, 1), has(trample)))
ROYAL: Final = role_token("Royal", have(enchanted_or_equipped, plus(1, 1), has(ward("{1}"))))
WICKED: Final = role_token(
    "Wicked",
    have(enchanted_or_equipped, plus(1, 1)),
    whenever(Moves(this_one, BATTLEFIELD, GRAVEYARD), lose_life(1, each_opponent)),
)

HUMAN: Final = creature_token("Human", 1, 1, WHITE)
KNIGHT: Final = creature_token("Knight", 2, 2, WHITE, vigilance)
ELF: Final = creature_token("Elf", 1, 1, GREEN)
HERO: Final = creature_token("Hero", 1, 1, 0)
PEGASUS: Final = creature_token("Pegasus", 1, 1, WHITE, flying)
RAT: Final = creature_token("Rat", 1, 1, BLACK, cant_block())
VAMPIRE_DEMON: Final = creature_token("Vampire Demon", 4, 3, WHITE | BLACK, flying)
WIZARD: Final = creature_token(
    "Wizard", 0, 1, BLACK, whenever(casts(you, ~creatures & spells), deal(1, to=each_opponent))
)
SAPROLING: Final = creature_token("Saproling", 1, 1, GREEN)
SOLDIER: Final = creature_token("Soldier", 1, 1, WHITE)
SOLDIER_2_2: Final = creature_token("Soldier", 2, 2, WHITE)
ELEMENTAL: Final = creature_token("Elemental", 1, 1, RED)
THOPTER: Final = creature_token("Thopter", 1, 1, 0, flying, types=ARTIFACT)
GUENHWYVAR: Final = creature_token("Cat", 4, 1, GREEN, trample, name="Guenhwyvar", supertypes=LEGENDARY)
SERVO: Final = creature_token("Servo", 1, 1, 0, types=ARTIFACT)
GOLEM_X: Final = creature_token("Golem", 0, 0, 0, types=ARTIFACT)
