"""613.7m: the relative timestamps of objects that get theirs at the same time: they enter, become attached, turn over or face up.

They are in turn order from the active player; each player orders their own. The player is asked only where the order can
matter: where continuous effects of two of those permanents apply in the same layer, may reach the same object, and don't come
to the same in either order. In other zones than the battlefield no effects of that kind begin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import ANY_ZONE, BATTLEFIELD
from inset.language import mods as m
from inset.language.abilities import Keyword
from inset.language.filters import IsOneOf, IsThis
from inset.language.node import Ability, Filter, Mod
from inset.language.selections import Host
from inset.language.statics import Continuous
from inset.rules.events.entering import entering_object
from inset.rules.events.zone_change import Change
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_next
from inset.rules.model.state import Obj, State
from inset.rules.model.subjects import CardOrder
from inset.rules.objects.abilities import traits
from inset.rules.objects.layer_order import LAYER
from inset.rules.objects.layers import chars_as_spell

# Effects of one layer that come to the same in any order: those that only add, and those that only take away.
_ADDING: Final = (
    m.AddTypes, m.AddChosenType, m.AddAllCreatureTypes, m.AddColors, m.AddAbility, m.GainActivatedAbilitiesOf, m.DefinePT,
    m.ModifyPT, m.SwitchPT,
)  # fmt: skip
_TAKING: Final = (m.LoseSupertypes, m.LoseAllAbilities, m.LoseKeyword, m.LoseAbility)


class _Stamped:
    """A permanent that gets a timestamp: its id, whose it is, what it will say, and what it will be attached to."""

    __slots__ = ("abilities", "attached", "controller", "oid")

    def __init__(self, oid: int, controller: int, abilities: tuple[Ability, ...], attached: int) -> None:
        self.oid = oid
        self.controller = controller
        self.abilities = abilities
        self.attached = attached


def in_order(st: State, changes: Sequence[Change]) -> Ask[Sequence[Change]]:
    """The settled changes of a batch in the order in which those that enter the battlefield get their timestamps."""
    entering = {c.obj.id: c for c in changes if c.destination == BATTLEFIELD and not c.stopped}
    if len(entering) < 2:
        return changes
    stamped = []
    for change in entering.values():
        abilities = chars_as_spell(st, entering_object(st, change)).abilities
        stamped.append(_Stamped(change.obj.id, change.controller, abilities, change.attached))
    ordered = yield from _by_player(st, stamped)
    waiting = iter(ordered)
    return [entering[next(waiting)] if change.obj.id in entering else change for change in changes]


def renewed(st: State, records: Sequence[Obj]) -> Ask[list[int]]:
    """613.7e–g: the ids of permanents, given as they will be, in the order in which they get new timestamps."""
    if len(records) < 2:
        return [record.id for record in records]
    stamped = []
    for record in records:
        chars = chars_as_spell(st, record)
        stamped.append(_Stamped(record.id, chars.controller, chars.abilities, record.attached))
    ordered = yield from _by_player(st, stamped)
    return ordered


def _by_player(st: State, stamped: list[_Stamped]) -> Ask[list[int]]:
    """APNAP order (101.4)."""
    ordered: list[int] = []
    gone = [player for player in range(len(st.players)) if st.players[player].lost]
    for player in (*st.in_game(), *gone):
        own = [one for one in stamped if one.controller == player]
        if len(own) > 1:
            own = yield from _by_choice(player, own)
        ordered += [one.oid for one in own]
    return ordered


def _by_choice(player: int, own: list[_Stamped]) -> Ask[list[_Stamped]]:
    """Only those change places among themselves whose order can matter."""
    rivals = _rivals(own)
    if not rivals:
        return own
    rest = list(rivals)
    chosen: list[_Stamped] = []
    while len(rest) > 1:
        ids = [one.oid for one in rest]
        pick = yield from ask_next(player, "613.7m", "Which has the earliest timestamp?", ids, CardOrder(tuple(ids)))
        chosen.append(rest.pop(ids.index(pick)))
    waiting = iter((*chosen, *rest))
    return [next(waiting) if one in rivals else one for one in own]


def _rivals(own: list[_Stamped]) -> list[_Stamped]:
    if len({id(one.abilities) for one in own}) < 2:
        return []  # they say the same
    effects = [(one, _effects(one)) for one in own]
    return [
        one
        for one, these in effects
        if any(_differ(a, b) for other, those in effects if other is not one for a in these for b in those)
    ]


class _Effect:
    """A continuous effect that a permanent would have, and the one object that it applies to; 0: it may be any."""

    __slots__ = ("mods", "only")

    def __init__(self, mods: tuple[Mod, ...], only: int) -> None:
        self.mods = mods
        self.only = only


def _effects(one: _Stamped) -> list[_Effect]:
    found = []
    for ability in traits(one.abilities).continuous:
        for static in ability.statics:
            if isinstance(static, Continuous) and ability.zone & BATTLEFIELD:
                defining = static.zone == ANY_ZONE and ability.zone == ANY_ZONE  # 613.3: applied first whatever its age
                if not defining:
                    found.append(_Effect(static.mods, _reach(one, static.where)))
    return found


def _reach(one: _Stamped, where: Filter) -> int:
    if isinstance(where, IsThis):
        return one.oid
    return one.attached if isinstance(where, IsOneOf) and isinstance(where.what, Host) else 0


def _differ(a: _Effect, b: _Effect) -> bool:
    if a.only and b.only and a.only != b.only:
        return False
    return any(LAYER[type(x)] == LAYER[type(y)] and not _commute(x, y) for x in a.mods for y in b.mods)


def _replaces(mod: Mod) -> bool:
    return isinstance(mod, m.AddTypes) and mod.replaces


def _commute(x: Mod, y: Mod) -> bool:
    if (
        x == y
        or (isinstance(x, _ADDING) and isinstance(y, _ADDING) and not _replaces(x) and not _replaces(y))
        or (isinstance(x, _TAKING) and isinstance(y, _TAKING))
    ):
        return True
    for lost, added in ((x, y), (y, x)):
        if isinstance(lost, m.LoseKeyword) and isinstance(added, m.AddAbility):
            return not (isinstance(added.ability, Keyword) and added.ability.keyword & lost.keyword)
        if isinstance(lost, m.LoseSupertypes):
            return not (isinstance(added, m.AddTypes) and added.supertypes & lost.supertypes)
    return False
