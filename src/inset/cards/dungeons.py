"""Dungeons (309), cards that venture into them (701.49), and cards that take the initiative (726)."""

from __future__ import annotations

from inset.cards.tokens import TREASURE
from inset.kernel.types import (
    BATTLEFIELD,
    BLACK,
    BLUE,
    COMMAND,
    DUNGEON,
    END,
    GREEN,
    LEGENDARY,
    RED,
)
from inset.language.abilities import AS_SORCERY
from inset.language.card import Card
from inset.language.conditions import CompletedDungeon, PlayerIs
from inset.language.effects import (
    UNTIL_YOUR_NEXT_TURN,
    CastNow,
    Choose,
    Draw,
    ForEachPlayer,
    Goad,
    LookAt,
    Move,
    PayOr,
    Permit,
    Shuffle,
    TakeInitiative,
    Venture,
)
from inset.language.filters import HasType
from inset.language.patterns import CompletesDungeon
from inset.language.selections import Among, InitiativeHolder
from inset.language.statics import EnteredOnlyBy, TriggersAgain
from inset.language.words.kinds import (
    activated,
    artifact,
    artifact_creature,
    at_beginning,
    creature,
    creature_token,
    deathtouch,
    defender,
    dungeon,
    dungeon_room,
    flying,
    hexproof,
    legendary,
    lifelink,
    menace,
    reach,
    static,
    tap_for,
    trample,
    vigilance,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    artifacts,
    basic,
    creatures,
    each_opponent,
    each_player,
    lands,
    one_of,
    other,
    planeswalkers,
    saved,
    spells,
    target,
    target_player,
    they,
    this,
    top_cards,
    unless,
    you,
    you_control,
    you_own,
)
from inset.language.words.verbs import (
    attacks,
    cant_attack,
    casts,
    cost,
    create,
    dies,
    discard,
    discarding,
    draw,
    either,
    enters,
    establish,
    exile,
    free,
    gain_life,
    gains,
    gets,
    have,
    lose_life,
    plus,
    put_counters,
    sacrifices,
    sacrificing,
    scry,
    search,
    tap_symbol,
    then,
    to_hand,
    together,
    using,
)

venture = Venture()
_INITIATIVE = TakeInitiative()
_SOME_DUNGEON = CompletedDungeon(you)
_LEADING = PlayerIs(you, InitiativeHolder())
_SKELETON = creature_token("Skeleton", 1, 1, BLACK)
_GOBLIN = creature_token("Goblin", 1, 1, RED)
_ATROPAL = creature_token("God Horror", 4, 4, BLACK, deathtouch, name="The Atropal", supertypes=LEGENDARY)
_RATTLER = creature_token("Skeleton", 4, 1, BLACK, menace)
_ZOMBIE = creature_token("Zombie", 2, 2, BLACK)

LOST_MINE = dungeon(
    "Lost Mine of Phandelver",
    dungeon_room("Cave Entrance", scry(1), leads=("Goblin Lair", "Mine Tunnels")),
    dungeon_room("Goblin Lair", create(_GOBLIN), leads=("Storeroom", "Dark Pool")),
    dungeon_room("Mine Tunnels", create(TREASURE), leads=("Dark Pool", "Fungi Cavern")),
    dungeon_room("Storeroom", put_counters(target(creatures)), leads=("Temple of Dumathoin",)),
    dungeon_room(
        "Dark Pool", together(lose_life(1, each_opponent), gain_life(1)), leads=("Temple of Dumathoin",)
    ),
    dungeon_room(
        "Fungi Cavern", gets(target(creatures), -4, 0, duration=UNTIL_YOUR_NEXT_TURN), leads=("Temple of Dumathoin",)
    ),
    dungeon_room("Temple of Dumathoin", draw()),
)  # fmt: skip

MAD_MAGE = dungeon(
    "Dungeon of the Mad Mage",
    dungeon_room("Yawning Portal", gain_life(1), leads=("Dungeon Level",)),
    dungeon_room("Dungeon Level", scry(1), leads=("Goblin Bazaar", "Twisted Caverns")),
    dungeon_room("Goblin Bazaar", create(TREASURE), leads=("Lost Level",)),
    dungeon_room(
        "Twisted Caverns", establish(cant_attack(one_of(target(creatures))), duration=UNTIL_YOUR_NEXT_TURN),
        leads=("Lost Level",),
    ),
    dungeon_room("Lost Level", scry(2), leads=("Runestone Caverns", "Muiral's Graveyard")),
    dungeon_room("Runestone Caverns", exile(top_cards(2), save=0), Permit(saved(0)), leads=("Deep Mines",)),
    dungeon_room("Muiral's Graveyard", create(_SKELETON, 2), leads=("Deep Mines",)),
    dungeon_room("Deep Mines", scry(3), leads=("Mad Wizard's Lair",)),
    dungeon_room(
        "Mad Wizard's Lair", together(Draw(you, 3, save=0), LookAt(saved(0), reveal=True)), CastNow(saved(0), cost=free)
    ),
)  # fmt: skip

