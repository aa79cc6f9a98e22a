"""714.3a-b: a Saga enters with a lore counter, or with as many as its controller chooses (702.155, read ahead)."""

from __future__ import annotations

from inset.language import keywords as kw
from inset.rules.events.entering import INTRINSIC, entering_object, enters_with
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.zone_change import Change
from inset.rules.meaning.saga_chapters import final_chapter
from inset.rules.model.decision import NUMBER, Ask, Decision, ask
from inset.rules.model.state import Chars, Ctx, State
from inset.rules.model.subjects import About
from inset.rules.objects.layers import chars_as_spell


def _enters(st: State, change: Change, chars: Chars, own: Ctx, found: list[Candidate[Change]]) -> None:
    if "Saga" in chars.subtypes:
        found.append(Candidate("saga", ANY, "lore counter", _lore, own, harmless=True, rule="714.3a"))


def _lore(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
    """714.3a–b: a lore counter; with read ahead as many as its controller chooses, up to the final chapter number."""
    chars = chars_as_spell(st, entering_object(st, change))
    count, final = 1, final_chapter(chars.abilities)
    if chars.keywords & kw.READ_AHEAD and final > 1:
        count = yield from ask(
            Decision(
                NUMBER,
                change.controller,
                "714.3b",
                "Begin with which chapter?",
                range(1, final + 1),
                subject=About(change.obj.id),
            )
        )
    yield from enters_with(st, change, "lore", count)


INTRINSIC.append(_enters)
