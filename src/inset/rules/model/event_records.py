"""603, 700.1: kinds of events, by number. Each atom emits its kind; triggers are indexed by it."""

from __future__ import annotations

from typing import Final

MOVED: Final = 1  # obj: the new object; other: the old one; origin, destination; detail: the cause
CAST: Final = 2  # obj: the spell; player; origin: the zone it was cast from
ACTIVATED: Final = 3  # obj: the ability; other: its source
PLAYED_LAND: Final = 4  # obj; player; origin
ATTACKED: Final = 5  # obj; other: what it attacks; amount: how many attack
PLAYER_ATTACKED: Final = 6  # player; detail: the attackers; amount
BLOCKED: Final = 7  # obj: the blocker; other: the attacker; amount: which of those that it blocks
BECAME_BLOCKED: Final = 8  # obj: the attacker
DAMAGE: Final = 9  # other: the source; obj: a permanent, or player; amount; detail: a ``Dealt``
GAINED_LIFE: Final = 10
LOST_LIFE: Final = 11
DREW: Final = 12  # obj; player; amount: which of the turn
DISCARDED: Final = 13  # obj: where the card went; player
SACRIFICED: Final = 14  # other: the old object; player
SHUFFLED: Final = 15
SCRIED: Final = 16  # amount; detail: "scry" or "surveil"
STEP_BEGAN: Final = 17  # amount: the step; player: the active player
TARGETED: Final = 18  # obj (or player): the target; other: the spell or ability
TAPPED: Final = 19
UNTAPPED: Final = 20
TAPPED_FOR_MANA: Final = 21  # obj; player
COUNTERS_PUT: Final = 22  # obj or player; detail: the kind; amount; origin: how many there were before
COUNTERS_REMOVED: Final = 23  # obj; detail: the kind; amount; other: how many are left
MUTATED: Final = 24
FORETOLD: Final = 25
SPENT_MANA: Final = 26  # player; amount; detail: the total of the turn before
LOST_GAME: Final = 27
TURNED_FACE_UP: Final = 28
TRANSFORMED: Final = 29  # obj; amount: its new timestamp; detail: did it convert?
CREATED_TOKEN: Final = 30
CHAPTER: Final = 31  # obj; amount: lore counters now; detail: before
TRIGGERED: Final = 32  # other: the source
COUNTERED: Final = 33  # obj; player: its controller; other: the source of what counters it; amount: who controls that
RESOLVED: Final = 34
TURN_BEGAN: Final = 35
MILLED: Final = 36
REVEALED: Final = 37  # detail: ids; player
ATTACHED: Final = 38
PHASED: Final = 40  # obj; player; amount: 0 in, otherwise out
CONTROL_CHANGED: Final = 41  # obj; player: who controls it now; amount: who did
COPIED: Final = 42
DESIGNATED: Final = 43  # 722.3a
UNDESIGNATED: Final = 44
TURNED_FACE_DOWN: Final = 45
PLOTTED: Final = 46
CHOSE: Final = 47
ROLLED: Final = 48
FLIPPED: Final = 49
MANA_ADDED: Final = 50
SEARCHED: Final = 52
MULLIGANED: Final = 53
KEPT: Final = 54
WON: Final = 55
DRAWN_GAME: Final = 56
FIZZLED: Final = 57
CEASED: Final = 58
REMOVED_FROM_COMBAT: Final = 59  # obj; other: what it attacked; player: who was its defending player (508.5)
PREVENTED: Final = 61
LOOKED: Final = 62
PASSED: Final = 63
FORGOT: Final = 65  # detail: what objects last were, as it is forgotten at the end of a turn; only the log asks for it
EXPLORED: Final = 66  # obj; player
DISCOVERED: Final = 67  # player; amount
UNLOCKED: Final = 68  # obj; player; amount: which half, 0 left, 1 right; detail: are both unlocked now?
LOCKED: Final = 69  # obj; player; amount: which half
EXERTED: Final = 70  # obj; player
EXCESS: Final = 97  # obj: a permanent dealt excess damage (120.10); amount; detail: combat?
GOADED: Final = 71  # obj; player
PAIRED: Final = 101  # obj and other: two creatures that are paired; player: who controls them (702.95)
DAY_OR_NIGHT: Final = 72  # amount: 1 day, 2 night
MONARCH: Final = 73  # player
INITIATIVE: Final = 74  # player
ENTERED_ROOM: Final = 75  # player; obj: the dungeon; detail: the room
COMPLETED_DUNGEON: Final = 76  # player; obj: the dungeon as it was; detail: its name
CRIME: Final = 91  # player; obj: the spell or ability
REDIRECTED: Final = 90  # other: the source; amount; detail: a reference to what the damage will be dealt to
DEED: Final = 83  # obj: who does what a keyword names; other: to whom; player; detail: which action (``patterns``)
BLESSED: Final = 85  # player: has got the city's blessing
UNBLOCKED: Final = 81  # obj: an attacker that no creature blocked, as blockers are declared; noticed, not remembered
BLOCKED_BY: Final = 84  # obj: the attacker; other: the blocker; amount: 1 if it was put there; noticed, not remembered
UNATTACHED: Final = 82  # obj: what was attached; other: to what; noticed and logged, not remembered
VOTED: Final = 99  # player: who had it voted; obj: the source; detail: (voter, choice) …
REPLACED: Final = 102  # obj: what would be affected; player; other: the source; detail: a ``Replaced``; only logged
CHANGED: Final = (
    103  # obj, or 0; player; other: the source; detail: the instruction of an effect that lasts; only for the log
)
BECAME_COPY: Final = (
    104  # obj; player; other: of what; amount: how long; detail: what it was called before; only for the log
)
SHOWN: Final = 106  # player: whose card it is; detail: ids; everybody sees it where it is; only logged
CUT_SHORT: Final = 105  # obj: what makes more mana than is kept; player; amount: how much is; only logged
MARKED: Final = 77  # obj; player: its controller; amount: the mark (``filters``)

EVENT_WORD: Final = {
    value: name.lower() for name, value in list(globals().items()) if name.isupper() and isinstance(value, int)
}
