"""306.5b: a planeswalker enters with its loyalty in counters."""

from __future__ import annotations

from inset.kernel.types import PLANESWALKER
from inset.rules.events.entering import INTRINSIC, entering_object, enters_with
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.zone_change import Change
from inset.rules.model.decision import Ask
from inset.rules.model.state import Chars, Ctx, State
from inset.rules.objects.layers import chars_as_spell


def _enters(st: State, change: Change, chars: Chars, own: Ctx, found: list[Candidate[Change]]) -> None:
    if chars.types & PLANESWALKER and chars.loyalty is not None:
        found.append(Candidate("loyalty", ANY, "loyalty", _loyalty, own, harmless=True, rule="306.5b"))


def _loyalty(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
    """306.5b."""
    yield from enters_with(st, change, "loyalty", chars_as_spell(st, entering_object(st, change)).loyalty or 0)


INTRINSIC.append(_enters)
