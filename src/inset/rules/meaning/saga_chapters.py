"""714, 702.155: Sagas: which chapters lore counters reach, the final chapter, the counters that a Saga enters with.

Read ahead is two things: a choice as the Saga enters, and silence of the chapters that it skips.
"""

from __future__ import annotations

from inset.language.keywords import READ_AHEAD
from inset.language.node import Ability
from inset.language.patterns import ChapterReached
from inset.rules.meaning.references import look
from inset.rules.model.state import Event, State
from inset.rules.objects.abilities import traits


def final_chapter(abilities: tuple[Ability, ...]) -> int:
    """714.2d: the greatest number among its chapter abilities; 0 if it has none."""
    if not abilities:
        return 0
    found = [a.when.chapters for a in traits(abilities).triggered if isinstance(a.when, ChapterReached)]
    return max((max(chapters) for chapters in found), default=0)


def reached(st: State, node: ChapterReached, event: Event) -> int:
    """714.2b–c: how many chapters of an ability these lore counters reach. With read ahead, in the turn in which the
    Saga entered, only the one that is exactly its number (702.155a)."""
    count = 0
    for chapter in node.chapters:
        if event.number < chapter <= event.amount:
            count += 1
    if count:
        obj, chars = look(st, event.obj)
        if chars.keywords & READ_AHEAD and obj.mark == st.turn:
            return 1 if event.amount in node.chapters else 0
    return count
