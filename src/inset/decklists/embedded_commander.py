"""903.5: the commander decks that come with Inset: a hundred cards, each but the basic lands once."""

from __future__ import annotations

from typing import Final

from inset.decklists.basics import Embedded

COMMANDER: Final[dict[str, Embedded]] = {
    "mentor": Embedded(
        "WUG",
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
    "giants": Embedded(
        "URG",
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
    "kellan": Embedded(
        "UG",
        "Kellan, Inquisitive Prodigy: blue and green Adventures with clues, lands and a little of every inset.",
        """
        Commander
        1 Kellan, Inquisitive Prodigy

        Deck
        1 Animating Faerie
        1 Aquatic Alchemist
        1 Arcane Proxy
        1 Beanstalk Giant
        1 Beanstalk Wurm
        1 Beluna's Gatekeeper
        1 Beorn, Reluctant Host
        1 Bilbo, Luckwearer
        1 Bloomvine Regent
        1 Boulderbranch Golem
        1 Bramble Familiar
        1 Brazen Borrower
        1 Brightcap Badger
        1 Campus Composer
        1 Colossal Badger
        1 Counterspell
        1 Cradle Clearcutter
        1 Curious Pair
        1 Divination
        1 Dirgur Focusmage
        1 Dirgur Island Dragon
        1 Dread Linnorm
        1 Edgewall Innkeeper
        1 Elusive Otter
        1 Elvish Mystic
        1 Emerald Dragon
        1 Emeritus of Abundance
        1 Emeritus of Ideation
        1 Encouraging Aviator
        1 Eternal Witness
        1 Ettercap
        1 Fae of Wishes
        1 Ferocious Werefox
        1 Flaxen Intruder
        1 Galvanic Giant
        1 Garenbrig Carver
        1 Giant Growth
        1 Harmonized Trio
        1 Hollow Scavenger
        1 Horned Loch-Whale
        1 Hulking Metamorph
        1 Hypnotic Sprite
        1 Illithid Harvester
        1 Infirmary Healer
        1 Intrepid Trufflesnout
        1 Iron-Craw Crusher
        1 James, Wandering Dad
        1 Landscape Painter
        1 Llanowar Elves
        1 Lovestruck Beast
        1 Lucky Clover
        1 Marang River Regent
        1 Merfolk Secretkeeper
        1 Moonshae Pixie
        1 Obyra's Attendants
        1 Opt
        1 Progenitor Mimic
        1 Queen of Ice
        1 Rootwire Amalgam
        1 Rosethorn Acolyte
        1 Sagu Wildling
        1 Sol Ring
        1 Tropical Island
        18 Island
        18 Forest
        """,
    ),
    "kess": Embedded(
        "UBR",
        "Kess, Dissident Mage: spells cast again from the graveyard, insets among them.",
        """
        Commander
        1 Kess, Dissident Mage

        Deck
        1 Adventurous Eater
        1 Agony Warp
        1 Amethyst Dragon
        1 Animating Faerie
        1 Arcane Proxy
        1 Baleful Strix
        1 Bellowing Bruiser
        1 Blackbloom Rogue
        1 Blitz Automaton
        1 Bonecrusher Giant
        1 Brainstorm
        1 Brazen Borrower
        1 Cackling Counterpart
        1 Callous Sell-Sword
        1 Campus Composer
        1 Careful Study
        1 Clone
        1 Conceited Witch
        1 Counterspell
        1 Cruel Somnophage
        1 Cut Down
        1 Decadent Dragon
        1 Delver of Secrets
        1 Demonic Tutor
        1 Dirgur Island Dragon
        1 Divination
        1 Doom Blade
        1 Embereth Shieldbreaker
        1 Emeritus of Conflict
        1 Emeritus of Woe
        1 Encouraging Aviator
        1 Fallaji Dragon Engine
        1 Feral Deathgorger
        1 Foulmire Knight
        1 Frogmyr Enforcer
        1 Frolicking Familiar
        1 Goblin Electromancer
        1 Goblin Glasswright
        1 Goring Warplow
        1 Grave Researcher
        1 Gray Slaad
        1 Gumdrop Poisoner
        1 Hearth Elemental
        1 Horned Loch-Whale
        1 Hypnotic Sprite
        1 Illithid Harvester
        1 Inspired Skypainter
        1 Lightning Bolt
        1 Marang River Regent
        1 Murder
        1 Murderous Rider
        1 Opt
        1 Prosper, Tome-Bound
        1 Pyroclasm
        1 Reverberate
        1 Rimrock Knight
        1 Scavenger Regent
        1 Shock
        1 Sol Ring
        1 Stormshriek Feral
        1 Unsummon
        1 Young Pyromancer
        1 Underground Sea
        1 Badlands
        1 Volcanic Island
        12 Island
        11 Swamp
        11 Mountain
        """,
    ),
}
