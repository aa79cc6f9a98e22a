"""Records a game answer by answer, outside the process that plays it: a small file that two processes map.

The worker counts its answers there and, if asked to, writes each of them. The watcher sees when the count stops, and
can still make a record of the game when the worker is dead.
"""

from __future__ import annotations

import json
import mmap
import os
import struct
import tempfile
from typing import TYPE_CHECKING, Final

from inset.kernel.errors import InsetError
from inset.play.record import written_since
from inset.sim.executor import Watch

if TYPE_CHECKING:
    from inset.game import Game
    from inset.play.past import Past

SIZE: Final = 1 << 24  # bytes; only written ones take up space. A longer game is recorded up to there
FIRST: Final = 1 << 12  # bytes written immediately: a full disk is noticed here
_HEAD: Final = struct.Struct("<QQ")  # the number of reports, and the length of the text in bytes


class Tape:
    """The watcher's end of the file."""

    def __init__(self) -> None:
        try:
            handle, self.path = tempfile.mkstemp(prefix="inset-game-")
            try:
                os.write(handle, bytes(min(FIRST, SIZE)))
                os.truncate(handle, SIZE)
                self._map = mmap.mmap(handle, SIZE)
            finally:
                os.close(handle)
        except OSError as error:
            raise InsetError(f"{tempfile.gettempdir()} can't be written: {error.strerror or error}") from None

    @property
    def beats(self) -> int:
        """How often the worker has reported something."""
        return int(_HEAD.unpack_from(self._map)[0])

    def record(self) -> str:
        """The record of the game that was being played; empty if there is none."""
        length = min(_HEAD.unpack_from(self._map)[1], len(self._map) - _HEAD.size)
        text = bytes(self._map[_HEAD.size : _HEAD.size + length])
        try:
            first, *rest = [json.loads(line) for line in text.splitlines()]
            for answers in rest:
                first["answers"] += answers
        except (ValueError, TypeError, KeyError):  # nothing there, or the player has written to it
            return ""
        return json.dumps(first, ensure_ascii=False, separators=(",", ":"))

    def erase(self) -> None:
        _HEAD.pack_into(self._map, 0, self.beats, 0)

    def unlink(self) -> None:
        """Removes the file's name once both have opened it, so that nothing is left behind, whichever process is
        killed."""
        if self.path:
            try:
                os.unlink(self.path)
                self.path = ""
            except OSError:
                pass  # Windows doesn't delete a file in use

    def close(self) -> None:
        self._map.close()
        self.unlink()


class Taping(Watch):
    """The worker's end: counts answers, and records them if ``careful``."""

    needed = False

    def __init__(self, path: str) -> None:
        with open(path, "r+b") as file:
            self._map = mmap.mmap(file.fileno(), 0)
        self.careful = False
        self._beats = 0
        self._end = 0
        self._known: Past | None = None

    def begin(self, game: Game) -> None:
        self._end = 0
        self._known = game._past
        if self.careful:
            self._add(game.record())
        self.beat()

    def answered(self, game: Game) -> None:
        if self.careful:
            self._add(json.dumps(written_since(game._past, self._known), separators=(",", ":")))
            self._known = game._past
        self.beat()

    def beat(self) -> None:
        self._beats += 1
        _HEAD.pack_into(self._map, 0, self._beats, self._end)

    def _add(self, text: str) -> None:
        line = text.encode() + b"\n"
        start = _HEAD.size + self._end
        if start + len(line) <= len(self._map):
            self._map[start : start + len(line)] = line
            self._end += len(line)
        else:
            self.careful = False  # no space: the rest of the game isn't recorded
