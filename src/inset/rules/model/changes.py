"""400, 613, 117.1: the kinds of change that the writers of a state tell it of, and what each makes out of date.

What was worked out (``caches``) is kept in groups, each as long as nothing changes that it depends on. ``TABLE`` is the
only place that says which change drops which groups (docs/adr/0017-one-cache-one-way-to-forget.md).
"""

from __future__ import annotations

from typing import Final

# --- what few cards look at, though it changes often -----------------------------------------------------------------

TAPPED: Final = 1
IN_COMBAT: Final = 2
LIFE: Final = 4
HISTORY: Final = 8
PLACE: Final = 16  # turn, step, active player
ELSEWHERE: Final = 32  # objects that are not permanents; asked only of what is kept: characteristics and conditions
MARKED: Final = 128  # designations that change no characteristics (722.3a)
DAMAGED: Final = 64  # no card looks at marked damage, state-based actions do; some ask what has been dealt damage

# --- groups of what is kept --------------------------------------------------------------------------------------------

LAYERS: Final = 1  # the characteristics of permanents, and the effects that reach further
INDEX: Final = 2  # what looks out, what is in force, and what follows from that
SINGLES: Final = 4  # the characteristics of other objects
CARDS: Final = 8  # the cards that players might use
MANA: Final = 16  # the mana that could be made
LISTS: Final = 32  # what players may do
ASKED: Final = 64  # what is asked more than once in between: dropped whatever changes

# Parts of a group: only the player's cards; only if the time decides what mana could be made; only what does more than
# tap, or that and the player's; only the player's list and those of players whose cards look at what changed.
OWN_CARDS: Final = 128
TIMED_MANA: Final = 256
LISTS_CONCERNED: Final = 512
ODD_MANA: Final = 1024
OWN_MANA: Final = 2048

EVERYBODY: Final = -1  # in the place of a player whose means have changed …
NOBODY: Final = -2  # … or not


class Change:
    """A kind of change. ``looked_at``: if something in force looks at one of these, everything is dropped instead. ``drops``:
    which groups, besides ``ASKED``. ``settles``: state-based actions have something to look at (704.3).

    The rest is ``drops`` once more, group by group, which is quicker to ask.
    """

    __slots__ = (
        "cards", "drops", "index", "layers", "lists", "lists_concerned", "looked_at", "mana", "name", "odd_mana", "own_cards",
        "own_mana", "settles", "singles", "timed_mana", "wider",
    )  # fmt: skip

    def __init__(self, name: str, looked_at: int, drops: int, settles: bool = True) -> None:
        self.name = name
        self.looked_at = looked_at
        self.drops = drops
        self.settles = settles
        self.lists = drops & LISTS != 0
        self.lists_concerned = drops & LISTS_CONCERNED != 0
        self.mana = drops & MANA != 0
        self.odd_mana = drops & ODD_MANA != 0
        self.own_mana = drops & OWN_MANA != 0
        self.timed_mana = drops & TIMED_MANA != 0
        self.singles = drops & SINGLES != 0
        self.cards = drops & CARDS != 0
        self.own_cards = drops & OWN_CARDS != 0
        self.index = drops & INDEX != 0
        self.layers = drops & LAYERS != 0
        self.wider = drops & (LAYERS | INDEX | SINGLES | CARDS | OWN_CARDS) != 0  # more than mana and lists


# fmt: off
# A permanent, an effect on characteristics, or anything that is none of those below.
EVERYTHING: Final = Change("everything", 0, LAYERS | INDEX | SINGLES | CARDS | MANA | LISTS)
# Effects began or ended that change no characteristics.
EFFECT: Final = Change("effect", 0, INDEX | CARDS | MANA | LISTS)
# An object moved or changed that is not a permanent and that nothing in force looks at; the player is the only one who could
# play it before or after. If a plain permanent entered or left, what is known about permanents is corrected instead
# (``Caches.entered``, ``Caches.left``).
CARD: Final = Change("card", 0, SINGLES | OWN_CARDS | ODD_MANA | LISTS)
# The same for a card that moved between its owner's zones, from which no effect lets others play: nothing to them either.
OWN_CARD: Final = Change("own card", ELSEWHERE, SINGLES | OWN_CARDS | ODD_MANA | LISTS_CONCERNED)
# The order of a library.
LIBRARY: Final = Change("library", ELSEWHERE, CARDS | ODD_MANA | LISTS)
# A permanent became tapped or untapped; it is its controller whose means changed.
TAPPING: Final = Change("tapping", TAPPED, OWN_MANA | LISTS_CONCERNED)
# What attacks or blocks what.
COMBAT: Final = Change("combat", IN_COMBAT, ODD_MANA | LISTS_CONCERNED)
# Damage was marked on a permanent, or removed.
DAMAGE: Final = Change("damage", DAMAGED, ODD_MANA | LISTS_CONCERNED)
# A permanent was designated, or no longer is.
MARK: Final = Change("mark", MARKED, CARDS | ODD_MANA | LISTS)
# A player's life, counters, or what else is noted of a player.
PLAYER: Final = Change("player", LIFE, OWN_MANA | LISTS_CONCERNED)
# How often something was used this turn: no characteristics look at it.
USE: Final = Change("use", 0, ODD_MANA | LISTS)
# The turn is over: what happened in it is no longer remembered.
HAPPENED: Final = Change("happened", HISTORY, ODD_MANA | LISTS)
# Mana in a player's pool: nothing but paying looks at it.
POOL: Final = Change("pool", 0, LISTS_CONCERNED, settles=False)
# Where the game stands: turn, step, active player.
STEP: Final = Change("step", PLACE, TIMED_MANA, settles=False)
# fmt: on

TABLE: Final = (
    EVERYTHING, EFFECT, CARD, OWN_CARD, LIBRARY, TAPPING, COMBAT, DAMAGE, MARK, PLAYER, USE, HAPPENED, POOL, STEP,
)  # fmt: skip
