"""605.3a: what a set of sources can pay for, where some make several mana at once or need mana themselves.

What needs nothing is taken as active; the rest has *modes*, chosen one after the other in an order in which
they can be activated. For a given choice paying is a matching. A choice is given up when the cost could not
be paid even with the best of everything undecided, which leaves little to search on real boards.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import PHYREXIAN
from inset.rules.payment.mana_terms import (
    GENERIC,
    LAST,
    UNSPENT,
    As,
    Source,
    Unit,
    feed_mask,
    mask_of,
    merge,
    variants_of,
)

DREAM: Final = LAST + 1  # demands of the undecided
OWN: Final = 2048  # the first bit that no mask of `mana_supply` uses


class _Base:
    """A source that needs no mana and whose mana can be chosen one by one: taken as active from the start."""

    __slots__ = ("feed", "main", "members", "permanent", "unspent")

    def __init__(self, members: list[int], permanent: int, main: list[int], feed: list[int]) -> None:
        self.members = members  # sources; more than one only if each makes one mana
        self.permanent = permanent
        self.main = main  # masks towards the cost
        self.feed = feed  # masks towards the needs of other sources
        self.unspent = bool(main) and main[0] & UNSPENT != 0


class _Mode:
    """One alternative of a source that has to be decided on: it needs mana, or its mana comes in bundles."""

    __slots__ = ("alternative", "feed", "forced", "kin", "main", "needs", "permanent", "same", "source")

    def __init__(
        self,
        source: int,
        alternative: int,
        permanent: int,
        needs: tuple[int, ...],
        main: list[int],
        feed: list[int],
    ) -> None:
        self.source = source
        self.alternative = alternative  # -1: each mana can be chosen
        self.permanent = permanent
        self.needs = needs
        self.main = main
        self.feed = feed
        self.same = 0  # equal for modes that do the same
        self.kin = 0  # equal for permanents that do the same
        self.forced = False  # the permanent is of no other use, and using it costs nothing


class _Hope:
    """What a permanent could yield at best, whichever mode is chosen for it."""

    __slots__ = ("base", "feed", "main", "needs", "own", "permanent", "until")

    def __init__(self, permanent: int, base: _Base | None, number: int) -> None:
        self.permanent = permanent
        self.base = 0 if base is None else len(base.main)  # so many of the masks are those of the base
        self.main: list[int] = [] if base is None else list(base.main)
        self.feed: list[int] = [] if base is None else list(base.feed)
        self.needs: list[int] = []
        self.own = OWN << number  # a bit for what only the permanent itself can pay
        self.until = -1  # the number of the last mode that can be chosen

    def add(self, number: int, mode: _Mode) -> None:
        """Each mana may be any that one of the modes makes in its place."""
        self.until = LAST if mode.needs else max(self.until, number)
        for place, mask in enumerate(mode.main):
            if place < len(self.main):
                self.main[place] = merge(self.main[place], mask)
                self.feed[place] |= mode.feed[place]
            else:
                self.main.append(mask)
                self.feed.append(mode.feed[place])

    def ask(self, modes: list[_Mode]) -> None:
        """What must be paid whichever mode is chosen; where none is, its own unused mana replaces it."""
        extra = len(self.main) - self.base
        needs = list(modes[0].needs)
        for mode in modes:
            common = min(len(needs), len([need for need in mode.needs if not need & PHYREXIAN]))
            needs = needs[:common] if mode.needs == modes[0].needs else [GENERIC] * common
        self.needs = [need | self.own for need in needs[:extra] if not need & PHYREXIAN]
        for place in range(self.base, len(self.feed)):
            self.feed[place] |= self.own


class Board:
    """The sources that may be used, sorted into what is there from the start and what has to be decided."""

    __slots__ = (
        "bases", "chosen", "demands", "dreams", "feed", "floors", "generic", "hopes", "keep", "levels",
        "lives", "main", "modes", "owners", "pips", "pool", "relevant", "seen", "sources", "taken", "times",
        "tops", "undecided",
    )  # fmt: skip

    def __init__(
        self,
        pool: tuple[Unit, ...],
        sources: tuple[Source, ...],
        keep: list[int],
        seen: As | None,
        relevant: int,
    ) -> None:
        self.pool = pool
        self.sources = sources
        self.seen = seen
        self.bases: list[_Base] = []
        self.modes: list[_Mode] = []
        self.hopes: list[_Hope] = []
        self.generic = 0
        self.pips: tuple[int, ...] = ()
        self.lives = 0
        self.chosen: list[_Mode] = []  # in the order of activation
        self.floors: list[int] = []  # for each: the least level of what feeds it
        self.taken: list[int] = []  # their permanents
        self.main: list[int] = []  # the supplies of the last check: life, pool, bases, modes
        self.feed: list[int] = []
        self.dreams: list[int] = []  # like feed, for what the undecided may need
        self.levels: list[int] = []  # 0, or 1 + the place of the mode among the chosen
        self.owners: list[int] = []  # the demand each pays for, or -1
        self.demands: list[int] = []  # the pips, then what the chosen modes need
        self.tops: list[int] = []
        self.keep = keep
        self.times: list[int] = []  # when each source is used (`mana_sharing`)
        self.relevant = relevant  # other differences between mana do not matter
        self.undecided: list[int] = []  # sources whose modes are listed as soon as they are asked for
        for index in keep:
            self.add(index)

    def masks(self, raw: tuple[int, ...]) -> list[int]:
        seen = self.seen
        return list(raw) if seen is None else [seen.seen(mask) for mask in raw]

    def add(self, index: int) -> None:
        """Sort one source in: the first free one of a permanent is its base, others of one mana join it."""
        source = self.sources[index]
        raw = source.units
        if not raw or source.needs is not None:
            self.undecided.append(index)
            return
        main, feed = self.masks(raw), [feed_mask(mask, source.only) for mask in raw]
        permanent = _permanent(source, index)
        base = self.base_of(permanent)
        if base is None:
            self.bases.append(_Base([index], permanent, main, feed))
            return
        other = self.sources[base.members[0]]
        if len(raw) == 1 == len(base.main) and other.snow == source.snow and other.only == source.only:
            base.members.append(index)
            base.main[0] = merge(base.main[0], main[0])
            base.feed[0] |= feed[0]
            base.unspent = base.unspent and main[0] & UNSPENT != 0
        else:
            self.undecided.append(index)

    def list_modes(self, index: int) -> None:
        source = self.sources[index]
        permanent = _permanent(source, index)
        needs = [()] if source.needs is None else [_needs(g, p) for g, p in variants_of(source.needs)]
        for need in needs:
            if source.units:
                feed = [feed_mask(mask, source.only) for mask in source.units]
                self.modes.append(_Mode(index, -1, permanent, need, self.masks(source.units), feed))
                continue
            for number, alternative in enumerate(source.alternatives):
                if alternative:
                    plain = tuple([mask_of(kind, source.snow, source.only) for kind in alternative])
                    feed = [feed_mask(mask, source.only) for mask in plain]
                    self.modes.append(_Mode(index, number, permanent, need, self.masks(plain), feed))

    def base_of(self, permanent: int) -> _Base | None:
        if permanent >= 0:
            for base in self.bases:
                if base.permanent == permanent:
                    return base
        return None

    def set_up(self) -> None:
        """List the modes of the undecided, and what there is to hope for from each permanent."""
        for index in self.undecided:
            self.list_modes(index)
        self.undecided = []
        shapes: dict[int, list[object]] = {}
        for index in self.keep:
            source = self.sources[index]
            look: object = (source.alternatives, source.needs, source.snow, source.only)
            shapes.setdefault(_permanent(source, index), []).append(look)
        self.mark(shapes)
        hopes: dict[int, _Hope] = {}
        for number, mode in enumerate(self.modes):
            hope = hopes.get(mode.permanent)
            if hope is None:
                hope = _Hope(mode.permanent, self.base_of(mode.permanent), len(hopes))
                hopes[mode.permanent] = hope
                self.hopes.append(hope)
            hope.add(number, mode)
        for hope in self.hopes:
            hope.ask([mode for mode in self.modes if mode.permanent == hope.permanent])

    def mark(self, shapes: dict[int, list[object]]) -> None:
        """Sort the modes and mark those that do the same."""
        relevant = self.relevant
        numbers: dict[object, int] = {}
        for mode in self.modes:
            shape: object = tuple(shapes[mode.permanent])
            mode.kin = numbers.setdefault(shape, len(numbers))
            main = tuple(sorted([mask & relevant for mask in mode.main]))
            feed = tuple(sorted([mask & relevant for mask in mode.feed]))
            key: object = (mode.needs, main, feed, shape)
            mode.same = numbers.setdefault(key, len(numbers))
            mode.forced = len(shapes[mode.permanent]) == 1 and not mode.needs
        keys = [
            (2 if mode.needs else 0 if mode.forced else 1, 0 if mode.needs else mode.kin, at)
            for at, mode in enumerate(self.modes)
        ]
        keys.sort()
        self.modes = [self.modes[at] for _, _, at in keys]

    def find(self, generic: int, pips: tuple[int, ...], lives: int, forced: int = -1) -> bool:
        """Choose modes, in an order that works, until the cost can be paid with ``lives`` times 2 life. ``forced``: a source
        that has to be used."""
        self.generic = generic
        self.pips = pips
        self.lives = lives
        self.chosen = []
        self.floors = []
        self.taken = []
        return self.extend(-1) if forced < 0 else self.begin_with(forced)

    def begin_with(self, forced: int) -> bool:
        """The same with this source first of those that are decided on: what needs nothing feeds it."""
        self.set_up()
        for mode in self.modes:
            if mode.source == forced:
                self.chosen, self.floors, self.taken = [mode], [0], [mode.permanent]
                if self.extend(-1):
                    return True
        return False

    def extend(self, last: int) -> bool:
        """605.3a: pay as it is, or activate one more.

        Of orders that differ only in the place of independent activations, the one with the lowest numbers is
        tried: a mode that comes after one with a higher number must be fed by it.
        """
        if self.check(False, last):
            return True
        if self.undecided:
            self.set_up()
        if not self.modes or not self.check(True, last):
            return False
        tried: list[int] = []
        forced = -1
        for number, mode in enumerate(self.modes):
            if mode.permanent in self.taken or mode.same in tried or (number < last and not mode.needs):
                continue
            if forced != -1 and mode.permanent != forced:
                break
            if mode.forced:
                forced = mode.permanent
                if last >= 0 and self.modes[last].kin == mode.kin and mode.same < self.modes[last].same:
                    continue  # of permanents that do the same, one order of their modes is enough
            tried.append(mode.same)
            if self.choose(number, mode, last):
                return True
        return False

    def choose(self, number: int, mode: _Mode, last: int) -> bool:
        self.chosen.append(mode)
        self.floors.append(len(self.chosen) - 1 if number < last and len(mode.needs) == 1 else 0)
        self.taken.append(mode.permanent)
        if self.extend(number):
            return True
        self.chosen.pop()
        self.floors.pop()
        self.taken.pop()
        return False

    def check(self, hopeful: bool, last: int) -> bool:
        """Can the cost and the needs of the chosen modes be paid? Hopeful: with the best of the undecided."""
        self.lay_out()
        demands = self.demands = list(self.pips)
        tops = self.tops = [LAST] * len(demands)
        floors = [0] * len(demands)
        for place, mode in enumerate(self.chosen):
            for need in mode.needs:
                demands.append(need)
                tops.append(place)
                floors.append(self.floors[place])
        if hopeful:
            self.dreams = list(self.feed)
            for hope in self.hopes:
                if hope.until > last and hope.permanent not in self.taken:
                    self.dream(hope)
                    demands.extend(hope.needs)
                    tops.extend([DREAM] * len(hope.needs))
                    floors.extend([0] * len(hope.needs))
        lifelike = 0
        for demand in demands:
            if demand & PHYREXIAN:
                lifelike += 1
        if len(self.main) - self.lives + min(self.lives, lifelike) < len(demands) + self.generic:
            return False
        self.owners = [-1] * len(self.main)
        for index in range(len(demands)):
            if not self.claim(index, floors, [False] * len(self.main)):
                return False
        return True

    def lay_out(self) -> None:
        """The supplies: life, the pool, the bases, the chosen modes."""
        main = self.main = [PHYREXIAN] * self.lives
        feed = self.feed = [PHYREXIAN] * self.lives
        for unit in self.pool:
            main.append(unit.mask if self.seen is None else self.seen.seen(unit.mask))
            feed.append(feed_mask(unit.mask, unit.only))
        for base in self.bases:
            if base.permanent not in self.taken:
                main.extend(base.main)
                feed.extend(base.feed)
        levels = self.levels = [0] * len(main)
        for place, mode in enumerate(self.chosen):
            main.extend(mode.main)
            feed.extend(mode.feed)
            levels.extend([place + 1] * len(mode.main))

    def dream(self, hope: _Hope) -> None:
        """Add the best of an undecided permanent to the supplies; it comes too late for the modes chosen."""
        if hope.base:
            at = self.lives + len(self.pool)
            for base in self.bases:
                if base.permanent == hope.permanent:
                    break
                if base.permanent not in self.taken:
                    at += len(base.main)
            for place in range(hope.base):
                self.main[at + place] = hope.main[place]
                self.dreams[at + place] = hope.feed[place]
        extra = len(hope.main) - hope.base
        self.main.extend(hope.main[hope.base :])
        self.dreams.extend(hope.feed[hope.base :])
        self.feed.extend([0] * extra)
        self.levels.extend([LAST] * extra)

    def claim(self, index: int, floors: list[int], seen: list[bool]) -> bool:
        """Find a supply for a demand, moving others; an unclaimed one if there is, life before mana."""
        demand = self.demands[index]
        top = self.tops[index]
        floor = floors[index]
        masks = self.main if top == LAST else self.dreams if top == DREAM else self.feed
        rivals: list[int] = []
        for at, mask in enumerate(masks):
            if mask & demand and not seen[at] and floor <= self.levels[at] <= top:
                if self.owners[at] < 0:
                    self.owners[at] = index
                    return True
                rivals.append(at)
        for at in rivals:
            if not seen[at]:
                seen[at] = True
                if self.claim(self.owners[at], floors, seen):
                    self.owners[at] = index
                    return True
        return False


def _permanent(source: Source, index: int) -> int:
    return source.group if source.group >= 0 else -2 - index


def _needs(generic: int, pips: tuple[int, ...]) -> tuple[int, ...]:
    return pips + (GENERIC,) * generic
