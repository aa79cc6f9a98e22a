"""601.2g–h, 605.3a, 118.3: whether and how a mana cost can be paid.

Pure: the caller says which mana is in the pool and what could make more; the answer is a plan. Where each
source makes one mana and needs none, paying is a matching, solved by augmenting paths. Supplies are offered
in the order in which one would like to spend them, which is optimal: the sets of supplies that can be spent
are a matroid. Sources that make several mana, or need some, are left to `mana_search`.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.known import MOST
from inset.kernel.mana import BENT, PHYREXIAN, ManaCost
from inset.kernel.types import ALL_COLORS, ALL_MANA
from inset.rules.payment.mana_terms import (
    ANY_COST,
    GENERIC,
    LAST,
    NOT_MANA,
    THIS_COST,
    UNSPENT,
    As,
    Demand,
    Plan,
    Source,
    Unit,
    alternative_for,
    merge,
    phyrexian,
    pick,
    variants_of,
)
from inset.rules.payment.solver_search import Search

__all__ = [
    "solve", "solve_with", "payable",
    "largest_x", "gather", "Simple", "Unit", "Source", "Plan", "ANY_COST", "THIS_COST", "NOT_MANA", "X_CAP",
]  # fmt: skip

X_CAP: Final = 1000


def solve_with(
    forced: int, cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int, any_color: bool,
    any_type: bool, any_color_snow: bool, kept: tuple[Demand, ...],
) -> Plan | None:  # fmt: skip
    """The same as `solve` with a source that needs mana, and that is to be used, whether it is needed or not."""
    seen = _as_though(any_color, any_type, any_color_snow)
    return Search(_in_pips(cost), pool, sources, life, seen, kept, forced).solve()


def solve(
    cost: ManaCost,
    pool: tuple[Unit, ...],
    sources: tuple[Source, ...],
    life: int = 0,
    any_color: bool = False,
    any_type: bool = False,
    any_color_snow: bool = False,
    kept: tuple[Demand, ...] = (),
) -> Plan | None:
    """601.2g–h: the plan to pay the cost, or None if it can't be paid.

    Mana in the pool comes first, then sources by rank, the least flexible first, then in the order given.
    Life is paid for Phyrexian symbols before a source of rank 2 is used, never if mana of lower rank will do.
    ``kept``: what the other parts of the cost take (`mana_sharing`).
    """
    seen = _as_though(any_color, any_type, any_color_snow)
    sources = _before_life(cost, sources)
    simple = _gather_as(pool, sources, seen) if not kept else None
    cost = _in_pips(cost)
    if simple is None:
        return Search(cost, pool, sources, life, seen, kept).solve()
    variants = variants_of(cost)
    if len(variants) == 1:
        return simple.attempt(cost.generic, cost.pips, life, LAST)
    for limit in (1, LAST):  # for {2/W} rather two lands than a Treasure, and fewer sources rather than more
        best: Plan | None = None
        for generic, pips in variants:
            plan = simple.attempt(generic, pips, life, limit)
            if plan is not None and (best is None or plan.payments() < best.payments()):
                best = plan
        if best is not None:
            return best
    return None


def payable(
    cost: ManaCost,
    pool: tuple[Unit, ...],
    sources: tuple[Source, ...],
    life: int = 0,
    any_color: bool = False,
    any_type: bool = False,
    any_color_snow: bool = False,
    kept: tuple[Demand, ...] = (),
) -> bool:
    """601.2g–h: is there a plan at all? The same search as `solve`, without the choice of the best plan."""
    seen = _as_though(any_color, any_type, any_color_snow)
    sources = _before_life(cost, sources)
    simple = _gather_as(pool, sources, seen) if not kept else None
    cost = _in_pips(cost)
    return Search(cost, pool, sources, life, seen, kept).payable() if simple is None else simple.pays(cost, life)


def _before_life(cost: ManaCost, sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """107.4f, 601.2g–h: life for a symbol is paid after mana was made, so that what hurts leaves less for it."""
    if not phyrexian(cost.pips) or not any(source.hurts for source in sources):
        return sources
    return tuple([source.paid_for() if source.hurts else source for source in sources])


def _in_pips(cost: ManaCost) -> ManaCost:
    """701.67b: where something may pay for a part of the generic mana only, each of it is a symbol of its own."""
    return ManaCost(0, cost.pips + (GENERIC,) * cost.generic) if BENT in cost.pips else cost


def largest_x(
    cost: ManaCost,
    pool: tuple[Unit, ...],
    sources: tuple[Source, ...],
    life: int = 0,
    any_color: bool = False,
    any_type: bool = False,
    any_color_snow: bool = False,
    kept: tuple[Demand, ...] = (),
) -> int:
    """107.3a: the largest X (at most 1000) for which the cost can be paid, -1 if it can't even with X = 0."""
    if not payable(cost.with_x(0), pool, sources, life, any_color, any_type, any_color_snow, kept):
        return -1
    most = len(pool)
    for source in sources:
        most += source.longest * source.times
    low, high = 0, min(X_CAP, most // cost.x if cost.x else X_CAP)
    while low < high:
        middle = (low + high + 1) // 2
        if payable(cost.with_x(middle), pool, sources, life, any_color, any_type, any_color_snow, kept):
            low = middle
        else:
            high = middle - 1
    return low


def _as_though(any_color: bool, any_type: bool, any_color_snow: bool) -> As | None:
    return As(any_color, any_type, any_color_snow) if any_color or any_type or any_color_snow else None


def _gather_as(pool: tuple[Unit, ...], sources: tuple[Source, ...], seen: As | None) -> Simple | None:
    simple = gather(pool, sources)
    if simple is not None and seen is not None:
        simple.masks = [seen.seen(mask) for mask in simple.masks]
    return simple


# --- one mana from each source: a matching ------------------------------------------------------------------


def gather(pool: tuple[Unit, ...], sources: tuple[Source, ...]) -> Simple | None:
    """The supplies if each source makes one mana and needs none, with groups merged; else None."""
    masks = [unit.mask for unit in pool] if pool else []
    made: list[int] = []
    groups: set[int] = set()
    life = alone = 0
    for source in sources:
        if not source.single:
            return None
        made.append(source.units[0])
        life += source.life
        if source.group >= 0:
            groups.add(source.group)
        else:
            alone += 1
    if len(groups) + alone < len(made):
        return _gather_groups(pool, sources, masks)
    return Simple(pool, sources, masks + made, list(range(len(made))), life)


def _gather_groups(pool: tuple[Unit, ...], sources: tuple[Source, ...], masks: list[int]) -> Simple | None:
    first = len(masks)
    owners: list[int] = []
    supplies: list[int] = []
    where: dict[int, int] = {}
    life = 0
    for index, source in enumerate(sources):
        group = source.group
        if group >= 0:
            if group in where:
                at = where[group]
                other = sources[owners[at]]
                if (
                    other.rank != source.rank
                    or other.life != source.life
                    or other.only != source.only
                    or other.snow != source.snow
                ):
                    return None
                masks[first + at] = merge(masks[first + at], source.units[0])
                supplies.append(first + at)
                continue
            where[group] = len(owners)
        supplies.append(len(masks))
        masks.append(source.units[0])
        owners.append(index)
        life += source.life
    return Simple(pool, sources, masks, owners, life, supplies)


class Simple:
    """118.3a: supplies of one mana each: the pool, then the sources; life comes after them, two at a time."""

    __slots__ = ("counts", "first", "generics", "holders", "life", "masks", "owners", "pool", "sources", "supplies")

    def __init__(
        self,
        pool: tuple[Unit, ...],
        sources: tuple[Source, ...],
        masks: list[int],
        owners: list[int],
        life: int,
        supplies: list[int] | None = None,
    ) -> None:
        self.pool = pool
        self.sources = sources
        self.masks = masks
        self.owners = owners  # for each supply after the pool its source, the first one of the group
        self.life = life
        self.supplies = supplies  # for each source its supply, if some sources share one
        self.first = len(pool)
        self.counts: dict[int, int] = {}  # see `able`
        self.holders: list[int] = []  # for each pip the supply that pays for it
        self.generics: list[int] = []  # the supplies that pay for generic mana

    def pays(self, cost: ManaCost, life: int) -> bool:
        """Is there a plan at all? For one or two kinds of plain symbols counting is enough (Hall's theorem)."""
        kinds = self.plain(cost, life)
        if kinds is not None:
            return self.counts_suffice(cost, kinds)
        for generic, pips in variants_of(cost):
            lives = min(phyrexian(pips), life // 2) if life > 1 else 0
            if len(self.masks) + lives < len(pips) + generic:
                continue
            if self.life + 2 * lives <= life:
                if self.fill(generic, pips, None, lives):
                    return True
            else:
                order = self.cheapest_in_life(lives, LAST)
                if self.fill(generic, pips, order, lives) and self.cost_in_life(order) <= life:
                    return True
        return False

    def counts_suffice(self, cost: ManaCost, kinds: tuple[tuple[int, int], ...], old: int = 0, new: int = 0) -> bool:
        """Hall's theorem, for plain symbols; ``old``, ``new``: if one supply makes something else than it could."""
        if len(self.masks) < len(cost.pips) + cost.generic:
            return False
        together = wanted = 0
        for kind, count in kinds:
            if self.able(kind) - (old & kind != 0) + (new & kind != 0) < count:
                return False
            together |= kind
            wanted += count
        return len(kinds) < 2 or self.able(together) - (old & together != 0) + (new & together != 0) >= wanted

    def able(self, kinds: int) -> int:
        """How many supplies can pay for one of these symbols?"""
        found = self.counts.get(kinds)
        if found is None:
            found = 0
            for mask in self.masks:
                if mask & kinds:
                    found += 1
            self.counts[kinds] = found
        return found

    def plain(self, cost: ManaCost, life: int) -> tuple[tuple[int, int], ...] | None:
        """The symbols of a cost by kind, if counting is enough."""
        kinds = plain_kinds(cost.pips)
        if kinds is None or self.life > life or self.able(GENERIC) < len(self.masks):
            return None
        return kinds

    def supply_of(self, source: int) -> int:
        """The place of a source, or of its whole group, among the supplies."""
        return self.first + source if self.supplies is None else self.supplies[source]

    def pays_with(self, supply: int, mask: int, cost: ManaCost, life: int) -> bool:
        """The same if what makes a supply makes this mana."""
        kinds = self.plain(cost, life)
        if kinds is not None:
            return self.counts_suffice(cost, kinds, self.masks[supply], mask)
        masks, counts = self.masks, self.counts
        self.masks, self.counts = masks.copy(), {}
        self.masks[supply] = mask
        found = self.pays(cost, life)
        self.masks, self.counts = masks, counts
        return found

    def order(self, lives: int, limit: int) -> list[int]:
        """The supplies in the order in which to spend them; from sources of rank up to the limit only."""
        keys: list[int] = []
        at = 0
        for unit in self.pool:  # the least useful mana first
            keys.append(unit.use << 20 | at)
            at += 1
        masks = self.masks
        for owner in self.owners:
            source = self.sources[owner]
            rank = source.rank
            width = (masks[at] & ALL_COLORS).bit_count() if self.supplies is not None else source.width
            if rank <= limit:
                keys.append((rank + 2 if rank > 1 else rank + 1) << 26 | width << 20 | at)
            at += 1
        for _ in range(lives):  # after rank 1, before rank 2
            keys.append(3 << 26 | at)
            at += 1
        keys.sort()
        return [key & 0xFFFFF for key in keys]

    def attempt(self, generic: int, pips: tuple[int, ...], life: int, limit: int) -> Plan | None:
        """The best plan, with sources of rank up to the limit; no life for symbols if that excludes some."""
        lives = min(phyrexian(pips), life // 2) if life > 1 and limit == LAST else 0
        if len(self.masks) + lives < len(pips) + generic:
            return None
        order = self.order(lives, limit)
        if not self.fill(generic, pips, order, lives):
            return None
        if self.cost_in_life(order) > life:
            order = self.cheapest_in_life(lives, limit)
            if not self.fill(generic, pips, order, lives) or self.cost_in_life(order) > life:
                return None
        return self.plan(pips, order)

    def cheapest_in_life(self, lives: int, limit: int) -> list[int]:
        """119.4: the order that spends the least life; the choice where the usual order spends too much."""
        order = self.order(lives, limit)
        keys = [self.life_of(supply) << 20 | at for at, supply in enumerate(order)]
        keys.sort()
        return [order[key & 0xFFFFF] for key in keys]

    def life_of(self, supply: int) -> int:
        if supply < self.first:
            return 0
        if supply >= len(self.masks):
            return 2
        return self.sources[self.owners[supply - self.first]].life

    def cost_in_life(self, order: list[int]) -> int:
        """119.4: the life that the assignment made by `fill` costs."""
        if not self.life and len(order) <= len(self.masks):
            return 0
        total = 0
        for at in self.holders:
            total += self.life_of(order[at])
        for at in self.generics:
            total += self.life_of(order[at])
        return total

    def fill(self, generic: int, pips: tuple[int, ...], order: list[int] | None, lives: int) -> bool:
        """Offer the supplies in order; each is taken if all taken so far can still be spent together."""
        masks = self.masks
        if lives:
            masks = masks + [PHYREXIAN] * lives
        if order is not None:
            masks = [masks[supply] for supply in order]
        missing = len(pips) + generic
        holders = self.holders = [-1] * len(pips)
        generics = self.generics = []
        stuck: list[int] = []
        if len(masks) < missing:
            return False
        union = 0
        for mask in masks:
            union |= mask
        for pip in pips:
            if not pip & union:
                return False
        for at, mask in enumerate(masks):
            if not missing:
                return True
            for slot, pip in enumerate(pips):
                if pip & mask and holders[slot] < 0:
                    holders[slot] = at
                    missing -= 1
                    break
            else:
                if mask & GENERIC and len(generics) < generic:
                    generics.append(at)
                    missing -= 1
                elif mask in stuck:
                    continue
                elif _augment(at, masks, pips, holders, generics, generic, [False] * (len(pips) + 1)):
                    missing -= 1
                else:
                    stuck.append(mask)
        return not missing

    def plan(self, pips: tuple[int, ...], order: list[int]) -> Plan:
        """The assignment made by `fill` as a plan."""
        first = self.first
        units: list[int] = []
        uses: list[tuple[int, int]] = []
        hurting: list[tuple[int, int]] = []
        late: list[tuple[int, int]] = []
        spent: list[int] = []
        life_pips = 0
        slots = len(pips)
        for slot, at in enumerate(self.holders + self.generics):
            supply = order[at]
            if supply < first:
                units.append(supply)
                if not self.pool[supply].mask & UNSPENT:
                    spent.append(self.pool[supply].kind)
            elif supply >= len(self.masks):
                life_pips += 1
            else:
                use = self.pick(self.owners[supply - first], pips[slot] if slot < slots else 0)
                source = self.sources[use[0]]
                kind = source.alternatives[use[1]][0]
                if kind and source.only != NOT_MANA:
                    spent.append(kind)
                    (hurting if source.hurts else uses).append(use)
                else:
                    late.append(use)
        units.sort()
        uses += hurting  # after what costs life
        uses += late  # 601.2g–h: mana abilities come before what is paid instead of mana
        paid = [(-1, unit) for unit in units]
        paid.extend([(use, 0) for use in range(len(uses))])
        feeds: tuple[tuple[tuple[int, int], ...], ...] = ((),) * len(uses)
        return Plan(tuple(units), tuple(uses), life_pips, tuple(spent), feeds, tuple(paid))

    def pick(self, owner: int, pip: int) -> tuple[int, int]:
        """The source of the owner's group and its alternative that pay for the pip (0 for generic)."""
        group = self.sources[owner].group
        if self.supplies is None or group < 0:
            return owner, alternative_for(self.sources[owner], pip)
        members = [at for at in range(owner, len(self.sources)) if self.sources[at].group == group]
        return pick(self.sources, members, pip)


def plain_kinds(pips: tuple[int, ...]) -> tuple[tuple[int, int], ...] | None:
    """The symbols by kind with their numbers, if each is of one type of mana and there are at most two kinds."""
    if pips in _KINDS:
        return _KINDS[pips]
    found: dict[int, int] = {}
    for pip in pips:
        found[pip] = found.get(pip, 0) + 1
    plain = len(found) < 3 and all(pip & ALL_MANA == pip and pip.bit_count() == 1 for pip in found)
    if len(_KINDS) >= MOST:
        _KINDS.clear()
    known = _KINDS[pips] = tuple(found.items()) if plain else None
    return known


_KINDS: Final[dict[tuple[int, ...], tuple[tuple[int, int], ...] | None]] = {}


def _augment(
    at: int,
    masks: list[int],
    pips: tuple[int, ...],
    holders: list[int],
    generics: list[int],
    generic: int,
    seen: list[bool],
) -> bool:
    """Find a place for a supply by moving others; the last entry of ``seen`` stands for generic mana."""
    mask = masks[at]
    for slot, pip in enumerate(pips):
        if pip & mask and not seen[slot]:
            seen[slot] = True
            holder = holders[slot]
            if holder < 0 or _augment(holder, masks, pips, holders, generics, generic, seen):
                holders[slot] = at
                return True
    if not mask & GENERIC or seen[len(pips)]:
        return False
    seen[len(pips)] = True
    if len(generics) < generic:
        generics.append(at)
        return True
    for place, other in enumerate(generics):
        if _augment(other, masks, pips, holders, generics, generic, seen):
            generics[place] = at
            return True
    return False
