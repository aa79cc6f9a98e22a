"""106, 107.4, 605.3a: what can be spent on a mana cost, and what a cost asks for, as bit masks.

A supply pays for a symbol when their masks share a bit. A mask has the six types of mana, PHYREXIAN for two
life, SNOW_PIP for mana from a snow source, GENERIC for what generic mana accepts, and UNSPENT on what isn't mana at
all. `solver` decides with them.
"""

from __future__ import annotations

from math import comb
from typing import Final

from inset.kernel.mana import BENT, PHYREXIAN, SNOW_PIP, TWO_GENERIC, ManaCost
from inset.kernel.types import ALL_COLORS, ALL_MANA

ANY_COST: Final = 0  # mana that may be spent on anything, also on activating other sources
THIS_COST: Final = 1  # mana with a restriction (106.6) that allows this cost, but not the needs of a source
NOT_MANA: Final = 2  # pays for this cost instead of mana: convoke 702.51a, delve 702.66a, improvise 702.126a
BENDING: Final = 3  # pays for generic mana of a waterbend cost alone (701.67b)

# A mask has the six types of mana, PHYREXIAN for two life, SNOW_PIP for mana from a snow source, and:
GENERIC: Final = 512  # 107.4b: what generic mana accepts
UNSPENT: Final = 1024  # nothing is spent: "as though it were mana of any color" does nothing for it
USED_UP: Final = 2  # the least rank of what is given up for its mana
LAST: Final = 1 << 30  # later than any activation

# See `mana_sharing`: whose (the id of an object; a player's is below 0), what of it, and how many of that there are.
Token = tuple[int, str, int]
Demand = tuple[int, tuple[Token, ...]]  # this many out of these


def mask_of(kind: int, snow: bool, only: int) -> int:
    if only == BENDING:
        return BENT & ~GENERIC | UNSPENT
    if not kind or only == NOT_MANA:
        return kind | GENERIC | UNSPENT
    return kind | GENERIC | SNOW_PIP if snow else kind | GENERIC


class Unit:
    """106.4: one mana in the pool that may be spent on this cost; kind 0 pays for generic mana only."""

    __slots__ = ("kind", "mask", "only", "snow", "use")

    def __init__(self, kind: int, snow: bool = False, only: int = ANY_COST) -> None:
        self.kind = kind
        self.snow = snow
        self.only = only
        self.mask = mask_of(kind, snow, only)
        use = 4 if kind & ALL_COLORS else 2 if kind else 0
        self.use = use + (1 if snow else 0) + (0 if only else 8)  # how useful it still is for other things


