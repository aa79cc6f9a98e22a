"""122.1h: a permanent with a finality counter is exiled instead of being put into a graveyard from the battlefield."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD, GRAVEYARD
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.replacing_moves import CLAUSES, exile
from inset.rules.events.zone_change import Change
from inset.rules.model.state import State


def _exiled(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    if change.obj.counters.get("finality"):
        found.append(Candidate("finality", ANY, "finality counter", exile, rule="122.1h"))


CLAUSES.append((BATTLEFIELD, GRAVEYARD, _exiled))
