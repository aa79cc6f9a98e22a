"""109, 110.5, 400.7, 603.2: the records of objects, of contexts, and of events.

Records are never changed in place: a write makes a new record and puts it where the old one was (``rules/atoms``). An event
may hold what objects last were, an object on the stack holds who speaks, and that holds an event: so these are together.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final

from inset.kernel.compiling import mypyc_attr
from inset.kernel.types import NOWHERE
from inset.language.card import Card
from inset.language.node import Ability, Effect, Mod
from inset.rules.model.characteristics import Chars, Copied
from inset.rules.model.object_notes import HELD_BY, NO_NOTES, Notes

OVER: Final = "over"  # in ``Obj.stamps``: when something last merged with it from above (613.2a, 730.2a) …
MERGED: Final = "merged"  # … and from above or below
HIDDEN: Final = -1  # in ``Obj.merged``, where the set in use would be: that component is face down (730.2e)
MELDED: Final = -2  # … it is the other half of a melded permanent's face (712.4a)


# 730.2: what lies under the top of a merged permanent: (card, definition, in use, token, is it a commander, what it copies)
Component = tuple[int, Card, int, bool, int, Copied | None]


@mypyc_attr(acyclic=True)
class Cast:
    """How a spell was cast, remembered by the permanent that it becomes (400.7d)."""

    __slots__ = ("by", "cost_name", "exiler", "mana", "optional", "origin", "x")

    def __init__(
        self, by: int, origin: int, cost_name: str, x: int, optional: tuple[str, ...], mana: int, exiler: int = 0
    ) -> None:
        self.by = by
        self.origin = origin
        self.cost_name = cost_name  # "" for the mana cost, else the alternative cost: "flashback", "free" …
        self.x = x
        self.optional = optional  # optional additional costs that were paid: "kicker" …
        self.mana = mana  # how much mana was spent
        self.exiler = exiler  # the source of an effect that exiles the spell instead of letting it into a graveyard


SPELL: Final = 1
ACTIVATED: Final = 2
TRIGGERED: Final = 3


class OnStack:
    """What a spell or ability on the stack carries (405, 601.2, 602.2). ``more``: if it stands for several triggered abilities
    that are alike, the events that made the others trigger."""

    __slots__ = ("ability", "ctx", "divided", "kind", "modes", "more", "targets")

    def __init__(
        self,
        kind: int,
        ability: Ability | None,
        ctx: Ctx,
        modes: tuple[int, ...] = (),
        targets: tuple[tuple[int, ...], ...] = (),
        divided: tuple[tuple[int, ...], ...] = (),
        more: tuple[Event, ...] = (),
    ) -> None:
        self.more = more
        self.kind = kind
        self.ability = ability
        self.ctx = ctx
        self.modes = modes
        self.targets = targets  # slot by slot; with several modes, the slots of the modes one after another
        self.divided = divided


@mypyc_attr(acyclic=True)
class Combat:
    """A creature's part in combat (506.4)."""

    __slots__ = ("attacking", "band", "blocked", "blocking", "dealt_first")

    def __init__(
        self,
        attacking: int = 0,
        blocked: bool = False,
        blocking: tuple[int, ...] = (),
        dealt_first: bool = False,
        band: int = 0,
    ) -> None:
        self.attacking = attacking  # a reference: the player, planeswalker or battle attacked; 0 if none
        self.blocked = blocked
        self.blocking = blocking
        self.dealt_first = dealt_first  # dealt damage in the first combat damage step (510.4)
        self.band = band  # the first member of its band; 0 if it is in none (702.22)


EXILERS_CONTROLLER: Final = -1  # in ``FaceDown.looks``: whoever controls the permanent that exiled the card (702.75a)


class FaceDown:
    """Why a spell, permanent or exiled card is face down, what it looks like, and who may look at it (708, 406.3)."""

    __slots__ = ("by", "looks", "mods")

    def __init__(self, mods: tuple[Mod, ...] = (), looks: tuple[int, ...] = (), by: str = "") -> None:
        self.mods = mods  # what is listed for it besides 2/2 creature (708.2a)
        self.looks = looks  # who may look at an exiled card; at spells and permanents their controllers may (708.5)
        self.by = by  # the row of ``face_down.TABLE`` by which it is face down; "": an effect turned it so


# What an object's abilities chose, by the numbers of the card language: a word, a player, a number (607.2d).
Choices = dict[int, int | str]

NO_COUNTERS: Final[dict[str, int]] = {}  # shared by objects without any
NOTHING_CHOSEN: Final[Choices] = {}


