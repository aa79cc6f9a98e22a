"""What nodes tell that tie one object to another."""

from __future__ import annotations

from inset.language import effects as e, filters as f, selections as s
from inset.oracle.facts.walk import Walk, tells


@tells(f.IsPaired)
def _paired(walk: Walk, node: f.IsPaired) -> None:
    walk.note("type", "creature")
    if node.partner is None:
        walk.note("verb", "other")


@tells(s.LinkedCards)
def _linked(walk: Walk, node: s.LinkedCards) -> None:
    walk.note("zone", "exile")


@tells(e.Meld)
def _meld(walk: Walk, node: e.Meld) -> None:
    walk.note("zone", "exile")
