"""506–511, estimated: what an attack would lead to, which blocks it would meet, and which attack is best.

Creatures are reduced to a few numbers, so that dozens of attacks are tried in a millisecond. It is an estimate for
players; what happens is decided by ``rules.combat`` and ``rules.blocking``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from inset.agents import worth
from inset.agents.sight import Sight
from inset.language import keywords as kw
from inset.rules.combat.blocking import able_to_block, can_block, rules_about_blocking
from inset.rules.combat.declaration_picks import Rule
from inset.rules.model.state import Chars, Obj, State
from inset.rules.objects.layers import chars_of

Blocks = dict[int, list[int]]  # attacker -> blockers
NOBODY: Final = -1
SLIGHT: Final = 0.2  # a difference that is not worth a change of plan
ROUNDS: Final = 2  # how often the choice of attackers is revised


class Fighter:
    """A creature in combat."""

    __slots__ = ("id", "keywords", "power", "toughness", "worth")

    def __init__(self, id: int, keywords: int, power: int, toughness: int, worth: float) -> None:
        self.id = id
        self.keywords = keywords
        self.power = power
        self.toughness = toughness  # minus the damage already dealt to it
        self.worth = worth

    @property
    def hits(self) -> int:
        """The damage that it deals in one combat."""
        return self.power * 2 if self.keywords & kw.DOUBLE_STRIKE else self.power

    def grown(self, power: int, toughness: int, keywords: int = 0) -> Fighter:
        power, toughness = max(0, self.power + power), self.toughness + toughness
        return Fighter(self.id, self.keywords | keywords, power, toughness, self.worth)


def fighter(obj: Obj, chars: Chars) -> Fighter:
    toughness = max(0, (chars.toughness or 0) - obj.damage)
    return Fighter(obj.id, chars.keywords, max(0, chars.power or 0), toughness, worth.creature(chars))


def kills(a: Fighter, b: Fighter, first: bool = False) -> bool:
    """Does the damage of one creature destroy another?"""
    if b.keywords & kw.INDESTRUCTIBLE:
        return False
    power = a.power if first else a.hits
    return power >= b.toughness or (power > 0 and a.keywords & kw.DEATHTOUCH != 0)


def duel(a: Fighter, b: Fighter) -> tuple[bool, bool]:
    """One creature fights another in combat: (the first dies, the second dies)."""
    a_first = a.keywords & _QUICK != 0
    b_first = b.keywords & _QUICK != 0
    if a_first and not b_first and kills(a, b, first=True):
        return False, True
    if b_first and not a_first and kills(b, a, first=True):
        return True, False
    return kills(b, a), kills(a, b)


_QUICK: Final = kw.FIRST_STRIKE | kw.DOUBLE_STRIKE


def clash(a: Fighter, blockers: list[Fighter]) -> tuple[bool, list[Fighter], int]:
    """An attacker against everything that blocks it: (it dies, who else dies, damage that tramples over)."""
    if len(blockers) == 1:
        b = blockers[0]
        a_dies, b_dies = duel(a, b)
        need = 1 if a.keywords & kw.DEATHTOUCH else b.toughness
        over = max(0, a.hits - need) if a.keywords & kw.TRAMPLE else 0
        return a_dies, [b] if b_dies else [], over
    left = a.hits
    dead: list[Fighter] = []
    for b in sorted(blockers, key=lambda b: -b.worth):  # 510.1c: the attacker's player divides the damage
        need = 1 if a.keywords & kw.DEATHTOUCH else b.toughness
        if left >= need and not b.keywords & kw.INDESTRUCTIBLE:
            dead.append(b)
            left -= need
    quick = a.keywords & _QUICK != 0
    alive = [b for b in blockers if not quick or b not in dead or b.keywords & _QUICK]
    total = sum(b.hits for b in alive)
    deadly = any(b.keywords & kw.DEATHTOUCH and b.power for b in alive)
    a_dies = (total >= a.toughness or deadly) and not a.keywords & kw.INDESTRUCTIBLE
    return a_dies, dead, left if a.keywords & kw.TRAMPLE and len(dead) == len(blockers) else 0


# --- who could block whom --------------------------------------------------------------------------


class Field:
    """Two sides of a combat: the attackers to choose from, the blockers, and who can block whom."""

    __slots__ = ("_able", "_rules", "attackers", "blockers", "life", "st")

    def __init__(self, st: State, attackers: list[Fighter], blockers: list[Fighter], life: int) -> None:
        self.st = st
        self.attackers = attackers
        self.blockers = blockers
        self.life = life  # of the defending player
        self._rules: dict[int, list[Rule]] = rules_about_blocking(st)
        self._able: dict[tuple[int, int], bool] = {}

    def can(self, blocker: Fighter, attacker: Fighter) -> bool:
        key = (blocker.id, attacker.id)
        known = self._able.get(key)
        if known is None:
            known = self._able[key] = can_block(self.st, self._rules, blocker.id, attacker.id)
        return known


def fighters(pairs: Iterable[tuple[Obj, Chars]]) -> list[Fighter]:
    return [fighter(obj, chars) for obj, chars in pairs]


def fit_to_block(sight: Sight, player: int) -> list[Fighter]:
    return fighters((o, c) for o, c in sight.creatures(player) if able_to_block(sight.st, player, o.id))


# --- blocks ----------------------------------------------------------------------------------------


def plan_blocks(field: Field, attacking: list[Fighter], caution: float = 0.0) -> Blocks:
    """How a sensible defender blocks: blocks that win, then good trades; chump blocks only to stay alive.

    ``caution``: how much life is valued above the board.
    """
    free = list(field.blockers)
    blocks: Blocks = {}
    for a in sorted(attacking, key=lambda a: -a.worth):
        best, gain = _best_single(field, a, free, caution)
        if best is None and len(free) > 1:
            pair = _best_pair(field, a, free)
            if pair is not None:
                blocks[a.id] = [b.id for b in pair]
                free = [b for b in free if b not in pair]
            continue
        if best is not None and gain > 0:
            if a.keywords & kw.MENACE:
                pair = _best_pair(field, a, free)
                if pair is None:
                    continue
                blocks[a.id] = [b.id for b in pair]
                free = [b for b in free if b not in pair]
                continue
            blocks[a.id] = [best.id]
            free.remove(best)
    return _stay_alive(field, attacking, blocks, free)


def _best_single(field: Field, a: Fighter, free: list[Fighter], caution: float) -> tuple[Fighter | None, float]:
    best: Fighter | None = None
    gain = 0.0
    for b in free:
        if not field.can(b, a):
            continue
        value = _exchange(a, b) + min(a.hits, field.life) * (0.25 + caution)
        if value > gain:
            best, gain = b, value
    return best, gain


def _exchange(a: Fighter, b: Fighter) -> float:
    """What the defender wins if b blocks a."""
    a_dies, b_dies = duel(a, b)
    if a.keywords & kw.MENACE:
        return -1.0
    return (a.worth if a_dies else 0.0) - (b.worth * 1.1 if b_dies else 0.0) - (0.3 if b_dies and not a_dies else 0.0)


def _best_pair(field: Field, a: Fighter, free: list[Fighter]) -> list[Fighter] | None:
    """Two creatures that together destroy an attacker at the cost of a lesser one."""
    able = [b for b in free if field.can(b, a)]
    best: list[Fighter] | None = None
    gain = 0.5
    for i, b in enumerate(able):
        for c in able[i + 1 :]:
            dies, dead, _ = clash(a, [b, c])
            value = (a.worth if dies else 0.0) - 1.1 * worth.total_of(d.worth for d in dead)
            if value > gain:
                best, gain = [b, c], value
    return best


def damage(field: Field, attacking: list[Fighter], blocks: Blocks) -> int:
    """The damage that reaches the defending player."""
    by_id = {b.id: b for b in field.blockers}
    total = 0
    for a in attacking:
        if a.id not in blocks:
            total += a.hits
        else:
            total += clash(a, [by_id[b] for b in blocks[a.id]])[2]
    return total


def battle(sight: Sight) -> tuple[Field, list[Fighter]]:
    """The combat that the player has to block in."""
    st = sight.st
    attacking = fighters(
        (obj, chars)
        for obj, chars in ((st.objs[oid], chars_of(st, st.objs[oid])) for oid in st.battlefield)
        if obj.combat is not None and obj.combat.attacking and chars.controller != sight.me
    )
    return Field(st, attacking, fit_to_block(sight, sight.me), sight.life(sight.me)), attacking


def defence(field: Field, attacking: list[Fighter], blocks: Blocks) -> float:
    """What these blocks lead to, for the player who blocks."""
    by_id = {b.id: b for b in field.blockers}
    value = worth.life(field.life - damage(field, attacking, blocks))
    for a in attacking:
        if a.id in blocks:
            a_dies, dead, _ = clash(a, [by_id[b] for b in blocks[a.id]])
            value += (a.worth if a_dies else 0.0) - worth.total_of(b.worth for b in dead)
    return value


def best_blocks(field: Field, attacking: list[Fighter]) -> Blocks:
    """What a player blocks: ``plan_blocks``, or no blocks, revised one blocker at a time while that leads to something better."""
    plan = {blocker: a for a, blockers in plan_blocks(field, attacking).items() for blocker in blockers}
    return max((_revised(field, attacking, start) for start in (plan, {})), key=_worth_of)[1]


def _worth_of(row: tuple[float, Blocks]) -> float:
    return row[0]


def _revised(field: Field, attacking: list[Fighter], doing: dict[int, int]) -> tuple[float, Blocks]:
    score = defence(field, attacking, _by_attacker(doing, attacking))
    for _ in range(ROUNDS):
        before = score
        for b in field.blockers:
            for to in (NOBODY, *(a.id for a in attacking if field.can(b, a))):
                if to != doing.get(b.id, NOBODY):
                    other = {**doing, b.id: to}
                    new = defence(field, attacking, _by_attacker(other, attacking))
                    if new > score + SLIGHT:
                        doing, score = other, new
        if score == before:
            break
    return score, _by_attacker(doing, attacking)


def _by_attacker(doing: dict[int, int], attacking: list[Fighter]) -> Blocks:
    """The blocks without those that a creature with menace prevents (702.111b)."""
    blocks: Blocks = {}
    for a in attacking:
        blockers = [blocker for blocker, attacker in doing.items() if attacker == a.id]
        if len(blockers) > (1 if a.keywords & kw.MENACE else 0):
            blocks[a.id] = blockers
    return blocks


def _stay_alive(field: Field, attacking: list[Fighter], blocks: Blocks, free: list[Fighter]) -> Blocks:
    """Chump blocks, the largest attackers first, for as long as the damage would be lethal or nearly so."""
    danger = field.life - 1
    while damage(field, attacking, blocks) > danger - (2 if field.life > 6 else 0):
        open_ = sorted((a for a in attacking if a.id not in blocks), key=lambda a: -a.hits)
        for a in open_:
            able = [b for b in free if field.can(b, a)]
            if a.keywords & kw.MENACE:
                if len(able) < 2:
                    continue
                able = sorted(able, key=lambda b: b.worth)[:2]
                blocks[a.id] = [b.id for b in able]
                free = [b for b in free if b not in able]
                break
            if able and not (a.keywords & kw.TRAMPLE and max(b.toughness for b in able) < 2):
                chump = min(able, key=lambda b: b.worth if not _useful(a, b) else -b.worth)
                blocks[a.id] = [chump.id]
                free.remove(chump)
                break
        else:
            break
    return blocks


def _useful(a: Fighter, b: Fighter) -> bool:
    return duel(a, b)[0]


# --- attacks ---------------------------------------------------------------------------------------


def outcome(
    field: Field,
    attacking: list[Fighter],
    home: list[Fighter],
    life: int,
    tapped: list[Fighter],
    others: Sequence[list[Fighter]] = (),
) -> float:
    """What an attack is worth to the attacker, blocked as a sensible defender would.

    ``home``: creatures of the attacker that stay untapped; ``life``: the attacker's own; ``tapped``: those of the defender
    that can't block, but may attack next; ``others``: the creatures of each opponent who is not attacked, and may attack next.
    """
    blocks = plan_blocks(field, attacking)
    through = damage(field, attacking, blocks)
    if through >= field.life:  # is there no way to survive?
        blocks = best_blocks(field, attacking)
        through = damage(field, attacking, blocks)
    if through >= field.life:
        return 1_000.0 + through
    by_id = {b.id: b for b in field.blockers}
    value = worth.life(field.life) - worth.life(field.life - through)
    lost: list[Fighter] = []
    dead: list[Fighter] = []
    for a in attacking:
        if a.id in blocks:
            a_dies, fallen, _ = clash(a, [by_id[b] for b in blocks[a.id]])
            dead += fallen
            if a_dies:
                lost.append(a)
    value += worth.total_of(d.worth for d in dead) - worth.total_of(a.worth for a in lost)
    gain = sum(a.hits for a in attacking if a.keywords & kw.LIFELINK)
    alive = [b for b in field.blockers if b not in dead] + tapped
    waiting = home + [a for a in attacking if a.keywords & kw.VIGILANCE and a not in lost]
    danger = max(back_swing(theirs, waiting, life + gain) for theirs in (alive, *others))
    return value + 0.2 * gain - danger


def back_swing(theirs: list[Fighter], mine: list[Fighter], life: int) -> float:
    """What the opponent's next attack threatens, with those of mine that can block."""
    threats = sorted((f.hits for f in theirs if not f.keywords & kw.DEFENDER), reverse=True)
    flying = sum(f.hits for f in theirs if f.keywords & kw.FLYING)
    grounded = [f for f in mine if f.power or f.toughness > 1]
    left = sum(threats[len(grounded) :])
    coming = max(left, flying if not any(f.keywords & (kw.FLYING | kw.REACH) for f in mine) else 0)
    if coming >= life:
        return 40.0
    return worth.life(life) - worth.life(life - coming) if coming else 0.0


