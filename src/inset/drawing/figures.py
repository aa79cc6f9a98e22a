"""205.3: which figure is in front of the landscape: a creature by its creature types, a thing by its other types."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from inset.drawing import silhouettes as s
from inset.drawing.silhouettes import Stroke

GROUND: Final = "ground"
AIR: Final = "air"
WATER: Final = "water"
SMALL: Final = 0.5
LARGE: Final = 0.92


@dataclass(frozen=True, slots=True)
class Figure:
    """``scale`` is of the height of the picture, ``place`` where it stands, floats or swims."""

    strokes: tuple[Stroke, ...]
    scale: float = 0.7
    place: str = GROUND


Table = dict[str, tuple[Figure, ...]]


def _table(*rows: tuple[str, Figure] | tuple[str, Figure, Figure] | tuple[str, Figure, Figure, Figure]) -> Table:
    """Each of these words: the figures that it may be; a card's name chooses."""
    return {word: row[1:] for row in rows for word in row[0].split()}


FEATURES: Final = {  # races distinguished by a feature; their class gives the rest
    "Elf": (s.EARS,), "Goblin": (s.EARS,), "Faerie": (s.GAUZE,), "Demon": (s.BAT_WINGS, s.HORNS), "Devil": (s.HORNS,),
    "Imp": (s.BAT_WINGS, s.HORNS), "Tiefling": (s.HORNS,), "Minotaur": (s.HORNS,), "Angel": (s.WINGS,),
    "Vampire": (s.CAPE,), "Noble": (s.CROWN,), "God": (s.CROWN,), "Harpy": (s.WINGS,), "Satyr": (s.HORNS,),
    "Avatar": (s.WINGS,), "Archon": (s.WINGS,), "Gargoyle": (s.BAT_WINGS, s.HORNS),
}  # fmt: skip
STATURE: Final = dict.fromkeys(
    "Giant Ogre Troll Cyclops God Avatar Demon Titan Juggernaut".split(), LARGE
) | dict.fromkeys("Goblin Dwarf Halfling Kithkin Faerie Imp Homunculus Kobold Gnome Ouphe Moogle".split(), SMALL)
CALLINGS: Final = _table(
    ("Wizard Sorcerer", Figure(s.MAGE), Figure(s.MAGE), Figure(s.CASTER)),
    ("Druid Shaman Cleric Warlock Monk Artificer Hag", Figure(s.SEER), Figure(s.HERMIT), Figure(s.CASTER)),
    ("Soldier Warrior Scout Ally Mercenary Kor Guardian", Figure(s.FIGHTER), Figure(s.DUELIST)),
    ("Knight Samurai Noble", Figure(s.KNIGHT), Figure(s.BANNERET)),
    (
        "Berserker Barbarian Pirate Orc Dwarf Giant Ogre Troll Minotaur Cyclops",
        Figure(s.RAIDER),
        Figure(s.BRUTE),
        Figure(s.BARE),
    ),
    ("Rogue Assassin Ninja Specter Thrull", Figure(s.SNEAK)),
    ("Archer Ranger", Figure(s.HUNTER)),
    ("Merfolk", Figure((s.TRIDENT, s.CLOAK, s.HEAD))),
)
BEASTS: Final = _table(
    ("Dragon", Figure(s.DRAGON, 0.86, AIR), Figure(s.DRAGON_SPREAD, 0.86, AIR), Figure(s.DRAGON_PERCHED, 0.84)),
    ("Drake Wyvern", Figure(s.DRAGON, 0.62, AIR), Figure(s.DRAGON_SPREAD, 0.62, AIR)),
    ("Bird Phoenix", Figure((s.BIRD,), 0.7, AIR)),
    ("Bat", Figure((s.BAT,), 0.6, AIR)),
    ("Snake Serpent Naga", Figure(s.SERPENT, 0.8)),
    ("Wurm", Figure(s.WURM, LARGE)),
    ("Hydra", Figure(s.HYDRA, 0.9)),
    ("Leviathan Kraken Octopus Squid", Figure(s.KRAKEN, 0.8, WATER)),
    ("Fish Whale Shark Dolphin Turtle", Figure(s.FISH, 0.6, WATER)),
    ("Spider Scorpion", Figure(s.SPIDER, 0.66)),
    ("Insect", Figure(s.INSECT, 0.6, AIR)),
    ("Thopter Drone Sliver Dalek", Figure(s.DRONE, 0.6, AIR)),
    ("Crab", Figure(s.CRAB, 0.6)),
    ("Frog", Figure(s.FROG, 0.5)),
    ("Lizard Dinosaur Kavu Raptor", Figure(s.LIZARD, 0.8)),
    ("Eye Beholder", Figure(s.EYE, 0.6, AIR)),
    ("Spirit Illusion Incarnation Glimmer Shapeshifter", Figure(s.SPIRIT, 0.66)),
    ("Elemental Weird", Figure(s.FLAME, 0.74)),
    ("Horror Eldrazi Nightmare Lhurgoyf", Figure(s.HORROR, 0.8), Figure(s.GHOUL, 0.8)),
    ("Zombie Skeleton Mutant", Figure(s.GHOUL)),
    ("Ooze", Figure(s.OOZE, 0.56)),
    ("Treefolk Plant Fungus Dryad Saproling", Figure(s.TREE, 0.86)),
    ("Wall", Figure(s.WALL, 0.6)),
    (
        "Golem Construct Robot Myr Scarecrow Assembly-Worker Dreadnought Astartes",
        Figure(s.GOLEM, 0.74),
        Figure(s.STRIDER, 0.74),
        Figure(s.ENGINE, 0.66),
    ),
    ("Bear", Figure((s.BEAR,))),
    ("Elephant Mammoth", Figure((s.BODY, s.SNOUT, s.TRUNK, s.TUSK, s.TAIL), 0.84)),
    ("Rhino Boar", Figure((s.BODY, s.SNOUT, s.TUSK, s.TAIL), 0.6)),
    ("Beast", Figure((s.BODY, s.SNOUT, s.CURVED, s.LONG_TAIL), 0.72)),
    ("Elk Deer", Figure((s.BODY, s.SNOUT, s.ANTLERS, s.TAIL), 0.72)),
    ("Goat Ox Sheep", Figure((s.BODY, s.SNOUT, s.CURVED, s.TAIL), 0.56)),
    ("Cat Sphinx", Figure((s.BODY, s.SNOUT, s.MANE, s.LONG_TAIL), 0.62)),
    ("Dog Wolf Fox Jackal Werewolf Hyena", Figure(s.BIG, 0.62)),
    ("Horse Mount Giraffe Centaur", Figure((s.BODY, s.NECK, s.LONG_TAIL), 0.72)),
    ("Unicorn", Figure((s.BODY, s.SNOUT, s.MANE, s.UNICORN, s.LONG_TAIL))),
    ("Pegasus Hippogriff Griffin", Figure((s.WINGS, s.BODY, s.NECK, s.LONG_TAIL), 0.76)),
    (
        "Rat Mouse Squirrel Rabbit Raccoon Badger Otter Pangolin Weasel",
        Figure((s.BODY, s.SNOUT, s.BEAST_EARS, s.LONG_TAIL), SMALL),
    ),
)
THINGS: Final = _table(
    ("Food", Figure(s.CAKE, 0.5)),
    ("Treasure Gold", Figure(s.COINS, 0.5)),
    ("Clue Case", Figure(s.LENS, 0.54)),
    ("Fortification", Figure(s.WALL, 0.6)),
    ("Spacecraft", Figure(s.SHIP)),
    ("Book", Figure(s.TOME, 0.6)),
)
SWORD, HAMMER, SHIELD = Figure(s.BLADES, 0.78), Figure(s.HAMMER), Figure(s.BOARD, 0.66)
WAND, BOOTS, CRYSTAL = Figure(s.WAND, 0.76), Figure(s.BOOTS, 0.56), Figure(s.CRYSTAL)
SPHERE, OBELISK, GEAR, URN = Figure(s.SPHERE), Figure(s.OBELISK, 0.8), Figure(s.GEAR), Figure(s.URN, 0.64)
SHIP, WAGON = Figure(s.SHIP, 0.72), Figure(s.WAGON, 0.6)
AXE, TOME, RING, HELMET = Figure(s.WAR_AXE, 0.78), Figure(s.TOME, 0.6), Figure(s.RING, 0.66), Figure(s.HELMET, 0.6)
DEVICES: Final = (CRYSTAL, SPHERE, OBELISK, GEAR, URN)
WEAPONS: Final = (SWORD, HAMMER, SHIELD, WAND, BOOTS, AXE, HELMET)
VEHICLES: Final = (SHIP, WAGON)
CALLED: Final = _table(  # things by a word of their name
    ("sword blade saber dagger knife katana rapier glaive", SWORD),
    ("hammer maul mace", HAMMER),
    ("axe cleaver scythe", AXE),
    ("book tome manual grimoire codex scroll", TOME),
    ("ring band amulet necklace pendant medallion", RING),
    ("helm helmet crown mask hood", HELMET),
    ("shield plate armor mail aegis", SHIELD),
    ("staff wand rod scepter spear", WAND),
    ("boots greaves sandals", BOOTS),
    ("crystal gem stone diamond pearl prism shard mox", CRYSTAL),
    ("orb sphere globe eye ball", SPHERE),
    ("obelisk tower monument pillar totem statue altar", OBELISK),
    ("engine clock wheel gear machine mill", GEAR),
    ("urn chalice cauldron vial flask jar cup lamp lantern pot", URN),
    ("ship boat raft galleon cruiser skiff", SHIP),
    ("cart wagon chariot copter train car", WAGON),
)
SIEGE: Final = Figure(s.BANNERS, 0.76)
WALKER: Final = Figure((s.CAPE, s.HEAD), 0.8)
PEOPLE: Final = (s.PLAIN, (s.CLOAK, s.HOOD), (s.ARMOUR, s.HEAD))


