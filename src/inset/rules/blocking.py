"""509: the declare blockers step: evasion, restrictions, requirements.

Each able creature is asked in battlefield order whom it blocks. A pick is offered only if the rest can be
declared so that no restriction is disobeyed and as many requirements as possible are obeyed (509.1b-c).
Without requirements that is a matching of later blockers to attackers that need one more; with them, a
search with memory.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ARTIFACT, BATTLE, BLACK, CREATURE, LAND
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.rules import atoms, happenings as ev
from inset.rules.combat_costs import Price, affordable, most, pay, prices, total
from inset.rules.deciding import ask, together, while_present
from inset.rules.decision import BLOCK
from inset.rules.evaluate import defending_player, passes
from inset.rules.layers import chars_of
from inset.rules.protection import protected
from inset.rules.replacing import Ask
from inset.rules.state import Chars, Combat, Ctx, Event, Obj, State
from inset.rules.triggers import statics

Rule = tuple[Ctx, sta.Restrict]
NO_WAY: Final = -1_000_000
NONE, ALONE, LONER, SEVERAL = 0, 1, 2, 3  # how many block so far: nobody, one, one that can't alone, more

_KINDS: Final = (
    sta.CANT_BLOCK,
    sta.CANT_BE_BLOCKED,
    sta.CAN_BLOCK_ONLY,
    sta.MUST_BLOCK,
    sta.MUST_BE_BLOCKED,
    sta.CAN_BLOCK_ANY_NUMBER,
    sta.CANT_BLOCK_ALONE,
)


# --- may this creature block that one? -------------------------------------------------------------


def rules_about_blocking(st: State) -> dict[int, list[Rule]]:
    found: dict[int, list[Rule]] = {}
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind in _KINDS:
            found.setdefault(static.kind, []).append((ctx, static))
    return found


def able_to_block(st: State, player: int, oid: int) -> bool:
    """509.1a: an untapped creature that is no battle."""
    obj = st.objs[oid]
    if obj.phased or obj.tapped:
        return False
    chars = chars_of(st, obj)
    return chars.controller == player and chars.types & CREATURE != 0 and not chars.types & BATTLE


def can_block(st: State, rules: dict[int, list[Rule]], blocker: int, attacker: int) -> bool:
    """509.1b: what one pair of creatures decides; restrictions on numbers come with the whole declaration."""
    b, a = st.objs[blocker], st.objs[attacker]
    bc, ac = chars_of(st, b), chars_of(st, a)
    if not evades(st, ac, bc, attacker, blocker):
        for ctx, static in rules.get(sta.CANT_BLOCK, ()):
            if passes(st, ctx, static.where, b, bc) and passes(st, ctx, static.against, a, ac):
                return False
        for ctx, static in rules.get(sta.CANT_BE_BLOCKED, ()):
            if passes(st, ctx, static.where, a, ac) and passes(st, ctx, static.against, b, bc):
                return False
        for ctx, static in rules.get(sta.CAN_BLOCK_ONLY, ()):
            if passes(st, ctx, static.where, b, bc) and not passes(st, ctx, static.against, a, ac):
                return False
        return True
    return False


def evades(st: State, ac: Chars, bc: Chars, attacker: int, blocker: int) -> bool:
    """702: does an evasion ability keep this creature from blocking that one?"""
    theirs, ours = ac.keywords, bc.keywords
    if (theirs ^ ours) & kw.SHADOW:  # 702.28b
        return True
    if not theirs & _EVASION:
        return False
    if theirs & kw.FLYING and not ours & (kw.FLYING | kw.REACH):  # 702.9b
        return True
    if theirs & kw.HORSEMANSHIP and not ours & kw.HORSEMANSHIP:  # 702.31b
        return True
    if theirs & kw.FEAR and not (bc.types & ARTIFACT or bc.colors & BLACK):  # 702.36b
        return True
    if theirs & kw.INTIMIDATE and not (bc.types & ARTIFACT or bc.colors & ac.colors):  # 702.13b
        return True
    if theirs & kw.SKULK and (bc.power or 0) > (ac.power or 0):  # 702.118b
        return True
    if theirs & kw.LANDWALK and _walks(st, ac, bc, attacker):
        return True
    return theirs & kw.PROTECTION != 0 and protected(st, attacker, blocker)  # 702.16f


_EVASION: Final = kw.FLYING | kw.HORSEMANSHIP | kw.FEAR | kw.INTIMIDATE | kw.SKULK | kw.LANDWALK | kw.PROTECTION


def _walks(st: State, ac: Chars, bc: Chars, attacker: int) -> bool:
    """702.14c: the defending player controls a land of the kind named."""
    ctx = Ctx(attacker, ac.controller)
    for ability in ac.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.LANDWALK:
            for oid in st.battlefield:
                land = st.objs[oid]
                chars = chars_of(st, land)
                if not land.phased and chars.types & LAND and chars.controller == bc.controller:
                    if ability.where is None or passes(st, ctx, ability.where, land, chars):
                        return True
    return False


# --- the whole declaration -------------------------------------------------------------------------


class Blocker:
    """One creature that may block: which attackers (by their place), how many of them, what it must do, what it costs."""

    __slots__ = ("alone", "costs", "many", "musts", "oid", "places")

    def __init__(
        self,
        oid: int,
        places: tuple[int, ...],
        many: bool,
        musts: tuple[frozenset[int], ...],
        alone: bool,
        costs: list[Price] | None = None,
    ) -> None:
        self.oid = oid
        self.places = places
        self.many = many
        self.musts = musts  # requirements: each is obeyed by blocking one of these attackers
        self.alone = alone
        self.costs = costs or []

    def obeyed(self, chosen: tuple[int, ...]) -> int:
        return sum(1 for must in self.musts if any(place in must for place in chosen))


class Declaration:
    """What a defending player may declare. A position: (which blocker, its attackers so far, counts, crowd, paid for)."""

    __slots__ = ("attackers", "blockers", "budget", "memory", "menace", "searching", "wanted")

    def __init__(
        self, attackers: list[int], blockers: list[Blocker], menace: list[bool], wanted: list[int], budget: int = 0
    ) -> None:
        self.attackers = attackers
        self.blockers = blockers
        self.menace = menace  # 702.111b, by place
        self.wanted = wanted  # how many requirements say that it must be blocked, by place
        self.budget = budget  # for how many of the creatures that cost something the player could pay
        self.searching = any(wanted) or any(b.musts or not b.alone or b.costs for b in blockers)
        self.memory: dict[tuple[int, tuple[int, ...], tuple[int, ...], int, int], int] = {}

    def options(self, i: int, chosen: tuple[int, ...], paid: int) -> list[int]:
        """The places that the blocker may still choose; -1 is "no (more) attacker"."""
        blocker = self.blockers[i]
        if blocker.costs and not chosen and paid >= self.budget:
            return [-1]
        start = chosen[-1] if chosen else -1
        return [-1, *(p for p in blocker.places if p > start)]

    def step(
        self, i: int, chosen: tuple[int, ...], counts: tuple[int, ...], crowd: int, paid: int, place: int
    ) -> tuple[int, tuple[int, ...], tuple[int, ...], int, int, int]:
        """The position after a pick, and how many requirements the blocker obeys once it is finished."""
        blocker = self.blockers[i]
        if place >= 0:
            if not chosen:
                crowd = SEVERAL if crowd != NONE else (ALONE if blocker.alone else LONER)
                paid += bool(blocker.costs)
            chosen = (*chosen, place)
            counts = (*counts[:place], min(2, counts[place] + 1), *counts[place + 1 :])
            if blocker.many and place < blocker.places[-1]:
                return i, chosen, counts, crowd, paid, 0
        return i + 1, (), counts, crowd, paid, blocker.obeyed(chosen)

    def best(self, i: int, chosen: tuple[int, ...], counts: tuple[int, ...], crowd: int, paid: int) -> int:
        """The most requirements that can still be obeyed; NO_WAY if it can't be made legal."""
        if i == len(self.blockers):
            if crowd == LONER or any(m and c == 1 for m, c in zip(self.menace, counts, strict=True)):
                return NO_WAY
            return sum(w for w, c in zip(self.wanted, counts, strict=True) if c)
        relevant = tuple(c if self.menace[p] or self.wanted[p] else 0 for p, c in enumerate(counts))
        key = (i, chosen, relevant, crowd, paid)
        found = self.memory.get(key)
        if found is None:
            found = NO_WAY
            for place in self.options(i, chosen, paid):
                i2, chosen2, counts2, crowd2, paid2, got = self.step(i, chosen, relevant, crowd, paid, place)
                found = max(found, got + self.best(i2, chosen2, counts2, crowd2, paid2))
            self.memory[key] = found
        return found

    def required(self, i: int, chosen: tuple[int, ...], counts: tuple[int, ...], crowd: int, paid: int) -> int:
        """509.1c: as many requirements as can be obeyed without paying for any more; if it can't be made legal that way,
        whatever makes it legal."""
        free = self.best(i, chosen, counts, crowd, max(paid, self.budget))
        return free if free > NO_WAY // 2 else NO_WAY // 2

    def can_be_completed(self, i: int, chosen: tuple[int, ...], counts: tuple[int, ...]) -> bool:
        """Without requirements: is there a later blocker for each attacker that needs a second (702.111b)?"""
        lacking = [p for p, c in enumerate(counts) if c == 1 and self.menace[p]]
        if not lacking:
            return True
        taken: dict[int, int] = {}  # blocker -> the attacker that it is needed for
        return all(self._find(p, i, chosen, taken, set()) for p in lacking)

    def _find(self, place: int, start: int, chosen: tuple[int, ...], taken: dict[int, int], seen: set[int]) -> bool:
        for i in range(start, len(self.blockers)):
            blocker = self.blockers[i]
            if i in seen or place not in blocker.places or (i == start and chosen and place <= chosen[-1]):
                continue
            if blocker.many:
                return True
            seen.add(i)
            if i not in taken or self._find(taken[i], start, chosen, taken, seen):
                taken[i] = place
                return True
        return False

    def allowed(self, i: int, chosen: tuple[int, ...], counts: tuple[int, ...], crowd: int, paid: int) -> list[int]:
        """The picks from which the declaration can still be completed legally."""
        places = self.options(i, chosen, paid)
        if not self.searching:
            if not any(self.menace):
                return places
            found = []
            for place in places:
                i2, chosen2, counts2, _, _, _ = self.step(i, chosen, counts, crowd, paid, place)
                if self.can_be_completed(i2, chosen2, counts2):
                    found.append(place)
            return found
        goal = self.required(i, chosen, counts, crowd, paid)
        found = []
        for place in places:
            i2, chosen2, counts2, crowd2, paid2, got = self.step(i, chosen, counts, crowd, paid, place)
            if got + self.best(i2, chosen2, counts2, crowd2, paid2) >= goal:
                found.append(place)
        return found


