"""611.2, 603.3, 603.7: effects that last, delayed triggered abilities, and abilities that have triggered."""

from __future__ import annotations

from enum import Enum
from typing import Final

from inset.language.abilities import Body
from inset.language.node import Ability, Condition, Mod, Pattern, Static
from inset.rules.model.characteristics import Copied
from inset.rules.model.object_records import Ctx, Event


class Role(Enum):
    """What the rules find an effect by, besides what it says. The numbers are those that fingerprints write."""

    NO_ROLE = 0
    RETURNS = -1  # what is exiled until a permanent leaves (610.3) …
    PHASES_IN = -5  # … or phased out until then (610.4) …
    PHASES_IN_TAPPED = -6
    REGENERATION = -2  # a regeneration shield (701.19)
    GOADING = -3  # a creature is goaded (701.15)
    PAIRING = -4  # two creatures are paired (702.95)


NO_ROLE: Final = Role.NO_ROLE
RETURNS: Final = Role.RETURNS
PHASES_IN: Final = Role.PHASES_IN
PHASES_IN_TAPPED: Final = Role.PHASES_IN_TAPPED
REGENERATION: Final = Role.REGENERATION
GOADING: Final = Role.GOADING
PAIRING: Final = Role.PAIRING


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
        "role",
        "shield",
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
        shield: int = 0,
        role: Role = NO_ROLE,
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
        self.shield = shield  # how much damage it still prevents or redirects (615.7); 0: it is not a shield
        self.role = role

    def with_shield(self, left: int) -> Floating:
        """The same effect with this much of the shield left."""
        return Floating(
            self.id, self.ctx, self.duration, self.turn, self.timestamp, self.objects, self.mods, self.statics, self.uses,
            self.condition, self.copied, left, self.role,
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
    events at the same time that could have been the one (603.7b). ``more``: if it stands for several that are alike, the
    events that made the others trigger."""

    __slots__ = ("ability", "ctx", "more", "others")

    def __init__(
        self, ability: Ability, ctx: Ctx, others: tuple[Event, ...] | None = None, more: tuple[Event, ...] = ()
    ) -> None:
        self.ability = ability
        self.ctx = ctx
        self.others = others
        self.more = more
