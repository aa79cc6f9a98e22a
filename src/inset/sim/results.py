"""The stored result of a game, and how it is written to a journal: one line of JSON with a checksum.

A journal may have been damaged or edited, so reading expects the worst: a line counts as a result only if its checksum
is right and this batch could have written it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Annotated, Final

import msgspec

from inset.kernel.plain_text import unprintable
from inset.sim.settings import MOST_GAMES, Settings, first_side, pairing_of, seeds

WIN: Final = "win"
DRAW: Final = "draw"
LIMIT: Final = "limit"
FAILURE: Final = "failure"
_KINDS: Final = (WIN, DRAW, LIMIT, FAILURE)
MOST_RECORD: Final = 4_000_000  # longest record in a line; for a longer game only the reason is stored
_MARK: Final = b',"crc":'


@dataclass(slots=True)
class CardUse:
    """What one player did with the copies of one card in one game."""

    drawn: int = 0
    cast: dict[str, int] = field(default_factory=dict)  # way -> how often
    both: int = 0  # copies of which both halves were cast


@dataclass(slots=True)
class Result:
    """The stored result of a game. Sides, not seats: side 0 is the pairing's first deck, wherever it sat."""

    number: int
    pairing: tuple[int, int]
    seed: int
    first: int  # the side that was on the play
    winner: int = -1  # a side; -1: nobody
    kind: str = ""  # "win", "draw", "limit", or "failure"
    rule: str = ""
    turns: int = 0
    answers: int = 0
    mulligans: tuple[int, int] = (0, 0)
    life: tuple[int, int] = (0, 0)
    cards: tuple[dict[str, CardUse], dict[str, CardUse]] = field(default_factory=lambda: ({}, {}))
    error: str = ""
    record: str = ""


def begun(settings: Settings, number: int) -> Result:
    """The result of a game that has just begun."""
    return Result(number, pairing_of(settings, number), seeds(settings, number)[0], first_side(settings, number))


# --- lines of a journal -----------------------------------------------------------------------------------

_Count = Annotated[int, msgspec.Meta(ge=0)]
_Use = tuple[_Count, dict[str, _Count], _Count]


class _Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A result as it is written."""

    number: _Count
    pairing: tuple[int, int]
    seed: int
    first: int
    winner: int
    kind: str
    rule: str
    turns: _Count
    answers: _Count
    mulligans: tuple[_Count, _Count]
    life: tuple[int, int]
    cards: tuple[dict[str, _Use], dict[str, _Use]]
    error: str = ""
    record: str = ""
    crc: int = 0


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_Line)


def write_line(result: Result) -> bytes:
    """A result as a line, without the line break."""
    one, other = (
        {name: (use.drawn, use.cast, use.both) for name, use in sorted(side.items())} for side in result.cards
    )
    record = result.record if len(result.record) <= MOST_RECORD else ""
    text = _ENCODER.encode(
        _Line(
            result.number, result.pairing, result.seed, result.first, result.winner, result.kind, result.rule,
            result.turns, result.answers, result.mulligans, result.life, (one, other), result.error, record,
        )
    )[:-1]  # fmt: skip
    return text + _MARK + str(zlib.crc32(text)).encode() + b"}"


def read_line(line: bytes, settings: Settings) -> Result | None:
    """The result in a line; None if it is damaged, or not a game that this batch could have played."""
    text, mark, _ = line.rpartition(_MARK)
    if not mark:
        return None
    try:
        found = _DECODER.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError):  # ValueError: not UTF-8
        return None
    if found.crc != zlib.crc32(text) or not _possible(found, settings):
        return None
    one, other = ({name: CardUse(*use) for name, use in side.items()} for side in found.cards)
    return Result(
        found.number, found.pairing, found.seed, found.first, found.winner, found.kind, found.rule, found.turns,
        found.answers, found.mulligans, found.life, (one, other), found.error, found.record,
    )  # fmt: skip


def _names(found: _Line) -> Iterator[str]:
    """The words of a line that tables show; an error is shown escaped."""
    yield found.rule
    for side in found.cards:
        for name, (_, ways, _) in side.items():
            yield name
            yield from ways


def _possible(found: _Line, settings: Settings) -> bool:
    """Could this be a game of the batch? One with a higher number than the batch has belongs to a longer run of it."""
    if found.kind not in _KINDS or (found.kind == WIN) != (found.winner in (0, 1)):
        return False
    if unprintable("".join(_names(found))) or found.winner < -1 or found.number >= MOST_GAMES:
        return False
    if found.number >= settings.total:
        if len(settings.pairings) > 1:
            return False
        settings = replace(settings, games=found.number + 1)
    return (found.pairing, found.first, found.seed) == (
        pairing_of(settings, found.number),
        first_side(settings, found.number),
        seeds(settings, found.number)[0],
    )


def weight(result: Result) -> int:
    """A number derived from a result: the sum over all games is the digest of a batch, whatever their order. For a
    failure only the game counts, because how a process died differs between machines.
    """
    if result.kind == FAILURE:
        text = f"{result.number} failed".encode()
    else:
        text = write_line(result)
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
