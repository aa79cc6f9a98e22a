"""613.8: which effects of a layer depend on which, found by trying.

An effect depends on another whose application would change whether it exists, what it applies to, or what it does. That
is tried on copies of the few records that the other effect would change. The result holds until an effect changes
something, and for every identical effect: thirty enchantments of one name are tried once.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.known import Known
from inset.language import filters as f, mods as m
from inset.language.node import Node
from inset.rules.objects import frames
from inset.rules.objects.layer_changes import APPLY, deed
from inset.rules.objects.layer_order import LAYER, Group, Live, may_wait, removes, settled_mods

CONTROL: Final = 20  # the layer in which control of a source may change (613.1b)

# What means the same whichever object says it.
_GENERAL: Final = frozenset(
    {
        f.Anything, f.And, f.Or, f.Not, f.HasType, f.HasSupertype, f.HasSubtype, f.HasColor, f.ColorCount, f.HasKeyword,
        f.HasNoAbilities,
        m.AddTypes, m.SetTypes, m.AddAllCreatureTypes, m.LoseSupertypes, m.LoseSubtypes, m.LoseTypes, m.SetColors, m.AddColors,
        m.LoseAllAbilities, m.LoseKeyword, m.CantHaveKeyword, m.SetPT, m.ModifyPT, m.SwitchPT,
    }
)  # fmt: skip
_IS_GENERAL: Final[Known[bool]] = Known()


def is_general(part: object) -> bool:
    """Does it mean the same whichever object says it?"""
    if isinstance(part, tuple):
        return all(is_general(item) for item in part)
    if not isinstance(part, Node):
        return True
    found = _IS_GENERAL.of(part)
    if found is None:
        fields = [getattr(part, name) for name in part.__dataclass_fields__]
        chosen = isinstance(part, m.SetTypes) and part.chosen
        known = type(part) in _GENERAL and not chosen
        found = _IS_GENERAL.keep(part, known and all(is_general(field) for field in fields))
    return found


class Trial:
    """The group as it would be after an effect. ``deeds``: what others would do then, by their keys."""

    __slots__ = ("changes", "deeds", "group")

    def __init__(self, group: Group, changes: bool) -> None:
        self.group = group
        self.changes = changes
        self.deeds: dict[object, object] = {}


class Dependencies:
    """Between the effects of a layer, as long as nothing changes."""

    __slots__ = ("deeds", "group", "layer", "trials", "tried")

    def __init__(self, group: Group, layer: int) -> None:
        self.group = group
        self.layer = layer
        self.tried = 0  # trials so far
        self.deeds: dict[object, object] = {}
        self.trials: dict[object, Trial] = {}

    def next_effect(self, rest: list[Live]) -> Live:
        """Of the effects of the layer, in order, that are still to be applied: the one that is next.

        613.8b: an effect waits for those that it depends on, and for those that they depend on, unless they form a loop
        with it. 613.8c: it is asked again after each effect, but what an effect that changes nothing leaves is known.
        """
        if len(rest) == 1:
            return rest[0]
        waits: dict[int, set[int]] = {}
        for place, live in enumerate(rest):
            if all(place in self._reachable(rest, waits, other) for other in self._reachable(rest, waits, place)):
                return live
        raise AssertionError("some effect depends on none outside its loop")

    def _reachable(self, rest: list[Live], waits: dict[int, set[int]], start: int) -> set[int]:
        """The places of those that an effect waits for, directly or not. ``waits``: what is known about it."""
        found: set[int] = set()
        todo = [start]
        while todo:
            at = todo.pop()
            if at not in waits:
                waits[at] = {i for i, other in enumerate(rest) if i != at and self.depends(rest[at], other)}
            for other in sorted(waits[at] - found):
                found.add(other)
                todo.append(other)
        return found

    def depends(self, a: Live, b: Live) -> bool:
        """613.8a: would applying ``b`` change whether ``a`` exists, what it applies to, or what it does to it?"""
        if a.cda != b.cda or not may_wait(a, self.layer, removes(b, self.layer)):
            return False
        trial = self._trial(b)
        if not trial.changes:
            return False
        group = self.group
        before = self._deeds(group, a, self.deeds)
        if group.board:
            group.st.caches.chars = trial.group.work
        after = self._deeds(trial.group, a, trial.deeds)
        if group.board:
            group.st.caches.chars = group.work
        if self.layer == CONTROL:
            group.affected(a)  # its controller is the original one again
        return before != after

    def is_changed_by(self, live: Live) -> bool:
        """Does applying this effect change anything?"""
        return self._trial(live).changes

    def _look(self, live: Live) -> object:
        """A key that is equal for effects that apply to the same objects and do the same to them, if they exist at
        all."""
        static, ability = live.static, live.ability
        if static is None or ability is None or live.objects is not None or live.applied is not None:
            return id(live)
        if self.layer == CONTROL or ability.condition is not None:
            return id(live)
        if not is_general(static.where) or not is_general(live.mods):
            return id(live)
        return id(static), id(live.mods)

    def _deeds(self, group: Group, live: Live, known: dict[object, object]) -> object:
        """What an effect would do, and to which objects; None if it does not apply at all."""
        if live.applied is None and live.objects is None and not group.exists(live):
            return None
        look = self._look(live)
        if look not in known:
            known[look] = _deeds(group, live, self.layer)
        return known[look]

    def _trial(self, live: Live) -> Trial:
        if live.applied is None and live.objects is None and not self.group.exists(live):
            return Trial(self.group, False)
        look = self._look(live)
        found = self.trials.get(look)
        if found is None:
            self.tried += 1
            found = self.trials[look] = _tried(self.group, live, self.layer)
        return found


def depends(group: Group, a: Live, b: Live, layer: int) -> bool:
    """613.8a, for two effects alone."""
    return Dependencies(group, layer).depends(a, b)


def _deeds(group: Group, live: Live, layer: int) -> object:
    targets = group.affected(live)
    if targets is None:
        return None
    work = group.work
    mods = [mod for mod in live.mods if LAYER[type(mod)] == layer]
    return targets, [deed(group.st, live.ctx, mod, [work[o] for o in targets if o in work]) for mod in mods]


def _tried(group: Group, live: Live, layer: int) -> Trial:
    """The group as it would be after this effect: what it would change is copied, the rest is shared."""
    work = dict(group.work)
    copied = [oid for oid in group.affected(live) or () if oid in work and oid in group.objs]
    mods = settled_mods(group.st, live, layer)
    changes = False
    for oid in copied:
        chars = work[oid] = work[oid].dup()
        for mod in mods:
            APPLY[type(mod)](group.st, live.ctx, mod, group.objs[oid], chars)
        chars.keywords = frames.keyword_mask(chars.abilities)
        changes = changes or not chars.same_as(group.work[oid])
    return Trial(Group(group.st, work, group.objs, group.board), changes)
