"""100.2, 903.5: the decks that come with Inset, as lists. A row without a number is one card."""

from __future__ import annotations

from typing import Final

DECKS: Final[dict[str, str]] = {
    # adventurers, with an innkeeper to welcome them
    "fables": """
        4 Bonecrusher Giant | 4 Lovestruck Beast | 4 Edgewall Innkeeper | 4 Curious Pair | 4 Rimrock Knight
        4 Llanowar Elves | 3 Lucky Clover | 3 Young Pyromancer | 2 Giant Growth | 4 Lightning Bolt
        2 Bloomvine Regent | 4 Taiga | 10 Forest | 8 Mountain
        """,
    # fliers and tempo
    "skies": """
        4 Brazen Borrower | 4 Hypnotic Sprite | 3 Giant Killer | 4 Steel Seraph | 3 Combat Thresher
        3 Dirgur Island Dragon | 3 Riling Dawnbreaker | 2 Marang River Regent | 2 Clone | 2 Glorious Anthem
        2 Counterspell | 2 Opt | 2 Unsummon | 4 Tundra | 10 Island | 10 Plains
        """,
    # prototypes, small first and large later
    "machines": """
        4 Blitz Automaton | 4 Fallaji Dragon Engine | 3 Frogmyr Enforcer | 2 Skitterbeam Battalion
        4 Rootwire Amalgam | 4 Cradle Clearcutter | 3 Boulderbranch Golem | 3 Iron-Craw Crusher | 2 Rust Goliath
        4 Llanowar Elves | 3 Lightning Bolt | 4 Taiga | 10 Forest | 10 Mountain
        """,
    # omens, which go back into the library
    "dragons": """
        4 Sagu Wildling | 3 Bloomvine Regent | 4 Disruptive Stormbrood | 3 Feral Deathgorger | 3 Scavenger Regent
        3 Purging Stormbrood | 4 Llanowar Elves | 4 Elvish Mystic | 3 Doom Blade | 3 Murder | 2 Giant Growth
        4 Bayou | 1 Scrubland | 10 Forest | 9 Swamp
        """,
    # preparation cards: permanents with a spell at hand
    "scholars": """
        4 Adventurous Eater | 3 Scheming Silvertongue | 3 Grave Researcher | 2 Emeritus of Woe
        4 Encouraging Aviator | 3 Campus Composer | 3 Harmonized Trio | 3 Landscape Painter | 3 Skycoach Conductor
        3 Murder | 2 Counterspell | 3 Opt | 4 Underground Sea | 10 Island | 10 Swamp
        """,
    # commander: adventures in blue and green
    "kellan": """
        Commander
        Kellan, Inquisitive Prodigy
        Deck
        Animating Faerie | Aquatic Alchemist | Arcane Proxy | Beanstalk Giant | Beanstalk Wurm | Beluna's Gatekeeper
        Beorn, Reluctant Host | Bilbo, Luckwearer | Bloomvine Regent | Boulderbranch Golem | Bramble Familiar
        Brazen Borrower | Brightcap Badger | Campus Composer | Colossal Badger | Counterspell | Cradle Clearcutter
        Curious Pair | Divination | Dirgur Focusmage | Dirgur Island Dragon | Dread Linnorm | Edgewall Innkeeper
        Elusive Otter | Elvish Mystic | Emerald Dragon | Emeritus of Abundance | Emeritus of Ideation
        Encouraging Aviator | Eternal Witness | Ettercap | Fae of Wishes | Ferocious Werefox | Flaxen Intruder
        Galvanic Giant | Garenbrig Carver | Giant Growth | Harmonized Trio | Hollow Scavenger | Horned Loch-Whale
        Hulking Metamorph | Hypnotic Sprite | Illithid Harvester | Infirmary Healer | Intrepid Trufflesnout
        Iron-Craw Crusher | James, Wandering Dad | Landscape Painter | Llanowar Elves | Lovestruck Beast
        Lucky Clover | Marang River Regent | Merfolk Secretkeeper | Moonshae Pixie | Obyra's Attendants | Opt
        Progenitor Mimic | Queen of Ice | Rootwire Amalgam | Rosethorn Acolyte | Sagu Wildling | Sol Ring
        Tropical Island | 18 Island | 18 Forest
        """,
    # commander: spells cast again from the graveyard
    "kess": """
        Commander
        Kess, Dissident Mage
        Deck
        Adventurous Eater | Agony Warp | Amethyst Dragon | Animating Faerie | Arcane Proxy | Baleful Strix
        Bellowing Bruiser | Blackbloom Rogue | Blitz Automaton | Bonecrusher Giant | Brainstorm | Brazen Borrower
        Cackling Counterpart | Callous Sell-Sword | Campus Composer | Careful Study | Clone | Conceited Witch
        Counterspell | Cruel Somnophage | Cut Down | Decadent Dragon | Delver of Secrets | Demonic Tutor
        Dirgur Island Dragon | Divination | Doom Blade | Embereth Shieldbreaker | Emeritus of Conflict
        Emeritus of Woe | Encouraging Aviator | Fallaji Dragon Engine | Feral Deathgorger | Foulmire Knight
        Frogmyr Enforcer | Frolicking Familiar | Goblin Electromancer | Goblin Glasswright | Goring Warplow
        Grave Researcher | Gray Slaad | Gumdrop Poisoner | Hearth Elemental | Horned Loch-Whale | Hypnotic Sprite
        Illithid Harvester | Inspired Skypainter | Lightning Bolt | Marang River Regent | Murder | Murderous Rider
        Opt | Prosper, Tome-Bound | Pyroclasm | Reverberate | Rimrock Knight | Scavenger Regent | Shock | Sol Ring
        Stormshriek Feral | Unsummon | Young Pyromancer
        Underground Sea | Badlands | Volcanic Island | 12 Island | 11 Swamp | 11 Mountain
        """,
}