class Source:
    """605.3a: one way to make mana while paying; ``key``: the permanent (or card) that it is a use of.

    Sources of one ``group`` (not -1) exclude each other. ``alternatives``: the kinds of mana it makes, one of
    them to be chosen. ``rank``: 0 a land, 1 another permanent that just taps, 2 and more what is used up; what costs life
    is never less than that. Each use takes the tokens that are its ``own`` and some of those that it ``takes``; it can be
    used as many ``times``. ``hurts``: the life that using it may cost beside.
    """

    __slots__ = (
        "alternatives", "group", "hurts", "key", "late", "life", "longest", "most", "needs", "only", "own", "rank", "single",
        "snow", "takes", "times", "types", "units", "width",
    )  # fmt: skip

    def __init__(
        self,
        key: int,
        group: int,
        alternatives: tuple[tuple[int, ...], ...],
        snow: bool = False,
        rank: int = 0,
        needs: ManaCost | None = None,
        life: int = 0,
        only: int = ANY_COST,
        own: tuple[Token, ...] = (),
        takes: tuple[Demand, ...] = (),
        times: int = 1,
        hurts: int = 0,
    ) -> None:
        self.hurts = hurts
        self.own = own
        self.takes = takes
        self.times = times
        self.key = key
        self.group = group
        self.alternatives = alternatives
        self.snow = snow
        self.rank = max(rank, USED_UP) if life else rank
        self.needs = None if needs is None or needs.is_free() else needs
        self.life = life
        self.only = only
        self.units = _units(alternatives, snow, only)
        alone = times == 1 and not takes and not (own and group < 0)  # nothing else could take the same
        self.single = len(self.units) == 1 and self.needs is None and alone
        self.late = self.needs is not None or only in (NOT_MANA, BENDING)  # it may come after other sources
        self.most = _most(alternatives, self.needs)
        self.types = kinds_of(alternatives)
        self.longest = max([len(alternative) for alternative in alternatives], default=0)
        self.width = (self.types & ALL_COLORS).bit_count()

    def demands(self) -> tuple[Demand, ...]:
        """What one use takes."""
        return (*[(1, (token,)) for token in self.own], *self.takes)

    def shape(self) -> object:
        """Equal for sources that do the same, whatever they take."""
        return (self.alternatives, self.needs, self.snow, self.rank, self.only, self.life)

    def making(self, alternatives: tuple[tuple[int, ...], ...]) -> Source:
        """The same, making this."""
        return self._with(alternatives, self.life, self.times, self.hurts)

    def for_another(self, key: int, own: tuple[Token, ...]) -> Source:
        """The same for another permanent that is tapped."""
        return Source(
            key, key, self.alternatives, self.snow, self.rank, self.needs, self.life, self.only, own, self.takes, self.times,
            self.hurts,
        )  # fmt: skip

    def used_once(self) -> Source:
        """The same with one use less."""
        return self._with(self.alternatives, self.life, self.times - 1, self.hurts)

    def paid_for(self) -> Source:
        """The same if what it hurts counts like life that is paid: because life is to be paid afterwards."""
        return self._with(self.alternatives, self.life + self.hurts, self.times, 0)

    def without(self, spent: frozenset[Token]) -> Source:
        """The same once these tokens are gone."""
        takes = tuple([(count, tuple([t for t in tokens if t not in spent])) for count, tokens in self.takes])
        if takes == self.takes:
            return self
        return Source(
            self.key, self.group, self.alternatives, self.snow, self.rank, self.needs, self.life, self.only, self.own, takes,
            self.times, self.hurts,
        )  # fmt: skip

    def _with(self, alternatives: tuple[tuple[int, ...], ...], life: int, times: int, hurts: int) -> Source:
        return Source(
            self.key, self.group, alternatives, self.snow, self.rank, self.needs, life, self.only, self.own, self.takes,
            times, hurts,
        )  # fmt: skip


class Plan:
    """601.2g–h: what to activate and what to spend.

    ``pool``: indices of the units spent. ``uses``: (source index, alternative index) in an order that works.
    ``life_pips``: Phyrexian symbols paid with 2 life each. ``spent``: kinds of the mana spent on the cost
    (609.4b: as it is, not as though). ``feeds``, parallel to ``uses``: the mana spent on what each needs;
    ``paid``: the mana (and convoked creatures and the like) spent on the cost. Both as pairs: (-1, index in
    the pool) or (index in ``uses``, position in the alternative).
    """

    __slots__ = ("feeds", "life_pips", "paid", "pool", "spent", "uses")

    def __init__(
        self,
        pool: tuple[int, ...],
        uses: tuple[tuple[int, int], ...],
        life_pips: int,
        spent: tuple[int, ...],
        feeds: tuple[tuple[tuple[int, int], ...], ...],
        paid: tuple[tuple[int, int], ...],
    ) -> None:
        self.pool = pool
        self.uses = uses
        self.life_pips = life_pips
        self.spent = spent
        self.feeds = feeds
        self.paid = paid

    def payments(self) -> int:
        """How many times something is activated or life is paid."""
        return len(self.uses) + self.life_pips


def _most(alternatives: tuple[tuple[int, ...], ...], needs: ManaCost | None) -> int:
    """The most mana that a source adds to what there is."""
    most = 0
    for alternative in alternatives:
        most = max(most, len(alternative))
    if needs is not None:
        most -= needs.generic + len(needs.pips) - phyrexian(needs.pips)
    return max(0, most)


