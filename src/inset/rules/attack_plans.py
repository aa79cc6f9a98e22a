"""508.1a–d, h–i: which attacks may be declared: restrictions on numbers, requirements, costs.

A pick is offered only if the declaration can still be completed so that no restriction is disobeyed and, with the costs that
it pays, as many requirements as possible are obeyed.
"""

from __future__ import annotations

from typing import Final

from inset.language import keywords as kw
from inset.rules.combat_costs import Price, affordable
from inset.rules.layers import chars_of
from inset.rules.state import State

NO_WAY: Final = -1_000_000  # a score that no legal declaration has
NONE, ALONE, LONER, SEVERAL = 0, 1, 2, 3  # how many attack so far: nobody, one, one that can't alone, more


class Choice:
    """One creature that may attack: whom, how many requirements each choice obeys, what it costs; can it attack alone?"""

    __slots__ = ("alone", "costs", "oid", "options", "scores")

    def __init__(
        self, oid: int, options: list[int], scores: list[int], alone: bool, costs: dict[int, list[Price]] | None = None
    ) -> None:
        self.oid = oid
        self.options = options  # 0 first: it does not attack
        self.scores = scores
        self.alone = alone
        self.costs = costs or {}  # by what it attacks

    def then(self, crowd: int, option: int) -> int:
        if not option or crowd == SEVERAL:
            return crowd
        return SEVERAL if crowd != NONE else (ALONE if self.alone else LONER)


def best_scores(found: list[Choice], paid: dict[int, int]) -> list[list[int]]:
    """508.1d: how many more requirements can be obeyed from each creature on, by how many attack so far. Nobody has to pay
    for that: of the attacks that cost something only those in ``paid`` count."""
    table = [[0, 0, NO_WAY, 0]]  # with nobody left to ask, one that can't attack alone is illegal
    for choice in reversed(found):
        after = table[-1]
        row = [
            max(
                score + after[choice.then(crowd, option)]
                for option, score in zip(choice.options, choice.scores, strict=True)
                if option not in choice.costs or paid.get(choice.oid) == option
            )
            for crowd in (NONE, ALONE, LONER, SEVERAL)
        ]
        table.append(row)
    table.reverse()
    return table


class Attack:
    """A declaration under way: who attacks whom so far, what is owed for it, how many requirements are obeyed."""

    __slots__ = ("best", "crowd", "declared", "found", "obeyed", "owed", "paid", "player")

    def __init__(self, player: int, found: list[Choice]) -> None:
        self.player = player
        self.found = found
        self.declared: list[tuple[int, int]] = []
        self.owed: list[Price] = []
        self.paid: dict[int, int] = {}  # the attacks that cost something: creature -> what it attacks
        self.crowd = NONE
        self.obeyed = 0
        self.best = best_scores(found, self.paid)

    def values(self, st: State, i: int) -> list[int]:
        """508.1c–d, i: what this creature may do so that the declaration can still be completed legally, and be paid."""
        choice = self.found[i]
        found = []
        for option, score in zip(choice.options, choice.scores, strict=True):
            if (self.owed or choice.costs) and not self.affordable(st, [(choice, option)]):
                continue
            paid = {**self.paid, choice.oid: option} if option in choice.costs else self.paid
            if self.completed(st, i, option, score, paid):
                found.append(option)
        return found or [0]

    def completed(self, st: State, i: int, option: int, score: int, paid: dict[int, int]) -> bool:
        """With what is paid, as many requirements as possible are obeyed; who can't attack alone may need one that costs."""
        choice = self.found[i]
        crowd = choice.then(self.crowd, option)
        best = self.best if paid is self.paid else best_scores(self.found, paid)
        if best[i + 1][crowd] > NO_WAY // 2:
            return self.obeyed + score + best[i + 1][crowd] >= best[0][NONE]
        for later in self.found[i + 1 :]:
            for pick in later.costs:
                whole = best_scores(self.found, {**paid, later.oid: pick})
                if self.obeyed + score + whole[i + 1][crowd] >= whole[0][NONE]:
                    if self.affordable(st, [(choice, option), (later, pick)]):
                        return True
        return False

    def affordable(self, st: State, more: list[tuple[Choice, int]]) -> bool:
        """508.1f, i: what is tapped to attack makes no mana for the costs."""
        attacking = [oid for oid, _ in self.declared] + [choice.oid for choice, pick in more if pick]
        tapped = frozenset(oid for oid in attacking if not chars_of(st, st.objs[oid]).keywords & kw.VIGILANCE)
        owed = [price for choice, pick in more for price in choice.costs.get(pick, [])]
        return affordable(st, self.player, self.owed + owed, tapped)

    def pick(self, i: int, option: int) -> None:
        choice = self.found[i]
        self.crowd = choice.then(self.crowd, option)
        self.obeyed += choice.scores[choice.options.index(option)]
        if option:
            self.declared.append((choice.oid, option))
        if option in choice.costs:
            self.owed += choice.costs[option]
            self.paid = {**self.paid, choice.oid: option}
            self.best = best_scores(self.found, self.paid)
