"""613.6–613.8: the order of continuous effects within a layer: timestamps, dependencies.

An effect waits for those that it depends on. A quick check of what effects say comes first: could one depend on another
at all? If so, ``layer_dependencies`` finds out by trying.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.known import MOST, Known
from inset.kernel.steps import step
from inset.kernel.types import BATTLEFIELD, OUTSIDE
from inset.language import conditions as con, filters as f, mods as m, values as val
from inset.language.abilities import StaticAbility
from inset.language.node import Ability, Mod, Node
from inset.language.set_up import AddText, ReplaceWord
from inset.language.statics import Continuous
from inset.language.subtypes import fits
from inset.rules.model.dispatch import ASK, holds
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects.abilities import traits, traits_of
from inset.rules.objects.layer_changes import settled
from inset.rules.objects.what_text_reads import types_needed

# 613.1, 613.4: the layers and sublayers, in order; layer 1 is ``layers.copiable``
LAYER: Final[dict[type, int]] = {
    m.SetController: 20,
    m.SetName: 30,
    AddText: 30,
    ReplaceWord: 30,
    m.LoseManaCost: 30,
    m.EachForTarget: 30,
    m.WithoutBrackets: 30,
    m.AddTypes: 40,
    m.SetTypes: 40,
    m.AddChosenType: 40,
    m.AddAllCreatureTypes: 40,
    m.LoseSupertypes: 40,
    m.LoseSubtypes: 40,
    m.LoseTypes: 40,
    m.HasCreatureTypesOf: 40,
    m.SetColors: 50,
    m.AddColors: 50,
    m.AddAbility: 60,
    m.AddThisAbility: 60,
    m.LoseAllAbilities: 60,
    m.LoseKeyword: 60,
    m.LoseAbility: 60,
    m.GainActivatedAbilitiesOf: 60,
    m.CantHaveKeyword: 61,  # 113.11: nothing adds it, whatever its age
    m.DefinePT: 71,
    m.SetPT: 72,
    m.ModifyPT: 73,
    m.SwitchPT: 74,
}
ANY: Final = 127


class Live:
    """One continuous effect at work: a static ability of an object, or a floating effect."""

    __slots__ = ("ability", "applied", "cda", "ctx", "layers", "mods", "objects", "source", "static", "timestamp")

    def __init__(
        self, source: int, ctx: Ctx, mods: tuple[Mod, ...], timestamp: int, static: Continuous | None,
        ability: StaticAbility | None, objects: tuple[int, ...] | None,
    ) -> None:  # fmt: skip
        self.source = source
        self.ctx = ctx
        self.mods = mods
        self.timestamp = timestamp
        self.static = static
        self.ability = ability
        self.objects = objects
        self.applied: tuple[int, ...] | None = None  # 613.6: once it has begun to apply, it goes on to the same objects
        self.cda = static is not None and static.zone == ANY and ability is not None and ability.zone == ANY
        self.layers = layers_of(mods)

    def again(self) -> Live:
        """The same effect, for objects that it has not begun to apply to."""
        return Live(self.source, self.ctx, self.mods, self.timestamp, self.static, self.ability, self.objects)


def layers_of(mods: tuple[Mod, ...]) -> frozenset[int]:
    """The layers in which an effect with these parts applies."""
    found = _LAYERS.of(mods)
    if found is None:
        found = _LAYERS.keep(mods, frozenset([LAYER[type(mod)] for mod in mods]))
    return found


_LAYERS: Final[Known[frozenset[int]]] = Known()


def reword(lives: list[Live], source: int, before: tuple[Ability, ...], after: tuple[Ability, ...]) -> None:
    """612.1: the effects of an object whose text has changed are those of the new text; effects that have begun to
    apply continue (613.6)."""
    for old, new in zip(traits(before).continuous, traits(after).continuous, strict=True):
        for live in lives if old != new else ():
            if live.source == source and live.ability == old and live.static is not None:
                static = new.statics[old.statics.index(live.static)]
                assert isinstance(static, Continuous)
                live.ability, live.static, live.mods = new, static, static.mods


class Group:
    """Objects whose characteristics are worked out together: all permanents and spells, or one object elsewhere.

    ``work`` holds their characteristics up to the current layer, ``objs`` the objects; ``board``: is it the group of
    ``State.chars``?
    """

    __slots__ = ("board", "objs", "st", "work")

    def __init__(self, st: State, work: dict[int, Chars], objs: dict[int, Obj], board: bool) -> None:
        self.st = st
        self.work = work
        self.objs = objs
        self.board = board

    def affected(self, live: Live) -> tuple[int, ...] | None:
        """The objects that an effect applies to; none if it does not apply at all."""
        if live.applied is not None:
            return live.applied
        if live.objects is not None:
            return live.objects
        static = live.static
        assert static is not None
        if not self.exists(live):
            return None
        if isinstance(static.where, f.IsThis):
            return (live.source,)
        step()
        ask = ASK[type(static.where)]
        types = types_needed(static.where)
        found = []
        for oid, chars in list(self.work.items()):
            if oid and (chars.types & types or not types):
                obj = self.objs[oid]
                if functions(static.zone, obj.zone) and ask(self.st, live.ctx, static.where, obj, chars):
                    found.append(oid)
        return tuple(found)

    def exists(self, live: Live) -> bool:
        """613.6: an ability that was lost before it began to apply does nothing. Who controls the source is noted."""
        if live.ability is None:
            return True
        if live.source in self.work:
            source = self.work[live.source]
            if live.ability not in source.abilities and live.ability not in traits_of(source).all:
                return False
            live.ctx.controller = source.controller
        return live.ability.condition is None or holds(self.st, live.ctx, live.ability.condition)


def functions(zones: int, zone: int) -> bool:
    """113.6a, 113.6c: what functions in every zone, or in all but the battlefield, does so outside the game as well."""
    return zones & zone != 0 or (zone == OUTSIDE and zones | BATTLEFIELD == ANY)


def settled_mods(st: State, live: Live, layer: int) -> list[Mod]:
    """The parts of an effect that belong to a layer, their numbers worked out before they change anything."""
    found: list[Mod] = []
    for mod in live.mods:
        if LAYER[type(mod)] == layer:
            found.append(settled(st, live.ctx, mod))
    return found


# --- which comes next (613.3, 613.7, 613.8) ------------------------------------------------------------------------


def in_order(lives: list[Live]) -> list[Live]:
    """Characteristic-defining abilities first (613.3), then by timestamp (613.7)."""
    if len(lives) > 1:
        lives.sort(key=lambda live: (not live.cda, live.timestamp))
    return lives


def order_matters(lives: list[Live], layer: int) -> bool:
    """Could one of these effects depend on another? If not, they apply in the order in which they stand."""
    if len(lives) < 2:
        return False
    removers = any(removes(live, layer) for live in lives)
    return any(may_wait(live, layer, removers) for live in lives)


# What looks at the characteristics of a layer (its tens): an effect with none of these can only lose its ability there.
_READS: Final[dict[type, tuple[int, ...]]] = {
    f.HasName: (3,),
    f.ChosenName: (3,),
    f.SharesNameWith: (3,),
    f.HasType: (4,),
    f.HasSupertype: (4,),
    f.HasSubtype: (4,),
    f.OfChosenType: (4,),
    f.SharesTypeWith: (4,),
    f.CanBeEnchantedBy: (4, 5, 6),
    f.IsModified: (4,),
    f.IsHistoric: (4,),
    f.IsOutlaw: (4,),
    f.HasAttached: (4,),
    f.HasColor: (5,),
    f.ColorCount: (5,),
    f.OfChosenColor: (5,),
    f.SharesColorWith: (5,),
    f.HasKeyword: (6,),
    f.HasLandwalk: (6,),
    f.HasNoAbilities: (6,),
    f.HasManaAbility: (6,),
    f.StatIs: (7,),
    f.ComparesStats: (7,),
    val.CardTypesAmong: (4,),
    val.BasicLandTypesAmong: (4,),
    val.ColorsAmong: (5,),
    val.Stat: (7,),
    val.StatsAmong: (7,),
    val.MostAlike: (4,),
    val.Greatest: (7,),
    val.Total: (7,),
    con.Matches: (),
    m.AddTypes: (4,),  # 205.3d: a subtype needs its type
    m.AddChosenType: (4,),
    m.AddAllCreatureTypes: (4,),
    m.HasCreatureTypesOf: (4,),
    m.GainActivatedAbilitiesOf: (6,),
}
_REMOVERS: Final = (m.LoseAllAbilities, m.LoseKeyword, m.LoseAbility, m.SetTypes)
_GIVING_SUBTYPES: Final = (m.AddTypes, m.SetTypes, m.AddChosenType, m.AddAllCreatureTypes)
_SEEN: Final[dict[int, tuple[object, frozenset[int]]]] = {}


def removes(live: Live, layer: int) -> bool:
    return any(isinstance(mod, _REMOVERS) and LAYER[type(mod)] == layer for mod in live.mods)


def may_wait(live: Live, layer: int, removers: bool) -> bool:
    """A quick look at what an effect says: could it depend on another one in this layer? One on fixed objects only can if
    they need a type for the subtype that it gives (205.3d)."""
    if live.static is None or live.objects is not None:
        return layer == 40 and any(isinstance(mod, _GIVING_SUBTYPES) and not _brings_its_type(mod) for mod in live.mods)
    if layer == 20:
        return True  # control of its source, of what it refers to
    if removers and live.applied is None and live.ability is not None:
        return True
    tens = layer // 10
    return tens in looks_at(live.static) or (live.ability is not None and tens in looks_at(live.ability.condition))


def _brings_its_type(mod: Mod) -> bool:
    if isinstance(mod, m.SetTypes):
        return not mod.keep_types
    return isinstance(mod, m.AddTypes) and all(fits(word, mod.types) for word in mod.subtypes)


def looks_at(part: object) -> frozenset[int]:
    """The layers, by their tens, whose characteristics a node looks at, anywhere inside."""
    if isinstance(part, tuple):
        return frozenset(layer for item in part for layer in looks_at(item))
    if not isinstance(part, Node):
        return frozenset()
    seen = _SEEN.get(id(part))
    if seen is None or seen[0] is not part:
        fields = [getattr(part, name) for name in part.__dataclass_fields__]
        if isinstance(part, m.AddAbility):  # what an ability says is asked where it is in force
            fields = []
        found = frozenset(_READS.get(type(part), ())).union(*[looks_at(field) for field in fields])
        if len(_SEEN) >= MOST:
            _SEEN.clear()
        seen = _SEEN[id(part)] = (part, found)
    return seen[1]
