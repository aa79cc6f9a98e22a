"""102, 500, 601.2: the numbers of an observation outside the rows: the moment, the question, and each player."""

from __future__ import annotations

from struct import Struct
from typing import Final

from inset.env.characteristics import cut
from inset.env.option_rows import pages
from inset.env.rows import Rows, reference
from inset.env.schema import DECISIONS, GLOBALS, GREATEST, PLAYER_COUNTERS, SEAT, SUBJECTS, Shape
from inset.kernel.types import MANA_TYPES
from inset.play.options import Decision
from inset.rules.model.state import Player, State, mana_in
from inset.rules.model.subjects import Aim, Price

_DECISION: Final = {kind: code for code, kind in enumerate(DECISIONS)}
_SUBJECT: Final[dict[type, int]] = {kind: code for code, kind in enumerate(SUBJECTS, 1)}
_COMMANDER: Final = "commander"
_SEAT: Final = Struct(f"={len(SEAT)}i")


class GlobalRow:
    """Makes the numbers of one player. Those of each seat are kept as long as nothing has changed there."""

    __slots__ = ("_kept", "_pack", "_shape", "_viewer")

    def __init__(self, viewer: int, shape: Shape) -> None:
        self._viewer = viewer
        self._shape = shape
        self._pack = Struct(f"={len(GLOBALS)}i")
        self._kept: list[_Seat | None] = [None] * shape.seats

    def packed(self, st: State, rows: Rows, decision: Decision | None, count: int, page: int) -> bytes:
        """The numbers, as bytes; ``count``: how many options there are."""
        viewer, seats, most, used = self._viewer, len(st.players), self._shape.cards, rows.used
        kind = subject_kind = subject = amount = 0
        if decision is not None:
            about = decision.question.subject
            kind, subject_kind = _DECISION[decision.question.kind], _SUBJECT[type(about)]
            if about.oid:
                subject = reference(rows, about.oid, viewer, seats, most)
            if isinstance(about, Price):
                amount = about.cost.value()
            elif isinstance(about, Aim):
                amount = about.left
        pieces: list[bytes] = [b""]
        too_large = rows.too_large
        for step in range(seats):
            seat = self._seat(st, step, rows.known_in_hand[step])
            pieces.append(seat.row)
            too_large += seat.too_large
        pieces[0] = self._pack.pack(
            st.turn, st.step, (st.active - viewer) % seats + 1, (st.priority - viewer) % seats + 1,
            int(decision is not None), kind, subject_kind, subject, cut(amount), count, page, pages(count, self._shape),
            min(used, most), max(0, used - most), rows.left_over(most), too_large, st.day, len(st.stack), viewer,
            int(st.format == _COMMANDER),
        )  # fmt: skip
        return b"".join(pieces)

    def _seat(self, st: State, step: int, known: int) -> _Seat:
        """The numbers of a player: those that were kept, if they still hold."""
        player = (self._viewer + step) % len(st.players)
        record = st.players[player]
        hand, library, graveyard = len(st.hands[player]), len(st.libraries[player]), len(st.graveyards[player])
        kept = self._kept[step]
        if (
            kept is None
            or kept.record is not record
            or kept.hand != hand
            or kept.library != library
            or kept.graveyard != graveyard
            or kept.known != known
        ):
            kept = self._kept[step] = _Seat(record, hand, library, graveyard, known)
        return kept


class _Seat:
    """The numbers of one player, in the order of ``schema.SEAT``, and how many of them were cut."""

    __slots__ = ("graveyard", "hand", "known", "library", "record", "row", "too_large")

    def __init__(self, record: Player, hand: int, library: int, graveyard: int, known: int) -> None:
        self.record = record
        self.hand = hand
        self.library = library
        self.graveyard = graveyard
        self.known = known
        numbers = [int(not record.lost), record.life, hand, library, graveyard]
        self.too_large = 0
        if record.counters or record.pool or record.commander_damage or record.commander_casts:
            numbers += _more(record)
            numbers.append(known)
            large = min(numbers) < -GREATEST or max(numbers) > GREATEST
        else:
            numbers += _NO_MORE
            numbers[_LANDS] = record.lands_played
            numbers.append(known)
            large = not -GREATEST <= record.life <= GREATEST
        if large:
            fitting = [cut(number) for number in numbers]
            self.too_large = sum([1 for number, cut_off in zip(numbers, fitting, strict=True) if number != cut_off])
            numbers = fitting
        self.row = _SEAT.pack(*numbers)


_NO_MORE: Final = [0] * (len(PLAYER_COUNTERS) + len(MANA_TYPES) + 4)
_BEFORE: Final = 5  # the numbers that come before those
_LANDS: Final = _BEFORE + len(PLAYER_COUNTERS) + 1  # the place of the lands played
_MANA: Final = len(PLAYER_COUNTERS) + 2  # the place of the first kind of mana, after those that come before
_PLACE: Final = {kind: place for place, kind in enumerate(MANA_TYPES)}


def _more(record: Player) -> list[int]:
    """Counters, lands played, mana and commanders."""
    counters, pool = record.counters, record.pool
    numbers = _NO_MORE.copy()
    if counters:
        listed = [counters.get(kind, 0) for kind in PLAYER_COUNTERS]
        numbers[: len(listed)] = listed
        numbers[len(listed)] = sum(counters.values()) - sum(listed)
    numbers[_LANDS - _BEFORE] = record.lands_played
    if pool:
        for mana in mana_in(pool):
            place = _PLACE.get(mana.kind)
            if place is not None:
                numbers[_MANA + place] += 1
    if record.commander_damage or record.commander_casts:
        numbers[-2] = max(record.commander_damage.values(), default=0)
        numbers[-1] = sum(record.commander_casts.values())
    return numbers