def declaration(st: State, player: int) -> Declaration:
    """509.1a-c: the attackers that this player may block, and the creatures that could block them."""
    rules = rules_about_blocking(st)
    attackers = []
    for oid in st.battlefield:
        part = st.objs[oid].combat
        if part is not None and part.attacking and defending_player(st, part.attacking) == player:
            attackers.append(oid)
    blockers = []
    for oid in st.battlefield if attackers else ():
        if able_to_block(st, player, oid):
            places = tuple(p for p, a in enumerate(attackers) if can_block(st, rules, oid, a))
            if places:
                blockers.append(_blocker(st, rules, oid, places, attackers))
    menace = [chars_of(st, st.objs[a]).keywords & kw.MENACE != 0 for a in attackers]
    wanted = [_count(st, rules, sta.MUST_BE_BLOCKED, st.objs[a]) for a in attackers]
    costs = sorted((b.costs for b in blockers if b.costs), key=lambda due: total(st, due).mana.value())
    budget = most(len(costs), lambda n: affordable(st, player, [p for due in costs[:n] for p in due], frozenset()))
    return Declaration(attackers, blockers, menace, wanted, budget)


def _count(st: State, rules: dict[int, list[Rule]], kind: int, obj: Obj) -> int:
    return sum(1 for ctx, static in rules.get(kind, ()) if passes(st, ctx, static.where, obj, chars_of(st, obj)))