TOMB = dungeon(
    "Tomb of Annihilation",
    dungeon_room("Trapped Entry", lose_life(1, each_player), leads=("Veils of Fear", "Oubliette")),
    dungeon_room(
        "Veils of Fear", ForEachPlayer(each_player, (PayOr(they, discarding(), unpaid=(lose_life(2, they),)),)),
        leads=("Sandfall Cell",),
    ),
    dungeon_room(
        "Sandfall Cell",
        ForEachPlayer(
            each_player, (PayOr(they, sacrificing(creatures | artifacts | lands), unpaid=(lose_life(2, they),)),)
        ),
        leads=("Cradle of the Death God",),
    ),
    dungeon_room(
        "Oubliette",
        together(
            discard(), sacrifices(you, creatures), sacrifices(you, artifacts), sacrifices(you, lands)
        ),
        leads=("Cradle of the Death God",),
    ),
    dungeon_room("Cradle of the Death God", create(_ATROPAL)),
)  # fmt: skip

UNDERCITY = dungeon(
    "Undercity", EnteredOnlyBy("Undercity"),
    dungeon_room("Secret Entrance", search(basic & lands), leads=("Forge", "Lost Well")),
    dungeon_room("Forge", put_counters(target(creatures), 2), leads=("Trap!", "Arena")),
    dungeon_room("Lost Well", scry(2), leads=("Arena", "Stash")),
    dungeon_room("Trap!", lose_life(5, target_player()), leads=("Archives",)),
    dungeon_room("Arena", Goad(target(creatures)), leads=("Archives", "Catacombs")),
    dungeon_room("Stash", create(TREASURE), leads=("Catacombs",)),
    dungeon_room("Archives", draw(), leads=("Throne of the Dead Three",)),
    dungeon_room("Catacombs", create(_RATTLER), leads=("Throne of the Dead Three",)),
    dungeon_room(
        "Throne of the Dead Three", LookAt(top_cards(10), reveal=True, save=0),
        using(
            Choose(Among(saved(0), creatures), save=1),
            Move(saved(1), BATTLEFIELD, counters=(("+1/+1", 3),), save=2),
        ),
        gains(saved(2), hexproof, duration=UNTIL_YOUR_NEXT_TURN), then(Shuffle(you)),
    ),
    subtypes="Undercity",
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    LOST_MINE, MAD_MAGE, TOMB, UNDERCITY,
    creature("Aarakocra Sneak", "{3}{U}", "Bird Rogue", 1, 4, flying, when_enters(_INITIATIVE)),
    legendary(
        creature(
            "Acererak the Archlich", "{2}{B}", "Zombie Wizard", 5, 5,
            when_enters(
                together(to_hand(this), venture), only_if=unless(CompletedDungeon(you, "Tomb of Annihilation"))
            ),
            whenever(
                attacks(),
                ForEachPlayer(each_opponent, (PayOr(they, sacrificing(creatures), unpaid=(create(_ZOMBIE),)),)),
            ),
        )
    ),
    creature("Avenging Hunter", "{4}{G}", "Dragon Ranger", 5, 4, trample, when_enters(_INITIATIVE)),
    creature("Clattering Skeletons", "{3}{B}", "Skeleton", 4, 3, whenever(dies(), venture)),
    artifact("Dungeon Map", "{3}", tap_for("{C}"), activated(cost("{3}", tap_symbol), venture, timing=AS_SORCERY)),
    creature(
        "Feywild Caretaker", "{4}{U}", "Orc Wizard", 3, 4, when_enters(_INITIATIVE),
        at_beginning(END, create(creature_token("Faerie Dragon", 1, 1, BLUE, flying)), only_if=_LEADING),
    ),
    legendary(
        creature(
            "Hama Pashar, Ruin Seeker", "{1}{W}{U}", "Human Wizard", 2, 3,
            TriggersAgain(HasType(DUNGEON) & you_own, zone=COMMAND),
        )
    ),
    legendary(
        creature(
            "Nadaar, Selfless Paladin", "{2}{W}", "Dragon Knight", 3, 3, vigilance,
            whenever(either(enters(), attacks()), venture),
            static(have(other & creatures & you_control, plus(1, 1)), only_if=_SOME_DUNGEON),
        )
    ),
    creature(
        "Passageway Seer", "{3}{B}", "Tiefling Warlock", 2, 2, lifelink, when_enters(_INITIATIVE),
        at_beginning(END, put_counters(this), only_if=_LEADING),
    ),
    creature("Planar Ally", "{3}{W}{W}", "Angel", 3, 3, flying, whenever(attacks(), venture)),
    artifact_creature(
        "Secret Door", "{U}", "Wall", 0, 4, defender, activated("{4}{U}", venture, timing=AS_SORCERY)
    ),
    legendary(
        creature(
            "Varis, Silverymoon Ranger", "{1}{G}{G}", "Human Elf Ranger", 3, 3, reach, ward("{1}"),
            whenever(casts(you, (creatures | planeswalkers) & spells), venture, limit=1),
            whenever(CompletesDungeon(you), create(creature_token("Wolf", 2, 2, GREEN))),
        )
    ),
    creature("Veteran Dungeoneer", "{3}{W}", "Human Warrior", 3, 4, when_enters(venture)),
)  # fmt: skip
