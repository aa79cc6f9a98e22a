"""400.6, 400.7: a proposed change of zones, as it stands after the effects applied so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from inset.language.node import Mod, Static
from inset.rules.events.replacement_process import Proposed
from inset.rules.model.object_notes import NO_NOTES, Notes
from inset.rules.model.object_records import NOTHING_CHOSEN, Choices, Facts
from inset.rules.model.state import Cast, Copied, Ctx, FaceDown, Obj, State

MOVE: Final = "move"


class Change(Proposed):
    """A proposed move of one object, as it stands after the effects applied so far."""

    __slots__ = (
        "after", "applied", "as_copy", "attached", "attacking", "besides", "blocking", "by", "cards", "cast", "cause",
        "chosen",
        "controller", "copied", "counters", "destination", "entering", "face_down", "flags", "host_undefined", "in_use",
        "looks",
        "melded", "mods", "notes", "obj", "position", "reveal", "rule", "shuffled_by", "stopped", "tapped", "together", "x",
    )  # fmt: skip

    def __init__(
        self, obj: Obj, destination: int, cause: int, rule: str, *, controller: int = -1, position: int = 0, by: int = -1,
        tapped: bool = False, in_use: int = 0, copied: Copied | None = None, face_down: FaceDown | None = None,
        attached: int = 0, attacking: int = 0, counters: dict[str, int] | None = None, cast: Cast | None = None, x: int = 0,
    ) -> None:  # fmt: skip
        self.obj = obj
        self.destination = destination
        self.cause = cause
        self.rule = rule
        self.controller = controller if controller >= 0 else obj.owner
        self.position = position
        self.by = by  # the player whose spell, ability or action causes it
        self.tapped = tapped
        self.in_use = in_use
        self.copied = copied
        self.face_down = face_down
        self.attached = attached
        self.attacking = attacking
        self.host_undefined = False  # 303.4i: an effect attaches it to something that is not there
        self.blocking = 0
        self.counters = counters or {}
        self.cast = cast
        self.x = x
        self.chosen: Choices = NOTHING_CHOSEN
        self.notes: Notes = NO_NOTES
        self.flags = 0
        self.mods: tuple[tuple[Ctx, Mod], ...] = ()  # changes that apply as it enters (611.2e), with their contexts
        self.applied: set[Hashable] = set()
        self.after: list[Callable[[State, Obj], object]] = []  # what to do with the new object once it is there
        self.stopped = False  # it can't move at all
        self.reveal = False
        self.melded: Obj | None = None  # 701.42a: the other card of a meld pair that enters as one permanent with it
        self.besides = 0  # where the other components of a merged permanent go, if elsewhere
        self.cards: Change | None = None  # 730.3e: how the cards of a merged token move, if otherwise
        self.shuffled_by = -1  # this player shuffles the library that it goes to
        self.looks: tuple[int, ...] = ()
        self.together: tuple[int, ...] = ()  # all that enters the battlefield with it, and itself
        self.as_copy: tuple[tuple[Ctx, Static], ...] = ()  # … and what the copy effect says that was applied last
        self.entering: tuple[tuple[Ctx, Static], ...] = ()  # what the instruction itself says about entering this way

    def about(self) -> tuple[int, int]:
        return self.obj.id, self.controller

    def facts(self) -> Facts:
        copied = self.copied.definition.name if self.copied is not None else ""
        counters = ", ".join(f"{count} {kind}" for kind, count in self.counters.items())
        return MOVE, self.destination, self.controller, self.tapped, copied, counters, self.in_use

    def changed(self, before: Facts, rule: str) -> None:
        """What sends it elsewhere is why it goes there (614.6)."""
        if self.destination != before[1]:
            self.rule = rule

    def of_part(self, token: bool) -> Change:
        """730.3d–e: how a component of a merged permanent moves."""
        return self.cards if self.cards is not None and not token else self

    def zone_of(self, marked: int) -> int:
        """903.9c: of a merged permanent only the card with the mark goes there, the rest to where it would have gone."""
        return self.destination if marked or not self.besides else self.besides


def by_speaker(mods: tuple[tuple[Ctx, Mod], ...]) -> list[tuple[Ctx, tuple[Mod, ...]]]:
    """One effect for all that the same words say."""
    speakers = {id(ctx): ctx for ctx, _ in mods}
    return [(ctx, tuple(mod for other, mod in mods if other is ctx)) for ctx in speakers.values()]