def _blocker(
    st: State, rules: dict[int, list[Rule]], oid: int, places: tuple[int, ...], attackers: list[int]
) -> Blocker:
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    musts = []
    for ctx, static in rules.get(sta.MUST_BLOCK, ()):
        if passes(st, ctx, static.where, obj, chars):
            fitting = [p for p in places if _passes_id(st, ctx, static, attackers[p])]
            if fitting:
                musts.append(frozenset(fitting))
    many = _count(st, rules, sta.CAN_BLOCK_ANY_NUMBER, obj) > 0
    alone = _count(st, rules, sta.CANT_BLOCK_ALONE, obj) == 0
    costs = prices(st, oid, blocking=True)
    return Blocker(oid, places, many, () if costs else tuple(musts), alone, costs)  # 509.1c: nobody has to pay


def _passes_id(st: State, ctx: Ctx, static: sta.Restrict, oid: int) -> bool:
    return passes(st, ctx, static.against, st.objs[oid], chars_of(st, st.objs[oid]))


# --- declaring (509.1) -----------------------------------------------------------------------------


def declare_blockers(st: State) -> Ask:
    """509.1, 802.4: each defending player in turn order; when all have declared, abilities trigger."""
    pairs: list[tuple[int, int]] = []
    for player in st.opponents(st.active):
        made = None
        while made is None and not st.players[player].lost:  # 733.1: if somebody leaves meanwhile, it is made anew
            whole = declaration(st, player)
            made = yield from together(st, _declare(st, player, whole))
        if made:
            costs = {b.oid: b.costs for b in whole.blockers}
            owed = [price for blocker in dict.fromkeys(b for b, _ in made) for price in costs[blocker]]
            yield from while_present(st, player, pay(st, player, owed))  # 509.1e–f
        pairs += made or []
    pairs = [(blocker, attacker) for blocker, attacker in pairs if blocker in st.objs and attacker in st.objs]
    _take_up(st, pairs)
    blocked: list[int] = []
    for _, attacker in pairs:
        if attacker not in blocked:
            blocked.append(attacker)
    for attacker in blocked:
        part = st.objs[attacker].combat
        assert part is not None
        atoms.set_combat(st, attacker, Combat(part.attacking, True, part.blocking, part.dealt_first))
    _announce(st, pairs, blocked)


