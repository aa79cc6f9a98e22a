"""613.7m: the relative timestamps of permanents that enter at the same time.

They are in turn order from the active player; each player orders their own. The player is asked only where the order can
matter: where continuous effects of two of those permanents apply in the same layer, may reach the same object, and don't come
to the same in either order. In other zones than the battlefield no effects of that kind begin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from inset.kernel.types import ANY_ZONE, BATTLEFIELD
from inset.language import mods as m
from inset.language.abilities import Keyword
from inset.language.filters import IsOneOf, IsThis
from inset.language.node import Mod
from inset.language.selections import Host
from inset.language.statics import Continuous
from inset.rules.decision import ORDER, Decision
from inset.rules.dependencies import LAYER
from inset.rules.interaction import Ask
from inset.rules.layers import chars_as_spell
from inset.rules.replacing import Change, entering_object
from inset.rules.state import State
from inset.rules.traits import traits_of

# Effects of one layer that come to the same in any order: those that only add, and those that only take away.
_ADDING: Final = (
    m.AddTypes, m.AddChosenType, m.AddAllCreatureTypes, m.AddColors, m.AddAbility, m.GainActivatedAbilitiesOf, m.DefinePT,
    m.ModifyPT, m.SwitchPT,
)  # fmt: skip
_TAKING: Final = (m.LoseSupertypes, m.LoseAllAbilities, m.LoseKeyword)


def in_order(st: State, changes: Sequence[Change]) -> Ask:
    """The settled changes of a batch in the order in which those that enter the battlefield get their timestamps."""
    entering = [change for change in changes if change.destination == BATTLEFIELD and not change.stopped]
    if len(entering) < 2:
        return changes
    ordered: list[Change] = []
    gone = [player for player in range(len(st.players)) if st.players[player].lost]
    for player in (*st.in_game(), *gone):
        own = [change for change in entering if change.controller == player]
        if len(own) > 1:
            own = yield from _by_choice(st, player, own)
        ordered += own
    waiting = iter(ordered)
    return [next(waiting) if change.destination == BATTLEFIELD and not change.stopped else change for change in changes]


def _by_choice(st: State, player: int, own: list[Change]) -> Ask:
    """Only those change places among themselves whose order can matter."""
    rivals = _rivals(st, own)
    if not rivals:
        return own
    rest = list(rivals)
    chosen: list[Change] = []
    while len(rest) > 1:
        ids = [change.obj.id for change in rest]
        pick = yield Decision(
            ORDER, player, "613.7m", "Which has the earliest timestamp?", ids, subject=("cards", tuple(ids))
        )
        chosen.append(rest.pop(ids.index(pick)))
    waiting = iter((*chosen, *rest))
    return [next(waiting) if change in rivals else change for change in own]


def _rivals(st: State, own: list[Change]) -> list[Change]:
    kinds = {(id(change.obj.definition), change.in_use, id(change.copied)) for change in own}
    if len(kinds) < 2:
        return []  # they say the same
    effects = [(change, _effects(st, change)) for change in own]
    return [
        change
        for change, these in effects
        if any(_differ(a, b) for other, those in effects if other is not change for a in these for b in those)
    ]


class _Effect:
    """A continuous effect that a permanent would have, and the one object that it applies to; 0: it may be any."""

    __slots__ = ("mods", "only")

    def __init__(self, mods: tuple[Mod, ...], only: int) -> None:
        self.mods = mods
        self.only = only


def _effects(st: State, change: Change) -> list[_Effect]:
    found = []
    for ability in traits_of(chars_as_spell(st, entering_object(st, change))).continuous:
        for static in ability.statics:
            if isinstance(static, Continuous) and ability.zone & BATTLEFIELD:
                defining = static.zone == ANY_ZONE and ability.zone == ANY_ZONE  # 613.3: applied first whatever its age
                if not defining:
                    found.append(_Effect(static.mods, _reach(change, static.where)))
    return found


def _reach(change: Change, where: Any) -> int:
    if isinstance(where, IsThis):
        return change.obj.id
    return change.attached if isinstance(where, IsOneOf) and isinstance(where.what, Host) else 0


def _differ(a: _Effect, b: _Effect) -> bool:
    if a.only and b.only and a.only != b.only:
        return False
    return any(LAYER[type(x)] == LAYER[type(y)] and not _commute(x, y) for x in a.mods for y in b.mods)


def _commute(x: Mod, y: Mod) -> bool:
    if (
        x == y
        or (isinstance(x, _ADDING) and isinstance(y, _ADDING))
        or (isinstance(x, _TAKING) and isinstance(y, _TAKING))
    ):
        return True
    for lost, added in ((x, y), (y, x)):
        if isinstance(lost, m.LoseKeyword) and isinstance(added, m.AddAbility):
            return not (isinstance(added.ability, Keyword) and added.ability.keyword & lost.keyword)
        if isinstance(lost, m.LoseSupertypes):
            return not (isinstance(added, m.AddTypes) and added.supertypes & lost.supertypes)
    return False
