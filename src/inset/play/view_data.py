"""What ``view.data`` holds, as types: every key, what it means, and when it is there.

``docs/generated/view.md`` is generated from this file, and a test compares real views with it. Objects are named by
their ids, players by their seats. A *reference* is the id of an object, or -1 - seat for a player.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict


class OutcomeData(TypedDict):
    """How the game ended (104)."""

    kind: Annotated[str, "win, draw or limit"]
    winners: Annotated[list[int], "seats"]
    rule: Annotated[str, "the rule that ended it"]
    reason: Annotated[str, "the rule by which the last player lost, or what limit was reached"]


class CardData(TypedDict):
    """An object (109): a card, token, copy, spell or ability. An object that the player doesn't see has no
    characteristics."""

    id: Annotated[int, "its number; a new one in each zone (400.7)"]
    owner: Annotated[int, "a seat"]
    controller: Annotated[int, "a seat; in zones without controllers, the owner"]
    name: NotRequired[Annotated[str, "if the player sees it; empty if it has none"]]
    cost: NotRequired[Annotated[str | None, "the mana cost, such as {2}{R}; None if it has none"]]
    colors: NotRequired[Annotated[list[str], "white, blue, black, red, green"]]
    supertypes: NotRequired[Annotated[list[str], "such as legendary"]]
    types: NotRequired[Annotated[list[str], "such as creature"]]
    subtypes: NotRequired[Annotated[list[str], "sorted"]]
    keywords: NotRequired[Annotated[list[str], "keyword abilities that it has"]]
    power: NotRequired[Annotated[int | None, "if it has one"]]
    toughness: NotRequired[Annotated[int | None, "with power"]]
    card: NotRequired[Annotated[str, "all names of a card with several sets of characteristics"]]
    copy: NotRequired[Annotated[bool, "true if it has the values of something else (707.2)"]]
    cast_as: NotRequired[Annotated[str, "which set of characteristics is in use: adventure, omen, prototype …"]]
    face_down: NotRequired[Annotated[bool, "true if it is face down"]]
    face_down_by: NotRequired[Annotated[str, "what it was put face down by, as everybody knows it (708.6)"]]
    really: NotRequired[Annotated[str, "the name of the card, if the player may look at it"]]
    kind: NotRequired[Annotated[str, "on the stack: spell, activated ability or triggered ability"]]
    source: NotRequired[Annotated[int, "on the stack: the id of the source; a spell is its own"]]
    targets: NotRequired[Annotated[list[list[int]], "on the stack: references, by each use of the word target"]]
    x: NotRequired[Annotated[int, "on the stack: the value of X"]]
    count: NotRequired[Annotated[int, "on the stack: for how many abilities that are alike it stands, if for several"]]
    tapped: NotRequired[Annotated[bool, "on the battlefield"]]
    damage: NotRequired[Annotated[int, "on the battlefield: damage marked on it"]]
    token: NotRequired[Annotated[bool, "on the battlefield"]]
    phased: NotRequired[Annotated[bool, "on the battlefield: true if it is phased out"]]
    attacking: NotRequired[Annotated[int, "in combat: a reference to what it attacks; 0 if it does not"]]
    blocking: NotRequired[Annotated[list[int], "in combat: the ids of what it blocks"]]
    attached: NotRequired[Annotated[int, "a reference to what it is attached to"]]
    prepared: NotRequired[Annotated[bool, "true if it is prepared (722.3)"]]
    marked: NotRequired[Annotated[list[str], "designations, such as monstrous"]]
    locked: NotRequired[Annotated[list[str], "the names of its locked halves (709.5)"]]
    unlocked: NotRequired[Annotated[list[str], "the names of its unlocked halves"]]
    room: NotRequired[Annotated[str, "of a dungeon: where the venture marker is (309.4)"]]
    haunting: NotRequired[Annotated[int, "the id of the creature that it haunts (702.55)"]]
    encoded_on: NotRequired[Annotated[int, "the id of the creature that it is encoded on (702.99)"]]
    counters: NotRequired[Annotated[dict[str, int], "how many of each kind; not there if it has none"]]
    linked: NotRequired[Annotated[list[int], "the ids of what it keeps track of, such as cards that it exiled"]]


class PlayerData(TypedDict):
    """A player (102)."""

    name: Annotated[str, "the player's name"]
    life: Annotated[int, "life total"]
    counters: Annotated[dict[str, int], "how many of each kind: poison, energy …"]
    lost: Annotated[str, "the rule by which the player left the game; empty while they are in it"]
    lands_played: Annotated[int, "this turn"]
    mana: Annotated[list[str], "the mana pool: W, U, B, R, G, C"]
    hand_size: Annotated[int, "how many cards are in hand"]
    library_size: Annotated[int, "how many cards are in the library"]
    hand: Annotated[list[CardData], "the cards in hand that the player who looks sees"]
    top: Annotated[list[CardData], "the top card of the library, if it is seen"]
    graveyard: Annotated[list[CardData], "the newest last"]
    commander_casts: Annotated[dict[int, int], "by card: how often it was cast from the command zone (903.8)"]
    commander_damage: Annotated[dict[int, int], "by card: combat damage that this player was dealt by it (903.10a)"]
    completed: Annotated[list[str], "the dungeons that the player completed (309.7)"]


class ViewData(TypedDict):
    """Everything that one player may know at one moment."""

    player: Annotated[int, "who looks: a seat"]
    format: Annotated[str, "duel or commander"]
    turn: Annotated[int, "its number; 0 before the first"]
    step: Annotated[str, "such as precombat main"]
    active: Annotated[int, "whose turn it is: a seat"]
    day: Annotated[str, "neither, day or night (731)"]
    priority: Annotated[int, "who has priority, or had it last: a seat"]
    deciding: Annotated[int | None, "who is asked something: a seat; None when the game is over"]
    outcome: Annotated[OutcomeData | None, "how the game ended; None while it goes on"]
    players: Annotated[list[PlayerData], "in turn order"]
    battlefield: Annotated[list[CardData], "permanents"]
    stack: Annotated[list[CardData], "the top last"]
    exile: Annotated[list[CardData], "exiled cards, face-down ones too"]
    command: Annotated[list[CardData], "commanders, emblems, dungeons"]
    looking_at: Annotated[list[CardData], "cards of libraries that the player was shown, not moved or shuffled since"]
    outside: Annotated[list[CardData], "the player's own cards outside the game"]
