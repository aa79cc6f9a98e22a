"""No instruction writes to a slot that is read for something else."""

from __future__ import annotations

from inset.language import conditions as k, costs as c, effects as e, filters as f, selections as s, values as v
from inset.language.node import nodes_in
from inset.oracle.slots import FIRST_SLOT, settle_slots

ALL = s.Each(f.Anything())
ASKED = e.PayOr(s.You(), c.PayLife(1))


def test_slots_that_are_read_are_numbered_from_zero() -> None:
    made = settle_slots((e.Tap(ALL, save=FIRST_SLOT + 3), e.Untap(s.Saved(FIRST_SLOT + 3))))
    assert made == (e.Tap(ALL, save=0), e.Untap(s.Saved(0)))


def test_an_answer_that_nobody_asks_about_goes_to_a_slot_of_its_own() -> None:
    kept, asked, drawn = settle_slots(
        (e.Remember(FIRST_SLOT, ALL), ASKED, e.Draw(s.You(), v.Count(s.Saved(FIRST_SLOT))))
    )
    assert kept.save == 0 and drawn.count == v.Count(s.Saved(0))
    assert asked.save not in (-1, 0)


def test_a_slot_that_a_phrase_has_numbered_is_not_given_away() -> None:
    made = settle_slots((e.Tap(ALL, save=FIRST_SLOT), ASKED, e.If(k.Did(0), (e.Untap(s.Saved(FIRST_SLOT)),))))
    assert made[0].save != made[1].save == 0
    [untapped] = [node for node in nodes_in(made) if isinstance(node, e.Untap)]
    assert untapped.what == s.Saved(made[0].save)
