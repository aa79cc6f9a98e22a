"""613.1, 613.4: the loop over the layers: effects are applied to a group of objects, layer by layer.

It is the same for all permanents and spells together and for one object in another zone (613.8).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import BATTLEFIELD, CREATURE
from inset.language import keywords as kw, mods as m
from inset.language.abilities import Keyword, StaticAbility
from inset.language.node import Mod
from inset.language.statics import Continuous
from inset.rules.model.state import Chars, Ctx, Obj
from inset.rules.objects import frames
from inset.rules.objects.abilities import alone
from inset.rules.objects.keyword_casts import made
from inset.rules.objects.layer_changes import APPLY
from inset.rules.objects.layer_dependencies import Dependencies
from inset.rules.objects.layer_order import (
    Group,
    Live,
    functions,
    in_order,
    order_matters,
    reword,
    settled_mods,
)

TEXT: Final = 30  # the layer of text-changing effects (613.1c)
TYPES: Final = 40  # of types (613.1d)
ABILITIES: Final = (TYPES, 60, 61)  # the layers in which abilities come and go (613.1f, 305.7)
SETTING: Final = 72  # the last layer that sets power and toughness (613.4b)
SIZES: Final = 70  # the last layer before those of power and toughness (613.1g)
SETTLED: Final = -2  # the key in ``Caches.reach`` that says that no later layer changes who has which abilities
COUNTERS: Final = 73  # of counters that change them (613.4c)
LAST: Final = 99
COUNTER_KEYWORDS: Final = {
    word: m.AddAbility(Keyword(kw.KEYWORD_BIT[word]))
    for word in ("flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
                 "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance")
}  # fmt: skip


ADDING_UP: Final = ("exalted",)  # each instance triggers by itself; several of any other one are redundant


def collect(lives: list[Live], obj: Obj, found: Sequence[StaticAbility], granted: int = 0, elsewhere: int = 0) -> None:
    """The effects of static abilities of an object that function where it is.

    613.7a: an ability that an effect has ``granted`` is no older than that effect, and it defines no characteristics: it
    sets them like any other (604.3a). ``elsewhere``: for an object that is worked out alone, only what its abilities say
    about itself counts, and this is their timestamp.
    """
    for ability in found:
        if not functions(ability.zone, obj.zone):
            continue
        for static in ability.statics:
            if isinstance(static, Continuous) and (not elsewhere or functions(static.zone, obj.zone)):
                ctx = Ctx(obj.id, obj.controller)
                mods = static.mods if not granted else _setting(static.mods)
                live = Live(obj.id, ctx, mods, elsewhere or max(obj.timestamp, granted), static, ability, None)
                live.cda = live.cda and not granted
                lives.append(live)


def _setting(mods: tuple[Mod, ...]) -> tuple[Mod, ...]:
    """613.4b: the same numbers, not as a characteristic-defining ability."""
    if not any(isinstance(mod, m.DefinePT) for mod in mods):
        return mods
    found = _SETTING.of(mods)
    if found is None:
        made = tuple(m.SetPT(mod.power, mod.toughness) if isinstance(mod, m.DefinePT) else mod for mod in mods)
        found = _SETTING.keep(mods, made)
    return found


_SETTING: Final[Known[tuple[Mod, ...]]] = Known()


class Layers:
    """The characteristics of a group of objects, being worked out."""

    __slots__ = ("changed", "counted", "group", "lives", "pending", "sized")

    def __init__(self, group: Group, lives: list[Live], counted: list[int]) -> None:
        """``counted``: the objects with counters."""
        self.group = group
        self.lives = lives
        self.counted = counted
        self.changed: dict[int, Chars] = {}  # our own records, not shared ones
        layers: set[int] = set()
        for live in lives:
            layers.update(live.layers)
        if counted:
            layers.add(COUNTERS)
        self.pending = sorted(layers)
        self.sized = False

    def apply(self, last: int) -> None:
        """Continues to a layer."""
        while self.pending and self.pending[0] <= last:
            layer = self.pending.pop(0)
            if layer > TYPES and not self.sized:  # no later layer makes a creature of anything
                self.have_a_size()
            if layer > SIZES and self.group.board:
                self.group.st.caches.reach.setdefault(SETTLED, [])
            self._apply_layer(layer)
            if layer == COUNTERS:
                self.apply_counters()

    def finish(self, last: int = LAST) -> None:
        """Continues to the last layer wanted, and tidies up."""
        self.apply(last)
        if not self.sized:
            self.have_a_size()
        for oid, chars in self.changed.items():
            chars.keywords = frames.keyword_mask(chars.abilities)
            if chars.power is not None and not chars.types & CREATURE and self.group.objs[oid].zone == BATTLEFIELD:
                chars.power = chars.toughness = None  # 208.3

    def _own(self, oid: int) -> Chars:
        chars = self.changed.get(oid)
        if chars is None:
            chars = self.changed[oid] = self.group.work[oid].dup()
            self.group.work[oid] = chars
        return chars

    def apply_counters(self) -> None:
        """613.4c."""
        for oid in sorted(self.counted):
            size_counters(self.group.objs[oid], self._own(oid))

    def have_a_size(self) -> None:
        """208.5: a permanent that has become a creature without power or toughness has 0."""
        self.sized = True
        for chars in self.changed.values():
            if chars.types & CREATURE:
                chars.power = chars.power or 0
                chars.toughness = chars.toughness or 0

    def _apply_layer(self, layer: int) -> None:
        """Applies the effects of one layer in order (613.7, 613.8)."""
        rest = in_order([live for live in self.lives if layer in live.layers])
        ordered = not order_matters(rest, layer)
        known: Dependencies | None = None  # while nothing changes
        while rest:
            if ordered:
                live, known = rest[0], None
            else:
                known = known or Dependencies(self.group, layer)
                live = known.next_effect(rest)
            rest.remove(live)
            if known is not None and (not rest or known.is_changed_by(live)):
                known = None
            gained = self.apply_effect(live, layer)
            for new in gained:  # abilities gained in this layer may have effects in it and in later ones
                self.lives.append(new)
                self.pending = sorted({*self.pending, *(extra for extra in new.layers if extra > layer)})
                if layer in new.layers:
                    rest = in_order([*rest, new])
                    ordered = not order_matters(rest, layer)

    def apply_effect(self, live: Live, layer: int) -> list[Live]:
        """Applies the parts of an effect that belong to a layer. Returns the effects of static abilities that it grants."""
        group = self.group
        targets = group.affected(live)
        gained: list[Live] = []
        if targets is None:
            return gained
        live.applied = targets
        mods = settled_mods(group.st, live, layer)
        for oid in targets:
            if oid not in group.work:
                continue
            obj = group.objs[oid]
            chars = self._own(oid)
            text = chars.abilities
            for mod in mods:
                APPLY[type(mod)](group.st, live.ctx, mod, obj, chars)
                if layer in ABILITIES:
                    chars.keywords = frames.keyword_mask(chars.abilities)
                    new = chars.abilities[-1] if isinstance(mod, m.AddAbility) else None
                    if isinstance(new, (StaticAbility, Keyword)):
                        collect(gained, obj, alone(new).continuous, live.timestamp)
            if layer == TEXT and chars.abilities is not text:
                chars.keywords = frames.keyword_mask(chars.abilities)
                reword(self.lives, oid, text, chars.abilities)
        return gained


def keyword_counters(obj: Obj) -> list[Live]:
    """122.1b, 613.7c: keyword counters give the keyword, as effects with the timestamp of the counters."""
    found = []
    for kind, count in obj.counters.items():
        mod = COUNTER_KEYWORDS.get(kind)
        if mod is not None:
            stamp = obj.stamps.get(kind, obj.timestamp)
            mods = (mod,) * count if kind in ADDING_UP else (mod,)
            found.append(Live(obj.id, Ctx(obj.id, obj.controller), mods, stamp, None, None, (obj.id,)))
    return found


def as_it_was_cast(obj: Obj) -> Live:
    """702.47c, 702.96a, 702.103b: how the way of casting changes a spell, and the permanent that it becomes."""
    return Live(obj.id, Ctx(obj.id, obj.controller), made(obj), obj.timestamp, None, None, (obj.id,))


def size_counters(obj: Obj, chars: Chars) -> None:
    """122.1a, 613.4c: counters of every size, such as +1/+1, -0/-1 and +2/+2."""
    for kind, count in obj.counters.items():
        power, toughness = size_of(kind)
        if power and chars.power is not None:
            chars.power += power * count
        if toughness and chars.toughness is not None:
            chars.toughness += toughness * count


@cache
def size_of(kind: str) -> tuple[int, int]:
    """What a counter of this kind adds to power and toughness."""
    found = _SIZE.fullmatch(kind)
    return (int(found[1]), int(found[2])) if found else (0, 0)


_SIZE: Final = re.compile(r"([+-]\d+)/([+-]\d+)")
