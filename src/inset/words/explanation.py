"""What ``game.explain`` returns: rows with a characteristic, a cost or a verdict, each with the steps that led to it.

Typed for programs, text by ``str``, plain data by ``.data``. ``explain_object.py``, ``explain_cost.py`` and
``explain_combat.py`` make them; docs/adr/0023-explain-listens.md says how the engine reports the steps.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ExplanationStep:
    """One step on the way to a value.

    ``layer``: the layer or sublayer of 613, such as ``"7b"``; of a cost the stage of 601.2f: ``"base"``, ``"additional"``,
    ``"increase"``, ``"reduction"``; of an attack or block ``"restriction"``, ``"requirement"`` or ``"cost"``; empty where the
    value begins. ``source`` and ``source_id``: what did it; empty and 0 for a rule. ``change``: what it did, in words.
    ``value``: the value after it. ``timestamp``: of a continuous effect (613.7); 0 for anything else. ``depends_on``:
    the
    sources of the effects that it waited for (613.8). ``rule``: the rule that applies it.
    """

    layer: str
    source: str
    source_id: int
    change: str
    value: int | str | None
    timestamp: int = 0
    depends_on: tuple[str, ...] = ()
    rule: str = ""

    def __str__(self) -> str:
        place = self.layer if self.layer[:1].isdigit() else ""
        words = " ".join(part for part in (place, self.source, self.change) if part)
        if self.depends_on:
            words += f" (after {' and '.join(self.depends_on)}, on which it depends)"
        return words


@dataclass(frozen=True, slots=True)
class ExplanationRow:
    """One characteristic, its value, and the steps that led to it. The last step's value is the value.

    ``characteristic``: ``"name"``, ``"mana cost"``, ``"color"``, ``"type"``, ``"abilities"``, ``"power"``, ``"toughness"``,
    ``"loyalty"``, ``"defense"``, ``"controller"``; or ``"cost"``, ``"attack"``, ``"block"``. ``value``: a number for power and
    toughness, loyalty and defense, words for everything else; None if there is none. Of an attack or block ``"allowed"``,
    ``"required"``, ``"forbidden"``, or ``"if the cost is paid"`` where only the creature's controller knows whether it can be.
    """

    characteristic: str
    value: int | str | None
    steps: tuple[ExplanationStep, ...] = ()

    def __str__(self) -> str:
        value = "none" if self.value is None else self.value
        steps = "; ".join(str(step) for step in self.steps)
        return f"{self.characteristic} {value}: {steps}" if steps else f"{self.characteristic} {value}"


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why something is the way it is: its subject, and a row for each characteristic, cost or verdict.

    >>> from inset import Game
    >>> game = Game.from_position({"Ann": {"battlefield": ["Grizzly Bears", "Glorious Anthem"]}, "Bob": {}})
    >>> why = game.explain("Grizzly Bears")
    >>> print(why["power"])
    power 3: printed 2; 7c Glorious Anthem +1
    >>> step = why["power"].steps[1]
    >>> step.layer, step.source, step.change, step.value, step.rule
    ('7c', 'Glorious Anthem', '+1', 3, '613.4c')
    """

    about: str
    id: int
    rows: tuple[ExplanationRow, ...]

    def __getitem__(self, characteristic: str) -> ExplanationRow:
        """The row of a characteristic, such as ``"power"``."""
        for row in self.rows:
            if row.characteristic == characteristic:
                return row
        raise KeyError(f"no characteristic called {characteristic!r}; choose {', '.join(self.characteristics)}")

    def __contains__(self, characteristic: object) -> bool:
        return characteristic in self.characteristics

    @property
    def characteristics(self) -> tuple[str, ...]:
        """The characteristics that have rows."""
        return tuple(row.characteristic for row in self.rows)

    @property
    def data(self) -> dict[str, Any]:
        """All of it as numbers, strings, lists and mappings."""
        found: dict[str, Any] = asdict(self)
        for row in found["rows"]:
            for step in row["steps"]:
                step["depends_on"] = list(step["depends_on"])
            row["steps"] = list(row["steps"])
        found["rows"] = list(found["rows"])
        return found

    def json(self) -> str:
        """The same as text."""
        return json.dumps(self.data, ensure_ascii=False)

    def __str__(self) -> str:
        """A line for each interesting row; those that are as printed are listed in one."""
        told = [row for row in self.rows if not _plain(row)]
        plain = [row.characteristic for row in self.rows if _plain(row)]
        lines = [self.about, *(f"  {row}" for row in told)]
        if plain:
            lines.append(f"  as printed: {', '.join(plain)}")
        return "\n".join(lines)


def _plain(row: ExplanationRow) -> bool:
    return len(row.steps) == 1 and row.steps[0].change.startswith("printed")
