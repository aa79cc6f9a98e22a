"""510.1, 702.19, 702.22j–k: what may be assigned: each legal division is offered once, and no other, on random small boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from inset.kernel.types import PLANESWALKER
from inset.language.filters import HasType
from inset.language.node import Ability, Static
from inset.rules import atoms
from inset.rules.combat.damage_assignment import assign
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.state import Combat, player_ref
from tests.harness import cr
from tests.harness.cards import SIEGE, WALKER
from tests.harness.table import Table, bear, kw

THEM = player_ref(1)
Division = tuple[tuple[int, int, int], ...]  # source, to whom, how much


class Board:
    """Attackers of player 0 and blockers of player 1, each known by what the rules ask about them."""

    def __init__(self, random: Random) -> None:
        self.table = Table()
        st = self.table.st
        self.loyalty: dict[int, int] = {}
        for _ in range(random.randint(0, 2)):
            n = random.randint(1, 3)
            self.loyalty[self.table.put(1, WALKER, counters={"loyalty": n})] = n
        walkers = list(self.loyalty)
        gone = self.table.put(1, WALKER, counters={"loyalty": 1})
        siege = self.table.put(1, SIEGE, counters={"defense": 2}, notes={PROTECTOR: 1})
        lost = self.table.put(1, SIEGE, counters={"defense": 2}, notes={PROTECTOR: 1})
        self.walkers = [*walkers, -gone]
        self.power: dict[int, int] = {}
        self.words: dict[int, list[str]] = {}
        self.attacked: dict[int, int] = {}
        for _ in range(random.randint(1, 3)):
            self._attacker(random, [THEM, THEM, siege, *walkers * 3, -gone, -lost])
        self.attackers = list(self.power)
        self.toughness: dict[int, int] = {}
        self.blocking: dict[int, tuple[int, ...]] = {}
        for _ in range(random.randint(0, 3)):
            self._blocker(random)
        met = {a for row in self.blocking.values() for a in row}
        self.blocked = {a: a in met or random.random() < 0.15 for a in self.attackers}
        for oid in self.attackers:
            atoms.set_combat(st, oid, Combat(self._now(self.attacked[oid]), self.blocked[oid]))
        for oid, row in self.blocking.items():
            atoms.set_combat(st, oid, Combat(blocking=row))

    def _now(self, ref: int) -> int:
        """What was attacked and has been removed from combat is known as it last was."""
        if ref == THEM or ref > 0:
            return ref
        return atoms.stand_in(self.table.st, -ref, 1)

    def _attacker(self, random: Random, whom: list[int]) -> None:
        words = [w for w in ("deathtouch", "banding") if random.random() < 0.25]
        trample = random.choice(["", "trample", "over", "over"])
        parts: list[str | Ability | Static] = [*words]
        if trample:
            parts.append(kw("trample", where=HasType(PLANESWALKER) if trample == "over" else None))
        power = random.randint(0, 3)
        oid = self.table.put(0, bear(*parts, power=power))
        self.power[oid] = power
        self.words[oid] = [*words, trample]
        self.attacked[oid] = random.choice(whom)

    def _blocker(self, random: Random) -> None:
        words = ["banding"] if random.random() < 0.2 else []
        toughness, power = random.randint(1, 4), random.randint(0, 2)
        damage = random.randint(0, toughness - 1)
        oid = self.table.put(1, bear(*words, power=power, toughness=toughness), damage=damage)
        self.words[oid] = words
        self.power[oid] = power
        self.toughness[oid] = toughness - damage
        many = random.randint(1, len(self.attackers))
        self.blocking[oid] = tuple(sorted(random.sample(self.attackers, many)))

    # --- what the rules say, each sentence by itself ----------------------------------------------------------------

    def blockers(self, oid: int) -> list[int]:
        return [b for b, row in self.blocking.items() if oid in row]

    def over(self, oid: int) -> bool:
        return "over" in self.words[oid]

    def trample(self, oid: int) -> bool:
        """702.22j: a player who divides because of banding divides among blockers."""
        banded = any("banding" in self.words[b] for b in self.blockers(oid))
        return ("trample" in self.words[oid] or self.over(oid)) and not banded

    def is_walker(self, ref: int) -> bool:
        return ref in self.walkers

    def receivers(self, oid: int) -> list[int]:
        """To whom it could assign damage at all."""
        if oid in self.blocking:
            return list(self.blocking[oid])
        ref = self.attacked[oid]
        target = [ref] if ref > 0 or ref == THEM else []
        beyond = [THEM] if self.over(oid) and self.is_walker(ref) else []
        if not self.blocked[oid]:
            return target + beyond
        return self.blockers(oid) + (target + beyond if self.trample(oid) else [])

    def legal(self, given: dict[int, dict[int, int]]) -> bool:
        """702.19b–c: the damage of all together counts."""
        deadly = {r for o, row in given.items() for r, n in row.items() if n and "deathtouch" in self.words[o]}
        total: dict[int, int] = {}
        for row in given.values():
            for ref, n in row.items():
                total[ref] = total.get(ref, 0) + n
        for oid, row in given.items():
            if oid in self.blocking:
                continue
            ref = self.attacked[oid]
            past_blockers = sum(n for r, n in row.items() if r not in self.toughness)
            dead = all(b in deadly or total.get(b, 0) >= self.toughness[b] for b in self.blockers(oid))
            if self.blocked[oid] and past_blockers and not dead:
                return False
            if ref in self.loyalty and row.get(THEM, 0) and total.get(ref, 0) < self.loyalty[ref]:
                return False
        return True

    def divisions(self) -> set[Division]:
        rows = []
        for oid in self.power:
            to = self.receivers(oid)
            n = self.power[oid]
            rows.append([(oid, dict(zip(to, parts, strict=True))) for parts in _parts(n, len(to))] if to and n else [])
        found = set()
        for choice in product(*[row for row in rows if row]):
            given = dict(choice)
            if self.legal(given):
                found.add(_division([(o, r, n) for o, row in given.items() for r, n in row.items()]))
        return found

    # --- what is offered --------------------------------------------------------------------------------------------

    def offered(self) -> list[Division]:
        found = []
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            answers = waiting.pop()
            run = assign(self.table.st, [*self.attackers, *self.blocking])
            try:
                question = next(run)
                for answer in answers:
                    question = run.send(answer)
                waiting += [(*answers, value) for value in question.values]
            except StopIteration as end:
                found.append(_division([(hit.source, hit.ref, hit.amount) for hit in end.value]))
        return found


def _parts(amount: int, among: int) -> Iterator[tuple[int, ...]]:
    if among == 1:
        yield (amount,)
        return
    for first in range(amount + 1):
        for rest in _parts(amount - first, among - 1):
            yield (first, *rest)


def _division(hits: list[tuple[int, int, int]]) -> Division:
    return tuple(sorted(hit for hit in hits if hit[2]))


@cr("510.1a", "510.1b", "510.1c", "510.1d", "510.1e", "702.19b", "702.19c", "702.19d", "702.19e", "702.19f", "702.2c")
@pytest.mark.parametrize("seed", range(20))
def test_each_legal_division_is_offered_once_and_no_other(seed: int) -> None:
    for n in range(10):
        board = Board(Random(f"{seed}/{n}"))
        expected = board.divisions()
        offered = board.offered()
        assert len(offered) == len(set(offered)), n
        assert set(offered) == expected, n