@mypyc_attr(acyclic=True)
class Obj:
    """An object in some zone (109.1). Each change of zones makes a new one with a new id (400.7)."""

    __slots__ = (
        "alone", "attached", "base", "card", "cast", "chosen", "combat", "controller", "copied", "counters", "damage",
        "deathtouched", "definition", "face_down", "flags", "id", "in_use", "linked", "mark", "merged", "notes", "own", "owner",
        "phased", "since", "spell_copy", "stack", "stamps", "tapped", "timestamp", "token", "works", "zone",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        card: int,
        owner: int,
        controller: int,
        zone: int,
        definition: Card,
        in_use: int = 0,
        copied: Copied | None = None,
        token: bool = False,
        spell_copy: bool = False,
        timestamp: int = 0,
        since: int = 0,
        tapped: bool = False,
        face_down: FaceDown | None = None,
        phased: int = 0,
        counters: dict[str, int] = NO_COUNTERS,
        damage: int = 0,
        deathtouched: bool = False,
        attached: int = 0,
        chosen: Choices = NOTHING_CHOSEN,
        linked: tuple[int, ...] = (),
        flags: int = 0,
        mark: int = 0,
        cast: Cast | None = None,
        stack: OnStack | None = None,
        combat: Combat | None = None,
        merged: tuple[Component, ...] = (),
        stamps: dict[str, int] = NO_COUNTERS,
        notes: Notes = NO_NOTES,
    ) -> None:
        self.id = id
        self.card = card  # the physical card, the same through all zones; 0 for tokens, copies and abilities
        self.owner = owner
        self.controller = controller
        self.zone = zone
        self.definition = definition
        self.in_use = in_use  # which of the definition's sets of characteristics was chosen for it
        self.copied = copied
        self.token = token
        self.spell_copy = spell_copy
        self.timestamp = timestamp
        self.since = since  # the turn in which its controller's control began (302.6)
        self.tapped = tapped
        self.face_down = face_down
        self.phased = phased  # 0: phased in; 1: phased out; 2: phased out with what it is attached to (702.26h)
        self.counters = counters
        self.damage = damage
        self.deathtouched = deathtouched
        self.attached = attached
        self.chosen = chosen
        self.linked = linked
        self.flags = flags
        self.mark = mark  # a turn number, where one matters: plotted, foretold
        self.cast = cast
        self.stack = stack
        self.combat = combat
        self.merged = merged  # 730: the other components, top first
        self.stamps = stamps  # 613.7c: timestamps of its counters, by kind; of merging
        self.notes = notes
        self.base: Chars | None = None  # what its card gives it, once that was asked for (layers) …
        self.works = -1  # zones in which its card does something (``abilities.works``); less than 0: not asked for yet
        self.alone = False  # … and whether that is all it is in a zone that no effect reaches
        self.own: bytes | None = None  # what it adds to the key of a position, once that was asked for (play.key)

    def dup(self) -> Obj:
        """A new record with the same content, for the atoms to change before they put it in place."""
        return Obj(
            self.id, self.card, self.owner, self.controller, self.zone, self.definition, self.in_use, self.copied,
            self.token, self.spell_copy, self.timestamp, self.since, self.tapped, self.face_down, self.phased,
            self.counters, self.damage, self.deathtouched, self.attached, self.chosen, self.linked, self.flags,
            self.mark, self.cast, self.stack, self.combat, self.merged, self.stamps, self.notes,
        )  # fmt: skip

    def alike(self) -> Obj:
        """The same for a change that has no say in what the object is: it is tapped, damaged, or joins or leaves combat."""
        new = self.dup()
        new.base = self.base
        new.works = self.works
        return new


def held_by(obj: Obj) -> int:
    """The permanent's controller when last noticed."""
    return HELD_BY.get(obj.notes, obj.controller)


NOT_REPLACED: Final[frozenset[Hashable]] = frozenset()


