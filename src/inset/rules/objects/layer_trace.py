"""613: what the layers did to one object, step by step, for ``game.explain`` (docs/adr/0023-explain-listens.md).

``TracedLayers`` is the loop over the layers with a trace beside it. The trace notes what each effect did to the object: the
difference between the record before and the record after; which effects it depended on; and which did nothing, because
their source had lost the ability by then.
"""

from __future__ import annotations

from typing import Final

from inset.language.node import Mod
from inset.rules.model.dispatch import ASK
from inset.rules.model.state import Chars
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layer_dependencies import depends
from inset.rules.objects.layer_loop import COUNTERS as OF_COUNTERS, TYPES, Layers
from inset.rules.objects.layer_order import Group, Live, functions, settled_mods

APPLIED: Final = "applied"
LOST: Final = "lost"  # its source had lost the ability before the effect began to apply (613.6)
COUNTERS: Final = "counters"
RULE: Final = "rule"  # no effect: what 208.3 and 208.5 say about power and toughness


class LayerStep:
    """What one effect in one layer does to the object.

    ``mods``: its parts that belong to the layer, their numbers worked out. ``waited``: the effects that it depends on and
    that were applied before it for that reason, although they are younger (613.8b).
    """

    __slots__ = ("after", "before", "kind", "layer", "live", "mods", "waited")

    def __init__(
        self, kind: str, layer: int, before: Chars, after: Chars, live: Live | None = None, mods: tuple[Mod, ...] = (),
        waited: tuple[Live, ...] = (),
    ) -> None:  # fmt: skip
        self.kind = kind
        self.layer = layer
        self.before = before
        self.after = after
        self.live = live
        self.mods = mods
        self.waited = waited


class LayerTrace:
    """Listens to the layers on behalf of one object."""

    __slots__ = ("_held", "end", "oid", "start", "steps")

    def __init__(self, oid: int) -> None:
        self.oid = oid
        self.start: Chars | None = None  # its copiable values (613.2c)
        self.end: Chars | None = None  # its characteristics
        self.steps: list[LayerStep] = []
        self._held: dict[tuple[int, int], list[Live]] = {}  # by effect and layer: the younger ones that it waited for

    def now(self, group: Group) -> Chars | None:
        """The object up to the current layer, if it is one of those being computed."""
        return group.work[self.oid].dup() if self.oid in group.work else None

    def note(self, kind: str, layer: int, before: Chars | None, group: Group) -> None:
        """Something other than an effect may have changed the object since ``before``."""
        if before is not None and not before.same_as(group.work[self.oid]):
            self.steps.append(LayerStep(kind, layer, before, group.work[self.oid].dup()))

    def waits(self, group: Group, live: Live, rest: list[Live], layer: int) -> tuple[Live, ...]:
        """613.8b: notes which of the ``rest`` of a layer, all older, wait for this effect; and for which it has waited."""
        for other in rest:
            if other.timestamp < live.timestamp and other.cda == live.cda and depends(group, other, live, layer):
                self._held.setdefault((id(other), layer), []).append(live)
        return tuple(self._held.get((id(live), layer), ()))

    def lost(self, group: Group, live: Live) -> bool:
        """Would the effect apply to the object if its source had not lost the ability?"""
        if live.applied is not None or live.ability is None or live.static is None or live.source not in group.work:
            return False
        source = group.work[live.source]
        if live.ability in source.abilities or live.ability in traits_of(source).all or self.oid not in group.work:
            return False
        obj, where = group.objs[self.oid], live.static.where
        fits = functions(live.static.zone, obj.zone)
        return fits and ASK[type(where)](group.st, live.ctx, where, obj, group.work[self.oid])


class TracedLayers(Layers):
    """The loop over the layers, which reports everything it does to a trace."""

    __slots__ = ("_done", "trace")

    def __init__(self, group: Group, lives: list[Live], counted: list[int], trace: LayerTrace) -> None:
        super().__init__(group, lives, counted)
        self.trace = trace
        self._done: set[tuple[int, int]] = set()  # effects, by their numbers, and layers

    def apply_effect(self, live: Live, layer: int) -> list[Live]:
        group, trace = self.group, self.trace
        self._done.add((id(live), layer))
        rest = [other for other in self.lives if layer in other.layers and (id(other), layer) not in self._done]
        waited = trace.waits(group, live, rest, layer)
        lost = trace.lost(group, live)
        before = trace.now(group)
        group.affected(live)  # who controls it now
        mods = () if lost else tuple(settled_mods(group.st, live, layer))
        gained = super().apply_effect(live, layer)
        if before is not None:
            if lost:
                trace.steps.append(LayerStep(LOST, layer, before, before, live, (), waited))
            elif live.applied is not None and trace.oid in live.applied:
                after = group.work[trace.oid].dup()
                trace.steps.append(LayerStep(APPLIED, layer, before, after, live, mods, waited))
        return gained

    def apply_counters(self) -> None:
        before = self.trace.now(self.group)
        super().apply_counters()
        self.trace.note(COUNTERS, OF_COUNTERS, before, self.group)

    def have_a_size(self) -> None:
        before = self.trace.now(self.group)
        super().have_a_size()
        self.trace.note(RULE, TYPES, before, self.group)
