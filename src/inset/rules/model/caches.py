"""613, 603.2, 604.1, 601.3: cached results about a state, kept until something changes that they depend on.

Each field is a pure function of the state. It belongs to one group of ``changes``, whose table says when it is dropped;
``FIELDS`` names the group of each, and ``rules/checks/recomputation.py`` recomputes each and compares. A copy of a state
shares the dictionaries until one of the two changes something and takes new ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from inset.rules.model.answers import Action
from inset.rules.model.changes import ASKED, CARDS, EVERYBODY, INDEX, LAYERS, LISTS, MANA, SINGLES
from inset.rules.model.characteristics import Chars

if TYPE_CHECKING:  # the rooms above, whose results are cached here
    from inset.rules.events.triggers import Index
    from inset.rules.model.player_records import Mana
    from inset.rules.objects.abilities import Traits
    from inset.rules.objects.layer_order import Live
    from inset.rules.payment.mana_sources import Board, Tap
    from inset.rules.payment.pay_mana import Purse
    from inset.rules.playing.effects_on_playing import Terms
    from inset.rules.playing.permissions_to_play import Permit
    from inset.rules.playing.quick_legality import Candidate
    from inset.rules.turn.state_based_actions import Interest

# Whose list it is, whether it is a time for sorceries, and whether it is the player's own turn.
ListKey = tuple[int, bool, bool]
Listing = tuple[
    int, list[Action]
]  # what the player's cards look at, and what the player may do until one of that changes


class OfPermanents:
    """What follows from the permanents as they are: as long as the index."""

    __slots__ = ("before", "controllers_noticed", "interest", "odd")

    def __init__(self) -> None:
        self.interest: Interest | None = None  # the permanents that state-based actions look at …
        self.before: Interest | None = None  # … until one entered or left that changed nothing about the others
        self.controllers_noticed = False  # were all changes of control noticed?
        self.odd: list[int] | None = None  # permanents that are face down or have a locked half


class OfAbilities:
    """What follows from activated abilities: as long as the same permanents have them."""

    __slots__ = ("acting", "activated", "looks", "taps")

    def __init__(self) -> None:
        # All by player. The permanents with activated abilities, those of them with one that is not mana ability, what
        # these look at, and the mana abilities.
        self.activated: dict[int, list[tuple[int, Chars, Traits]]] = {}
        self.acting: dict[int, list[int]] = {}
        self.looks: dict[int, int] = {}
        self.taps: dict[int, list[Tap]] = {}


class OfEffects:
    """What follows from the effects in force: as long as those are the same."""

    __slots__ = ("candidates", "taps_freely", "terms")

    def __init__(self, terms: Terms | None = None) -> None:
        self.terms = terms  # what they change about playing cards
        self.taps_freely: bool | None = (
            None  # does none change which mana abilities can be activated, for what or how much?
        )
        self.candidates: dict[tuple[int, int], Candidate] = {}  # by player and card, as long as the card is the same


class Plan:
    """The creatures that a player means to attack with, and whom; or to block with by attacker."""

    __slots__ = ("attackers", "blocks", "foe", "player")

    def __init__(
        self, player: int, attackers: frozenset[int], blocks: dict[int, list[int]], foe: int | None = None
    ) -> None:
        self.player = player
        self.attackers = attackers
        self.blocks = blocks
        self.foe = foe


class PlayerCards:
    """What was worked out about the cards that one player might use: as long as none of them moves and the same effects are in
    force."""

    __slots__ = (
        "abilities", "candidates", "identity", "looks", "needed", "permits", "special", "timely", "too_little",
        "with_abilities", "with_effects",
    )  # fmt: skip

    def __init__(self) -> None:
        self.permits: dict[int, list[Permit]] = {}  # by card: the effects that let it be played from where it lies
        self.candidates: list[Candidate] | None = None  # the cards that might be played …
        self.timely: list[Candidate] | None = None  # … those that might be cast when sorceries can't be cast
        self.abilities: list[int] | None = None  # those with activated abilities that might be activated
        self.special: list[int] | None = None  # cards in hand with which a special action might be taken (116.2)
        self.looks: int | None = None  # what all of those look at
        self.identity: int | None = None  # the colors of the player's commanders (903.4)
        self.with_abilities: OfAbilities | None = None  # with these activated abilities of permanents …
        self.with_effects: OfEffects | None = None  # … and these effects in force, how much mana does the player …
        self.needed = 0  # … need at least to do anything with these cards when sorceries can't be cast?
        self.too_little: tuple[Board, tuple[Mana, ...]] | None = None  # sources and a pool that make less than that


class Caches:
    """All caches, with the group of each field (``changes``)."""

    __slots__ = (
        "base", "boards", "cards", "chars", "index", "listed", "offered", "plan", "purses", "reach", "singles",
    )  # fmt: skip

    # LAYERS. Of permanents, as the layers leave them; once they are worked out, with 0 for no object
    chars: dict[int, Chars]
    # LAYERS. By zone: the continuous effects that reach objects there (``layers.zone_reach``)
    reach: dict[int, list[Live]]
    # INDEX. What looks out and what is in force; built when it is first asked for (``triggers.index``)
    index: Index | None
    # SINGLES. Characteristics of objects that are not permanents, where they were asked for
    singles: dict[int, Chars]
    # CARDS. By player; to be added to where it is asked for (``of_player``)
    cards: dict[int, PlayerCards]
    # MANA. By player: the mana abilities that can be activated now
    boards: dict[int, Board]
    # LISTS. What players may do, if none of their cards looks at the step
    offered: dict[ListKey, Listing]
    # ASKED. What players may do, if one looks at the step
    listed: dict[ListKey, list[Action]] | None
    # ASKED. By player: what there is to pay with; None if that depends on what is paid for
    purses: dict[int, Purse | None] | None
    # ASKED. Of permanents, before what modifies power and toughness (208.4b)
    base: dict[int, Chars] | None
    # ASKED. What an agent means to attack or block with, who plans once and is asked about one creature after another
    plan: Plan | None

    def __init__(self, of: Caches | None = None) -> None:
        """Empty; or the contents of another, in the same dictionaries."""
        if of is not None:
            self.chars = of.chars
            self.reach = of.reach
            self.index = of.index
            self.singles = of.singles
            self.cards = of.cards
            self.boards = of.boards
            self.offered = of.offered
            self.listed = of.listed
            self.purses = of.purses
            self.base = of.base
            self.plan = of.plan
        else:
            self.chars = {}
            self.reach = {}
            self.index = None
            self.singles = {}
            self.cards = {}
            self.boards = {}
            self.offered = {}
            self.listed = None
            self.purses = None
            self.base = None
            self.plan = None

    def of_player(self, player: int) -> PlayerCards:
        """An empty entry for a player's cards."""
        found = self.cards[player] = PlayerCards()
        return found

    # Copies of a state hold the same dictionaries. So what is forgotten must have a new one even if nothing was in it: what is
    # worked out after the change would be found by states to which nothing has happened.

    def forget_cards_of(self, player: int) -> None:
        kept: dict[int, PlayerCards] = {}
        if player != EVERYBODY:
            kept = self.cards.copy()
            kept.pop(player, None)
        self.cards = kept

    def forget_odd_mana(self) -> None:
        """All but the boards of players whose sources do no more than tap."""
        kept = self.boards.copy()
        for player, board in self.boards.items():
            if not board.plain:
                del kept[player]
        self.boards = kept

    def forget_timed_mana(self) -> None:
        """All boards, if one depends on the turn or step."""
        for board in self.boards.values():
            if board.timed:
                self.boards = {}
                return
        self.boards = self.boards.copy()

    def forget_mana_of(self, player: int) -> None:
        """The board of one player, and those of others with sources that do more than tap."""
        kept: dict[int, Board] = {}
        if player != EVERYBODY:
            for other, board in self.boards.items():
                if other != player and board.plain:
                    kept[other] = board
        self.boards = kept

    def forget_lists(self, looked_at: int, player: int) -> None:
        """Forgets all lists except those of other players whose cards don't look at what changed."""
        kept: dict[ListKey, Listing] = {}
        if player != EVERYBODY:
            for key, row in self.offered.items():
                if key[0] != player and not row[0] & looked_at:
                    kept[key] = row
        self.offered = kept

    def mana_is_timed(self) -> bool:
        """Does the turn or step decide what mana could be made?"""
        for board in self.boards.values():
            if board.timed:
                return True
        return False

    def entered(self, oid: int, chars: Chars) -> None:
        """A permanent entered that changes nothing about the others."""
        assert self.index is not None
        self.chars = {**self.chars, oid: chars}
        self._correct(self.index, self.index.joined(oid, chars, self.chars))

    def left(self, oid: int) -> None:
        """A permanent left that changed nothing about the others."""
        assert self.index is not None
        self.chars = self.chars.copy()
        self._correct(self.index, self.index.left(oid, self.chars.pop(oid)))

    def _correct(self, before: Index, now: Index | None) -> None:
        """Another index, and what is as it was only as long as the same abilities and effects are there."""
        self.index = now
        if now is None or now.of_abilities is not before.of_abilities:
            self.boards = {}
        if now is None or now.of_effects is not before.of_effects:
            self.cards = {}

    def suppose(self, oid: int, chars: Chars) -> None:
        """In a copy: one object has these characteristics; anything computed from now on belongs to the copy."""
        self.reach = self.reach.copy()
        self.singles = {**self.singles, oid: chars}
        self.cards = {}
        self.boards = self.boards.copy()
        self.offered = {}
        self.listed = None
        self.purses = self.purses.copy() if self.purses is not None else None


# The group of each field.
FIELDS: Final[dict[str, int]] = {
    "chars": LAYERS, "reach": LAYERS, "index": INDEX, "singles": SINGLES, "cards": CARDS, "boards": MANA,
    "offered": LISTS, "listed": ASKED, "purses": ASKED, "base": ASKED, "plan": ASKED,
}  # fmt: skip
