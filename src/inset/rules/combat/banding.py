"""702.22, 508.1e: bands: who attacks together, is blocked together, and whose player divides the damage.

A band is known by its first member. It is announced as attackers are declared and lasts for the combat (702.22e).
"""

from __future__ import annotations

from inset.language import keywords as kw
from inset.rules.events.combat_membership import mates
from inset.rules.model.decision import Ask
from inset.rules.model.questions import NO_MORE, pick_object
from inset.rules.model.state import State
from inset.rules.model.subjects import Deed
from inset.rules.objects.layers import chars_of


def has_banding(st: State, oid: int) -> bool:
    return chars_of(st, st.objs[oid]).keywords & kw.BANDING != 0


def announce(st: State, player: int, declared: list[tuple[int, int]]) -> Ask[dict[int, int]]:
    """702.22c–d: each attacker may join one that was asked before it: who attacks the same, and with banding all but one.

    Returns the band of each creature that is in one.
    """
    bands: dict[int, list[int]] = {}
    if not any(has_banding(st, oid) for oid, _ in declared):
        return {}
    whom = dict(declared)
    for oid in whom:
        able = [first for first, members in bands.items() if _fits(st, whom, members, oid)]
        joined = yield from pick_object(player, "508.1e", "Band with whom?", [NO_MORE, *able], Deed("band", oid))
        bands.setdefault(joined or oid, []).append(oid)
    return {oid: first for first, members in bands.items() for oid in members if len(members) > 1}


def _fits(st: State, whom: dict[int, int], members: list[int], oid: int) -> bool:
    without = sum(1 for other in [*members, oid] if not has_banding(st, other))
    return whom[members[0]] == whom[oid] and without <= 1


def blocked_together(st: State, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """702.22h: a creature that blocks one of a band blocks all of it. The resulting pairs."""
    found: list[tuple[int, int]] = []
    for blocker, attacker in pairs:
        for other in mates(st, attacker):
            if (blocker, other) not in pairs and (blocker, other) not in found:
                found.append((blocker, other))
    return found


def divider(st: State, oid: int, among: list[int]) -> int:
    """702.22j–k: who divides the damage of a creature: the player of those it fights, if one of them has banding."""
    for other in among:
        if has_banding(st, other):
            return chars_of(st, st.objs[other]).controller
    return chars_of(st, st.objs[oid]).controller
