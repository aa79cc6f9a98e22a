"""601.2g–h: the best payment with sources that make several mana at once, or that need mana themselves.

A source that can be used several times is here as many sources. Of all, those of low rank are tried alone first, and what
turns out not to be needed is left out again. A `Board` says whether a set of sources can pay; here its answer becomes a plan.
"""

from __future__ import annotations

from inset.kernel.mana import SNOW_PIP, ManaCost
from inset.kernel.steps import step
from inset.rules.payment.mana_terms import (
    GENERIC,
    LAST,
    NOT_MANA,
    UNSPENT,
    As,
    Demand,
    Plan,
    Source,
    Unit,
    kinds_of,
    phyrexian,
    pick,
    variants_of,
)
from inset.rules.payment.solver_board import Board
from inset.rules.payment.solver_bound import Contest, Goal, goals_of
from inset.rules.payment.usable_together import takes_late, together, works


class Search:
    """Everything `solve` was asked, where the matching alone does not do."""

    __slots__ = (
        "contended", "forced", "goals", "kept", "least", "life",
        "order", "origin", "phyrexian", "pool", "relevant", "seen", "sources", "variants",
    )  # fmt: skip

    def __init__(
        self, cost: ManaCost, pool: tuple[Unit, ...], sources: tuple[Source, ...], life: int, seen: As | None,
        kept: tuple[Demand, ...] = (), forced: int = -1,
    ) -> None:  # fmt: skip
        self.variants = variants_of(cost)
        self.least = min([generic + len(pips) for generic, pips in self.variants])
        self.pool = pool
        self.origin, sources = _each_use(sources, self.variants)
        self.sources = sources
        self.forced = self.origin.index(forced) if forced >= 0 else -1  # a source that has to be used
        self.life = life
        self.seen = seen
        self.kept = kept  # what other parts of the cost take
        keys = sorted([source.rank << 40 | source.width << 32 | at for at, source in enumerate(sources)])
        self.order = [key & 0xFFFFFFFF for key in keys]
        self.contended = bool(kept) or any(s.takes or (s.own and s.group < 0) for s in sources)
        self.goals: list[Goal] = []  # found when they are asked for
        self.phyrexian = phyrexian(cost.pips)
        self.relevant = GENERIC  # what some symbol asks for; other differences between mana do not matter
        for pip in cost.pips:
            self.relevant |= pip
        for source in sources:
            if source.needs is not None:
                self.phyrexian += phyrexian(source.needs.pips)
                for pip in source.needs.pips:
                    self.relevant |= pip

    def payable(self) -> bool:
        return self.is_enough() and self.attempt(self.order, self.phyrexian) is not None

    def is_enough(self) -> bool:
        """A quick no: is there as much mana as the cost asks for, whatever its types?"""
        total = len(self.pool) + self.phyrexian
        groups: dict[int, int] = {}
        for source in self.sources:
            group = source.group
            before = groups.get(group, 0) if group >= 0 else 0
            if source.most > before:
                total += source.most - before
                groups[group] = source.most
        return total >= self.least

    def solve(self) -> Plan | None:
        """The best of the plans: little rank first, life before rank 2, nothing in it that is not needed."""
        best = self.attempt(self.order, self.phyrexian) if self.is_enough() else None
        if best is None:
            return None
        ranks = sorted({self.sources[index].rank for index in self.order if self.sources[index].rank > 1})
        if self.forced < 0 and (ranks or self.phyrexian):
            best = self.modest(ranks) or best
        plan = _payment(best)
        for index in reversed(self.order):
            used = [use[0] for use in plan.uses]
            if index not in used or index == self.forced:
                continue
            rest = [other for other in self.order if other in used and other != index]
            most = len(self.pool) + plan.life_pips + sum([self.sources[other].most for other in rest])
            board = self.attempt(rest, plan.life_pips) if most >= self.least else None
            if board is not None:
                plan = _payment(board)
        plan.uses = tuple([(self.origin[index], alternative) for index, alternative in plan.uses])
        return plan

    def modest(self, ranks: list[int]) -> Board | None:
        low = [index for index in self.order if self.sources[index].rank < 2]
        for lives in range(self.phyrexian + 1):
            board = self.attempt(low, lives)
            if board is not None:
                return board
        for rank in ranks[:-1]:
            board = self.attempt([i for i in self.order if self.sources[i].rank <= rank], self.phyrexian)
            if board is not None:
                return board
        return None

    def attempt(self, keep: list[int], lives: int) -> Board | None:
        """Is there a plan with these sources and at most this many symbols paid with life?"""
        step()
        contest = self.contest(keep, lives) if self.contended else None
        if contest is not None and not contest.is_open():
            return None
        board = self.attempt_with(keep, lives, False, contest)
        if board is None and takes_late([self.sources[index] for index in keep]):
            board = self.attempt_with(keep, lives, True, contest)
        return board

    def contest(self, keep: list[int], lives: int) -> Contest:
        if not self.goals:
            self.goals = goals_of(self.variants, self.pool, self.sources, self.seen)
        return Contest(self.goals, self.sources, keep, self.kept, lives)

    def attempt_with(self, keep: list[int], lives: int, hopeful: bool, contest: Contest | None) -> Board | None:
        for usable, times in together(self.sources, keep, self.kept, hopeful, contest):
            if self.forced >= 0 and self.forced not in usable:
                continue
            for some in self.affordable(usable, lives):
                left = self.life
                for index in some:
                    left -= self.sources[index].life
                board = Board(self.pool, self.sources, some, self.seen, self.relevant)
                board.times = times
                most = min(lives, left // 2) if left > 1 else 0
                for generic, pips in self.variants:
                    if board.find(generic, pips, most, self.forced):
                        if not hopeful:
                            return board
                        uses = [self.sources[at] for at, _ in _payment(board).uses]
                        if works(uses, self.kept) and board.find(generic, pips, most, self.forced):
                            return board  # found once more, because a payment was made of it
        return None

    def affordable(self, keep: list[int], lives: int) -> list[list[int]]:
        """119.4: the sets of sources whose activations can all be paid with life; usually just all."""
        costly = [index for index in keep if self.sources[index].life]
        if not costly or 2 * lives + sum([self.sources[index].life for index in costly]) <= self.life:
            return [keep]
        sets: list[tuple[int, list[int]]] = [(0, [])]
        for at, index in enumerate(costly):
            source = self.sources[index]
            twins = [other for other in costly[:at] if _twins(source, self.sources[other])]
            for total, chosen in list(sets):
                if total + source.life <= self.life and (not twins or twins[-1] in chosen):
                    sets.append((total + source.life, [*chosen, index]))
        sets.sort()
        return [[i for i in keep if not self.sources[i].life or i in chosen] for _, chosen in sets]


def _twins(one: Source, other: Source) -> bool:
    return one.group < 0 and other.group < 0 and one.own == other.own == () and one.shape() == other.shape()


def _each_use(
    sources: tuple[Source, ...], variants: list[tuple[int, tuple[int, ...]]]
) -> tuple[list[int], tuple[Source, ...]]:
    """A source for each time that one can be used to some purpose, with the place of what it stands for."""
    hurting = any(source.late and source.life for source in sources)
    origin: list[int] = []
    found: list[Source] = []
    for at, source in enumerate(sources):
        if hurting and source.hurts:
            source = source.paid_for()  # it may come before the life is paid
        for _ in range(1 if source.times == 1 else max(1, _useful(source, sources, variants))):
            origin.append(at)
            found.append(source)
    return origin, tuple(found)


def _useful(source: Source, sources: tuple[Source, ...], variants: list[tuple[int, tuple[int, ...]]]) -> int:
    """How often a source may be of use: once for each mana that it adds to what there is, or for each symbol that it turns
    other mana into."""
    needs = [other.needs for other in sources if other.needs is not None]
    wanted = max([generic + len(pips) for generic, pips in variants]) + sum([n.generic + len(n.pips) for n in needs])
    if source.needs is not None and not source.most:
        kinds = source.types | SNOW_PIP if source.snow else source.types
        pips = [pip for _, some in variants[-1:] for pip in some] + [pip for need in needs for pip in need.pips]
        wanted = len([pip for pip in pips if pip & kinds])
    return min(source.times, wanted)


class _Span:
    """The supplies of one source on the board: where they begin, how many, what may be chosen for them."""

    __slots__ = ("alternative", "late", "members", "places", "size", "start", "use")

    def __init__(self, start: int, size: int, members: list[int], alternative: int, late: int) -> None:
        self.start = start
        self.size = size
        self.members = members
        self.alternative = alternative
        self.late = late  # 0 a base, 1 a mode, 2 paid instead of mana
        self.use = (-1, -1)
        self.places: list[int] = []  # for each supply its position in the alternative


def _payment(board: Board) -> Plan:
    """The successful check of a board as a plan."""
    spans = _spans(board)
    _pay_generic(board, spans)
    active: list[_Span] = []
    for late in range(3):
        for span in spans if late else sorted(spans, key=lambda span: board.times[span.members[0]]):
            if span.late == late and (late == 1 or _is_used(board, span)):
                _decide(board, span)
                active.append(span)
    pieces: dict[int, tuple[int, int]] = {}
    for number, span in enumerate(active):
        for place in range(span.size):
            pieces[span.start + place] = (number, span.places[place])
    units: list[int] = []
    paid: list[tuple[int, int]] = []
    spent: list[int] = []
    fed: list[list[tuple[int, int]]] = [[] for _ in board.chosen]
    for at in range(board.lives, len(board.main)):
        demand = board.owners[at]
        if demand < 0:
            continue
        in_pool = at < board.lives + len(board.pool)
        piece = (-1, at - board.lives) if in_pool else pieces[at]
        if in_pool:
            units.append(piece[1])
        if demand < len(board.demands) and board.tops[demand] != LAST:
            fed[board.tops[demand]].append(piece)
            continue
        paid.append(piece)
        if in_pool:
            kind = 0 if board.pool[piece[1]].mask & UNSPENT else board.pool[piece[1]].kind
        else:
            source, alternative = active[piece[0]].use
            made = board.sources[source]
            kind = 0 if made.only == NOT_MANA else made.alternatives[alternative][piece[1]]
        if kind:
            spent.append(kind)
    feeds: list[tuple[tuple[int, int], ...]] = []
    for span in active:
        feeds.append(tuple(fed.pop(0)) if span.late == 1 else ())
    lives = len([owner for owner in board.owners[: board.lives] if owner >= 0])
    uses = tuple([span.use for span in active])
    return Plan(tuple(units), uses, lives, tuple(spent), tuple(feeds), tuple(paid))


def _spans(board: Board) -> list[_Span]:
    spans: list[_Span] = []
    at = board.lives + len(board.pool)
    for base in board.bases:
        if base.permanent not in board.taken:
            spans.append(_Span(at, len(base.main), base.members, -1, 2 if base.unspent else 0))
            at += len(base.main)
    for mode in board.chosen:
        spans.append(_Span(at, len(mode.main), [mode.source], mode.alternative, 1))
        at += len(mode.main)
    return spans


def _is_used(board: Board, span: _Span) -> bool:
    return max(board.owners[span.start : span.start + span.size], default=-1) >= 0


def _pay_generic(board: Board, spans: list[_Span]) -> None:
    """107.4b: generic mana from the pool, then what active sources make anyway, then the others in order."""
    candidates = list(range(board.lives, board.lives + len(board.pool)))
    for wanted in (True, False):
        for span in spans:
            if (span.late == 1 or _is_used(board, span)) == wanted:
                candidates.extend(range(span.start, span.start + span.size))
    left = board.generic
    for at in candidates:
        if not left:
            return
        if board.owners[at] < 0:
            board.owners[at] = len(board.demands)
            left -= 1


def _decide(board: Board, span: _Span) -> None:
    """Choose the source and the alternative that make what the supplies of the span are spent on."""
    span.places = list(range(span.size))
    wants: list[int] = []
    for at in range(span.start, span.start + span.size):
        owner = board.owners[at]
        wants.append(board.demands[owner] if 0 <= owner < len(board.demands) else 0)
    first = span.members[0]
    source = board.sources[first]
    if span.alternative >= 0 or len(source.alternatives) == 1 == len(span.members):
        span.use = (first, max(0, span.alternative))
    elif span.size == 1:
        span.use = pick(board.sources, span.members, wants[0])
    else:
        span.use = (first, _combination(source, wants, span.places))


def _combination(source: Source, wants: list[int], places: list[int]) -> int:
    """Of a source that makes any combination: the alternative with the kinds wanted, and where each is."""
    union = kinds_of(source.alternatives)
    kinds: list[int] = []
    for want in wants:
        fits = want & union or union
        kinds.append(fits & -fits)
    ordered = sorted(kinds)
    for index, alternative in enumerate(source.alternatives):
        if sorted(alternative) == ordered:
            free = list(alternative)
            for place, kind in enumerate(kinds):
                places[place] = free.index(kind)
                free[places[place]] = -1
            return index
    raise AssertionError("an alternative is missing")
