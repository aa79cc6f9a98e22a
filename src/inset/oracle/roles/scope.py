"""What an instruction can refer to at its place in the text: what was made before it, on every path that leads there."""

from __future__ import annotations

from dataclasses import dataclass, field

from inset.kernel import types as t
from inset.language import selections as s
from inset.language.abilities import TargetSpec
from inset.language.node import Pattern, Selection
from inset.oracle.roles.places import ANYWHERE, Place, object_of, other_of, several


@dataclass(slots=True)
class Scope:
    """``slots``: what has been kept for certain; ``implied``: what else has been kept, if what a slot refers to was
    done. ``moved``: where things are now. ``open``: inside a static ability, where what is replaced is referred
    to."""

    this: Place = ANYWHERE
    targets: tuple[TargetSpec, ...] = ()
    event: Pattern | None = None
    has_x: bool = False
    host: int = t.BATTLEFIELD
    open: bool = False
    granted: bool = False  # on other objects than this card
    slots: dict[int, Place] = field(default_factory=dict)
    perhaps: set[int] = field(default_factory=set)  # what has been kept on some path
    offered: set[int] = field(default_factory=set)  # what has been kept if a player did what they may do
    implied: dict[int, dict[int, Place]] = field(default_factory=dict)
    moved: dict[Selection, int] = field(default_factory=dict)
    each: Place | None = None
    each_player: bool = False

    def inner(self, **changed: object) -> Scope:
        """A branch: what is made in it is not made outside."""
        made = Scope(
            self.this, self.targets, self.event, self.has_x, self.host, self.open, self.granted, self.slots.copy(),
            self.perhaps.copy(), self.offered.copy(), self.implied.copy(), self.moved.copy(), self.each, self.each_player,
        )  # fmt: skip
        for name, value in changed.items():
            setattr(made, name, value)
        return made

    def doing(self, slot: int) -> Scope:
        """The branch in which what a slot refers to was done."""
        made = self.inner()
        made.slots.update(self.implied.get(slot, {}))
        return made

    def join(self, branches: list[Scope]) -> None:
        """After several branches, one of which was taken: what was made in all of them."""
        self.perhaps.update(*(branch.slots for branch in branches), *(branch.perhaps for branch in branches))
        self.offered.update(*(branch.offered for branch in branches))
        for slot in set.intersection(*(set(branch.slots) for branch in branches)):
            if slot not in self.slots:
                place = branches[0].slots[slot]
                for branch in branches[1:]:
                    place = place | branch.slots[slot]
                self.slots[slot] = place
        for what in {what for branch in branches for what in branch.moved}:
            zones = 0
            for branch in branches:
                zones |= branch.moved.get(what, self.place(what).zones)
            self.moved[what] = zones

    def place(self, what: Selection) -> Place:
        """Where it is now, as far as is known."""
        place = self._first(what)
        return place if what not in self.moved else Place(self.moved[what], place.many)

    def _first(self, what: Selection) -> Place:
        match what:
            case s.This():
                return self.this
            case s.Target(slot=slot):
                if slot >= len(self.targets):
                    return ANYWHERE
                return Place(self.targets[slot].zones, several(self.targets[slot].most))
            case s.Each(zone=zone):
                return Place(zone, True)
            case s.EventObject():
                return object_of(self.event) or ANYWHERE
            case s.EventOther():
                return other_of(self.event) or ANYWHERE
            case s.Host():
                return Place(self.host)
            case s.Saved(slot=slot):
                return self.slots.get(slot, ANYWHERE)
            case s.ThatThing():
                return self.each or ANYWHERE
            case s.TopOfLibrary(who=who, count=count):
                return Place(t.LIBRARY, several(count) or isinstance(who, (s.Opponents, s.AllPlayers)))
            case s.Among(what=inner):
                return Place(self.place(inner).zones, True)
            case s.Union(parts=parts):
                whole = self.place(parts[0])
                for part in parts[1:]:
                    whole = whole | self.place(part)
                return Place(whole.zones, True)
        return Place(many=isinstance(what, s.TargetsOf))
