"""508.1, 509.1: on random boards of cards, each legal declaration is offered once and no other: restrictions, requirements and
costs as the cards say them, against the sentences of the rules read one by one."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from inset.kernel import types as t
from inset.language import effects as e, keywords as k, statics as sta
from inset.language.abilities import Keyword
from inset.language.filters import IsThis
from inset.language.node import Ability
from inset.language.words.kinds import (
    creature,
    enchantment,
    flying,
    instant,
    menace,
    planeswalker,
    reach,
    static,
    vigilance,
)
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import cost
from inset.rules import atoms
from inset.rules.combat import attacking, blocking
from inset.rules.combat.declaration import Declaration, Position
from inset.rules.model.state import Combat, player_ref
from tests.harness import Scene, cr

PROD = instant("Prod", "{R}", e.Goad(target(creatures)))
Row = tuple[Any, ...]


def own(kind: int, number: int = 1) -> Ability:
    return static(sta.Restrict(kind, IsThis(), number=number))


def offered(whole: Declaration) -> list[tuple[tuple[int, ...], ...]]:
    found = []
    waiting: list[Position] = [whole.start()]
    while waiting:
        at = waiting.pop()
        if whole.over(at):
            found.append(at[0])
        else:
            picks = whole.allowed(at)
            assert picks
            waiting += [whole.step(at, place) for place in picks]
    return found


def lawful(every: list[tuple[Row, frozenset[Any], int]]) -> set[Row]:
    """508.1d, 509.1c: those that no other, which pays nothing that this one doesn't, obeys more than."""
    best: dict[frozenset[Any], int] = {}
    for _, paid, score in every:
        best[paid] = max(best.get(paid, 0), score)
    return {row for row, paid, score in every if all(top <= score for less, top in best.items() if less <= paid)}


# --- attackers -------------------------------------------------------------------------------------------------------

LAWS = {
    "tax": sta.CombatCost(creatures, cost("{1}"), sta.YOU_ALONE),
    "wide tax": sta.CombatCost(creatures, cost("{1}"), sta.YOU_OR_PLANESWALKERS),
    "one in all": sta.Restrict(sta.NO_MORE_ATTACK, creatures),
    "one at you": sta.Restrict(sta.NO_MORE_ATTACK, creatures, sta.YOU_ALONE),
    "nobody": sta.Restrict(sta.CANT_ATTACK, creatures, sta.YOU_ALONE),
    "nobody at all": sta.Restrict(sta.CANT_ATTACK, creatures, sta.YOU_OR_PLANESWALKERS),
    "everybody": sta.Restrict(sta.MUST_ATTACK, creatures),
}


