"""102, 500, 601.2: the numbers of an observation outside the rows: the moment, the question, and each player."""

from __future__ import annotations

from struct import pack
from typing import Final

from inset.env.characteristics import cut
from inset.env.object_rows import Rows, reference
from inset.env.option_rows import pages
from inset.env.schema import DECISIONS, GLOBALS, PLAYER_COUNTERS, SUBJECTS, Shape
from inset.kernel.types import MANA_TYPES
from inset.play.options import Decision
from inset.rules.model.state import State, mana_in
from inset.rules.model.subjects import Aim, Price

_DECISION: Final = {kind: code for code, kind in enumerate(DECISIONS)}
_SUBJECT: Final[dict[type, int]] = {kind: code for code, kind in enumerate(SUBJECTS, 1)}
_COMMANDER: Final = "commander"
_CUT: Final = [one.name for one in GLOBALS].index("cut")


def global_row(
    st: State, rows: Rows, decision: Decision | None, count: int, page: int, viewer: int, shape: Shape
) -> bytes:
    """The numbers, as bytes; ``count``: how many options there are."""
    seats, most, used = len(st.players), shape.cards, len(rows.parts)
    kind = subject_kind = subject = amount = 0
    if decision is not None:
        about = decision.about
        kind, subject_kind = _DECISION[decision.kind], _SUBJECT[type(about)]
        subject = reference(rows, about.oid, viewer, seats, most)
        if isinstance(about, Price):
            amount = about.cost.value()
        elif isinstance(about, Aim):
            amount = about.left
    numbers = [
        st.turn, st.step, (st.active - viewer) % seats + 1, (st.priority - viewer) % seats + 1, int(decision is not None),
        kind, subject_kind, subject, cut(amount), count, page, pages(count, shape), min(used, most), max(0, used - most),
        sum(rows.counts[most:]), rows.too_large, st.day, len(st.stack), viewer, int(st.format == _COMMANDER),
    ]  # fmt: skip
    for step in range(seats):
        for number in _seat(st, (viewer + step) % seats, rows.known_in_hand[step]):
            fitting = cut(number)
            if fitting != number:
                numbers[_CUT] += 1
            numbers.append(fitting)
    return pack(f"={len(numbers)}i", *numbers)


def _seat(st: State, player: int, known: int) -> list[int]:
    """The numbers of one player, in the order of ``schema.SEAT``."""
    record = st.players[player]
    counters = record.counters
    listed = [counters.get(kind, 0) for kind in PLAYER_COUNTERS]
    pool = [mana.kind for mana in mana_in(record.pool)]
    return [
        int(not record.lost), record.life, len(st.hands[player]), len(st.libraries[player]), len(st.graveyards[player]),
        *listed, sum(counters.values()) - sum(listed), record.lands_played, *[pool.count(kind) for kind in MANA_TYPES],
        max(record.commander_damage.values(), default=0), sum(record.commander_casts.values()), known,
    ]  # fmt: skip
