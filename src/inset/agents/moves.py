"""What a search considers at a decision: a few moves, the greedy player's own first.

A move is one answer, or a whole declaration of attackers or blockers, which is given pick by pick. Decisions without
real alternatives have no moves: the greedy player answers them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, NamedTuple

from inset.agents import combat, greedy, priority, valuing
from inset.agents.sight import Sight
from inset.play.alike import Likeness, merged
from inset.play.options import Decision
from inset.rules.combat.attacking import declaration
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS, PlayLand
from inset.rules.model.choices import Attack, Block, Done, DontAttack, DontBlock, Target

MOST: Final = 6  # moves of one decision
Pairs = frozenset[tuple[int, int]]


class Move(NamedTuple):
    """One answer, or a whole declaration."""

    kind: str  # of the decision
    payload: Any  # the answer, or the declaration: the creatures that attack, or pairs of a blocker and an attacker


def moves(sight: Sight, decision: Decision) -> list[Move]:
    """The moves worth a look, the most promising first; one or none if there is nothing to think about."""
    make = _MOVES.get(decision.kind)
    return [Move(decision.kind, payload) for payload in make(sight, decision)] if make is not None else []


def _priority(sight: Sight, decision: Decision) -> Sequence[Any]:
    if not priority.wants(sight):
        return [PASS]
    values = greedy.actions_in(merged(sight.st, decision.options.answers))
    if len(values) == 1:
        return [PASS]
    first = priority.best(sight, values)
    if isinstance(first, PlayLand):
        return [first]
    rest = [value for value, _ in priority.ranked(sight, values) if value != first and value != PASS]
    found = [first, *([PASS] if first != PASS else []), *rest]
    return found[:MOST]


def _target(sight: Sight, decision: Decision) -> Sequence[Any]:
    first = greedy.decide(sight, decision)
    found = greedy.aim(sight, decision)
    values = [v for v in decision.options.answers if isinstance(v, (Target, Done)) and v != first]
    if found is not None:
        ctx, uses = found
        values = [v for v in values if isinstance(v, Done) or valuing.target(sight, ctx, uses, v.ref) > 0]
        values.sort(key=lambda v: 0.0 if isinstance(v, Done) else -valuing.target(sight, ctx, uses, v.ref))
    return [first, *values][:4]


def _few(sight: Sight, decision: Decision) -> Sequence[Any]:
    first = greedy.decide(sight, decision)
    values = decision.options.answers
    if len(values) > 4:
        return [first]
    return [first, *(value for value in values if value != first)]


def _attack(sight: Sight, decision: Decision) -> Sequence[Any]:
    """The planned attack, none, everybody, and the plan with one creature more or less."""
    if decision.rule != "508.1a":
        return []
    able = [fighter.oid for fighter in declaration(sight.st, sight.me).fighters]
    plan = greedy.attackers(sight)
    found: list[frozenset[int]] = [plan]
    pairs = {o.id: c for o, c in sight.creatures(sight.me)}
    strong = frozenset(oid for oid in able if (pairs[oid].power or 0) > 0)
    likeness = Likeness(sight.st)
    kinds_seen = set[tuple[Hashable, bool]]()
    others = [frozenset[int](), strong]
    for oid in able:
        kind = (likeness.kind(oid), oid in plan)
        if (oid in strong or oid in plan) and kind not in kinds_seen:
            kinds_seen.add(kind)
            others.append(plan ^ {oid})
    for other in others:
        if other not in found:
            found.append(other)
    return found[:MOST]


def _block(sight: Sight, decision: Decision) -> Sequence[Any]:
    """The planned blocks, none, the plan without one of them, and with one more."""
    plan = as_pairs(greedy.blocks(sight))
    found: list[Pairs] = [plan]
    field, attacking = combat.battle(sight)
    taken = {blocker for blocker, _ in plan}
    more = [
        (blocker.id, attacker.id)
        for blocker in field.blockers
        if blocker.id not in taken
        for attacker in attacking
        if field.can(blocker, attacker)
    ]
    more.sort(key=lambda pair: -_promise(field, pair))
    for other in (frozenset[tuple[int, int]](), *(plan - {pair} for pair in sorted(plan)), *(plan | {p} for p in more)):
        if other not in found:
            found.append(other)
    return found[:MOST]


def _promise(field: combat.Field, pair: tuple[int, int]) -> float:
    by_id = {f.id: f for f in (*field.blockers, *field.attackers)}
    blocker, attacker = by_id[pair[0]], by_id[pair[1]]
    dies, fallen, _ = combat.clash(attacker, [blocker])
    return (attacker.worth if dies else 0.0) - (blocker.worth if fallen else 0.0)


def as_pairs(blocks: combat.Blocks) -> Pairs:
    return frozenset((blocker, attacker) for attacker, blockers in blocks.items() for blocker in blockers)


_MOVES: Final = {
    kinds.PRIORITY: _priority,
    kinds.TARGET: _target,
    kinds.ATTACK: _attack,
    kinds.BLOCK: _block,
    kinds.MODE: _few,
    kinds.CONFIRM: _few,
}


# --- giving a move ---------------------------------------------------------------------------------------


class Course:
    """The declaration that a player is making."""

    __slots__ = ("key", "plan")

    def __init__(self) -> None:
        self.key: tuple[Any, ...] = ()
        self.plan: Any = None

    def take(self, sight: Sight, decision: Decision, move: Move) -> Any:
        """The value to answer with, to make this move."""
        if decision.kind not in (kinds.ATTACK, kinds.BLOCK):
            return move.payload
        self.key = _key(sight, decision)
        self.plan = move.payload
        return self.go_on(sight, decision)

    def go_on(self, sight: Sight, decision: Decision) -> Any:
        """The next pick of the declaration; None if none is being given."""
        if decision.kind not in (kinds.ATTACK, kinds.BLOCK) or self.key != _key(sight, decision):
            return None
        values = decision.options.answers
        if decision.kind == kinds.ATTACK:
            whom = [value for value in values if isinstance(value, (Attack, DontAttack))]
            return greedy.attack_with(sight, whom, decision.subject in self.plan)
        which = [value for value in values if isinstance(value, (Block, DontBlock))]
        return greedy.block_with(which, {attacker for blocker, attacker in self.plan if blocker == decision.subject})


def _key(sight: Sight, decision: Decision) -> tuple[Any, ...]:
    return decision.kind, decision.rule, sight.st.turn, sight.st.clock, sight.me