def kinds_of(alternatives: tuple[tuple[int, ...], ...]) -> int:
    union = 0
    for alternative in alternatives:
        for kind in alternative:
            union |= kind
    return union


def _units(alternatives: tuple[tuple[int, ...], ...], snow: bool, only: int) -> tuple[int, ...]:
    """A mask for each mana the source makes, if each can be chosen without regard to the others; else ()."""
    if not alternatives:
        return ()
    first = alternatives[0]
    if len(alternatives) == 1:
        return tuple([mask_of(kind, snow, only) for kind in first])
    size = len(first)
    distinct: set[tuple[int, ...]] = set()
    for alternative in alternatives:
        if not size or len(alternative) != size or (size > 1 and 0 in alternative):
            return ()
        distinct.add(tuple(sorted(alternative)))
    union = kinds_of(alternatives)
    if size != 1 and len(distinct) != comb(union.bit_count() + size - 1, size):
        return ()
    return (mask_of(union, snow, only),) * size


def variants_of(cost: ManaCost) -> list[tuple[int, tuple[int, ...]]]:
    """107.4e: (generic, pips) that pay for a cost, least mana first: {2/W} is a white pip or two generic."""
    for pip in cost.pips:
        if pip & TWO_GENERIC:
            break
    else:
        return [(cost.generic, cost.pips)]
    twos = [pip for pip in cost.pips if pip & TWO_GENERIC]
    found = [(cost.generic, tuple([pip for pip in cost.pips if not pip & TWO_GENERIC]))]
    for pip in sorted(set(twos)):
        count = twos.count(pip)
        found = [
            (generic + 2 * (count - colored), pips + (pip & ~TWO_GENERIC,) * colored)
            for generic, pips in found
            for colored in range(count, -1, -1)
        ]
    found.sort(key=_generic_of)
    return found


def _generic_of(variant: tuple[int, tuple[int, ...]]) -> int:
    return variant[0]


def phyrexian(pips: tuple[int, ...]) -> int:
    count = 0
    for pip in pips:
        if pip & PHYREXIAN:
            count += 1
    return count


class As:
    """609.4b: mana that may be spent as though it were of another color or type."""

    __slots__ = ("add", "snow_add")

    def __init__(self, any_color: bool, any_type: bool, any_color_snow: bool) -> None:
        self.add = ALL_MANA if any_type else ALL_COLORS if any_color else 0
        self.snow_add = self.add | ALL_COLORS if any_color_snow else self.add

    def seen(self, mask: int) -> int:
        if mask & UNSPENT:
            return mask
        return mask | (self.snow_add if mask & SNOW_PIP else self.add)


def merge(one: int, other: int) -> int:
    """The mask of a choice between two; it is mana if either is."""
    both = one | other
    return both if one & other & UNSPENT else both & ~UNSPENT


def feed_mask(mask: int, only: int) -> int:
    """What a mana pays for among the needs of sources: 106.6 and 702.51a let only free mana do it."""
    return 0 if only != ANY_COST or mask & UNSPENT else mask


def alternative_for(source: Source, pip: int) -> int:
    """Of a source of one mana: the alternative that pays for the pip (0 for generic), -1 if none is mana."""
    if not pip or pip & GENERIC:  # prefer mana: it may also pay for what a source needs
        return next((index for index, alternative in enumerate(source.alternatives) if alternative[0]), 0)
    rough = -1
    for index, alternative in enumerate(source.alternatives):
        if alternative[0] & pip:
            return index
        if rough < 0 and alternative[0]:
            rough = index  # by snow, or spent as though it were of another color
    return rough


def pick(sources: tuple[Source, ...], members: list[int], pip: int) -> tuple[int, int]:
    """Of sources of one mana, the one and its alternative that pay for the pip (0 for generic)."""
    rough = (-1, -1)
    for index in members:
        chosen = alternative_for(sources[index], pip)
        if chosen >= 0:
            if not pip or sources[index].alternatives[chosen][0] & pip:
                return index, chosen
            if rough[0] < 0:
                rough = (index, chosen)
    return rough