class Ctx:
    """What an ability's words refer to while they are carried out or asked: ``This``, ``You``, X, targets, "it"."""

    __slots__ = (
        "change", "controller", "divided", "each", "each_player", "event", "numbers", "replaced", "saved", "source",
        "targets", "x",
    )  # fmt: skip

    def __init__(
        self,
        source: int,
        controller: int,
        x: int = 0,
        targets: tuple[tuple[int, ...], ...] = (),
        event: Event | None = None,
        saved: dict[int, tuple[int, ...]] | None = None,
        numbers: dict[int, int] | None = None,
        each: int = 0,
        each_player: int = -1,
        divided: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.source = source
        self.controller = controller
        self.x = x
        self.targets = targets
        self.event = event
        self.saved = saved if saved is not None else {}
        self.numbers = numbers if numbers is not None else {}
        self.each = each
        self.each_player = each_player
        self.divided = divided
        # the proposed move of an object that is entering, while "as this enters" is carried out
        self.change: Any = None
        # 614.5: the replacement effects that led to what is carried out, which don't apply to it again
        self.replaced: frozenset[Hashable] = NOT_REPLACED

    def dup(self) -> Ctx:
        new = Ctx(
            self.source, self.controller, self.x, self.targets, self.event, dict(self.saved), dict(self.numbers),
            self.each, self.each_player, self.divided,
        )  # fmt: skip
        new.replaced = self.replaced
        return new


@mypyc_attr(acyclic=True)
class Dealt:
    """Further details of damage: is it combat damage, and what was its source as it dealt it (702.76a)?"""

    __slots__ = ("combat", "source")

    def __init__(self, combat: bool, source: Chars) -> None:
        self.combat = combat
        self.source = source


Facts = tuple[
    int | str, ...
]  # a proposed event as it stands: its kind, then what may change about it (``Proposed.facts``)


class Replaced:
    """What a replacement or prevention effect made of an event (614.6, 616.1).

    ``label``: what the effect is called. ``before`` and ``after``: the event as it stood. ``over``: what else could have been
    applied first, if a player chose; ``chooser``: who did, or -1.
    """

    __slots__ = ("after", "before", "chooser", "label", "over")

    def __init__(self, label: str, before: Facts, chooser: int, over: tuple[str, ...]) -> None:
        self.label = label
        self.before = before
        self.after = before  # until it has been applied
        self.chooser = chooser
        self.over = over


Vote = tuple[int, int | str]  # who voted, and for which object or word (701.38)
Past = dict[int, tuple[Obj, Chars]]  # what objects last were
Detail = int | str | tuple[int | Vote, ...] | Dealt | Replaced | Effect | Past | None


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, with the rule that made it happen. What the fields mean depends on the kind
    (``event_records``), and so does ``detail``: the properties give it a name and a type. ``then``: what a permanent was like
    as it entered. ``also``: for an ability that triggers once for several events at the same time, another of them."""

    __slots__ = (
        "also", "amount", "batch", "destination", "detail", "kind", "obj", "origin", "other", "player", "rule", "then",
    )  # fmt: skip

    def __init__(
        self, kind: int, rule: str, player: int = -1, obj: int = 0, other: int = 0, amount: int = 0, origin: int = NOWHERE,
        destination: int = NOWHERE, detail: Detail = None, batch: int = 0, then: Chars | None = None,
        also: Event | None = None,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.rule = rule
        self.player = player
        self.obj = obj
        self.other = other
        self.amount = amount
        self.origin = origin
        self.destination = destination
        self.detail = detail
        self.batch = batch  # events with the same number happened at the same time
        self.then = then
        self.also = also

    @property
    def number(self) -> int:
        """How much there was before, what a die showed, a reference to what damage is dealt to instead; 0 if none."""
        return self.detail if isinstance(self.detail, int) else 0

    @property
    def cause(self) -> int:
        """Why an object moved (``move_causes``)."""
        return self.number

    @property
    def deed(self) -> int:
        """What a keyword names (``patterns``)."""
        return self.number

    @property
    def yes(self) -> bool:
        """Did it convert, is it fully unlocked, was it combat damage?"""
        return self.detail is True

    @property
    def word(self) -> str:
        """The kind of counter, scry or surveil, a room, a dungeon, the side of a coin, a word that was chosen."""
        return self.detail if isinstance(self.detail, str) else ""

    @property
    def oids(self) -> tuple[int, ...]:
        """The cards that were shown, the attackers, the objects that were chosen; the kinds of mana that were added."""
        found = self.detail
        return tuple([part for part in found if isinstance(part, int)]) if isinstance(found, tuple) else ()

    @property
    def votes(self) -> tuple[Vote, ...]:
        found = self.detail
        return tuple([part for part in found if isinstance(part, tuple)]) if isinstance(found, tuple) else ()

    @property
    def replaced(self) -> Replaced:
        assert isinstance(self.detail, Replaced)
        return self.detail

    @property
    def instruction(self) -> Effect:
        """Of an effect that lasts (611.2a): its instruction."""
        assert isinstance(self.detail, Effect)
        return self.detail

    @property
    def dealt(self) -> Dealt:
        assert isinstance(self.detail, Dealt)
        return self.detail

    @property
    def past(self) -> Past:
        """What objects last were."""
        return self.detail if isinstance(self.detail, dict) else {}

    def listed(self, numbers: Mapping[int, int]) -> Detail:
        """The detail, with other numbers for the objects that it lists."""
        if not isinstance(self.detail, tuple):
            return self.detail
        return tuple([numbers.get(part, part) if isinstance(part, int) else part for part in self.detail])

    def renumbered(self, numbers: Mapping[int, int], detail: Detail = None) -> Event:
        """The same event with other numbers for its objects, and with another detail if one is given."""
        return Event(
            self.kind, self.rule, self.player, numbers.get(self.obj, self.obj), numbers.get(self.other, self.other),
            self.amount, self.origin, self.destination, self.detail if detail is None else detail, self.batch, self.then,
        )  # fmt: skip
