"""Words of the rules as data: subtypes (205.3), their plurals, counters (122). Nothing here is a rule of grammar."""

from __future__ import annotations

from typing import Final

from inset.language.text.english import PLURALS

PAID_FOR: Final = (  # keywords whose costs other abilities ask about (607.2i)
    "madness", "surge", "prowl", "evoke", "spectacle", "dash", "blitz", "escape", "flashback", "freerunning", "sneak", "warp",
    "offspring", "squad", "replicate", "buyback", "mayhem", "emerge", "awaken", "casualty", "conspire",
)  # fmt: skip
TIER_NAMES: Final = (  # what the modes of spells with tiered are called (702.183)
    "Cross-Slash", "Blade Beam", "Omnislash", "Fire", "Fira", "Firaga", "Blizzard", "Blizzara", "Blizzaga", "Cure", "Cura",
    "Curaga", "Thunder", "Thundara", "Thundaga", "Somersault", "Meteor Strikes", "Final Heaven",
)  # fmt: skip
FLAVOR_WORDS: Final = (  # single ones (207.2d): a single word might as well be a keyword, so each is listed
    "Abraxas", "Aerospark", "Affirmative", "Avalanche!", "Avoidance", "Berserk", "Berzerker", "Betrayal", "Body-print",
    "Brimstone", "Brontosaurus", "Camouflage", "Chain", "Chainsword", "Chaos", "Chaosbringer", "Dance", "Darkness", "Decimate",
    "Diana", "Displacement", "Dissolve", "Dualcast", "Endurant", "Engulf", "Eukrasia", "Exterminate!", "Federation", "Fire",
    "Gigaflare", "GOOOOAAAALLL!", "Grav-cannon", "Grenades!", "Gungnir", "Hadoken", "Hagneia", "Ice", "Immune",
    "Intangibility", "Jump", "Kerplunk", "Krishna", "Lightning", "Lunge", "Machina", "Martyrdom", "Mesmerize", "Mug",
    "Murasame", "Mutsunokami", "Negative", "Nitro-9", "Nosh", "Oblivion", "Origami-Fu", "Pain", "Phaeron", "Polymorphine",
    "Pray", "Protect", "Protector", "Rage", "Raise", "Rejuvenation", "Rosarius", "Sarcophagus", "Share", "Shieldwall",
    "Shoryuken", "Skyswarm", "Spoilers", "Stagger", "Starfall", "Starscourge", "Steal", "Stowage", "Summon", "Teleport",
    "Throw", "Titanic", "Trance", "Wark", "Warp-Strike", "Whirlwind", "Zantetsuken",
)  # fmt: skip
ARTIFACT_TYPES: Final = tuple(
    """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk
    Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle
    """.split()
)
ENCHANTMENT_TYPES: Final = tuple(
    """
    Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine
    """.split()
)
LAND_TYPES: Final = tuple(
    """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's
    """.split()
)
PLANESWALKER_TYPES: Final = tuple(
    """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian
    Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya
    Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis
    Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt
    Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
    """.split()
)
SPELL_TYPES: Final = tuple(
    """
    Adventure Arcane Lesson Omen Trap
    """.split()
)
CREATURE_TYPES: Final = tuple(
    """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker
    Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder
    Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child
    Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops
    Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix
    Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret
    Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin
    God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo
    Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect
    Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Llama Lamia Lammasu Leech Lemur
    Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite
    Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim
    Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster
    Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant
    Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino
    Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout
    Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth
    Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge
    Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy
    Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall
    Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie
    Zubera
    """.split()
)
TWO_WORDS: Final = ("Time Lord",)
BATTLE_TYPES: Final = tuple(
    """
    Siege
    """.split()
)
# Printed after the edition of the rules that the lists above come from.
LATER_CREATURE_TYPES: Final = tuple("Borg Eternal Gamma Gorn Inhuman Klingon Kree Officer Skrull Spy Vulcan".split())
LATER_ENCHANTMENT_TYPES: Final = ("Plan",)

BASIC_LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
SUBTYPES: Final = (
    ARTIFACT_TYPES
    + ENCHANTMENT_TYPES
    + LATER_ENCHANTMENT_TYPES
    + LAND_TYPES
    + PLANESWALKER_TYPES
    + SPELL_TYPES
    + CREATURE_TYPES
    + TWO_WORDS
    + LATER_CREATURE_TYPES
    + BATTLE_TYPES
)


def plural(word: str) -> str:
    """The plural of a subtype or of any other noun.

    >>> plural("Ally"), plural("Elf"), plural("creature")
    ('Allies', 'Elves', 'creatures')
    """
    if word in PLURALS:
        return PLURALS[word]
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    return word + "s"


PLURAL: Final = {plural(word): word for word in SUBTYPES}
# Words that keep their capital wherever they stand.
PROPER: Final = frozenset(part for word in (*SUBTYPES, *PLURAL) for part in word.split()) - {
    "Will",
    "Mine",
    "Time",
    "Plan",
}

# What an object calls itself besides its name (201.5): "this creature".
SELF_NOUNS: Final = (
    "creature", "artifact", "enchantment", "land", "planeswalker", "battle", "permanent", "token",
    "Aura", "Equipment", "Vehicle", "Fortification", "Saga", "Class", "Case", "Room", "Siege", "Spacecraft", "Mount",
    "Background", "Shrine", "Curse", "Contraption", "Attraction", "Plan",
)  # fmt: skip

NUMBERS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
ORDINALS: Final = (
    "",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
)
