"""100.2a, 903.5: the decks that come with Inset, each with a line that says what it wants to do.

Sixty cards for two players, a hundred with a commander. ``fables`` and ``skies`` are the ones that examples and
measurements use; they stay as they are.
"""

from __future__ import annotations

from typing import Final

DUEL: Final[dict[str, tuple[str, str]]] = {
    "fables": (
        "Red and green Adventures: creatures that were spells first, and an innkeeper who pays for the stories.",
        """
        4 Bonecrusher Giant
        4 Lovestruck Beast
        4 Edgewall Innkeeper
        4 Curious Pair
        4 Rimrock Knight
        4 Llanowar Elves
        3 Lucky Clover
        3 Young Pyromancer
        2 Giant Growth
        4 Lightning Bolt
        2 Bloomvine Regent
        4 Taiga
        10 Forest
        8 Mountain
        """,
    ),
    "skies": (
        "White and blue fliers: Adventures, Omens and Prototypes that hold the ground until the air is theirs.",
        """
        4 Brazen Borrower
        4 Hypnotic Sprite
        3 Giant Killer
        4 Steel Seraph
        3 Combat Thresher
        3 Dirgur Island Dragon
        3 Riling Dawnbreaker
        2 Marang River Regent
        2 Clone
        2 Glorious Anthem
        2 Counterspell
        2 Opt
        2 Unsummon
        4 Tundra
        10 Island
        10 Plains
        """,
    ),
    "hearth": (
        "Green and white Adventures that go wide: tokens, counters, and one large pump from the Oakhame Ranger.",
        """
        4 Edgewall Innkeeper
        4 Giant Killer
        4 Shepherd of the Flock
        4 Pollen-Shield Hare
        4 Lovestruck Beast
        4 Wandermare
        3 Kellan, Daring Traveler
        3 Mysterious Pathlighter
        3 Oakhame Ranger
        2 Faerie Guidemother
        2 Woodland Acolyte
        4 Savannah
        10 Forest
        9 Plains
        """,
    ),
    "nightfall": (
        "Blue and black Adventures: trade one for one, refill the graveyard, win with what grew there.",
        """
        4 Foulmire Knight
        4 Brazen Borrower
        4 Murderous Rider
        4 Cruel Somnophage
        3 Merfolk Secretkeeper
        3 Order of Midnight
        3 Spellscorn Coven
        3 Hypnotic Sprite
        2 Baleful Strix
        2 Hostage Taker
        2 Agony Warp
        2 Counterspell
        4 Underground Sea
        10 Swamp
        10 Island
        """,
    ),
    "embers": (
        "Red and white knights: every early creature is a trick as well, and burn goes over the top.",
        """
        4 Rimrock Knight
        4 Heartflame Duelist
        4 Silverflame Squire
        4 Imodane's Recruiter
        4 Bonecrusher Giant
        3 Embereth Shieldbreaker
        3 Kellan, the Fae-Blooded
        3 Kirol, History Buff
        3 Lightning Bolt
        3 Two-Handed Axe
        2 Virtue of Courage
        1 Lonesome Unicorn
        4 Plateau
        1 Lindblum, Industrial Regency
        9 Mountain
        8 Plains
        """,
    ),
    "omens": (
        "Temur dragons: Omens early, then the same dragons again, drawn from the library they were shuffled into.",
        """
        4 Sagu Wildling
        4 Runescale Stormbrood
        4 Whirlwing Stormbrood
        4 Dirgur Island Dragon
        4 Dragonspeaker Shaman
        4 Llanowar Elves
        3 Stormshriek Feral
        3 Bloomvine Regent
        3 Marang River Regent
        3 Rampant Growth
        4 Tropical Island
        4 Taiga
        4 Volcanic Island
        4 Frontier Bivouac
        4 Forest
        2 Island
        2 Mountain
        """,
    ),
    "stormbroods": (
        "White, black and green Omens: removal on the front, a dragon on the back, and Maelstrom to find more of them.",
        """
        4 Sagu Wildling
        4 Disruptive Stormbrood
        4 Purging Stormbrood
        4 Riling Dawnbreaker
        4 Scavenger Regent
        3 Feral Deathgorger
        3 Elvish Mystic
        3 Rampant Growth
        3 Path to Exile
        2 Bloomvine Regent
        2 Eternal Witness
        4 Bayou
        4 Savannah
        4 Scrubland
        2 Maelstrom of the Spirit Dragon
        4 Forest
        3 Plains
        3 Swamp
        """,
    ),
    "foundry": (
        "Blue and red Prototypes: small machines on time, large ones with artifacts that make them cheaper.",
        """
        4 Arcane Proxy
        4 Blitz Automaton
        4 Fallaji Dragon Engine
        4 Frogmyr Enforcer
        4 Spotter Thopter
        4 Foundry Inspector
        3 Skitterbeam Battalion
        3 Hulking Metamorph
        2 Depth Charge Colossus
        2 Chief Engineer
        2 Sol Ring
        3 Lightning Bolt
        4 Volcanic Island
        9 Island
        8 Mountain
        """,
    ),
    "ironwood": (
        "Black and green Prototypes: mana from elves and a Clearcutter, then everything at its full size.",
        """
        4 Goring Warplow
        4 Phyrexian Fleshgorger
        4 Cradle Clearcutter
        4 Rootwire Amalgam
        4 Boulderbranch Golem
        3 Iron-Craw Crusher
        3 Rust Goliath
        3 Woodcaller Automaton
        4 Llanowar Elves
        2 Channel
        2 Murder
        4 Bayou
        11 Forest
        8 Swamp
        """,
    ),
    "lessons": (
        "Blue and red Preparations: creatures that bring a spell each, and rewards for casting the second one.",
        """
        4 Emeritus of Conflict
        4 Harmonized Trio
        4 Goblin Glasswright
        4 Encouraging Aviator
        3 Landscape Painter
        3 Inspired Skypainter
        3 Blazing Firesinger
        3 Skycoach Conductor
        2 Sanar, Unfinished Genius
        2 Emeritus of Ideation
        2 Pigment Wrangler
        2 Young Pyromancer
        2 Opt
        4 Volcanic Island
        9 Island
        9 Mountain
        """,
    ),
    "inkwell": (
        "White and black Preparations: small scholars, a spell at each desk, life drained by the page.",
        """
        4 Elite Interceptor
        4 Leech Collector
        4 Scheming Silvertongue
        4 Defacing Duskmage
        4 Abigale, Poet Laureate
        3 Quill-Blade Laureate
        3 Joined Researchers
        3 Emeritus of Truce
        3 Adventurous Eater
        3 Honorbound Page
        2 Emeritus of Woe
        4 Scrubland
        10 Plains
        9 Swamp
        """,
    ),
    "menagerie": (
        "Black and green with all four kinds of inset: Adventures, Omens, Prototypes and Preparations in one deck.",
        """
        4 Mosswood Dreadknight
        4 Studious First-Year
        4 Disruptive Stormbrood
        4 Goring Warplow
        3 Gingerbread Hunter
        3 Lluwen, Exchange Student
        3 Rootwire Amalgam
        3 Scavenger Regent
        3 Murderous Rider
        2 Eccentric Pestfinder
        2 Sagu Wildling
        2 Foulmire Knight
        4 Bayou
        10 Forest
        9 Swamp
        """,
    ),
}