class Attack:
    """A few creatures of A; what the players' enchantments say; who has goaded whom; lands to pay with."""

    def __init__(self, random: Random) -> None:
        players = random.choice([2, 3])
        rows: list[list[Any]] = [[] for _ in range(players)]
        self.traits: list[dict[str, Any]] = []
        for i in range(random.randint(1, 3)):
            own_traits = self._traits(random)
            self.traits.append(own_traits)
            card = creature(f"C{i}", "{G}", "Bear", 2, 2, *self._parts(own_traits))
            rows[0].append((card, {"tapped": own_traits["tapped"], "since": 1 if own_traits["sick"] else -1}))
        self.lands = random.randint(0, 3)
        rows[0] += ["Forest"] * self.lands
        self.laws: list[tuple[int, str]] = []
        walkers = []
        for player in range(players):
            if random.random() < 0.4:
                name = random.choice(list(LAWS))
                rows[player].append(enchantment(f"Law {player}", "{W}", LAWS[name]))
                self.laws.append((player, name))
            if player and random.random() < 0.4:
                rows[player].append((planeswalker(f"W{player}", "{U}", "Jace", 4), {"counters": {"loyalty": 4}}))
                walkers.append(player)
        names = range(len(self.traits))
        self.goads = [(i, by) for i in names for by in range(1, players) if random.random() < 0.2]
        hands = [[PROD] * sum(1 for _, by in self.goads if by == player) for player in range(players)]
        self.scene = Scene(*[
            {"battlefield": rows[p], "hand": hands[p], "mana": "{R}{R}{R}" if p else ""} for p in range(players)
        ])  # fmt: skip
        for i, by in self.goads:
            self.scene.play(by, "Cast Prod", f"C{i}")
        self.whom = [(False, p) for p in range(1, players)] + [(True, p) for p in walkers]  # a planeswalker? whose?

    def _traits(self, random: Random) -> dict[str, Any]:
        chances = {"must": 0.3, "only alone": 0.12, "tapped": 0.1, "sick": 0.1, "defender": 0.1, "vigilance": 0.3}
        return {"company": random.choice([0, 0, 0, 1, 2]), **{w: random.random() < p for w, p in chances.items()}}

    def _parts(self, traits: dict[str, Any]) -> list[Ability]:
        kinds = {"must": own(sta.MUST_ATTACK), "only alone": own(sta.ATTACKS_ONLY_ALONE)}
        kinds |= {"defender": Keyword(k.DEFENDER), "vigilance": vigilance}
        parts = [part for word, part in kinds.items() if traits[word]]
        return parts + ([own(sta.CANT_ATTACK_ALONE, traits["company"])] if traits["company"] else [])

    def restricted(self, row: Row) -> bool:
        part = [i for i, whom in enumerate(row) if whom]
        for i in part:
            traits = self.traits[i]
            if traits["tapped"] or traits["sick"] or traits["defender"] or len(part) - 1 < traits["company"]:
                return True
            if traits["only alone"] and len(part) > 1:
                return True
        for player, law in self.laws:
            at_player, near = row.count((False, player)), row.count((False, player)) + row.count((True, player))
            if (law == "one in all" and len(part) > 1) or (law == "one at you" and at_player > 1):
                return True
            if (law == "nobody" and at_player) or (law == "nobody at all" and near):
                return True
        return len(self.paid(row)) > self.lands

    def paid(self, row: Row) -> frozenset[Any]:
        taxes = [(p, law) for p, law in self.laws if law.endswith("tax")]
        return frozenset([
            (i, player, law) for i, whom in enumerate(row) for player, law in taxes
            if whom == (False, player) or (whom == (True, player) and law == "wide tax")
        ])  # fmt: skip

    def obeyed(self, row: Row) -> int:
        score = sum(law == "everybody" for _, law in self.laws) * sum(1 for whom in row if whom)
        score += sum(1 for i, whom in enumerate(row) if whom and self.traits[i]["must"])
        goads = [(row[i], by) for i, by in self.goads if row[i]]
        return score + sum(2 if not whom[0] and whom[1] != by else 1 for whom, by in goads)

    def offered(self) -> list[Row]:
        whole = attacking.declaration(self.scene.st, 0)
        refs: dict[int, Any] = {player_ref(p): (False, p) for walker, p in self.whom if not walker}
        refs |= {self.scene.one(f"W{p}").id: (True, p) for walker, p in self.whom if walker}
        place = {self.scene.one(f"C{i}").id: i for i in range(len(self.traits))}
        found = []
        for declared in offered(whole):
            row: list[Any] = [None] * len(self.traits)
            for fighter, taken in zip(whole.fighters, declared, strict=True):
                row[place[fighter.oid]] = refs[whole.refs[taken[0]]] if taken else None
            found.append(tuple(row))
        return found


@cr("508.1a", "508.1c", "508.1d", "508.1h", "506.5", "701.15b", "701.15c", "802.3a", "302.6", "702.3b")
@pytest.mark.parametrize("seed", range(10))
def test_attacks(seed: int) -> None:
    for n in range(25):
        board = Attack(Random(f"attack {seed} {n}"))
        rows = [row for row in product([None, *board.whom], repeat=len(board.traits)) if not board.restricted(row)]
        found = board.offered()
        assert len(found) == len(set(found)), n
        assert set(found) == lawful([(row, board.paid(row), board.obeyed(row)) for row in rows]), n


# --- blockers --------------------------------------------------------------------------------------------------------


