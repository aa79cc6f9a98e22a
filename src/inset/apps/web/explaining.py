"""613, 601.2f, 508.1, 509.1: why something is the way it is, as a message: ``game.explain`` for one seat.

A row is a characteristic, a cost or a verdict, with the steps that led to it; rows that are simply as printed are
listed together, so that a page shows the interesting ones first.
"""

from __future__ import annotations

from typing import Final

from inset.apps.web.protocol import Message
from inset.game import Game
from inset.kernel.errors import InsetError
from inset.rules.model.answers import Action
from inset.rules.model.state import State
from inset.words.explain_cost import explain_cost
from inset.words.explanation import Explanation, ExplanationRow

NOT_NOW: Final = frozenset(["508.1", "509.1a"])  # no attack is possible just now


def of_object(game: Game, seat: int, oid: int) -> Message:
    """The characteristics of something that the seat sees; on the battlefield also what affects its attacking and
    blocking."""
    found = told(game.seat(seat).explain(oid))
    for deed in ("attack", "block"):
        try:
            rows = game.seat(seat).explain((oid, deed)).rows
        except InsetError:  # not a creature, or it can't
            continue
        found["rows"] += [_row(row) for row in rows if any(step.rule not in NOT_NOW for step in row.steps)]
    return found


def of_option(game: Game, seat: int, n: int) -> Message:
    """What an option of the current question costs, and how that came about."""
    asked = game.seat(seat).decision
    assert asked is not None
    return told(game.seat(seat).explain(asked.options[n]))


def cost(st: State, seat: int, answer: Action) -> list[Message]:
    """How the cost of a way came about, even if it can't be used now; nothing if it is as printed."""
    try:
        rows = explain_cost(st, seat, answer).rows
    except InsetError:  # it has no cost
        return []
    return [_row(row) for row in rows if len(row.steps) > 1]


def told(why: Explanation) -> Message:
    """Interesting rows, then the names of those that are as printed, or as a token was created."""
    plain = [row for row in why.rows if _plain(row)]
    return {
        "about": why.about,
        "rows": [_row(row) for row in why.rows if row not in plain and not _goes_without_saying(row)],
        "printed": [row.characteristic for row in plain],
        "began": plain[0].steps[0].change.split()[0] if plain else "printed",
    }


def _plain(row: ExplanationRow) -> bool:
    return len(row.steps) == 1 and row.steps[0].change.startswith(("printed", "created"))


def _goes_without_saying(row: ExplanationRow) -> bool:
    """110.2: it entered under the control of its current controller."""
    return row.characteristic == "controller" and len(row.steps) == 1


def _row(row: ExplanationRow) -> Message:
    return {
        "what": row.characteristic,
        "value": "none" if row.value is None else str(row.value),
        "steps": [
            {
                "layer": step.layer,
                "source": step.source.removesuffix(":"),
                "change": step.change,
                "rule": step.rule,
                "after": list(step.depends_on),
            }
            for step in row.steps
        ],
    }
