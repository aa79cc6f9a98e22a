"""601.2f: how a total cost came about, for ``game.explain`` (docs/adr/0023-explain-listens.md).

The code that adds a cost up reports each step to it.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.language.node import Cost

BASE: Final = "base"  # the mana cost, or the alternative cost that is paid instead (118.9)
ADDITIONAL: Final = "additional"  # 118.8
INCREASE: Final = "increase"
REDUCTION: Final = "reduction"  # 118.7


class CostStep:
    """One step: this much mana more or less, or something else to pay.

    ``source``: the object whose effect it is; 0 if it is a rule's. ``word``: what the cost is called, if it has a name.
    ``only_colored``: a reduction that takes no generic mana.
    """

    __slots__ = ("mana", "only_colored", "parts", "rule", "source", "stage", "word")

    def __init__(
        self, stage: str, source: int, mana: ManaCost, parts: tuple[Cost, ...], rule: str, word: str, only_colored: bool
    ) -> None:
        self.stage = stage
        self.source = source
        self.mana = mana
        self.parts = parts
        self.rule = rule
        self.word = word
        self.only_colored = only_colored


class CostTrace:
    """Listens to the total of one cost."""

    __slots__ = ("steps",)

    def __init__(self) -> None:
        self.steps: list[CostStep] = []

    def add(
        self, stage: str, source: int, mana: ManaCost = FREE, parts: tuple[Cost, ...] = (), rule: str = "601.2f",
        word: str = "",
    ) -> None:  # fmt: skip
        """The base cost, an additional cost or an increase; a step that changes nothing is left out."""
        if stage == BASE or parts or not mana.is_free():
            self.steps.append(CostStep(stage, source, mana, parts, rule, word, False))

    def reduce(
        self, source: int, mana: ManaCost, only_colored: bool = False, rule: str = "118.7", word: str = ""
    ) -> None:
        if not mana.is_free():
            self.steps.append(CostStep(REDUCTION, source, mana, (), rule, word, only_colored))

    def in_order(self) -> list[CostStep]:
        """601.2f: base, additional costs, increases, then reductions; of those, the ones that take only colored mana first,
        as ``costs.reduced`` does."""
        place = (BASE, ADDITIONAL, INCREASE, REDUCTION)
        return sorted(self.steps, key=lambda step: (place.index(step.stage), _late(step)))


def _late(step: CostStep) -> int:
    if step.stage != REDUCTION or step.only_colored:
        return 0
    return 1 if step.mana.pips else 2