class Block:
    """Attackers of A, blockers of B, and perhaps {1} for each blocker, or no more than two blockers."""

    def __init__(self, random: Random) -> None:
        rows: list[list[Any]] = [[], []]
        self.attackers = [self._attacker(random, rows[0], i) for i in range(random.randint(1, 3))]
        self.blockers = [self._blocker(random, rows[1], i) for i in range(random.randint(1, 4))]
        self.lands = random.randint(0, 3)
        rows[1] += ["Forest"] * self.lands
        self.tax, self.limit = random.random() < 0.4, random.random() < 0.15
        if self.tax:
            rows[0].append(enchantment("Tax", "{W}", sta.CombatCost(creatures, cost("{1}"), blocking=True)))
        if self.limit:
            rows[0].append(enchantment("Limit", "{W}", sta.Restrict(sta.NO_MORE_BLOCK, creatures, number=2)))
        self.scene = Scene({"battlefield": rows[0]}, {"battlefield": rows[1], "mana": ""})
        st = self.scene.st
        for i in range(len(self.attackers)):
            atoms.set_combat(st, self.scene.one(f"A{i}").id, Combat(player_ref(1)))
        atoms.set_place(st, step=t.DECLARE_BLOCKERS)

    def _attacker(self, random: Random, row: list[Any], i: int) -> dict[str, Any]:
        kinds = {
            "menace": menace, "three": own(sta.CANT_BE_BLOCKED_BY_FEWER, 3), "one": own(sta.CANT_BE_BLOCKED_BY_MORE),
            "wanted": own(sta.MUST_BE_BLOCKED), "flying": flying,
            "lure": static(sta.Restrict(sta.MUST_BLOCK, creatures, IsThis())),
        }  # fmt: skip
        traits = {word: random.random() < 0.22 for word in kinds}
        row.append(creature(f"A{i}", "{G}", "Bear", 2, 2, *[kinds[word] for word in kinds if traits[word]]))
        return traits

    def _blocker(self, random: Random, row: list[Any], i: int) -> dict[str, Any]:
        kinds = {
            "must": own(sta.MUST_BLOCK), "company": own(sta.CANT_BLOCK_ALONE), "two": own(sta.CAN_BLOCK_MORE),
            "any": own(sta.CAN_BLOCK_ANY_NUMBER), "reach": reach, "never": own(sta.CANT_BLOCK),
        }  # fmt: skip
        traits = {word: random.random() < (0.1 if word == "never" else 0.22) for word in kinds}
        traits["tapped"] = random.random() < 0.1
        card = creature(f"B{i}", "{G}", "Bear", 2, 2, *[kinds[word] for word in kinds if traits[word]])
        row.append((card, {"tapped": traits["tapped"]}))
        return traits

    def choices(self, traits: dict[str, Any]) -> list[tuple[int, ...]]:
        """The sets of attackers that one creature could block by itself."""
        if traits["tapped"] or traits["never"]:
            return [()]
        able = [i for i, attacker in enumerate(self.attackers) if traits["reach"] or not attacker["flying"]]
        most = len(able) if traits["any"] else 2 if traits["two"] else 1
        return [chosen for number in range(most + 1) for chosen in combinations(able, number)]

    def restricted(self, row: Row) -> bool:
        part = [i for i, chosen in enumerate(row) if chosen]
        for i, attacker in enumerate(self.attackers):
            count = sum(1 for chosen in row if i in chosen)
            least = 3 if attacker["three"] else 2 if attacker["menace"] else 1
            if 0 < count < least or (attacker["one"] and count > 1):
                return True
        if len(part) == 1 and self.blockers[part[0]]["company"]:
            return True
        return (self.limit and len(part) > 2) or (self.tax and len(part) > self.lands)

    def paid(self, row: Row) -> frozenset[Any]:
        return frozenset([i for i, chosen in enumerate(row) if chosen and self.tax])

    def obeyed(self, row: Row) -> int:
        score = sum(1 for i, chosen in enumerate(row) if chosen and self.blockers[i]["must"])
        score += sum(1 for chosen in row for i in chosen if self.attackers[i]["lure"])
        met = {i for chosen in row for i in chosen}
        return score + sum(1 for i in met if self.attackers[i]["wanted"])

    def offered(self) -> list[Row]:
        whole = blocking.declaration(self.scene.st, 1)
        attacker = {self.scene.one(f"A{i}").id: i for i in range(len(self.attackers))}
        place = {self.scene.one(f"B{i}").id: i for i in range(len(self.blockers))}
        found = []
        for declared in offered(whole):
            row: list[Any] = [()] * len(self.blockers)
            for fighter, taken in zip(whole.fighters, declared, strict=True):
                row[place[fighter.oid]] = tuple(sorted(attacker[whole.refs[p]] for p in taken))
            found.append(tuple(row))
        return found


@cr("509.1a", "509.1b", "509.1c", "509.1d", "702.111b", "702.9b")
@pytest.mark.parametrize("seed", range(10))
def test_blocks(seed: int) -> None:
    for n in range(25):
        board = Block(Random(f"block {seed} {n}"))
        rows = [row for row in product(*[board.choices(b) for b in board.blockers]) if not board.restricted(row)]
        found = board.offered()
        assert len(found) == len(set(found)), n
        assert set(found) == lawful([(row, board.paid(row), board.obeyed(row)) for row in rows]), n
