"""205.3: which subtypes belong to which card types.

Only the short lists are written out (205.3g–q); a word on none of them is taken for a creature type (205.3m), of which new
ones are printed every year. ``CREATURE_TYPES`` are those that may be chosen and that changelings have.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import (
    ARTIFACT,
    BATTLE,
    CREATURE,
    DUNGEON,
    ENCHANTMENT,
    INSTANT,
    KINDRED,
    LAND,
    PLANESWALKER,
    SORCERY,
)  # fmt: skip
from inset.language.card import FRAME_SUBTYPE

ARTIFACT_TYPES: Final = frozenset(
    "Attraction Blood Book Bobblehead Clue Contraption Equipment Food Fortification Gold Heartwood Incubator Infinity Junk "
    "Lander Map Mutagen Powerstone Spacecraft Stone Terminus Treasure Vehicle".split()
)
ENCHANTMENT_TYPES: Final = frozenset(
    "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine".split()
)
LAND_TYPES: Final = frozenset(
    "Cave Cloud Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town "
    "Urza's".split()
)
SPELL_TYPES: Final = frozenset(["Arcane", "Chorus", "Lesson", "Trap", *FRAME_SUBTYPE.values()])
BATTLE_TYPES: Final = frozenset(["Siege"])
UNDERCITY: Final = "Undercity"  # 205.3p: the dungeon type that the initiative leads to (726.2)
DUNGEON_TYPES: Final = frozenset([UNDERCITY])
PLANESWALKER_TYPES: Final = frozenset(
    "Ajani Angrath Aminatou Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian "
    "Dihada Domri Dovin Ellywick Elminster Elspeth Ersta "
    "Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana "
    "Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis "
    "Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat "
    "Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos "
    "Yanggu Yanling Zariel".split()
)
_CREATURE_WORDS: Final = (
    "Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker "
    "Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder "
    "Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child "
    "Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops Dalek "
    "Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid "
    "Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer "
    "Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn "
    "Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror "
    "Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo "
    "Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster "
    "Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle "
    "Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad "
    "Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif "
    "Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit "
    "Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr "
    "Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep "
    "Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper "
    "Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle "
    "Tetravite Thalakos Thopter Thrull Tiefling Time_Lord Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn "
    "Utrom Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine "
    "Wombat Worm Wraith Wurm Yeti Zombie Zubera"
)
CREATURE_TYPES: Final = frozenset(word.replace("_", " ") for word in _CREATURE_WORDS.split())


def types_for(subtype: str) -> int:
    """The card types that a subtype is correlated with (205.3a)."""
    if subtype in LAND_TYPES:
        return LAND
    if subtype in ARTIFACT_TYPES:
        return ARTIFACT
    if subtype in ENCHANTMENT_TYPES:
        return ENCHANTMENT
    if subtype in SPELL_TYPES:
        return INSTANT | SORCERY
    if subtype in PLANESWALKER_TYPES:
        return PLANESWALKER
    if subtype in BATTLE_TYPES:
        return BATTLE
    if subtype in DUNGEON_TYPES:
        return DUNGEON
    return CREATURE | KINDRED


def fits(subtype: str, types: int) -> bool:
    return types_for(subtype) & types != 0