def strength(sight: Sight, player: int) -> float:
    """What a player's creatures are worth together."""
    return worth.total_of(one.worth for one in fighters(sight.creatures(player)))


def plan_attack(sight: Sight, able: list[int], grown: Fighter | None = None) -> tuple[frozenset[int], float]:
    """The creatures, of those able to, that should attack the opponent in mind; and what the attack is worth.

    ``grown``: one of them as it would be then.
    """
    pairs = {o.id: (o, c) for o, c in sight.creatures(sight.me)}
    mine = [fighter(*pairs[oid]) for oid in able if oid in pairs]
    if grown is not None:
        mine = [grown if one.id == grown.id else one for one in mine]
    theirs = fit_to_block(sight, sight.foe)
    tapped = [f for f in fighters(sight.creatures(sight.foe)) if all(f.id != b.id for b in theirs)]
    rest = [f for f in fit_to_block(sight, sight.me) if all(f.id != m.id for m in mine)]
    field = Field(sight.st, mine, theirs, sight.life(sight.foe))
    life = sight.life(sight.me)
    others = [fighters(sight.creatures(foe)) for foe in sight.foes if foe != sight.foe]
    values: dict[frozenset[int], float] = {}

    def value(chosen: frozenset[int]) -> float:
        known = values.get(chosen)
        if known is None:
            attacking = [f for f in mine if f.id in chosen]
            home = rest + [f for f in mine if f.id not in chosen]
            known = values[chosen] = outcome(field, attacking, home, life, tapped, others)
        return known

    able_ids = frozenset(f.id for f in mine if f.power > 0)
    none: frozenset[int] = frozenset()
    safe = frozenset(f.id for f in mine if f.power > 0 and _is_safe(field, f))
    best = max((none, safe, able_ids), key=lambda chosen: (value(chosen), len(chosen)))
    score = value(best)
    for _ in range(ROUNDS):
        changed = False
        for f in mine:
            if f.power > 0:
                other = best ^ {f.id}
                new = value(other)
                if new > score + 1e-9:
                    best, score, changed = other, new, True
        if not changed:
            break
    return best, score - value(none)


def _is_safe(field: Field, a: Fighter) -> bool:
    """Is there no single blocker that stops it profitably?"""
    return all(_exchange(a, b) <= 0 for b in field.blockers if field.can(b, a))