COMMANDER: Final[dict[str, tuple[str, str]]] = {
    "mentor": (
        "Gorion, Wise Mentor: white, blue and green Adventures, each cast once and copied once.",
        """
        Commander
        1 Gorion, Wise Mentor

        Deck
        1 Edgewall Innkeeper
        1 Lucky Clover
        1 Wandermare
        1 Mysterious Pathlighter
        1 Kellan Joins Up
        1 Sol Ring
        1 Llanowar Elves
        1 Elvish Mystic
        1 Rampant Growth
        1 Up the Beanstalk
        1 Eternal Witness
        1 Panharmonicon
        1 Lithoform Engine
        1 Double Major
        1 Swords to Plowshares
        1 Path to Exile
        1 Counterspell
        1 Opt
        1 Giant Killer
        1 Faerie Guidemother
        1 Cheeky House-Mouse
        1 Bofur, Reliable Guardian
        1 Elusive Otter
        1 Flaxen Intruder
        1 Most Decrepit Old Bird
        1 Merfolk Secretkeeper
        1 Shepherd of the Flock
        1 Pollen-Shield Hare
        1 Kellan, Daring Traveler
        1 Silverflame Squire
        1 Curious Pair
        1 Bramble Familiar
        1 Intrepid Trufflesnout
        1 Fae of Wishes
        1 Picklock Prankster
        1 Aquatic Alchemist
        1 Hypnotic Sprite
        1 Brazen Borrower
        1 Lovestruck Beast
        1 Hollow Scavenger
        1 Rosethorn Acolyte
        1 Woodland Acolyte
        1 Ardenvale Tactician
        1 Animating Faerie
        1 Queen of Ice
        1 Moonshae Pixie
        1 Garenbrig Carver
        1 Brightcap Badger
        1 Kellan, Inquisitive Prodigy
        1 Oakhame Ranger
        1 Twining Twins
        1 Threadbind Clique
        1 Tempest Hart
        1 Lonesome Unicorn
        1 Illithid Harvester
        1 Virtue of Loyalty
        1 Virtue of Knowledge
        1 Beanstalk Giant
        1 Realm-Cloaked Giant
        1 Horned Loch-Whale
        1 Emerald Dragon
        1 Bloomvine Regent
        1 Tropical Island
        1 Tundra
        1 Savannah
        1 Exotic Orchard
        1 Zanarkand, Ancient Metropolis
        1 Ishgard, the Holy See
        1 Jidoor, Aristocratic Capital
        11 Forest
        9 Plains
        10 Island
        """,
    ),
    "giants": (
        "Beluna Grandsquall: blue, red and green Adventures for less, from a graveyard filled on purpose.",
        """
        Commander
        1 Beluna Grandsquall

        Deck
        1 Edgewall Innkeeper
        1 Lucky Clover
        1 Sol Ring
        1 Llanowar Elves
        1 Elvish Mystic
        1 Rampant Growth
        1 Up the Beanstalk
        1 Wandertale Mentor
        1 Young Pyromancer
        1 Bloodbraid Elf
        1 Eternal Witness
        1 Lightning Bolt
        1 Fire // Ice
        1 Counterspell
        1 Opt
        1 Wrenn and Six
        1 Elusive Otter
        1 Flaxen Intruder
        1 Most Decrepit Old Bird
        1 Merfolk Secretkeeper
        1 Rimrock Knight
        1 Embereth Shieldbreaker
        1 Ratcatcher Trainee
        1 Scalding Viper
        1 Picnic Ruiner
        1 Questing Druid
        1 Curious Pair
        1 Bramble Familiar
        1 Intrepid Trufflesnout
        1 Fae of Wishes
        1 Picklock Prankster
        1 Hypnotic Sprite
        1 Bonecrusher Giant
        1 Brazen Borrower
        1 Lovestruck Beast
        1 Merchant of the Vale
        1 Minecart Daredevil
        1 Gandalf, Goblins' Bane
        1 Frolicking Familiar
        1 Two-Handed Axe
        1 Rosethorn Acolyte
        1 Hollow Scavenger
        1 Galvanic Giant
        1 Grabby Giant
        1 Brightcap Badger
        1 Kellan, Inquisitive Prodigy
        1 Tempest Hart
        1 Young Red Dragon
        1 Two-Headed Hunter
        1 Bellowing Bruiser
        1 Hearth Elemental
        1 Virtue of Courage
        1 Virtue of Knowledge
        1 Amethyst Dragon
        1 Emerald Dragon
        1 Sapphire Dragon
        1 Beanstalk Giant
        1 Stormkeld Vanguard
        1 Smaug, the Great Calamity
        1 Runescale Stormbrood
        1 Whirlwing Stormbrood
        1 Sagu Wildling
        1 Tropical Island
        1 Taiga
        1 Volcanic Island
        1 Frontier Bivouac
        1 Exotic Orchard
        1 Zanarkand, Ancient Metropolis
        1 Lindblum, Industrial Regency
        12 Forest
        9 Mountain
        9 Island
        """,
    ),
}
EMBEDDED: Final = DUEL | COMMANDER
