"""100.2a, 903.5: the decks that come with Inset, each with a line that says what it wants to do.

Sixty cards for two players, a hundred with a commander. ``fables`` and ``skies`` are the ones that examples and
measurements use; they stay as they are.
"""

from __future__ import annotations

from typing import Final

from inset.decklists.basics import Embedded
from inset.decklists.embedded_commander import COMMANDER

DUEL: Final[dict[str, Embedded]] = {
    "fables": Embedded(
        "RG",
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
    "skies": Embedded(
        "WU",
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
    "hearth": Embedded(
        "WG",
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
        4 Sunpetal Grove
        8 Forest
        7 Plains
        """,
    ),
    "nightfall": Embedded(
        "UB",
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
        4 Drowned Catacomb
        8 Swamp
        8 Island
        """,
    ),
    "embers": Embedded(
        "WR",
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
        4 Lightning Helix
        3 Two-Handed Axe
        2 Virtue of Courage
        4 Plateau
        4 Clifftop Retreat
        1 Lindblum, Industrial Regency
        7 Mountain
        6 Plains
        """,
    ),
    "omens": Embedded(
        "URG",
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
    "stormbroods": Embedded(
        "WBG",
        "White, black and green Omens: the cheap spell first, the dragon later, and a Maelstrom to find one more.",
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
        2 Forest
        2 Razorverge Thicket
        3 Plains
        2 Swamp
        1 Woodland Cemetery
        """,
    ),
    "foundry": Embedded(
        "UR",
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
        4 Sulfur Falls
        7 Island
        6 Mountain
        """,
    ),
    "ironwood": Embedded(
        "BG",
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
        2 Go for the Throat
        2 Murder
        4 Bayou
        4 Woodland Cemetery
        9 Forest
        6 Swamp
        """,
    ),
    "lessons": Embedded(
        "UR",
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
        4 Spirebluff Canal
        7 Island
        7 Mountain
        """,
    ),
    "inkwell": Embedded(
        "WB",
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
        4 Isolated Chapel
        8 Plains
        7 Swamp
        """,
    ),
    "menagerie": Embedded(
        "BG",
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
        4 Blooming Marsh
        8 Forest
        7 Swamp
        """,
    ),
    "machines": Embedded(
        "RG",
        "Red and green Prototypes: small machines first, and the same machines again when the mana is there.",
        """
        4 Blitz Automaton
        4 Fallaji Dragon Engine
        3 Frogmyr Enforcer
        2 Skitterbeam Battalion
        4 Rootwire Amalgam
        4 Cradle Clearcutter
        3 Boulderbranch Golem
        3 Iron-Craw Crusher
        2 Rust Goliath
        4 Llanowar Elves
        3 Lightning Bolt
        4 Taiga
        4 Rootbound Crag
        8 Forest
        8 Mountain
        """,
    ),
    "dragons": Embedded(
        "WBG",
        "Black and green Omens: mana elves, removal, and dragons that go back into the library as spells.",
        """
        4 Sagu Wildling
        3 Bloomvine Regent
        4 Disruptive Stormbrood
        3 Feral Deathgorger
        3 Scavenger Regent
        3 Purging Stormbrood
        4 Llanowar Elves
        4 Elvish Mystic
        3 Doom Blade
        3 Murder
        2 Giant Growth
        4 Bayou
        4 Woodland Cemetery
        1 Scrubland
        8 Forest
        7 Swamp
        """,
    ),
    "scholars": Embedded(
        "UB",
        "Blue and black Preparations: permanents with a spell at hand, counterspells for the rest.",
        """
        4 Adventurous Eater
        3 Scheming Silvertongue
        3 Grave Researcher
        2 Emeritus of Woe
        4 Encouraging Aviator
        3 Campus Composer
        3 Harmonized Trio
        3 Landscape Painter
        3 Skycoach Conductor
        3 Murder
        2 Counterspell
        3 Opt
        4 Underground Sea
        4 Darkslick Shores
        8 Island
        8 Swamp
        """,
    ),
    "chronicles": Embedded(
        "WR",
        "Red and white Sagas: knights, goblins and dragons by the chapter, Adventures between them, Elspeth at the end.",
        """
        4 History of Benalia
        4 Fable of the Mirror-Breaker
        3 Showdown of the Skalds
        2 The Elder Dragon War
        4 Bonecrusher Giant
        4 Rimrock Knight
        4 Heartflame Duelist
        3 Giant Killer
        4 Lightning Helix
        2 Elspeth, Knight-Errant
        2 Embercleave
        4 Plateau
        4 Sacred Foundry
        4 Clifftop Retreat
        6 Mountain
        6 Plains
        """,
    ),
    "flicker": Embedded(
        "WU",
        "White and blue creatures that enter twice: blink them, bounce theirs, and let Teferi count the cards.",
        """
        4 Brazen Borrower
        4 Giant Killer
        4 Hypnotic Sprite
        4 Restoration Angel
        3 Flickerwisp
        3 Spell Queller
        3 Shepherd of the Flock
        2 Serra Angel
        2 Ephemerate
        3 Mana Leak
        2 Oblivion Ring
        2 Teferi, Hero of Dominaria
        4 Tundra
        4 Hallowed Fountain
        4 Glacial Fortress
        6 Island
        6 Plains
        """,
    ),
    "delvers": Embedded(
        "WU",
        "White and blue adventurers who go into dungeons (309), take the initiative, and come back stronger.",
        """
        4 Nadaar, Selfless Paladin
        4 Veteran Dungeoneer
        3 Planar Ally
        3 Hama Pashar, Ruin Seeker
        4 Secret Door
        4 Aarakocra Sneak
        3 Feywild Caretaker
        3 Dungeon Map
        3 Counterspell
        3 Unsummon
        2 Opt
        4 Tundra
        10 Island
        10 Plains
        """,
    ),
}

EMBEDDED: Final = DUEL | COMMANDER
