"""109, 110.5, 400.7: the records of a game: objects, players, effects, events.

Records are never changed in place: a write makes a new record and puts it where the old one was (``rules/atoms``).

A *reference* is an object's id, or ``player_ref(p)`` for a player: one kind of number for whatever can be targeted,
damaged or attacked.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from inset.kernel.mana import ManaCost
from inset.kernel.types import NOWHERE
from inset.language.abilities import Body
from inset.language.card import Card
from inset.language.node import Ability, Condition, Filter, Mod, Pattern, Static


def player_ref(player: int) -> int:
    return -1 - player


def is_player(ref: int) -> bool:
    return ref < 0


def player_of(ref: int) -> int:
    return -1 - ref


OVER: Final = "over"  # in ``Obj.stamps``: when something last merged with it from above (613.2a, 730.2a) …
MERGED: Final = "merged"  # … and from above or below
HIDDEN: Final = -1  # in ``Obj.merged``, where the set in use would be: that component is face down (730.2e)
MELDED: Final = -2  # … it is the other half of a melded permanent's face (712.4a)


class Chars:
    """The characteristics of an object (109.3) with its controller, as the layers leave them (613)."""

    __slots__ = (
        "abilities", "colors", "controller", "cost", "defense", "keywords", "loyalty", "name", "power", "sorted",
        "subtypes", "supertypes", "toughness", "types",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        cost: ManaCost | None,
        colors: int,
        types: int,
        supertypes: int,
        subtypes: frozenset[str],
        abilities: tuple[Ability, ...],
        keywords: int,
        power: int | None,
        toughness: int | None,
        loyalty: int | None,
        defense: int | None,
        controller: int,
    ) -> None:
        self.name = name
        self.cost = cost
        self.colors = colors
        self.types = types
        self.supertypes = supertypes
        self.subtypes = subtypes
        self.abilities = abilities
        self.keywords = keywords
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.controller = controller
        self.sorted: Any = None  # the abilities, sorted (traits.traits_of)

    def dup(self) -> Chars:
        return Chars(
            self.name, self.cost, self.colors, self.types, self.supertypes, self.subtypes, self.abilities,
            self.keywords, self.power, self.toughness, self.loyalty, self.defense, self.controller,
        )  # fmt: skip

    def same_as(self, other: Chars) -> bool:
        return (
            self.name == other.name and self.cost == other.cost and self.colors == other.colors
            and self.types == other.types and self.supertypes == other.supertypes and self.subtypes == other.subtypes
            and self.abilities == other.abilities and self.keywords == other.keywords and self.power == other.power
            and self.toughness == other.toughness and self.loyalty == other.loyalty and self.defense == other.defense
            and self.controller == other.controller
        )  # fmt: skip


class Copied:
    """Copiable values taken from another object (707.2): the card, the set of characteristics in use, exceptions."""

    __slots__ = ("definition", "exceptions", "face_down", "in_use")

    def __init__(
        self, definition: Card, in_use: int, exceptions: tuple[Mod, ...] = (), face_down: bool = False
    ) -> None:
        self.definition = definition
        self.in_use = in_use
        self.exceptions = exceptions
        self.face_down = face_down


# 730.2: what lies under the top of a merged permanent: (card, definition, in use, token, is it a commander, what it copies)
Component = tuple[int, Card, int, bool, int, Copied | None]


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
    """What a spell or ability on the stack carries (405, 601.2, 602.2)."""

    __slots__ = ("ability", "ctx", "divided", "kind", "modes", "targets")

    def __init__(
        self,
        kind: int,
        ability: Ability | None,
        ctx: Ctx,
        modes: tuple[int, ...] = (),
        targets: tuple[tuple[int, ...], ...] = (),
        divided: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.kind = kind
        self.ability = ability
        self.ctx = ctx
        self.modes = modes
        self.targets = targets  # slot by slot; with several modes, the slots of the modes one after another
        self.divided = divided


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


# What an object keeps (``object_notes``), by key: each key has a type of its own, so that the values are Any.
Notes = dict[int, Any]


class Obj:
    """An object in some zone (109.1). Each change of zones makes a new one with a new id (400.7)."""

    __slots__ = (
        "attached", "base", "card", "cast", "chosen", "combat", "controller", "copied", "counters", "damage", "deathtouched",
        "definition", "face_down", "flags", "id", "in_use", "linked", "mark", "merged", "owner", "phased", "since",
        "spell_copy", "stack", "stamps", "tapped", "timestamp", "token", "zone",
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
        counters: dict[str, int] | None = None,
        damage: int = 0,
        deathtouched: bool = False,
        attached: int = 0,
        chosen: Notes | None = None,
        linked: tuple[int, ...] = (),
        flags: int = 0,
        mark: int = 0,
        cast: Cast | None = None,
        stack: OnStack | None = None,
        combat: Combat | None = None,
        merged: tuple[Component, ...] = (),
        stamps: dict[str, int] | None = None,
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
        self.counters = counters if counters is not None else NO_COUNTERS
        self.damage = damage
        self.deathtouched = deathtouched
        self.attached = attached
        self.chosen = chosen if chosen is not None else NOTHING_CHOSEN
        self.linked = linked
        self.flags = flags
        self.mark = mark  # a turn number, where one matters: plotted, foretold
        self.cast = cast
        self.stack = stack
        self.combat = combat
        self.merged = merged  # 730: the other components, top first
        self.stamps = (
            stamps if stamps is not None else NO_COUNTERS
        )  # 613.7c: timestamps of its counters, by kind; of merging
        self.base: Chars | None = None  # what its card gives it, once that was asked for (layers)

    def dup(self) -> Obj:
        """A new record with the same content, for the atoms to change before they put it in place."""
        return Obj(
            self.id, self.card, self.owner, self.controller, self.zone, self.definition, self.in_use, self.copied,
            self.token, self.spell_copy, self.timestamp, self.since, self.tapped, self.face_down, self.phased,
            self.counters, self.damage, self.deathtouched, self.attached, self.chosen, self.linked, self.flags,
            self.mark, self.cast, self.stack, self.combat, self.merged, self.stamps,
        )  # fmt: skip


NO_COUNTERS: Final[dict[str, int]] = {}
NOTHING_CHOSEN: Final[Notes] = {}


BENT_NOW: Final = -2  # the same for the generic mana of a waterbend cost (701.67b)
ONLY_NOW: Final = -1  # stands for something that helps pay one cost and is no mana (convoke, improvise, delve)


def mana_in(pool: tuple[Mana, ...]) -> list[Mana]:
    """The mana in a pool, without what only helps to pay a cost and is no mana (702.51a, 702.66a)."""
    return [mana for mana in pool if mana.lasting != ONLY_NOW]


class Mana:
    """One mana in a pool (106.4)."""

    __slots__ = ("abilities", "kind", "lasting", "snow", "spells")

    def __init__(
        self, kind: int, snow: bool = False, spells: Filter | None = None, abilities: bool = False, lasting: int = 0
    ) -> None:
        self.kind = kind
        self.snow = snow
        self.spells = spells  # spend only on spells that pass (106.6) …
        self.abilities = abilities  # … or only to activate abilities
        # 0: empties with the step; 1: with the turn; 2: never; 3: with the combat; less than 0: no mana at all
        self.lasting = lasting

    def unrestricted(self) -> bool:
        return self.spells is None and not self.abilities


class Player:
    """A player's part of the state (102, 119)."""

    __slots__ = (
        "commander_casts", "commander_damage", "completed", "controlled_by", "counters", "drew_from_empty", "lands_played",
        "life", "lost", "mulligans", "name", "pool", "resolved", "start_life", "turn_began",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        life: int,
        start_life: int,
        counters: dict[str, int] | None = None,
        pool: tuple[Mana, ...] = (),
        lands_played: int = 0,
        lost: str = "",
        drew_from_empty: bool = False,
        mulligans: int = 0,
        turn_began: int = 0,
        commander_casts: dict[int, int] | None = None,
        commander_damage: dict[int, int] | None = None,
        controlled_by: int = -1,
        completed: tuple[str, ...] = (),
        resolved: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.life = life
        self.start_life = start_life
        self.counters = counters if counters is not None else NO_COUNTERS
        self.pool = pool
        self.lands_played = lands_played
        self.lost = lost  # the rule by which the player has left the game, "" while they are in it
        self.drew_from_empty = drew_from_empty
        self.mulligans = mulligans
        self.turn_began = turn_began  # the number of the player's most recent turn
        self.commander_casts = commander_casts if commander_casts is not None else {}
        self.commander_damage = commander_damage if commander_damage is not None else {}
        self.controlled_by = controlled_by  # 723: another player makes this one's decisions
        self.completed = completed  # 309.7: the names of the dungeons that the player has completed, in order
        self.resolved = (
            resolved  # 702.192a: the names of spells that resolved under the player's control and that ask for it
        )

    def dup(self) -> Player:
        return Player(
            self.name, self.life, self.start_life, self.counters, self.pool, self.lands_played, self.lost,
            self.drew_from_empty, self.mulligans, self.turn_began, self.commander_casts, self.commander_damage,
            self.controlled_by, self.completed, self.resolved,
        )  # fmt: skip


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


class Dealt:
    """What an event of damage tells besides: is it combat damage, and what its source was as it dealt it (702.76a)?"""

    __slots__ = ("combat", "source")

    def __init__(self, combat: bool, source: Chars) -> None:
        self.combat = combat
        self.source = source


Vote = tuple[int, int | str]  # who voted, and for which object or word (701.38)
Past = dict[int, tuple[Obj, Chars]]  # what objects last were
Detail = int | str | tuple[int | Vote, ...] | Dealt | Past | None


class Event:
    """Something that happened, with the rule that made it happen. What the fields mean depends on the kind
    (``event_records``), and so does ``detail``: the properties give it a name and a type."""

    __slots__ = ("amount", "batch", "destination", "detail", "kind", "obj", "origin", "other", "player", "rule")

    def __init__(
        self, kind: int, rule: str, player: int = -1, obj: int = 0, other: int = 0, amount: int = 0, origin: int = NOWHERE,
        destination: int = NOWHERE, detail: Detail = None, batch: int = 0,
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
    def dealt(self) -> Dealt:
        assert isinstance(self.detail, Dealt)
        return self.detail

    @property
    def past(self) -> Past:
        """What objects last were."""
        return self.detail if isinstance(self.detail, dict) else {}


GOADING: Final = -3  # ``Floating.uses`` of the effect by which a creature is goaded (701.15) …
PAIRING: Final = -4  # … and of that by which two creatures are paired (702.95): what filters ask about


class Floating:
    """A continuous effect that comes from a resolved spell or ability (611.2)."""

    __slots__ = (
        "condition",
        "copied",
        "ctx",
        "duration",
        "id",
        "mods",
        "objects",
        "statics",
        "timestamp",
        "turn",
        "uses",
    )

    def __init__(
        self,
        id: int,
        ctx: Ctx,
        duration: int,
        turn: int,
        timestamp: int,
        objects: tuple[int, ...] = (),
        mods: tuple[Mod, ...] = (),
        statics: tuple[Static, ...] = (),
        uses: int = 0,
        condition: Condition | None = None,
        copied: Copied | None = None,
    ) -> None:
        self.id = id
        self.ctx = ctx
        self.duration = duration
        self.turn = turn  # the turn in which it began
        self.timestamp = timestamp
        self.objects = objects
        self.mods = mods
        self.statics = statics
        self.uses = uses  # how often it may still apply; 0: no limit
        self.condition = condition
        self.copied = copied

    def with_uses(self, uses: int) -> Floating:
        """The same effect with so much of it left."""
        return Floating(
            self.id, self.ctx, self.duration, self.turn, self.timestamp, self.objects, self.mods, self.statics, uses,
            self.condition, self.copied,
        )  # fmt: skip


CREATED: Final = -1000  # among the numbers of a context: when the delayed triggered ability was created (701.27f)


class Delayed:
    """A delayed triggered ability (603.7)."""

    __slots__ = ("body", "condition", "ctx", "duration", "id", "once", "turn", "when")

    def __init__(
        self,
        id: int,
        ctx: Ctx,
        when: Pattern,
        body: Body,
        once: bool,
        duration: int,
        turn: int,
        condition: Condition | None,
    ) -> None:
        self.id = id
        self.ctx = ctx
        self.when = when
        self.body = body
        self.once = once
        self.duration = duration
        self.turn = turn
        self.condition = condition


class Pending:
    """A triggered ability that waits to be put on the stack (603.3). ``others``: of a delayed one that triggers only once,
    events at the same time that could have been the one (603.7b)."""

    __slots__ = ("ability", "ctx", "others")

    def __init__(self, ability: Ability, ctx: Ctx, others: tuple[Event, ...] | None = None) -> None:
        self.ability = ability
        self.ctx = ctx
        self.others = others