def creature(subtypes: tuple[str, ...], bits: int) -> Figure:
    """By its creature types: a beast unless it is a human with a calling, else a person of this race and stature."""
    beast = next((BEASTS[word] for word in subtypes if word in BEASTS), None)
    calling = next((CALLINGS[word] for word in reversed(subtypes) if word in CALLINGS), None)
    if beast is not None and (calling is None or "Human" not in subtypes) and not (calling and _dead(subtypes)):
        return beast[bits % len(beast)]
    chosen = calling[bits % len(calling)] if calling is not None else Figure(PEOPLE[bits % len(PEOPLE)])
    features = tuple(stroke for word in subtypes for stroke in FEATURES.get(word, ()))
    scale = next((STATURE[word] for word in subtypes if word in STATURE), chosen.scale)
    return Figure((*features, *chosen.strokes), scale, AIR if s.GAUZE in features else GROUND)


def _dead(subtypes: tuple[str, ...]) -> bool:
    """Those who still follow their calling."""
    return "Zombie" in subtypes or "Skeleton" in subtypes


def thing(name: str, subtypes: tuple[str, ...], bits: int) -> Figure:
    """An artifact: by a subtype, by a word of its name, or any of its kind."""
    for word in subtypes:
        if word in THINGS:
            return THINGS[word][0]
    for word in reversed(re.findall(r"[a-z]+", name.lower())):
        if word in CALLED:
            return CALLED[word][0]
    kinds = WEAPONS if "Equipment" in subtypes else VEHICLES if "Vehicle" in subtypes else DEVICES
    return kinds[bits % len(kinds)]