def _declare(st: State, player: int, whole: Declaration) -> Ask:
    """One player's blocks: (blocker, attacker) pairs."""
    i, crowd, paid = 0, NONE, 0
    chosen: tuple[int, ...] = ()
    counts = (0,) * len(whole.attackers)
    picked: dict[int, list[int]] = {}
    while i < len(whole.blockers):
        blocker = whole.blockers[i].oid
        places = whole.allowed(i, chosen, counts, crowd, paid)
        values = [whole.attackers[p] if p >= 0 else 0 for p in places]
        pick = yield from ask(st, BLOCK, player, "509.1a", "Block whom?", values, blocker)
        place = places[values.index(pick)]
        if place >= 0:
            picked.setdefault(blocker, []).append(pick)
        i, chosen, counts, crowd, paid, _ = whole.step(i, chosen, counts, crowd, paid, place)
    return [(blocker, attacker) for blocker, attackers in picked.items() for attacker in attackers]


def _take_up(st: State, pairs: list[tuple[int, int]]) -> None:
    """509.1g: each chosen creature becomes a blocking creature."""
    for blocker in dict.fromkeys(blocker for blocker, _ in pairs):
        atoms.set_combat(st, blocker, Combat(blocking=tuple(a for b, a in pairs if b == blocker)))


def _announce(st: State, pairs: list[tuple[int, int]], blocked: list[int]) -> None:
    """509.1i."""
    if not pairs:
        return
    batch = atoms.new_batch(st)
    before: dict[int, int] = {}
    for blocker, attacker in pairs:
        player = chars_of(st, st.objs[blocker]).controller
        nth = before[blocker] = before.get(blocker, 0) + 1
        atoms.emit(st, Event(ev.BLOCKED, "509.1g", player, blocker, attacker, nth, batch=batch))
    for attacker in blocked:
        count = sum(1 for _, a in pairs if a == attacker)
        atoms.emit(st, Event(ev.BECAME_BLOCKED, "509.1h", obj=attacker, amount=count, batch=batch))
